"""What is entered for a tray? How many tricks were made at a table, or that it takes the average."""

from typing import Final, Literal

from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.values import NamedTuple

Side = Literal["NS", "EW"]
NS: Final[Literal["NS"]] = "NS"
EW: Final[Literal["EW"]] = "EW"
SIDES: Final[tuple[Side, Side]] = (NS, EW)


class Place(NamedTuple):
    """Where and when a tray is played; all three count from 1."""

    round: int
    table: int
    tray: int


class Revoked(NamedTuple):
    """The revokes of one side on a tray: ``side`` had won ``held`` tricks before the first of them (DW-REV-4)."""

    side: Side
    revokes: int
    held: int


class Made(NamedTuple):
    """So many tricks were made with the hands of the tray's North and South, and a revoke may cost some (DW-TRAY-2)."""

    north_south: int
    revoked: Revoked | None = None

    def tricks(self, side: Side) -> int:
        """Return the tricks that ``side`` made; both together make thirteen."""
        return self.north_south if side == NS else CARDS - self.north_south


class TakesAverage(NamedTuple):
    """The table takes the average of the tray (DW-E12)."""


Played = Made | TakesAverage


def check_played(played: Played) -> None:
    """Say nothing if ``played`` can be.

    Raises:
        Unlawful: there are more than thirteen tricks, or more before the revoke than were made.
    """
    if isinstance(played, TakesAverage):
        return
    if not 0 <= played.north_south <= CARDS:
        raise Unlawful("duplicate.tricks", tricks=played.north_south)
    revoked = played.revoked
    if revoked is None:
        return
    made = played.tricks(revoked.side)
    if not 1 <= revoked.revokes <= CARDS:
        raise Unlawful("duplicate.revokes", revokes=revoked.revokes)
    if not 0 <= revoked.held <= made:
        raise Unlawful("duplicate.held", made=made, held=revoked.held)
