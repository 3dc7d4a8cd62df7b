"""Where did the tricks of a deal come from? A waterfall from the average to what was taken, each part with its sign."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import LinkButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING, draw_ring, draw_words, words_size
from dummywhist.ui.panels.split_words import SplitRow, SplitTold
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

ROW: Final = 22
"""Px at text scale 1."""
FIGURE: Final = 46
"""For the number at the right."""
LEAST: Final = 40
"""Where less is left no bars are drawn."""
GAP: Final = 8
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class Waterfall(QWidget):
    """The rows: name, bar, number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[SplitRow, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_told(self, told: SplitTold) -> None:
        """Draw these rows; they are read as one sentence."""
        self.rows = told.rows
        self.setAccessibleName(told.spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As many rows as there are."""
        return QSize(120, current().length(ROW) * len(self.rows) + 4)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    @property
    def name_width(self) -> float:
        """What the longest name needs."""
        return max((words_size(row.name, self._font(row)).width() for row in self.rows), default=0.0) + 2

    @staticmethod
    def _font(row: SplitRow) -> QFont:
        return current().fonts.text(12, 600 if row.kind == "total" else 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ends are marks, not bars, since the axis does not begin at 0."""
        theme, painter, p = current(), QPainter(self), current().palette
        if not self.rows:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low = min(min(row.start, row.end) for row in self.rows) - 0.5
        high = max(max(row.start, row.end) for row in self.rows) + 0.5
        whole = QRectF(RING, 2, self.width() - 2 * RING, self.height() - 4)
        left = whole.left() + self.name_width + GAP
        right = whole.right() - theme.length(FIGURE) - GAP
        inks = {"luck": p.brass_text, "loss": p.loss, "gift": p.action}

        def x(value: float) -> float:
            return left + (right - left) * (value - low) / (high - low)

        for number, row in enumerate(self.rows):
            box = QRectF(whole.left(), whole.top() + number * theme.length(ROW), whole.width(), theme.length(ROW))
            draw_words(painter, box, row.name, self._font(row), p.ink, LEFT)
            figures = theme.fonts.text(12, 600, tabular=True)
            draw_words(painter, box, row.figure, figures, p.ink, RIGHT)
            if right - left < theme.length(LEAST):
                continue
            middle = box.center().y()
            if row.kind == "total":
                painter.setPen(QPen(QColor(p.hairline), 1))
                painter.drawLine(QPointF(left, middle), QPointF(right, middle))
                painter.fillRect(QRectF(x(row.start) - 2, middle - 7, 4, 14), QColor(p.ink))
                continue
            ends = sorted((x(row.start), x(row.end)))
            bar = QRectF(ends[0], middle - 5, max(ends[1] - ends[0], 1), 10)
            if theme.high_contrast and row.kind == "loss":
                painter.fillRect(bar, Qt.BrushStyle.BDiagPattern)
                painter.setPen(QPen(QColor(p.ink), 1))
                painter.drawRect(bar)
            else:
                painter.fillRect(bar, QColor(inks[row.kind]))
        if self.hasFocus():
            draw_ring(painter, QRectF(self.rect()).adjusted(RING, RING, -RING, -RING), 6, p)


class SplitPart(QWidget):
    """Heading, waterfall, the sum in figures. `points_chosen`: whether it is to be told in points."""

    points_chosen = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = SplitTold()
        head = QHBoxLayout()
        head.addWidget(Text(tr("Luck and skill"), 13, 600, parent=self), 1)
        self.other = LinkButton("", self)
        self.other.clicked.connect(lambda _checked=False: self.points_chosen.emit(not self.told.points))
        head.addWidget(self.other)
        self.waterfall = Waterfall(self)
        self.sum = Text("", 12, tone="mute", wrap=True, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.waterfall)
        column.addWidget(self.sum)
        self.hide()

    def show_told(self, told: SplitTold) -> None:
        """Show this; nothing while it is not known."""
        self.told = told
        self.setVisible(bool(told.rows))
        self.other.setText(tr("In tricks") if told.points else tr("In points"))
        self.waterfall.show_told(told)
        self.sum.setText(told.sum)
