"""How large is the budget of a level? Worlds by the cards left in the hand, and nodes of the solver."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.values import NamedTuple


class Schedule(NamedTuple):
    """``worlds`` solved at a time, by cards left in the hand, and ``rounds`` in which more may follow while cards are
    near each other; ``drawn`` the worlds that are weighed by the plays so far before those are taken, 0 for none: then
    all are as likely; ``nodes`` of the solver that a decision may cost, and ``world_nodes`` one world.
    """

    worlds: Mapping[int, int]
    rounds: Mapping[int, int]
    drawn: int
    nodes: int
    world_nodes: int


STRONG: Final = Schedule(
    {13: 6, 12: 16, 11: 24, 10: 32, 9: 64, 8: 96, 7: 160, 6: 240, **dict.fromkeys(range(2, 6), 400)},
    {13: 1, 12: 2, **dict.fromkeys(range(2, 12), 3)}, 0, 640_000, 300_000,
)  # fmt: skip
MASTER: Final = Schedule(
    {13: 32, 12: 48, 11: 64, 10: 80, 9: 160, 8: 320, 7: 480, **dict.fromkeys(range(2, 7), 1000)},
    {13: 1, **dict.fromkeys(range(10, 13), 6), 9: 4, 8: 4, **dict.fromkeys(range(2, 8), 3)}, 2000, 2_800_000, 400_000,
)  # fmt: skip
