"""What does a deal count where no game is won by it? Contracts, targets and tournaments: points for each column."""

from collections.abc import Mapping, Sequence

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.line import (
    BidPlayed,
    Cause,
    ContractPlayed,
    Line,
    Revoked,
    Scored,
    TargetSet,
    ThrownIn,
    TricksWon,
)
from dummywhist.engine.deal.score import DealResult, Penalty
from dummywhist.engine.rules.counts import (
    BidCount,
    ContractCount,
    Fail,
    TargetCount,
    TargetScore,
    TrickCount,
    TrickScore,
)
from dummywhist.engine.rules.laws import SHARED, Topic, laws
from dummywhist.engine.values import NamedTuple

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


def taken(
    tricks: Columns,
    penalties: Sequence[Penalty],
    before: Columns,
    columns: Mapping[Side, Side] | None = None,
    page: str = SHARED,
) -> tuple[dict[Side, int], tuple[Line, ...]]:
    """Return the tricks when those of ``penalties`` were taken, and a line for each of them (W-REV-9, BD-63, SD-33).

    A false claim takes a point off the score as it was ``before``, if there is one (W-REV-8, W-Q4); what was cancelled
    or waived costs nothing (W-REV-14), and what is safe is not taken (W-AWL-6). ``columns``: the column of the score in
    which a side's line stands. ``page``: of the game, whose own laws are named where it has any.
    """
    found, score, lines = dict(tricks), dict(before), []
    for penalty in penalties:
        side, asked = penalty.offender, penalty.amount or 0
        own = (columns or {}).get(side, side)
        if penalty.kind == "cancelled" or penalty.kind == "waived":
            facts = Revoked(side, penalty.kind, asked, 0, penalty.kind, None)
            lines.append(Line(Cause.REVOKE, own, 0, laws(SHARED, "revoke"), facts))
            continue
        if penalty.kind == "false":
            was, now = score[own], max(0, score[own] - asked)
            facts = Revoked(side, penalty.kind, asked, 0, "", Scored(was, now, was == before[own]))
            lines.append(Line(Cause.REVOKE, own, now - was, laws(SHARED, "false_claim"), facts))
            score[own] = now
            continue
        to = penalty.to or next(other for other in found if other != side)
        moved = min(asked, max(0, found[side] - penalty.keep))
        found[side] -= moved
        found[to] += moved
        facts = Revoked(side, penalty.kind, asked, moved, "", None)
        ids = laws(page, "revoke") or laws(SHARED, "revoke")
        lines.append(Line(Cause.REVOKE, (columns or {}).get(to, to), 0, ids, facts))
    return found, tuple(lines)


def _result(before: Columns, tricks: Columns, *lines: Line) -> DealResult:
    return DealResult(tuple(before.items()), tuple(tricks.items()), (), lines)


def thrown_in(before: Columns, page: str = SHARED) -> DealResult:
    """Return the result of a deal that nobody bid on (SD-14)."""
    ids = laws(page, "thrown_in")
    return _result(before, {}, *(Line(Cause.THROWN_IN, side, 0, ids, ThrownIn()) for side in before))


def count_tricks(count: TrickCount, before: Columns, tricks: Columns) -> DealResult:
    """Count a deal of a tournament (CW-61, CW-66)."""
    topics: tuple[Topic, ...] = ("net", "tricks")
    if count.score is TrickScore.ODD_TRICKS:
        topics = ("continuous",) if count.continuous else ("tricks",)
    ids = laws(count.page, *topics)
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
        lines.append(
            Line(Cause.TRICKS, side, points, ids, TricksWon(won, count.book, max(0, won - count.book), count.score))
        )
    return _result(before, tricks, *lines)


def count_bid(count: BidCount, before: Columns, tricks: Columns, made: Declared) -> DealResult:
    """Count a contract of Bid Dummy Whist: made or set, never both, never a minus by default (BD-70..76)."""
    boston = count.boston if made.level == 7 or (count.boston_any and made.won == 13) else 1
    no_trump = count.no_trump if made.denomination == "nt" else 1
    times = boston * no_trump
    target, above = count.book + made.level, made.won - count.book
    facts = BidPlayed(made.column, made.won, target, made.level, above, times, boston, no_trump)
    more: tuple[Topic, ...] = (*(("boston",) if boston > 1 else ()), *(("no_trump",) if no_trump > 1 else ()))

    def line(cause: Cause, column: Side, points: int, topic: Topic) -> Line:
        return Line(cause, column, points * times, laws(count.page, topic, *more), facts)

    if made.won >= target:
        return _result(before, tricks, line(Cause.CONTRACT, made.column, above, "made"))
    if count.declarer_minus:
        return _result(before, tricks, line(Cause.SET, made.column, -made.level, "minus"))
    return _result(before, tricks, *(line(Cause.SET, other, made.level, "set") for other in made.others))


def books_moved(books: int, moved: int) -> int:
    """Return the books of the declarer's side when a renege moved so many to it, or with a minus from it (BD-64)."""
    return max(0, min(13, books + moved))


def count_contract(count: ContractCount, before: Columns, tricks: Columns, made: Declared) -> DealResult:
    """Count a contract of Single Dummy Bridge (SD-40..44)."""
    target, times = count.book + made.level, made.doubled
    odd = made.won - count.book if count.as_won else made.level
    each, first = STRAIN_POINTS[made.denomination], 10 if made.denomination == "NT" else 0
    short = max(0, target - made.won)
    facts = ContractPlayed(
        made.column, made.won, target, odd, each, odd * each, first, short, times, count.as_won, count.fail
    )
    if not short:
        ids = laws(count.page, *(("made", "doubled") if times > 1 else ("made",)))
        line = Line(Cause.CONTRACT, made.column, (odd * each + first) * times, ids, facts)
        return _result(before, tricks, line)
    column, points = made.others[0], 50 * short * times
    match count.fail:
        case Fail.NONE:
            points = 0
        case Fail.DECLARER_MINUS:
            column, points = made.column, -points
        case Fail.BRIDGE_NV:
            points = _not_vulnerable(short, times)
    ids = laws(count.page, "set" if count.fail is Fail.PENALTY_50 else "minus")
    return _result(before, tricks, Line(Cause.SET, column, points, ids, facts))


def _not_vulnerable(short: int, times: int) -> int:
    """Return the penalty of bridge when not vulnerable (SD-44)."""
    if times == 1:
        return 50 * short
    doubled = sum((100, 200, 200)[step] if step < 3 else 300 for step in range(short))
    return doubled * (times // 2)


def count_targets(count: TargetCount, before: Columns, tricks: Columns, targets: Columns) -> DealResult:
    """Count a deal of 3-Handed Whist: tricks against each player's target (TH-40, TH-43)."""
    ids = laws(count.page, *(("target",) if count.score is TargetScore.DIFFERENCE else ("tricks", "target")))
    lines = []
    for side, won in tricks.items():
        match count.score:
            case TargetScore.DIFFERENCE:
                points = won - targets[side]
            case TargetScore.OVER_ONLY:
                points = max(0, won - targets[side])
            case _:
                points = won
        facts = TargetSet(won, targets[side], count.dummy, count.thrown, count.others, count.score)
        lines.append(Line(Cause.TARGET, side, points, ids, facts))
    return _result(before, tricks, *lines)
