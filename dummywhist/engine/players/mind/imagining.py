"""Which worlds does a strong player think of? Those that agree with his View, as likely as the cards make them."""

from collections.abc import Mapping
from math import exp, log
from typing import Final

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.manner import PERSON, Manner
from dummywhist.engine.players.mind.drawing import draw, resampled
from dummywhist.engine.players.mind.hindsight import corrections, moments
from dummywhist.engine.players.mind.policy import ANYBODY, STRONG, Doubt, Policy, policy
from dummywhist.engine.players.mind.schedule import Schedule
from dummywhist.engine.players.reading import Reader, inferences, trusted
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import Solver

DOUBTS: Final = {
    "master": Doubt(0.02, 0.5), "strong": Doubt(0.02, 0.5), "steady": Doubt(0.1, 0.5), "beginner": Doubt(0.3, 0.5),
    PERSON: ANYBODY,
}  # fmt: skip
"""What to think of a player of each level. Of equal cards they play the one that custom asks for."""
SPARE: Final = 4
"""How many worlds for each that is solved go on to the dearer ways of weighing."""
HINDSIGHT: Final = 2
"""How many worlds for each that is solved are looked at in hindsight."""
FORESEEN: Final = range(2, 10)
"""With so many cards left good players see well enough for hindsight to be fair to them."""
WEAK: Final = frozenset({"beginner", "steady", PERSON})
LEAST: Final = 1e-4
"""Worlds with a smaller share than this of the likeliest one's are not thought of."""
Weighed = list[tuple[Deal, float]]
"""Worlds, each once, with the logarithms of their weights."""


def imagined(
    insight: Insight, seed: int, schedule: Schedule, manner: Manner, solver: Solver, nodes: int
) -> list[World]:
    """Return the worlds that are to be solved, each once, with their shares: at most as many as the schedule says.

    To look back at the cards of strong players may cost so many ``nodes`` of the ``solver``.
    """
    wanted = schedule.worlds[insight.hand.bit_count()]
    if not insight.places or not _others_played(insight):
        deals = draw(insight, wanted, seed)
        return [World(deal, 1 / len(deals)) for deal in deals]
    told = policy() if schedule.drawn else None
    if told is None:
        worlds = [(deal, 0.0) for deal in draw(insight, SPARE * wanted, seed)]
    else:
        worlds = _by_policy(insight, told, seed, schedule, manner)
    worlds = _by_custom(insight, worlds, manner)
    if told is not None and insight.hand.bit_count() in schedule.hindsight:
        worlds = _by_hindsight(insight, told, _fewer_of(worlds, HINDSIGHT * wanted, seed), manner, solver, nodes)
    return _fewer(worlds, wanted, seed)


def _others_played(insight: Insight) -> bool:
    holder, viewer = insight.view.layout.holder, insight.view.viewer
    chairs = insight.view.layout.chairs
    for trick in insight.tricks:
        first = chairs.index(trick.leader)
        if any(holder[chairs[(first + place) % len(chairs)]] != viewer for place in range(len(trick.cards))):
            return True
    return False


def doubts(insight: Insight, manner: Manner) -> Mapping[Player, Doubt]:
    """Return what to think of each player; who is of no level of ours, as the yardstick, is strong."""
    levels = dict(manner.company)
    return {player: DOUBTS.get(levels.get(player, PERSON), STRONG) for player in insight.view.layout.players}


def _by_policy(insight: Insight, told: Policy, seed: int, schedule: Schedule, manner: Manner) -> Weighed:
    """Return worlds weighed by how likely the cards so far were to be played in them."""
    spare = SPARE * schedule.worlds[insight.hand.bit_count()]
    mix = doubts(insight, manner)
    deals = draw(insight, spare, seed)
    if len(deals) < spare:
        # Few enough ways are left to weigh every one of them.
        return list(zip(deals, told.log_likelihoods(insight, deals, mix), strict=True))
    return _counted(told.weighed_worlds(insight, schedule.drawn, spare, seed, mix))


def _counted(deals: list[Deal]) -> Weighed:
    times: dict[Deal, int] = {}
    for deal in deals:
        times[deal] = times.get(deal, 0) + 1
    return [(deal, log(many)) for deal, many in times.items()]


def _by_custom(insight: Insight, worlds: Weighed, manner: Manner) -> Weighed:
    """Return the worlds weighed by what the partner's cards mean under the conventions agreed with him."""
    view = insight.view
    ours = view.layout.side[insight.seat]
    heard = [one for one in inferences(insight, manner.agreed) if view.layout.side[one.seat] == ours]
    if not heard:
        return worlds
    reader = Reader(heard, trusted(view, manner.company))
    return [(deal, weight + reader(deal)) for deal, weight in worlds]


def _by_hindsight(
    insight: Insight, told: Policy, worlds: Weighed, manner: Manner, solver: Solver, nodes: int
) -> Weighed:
    """Return the worlds weighed by how few tricks strong players lost in them by their cards."""
    levels, holder = dict(manner.company), insight.view.layout.holder
    played = [
        moment for moment in moments(insight, FORESEEN)
        if (player := holder[moment.seat]) is not None and levels.get(player, PERSON) not in WEAK
    ]  # fmt: skip
    deals = [deal for deal, _ in worlds]
    more = corrections(insight, played, deals, told, solver, nodes)
    return [(deal, weight + one) for (deal, weight), one in zip(worlds, more, strict=True)]


def _fewer_of(worlds: Weighed, wanted: int, seed: int) -> Weighed:
    """Return at most so many worlds, by their weights."""
    if len(worlds) <= wanted:
        return worlds
    return _counted([worlds[at][0] for at in resampled([weight for _, weight in worlds], wanted, seed)])


def _fewer(worlds: Weighed, wanted: int, seed: int) -> list[World]:
    """Return at most so many worlds, by their weights, and their shares."""
    worlds = _fewer_of(worlds, wanted, seed)
    most = max(weight for _, weight in worlds)
    shares = [(deal, exp(weight - most)) for deal, weight in worlds]
    shares = [(deal, share) for deal, share in shares if share >= LEAST]
    whole = sum(share for _, share in shares)
    return [World(deal, share / whole) for deal, share in shares]
