"""How right is a right card? Tricks, or chances of the goal, over worlds that agree with all that the seat knows.

The worlds are each as likely as any other, or those that master believes in.
"""

import re
from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import SUIT_LETTERS, read_card
from dummywhist.engine.cards.seat import read_seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal, layouts
from dummywhist.engine.players.belief.positions import positions as as_positions
from dummywhist.engine.players.belief.posterior import imagine
from dummywhist.engine.players.budgets import MASTER
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.search.utility import worth_of
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import Solver
from tests.partner_sins.positions import Position, right_cards, seat_of, state_of, view_of

WORLDS = 200
TRIES = 40_000
LEAST, LEAST_CHANCE = 0.1, 0.05
"""A right card is better than any wrong one by so many tricks at least, or so much chance of the goal."""
SURE = 4.0
"""And by so many standard errors, world by world."""
ALIKE = 0.2
"""Right cards may lie so far apart."""
DRAWN = 20
"""Worlds weighed by the plays so far for each that is solved, where those of master are asked for."""
SUIT_BITS = (1 << 13) - 1
LENGTH = re.compile(r"([0-9]+)([+-]?) ([SHDC])")


def holds(world: Deal, statement: str) -> bool:
    """Whether ``statement`` (`Position.supposing`) is true of the cards left in ``world``."""
    seat_word, what = statement.split(" ", 1)
    hand = world[read_seat(seat_word)]
    length = LENGTH.fullmatch(what)
    if length:
        number, sign, suit = length.groups()
        held = (hand >> 13 * SUIT_LETTERS.index(suit) & SUIT_BITS).bit_count()
        return held >= int(number) if sign == "+" else held <= int(number) if sign == "-" else held == int(number)
    if what.startswith("not "):
        return not any(hand >> read_card(card) & 1 for card in what[4:].split())
    return all(hand >> read_card(card) & 1 for card in what.split())


class Drawn(NamedTuple):
    """Worlds with their weights, and whether these are all that there are."""

    worlds: list[World]
    every: bool


def worlds(position: Position, insight: Insight, most: int = WORLDS, seed: int = 1) -> Drawn:
    """Return so many worlds, each as likely, that agree with the View and with what the position supposes."""
    dice = Random(seed)
    tries = TRIES if position.supposing else most + 1
    found = layouts(insight, tries, dice)
    fitting = [World(deal, 1.0) for deal in found if all(holds(deal, statement) for statement in position.supposing)]
    every = len(found) < tries and len(fitting) <= most
    return Drawn(dice.sample(fitting, most) if len(fitting) > most else fitting, every)


def believed(position: Position, insight: Insight, most: int = WORLDS, seed: int = 1) -> Drawn:
    """Return so many worlds as master believes in, of those that agree with what the position supposes."""
    schedule = MASTER._replace(worlds=dict.fromkeys(MASTER.worlds, most), drawn=DRAWN * most)
    found = imagine(insight, str(seed), schedule, PLAIN)
    fitting = [world for world in found.worlds if all(holds(world.hands, one) for one in position.supposing)]
    return Drawn(fitting, found.every)


class Found(NamedTuple):
    """By card the mean of tricks still made, or where there is a goal how often it is reached; and the mean of points.

    Points are those that the deal is worth to the side at this score. ``sure``: by how many standard errors, world by
    world, the best right card is ahead of the wrong one nearest to it (without end over all the worlds there are).
    ``alike``: no card brings more or less than
    another in any of the worlds.
    """

    made: dict[Card, float]
    points: dict[Card, float]
    sure: float
    alike: bool


def values(
    position: Position, most: int = WORLDS, seed: int = 1, solver: Solver | None = None, by_belief: bool = False
) -> Found:
    """Return what each lawful card brings over so many worlds, all as likely, or ``by_belief`` as master thinks."""
    seen = view_of(position)
    insight = Insight(seen)
    side = seen.layout.side[seat_of(position)]
    won = sum(1 for trick in seen.played if seen.layout.side[trick.winner] == side)
    drawn, every = (believed if by_belief else worlds)(position, insight, most, seed)
    if not drawn:
        raise ValueError(f"{position.name}: no world agrees with what is supposed")
    whole = sum(world.weight for world in drawn)
    shares = [world.weight / whole for world in drawn]
    worth = worth_of(seen)
    reached: list[dict[Card, float]] = []
    points: dict[Card, float] = {}
    solved_worlds = (solver or Solver(64)).batch(as_positions(insight, [world.hands for world in drawn]))
    for share, solved in zip(shares, solved_worlds, strict=True):
        assert solved.cards is not None
        goal = position.goal
        reached.append(
            {card: tricks if goal is None else float(won + tricks >= goal) for card, tricks in solved.cards.items()}
        )
        for card, tricks in solved.cards.items():
            points[card] = points.get(card, 0.0) + share * worth.of(won + tricks)
    made = {card: sum(share * brought[card] for share, brought in zip(shares, reached, strict=True)) for card in points}
    right = max(right_cards(position), key=lambda card: made[card])
    sure = min(
        _standard_errors([brought[right] - brought[card] for brought in reached], shares, every)
        for card in made
        if card not in right_cards(position)
    )
    return Found(made, points, sure, all(len(set(brought.values())) == 1 for brought in reached))


def _standard_errors(gains: Sequence[float], shares: Sequence[float], every: bool) -> float:
    """Return how many standard errors the mean of ``gains`` lies above nothing; there is none over ``every`` world."""
    mean = sum(share * gain for share, gain in zip(shares, gains, strict=True))
    error = 0.0 if every else sqrt(sum((share * (gain - mean)) ** 2 for share, gain in zip(shares, gains, strict=True)))
    return mean / error if error else inf if mean > 0 else 0.0


def ahead(position: Position, worth: dict[Card, float]) -> float:
    """Return by how much the best right card is worth more than the best wrong one."""
    right = right_cards(position)
    return max(value for card, value in worth.items() if card in right) - max(
        value for card, value in worth.items() if card not in right
    )


def clearly_right(position: Position, found: Found) -> bool:
    """Whether a right card is best, in points too, and none of them is clearly worse than another.

    Where it is a matter of manners: whether no card brings anything that another does not.
    """
    if position.manners:
        return found.alike
    right = [found.made[card] for card in right_cards(position)]
    least = LEAST if position.goal is None else LEAST_CHANCE
    return (
        ahead(position, found.made) >= least
        and found.sure >= SURE
        and ahead(position, found.points) >= 0
        and max(right) - min(right) <= ALIKE
    )


def weighed(asked: Sequence[Position], most: int = WORLDS, by_belief: bool = False) -> list[tuple[Position, Found]]:
    """Return what the cards of many positions bring."""
    solver = Solver(64)
    return [(position, values(position, most, solver=solver, by_belief=by_belief)) for position in asked]


def worlds_agree(position: Position) -> bool:
    """Whether the true deal is one of the worlds that the position supposes."""
    state = state_of(position)
    north, east, south, west = state.hands
    return all(holds((north, east, south, west), statement) for statement in position.supposing)
