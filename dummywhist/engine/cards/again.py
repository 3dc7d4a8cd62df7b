"""How is a deal laid again, turned by a quarter, and so that nobody knows it? Other suits, another order (DW-MNE-6)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Suit, make_card, rank_of, suit_of
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.shuffle import words
from dummywhist.engine.values import NamedTuple

WORDS: Final = 1 << 64
Suits = tuple[Suit, Suit, Suit, Suit]
"""For each suit, spades first, the one that takes its place."""
SAME: Final[Suits] = (Suit(SUITS[0]), Suit(SUITS[1]), Suit(SUITS[2]), Suit(SUITS[3]))


class Changed(NamedTuple):
    """A tray of the overplay: its number from 1, and for each suit, spades first, the one that takes its place."""

    tray: int
    suits: Suits


def unchanged(trays: int) -> tuple[Changed, ...]:
    """Return trays 1 to ``trays`` in their order and suits: plain memory duplicate (DW-MNE-1)."""
    return tuple(Changed(tray, SAME) for tray in range(1, trays + 1))


def overplay(trays: int, number: int, kept: Suit | None = None) -> tuple[Changed, ...]:
    """Return trays 1 to ``trays`` as the overplay of Foster's system has them: in another order, in other suits.

    No tray keeps its suits, since the umpire changes them so that nobody recognises it. ``number`` is under 2^64 and
    gives the same on every machine: its stream of words is that of the deals (`engine/cards/shuffle.py`). ``kept``: a
    suit that stays what it is, since it was declared trumps for the whole match (DW-TR-8, DW-MNE-2).
    """
    stream = words(number)
    order = _shuffled(range(1, trays + 1), stream)
    return tuple(Changed(tray, _other_suits(stream, kept)) for tray in order)


def in_suit(card: Card, suits: Suits) -> Card:
    """Return ``card`` in the suit that takes the place of its own."""
    return make_card(suits[suit_of(card)], rank_of(card))


def in_suits(hand: Hand, suits: Suits) -> Hand:
    """Return ``hand`` with each suit in the place of its own."""
    return hand_of(in_suit(card, suits) for card in cards_in(hand))


def turned_by_a_quarter(hands: Sequence[Hand]) -> tuple[Hand, ...]:
    """Return ``hands`` by seat as they lie when the tray is turned: that of its North is held at East (DW-MNE-1)."""
    return (hands[-1], *hands[:-1])


def _other_suits(stream: Iterator[int], kept: Suit | None) -> Suits:
    while True:
        spades, hearts, diamonds, clubs = suits = tuple(Suit(suit) for suit in _shuffled(SUITS, stream))
        if suits != SAME and (kept is None or suits[kept] == kept):
            return spades, hearts, diamonds, clubs


def _shuffled(items: Iterable[int], stream: Iterator[int]) -> list[int]:
    """Return ``items`` in an order that is drawn from the words of ``stream``, each order as likely as any other."""
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        limit = WORDS // (last + 1) * (last + 1)
        word = next(word for word in stream if word < limit)
        other = word % (last + 1)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn
