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
TOP_SHIFT: Final = 13 - TOPS
SHIFTS: Final = tuple(13 * suit for suit in SUITS)
"""Where the cards of each suit begin in a hand."""
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
    trumps = (0, 0)
    if trump is not None:
        mask, tops = _suit(trump, True, jokers)
        trumps = (mine & mask).bit_count(), (ally & mask).bit_count()
        yield from _trump_facts(_pattern((mine | ally) & mask, tops), trumps)
    for suit in SUITS:
        if suit != trump:
            mask, tops = _suit(suit, False, False)
            lengths = (mine & mask).bit_count(), (ally & mask).bit_count()
            yield from _plain_facts(_pattern((mine | ally) & mask, tops), lengths, None if trump is None else trumps)


def _trump_facts(pattern: str, trumps: tuple[int, int]) -> Iterator[str]:
    yield f"trumps {min(sum(trumps), 12)}"
    yield f"long trumps {min(max(trumps), 8)}"
    yield f"trump {pattern}"


def _plain_facts(pattern: str, lengths: tuple[int, int], trumps: tuple[int, int] | None) -> Iterator[str]:
    """Yield the facts of a plain suit of which the hands hold so many cards, and so many trumps; None: no trumps."""
    many = sum(lengths)
    yield f"plain {pattern} {0 if many < 6 else 1 if many < 8 else 2}"
    yield f"plain {min(many, 10)}"
    if trumps is None:
        yield f"long {min(max(lengths), 8)}"
        return
    for ruffs, length, across in ((trumps[0], *lengths), (trumps[1], *lengths[::-1])):
        if length < 3 and ruffs:
            side = "short" if ruffs <= min(trumps) else "long"
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


def _sum(kind: str, facts: Iterator[str]) -> float:
    worth = WORTH[kind]
    return sum(worth.get(fact, 0.0) for fact in facts)


def pair_tricks(mine: int, ally: int, trump: Suit | None, jokers: bool = False) -> float:
    """Return the tricks that two hands of a side make on the average against hidden hands."""
    suits = _suits(mine, ally)
    if trump is None:
        return WORTH["pair no trump"][""] + sum([_open_suit(*suit) for suit in suits])
    tops, first, second = suits[trump]
    if jokers:
        mask, best = _suit(trump, True, True)
        both = mine | ally
        tops = sum([8 >> place for place, card in enumerate(best) if both & card])
        first, second = (mine & mask).bit_count(), (ally & mask).bit_count()
    worth = WORTH["pair"][""] + _trump_suit(tops, first, second)
    for suit in SUITS:
        if suit != trump:
            worth += _plain_suit(*suits[suit], first, second)
    return worth


def pair_in_all(mine: int, ally: int) -> list[float]:
    """Return the same, without jokers, for each suit as trumps, and last without trumps."""
    suits = _suits(mine, ally)
    found = []
    for trump in SUITS:
        tops, first, second = suits[trump]
        worth = WORTH["pair"][""] + _trump_suit(tops, first, second)
        for suit in SUITS:
            if suit != trump:
                worth += _plain_suit(*suits[suit], first, second)
        found.append(worth)
    found.append(WORTH["pair no trump"][""] + sum([_open_suit(*suit) for suit in suits]))
    return found


def _suits(mine: int, ally: int) -> list[tuple[int, int, int]]:
    """Return of each suit the highest cards that both hands hold, as bits, and how many cards each holds."""
    found = []
    for shift in SHIFTS:
        one, other = mine >> shift & SUIT_MASK, ally >> shift & SUIT_MASK
        found.append(((one | other) >> TOP_SHIFT, one.bit_count(), other.bit_count()))
    return found


@lru_cache(maxsize=1 << 12)
def _open_suit(tops: int, one: int, other: int) -> float:
    return _sum("pair no trump", _plain_facts(_spelled(tops), (one, other), None))


@lru_cache(maxsize=1 << 12)
def _trump_suit(tops: int, one: int, other: int) -> float:
    return _sum("pair", _trump_facts(_spelled(tops), (one, other)))


@lru_cache(maxsize=1 << 16)
def _plain_suit(tops: int, one: int, other: int, first: int, second: int) -> float:
    return _sum("pair", _plain_facts(_spelled(tops), (one, other), (first, second)))


def _spelled(tops: int) -> str:
    """Return the pattern of the highest cards, given as bits."""
    return "".join("x" if tops >> bit & 1 else "-" for bit in reversed(range(TOPS)))


def hand_tricks(hand: int, trump: Suit | None, players: int) -> float:
    """Return the tricks that a hand makes on the average where each of two or three plays for himself."""
    kind = f"{players} hands{' no trump' if trump is None else ''}"
    return WORTH[kind][""] + _sum(kind, hand_facts(hand, trump))


def odds(tricks: float, kind: str = "pair") -> Odds:
    """Return how likely each number of tricks is, where ``tricks`` are expected of hands of that ``kind``."""
    error = ERRORS[kind] * sqrt(2)
    below = [0.5 * (1 + erf((number + 0.5 - tricks) / error)) for number in range(13)]
    return (below[0], *(below[number] - below[number - 1] for number in range(1, 13)), 1 - below[12])


def mean_odds(many: list[Odds]) -> Odds:
    """Return the average of ``many``."""
    return tuple(sum(chances) / len(many) for chances in zip(*many, strict=True))
