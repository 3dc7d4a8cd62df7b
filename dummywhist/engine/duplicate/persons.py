"""How do eight couples or eight persons meet each other? Sections 6 and 7 of the rules."""

from typing import Final

from dummywhist.engine.duplicate.movement import Line, Movement, Sitting, everybody, plain_labels

HUSBANDS: Final = "12345678"
WIVES: Final = "abcdefgh"
COUPLES: Final = (
    ("a54b", "6cg8", "d21e", "hf37"),
    ("ah34", "57fb", "c81d", "2eg6"),
    ("a32g", "e64h", "bc17", "8df5"),
    ("a28f", "3gd5", "hb16", "74ec"),
    ("a87e", "cf24", "g51h", "6bd3"),
    ("a76d", "8eb3", "f41g", "5hc2"),
    ("a65c", "7dh2", "13ef", "4gb8"),
)
"""Who sits at North, East, South and West of the four tables, round by round (DW-SAF-5)."""
EIGHT: Final = (((8, 1), (2, 4)), ((3, 7), (5, 6)))
"""The first round of eight persons: North and South, East and West of each table (DW-IND-1)."""
ROUNDS: Final = 7


def couples() -> Movement:
    """Return Safford's movement: husbands 1 to 8, wives a to h, whose entrants are numbered from 9 (DW-SAF-1).

    In each round each table has a fresh tray set, which the others overplay in turn.
    """
    labels = (*HUSBANDS, *WIVES)
    number = {label: place for place, label in enumerate(labels, 1)}
    sittings = []
    for r, tables in enumerate(COUPLES):
        for t, seated in enumerate(tables):
            north, east, south, west = (number[label] for label in seated)
            sets = tuple(4 * r + (t + step) % 4 + 1 for step in range(4))
            sittings.append(Sitting(r + 1, t + 1, (north, east, south, west), sets))
    groups = (Line("ladies", tuple(range(9, 17))), Line("gentlemen", tuple(range(1, 9))))
    return Movement(4, ROUNDS, 4 * ROUNDS, labels, 1, tuple(sittings), everybody(16), groups)


def individuals() -> Movement:
    """Return the movement in which each of eight partners each other once and opposes each other twice (DW-IND-1)."""
    sittings = []
    for r in range(ROUNDS):
        for table, ((north, south), (east, west)) in enumerate(EIGHT, 1):
            seats = tuple(at if at == 8 else (at + r - 1) % 7 + 1 for at in (north, east, south, west))
            fresh = (2 * r + 1, 2 * r + 2)
            sittings.append(
                Sitting(r + 1, table, (seats[0], seats[1], seats[2], seats[3]), fresh if table == 1 else fresh[::-1])
            )
    return Movement(2, ROUNDS, 2 * ROUNDS, plain_labels(8), 1, tuple(sittings), everybody(8))
