"""How many tricks does each card make at the end, when all hands are known? A small search, exact but for two habits.

It serves where many layouts are looked at for one card and the exact search of `Solver` is not asked for. Who cannot
win a trick throws the lowest card of a suit, and the last hand wins as cheaply as it can; unblocking by force is not
looked for. The native search, where it was built, looks at the same positions in the same order as the reference: a
player plays the same cards without it, only more slowly.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.solver.ending_reference import ReferenceEnding, TooLong, suits_of
from dummywhist.engine.solver.solver import NATIVE

MOST_LOOKED: Final = 2500
"""How many positions of one layout are looked into before it is given up."""


class Ending:
    """The last tricks of one layout; what was found once is remembered.

    ``hands`` are masks of cards by seat, ``chairs`` the hands in play clockwise, two to four, ``ours`` those of the
    side whose tricks are counted; the others play together against it. Higher cards are better; no joker may be left
    at no trumps. ``slow`` uses the reference in any case.
    """

    __slots__ = ("_search",)

    def __init__(
        self, hands: Sequence[int], trump: Suit | None, trick: tuple[Card, ...], chairs: Sequence[Seat],
        ours: Collection[Seat], most: int = MOST_LOOKED, *, slow: bool = False,
    ) -> None:  # fmt: skip
        if slow or NATIVE is None:
            self._search: Any = ReferenceEnding(hands, trump, trick, chairs, ours, most)
        else:
            self._search = NATIVE.Ending(hands, _pack(trump), trick, chairs, ours, most)

    @property
    def looked(self) -> int:
        """The positions looked into."""
        return int(self._search.looked)

    def tricks(self, leader: Seat, trick: tuple[Card, ...], card: Card, left: int, guess: int) -> int:
        """Return the tricks, of ``left``, that our side makes if the hand on turn plays ``card`` to the open ``trick``.

        ``guess`` is what they may be: the nearer, the sooner they are found.

        Raises:
            TooLong: more positions would have to be looked into; this layout is of no more use.
            ValueError: the hands do not hold as many cards as they should.
        """
        found = int(self._search.tricks(leader, trick, card, left, guess))
        if found < 0:
            raise TooLong
        return found


@lru_cache(maxsize=8)
def _pack(trump: Suit | None) -> Any:
    suits, suit_of = suits_of(trump)
    return NATIVE.PackSuits(suits, suit_of, 0 if trump is None else suits[trump])  # type: ignore[union-attr]
