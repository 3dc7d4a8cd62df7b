"""Where do the seats of a game lie when its two players change sides?"""

from dummywhist.engine.cards.seat import EAST, WEST, Seat
from dummywhist.engine.rules.parts import Seats


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
