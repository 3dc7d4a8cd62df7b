"""What does a strong player bid at Bid Dummy Whist? The call with the best mean of points over sampled worlds."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.auction import PASS, Call, Undertaking, bids, calls
from dummywhist.engine.deal.layout import Player, column_of
from dummywhist.engine.deal.points import Declared, count_bid
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.sample import Deal as Laid
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.positions import joker_law
from dummywhist.engine.players.belief.resampling import Blur, resampled
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.account import with_thought
from dummywhist.engine.players.calls.bidding_by_rule import Strain, strains
from dummywhist.engine.players.calls.declaring_by_rule import spared
from dummywhist.engine.players.calls.evaluation import Outlook, Plan, Play, Points, Real, Valued
from dummywhist.engine.players.calls.others_bids import Hopes, Spoken, hopes_of, key, likely, values
from dummywhist.engine.players.calls.soundness import Promise, bid_said, most_tricks, taken
from dummywhist.engine.players.choice import Decision, decided, dice_before_play
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.mirror import turned_over
from dummywhist.engine.players.search.utility import slope, standing
from dummywhist.engine.rules.counts import BidCount
from dummywhist.engine.rules.parts import Lead, Rules
from dummywhist.engine.solver.position import Position
from dummywhist.engine.values import NamedTuple

DRAWN: Final = 4
"""So many times the worlds are drawn, to be weighed by the calls so far."""
SPARE_CARD: Final = {True: 0.2, False: 0.5}
"""By how many tricks a dummy is better for each card put away from it, at no trump and with trumps."""
UNSURE: Final = 1.0
"""The standard deviation, in tricks, of how others judge a hand from how we model them."""
SILENT: Final = 0.08
"""In so many worlds another who may pass says no more, whatever he holds: nobody can be counted on to bid."""
OFF: Final = {True: 0.55, False: -0.05}
"""At no trump and with trumps: what who leads and names the better of the ways makes beside the estimate with all hands
open; over 180 deals each, +- 0.08 and 0.06.
"""
REAL: Final = {True: Real(0.1, 0.8), False: Real(-0.3, 0.7)}
"""At no trump and with trumps: what a declarer makes beside what he would with all hands open. Measured over 40 deals
that `strong` players played among themselves: +0.1 +- 0.2 and -0.30 +- 0.11.
"""
LEVELS: Final = 4
"""How many levels are looked at in each denomination."""


class World(NamedTuple):
    """The hands of the players, the dummy's packet, and what each other hand hopes for."""

    hands: dict[Player, Hand]
    packet: Hand
    hopes: dict[Player, Hopes]


class Deal(NamedTuple):
    """What is played in a world: by whom, in which denomination."""

    world: int
    declarer: Player
    denomination: str


class Auction:
    """An auction of three as the viewer sees it."""

    def __init__(self, view: View, seed: int, plan: Plan) -> None:
        assert view.viewer is not None
        self.view, self.me = view, view.viewer
        self.rules: Rules = rules_of(view)
        assert isinstance(self.rules.count, BidCount) and self.rules.auction is not None
        self.count, self.auction = self.rules.count, self.rules.auction
        self.to: tuple[Card, ...] = turned_over(self.rules.dealing.good_ace)
        self.order = _order(view)
        self.columns = {player: column_of(view.home, player) for player in self.order}
        self.standing = standing(self.rules, view.before, self.columns[self.me], view.ordinal)
        self.slope = slope(self.rules)
        luck = dice_before_play(view, seed)
        self.hand = own_hand(view)
        self.worlds = self._imagined(plan, luck)
        self._strains: dict[Deal, Strain] = {}
        self._points: dict[tuple[Undertaking, Player], Points] = {}
        self.mine = self._own_hopes()
        self.blurs = [Blur(luck, UNSURE) for _ in self.worlds]

    def _imagined(self, plan: Plan, luck: Random) -> list[World]:
        dealing = self.rules.dealing
        cards = unseen_cards(self.view)
        dummy = next((self.view.cards_at(seat) for seat in self.view.layout.dummies), None)
        others = [player for player in self.order if player != self.me]
        drawn_worlds, weights = [], []
        for _ in range(plan.worlds * (DRAWN if any(by != self.me for by, _ in self.view.calls) else 1)):
            if dummy is None:
                packet, one, other = drawn(cards, (dealing.cards + dealing.extra, dealing.cards, dealing.cards), luck)
            else:
                packet, (one, other) = dummy, drawn(cards, (dealing.cards, dealing.cards), luck)
            hands = dict(zip(others, (one, other), strict=True))
            hopes = {player: hopes_of(self.rules, hand, self.to) for player, hand in hands.items()}
            drawn_worlds.append(World({self.me: self.hand, **hands}, packet, hopes))
            weights.append(self._likely(hopes))
        return resampled(drawn_worlds, weights, plan.worlds, luck)

    def _likely(self, hopes: dict[Player, Hopes]) -> float:
        """Return how likely the calls so far are with such ``hopes``."""
        weight, best = 1.0, None
        for place, (by, made) in enumerate(self.view.calls):
            bid = made.bid
            if by != self.me:
                weight *= likely(values(self.rules, hopes[by], self._spoken(place, best)), bid)
            best = bid or best
        return weight

    def _spoken(self, place: int, best: Undertaking | None) -> Spoken:
        last = place == len(self.order) - 1
        return Spoken(best, max(0, len(self.order) - 1 - place), self.auction.forced and last and best is None)

    def _own_hopes(self) -> Hopes:
        """Return what the viewer himself expects, over the worlds."""
        few = self.worlds[:24]
        return {
            name: sum(self.strain(Deal(at, self.me, name)).tricks for at in range(len(few))) / len(few)
            for name in self.auction.heights
        }

    def strain(self, deal: Deal) -> Strain:
        """Return the way in which a deal is played: what the declarer names when he sees both hands."""
        if deal not in self._strains:
            world = self.worlds[deal.world]
            ways = strains(self.rules, world.hands[deal.declarer], world.packet, deal.denomination)
            best = max(ways, key=lambda way: way.tricks)
            open_ = best.trump is None
            spare = SPARE_CARD[open_] * self.rules.dealing.extra
            self._strains[deal] = best._replace(tricks=best.tricks + spare + OFF[open_] + REAL[open_].more)
        return self._strains[deal]

    def ended(self, calls: Sequence[tuple[Player, Call]]) -> bool:
        """Whether nobody has a call any more (BD-19)."""
        if not self.auction.rounds:
            return len(calls) >= len(self.order)
        passes = next((at for at, (_, call) in enumerate(reversed(calls)) if not call.passes), len(calls))
        return passes >= len(self.order) - 1 and len(calls) >= len(self.order)

    def result(self, world: int, call: Call) -> tuple[Player, Undertaking] | None:
        """Return who plays what in a world if the viewer makes this call."""
        calls = [*self.view.calls, (self.me, call)]
        best: tuple[Player, Undertaking] | None = None
        for by, made in calls:
            best = best if made.bid is None else (by, made.bid)
        hopes, blur = self.worlds[world].hopes, self.blurs[world]
        while not self.ended(calls):
            player = self.order[len(calls) % len(self.order)]
            hoped = self.mine if player == self.me else hopes[player]
            blurred = {name: tricks + blur.of(player, name) for name, tricks in hoped.items()}
            found = values(self.rules, blurred, self._spoken(len(calls), None if best is None else best[1]))
            bid = max(found, key=lambda one: found[one]) if found else None
            if player != self.me and None in found and blur.chance(player, "silent") < SILENT:
                bid = None
            calls.append((player, PASS if bid is None else bid))
            best = best if bid is None else (player, bid)
        return best

    def seen(self, call: Call) -> list[Play]:
        """Return by world what a call leads to."""
        left = self._left(call)
        return [self._played(world, call, left) for world in range(len(self.worlds))]

    def alone(self, call: Call) -> list[Play]:
        """Return by world what is played if nobody says more than ``call``; none where that is nothing."""
        left = self._left(call)
        return [] if left is None else [self._play(world, *left) for world in range(len(self.worlds))]

    def _played(self, world: int, call: Call, left: tuple[Player, Undertaking] | None) -> Play:
        reached = self.result(world, call)
        if reached is None:
            return Play(None, 6.5, "pair", (0.0,) * 14, stands=False)
        return self._play(world, *reached)._replace(stands=reached == left)

    def _play(self, world: int, declarer: Player, bid: Undertaking) -> Play:
        deal = Deal(world, declarer, bid.denomination)
        strain = self.strain(deal)
        tricks = strain.tricks if declarer == self.me else 13 - strain.tricks
        kind = "pair no trump" if strain.trump is None else "pair"
        return Play(deal, tricks, kind, self.points(bid, declarer))

    def _left(self, call: Call) -> tuple[Player, Undertaking] | None:
        """Return the contract that a call names, or leaves as it stands."""
        if call.bid is not None:
            return self.me, call.bid
        made = [(by, one.bid) for by, one in self.view.calls if one.bid is not None]
        return made[-1] if made else None

    def points(self, bid: Undertaking, declarer: Player) -> Points:
        """Return what the tricks of the viewer's side are worth when ``declarer`` plays ``bid``."""
        if (bid, declarer) not in self._points:
            others = tuple(self.columns[player] for player in self.order if player != declarer)
            own = declarer == self.me
            before = dict(self.view.before)
            self._points[bid, declarer] = tuple(
                self.standing.worth(
                    count_bid(
                        self.count, before, {},
                        Declared(
                            self.columns[declarer], others, bid.level, bid.denomination, 1, won if own else 13 - won
                        ),
                    )
                )
                + self.slope * won
                for won in range(14)
            )  # fmt: skip
        return self._points[bid, declarer]

    def posed(self, deal: Hashable) -> Position:
        """Return the position in which a deal is played, with the tricks of the viewer's side counted."""
        assert isinstance(deal, Deal)
        world, strain = self.worlds[deal.world], self.strain(deal)
        ally = spared(self.rules, world.hands[deal.declarer], world.packet, strain)[0].ally
        return self.position(deal.declarer, deal.world, ally, strain)

    def position(self, declarer: Player, world: int, ally: Hand, strain: Strain) -> Position:
        """Return the position of ``declarer`` with the dummy ``ally`` (BD-6, BD-50)."""
        held = self.worlds[world].hands
        at = self.order.index(declarer)
        left, right = (self.order[(at + step) % len(self.order)] for step in (1, 2))
        hands = (held[declarer], held[left], ally, held[right])
        leader = 1 if self.rules.trick.lead is Lead.LEFT_OF_DECLARER else 0
        return Position(
            hands, strain.trump, leader, (), 0b0101 if declarer == self.me else 0b1010, strain.down,
            self.rules.dealing.good_ace, joker_law(self.rules),
        )  # fmt: skip

    def laid(self) -> list[Laid]:
        """Return some of the worlds by seat, the packet at its place."""
        holder, dummies = self.view.layout.holder, self.view.layout.dummies
        found = []
        for world in self.worlds[:6]:
            hands = []
            for seat in SEATS:
                player = holder[seat]
                hands.append(world.packet if player is None or seat in dummies else world.hands[player])
            north, east, south, west = (int(hand) for hand in hands)
            found.append((north, east, south, west))
        return found

    def real(self, deal: Hashable) -> Real:
        """Return what is made at the table beside that."""
        assert isinstance(deal, Deal)
        real = REAL[self.strain(deal).trump is None]
        return real if deal.declarer == self.me else real._replace(more=-real.more)


def calls_of(view: View, rules: Rules) -> list[Call]:
    """Return the calls that are looked at: a pass, and the lowest few bids of each denomination."""
    auction = rules.auction
    assert auction is not None
    found: list[Call] = [option for option in calls(view.options) if option.passes]
    rising = sorted(bids(view.options), key=lambda bid: key(auction, bid))
    for name in auction.heights:
        found += [bid for bid in rising if bid.denomination == name][:LEVELS]
    return found


def call(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return the call of a player of Bid Dummy Whist (BD-10..19)."""
    rules = rules_of(view)
    calls = calls_of(view, rules)
    if len(calls) == 1:
        return decided(calls[0], "pass_high", "bid")
    table = Auction(view, seed, plan)
    plays = [table.seen(one) for one in calls]
    outlook = Outlook(len(calls), plan.worlds, lambda way, world: plays[way][world], table.posed, table.real)
    found = outlook.best(plan, manner)
    promises = [
        Promise(_short(table, one, valued), outlook.by_itself(table.alone(one)))
        for one, valued in zip(calls, found, strict=True)
    ]
    best = taken(outlook, found, promises)
    must, most = not any(made.passes for made in calls), most_tricks(calls, found)
    decision = _said(table, calls[best], found[best], must, most)
    return with_thought(decision, calls, found, table.laid(), outlook)


def _short(table: Auction, made: Call, valued: Valued) -> float | None:
    """Return by how many tricks a call is expected to miss what it promises; None for a pass."""
    if made.bid is None:
        return None
    tricks = table.mine[made.bid.denomination] if valued.tricks is None else valued.tricks
    return table.count.book + made.bid.level - tricks


def _said(table: Auction, chosen: Call, valued: Valued, must: bool, most: int | None) -> Decision:
    if chosen.bid is None:
        return decided(chosen, "pass", "bid", n=round(max(table.mine.values())) if most is None else most)
    if must:
        return decided(chosen, "must_bid", "bid")
    return bid_said(chosen, valued, _short(table, chosen, valued), table.view.contract is not None)


def _order(view: View) -> tuple[Player, ...]:
    """Return the players in the order of their calls: from the dealer's left (BD-10)."""
    holders = [view.home.holder[chair] for chair in view.home.chairs]
    players = tuple(player for player in holders if player is not None)
    # A dealer whose seat the dummy took is no longer at it.
    dealer = view.home.holder[view.dealer] if view.phase == "auction" else None
    first = players.index(view.calls[0][0]) if dealer is None else players.index(dealer) + 1
    return tuple(players[(first + step) % len(players)] for step in range(len(players)))
