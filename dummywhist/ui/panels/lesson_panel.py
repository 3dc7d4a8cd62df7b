"""What does a lesson say beside the table? The dock with the sentence, a new word, how far one is, the buttons."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.labels import Text, Well
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, note_focus, shows_ring
from dummywhist.ui.theme import SIZES, Palette, current
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.lesson_told import Told

SNUG: Final = 6
"""At both sides of the words of a button, px."""
LOW: Final = 30
"""A button in the strip, px."""
CLOSE: Final = 10
"""Between its buttons, px: three stand side by side in the narrow dock."""
TEXT: Final = 13
"""Of the words of a button, px."""
PULSE_MS: Final = 900
BRIEF: Final = 13
"""The sentence in the strip under a small table, px."""
LINE: Final = 120
"""Of a line of the sentence, in hundredths of its own height: 22 px at 15."""
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Sentence(Text):
    """What the lesson says; it can have the keyboard. Enter goes on, keys that mean cards go to the table."""

    entered = Signal()
    typed = Signal(object)
    """A `QKeyEvent` that the table is to hear."""

    def __init__(self, parent: QWidget, size: float = 15, line: int = LINE) -> None:
        super().__init__("", size, wrap=True, parent=parent)
        self._line = line
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setContentsMargins(RING + 1, RING, RING + 1, RING)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.words = ""

    def say(self, words: str) -> None:
        """Say this, with air between the lines."""
        if words != self.words:
            self.words = words
            self.setText(f'<p style="line-height:{self._line}%; margin:0">{escape(words)}</p>')
            self.setAccessibleName(words)

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


class ShowButton(SecondaryButton):
    """Show me; it is to be seen for a moment when somebody erred twice."""

    lit = False

    def pulse(self) -> None:
        """Stand out for a moment, once."""
        self.lit = True
        self.update()
        QTimer.singleShot(PULSE_MS, self, self._rest)

    def _rest(self) -> None:
        self.lit = False
        self.update()

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Green while it stands out."""
        return (palette.action, palette.on_action, None) if self.lit else super().colours(palette)


class Buttons:
    """The buttons of a lesson; there is a second set in the strip under a small table."""

    def __init__(self, parent: QWidget) -> None:
        self.back = SecondaryButton(tr("Back", note="step"), parent)
        self.show_me = ShowButton(tr("Show me"), parent)
        self.next = PrimaryButton(tr("Next"), parent)
        self.leave = SecondaryButton(tr("Leave"), parent)
        for button in self.all:
            button.air = SNUG
            button.text_size = TEXT
            button.set_height(button.body_height, TEXT)

    @property
    def all(self) -> tuple[SecondaryButton | PrimaryButton, ...]:
        """In their order."""
        return self.back, self.show_me, self.next, self.leave

    def tell(self, told: Told) -> None:
        """Offer what can be done now."""
        self.back.setEnabled(told.may_go_back)
        self.next.setVisible(told.may_go_on)
        self.show_me.setVisible(not told.may_go_on)
        self.show_me.setEnabled(told.may_show)
        if told.pulses and not self.show_me.lit:
            self.show_me.pulse()


class LessonPanel(Dock):
    """The dock of a lesson. `go_on_wanted`: Next, or Enter on the sentence."""

    go_on_wanted = Signal()
    back_wanted = Signal()
    show_wanted = Signal()
    leave_wanted = Signal()
    typed = Signal(object)
    """A `QKeyEvent` that the table is to hear."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", " ", parent, width=SIZES.dock_study, close_name=tr("Leave the lesson"))
        self.told: Told | None = None
        self.with_table = True
        self.gap = CLOSE
        self.setObjectName("lesson")
        self.sentence = Sentence(self.content)
        self.sentence.setObjectName("lesson_sentence")
        self.body.addWidget(self.sentence)
        self.body.addSpacing(8)
        self.wrong_well, (self.wrong, self.cost) = self._well(Text("", 13, 500, wrap=True), Text("", 13, 700, "loss"))
        self.word_well, (self.word,) = self._well(Text("", 13, wrap=True))
        self.body.addStretch(1)
        self.step = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.marks = Marks(self.content)
        self.body.addWidget(self.step)
        self.body.addWidget(self.marks)
        self._brief = QWidget(self)
        column = QVBoxLayout(self._brief)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        self.short = Sentence(self._brief, BRIEF, 100)
        column.addWidget(self.short)
        row = QHBoxLayout()
        row.setSpacing(4)
        column.addLayout(row)
        self.set_brief(self._brief)
        self.buttons, self.strip = Buttons(self), Buttons(self._brief)
        for button in self.strip.all:
            button.set_height(LOW)
        for button in self.buttons.all:
            self.add_button(button)
        for button in self.strip.all:
            row.addWidget(button)
        row.addStretch(1)
        for buttons in (self.buttons, self.strip):
            buttons.back.clicked.connect(lambda _on=False: self.back_wanted.emit())
            buttons.show_me.clicked.connect(lambda _on=False: self.show_wanted.emit())
            buttons.next.clicked.connect(lambda _on=False: self.go_on_wanted.emit())
            buttons.leave.clicked.connect(lambda _on=False: self.leave_wanted.emit())
        for sentence in (self.sentence, self.short):
            sentence.entered.connect(self.go_on_wanted)
            sentence.typed.connect(self.typed)
        self.closed.connect(self.leave_wanted)

    def _well(self, *words: Text) -> tuple[Well, tuple[Text, ...]]:
        well = Well(self.content)
        column = QVBoxLayout(well)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        for text in words:
            column.addWidget(text)
        self.body.addWidget(well)
        well.hide()
        return well, words

    def tell(self, told: Told) -> None:
        """Say what the lesson says now."""
        before, self.told = self.told, told
        self.title.setText(told.title)
        self.setAccessibleName(told.title)
        self.subtitle.setText(told.theme)
        self.sentence.say(told.sentence)
        wrong = f"{told.wrong} {told.cost}".strip()
        self.short.say(wrong or told.sentence)
        self.wrong.setText(told.wrong)
        self.cost.setText(told.cost)
        self.cost.setVisible(bool(told.cost))
        self.wrong_well.setVisible(bool(wrong))
        self.word.setText(tr("Word: {words}", words=told.word))
        self.word_well.setVisible(bool(told.word) and not self.low)
        self.step.setText(
            tr("Step {n} of {of}, about {minutes:words} {minutes:minute|minutes} left", n=told.number, of=told.steps,
               minutes=told.minutes)
        )  # fmt: skip
        self.marks.show_step(told.number, told.steps)
        self.marks.setAccessibleName(self.step.text())
        for buttons in (self.buttons, self.strip):
            buttons.tell(told)
        if wrong and (before is None or before.wrong != told.wrong):
            self.scroll_to(self.wrong_well)

    @property
    def low(self) -> bool:
        """Whether the window is so low that new words have no room."""
        return self.window().height() < LEAST_FOR_WORDS

    def take_keyboard(self) -> None:
        """Bring the keyboard to what is said."""
        (self.short if self.folded else self.sentence).setFocus(Qt.FocusReason.OtherFocusReason)


LEAST_FOR_WORDS: Final = 600
"""px: a lower window shows no new words."""
