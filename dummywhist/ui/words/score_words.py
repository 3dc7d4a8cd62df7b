"""What did a deal come to, in a sentence? For each kind of count its own (table.md 10)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import DealResult, Line
from dummywhist.engine.rules.counts import BidCount, ContractCount, Count, TargetCount, TargetScore, TrickCount
from dummywhist.engine.rules.parts import Rules
from dummywhist.ui.words.terms import many, number_words, signed, together


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
            return _contract(counted, "book" if isinstance(count, BidCount) else "trick")
        case TargetCount():
            return _targets(counted, count)
        case _:
            return _tricks(counted, count)


def _tricks(counted: Counted, count: Count | TrickCount | None) -> str:
    tricks = dict(counted.result.tricks)
    best = max(tricks, key=lambda side: tricks[side])
    odd = tricks[best] - (6 if count is None else count.book)
    said = f"{counted.name(best)} won {number_words(tricks[best])} tricks"
    slam = any(line.item == "slam" for line in counted.result.lines)
    if slam:
        return f"{said}, a slam."
    if isinstance(count, Count) and count.odd_only:
        return f"{said}, the odd."
    return f"{said}, {number_words(odd)} odd." if odd > 0 else f"{said}."


def declarer_of(result: DealResult) -> Side | None:
    """Return the column of the declarer by what was counted: who made it, or who alone does not gain by its failing."""
    lines = [line for line in result.lines if line.item in ("contract", "set")]
    for line in lines:
        if line.item == "contract" or line.points < 0:
            return line.side
    gained = {line.side for line in lines}
    others = [side for side, _ in result.before if side not in gained]
    return others[0] if lines and len(others) == 1 else None


def _contract(counted: Counted, word: str) -> str:
    result, lines = counted.result, [line for line in counted.result.lines if line.item in ("contract", "set")]
    declarer = declarer_of(result)
    if declarer is None:
        return "The hand was thrown in: nobody scores."
    line: Line = lines[0]
    name = counted.name(declarer)
    if line.item == "contract":
        return f"{name} made the contract with {many(line.basis, word)}: {_points(line.points)}."
    won = number_words(line.basis) if line.basis else "none"
    failed = f"{name} won {won} of {many(line.target, word)}"
    failed += " and went set" if word == "book" else " and failed"
    gains = [line for line in lines if line.points]
    if not gains:
        return f"{failed}: nobody scores."
    who = together(_mid(counted.name(line.side)) for line in gains)
    each = " each" if len(gains) > 1 else ""
    return f"{failed}: {who} {_points(gains[0].points)}{each}."


def _targets(counted: Counted, count: TargetCount) -> str:
    lines = {line.side: line for line in counted.result.lines if line.item == "target"}
    said: list[str] = []
    for side in counted.columns or lines:
        line = lines[side]
        points = line.points if count.score is not TargetScore.DIFFERENCE else None
        shown = signed(line.points) if points is None else str(points)
        name = counted.name(side)
        said.append(f"{_mid(name) if said else name} {line.basis} ({shown})")
    return f"Tricks: {', '.join(said)}."


def _points(points: int) -> str:
    shown = f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)
    return f"{shown} {'point' if abs(points) == 1 else 'points'}"


def _mid(words: str) -> str:
    return "you" + words[3:] if words.startswith("You") and (len(words) == 3 or words[3] in " ,") else words
