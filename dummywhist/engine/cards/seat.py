"""What is a chair? A place in the rotation, N E S W clockwise; not a player, not a hand, not a side."""

from typing import Final, NewType

from dummywhist.engine.errors import Unreadable

Seat = NewType("Seat", int)

NORTH: Final = Seat(0)
EAST: Final = Seat(1)
SOUTH: Final = Seat(2)
WEST: Final = Seat(3)
SEATS: Final = (NORTH, EAST, SOUTH, WEST)


def seat_text(seat: Seat) -> str:
    """Spell a seat: ``N E S W``."""
    return "NESW"[seat]


def read_seat(text: str) -> Seat:
    """Read a seat as `seat_text` spells it; Unreadable for anything else."""
    if len(text) == 1 and text in "NESW":
        return Seat("NESW".index(text))
    raise Unreadable("unreadable.seat", text=text)


def left_of(seat: Seat, steps: int = 1) -> Seat:
    """Return the seat ``steps`` places clockwise: the left-hand neighbour for one."""
    return Seat((seat + steps) % 4)


def opposite(seat: Seat) -> Seat:
    """Return the seat across the table."""
    return Seat((seat + 2) % 4)
