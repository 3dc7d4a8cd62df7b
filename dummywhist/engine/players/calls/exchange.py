"""Does a strong player keep his hand or throw it in, and which trumps does a dealer name? The best mean over worlds."""

from collections.abc import Hashable
from math import exp
from random import Random
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.deal.actions.exchange import EXCHANGE, KEEP
from dummywhist.engine.deal.actions.naming import trump_named
from dummywhist.engine.deal.counting import HONOURS
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.phases.play import first_leader
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.resampling import Blur, resampled
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.account import with_thought
from dummywhist.engine.players.calls.estimate import hand_tricks
from dummywhist.engine.players.calls.evaluation import Outlook, Plan, Play, Points, Real, Valued
from dummywhist.engine.players.choice import Decision, decided, dice_before_play
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.search.utility import Worth
from dummywhist.engine.rules.counts import Count, TargetCount
from dummywhist.engine.rules.parts import Packet
from dummywhist.engine.solver.position import Position
from dummywhist.engine.values import NamedTuple

DRAWN: Final = 4
KEEPS: Final = {2: 6.8, 3: 3.4}
"""By hands in play, how many tricks a hand promises by the estimate that steady players keep half the time."""
UNSURE: Final = {2: 0.4, 3: 0.2}
"""How many tricks more make it nearly certain that it is kept."""
NAMED: Final = 0.5
"""By how many tricks a suit must be better for its hand to be clearly likelier to be named."""
LEADS: Final = Real(-0.2, 0.9)
"""Between two hands: what who leads makes beside what he would with both hands open. Over 300 deals of `steady` and 40
of `strong` players: -0.11 +- 0.05 and -0.37 +- 0.14.
"""
ALONE: Final = (Real(1.1, 1.2), Real(1.65, 1.2), Real(1.6, 1.2))
"""Who plays alone, first, second and third from the lead: the others do not play as one side. Over 300 deals of
`steady` players: +1.08, +1.66 and +1.58, all +- 0.07.
"""


class World(NamedTuple):
    """What each player was dealt, and the packets that may be taken: each player's own, or one for all."""

    dealt: dict[Player, Hand]
    packets: dict[Player, Hand]


class Reached(NamedTuple):
    """What is played in a world: the trumps, and who kept his hand, in the order of the decisions."""

    world: int
    trump: Suit | None
    kept: tuple[tuple[Player, bool], ...]


class Exchanging:
    """The deal before the exchange, or the naming that goes before it, as the viewer sees it."""

    def __init__(self, view: View, seed: int, plan: Plan) -> None:
        assert view.viewer is not None
        self.view, self.me = view, view.viewer
        self.rules = rules_of(view)
        self.luck = dice_before_play(view, seed)
        layout = view.layout
        self.chairs = layout.chairs
        rule = self.rules.exchange
        assert rule is not None
        self.chain = rule.packet is Packet.MIDDLE
        self.once = rule.once
        first = self.chairs.index(view.dealer)
        holders = [
            layout.holder[self.chairs[(first + 1 + step) % len(self.chairs)]] for step in range(len(self.chairs))
        ]
        self.order = tuple(player for player in holders if player is not None)
        self.dealer = self.order[-1]
        self.dealer_may = rule.dealer_may
        self.others = tuple(player for player in self.order if player != self.me)
        self.hand = own_hand(view)
        self.told = dict(view.kept)
        self.worlds = self._imagined(plan)
        self.blurs = [Blur(self.luck, 0.0) for _ in self.worlds]
        self._points: dict[Hashable, Points] = {}
        self._hands: dict[Reached, dict[Player, Hand]] = {}

    def _imagined(self, plan: Plan) -> list[World]:
        view, luck = self.view, self.luck
        cards = unseen_cards(view)
        turned = Hand(0) if view.turned is None or self.dealer == self.me else Hand(1 << view.turned)
        found, weights = [], []
        weighed = any(by != self.me for by in self.told) or not self.dealer_may
        for _ in range(plan.worlds * (DRAWN if weighed else 1)):
            world = self._drawn(cards, turned, luck)
            found.append(world)
            weights.append(self._likely(world))
        return resampled(found, weights, plan.worlds, luck)

    def _drawn(self, cards: list[Card], turned: Hand, luck: Random) -> World:
        room = [13 - (turned.bit_count() if player == self.dealer else 0) for player in self.others]
        spare = [13] if self.chain else [13, 13]
        packets = drawn(cards, (*room, *spare), luck)
        dealt = {self.me: self.hand}
        for player, packet in zip(self.others, packets, strict=False):
            dealt[player] = Hand(packet | (turned if player == self.dealer else 0))
        rest = packets[len(self.others) :]
        takers = self.order if self.chain else (self.me, *self.others)
        return World(dealt, {player: rest[0 if self.chain else place] for place, player in enumerate(takers)})

    def _likely(self, world: World) -> float:
        """Return how likely the others would have kept, thrown in or named as they did."""
        weight = 1.0
        for player, kept in self.told.items():
            if player != self.me:
                chance = self.keeps(world.dealt[player], self.view.trump)
                weight *= chance if kept else 1 - chance
        if not self.dealer_may and self.dealer != self.me and self.view.trump is not None:
            worth = [hand_tricks(world.dealt[self.dealer], suit, 2) for suit in SUITS]
            weight *= exp((worth[self.view.trump] - max(worth)) / NAMED)
        return weight

    def keeps(self, hand: Hand, trump: Suit | None) -> float:
        """Return how likely another keeps ``hand``."""
        many = len(self.chairs)
        return 1 / (1 + exp(-(hand_tricks(hand, trump, many) - KEEPS[many]) / UNSURE[many]))

    def decided(self, world: int, trump: Suit | None, keep: bool | None) -> Reached:
        """Return what is played in a world if the viewer keeps his hand or not; None where he has no choice."""
        kept: list[tuple[Player, bool]] = []
        for player in self.order:
            if player == self.dealer and not self.dealer_may:
                continue
            if player == self.me:
                assert keep is not None
                kept.append((player, keep))
            elif player in self.told:
                kept.append((player, self.told[player]))
            elif self.once and not all(stood for _, stood in kept):
                kept.append((player, True))
            else:
                chance = self.keeps(self.worlds[world].dealt[player], trump)
                kept.append((player, self.blurs[world].chance(player) < chance))
        return Reached(world, trump, tuple(kept))

    def hands(self, reached: Reached) -> dict[Player, Hand]:
        """Return the hands that are played."""
        if reached not in self._hands:
            world = self.worlds[reached.world]
            hands = dict(world.dealt)
            middle = next(iter(world.packets.values()))
            for player, stood in reached.kept:
                if not stood and self.chain:
                    hands[player], middle = middle, hands[player]
                elif not stood:
                    hands[player] = world.packets[player]
            self._hands[reached] = hands
        return self._hands[reached]

    def play(self, reached: Reached) -> Play:
        """Return a deal of a world as it is looked at."""
        many = len(self.chairs)
        hands = self.hands(reached)
        promised = {player: hand_tricks(hands[player], reached.trump, many) for player in self.order}
        expected = promised[self.me] + (13 - sum(promised.values())) / many
        kind = f"{many} hands{' no trump' if reached.trump is None else ''}"
        return Play(reached, expected, kind, self.points(reached))

    def points(self, reached: Reached) -> Points:
        """Return what the viewer's tricks are worth with those hands, their honours and those who kept them."""
        hands = self.hands(reached)
        honours = 0 if reached.trump is None or self.chain else HONOURS << 13 * reached.trump
        key = reached.trump, reached.kept, tuple((hands[player] & honours).bit_count() for player in self.order)
        if key not in self._points:
            view = self.view._replace(trump=reached.trump, kept=reached.kept)
            worth = Worth(view, ((tuple(self.by_seat(hands)), 1.0),))
            self._points[key] = tuple(worth.of(won) for won in range(14))
        return self._points[key]

    def by_seat(self, hands: dict[Player, Hand]) -> list[Hand]:
        """Return hands N E S W; none where nobody plays."""
        holder = self.view.layout.holder
        return [Hand(0) if (player := holder[seat]) is None else hands.get(player, Hand(0)) for seat in SEATS]

    def posed(self, deal: Hashable) -> Position:
        """Return the position in which a deal is played, with the viewer's tricks counted."""
        assert isinstance(deal, Reached)
        hands = self.by_seat(self.hands(deal))
        leads = self.chairs.index(self._leader(deal))
        side = 1 << self.chairs.index(self.view.layout.own_seat(self.me))
        return Position(tuple(hands[seat] for seat in self.chairs), deal.trump, leads, (), side)

    def _leader(self, reached: Reached) -> Seat:
        return first_leader(self.rules.trick.lead, self.view.layout, self.view.dealer, None, reached.kept)

    def real(self, deal: Hashable) -> Real:
        """Return what the viewer makes at the table beside that."""
        assert isinstance(deal, Reached)
        many = len(self.chairs)
        place = (self.chairs.index(self.view.layout.own_seat(self.me)) - self.chairs.index(self._leader(deal))) % many
        if many > 2:
            return ALONE[place]
        return LEADS if place == 0 else LEADS._replace(more=-LEADS.more)

    def laid(self) -> list[Deal]:
        """Return some of the worlds by seat, as the hands were dealt."""
        view = self.view
        found = []
        for world in self.worlds[:6]:
            hands = self.by_seat(world.dealt)
            for player, packet in world.packets.items():
                at = view.layout.own_seat(player)
                there = next(seat for seat in SEATS if seat not in self.chairs) if self.chain else left_of(at, 3)
                hands[there] = packet
            north, east, south, west = (int(hand) for hand in hands)
            found.append((north, east, south, west))
        return found


def keep(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return whether the viewer keeps his hand (HW-4, DD-5, TH-10)."""
    table = Exchanging(view, seed, plan)

    def seen(way: int, world: int) -> Play:
        return table.play(table.decided(world, view.trump, way == 0))

    outlook = Outlook(2, plan.worlds, seen, table.posed, table.real)
    found = outlook.best(plan, manner, few_hands=True)
    return with_thought(_said(table, found), (KEEP, EXCHANGE), found, table.laid(), outlook)


def _said(table: Exchanging, found: list[Valued]) -> Decision:
    keeps = found[0].points >= found[1].points
    tricks, other = (max(0, round(one.tricks or 0.0)) for one in found)
    count = table.rules.count
    if isinstance(count, TargetCount):
        thrown = not all(table.told.values())
        if keeps:
            return decided(KEEP, "keep", "exchange", n=tricks, target=count.others)
        target = count.thrown if thrown else count.dummy
        key = "exchange_thrown" if thrown else "exchange"
        return decided(EXCHANGE, key, "exchange", n=tricks, m=other, target=target)
    assert isinstance(count, Count)
    if keeps:
        return decided(KEEP, "keep_double" if count.kept else "keep_hand", "exchange", n=tricks)
    return decided(EXCHANGE, "exchange_hand", "exchange", n=tricks)


def name(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return the trump suit that a dealer names who plays the hand he was dealt (HW-20)."""
    table = Exchanging(view, seed, plan)

    def seen(way: int, world: int) -> Play:
        return table.play(table.decided(world, SUITS[way], None))

    outlook = Outlook(len(SUITS), plan.worlds, seen, table.posed, table.real)
    found = outlook.best(plan, manner, few_hands=True)
    best = max(SUITS, key=lambda suit: found[suit].points)
    held = (table.hand & ranking(best).of_suit[best]).bit_count()
    tricks = round(found[best].tricks or 0.0)
    decision = decided(trump_named(best), "name_trump", "declare", suit=best, n=tricks, held=held)
    return with_thought(decision, [trump_named(suit) for suit in SUITS], found, table.laid(), outlook)
