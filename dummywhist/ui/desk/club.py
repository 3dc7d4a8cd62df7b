"""How does the club room get into the window, and its match into files, onto paper and to other programs?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.duplicate.export import csv_text
from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.match import Setup, begun
from dummywhist.engine.duplicate.text import match_text
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.endings import MATCH, patterns
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.record.whole import write_new, write_whole
from dummywhist.ui.club.earlier import deal_numbers, earlier_names
from dummywhist.ui.club.names import Wrong
from dummywhist.ui.club.papers import PAPERS, paper_of, web_page
from dummywhist.ui.club.room import ClubRoom
from dummywhist.ui.club.starting import NewMatchSheet
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.command import Moment
from dummywhist.ui.desk.press import has_printer, print_pages, save_pages
from dummywhist.ui.desk.sheet_desk import SheetDesk
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS
from dummywhist.ui.panels.exchanging import RefusedSheet
from dummywhist.ui.panels.print_sheet import PrintSheet
from dummywhist.ui.tongues import say, say_error, tr
from dummywhist.ui.words.names import chosen_name

TABLE: Final = ".csv"
PAGE: Final = (".html", ".htm")
MOST: Final = 1000
"""Matches of one day."""


class Club(QObject):
    """Opens the club room, and lends it sheets, files and the press."""

    def __init__(self, desk: SheetDesk, open_sheet: Callable[[Sheet], None], parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._open_sheet = open_sheet
        self.room: ClubRoom | None = None

    @property
    def folder(self) -> Path:
        """Where matches are kept."""
        return self._desk.paths.matches

    # ---- the room ----

    def toggle(self) -> None:
        """Open the room, or go back to the table."""
        if self.room is None:
            self.open()
        else:
            self.back()

    def open(self) -> None:
        """Open the room with the match that was written last, or with none."""
        self._desk.window.tell("")
        path = self._last()
        kept, why_not = (None, "") if path is None else self._take_up(path)
        self._show(kept)
        self._tell_taken_up(kept, why_not)

    def _tell_taken_up(self, kept: KeptMatch | None, why_not: str) -> None:
        """Say that a match goes on, or why it cannot be opened: on a sheet, for a status line cuts the end of it."""
        if why_not:
            self._open_sheet(RefusedSheet(self._desk.window, tr("This match cannot be opened"), why_not))
        elif kept is not None and kept.match.journal:
            self._desk.window.tell(tr("Taken up where you left it."), LASTING_MS)

    def _last(self) -> Path | None:
        """Return the match that was written last; None if there is none."""
        try:
            found = [(path.stat().st_mtime_ns, path) for path in self.folder.glob(f"*{MATCH}")]
        except OSError:
            return None
        return max(found)[1] if found else None

    def _take_up(self, path: Path) -> tuple[KeptMatch | None, str]:
        """Return the match in the file at ``path``, or why there is none."""
        try:
            return KeptMatch(path), ""
        except DummyWhistError as error:
            return None, tr("{name}: {why} The file is left as it is.", name=path.name, why=say_error(error))

    def _show(self, kept: KeptMatch | None) -> ClubRoom:
        central = self._desk.window.central
        # Made where it will lie: what moves to another parent is dressed anew, with all that is in it.
        room = ClubRoom(kept, chosen_name(self._desk.settings.preferences.your_name), parent=central)
        before, self.room = self.room, room
        room.sheet_wanted.connect(self._open_sheet)
        room.print_wanted.connect(self.print)
        room.export_wanted.connect(self.export)
        room.new_wanted.connect(self.new_match)
        room.open_wanted.connect(self.open_match)
        room.left.connect(self.back)
        room.told.connect(lambda words: self._desk.window.tell(words))
        room.changed.connect(self._changed)
        central.open_room(room)
        if before is not None:
            before.deleteLater()
        self._changed()
        room.take_focus()
        return room

    def back(self) -> None:
        """Go back to the table, unless something would be lost."""
        if self._all_kept():
            self.leave()

    def _all_kept(self) -> bool:
        """Whether all that was entered is on disk, tried once more; said if it is not."""
        room = self.room
        if room is not None:
            room.retry()
            if room.not_saved:
                words = tr("Not saved: {why_not}", why_not=room.not_saved)
                self._desk.window.tell(words, COMPLAINT_MS)
                return False
        return True

    def leave(self) -> None:
        """Show the table again."""
        room, self.room = self.room, None
        if room is not None:
            room.retry()
            self._desk.window.central.close_room()
            room.deleteLater()
            self._desk.window.tell("")
            self._desk.show_table()

    def score(self) -> None:
        """Show the ranking."""
        if self.room is not None:
            self.room.show_ranking()

    def undo(self) -> None:
        """Take back the last entry."""
        if self.room is not None:
            self.room.undo()

    def redo(self) -> None:
        """Make again what was taken back."""
        if self.room is not None:
            self.room.redo()

    def retry(self) -> None:
        """Try again to write what is not on disk."""
        if self.room is not None:
            self.room.retry()

    def now(self, moment: Moment) -> Moment:
        """Return ``moment`` as it is while the room is open."""
        room = self.room
        if room is None:
            return moment
        return replace(moment, room=True, undoes=room.undoes, redoes=room.redoes)

    def close(self) -> None:
        """The window closes: what is not on disk is tried once more."""
        if self.room is not None:
            self.room.retry()

    def say_anew(self) -> None:
        """Say the room in the language spoken now."""
        room = self.room
        if room is not None:
            place, ranking = room.rounds.place, room.in_ranking
            made = self._show(room.kept)
            if room.kept is not None:
                made.rounds.go(place)
            if ranking:
                made.show_ranking()

    def _changed(self) -> None:
        room = self.room
        if room is not None:
            window = self._desk.window
            window.set_game(tr("Club match"))
            window.set_facts((room.facts,))
            window.set_saved(room.not_saved)
            self._desk.offer()

    # ---- matches ----

    def new_match(self) -> None:
        """Ask for a new match."""
        if not self._all_kept():
            return
        motion = self._desk.view.times.of("panel")
        sheet = NewMatchSheet(self._desk.window, earlier=earlier_names(self.folder), motion=motion)
        sheet.begin_wanted.connect(lambda setup: self._begin(sheet, setup))
        sheet.numbers_wanted.connect(lambda: self._ask_numbers(sheet))
        self._open_sheet(sheet)

    def _ask_numbers(self, sheet: NewMatchSheet) -> None:
        """Ask for a file of deal numbers, one a line."""
        kinds = tr("Texts ({files})", files=patterns((".txt",)))
        name, _ = QFileDialog.getOpenFileName(self._desk.window, tr("Open deal numbers"), "", kinds)
        if not name:
            sheet.no_numbers()
            return
        try:
            numbers = deal_numbers(Path(name))
        except Wrong as error:
            sheet.no_numbers(str(error))
        else:
            sheet.set_numbers(Path(name).name, numbers)

    def _begin(self, sheet: NewMatchSheet, setup: Setup) -> None:
        content = match_text(begun(setup)).encode()
        try:
            path = self._fresh(setup.title, content)
        except OSError as error:
            sheet.wrong.set_text(say(reason_of(error)))
            sheet.bring_up(sheet.wrong)
            return
        sheet.accept()
        kept, why_not = self._take_up(path)
        self._show(kept)
        self._tell_taken_up(kept, why_not)

    def _fresh(self, title: str, content: bytes) -> Path:
        """Write a new match under a name of its own; OSError if it cannot be."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plain = "".join(letter for letter in title if letter.isalnum() or letter in " -_").strip()
        stem = f"{date.today().isoformat()} {plain}".strip()
        for number in range(1, MOST):
            path = self.folder / f"{stem if number == 1 else f'{stem} {number}'}{MATCH}"
            try:
                write_new(path, content)
            except FileExistsError:
                continue
            return path
        raise FileExistsError(f"{stem}: {MOST}")

    def open_match(self) -> None:
        """Ask for a match, and go on with it where it lies."""
        name, _ = QFileDialog.getOpenFileName(
            self._desk.window, tr("Open a match"), str(self.folder), tr("Matches ({files})", files=patterns((MATCH,)))
        )
        if name:
            self.open_at(Path(name))

    def open_at(self, path: Path) -> bool:
        """Open the match at ``path`` in the room; False if it cannot be read, or another is not on disk yet."""
        if not self._all_kept():
            return False
        kept, why_not = self._take_up(path)
        if kept is not None:
            self._desk.window.tell("")
            self._show(kept)
        self._tell_taken_up(kept, why_not)
        return kept is not None

    # ---- paper and other programs ----

    def print(self) -> None:
        """Show how the match will be printed."""
        room = self.room
        if room is None or room.kept is None:
            return
        known = any(room.match.tray(tray) is not None for tray in range(1, room.trays + 1))
        kinds = [(kind, tr(words)) for kind, words in PAPERS.items() if kind != "hands" or known]
        sheet = PrintSheet(
            self._desk.window, lambda kind, _deal: paper_of(room.match, kind), (), kind="ranking", kinds=kinds,
            printers=has_printer(), motion=self._desk.view.times.of("panel"),
        )  # fmt: skip
        sheet.pdf_wanted.connect(lambda pages: save_pages(self._desk.window, pages))
        sheet.print_wanted.connect(lambda pages: print_pages(self._desk.window, pages))
        self._open_sheet(sheet)

    def export(self) -> None:
        """Ask where, and write the results for other programs, or a page for people."""
        room, window = self.room, self._desk.window
        if room is None or room.kept is None:
            return
        usual = f"{room.kept.path.stem}{TABLE}"
        kinds = tr("Tables of results (*.csv);;Pages for a browser (*.html)")
        name, kind = QFileDialog.getSaveFileName(window, tr("Export the results"), usual, kinds)
        if not name:
            return
        file = Path(name)
        if file.suffix.lower() not in (TABLE, *PAGE):
            file = file.with_name(file.name + (PAGE[0] if PAGE[0] in kind else TABLE))
        text = csv_text(room.match) if file.suffix.lower() == TABLE else web_page(room.match)
        try:
            write_whole(file, text.encode())
        except OSError as error:
            window.tell(tr("The results could not be saved: {why}.", why=error.strerror or ""), COMPLAINT_MS)
        else:
            window.tell(tr("The results are in {name}.", name=file.name), LASTING_MS)
