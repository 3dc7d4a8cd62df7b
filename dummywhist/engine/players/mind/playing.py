"""Which card does a strong player play, and how does he say why? The best on the average; among equals, by custom."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand
from dummywhist.engine.deal.action import Play
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.choice import Choice
from dummywhist.engine.players.conventions import customary
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.mind.schedule import Schedule
from dummywhist.engine.players.mind.thinking import Values, think
from dummywhist.engine.players.reasons import Why, by_count, why
from dummywhist.engine.players.situation import Situation
from dummywhist.engine.players.steady import steady
from dummywhist.engine.players.thought import Candidate, Thought
from dummywhist.engine.players.weighing import Scored, considered, weigh

LEAN: Final = 0.01
"""What a unit of the weights of the whist books is worth in tricks, where worlds make cards nearly the same."""
CLEAR: Final = 0.08
"""Tricks, or what they are worth, by which the worlds must prefer a card to be the reason for it."""
SHOWN: Final = 6
"""How many worlds are told of."""


class Option(NamedTuple):
    """A run of equal cards: what the books say of it, and what it brings on the average, in points and tricks.

    ``step``: what a trick is worth in points.
    """

    scored: Scored
    points: float
    tricks: float
    step: float

    @property
    def card(self) -> Card:
        """The lowest card of the run."""
        return self.scored.weighed.card

    @property
    def merit(self) -> float:
        """What the card is worth when custom has its say among near equals."""
        return self.points + LEAN * self.step * self.scored.score


def search(insight: Insight, seed: int, schedule: Schedule, manner: Manner) -> Choice:
    """Return the card of a player who looks into worlds; `Choice.thought` says what he saw. High cards win."""
    values = think(insight, seed, schedule, manner)
    if not values.worlds:
        # Not one world could be solved: what the books say needs no solver.
        return steady(_ruled(insight), seed, manner.agreed)._replace(thought=Thought((), cut=values.cut))
    situation = Situation(_ruled(insight))
    options = _options(situation, values)
    best = max(options, key=lambda option: option.merit)
    told = _why(situation, best, options, values)
    choice = customary(situation, best.scored.weighed, told, among_small=False, agreed=manner.agreed)
    return choice._replace(thought=_thought(options, values))


def _ruled(insight: Insight) -> Insight:
    """Return the Insight that the rules of the books look at: without jokers that win nothing."""
    if insight.trump is not None or not insight.legal & ~JOKER_MASK or not insight.hand & JOKER_MASK:
        return insight
    ruled = Insight(insight.view)
    ruled.legal = Hand(ruled.legal & ~JOKER_MASK)
    ruled.hand = Hand(ruled.hand & ~JOKER_MASK)
    return ruled


def _options(situation: Situation, values: Values) -> list[Option]:
    found = []
    for scored in weigh(situation, considered(situation)):
        value = values.cards[scored.weighed.card]
        found.append(Option(scored, value.points, value.tricks, values.step))
    return found


def _why(situation: Situation, best: Option, options: Sequence[Option], values: Values) -> Why:
    """Return the sentence of the books for the card, unless it is the worlds alone that speak for it."""
    scored = [option.scored for option in options]
    by_books = options[0]
    if best is by_books or best.points - by_books.points < CLEAR * best.step:
        return why(situation, best.scored.weighed, scored)
    if best.tricks - by_books.tricks < CLEAR:
        return Why(lambda card: message("reason.score", card=card, other=by_books.card), message("idea.score"))
    if len(values.worlds) == 1:
        return by_count(situation)
    more = sum(made[best.card] > made[by_books.card] for made in values.tricks)
    fewer = sum(made[best.card] < made[by_books.card] for made in values.tricks)
    many = len(values.worlds)

    def reason(card: Card) -> Message:
        return message("reason.worlds", card=card, other=by_books.card, n=more, less=fewer, m=many)

    return Why(reason, message("idea.worlds"))


def _thought(options: Sequence[Option], values: Values) -> Thought:
    best = sorted(options, key=lambda option: -option.merit)
    worlds = sorted(values.worlds, key=lambda world: -world.weight)[:SHOWN]
    candidates = tuple(Candidate(Play(option.card), option.points, option.tricks) for option in best)
    return Thought(candidates, tuple(worlds), len(values.worlds), values.cut)
