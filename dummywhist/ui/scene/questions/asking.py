"""How is something asked that is no card? Real buttons above the hand, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.controls.buttons import Button, LinkButton, PrimaryButton
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.controls.labels import Text, Title
from dummywhist.ui.controls.paint import draw_paper
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.parts import Choice, CurtainCard
from dummywhist.ui.theme import Palette, current, over

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ClothButton(Button):
    """A button that lies on the cloth: brass for the one thing to do next, paper for the others."""

    def __init__(self, choice: Choice, parent: QWidget) -> None:
        super().__init__(choice.label, parent)
        self._primary = choice.primary
        self.setDefault(choice.primary)

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """A little darker under the pointer and when pressed; outlined in high contrast."""
        fill, ink = (palette.brass, palette.on_brass) if self._primary else (palette.paper, palette.ink)
        shade = 0.16 if self.isDown() else 0.07 if self.underMouse() else 0.0
        return over("#000000", shade, fill), ink, palette.border if palette.outline > 1 else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where it stands alone the arrows belong to the table, as if that had the keyboard itself."""
        row = self.parentWidget()
        if event.key() in ARROWS and isinstance(row, ChoiceRow) and len(row.buttons) == 1:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ChoiceRow(QWidget):
    """Buttons side by side, centred where the table wants them."""

    chosen = Signal(object)
    released = Signal()
    """A button that goes away had the focus: somebody must take it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choices")
        self._choices: tuple[Choice, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.buttons: list[Button] = []
        self._scale = 1.0
        self.hide()

    def show_choices(self, choices: tuple[Choice, ...]) -> None:
        """Ask this, or nothing. The same question keeps its buttons and the focus."""
        if choices and (choices != self._choices or self.isHidden()):
            came_up(self)
        if choices != self._choices:
            old, self.buttons, self._choices = self.buttons, [], choices
            had_focus = any(button.hasFocus() for button in old)
            self.buttons = [self._button(choice) for choice in choices]
            # Before the old ones are hidden: else Qt looks for the next focus while nothing is settled.
            if had_focus and self.buttons:
                self.buttons[0].setFocus()
            elif had_focus:
                self.released.emit()
            for button in old:
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
        self.setVisible(bool(choices))

    def _button(self, choice: Choice) -> Button:
        button = ClothButton(choice, self)
        button.setObjectName(f"btn:{choice.label.lower().replace(' ', '-')}")
        button.setAccessibleDescription(choice.description)
        button.set_height(round(button.body_height * self._scale), button.text_size * self._scale)
        value = choice.value
        button.clicked.connect(lambda _checked=False: self.chosen.emit(value))
        self._row.addWidget(button)
        button.show()
        return button

    @property
    def default(self) -> Button | None:
        """The button that Enter presses when nothing else is in focus."""
        primary = [button for button, choice in zip(self.buttons, self._choices, strict=True) if choice.primary]
        return primary[0] if len(primary) == 1 else None

    def lie(self, middle: float, foot: float, scale: float = 1.0) -> None:
        """Stand centred on ``middle`` with the foot at ``foot``, as large as what is printed on the cloth."""
        if scale != self._scale:
            self._scale = scale
            for button in self.buttons:
                button.set_height(round(button.body_height * scale), button.text_size * scale)
        size = self.sizeHint()
        self.setGeometry(
            QRect(round(middle - size.width() / 2), round(foot - size.height()), size.width(), size.height())
        )


LET_GO_MS = 60
"""So long after a key went up it is known that it does not only repeat itself."""
LOOK_WIDTH = 286
"""Of the button that is held to look, px."""


class Looking(QObject):
    """Whether Space or the button of the curtain is held.

    The curtain goes away as soon as somebody looks, and with it the button that is held: Qt then calls it released.
    So what ends the look is watched for everywhere: the key or the mouse button that goes up, the window left.

    X11 lets go of a held key and presses it again in the same millisecond. Qt does not always know that as a
    repetition: the look ends when the second of the two has not come.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ends: QEvent.Type | None = None
        self._let_go = 0
        self._patience = QTimer(self, singleShot=True, interval=LET_GO_MS)
        self._patience.timeout.connect(self.end)

    def begin(self, ends: QEvent.Type) -> None:
        """Look, until an event of this kind."""
        program = QCoreApplication.instance()
        if self._ends is None and program is not None:
            self._ends = ends
            program.installEventFilter(self)
            self.changed.emit(True)

    def end(self) -> None:
        """Look no longer."""
        program = QCoreApplication.instance()
        if self._ends is not None and program is not None:
            self._ends = None
            self._patience.stop()
            program.removeEventFilter(self)
            self.changed.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See what ends the look; nothing is kept from anybody."""
        kind = event.type()
        if kind in (QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate):
            self.end()
        elif isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Space and self._ends == QEvent.Type.KeyRelease:
                self._key(event)
        elif kind == self._ends:
            self.end()
        return False

    def _key(self, event: QKeyEvent) -> None:
        if event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._let_go = event.timestamp()
            self._patience.start() if self._let_go else self.end()
        elif self._patience.isActive() and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            self._patience.stop() if event.timestamp() == self._let_go else self.end()


class HoldButton(PrimaryButton):
    """Is held: with the mouse or with Space. A mere press, as a screen reader makes it, is something else."""

    body_height = 50
    text_size = 15
    held = Signal(object)
    """Held from now on; the kind of event that will end it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space holds it."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.held.emit(QEvent.Type.KeyRelease)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """So does the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.held.emit(QEvent.Type.MouseButtonRelease)


class CurtainPanel(QWidget):
    """The card between two people: nothing private is on the table while it is there."""

    look_held = Signal(bool)
    keep_showing = Signal()
    released = Signal()
    """It goes away and had the focus: somebody must take it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._card: CurtainCard | None = None
        self._shadows = Shadows()
        self._title = Title("", 27, self)
        self._story = Text("", 14, 400, "mute", wrap=True, parent=self)
        self._hint = Text("", 13, 400, "mute", wrap=True, parent=self)
        for text in (self._title, self._story, self._hint):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.look = HoldButton("", self)
        self.look.setObjectName("btn:look")
        self.look.setAutoRepeat(False)
        self.keep = LinkButton("", self)
        self.keep.setObjectName("btn:keep-showing")
        self.looking = Looking(self)
        self.looking.changed.connect(self.look_held)
        self.look.held.connect(self.looking.begin)
        self.look.clicked.connect(lambda _checked=False: self.keep_showing.emit())
        self.keep.clicked.connect(lambda _checked=False: self.keep_showing.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(SHADOW + AIR, SHADOW + 22, SHADOW + AIR, SHADOW + 14)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._story)
        column.addSpacing(8)
        column.addWidget(self.look, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        column.addWidget(self._hint)
        column.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignHCenter)
        self.hide()

    def show_card(self, card: CurtainCard | None) -> None:
        """Stand there with these words, or be gone."""
        if card is None:
            if self.look.hasFocus() or self.keep.hasFocus():
                self.released.emit()
            self.hide()
            return
        self._title.setText(card.title)
        self._story.setText(card.story)
        self._hint.setText(card.hint)
        self.look.setText(card.button)
        self.look.setMinimumWidth(LOOK_WIDTH)
        self.keep.setText(card.link)
        self.setAccessibleName(card.title)
        self.setAccessibleDescription(card.story)
        fresh = self.isHidden()
        if card != self._card:
            came_up(self)  # whoever only looked meanwhile may look again
        self._card = card
        self.show()
        if fresh:
            self.look.setFocus()

    def lie(self, area: QSize, top: float, open_cards: Sequence[Rect] = ()) -> None:
        """Stand in the middle of the table, its head not above ``top``, or beside cards that lie open there."""
        title = self._title.sizeHint().width() + 2 * AIR
        width = min(max(current().length(WIDTH), title), area.width() - 20) + 2 * SHADOW
        height = max(self.heightForWidth(width), self.sizeHint().height())
        y = max(min(area.height() * 0.74 - height / 2, area.height() - height + SHADOW - 8), top - SHADOW)
        x = (area.width() - width) / 2
        body = Rect(x + SHADOW, y + SHADOW, width - 2 * SHADOW, height - 2 * SHADOW)
        beside = [box for box in open_cards if box.y < body.bottom + CLEAR and box.bottom > body.y - CLEAR]
        right = min((box.x for box in beside if box.centre.x > area.width() / 2), default=area.width() - 8 + CLEAR)
        left = max((box.right for box in beside if box.centre.x < area.width() / 2), default=8 - CLEAR)
        x = min(x, right - CLEAR - width + SHADOW)
        x = max(x, left + CLEAR - SHADOW) if left + CLEAR + body.width <= right - CLEAR else x
        self.setGeometry(round(x), round(y), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper with its shadow."""
        draw_paper(QPainter(self), QRectF(self.rect()), self._shadows, SHADOW)


WIDTH, AIR = 470, 24
"""Of the card, px at text scale 1; at its left and right, px."""
CLEAR = 12
"""Between the card and cards that lie open, px."""
SHADOW = 24
"""Room around the card for its shadow, px."""
