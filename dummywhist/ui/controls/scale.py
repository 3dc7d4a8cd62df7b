"""How is one figure shown among others of its kind? Lines of a ledger with a scale, a dot for each figure on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.ledger import Ledger, LedgerPainter
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.theme import current

SCALE: Final = Qt.ItemDataRole.UserRole + 20
DOT: Final = 3.0
"""Radius of the dot of one figure, px; its area grows with their number."""
OWN: Final = 6.0
LINE: Final = 2.0
MARK: Final = 9.0
"""The upright line of the average reaches so far above and below, px."""
LEAST: Final = 150
"""In which the dots of a scale stand apart, px."""


class Scale(NamedTuple):
    """A scale from 0 to ``most``: ``own`` figure, if there is one, those of ``others``, the ``average`` of all."""

    most: int
    own: int | None
    others: tuple[int, ...]
    average: float


class ScaleLedger(Ledger):
    """A ledger whose column ``at`` shows scales; it takes the room that the others leave."""

    def __init__(
        self, columns: Sequence[str], at: int, *, numbers: Collection[int], parent: QWidget, name: str, line_height: int
    ) -> None:
        self.at = at
        super().__init__(columns, stretch=at, numbers=numbers, parent=parent, name=name, line_height=line_height)
        self.setItemDelegate(ScalePainter(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def add_scale(self, cells: Sequence[str], key: object, scale: Scale, spoken: str) -> int:
        """A line with a scale; ``spoken``: all of it in a sentence. Return the row's number."""
        row = self.add_line(cells, key)
        for place in range(self.columnCount()):
            item = self.item(row, place)
            if item is not None:
                item.setData(SCALE, scale if place == self.at else None)
        first = self.item(row, 0)
        if first is not None:
            first.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return row

    def needed_width(self) -> int:
        """With room for a scale."""
        return super().needed_width() + max(0, current().length(LEAST) - self._widths[self.at])


class ScalePainter(LedgerPainter):
    """Draws the scales as well."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The line of the ledger, and on it the scale."""
        super().paint(painter, option, index)
        scale = index.data(SCALE)
        if scale is not None:
            draw_scale(painter, QRectF(option.rect), Scale(*scale))


def draw_scale(painter: QPainter, box: QRectF, scale: Scale) -> None:
    """The line, the others, the average, and one's own figure above all."""
    theme = current()
    p, unit = theme.palette, theme.length(100) / 100
    left, right, middle = box.left() + RING + OWN * unit, box.right() - 2 * OWN * unit, box.center().y()

    def at(figure: float) -> QPointF:
        return QPointF(left + (right - left) * figure / scale.most, middle)

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(p.tile_edge), LINE * unit))
    painter.drawLine(at(0), at(scale.most))
    for figure in sorted(set(scale.others)):
        draw_other(painter, at(figure), scale.others.count(figure))
    draw_average(painter, at(scale.average))
    if scale.own is not None:
        draw_own(painter, at(scale.own))
    painter.restore()


def draw_other(painter: QPainter, centre: QPointF, figures: int = 1) -> None:
    """A dot for so many figures of others."""
    theme = current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.palette.mute))
    radius = DOT * sqrt(figures) * theme.length(100) / 100
    painter.drawEllipse(centre, radius, radius)


def draw_average(painter: QPainter, centre: QPointF) -> None:
    """The upright line."""
    theme = current()
    reach = QPointF(0, MARK * theme.length(100) / 100)
    painter.setPen(QPen(QColor(theme.palette.ink), 1.5))
    painter.drawLine(centre - reach, centre + reach)


def draw_own(painter: QPainter, centre: QPointF) -> None:
    """The brass disc."""
    theme = current()
    painter.setPen(QPen(QColor(theme.palette.ink), 1.5))
    painter.setBrush(QColor(theme.palette.brass))
    radius = OWN * theme.length(100) / 100
    painter.drawEllipse(centre, radius, radius)


class ScaleLegend(QWidget):
    """What the marks of a scale mean, in a line: own, others, average."""

    def __init__(self, words: tuple[str, str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setAccessibleName(", ".join(words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(current().length(24))

    def paintEvent(self, event: object) -> None:
        """A mark, its words, the next."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.fonts.text(12))
        left, middle, mark = float(RING), self.height() / 2, theme.length(16)
        for draw, words in zip((draw_own, draw_other, draw_average), self._words, strict=True):
            draw(painter, QPointF(left + mark / 2, middle))
            width = painter.fontMetrics().horizontalAdvance(words)
            painter.setPen(QColor(theme.palette.ink))
            box = QRectF(left + mark + 4, 0, width + 2, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
            left = box.right() + theme.length(14)
