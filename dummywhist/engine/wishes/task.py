"""Which tricks does a deal give with all hands seen, and are they those that were wished?"""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.seat import NORTH, SOUTH, left_of
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.wishes.wish import ODD, Condition, Hangs, Made, Tricks, Wish

OURS: Final = 1 << NORTH | 1 << SOUTH


def tasks_of(wish: Wish) -> tuple[Condition, ...]:
    """Return the conditions of a wish that only a solver can tell."""
    return tuple(one for one in wish.conditions if isinstance(one, Tricks | Hangs))


def tricks_of(made: Made, solver: Solver) -> int:
    """Return the tricks of South and North, who play against East and West; the dealer's left leads."""
    trump = Suit(made.turned // 13)
    return solver.tricks(Position(made.hands, trump, left_of(made.dealer), (), OURS))


def gives(tricks: int, tasks: Sequence[Condition]) -> bool:
    """Whether so many tricks are what was wished."""
    for one in tasks:
        match one:
            case Tricks(least, most):
                if not least <= tricks <= most:
                    return False
            case Hangs():
                if tricks != ODD:
                    return False
    return True
