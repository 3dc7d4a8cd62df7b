"""What is a packet of cards? An int mask, with one wrapper that has the set protocol."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Final, NewType

from dummywhist.engine.cards.card import Card, Suit

Hand = NewType("Hand", int)

EMPTY: Final = Hand(0)
SUIT_MASK: Final = (1 << 13) - 1
FULL_PACK: Final = Hand((1 << 52) - 1)
JOKER_MASK: Final = 0b11 << 52


def hand_of(cards: Iterable[Card]) -> Hand:
    """Return the packet that holds ``cards``."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return Hand(mask)


def cards_in(hand: Hand) -> Iterator[Card]:
    """Yield the cards of ``hand`` from the lowest int to the highest."""
    mask = int(hand)
    while mask:
        low = mask & -mask
        yield Card(low.bit_length() - 1)
        mask ^= low


def holds(hand: Hand, card: Card) -> bool:
    """Whether ``card`` is in ``hand``."""
    return bool(hand >> card & 1)


def without(hand: Hand, card: Card) -> Hand:
    """Return ``hand`` less ``card``."""
    return Hand(hand & ~(1 << card))


def with_card(hand: Hand, card: Card) -> Hand:
    """Return ``hand`` and ``card``."""
    return Hand(hand | 1 << card)


def of_suit(hand: Hand, suit: Suit) -> Hand:
    """Return the cards of ``suit`` in ``hand``; jokers belong to none."""
    return Hand(hand & (SUIT_MASK << (13 * suit)))


def size(hand: Hand) -> int:
    """Return how many cards ``hand`` has."""
    return hand.bit_count()


class CardSet(AbstractSet[Card]):
    """A packet as a set: ``in``, ``len``, iteration, ``&``, ``|``, ``-``, comparison and hash."""

    __slots__ = ("mask",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self.mask: Hand = hand_of(cards)

    @classmethod
    def of(cls, hand: Hand) -> "CardSet":
        """Return the set of the cards in ``hand``."""
        made = cls()
        made.mask = hand
        return made

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and card >= 0 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return cards_in(self.mask)

    def __len__(self) -> int:
        return size(self.mask)

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"CardSet({list(self)})"
