"""What is done on the shelf? Tables are listed, read in the background, opened, renamed and deleted."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Final, Protocol

from PySide6.QtCore import QDateTime, QFile, QLocale, QObject, QTimer, Signal

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.locks import lock
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.values import NamedTuple
from dummywhist.paths import Paths
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.kept import Kept, kept_in
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.panels.shelf_sheet import ShelfLine, ShelfSheet
from dummywhist.ui.seat.summary import Summary, game_at, known_at, summary_at
from dummywhist.ui.tongues import mark, noun, rule_text, say_error, tr
from dummywhist.ui.words.names import shown_name, shown_side

MINUS: Final = "\N{MINUS SIGN}"
OWN_NAME: Final = re.compile(r"([a-z0-9-]+?)-\d{4}-\d\d-\d\d-\d{6}(-\d+)?")
"""How the program names a record; another name was given by somebody."""
BESIDE: Final = (".dwr", ".dwa", ".dws", ".dwl", ".dwb")
"""The record, what was found out about its deals, its summary: what belongs to one table."""
GAME_NAMES: Final = {game.key: game.name for game in GAMES}
NOT_IN_NAMES: Final = frozenset('/\\:*?"<>|')
LONGEST_NAME: Final = 80
EVERY: Final = 0.1
"""Seconds between which the summaries that were read are told together."""


class NotDone(Exception):
    """Why a table could not be renamed or deleted, in a sentence."""


class InTrash(NamedTuple):
    """A table that lies in the system's trash: where its files were, and where they are; "" where nobody says."""

    files: tuple[tuple[Path, str], ...]


class Reader(QObject):
    """Reads the summaries of tables in a thread of its own, and tells of them some at a time."""

    told = Signal(object)
    """By file name each `Summary`, the error of a record that cannot be read, or None for one that is gone."""

    def __init__(self, folder: Path, names: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._stopped = Event()
        self._thread = Thread(target=self._read, args=(folder, tuple(names)), name="shelf", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def stop(self) -> None:
        """Read no further; what is read already is told no more."""
        self._stopped.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _read(self, folder: Path, names: tuple[str, ...]) -> None:
        found: dict[str, Summary | DummyWhistError | None] = {}
        last = monotonic()
        for name in names:
            if self._stopped.is_set():
                return
            try:
                found[name] = summary_at(folder / name)
            except DummyWhistError as error:
                found[name] = error
            except OSError:
                found[name] = None
            if monotonic() - last >= EVERY:
                self.told.emit(found)
                found, last = {}, monotonic()
        if found and not self._stopped.is_set():
            self.told.emit(found)


# ---- what is said of a table ----


def date_words(written: float) -> str:
    """Return a day and a time as the language writes them."""
    when = QDateTime.fromSecsSinceEpoch(int(written))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def given_name(name: str) -> str:
    """Return the name that somebody gave to a table, by its file name; "" if it has none."""
    stem = name.removesuffix(".dwr")
    return "" if OWN_NAME.fullmatch(stem) else stem


def line_of(one: Kept, found: Summary | DummyWhistError | None = None) -> ShelfLine:
    """Return the line of a table in the list; without a summary what its file name tells."""
    named = given_name(one.name)
    if isinstance(found, DummyWhistError):
        return ShelfLine(one.name, named or one.name, say_error(found), "", "", one.written, named)
    if found is None:
        own = OWN_NAME.fullmatch(one.name.removesuffix(".dwr"))
        game = "" if own is None else GAME_NAMES.get(own[1], "")
        return ShelfLine(one.name, named or rule_text(game) or "…", "", "", "", one.written, named)
    game = rule_text(game_of(found.game).name)
    table = tr("{name} ({game})", name=named, game=game) if named else game
    score = ", ".join(f"{shown_side(who)} {str(points).replace('-', MINUS)}" for who, points in found.score)
    return ShelfLine(
        one.name, table, ", ".join(map(shown_name, found.people)), far_words(found), score, one.written, named
    )


def far_words(found: Summary) -> str:
    """Say how far a session is."""
    if found.over:
        return tr("Finished")
    words = mark("{unit:^} {number}, deal {deal}") if found.rubbers > 1 else mark("Deal {deal}")
    return tr(words, unit=noun(found.unit), number=found.rubber, deal=found.deal)


# ---- renaming and deleting ----


def rename(folder: Path, name: str, wanted: str) -> str:
    """Give the table of file ``name`` another name, with all that belongs to it; return its new file name.

    Raises:
        NotDone: the name cannot be a file's, another table has it, or somebody plays there.
    """
    stem = " ".join(wanted.split())
    if not stem or len(stem) > LONGEST_NAME or stem.startswith(".") or not stem.isprintable() or NOT_IN_NAMES & {*stem}:
        raise NotDone(tr('A table’s name has 1 to 80 characters and none of / \\ : * ? " < > |.'))
    if f"{stem}.dwr" == name:
        return name
    if (folder / f"{stem}.dwr").exists():
        raise NotDone(tr("There is another table called {name}.", name=stem))
    _check_free(folder / name)
    try:
        for old in _files(folder / name):
            os.rename(old, folder / f"{stem}{old.suffix}")
    except OSError as error:
        raise NotDone(tr("{name} could not be renamed: {why}.", name=name, why=error.strerror)) from error
    return f"{stem}.dwr"


def throw_away(folder: Path, name: str) -> InTrash:
    """Move the table of file ``name``, with all that belongs to it, to the system's trash.

    Raises:
        NotDone: somebody plays there, or the system has no trash.
    """
    path = folder / name
    _check_free(path)
    gone: list[tuple[Path, str]] = []
    for file in _files(path):
        thrown = QFile(str(file))
        if not thrown.moveToTrash():
            put_back(InTrash(tuple(gone)))
            raise NotDone(tr("{name} could not be moved to the trash; it is still there.", name=name))
        gone.append((file, "" if thrown.fileName() == str(file) else thrown.fileName()))
    return InTrash(tuple(gone))


def put_back(thrown: InTrash) -> bool:
    """Bring a table back from the trash; return whether all of it is where it was."""
    done = bool(thrown.files)
    for was, lies in thrown.files:
        try:
            if not lies or was.exists():
                raise FileExistsError
            os.rename(lies, was)
        except OSError:
            done = False
            continue
        # Where the trash keeps a note of each file, that goes too.
        trashed = Path(lies)
        (trashed.parent.parent / "info" / f"{trashed.name}.trashinfo").unlink(missing_ok=True)
    return done


def _files(record: Path) -> list[Path]:
    return [file for ending in BESIDE if (file := record.with_suffix(ending)).exists()]


def _check_free(record: Path) -> None:
    """See that the record is there and nobody else plays at it."""
    try:
        file = os.open(record, os.O_RDWR)
    except FileNotFoundError as error:
        raise NotDone(gone_words(record.name)) from error
    except OSError as error:
        raise NotDone(tr("{name} cannot be changed: {why}.", name=record.name, why=error.strerror)) from error
    try:
        lock(file)
    except BlockingIOError as error:
        raise NotDone(tr("Somebody is playing at {name}; it is left as it is.", name=record.name)) from error
    finally:
        os.close(file)


def gone_words(name: str) -> str:
    """Say that a table is no longer there."""
    return tr("{name} is no longer there.", name=given_name(name) or name)


def recent_words(path: Path) -> str:
    """Return what a record is called under Open recent: its name or who sits there, its game and its date."""
    found = known_at(path)
    game = game_at(path) if found is None else found.game
    named = given_name(path.name) or ("" if found is None else ", ".join(map(shown_name, found.people)))
    known = rule_text(game_of(game).name) if game else ""
    date = date_words(path.stat().st_mtime) if path.exists() else ""
    return ", ".join(part for part in (named, known, date) if part)


class ShelfDesk(Protocol):
    """What the shelf needs of the program."""

    settings: Settings

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    @property
    def path(self) -> Path | None:
        """The file of the table in the window."""

    def save_settings(self) -> None:
        """Write the settings."""

    def switch_to(self, path: Path) -> bool:
        """Go to another table."""


class Shelf(QObject):
    """The shelf over the window: what is wanted on its sheet is done here. `renamed`: a record, before and after."""

    renamed = Signal(str, str)

    def __init__(self, desk: ShelfDesk, open_sheet: Callable[[Sheet], None], parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._open_sheet = open_sheet
        self._thrown: InTrash | None = None
        self.sheet: ShelfSheet | None = None

    @property
    def _folder(self) -> Path:
        return self._desk.paths.tables

    def open(self, motion: int = 0) -> ShelfSheet:
        """Open the list of tables, and begin to read what is on them."""
        tables = {one.name: one for one in kept_in(self._folder)}
        path = self._desk.path
        here = path.name if path is not None and path.parent == self._folder else ""
        sheet = ShelfSheet(
            self._desk.window, [line_of(one) for one in tables.values()], date_words, here, motion=motion
        )
        sheet.open_wanted.connect(self._open)
        sheet.rename_wanted.connect(self._rename)
        sheet.delete_wanted.connect(self._delete)
        sheet.put_back_wanted.connect(self._put_back)
        self.sheet = sheet
        self._open_sheet(sheet)
        reader = Reader(self._folder, list(tables), self)
        reader.told.connect(lambda found: self._told(sheet, tables, found))
        sheet.finished.connect(lambda _result: self._closed(reader))
        QTimer.singleShot(0, reader, reader.start)  # the list stands before it is filled
        return sheet

    def _closed(self, reader: Reader) -> None:
        self.sheet = None
        reader.stop()
        reader.deleteLater()

    def _told(
        self, sheet: ShelfSheet, tables: Mapping[str, Kept], found: Mapping[str, Summary | DummyWhistError | None]
    ) -> None:
        if self.sheet is not sheet:
            return
        gone = [name for name, what in found.items() if what is None or not (self._folder / name).exists()]
        sheet.set_lines({name: line_of(tables[name], what) for name, what in found.items() if name not in gone})
        for name in gone:
            self._is_gone(sheet, name)

    def _is_gone(self, sheet: ShelfSheet, name: str) -> None:
        if name in sheet.model.lines:
            sheet.take_off(name)
            sheet.tell(gone_words(name))

    def _open(self, name: str) -> None:
        sheet, path = self.sheet, self._folder / name
        if sheet is None:
            return
        if not path.exists():
            self._is_gone(sheet, name)
            return
        sheet.accept()
        self._desk.switch_to(path)

    def _rename(self, name: str, wanted: str) -> None:
        sheet = self.sheet
        if sheet is None:
            return
        try:
            new = rename(self._folder, name, wanted)
        except NotDone as why:
            self._refused(sheet, name, why)
            return
        desk = self._desk
        self._remember(tuple(new if one == name else one for one in desk.settings.tables))
        if new != name:
            self.renamed.emit(name, new)
            sheet.put(self._line(new), name)
        sheet.tell("")
        sheet.end_rename()

    def _delete(self, name: str) -> None:
        sheet = self.sheet
        if sheet is None:
            return
        try:
            self._thrown = throw_away(self._folder, name)
        except NotDone as why:
            self._refused(sheet, name, why)
            return
        self._remember(tuple(one for one in self._desk.settings.tables if one != name))
        sheet.take_off(name)
        words = tr("{name} is in the trash.", name=given_name(name) or name)
        sheet.tell(words, back=all(lies for _, lies in self._thrown.files))

    def _put_back(self) -> None:
        sheet, thrown, self._thrown = self.sheet, self._thrown, None
        if sheet is None or thrown is None:
            return
        name = thrown.files[0][0].name
        if put_back(thrown):
            self._remember((*self._desk.settings.tables, name))
            sheet.put(self._line(name))
            sheet.tell(tr("{name} is back.", name=given_name(name) or name))
        else:
            sheet.tell(tr("{name} could not be put back; it is in the trash.", name=given_name(name) or name))

    def _line(self, name: str) -> ShelfLine:
        """Return the line of a table that has just been moved: it was read before, and its summary goes with it."""
        path = self._folder / name
        return line_of(Kept(name, path.stat().st_mtime), known_at(path))

    def _refused(self, sheet: ShelfSheet, name: str, why: NotDone) -> None:
        if (self._folder / name).exists():
            sheet.tell(str(why))
        else:
            self._is_gone(sheet, name)

    def _remember(self, tables: tuple[str, ...]) -> None:
        self._desk.settings = replace(self._desk.settings, tables=tables)
        self._desk.save_settings()
