"""How does somebody come to the report of the last evening? From its records, as far as they are judged."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject

from dummywhist.engine.statistics.evening import dearest, last_evening
from dummywhist.engine.statistics.figures import Wanted, by_kind, chosen, counted
from dummywhist.engine.statistics.store import Row, Store
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.statistics import Statistics, StatisticsDesk
from dummywhist.ui.panels.evening_sheet import EveningSheet
from dummywhist.ui.panels.evening_words import EveningTold, evening_told
from dummywhist.ui.tongues import tr


class Evening(QObject):
    """The report of the last evening. ``look_at``: shows a deal of the table in the window after so many cards."""

    def __init__(
        self,
        desk: StatisticsDesk,
        statistics: Statistics,
        open_sheet: Callable[[Sheet], None],
        motion: Callable[[], int],
        look_at: Callable[[int, int], None],
        today: Callable[[], date],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk, self._statistics, self._open_sheet = desk, statistics, open_sheet
        self._motion, self._look_at, self._today = motion, look_at, today

    def open(self) -> EveningSheet:
        """Open the report; the records are read in the background, and deals that are not judged are, meanwhile."""
        sheet = EveningSheet(self._desk.window, None, tr("The records are read …"), motion=self._motion())
        sheet.look_wanted.connect(self._look)
        sheet.said.connect(self._desk.view.announce)
        sheet.finished.connect(lambda _result: self._statistics.close())
        self._open_sheet(sheet)
        self._statistics.follow(lambda store, rows: self._show(sheet, store, rows))
        return sheet

    def _show(self, sheet: EveningSheet, store: Store, rows: tuple[Row, ...]) -> None:
        told = self._told(store, last_evening(chosen(rows, Wanted(helped=None)), store.written()))
        sheet.show_told(told, tr("No deals yet. Play one, and its cards are counted."))

    def _told(self, store: Store, rows: tuple[Row, ...]) -> EveningTold | None:
        if not rows:
            return None
        deals = counted(rows)
        cards = store.all_cards(deal.row.deal for deal in deals)
        owner = {deal.row.deal: deal.row.owner for deal in deals}
        kinds = by_kind(deals, (one for one in cards if one[1].owner == owner[one[0]]))
        return evening_told(rows, deals, dearest(deals, cards), kinds, self._today())

    def _look(self, record: str, number: int, moment: int) -> None:
        """Go to the table where a card was played, and stand before it."""
        path = self._desk.paths.tables / record
        if path == self._desk.path or self._desk.switch_to(path):
            self._look_at(number, moment)
