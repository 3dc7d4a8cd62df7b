"""How does a table stand against others that played the same trays? Averages, place, what chance alone moves."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Final

from dummywhist.engine.duplicate.exact import places, total
from dummywhist.engine.duplicate.result import NS, Side
from dummywhist.engine.values import NamedTuple

CERTAIN: Final = 3
"""With fewer other tables nothing is said of chance."""


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

    def plus(self, side: Side) -> Fraction:
        """Return by how much the own table's pair of ``side`` is above the average of its direction (DW-SC-5)."""
        over = self.own - self.average
        return over if side == NS else -over


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
    whole = [tray for tray in trays if tray.complete]
    tables = min((len(tray.others) for tray in whole), default=0)
    if not tables:
        return None
    sign = 1 if side == NS else -1
    own = total(tray.plus(side) for tray in whole)
    others = [total(sign * (Fraction(tray.finished[at]) - tray.average) for tray in whole) for at in range(tables)]
    order = sorted((own, *others), reverse=True)
    place, shared = places(order)[order.index(own)]
    return Standing(len(whole), place, shared, tables + 1, own, _chance(whole) if tables >= CERTAIN else None)


def _chance(trays: Sequence[Overplayed]) -> float:
    """Return sqrt(sum of v (n - 1) / n): v is the sample variance of the others on a tray, n its tables."""
    found = 0.0
    for tray in trays:
        made, tables = tray.finished, len(tray.finished) + 1
        mean = sum(made) / len(made)
        variance = sum((one - mean) ** 2 for one in made) / (len(made) - 1)
        found += variance * (tables - 1) / tables
    return sqrt(found)
