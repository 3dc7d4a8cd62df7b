"""Why was a claim not accepted? The study dock with the line that beats it, a row for each trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.ui.controls.access import tell_description
from dummywhist.ui.controls.buttons import Button, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING, body_of, draw_box, draw_ring, draw_words, shows_ring, words_size
from dummywhist.ui.panels.line_words import LineRow
from dummywhist.ui.panels.thoughts import draw_card
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

AIR: Final = 12
HEAD: Final = 22
"""In a row: around its words, and the line with the cards, px at text scale 1."""
CARDS_AT: Final = 10
"""Between the number and the cards, px."""
BETWEEN: Final = 9
WIDTH: Final = 320
"""Of the dock beside a wide table, px at text scale 1: its three buttons stand side by side."""
NARROW: Final = 272
"""Of the dock in a narrow window, px at text scale 1."""
SNUG: Final = 12
"""At both sides of their words, px."""


class RowButton(Button):
    """One trick of the line: its cards and a sentence. Pressed, it is shown on the table."""

    def __init__(self, row: LineRow, parent: QWidget) -> None:
        super().__init__("", parent)
        self.row = row
        self.here = False
        self.setObjectName(f"line:{row.number}")
        self.setAccessibleName(row.spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_here(self, here: bool) -> None:
        """Whether this is the trick that lies on the table."""
        if here != self.here:
            self.here = here
            self.setAccessibleDescription(tr("It lies on the table.") if here else "")
            tell_description(self)
            self.update()

    def hasHeightForWidth(self) -> bool:
        """The sentence takes as many lines as it needs."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The line of cards, and the sentence under it."""
        theme = current()
        return round(self._words(width).height()) + theme.length(HEAD) + 2 * theme.length(AIR) - 6 + 2 * RING

    def sizeHint(self) -> QSize:
        """As wide as the dock makes it."""
        width = max(self.width(), 120)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper; the trick on the table stands in green; the one that is lost is red and says so."""
        theme, painter, body = current(), QPainter(self), QRectF(body_of(self))
        palette = theme.palette
        line = palette.action if self.here else palette.rule
        draw_box(painter, body, 10, palette.chosen if self.here else palette.paper, line, 2 if self.here else 1)
        left, top = body.left() + theme.length(AIR), body.top() + theme.length(AIR) - 4
        head = QRectF(left, top, body.right() - left - 4, theme.length(HEAD))
        number = tr("Trick {n}", n=self.row.number)
        font = theme.fonts.text(13, 600)
        draw_words(painter, head, number, font, palette.ink, Qt.AlignmentFlag.AlignLeft)
        head.setLeft(left + words_size(number, font).width() + theme.length(CARDS_AT))
        for card in self.row.cards:
            head.setLeft(head.left() + draw_card(painter, head, card, 13, 600) + theme.length(BETWEEN))
        ink = palette.loss if self.row.lost else palette.mute
        painter.setFont(theme.fonts.text(12.5, 600 if self.row.lost else 400))
        painter.setPen(QColor(ink))
        room = QRectF(left, head.bottom(), self._room(self.width()), body.bottom() - head.bottom())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), self.row.sentence)
        if shows_ring(self):
            draw_ring(painter, body, 10, palette)

    def _room(self, width: int) -> int:
        return width - 2 * RING - 2 * current().length(AIR)

    def _words(self, width: int) -> QRect:
        metrics = QFontMetrics(current().fonts.text(12.5, 600 if self.row.lost else 400))
        box = QRect(0, 0, self._room(width), 1000)
        return metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), self.row.sentence)


class LinePanel(Dock):
    """The dock of the line. `step_wanted` carries the trick to show, from 0; `try_wanted`: the claimant's own way."""

    step_wanted = Signal(int)
    try_wanted = Signal()

    def __init__(self, *, width: int = WIDTH, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent, width=width, narrow=NARROW, close_name=tr("Close"))
        self.rows: list[RowButton] = []
        self.step = -1
        self.summary = Text("", 12.5, tone="mute", wrap=True, parent=self)
        self.head.addWidget(self.summary)
        self.others = Text("", 12.5, tone="mute", wrap=True, parent=self.content)
        self.story = Text("", 13, 600, wrap=True, parent=self)
        self.head.addWidget(self.story)
        self.body.addWidget(self.others)
        self.body.addStretch()
        self._brief = Text("", 13, wrap=True, parent=self)
        self.set_brief(self._brief)
        self.next = PrimaryButton(tr("Next"), self)
        self.back = SecondaryButton(tr("Back", note="step"), self)
        self.tries = SecondaryButton(tr("Try my way"), self)
        self.next.clicked.connect(lambda _checked=False: self.step_wanted.emit(self.step + 1))
        self.back.clicked.connect(lambda _checked=False: self.step_wanted.emit(self.step - 1))
        self.tries.clicked.connect(lambda _checked=False: self.try_wanted.emit())
        for button in (self.next, self.back, self.tries):
            button.air = SNUG
            self.add_button(button)

    def show_line(self, title: str, summary: str, rows: Sequence[LineRow], others: str) -> None:
        """Show another line, with no trick of it on the table yet."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.summary.setText(summary)
        self.others.setText(others)
        self.others.setVisible(bool(others))
        self._brief.setText(f"{title}: {summary}")
        for old in self.rows:
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = [RowButton(row, self.content) for row in rows]
        for at, row in enumerate(self.rows):
            self.body.insertWidget(at, row)
            row.clicked.connect(lambda _checked=False, at=at: self.step_wanted.emit(at))
            row.show()
        self.show_step(-1)

    def show_step(self, step: int) -> None:
        """The trick ``step`` of the line lies on the table; -1: none of it."""
        self.step = step
        for at, row in enumerate(self.rows):
            row.set_here(at == step)
        if 0 <= step < len(self.rows):
            self.scroll_to(self.rows[step])
        self.next.setEnabled(step + 1 < len(self.rows))
        self.back.setEnabled(step > 0)
        self.show_story("")

    def show_story(self, story: str, *, trying: bool = False) -> None:
        """Say how the claimant's own way goes, in place of the line; or show that again."""
        self.story.setText(story)
        self.story.setVisible(bool(story))
        for row in self.rows:
            row.setVisible(not trying)
        self.others.setVisible(bool(self.others.text()) and not trying)
        self.tries.setText(tr("Show the line") if trying else tr("Try my way"))
        self.next.setVisible(not trying)
        self.back.setVisible(not trying)
