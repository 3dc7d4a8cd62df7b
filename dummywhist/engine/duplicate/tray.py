"""What lies in a tray? Four hands by compass, the dealer and the trump card: section 3 of the rules."""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards import again
from dummywhist.engine.cards.again import Suits
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, FULL_PACK, Hand, holds, size, with_card
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import dataclass

CARDS: Final = 13
Hands = tuple[Hand, Hand, Hand, Hand]


@dataclass(frozen=True, slots=True)
class Tray:
    """The cards of one deal: ``hands`` at North, East, South, West of the tray, ``turned`` the card of its dealer.

    Neither changes with who plays it (DW-TRAY-1). ``deal`` is the deal number, if the cards came from one.
    """

    number: int
    hands: Hands
    turned: Card
    deal: int | None = None

    @property
    def dealer(self) -> Seat:
        """Who deals: the hand that is entitled to the trump card (DW-DEF-1)."""
        return dealer_of(self.number)


def dealer_of(number: int) -> Seat:
    """Return the dealer of tray ``number``: North of the first, then round, so that leads are equal (DW-TRAY-4)."""
    return SEATS[(number - 1) % 4]


def dealt(number: int, deal: int) -> Tray:
    """Return tray ``number`` with the cards of deal number ``deal``, one by one from the dealer's left (DW-DEAL-1)."""
    hands = [EMPTY] * 4
    pack = shuffled(deal)
    for place, card in enumerate(pack):
        seat = left_of(dealer_of(number), place + 1)
        hands[seat] = with_card(hands[seat], card)
    return Tray(number, (hands[0], hands[1], hands[2], hands[3]), pack[-1], deal)


def laid(number: int, hands: Sequence[Hand | None], turned: Card) -> Tray:
    """Return tray ``number`` with these ``hands``, North first.

    Raises:
        Unreadable: not thirteen cards each, or the dealer does not hold the card that is ``turned``.
    """
    held = [EMPTY if hand is None else hand for hand in hands]
    whole = [size(hand) for hand in held] == [CARDS] * 4 and held[0] | held[1] | held[2] | held[3] == FULL_PACK
    if not whole or not holds(held[dealer_of(number)], turned):
        raise Unreadable("refusal.deal")
    return Tray(number, (held[0], held[1], held[2], held[3]), turned)


def in_suits(tray: Tray, suits: Suits) -> Tray:
    """Return ``tray`` with each suit, spades first, in the place of which stands that of ``suits`` (DW-MNE-6)."""
    north, east, south, west = (again.in_suits(hand, suits) for hand in tray.hands)
    return Tray(tray.number, (north, east, south, west), again.in_suit(tray.turned, suits))
