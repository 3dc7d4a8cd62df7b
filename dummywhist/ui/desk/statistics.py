"""How does somebody come to the figures over all deals? The store is followed in the background, and shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.messages import Message
from dummywhist.engine.record.people import KINDS
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.statistics.averages import average
from dummywhist.engine.statistics.csv_text import csv_text
from dummywhist.engine.statistics.figures import Rate, Wanted, by_kind, chosen, counted
from dummywhist.engine.statistics.roles import GROUPS, group_of
from dummywhist.engine.statistics.store import Row, Store, Unread, records_in
from dummywhist.engine.values import NamedTuple
from dummywhist.paths import Paths
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDesk
from dummywhist.ui.desk.statistics_count import Counting
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS
from dummywhist.ui.panels.library_sheet import LibrarySheet
from dummywhist.ui.panels.places import PLAYED
from dummywhist.ui.panels.statistics_sheet import ANY, Filters, StatisticsSheet
from dummywhist.ui.panels.statistics_words import (
    ROLE_WORDS,
    figures_of,
    game_words,
    head_words,
    level_words,
    unread_words,
)
from dummywhist.ui.seat.aside import Aside
from dummywhist.ui.tongues import say, tr

FILE: Final = "statistics.csv"
HELPED: Final = "helped"
OFTEN: Final = 12
"""After so many records whose cards are taken in the plots are drawn anew."""


Told = Callable[[Store, tuple[Row, ...]], None]
"""Gets the store and its rows."""


def _day(text: str) -> date | None:
    """Return the day that is written, None where nothing is; ValueError, with the text, for what is no day."""
    words = text.strip()
    if not words:
        return None
    try:
        return date.fromisoformat(words)
    except ValueError:
        raise ValueError(words) from None


class StatisticsDesk(GivenDesk, Protocol):
    """What the statistics need of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    def switch_to(self, path: Path) -> bool:
        """Go to another table."""


class Followed(NamedTuple):
    """What the store holds: all rows, records that could not be read, and what is to be said of the store."""

    rows: tuple[Row, ...]
    unread: tuple[Unread, ...]
    word: Message | None


class Statistics(QObject):
    """The statistics of the tables that are kept here."""

    def __init__(
        self,
        desk: StatisticsDesk,
        open_sheet: Callable[[Sheet], None],
        motion: Callable[[], int],
        new_deal: Callable[[], object],
        show_deals: Callable[[], LibrarySheet],
        today: Callable[[], date],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk, self._open_sheet, self._motion = desk, open_sheet, motion
        self._new_deal, self._show_deals, self._today = new_deal, show_deals, today
        self._rows: tuple[Row, ...] = ()
        self._unread: tuple[Unread, ...] = ()
        self._shown: tuple[Row, ...] = ()
        self._reading: Aside | None = None
        self._stopped = Event()
        self._store: Store | None = None
        self._read = False
        self._counting: Counting | None = None
        self._told: Told = lambda _store, _rows: None

    def open(self) -> StatisticsSheet:
        """Open the sheet; the records are followed in the background."""
        sheet = StatisticsSheet(self._desk.window, motion=self._motion())
        sheet.sought.connect(lambda: self._show(sheet))
        sheet.csv_wanted.connect(lambda: self._save(sheet))
        sheet.deals_wanted.connect(lambda: self._deals(sheet))
        sheet.new_deal_wanted.connect(lambda: self._new_deal())
        sheet.said.connect(self._desk.view.announce)
        sheet.finished.connect(lambda _result: self.close())
        self._open_sheet(sheet)
        sheet.show_nothing(tr("The records are read …"), fresh=True)
        self._read = False
        self.follow(lambda _store, _rows: self._take(sheet))
        return sheet

    def follow(self, told: Told) -> None:
        """Follow the records, and judge what is not judged, until `close`.

        ``told`` gets the rows of the first person at each table, whenever there is more.
        """
        self.close()
        self._told, self._stopped = told, Event()
        self._reading = reading = Aside(self)
        reading.do(self._follow, self._followed)

    def close(self) -> None:
        """Nobody waits for the records any longer."""
        self._stopped.set()
        if self._counting is not None:
            self._counting.stop()
            self._counting.deleteLater()
            self._counting = None
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    def shut(self) -> None:
        """The program ends."""
        self.close()
        if self._store is not None:
            self._store.close()
            self._store = None

    # ---- the store, in the background ----

    def _follow(self) -> Followed:
        """Read what is new in the records."""
        paths = self._desk.paths
        if self._store is None:
            self._store = Store(paths.statistics, looking=True)
        store = self._store
        rows = store.follow(records_in(paths.tables), self._stopped.is_set)
        word, store.word = store.word, None
        return Followed(tuple(rows), store.unread(), word)

    def _learn(self, files: Sequence[Path]) -> Followed | None:
        """Take in what was found beside records; None where that was nothing."""
        store = self._store
        assert store is not None
        learned = 0
        for path in files:
            if self._stopped.is_set():
                break
            learned += store.learn(path)
        return Followed(tuple(store.rows(persons=True)), store.unread(), None) if learned else None

    def _followed(self, found: Followed) -> None:
        self._read = True
        if found.word is not None:
            self._desk.window.tell(say(found.word), COMPLAINT_MS)
        self._heard(found)
        files = records_in(self._desk.paths.tables)[::-1]
        for at in range(0, len(files), OFTEN):
            several = files[at : at + OFTEN]
            if self._reading is not None:
                self._reading.do(partial(self._learn, several), self._heard)
        if self._reading is not None:
            self._reading.do(lambda: None, lambda _done: self._count())

    def _count(self) -> None:
        """What was found is there: judge the deals of which nothing is."""
        sitting, store, reading = self._desk.sitting, self._store, self._reading
        if sitting is None or store is None or reading is None:
            return
        analyst = sitting.conductor.computers.analyst
        self._counting = counting = Counting(store, self._desk.paths.tables, reading, analyst, self)
        counting.counted.connect(self._reread)
        counting.begin()

    def _reread(self) -> None:
        store, reading = self._store, self._reading
        if store is not None and reading is not None:
            reading.do(lambda: Followed(tuple(store.rows(persons=True)), store.unread(), None), self._heard)

    def _heard(self, found: Followed | None) -> None:
        if found is not None and self._store is not None:
            self._rows, self._unread = found.rows, found.unread
            self._told(self._store, found.rows)

    def _take(self, sheet: StatisticsSheet) -> None:
        sheet.offer(self._filters())
        self._show(sheet)

    # ---- what is shown ----

    def _filters(self) -> Filters:
        """Return what can be chosen: what occurs among the deals of the person."""
        mine = [row for row in self._rows if row.person == 1 and not row.excluded]
        games, roles = {row.game for row in mine}, {group_of(role) for role in {row.role for row in mine}}
        levels = {level for company in {row.company for row in mine} for level in company.split()}
        known = [kind for kind in KINDS if kind in levels]
        others = sorted(levels - set(known))
        names = [name for name, _ in Counter(row.name for row in self._rows if not row.excluded).most_common()]
        rules = sorted({row.rules for row in mine})
        return Filters(
            (("", tr("All games")), *((game.key, game_words(game.key)) for game in GAMES if game.key in games)),
            (("", tr("All roles")), *((role, tr(ROLE_WORDS[role])) for role in GROUPS if role in roles)),
            (("", tr("Any company")), *((level, level_words(level)) for level in (*known, *others))),
            (("", tr("At any time")), ("year", tr("This year")), ("half", tr("Six months")), ("month", tr("30 days")),
             ("last", tr("The last evening"))),
            (("", tr("Who sits first")), *((name, name) for name in names)),
            ((ANY, tr("Any rules")), *((one, one or tr("By the book")) for one in rules)),
            (("", tr("Without the tutor")), (HELPED, tr("With the tutor"))),
        )  # fmt: skip

    def _wanted(self, sheet: StatisticsSheet) -> Wanted:
        """Return which deals are wanted; ValueError for a day that is none."""
        today, span = self._today(), sheet.span.value()
        since = {
            "year": date(today.year, 1, 1), "half": today - timedelta(days=183),
            "month": today - timedelta(days=30),
        }.get(str(span))  # fmt: skip
        if span == "last":
            mine = chosen(self._rows, Wanted())
            since = date.fromisoformat(mine[-1].started[:10]) if mine else None
        first, last = _day(sheet.since.text()), _day(sheet.until.text())
        if first is not None and (since is None or first > since):
            since = first
        rules = str(sheet.rules.value())
        return Wanted(
            str(sheet.game.value()), str(sheet.role.value()), str(sheet.company.value()), str(sheet.who.value()),
            since, last, None if rules == ANY else rules, helped=sheet.help.value() == HELPED,
        )  # fmt: skip

    def _show(self, sheet: StatisticsSheet) -> None:
        if not self._read:
            return
        sheet.set_note(unread_words(self._unread))
        if not any(not row.excluded for row in self._rows):
            words = tr("No deals yet. Play one, and its cards are counted.")
            sheet.show_nothing(words, fresh=True, way_out=tr("New deal"))
            return
        try:
            rows = chosen(self._rows, self._wanted(sheet))
        except ValueError as error:
            sheet.set_note(tr("“{text}” is no day. A day is written 2026-03-31.", text=str(error)))
            return
        if not rows:
            sheet.show_nothing(tr("No deals with these filters."), fresh=False, way_out=tr("Clear the filters"))
            return
        self._shown = rows
        deals, points = counted(rows), sheet.points
        kinds: tuple[tuple[str, Rate], ...] = ()
        if sheet.shows_kinds and self._store is not None:
            cards = self._store.cards((one.row.deal, one.row.owner) for one in deals)
            kinds = by_kind(deals, cards, points=points)
        sheet.show_figures(head_words(rows, deals), figures_of(deals, kinds, points=points))

    # ---- what is done ----

    def _save(self, sheet: StatisticsSheet) -> None:
        """Ask where, and write a row a deal, whole or not at all."""
        name, _ = QFileDialog.getSaveFileName(self._desk.window, tr("Save as CSV"), FILE)
        if not name:
            return
        try:
            write_whole(Path(name), csv_text(self._shown, average).encode())
        except OSError as error:
            words = tr("Not saved: {why}.", why=error.strerror or "")
            self._desk.view.announce(words, assertive=True)
        else:
            words = tr("The rows are in {name}.", name=Path(name).name)
            self._desk.view.announce(words)
        sheet.set_note(words)
        self._desk.window.tell(words, LASTING_MS)

    def _deals(self, sheet: StatisticsSheet) -> None:
        """Open the played deals with the same filter."""
        game = str(sheet.game.value())
        try:
            span = self._wanted(sheet).since
        except ValueError:
            span = None
        library = self._show_deals()
        library.go_to(PLAYED)
        if game:
            library.game.set_value(game)
        if span is not None and sheet.span.value() == "last":
            library.search.setText(span.isoformat())
        library.sought.emit()
