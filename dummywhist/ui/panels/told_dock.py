"""What has the dock of a lesson or a problem? A sentence that the keyboard can stand on, a strip, buttons."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.fitting import settle
from dummywhist.ui.controls.keys import COMMANDS
from dummywhist.ui.controls.labels import Text, Well
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, note_focus, shows_ring
from dummywhist.ui.theme import SIZES, current

SNUG: Final = 6
"""At both sides of the words of a button, px."""
LOW: Final = 30
"""A button in the strip, px."""
CLOSE: Final = 10
"""Between its buttons, px: three stand side by side in the narrow dock."""
TEXT: Final = 13
"""Of the words of a button, px."""
BRIEF: Final = 13
"""The sentence in the strip under a small table, px."""
AIR: Final = 6
"""Between the words of the sentence and the ring around it, px; half of it above and below."""
LINE: Final = 120
"""Of a line of the sentence, in hundredths of its own height: 22 px at 15."""
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Sentence(Text):
    """What the dock says; it can have the keyboard. Enter goes on, keys that mean cards go to the table."""

    entered = Signal()
    typed = Signal(object)
    """A `QKeyEvent` that the table is to hear."""

    def __init__(self, parent: QWidget, size: float = 15, line: int = LINE, air: int = AIR) -> None:
        super().__init__("", size, wrap=True, parent=parent)
        self._line = line
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setContentsMargins(*(RING + air, RING + air // 2) * 2)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.words = ""

    def say(self, words: str, heard: str = "") -> None:
        """Say this, with air between the lines; ``heard``: all that a screen reader says here, "" for the same."""
        if words != self.words:
            self.words = words
            style = f"line-height:{self._line}%; margin:0; white-space:pre-wrap"
            self.setText(f'<p style="{style}">{escape(words)}</p>')
        if self.accessibleName() != (heard or words):
            self.setAccessibleName(heard or words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on; letters, figures and arrows are for the cards."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.entered.emit()
        elif event.key() in arrows or (event.text().isalnum() and not event.modifiers()):
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words; a ring while the keyboard is here."""
        super().paintEvent(event)
        if shows_ring(self):
            draw_ring(QPainter(self), QRectF(self.rect()).adjusted(2, 2, -2, -2), 4, current().palette)


class Marks(QWidget):
    """A row of marks, one for each step; those that were reached are green."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = self._steps = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, number: int, steps: int) -> None:
        """Step ``number`` (from 1) of so many."""
        self._number, self._steps = number, steps
        self.update()

    def sizeHint(self) -> QSize:
        """A thin row."""
        return QSize(120, current().length(13))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The marks."""
        painter, palette, steps = QPainter(self), current().palette, max(1, self._steps)
        room, gap, high = self.width() - 2 * RING, current().length(3), current().length(5)
        wide = (room - gap * (steps - 1)) / steps
        for at in range(self._steps):
            box = QRectF(RING + at * (wide + gap), (self.height() - high) / 2, max(1.0, wide), high)
            draw_box(painter, box, high / 2, palette.action if at < self._number else palette.rule)


def make_snug(button: SecondaryButton | PrimaryButton, *, low: bool) -> None:
    """Let a button be narrow, as three stand side by side; ``low``: in the strip."""
    button.air = SNUG
    button.text_size = TEXT
    button.set_height(LOW if low else button.body_height, TEXT)


class ToldDock(Dock):
    """A dock that tells a lesson or a problem; under a small table it is a strip with the sentence and its buttons."""

    enter_wanted = Signal()
    """Enter on the sentence."""
    leave_wanted = Signal()
    typed = Signal(object)
    """A `QKeyEvent` that the table is to hear."""

    def __init__(self, name: str, close_name: str, parent: QWidget | None = None) -> None:
        super().__init__("", " ", parent, width=SIZES.dock_study, close_name=close_name)
        self.with_table = True
        self.gap = CLOSE
        self.setObjectName(name)
        self._wells: list[Well] = []
        self.sentence = Sentence(self.content)
        self.sentence.setObjectName(f"{name}_sentence")
        self.brief_part = QWidget(self)
        column = QVBoxLayout(self.brief_part)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        self.short = Sentence(self.brief_part, BRIEF, 100, air=1)
        column.addWidget(self.short)
        self._in_strip = QHBoxLayout()
        self._in_strip.setSpacing(4)
        column.addLayout(self._in_strip)
        for sentence in (self.sentence, self.short):
            sentence.entered.connect(self.enter_wanted)
            sentence.typed.connect(self.typed)
        self.closed.connect(self.leave_wanted)

    def set_buttons(self, below: Iterable[SecondaryButton | PrimaryButton], strip: Iterable[QWidget]) -> None:
        """Put buttons at the foot of the dock, and the second set of them into the strip."""
        for button in below:
            self.add_button(button)
        for one in strip:
            self._in_strip.addWidget(one)
        self._in_strip.addStretch(1)
        self.set_brief(self.brief_part)

    def add_well(self, *words: Text, air: int = 10) -> Well:
        """Add a well with these texts; it is hidden at first."""
        well = Well(self.content)
        column = QVBoxLayout(well)
        column.setContentsMargins(12, air, 12, air)
        column.setSpacing(4)
        for text in words:
            column.addWidget(text)
        self.body.addWidget(well)
        self._wells.append(well)
        well.hide()
        return well

    def fit(self) -> None:
        """Give all that is told its room, at once and when the scroll bar has come or gone.

        The toolkit remembers how high a well was with other words, or beside a scroll bar, and cuts the new ones.
        """
        self._fit()
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        for part in (*self._wells, self.content):
            column = part.layout()
            if column is not None:
                column.invalidate()
            part.updateGeometry()
        settle(self.content)
        QApplication.sendEvent(self._scroll, QEvent(QEvent.Type.LayoutRequest))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and figures mean cards, on a button of the dock too: they are for the table."""
        if event.text().isalnum() and not event.modifiers() & COMMANDS:
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)

    @property
    def first(self) -> QWidget:
        """Where the keyboard belongs: on what is said."""
        return self.short if self.folded else self.sentence

    def take_keyboard(self) -> None:
        """Bring the keyboard to what is said, or to what is to be done next."""
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)
