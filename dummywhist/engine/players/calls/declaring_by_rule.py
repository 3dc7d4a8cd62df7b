"""What does a declarer name and put away? The way to play both hands that promises most tricks."""

from typing import Final

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in, without
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.deal.actions.away import discard_of, places
from dummywhist.engine.deal.actions.naming import direction_named, trump_named
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.unseen_hands import drawn, own_hand, unseen_cards
from dummywhist.engine.players.calls.bidding_by_rule import Strain, in_strain, strains
from dummywhist.engine.players.calls.estimate import hand_tricks
from dummywhist.engine.players.choice import Decision, Eye, decided
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.values import NamedTuple

DUMMIES: Final = 24


class Plan(NamedTuple):
    """A way to play, and the two hands that are played."""

    strain: Strain
    ally: Hand


def name(view: View, eye: Eye) -> Decision:
    """Return the trump suit or the direction that is named (BD-20, HW-20)."""
    rules = rules_of(view)
    mine = own_hand(view)
    if view.contract is None:
        return _dealer_names(rules, mine, eye)
    bid = view.contract.bid
    ways = _ways(view, rules, mine, bid.denomination, eye)
    best = max(ways, key=lambda way: way.tricks + eye.blur())
    tricks = round(best.tricks)
    if best.trump is None:
        key = "name_down" if best.down else "name_up"
        return decided(direction_named(best.down), key, "declare", n=tricks)
    held = (mine & ranking(best.trump).of_suit[best.trump]).bit_count()
    return decided(trump_named(best.trump), "name_trump", "declare", suit=best.trump, n=tricks, held=held)


def _ways(view: View, rules: Rules, mine: Hand, denomination: str, eye: Eye) -> list[Strain]:
    dummy = view.cards_at(view.layout.dummies[0])
    if dummy is not None:
        return strains(rules, mine, dummy, denomination)
    # Named before the dummy is shown: the average over dummies that may come.
    cards = unseen_cards(view)
    tables = [
        strains(rules, mine, drawn(cards, (rules.dealing.cards,), eye.luck)[0], denomination) for _ in range(DUMMIES)
    ]
    return [ways[0]._replace(tricks=sum(way.tricks for way in ways) / DUMMIES) for ways in zip(*tables, strict=True)]


def _dealer_names(rules: Rules, mine: Hand, eye: Eye) -> Decision:
    players = len(rules.seats.chairs)
    best = max(SUITS, key=lambda suit: hand_tricks(mine, suit, players) + eye.blur())
    held = (mine & ranking(best).of_suit[best]).bit_count()
    tricks = round(hand_tricks(mine, best, players))
    return decided(trump_named(best), "name_trump", "declare", suit=best, n=tricks, held=held)


def discard(view: View, eye: Eye) -> Decision:
    """Return the cards of the dummy that are put away (BD-21)."""
    rules = rules_of(view)
    mine = own_hand(view)
    dummy = view.cards_at(view.layout.dummies[0])
    assert view.contract is not None and dummy is not None
    plan, away = _best_plan(view, rules, mine, dummy, eye)
    return decided(discard_of(away), *why_away(plan.strain, plan.ally, away, rules))


def _best_plan(view: View, rules: Rules, mine: Hand, dummy: Hand, eye: Eye) -> tuple[Plan, tuple[Card, ...]]:
    assert view.contract is not None
    denomination = view.contract.bid.denomination
    best: tuple[Plan, tuple[Card, ...]] | None = None
    # If trumps are named already, only that way is left.
    named = (view.trump, view.down) if view.trump_known else None
    for way in strains(rules, mine, dummy, denomination):
        if named is not None and (way.trump, way.down) != named:
            continue
        plan, away = spared(rules, mine, dummy, way, eye)
        if best is None or plan.strain.tricks > best[0].strain.tricks:
            best = plan, away
    assert best is not None
    return best


def spared(rules: Rules, mine: Hand, dummy: Hand, way: Strain, eye: Eye | None = None) -> tuple[Plan, tuple[Card, ...]]:
    """Return the hand that is left of ``dummy`` when what costs least is put away, and what that is (BD-21)."""
    ally, away, strain = dummy, [], way
    while ally.bit_count() > rules.dealing.cards:
        tried = []
        for card in cards_in(ally):
            left_way = in_strain(rules, mine, without(ally, card), way.trump, way.down)
            use = _use(rules, way, card)
            blur = 0.0 if eye is None else eye.blur() / 4
            tried.append((use < 0, left_way.tricks + blur, -use, card, left_way))
        *_, card, strain = max(tried, key=lambda one: one[:3])
        ally = without(ally, card)
        away.append(card)
    return Plan(strain, ally), tuple(away)


def _use(rules: Rules, way: Strain, card: Card) -> int:
    """Return how useful ``card`` is in itself; less than nothing if it can win no trick."""
    ranked = ranking(way.trump, way.down, rules.dealing.good_ace)
    if ranked.suit[card] < 0:
        return -1
    return ranked.strength[card] + (20 if ranked.suit[card] == way.trump else 0)


def why_away(strain: Strain, ally: Hand, away: tuple[Card, ...], rules: Rules) -> tuple[str, str]:
    """Return the names of the reason and the idea for what is put away."""
    ranked = ranking(strain.trump, strain.down, rules.dealing.good_ace)
    suits = {ranked.suit[card] for card in away}
    if all(suit < 0 for suit in suits):
        return "discard_jokers", "put_away"
    emptied = [suit for suit in suits if suit >= 0 and not ally & ranked.of_suit[suit]]
    if emptied and strain.trump is not None:
        return "discard_void", "put_away"
    return "discard_weak", "put_away"


def take(view: View, eye: Eye) -> Decision:
    """Return which of the cards put away is taken for a joker (BD-39); who put them away knows them."""
    rules = rules_of(view)
    ranked = ranking(view.trump, view.down, rules.dealing.good_ace)
    offered = places(view.options)
    known = [(card, taking) for place, taking in offered.items() if (card := view.away[place - 1]) is not None]
    if known and not eye.error:
        card, taking = max(known, key=lambda one: ranked.strength[one[0]])
        return decided(taking, "take_better", "take_discard", card=card)
    return decided(list(offered.values())[int(eye.luck.random() * len(offered))], "take_blind", "take_discard")
