"""What did a deal come to, in a sentence? For each kind of count its own."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import BidPlayed, Cause, ContractPlayed, Line, TargetSet
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.rules.counts import BidCount, ContractCount, Count, TargetCount, TargetScore, TrickCount
from dummywhist.engine.rules.parts import Rules
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
            return _tricks(counted, count)


def _tricks(counted: Counted, count: Count | TrickCount | None) -> str:
    tricks = dict(counted.result.tricks)
    best = max(tricks, key=lambda side: tricks[side])
    odd = tricks[best] - (6 if count is None else count.book)
    name = counted.name(best)
    if any(line.cause is Cause.SLAM for line in counted.result.lines):
        return tr("{name} won {tricks:number} tricks, a slam.", name=name, tricks=tricks[best])
    if isinstance(count, Count) and count.odd_only:
        return tr("{name} won {tricks:number} tricks, the odd.", name=name, tricks=tricks[best])
    if odd > 0:
        return tr("{name} won {tricks:number} tricks, {odd:number} odd.", name=name, tricks=tricks[best], odd=odd)
    return tr("{name} won {tricks:number} tricks.", name=name, tricks=tricks[best])


def _contract(counted: Counted, *, books: bool) -> str:
    lines = counted.result.lines
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


def _gained(counted: Counted, lines: Sequence[Line]) -> str:
    gains = [line for line in lines if line.amount]
    if not gains:
        return tr("nobody scores")
    who = together(counted.name(line.side) for line in gains)
    points = points_words(gains[0].amount)
    return tr("{who} {points} each", who=who, points=points) if len(gains) > 1 else f"{who} {points}"


def _targets(counted: Counted, count: TargetCount) -> str:
    lines = {line.side: (line.amount, line.facts) for line in counted.result.lines}
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
