"""How are the tricks of a deal drawn? A table of pips: who led, who won, which card is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from dummywhist.engine.cards.card import Card, is_joker
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, draw_words, words_size
from dummywhist.ui.panels.record_lines import (
    Place,
    TrickRow,
    card_text,
    columns,
    place_of,
    spoken,
    step_of,
    trick_rows,
)
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

ROW: Final = 27
NUMBER: Final = 21
PIP: Final = 13
CARD: Final = 8
"""What a cell has beside the pip and the rank: margins, and the room between them, px."""
HIT = Qt.ItemDataRole.UserRole


def shares(room: int, needs: Sequence[int]) -> list[int]:
    """Return the widths of columns that fill a room, px: as alike as their needs allow, wider where one needs more."""
    order = sorted(range(len(needs)), key=lambda place: needs[place], reverse=True)
    widths = [0] * len(needs)
    spare = max(room, 0)
    for done, place in enumerate(order):
        rest = order[done:]
        even = spare // len(rest)
        others = sum(needs[other] for other in rest[1:])
        widths[place] = even if needs[place] <= even else max(even, min(needs[place], spare - others))
        spare -= widths[place]
    return widths


class TrickList(QTableWidget):
    """The tricks of a deal; `looked_at` carries how many cards are shown when one is chosen."""

    looked_at = Signal(int)
    why_wanted = Signal()
    """Why was the card played that is looked at now?"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 5, parent)
        self._view: View | None = None
        self._names: Mapping[Seat, str] = {}
        self.rows: tuple[TrickRow, ...] = ()
        self.seats: tuple[Seat, ...] = ()
        self.here: Place | None = None
        self._quiet = False
        self.setAccessibleName(tr("Tricks"))
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setTextElideMode(Qt.TextElideMode.ElideRight)
        head.setMinimumSectionSize(16)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setItemDelegate(TrickPainter(self))
        self.currentCellChanged.connect(self._moved)
        self._restyle()

    def show_tricks(self, view: View, names: Mapping[Seat, str], step: int) -> None:
        """Show the tricks of a deal; ``step`` cards of it are shown on the table."""
        self._quiet = True
        fresh = view is not self._view or names != self._names
        self._view, self._names = view, dict(names)
        self.rows, self.seats = trick_rows(view), columns(view)
        self.here = place_of(view, step)
        if fresh:
            self._write(names)
            self._share()
        if self.here is not None:
            self.setCurrentCell(self.here.row, 1 + self.seats.index(self.here.seat))
        else:
            self.setCurrentCell(-1, -1)
        self._quiet = False
        self.viewport().update()

    def step_at(self, row: int, seat: Seat) -> int:
        """Return how many cards are shown when the card there has just been played."""
        assert self._view is not None
        return step_of(self._view, Place(row, seat))

    def shown(self, row: int, seat: Seat) -> bool:
        """Whether the card lies before the place that is looked at, or at it."""
        if self._view is None or self.here is None:
            return False
        return self.step_at(row, seat) <= step_of(self._view, self.here)

    def sizeHint(self) -> QSize:
        """All rows."""
        rows = self.rowCount() * current().length(ROW)
        return QSize(200, rows + self.horizontalHeader().sizeHint().height() + 2)

    def minimumSizeHint(self) -> QSize:
        """It never scrolls by itself: the dock does."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The seats share the width."""
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask why a card was played: the one under the pointer, or the one that is looked at."""
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            index = self.indexAt(event.pos())
            if not index.isValid() or index.column() < 1:
                return
            self.setCurrentCell(index.row(), index.column())
        card = None if self.here is None else self.rows[self.here.row].cards[self.here.seat]
        if card is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Why the {card:card}?", card=card)).triggered.connect(self.why_wanted)
        menu.popup(event.globalPos())

    def _write(self, names: Mapping[Seat, str]) -> None:
        self.setRowCount(0)
        self.setColumnCount(1 + len(self.seats))
        self.setRowCount(len(self.rows))
        self._heads(names)
        for number, row in enumerate(self.rows):
            self.setRowHeight(number, current().length(ROW))
            first = QTableWidgetItem(str(row.number))
            first.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.setItem(number, 0, first)
            for place, seat in enumerate(self.seats, start=1):
                card = row.cards[seat]
                item = QTableWidgetItem("" if card is None else card_text(card))
                open_ = card is not None
                item.setFlags(Qt.ItemFlag.ItemIsEnabled if open_ else Qt.ItemFlag.NoItemFlags)
                item.setData(HIT, card)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken(row, seat, names[seat]))
                self.setItem(number, place, item)
        self.updateGeometry()

    def _heads(self, names: Mapping[Seat, str]) -> None:
        for place, words in enumerate(("", *(names[seat] for seat in self.seats))):
            item = QTableWidgetItem(words)
            item.setToolTip(words)
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(place, item)

    def _share(self) -> None:
        number = current().length(NUMBER)
        room = self.viewport().width() - number
        self.setColumnWidth(0, number)
        card = (
            ceil(words_size("10", current().fonts.text(14, 700, tabular=True)).width()) + CARD + current().length(PIP)
        )
        head = self.horizontalHeader()
        needs = [max(card, head.sectionSizeHint(place)) for place in range(1, 1 + len(self.seats))]
        for place, width in enumerate(shares(room, needs), start=1):
            self.setColumnWidth(place, width)

    def _moved(self, row: int, column: int, last_row: int, last_column: int) -> None:
        if self._quiet or row < 0 or column < 1 or self.rows[row].cards[self.seats[column - 1]] is None:
            return
        self.here = Place(row, self.seats[column - 1])
        self.viewport().update()
        self.looked_at.emit(self.step_at(row, self.seats[column - 1]))

    def _restyle(self) -> None:
        theme = current()
        self.setFont(theme.fonts.text(13))
        self.horizontalHeader().setFont(theme.fonts.text(12, 600))
        sheet = (
            "QTableWidget { background: transparent; border: 0; outline: 0; }"
            f"QHeaderView, QHeaderView::section {{ background: transparent; border: 0; color: {theme.palette.mute};"
            f" padding: 2px 0 4px 2px; font-weight: 600; font-size: {theme.fonts.px(12)}px; }}"
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        for row in range(self.rowCount()):
            self.setRowHeight(row, theme.length(ROW))


class TrickPainter(QStyledItemDelegate):
    """Draws the cells of the record."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A number, a card, or the winner of a turned trick."""
        table = self.parent()
        if not isinstance(table, TrickList):
            return
        theme, box = current(), QRectF(option.rect)
        p = theme.palette
        row = table.rows[index.row()]
        line = QRectF(box.left(), box.bottom() - 1, box.width(), 1.5)
        line.setLeft(line.left() + (RING if index.column() == 0 else 0))
        line.setRight(line.right() - (RING if index.column() == len(table.seats) else 0))
        painter.fillRect(line, QColor(p.hairline))
        if index.column() == 0:
            room = box.adjusted(RING, 0, 0, 0)
            draw_words(painter, room, str(row.number), theme.fonts.text(12), p.mute, Qt.AlignmentFlag.AlignLeft)
            return
        seat = table.seats[index.column() - 1]
        body = box.adjusted(1, 2, -1, -3)
        if row.winner == seat:
            draw_box(painter, body, 6, p.chosen, p.border if theme.high_contrast else None)
        card: Card | None = index.data(HIT)
        if card is None:
            if row.turned and row.winner == seat:
                draw_words(painter, body, tr("won", note="trick"), theme.fonts.text(12), p.mute)
            return
        self._card(painter, body, card, table.shown(index.row(), seat), row.leader == seat)
        if table.here == Place(index.row(), seat):
            if table.hasFocus():
                draw_ring(painter, body.adjusted(2, 1, -2, -1), 6, p)
            else:
                draw_box(painter, body, 6, None, p.action, 2)

    def _card(self, painter: QPainter, body: QRectF, card: Card, shown: bool, led: bool) -> None:
        theme = current()
        p = theme.palette
        pip = float(theme.length(PIP))
        left = body.left() + 4
        if is_joker(card):
            pip = -2.0  # no suit to be drawn, and no room for it
        else:
            ink = theme.suit(card // 13)
            ink.setAlphaF(1.0 if shown else 0.45)
            draw_suit(painter, card // 13, QRectF(left, body.center().y() - pip / 2, pip, pip), ink)
        font = theme.fonts.text(14, 700 if led else 500, tabular=True)
        words = card_text(card)
        room = QRectF(left + pip + 2, body.top(), body.right() - left - pip - 2, body.height())
        draw_words(painter, room, words, font, p.ink if shown else p.faint, Qt.AlignmentFlag.AlignLeft)
        if led:
            width = words_size(words, font).width() + pip + 2
            painter.fillRect(QRectF(left, body.bottom() - 3, width, 2), QColor(p.brass_text))
