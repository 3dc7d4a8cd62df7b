"""What will the other call at Single Dummy Bridge? What his hand hopes most from, as steady players weigh it."""

from collections.abc import Mapping
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.auction import DOUBLE, PASS, REDOUBLE, Call, Undertaking, bid_of
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.points import Declared, count_contract
from dummywhist.engine.players.calls.bridge_by_rule import FEAR, LEAST, MARGIN, TRUMPS, trump_of
from dummywhist.engine.players.calls.estimate import pair_tricks
from dummywhist.engine.players.calls.partnership_estimate import hope
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
    declarer, against = {}, {}
    for trump in TRUMPS:
        with_shown, unseen = pair_tricks(hand, shown, trump), hope(hand, trump)
        declarer[trump] = max(with_shown, unseen)
        # The other takes the dummy that is shown, if it is better than one that is not.
        against[trump] = unseen if hope(shown, trump) >= AVERAGE else with_shown
    return Hopes(declarer, against)


def values(count: ContractCount, hopes: Hopes, standing: Standing | None) -> dict[Call, float]:
    """Return what each call is worth, in points, of the candidates: a pass, doubles, the lowest bids."""
    found: dict[Call, float] = {PASS: 0.0}
    if standing is not None:
        bid, own, doubled = standing
        trump = trump_of(bid)
        tricks = hopes.declarer[trump] if own else 13 - hopes.against[trump]
        needed = count.book + bid.level
        if own and doubled == 2:
            tricks = min(tricks, (tricks + needed - 1) / 2)
        elif not own:
            tricks = max(tricks, (tricks + needed + SPARE) / 2)
        sign = 1 if own else -1
        found[PASS] = sign * worth(count, bid, doubled, round(tricks * FINE))
        if not own and doubled == 1:
            found[DOUBLE] = sign * worth(count, bid, 2, round(tricks * FINE)) - MARGIN
        elif own and doubled == 2:
            found[REDOUBLE] = sign * worth(count, bid, 4, round(tricks * FINE)) - MARGIN
    for option in _lowest(None if standing is None else standing.bid):
        fine = round(hopes.declarer[trump_of(option)] * FINE)
        if count.fail is Fail.NONE and made(count, option, fine) < LEAST:
            continue
        value = worth(count, option, 1, fine)
        found[option] = value if value > 0 else value * FEAR
    return found


@lru_cache(maxsize=64)
def _lowest(best: Undertaking | None) -> tuple[Undertaking, ...]:
    """Return the lowest bid in each strain above ``best``."""
    if best is None:
        return tuple(bid_of(1, name) for name in STRAINS)
    higher = STRAINS.index(best.denomination) + 1
    levels = [(best.level + (place < higher), name) for place, name in enumerate(STRAINS)]
    return tuple(bid_of(level, name) for level, name in levels if level <= 7)


@lru_cache(maxsize=128)
def _chances(fine: int) -> tuple[float, ...]:
    error = SPREAD * sqrt(2)
    below = [0.0, *(0.5 * (1 + erf((won + 0.5 - fine / FINE) / error)) for won in range(13)), 1.0]
    return tuple(below[won + 1] - below[won] for won in range(14))


@lru_cache(maxsize=1 << 13)
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


def likely(found: Mapping[Call, float], made: Call) -> float:
    """Return how likely the call ``made`` is; a higher bid is as likely as the lowest in its strain."""
    call, bid = made, made.bid
    if bid is not None and bid not in found:
        call = next((one for one in found if one.bid is not None and one.bid.denomination == bid.denomination), bid)
    if call not in found:
        return 0.02
    best = max(found.values())
    weight = exp((found[call] - best) / CALM) / sum(exp((one - best) / CALM) for one in found.values())
    return weight + 0.02
