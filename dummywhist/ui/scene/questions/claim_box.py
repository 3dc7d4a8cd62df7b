"""How are tricks claimed, and a claim answered? The grid with one line, and paper with two answers (DF-50..53)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.paint import draw_words
from dummywhist.ui.scene.questions.bidding_box import TITLE, GridBox
from dummywhist.ui.scene.questions.box import QuestionBox, go_along, line_up
from dummywhist.ui.scene.questions.paint import Scale
from dummywhist.ui.scene.questions.question import AnswerQuestion, Cell, ClaimQuestion
from dummywhist.ui.theme import current

WIDTH: Final = 430.0


class ClaimBox(GridBox):
    """How many of the tricks left are claimed."""

    def __init__(self, question: ClaimQuestion, parent: QWidget | None = None) -> None:
        super().__init__(question, parent)
        self.setObjectName("claim-box")

    def _object_name(self, cell: Cell) -> str:
        return f"claim:{cell.label}"


class AnswerBox(QuestionBox):
    """The other player claims: accept or decline; the focus begins at Decline, which binds nobody (DF-52)."""

    def __init__(self, question: AnswerQuestion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.setObjectName("answer-box")
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(" ".join(part for part in (question.story, question.referee) if part))
        last = len(question.buttons) - 1
        self.buttons = [self.plain(plain, primary=number == last) for number, plain in enumerate(question.buttons)]
        for button in self.buttons:
            button.moved.connect(lambda key, _every, button=button: go_along(self.buttons, button, key))

    def first(self) -> QWidget | None:
        """The answer that changes nothing."""
        return self.buttons[0]

    def body_size(self, scale: Scale) -> QSizeF:
        """The title, a line or two, the buttons."""
        lines = 2 if self.question.referee else 1
        wide = max(scale.px(WIDTH), scale.title_width(self.question.title, TITLE) + scale.px(44))
        return QSizeF(wide, scale.px(46 + 21 * lines + 12 + 34 + 12))

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """The buttons at the right of the foot."""
        foot = QRectF(0, body.bottom() - scale.px(46), 0, scale.px(34))
        line_up(self.buttons, body.right() - scale.px(20), foot, scale)

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """What is claimed, what is left, what the referee said."""
        palette, margin = current().palette, scale.px(20)
        top = QRectF(body.left() + margin, body.top() + scale.px(6), body.width() - 2 * margin, scale.px(38))
        scale.title(painter, top, self.question.title, TITLE)
        y = body.top() + scale.px(46)
        for words, ink in ((self.question.story, palette.ink), (self.question.referee, palette.mute)):
            line = QRectF(top.left(), y, top.width(), scale.px(20))
            draw_words(painter, line, words, scale.font(13.5, 400), ink, Qt.AlignmentFlag.AlignLeft)
            y += scale.px(21)
