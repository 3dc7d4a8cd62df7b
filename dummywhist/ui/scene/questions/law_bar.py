"""How does the law ask? One bar over the hand: what happened, the proof, and buttons, of which some lead to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from dummywhist.engine.deal.actions.laws import waives
from dummywhist.engine.deal.layout import Player
from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.controls.paint import draw_box, draw_words
from dummywhist.ui.scene.layout.types import Rect, Table
from dummywhist.ui.scene.questions.box import PlainButton, QuestionBox, go_along
from dummywhist.ui.scene.questions.law_room import bar_rect
from dummywhist.ui.scene.questions.paint import Scale, width_of
from dummywhist.ui.scene.questions.question import LawQuestion, Plain, Reply
from dummywhist.ui.scene.questions.time_limit import TimeLimit
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.theme import Palette, current

WIDTH: Final = 640.0
WIDEST: Final = 800.0
"""To so much it grows where its buttons stand in fewer rows by it."""
MARGIN: Final = 18.0
BELL: Final = 19.0
HEAD: Final = 34.0
"""Of the first line."""
LINE: Final = 18.0
BUTTON: Final = 36.0
TALL: Final = 51.0
"""Of a button, and of one with a small line."""
EDGES: Final = 32.0
"""The bar is at least so much narrower than the table, px."""
GAP: Final = 8.0
FOOT: Final = 14.0
LIMIT: Final = 3.0
"""How high the line is that shows how much time is left, px at scale 1."""
MARK: Final = 15.0
"""The box of a mark."""
PIP: Final = 20.0
"""A pip behind a label, and the gap before it."""


class ReplyButton(PlainButton):
    """A button of the bar, with a small line where it says what it leads to."""

    def __init__(self, box: LawBar, reply: Reply, *, primary: bool) -> None:
        super().__init__(box, Plain(reply.label, None), primary=primary)
        self.reply = reply
        self.suit = reply.suit
        self.explain(reply.name or reply.label, reply.small)
        if reply.marked is not None:
            self.setCheckable(True)
            self.setChecked(reply.marked)

    def wide(self, scale: Scale) -> float:
        """The width that both lines want, px."""
        return _wide(self.reply, scale)

    def draw(self, painter: QPainter, body: QRectF, ink: str) -> None:
        """The label, and under it what it leads to."""
        if self.reply.marked is not None:
            self._mark(painter, body, ink)
            return
        if not self.reply.small or body.height() < self.scale.px(TALL) - 2:
            super().draw(painter, body, ink)
            return
        upper = QRectF(body.left(), body.top() + self.scale.px(6), body.width(), self.scale.px(20))
        lower = QRectF(body.left(), body.top() + self.scale.px(26), body.width(), self.scale.px(18))
        draw_words(painter, upper, self.reply.label, self.scale.font(14, 600), ink)
        draw_words(painter, lower, self.reply.small, self.scale.font(12, 400), ink)

    def _mark(self, painter: QPainter, body: QRectF, ink: str) -> None:
        """A box with or without its tick, and the label."""
        side = self.scale.px(MARK)
        box = QRectF(body.left() + self.scale.px(12), body.center().y() - side / 2, side, side)
        draw_box(painter, box, 4, None, ink, 1.5)
        if self.isChecked():
            draw_icon(painter, "claim", box.adjusted(1, 1, -1, -1), QColor(ink))
        words = body.adjusted(self.scale.px(12) + side + self.scale.px(8), 0, -4, 0)
        draw_words(painter, words, self.reply.label, self.scale.font(14, 600), ink, Qt.AlignmentFlag.AlignLeft)


class LinkButton(PlainButton):
    """Words that open something: no body, green."""

    def colours(self, palette: Palette) -> tuple[str, str, str | None, float]:
        """Only the words are seen."""
        return palette.paper2 if self.underMouse() else palette.paper, palette.action, None, 0.0

    def wide(self, scale: Scale) -> float:
        """As wide as its words, px."""
        return width_of(self.text(), scale.font(14, 600)) + scale.px(16)


class LawBar(QuestionBox):
    """The bar of the law; Left and Right go among its buttons, Enter presses, Escape goes back a step."""

    law_asked = Signal(str)
    """The text of the law with this id is wanted."""
    stepped = Signal()
    """Another step is on show: the bar may want another size."""

    prefers = "hand"

    def __init__(self, question: LawQuestion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.setObjectName("law-bar")
        self.steps: list[Reply] = []
        self._waive_asked = False
        self.seconds = 0
        self.time: TimeLimit | None = None
        self.buttons: list[ReplyButton] = []
        self.link = LinkButton(self, Plain(question.law, None))
        self.link.setObjectName("btn:the-law")
        self.link.clicked.connect(lambda _checked=False: self.law_asked.emit(question.rule))
        self.link.moved.connect(lambda key, _every: go_along([*self.buttons, self.link], self.link, key))
        self._show_step()

    @property
    def title(self) -> str:
        """What is asked in the step on show."""
        return self.steps[-1].asks if self.steps else self.question.title

    # --- the time to choose ---

    def limit(self, seconds: int, held: Callable[[], bool]) -> None:
        """Leave so many seconds to choose, from now, where the right may be waived; 0: as long as it takes (W-MISC-2).

        They stand still while ``held`` says that the table waits, and while the bar is not to be seen.
        """
        if self.time is not None:
            self.time.deleteLater()
        waived = any(waives(reply.action) for reply in self.question.replies)
        self.seconds = seconds if waived else 0

        def running() -> bool:
            return self.isVisible() and self.isEnabled() and not held()

        self.time = TimeLimit(seconds, running, self) if self.seconds else None
        if self.time is not None:
            self.time.passed.connect(self.update)
            self.time.over.connect(self._time_over)
        self.update()

    def _time_over(self) -> None:
        """The right is waived."""
        waived = next(reply.action for reply in self.question.replies if waives(reply.action))
        self.said.emit(phrases()("law.time_over"))
        self.chosen.emit(waived)

    def first(self) -> QWidget | None:
        """What a careful player does."""
        return self.buttons[0]

    @property
    def spoken(self) -> str:
        """All that a screen reader is told when it comes: what is asked, the proof, the first button of how many."""
        reply, many = self._shown()[0], len(self.buttons)
        title = f"{self.question.count}. {self.title}" if self.question.count else self.title
        phrase = phrases()
        button = phrase("law.read_button", label=reply.label, n=1, of=many)
        time = phrase("law.seconds", n=self.seconds) if self.seconds else ""
        # A title that its buttons end is read with the first of them.
        whole = title.endswith((".", "?", "!"))
        rest = (self._proof, time, button) if whole else (button, self._proof, time)
        return " ".join(part for part in (phrase("law.read", title=title), *rest, reply.small) if part)

    def ask_waive(self) -> bool:
        """Escape says nothing, but goes to what waives once; whether it did."""
        button = next((one for one in self.buttons if waives(one.reply.action)), None)
        if button is None or self._waive_asked or self.steps:
            return False
        self._waive_asked = True
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.said.emit(phrases()("law.waive_asked"))
        return True

    def choose_plate(self, player: Player) -> bool:
        """A plate was pressed: it means the reply that names it; whether there is one."""
        reply = next((reply for reply in self._shown() if reply.plate == player), None)
        if reply is not None:
            self._reply(reply)
        return reply is not None

    def open_step(self) -> bool:
        """Go to the first step that a reply leads to; whether there is one."""
        reply = next((reply for reply in self._shown() if reply.then), None)
        if reply is not None and not self.steps:
            self._reply(reply)
        return reply is not None

    def go_back(self) -> bool:
        """Leave the last step; whether there was one."""
        if not self.steps:
            return False
        self.steps.pop()
        self._change_step()
        return True

    def _show_step(self) -> None:
        """Make the buttons of the step on show."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for number, reply in enumerate(self._shown()):
            button = ReplyButton(self, reply, primary=number == 0 and not self.steps)
            button.clicked.connect(lambda _checked=False, reply=reply: self._reply(reply))
            self.buttons.append(button)
        row = [*self.buttons, self.link]
        for before, after in pairwise(row):
            self.setTabOrder(before, after)
        for button in self.buttons:
            button.moved.connect(
                lambda key, _every, button=button: go_along([*self.buttons, self.link], button, key)
            )  # fmt: skip
            button.show()
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(self._proof)

    def _reply(self, reply: Reply) -> None:
        if reply.then:
            self.steps.append(reply)
            self._change_step()
            self.said.emit(reply.asks)
        elif reply.action is not None:
            self.chosen.emit(reply.action)
        else:
            self.go_back()

    def _change_step(self) -> None:
        self._show_step()
        self.stepped.emit()
        self.update()
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- looks ---

    def _fit(self, wide: float, scale: Scale) -> tuple[list[list[Reply]], float]:
        """The buttons of the step in rows where the bar is ``wide``, and how high they are, px.

        Where they do not stand in one row their small lines are left out: they stay as descriptions.
        """
        shown, room = self._shown(), wide - scale.px(2 * MARGIN)
        rows = _rows(shown, room, scale)
        if len(rows) == 1 and any(reply.small for reply in shown):
            return rows, scale.px(TALL)
        return _rows([replace(reply, small="") for reply in shown], room, scale), scale.px(BUTTON)

    @property
    def _proof(self) -> str:
        """What proves what happened; a second step only asks."""
        return "" if self.steps else self.question.proof

    def body_size(self, scale: Scale) -> QSizeF:
        """As wide as the bar, or as its words; rows of buttons where one has no room."""
        words = max(
            self._words(self.title, 14.5, 600, scale) + self.link.wide(scale) + self._count_wide(scale),
            self._words(self._proof, 12.5, 400, scale),
        )
        wide = max(scale.px(WIDTH), words + scale.px(2 * MARGIN + BELL + 30))
        widest = max(wide, scale.px(WIDEST))
        (rows, high), (more, lower) = self._fit(widest, scale), self._fit(wide, scale)
        if len(rows) < len(more) or high > lower:
            lines = (sum(_wide(reply, scale) for reply in row) + scale.px(GAP) * (len(row) - 1) for row in rows)
            wide = max(wide, max(lines) + scale.px(2 * MARGIN))
        return QSizeF(wide, self.high(wide, scale))

    def high(self, wide: float, scale: Scale) -> float:
        """How high the bar is where it is so wide, px."""
        rows, each = self._fit(wide, scale)
        buttons = len(rows) * each + (len(rows) - 1) * scale.px(GAP)
        return scale.px(8 + HEAD + (LINE if self._proof else 0.0)) + buttons + scale.px(FOOT)

    def _words(self, words: str, size: float, weight: int, scale: Scale) -> float:
        return width_of(words, scale.font(size, weight)) if words else 0.0

    def _count_wide(self, scale: Scale) -> float:
        return self._words(self.question.count, 12.5, 600, scale) + (scale.px(12) if self.question.count else 0.0)

    def room(self, table: Table) -> tuple[Rect, Scale]:
        """Return where it lies on ``table``, and its scale."""
        scale = Scale(table.metrics.u)
        size = self.body_size(scale)
        wide = min(size.width(), table.metrics.width - EDGES)
        return bar_rect(table, (wide, self.high(wide, scale))), scale

    def _shown(self) -> tuple[Reply, ...]:
        """What stands in the bar in the step on show."""
        return self._of_step(self.steps[-1]) if self.steps else self.question.replies

    def _of_step(self, step: Reply) -> tuple[Reply, ...]:
        return (*step.then, Reply(self.question.back))

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """The link at the right of the first line, the buttons from the left of the foot."""
        width = self.link.wide(scale)
        self.link.lie(
            QRectF(body.right() - scale.px(MARGIN - 6) - width, body.top() + scale.px(9), width, scale.px(26)), scale
        )
        proof = LINE if self._proof else 0.0
        rows, high = self._fit(body.width(), scale)
        y, buttons = body.top() + scale.px(8 + HEAD + proof), iter(self.buttons)
        for row in rows:
            x = body.left() + scale.px(MARGIN)
            for reply in row:
                wide, button = _wide(reply, scale), next(buttons)
                button.reply = reply
                button.lie(QRectF(x, y, wide, high), scale)
                x += wide + scale.px(GAP)
            y += high + scale.px(GAP)

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """The bell, what happened, and what proves it."""
        palette, left = current().palette, body.left() + scale.px(MARGIN)
        side = scale.px(BELL)
        bell = QRectF(left, body.top() + scale.px(8) + (scale.px(HEAD - 6) - side) / 2, side, side)
        draw_icon(painter, "bell", bell, QColor(palette.brass_text))
        start = left + side + scale.px(10)
        line = QRectF(start, body.top() + scale.px(8), body.right() - start, scale.px(HEAD - 6))
        ink = Qt.AlignmentFlag.AlignLeft
        draw_words(painter, line, self.title, scale.font(14.5, 600), palette.ink, ink)
        if self.question.count:
            end = self.link.geometry().left()
            room = QRectF(end - self._count_wide(scale), line.top(), self._count_wide(scale), line.height())
            draw_words(painter, room, self.question.count, scale.font(12.5, 600), palette.mute, ink)
        if self.time is not None:
            whole = body.adjusted(scale.px(MARGIN), 0, -scale.px(MARGIN), 0)
            thick = scale.px(LIMIT)
            line = QRectF(whole.left(), body.bottom() - 2 * thick, whole.width() * self.time.left, thick)
            painter.fillRect(line, QColor(palette.action))
        if self._proof:
            under = QRectF(start, body.top() + scale.px(HEAD), body.right() - start - scale.px(MARGIN), scale.px(LINE))
            draw_words(painter, under, self._proof, scale.font(12.5, 400), palette.mute, ink)


def _wide(reply: Reply, scale: Scale) -> float:
    """Return how wide the button of ``reply`` is, px."""
    words = width_of(reply.label, scale.font(14, 600))
    small = width_of(reply.small, scale.font(12, 400)) if reply.small else 0.0
    mark = 0.0 if reply.marked is None else scale.px(MARK + 8)
    pip = 0.0 if reply.suit is None else scale.px(PIP)
    return max(max(words, small) + mark + pip + scale.px(26), scale.px(36))


def _rows(replies: Sequence[Reply], width: float, scale: Scale) -> list[list[Reply]]:
    """Return the buttons in as many rows as they need."""
    rows: list[list[Reply]] = [[]]
    x = 0.0
    for reply in replies:
        wide = _wide(reply, scale)
        if rows[-1] and x + wide > width:
            rows.append([])
            x = 0.0
        rows[-1].append(reply)
        x += wide + scale.px(GAP)
    return rows
