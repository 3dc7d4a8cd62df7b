"""What is a card? An int: suit * 13 + rank, with two jokers above."""

from typing import Final, NewType

Card = NewType("Card", int)
Suit = NewType("Suit", int)
Rank = NewType("Rank", int)

SPADES: Final = Suit(0)
HEARTS: Final = Suit(1)
DIAMONDS: Final = Suit(2)
CLUBS: Final = Suit(3)
SUITS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
NO_SUIT: Final = Suit(-1)
"""What a joker belongs to in play at no trumps (BD-35)."""

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = (Rank(n) for n in range(13))
RANKS: Final = tuple(Rank(n) for n in range(13))

JOKER_LITTLE: Final = Card(52)
JOKER_BIG: Final = Card(53)
PACK: Final = tuple(Card(n) for n in range(52))
JOKERS: Final = (JOKER_LITTLE, JOKER_BIG)


def make_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of ``suit`` and ``rank``."""
    return Card(suit * 13 + rank)


def is_joker(card: Card) -> bool:
    """Whether ``card`` is one of the two jokers."""
    return card >= JOKER_LITTLE


def suit_of(card: Card) -> Suit:
    """Return the suit printed on ``card``; ValueError for a joker, which has none."""
    if card >= JOKER_LITTLE:
        raise ValueError("a joker has no printed suit")
    return Suit(card // 13)


def rank_of(card: Card) -> Rank:
    """Return the rank printed on ``card``; ValueError for a joker, which has none."""
    if card >= JOKER_LITTLE:
        raise ValueError("a joker has no printed rank")
    return Rank(card % 13)


def cutting_rank(card: Card) -> int:
    """Return the rank in cutting, where the ace is lowest (W-CUT-1): ace 0, two 1, king 12."""
    return (rank_of(card) + 1) % 13
