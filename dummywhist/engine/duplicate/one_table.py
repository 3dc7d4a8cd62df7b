"""How is a deal played twice? At one table, then with the hands of the adversaries: section 10 of the rules."""

from dataclasses import replace
from typing import Final

from dummywhist.engine.duplicate.movement import Line, Movement, Sitting, everybody, paired, plain_labels

POSITIONS: Final = ((4, 1, 2), (1, 2, 4), (2, 4, 1))
"""Of four persons the third sits South; who sits North, East, West: he partners each of the others once (DW-MNE-4)."""
SCORER: Final = 3


def of_two_pairs() -> Movement:
    """Return memory duplicate: two pairs play the trays, then the same turned by a quarter (DW-MNE-1, 3)."""
    first = Sitting(1, 1, paired(1, 2), (1,))
    return Movement(
        tables=1,
        rounds=2,
        sets=1,
        labels=plain_labels(2),
        names=2,
        sittings=(first, first._replace(round=2, turned=True)),
        lines=(Line("teams", (1, 2)),),
        teams=((1,), (2,)),
    )


def of_four_persons() -> Movement:
    """Return memory duplicate of four persons: South sits, the others change; then the same turned (DW-MNE-4)."""
    sittings = tuple(
        Sitting(number, 1, (north, east, SCORER, west), (number,))
        for number, (north, east, west) in enumerate(POSITIONS, 1)
    )
    return twice(Movement(1, len(sittings), len(sittings), plain_labels(4), 1, sittings, everybody(4)))


def twice(movement: Movement) -> Movement:
    """Return ``movement`` and then the same again with the hands of North and South and of East and West exchanged.

    Any movement may be played so (DW-MNE-5); the one that the rules prefer for it they do not describe (DW-Q8).
    """
    again = tuple(
        sitting._replace(round=sitting.round + movement.rounds, turned=not sitting.turned)
        for sitting in movement.sittings
    )
    return replace(movement, rounds=2 * movement.rounds, sittings=(*movement.sittings, *again))
