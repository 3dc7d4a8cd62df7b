"""Who goes where between two rounds? How many tables each place of the compass moves, and the trays."""

from collections.abc import Iterable

from dummywhist.engine.duplicate.movement import Movement
from dummywhist.engine.values import NamedTuple


class Moves(NamedTuple):
    """What happens between two rounds, in tables up the numbers; down is negative, the first follows the last.

    ``seats``: those who sit at North, East, South, West; ``trays``: the trays. None: they do not all go alike, or to
    another place of the compass. ``skip``: it is the one move of two tables (DW-MOV-8).
    """

    seats: tuple[int | None, int | None, int | None, int | None]
    trays: int | None
    skip: bool


def moves_after(movement: Movement, number: int) -> Moves | None:
    """Return what happens after round ``number``; None after the last."""
    if not 1 <= number < movement.rounds:
        return None
    before, after = list(movement.at(number)), list(movement.at(number + 1))
    around = max(movement.tables, movement.sets) if movement.sets <= movement.tables + 1 else movement.tables

    def moved(first: Iterable[tuple[int, int]], then: Iterable[tuple[int, int]]) -> int | None:
        table_of = dict(then)
        gone = {(table_of[who] - table) % around for who, table in first if who in table_of}
        if len(gone) != 1:
            return None
        steps = gone.pop()
        return steps if 2 * steps <= around else steps - around

    north, east, south, west = (
        moved(
            ((one.seats[point], one.table) for one in before),
            ((one.seats[point], one.table) for one in after),
        )
        for point in range(4)
    )
    trays = moved(
        ((found, one.table) for one in before for found in one.sets),
        ((found, one.table) for one in after for found in one.sets),
    )
    return Moves((north, east, south, west), trays, movement.skip_after == number)
