"""Which layouts of all hands agree with what a seat knows? Drawn uniformly at random."""

from collections.abc import Iterator
from itertools import combinations
from math import ceil, comb
from random import Random
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.knowledge.infer import Insight

Deal = tuple[int, int, int, int]
"""The masks of four hands, N E S W."""
Rooms = tuple[int, ...]
"""How many more cards each hidden place takes."""


REVOKES: Final = 0.02
"""How likely it is, where the rules do not prevent it, that somebody who did not follow could have."""


def layouts(insight: Insight, most: int, dice: Random) -> list[Deal]:
    """Return every layout that agrees with ``insight`` if there are at most ``most``, else ``most`` drawn at random.

    Drawn ones are each as likely as any other, whatever suits were not followed and whatever is remembered. Where not
    to follow proves nothing there are ``most`` always: in all but the part `REVOKES` every such hand has none.
    """
    believed = insight.believed
    if believed is None:
        return _layouts(insight, most, dice)
    doubted = doubtful(most)
    trusting, all_ways = _layouts(believed, most, dice), _layouts(insight, most, dice)
    return repeated(trusting, most - doubted) + repeated(all_ways, doubted)


def doubtful(many: int) -> int:
    """Return how many of so many layouts are drawn without belief that who did not follow could not."""
    return ceil(REVOKES * many)


def repeated(deals: list[Deal], many: int) -> list[Deal]:
    """Return ``many`` of ``deals``, each as often as any other, but for one time more for the first of them."""
    return [deals[at % len(deals)] for at in range(many)]


def _layouts(insight: Insight, most: int, dice: Random) -> list[Deal]:
    free = free_cards(insight)
    if not insight.places:
        return [_dealt(insight, [])]
    rooms = [insight.counts[place] - insight.must[place].bit_count() for place in insight.places]
    if len(rooms) == 2 and comb(len(free), rooms[0]) <= most:
        return [_dealt(insight, packets) for packets in _all_ways(free, rooms[0])]
    if len(rooms) == 1:
        return [_dealt(insight, [_mask(free)])]
    if len(rooms) == 2:
        return [_dealt(insight, _drawn(free, rooms, dice)) for _ in range(most)]
    ways = _Ways(insight, free, tuple(rooms))
    return [_dealt(insight, ways.draw(dice)) for _ in range(most)]


def free_cards(insight: Insight) -> tuple[Card, ...]:
    """Return the unseen cards of which it is not known where they lie."""
    free = int(insight.unseen)
    for place in insight.places:
        free &= ~insight.must[place]
    return tuple(cards_in(Hand(free)))


class _Ways:
    """The ways in which cards that may not lie everywhere can be shared out, counted so that each is as likely."""

    def __init__(self, insight: Insight, free: tuple[Card, ...], rooms: Rooms) -> None:
        groups: dict[tuple[int, ...], list[Card]] = {}
        for card in free:
            allowed = tuple(at for at, place in enumerate(insight.places) if insight.may[place] >> card & 1)
            groups.setdefault(allowed, []).append(card)
        # The freest cards come last: they fill whatever room is left.
        self._groups = sorted(groups.items(), key=lambda group: (len(group[0]), group[0]))
        self._rooms = rooms
        self._counted: dict[tuple[int, Rooms], int] = {}

    def draw(self, dice: Random) -> list[int]:
        """Return the masks of the packets of one way, drawn at random."""
        rooms = self._rooms
        packets = [0] * len(rooms)
        for number, (_, cards) in enumerate(self._groups):
            split = self._drawn_split(number, rooms, dice)
            masks = _drawn(tuple(cards), list(split), dice)
            packets = [packet | mask for packet, mask in zip(packets, masks, strict=True)]
            rooms = tuple(room - taken for room, taken in zip(rooms, split, strict=True))
        return packets

    def _drawn_split(self, number: int, rooms: Rooms, dice: Random) -> Rooms:
        weighed = [(split, self._weight(number, split, rooms)) for split in self._splits(number, rooms)]
        at = dice.random() * sum(weight for _, weight in weighed)
        for split, weight in weighed:
            at -= weight
            if at < 0:
                return split
        return next(split for split, weight in reversed(weighed) if weight)

    def _weight(self, number: int, split: Rooms, rooms: Rooms) -> int:
        left = len(self._groups[number][1])
        ways = self._ways(number + 1, tuple(room - taken for room, taken in zip(rooms, split, strict=True)))
        for taken in split if ways else ():
            ways *= comb(left, taken)
            left -= taken
        return ways

    def _ways(self, number: int, rooms: Rooms) -> int:
        if number == len(self._groups):
            return int(not any(rooms))
        key = number, rooms
        if key not in self._counted:
            self._counted[key] = sum(self._weight(number, split, rooms) for split in self._splits(number, rooms))
        return self._counted[key]

    def _splits(self, number: int, rooms: Rooms) -> Iterator[Rooms]:
        """Yield how the cards of a group can be shared out; the last group fills the rooms."""
        allowed, cards = self._groups[number]
        if number == len(self._groups) - 1:
            if sum(rooms) == len(cards) and not any(room for at, room in enumerate(rooms) if at not in allowed):
                yield rooms
            return
        yield from _shared(len(cards), allowed, rooms)


def _shared(cards: int, allowed: tuple[int, ...], rooms: Rooms) -> Iterator[Rooms]:
    first, *others = allowed
    if not others:
        if cards <= rooms[first]:
            yield tuple(cards if at == first else 0 for at in range(len(rooms)))
        return
    for taken in range(min(cards, rooms[first]) + 1):
        for rest in _shared(cards - taken, tuple(others), rooms):
            yield tuple(taken if at == first else more for at, more in enumerate(rest))


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
    for place, packet in zip(insight.places, packets, strict=False):
        if place in SEATS:
            hands[place] |= packet
    north, east, south, west = hands
    return north, east, south, west
