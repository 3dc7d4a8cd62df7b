"""How is a card drawn on which something was lost? Trick, who and card, the verdict with its sign, both losses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.engine.seats.review import Verdict
from dummywhist.ui.controls.access import tell_description
from dummywhist.ui.controls.buttons import Button
from dummywhist.ui.controls.paint import RING, body_of, draw_ring, draw_row, draw_words, shows_ring, words_size
from dummywhist.ui.panels.review_words import LossRow
from dummywhist.ui.panels.thoughts import card_width, draw_card
from dummywhist.ui.theme import Palette, current
from dummywhist.ui.tongues import tr

LINE: Final = 18
"""The height of a line of words, px at text scale 1."""
AIR: Final = 3
NUMBER: Final = 28
"""For the number of the trick at the left."""
SEEN: Final = 24
KNOWN: Final = 44
"""The two columns at the right."""
APART: Final = 9
"""Between the names of the columns."""
SIGN: Final = 9
BEFORE_WORDS: Final = 5
BEFORE_CARD: Final = 5
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
WAYS: Final = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1,
}  # fmt: skip


def columns(box: QRectF) -> tuple[QRectF, QRectF]:
    """Return where *seen* and *known* stand at the right of ``box``."""
    theme = current()
    seen, known = theme.length(SEEN), theme.length(KNOWN)
    right = QRectF(box.right() - known - 7, box.top(), known, box.height())
    return QRectF(right.left() - seen, box.top(), seen, box.height()), right


def ink_of(verdict: Verdict, palette: Palette) -> str:
    """Return the colour of a verdict."""
    match verdict:
        case Verdict.MISTAKE:
            return palette.loss
        case Verdict.SLIP | Verdict.LUCKY:
            return palette.brass_text
        case Verdict.UNLUCKY:
            return palette.action
        case _:
            return palette.ink


def draw_sign(painter: QPainter, verdict: Verdict, box: QRectF, ink: str) -> None:
    """Draw the sign of a verdict, so that none is told by its colour alone: cross, triangle, ring, tick."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ink), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    match verdict:
        case Verdict.MISTAKE:
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
        case Verdict.SLIP:
            painter.drawPolygon(QPolygonF([QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()]))
        case Verdict.LUCKY:
            painter.drawEllipse(box)
        case _:
            low = QPointF(box.left() + box.width() * 0.38, box.bottom())
            painter.drawPolyline([QPointF(box.left(), box.center().y()), low, box.topRight()])
    painter.restore()


class ColumnHeads(QWidget):
    """The names of the columns over the rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Trick and card, lost with all hands seen, lost on what could be known"))

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(120, current().length(LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Small words."""
        theme, painter = current(), QPainter(self)
        box = QRectF(RING, 0, self.width() - 2 * RING, self.height())
        font, ink = theme.fonts.text(12), theme.palette.mute
        seen, known = columns(box)
        draw_words(painter, QRectF(box.left() + 8, box.top(), seen.left() - box.left() - 8, box.height()),
                   tr("Trick, card"), font, ink, LEFT)  # fmt: skip
        second = tr("known", note="column")
        wide = words_size(second, font).width() + 1
        right = QRectF(known.right() - wide, box.top(), wide, box.height())
        left = QRectF(box.left(), box.top(), min(seen.right(), right.left() - APART) - box.left(), box.height())
        draw_words(painter, right, second, font, ink, RIGHT)
        draw_words(painter, left, tr("seen"), font, ink, RIGHT)


class LossButton(Button):
    """One loss. Pressed, the table stands before the card; Up and Down go to its neighbours, Left and Right by card."""

    neighbour_wanted = Signal(int)
    step_wanted = Signal(int)

    def __init__(self, row: LossRow, parent: QWidget) -> None:
        super().__init__("", parent)
        self.row = row
        self.here = self.covered = False
        self.setObjectName(f"loss:{row.at}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name()

    def set_here(self, here: bool) -> None:
        """Whether the table stands before this card."""
        if here != self.here:
            self.here = here
            self.setAccessibleDescription(tr("The table stands before it.") if here else "")
            tell_description(self)
            self.update()

    def set_covered(self, covered: bool) -> None:
        """Whether somebody chooses again here or earlier, so that nothing is told of it."""
        if covered != self.covered:
            self.covered = covered
            self._name()
            self._fit()
            self.update()

    @property
    def second(self) -> str:
        """The second line."""
        return tr("Hidden while you try") if self.covered else self.row.second

    def _name(self) -> None:
        hidden = tr("Trick {number}.", number=self.row.trick) + " " + tr("Hidden while you try")
        self.setAccessibleName(hidden if self.covered else self.row.spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A long verdict takes as many lines as it needs, and no layout may take them away."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "row"):
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """Two lines, or as many as the verdict needs."""
        theme = current()
        lines = max(theme.length(LINE), self._words(width).height())
        return theme.length(LINE) + lines + 2 * theme.length(AIR) + 2 * RING

    def sizeHint(self) -> QSize:
        """As wide as the dock makes it."""
        width = max(self.width(), 120)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return QSize(120, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down among the losses; left and right by card."""
        key = Qt.Key(event.key())
        if key in WAYS:
            self.neighbour_wanted.emit(WAYS[key])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step_wanted.emit(-1 if key == Qt.Key.Key_Left else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper; the one that the table stands before is green."""
        theme, painter, body = current(), QPainter(self), QRectF(body_of(self))
        p, row = theme.palette, self.row
        draw_row(painter, body, self.here)
        top = body.top() + theme.length(AIR)
        first = QRectF(body.left() + 9, top, theme.length(NUMBER) - 9, theme.length(LINE))
        draw_words(painter, first, str(row.trick or ""), theme.fonts.text(12, tabular=True), p.mute, LEFT)
        seen, known = columns(body)
        left = body.left() + theme.length(NUMBER)
        font = theme.fonts.text(13, 600)
        head = QRectF(left, top, seen.left() - left, theme.length(LINE))
        who = self.who_shown
        draw_words(painter, head, who, font, p.ink, LEFT)
        if not self.covered:
            head.setLeft(left + words_size(who, font).width() + BEFORE_CARD)
            if row.card is not None:
                draw_card(painter, head, row.card, 13, 600)
            else:
                draw_words(painter, head, self.call_shown(head.width()), theme.fonts.text(13), p.ink, LEFT)
        self._verdict(painter, left, top + theme.length(LINE), p)
        if not self.covered:
            figures = theme.fonts.text(13, 600, tabular=True)
            draw_words(painter, seen, row.seen, figures, p.ink, RIGHT)
            draw_words(painter, known, row.known, figures, p.loss if row.dear else p.ink, RIGHT)
        if shows_ring(self):
            draw_ring(painter, body, 8, p)

    @property
    def who_shown(self) -> str:
        """The name as it is drawn: cut only where the card would have no room beside it."""
        theme = current()
        font, body = theme.fonts.text(13, 600), QRectF(body_of(self))
        room = columns(body)[0].left() - body.left() - theme.length(NUMBER)
        if not self.covered:
            room -= BEFORE_CARD + (room / 2 if self.row.card is None else card_width(self.row.card, 13, 600))
        return QFontMetricsF(font).elidedText(self.row.who, Qt.TextElideMode.ElideRight, room)

    def call_shown(self, width: float) -> str:
        """What was called as it is drawn in so much room."""
        metrics = QFontMetricsF(current().fonts.text(13))
        return metrics.elidedText(self.row.call, Qt.TextElideMode.ElideRight, width)

    def _verdict(self, painter: QPainter, left: float, top: float, palette: Palette) -> None:
        theme = current()
        ink = palette.mute if self.covered else ink_of(self.row.verdict, palette)
        words = self._words(self.width())
        room = QRectF(left + theme.length(SIGN) + BEFORE_WORDS, top, words.width() + 4, words.height() + 2)
        if self.covered:
            room.moveLeft(left)
        else:
            side = theme.length(SIGN)
            sign = QRectF(left + 1, top + (theme.length(LINE) - side) / 2, side - 1, side - 1)
            draw_sign(painter, self.row.verdict, sign, ink)
        painter.setFont(theme.fonts.text(12, 600))
        painter.setPen(QColor(ink))
        painter.drawText(room, int(LEFT | Qt.TextFlag.TextWordWrap), self.second)

    def _words(self, width: int) -> QRect:
        theme = current()
        taken = 2 * RING + theme.length(NUMBER) + 8
        if not self.covered:
            taken += theme.length(SEEN) + theme.length(KNOWN) + theme.length(SIGN) + BEFORE_WORDS
        box = QRect(0, 0, max(60, width - taken), 1000)
        flags = int(LEFT | Qt.TextFlag.TextWordWrap)
        return QFontMetrics(theme.fonts.text(12, 600)).boundingRect(box, flags, self.second)
