"""How does a deal compare with other lines of it? Four rows: tricks, points, and the first card that differs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import Button, LinkButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING, body_of, draw_ring, draw_row, draw_words, shows_ring, words_size
from dummywhist.ui.panels.thoughts import draw_card
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

LINE: Final = 18
"""The height of a line of words, px at text scale 1."""
TRICKS, POINTS = 24, 44
"""The two columns at the right."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class CompareRow(NamedTuple):
    """A line: ``key`` names it. ``second`` is where it differs, before the ``card`` by which it does, if it does.

    ``tricks`` and ``points`` are "" until it is found; ``spoken``: all of it in a sentence.
    """

    key: str
    head: str
    second: str
    card: Card | None
    tricks: str
    points: str
    spoken: str


class CompareTold(NamedTuple):
    """The rows, the one on the table, and how far it is: ``counting`` in words, ``running`` whether it goes on."""

    rows: tuple[CompareRow, ...] = ()
    here: str = ""
    counting: str = ""
    running: bool = False


class CompareHeads(QWidget):
    """What is compared, and the names of the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Compare: the line and the first card that differs, tricks, points"))

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(120, current().length(LINE + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The heading, and small words over the columns."""
        theme, painter = current(), QPainter(self)
        box = QRectF(RING, 0, self.width() - 2 * RING, self.height())
        draw_words(painter, box, tr("Compare"), theme.fonts.text(13, 600), theme.palette.ink, LEFT)
        tricks, points = _columns(box)
        font, ink = theme.fonts.text(12), theme.palette.mute
        words = tr("points", note="column")
        wide = words_size(words, font).width() + 1
        right = QRectF(points.right() - wide, box.top(), wide, box.height())
        left = QRectF(box.left(), box.top(), min(tricks.right(), right.left() - 9) - box.left(), box.height())
        draw_words(painter, right, words, font, ink, RIGHT)
        draw_words(painter, left, tr("tricks", note="column"), font, ink, RIGHT)


def _columns(box: QRectF) -> tuple[QRectF, QRectF]:
    theme = current()
    tricks, points = theme.length(TRICKS), theme.length(POINTS)
    right = QRectF(box.right() - points - 7, box.top(), points, box.height())
    return QRectF(right.left() - tricks, box.top(), tricks, box.height()), right


class CompareButton(Button):
    """One line. Pressed, the table shows it."""

    def __init__(self, row: CompareRow, here: bool, parent: QWidget) -> None:
        super().__init__("", parent)
        self.row, self.here = row, here
        self.setObjectName(f"compare:{row.key}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(row.spoken)
        self.setEnabled(bool(row.tricks))
        if here:
            self.setAccessibleDescription(tr("It is on the table."))

    def sizeHint(self) -> QSize:
        """Two lines of words."""
        return QSize(120, 2 * current().length(LINE) + 6 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the neighbours."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    @property
    def head_room(self) -> QRectF:
        """Where the name of the line stands."""
        body, theme = QRectF(body_of(self)), current()
        return QRectF(body.left() + 9, body.top() + 3, body.width() - 16, theme.length(LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper; the line on the table is green."""
        theme, painter, body = current(), QPainter(self), QRectF(body_of(self))
        p, row, room = theme.palette, self.row, self.head_room
        draw_row(painter, body, self.here)
        draw_words(painter, room, row.head, theme.fonts.text(13, 600), p.ink, LEFT)
        second = room.translated(0, room.height())
        font = theme.fonts.text(12)
        draw_words(painter, second, row.second, font, p.mute, LEFT)
        if row.card is not None:
            second.setLeft(second.left() + words_size(row.second, font).width() + 5)
            draw_card(painter, second, row.card, 12, 600)
        figures = theme.fonts.text(13, 600, tabular=True)
        tricks, points = _columns(room.translated(0, room.height()).adjusted(0, 0, 7, 0))
        draw_words(painter, tricks, row.tricks, figures, p.ink, RIGHT)
        draw_words(painter, points, row.points, figures, p.ink, RIGHT)
        if shows_ring(self):
            draw_ring(painter, body, 8, p)


class ComparePart(QWidget):
    """The table of four rows. `chosen` carries the key of a row; `go_wanted`: it is to stop, or to go on."""

    chosen = Signal(str)
    go_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = CompareTold()
        self.buttons: list[CompareButton] = []
        self.heads = CompareHeads(self)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        self.counting = Text("", 12, tone="mute", wrap=True, parent=self)
        self.stop = LinkButton("", self)
        self.stop.clicked.connect(lambda _checked=False: self.go_wanted.emit())
        foot = QHBoxLayout()
        foot.addWidget(self.counting, 1)
        foot.addWidget(self.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.heads)
        column.addLayout(self._list)
        column.addLayout(foot)
        self.hide()

    def show_told(self, told: CompareTold) -> None:
        """Show these rows; none of them, and nothing is compared."""
        self.told = told
        held = next((one.row.key for one in self.buttons if one.hasFocus()), None)
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        for row in told.rows:
            button = CompareButton(row, row.key == told.here, self)
            button.clicked.connect(lambda _checked=False, key=row.key: self.chosen.emit(key))
            self._list.addWidget(button)
            button.show()
            self.buttons.append(button)
            if row.key == held:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.counting.setText(told.counting)
        self.counting.setVisible(bool(told.counting))
        self.stop.setText(tr("Stop", note="counting") if told.running else tr("Count the rest"))
        self.stop.setVisible(bool(told.counting))
