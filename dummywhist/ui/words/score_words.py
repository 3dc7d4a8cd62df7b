"""What did a deal come to, in a sentence? For each kind of count its own."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import DealResult, Line
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
    if any(line.item == "slam" for line in counted.result.lines):
        return tr("{name} won {tricks:number} tricks, a slam.", name=name, tricks=tricks[best])
    if isinstance(count, Count) and count.odd_only:
        return tr("{name} won {tricks:number} tricks, the odd.", name=name, tricks=tricks[best])
    if odd > 0:
        return tr("{name} won {tricks:number} tricks, {odd:number} odd.", name=name, tricks=tricks[best], odd=odd)
    return tr("{name} won {tricks:number} tricks.", name=name, tricks=tricks[best])


def declarer_of(result: DealResult) -> Side | None:
    """Return the column of the declarer by what was counted: who made it, or who alone does not gain by its failing."""
    lines = [line for line in result.lines if line.item in ("contract", "set")]
    for line in lines:
        if line.item == "contract" or line.points < 0:
            return line.side
    gained = {line.side for line in lines}
    others = [side for side, _ in result.before if side not in gained]
    return others[0] if lines and len(others) == 1 else None


def _contract(counted: Counted, *, books: bool) -> str:
    result, lines = counted.result, [line for line in counted.result.lines if line.item in ("contract", "set")]
    declarer = declarer_of(result)
    if declarer is None:
        return tr("The hand was thrown in: nobody scores.")
    line: Line = lines[0]
    name = counted.name(declarer)
    if line.item == "contract":
        made = (
            mark("{name} made the contract with {won:number} {won:book|books}: {points}.")
            if books
            else mark("{name} made the contract with {won:number} {won:trick|tricks}: {points}.")
        )
        return tr(made, name=name, won=line.basis, points=points_words(line.points))
    failed = (
        mark("{name} won {won:words} of {target:number} {target:book|books} and went set: {scores}.")
        if books
        else mark("{name} won {won:words} of {target:number} {target:trick|tricks} and failed: {scores}.")
    )
    return tr(failed, name=name, won=line.basis, target=line.target, scores=_gained(counted, lines))


def _gained(counted: Counted, lines: Sequence[Line]) -> str:
    gains = [line for line in lines if line.points]
    if not gains:
        return tr("nobody scores")
    who = together(counted.name(line.side) for line in gains)
    points = points_words(gains[0].points)
    return tr("{who} {points} each", who=who, points=points) if len(gains) > 1 else f"{who} {points}"


def _targets(counted: Counted, count: TargetCount) -> str:
    lines = {line.side: line for line in counted.result.lines if line.item == "target"}
    said: list[str] = []
    for side in counted.columns or lines:
        line = lines[side]
        points = line.points if count.score is not TargetScore.DIFFERENCE else None
        shown = signed(line.points) if points is None else str(points)
        name = counted.name(side)
        said.append(f"{mid(name) if said else name} {line.basis} ({shown})")
    return tr("Tricks: {tricks}.", tricks=", ".join(said))


def points_words(points: int) -> str:
    """Return "1 point", "12 points"."""
    shown = f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)
    return tr("{shown} {points:point|points}", shown=shown, points=abs(points))
