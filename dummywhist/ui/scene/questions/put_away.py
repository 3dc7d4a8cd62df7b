"""How are cards of the dummy put away? Places for them on paper; the cards themselves are touched on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.away import discard_of
from dummywhist.ui.art.faces import draw as draw_face
from dummywhist.ui.controls.paint import body_of, draw_ring, shows_ring
from dummywhist.ui.scene.questions.box import BoxButton, PlainButton, QuestionBox, go_along
from dummywhist.ui.scene.questions.paint import Scale, draw_paragraph, draw_steps, steps_width
from dummywhist.ui.scene.questions.question import Plain, PutAwayQuestion
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.theme import current

Face = Callable[[Card, float], QPixmap]
"""The picture of a card so wide, px."""
WORDS: Final = 270.0
"""Room for the words beside the places, px at scale 1."""


class SlotButton(BoxButton):
    """A place for a card that is to be put away; pressed, it gives the card back."""

    def __init__(self, box: PutAwayBox, number: int, face: Face) -> None:
        super().__init__(box, "")
        self.card: Card | None = None
        self._face = face
        self.setObjectName(f"slot:{number}")

    def hold(self, card: Card | None, name: str) -> None:
        """Hold this card, or none."""
        self.card = card
        self.setEnabled(card is not None)
        self.explain(name, "")
        self.setToolTip("")
        self.update()

    def paintEvent(self, event: object) -> None:
        """The card, or a dashed place."""
        painter, body, palette = QPainter(self), body_of(self), current().palette
        radius = 0.06 * body.width()
        if self.card is not None:
            draw_face(painter, body, self._face(self.card, body.width()))
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(palette.border), 1.6, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), radius, radius)
        if shows_ring(self):
            draw_ring(painter, body, radius, palette)


class PutAwayBox(QuestionBox):
    """The box of a `PutAwayQuestion`. What is chosen comes from the table by `toggle`; the order is kept (BD-39)."""

    changed = Signal()
    """Other cards are to be put away."""
    prefers = "hand"

    def __init__(self, question: PutAwayQuestion, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self._say = phrases()
        self.picked: tuple[Card, ...] = ()
        self.setObjectName("put-away")
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(question.story)
        self.slots = [SlotButton(self, number, face) for number in range(question.need)]
        self.main = PlainButton(self, Plain(question.labels[-1], None), primary=True)
        self.main.setObjectName("btn:put-away")
        self.back = PlainButton(self, Plain(question.take_back, None))
        self.main.clicked.connect(lambda _checked=False: self._do())
        self.back.clicked.connect(lambda _checked=False: self.take_back())
        for slot in self.slots:
            slot.clicked.connect(lambda _checked=False, slot=slot: self._give_back(slot))
        for button in self._all():
            button.moved.connect(lambda key, _every, button=button: go_along(self._all(), button, key))
        self._show()

    def _all(self) -> list[BoxButton]:
        return [*self.slots, self.main, self.back]

    # --- choosing ---

    def toggle(self, card: Card) -> None:
        """A card of the dummy was touched: it is put in a place, or taken out of it; a third one takes the last."""
        if card not in self.question.cards:
            return
        if card in self.picked:
            self._pick(tuple(other for other in self.picked if other != card))
        else:
            self._pick((*self.picked[: self.question.need - 1], card))
            self.said.emit(self._say("put.chosen", card=card))

    def take_back(self) -> None:
        """The card that was chosen last goes back to the dummy."""
        self._pick(self.picked[:-1])

    def _give_back(self, slot: SlotButton) -> None:
        if slot.card is not None:
            self.toggle(slot.card)

    def _pick(self, cards: tuple[Card, ...]) -> None:
        self.picked = cards
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        question, held = self.question, len(self.picked)
        focused = next((button for button in self._all() if button.hasFocus()), None)
        for number, slot in enumerate(self.slots):
            card = self.picked[number] if number < held else None
            name = question.empty if card is None else self._say("put.chosen", card=card)
            slot.hold(card, name)
            slot.setObjectName(f"slot:{number}" if card is None else f"slot:{number}:{card_text(card)}")
        label = question.labels[question.need - held]
        self.main.setText(label)
        self.main.setAccessibleName(label)
        self.main.setEnabled(held == question.need)
        self.back.setEnabled(held > 0)
        if focused is not None and not focused.isEnabled():
            rest = next((button for button in self._all() if button.isEnabled()), None)
            if rest is not None:
                rest.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.isVisible():
            self.arrange(self.body, self.scale)
        self.update()

    def _do(self) -> None:
        if len(self.picked) == self.question.need:
            self.chosen.emit(discard_of(self.picked))

    def first(self) -> QWidget | None:
        """The cards, until all are chosen."""
        return self.main if self.main.isEnabled() else None

    # --- looks ---

    def _slot(self, scale: Scale) -> QSizeF:
        width = scale.between(70, 52)
        return QSizeF(width, width * 97 / 70)

    def body_size(self, scale: Scale) -> QSizeF:
        """At scale 1: 484 wide with two places."""
        slot = self._slot(scale)
        wide = scale.px(22) + self.question.need * (slot.width() + scale.px(12)) + scale.px(12 + WORDS + 18)
        wide = max(wide, steps_width(self.question.steps, scale) + scale.px(40))
        return QSizeF(wide, self._head(scale) + slot.height() + scale.between(27, 14))

    def _head(self, scale: Scale) -> float:
        return scale.between(52, 40)

    def _words_left(self, body: QRectF, scale: Scale) -> float:
        return body.left() + scale.px(34) + self.question.need * (self._slot(scale).width() + scale.px(12))

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """Places at the left, the buttons under the words."""
        slot, y = self._slot(scale), body.top() + self._head(scale)
        for number, button in enumerate(self.slots):
            x = body.left() + scale.px(22) + number * (slot.width() + scale.px(12))
            button.lie(QRectF(QPointF(x, y), slot), scale)
        x, high = self._words_left(body, scale), scale.between(34, 28)
        foot = y + slot.height() - high + scale.between(14, 4)
        for wide in (self.main, self.back):
            width = wide.wide(scale)
            wide.lie(QRectF(x, foot, width, high), scale)
            x += width + scale.px(8)

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """The steps and what is to be done."""
        head = self._head(scale)
        draw_steps(
            painter,
            QPointF(body.left() + scale.px(19), body.top() + (head - scale.px(22)) / 2),
            self.question.steps,
            scale,
        )
        x = self._words_left(body, scale)
        room = QRectF(x, body.top() + head, body.right() - scale.px(18) - x, scale.px(42))
        draw_paragraph(painter, room, self.question.story, scale.font(13, 400), current().palette.ink)
