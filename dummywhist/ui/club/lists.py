"""How are tables and results listed? Columns share the room; a table of a round has a bar for each of its trays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QWidget

from dummywhist.ui.controls.ledger import LINE_HEIGHT, Ledger, LedgerPainter
from dummywhist.ui.controls.paint import RING, draw_box, words_size
from dummywhist.ui.theme import current

BARS: Final = Qt.ItemDataRole.UserRole + 10
BAR: Final = (16, 10)
STEP: Final = 19
AFTER: Final = 6
"""Length and height of a bar, from one to the next, and to the words, px."""
LEAST_SHARED: Final = 60
"""Of a column of words, px."""
MOST_BARS: Final = 6
LINE: Final = 40


class SharingLedger(Ledger):
    """A ledger in which several columns share what is left when each has room for its words."""

    def __init__(
        self, columns: Sequence[str], shared: Sequence[int], *, numbers: Sequence[int] = (), parent: QWidget, name: str,
        line_height: int = LINE_HEIGHT,
    ) -> None:  # fmt: skip
        self._shared = tuple(shared)
        super().__init__(columns, stretch=shared[0], numbers=numbers, parent=parent, name=name, line_height=line_height)

    def _share(self) -> None:
        super()._share()
        many, room = len(self._shared), self.viewport().width()
        over = room - sum(self._widths)
        left = room - sum(width for place, width in enumerate(self._widths) if place not in self._shared)
        for place in self._shared:
            width = left // many if over < 0 else self._widths[place] + over // many
            self.setColumnWidth(place, max(width, LEAST_SHARED))


class RoundLedger(SharingLedger):
    """The tables of a round; the last column has bars before its words. It is no higher than its lines."""

    _measured: list[int] | None = None
    _lines = 0

    def __init__(self, columns: Sequence[str], parent: QWidget, name: str) -> None:
        super().__init__(columns, (1, 2), numbers=(0, 3), parent=parent, name=name, line_height=LINE)
        self.setItemDelegate(RoundPainter(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def add_table(self, cells: Sequence[str], key: object, done: int, of: int, spoken: str) -> None:
        """A table, with ``done`` of its trays entered; ``spoken``: all of it in a sentence."""
        row = self.add_line(cells, key)
        first = self.item(row, 0)
        if first is not None:
            first.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item = self.item(row, self.columnCount() - 1)
        if item is not None and of <= MOST_BARS:
            item.setData(BARS, (done, of))
            self._fit()

    def _share(self) -> None:
        """The last column has room for its bars and its words; lines that were measured are not measured again."""
        last = self.columnCount() - 1
        if self._measured is not self._widths:
            self._measured, self._lines = self._widths, 0
        for row in range(max(0, min(self._lines, self.rowCount()) - 1), self.rowCount()):
            item = self.item(row, last)
            bars = None if item is None else item.data(BARS)
            if item is not None and bars is not None:
                words = round(words_size(item.text(), self.font()).width())
                self._widths[last] = max(self._widths[last], bars_width(bars[1]) + words + 5 * RING)
        self._lines = self.rowCount()
        super()._share()


def bars_width(of: int) -> int:
    """Return the room that so many bars take before words, px."""
    theme = current()
    return of * theme.length(STEP) + theme.length(AFTER) if of else 0


class RoundPainter(LedgerPainter):
    """Draws the bars as well."""

    def aside(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """The words stand after the bars."""
        bars = index.data(BARS)
        return 0 if bars is None else bars_width(bars[1])

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The line, then the bars."""
        super().paint(painter, option, index)
        bars = index.data(BARS)
        if bars is None:
            return
        theme = current()
        p, box = theme.palette, QRectF(option.rect)
        width, height = theme.length(BAR[0]), theme.length(BAR[1])
        line = p.border if theme.high_contrast else None
        for place in range(bars[1]):
            bar = QRectF(box.left() + RING + place * theme.length(STEP), box.center().y() - height / 2, width, height)
            draw_box(painter, bar, height / 2, p.action if place < bars[0] else p.tile_edge, line)
