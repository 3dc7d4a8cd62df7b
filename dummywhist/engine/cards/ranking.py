"""Which card is stronger? A table of numbers for each trump and direction; never an if in the play."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dummywhist.engine.cards.card import ACE, JOKERS, NO_SUIT, PACK, SUITS, Card, Rank, Suit, rank_of, suit_of
from dummywhist.engine.cards.hand import JOKER_MASK, SUIT_MASK
from dummywhist.engine.values import NamedTuple

JOKER_STRENGTH: Final = 13
"""The little joker among trumps; the big one is one more (BD-33)."""
HONOUR_FROM: Final = 9
"""The least strength of an honour: that of the fourth best card of a suit, the jack where high cards win."""


class Ranking(NamedTuple):
    """How cards rank for one trump (None for no trump) and direction.

    ``suit[card]`` is the suit that a card belongs to in play (`NO_SUIT` for a joker at no trumps), ``strength[card]``
    its power within that suit, ``of_suit[suit]`` the mask of the cards that belong to a suit.
    """

    trump: Suit | None
    suit: tuple[Suit, ...]
    strength: tuple[int, ...]
    of_suit: tuple[int, ...]


@lru_cache(maxsize=32)
def ranking(trump: Suit | None, down: bool = False, good_ace: bool = True) -> Ranking:
    """Return how the pack ranks with ``trump``: A K Q J 10 … 2 (W-DEAL-1), or downtown A 2 3 … Q K (BD-31).

    ``good_ace``: whether the ace is the best card downtown, or the worst (BD-32). Jokers are the two best trumps in
    both directions (BD-33), and worth nothing at no trumps (BD-35).
    """
    joker_suit = NO_SUIT if trump is None else trump
    masks = [SUIT_MASK << 13 * suit for suit in SUITS]
    if trump is not None:
        masks[trump] |= JOKER_MASK
    return Ranking(
        trump,
        (*(suit_of(card) for card in PACK), *(joker_suit for _ in JOKERS)),
        (*(_power(rank_of(card), down, good_ace) for card in PACK), JOKER_STRENGTH, JOKER_STRENGTH + 1),
        tuple(masks),
    )


def _power(rank: Rank, down: bool, good_ace: bool) -> int:
    if not down:
        return int(rank)
    if rank == ACE:
        return 12 if good_ace else 0
    return int(ACE) - 1 - rank + (0 if good_ace else 1)


def beats(ranked: Ranking, challenger: Card, best: Card) -> bool:
    """Whether ``challenger``, played later, beats ``best`` (W-PLAY-3)."""
    return winning_index(ranked, (best, challenger)) == 1


def winning_index(ranked: Ranking, cards: Sequence[Card]) -> int:
    """Return which of ``cards``, in the order played, wins: highest trump, else highest of the suit led (W-PLAY-3)."""
    suit, strength, trump = ranked.suit, ranked.strength, ranked.trump
    best, theirs, power = 0, suit[cards[0]], strength[cards[0]]
    for index in range(1, len(cards)):
        card = cards[index]
        ours = suit[card]
        # BD-35: a joker at no trumps beats nothing; BD-37: after one led the first other card sets the suit.
        if (ours >= 0 and strength[card] > power) if ours == theirs else (ours == trump or theirs < 0):
            best, theirs, power = index, ours, strength[card]
    return best


def suit_led(ranked: Ranking, cards: Sequence[Card]) -> Suit | None:
    """Return the suit that must be followed: that of the first card that has one (BD-37); None before it."""
    for card in cards:
        if ranked.suit[card] >= 0:
            return ranked.suit[card]
    return None
