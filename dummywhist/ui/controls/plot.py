"""How is a figure drawn that can be read without eyes and without a mouse? Points that say themselves, and a tip."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, hypot, log10
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, draw_words, note_focus, shows_ring, words_size
from dummywhist.ui.theme import current

AIR: Final = 14
HEAD: Final = 36
NEAR: Final = 60.0
"""So near to a point the pointer reads it, px."""
LEAST: Final = QSize(320, 150)
STEPS: Final = (1.0, 2.0, 5.0, 10.0)
NEXT: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
BEFORE: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Reading(NamedTuple):
    """A point of a plot: what it says, and the cells of its row."""

    words: str
    cells: tuple[str, ...]


class PlotTold(NamedTuple):
    """What a plot says: its ``title``, a quiet ``note`` beside it, the ``caption`` for who does not see it.

    ``heads`` of the columns and a `Reading` for each point; without points ``nothing`` says why.
    """

    title: str
    note: str
    caption: str
    heads: tuple[str, ...]
    readings: tuple[Reading, ...]
    nothing: str = ""


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Return round figures from ``low`` to ``high``, at most so many."""
    span = max(high - low, 1e-9)
    size = 10.0 ** floor(log10(span / most))
    step = next(size * one for one in STEPS if span / (size * one) <= most)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [round(step * at, 9) + 0.0 for at in range(first, last + 1)]


class Plot(QWidget):
    """The common part: ground, title, note, and the point that is read, by pointer or arrow keys.

    `said` carries what the point says that was chosen by a key.
    """

    said = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = PlotTold("", "", "", (), ())
        self.at = -1
        self._places: list[QPointF] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def tell(self, told: PlotTold) -> None:
        """Show something else."""
        self.told, self.at, self._places = told, -1, []
        self.setAccessibleName(told.caption or told.title)
        self.setAccessibleDescription(" ".join(one.words for one in told.readings) or told.nothing)
        self.update()

    def table(self) -> str:
        """Return its numbers as lines with tabs between the cells."""
        rows = [self.told.heads, *(one.cells for one in self.told.readings)]
        return "\n".join("\t".join(row) for row in rows)

    def sizeHint(self) -> QSize:
        """Room for a few lines."""
        theme = current()
        return QSize(theme.length(LEAST.width()), theme.length(LEAST.height()))

    def minimumSizeHint(self) -> QSize:
        """Smaller it cannot be read."""
        return self.sizeHint()

    # ---- reading ----

    def choose(self, at: int) -> None:
        """Read a point; -1 for none."""
        if at != self.at:
            self.at = at
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go from point to point, Ctrl+C copies the numbers."""
        many, key = len(self.told.readings), event.key()
        if event.key() == Qt.Key.Key_C and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            QGuiApplication.clipboard().setText(self.table())
        elif many and key in (*NEXT, *BEFORE, Qt.Key.Key_Home, Qt.Key.Key_End):
            at = self.at + 1 if key in NEXT else self.at - 1 if self.at >= 0 else many - 1
            at = 0 if key == Qt.Key.Key_Home else many - 1 if key == Qt.Key.Key_End else at
            self.choose(min(max(at, 0), many - 1))
            self.said.emit(self.told.readings[self.at].words)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The nearest point says itself."""
        there = event.position()
        away = [hypot(one.x() - there.x(), one.y() - there.y()) for one in self._places]
        nearest = min(range(len(away)), key=away.__getitem__, default=-1)
        self.choose(nearest if nearest >= 0 and away[nearest] <= NEAR else -1)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is read any longer."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.choose(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is read any longer."""
        super().focusOutEvent(event)
        self.choose(-1)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    # ---- painting ----

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, title, figure, tip, ring."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p, body = theme.palette, QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        draw_box(painter, body, 10, p.paper2, p.border if theme.high_contrast else None, p.outline)
        air = theme.length(AIR)
        head = QRectF(body.left() + air, body.top(), body.width() - 2 * air, theme.length(HEAD))
        note = words_size(self.told.note, theme.fonts.text(12)).width() + air
        if note + words_size(self.told.title, theme.fonts.text(13, 600)).width() > head.width():
            note = 0.0  # there is no room for both
        else:
            draw_words(painter, head, self.told.note, theme.fonts.text(12), p.mute, Qt.AlignmentFlag.AlignRight)
        title = head.adjusted(0, 0, -note, 0)
        draw_words(painter, title, self.told.title, theme.fonts.text(13, 600), p.ink, Qt.AlignmentFlag.AlignLeft)
        room = QRectF(head.left(), head.bottom(), head.width(), body.bottom() - head.bottom() - air)
        self._places = []
        if self.told.readings:
            self._places = self.figure(painter, room)
        else:
            painter.setFont(theme.fonts.text(12.5))
            painter.setPen(QColor(p.mute))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), self.told.nothing)
        if 0 <= self.at < len(self._places):
            self._draw_tip(painter, body, self._places[self.at], self.told.readings[self.at].words)
        if shows_ring(self):
            draw_ring(painter, body, 10, p)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """Draw the figure into ``room``; return where each point lies."""
        raise NotImplementedError

    def _draw_tip(self, painter: QPainter, body: QRectF, at: QPointF, words: str) -> None:
        theme = current()
        p, font = theme.palette, theme.fonts.text(12, 500)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(p.ink), 2))
        painter.drawEllipse(at, 7, 7)
        size = words_size(words, font)
        width = min(size.width() + 18, body.width() - 8)
        box = QRectF(0, 0, width, size.height() + 10)
        box.moveCenter(at - QPointF(0, box.height() / 2 + 14))
        box.moveLeft(min(max(box.left(), body.left() + 4), body.right() - 4 - width))
        if box.top() < body.top() + 4:
            box.moveTop(min(at.y() + 14, body.bottom() - box.height() - 4))
        draw_box(painter, box, 6, p.ink)
        draw_words(painter, box.adjusted(6, 0, -6, 0), words, font, p.paper)

    # ---- parts ----

    def axis(
        self, painter: QPainter, room: QRectF, low: float, high: float, words: Sequence[tuple[float, str]]
    ) -> QRectF:
        """Draw lines across with their figures at the left; return what is left for the figure."""
        theme = current()
        p, font = theme.palette, theme.fonts.text(12, tabular=True)
        wide = max((words_size(one, font).width() for _, one in words), default=0.0) + 8
        inner = room.adjusted(wide, 6, -4, -theme.length(22))
        for figure, said in words:
            y = self.height_of(inner, low, high, figure)
            painter.setPen(QPen(QColor(p.tile_edge if figure else p.mute), 1))
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
            box = QRectF(room.left(), y - 9, wide - 8, 18)
            draw_words(painter, box, said, font, p.mute, Qt.AlignmentFlag.AlignRight)
        return inner

    @staticmethod
    def height_of(inner: QRectF, low: float, high: float, figure: float) -> float:
        """Return how high a figure stands."""
        return inner.bottom() - (figure - low) / max(high - low, 1e-9) * inner.height()

    def labels(self, painter: QPainter, inner: QRectF, at: Sequence[float], words: Sequence[str]) -> None:
        """Write words under the figure, as many as have room."""
        theme = current()
        font = theme.fonts.text(12)
        widest = max((words_size(one, font).width() for one in words), default=0.0) + 10
        between = (at[-1] - at[0]) / (len(at) - 1) if len(at) > 1 else inner.width()
        every = max(1, ceil(widest / max(between, 1.0)))
        for place in range(0, len(at), every):
            box = QRectF(at[place] - widest, inner.bottom() + 4, 2 * widest, theme.length(18))
            draw_words(painter, box, words[place], font, theme.palette.mute)


def filled(colour: str, *, loss: bool = False) -> QBrush:
    """Return how a part is filled; losses are hatched where nothing may rest on colour."""
    hatched = loss and current().high_contrast
    return QBrush(QColor(colour), Qt.BrushStyle.BDiagPattern if hatched else Qt.BrushStyle.SolidPattern)
