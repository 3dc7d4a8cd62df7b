"""What will the other call at Single Dummy Bridge? What his hand hopes most from, as steady players weigh it."""

from collections.abc import Mapping
from functools import lru_cache
from math import erf, exp, sqrt
from operator import itemgetter
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.auction import DOUBLE, PASS, REDOUBLE, Call, Undertaking, bid_of
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.points import Declared, count_contract
from dummywhist.engine.players.calls.bridge_by_rule import FEAR, LEAST, MARGIN, TRUMPS, trump_of
from dummywhist.engine.players.calls.estimate import pair_in_all
from dummywhist.engine.players.calls.partnership_estimate import hope_in_all
from dummywhist.engine.rules.counts import ContractCount, Fail
from dummywhist.engine.values import NamedTuple

FINE: Final = 4
SPREAD: Final = 1.7
"""How far the tricks of a contract lie from what a hand hopes before it has seen the other dummy."""
CALM: Final = 40.0
"""By how many points a call must be better to be clearly likelier than another."""
AVERAGE: Final = 6.5
SPARE: Final = 0.5
"""Tricks that a bidder has on the average above what he bid. What he calls counts as much as what one sees oneself:
a bid says that he has so many tricks, a double that the contract is a trick short.
"""
RASH: Final = 0.02
"""How likely a call is at the least that nothing speaks for."""
ME, OTHER = Side("me"), Side("other")
STRAINS: Final = ("C", "D", "H", "S", "NT")


class Hopes(NamedTuple):
    """By trump suit (None: no trump) the tricks that a player hopes for as declarer, and against the other."""

    declarer: Mapping[Suit | None, float]
    against: Mapping[Suit | None, float]


class Standing(NamedTuple):
    """The contract as it stands: the bid, whether it is that of who is to call, and how often it counts."""

    bid: Undertaking
    own: bool
    doubled: int


def hopes_of(hand: Hand, shown: Hand) -> Hopes:
    """Return what a player hopes for with ``hand`` and the dummy that is ``shown``; the other dummy nobody has seen."""
    with_shown, unseen = pair_in_all(hand, shown), hope_in_all(hand)
    # The other takes the dummy that is shown, if it is better than one that is not.
    against = [hidden if good else seen for hidden, seen, good in zip(unseen, with_shown, _good(shown), strict=True)]
    return Hopes(dict(zip(TRUMPS, map(max, with_shown, unseen), strict=True)), dict(zip(TRUMPS, against, strict=True)))


@lru_cache(maxsize=8)
def _good(shown: Hand) -> list[bool]:
    return [tricks >= AVERAGE for tricks in hope_in_all(shown)]


class Judge:
    """What a player thinks of calls under one way to count."""

    def __init__(self, count: ContractCount) -> None:
        self._count = count
        self._worth: dict[tuple[int, str, int, int], float] = {}

    def values(self, hopes: Hopes, standing: Standing | None) -> list[tuple[Call, float]]:
        """Return what each call is worth, in points, of the candidates: a pass, doubles, the lowest bids."""
        if standing is None:
            found: list[tuple[Call, float]] = [(PASS, 0.0)]
        else:
            found = self._standing(hopes, standing)
        for option, trump in _lowest(None if standing is None else standing.bid):
            fine = round(hopes.declarer[trump] * FINE)
            if self._count.fail is Fail.NONE and made(self._count, option, fine) < LEAST:
                continue
            found.append((option, self._declaring(option, hopes)))
        return found

    def _declaring(self, bid: Undertaking, hopes: Hopes) -> float:
        """Return what ``bid`` is worth to who hopes to declare it."""
        value = self.worth(bid, 1, round(hopes.declarer[trump_of(bid)] * FINE))
        return value if value > 0 else value * FEAR

    def _standing(self, hopes: Hopes, standing: Standing) -> list[tuple[Call, float]]:
        bid, own, doubled = standing
        trump = trump_of(bid)
        tricks = hopes.declarer[trump] if own else 13 - hopes.against[trump]
        needed = self._count.book + bid.level
        if own and doubled == 2:
            tricks = min(tricks, (tricks + needed - 1) / 2)
        elif not own:
            tricks = max(tricks, (tricks + needed + SPARE) / 2)
        sign, fine = 1 if own else -1, round(tricks * FINE)
        found: list[tuple[Call, float]] = [(PASS, sign * self.worth(bid, doubled, fine))]
        if not own and doubled == 1:
            found.append((DOUBLE, sign * self.worth(bid, 2, fine) - MARGIN))
        elif own and doubled == 2:
            found.append((REDOUBLE, sign * self.worth(bid, 4, fine) - MARGIN))
        return found

    def best(self, hopes: Hopes, standing: Standing | None) -> Call:
        """Return the call that is worth most, the first of those that are worth as much."""
        return max(self.values(hopes, standing), key=itemgetter(1))[0]

    def likely(self, hopes: Hopes, standing: Standing | None, made: Call) -> float:
        """Return how likely the call ``made`` is; a bid that jumps over others of its strain promises what it names."""
        found = self.values(hopes, standing)
        best = max(value for _, value in found)
        own = next((value for call, value in found if call == made), None)
        if own is None:
            if made.bid is None:
                return RASH
            own = self._declaring(made.bid, hopes)
        return exp((own - best) / CALM) / sum([exp((value - best) / CALM) for _, value in found]) + RASH

    def worth(self, bid: Undertaking, doubled: int, fine: int) -> float:
        """Return by how many points a declarer who hopes for ``fine`` fourths of a trick is better off with ``bid``."""
        key = bid.level, bid.denomination, doubled, fine
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = worth(self._count, bid, doubled, fine)
        return found


@lru_cache(maxsize=8)
def judge(count: ContractCount) -> Judge:
    """Return who judges under ``count``."""
    return Judge(count)


@lru_cache(maxsize=64)
def _lowest(best: Undertaking | None) -> tuple[tuple[Undertaking, Suit | None], ...]:
    """Return the lowest bid in each strain above ``best``, and its trump suit."""
    higher = 0 if best is None else STRAINS.index(best.denomination) + 1
    least = 1 if best is None else best.level
    levels = [(least + (place < higher), name) for place, name in enumerate(STRAINS)]
    found = [bid_of(level, name) for level, name in levels if level <= 7]
    return tuple((bid, trump_of(bid)) for bid in found)


@lru_cache(maxsize=128)
def _chances(fine: int) -> tuple[float, ...]:
    error = SPREAD * sqrt(2)
    below = [0.0, *(0.5 * (1 + erf((won + 0.5 - fine / FINE) / error)) for won in range(13)), 1.0]
    return tuple(below[won + 1] - below[won] for won in range(14))


def worth(count: ContractCount, bid: Undertaking, doubled: int, fine: int) -> float:
    """Return by how many points a declarer who hopes for ``fine`` fourths of a trick is better off with ``bid``."""
    total = 0.0
    for won, chance in enumerate(_chances(fine)):
        after = dict(
            count_contract(
                count, {ME: 0, OTHER: 0}, {}, Declared(ME, (OTHER,), bid.level, bid.denomination, doubled, won)
            ).after
        )
        total += chance * (after[ME] - after[OTHER])
    return total


def made(count: ContractCount, bid: Undertaking, fine: int) -> float:
    """Return how likely ``bid`` is made."""
    return sum(_chances(fine)[count.book + bid.level :])
