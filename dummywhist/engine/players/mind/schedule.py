"""How long does a level think? How many worlds by the cards left in the hand, and how many nodes of the solver."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Schedule(NamedTuple):
    """``worlds`` solved for a decision, by cards left in the hand; ``drawn`` the worlds that are weighed by the plays
    so far before those are taken, 0 for none: then all are as likely; ``hindsight`` whether those plays are looked at
    with all hands open, by cards left; ``nodes`` of the solver that a decision may cost, and ``world_nodes`` one world.
    """

    worlds: Mapping[int, int]
    drawn: int
    hindsight: range
    nodes: int
    world_nodes: int


STRONG: Final = Schedule(
    {13: 8, 12: 10, 11: 16, **dict.fromkeys(range(2, 11), 40)}, 0, range(0), 600_000, 300_000,
)  # fmt: skip
MASTER: Final = Schedule(
    {13: 32, 12: 48, 11: 64, **dict.fromkeys(range(7, 11), 80), 6: 120, 5: 160, 4: 240, 3: 400, 2: 400},
    2000, range(2, 10), 1_500_000, 400_000,
)  # fmt: skip
