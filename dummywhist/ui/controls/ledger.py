"""How is a score written down? A ledger: bands for games, one line for each cause, sums in bold."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, draw_words, note_focus, shows_ring, words_size
from dummywhist.ui.theme import Theme, current

KEY: Final = Qt.ItemDataRole.UserRole
KIND: Final = Qt.ItemDataRole.UserRole + 1
NOTE: Final = Qt.ItemDataRole.UserRole + 2
STRUCK: Final = Qt.ItemDataRole.UserRole + 3
GAP: Final = 6
"""Between what is struck out and what stands in its place, px."""
BAND: Final = "band"
SUM: Final = "sum"
PAD: Final = 12
BAND_TITLE: Final = 17
LINE_HEIGHT: Final = 28
NOTHING: Final[Mapping[int, str]] = MappingProxyType({})


class Ledger(QTableWidget):
    """Rows of a score. Lines may be chosen by mouse or arrow keys; `chosen` carries the key of the line."""

    chosen = Signal(object)

    def __init__(self, columns: Sequence[str], *, stretch: int = 1, numbers: Collection[int] = (),
                 parent: QWidget | None = None, name: str = "", line_height: int = LINE_HEIGHT) -> None:  # fmt: skip
        super().__init__(0, len(columns), parent)
        self._line_height = line_height
        self._numbers = frozenset(numbers)
        self._stretch = stretch
        self._widths = [0] * len(columns)
        self._filling = False
        self._worn: Theme | None = None
        self.setAccessibleName(name)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.setItemDelegate(LedgerPainter(self))
        self.setHorizontalHeader(LedgerHead(self))
        self.setHorizontalHeaderLabels(list(columns))
        self.currentCellChanged.connect(self._moved)
        self._restyle()

    @property
    def numbers(self) -> Collection[int]:
        """The columns that hold figures."""
        return self._numbers

    def set_heads(self, columns: Sequence[str], spoken: Mapping[int, str] = NOTHING) -> None:
        """Call the columns so; some are ``spoken`` otherwise, as those without room for a word."""
        for place, words in enumerate(columns):
            item = QTableWidgetItem(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken.get(place, words))
            self.setHorizontalHeaderItem(place, item)
            self._widen(place, words, 600, 12)

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Meanwhile lines are added: the columns get their room when all are there."""
        self._filling = True
        try:
            yield
        finally:
            self._filling = False
            self._fit()

    def add_band(self, title: str, note: str = "") -> int:
        """A heading across all columns, with a note at its right; the row's number."""
        row = self._new_row()
        item = QTableWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(KIND, BAND)
        item.setData(NOTE, note)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {note}" if note else title)
        self.setItem(row, 0, item)
        self.setSpan(row, 0, 1, self.columnCount())
        return row

    def add_line(
        self, cells: Sequence[str], key: object = None, *, total: bool = False, struck: Mapping[int, str] = NOTHING
    ) -> int:
        """A line, bold if it is a sum; the row's number. ``struck``: figures struck out before those of a column."""
        row = self._new_row()
        for place, words in enumerate(cells):
            item = QTableWidgetItem(words)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            gone = struck.get(place, "")
            for role, value in ((KIND, SUM if total else None), (KEY, key), (STRUCK, gone if struck else None)):
                if value is not None:
                    item.setData(role, value)
            self.setItem(row, place, item)
            self._widen(place, f"{gone}  {words}" if gone else words, 700)
        self._fit()
        return row

    def choose(self, row: int) -> None:
        """Choose a line; the cell that is read is its first with words."""
        cells = range(self.columnCount())
        self.setCurrentCell(row, next((place for place in cells if self._cell(self.item(row, place))), 0))

    def clear_rows(self) -> None:
        """Begin anew."""
        self.clearSpans()
        self.setRowCount(0)

    def sizeHint(self) -> QSize:
        """All rows, if there is room."""
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        return QSize(420, rows + self.horizontalHeader().minimumHeight() + 2 * self.frameWidth())

    def needed_width(self) -> int:
        """In which no word of it ends in an ellipsis, px."""
        fonts, frame = current().fonts, 2 * (PAD + RING)
        bands = [
            fonts.title_width(item.text(), BAND_TITLE) + words_size(item.data(NOTE) or "", fonts.text(12, 600)).width()
            for row in range(self.rowCount())
            if (item := self.item(row, 0)) is not None and item.data(KIND) == BAND
        ]
        shown = sum(width for place, width in enumerate(self._widths) if not self.isColumnHidden(place))
        return max(shown, round(max(bands, default=0)) + PAD + frame)

    def as_text(self) -> str:
        """The ledger in plain text, columns parted by tabs."""
        lines = ["\t".join(self._cell(self.horizontalHeaderItem(c)) for c in range(self.columnCount()))]
        for row in range(self.rowCount()):
            first = self.item(row, 0)
            if first is not None and first.data(KIND) == BAND:
                note = first.data(NOTE)
                lines.append(f"{first.text()} ({note})" if note else first.text())
            else:
                lines.append("\t".join(self._cell(self.item(row, c)) for c in range(self.columnCount())))
        return "\n".join(lines)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words take what the figures leave."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._worn is not current():
            self._restyle()

    def _cell(self, item: QTableWidgetItem | None) -> str:
        return "" if item is None else item.text()

    def _widen(self, column: int, words: str, weight: int, size: int = 14) -> None:
        """Let a column hold these words."""
        if words:
            font = current().fonts.text(size, weight, tabular=column in self._numbers)
            width = round(words_size(words, font).width())
        else:
            width = 0
        self._widths[column] = max(self._widths[column], width + 2 * (PAD + RING))

    def _fit(self) -> None:
        if not self._filling:
            self._share()

    def _share(self) -> None:
        """Give every column what it needs, and the widest kind of words the rest."""
        rest = self.viewport().width()
        for place, width in enumerate(self._widths):
            if place != self._stretch and not self.isColumnHidden(place):
                self.setColumnWidth(place, width)
                rest -= width
        self.setColumnWidth(self._stretch, max(rest, 60))

    def _new_row(self) -> int:
        row = self.rowCount()
        self.insertRow(row)
        self.setRowHeight(row, current().length(self._line_height))
        return row

    def _moved(self, row: int, column: int, last_row: int, last_column: int) -> None:
        item = self.item(row, 0)
        if row != last_row and item is not None and item.data(KIND) != BAND:
            self.chosen.emit(item.data(KEY))
        self.viewport().update()

    def _restyle(self) -> None:
        self._worn = theme = current()
        self.setFont(theme.fonts.text(14))
        self.horizontalHeader().setFont(theme.fonts.text(12, 600))
        self.horizontalHeader().setFixedHeight(theme.length(27))
        self._widths = [0] * self.columnCount()
        for place in range(self.columnCount()):
            self._widen(place, self._cell(self.horizontalHeaderItem(place)), 600, 12)
        for row in range(self.rowCount()):
            self.setRowHeight(row, theme.length(self._line_height))
            first = self.item(row, 0)
            for place in range(self.columnCount() if first is not None and first.data(KIND) != BAND else 0):
                self._widen(place, self._cell(self.item(row, place)), 700)
        self._fit()


def lay_ledgers(row: QBoxLayout, pages: QWidget, ledgers: Sequence[Ledger], other: Ledger, room: int) -> None:
    """Lay ``pages``, which show one of ``ledgers``, beside the ``other``, or over it where ``room`` px are too few."""
    needed = max(ledger.needed_width() for ledger in ledgers)
    beside = needed + row.spacing() + other.needed_width() <= room
    lay_beside(row, beside)
    pages.setMinimumWidth(needed if beside else 0)
    other.setMinimumWidth(other.needed_width() if beside else 0)
    for ledger in (*ledgers, other):
        ledger.setMinimumHeight(0 if beside else ledger.sizeHint().height())


class LedgerHead(QHeaderView):
    """The names of the columns."""

    def __init__(self, table: Ledger) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(24)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """The name, over the words or over the figures."""
        theme, table = current(), self._table
        figure = logicalIndex in table.numbers
        side = Qt.AlignmentFlag.AlignRight if figure else Qt.AlignmentFlag.AlignLeft
        box = QRectF(rect).adjusted(RING, 0, -(PAD + RING) if figure else 0, 0)
        item = table.horizontalHeaderItem(logicalIndex)
        words = "" if item is None else item.text()
        draw_words(painter, box, words, theme.fonts.text(12, 600), theme.palette.mute, side)


class LedgerPainter(QStyledItemDelegate):
    """Draws the cells of a ledger."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A band, a line or a sum."""
        table = self.parent()
        if not isinstance(table, Ledger):
            return
        theme = current()
        p, box = theme.palette, QRectF(option.rect)
        words, kind = str(index.data(Qt.ItemDataRole.DisplayRole) or ""), index.data(KIND)
        if kind == BAND:
            band = box.adjusted(RING, 0, -RING, -1)
            draw_box(painter, band, 5, p.band, p.border if theme.high_contrast else None)
            inner = band.adjusted(PAD, 0, -PAD, 0)
            note = str(index.data(NOTE) or "")
            theme.fonts.draw_title_in(painter, inner, words, QColor(p.ink), BAND_TITLE)
            inner.setLeft(min(inner.left() + theme.fonts.title_width(words, BAND_TITLE) + PAD, inner.right()))
            draw_words(painter, inner, note, theme.fonts.text(12, 600), p.action, Qt.AlignmentFlag.AlignRight)
            return
        whole = QRectF(RING, box.top(), table.viewport().width() - 2 * RING, box.height() - 1)
        painter.save()
        painter.setClipRect(box)
        painter.fillRect(QRectF(RING, box.bottom() - 1, whole.width(), 2), QColor(p.hairline))
        chosen = index.row() == table.currentRow()
        if chosen:
            draw_box(painter, whole, 5, p.tint2, p.border if theme.high_contrast else None)
        if chosen and shows_ring(table):
            draw_ring(painter, whole.adjusted(0, RING, 0, -RING), 5, p)
        figure = index.column() in table.numbers
        bold = kind == SUM or (figure and bool(words))
        weight = 700 if kind == SUM else 500 if bold else 400
        font = theme.fonts.text(14, weight, tabular=figure)
        side = Qt.AlignmentFlag.AlignRight if figure else Qt.AlignmentFlag.AlignLeft
        indent = self.aside(index) + (PAD + RING if index.column() == 0 else RING)
        outdent = PAD + RING if figure else 4
        ink = p.mute if index.column() == 0 else p.loss if words.startswith("\N{MINUS SIGN}") else p.ink
        inner = box.adjusted(indent, 0, -outdent, -1)
        draw_words(painter, inner, words, font, ink, side)
        gone = str(index.data(STRUCK) or "")
        if gone and figure:
            struck = QFont(theme.fonts.text(14, 400, tabular=True))
            struck.setStrikeOut(True)
            left = inner.adjusted(0, 0, -words_size(words, font).width() - GAP, 0)
            draw_words(painter, left, gone, struck, p.mute, side)
        painter.restore()

    def aside(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """Return how far the words of a cell are moved aside, px, for what else is drawn there."""
        return 0
