"""How do deals come from bridge programs and go to them? Files are asked for, and errors are shown on a sheet."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.endings import DEALS, patterns
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.seats.proposal import Numbers
from dummywhist.paths import Paths
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.fetching import Fetcher
from dummywhist.ui.desk.kept import is_large
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.desk.window import LASTING_MS, TableWindow
from dummywhist.ui.panels.exchanging import LaySheet, RefusedSheet
from dummywhist.ui.seat.deal_file import DealFile, Laid, fitting_games
from dummywhist.ui.seat.opening import Opened
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import mark, rule_text, say_error, tr
from dummywhist.ui.words import say

FILTER = mark("Deals for bridge programs ({files})")
BRIDGE_FILES = mark("Deals of bridge programs ({files})")
CANNOT_LAY = mark("This deal cannot be laid")
CANNOT_WRITE = mark("This deal cannot be written")


class ExchangeDesk(Protocol):
    """What the exchange needs of the program."""

    settings: Settings
    complaints: list[str]
    """What is said once the table is seen."""

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def sitting(self) -> Sitting | None:
        """Who sits at the table in it."""

    @property
    def path(self) -> Path | None:
        """The file of its record."""

    @property
    def paths(self) -> Paths:
        """Where the program keeps its files."""

    @property
    def numbers(self) -> Numbers:
        """Where the numbers of deals come from."""

    def sit(self, opened: Opened) -> None:
        """Go to a table that was opened."""


class Exchange:
    """Imports and exports deals for the table in the window."""

    def __init__(self, desk: ExchangeDesk, open_sheet: Callable[[Sheet], None], fetcher: Fetcher) -> None:
        self._desk = desk
        self._open = open_sheet
        self._fetcher = fetcher

    # ---- coming ----

    def ask_import(self) -> None:
        """Ask for a file, and lay a deal of it on a new table."""
        name, _ = QFileDialog.getOpenFileName(
            self._desk.window, tr("Import a deal"), "", tr(BRIDGE_FILES, files=patterns(DEALS))
        )
        if name:
            self.bring(Path(name))

    def bring(self, path: Path, otherwise: Callable[[], object] = lambda: None) -> bool:
        """Lay the deal of the file at ``path`` on a new table; ask which and as what if there is something to ask.

        Without a table in the window nothing is asked: the first deal is laid, a bridge program's as English Dummy.
        A large file is read in the background; ``otherwise`` follows if it cannot be read, or is not waited for.
        """
        if is_large(path):
            self._fetcher.fetch(
                path,
                lambda watch: DealFile(path, watch),
                lambda found: self._offer(path, found) or otherwise(),
                lambda error: self._refuse_file(path, error) or otherwise(),
                left=otherwise,
            )
            return True
        try:
            found = DealFile(path)
        except DummyWhistError as error:
            return self._refuse_file(path, error)
        return self._offer(path, found)

    def _offer(self, path: Path, found: DealFile) -> bool:
        """Lay a deal of a file that was read, or ask which."""
        try:
            if self._desk.sitting is None or found.own == (True,):
                return self._sit(path, found.lay(self._desk.paths.tables, self._desk.numbers))
        except DummyWhistError as error:
            return self._refuse_file(path, error)
        games = [(game.key, rule_text(game.name)) for game in fitting_games()]
        sheet = LaySheet(
            self._desk.window,
            path.name,
            dict(zip(found.numbers, found.own, strict=True)),
            games,
            tuple(map(say, found.left_out)),
        )
        sheet.wanted.connect(lambda number, game: self._bring_as(path, found, number, game))
        self._open(sheet)
        return True

    def _bring_as(self, path: Path, found: DealFile, number: int, game: str) -> None:
        folder, numbers = self._desk.paths.tables, self._desk.numbers
        try:
            laid = found.lay(folder, numbers, number=number, game=game or None, company=self._company if game else None)
        except DummyWhistError as error:
            self._refuse(tr(CANNOT_LAY), f"{path.name}: {say_error(error)}")
        else:
            self._sit(path, laid)

    def _sit(self, path: Path, laid: Laid) -> bool:
        self._desk.sit(laid.opened)
        words = [
            tr("The deal of {name} is on a table of its own.", name=path.name),
            *(say(note) for note in laid.notes),
        ]
        self._desk.window.tell(" ".join(words), LASTING_MS * len(words))
        return True

    def _company(self, people: tuple[Person, ...]) -> list[Person]:
        """Return who plays a deal of a bridge program: the person first, then computers under the names of the file."""
        wanted = self._desk.settings.preferences
        return [Person(wanted.your_name, PERSON), *(Person(person.name, wanted.level) for person in people[1:])]

    # ---- going ----

    def ask_export(self) -> None:
        """Ask for a file, and write the deal counted last to it: one in play would show the hidden hands."""
        sitting, path = self._desk.sitting, self._desk.path
        if sitting is None or path is None:
            return
        counted = [past.ordinal for past in sitting.seat.past() if past.counted]
        if not counted:
            self._refuse(
                tr(CANNOT_WRITE), tr("No deal has been counted yet, and a file of one in play would tell all hands.")
            )
            return
        try:
            text = sitting.operator.export(counted[-1])
        except DummyWhistError as error:
            self._refuse(tr(CANNOT_WRITE), say_error(error))
            return
        number = counted[-1] + 1
        usual = f"{path.stem}-deal-{number}.pbn"
        name, _ = QFileDialog.getSaveFileName(
            self._desk.window, tr("Export the deal"), usual, tr(FILTER, files=patterns(DEALS[:1]))
        )
        if not name:
            return
        try:
            write_whole(Path(name), text.encode())
        except OSError as error:
            self._refuse(tr(CANNOT_WRITE), f"{Path(name).name}: {say(reason_of(error))}")
        else:
            self._desk.window.tell(tr("Deal {number} is in {name}.", number=number, name=Path(name).name), LASTING_MS)

    def _refuse_file(self, path: Path, error: DummyWhistError) -> bool:
        return self._refuse(tr(CANNOT_LAY), f"{path.name}: {say_error(error)}")

    def _refuse(self, title: str, sentence: str) -> bool:
        """Say on a sheet why not; at the start, before there is a table, among the other errors of the start."""
        if self._desk.sitting is None:
            self._desk.complaints.append(sentence)
        else:
            self._open(RefusedSheet(self._desk.window, title, sentence))
        return False
