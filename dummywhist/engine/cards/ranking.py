"""Which card is stronger? A table of numbers for each trump and direction; never an if in the play."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from dummywhist.engine.cards.card import PACK, Card, Suit, rank_of, suit_of


class Ranking(NamedTuple):
    """How cards rank for one trump (None for no trump).

    ``suit[card]`` is the suit that a card belongs to in play, ``strength[card]`` its power within that suit.
    """

    trump: Suit | None
    suit: tuple[Suit, ...]
    strength: tuple[int, ...]


@lru_cache(maxsize=16)
def ranking(trump: Suit | None) -> Ranking:
    """Return the ranking of the 52-card pack, A K Q J 10 … 2, with ``trump`` (W-DEAL-1)."""
    return Ranking(trump, tuple(suit_of(card) for card in PACK), tuple(int(rank_of(card)) for card in PACK))


def beats(ranked: Ranking, challenger: Card, best: Card) -> bool:
    """Whether ``challenger``, played later, beats ``best`` (W-PLAY-3)."""
    ours, theirs = ranked.suit[challenger], ranked.suit[best]
    if ours == theirs:
        return ranked.strength[challenger] > ranked.strength[best]
    return ours == ranked.trump


def winning_index(ranked: Ranking, cards: Sequence[Card]) -> int:
    """Return which of ``cards``, in the order played, wins: highest trump, else highest of the suit led (W-PLAY-3)."""
    best = 0
    for index in range(1, len(cards)):
        if beats(ranked, cards[index], cards[best]):
            best = index
    return best
