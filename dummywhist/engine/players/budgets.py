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
    {13: 6, 12: 16, **dict.fromkeys(range(2, 12), 24)},
    {13: 1, 12: 1, **dict.fromkeys(range(2, 12), 2)}, 0, 640_000, 300_000,
)  # fmt: skip
MASTER: Final = Schedule(
    {13: 32, 12: 48, 11: 64, **dict.fromkeys(range(7, 11), 80), 6: 120, 5: 160, 4: 240, 3: 400, 2: 400},
    {13: 1, **dict.fromkeys(range(2, 13), 6)}, 2000, 2_800_000, 400_000,
)  # fmt: skip
