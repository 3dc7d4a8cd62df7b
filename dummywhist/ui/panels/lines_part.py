"""Which lines are there of a deal? As it was played, and how it was played on otherwise: a tree, and a list of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import Button, LinkButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING, body_of, draw_ring, draw_row, draw_words, shows_ring, words_size
from dummywhist.ui.panels.thoughts import card_width, draw_card
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

ROW: Final = 30
"""Of a line in the list, px at text scale 1."""
PITCH: Final = 26
"""Between two lines of the tree."""
FIGURE: Final = 26
"""For the tricks at the right."""
IN_TREE: Final = 3
"""So many lines the tree draws beside the one that was played; all stand in the list."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class LineRow(NamedTuple):
    """A line of a deal: ``key`` names it, None as it was played. It leaves that line after ``moment`` cards.

    ``head``: where it begins, before the ``card`` by which it differs, and ``what`` it is. ``made``: the tricks of the
    side that is told of. ``spoken``: all of it in a sentence.
    """

    key: int | None
    moment: int
    head: str
    card: Card | None
    what: str
    made: int
    spoken: str


class LinesTold(NamedTuple):
    """All lines of a deal, the one that was played first; ``mistakes``: after how many cards there was one.

    ``here``: the line on the table. ``nothing``: what is said while there is none but that. ``gone``: one was taken
    away, and can be put back.
    """

    rows: tuple[LineRow, ...] = ()
    cards: int = 52
    mistakes: tuple[int, ...] = ()
    here: int | None = None
    nothing: str = ""
    gone: bool = False


class LineTree(QWidget):
    """The lines as a tree: the one that was played is drawn through, the others are dotted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = LinesTold()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_told(self, told: LinesTold) -> None:
        """Draw these lines."""
        self.told = told
        self.updateGeometry()
        self.update()

    @property
    def drawn(self) -> tuple[LineRow, ...]:
        """The lines that are drawn, the newest of many."""
        return (*self.told.rows[:1], *self.told.rows[1:][-IN_TREE:])

    def sizeHint(self) -> QSize:
        """A row for each line that is drawn."""
        return QSize(120, current().length(16 + PITCH * max(len(self.drawn), 1)))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines, dots at mistakes, words at the ends."""
        if not self.told.rows:
            return
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p = theme.palette
        left, end = theme.length(8), self.width() - theme.length(FIGURE) - RING
        font, figures = theme.fonts.text(12), theme.fonts.text(13, 600, tabular=True)
        high = theme.length(PITCH)

        def at(moment: int, row: int) -> QPointF:
            share = moment / max(self.told.cards, 1)
            return QPointF(left + (end - left) * share, theme.length(14) + row * high)

        for number, row in enumerate(self.drawn):
            here = row.key == self.told.here
            y = at(0, number).y()
            room = QRectF(end + 4, y - high / 2, self.width() - end - 4 - RING, high)
            if number == 0:
                painter.setPen(QPen(QColor(p.ink), 2.4 if here else 1.8))
                painter.drawLine(at(0, 0), QPointF(end, y))
            else:
                start = at(row.moment, 0)
                path = QPainterPath(start)
                path.lineTo(start.x(), y - 8)
                path.quadTo(start.x(), y, start.x() + 8, y)
                path.lineTo(end, y)
                pen = QPen(QColor(p.action), 2.4 if here else 1.6, Qt.PenStyle.DotLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
                self._label(painter, row, min(start.x() + 12, left + (end - left) * 0.55), y - high + 4, end)
            draw_words(painter, room, str(row.made), figures, p.ink, RIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(p.loss))
        for moment in self.told.mistakes:
            painter.drawEllipse(at(moment, 0), 4.5, 4.5)
        painter.setFont(font)

    def _label(self, painter: QPainter, row: LineRow, x: float, top: float, end: float) -> None:
        theme = current()
        font, ink = theme.fonts.text(12), theme.palette.ink
        box = QRectF(x, top, end - x, theme.length(18))
        draw_words(painter, box, row.head, font, ink, LEFT)
        if row.card is not None:
            box.setLeft(box.left() + words_size(row.head, font).width() + 4)
            draw_card(painter, box, row.card, 12, 600)


class LineButton(Button):
    """One line. Pressed, the table shows it; Delete takes it away."""

    delete_wanted = Signal(int)

    def __init__(self, row: LineRow, here: bool, parent: QWidget) -> None:
        super().__init__("", parent)
        self.row, self.here = row, here
        self.setObjectName(f"line:{'played' if row.key is None else row.key}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(row.spoken)
        if here:
            self.setAccessibleDescription(tr("It is on the table."))

    def sizeHint(self) -> QSize:
        """One line of words."""
        return QSize(120, current().length(ROW) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes a line away; up and down go to the neighbours."""
        key = event.key()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.row.key is not None:
            self.delete_wanted.emit(self.row.key)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper; the line on the table is green."""
        theme, painter, body = current(), QPainter(self), QRectF(body_of(self))
        p, row = theme.palette, self.row
        draw_row(painter, body, self.here)
        figure = QRectF(body.right() - theme.length(FIGURE) - 8, body.top(), theme.length(FIGURE), body.height())
        draw_words(painter, figure, str(row.made), theme.fonts.text(13, 600, tabular=True), p.ink, RIGHT)
        font = theme.fonts.text(13, 600 if row.key is None else 400)
        box = QRectF(body.left() + 9, body.top(), figure.left() - body.left() - 9, body.height())
        draw_words(painter, box, row.head, font, p.ink, LEFT)
        gone = words_size(row.head, font).width() + 5
        if row.card is not None:
            draw_card(painter, box.adjusted(gone, 0, 0, 0), row.card, 13, 600)
            gone += card_width(row.card, 13, 600) + 6
        if row.what:
            draw_words(painter, box.adjusted(gone, 0, 0, 0), row.what, theme.fonts.text(12), p.mute, LEFT)
        if shows_ring(self):
            draw_ring(painter, body, 8, p)


class LinesPart(QWidget):
    """The tree, the list, and what can be begun from here.

    `chosen` carries the key of a line, None as it was played; `deleted` that of one to be taken away.
    """

    chosen = Signal(object)
    deleted = Signal(int)
    again_wanted = Signal()
    back_wanted = Signal()
    """What was taken away last is to be put back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = LinesTold()
        self.buttons: list[LineButton] = []
        self.tree = LineTree(self)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        self.nothing = Text("", 12, tone="mute", wrap=True, parent=self)
        self.again = LinkButton(tr("Play the deal again"), self)
        self.again.clicked.connect(lambda _checked=False: self.again_wanted.emit())
        self.put_back = LinkButton(tr("Put the line back"), self)
        self.put_back.clicked.connect(lambda _checked=False: self.back_wanted.emit())
        self.put_back.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.tree)
        column.addLayout(self._list)
        column.addWidget(self.nothing)
        column.addWidget(self.put_back, 0, LEFT)
        column.addWidget(self.again, 0, LEFT)

    def show_told(self, told: LinesTold) -> None:
        """Show these lines."""
        if told == self.told:
            return
        self.told = told
        self.tree.show_told(told)
        held = next((one.row.key for one in self.buttons if one.hasFocus()), -1)
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        for row in told.rows:
            button = LineButton(row, row.key == told.here, self)
            button.clicked.connect(lambda _checked=False, key=row.key: self.chosen.emit(key))
            button.delete_wanted.connect(self.deleted)
            self._list.addWidget(button)
            button.show()
            self.buttons.append(button)
            if row.key == held:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.nothing.setText(told.nothing)
        self.nothing.setVisible(bool(told.nothing))
        self.put_back.setVisible(told.gone)
