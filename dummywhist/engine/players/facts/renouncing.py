"""What is to be said about each card of a hand that cannot follow? Ruffs, and cards to throw away, as facts."""

from collections.abc import Sequence

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import highest, lowest
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Run, Situation
from dummywhist.engine.players.facts.weighed import Facts, Weighed, step

QUEEN = 10


def renounces(situation: Situation) -> list[Weighed]:
    """Return every card with what is to be said about it, for a hand that has none of the suit led."""
    led = situation.led
    best = best_card(situation)
    after = situation.after
    waits = _side_wins_without(situation, best, after, led)
    runs = situation.runs(situation.hand)
    ruffs = [run.low for run in runs if _ruffs(situation, run.low, best)]
    found = []
    for run in runs:
        if situation.suit[run.low] != situation.trump:
            found.append(Weighed(run.low, run.top, "throw", _throw_facts(situation, run)))
        elif run.low in ruffs:
            facts = _ruff_facts(situation, run, waits, _stands(situation, run.low, after, led), ruffs[0])
            if situation.rank[best] >= QUEEN:
                facts["ruffs an honour"] = 1.0
            found.append(Weighed(run.low, run.top, "ruff", facts))
        else:
            found.append(Weighed(run.low, run.top, "ruff", {step("too low, above", situation.above(run.low), 3): 1.0}))
    return found


def _ruffs(situation: Situation, card: Card, best: Card) -> bool:
    return situation.suit[card] == situation.trump and (situation.suit[best] != situation.trump or card > best)


def _stands(situation: Situation, best: Card, after: Sequence[Seat], led: Suit) -> float:
    """Return the chance that no adversary who still plays beats ``best``."""
    chance = 1.0
    for seat in after:
        if seat != situation.partner:
            chance *= 1.0 - situation.chances.beats(seat, best, led)
    return chance


def _side_wins_without(situation: Situation, best: Card, after: Sequence[Seat], led: Suit) -> float:
    if situation.insight.winning == situation.partner:
        return _stands(situation, best, after, led)
    if situation.partner not in after:
        return 0.0
    chance = situation.chances.beats(situation.partner, best, led)
    if len(after) > 1:
        chance *= 0.7 * (1.0 - 0.5 * situation.chances.beats(after[0], best, led))
    return chance


def _ruff_facts(situation: Situation, run: Run, waits: float, stands: float, cheapest: Card) -> Facts:
    facts: Facts = {
        "ruffs": 1.0,
        "stands": stands,
        "gains": stands - waits,
        "trick is ours": -waits,
        step("trumps", situation.my_trumps, 5): 1.0,
        step("against", situation.their_trumps, 4): 1.0,
        step("ruffs, above", situation.above(run.low), 3): 1.0,
    }
    if situation.insight.winning == situation.partner:
        facts["ruffs partner"] = 1.0
        facts["ruffs partner, who wins"] = waits
    if run.low == cheapest:
        facts["lowest ruff"] = 1.0
    else:
        facts["higher ruff"] = 1.0
        facts["higher ruff stands"] = stands
    if situation.sees_partner:
        facts["long hand ruffs" if situation.my_trumps > situation.partner_trumps else "short hand ruffs"] = 1.0
    return facts


def _throw_facts(situation: Situation, run: Run) -> Facts:
    insight, card = situation.insight, run.low
    suit = situation.suit[card]
    held = situation.hand & situation.suits[suit]
    length = held.bit_count()
    facts: Facts = {
        step("above", situation.above(card), 4): 1.0,
        step("length", length, 5): 1.0,
        "rank": situation.rank[card] / 12,
        "their length": (
            situation.chances.length(situation.left, suit) + situation.chances.length(situation.right, suit)
        ) / 4,
    }  # fmt: skip
    if situation.my_trumps and length < 3:
        facts["makes a void" if length == 1 else "leaves one"] = 1.0
    rest = held & ~(1 << card)
    if rest:
        above = situation.above(highest(rest))
        if not above:
            facts["keeps the best"] = 1.0
        elif length == above + 1:
            facts[step("unguards, above", above, 3)] = 1.0
        elif length > above + 1 and above <= 3:
            facts["guard to spare"] = 1.0
        else:
            facts["dead suit"] = 1.0
        if card != lowest(held):
            facts["not the lowest"] = 1.0
    for seat in (situation.left, situation.right):
        if seat not in insight.hidden:
            shown = (insight.must[seat] & situation.suits[suit]).bit_count()
            if shown >= length:
                facts["dummy is longer"] = 1.0
            if not shown:
                facts["dummy has none"] = 1.0
    if situation.sees_partner:
        ally = situation.ally & situation.suits[suit]
        if not ally:
            facts["partner has none"] = 1.0
        elif ally.bit_count() >= length:
            facts["partner is longer"] = 1.0
        if ally and highest(ally) > highest(held):
            facts["partner is higher"] = 1.0
    opener = situation.first_led.get(suit)
    if opener == insight.seat:
        facts["own suit"] = 1.0
    elif opener is not None and not insight.plays_dummy:
        facts["partner's suit" if opener == situation.partner else "their suit"] = 1.0
    if not situation.their_trumps:
        facts[step("no trumps against, length", length, 5)] = 1.0
    return facts
