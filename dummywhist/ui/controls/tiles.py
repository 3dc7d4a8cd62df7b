"""What is chosen by its looks? Tiles of games, swatches of cloth, the pages of a sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QListWidget, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.controls.choices import Choice
from dummywhist.ui.controls.paint import (
    RING,
    body_of,
    draw_box,
    draw_ring,
    draw_words,
    note_focus,
    shows_ring,
    words_size,
)
from dummywhist.ui.theme import CLOTHS, Cloth, colour, current

BESIDE = 14
"""Beside the name of a page, px."""
LINE_ROOM = 13
"""What a line above a page takes, px."""
WIDEST = "8888"
"""The widest number for which there is room."""
GREATEST = (1 << 24) - 1
"""The greatest length of a widget, px: no bound."""


class Tile(Choice):
    """A game, a trick, a preset: a title, a line of words, a count in a pill."""

    def __init__(self, title: str, line: str = "", pill: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._line, self._pill = line, pill
        self.setAccessibleDescription(". ".join(part for part in (line, pill) if part))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Title and pill in one row, the line below."""
        theme = current()
        title = theme.fonts.title_width(self.text(), 20) + self._pill_width() + 12
        line = words_size(self._line, theme.fonts.text(12)).width()
        return QSize(round(max(title, line)) + 34 + 2 * RING, theme.length(66) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """The title stays whole; the line may end in an ellipsis."""
        title = current().fonts.title_width(self.text(), 20) + self._pill_width() + 12
        return QSize(round(title) + 34 + 2 * RING, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Green outline when chosen."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p, live = theme.palette, self.isEnabled()
        if self.isChecked():
            draw_box(painter, body, 10, p.tint, p.action, max(2.4, p.outline))
        else:
            draw_box(painter, body, 10, p.paper2 if self.underMouse() and live else p.field, p.tile_edge,
                     1 if p.outline > 1 else p.outline)  # fmt: skip
        inner = body.adjusted(16, theme.length(9), -12, -theme.length(10))
        half = inner.height() / 2 + 1
        top = QRectF(inner.left(), inner.top(), inner.width() - self._pill_width() - 6, half)
        theme.fonts.draw_title_in(painter, top, self.text(), QColor(p.ink if live else p.faint), 20)
        if self._pill:
            width = self._pill_width()
            chip = QRectF(inner.right() - width, top.center().y() - theme.length(20) / 2, width, theme.length(20))
            draw_box(painter, chip, chip.height() / 2, p.band)
            draw_words(painter, chip, self._pill, theme.fonts.text(12, 600), p.ink)
        below = QRectF(inner.left(), inner.top() + half, inner.width() + 4, half)
        ink = p.mute if live else p.faint
        draw_words(painter, below, self._line, theme.fonts.text(12), ink, Qt.AlignmentFlag.AlignLeft)
        if shows_ring(self):
            draw_ring(painter, body, 10, p)

    def _pill_width(self) -> float:
        if not self._pill:
            return 0.0
        return words_size(self._pill, current().fonts.text(12, 600)).width() + current().length(18)


class Swatch(Choice):
    """A cloth to choose, shown as it lies on the table."""

    def __init__(self, cloth: str | Cloth, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.cloth = CLOTHS[cloth] if isinstance(cloth, str) else cloth
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The name, the tick, air."""
        theme = current()
        words = words_size(self.text(), theme.fonts.text(13, 600)).width()
        return QSize(max(theme.length(92), round(words) + 56) + 2 * RING, theme.length(32) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """The name and the tick with less air; nothing is cut."""
        words = words_size(self.text(), current().fonts.text(13, 600)).width()
        return QSize(round(words) + 2 * current().length(22) + 2 * RING, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, its name, a tick when chosen."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p = theme.palette
        light = QRadialGradient(body.center(), body.width() * 0.6)
        light.setColorAt(0, QColor(self.cloth.centre))
        light.setColorAt(1, QColor(self.cloth.edge))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(body, 6, 6)
        if self.isChecked():
            draw_box(painter, body, 6, None, p.action, max(2.4, p.outline))
            tick = theme.length(16)
            draw_icon(
                painter, "check", QRectF(body.left() + 6, body.center().y() - tick / 2, tick, tick), QColor(p.ivory)
            )
        else:
            draw_box(painter, body, 6, None, p.border)
        draw_words(painter, body, self.text(), theme.fonts.text(13, 600), p.ivory)
        if shows_ring(self):
            draw_ring(painter, body, 6, p)


class PageList(QListWidget):
    """The pages of a sheet, one above the other. ``numbered``: at the right of each there is room for a number."""

    def __init__(
        self, pages: Sequence[str], parent: QWidget | None = None, *, name: str = "", numbered: bool = False
    ) -> None:
        super().__init__(parent)
        self._across = False  # first: a screen reader asks how large a page is as soon as one is selected
        self._names = tuple(pages)
        self._numbered = numbered
        self._ruled = -1
        self.setAccessibleName(name)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setStyleSheet(
            "QListWidget { background: transparent; border: 0; outline: 0; selection-background-color: transparent; }"
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(PagePainter(self))
        self.addItems(list(pages))
        self.setCurrentRow(0)
        self.setFixedWidth(self._width(pages))
        self.itemSelectionChanged.connect(self._turn)

    def tell(self, row: int, name: str, many: int | None) -> None:
        """Call a page so, and say how much is in it; None: that is not told."""
        item = self.item(row)
        item.setText(name)
        item.setData(Qt.ItemDataRole.UserRole, "" if many is None else str(many))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, name if many is None else f"{name}, {many}")

    def draw_line_above(self, row: int) -> None:
        """Draw a line above a page, which parts it from those before."""
        self._ruled = row

    def is_ruled(self, row: int) -> bool:
        """Whether there is a line above a page."""
        return row == self._ruled and not self._across

    def _turn(self) -> None:
        """Turn to the page that is selected: assistive technology selects one without going to it."""
        here, chosen = self.currentRow(), [self.row(item) for item in self.selectedItems()]
        if chosen != [here]:
            self.setCurrentRow(next((row for row in chosen if row != here), here))

    def lay_across(self, room: int | None) -> None:
        """Set the pages side by side in as many rows as ``room`` px ask for; None: one above the other again."""
        self._across = room is not None
        self.setFlow(QListWidget.Flow.LeftToRight if self._across else QListWidget.Flow.TopToBottom)
        self.setWrapping(self._across)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        least, most = 0, GREATEST
        if room is not None:
            rows, end = 1, 0
            for row in range(self.count()):
                wide = self.sizeHintForIndex(self.model().index(row, 0)).width()
                rows, end = (rows + 1, wide) if end + wide > room else (rows, end + wide)
            least = most = rows * self.sizeHintForRow(0)
        self.setMinimumHeight(least)
        self.setMaximumHeight(most)
        if room is None:
            self.setFixedWidth(self._width(self._names))
        else:
            self.setMinimumWidth(0)
            self.setMaximumWidth(GREATEST)

    @property
    def across(self) -> bool:
        """Whether the pages stand side by side."""
        return self._across

    def _width(self, pages: Sequence[str]) -> int:
        theme = current()
        widest = max((words_size(page, theme.fonts.text(14, 600)).width() for page in pages), default=0)
        number = words_size(WIDEST, theme.fonts.text(14)).width() + BESIDE if self._numbered else 0
        return max(theme.length(168), round(widest + number) + 34) + 2 * RING

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen page in sight."""
        super().resizeEvent(event)
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem())


class PagePainter(QStyledItemDelegate):
    """Draws the name of a page."""

    def __init__(self, pages: PageList) -> None:
        super().__init__(pages)
        self._pages = pages

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A row with room for the ring, as wide as its words where the pages stand side by side."""
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        wide = words_size(words, current().fonts.text(14, 600)).width() + 2 * BESIDE + 2 * RING
        line = LINE_ROOM if self._pages.is_ruled(index.row()) else 0
        return QSize(round(wide + 0.5) if self._pages.across else 100, current().length(32) + 2 * RING + line)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The chosen page lies on brass-tinted paper."""
        theme = current()
        p = theme.palette
        body = QRectF(option.rect).adjusted(RING, RING, -RING, -RING)
        if self._pages.is_ruled(index.row()):
            painter.fillRect(
                QRectF(body.left(), body.top() + LINE_ROOM / 2 - RING, body.width(), 1), colour(p.hairline)
            )
            body.setTop(body.top() + LINE_ROOM)
        chosen = index.row() == self._pages.currentRow()
        if chosen:
            draw_box(painter, body, 8, p.chosen, p.border if theme.high_contrast else None)
        font = theme.fonts.text(14, 600 if chosen else 400)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        number = str(index.data(Qt.ItemDataRole.UserRole) or "")
        draw_words(painter, body.adjusted(BESIDE, 0, -6, 0), words, font, p.ink, Qt.AlignmentFlag.AlignLeft)
        if number:
            right = body.adjusted(0, 0, -BESIDE, 0)
            draw_words(painter, right, number, theme.fonts.text(14), p.mute, Qt.AlignmentFlag.AlignRight)
        if chosen and shows_ring(self._pages):
            draw_ring(painter, body, 8, p)
