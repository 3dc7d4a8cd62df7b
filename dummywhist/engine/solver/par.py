"""What is the par of a deal? The score at which neither side can gain by another bid, all hands being known.

Contracts count as in duplicate bridge (Laws of Duplicate Bridge, law 77): Single Dummy Bridge knows neither
vulnerability nor a bonus for games and slams, and without them nobody has a reason to bid more than he is forced to.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.values import NamedTuple

BOOK: Final = 6
LEVELS: Final = range(1, 8)
STRAINS: Final[tuple[Suit | None, ...]] = (CLUBS, DIAMONDS, HEARTS, SPADES, None)
"""What is bid, the lowest first; None is no trumps."""
GAME: Final = 100
"""Trick points that make a game."""
NS: Final = 0
EW: Final = 1
"""The sides, each that of the seats of its evenness."""


class Contract(NamedTuple):
    """A contract and what becomes of it: who plays it, how often it counts (1, 2, 4), the tricks that he makes."""

    declarer: Seat
    level: int
    strain: Suit | None
    doubled: int
    tricks: int

    @property
    def made(self) -> bool:
        """Whether it is made."""
        return self.tricks >= BOOK + self.level


class Par(NamedTuple):
    """The par of a deal: the points of North and South, and all contracts that bring them; none if nobody bids."""

    score: int
    contracts: tuple[Contract, ...]


def points(contract: Contract, *, vulnerable: bool) -> int:
    """Return what ``contract`` brings the declarer's side, negative if it fails (law 77)."""
    over = contract.tricks - BOOK - contract.level
    if over < 0:
        return -_penalty(-over, contract.doubled, vulnerable)
    each = 20 if contract.strain in (CLUBS, DIAMONDS) else 30
    bid = (each * contract.level + (10 if contract.strain is None else 0)) * contract.doubled
    bonus = (500 if vulnerable else 300) if bid >= GAME else 50
    if contract.level == 6:
        bonus += 750 if vulnerable else 500
    if contract.level == 7:
        bonus += 1500 if vulnerable else 1000
    if contract.doubled == 1:
        return bid + bonus + over * each
    insult = 25 * contract.doubled
    return bid + bonus + insult + over * (50 * contract.doubled * (2 if vulnerable else 1))


def _penalty(down: int, doubled: int, vulnerable: bool) -> int:
    if doubled == 1:
        return down * (100 if vulnerable else 50)
    first = 200 + 300 * (down - 1) if vulnerable else 100 + 200 * min(down - 1, 2) + 300 * max(down - 3, 0)
    return first * doubled // 2


def by_declarer(table: Mapping[tuple[Suit | None, int], int]) -> dict[tuple[Suit | None, Seat], int]:
    """Return the tricks of each declarer from those of North and South by trump and leader, as `Solver.table` has them.

    The leader sits at the declarer's left.
    """
    return {
        (strain, seat): table[strain, left_of(seat)] if seat % 2 == NS else 13 - table[strain, left_of(seat)]
        for strain in STRAINS
        for seat in SEATS
    }


def par(tricks: Mapping[tuple[Suit | None, Seat], int], dealer: Seat, vulnerable: tuple[bool, bool]) -> Par:
    """Return the par of the deal in which each declarer makes so many ``tricks`` at each strain.

    ``vulnerable`` says it of North and South, and of East and West. The sides call in turn, the dealer's first, with
    bids, doubles and redoubles, and each may choose which of its hands declares. Contracts of a side are listed if they
    bring the score, doubled if they fail, and no higher bid of either side would bring that side more.
    """
    auction = _Auction(tricks, vulnerable)
    score = auction.value(dealer % 2)
    return Par(score, tuple(auction.standing(score)) if score else ())


class _Auction:
    """All contracts in the order of bidding, and what calls are worth to North and South when both sides call best."""

    def __init__(self, tricks: Mapping[tuple[Suit | None, Seat], int], vulnerable: tuple[bool, bool]) -> None:
        self._tricks = tricks
        self._vulnerable = vulnerable
        self._bids = [(level, strain) for level in LEVELS for strain in STRAINS]
        self._bid_again = cache(self._best_bid)

    def value(self, first: int) -> int:
        """Return what the deal is worth if side ``first`` calls first; nothing if both pass."""
        passed = _better(1 - first, 0, self._bid_again(0, 1 - first))
        return _better(first, passed, self._bid_again(0, first))

    def standing(self, score: int) -> Iterator[Contract]:
        """Yield the contracts that bring ``score``, and above which no bid brings its side more, the lowest first."""
        last = [0, 0]
        for place in range(len(self._bids)):
            for side in (NS, EW):
                gains = max(_for(side, self._worth(one) - score) for one in self._at(place, side))
                if gains > 0:
                    last[side] = place
        for place in range(max(last), len(self._bids)):
            for seat in SEATS:
                contract = self._contract(place, seat)
                if self._worth(contract) == score:
                    yield contract

    def _best_bid(self, lowest: int, side: int) -> int | None:
        """Return what the best bid of ``side`` at place ``lowest`` or higher is worth, None if there is none."""
        if lowest == len(self._bids):
            return None
        here = [self._after_bid(lowest, contract) for contract in self._at(lowest, side)]
        return _better(side, *here, self._bid_again(lowest + 1, side))

    def _after_bid(self, place: int, contract: Contract) -> int:
        """Return what it is worth that ``contract`` was bid: the others pass, double, or bid."""
        side = contract.declarer % 2
        bid, doubled, redoubled = (self._worth(contract._replace(doubled=times)) for times in (1, 2, 4))
        above = self._bid_again(place + 1, side), self._bid_again(place + 1, 1 - side)
        after_redouble = _better(1 - side, redoubled, above[1])
        after_double = _better(side, doubled, after_redouble, above[0])
        return _better(1 - side, bid, after_double, above[1])

    def _at(self, place: int, side: int) -> list[Contract]:
        return [self._contract(place, seat) for seat in SEATS if seat % 2 == side]

    def _contract(self, place: int, seat: Seat) -> Contract:
        level, strain = self._bids[place]
        plain = Contract(seat, level, strain, 1, self._tricks[strain, seat])
        return plain if plain.made else plain._replace(doubled=2)

    def _worth(self, contract: Contract) -> int:
        side = contract.declarer % 2
        return _for(side, points(contract, vulnerable=self._vulnerable[side]))


def _for(side: int, score: int) -> int:
    """Return North and South's ``score`` as ``side`` counts it, and the other way round."""
    return score if side == NS else -score


def _better(side: int, *values: int | None) -> int:
    """Return which of the ``values`` for North and South ``side`` prefers; None is no value."""
    known = [value for value in values if value is not None]
    return max(known) if side == NS else min(known)
