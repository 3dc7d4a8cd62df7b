"""What does a lesson say beside the table? The dock with the sentence, a new word, how far one is, the buttons."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.panels.told_dock import Marks, Sentence, ToldDock, make_snug
from dummywhist.ui.theme import Palette
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.lesson_told import Told

PULSE_MS: Final = 900


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
    """The buttons of a lesson; there is a second set in the strip under a small table.

    Each has its own place, whether it can be used or not: a second press never means another one.
    """

    def __init__(self, parent: QWidget, *, low: bool = False) -> None:
        self.back = SecondaryButton(tr("Back", note="step"), parent)
        self.show_me = ShowButton(tr("Show me"), parent)
        self.next = PrimaryButton(tr("Next"), parent)
        self.leave = SecondaryButton(tr("Leave"), parent)
        for button in self.all:
            make_snug(button, low=low)

    @property
    def all(self) -> tuple[SecondaryButton | PrimaryButton, ...]:
        """In their order."""
        return self.next, self.back, self.show_me, self.leave

    def tell(self, told: Told, sentence: Sentence) -> None:
        """Offer what can be done now; the sentence takes the keyboard from a button that can no longer be used."""
        offered = ((self.next, told.may_go_on), (self.back, told.may_go_back), (self.show_me, told.may_show))
        for button, can_be_used in offered:
            if button.hasFocus() and not can_be_used:
                if not told.waits:
                    continue  # the sentence is still the old one, and would be read again
                # By itself it would go on to Leave.
                sentence.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setEnabled(can_be_used)
        if told.pulses and not self.show_me.lit:
            self.show_me.pulse()


class Answers(QWidget):
    """The numbers that may be the answer of a question, a button each."""

    answered = Signal(int)

    def __init__(self, parent: QWidget, *, low: bool = False) -> None:
        super().__init__(parent)
        self.buttons: list[SecondaryButton] = []
        self._low = low
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        row.addStretch(1)
        self.hide()

    def offer(self, many: int, after: QWidget) -> None:
        """Offer so many numbers, from 0 on; none hides it. Tab comes to them from ``after``."""
        if many != len(self.buttons):
            row = self.layout()
            assert isinstance(row, QHBoxLayout)
            for button in self.buttons:
                button.deleteLater()
            self.buttons = [SecondaryButton(str(number), self) for number in range(many)]
            for number, button in enumerate(self.buttons):
                make_snug(button, low=self._low)
                button.clicked.connect(partial(self._pressed, number))
                row.insertWidget(number, button)
            for before, button in zip((after, *self.buttons), self.buttons, strict=False):
                self.setTabOrder(before, button)
        self.setVisible(many > 0)

    def _pressed(self, number: int, _on: bool = False) -> None:
        self.answered.emit(number)


class LessonPanel(ToldDock):
    """The dock of a lesson."""

    next_wanted = Signal()
    back_wanted = Signal()
    show_wanted = Signal()
    answered = Signal(int)
    """The number that answers what is asked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("lesson", tr("Leave the lesson"), parent)
        self.told: Told | None = None
        self.body.addWidget(self.sentence)
        self.answers, self.short_answers = Answers(self.content), Answers(self.brief_part, low=True)
        self.body.addWidget(self.answers)
        self.body.addSpacing(8)
        self.wrong, self.cost = Text("", 13, 500, wrap=True), Text("", 13, 700, "loss")
        self.wrong_well = self.add_well(self.wrong, self.cost)
        self.word = Text("", 13, wrap=True)
        self.word_well = self.add_well(self.word)
        self.body.addStretch(1)
        self.step = Text("", 12, tone="mute", wrap=True, parent=self.content)
        self.marks = Marks(self.content)
        self.body.addWidget(self.step)
        self.body.addWidget(self.marks)
        self.buttons, self.strip = Buttons(self), Buttons(self.brief_part, low=True)
        self.add_wide(self.buttons.next)
        self.set_buttons(self.buttons.all[1:], (*self.strip.all, self.short_answers))
        for answers in (self.answers, self.short_answers):
            answers.answered.connect(self.answered)
        for buttons in (self.buttons, self.strip):
            buttons.back.clicked.connect(lambda _on=False: self.back_wanted.emit())
            buttons.show_me.clicked.connect(lambda _on=False: self.show_wanted.emit())
            buttons.next.clicked.connect(lambda _on=False: self.next_wanted.emit())
            buttons.leave.clicked.connect(lambda _on=False: self.leave_wanted.emit())

    def tell(self, told: Told) -> None:
        """Say what the lesson says now."""
        before, self.told = self.told, told
        self.title.setText(told.title)
        self.setAccessibleName(told.title)
        self.subtitle.setText(told.theme)
        wrong = f"{told.wrong} {told.cost}".strip()
        heard = f"{told.heard} {wrong}".strip()
        self.sentence.say(told.sentence, heard)
        self.short.say(wrong or told.sentence, heard)
        self.wrong.setText(told.wrong)
        self.cost.setText(told.cost)
        self.cost.setVisible(bool(told.cost))
        self.wrong_well.setVisible(bool(wrong))
        self.word.setText(tr("Word: {words}", words=told.word))
        self.word_well.setVisible(bool(told.word) and not self.low)
        self.step.setText(
            tr("The lesson is over") if not told.minutes else
            tr("Step {n} of {of}, about {minutes:words} {minutes:minute|minutes} left", n=told.number, of=told.steps,
               minutes=told.minutes)
        )  # fmt: skip
        self.marks.show_step(told.number, told.steps)
        self.marks.setAccessibleName(self.step.text())
        self.answers.offer(told.answers, self.sentence)
        self.short_answers.offer(told.answers, self.short)
        self.strip.show_me.setVisible(not told.answers)  # the numbers need its room
        for buttons, words in ((self.buttons, self.sentence), (self.strip, self.short)):
            buttons.tell(told, words)
        self.fit()
        if wrong and (before is None or before.wrong != told.wrong):
            self.scroll_to(self.wrong_well)

    @property
    def low(self) -> bool:
        """Whether the window is so low that new words have no room."""
        return self.window().height() < LEAST_FOR_WORDS


LEAST_FOR_WORDS: Final = 600
"""px: a lower window shows no new words."""
