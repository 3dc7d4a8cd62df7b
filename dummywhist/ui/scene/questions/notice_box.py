"""How does the law offer something that need not be answered? A small paper beside the trick; play goes on under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.controls.paint import draw_words
from dummywhist.ui.scene.layout.free import Spot, settle
from dummywhist.ui.scene.layout.types import Point, Rect, Table
from dummywhist.ui.scene.questions.box import PlainButton, QuestionBox, go_along
from dummywhist.ui.scene.questions.paint import Scale, width_of
from dummywhist.ui.scene.questions.question import Notice, Plain, Reply
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.theme import Palette, current

WIDTH: Final = 324.0
HEAD: Final = 34.0
LINE: Final = 22.0
"""Of what is offered, and of why."""
BUTTON: Final = 32.0
GAP: Final = 10.0
MARGIN: Final = 15.0
BELL: Final = 19.0
PIP: Final = 20.0
"""A pip behind a label, and the gap before it."""
AIR: Final = 6.0
"""Between it and what lies beside it, px."""
CLOSE: Final = 0.9
"""How much smaller it is where there is not so much room."""


class NoticeButton(PlainButton):
    """A button of the notice, brass for what it is about; ``reply`` is what it stands for."""

    def __init__(self, box: NoticeBox, reply: Reply, *, primary: bool) -> None:
        super().__init__(box, Plain(reply.label, None), primary=primary)
        self.reply = reply
        self.suit = reply.suit
        self.explain(reply.name or reply.label, reply.small)

    def wide(self, scale: Scale) -> float:
        """As wide as its words and a pip want, px."""
        pip = 0.0 if self.suit is None else scale.px(PIP)
        return width_of(self.text(), scale.font(14, 600)) + pip + scale.px(28)

    def colours(self, palette: Palette) -> tuple[str, str, str | None, float]:
        """Brass, a little darker under the pointer and when pressed."""
        if not self.primary or not self.isEnabled():
            return super().colours(palette)
        fill = QColor(palette.brass).darker(118 if self.isDown() else 107 if self.underMouse() else 100).name()
        return fill, palette.on_brass, palette.border if palette.outline > 1 else None, palette.outline


class NoticeBox(QuestionBox):
    """The notice: what the law offers, why, and buttons, the last of which says nothing. Escape does the same."""

    put_away = Signal(object)
    """It was put away by hand: what its last button stands for, if anything."""
    stepped = Signal()
    """It asks further, or went back: it has other buttons and another size."""
    released = Signal()
    """It goes away and had the focus: somebody must take it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.notice: Notice | None = None
        """What is offered."""
        self.step: Notice | None = None
        """What a button of it asks further, while that is asked."""
        self.buttons: list[NoticeButton] = []
        self._away: Notice | None = None
        self.hide()

    def offer(self, notice: Notice | None) -> None:
        """Offer this, or nothing; what was put away by hand does not come again while it is offered still."""
        if notice != self._away:
            self._away = None
        shown = None if self._away is not None else notice
        fresh = shown != self.notice
        had_focus = fresh and any(button.hasFocus() for button in self.buttons)
        if fresh:
            self.notice = shown
            self._ask(None)
        if shown is not None and self.isHidden():
            came_up(self)
        if had_focus:
            self.released.emit()
        self.setVisible(shown is not None)
        if fresh and shown is not None:
            self.said.emit(self.spoken)

    def rest(self) -> None:
        """It is not to be seen while something moves."""
        if any(button.hasFocus() for button in self.buttons):
            self.released.emit()
        self.hide()

    @property
    def asked(self) -> Notice | None:
        """What stands in it: what is offered, or what a button of it asks further."""
        return self.step or self.notice

    @property
    def spoken(self) -> str:
        """What a screen reader is told when it comes; nothing while there is none."""
        asked = self.asked
        if asked is None or not self.isVisible():
            return ""
        said = phrases()("law.read", title=asked.title)
        return " ".join(part for part in (said, asked.story) if part)

    def dismiss(self) -> bool:
        """Go back, or put it away, as its last button does; whether it was there."""
        if not self.isVisible() or self.asked is None:
            return False
        self._press(self.asked.replies[-1])
        return True

    def take_focus(self) -> bool:
        """Bring the keyboard to it; whether it is there and did not have it."""
        first = self.first()
        if first is None or not self.isVisible() or any(button.hasFocus() for button in self.buttons):
            return False
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def first(self) -> QWidget | None:
        """What it is about."""
        return self.buttons[0] if self.buttons else None

    def _ask(self, step: Notice | None) -> None:
        """Show the buttons of a step, or of what is offered."""
        self.step = step
        notice = self.asked
        for button in self.buttons:
            button.hide()
            button.setAccessibleName("")
            button.deleteLater()
        self.buttons = []
        for number, reply in enumerate(() if notice is None else notice.replies):
            button = NoticeButton(self, reply, primary=number == 0)
            button.clicked.connect(lambda _checked=False, reply=reply: self._press(reply))
            button.moved.connect(lambda key, _every, button=button: go_along(self.buttons, button, key))
            button.show()
            self.buttons.append(button)
        self.setAccessibleName("" if notice is None else notice.title)
        self.setAccessibleDescription("" if notice is None else notice.story)

    def _press(self, reply: Reply) -> None:
        if reply.then or (self.step is not None and reply is self.step.replies[-1]):
            self._go_on(reply)
        elif self.notice is not None and (reply is self.notice.replies[-1] or self.notice.noted):
            self._away = self.notice
            self.put_away.emit(reply.action)
            self.offer(self._away)
        else:
            self.chosen.emit(reply.action)

    def _go_on(self, reply: Reply) -> None:
        """Ask further, or go back to what is offered, with the focus where it was: in the notice, or not."""
        had_focus = any(button.hasFocus() for button in self.buttons)
        back = Reply(phrases()("law.back"))
        self._ask(Notice(reply.asks, "", (*reply.then, back), self.notice.rule) if self.notice and reply.then else None)
        self.stepped.emit()
        if had_focus:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.said.emit(self.spoken)

    # --- looks ---

    def body_size(self, scale: Scale) -> QSizeF:
        """As wide as its words; buttons that have no room beside each other stand in rows."""
        if self.asked is None:
            return QSizeF(0, 0)
        head = width_of(self.asked.title, scale.font(14.5, 600)) + scale.px(2 * MARGIN + BELL + 10)
        story = width_of(self.asked.story, scale.font(12.5)) + scale.px(2 * MARGIN)
        widest = max((button.wide(scale) for button in self.buttons), default=0.0)
        wide = max(scale.px(WIDTH), head, story, widest + scale.px(2 * MARGIN))
        rows = len(self._rows(wide, scale))
        line = LINE if self.asked.story else 4.0
        return QSizeF(wide, scale.px(6 + HEAD + line + rows * (BUTTON + GAP)))

    def _rows(self, wide: float, scale: Scale) -> list[list[NoticeButton]]:
        room = wide - scale.px(2 * MARGIN)
        if sum(button.wide(scale) for button in self.buttons) + scale.px(GAP) * (len(self.buttons) - 1) <= room:
            return [self.buttons]
        if len(self.buttons) < 3:
            return [[button] for button in self.buttons]
        rows: list[list[NoticeButton]] = [[]]
        used = 0.0
        for button in self.buttons:
            need = button.wide(scale) + scale.px(GAP)
            if rows[-1] and used + need > room + scale.px(GAP):
                rows.append([])
                used = 0.0
            rows[-1].append(button)
            used += need
        return rows

    def lie_beside(self, table: Table, obstacles: Sequence[Rect]) -> None:
        """Lie at the right of the trick, low, where it covers nothing, or least."""
        if self.asked is None:
            return
        mt, well = table.metrics, table.well
        area = Rect(mt.m, mt.m, mt.width - 2 * mt.m, mt.height - mt.under - 2 * mt.m)
        best: tuple[Spot, Scale] | None = None
        for air, k in ((AIR, 1.0), (AIR, CLOSE), (1.0, CLOSE)):
            scale = Scale(mt.u * k)
            size = self.body_size(scale)
            wanted = Point(well.right + AIR + size.width() / 2, well.bottom - size.height() / 2)
            spot = settle(size.width(), size.height(), area, wanted, [rect.outset(air) for rect in obstacles])
            if best is None or spot.covered < best[0].covered - 1:
                best = spot, scale
            if spot.covered <= 1:
                break
        assert best is not None
        (rect, _), scale = best
        self.lie(QRectF(round(rect.x), round(rect.y), rect.width, rect.height), scale)

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """The buttons at the foot, as wide as each other in a row."""
        if self.asked is None:
            return
        left, room = body.left() + scale.px(MARGIN), body.width() - scale.px(2 * MARGIN)
        y = body.top() + scale.px(6 + HEAD + (LINE if self.asked.story else 4.0))
        for row in self._rows(body.width(), scale):
            spare = room - scale.px(GAP) * (len(row) - 1) - sum(button.wide(scale) for button in row)
            x = left
            for button in row:
                wide = button.wide(scale) + spare / len(row)
                button.lie(QRectF(x, y, wide, scale.px(BUTTON)), scale)
                x += wide + scale.px(GAP)
            y += scale.px(BUTTON + GAP)

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """The bell, what is offered, and why."""
        if self.asked is None:
            return
        palette, left, ink = current().palette, body.left() + scale.px(MARGIN), Qt.AlignmentFlag.AlignLeft
        side = scale.px(BELL)
        head = QRectF(left + side + scale.px(10), body.top() + scale.px(6), body.right() - left, scale.px(HEAD))
        bell = QRectF(left, head.center().y() - side / 2, side, side)
        draw_icon(painter, "bell", bell, QColor(palette.brass_text))
        draw_words(painter, head, self.asked.title, scale.font(14.5, 600), palette.ink, ink)
        if self.asked.story:
            line = QRectF(left, head.bottom(), body.right() - left, scale.px(LINE - 6))
            draw_words(painter, line, self.asked.story, scale.font(12.5), palette.mute, ink)
