"""Who has won where the same trays are played twice at one table? Two pairs (DW-MNE-3), or four for themselves."""

from collections.abc import Collection, Sequence

from dummywhist.engine.cards.again import Changed, Suits
from dummywhist.engine.duplicate.exact import places
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


class Individual(NamedTuple):
    """How a ``player`` stands where four play trays twice, each for himself (DW-MNE-4).

    ``tricks``: what his side made, over both plays of ``trays`` trays; ``plus``: how far that is above what all
    averages of his hands make, thirteen for each tray, of which he has held both pairs of hands (DW-SC-7).
    """

    player: str
    place: int
    shared: bool
    tricks: int
    plus: int
    trays: int


def each_twice(trays: int, deals: Sequence[Sequence[tuple[Collection[str], int]]]) -> tuple[Individual, ...]:
    """Return who stands where over the trays both of whose plays are counted, the most tricks first.

    ``deals``: in their order, of each side its players and tricks; ``trays`` deals, then the same trays again.
    """
    whole = max(0, len(deals) - trays)
    counted = [*deals[:whole], *deals[trays : trays + whole]]
    made: dict[str, int] = {}
    for sides in counted:
        for players, tricks in sides:
            for player in players:
                made[player] = made.get(player, 0) + tricks
    order = sorted(made, key=lambda player: (-made[player], player))
    return tuple(
        Individual(player, place, shared, made[player], made[player] - CARDS * whole, whole)
        for player, (place, shared) in zip(order, places([made[player] for player in order]), strict=True)
    )
