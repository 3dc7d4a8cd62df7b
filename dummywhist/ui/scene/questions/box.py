"""What have all boxes in common that ask something? Paper on the cloth, its scale, and buttons for the arrow keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from dummywhist.engine.cards.card import Suit
from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.access import ButtonAccess
from dummywhist.ui.controls.paint import RING, body_of, draw_box, draw_ring, draw_words, note_focus, shows_ring
from dummywhist.ui.scene.questions.paint import Scale, width_of
from dummywhist.ui.scene.questions.question import Plain
from dummywhist.ui.theme import Palette, current

SHADOW: Final = 18
"""Room around the paper for its shadow, px."""
MOVES: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
)  # fmt: skip
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoxButton(QPushButton):
    """A button of a box: its body is drawn, arrows leave it to the box; if a law forbids it, a press shows the law."""

    moved = Signal(object, bool)
    """An arrow, Home or End was pressed on it, and whether with Shift."""
    entered = Signal()
    """Enter or Space was pressed on it."""

    def __init__(self, box: QuestionBox, words: str, why_not: str = "") -> None:
        super().__init__(box)
        self.box = box
        self.why_not = why_not
        self.setText(words)
        self.scale = Scale()
        self.setAccessibleName(words)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.entered.connect(self.click)

    def access(self) -> ButtonAccess:
        """As a button that can be used unless a law is against it."""
        return BoxAccess(self)

    def explain(self, name: str, description: str) -> None:
        """Say to a screen reader what it is; a law against it comes first, and is its tool tip."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(" ".join(part for part in (self.why_not, description) if part))
        self.setToolTip(self.why_not)

    def lie(self, body: QRectF, scale: Scale) -> None:
        """Stand with the body there; the ring lies outside."""
        self.scale = scale
        self.setGeometry(body.adjusted(-RING, -RING, RING, RING).toAlignedRect())
        self.update()

    @property
    def radius(self) -> float:
        """How round the corners are, px."""
        return self.scale.px(current().sizes.button_radius)

    def colours(self, palette: Palette) -> tuple[str, str, str | None, float]:
        """Fill, ink, outline and its width in the present state."""
        if self.why_not or not self.isEnabled():
            return palette.band, palette.mute, palette.off if palette.outline > 1 else None, 1.0
        fill = palette.chosen if self.isDown() else palette.paper2 if self.underMouse() else palette.field
        return fill, palette.ink, palette.border, max(1.0, palette.outline)

    def draw(self, painter: QPainter, body: QRectF, ink: str) -> None:
        """What stands in the body."""
        draw_words(painter, body, self.text(), self.scale.font(14, 600), ink)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Body, words, ring."""
        painter, body, palette = QPainter(self), body_of(self), current().palette
        fill, ink, edge, width = self.colours(palette)
        draw_box(painter, body, self.radius, fill, edge, width)
        self.draw(painter, body, ink)
        if shows_ring(self):
            draw_ring(painter, body, self.radius, palette)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go among the buttons of the box, Enter and Space press; all else belongs to the table."""
        key = event.key()
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            event.ignore()
        elif key in MOVES:
            self.moved.emit(Qt.Key(key), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in ENTER:
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A press is done when the key goes down."""
        if event.key() not in ENTER:
            event.ignore()


class BoxAccess(ButtonAccess):
    """A button of a box; the law against it is its description."""

    def __init__(self, button: BoxButton) -> None:
        super().__init__(button)
        self._of_box = button

    def offers(self) -> bool:
        """Whether the law allows what it says."""
        return super().offers() and not self._of_box.why_not


class PlainButton(BoxButton):
    """A button with a word, the main one green; ``suit`` puts a pip behind the word."""

    def __init__(self, box: QuestionBox, plain: Plain, *, primary: bool = False) -> None:
        super().__init__(box, plain.label, plain.why_not)
        self.action = plain.action
        self.primary = primary
        self.suit: Suit | None = None
        self.explain(plain.label, "")
        self.setObjectName(f"btn:{plain.label.lower().replace(' ', '-')}")

    def wide(self, scale: Scale) -> float:
        """The width that its words want, px."""
        pip = scale.px(20) if self.suit is not None else 0.0
        return max(width_of(self.text(), scale.font(14, 600)) + pip + scale.px(38), scale.px(72))

    def colours(self, palette: Palette) -> tuple[str, str, str | None, float]:
        """Green for the main one; what may not be pressed is flat."""
        if not self.primary or self.why_not or not self.isEnabled():
            return super().colours(palette)
        fill = QColor(palette.action).darker(125 if self.isDown() else 110 if self.underMouse() else 100).name()
        return fill, palette.on_action, palette.border if palette.outline > 1 else None, palette.outline

    def draw(self, painter: QPainter, body: QRectF, ink: str) -> None:
        """The word and the pip, in the middle."""
        if self.suit is None:
            super().draw(painter, body, ink)
            return
        font, side = self.scale.font(14, 600), self.scale.px(14)
        words = width_of(self.text(), font)
        left = body.center().x() - (words + self.scale.px(6) + side) / 2
        room = QRectF(left, body.top(), words + 1, body.height())
        draw_words(painter, room, self.text(), font, ink, Qt.AlignmentFlag.AlignLeft)
        pip = QRectF(left + words + self.scale.px(6), body.center().y() - side / 2, side, side)
        draw_suit(painter, self.suit, pip, QColor(ink))


class QuestionBox(QWidget):
    """The common part: paper with a shadow, a scale, and its signals to the table."""

    chosen = Signal(object)
    """The action that was chosen."""
    said = Signal(str)
    """Something to be announced: why a cell may not be chosen, what was put away."""
    dismissed = Signal()
    """The question was put away without an answer."""

    paper = True
    prefers: str = "middle"
    """Where it likes to stand: in the ``middle`` of the trick, or low, just above the ``hand``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = Scale()
        self._shadows = Shadows()
        self._through = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    # --- for those that are built on it ---

    def body_size(self, scale: Scale) -> QSizeF:
        """The size of the paper at a scale, px."""
        raise NotImplementedError

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """Lay all parts out on the paper."""
        raise NotImplementedError

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """What is printed on the paper."""

    def first(self) -> QWidget | None:
        """Where the focus begins; None if it belongs to the cards."""
        return None

    # --- the common part ---

    @property
    def body(self) -> QRectF:
        """The paper, without the shadow."""
        return QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def lie(self, body: QRectF, scale: Scale) -> None:
        """Stand with the paper there, in the coordinates of the parent."""
        self.scale = scale
        self.setGeometry(body.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW).toAlignedRect())
        self.arrange(self.body, scale)
        self.update()

    def press(self, button: PlainButton) -> None:
        """A plain button was pressed."""
        if button.why_not:
            self.said.emit(button.why_not)
        elif button.action is None:
            self.dismissed.emit()
        else:
            self.chosen.emit(button.action)

    def plain(self, plain: Plain, *, primary: bool = False) -> PlainButton:
        """A new plain button that answers with its own action."""
        button = PlainButton(self, plain, primary=primary)
        button.clicked.connect(lambda _checked=False: self.press(button))
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper with its shadow, and what is printed on it."""
        theme, painter = current(), QPainter(self)
        if self.paper:
            radius = self.scale.px(theme.sizes.panel_radius)
            if not theme.high_contrast:
                self._shadows.paint(painter, self.body, radius, SHADOW / 2 - 1, 3)
            line = theme.palette.border if theme.high_contrast else None
            draw_box(painter, self.body, radius, theme.palette.paper, line, theme.palette.outline)
        self.draw(painter, self.body, self.scale)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A click on the paper leaves the focus with what is asked."""
        first = self.first()
        if first is not None:
            first.setFocus(event.reason())

    # The paper keeps the mouse; what falls on its shadow belongs to the table.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing lies under the paper; beside it the table is pressed."""
        self._through = not (self.paper and self.body.contains(event.position()))
        event.setAccepted(not self._through)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Goes where the press went."""
        event.setAccepted(not self._through)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Goes where the press went."""
        event.setAccepted(not self._through)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press is a press."""
        self.mousePressEvent(event)


def line_up(buttons: Sequence[PlainButton], right: float, foot: QRectF, scale: Scale) -> float:
    """Set buttons side by side, the last one's right edge at ``right``; return the left edge of the first, px."""
    x = right
    for button in reversed(buttons):
        width = button.wide(scale)
        button.lie(QRectF(x - width, foot.top(), width, foot.height()), scale)
        x -= width + scale.px(8)
    return x + scale.px(8)


def go_along(
    buttons: Sequence[QPushButton], here: QPushButton, key: Qt.Key, out: Callable[[], None] = lambda: None
) -> None:
    """Move the focus along a row of buttons; Up, Down and what leads out of it call ``out``."""
    live = [button for button in buttons if button.isEnabled() and button.isVisible()]
    at = live.index(here)
    match key:
        case Qt.Key.Key_Left:
            to = live[max(at - 1, 0)]
        case Qt.Key.Key_Right:
            to = live[min(at + 1, len(live) - 1)]
        case Qt.Key.Key_Home:
            to = live[0]
        case Qt.Key.Key_End:
            to = live[-1]
        case _:
            out()
            return
    to.setFocus(Qt.FocusReason.OtherFocusReason)
