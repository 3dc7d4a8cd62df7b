"""Who did better than the average? The ranking of pairs and persons: DW-SC-5 to 8."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from dummywhist.engine.duplicate.exact import places, unit_of, whole
from dummywhist.engine.duplicate.movement import Entrant, Line, Movement
from dummywhist.engine.duplicate.result import EW, NS, SIDES, Place, Side
from dummywhist.engine.duplicate.scores import Figures, TrayScores
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple

NOTHING: Final = Fraction(0)


class Known(NamedTuple):
    """Of one direction of a tray: its average, if there is one, and the best that anybody has, in parts of a trick."""

    average: int | None
    best: int


class Held(NamedTuple):
    """Who sat there held the hands of ``side`` of a tray, and what the result counts: ``own`` for that side.

    ``own`` and ``struck``, what it counts while averages are struck, are in parts of a trick.
    """

    tray: int
    side: Side
    place: Place
    figures: Figures
    own: int
    struck: int
    known: Known


class Count(NamedTuple):
    """What figures count for North and South and for East and West, in parts of a trick; and while averages are struck.

    Thousands of results are added in such parts, as whole numbers.
    """

    own: tuple[int, int]
    struck: tuple[int, int]


class Rank(NamedTuple):
    """A line of the ranking: who is placed where, and whether others have the same place.

    ``tricks`` in all, less those that were ``expected``, are ``plus``; ``lost`` is what the best of his direction made
    more, tray by tray (DW-SC-7). ``trays`` are those that count.
    """

    place: int
    shared: bool
    entrant: Entrant
    tricks: Fraction
    expected: Fraction
    plus: Fraction
    lost: Fraction
    trays: int


class RankedLine(NamedTuple):
    """Those who are ranked together, best first; ``average`` of their totals, where all held the same (DW-SC-5)."""

    name: str
    average: Fraction | None
    ranks: tuple[Rank, ...]


class Winners(NamedTuple):
    """Who has the greatest plus of a group of lines: more than one where they are equal."""

    group: str
    entrants: tuple[Entrant, ...]


class Check(NamedTuple):
    """Foster's check: the averages of two lines make thirteen tricks for each tray (DW-SC-5).

    ``parted``: where offenders were cut further after the averages were struck, so that a result makes less.
    """

    lines: tuple[str, str]
    total: Fraction
    trays: int
    parted: tuple[Place, ...]


class AverageRanking(NamedTuple):
    """The ranking by averages."""

    lines: tuple[RankedLine, ...]
    winners: tuple[Winners, ...]
    checks: tuple[Check, ...]


def by_average(movement: Movement, trays: Mapping[int, TrayScores], *, totals: bool, by_lost: bool) -> AverageRanking:
    """Return the ranking of every line of ``movement``.

    ``totals``: where all of a line held the same, their totals are compared with the average of the totals (DW-SC-5);
    else, and where something is missing, with the sum of the averages of what each held (DW-SC-6). ``by_lost``: fewest
    tricks lost come first as soon as all have held as many trays (DW-SC-7); else the greatest plus.
    """
    held, unit = held_by(movement, trays)
    lines = []
    for line in movement.lines:
        average = _average(line, held, unit) if totals else None
        ranks = (_counted(entrant, held[entrant], average, unit) for entrant in line.entrants)
        counted = [rank for rank in ranks if rank.trays]
        lost = by_lost and len({rank.trays for rank in counted}) == 1
        lines.append(RankedLine(line.name, average, placed(counted, _fewest_lost if lost else _greatest_plus)))
    return AverageRanking(
        tuple(lines),
        tuple(_winners(group, lines) for group in movement.groups),
        tuple(_checks(movement, lines, held)),
    )


def held_by(movement: Movement, trays: Mapping[int, TrayScores]) -> tuple[dict[Entrant, list[Held]], int]:
    """Return what each entrant has held that counts for him, tray by tray; and how many parts make a trick."""
    # Most tables have one of fourteen figures, each of which is reckoned once.
    different = {id(figures): figures for scores in trays.values() for figures in scores.figures.values()}
    unit = unit_of(
        (
            *(scores.average for scores in trays.values() if scores.average is not None),
            *(number for one in different.values() for number in (one.north_south, one.east_west, *one.struck)),
        )
    )
    counts = {key: _count(figures, unit) for key, figures in different.items()}
    at = {(sitting.round, sitting.table): sitting for sitting in movement.sittings}
    held: dict[Entrant, list[Held]] = {entrant: [] for entrant in range(1, len(movement.labels) + 1)}
    for tray, scores in trays.items():
        first, second = (_known(scores, side, counts, unit) for side in SIDES)
        for place, figures in scores.figures.items():
            sitting, (own, struck) = at[place.round, place.table], counts[id(figures)]
            north, east, south, west = sitting.holders()
            ours = Held(tray, NS, place, figures, own[0], struck[0], first)
            theirs = Held(tray, EW, place, figures, own[1], struck[1], second)
            for entrant, what in ((north, ours), (east, theirs)):
                if not sitting.lent or entrant not in sitting.lent:
                    held[entrant].append(what)
            for entrant, other, what in ((south, north, ours), (west, east, theirs)):
                if entrant != other and entrant not in sitting.lent:
                    held[entrant].append(what)
    return held, unit


def _count(figures: Figures, unit: int) -> Count:
    return Count(
        (whole(figures.north_south, unit), whole(figures.east_west, unit)),
        (whole(figures.struck[0], unit), whole(figures.struck[1], unit)),
    )


def placed(ranks: Iterable[Rank], key: Callable[[Rank], Fraction]) -> tuple[Rank, ...]:
    """Return ``ranks`` in the order of ``key``, the least first; equals share a place (DW-E13)."""
    order = sorted(ranks, key=lambda rank: (key(rank), rank.entrant))
    return tuple(
        rank._replace(place=place, shared=shared)
        for rank, (place, shared) in zip(order, places([key(rank) for rank in order]), strict=True)
    )


def _greatest_plus(rank: Rank) -> Fraction:
    return -rank.plus


def _fewest_lost(rank: Rank) -> Fraction:
    return rank.lost


def _average(line: Line, held: Mapping[Entrant, Sequence[Held]], unit: int) -> Fraction | None:
    """Return the average of the totals of ``line``; None if not all have held the same."""
    what = {frozenset((one.tray, one.side) for one in held[entrant]) for entrant in line.entrants}
    if len(what) != 1 or not next(iter(what)):
        return None
    struck = sum(one.struck for entrant in line.entrants for one in held[entrant])
    return Fraction(struck, unit * len(line.entrants))


def _known(scores: TrayScores, side: Side, counts: Mapping[int, Count], unit: int) -> Known:
    average, at = scores.average_of(side), SIDES.index(side)
    best = max((counts[key].own[at] for key in set(map(id, scores.figures.values()))), default=0)
    return Known(None if average is None else whole(average, unit), best)


def _counted(entrant: Entrant, held: Sequence[Held], average: Fraction | None, unit: int) -> Rank:
    """Return what ``entrant`` has, without a place; ``average`` is that of the totals of his line, where it counts.

    Else a tray that nobody played by the rules is left out: there is nothing to compare with.
    """
    if average is None:
        compared = [(one, of) for one in held if (of := one.known.average) is not None]
        held, expected = [one for one, _ in compared], Fraction(sum(of for _, of in compared), unit)
    else:
        expected = average
    tricks = sum(one.own for one in held)
    lost = sum(one.known.best for one in held) - tricks
    made = Fraction(tricks, unit)
    return Rank(0, False, entrant, made, expected, made - expected, Fraction(lost, unit), len(held))


def _winners(group: Line, lines: Sequence[RankedLine]) -> Winners:
    ranks = [rank for line in lines for rank in line.ranks if rank.entrant in group.entrants]
    top = max((rank.plus for rank in ranks), default=NOTHING)
    return Winners(group.name, tuple(sorted(rank.entrant for rank in ranks if rank.plus == top)))


def _checks(movement: Movement, lines: Sequence[RankedLine], held: Mapping[Entrant, Sequence[Held]]) -> Iterable[Check]:
    """Yield the checks of every two lines that are each other's adversaries and have averages."""
    for at in range(0, len(lines) - 1, 2):
        first, second = lines[at : at + 2]
        if first.average is None or second.average is None:
            continue
        parted = {
            one.place
            for entrant in movement.lines[at].entrants
            for one in held[entrant]
            if one.figures.north_south + one.figures.east_west != CARDS
        }
        trays = len(held[movement.lines[at].entrants[0]])
        yield Check((first.name, second.name), first.average + second.average, trays, tuple(sorted(parted)))
