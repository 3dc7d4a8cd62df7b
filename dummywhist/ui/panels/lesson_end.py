"""What comes after a lesson? Its ways on, also where its deal is not played to the end and nothing was counted."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.buttons import Button, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import tr

WIDTH = 560


class AfterLesson(Sheet):
    """A sheet at the end of a lesson: what somebody may want next."""

    play_wanted = Signal()
    next_lesson_wanted = Signal()
    lessons_wanted = Signal()
    problems_wanted = Signal()

    def offer_lessons(self, following: bool, problems: int) -> Button:
        """Add the buttons, and return the one that plays a deal; ``problems``: how many there are like it."""
        lessons = self.add_button(SecondaryButton(tr("Lessons")), press_closes=1)
        lessons.clicked.connect(self.lessons_wanted)
        if problems:
            like = self.add_button(
                SecondaryButton(tr("{n:words^} {n:problem|problems} like this", n=problems)), press_closes=1
            )
            like.clicked.connect(self.problems_wanted)
        if following:
            after = self.add_button(SecondaryButton(tr("Next lesson")), press_closes=1)
            after.clicked.connect(self.next_lesson_wanted)
        play = self.add_button(PrimaryButton(tr("Play a deal")), safe=True, press_closes=1)
        play.clicked.connect(self.play_wanted)
        return play


class LessonEndSheet(AfterLesson):
    """The end of a lesson whose deal is not counted. ``title``: the lesson's; ``following``: the next one's, or ""."""

    def __init__(self, host: QWidget, title: str, following: str, problems: int, *, motion: int = 0) -> None:
        super().__init__(host, tr("The lesson is over"), title, width=WIDTH, motion=motion)
        words = [tr("The rest of the deal shows nothing new, and is not played.")]
        if following:
            words.append(tr("The next lesson is “{title}”.", title=following))
        self.said = Text(" ".join(words), 14, wrap=True, parent=self.content)
        self.body.addWidget(self.said)
        self.body.addStretch(1)
        self.play = self.offer_lessons(bool(following), problems)
        self.set_safe(self.play)
