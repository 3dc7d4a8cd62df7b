"""Which worlds does a strong player search? A sample of the posterior, given his View and the plays so far."""

from collections.abc import Mapping
from math import exp, log
from typing import Final

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.belief.hindsight import corrections, moments
from dummywhist.engine.players.belief.inference import TRUSTED, Reader, Trust, inferences, trusted
from dummywhist.engine.players.belief.policy import ANYBODY, STRONG, Doubt, Policy, policy
from dummywhist.engine.players.belief.sampling import draw, resampled
from dummywhist.engine.players.budgets import Schedule
from dummywhist.engine.players.manner import PERSON, Manner
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

DOUBTS: Final = {
    "master": Doubt(0.03, 0.1), "strong": Doubt(0.03, 0.1), "steady": Doubt(0.05, 0.1),
    "beginner": Doubt(0.3, 0.3, 0.5),
    PERSON: ANYBODY,
}  # fmt: skip
"""The prior over the styles of a player of each level. Of equal cards they play the one that custom asks for, as those
did from whom the policy was learned; beginners try to.
"""
SPARE: Final = 4
"""How many worlds for each that is solved go on to the dearer ways of weighing."""
HINDSIGHT: Final = 2
"""How many worlds for each that is solved are looked at in hindsight."""
FORESEEN: Final = range(2, 10)
"""With so many cards left good players see well enough for hindsight to be fair to them."""
WEAK: Final = frozenset({"beginner", "steady", PERSON})
FEW: Final = 0.35
MORE: Final = 4
"""If less than this part of the worlds that go on are different ones, so many times more are drawn."""
LEAST: Final = 1e-4
"""Worlds with a smaller weight than this share of the likeliest one's are dropped."""
NONE: Final = Trust(0.0, 0.0)
Weighed = list[tuple[Deal, float]]
"""Worlds, each once, with the logarithms of their weights."""


class Purse(NamedTuple):
    """What the decision may still cost: nodes of the solver, and seconds, None without a clock."""

    nodes: int
    seconds: float | None


class Imagined(NamedTuple):
    """Worlds to be solved, each once, with their shares; whether they are all that there are; the nodes ``spent``."""

    worlds: list[World]
    every: bool
    spent: int


def imagine(insight: Insight, seed: str, schedule: Schedule, manner: Manner, solver: Solver, purse: Purse) -> Imagined:
    """Return at most the worlds that the schedule says; half of ``purse`` may go to the hindsight of strong players."""
    wanted = schedule.worlds[insight.hand.bit_count()]
    if not insight.places or not _others_played(insight):
        deals = draw(insight, wanted, seed)
        return Imagined([World(deal, 1 / len(deals)) for deal in deals], len(deals) < wanted, 0)
    told = policy() if schedule.drawn else None
    spare = SPARE * wanted
    if told is None:
        worlds = [(deal, 0.0) for deal in draw(insight, spare, seed)]
    else:
        worlds = _by_policy(insight, told, seed, schedule, manner)
    every = len(worlds) <= wanted and len(draw(insight, wanted + 1, seed)) <= wanted
    worlds = _by_custom(insight, worlds, manner)
    spent = 0
    if told is not None and insight.hand.bit_count() in schedule.hindsight:
        worlds = _by_hindsight(insight, told, _fewer_of(worlds, HINDSIGHT * wanted, seed), manner, solver, purse)
        spent = solver.spent
    return Imagined(_fewer(worlds, wanted, seed), every, spent)


def _others_played(insight: Insight) -> bool:
    holder, viewer = insight.view.layout.holder, insight.view.viewer
    chairs = insight.view.layout.chairs
    for trick in insight.tricks:
        first = chairs.index(trick.leader)
        if any(holder[chairs[(first + place) % len(chairs)]] != viewer for place in range(len(trick.cards))):
            return True
    return False


def doubts(insight: Insight, manner: Manner) -> Mapping[Player, Doubt]:
    """Return the prior over the styles of each player; one of no level of ours (the yardstick) counts as strong."""
    levels = dict(manner.company)
    return {player: DOUBTS.get(levels.get(player, PERSON), STRONG) for player in insight.view.layout.players}


def _by_policy(insight: Insight, told: Policy, seed: str, schedule: Schedule, manner: Manner) -> Weighed:
    """Return worlds weighed by how likely the cards so far were to be played in them."""
    spare = SPARE * schedule.worlds[insight.hand.bit_count()]
    mix = doubts(insight, manner)
    deals = draw(insight, spare, seed)
    if len(deals) < spare:
        # Few enough ways are left to weigh every one of them.
        return list(zip(deals, told.log_likelihoods(insight, deals, mix), strict=True))
    worlds = _counted(told.weighed_worlds(insight, schedule.drawn, spare, seed, mix))
    if len(worlds) < FEW * spare:
        # Cards that hardly anybody plays leave few worlds of many: then more are drawn.
        worlds = _counted(told.weighed_worlds(insight, MORE * schedule.drawn, spare, seed, mix))
    return worlds


def _counted(deals: list[Deal]) -> Weighed:
    times: dict[Deal, int] = {}
    for deal in deals:
        times[deal] = times.get(deal, 0) + 1
    return [(deal, log(many)) for deal, many in times.items()]


def _by_custom(insight: Insight, worlds: Weighed, manner: Manner) -> Weighed:
    """Return the worlds weighed by what the signals of players who know the conventions mean under them.

    What plain play says is left to the policy.
    """
    levels, holder = dict(manner.company), insight.view.layout.holder
    trust = [
        Trust(one.signals, 0.0)
        if (player := holder[seat]) is not None and levels.get(player, PERSON) in TRUSTED
        else NONE
        for seat, one in enumerate(trusted(insight.view, manner.company))
    ]
    heard = [one for one in inferences(insight, manner.agreed) if trust[one.seat] != NONE]
    if not heard:
        return worlds
    agreement = Reader(heard, trust)
    return [(deal, weight + agreement(deal)) for deal, weight in worlds]


def _by_hindsight(
    insight: Insight, told: Policy, worlds: Weighed, manner: Manner, solver: Solver, purse: Purse
) -> Weighed:
    """Return the worlds weighed by how few tricks strong players lost in them by their cards."""
    levels, holder = dict(manner.company), insight.view.layout.holder
    played = [
        moment for moment in moments(insight, FORESEEN)
        if (player := holder[moment.seat]) is not None and levels.get(player, PERSON) not in WEAK
    ]  # fmt: skip
    deals = [deal for deal, _ in worlds]
    mix = doubts(insight, manner)
    more = corrections(insight, played, deals, told, mix, solver, purse.nodes // 2, purse.seconds)
    return [(deal, weight + one) for (deal, weight), one in zip(worlds, more, strict=True)]


def _fewer_of(worlds: Weighed, wanted: int, seed: str) -> Weighed:
    """Return at most so many worlds, by their weights."""
    if len(worlds) <= wanted:
        return worlds
    return _counted([worlds[at][0] for at in resampled([weight for _, weight in worlds], wanted, seed)])


def _fewer(worlds: Weighed, wanted: int, seed: str) -> list[World]:
    """Return at most so many worlds, by their weights, and their shares."""
    worlds = _fewer_of(worlds, wanted, seed)
    most = max(weight for _, weight in worlds)
    shares = [(deal, exp(weight - most)) for deal, weight in worlds]
    shares = [(deal, share) for deal, share in shares if share >= LEAST]
    whole = sum(share for _, share in shares)
    return [World(deal, share / whole) for deal, share in shares]
