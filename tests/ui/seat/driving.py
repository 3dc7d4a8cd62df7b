"""A table driven by the conductor without a picture: everything that happens counts as shown at once."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import Store
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.seats.viewpoint import Happened
from dummywhist.engine.table import Table
from dummywhist.ui.seat.conductor import Conductor, Mode, Pace
from dummywhist.ui.seat.opening import FORCED
from tests.ui.seat.bot_client import SERVER

ALONE = [sys.executable, "-I", "-S", str(Path(__file__).with_name("bot_client.py"))]
FAST = "bot_client"
"""What may lie beside the server's socket: `bot_client.cpp`, built."""


def served(door: str) -> list[str]:
    """Return the command of a bot of the server whose socket is ``door``."""
    fast = Path(door).with_name(FAST)
    return [str(fast), door] if fast.exists() else [*ALONE, door]


BOT = served(os.environ[SERVER]) if SERVER in os.environ else [*ALONE]
"""A computer player in a process of its own, which is there at once while the fixture `bots` serves them."""


def agreed_table(
    kinds: tuple[str, str, str] = ("person", "steady", "steady"),
    numbers: int = 1,
    store: Store | None = None,
    **changes: str | int,
) -> Table:
    """Return a table whose order is agreed, with deals of the numbers from ``numbers`` on."""
    people = [Person(name, kind) for name, kind in zip(("Ruth", "Edith", "Max"), kinds, strict=True)]
    following = iter(range(numbers, numbers + 1000))
    record = new_record("english-dummy", {"first_dummy": "agreed", **changes}, people)
    table = Table(record, store, numbers=lambda: next(following), automation=FORCED)
    table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), table.stamp))
    return table


class Watcher(QObject):
    """Shows nothing: notes what happens and says at once that it is shown."""

    def __init__(self, conductor: Conductor) -> None:
        super().__init__(conductor)
        self.steps: list[Happened] = []
        self.refusals: list[str] = []
        self.notes: list[str] = []
        self.modes: list[Mode] = []
        conductor.stepped.connect(self._stepped)
        conductor.refused.connect(lambda said: self.refusals.append(said.key))
        conductor.noted.connect(lambda said: self.notes.append(said.key))
        conductor.waiting.connect(self.modes.append)
        self._conductor = conductor

    def _stepped(self, steps: tuple[Happened, ...]) -> None:
        self.steps += steps
        QTimer.singleShot(0, self, self._conductor.shown)


def conducted(table: Table, parent: QObject, command: list[str] | None = None) -> tuple[Conductor, Watcher]:
    """Return a conductor that goes as fast as it can, and who watches it."""
    conductor = Conductor(table.operator(), command or BOT, parent)
    conductor.set_pace(Pace(0, 0))
    return conductor, Watcher(conductor)


def script(folder: Path, text: str) -> list[str]:
    """Return the command of a computer player that is ``text`` as a Python program."""
    path = folder / "player.py"
    path.write_text(text)
    return [sys.executable, str(path)]
