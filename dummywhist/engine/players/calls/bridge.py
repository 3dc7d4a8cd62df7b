"""What does a strong player call at Single Dummy Bridge, and which dummy does he take? The best mean over worlds."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.seat import SEATS, Seat, left_of, opposite
from dummywhist.engine.deal.actions.auction import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Call,
    Undertaking,
    bids,
    calls,
)
from dummywhist.engine.deal.actions.packets import packets
from dummywhist.engine.deal.layout import Player, column_of
from dummywhist.engine.deal.points import Declared, count_contract
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.resampling import Blur, resampled
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.account import with_thought
from dummywhist.engine.players.calls.bridge_by_rule import TRUMPS, trump_of
from dummywhist.engine.players.calls.estimate import pair_in_all, pair_tricks
from dummywhist.engine.players.calls.evaluation import Outlook, Plan, Play, Points, Real, Valued
from dummywhist.engine.players.calls.others_calls import STRAINS, Hopes, Standing, hopes_of, judge
from dummywhist.engine.players.calls.soundness import MISSED, SHORT, Promise, bid_said, most_tricks, taken
from dummywhist.engine.players.choice import Decision, decided, dice_before_play
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.search.utility import slope, standing
from dummywhist.engine.rules.counts import ContractCount
from dummywhist.engine.rules.parts import Lead
from dummywhist.engine.solver.position import Position
from dummywhist.engine.values import NamedTuple

DRAWN: Final = 8
"""So many times the worlds are drawn, to be weighed by the calls so far."""
UNSURE: Final = 1.0
"""The standard deviation, in tricks, of how the other judges a hand from how we model him."""
SILENT: Final = 0.08
"""In so many worlds the other says no more, whatever he holds: nobody can be counted on to bid."""
LEAD: Final = {True: 0.45, False: 0.05}
"""At no trump and with trumps: what who leads, which is never the declarer, makes beside the estimate; over 360 deals
each, +- 0.08 and 0.05.
"""
Bought = tuple[Player, Undertaking, int]
"""Whose bid is the contract, the bid, and how often it counts."""
LEVELS: Final = 3
"""How many levels are looked at in each strain."""
LONGEST: Final = 24
"""After so many calls more the auction is taken to end."""
REAL: Final = Real(0.0, 0.4)
"""What is made beside what would be with all hands open: nothing, for each player sees all hands but one (SD-22)."""


class World(NamedTuple):
    """The dummy that is not shown, the other's hand, and what he hopes for."""

    packet: Hand
    theirs: Hand
    hopes: Hopes


class Contracted(NamedTuple):
    """What is played in a world: the trump suit, whether the viewer declares, and whether he has the dummy shown."""

    world: int
    trump: Suit | None
    own: bool
    shown: bool


class Table:
    """The auction and the choice of a dummy as the viewer sees them."""

    def __init__(self, view: View, seed: int, plan: Plan) -> None:
        assert view.viewer is not None
        self.view, self.me = view, view.viewer
        self.rules = rules_of(view)
        assert isinstance(self.rules.count, ContractCount)
        self.count, self.judge = self.rules.count, judge(self.rules.count)
        self.other: Player = next(player for player in view.layout.players if player != self.me)
        self.columns = {player: column_of(view.home, player) for player in (self.me, self.other)}
        self.standing = standing(self.rules, view.before, self.columns[self.me], view.ordinal)
        self.slope = slope(self.rules)
        self.hand = own_hand(view)
        self.shown_at: Seat = view.faced[0]
        self.hidden_at: Seat = next(seat for seat in view.layout.dummies if seat != self.shown_at)
        self.shown = view.cards_at(self.shown_at) or Hand(0)
        luck = dice_before_play(view, seed)
        cards = unseen_cards(view)
        unseen = hand_of(cards)
        found, weights = [], []
        for _ in range(plan.worlds * (DRAWN if any(by == self.other for by, _ in view.calls) else 1)):
            (packet,) = drawn(cards, (13,), luck)
            theirs = Hand(unseen & ~packet)
            world = World(packet, theirs, hopes_of(theirs, self.shown))
            found.append(world)
            weights.append(self._likely(world.hopes))
        self.worlds: list[World] = resampled(found, weights, plan.worlds, luck)
        self.blurs = [Blur(luck, UNSURE) for _ in self.worlds]
        self._tricks: dict[tuple[int, bool], list[float]] = {}
        self._points: dict[tuple[Undertaking, bool, int], Points] = {}
        self._takes: dict[Hashable, bool] = {}
        self._calls: dict[tuple[int, bool, tuple[int, str, bool, int] | None], Call] = {}
        self._hopes: dict[tuple[int, Player], Hopes] = {}
        self._begun: dict[Call, tuple[Bought | None, int]] = {}
        self.mine = self._own_hopes()

    def _likely(self, hopes: Hopes) -> float:
        """Return how likely the other would have called as he did."""
        weight = 1.0
        contract: Bought | None = None
        for by, made in self.view.calls:
            if by == self.other:
                weight *= self.judge.likely(hopes, _standing(contract, by), made)
            contract = _after(contract, by, made)
        return weight

    def _own_hopes(self) -> Hopes:
        many = len(self.worlds)
        declarer, against = {}, {}
        for trump in TRUMPS:
            means = {
                shown: sum(self.tricks(world, trump, shown) for world in range(many)) / many for shown in (True, False)
            }
            lead = LEAD[trump is None]
            declarer[trump] = max(means.values()) - lead
            taken = sum(self.other_takes_shown(world, trump) for world in range(many)) / many
            against[trump] = taken * means[False] + (1 - taken) * means[True] + lead
        return Hopes(declarer, against)

    def tricks(self, world: int, trump: Suit | None, shown: bool) -> float:
        """Return the tricks that the viewer's side makes in a world by the estimate, with one dummy or the other."""
        key = world, shown
        if key not in self._tricks:
            packet, theirs, _ = self.worlds[world]
            ally, against = (self.shown, packet) if shown else (packet, self.shown)
            both = zip(pair_in_all(self.hand, ally), pair_in_all(theirs, against), strict=True)
            self._tricks[key] = [(ours + 13 - others) / 2 for ours, others in both]
        return self._tricks[key][-1 if trump is None else trump]

    def takes_shown(self, trump: Suit | None) -> bool:
        """Whether the viewer as declarer takes the dummy that is shown, by what he sees before the auction ends."""
        if trump not in self._takes:
            self._takes[trump] = self._better(trump, range(len(self.worlds)))
        return self._takes[trump]

    def _better(self, trump: Suit | None, worlds: Iterable[int]) -> bool:
        return sum(self.tricks(at, trump, True) - self.tricks(at, trump, False) for at in worlds) >= 0

    def other_takes_shown(self, world: int, trump: Suit | None) -> bool:
        """Whether the other as declarer takes it, by what he sees."""
        theirs = self.worlds[world]
        return pair_tricks(theirs.theirs, self.shown, trump) >= theirs.hopes.declarer[trump] - 1e-9

    def result(self, world: int, call: Call) -> Bought | None:
        """Return the contract in which the auction ends in a world if the viewer makes this call (SD-13, SD-14)."""
        if call not in self._begun:
            contract: Bought | None = None
            for by, made in (*self.view.calls, (self.me, call)):
                contract = _after(contract, by, made)
            self._begun[call] = contract, len(self.view.calls) + 1
        contract, spoken = self._begun[call]
        longest, player, last = spoken + LONGEST, self.other, call
        while not _ended(contract, spoken, last) and spoken < longest:
            last = self._called(world, player, contract)
            contract = _after(contract, player, last)
            player, spoken = self.other if player == self.me else self.me, spoken + 1
        return contract

    def _called(self, world: int, player: Player, contract: Bought | None) -> Call:
        """Return what a player calls in a world as the auction stands."""
        own = player == self.me
        if not own and self.blurs[world].chance("silent") < SILENT:
            return PASS
        now = _standing(contract, player)
        key = world, own, None if now is None else (now.bid.level, now.bid.denomination, now.own, now.doubled)
        if key not in self._calls:
            self._calls[key] = self.judge.best(self._blurred(world, player), now)
        return self._calls[key]

    def _blurred(self, world: int, player: Player) -> Hopes:
        """Return what a player hopes for in a world: not quite what is thought of him, nor what the viewer does now."""
        if (world, player) in self._hopes:
            return self._hopes[world, player]
        hopes, blur = self.mine if player == self.me else self.worlds[world].hopes, self.blurs[world]
        self._hopes[world, player] = Hopes(
            {trump: tricks + blur.of(player, trump) for trump, tricks in hopes.declarer.items()},
            {trump: tricks + blur.of(player, trump) for trump, tricks in hopes.against.items()},
        )
        return self._hopes[world, player]

    def seen(self, call: Call) -> list[Play]:
        """Return by world what a call leads to: which contract, and with which dummies.

        The viewer takes the dummy that is the better in the worlds in which he is to choose.
        """
        reached = [self.result(world, call) for world in range(len(self.worlds))]
        mine: dict[Suit | None, list[int]] = {}
        for world, contract in enumerate(reached):
            if contract is not None and contract[0] == self.me:
                mine.setdefault(trump_of(contract[1]), []).append(world)
        takes = {trump: self._better(trump, worlds) for trump, worlds in mine.items()}
        left = self._left(call)
        return [self._played(world, contract, takes, left) for world, contract in enumerate(reached)]

    def alone(self, call: Call) -> list[Play]:
        """Return by world what is played if nobody says more than ``call``."""
        contract: Bought | None = None
        for by, made in (*self.view.calls, (self.me, call)):
            contract = _after(contract, by, made)
        trumps = [] if contract is None else [trump_of(contract[1])]
        takes = {trump: self.takes_shown(trump) for trump in trumps}
        return [self._played(world, contract, takes, None) for world in range(len(self.worlds))]

    def _played(
        self, world: int, contract: Bought | None, takes: Mapping[Suit | None, bool],
        left: tuple[Player, Undertaking] | None,
    ) -> Play:  # fmt: skip
        if contract is None:
            return Play(None, 6.5, "pair", (0.0,) * 14, stands=False)
        declarer, bid, doubled = contract
        trump, own = trump_of(bid), declarer == self.me
        shown = takes[trump] if own else not self.other_takes_shown(world, trump)
        play = self.play(Contracted(world, trump, own, shown), bid, doubled)
        return play._replace(stands=(declarer, bid) == left)

    def _left(self, call: Call) -> tuple[Player, Undertaking] | None:
        """Return the bid that a call makes, or leaves as it stands, and whose it is."""
        contract = self.view.contract
        if call.bid is not None:
            return self.me, call.bid
        return None if contract is None else (contract.declarer, contract.bid)

    def play(self, deal: Contracted, bid: Undertaking, doubled: int) -> Play:
        """Return a deal of a world as it is looked at."""
        open_ = deal.trump is None
        expected = self.tricks(deal.world, deal.trump, deal.shown) + (-LEAD[open_] if deal.own else LEAD[open_])
        return Play(deal, expected, "pair no trump" if open_ else "pair", self.points(bid, deal.own, doubled))

    def points(self, bid: Undertaking, own: bool, doubled: int) -> Points:
        """Return what the tricks of the viewer's side are worth in a contract."""
        key = bid, own, doubled
        if key not in self._points:
            declarer, other = (self.me, self.other) if own else (self.other, self.me)
            before = dict(self.view.before)
            self._points[key] = tuple(
                self.standing.worth(
                    count_contract(
                        self.count, before, {},
                        Declared(
                            self.columns[declarer], (self.columns[other],), bid.level, bid.denomination, doubled,
                            won if own else 13 - won,
                        ),
                    )
                )
                + self.slope * won
                for won in range(14)
            )  # fmt: skip
        return self._points[key]

    def laid(self, world: int, shown: bool) -> dict[Seat, Hand]:
        """Return the hands of a world by seat, the viewer's dummy opposite him (SD-21)."""
        packet, theirs, _ = self.worlds[world]
        at, across = self.view.layout.own_seat(self.me), self.view.layout.own_seat(self.other)
        ally, against = (self.shown, packet) if shown else (packet, self.shown)
        return {at: self.hand, opposite(at): ally, across: theirs, opposite(across): against}

    def posed(self, deal: Hashable) -> Position:
        """Return the position in which a deal is played, with the tricks of the viewer's side counted."""
        assert isinstance(deal, Contracted)
        layout, chairs = self.view.layout, self.view.layout.chairs
        hands = self.laid(deal.world, deal.shown)
        mine = layout.own_seat(self.me)
        declarer, against = (self.me, self.other) if deal.own else (self.other, self.me)
        leads = left_of(layout.own_seat(declarer))
        if self.rules.trick.lead is Lead.OTHER_PLAYER:
            leads = layout.own_seat(against)
        side = sum(1 << place for place, seat in enumerate(chairs) if seat in (mine, opposite(mine)))
        return Position(tuple(hands[seat] for seat in chairs), deal.trump, chairs.index(leads), (), side)

    def real(self, _: Hashable) -> Real:
        """Return what is made at the table beside that."""
        return REAL

    def shown_worlds(self) -> list[Deal]:
        """Return some of the worlds by seat, the dummies where they lie now."""
        found = []
        for world in self.worlds[:6]:
            at = {
                self.view.layout.own_seat(self.me): self.hand, self.view.layout.own_seat(self.other): world.theirs,
                self.shown_at: self.shown, self.hidden_at: world.packet,
            }  # fmt: skip
            north, east, south, west = (int(at[seat]) for seat in SEATS)
            found.append((north, east, south, west))
        return found


def _standing(contract: Bought | None, player: Player) -> Standing | None:
    return None if contract is None else Standing(contract[1], contract[0] == player, contract[2])


def _after(contract: Bought | None, by: Player, made: Call) -> Bought | None:
    """Return the contract after a call (SD-12)."""
    if made.bid is not None:
        return by, made.bid, 1
    return contract if contract is None or made.passes else (contract[0], contract[1], made.times)


def _ended(contract: Bought | None, spoken: int, last: Call) -> bool:
    """Whether a pass has ended the auction: the first after a bid, or the second of two (SD-13, SD-14)."""
    return spoken >= 2 if contract is None else last.passes


def calls_of(view: View) -> list[Call]:
    """Return the calls that are looked at: a pass, the lowest few bids of each strain, and doubles.

    Of calls that lead to the same the first is made: a double depends most on what the other does then.
    """
    offered = calls(view.options)
    found = [option for option in offered if option.passes]
    for name in STRAINS:
        found += sorted((bid for bid in bids(offered) if bid.denomination == name), key=lambda bid: bid.level)[:LEVELS]
    return found + [option for option in offered if option.times > 1]


def call(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return the call of a player of Single Dummy Bridge (SD-10..15)."""
    calls = calls_of(view)
    table = Table(view, seed, plan)

    plays = [table.seen(one) for one in calls]
    outlook = Outlook(len(calls), plan.worlds, lambda way, world: plays[way][world], table.posed, table.real)
    found = outlook.best(plan, manner)
    promises = [_promise(table, outlook, one, valued) for one, valued in zip(calls, found, strict=True)]
    best = taken(outlook, found, promises)
    decision = _said(table, calls[best], found[best], most_tricks(calls, found))
    return with_thought(decision, calls, found, table.shown_worlds(), outlook)


def _promise(table: Table, outlook: Outlook, made: Call, valued: Valued) -> Promise:
    return Promise(_short(table, made, valued), outlook.by_itself(table.alone(made)))


def _short(table: Table, made: Call, valued: Valued) -> float | None:
    """Return by how many tricks a call is expected to miss what it promises: a bid so many, a double one too few; None
    for a pass.
    """
    if made.bid is not None:
        tricks = table.mine.declarer[trump_of(made.bid)] if valued.tricks is None else valued.tricks
        return table.count.book + made.bid.level - tricks
    contract = table.view.contract
    if made.passes or contract is None:
        return None
    needed = table.count.book + contract.bid.level
    tricks = table.mine.against[trump_of(contract.bid)] if valued.tricks is None else valued.tricks
    return needed - tricks if made == REDOUBLE else SHORT + 13 - tricks - needed


def _said(table: Table, chosen: Call, valued: Valued, most: int | None) -> Decision:
    """Say why: by the tricks in the contract that the call names or leaves."""
    contract = table.view.contract
    if chosen.bid is not None:
        return bid_said(chosen, valued, _short(table, chosen, valued), contract is not None)
    if contract is None:
        return decided(chosen, "pass", "bid", n=round(max(table.mine.declarer.values())) if most is None else most)
    if chosen == REDOUBLE:
        return decided(chosen, "redouble", "double")
    theirs = 13 - (table.mine.against[trump_of(contract.bid)] if valued.tricks is None else valued.tricks)
    if chosen == DOUBLE:
        return decided(chosen, "double", "double", n=round(theirs))
    fails = contract.declarer != table.me and theirs <= table.count.book + contract.bid.level - MISSED
    return decided(chosen, "pass_defend" if fails else "pass_bridge", "bid")


def dummy(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return the packet that the declarer takes (SD-20)."""
    contract = view.contract
    assert contract is not None
    table, trump = Table(view, seed, plan), trump_of(contract.bid)

    def seen(way: int, world: int) -> Play:
        return table.play(Contracted(world, trump, True, way == 0), contract.bid, contract.doubled)

    outlook = Outlook(2, plan.worlds, seen, table.posed, table.real)
    found = outlook.best(plan, manner)
    offered = packets(view.options)
    actions = [offered[table.shown_at], offered[table.hidden_at]]
    shown, other = (round(one.tricks or 0.0) for one in found)
    takes = found[0].points >= found[1].points
    decision = decided(actions[not takes], "take_shown" if takes else "take_hidden", "choose_dummy", n=shown, m=other)
    return with_thought(decision, actions, found, table.shown_worlds(), outlook)
