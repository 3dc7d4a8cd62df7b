"""What does a deal count where no game is won by it? Contracts, targets and tournaments: points for each column."""

from collections.abc import Mapping
from typing import NamedTuple

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import DealResult, Line
from dummywhist.engine.rules.counts import (
    BidCount,
    ContractCount,
    Fail,
    TargetCount,
    TargetScore,
    TrickCount,
    TrickScore,
)

Columns = Mapping[Side, int]
STRAIN_POINTS = {"S": 30, "H": 30, "D": 20, "C": 20, "NT": 30}
"""A trick above six in each strain; the first at no trump is ten more (SD-41)."""


class Declared(NamedTuple):
    """A contract as the count needs it: who promised what, and the tricks that his side won."""

    column: Side
    others: tuple[Side, ...]
    level: int
    denomination: str
    doubled: int
    won: int


def _result(before: Columns, tricks: Columns, lines: tuple[Line, ...]) -> DealResult:
    after = dict(before)
    for line in lines:
        after[line.side] += line.points
    return DealResult(tuple(before.items()), tuple(tricks.items()), (), lines, tuple(after.items()), None, 0)


def thrown_in(before: Columns) -> DealResult:
    """Return the result of a deal that nobody bid on (SD-14)."""
    return _result(before, {}, ())


def count_tricks(count: TrickCount, before: Columns, tricks: Columns) -> DealResult:
    """Count a deal of a tournament (CW-61, CW-66)."""
    lines = []
    for side, won in tricks.items():
        lost = sum(other for found, other in tricks.items() if found != side)
        match count.score:
            case TrickScore.ODD_TRICKS:
                points = max(0, won - count.book)
            case TrickScore.ALL_TRICKS:
                points = won
            case _:
                points = max(0, won - count.book) - max(0, lost - count.book)
        lines.append(Line("tricks", side, points, won))
    return _result(before, tricks, tuple(lines))


def count_bid(count: BidCount, before: Columns, tricks: Columns, made: Declared) -> DealResult:
    """Count a contract of Bid Dummy Whist: made or set, never both, never a minus by default (BD-70..76)."""
    times = 1
    if made.level == 7 or (count.boston_any and made.won == 13):
        times *= count.boston
    if made.denomination == "nt":
        times *= count.no_trump
    target = count.book + made.level
    lines: tuple[Line, ...]
    if made.won >= target:
        lines = (Line("contract", made.column, (made.won - count.book) * times, made.won, "", times, target),)
    elif count.declarer_minus:
        lines = (Line("set", made.column, -made.level * times, made.won, "", times, target),)
    else:
        lines = tuple(Line("set", other, made.level * times, made.won, "", times, target) for other in made.others)
    return _result(before, tricks, lines)


def books_moved(books: int, moved: int) -> int:
    """Return the books of the declarer's side when a renege moved so many to it, or with a minus from it (BD-64)."""
    return max(0, min(13, books + moved))


def count_contract(count: ContractCount, before: Columns, tricks: Columns, made: Declared) -> DealResult:
    """Count a contract of Single Dummy Bridge (SD-40..44)."""
    target = count.book + made.level
    times = made.doubled
    if made.won >= target:
        odd = made.won - count.book if count.as_won else made.level
        points = odd * STRAIN_POINTS[made.denomination] + (10 if made.denomination == "NT" else 0)
        return _result(before, tricks, (Line("contract", made.column, points * times, made.won, "", times, target),))
    short = target - made.won
    column, points = made.others[0], 50 * short * times
    match count.fail:
        case Fail.NONE:
            points = 0
        case Fail.DECLARER_MINUS:
            column, points = made.column, -points
        case Fail.BRIDGE_NV:
            points = _not_vulnerable(short, times)
    return _result(before, tricks, (Line("set", column, points, made.won, "", times, target),))


def _not_vulnerable(short: int, times: int) -> int:
    """Return the penalty of bridge when not vulnerable (SD-44)."""
    if times == 1:
        return 50 * short
    doubled = sum((100, 200, 200)[step] if step < 3 else 300 for step in range(short))
    return doubled * (times // 2)


def count_targets(count: TargetCount, before: Columns, tricks: Columns, targets: Columns) -> DealResult:
    """Count a deal of 3-Handed Whist: tricks against each player's target (TH-40, TH-43)."""
    lines = []
    for side, won in tricks.items():
        match count.score:
            case TargetScore.DIFFERENCE:
                points = won - targets[side]
            case TargetScore.OVER_ONLY:
                points = max(0, won - targets[side])
            case _:
                points = won
        lines.append(Line("target", side, points, won, "", 1, targets[side]))
    return _result(before, tricks, tuple(lines))
