"""How may the unseen cards lie? Layouts of all hands that agree with what a seat knows."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.knowledge.infer import Insight

Deal = tuple[int, int, int, int]
"""The masks of four hands, N E S W."""


def layouts(insight: Insight, most: int, dice: Random) -> list[Deal]:
    """Return every layout that agrees with ``insight`` if there are at most ``most``, else ``most`` drawn at random."""
    free = free_cards(insight)
    if not insight.hidden:
        return [_dealt(insight, [])]
    rooms = [insight.counts[seat] - insight.must[seat].bit_count() for seat in insight.hidden]
    if len(rooms) == 2 and comb(len(free), rooms[0]) <= most:
        return [_dealt(insight, packets) for packets in _all_ways(free, rooms[0])]
    if len(rooms) == 1:
        return [_dealt(insight, [_mask(free)])]
    return [_dealt(insight, _drawn(free, rooms, dice)) for _ in range(most)]


def free_cards(insight: Insight) -> tuple[Card, ...]:
    """Return the unseen cards of which it is not known where they lie; each may lie in any hidden hand."""
    free = int(insight.unseen)
    for seat in insight.hidden:
        free &= ~insight.must[seat]
    return tuple(cards_in(Hand(free)))


def _mask(cards: tuple[Card, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _all_ways(free: tuple[Card, ...], room: int) -> Iterator[list[int]]:
    everything = _mask(free)
    for first in combinations(free, room):
        mask = _mask(first)
        yield [mask, everything & ~mask]


def _drawn(free: tuple[Card, ...], rooms: list[int], dice: Random) -> list[int]:
    # Only random() gives the same on every version of Python.
    cards = list(free)
    for last in range(len(cards) - 1, 0, -1):
        other = int(dice.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    packets, start = [], 0
    for room in rooms:
        packets.append(_mask(tuple(cards[start : start + room])))
        start += room
    return packets


def _dealt(insight: Insight, packets: list[int]) -> Deal:
    hands = [int(insight.must[seat]) for seat in SEATS]
    for seat, packet in zip(insight.hidden, packets, strict=False):
        hands[seat] |= packet
    north, east, south, west = hands
    return north, east, south, west
