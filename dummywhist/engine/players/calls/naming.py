"""What does a strong declarer name and put away at Bid Dummy Whist? The way that makes the contract in most worlds."""

from collections.abc import Hashable, Iterator
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of, without
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.away import discard_of
from dummywhist.engine.deal.actions.naming import direction_named, trump_named
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.calls import exchange as packets
from dummywhist.engine.players.calls.account import with_thought
from dummywhist.engine.players.calls.auction import REAL, Auction
from dummywhist.engine.players.calls.bidding_by_rule import Strain, in_strain, strains
from dummywhist.engine.players.calls.declaring_by_rule import spared, why_away
from dummywhist.engine.players.calls.evaluation import Outlook, Plan, Play, Real
from dummywhist.engine.players.choice import Decision, decided
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.solver.position import Position
from dummywhist.engine.values import NamedTuple

STRAINS: Final = 3
"""Of how many ways to play both hands the discards are looked at."""
AWAY: Final = 3
"""How many discards are looked at in the best of them."""


class Way(NamedTuple):
    """A way to play, and what is put away for it."""

    strain: Strain
    away: tuple[Card, ...]


class Named(NamedTuple):
    """What is played in a world: a way, by its place."""

    world: int
    way: int


class Declaring(Auction):
    """The deal after the auction, as the declarer sees it."""

    def __init__(self, view: View, seed: int, plan: Plan, ways: list[Way]) -> None:
        super().__init__(view, seed, plan)
        assert view.contract is not None
        self.bid = view.contract.bid
        self.ways = ways
        self._allies: dict[Named, Hand] = {}

    def ally(self, deal: Named) -> Hand:
        """Return the dummy that is played."""
        if deal not in self._allies:
            packet, way = self.worlds[deal.world].packet, self.ways[deal.way]
            if way.away:
                self._allies[deal] = Hand(packet & ~hand_of(way.away))
            else:
                self._allies[deal] = spared(self.rules, self.hand, packet, way.strain)[0].ally
        return self._allies[deal]

    def named(self, way: int, world: int) -> Play:
        """Return what a way leads to in a world."""
        deal = Named(world, way)
        strain = self.ways[way].strain
        tricks = in_strain(self.rules, self.hand, self.ally(deal), strain.trump, strain.down).tricks
        kind = "pair no trump" if strain.trump is None else "pair"
        return Play(deal, tricks, kind, self.points(self.bid, self.me))

    def posed(self, deal: Hashable) -> Position:
        """Return the position in which a deal is played, with the declarer's tricks counted."""
        assert isinstance(deal, Named)
        return self.position(self.me, deal.world, self.ally(deal), self.ways[deal.way].strain)

    def real(self, deal: Hashable) -> Real:
        """Return what is made at the table beside that."""
        assert isinstance(deal, Named)
        return REAL[self.ways[deal.way].strain.trump is None]


def name(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return the trump suit or the direction that is named (BD-20, HW-20)."""
    if view.contract is None:
        return packets.name(view, seed, plan, manner)
    rules = rules_of(view)
    # Which strains there are does not depend on the hands.
    ways = [Way(strain, ()) for strain in strains(rules, Hand(0), Hand(0), view.contract.bid.denomination)]
    table = Declaring(view, seed, plan, ways)
    outlook = Outlook(len(ways), plan.worlds, table.named, table.posed, table.real)
    found = outlook.best(plan, manner)
    best = max(range(len(ways)), key=lambda way: found[way].points)
    tricks = round(found[best].tricks or 0.0)
    actions = [_action(way.strain) for way in ways]
    trump, down, _ = ways[best].strain
    if trump is None:
        decision = decided(actions[best], "name_down" if down else "name_up", "declare", n=tricks)
    else:
        held = (table.hand & ranking(trump).of_suit[trump]).bit_count()
        decision = decided(actions[best], "name_trump", "declare", suit=trump, n=tricks, held=held)
    return with_thought(decision, actions, found, table.laid(), outlook)


def _action(strain: Strain) -> Action:
    return direction_named(strain.down) if strain.trump is None else trump_named(strain.trump)


def discard(view: View, seed: int, plan: Plan, manner: Manner) -> Decision:
    """Return the cards of the dummy that are put away (BD-21)."""
    assert view.contract is not None
    rules = rules_of(view)
    dummy = view.cards_at(view.layout.dummies[0])
    assert dummy is not None and view.viewer is not None
    mine = view.cards_at(view.layout.own_seat(view.viewer))
    assert mine is not None
    found_ways = [
        (spared(rules, mine, dummy, strain), strain)
        for strain in strains(rules, mine, dummy, view.contract.bid.denomination)
        if not view.trump_known or (strain.trump, strain.down) == (view.trump, view.down)
    ]
    found_ways.sort(key=lambda one: -one[0][0].strain.tricks)
    ways = [Way(strain, away) for (_, away), strain in found_ways[:STRAINS]]
    ways += [Way(ways[0].strain, away) for away in _others(dummy, ways[0])]
    table = Declaring(view, seed, plan, ways)
    outlook = Outlook(len(ways), plan.worlds, table.named, table.posed, table.real)
    found = outlook.best(plan, manner)
    best = max(range(len(ways)), key=lambda way: found[way].points)
    chosen = ways[best]
    decision = decided(
        discard_of(chosen.away), *why_away(chosen.strain, Hand(dummy & ~hand_of(chosen.away)), chosen.away, rules)
    )
    return with_thought(decision, [discard_of(way.away) for way in ways], found, table.laid(), outlook)


def _others(dummy: Hand, way: Way) -> Iterator[tuple[Card, ...]]:
    """Yield discards in which the second card is another low one of the dummy's plain suits."""
    first, *rest = way.away
    if not rest:
        return
    ranked = ranking(way.strain.trump, way.strain.down)
    left = [card for card in cards_in(without(dummy, first)) if ranked.suit[card] not in (-1, way.strain.trump)]
    low = sorted((card for card in left if card not in way.away), key=lambda card: ranked.strength[card])
    for card in low[: AWAY - 1]:
        yield first, card
