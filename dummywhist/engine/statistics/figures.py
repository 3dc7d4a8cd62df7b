"""How well does somebody play, and how lucky is he? Figures over deals, which are the units, and how sure they are."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from math import ceil, sqrt
from random import Random
from typing import Final

from dummywhist.engine.statistics.averages import Average, average
from dummywhist.engine.statistics.kinds import CALLS, KINDS
from dummywhist.engine.statistics.marks import LEAST, Mark, Marks, marks_of
from dummywhist.engine.statistics.parts import CardRow, Part
from dummywhist.engine.statistics.roles import GROUPS, group_of
from dummywhist.engine.statistics.store import Row
from dummywhist.engine.values import NamedTuple

SURE: Final = 1.96
"""Standard errors of a band of 95 in 100."""
FEW: Final = 8
"""With fewer deals no band is told."""
SMALL: Final = 30
"""With fewer the band is that of a bootstrap over deals,"""
DRAWS: Final = 2_000
"""of so many draws."""
MUTE: Final = 15
"""A kind with fewer choices says nothing yet."""
SPANS: Final = 8
"""So many months or weeks make a trend."""
RUN: Final = 20
"""Else deals are taken by so many."""
MOST_RUNS: Final = 25
BYTE: Final = 256
MOST_ROWS: Final = 12
OTHER: Final = "other"
MASTER: Final = "master"
ERRORS: Final = 3
"""So many standard errors no chance explains."""


class Deal(NamedTuple):
    """A counted deal as somebody played it, with the ``average`` of such deals; None where there is none in tricks."""

    row: Row
    part: Part
    average: float | None

    @property
    def luck(self) -> float | None:
        """By how much the deal held more than the average."""
        held = self.part.held
        return None if held is None or self.average is None else held - self.average


class Wanted(NamedTuple):
    """Which deals are meant; what is empty takes all. ``role``: one of `GROUPS`; ``company``: a level among the others;
    ``who``: a player's name, else the first person at the table; ``since``, ``until``: days, both included; ``rules``:
    as `rules_text` tells them; ``helped``: only deals in which the tutor asked, only others, or None for both.
    """

    game: str = ""
    role: str = ""
    company: str = ""
    who: str = ""
    since: date | None = None
    until: date | None = None
    rules: str | None = None
    helped: bool | None = False


class Rate(NamedTuple):
    """What is lost a deal: the ``mean``, with its band from ``low`` to ``high``, None of less than `FEW` deals.

    ``lost`` in all, ``choices`` that there were.
    """

    deals: int
    lost: float
    choices: int
    mean: float
    low: float | None
    high: float | None

    @property
    def of_hundred(self) -> float:
        """What is lost in a hundred choices."""
        return 100 * self.lost / self.choices if self.choices else 0.0


class Point(NamedTuple):
    """Deals from ``first`` to ``last`` (days), ``at`` so many before them; ``unit``: "month", "week" or "run"."""

    unit: str
    first: date
    last: date
    deals: tuple[Deal, ...]
    at: int = 0


class Slope(NamedTuple):
    """By how many tricks a deal less is lost after a hundred deals, with the band."""

    less: float
    low: float
    high: float


class Luck(NamedTuple):
    """The parts over ``deals``, whose sum is what was made more than the average; ``calls``: none in tricks."""

    deals: int
    luck: float
    calls: float
    own: float
    partner: float
    gifts: float
    lay: float

    @property
    def sum(self) -> float:
        """What they come to."""
        return sum(self.in_points)

    @property
    def parts(self) -> tuple[float, ...]:
        """The five parts in tricks."""
        return (self.luck, *self[3:])

    @property
    def in_points(self) -> tuple[float, ...]:
        """The parts with the calls, which are counted in points alone."""
        return tuple(self[1:])


class Mean(NamedTuple):
    """The mean of ``deals`` figures with its band, None of less than `FEW`."""

    deals: int
    mean: float
    low: float | None
    high: float | None


# ---- which deals ----


def chosen(rows: Iterable[Row], wanted: Wanted) -> tuple[Row, ...]:
    """Return the rows that are ``wanted``, counted or not, without those that show no skill."""
    helped = wanted.helped
    return tuple(
        row for row in rows
        if not row.excluded and (helped is None or bool(row.help) == helped) and is_wanted(row, wanted)
    )  # fmt: skip


def is_wanted(row: Row, wanted: Wanted) -> bool:
    """Whether a row is among those ``wanted``, with help or without."""
    if row.person != 1 if not wanted.who else row.name.casefold() != wanted.who.casefold():
        return False
    if wanted.game and row.game != wanted.game:
        return False
    if wanted.role and group_of(row.role) != wanted.role:
        return False
    if wanted.company and wanted.company not in row.levels:
        return False
    if wanted.rules is not None and row.rules != wanted.rules:
        return False
    day = row.started[:10]
    if wanted.since is not None and day < wanted.since.isoformat():
        return False
    return wanted.until is None or day <= wanted.until.isoformat()


Averaging = Callable[[str, str, str], Average | None]


def counted(rows: Iterable[Row], averaging: Averaging = average) -> tuple[Deal, ...]:
    """Return the rows that are counted, with their averages."""
    known: dict[tuple[str, str, str], Average | None] = {}
    found: list[Deal] = []
    for row in rows:
        if row.part is None:
            continue
        key = row.game, row.rules, row.role
        if key not in known:
            known[key] = averaging(*key)
        mean = known[key]
        found.append(Deal(row, row.part, None if mean is None else mean.mean))
    return tuple(found)


# ---- the error rate ----


def loss_of(deal: Deal) -> float:
    """Return what was lost in a deal, in tricks."""
    return deal.part.lost


def points_of(deal: Deal) -> float:
    """Return what was lost in a deal, in points."""
    return deal.part.points


def rate(deals: Sequence[Deal], loss: Callable[[Deal], float] = loss_of) -> Rate:
    """Return what is lost a deal."""
    losses = [loss(deal) for deal in deals]
    mean, low, high = _band(losses, deals[-1].row.number if deals else 0)
    choices = sum(deal.part.choices for deal in deals)
    return Rate(len(deals), sum(losses), choices, mean, None if low is None else max(0.0, low), high)


def by_role(deals: Sequence[Deal], loss: Callable[[Deal], float] = loss_of) -> tuple[tuple[str, Rate], ...]:
    """Return what is lost in each role that was played."""
    found: dict[str, list[Deal]] = {}
    for deal in deals:
        found.setdefault(group_of(deal.row.role), []).append(deal)
    return tuple((role, rate(found[role], loss)) for role in GROUPS if role in found)


def by_kind(
    deals: Sequence[Deal], cards: Iterable[tuple[int, CardRow]], *, points: bool = False
) -> tuple[tuple[str, Rate], ...]:
    """Return what is lost by the cards of each kind, the dearest first; a kind of less than `MUTE` choices comes last.

    ``cards``: the judged cards of the deals.
    """
    at = {deal.row.deal: place for place, deal in enumerate(deals)}
    lost: dict[str, list[float]] = {}
    many: dict[str, int] = {}
    for deal, card in cards:
        if not card.choice or deal not in at or (card.kind in CALLS and not points):
            continue
        lost.setdefault(card.kind, [0.0] * len(deals))[at[deal]] += card.kp if points else card.k
        many[card.kind] = many.get(card.kind, 0) + 1
    found: list[tuple[str, Rate]] = []
    for kind in KINDS:
        if kind in lost:
            mean, low, high = _band(lost[kind], deals[-1].row.number)
            low = None if low is None else max(0.0, low)
            found.append((kind, Rate(len(deals), sum(lost[kind]), many[kind], mean, low, high)))
    return tuple(sorted(found, key=lambda one: (one[1].choices < MUTE, -one[1].lost)))


def marks_for(deals: Sequence[Deal], marks: Marks | None = None) -> tuple[tuple[str, Mean], ...]:
    """Return what each level would lose a deal in these games and roles, with bands, the first beginners.

    Nothing of less than `FEW` deals, nor where a level was not counted in one of the games and roles.
    """
    shares = Counter((deal.row.game, group_of(deal.row.role)) for deal in deals)
    found: dict[str, list[tuple[float, Mark]]] = {}
    for (game, role), many in shares.items():
        for level, mark in marks_of(game, role, marks).items():
            found.setdefault(level, []).append((many / len(deals), mark))
    told = []
    for level, several in found.items():
        if len(several) == len(shares) and len(deals) >= FEW:
            mean = sum(share * mark.tricks for share, mark in several)
            within = SURE * sqrt(sum((share * mark.error) ** 2 for share, mark in several))
            told.append(
                (level, Mean(sum(mark.deals for _, mark in several), mean, max(0.0, mean - within), mean + within))
            )
    return tuple(told)


def lay_beyond_chance(deals: Sequence[Deal], marks: Marks | None = None) -> float | None:
    """Return how much more than masters' the cards lay for somebody a deal, where chance does not explain it.

    None within `ERRORS` standard errors, of fewer deals than `SMALL`, and where it was not counted for masters.
    """
    lays = [(deal, deal.part.lay) for deal in deals if deal.part.lay is not None]
    if len(lays) < SMALL:
        return None
    shares = Counter((deal.row.game, group_of(deal.row.role)) for deal, _ in lays)
    off, square = sum(lay for _, lay in lays) / len(lays), 0.0
    mean = off
    for (game, role), many in shares.items():
        mark = marks_of(game, role, marks).get(MASTER)
        if mark is None or mark.lay_deals < LEAST:
            return None
        off -= mark.lay * many / len(lays)
        square += (mark.lay_error * many / len(lays)) ** 2
    square += sum((lay - mean) ** 2 for _, lay in lays) / (len(lays) - 1) / len(lays)
    return off if abs(off) > ERRORS * sqrt(square) else None


def slope(deals: Sequence[Deal], loss: Callable[[Deal], float] = loss_of) -> Slope | None:
    """Return how the losses fall over the deals, where that is sure; None where it may be chance, or they rise.

    The error of the slope is told so that it holds where losses vary less at one end than at the other.
    """
    return _sure(trend_of([loss(deal) for deal in deals]), falls=True)


def rises(deals: Sequence[Deal], loss: Callable[[Deal], float] = loss_of) -> Slope | None:
    """Return how the losses rise over the deals, where that is sure."""
    return _sure(trend_of([loss(deal) for deal in deals]), falls=False)


def _sure(found: Slope | None, *, falls: bool) -> Slope | None:
    if found is None:
        return None
    return found if (found.low > 0 if falls else found.high < 0) else None


def trend_of(losses: Sequence[float]) -> Slope | None:
    """Return by how much less is lost after a hundred deals, with its band; None of less than `SMALL` deals."""
    many = len(losses)
    if many < SMALL:
        return None
    middle, mean = (many - 1) / 2, sum(losses) / many
    aside = [at - middle for at in range(many)]
    square = sum([off * off for off in aside])
    steep = sum([off * (loss - mean) for off, loss in zip(aside, losses, strict=True)]) / square
    rest = sum([(off * (loss - mean - steep * off)) ** 2 for off, loss in zip(aside, losses, strict=True)])
    error = sqrt(rest * many / (many - 2)) / square
    less, within = -100 * steep, 100 * SURE * error
    return Slope(less, less - within, less + within)


# ---- over time ----


def spans(deals: Sequence[Deal]) -> tuple[Point, ...]:
    """Return the deals by months, if there are eight or more, else by weeks, else by runs of twenty.

    A span of less than `FEW` deals is left out. Runs are longer where there would be more than `MOST_RUNS`.
    """
    for unit, begin in (("month", _month), ("week", _week)):
        found: dict[date, list[Deal]] = {}
        of_day: dict[str, list[Deal]] = {}
        for deal in deals:
            day = deal.row.started[:10]
            if day not in of_day:
                of_day[day] = found.setdefault(begin(date.fromisoformat(day)), [])
            of_day[day].append(deal)
        many = [_point(unit, several) for _, several in sorted(found.items()) if len(several) >= FEW]
        if len(many) >= SPANS:
            return tuple(many)
    long = max(RUN, RUN * ceil(len(deals) / RUN / MOST_RUNS))
    runs = [(at, deals[at : at + long]) for at in range(0, len(deals), long)]
    return tuple(_point("run", run, at) for at, run in runs if len(run) >= FEW)


def _point(unit: str, deals: Sequence[Deal], at: int = 0) -> Point:
    return Point(unit, day_of(deals[0]), day_of(deals[-1]), tuple(deals), at)


def day_of(deal: Deal) -> date:
    """Return the day on which the table of a deal was begun."""
    return date.fromisoformat(deal.row.started[:10])


def _month(day: date) -> date:
    return day.replace(day=1)


def _week(day: date) -> date:
    return day - timedelta(days=day.weekday())


# ---- luck and skill ----


def parts_of(deal: Deal, *, points: bool = False) -> tuple[float, ...] | None:
    """Return luck, calls, own losses, the partner's, gifts, and how the cards lay; None where the deal has no split."""
    part, split = deal.part, deal.part.split
    if points:
        if split is None or split.average is None:
            return None
        return (split.held - split.average, *split[1:6])
    held, own, partner, gifts, lay = part[:5]
    if deal.average is None or held is None or own is None or partner is None or gifts is None or lay is None:
        return None
    return held - deal.average, 0.0, own, partner, gifts, lay


def with_split(deals: Iterable[Deal], *, points: bool = False) -> tuple[Deal, ...]:
    """Return the deals that have a split and an average, in tricks or in points."""
    return tuple(deal for deal in deals if parts_of(deal, points=points) is not None)


def luck(deals: Iterable[Deal], *, points: bool = False) -> Luck:
    """Return the parts of all deals that have a split, added up."""
    found = [parts for deal in deals if (parts := parts_of(deal, points=points)) is not None]
    return Luck(len(found), *(map(sum, zip(*found, strict=True)) if found else [0.0] * 6))


def by_difference(deals: Iterable[Deal]) -> Mapping[int, int]:
    """Return how many deals brought so many tricks more than they held."""
    found: dict[int, int] = {}
    for deal in deals:
        if deal.part.held is not None:
            more = deal.row.took - deal.part.held
            found[more] = found.get(more, 0) + 1
    return {more: found.get(more, 0) for more in range(min(found, default=0), max(found, default=-1) + 1)}


def against_computer(deals: Sequence[Deal]) -> tuple[tuple[str, tuple[str, ...], Mean], ...]:
    """Return by role and company the tricks taken more than a master would have in one's place, with bands.

    Of deals in which that was compared. `MOST_ROWS`, then `OTHER`: the rows with most deals are named, in the order of
    the roles.
    """
    return _by_company(
        (deal, deal.row.took - deal.part.computer) for deal in deals if deal.part.computer is not None
    )  # fmt: skip


def against_what_was_held(deals: Sequence[Deal]) -> tuple[tuple[str, tuple[str, ...], Mean], ...]:
    """Return the same for the tricks taken more than the deals held."""
    return _by_company((deal, deal.row.took - deal.part.held) for deal in deals if deal.part.held is not None)


def _by_company(figures: Iterable[tuple[Deal, float]]) -> tuple[tuple[str, tuple[str, ...], Mean], ...]:
    found: dict[tuple[str, tuple[str, ...]], list[float]] = {}
    for deal, figure in figures:
        found.setdefault((group_of(deal.row.role), deal.row.levels), []).append(figure)
    most = sorted(found, key=lambda key: -len(found[key]))
    named, rest = most[:MOST_ROWS], most[MOST_ROWS:]
    rows = [(role, company, mean_of(found[role, company])) for role, company in
            sorted(named, key=lambda key: (GROUPS.index(key[0]), key[1]))]  # fmt: skip
    if rest:
        rows.append((OTHER, (), mean_of([one for key in rest for one in found[key]])))
    return tuple(rows)


def mean_of(figures: Sequence[float]) -> Mean:
    """Return the mean of figures with its band."""
    return Mean(len(figures), *_band(figures, len(figures)))


# ---- bands ----


def _band(losses: Sequence[float], seed: int) -> tuple[float, float | None, float | None]:
    """Return the mean, and a band in which it is in 95 of 100 cases."""
    many = len(losses)
    mean = sum(losses) / many if many else 0.0
    if many < FEW:
        return mean, None, None
    if many < SMALL:
        draws = sorted(_drawn(losses, seed))
        return mean, draws[int(0.025 * DRAWS)], draws[int(0.975 * DRAWS) - 1]
    within = SURE * sqrt(sum((one - mean) ** 2 for one in losses) / (many - 1) / many)
    return mean, mean - within, mean + within


def _drawn(losses: Sequence[float], seed: int) -> list[float]:
    """Return the means of `DRAWS` samples with replacement; fewer losses than there are bytes.

    Bytes are drawn, since numbers one by one take ten times as long; those that would favour some losses are dropped.
    """
    many, dice = len(losses), Random(seed)
    even = BYTE // many * many
    dropped, places = bytes(range(even, BYTE)), bytes(one % many for one in range(BYTE))
    drawn = b""
    while len(drawn) < DRAWS * many:
        drawn += dice.randbytes(DRAWS * many).translate(places, dropped)
    at = losses.__getitem__
    return [sum(map(at, drawn[begin : begin + many])) / many for begin in range(0, DRAWS * many, many)]
