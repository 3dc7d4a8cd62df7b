"""Which worlds does a strong player search? A sample of the posterior, given his View and the plays so far."""

from math import exp, log
from typing import Final

from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.belief.inference import Reader, inferences
from dummywhist.engine.players.belief.policy import Policy, policy
from dummywhist.engine.players.belief.sampling import draw, resampled
from dummywhist.engine.players.budgets import Schedule
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.thought import World
from dummywhist.engine.values import NamedTuple

SPARE: Final = 4
ENOUGH: Final = 640
"""How many worlds for each that is solved go on to the dearer ways of weighing, and how many are enough in any case."""
FEW: Final = 0.35
LEAN: Final = 320
MORE: Final = 4
"""If less than this part of the worlds that go on, or of so many, are different ones, so many times more are drawn."""
LEAST: Final = 1e-4
"""Worlds with a smaller weight than this share of the likeliest one's are dropped."""
Weighed = list[tuple[Deal, float]]
"""Worlds, each once, with the logarithms of their weights."""


class Imagined(NamedTuple):
    """Worlds to be solved, each once, with their shares; whether they are all that there are."""

    worlds: list[World]
    every: bool


def imagine(insight: Insight, seed: str, schedule: Schedule, manner: Manner) -> Imagined:
    """Return at most the worlds that the schedule says."""
    wanted = schedule.worlds[insight.hand.bit_count()]
    if not insight.places or not _others_played(insight):
        deals = draw(insight, wanted, seed)
        return Imagined([World(deal, 1 / len(deals)) for deal in deals], len(deals) < wanted)
    told = policy() if schedule.drawn else None
    if told is None:
        worlds = [(deal, 0.0) for deal in draw(insight, _going_on(wanted), seed)]
    else:
        worlds = _by_policy(insight, told, seed, schedule, manner)
    every = len(worlds) <= wanted and len(draw(insight, wanted + 1, seed)) <= wanted
    return Imagined(_fewer(_by_custom(insight, worlds, manner), wanted, seed), every)


def _going_on(wanted: int) -> int:
    """Return how many worlds are weighed by signals where so many are ``wanted``: all of them, where many are."""
    return max(wanted, min(SPARE * wanted, ENOUGH))


def _others_played(insight: Insight) -> bool:
    holder, viewer = insight.view.layout.holder, insight.view.viewer
    chairs = insight.view.layout.chairs
    for trick in insight.tricks:
        first = chairs.index(trick.leader)
        if any(holder[chairs[(first + place) % len(chairs)]] != viewer for place in range(len(trick.cards))):
            return True
    return False


def _by_policy(insight: Insight, told: Policy, seed: str, schedule: Schedule, manner: Manner) -> Weighed:
    """Return worlds weighed by how likely the cards so far were to be played in them."""
    spare = _going_on(schedule.worlds[insight.hand.bit_count()])
    believed = manner.believed()
    deals = draw(insight, spare, seed)
    if len(deals) < spare:
        # Few enough ways are left to weigh every one of them.
        return list(zip(deals, told.log_likelihoods(insight, deals, believed), strict=True))
    worlds = _counted(told.weighed_worlds(insight, schedule.drawn, spare, seed, believed))
    if len(worlds) < FEW * min(spare, LEAN):
        # Cards that hardly anybody plays leave few worlds of many: then more are drawn.
        worlds = _counted(told.weighed_worlds(insight, MORE * schedule.drawn, spare, seed, believed))
    return worlds


def _counted(deals: list[Deal]) -> Weighed:
    times: dict[Deal, int] = {}
    for deal in deals:
        times[deal] = times.get(deal, 0) + 1
    return [(deal, log(many)) for deal, many in times.items()]


def _by_custom(insight: Insight, worlds: Weighed, manner: Manner) -> Weighed:
    """Return the worlds weighed by what signals mean under them, from players who may or may not give any."""
    heard = [one for one in inferences(insight, manner.agreed) if one.notable]
    if not heard:
        return worlds
    agreement = Reader(heard, partner=insight.partner)
    return [(deal, weight + agreement(deal)) for deal, weight in worlds]


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
