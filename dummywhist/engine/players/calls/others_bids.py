"""What will another bid at Bid Dummy Whist? The bid that his hand hopes most from, as steady players weigh it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.auction import Undertaking, bid_of
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.points import Declared, count_bid
from dummywhist.engine.players.calls.bidding_by_rule import HOPE, NO_BID, OUTBID, OVERBID, SPARE, SPARE_CARD
from dummywhist.engine.players.calls.estimate import odds
from dummywhist.engine.players.calls.partnership_estimate import best_hope, open_hope
from dummywhist.engine.players.mirror import turned
from dummywhist.engine.rules.counts import BidCount
from dummywhist.engine.rules.parts import Auction, Rules
from dummywhist.engine.values import NamedTuple

FINE: Final = 4
"""Estimates are rounded to a fourth of a trick."""
HIGHER: Final = 3
"""By how many levels a bid is raised at the most."""
CALM: Final = 0.35
"""By how many points a call must be better to be clearly likelier than another."""
ME, LEFT, RIGHT = Side("me"), Side("left"), Side("right")

Hopes = Mapping[str, float]
"""By denomination the tricks that a hand hopes to make with the dummy."""


class Spoken(NamedTuple):
    """Where an auction stands for who is to call: the best bid, whether somebody can still bid over his own, and
    whether he must bid.
    """

    best: Undertaking | None
    later: int
    must: bool


def hopes_of(rules: Rules, hand: Hand, to: Sequence[Card]) -> Hopes:
    """Return the hopes of ``hand``; ``to`` turns cards over for downtown."""
    low, extra = turned(to, hand), rules.dealing.extra
    found = {"up": best_hope(hand), "down": best_hope(low), "nt": open_hope(hand, low)}
    return {name: tricks + SPARE_CARD[name] * extra - HOPE for name, tricks in found.items()}


def key(auction: Auction, bid: Undertaking) -> int:
    """Return the height of ``bid`` (BD-17)."""
    return auction.step * bid.level + auction.heights[bid.denomination]


@lru_cache(maxsize=64)
def bids_over(rules_key: tuple[int, int, tuple[tuple[str, int], ...]], floor: int) -> tuple[Undertaking, ...]:
    """Return the lowest few bids in each denomination that are higher than ``floor``."""
    lowest, step, heights = rules_key
    found = []
    for name, height in heights:
        levels = [level for level in range(lowest, 8) if step * level + height > floor]
        found += [bid_of(level, name) for level in levels[:HIGHER]]
    return tuple(found)


def values(rules: Rules, hopes: Hopes, spoken: Spoken) -> dict[Undertaking | None, float]:
    """Return what each call is worth to a hand with such ``hopes``, in points; None is a pass."""
    auction, count = rules.auction, rules.count
    assert auction is not None and isinstance(count, BidCount)
    best = spoken.best
    found: dict[Undertaking | None, float] = {}
    if not spoken.must:
        found[None] = NO_BID if best is None else -0.5 * worth(count, best, round((best.level + 6 + SPARE) * FINE))
    floor = -1 if best is None else key(auction, best)
    for bid in bids_over((auction.lowest, auction.step, tuple(auction.heights.items())), floor):
        taken = 1.0 if auction.rounds else (1 - OVERBID[bid.level]) ** spoken.later
        made = worth(count, bid, round(hopes[bid.denomination] * FINE))
        found[bid] = taken * made + (1 - taken) * OUTBID
    return found


@lru_cache(maxsize=1 << 13)
def worth(count: BidCount, bid: Undertaking, fine: int) -> float:
    """Return by how many points a bidder who expects ``fine`` fourths of a trick is better off with ``bid``."""
    total = 0.0
    for won, chance in enumerate(odds(fine / FINE, "pair no trump" if bid.denomination == "nt" else "pair")):
        made = Declared(ME, (LEFT, RIGHT), bid.level, bid.denomination, 1, won)
        after = dict(count_bid(count, {ME: 0, LEFT: 0, RIGHT: 0}, {}, made).after)
        total += chance * (after[ME] - (after[LEFT] + after[RIGHT]) / 2)
    return total


def likely(found: Mapping[Undertaking | None, float], made: Undertaking | None) -> float:
    """Return how likely the call ``made`` is among calls of such values."""
    if made not in found:
        return 0.05
    best = max(found.values())
    return exp((found[made] - best) / CALM) / sum(exp((one - best) / CALM) for one in found.values())
