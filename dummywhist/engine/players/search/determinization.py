"""What is the mean value of each card? Over worlds sampled from the posterior, each solved double dummy."""

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Side
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players.belief.positions import position
from dummywhist.engine.players.belief.posterior import imagine
from dummywhist.engine.players.budgets import Schedule
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.search.utility import slope, worth_of
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

MEMORY_MB: Final = 64
TRICKS: Final = 4.0
"""Beside the points a trick is worth so many times what it is where only equal points are told apart: a tenth of a
point in all, where a trick counts one at nothing to nothing.
"""
DOUBT: Final = 2.0
"""Standard errors by which the best card must be better than another to be sure; the error counts one world more, in
which it is by a trick the worse: a card that is better in rare worlds would else be given up before one was seen.
"""


class Value(NamedTuple):
    """What a card brings on the average: points at this score, and tricks of those still to be played."""

    points: float
    tricks: float


class Solved(NamedTuple):
    """A world, and the tricks that every lawful card makes in it of those still to be played."""

    world: World
    tricks: Mapping[Card, int]


class Values(NamedTuple):
    """The value of every lawful card over the worlds that were solved, and whether the clock cut them short.

    ``worth`` has the points by tricks, from none to all that are left, and ``merit`` what a card is chosen by: points,
    and tricks beside them; ``tricks`` for each of ``worlds`` the tricks of every card; ``every`` says that these are
    all the worlds there are; ``nodes`` of the solver is what they cost.
    """

    cards: Mapping[Card, Value]
    worth: Sequence[float]
    merit: Sequence[float]
    worlds: tuple[World, ...]
    tricks: tuple[Mapping[Card, int], ...]
    cut: bool
    every: bool
    nodes: int

    @property
    def step(self) -> float:
        """What a trick brings on the average, in points."""
        return (self.worth[-1] - self.worth[0]) / (len(self.worth) - 1)

    def error(self, card: Card, other: Card) -> float:
        """Return the standard error of the mean by which ``card`` makes more tricks than ``other``, world by world.

        0 where every world was solved.
        """
        return self._error(card, other, range(len(self.worth)))

    def ahead(self, card: Card, other: Card) -> tuple[float, float]:
        """Return by how much the mean merit of ``card`` is above that of ``other``, and the standard error."""
        made = zip(self.worlds, self.tricks, strict=True)
        mean = sum(world.weight * (self.merit[of[card]] - self.merit[of[other]]) for world, of in made)
        return mean, self._error(card, other, self.merit)

    def _error(self, card: Card, other: Card, scale: Sequence[float]) -> float:
        if self.every:
            return 0.0
        gains = [scale[made[card]] - scale[made[other]] for made in self.tricks]
        mean = sum(world.weight * gain for world, gain in zip(self.worlds, gains, strict=True))
        return sqrt(sum((world.weight * (gain - mean)) ** 2 for world, gain in zip(self.worlds, gains, strict=True)))


@lru_cache(maxsize=1)
def solver() -> Solver:
    """Return the solver of this process. A batch starts with an empty table, so no answer depends on earlier ones."""
    return Solver(MEMORY_MB)


def evaluate(insight: Insight, seed: int, schedule: Schedule, manner: Manner) -> Values:
    """Return the value of every lawful card of the hand on turn, in a deal in which high cards win.

    While the best two cards are too near each other for the worlds that were solved, more are sampled, as far as
    ``schedule`` and the budget allow.
    """
    budget = nodes = schedule.nodes if manner.budget is None else manner.budget
    every = False
    ends = None if manner.seconds is None else time.monotonic() + manner.seconds
    worth = _worths(insight, manner)
    merit = _merits(insight, manner, worth)
    found: list[Solved] = []
    for round_ in range(schedule.rounds[insight.hand.bit_count()]):
        imagined = imagine(insight, f"{seed} {round_}", schedule, manner)
        if nodes > 0:
            left = None if ends is None else ends - time.monotonic()
            found += solved(
                insight, imagined.worlds, solver(), deadline=left, nodes=nodes, world_nodes=schedule.world_nodes
            )  # fmt: skip
        nodes -= solver().spent
        every = imagined.every and len(found) == len(imagined.worlds)
        if imagined.every or nodes <= 0 or _late(ends) or not undecided(found, merit):
            break
    return _valued(found, worth, merit, _late(ends))._replace(every=every, nodes=budget - nodes)


def _late(ends: float | None) -> bool:
    return ends is not None and time.monotonic() >= ends


def solved(
    insight: Insight, worlds: Sequence[World], solver: Solver, *, threads: int = 1, deadline: float | None = None,
    nodes: int | None = None, world_nodes: int | None = None, against: Side | None = None,
) -> list[Solved]:  # fmt: skip
    """Return those of ``worlds`` that ``solver`` solves within its bounds: all, where there are none.

    ``against``: all play together against this side, so that the tricks of all of them are told.
    """
    if not worlds:
        return []
    chairs = insight.view.layout.chairs
    found = solver.worlds(
        position(insight, worlds[0].hands, against), [tuple(world.hands[seat] for seat in chairs) for world in worlds],
        threads=threads, deadline=deadline, nodes=nodes, world_nodes=world_nodes,
    )  # fmt: skip
    return [
        Solved(world, dict(zip(found.cards, made, strict=True)))
        for world, made in zip(worlds, found.tricks, strict=True) if made is not None
    ]  # fmt: skip


def undecided(found: Sequence[Solved], merit: Sequence[float]) -> bool:
    """Whether some card is behind the best of ``merit`` by no more than the worlds that were solved may err."""
    whole = sum(one.world.weight for one in found)
    cards = found[0].tricks if found else {}
    means = {card: sum(merit[one.tricks[card]] * one.world.weight for one in found) / whole for card in cards}
    best = max(means, key=lambda card: means[card], default=None)
    if best is None:
        return False
    even = sum(one.world.weight**2 for one in found) / whole**2
    step = step_of(merit)
    for card, mean in means.items():
        behind = means[best] - mean
        spread = sum(
            (merit[one.tricks[best]] - merit[one.tricks[card]] - behind) ** 2 * one.world.weight for one in found
        ) / whole  # fmt: skip
        if spread and behind < DOUBT * sqrt(spread * even + (step * even) ** 2):
            return True
    return False


def step_of(scale: Sequence[float]) -> float:
    """Return what a trick brings on the average by ``scale``, which goes from no trick to all."""
    return abs(scale[-1] - scale[0]) / (len(scale) - 1)


def _valued(found: Sequence[Solved], worth: Sequence[float], merit: Sequence[float], cut: bool) -> Values:
    """Return the value of every lawful card over the worlds ``found``."""
    whole = sum(one.world.weight for one in found)
    cards = {
        card: Value(
            sum(worth[one.tricks[card]] * one.world.weight for one in found) / whole,
            sum(one.tricks[card] * one.world.weight for one in found) / whole,
        )
        for card in (found[0].tricks if found else ())
    }
    worlds = tuple(World(one.world.hands, one.world.weight / whole) for one in found)
    return Values(cards, worth, merit, worlds, tuple(one.tricks for one in found), cut, every=False, nodes=0)


def _merits(insight: Insight, manner: Manner, worth: Sequence[float]) -> list[float]:
    """Return what a card is chosen by: where points are nearly the same, tricks decide, and all of them count."""
    if manner.tricks:
        return list(worth)
    # Where the rules count fewer points for more tricks, fewer are wanted.
    sign = -1.0 if worth[-1] < worth[0] else 1.0
    trick = sign * TRICKS * slope(insight.rules)
    return [points + trick * made for made, points in enumerate(worth)]


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
