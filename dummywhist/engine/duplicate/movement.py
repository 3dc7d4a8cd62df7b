"""What is a movement? Who sits where in each round, with which trays: a plain value that every form of match gives."""

from collections.abc import Iterator
from typing import Final

from dummywhist.engine.values import NamedTuple, dataclass

Entrant = int
"""Who is entered, from 1: a pair, or a person. Both partners at a table have the number of their pair."""

PAIRS: Final = "pairs"
PERSONS: Final = "persons"
TEAMS: Final = "teams"
UNITS: Final = (PAIRS, PERSONS, TEAMS)
"""What a number of players is counted in. A team is of several entrants."""


class Sitting(NamedTuple):
    """One table in one round, both from 1.

    ``seats``: the entrants at North, East, South, West of the table. ``sets``: the tray sets, from 1, in the order in
    which the table plays them. ``turned``: the trays lie turned by a quarter, so that the hands of a tray's North are
    held at East (DW-MNE-1). ``lent``: entrants who only make up the table, and for whom it does not count (DW-HOW-4).
    """

    round: int
    table: int
    seats: tuple[Entrant, Entrant, Entrant, Entrant]
    sets: tuple[int, ...]
    turned: bool = False
    lent: tuple[Entrant, ...] = ()

    def holders(self) -> tuple[Entrant, Entrant, Entrant, Entrant]:
        """Return who holds the hands of a tray's North, East, South and West (DW-TRAY-1)."""
        north, east, south, west = self.seats
        return (east, south, west, north) if self.turned else self.seats


class Line(NamedTuple):
    """Who is ranked among each other: by name ``NS``, ``EW``, ``N`` … or ``all``."""

    name: str
    entrants: tuple[Entrant, ...]


class Rivals(NamedTuple):
    """Two entrants who meet without sitting at one table: they held the same hands of a tray set (DW-HOW-4)."""

    first: Entrant
    second: Entrant
    set: int


@dataclass(frozen=True, slots=True)
class Movement:
    """Every round of a match.

    ``labels``: how the entrants are called, in their order; ``names``: how many names each has. ``lines``: who is
    ranked together; ``groups``: which lines are taken together where one winner is wanted. ``teams``: the entrants of
    each side of a match, empty where there are none. ``skip_after``: the round after which those who move go two
    tables, not one (DW-MOV-8). ``rivals``: meetings without a table.
    """

    tables: int
    rounds: int
    sets: int
    labels: tuple[str, ...]
    names: int
    sittings: tuple[Sitting, ...]
    lines: tuple[Line, ...]
    groups: tuple[Line, ...] = ()
    teams: tuple[tuple[Entrant, ...], ...] = ()
    skip_after: int | None = None
    rivals: tuple[Rivals, ...] = ()

    def at(self, number: int) -> Iterator[Sitting]:
        """Yield the tables of round ``number``."""
        return (sitting for sitting in self.sittings if sitting.round == number)


def plain_labels(count: int) -> tuple[str, ...]:
    """Return the numbers from 1 as labels."""
    return tuple(str(number) for number in range(1, count + 1))


def paired(north_south: Entrant, east_west: Entrant) -> tuple[Entrant, Entrant, Entrant, Entrant]:
    """Return the seats of two pairs."""
    return north_south, east_west, north_south, east_west


def everybody(count: int) -> tuple[Line, ...]:
    """Return the one line of all entrants."""
    return (Line("all", tuple(range(1, count + 1))),)
