"""What does each card bring on the average? Worlds that agree with the View, as likely as the plays make them."""

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.players.choice import dice
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.mind.schedule import Schedule
from dummywhist.engine.players.mind.worlds import position
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import Solver

MEMORY_MB: Final = 64


class Value(NamedTuple):
    """What a card brings on the average: points at this score, and tricks of those still to be played."""

    points: float
    tricks: float


class Values(NamedTuple):
    """The value of every lawful card over the worlds that were solved, and whether the clock cut them short.

    ``tricks`` has for each of ``worlds`` the tricks of every card.
    """

    cards: Mapping[Card, Value]
    worlds: tuple[World, ...]
    tricks: tuple[Mapping[Card, int], ...]
    cut: bool


@lru_cache(maxsize=1)
def solver() -> Solver:
    """Return the solver of this process. What it remembers changes no answer and no budget: a batch starts afresh."""
    return Solver(MEMORY_MB)


def think(insight: Insight, seed: int, schedule: Schedule, manner: Manner) -> Values:
    """Return the value of every lawful card of the hand on turn, in a deal in which high cards win."""
    worlds = imagined(insight, seed, schedule, manner)
    return valued(insight, worlds, schedule, manner)


def imagined(insight: Insight, seed: int, schedule: Schedule, manner: Manner) -> list[World]:
    """Return the worlds that are to be solved, each once."""
    wanted = schedule.worlds[insight.hand.bit_count()]
    deals = layouts(insight, wanted, dice(insight, seed))
    return [World(deal, 1 / len(deals)) for deal in deals]


def valued(insight: Insight, worlds: Sequence[World], schedule: Schedule, manner: Manner) -> Values:
    """Return the value of every lawful card over those of ``worlds`` that the budget lets be solved."""
    chairs = insight.view.layout.chairs
    began = time.monotonic()
    found = solver().worlds(
        position(insight, worlds[0].hands), [tuple(world.hands[seat] for seat in chairs) for world in worlds],
        nodes=schedule.nodes if manner.budget is None else manner.budget, world_nodes=schedule.world_nodes,
        deadline=manner.seconds,
    )  # fmt: skip
    cut = manner.seconds is not None and time.monotonic() - began >= manner.seconds
    kept = [(world, made) for world, made in zip(worlds, found.tricks, strict=True) if made is not None]
    share = sum(world.weight for world, _ in kept)
    cards = {}
    for at, card in enumerate(found.cards if kept else ()):
        mean = sum(made[at] * world.weight for world, made in kept) / share
        cards[card] = Value(mean, mean)
    return Values(
        cards, tuple(world for world, _ in kept), tuple(dict(zip(found.cards, made, strict=True)) for _, made in kept),
        cut,
    )  # fmt: skip
