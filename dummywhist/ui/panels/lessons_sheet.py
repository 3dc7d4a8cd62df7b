"""Which lessons are there? A list with how long each takes, what was finished, and where one was left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import HairLine, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import tr

CLOSE: Final = 3
"""Between a row and its line, px: all ten stand in a window of 768."""


class LessonRow(NamedTuple):
    """A lesson of the list: ``minutes`` it takes; the step where it was left (from 1), 0 for none."""

    id: str
    title: str
    minutes: int
    steps: int
    left_at: int
    finished: bool

    def words(self) -> str:
        """Return how it stands with it."""
        parts = [tr("{n:words} {n:minute|minutes}", n=self.minutes)]
        if self.left_at:
            parts.append(tr("left at step {n} of {of}", n=self.left_at, of=self.steps))
        if self.finished:
            parts.append(tr("finished"))
        return ", ".join(parts)


class LessonsSheet(Sheet):
    """The list of the lessons. `lesson_wanted` carries the id of the one that is chosen."""

    lesson_wanted = Signal(str)

    def __init__(self, host: QWidget, rows: Sequence[LessonRow], *, motion: int = 0) -> None:
        super().__init__(
            host, tr("Lessons"),
            tr("The first one if trick games are new to you, else any. Leave one when you like, and go on there."),
            width=560, motion=motion,
        )  # fmt: skip
        self.body.setSpacing(CLOSE)
        self.choices: dict[str, SecondaryButton] = {}
        for row in rows:
            line, words = QHBoxLayout(), QVBoxLayout()
            words.setSpacing(1)
            words.addWidget(Text(f"✓ {row.title}" if row.finished else row.title, 15, 600))
            words.addWidget(Text(row.words(), 12.5, tone="mute", wrap=True))
            line.addLayout(words, 1)
            begin = tr("Begin again") if row.finished else tr("Begin")
            button = SecondaryButton(tr("Go on") if row.left_at else begin, self.content)
            button.setAccessibleName(f"{button.text()}: {row.title}, {row.words()}")
            button.clicked.connect(lambda _on=False, key=row.id: self._choose(key))
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.choices[row.id] = button
            self.body.addLayout(line)
            self.body.addWidget(HairLine())
        self.body.addStretch()
        self.add_button(PrimaryButton(tr("Close")), safe=not rows, press_closes=0)
        if rows:
            self.set_safe(self.choices[rows[0].id])

    def _choose(self, key: str) -> None:
        self.done(1)
        self.lesson_wanted.emit(key)
