"""What does a player bid? The expected value of a contract against that of a pass."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.auction import PASS, Undertaking, bids
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.points import Declared, count_bid
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.estimate import Odds, mean_odds, odds, pair_tricks
from dummywhist.engine.players.choice import Decision, Eye, decided
from dummywhist.engine.players.mirror import turned, turned_over
from dummywhist.engine.rules.counts import BidCount
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple

DUMMIES: Final = 32
"""How many dummies a bidder imagines."""
OVERBID: Final = (0.85, 0.75, 0.55, 0.3, 0.12, 0.04, 0.01, 0.0)
"""By level, the chance that a player who still speaks bids higher."""
HOPE: Final = 0.6
"""By how many tricks the best of the ways that are imagined falls short of what it promises."""
SPARE_CARD: Final = {"up": 0.5, "down": 0.5, "nt": 0.2}
"""By how many tricks a dummy is better for each card that is put away from it."""
OUTBID: Final = -0.1
NO_BID: Final = -0.2
"""Points that it is worth to be outbid, and to pass before anybody has bid."""
SPARE: Final = 0.5
"""Tricks that another bidder has on the average above what he bid."""
ME, LEFT, RIGHT = Side("me"), Side("left"), Side("right")


class Forecast(NamedTuple):
    """For each denomination the chances of the tricks that the bidder makes with the dummy, and the mean."""

    odds: Mapping[str, Odds]
    means: Mapping[str, float]


class Strain(NamedTuple):
    """A way to play two hands: the trump suit (None: no trump), the direction, and the tricks that it is worth."""

    trump: Suit | None
    down: bool
    tricks: float


def strains(rules: Rules, mine: Hand, ally: Hand, denomination: str) -> list[Strain]:
    """Return every way to play a bid of ``denomination`` with both hands known, and what each is worth."""
    return [
        in_strain(rules, mine, ally, trump, down)
        for down in (False, True)
        if denomination != ("up" if down else "down")
        for trump in ((None,) if denomination == "nt" else SUITS)
    ]


def in_strain(rules: Rules, mine: Hand, ally: Hand, trump: Suit | None, down: bool) -> Strain:
    """Return what both hands are worth with that trump suit in that direction."""
    if down:
        to = turned_over(rules.dealing.good_ace)
        mine, ally = turned(to, mine), turned(to, ally)
    return Strain(trump, down, pair_tricks(mine, ally, trump, rules.dealing.jokers))


def call(view: View, eye: Eye) -> Decision:
    """Return the call of a player of Bid Dummy Whist (BD-10..19)."""
    rules = rules_of(view)
    offered = bids(view.options)
    if not offered:
        return decided(PASS, "pass_high", "bid")
    forecast = _forecast(rules, view, eye)
    later = sum(player not in {by for by, _ in view.calls} for player in view.home.players) - 1
    passing = _passing(rules, view)
    best, worth = offered[0], -99.0
    for bid in offered:
        taken = 1.0 if rules.auction is not None and rules.auction.rounds else (1 - OVERBID[bid.level]) ** later
        value = taken * _worth(rules, bid, forecast.odds[bid.denomination]) + (1 - taken) * OUTBID
        if value > worth + 0.001:
            best, worth = bid, value
    tricks = round(forecast.means[best.denomination])
    if PASS in view.options and worth <= passing:
        return decided(PASS, "pass", "bid", n=tricks)
    return decided(best, "bid" if worth > passing else "must_bid", "bid", n=tricks)


def _forecast(rules: Rules, view: View, eye: Eye) -> Forecast:
    mine, cards = own_hand(view), unseen_cards(view)
    blur = {name: eye.blur() for name in ("up", "down", "nt")}
    kinds = {name: "pair no trump" if name == "nt" else "pair" for name in blur}
    found: dict[str, list[float]] = {name: [] for name in blur}
    more = {name: worth * rules.dealing.extra - HOPE for name, worth in SPARE_CARD.items()}
    for _ in range(DUMMIES):
        ally = drawn(cards, (rules.dealing.cards,), eye.luck)[0]
        for name, tricks in found.items():
            tricks.append(max(strain.tricks for strain in strains(rules, mine, ally, name)) + more[name] + blur[name])
    chances = {name: mean_odds([odds(one, kinds[name]) for one in tricks]) for name, tricks in found.items()}
    return Forecast(chances, {name: sum(tricks) / len(tricks) for name, tricks in found.items()})


def _worth(rules: Rules, bid: Undertaking, chances: Odds) -> float:
    """Return by how many points the bidder is on the average better off than the others if he plays ``bid``."""
    assert isinstance(rules.count, BidCount)
    worth = 0.0
    for won, chance in enumerate(chances):
        if chance > 0.001:
            made = Declared(ME, (LEFT, RIGHT), bid.level, bid.denomination, 1, won)
            after = dict(count_bid(rules.count, {ME: 0, LEFT: 0, RIGHT: 0}, {}, made).after)
            worth += chance * (after[ME] - (after[LEFT] + after[RIGHT]) / 2)
    return worth


def _passing(rules: Rules, view: View) -> float:
    """Return what a pass is worth: somebody else plays, and mostly makes what he bid."""
    if view.contract is None:
        return NO_BID
    bid = view.contract.bid
    return -0.5 * _worth(rules, bid, odds(bid.level + 6 + SPARE, "pair no trump"))
