"""Who did better than the average? The ranking of pairs and persons: DW-SC-5 to 8."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from dummywhist.engine.duplicate.exact import greatest, places, total
from dummywhist.engine.duplicate.movement import Entrant, Line, Movement
from dummywhist.engine.duplicate.result import EW, NS, SIDES, Place, Side
from dummywhist.engine.duplicate.scores import Figures, TrayScores
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple

NOTHING: Final = Fraction(0)


class Held(NamedTuple):
    """Who sat there held the hands of ``side`` of a tray, and what the result counts: ``own`` for that side."""

    tray: int
    side: Side
    place: Place
    figures: Figures
    own: Fraction


class Known(NamedTuple):
    """Of one direction of a tray: its average, if there is one, and the best that anybody has."""

    average: Fraction | None
    best: Fraction


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
    held = held_by(movement, trays)
    lines = []
    known = {(tray, side): _known(scores, side) for tray, scores in trays.items() for side in SIDES}
    for line in movement.lines:
        average = _average(line, held) if totals else None
        ranks = (_counted(entrant, held[entrant], known, average) for entrant in line.entrants)
        counted = [rank for rank in ranks if rank.trays]
        lost = by_lost and len({rank.trays for rank in counted}) == 1
        lines.append(RankedLine(line.name, average, placed(counted, _fewest_lost if lost else _greatest_plus)))
    return AverageRanking(
        tuple(lines),
        tuple(_winners(group, lines) for group in movement.groups),
        tuple(_checks(movement, lines, held)),
    )


def held_by(movement: Movement, trays: Mapping[int, TrayScores]) -> dict[Entrant, list[Held]]:
    """Return what each entrant has held that counts for him, tray by tray."""
    at = {(sitting.round, sitting.table): sitting for sitting in movement.sittings}
    held: dict[Entrant, list[Held]] = {entrant: [] for entrant in range(1, len(movement.labels) + 1)}
    for tray, scores in trays.items():
        for place, figures in scores.figures.items():
            sitting = at[place.round, place.table]
            north, east, south, west = sitting.holders()
            for side, one, other, own in (
                (NS, north, south, figures.north_south), (EW, east, west, figures.east_west),
            ):  # fmt: skip
                what = Held(tray, side, place, figures, own)
                for entrant in (one,) if one == other else (one, other):
                    if entrant not in sitting.lent:
                        held[entrant].append(what)
    return held


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


def _average(line: Line, held: Mapping[Entrant, Sequence[Held]]) -> Fraction | None:
    """Return the average of the totals of ``line``; None if not all have held the same."""
    what = {frozenset((one.tray, one.side) for one in held[entrant]) for entrant in line.entrants}
    if len(what) != 1 or not next(iter(what)):
        return None
    struck = total(one.figures.struck_of(one.side) for entrant in line.entrants for one in held[entrant])
    return struck / len(line.entrants)


def _known(scores: TrayScores, side: Side) -> Known:
    return Known(scores.average_of(side), greatest(figures.of(side) for figures in scores.figures.values()))


def _counted(
    entrant: Entrant, held: Sequence[Held], known: Mapping[tuple[int, Side], Known], average: Fraction | None
) -> Rank:
    """Return what ``entrant`` has, without a place; ``average`` is that of the totals of his line, where it counts.

    Else a tray that nobody played by the rules is left out: there is nothing to compare with.
    """
    of = [(one.own, known[one.tray, one.side]) for one in held]
    if average is None:
        of = [(own, tray) for own, tray in of if tray.average is not None]
        expected = total(tray.average for _, tray in of if tray.average is not None)
    else:
        expected = average
    tricks = total(own for own, _ in of)
    lost = total(tray.best for _, tray in of) - tricks
    return Rank(0, False, entrant, tricks, expected, tricks - expected, lost, len(of))


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
