"""How many tricks is a hand worth before a card is played? A count of sure and likely tricks, fitted to solved deals.

All cards are such that high ones win: a downtown hand is mirrored first. Jokers are the best trumps.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import erf, sqrt
from typing import Final

from dummywhist.engine.cards.card import JOKER_BIG, JOKER_LITTLE, SUITS, Suit
from dummywhist.engine.cards.hand import JOKER_MASK, SUIT_MASK
from dummywhist.engine.players.calls.estimate_weights import ERRORS, WORTH

TOPS: Final = 4
"""How many of the highest cards of a suit are looked at one by one."""
Odds = tuple[float, ...]
"""By number of tricks, from none to thirteen, the chance to make just so many."""


@lru_cache(maxsize=16)
def _suit(suit: Suit, trump: bool, jokers: bool) -> tuple[int, tuple[int, ...]]:
    """Return the mask of a suit, and those of its highest cards, best first."""
    cards = [13 * suit + rank for rank in range(12, -1, -1)]
    mask = SUIT_MASK << 13 * suit
    if trump and jokers:
        cards = [JOKER_BIG, JOKER_LITTLE, *cards]
        mask |= JOKER_MASK
    return mask, tuple(1 << card for card in cards[:TOPS])


def _pattern(held: int, tops: tuple[int, ...]) -> str:
    return "".join("x" if held & top else "-" for top in tops)


def pair_facts(mine: int, ally: int, trump: Suit | None, jokers: bool = False) -> Iterator[str]:
    """Yield what counts in two hands of a side against two hidden ones; ``mine`` leads or is its player's own."""
    trumps = [0, 0]
    if trump is not None:
        mask, tops = _suit(trump, True, jokers)
        trumps = sorted(((mine & mask).bit_count(), (ally & mask).bit_count()))
        yield f"trumps {min(sum(trumps), 12)}"
        yield f"long trumps {min(trumps[1], 8)}"
        yield f"trump {_pattern((mine | ally) & mask, tops)}"
    for suit in SUITS:
        if suit == trump:
            continue
        mask, tops = _suit(suit, False, False)
        one, other = mine & mask, ally & mask
        lengths = one.bit_count(), other.bit_count()
        many = sum(lengths)
        yield f"plain {_pattern(one | other, tops)} {0 if many < 6 else 1 if many < 8 else 2}"
        yield f"plain {min(many, 10)}"
        if trump is None:
            yield f"long {min(max(lengths), 8)}"
            continue
        mask = _suit(trump, True, jokers)[0]
        for hand, length, across in ((mine, lengths[0], lengths[1]), (ally, lengths[1], lengths[0])):
            ruffs = (hand & mask).bit_count()
            if length < 3 and ruffs:
                side = "short" if ruffs <= trumps[0] else "long"
                yield f"{side} ruffs {min(ruffs, max(0, across - length), 3 - length)}"


def hand_facts(hand: int, trump: Suit | None) -> Iterator[str]:
    """Yield what counts in one hand that plays for itself."""
    trumps = 0
    if trump is not None:
        mask, tops = _suit(trump, True, False)
        trumps = (hand & mask).bit_count()
        yield f"trumps {min(trumps, 9)}"
        yield f"trump {_pattern(hand & mask, tops)}"
    for suit in SUITS:
        if suit != trump:
            mask, tops = _suit(suit, False, False)
            held = hand & mask
            length = held.bit_count()
            yield f"plain {_pattern(held, tops)} {min(length, 5)}"
            yield f"plain {min(length, 8)}"
            if length < 3 and trumps:
                yield f"ruffs {min(trumps, 3 - length)}"


def _worth(kind: str, facts: Iterator[str]) -> float:
    worth = WORTH[kind]
    return worth[""] + sum(worth.get(fact, 0.0) for fact in facts)


def pair_tricks(mine: int, ally: int, trump: Suit | None, jokers: bool = False) -> float:
    """Return the tricks that two hands of a side make on the average against hidden hands."""
    return _worth("pair no trump" if trump is None else "pair", pair_facts(mine, ally, trump, jokers))


def hand_tricks(hand: int, trump: Suit | None, players: int) -> float:
    """Return the tricks that a hand makes on the average where each of two or three plays for himself."""
    return _worth(f"{players} hands{' no trump' if trump is None else ''}", hand_facts(hand, trump))


def odds(tricks: float, kind: str = "pair") -> Odds:
    """Return how likely each number of tricks is, where ``tricks`` are expected of hands of that ``kind``."""
    error = ERRORS[kind] * sqrt(2)
    below = [0.5 * (1 + erf((number + 0.5 - tricks) / error)) for number in range(13)]
    return (below[0], *(below[number] - below[number - 1] for number in range(1, 13)), 1 - below[12])


def mean_odds(many: list[Odds]) -> Odds:
    """Return the average of ``many``."""
    return tuple(sum(chances) / len(many) for chances in zip(*many, strict=True))
