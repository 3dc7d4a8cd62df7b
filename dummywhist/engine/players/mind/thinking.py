"""What does each card bring on the average? Worlds that agree with the View, as likely as the plays make them."""

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.mind.imagining import imagined
from dummywhist.engine.players.mind.schedule import Schedule
from dummywhist.engine.players.mind.worlds import position
from dummywhist.engine.players.mind.worth import worth_of
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import Solver

MEMORY_MB: Final = 64


class Value(NamedTuple):
    """What a card brings on the average: points at this score, and tricks of those still to be played."""

    points: float
    tricks: float


class Values(NamedTuple):
    """The value of every lawful card over the worlds that were solved, and whether the clock cut them short.

    ``step``: what a trick brings on the average; ``tricks`` has for each of ``worlds`` the tricks of every card.
    """

    cards: Mapping[Card, Value]
    step: float
    worlds: tuple[World, ...]
    tricks: tuple[Mapping[Card, int], ...]
    cut: bool


@lru_cache(maxsize=1)
def solver() -> Solver:
    """Return the solver of this process. What it remembers changes no answer and no budget: a batch starts afresh."""
    return Solver(MEMORY_MB)


def think(insight: Insight, seed: int, schedule: Schedule, manner: Manner) -> Values:
    """Return the value of every lawful card of the hand on turn, in a deal in which high cards win."""
    nodes = schedule.nodes if manner.budget is None else manner.budget
    worlds = imagined(insight, seed, schedule, manner, solver(), nodes // 2)
    return valued(insight, worlds, nodes, schedule.world_nodes, manner)


def valued(insight: Insight, worlds: Sequence[World], nodes: int, world_nodes: int, manner: Manner) -> Values:
    """Return the value of every lawful card over those of ``worlds`` that the budget lets be solved."""
    chairs = insight.view.layout.chairs
    began = time.monotonic()
    found = solver().worlds(
        position(insight, worlds[0].hands), [tuple(world.hands[seat] for seat in chairs) for world in worlds],
        nodes=nodes, world_nodes=world_nodes, deadline=manner.seconds,
    )  # fmt: skip
    cut = manner.seconds is not None and time.monotonic() - began >= manner.seconds
    kept = [(world, made) for world, made in zip(worlds, found.tricks, strict=True) if made is not None]
    share = sum(world.weight for world, _ in kept)
    worth = _worths(insight, manner)
    cards = {}
    for at, card in enumerate(found.cards if kept else ()):
        cards[card] = Value(
            sum(worth[made[at]] * world.weight for world, made in kept) / share,
            sum(made[at] * world.weight for world, made in kept) / share,
        )
    left = insight.hand.bit_count()
    return Values(
        cards,
        (worth[left] - worth[0]) / left,
        tuple(world for world, _ in kept),
        tuple(dict(zip(found.cards, made, strict=True)) for _, made in kept),
        cut,
    )


def _worths(insight: Insight, manner: Manner) -> list[float]:
    """Return what it is worth to make so many, from none to all, of the tricks still to be played."""
    left = insight.hand.bit_count()
    if manner.tricks:
        return [float(made) for made in range(left + 1)]
    view = insight.view
    ours = view.layout.side[insight.seat]
    won = sum(view.layout.side[trick.winner] == ours for trick in view.played)
    worth = worth_of(view)
    return [worth.of(won + made) for made in range(left + 1)]
