"""How many tricks does one hand hope for, with a partner's hand that it has not seen? A sum over its suits.

The numbers are fitted to the mean of `estimate.pair_tricks` over 14 partners' hands for each of 2,000 hands; on 500
others they miss it by 0.3 tricks, beside what 14 hands leave open. All cards are such that high ones win.
"""

from functools import lru_cache
from math import exp
from typing import Final

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.cards.hand import JOKER_MASK, SUIT_MASK

TOPS: Final = (12, 11, 10, 9)
TRUMPS: Final = (2.488, 0.255, 0.048, (1.231, 0.865, 0.605, 0.343))
"""In a trump contract: any hand, a trump, its square, and the four best trumps."""
PLAIN: Final = ((1.068, 0.656, 0.316, 0.132), 0.012, (0.847, 0.41, 0.098), 0.002)
"""A plain suit: its best cards, ace and king together, none or one or two cards, and each above four."""
NO_TRUMP: Final = 3.145
PLAIN_NO_TRUMP: Final = ((1.46, 0.957, 0.54, 0.256), 0.026, (0.205, 0.118, 0.021), 0.062)
JOKER: Final = 1.2
"""A joker among the trumps."""
BEST: Final = (0.707, 0.944, (0.719, 0.596, 0.601))
"""The best of four suits once both hands are seen: any hand, the best by itself, and the others as they come near."""
BEST_WAY: Final = 0.75
"""The same for the two directions at no trump."""


@lru_cache(maxsize=1 << 14)
def _plain(held: int, no_trump: bool) -> float:
    tops, both, short, long = PLAIN_NO_TRUMP if no_trump else PLAIN
    length = held.bit_count()
    worth = sum(value for rank, value in zip(TOPS, tops, strict=True) if held >> rank & 1)
    worth += both * (held >> 12 & held >> 11 & 1) + long * max(0, length - 4)
    return worth + (short[length] if length < len(short) else 0.0)


@lru_cache(maxsize=1 << 13)
def _trumps(held: int, jokers: int) -> float:
    whole, each, square, tops = TRUMPS
    length = held.bit_count() + jokers
    worth = sum(value for rank, value in zip(TOPS, tops, strict=True) if held >> rank & 1)
    return whole + each * length + square * length * length + worth + JOKER * jokers


def hope(hand: int, trump: Suit | None) -> float:
    """Return the tricks that ``hand`` and an unseen one make on the average against two hidden hands."""
    suits = [hand >> 13 * suit & SUIT_MASK for suit in SUITS]
    if trump is None:
        return NO_TRUMP + sum(_plain(held, True) for held in suits)
    jokers = (hand & JOKER_MASK).bit_count()
    return _trumps(suits[trump], jokers) + sum(
        _plain(held, False) for suit, held in zip(SUITS, suits, strict=True) if suit != trump
    )


def hope_in_all(hand: int) -> list[float]:
    """Return the same, without jokers, for each suit as trumps, and last without trumps."""
    suits = [hand >> 13 * suit & SUIT_MASK for suit in SUITS]
    plain = [_plain(held, False) for held in suits]
    whole = sum(plain)
    found = [_trumps(held, 0) + whole - worth for held, worth in zip(suits, plain, strict=True)]
    found.append(NO_TRUMP + sum([_plain(held, True) for held in suits]))
    return found


def best_hope(hand: int) -> float:
    """Return the tricks if trumps are named when both hands are seen."""
    first, *others = sorted((hope(hand, suit) for suit in SUITS), reverse=True)
    whole, best, near = BEST
    return whole + best * first + sum(value * exp(other - first) for value, other in zip(near, others, strict=True))


def open_hope(up: int, down: int) -> float:
    """Return the tricks at no trump if the direction is named then; ``down`` is the hand turned over."""
    first, other = sorted((hope(up, None), hope(down, None)), reverse=True)
    return first + BEST_WAY * exp(other - first)
