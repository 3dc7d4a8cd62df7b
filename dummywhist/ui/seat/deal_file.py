"""How does a deal of a bridge program get onto a table? The file is read whole, then a deal of it is laid."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message
from dummywhist.engine.record.pbn.facts import why_not
from dummywhist.engine.record.pbn.reading import Company, Deals, skipped
from dummywhist.engine.record.store import read_bytes
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.seats.proposal import Numbers
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.seat.opening import Opened, keep

OFTEN: Final = 50
"""Deals after which who watches the reading is told how far it is."""


def fitting_games() -> list[Game]:
    """Return the games as which a deal of another program can be laid."""
    return [game for game in GAMES if why_not(game.rules()) is None]


class Laid(NamedTuple):
    """A deal that lies on an open table, and what a person should know about it."""

    opened: Opened
    notes: tuple[Message, ...]


class DealFile:
    """A PBN or LIN file.

    ``numbers``: the deals that can be laid, as far as their hands say that; ``own``: of each of these, whether this
    program wrote it; ``left_out``: a word on the others.
    """

    def __init__(self, path: Path, watch: Callable[[float], None] = lambda _read: None) -> None:
        """Read the file at ``path``; Unreadable if there is no deal in it or the system does not give it.

        ``watch`` is told now and then which part has been read; what it raises ends the reading.
        """
        self._deals = Deals(read_bytes(path))
        wrong: dict[int, Unreadable | None] = {}
        for number in range(1, len(self._deals) + 1):
            wrong[number] = self._deals.wrong(number)
            if number % OFTEN == 0:
                watch(number / len(self._deals))
        self.numbers = tuple(number for number, why in wrong.items() if why is None)
        left_out = [(number, why) for number, why in wrong.items() if why is not None]
        if not self.numbers:
            raise left_out[0][1]
        self.own = tuple(self._deals.own(number) for number in self.numbers)
        self.left_out = skipped(left_out)

    def lay(
        self,
        folder: Path,
        numbers: Numbers,
        *,
        number: int | None = None,
        game: str | None = None,
        company: Company | None = None,
    ) -> Laid:
        """Lay deal ``number`` (from 1), or the first that can be, on a table with a record in ``folder``.

        Unreadable says why it cannot be.

        ``game``: as what a deal of another program is laid; a deal of ours must be of that game.
        ``company``: says who sits down instead of the people in the file.
        """
        deals = self._deals
        found = deals.first(game, company) if number is None else deals.read(number, game, company)
        return Laid(keep(found.record, folder, numbers), found.notes)
