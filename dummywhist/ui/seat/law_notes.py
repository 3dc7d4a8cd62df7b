"""Which calls of the law did a player note while the deal lasts? Kept in a file beside the record (W-REV-5, W-REV-6).

One line of JSON. A note is its player's own: no other sees it, and nothing of it stands in the record.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.record.whole import read_regular, write_whole
from dummywhist.engine.values import NamedTuple

VERSION: Final = 1
LONGEST: Final = 1 << 16
ENDING: Final = ".dwl"


class LawNote(NamedTuple):
    """In the deal ``ordinal`` the ``player`` calls a revoke of the hand at ``seat`` in ``trick`` (0: not sure)."""

    player: Player
    ordinal: int
    seat: Seat
    trick: int


def beside(record: Path) -> Path:
    """Return where the notes of a table lie."""
    return record.with_suffix(ENDING)


class LawNotes:
    """The notes of one table; without a ``record`` they are in memory alone."""

    def __init__(self, record: Path | None = None) -> None:
        self._path = None if record is None else beside(record)
        self._notes = () if self._path is None else _read(self._path)

    def of(self, player: Player | None, ordinal: int) -> tuple[LawNote, ...]:
        """Return what ``player`` noted in a deal, in that order."""
        return tuple(note for note in self._notes if (note.player, note.ordinal) == (player, ordinal))

    def add(self, note: LawNote) -> None:
        """Note a call, once.

        Raises:
            OSError: it is noted, but could not be written.
        """
        if note not in self._notes:
            self._keep((*self._notes, note))

    def remove(self, note: LawNote) -> None:
        """Take a note back, if it is there.

        Raises:
            OSError: it is taken back, but that could not be written.
        """
        if note in self._notes:
            self._keep(tuple(one for one in self._notes if one != note))

    def _keep(self, notes: tuple[LawNote, ...]) -> None:
        self._notes = notes
        if self._path is not None:
            data = {"version": VERSION, "notes": [list(note) for note in notes]}
            write_whole(self._path, f"{json.dumps(data)}\n".encode())


def _read(path: Path) -> tuple[LawNote, ...]:
    """Return the notes at ``path``; none where no such file lies, or none that can be read."""
    try:
        data = json.loads(read_regular(path, LONGEST))
        if data["version"] != VERSION:
            return ()
        return tuple(_note(*row) for row in data["notes"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ()


def _note(player: object, ordinal: object, seat: object, trick: object) -> LawNote:
    if type(player) is not str or type(ordinal) is not int or type(seat) is not int or type(trick) is not int:
        raise TypeError
    return LawNote(Player(By(player)), ordinal, SEATS[seat], trick)
