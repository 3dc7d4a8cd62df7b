"""How does a deal of a bridge program get onto a table? The file is read whole, then a deal of it is laid."""

from pathlib import Path
from typing import NamedTuple

from dummywhist.engine.messages import Message
from dummywhist.engine.record.pbn.facts import why_not
from dummywhist.engine.record.pbn.reading import Company, import_pbn, own_deals
from dummywhist.engine.record.store import read_bytes
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.seats.proposal import Numbers
from dummywhist.ui.seat.opening import Opened, keep


def fitting_games() -> list[Game]:
    """Return the games as which a deal of another program can be laid."""
    return [game for game in GAMES if why_not(game.rules()) is None]


class Laid(NamedTuple):
    """A deal that lies on an open table, and what a person should know about it."""

    opened: Opened
    notes: tuple[Message, ...]


class DealFile:
    """A PBN file. ``own``: of each deal in it, whether this program wrote it."""

    def __init__(self, path: Path) -> None:
        """Read the file at ``path``; Unreadable if there is no deal in it or the system does not give it."""
        self._raw = read_bytes(path)
        self.own = own_deals(self._raw)

    def lay(
        self,
        folder: Path,
        numbers: Numbers,
        *,
        number: int = 1,
        game: str | None = None,
        company: Company | None = None,
    ) -> Laid:
        """Lay deal ``number`` (from 1) on a table with a record in ``folder``; Unreadable says why it cannot be.

        ``game``: as what a deal of another program is laid; a deal of ours must be of that game.
        ``company``: says who sits down instead of the people in the file.
        """
        found = import_pbn(self._raw, number, game, company)
        return Laid(keep(found.record, folder, numbers), found.notes)
