"""What is to be said about each card that follows suit? Second hand, third hand and the last, as facts."""

from collections.abc import Sequence

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import highest
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Facts, Weighed, step

TEN = 8
PLACES = ("", "second", "third", "fourth")


def follows(situation: Situation) -> list[Weighed]:
    """Return every card that follows suit with what is to be said about it."""
    insight = situation.insight
    trick = insight.view.trick
    suit = situation.led
    after = situation.after
    place = PLACES[len(trick)] if after else "fourth"
    best = best_card(situation)
    partner_wins = insight.winning == situation.partner
    runs = situation.runs(int(insight.legal))
    winners = [run.low for run in runs if beats(insight.ranked, run.low, best)]
    waits = side_wins(situation, best, partner_wins, after, suit)
    held = situation.hand & situation.suits[suit]
    length = held.bit_count()
    trumps = suit == situation.trump
    found = []
    for number, run in enumerate(runs):
        card = run.low
        wins = card in winners
        above = situation.above(card)
        facts: Facts = {step("above", above, 4): 1.0}
        if trumps:
            facts[step("trump, above", above, 4)] = 1.0
        if wins:
            chance = side_wins(situation, card, True, after, suit)
            stands = 1.0
            for seat in after:
                if seat != situation.partner:
                    stands *= 1.0 - situation.chances.beats(seat, card, suit)
            facts["side wins"] = chance
            facts["gains"] = max(0.0, chance - waits)
            facts["stands"] = stands
            facts["gains and stands"] = (chance - waits) * stands
            facts["wins"] = 1.0
            facts[step("wins, above", above, 3)] = 1.0
            if partner_wins:
                facts["over partner"] = 1.0
                facts["over partner, who wins"] = waits
            facts["cheapest winner" if card == winners[0] else "dearer winner"] = 1.0
            if run.low != run.top:
                facts["one of equals"] = 1.0
            if place == "second" and situation.rank[best] >= TEN:
                facts["covers"] = 1.0
                facts[step("covers, length", length, 4)] = 1.0
                facts["covers and gains"] = chance - waits
        else:
            facts["side wins"] = waits
            facts["low" if number == 0 else "high for nothing"] = 1.0
            facts[step("loses, above", above, 3)] = 1.0
        if number == 0:
            facts["lowest"] = 1.0
        if number == len(runs) - 1:
            facts["highest"] = 1.0
        facts.update(_kept(situation, held & ~(1 << card), card, wins, facts["side wins"], length))
        if wins and not situation.their_trumps:
            facts["wins, no trumps against"] = 1.0
        found.append(Weighed(card, run.top, place, facts))
    return found


def best_card(situation: Situation) -> Card:
    """Return the card that holds the trick so far."""
    view = situation.insight.view
    assert situation.insight.winning is not None
    chairs = view.layout.chairs
    return view.trick[(chairs.index(situation.insight.winning) - chairs.index(view.leader)) % len(chairs)]


def _kept(situation: Situation, rest: int, card: Card, wins: bool, chance: float, length: int) -> Facts:
    """Return what the choice of ``card`` means for the cards of the suit that are kept."""
    if not rest:
        return {}
    facts: Facts = {}
    top = highest(rest)
    above = situation.above(top)
    if 0 < above < 3 and length == above + 1:
        facts["unguards"] = 1.0
    if not above and card < top:
        facts["keeps the best"] = 1.0
        if wins:
            facts["finesses"] = chance
    return facts


def side_wins(situation: Situation, best: Card, ours: bool, after: Sequence[Seat], suit: Suit) -> float:
    """Return the chance that the player's side takes the trick in which ``best`` holds it and ``after`` still play."""
    chances = situation.chances
    if not after:
        return float(ours)
    if len(after) == 1:
        return 1.0 - chances.beats(after[0], best, suit) if ours else 0.0
    enemy, partner = after
    beaten = chances.beats(enemy, best, suit)
    helps = chances.beats(partner, best, suit)
    if ours and not beaten:
        return 1.0
    if not ours and not helps:
        return 0.0
    followed = situation.suit[best] == suit
    top = chances.top(partner, suit)
    if situation.sees_partner:
        if top is not None and top > best and followed:
            return 1.0 - chances.beats(enemy, top, suit)
        if ours:
            return 1.0 - beaten * (1.0 - (helps * 0.5 if top is None else 0.0))
        return helps * 0.9 if top is None else 0.0
    if enemy not in situation.insight.hidden:
        shown = chances.top(enemy, suit)
        if shown is not None and followed:
            return chances.beats(partner, max(best, shown), suit) if shown > best or not ours else 1.0
        return 1.0 - beaten * (1.0 - 0.3 * helps) if ours else helps * (0.2 if beaten else 1.0)
    higher = situation.insight.higher(best) & ~situation.hand if followed else 0
    holds = chances.chance(partner, highest(higher)) if higher else 0.0
    return 1.0 - beaten * (1.0 - holds) if ours else min(helps, holds if higher else helps)
