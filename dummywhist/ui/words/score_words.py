"""What did a deal come to, in a sentence? For each kind of count its own."""

from collections.abc import Callable, Mapping, Sequence

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import (
    BidPlayed,
    Cause,
    ContractPlayed,
    Line,
    OddTricks,
    Revoked,
    Slam,
    TargetSet,
    TricksWon,
)
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.counts import BidCount, ContractCount, TargetCount, TargetScore
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.tongues import mark, mid, together, tr
from dummywhist.ui.words.terms import signed


class Counted(NamedTuple):
    """A counted deal: by which rules, what a side or column is called, and the columns in their order."""

    result: DealResult
    rules: Rules | None
    name: Callable[[Side], str]
    columns: Sequence[Side]


def counted_words(counted: Counted) -> str:
    """Return the outcome of a deal as one or two sentences."""
    count = None if counted.rules is None else counted.rules.count
    match count:
        case BidCount() | ContractCount():
            return _contract(counted, books=isinstance(count, BidCount))
        case TargetCount():
            return _targets(counted, count)
        case _:
            return _tricks(counted)


def _tricks(counted: Counted) -> str:
    tricks = dict(counted.result.tricks)
    held = _after_revokes(counted, tricks)
    best = max(held, key=lambda side: held[side])
    name, won = counted.name(best), tricks[best]
    facts = [line.facts for line in counted.result.lines if line.side == best]
    if any(isinstance(one, Slam) for one in facts):
        return tr("{name} won {tricks:number} tricks, a slam.", name=name, tricks=won)
    if any(isinstance(one, OddTricks) and one.only for one in facts):
        return tr("{name} won {tricks:number} tricks, the odd.", name=name, tricks=won)
    if held != tricks:
        return tr("{name} {name:have|has} {tricks:number} tricks after the revokes.", name=name, tricks=held[best])
    odd = next((one.odd for one in facts if isinstance(one, OddTricks | TricksWon)), 0)
    trays = counted.rules is not None and counted.rules.customs.trays  # there is no book: every trick counts (DW-SC-1)
    if odd and not trays:
        return tr("{name} won {tricks:number} tricks, {odd:number} odd.", name=name, tricks=won, odd=odd)
    return tr("{name} won {tricks:number} tricks.", name=name, tricks=won)


def _after_revokes(counted: Counted, tricks: Mapping[Side, int]) -> dict[Side, int]:
    """Return the tricks of the sides, with those that were taken for revokes (W-REV-9)."""
    held = dict(tricks)
    for line in counted.result.lines:
        if isinstance(line.facts, Revoked) and line.facts.moved and len(held) == 2:
            held[line.facts.offender] -= line.facts.moved
            (other,) = (side for side in held if side != line.facts.offender)
            held[other] += line.facts.moved
    return held


def _contract(counted: Counted, *, books: bool) -> str:
    lines = _without_revokes(counted)
    line = lines[0]
    facts = line.facts
    if not isinstance(facts, BidPlayed | ContractPlayed):
        return tr("The hand was thrown in: nobody scores.")
    name = counted.name(facts.declarer)
    if line.cause is Cause.CONTRACT:
        made = (
            mark("{name} made the contract with {won:number} {won:book|books}: {points}.")
            if books
            else mark("{name} made the contract with {won:number} {won:trick|tricks}: {points}.")
        )
        return tr(made, name=name, won=facts.won, points=points_words(line.amount))
    failed = (
        mark("{name} won {won:words} of {target:number} {target:book|books} and went set: {scores}.")
        if books
        else mark("{name} won {won:words} of {target:number} {target:trick|tricks} and failed: {scores}.")
    )
    return tr(failed, name=name, won=facts.won, target=facts.target, scores=_gained(counted, lines))


def _without_revokes(counted: Counted) -> tuple[Line, ...]:
    """Return the lines of the deal but those of penalties, which come before."""
    return tuple(line for line in counted.result.lines if line.cause is not Cause.REVOKE)


def _gained(counted: Counted, lines: Sequence[Line]) -> str:
    gains = [line for line in lines if line.amount]
    if not gains:
        return tr("nobody scores")
    who = together(counted.name(line.side) for line in gains)
    points = points_words(gains[0].amount)
    return tr("{who} {points} each", who=who, points=points) if len(gains) > 1 else f"{who} {points}"


def _targets(counted: Counted, count: TargetCount) -> str:
    lines = {line.side: (line.amount, line.facts) for line in _without_revokes(counted)}
    said: list[str] = []
    for side in counted.columns or lines:
        points, facts = lines[side]
        assert isinstance(facts, TargetSet)
        shown = signed(points) if count.score is TargetScore.DIFFERENCE else str(points)
        name = counted.name(side)
        said.append(f"{mid(name) if said else name} {facts.won} ({shown})")
    return tr("Tricks: {tricks}.", tricks=", ".join(said))


def points_words(points: int) -> str:
    """Return "1 point", "12 points"."""
    shown = f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)
    return tr("{shown} {points:point|points}", shown=shown, points=abs(points))
