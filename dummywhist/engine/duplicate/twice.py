"""Who has won where two pairs play the same trays twice at one table? Only one line is entered (DW-MNE-3)."""

from collections.abc import Sequence

from dummywhist.engine.cards.again import Changed, Suits
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple


class PlayedTwice(NamedTuple):
    """A tray both of whose plays are entered, by the tricks that its East and West hands made.

    ``first``: with the pair that sits East and West, ``again`` with the other pair, as deal ``deal`` of the table,
    from 1. ``suits``: what took the place of each suit in the second play, spades first.
    """

    tray: int
    deal: int
    suits: Suits
    first: int
    again: int

    @property
    def difference(self) -> int:
        """By how many tricks the pair of the second play is ahead; less than nothing where the other is."""
        return self.again - self.first


class Twice(NamedTuple):
    """What is entered of all ``trays`` both of whose plays are, in the order of the trays."""

    trays: tuple[PlayedTwice, ...]

    @property
    def first(self) -> int:
        """The total of the pair that sits East and West."""
        return sum(tray.first for tray in self.trays)

    @property
    def again(self) -> int:
        """The total of the other pair, with the same cards."""
        return sum(tray.again for tray in self.trays)

    @property
    def difference(self) -> int:
        """By how many tricks the pair that sits North and South is ahead: it decides (DW-MNE-3)."""
        return self.again - self.first


def twice(trays: int, order: Sequence[Changed], east_west: Sequence[int]) -> Twice:
    """Return what is entered of the trays of ``order``, both of whose plays are counted.

    ``east_west``: how many tricks were made by the players who sit East and West, deal by deal: of ``trays`` trays
    first, then of those of ``order``. When a tray is turned, its East and West hands are held by the other pair.
    """
    entered = [
        PlayedTwice(number, trays + place + 1, suits, east_west[number - 1], CARDS - east_west[trays + place])
        for place, (number, suits) in enumerate(order)
    ]
    return Twice(tuple(sorted(entered)))
