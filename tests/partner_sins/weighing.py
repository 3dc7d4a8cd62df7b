"""How right is a right card? Tricks, or chances of the goal, over worlds that agree with all that the seat knows."""

import re
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import SUIT_LETTERS, read_card
from dummywhist.engine.cards.seat import read_seat
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal, layouts
from dummywhist.engine.players.belief.positions import positions as as_positions
from dummywhist.engine.players.search.utility import worth_of
from dummywhist.engine.solver.solver import Solver
from tests.partner_sins.positions import Position, right_cards, seat_of, state_of, view_of

WORLDS = 200
TRIES = 40_000
LEAST, LEAST_CHANCE = 0.1, 0.05
"""A right card is better than any wrong one by so many tricks at least, or so much chance of the goal."""
ALIKE = 0.15
"""Right cards may lie so far apart."""
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


def worlds(position: Position, insight: Insight, most: int = WORLDS, seed: int = 1) -> list[Deal]:
    """Return so many worlds that agree with the View and with what the position supposes."""
    dice = Random(seed)
    tries = TRIES if position.supposing else most
    found = layouts(insight, tries, dice)
    fitting = [world for world in found if all(holds(world, statement) for statement in position.supposing)]
    return dice.sample(fitting, most) if len(fitting) > most else fitting


class Found(NamedTuple):
    """By card the mean of tricks still made, or where there is a goal how often it is reached; and the mean of points.

    Points are those that the deal is worth to the side at this score.
    """

    made: dict[Card, float]
    points: dict[Card, float]


def values(position: Position, most: int = WORLDS, seed: int = 1, solver: Solver | None = None) -> Found:
    """Return what each lawful card brings over so many worlds."""
    seen = view_of(position)
    insight = Insight(seen)
    side = seen.layout.side[seat_of(position)]
    won = sum(1 for trick in seen.played if seen.layout.side[trick.winner] == side)
    drawn = worlds(position, insight, most, seed)
    if not drawn:
        raise ValueError(f"{position.name}: no world agrees with what is supposed")
    worth = worth_of(seen)
    made: dict[Card, float] = {}
    points: dict[Card, float] = {}
    for solved in (solver or Solver(64)).batch(as_positions(insight, drawn)):
        assert solved.cards is not None
        for card, tricks in solved.cards.items():
            reached = tricks if position.goal is None else float(won + tricks >= position.goal)
            made[card] = made.get(card, 0.0) + reached / len(drawn)
            points[card] = points.get(card, 0.0) + worth.of(won + tricks) / len(drawn)
    return Found(made, points)


def ahead(position: Position, worth: dict[Card, float]) -> float:
    """Return by how much the best right card is worth more than the best wrong one."""
    right = right_cards(position)
    return max(value for card, value in worth.items() if card in right) - max(
        value for card, value in worth.items() if card not in right
    )


def clearly_right(position: Position, found: Found) -> bool:
    """Whether a right card is best, in points too, and none of them is clearly worse than another."""
    right = [found.made[card] for card in right_cards(position)]
    least = LEAST if position.goal is None else LEAST_CHANCE
    return (
        ahead(position, found.made) >= least and ahead(position, found.points) >= 0 and max(right) - min(right) <= ALIKE
    )


def weighed(asked: Sequence[Position], most: int = WORLDS) -> list[tuple[Position, Found]]:
    """Return what the cards of many positions bring."""
    solver = Solver(64)
    return [(position, values(position, most, solver=solver)) for position in asked]


def worlds_agree(position: Position) -> bool:
    """Whether the true deal is one of the worlds that the position supposes."""
    state = state_of(position)
    north, east, south, west = state.hands
    return all(holds((north, east, south, west), statement) for statement in position.supposing)
