"""How does a table stand against others that played the same trays? Averages, place, what chance alone moves."""

from collections.abc import Sequence
from fractions import Fraction

from dummywhist.engine.duplicate.chance import moved_by_chance
from dummywhist.engine.duplicate.exact import places, total
from dummywhist.engine.duplicate.result import NS, Side
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple


class Overplayed(NamedTuple):
    """A tray by the tricks of North and South: at the own table, and at each other one, None while that still plays."""

    own: int
    others: tuple[int | None, ...]

    @property
    def finished(self) -> tuple[int, ...]:
        """What the other tables made that have finished."""
        return tuple(made for made in self.others if made is not None)

    @property
    def average(self) -> Fraction:
        """The mean of all tables that have finished, the own one among them (DW-DEF-5)."""
        made = (self.own, *self.finished)
        return Fraction(sum(made), len(made))

    @property
    def complete(self) -> bool:
        """Whether every table has finished."""
        return None not in self.others

    def own_of(self, side: Side) -> int:
        """Return the tricks that ``side`` made at the own table."""
        return self.own if side == NS else CARDS - self.own

    def made_of(self, side: Side) -> tuple[int | None, ...]:
        """Return the tricks that ``side`` made at each other table, None while that still plays."""
        return tuple(made if made is None or side == NS else CARDS - made for made in self.others)

    def average_of(self, side: Side) -> Fraction:
        """Return the average of ``side``, as far as tables have finished (DW-DEF-5)."""
        return self.average if side == NS else CARDS - self.average

    def plus(self, side: Side) -> Fraction:
        """Return by how much the own table's pair of ``side`` is above the average of its direction (DW-SC-5)."""
        over = self.own - self.average
        return over if side == NS else -over


class Rank(NamedTuple):
    """A table in the ranking of one direction, over all complete trays.

    ``table``: 0 is the own table, the others count from 1 as in `Overplayed.others`. ``tricks``: how many its pair
    made; ``plus``: by how much that is above the average of the direction.
    """

    table: int
    place: int
    shared: bool
    tricks: int
    plus: Fraction


class Standing(NamedTuple):
    """How a pair stands among ``pairs`` of its direction over so many complete ``trays``.

    ``plus``: tricks above average. ``chance``: the standard deviation of the total of a pair that plays as the others
    do, in tricks; None where there are too few others to say.
    """

    trays: int
    place: int
    shared: bool
    pairs: int
    plus: Fraction
    chance: float | None


def compared(trays: Sequence[Overplayed], side: Side) -> Standing | None:
    """Return how the own pair of ``side`` stands over the complete ``trays``; None while there is none."""
    order, whole = ranked(trays, side), complete(trays)
    own = next((rank for rank in order if rank.table == 0), None)
    if own is None:
        return None
    chance = moved_by_chance(tray.finished for tray in whole)
    return Standing(len(whole), own.place, own.shared, len(order), own.plus, chance)


def complete(trays: Sequence[Overplayed]) -> list[Overplayed]:
    """Return the trays that every table has finished: they alone are ranked."""
    return [tray for tray in trays if tray.complete]


def ranked(trays: Sequence[Overplayed], side: Side) -> tuple[Rank, ...]:
    """Return the pairs of ``side`` by their totals over the complete ``trays``, the best first, then by table.

    Nothing while no tray is complete, or where there is no other table.
    """
    whole = complete(trays)
    tables = min((len(tray.others) for tray in whole), default=0)
    if not tables:
        return ()
    average = average_total(whole, side)
    columns = zip(*((tray.own_of(side), *_finished(tray, side)[:tables]) for tray in whole), strict=True)
    tricks = [sum(column) for column in columns]
    order = sorted(range(tables + 1), key=lambda table: (-tricks[table], table))
    return tuple(
        Rank(table, place, shared, tricks[table], tricks[table] - average)
        for table, (place, shared) in zip(order, places([tricks[table] for table in order]), strict=True)
    )


def average_total(trays: Sequence[Overplayed], side: Side) -> Fraction:
    """Return the average of the line: the sum of the averages of ``side`` over the complete ``trays``."""
    return total(tray.average_of(side) for tray in complete(trays))


def _finished(tray: Overplayed, side: Side) -> tuple[int, ...]:
    return tuple(made for made in tray.made_of(side) if made is not None)
