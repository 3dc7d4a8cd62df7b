"""How does a game differ from whist? A few steps to read, one after another, for each game of the family."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.lessons.differing import Differing, values_in
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.labels import Text, Title, Well
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.told_dock import Marks, Sentence
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import lesson_text, tr

WIDTH, HEIGHT = 620, 450
LEAST_SAID = 112
"""px: the sentence has so much room, so that nothing moves from step to step."""


def page_title(page: Differing) -> str:
    """Return what a page is called."""
    return lesson_text(page.title, f"differs {page.id}")


class DiffersSheet(Sheet):
    """The pages, with that of ``here`` open."""

    def __init__(self, host: QWidget, pages: Sequence[Differing], here: str, *, motion: int = 0) -> None:
        super().__init__(
            host, tr("How this game differs"), tr("Two minutes for somebody who knows whist."), width=WIDTH,
            height=HEIGHT, motion=motion,
        )  # fmt: skip
        self._pages = {page.id: page for page in pages}
        self.page, self.number = self._pages[here], 0
        self.games = Select([(page.id, page_title(page)) for page in pages], here, self.content, name=tr("Game"))
        self.games.chosen.connect(lambda key: self.open_page(str(key)))
        top = QHBoxLayout()
        top.addWidget(self.games)
        top.addStretch(1)
        self.body.addLayout(top)
        self.body.addSpacing(6)
        self.step_title = Title("", 22, self.content)
        self.said = Sentence(self.content)
        self.said.setMinimumHeight(current().length(LEAST_SAID))
        self.said.entered.connect(self._enter)
        self.well = Well(self.content)
        column = QVBoxLayout(self.well)
        column.setContentsMargins(12, 8, 12, 8)
        self.word = Text("", 13, wrap=True, parent=self.well)
        column.addWidget(self.word)
        self.step = Text("", 12, tone="mute", parent=self.content)
        self.marks = Marks(self.content)
        for part in (self.step_title, self.said, self.well):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.body.addWidget(self.step)
        self.body.addWidget(self.marks)
        self.back = self.add_button(SecondaryButton(tr("Back", note="step")))
        self.next = self.add_button(PrimaryButton(tr("Next")))
        self.end = self.add_button(PrimaryButton(tr("Close")), press_closes=1)
        self.back.clicked.connect(lambda _on=False: self.go(self.number - 1))
        self.next.clicked.connect(lambda _on=False: self.go(self.number + 1))
        self.set_safe(self.said)
        self.go(0)

    def open_page(self, key: str) -> None:
        """Go to the first step of another page."""
        self.page = self._pages[key]
        self.go(0)

    def go(self, number: int) -> None:
        """Go to a step, from 0; past the ends nothing changes."""
        steps = self.page.steps
        if not 0 <= number < len(steps):
            return
        self.number = number
        step, place = steps[number], f"differs {self.page.id} {number + 1}"
        texts = {key: self._worded(text, f"{place} {key}") for key, text in step.texts().items()}
        self.step_title.setText(texts["title"])
        self.said.say(texts["say"])
        self.said.setAccessibleName(f"{texts['title']}. {texts['say']} {texts.get('word', '')}".strip())
        self.word.setText(tr("Word: {words}", words=texts.get("word", "")))
        self.well.setVisible("word" in texts)
        self.step.setText(tr("Step {n} of {of}", n=number + 1, of=len(steps)))
        self.marks.show_step(number + 1, len(steps))
        self.marks.setAccessibleName(self.step.text())
        last = number == len(steps) - 1
        self.back.setEnabled(number > 0)
        self.next.setVisible(not last)
        self.end.setVisible(last)
        if self.isVisible():
            self.said.setFocus(Qt.FocusReason.OtherFocusReason)

    def _worded(self, text: str, note: str) -> str:
        return lesson_text(text, note, **values_in(self.page, text))

    def _enter(self) -> None:
        """Enter on the sentence goes on, and closes at the end."""
        if self.number == len(self.page.steps) - 1:
            self.done(1)
        else:
            self.go(self.number + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows to both sides go on and back."""
        match event.key():
            case Qt.Key.Key_Right:
                self.go(self.number + 1)
                event.accept()
            case Qt.Key.Key_Left:
                self.go(self.number - 1)
                event.accept()
            case _:
                super().keyPressEvent(event)
