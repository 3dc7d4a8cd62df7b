"""Which card does a person of some strength play? One drawn from those that people play in such a place.

What the books make of a card and how often people play it (`belief.policy`) are summed, and a card is drawn by the sum,
so that a mistake is one that people make. No other card is ever played: a reach says how much less likely, and how much
less sound, a card may be than the best.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from dummywhist.engine.cards.card import KING, TEN, Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.players.books.choosing import CLEAR, count_out, countable, why_counted
from dummywhist.engine.players.books.conventions import customary
from dummywhist.engine.players.choice import Choice, dice, drawn
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighed import Weighed
from dummywhist.engine.players.facts.weighing import Scored, considered, weigh
from dummywhist.engine.players.voice.reasons import why
from dummywhist.engine.values import NamedTuple


class Strength(NamedTuple):
    """How well a person plays.

    ``temperature``: what the sum of a card is divided by before one is drawn; 0 takes the greatest. ``books``: what a
    unit of weight of the books counts in that sum, beside a nat of how likely people are to play the card. ``likely``,
    ``sound``: by how many nats, and units of weight, a card may be behind the best and still be drawn. ``counts``: with
    so many cards left, and fewer, he counts the ending out. ``memory``: how many tricks he remembers, as
    `Policy.chances` says; None: all.
    """

    temperature: float
    books: float
    likely: float
    sound: float
    counts: int = 0
    memory: int | None = None


BEGINNER: Final = Strength(temperature=8.0, books=0.0, likely=2.7, sound=1.8, memory=2)
STEADY: Final = Strength(temperature=0.8, books=1.0, likely=2.0, sound=1.5, counts=5)
MOST_COUNTED: Final = 4
"""How many options are counted out at the end."""
NEVER: Final = 1e-9
"""The least chance of a card under the policy, so that it has a logarithm."""
ROBS: Final = ("robs", 0)
DRAWS_NOTHING: Final = ("draws nothing", 0)
BURIES: Final = ("buries", 0)
WASTES: Final = ("wastes", 0)
TAKES: Final = ("takes", 0)
LEAVES: Final = ("leaves", 0)
"""What may be done on a trick: to take it from partner, to lead a trump where nobody else has one, to play a trump
under another, to throw the best of a suit, to take it as the last hand, to follow suit and leave it.
"""
WITHOUT_NEED: Final = (ROBS, BURIES, WASTES, DRAWS_NOTHING)
"""What is done only by who can do nothing else, the worst first."""


class Option(NamedTuple):
    """Cards that are one and the same idea: which of them is played, the most that one of them weighs, and how likely
    people are to play one of them; None if that is not known.
    """

    scored: Scored
    weight: float
    chance: float | None

    @property
    def nats(self) -> float:
        """The natural logarithm of the chance, 0 if it is not known."""
        return 0.0 if self.chance is None else math.log(max(self.chance, NEVER))


def as_a_person(insight: Insight, seed: int, agreed: Conventions = COMMON, *, strength: Strength) -> Choice:
    """Return the card of a person of that ``strength``, the same for the same ``seed`` at the same moment.

    Without the native module nothing is known of people: then cards are drawn by the weights of the books alone.
    """
    situation = Situation(insight)
    scored = weigh(situation, considered(situation))
    thought_of = within_reach(options(situation, scored, likelihoods(insight, strength.memory)), strength)
    luck = dice(insight, seed)
    at_the_end = insight.hand.bit_count() <= strength.counts and countable(situation)
    if not at_the_end or len(thought_of) == 1:
        one = draw(thought_of, strength, luck).scored
        return customary(situation, one.weighed, why(situation, one.weighed, scored), not at_the_end, agreed)
    near = sorted(thought_of, key=lambda option: -value(option, strength))[:MOST_COUNTED]
    counted, _ = count_out(situation, [option.scored for option in near], seed)
    most = max(one.worth for one in counted)
    best = [at for at, one in enumerate(counted) if one.worth > most - CLEAR]
    chosen = draw([near[at] for at in best], strength, luck)
    at = next(at for at in best if near[at] is chosen)
    # The first is what he would have played without the count.
    told = why_counted(situation, counted[at], counted, scored)
    return customary(situation, chosen.scored.weighed, told, False, agreed)


def likelihoods(insight: Insight, memory: int | None = None) -> dict[Card, float] | None:
    """Return how likely people are to play each legal card, 1 in sum; None without the native module.

    The policy of people was learned where one hand lies open and its partner plays both. Elsewhere this is the one that
    was learned from strong players in all games.
    """
    learned = policy()
    if learned is None:
        return None
    layout = insight.view.layout
    one_dummy = len(layout.chairs) == 4 and len(layout.players) == 3 and len(layout.dummies) == 1
    known = one_dummy and not insight.pack & JOKER_MASK
    return learned.chances(insight, "people" if known else "custom", memory)


def options(situation: Situation, scored: Sequence[Scored], chances: Mapping[Card, float] | None) -> list[Option]:
    """Return what there is to choose between, of ``scored``, the heaviest first; ``chances`` as of `likelihoods`.

    Small cards of a suit are one idea where they win nothing, all cards that follow suit and do not win are, and so are
    the ways in which the last hand takes the trick. What nobody does without need is left out.
    """
    ideas: dict[tuple[str, int], list[Scored]] = {}
    for one in scored:
        ideas.setdefault(_idea(situation, one.weighed), []).append(one)
    for needless in WITHOUT_NEED:
        if len(ideas) > 1:
            ideas.pop(needless, None)
    leads, strength = situation.insight.led is None, situation.rank
    found = []
    for together in ideas.values():
        first = together[0]
        played = first if leads else min(together, key=lambda one: strength[one.weighed.card])
        chance = None if chances is None else sum(_chance(one.weighed, chances) for one in together)
        found.append(Option(played, first.score, chance))
    return found


def value(option: Option, strength: Strength) -> float:
    """Return the sum by which ``option`` is drawn."""
    return option.weight if option.chance is None else option.nats + strength.books * option.weight


def within_reach(all_: Sequence[Option], strength: Strength) -> list[Option]:
    """Return which of ``all_`` a person of that ``strength`` thinks of: what is likeliest, and what is near enough."""
    likeliest = max(option.nats for option in all_)
    heaviest = max(option.weight for option in all_)
    found = []
    for option in all_:
        sound = heaviest - option.weight <= strength.sound or (option.chance is not None and option.nats == likeliest)
        if sound and likeliest - option.nats <= strength.likely:
            found.append(option)
    return found


def draw(among: Sequence[Option], strength: Strength, luck: Random) -> Option:
    """Return one of ``among``, the greatest if the temperature is 0."""
    values = [value(option, strength) for option in among]
    most = max(values)
    if not strength.temperature:
        return among[values.index(most)]
    return drawn(among, [math.exp((one - most) / strength.temperature) for one in values], luck)


def _idea(situation: Situation, weighed: Weighed) -> tuple[str, int]:
    insight, card = situation.insight, weighed.card
    suit = situation.suit[card]
    if insight.led is None:
        if suit == situation.trump and not situation.their_trumps:
            return DRAWS_NOTHING
        return ("small", suit) if situation.rank[weighed.top] < TEN else ("card", card)
    if beats(insight.ranked, card, best_card(situation)) and not _must_lose(situation, card):
        if _robs(situation, card):
            return ROBS
        if weighed.kind == "ruff" and situation.after and situation.rank[weighed.top] < TEN:
            return ("small", suit)
        return ("card", card) if situation.after else TAKES
    if suit == insight.led:
        return LEAVES
    if weighed.kind == "ruff":
        return BURIES
    if weighed.kind == "throw" and not situation.above(card):
        return WASTES
    return ("small", suit) if situation.rank[weighed.top] < TEN else ("card", card)


def _must_lose(situation: Situation, card: Card) -> bool:
    """Whether a hand that is seen, that of an adversary who still plays to the trick, has no card that does not beat
    ``card``.
    """
    insight = situation.insight
    for seat in situation.after:
        if seat == situation.partner or seat in insight.hidden:
            continue
        held = insight.must[seat]
        options = [*cards_in(Hand(held & situation.suits[situation.led]) or held)]
        if options and all(beats(insight.ranked, one, card) for one in options):
            return True
    return False


def _robs(situation: Situation, card: Card) -> bool:
    """Whether ``card``, which wins, takes a trick that is partner's already: nobody behind can beat him in the suit, or
    he holds it with an ace or king, which is ruffed.

    Who plays both hands may do the former to have the lead where he wants it, but as the last hand, or with an honour,
    only where that makes way for others of its suit.
    """
    insight = situation.insight
    if insight.winning != situation.partner:
        return False
    best = best_card(situation)
    ruffs = situation.suit[card] != situation.suit[best]
    if ruffs and situation.rank[best] >= KING:
        return True
    stands = not situation.after or not insight.higher(best) & ~situation.hand
    if not stands or ruffs or not insight.plays_dummy:
        return stands
    return (situation.rank[card] >= TEN or not situation.after) and not _makes_way(situation, card)


def _makes_way(situation: Situation, card: Card) -> bool:
    """Whether the hand on turn keeps, in the suit of ``card``, a card that wins, and more of them than partner."""
    suit = situation.suits[situation.suit[card]]
    kept = situation.hand & suit & ~(1 << card)
    stands = any(not situation.above(one) for one in cards_in(Hand(kept)))
    return stands and kept.bit_count() > (situation.ally & suit).bit_count()


def _chance(weighed: Weighed, chances: Mapping[Card, float]) -> float:
    """Return how likely one of the run is."""
    return sum(chance for card, chance in chances.items() if weighed.card <= card <= weighed.top)
