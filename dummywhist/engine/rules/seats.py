"""How do the hands of a game lie round the table? The arrangements of the family, and one of them mirrored."""

from typing import Final

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.rules.parts import Seats

AXES: Final = {NORTH: "NS", SOUTH: "NS", EAST: "EW", WEST: "EW"}

ONE_DUMMY: Final = Seats(3, SEATS, {NORTH: SOUTH}, AXES, (SOUTH, WEST, EAST))
"""A dummy opposite its player, the others on his left and right (ED-12, MO-20)."""
TWO_DUMMIES: Final = Seats(2, SEATS, {NORTH: SOUTH, EAST: WEST}, AXES, (SOUTH, WEST))
"""Two neighbours, each opposite his dummy: the low cutter on the other's right (DF-5, SD-2)."""
PARTNERS: Final = Seats(4, SEATS, {}, AXES, (SOUTH, NORTH, WEST, EAST))
"""The two lowest cutters against the two highest, partners opposite each other (CW-3)."""
OPPOSITE: Final = Seats(2, (NORTH, SOUTH), {}, {SOUTH: "S", NORTH: "N"}, (SOUTH, NORTH))
"""Two players who face each other; what lies at their sides is dead (DD-1)."""
EACH_ALONE: Final = Seats(3, (EAST, SOUTH, WEST), {}, {SOUTH: "S", WEST: "W", EAST: "E"}, (SOUTH, WEST, EAST))
"""Three players for themselves and a packet in the middle, at North (TH-2)."""
FLOATING: Final = Seats(3, (EAST, SOUTH, WEST), {}, {}, (SOUTH, WEST, EAST), axis=True)
"""Three players for themselves and a dummy that goes opposite the declarer (BD-6)."""


def mirrored(seats: Seats) -> Seats:
    """Return ``seats`` with East and West changed: the low cutter sits on the other's left (DF-5)."""
    across = {EAST: WEST, WEST: EAST}

    def turned(seat: Seat) -> Seat:
        return across.get(seat, seat)

    return Seats(
        seats.players,
        seats.chairs,
        {turned(dummy): turned(player) for dummy, player in seats.dummies.items()},
        seats.sides,
        tuple(turned(seat) for seat in seats.living),
        seats.axis,
    )


def with_players(seats: Seats, players: int) -> Seats:
    """Return ``seats`` for so many ``players``, of whom those without a hand sit out in turn (MO-5)."""
    return Seats(players, seats.chairs, seats.dummies, seats.sides, seats.living, seats.axis)
