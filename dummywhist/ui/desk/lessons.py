"""How does a person come to a lesson, and back to his table? The lesson at the table, its dock, what is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.lessons.lesson import Lesson
from dummywhist.engine.lessons.pupil import Pupil, beginner, minutes, read_pupil
from dummywhist.engine.lessons.reading import Costs, costs_of, lessons
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import Given, GivenDesk, persons
from dummywhist.ui.desk.lesson_knows import LessonKnows, counted_at, views_then
from dummywhist.ui.desk.window import COMPLAINT_MS
from dummywhist.ui.panels.knows_sheet import KnowsSheet
from dummywhist.ui.panels.lesson_panel import LessonPanel
from dummywhist.ui.panels.lessons_sheet import LessonRow, LessonsSheet
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.lesson_table import lesson_table, seated
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.seat.teaching import Teacher
from dummywhist.ui.tongues import lesson_text, say_error, tr

DOCK: Final = "lesson"
FIRST: Final = "first"


class Lessons(Given):
    """The lesson in the window, if one is given, and the list of all."""

    def __init__(
        self,
        desk: GivenDesk,
        open_sheet: Callable[[Sheet], None],
        finished: Callable[[], None],
        motion: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._finished = finished
        self._teacher: Teacher | None = None
        self._panel: LessonPanel | None = None
        self._left_name = FIRST
        """The lesson that was left last."""

    @property
    def teacher(self) -> Teacher | None:
        """Who gives the lesson in the window; None where none is given."""
        return self._teacher

    @property
    def panel(self) -> LessonPanel | None:
        """The dock of the lesson."""
        return self._panel

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return "" if self._teacher is None else self._teacher.told().title

    @property
    def trick(self) -> str:
        """Which trick it is, where that is not said as in any deal."""
        return ""

    # ---- which there are ----

    def _all(self) -> tuple[Lesson, ...]:
        found = lessons()
        for name, error in found.left_out:
            words = tr("The lesson {name} is left out: {why}", name=name, why=say_error(error))
            self._desk.window.tell(words, COMPLAINT_MS)
        return found.lessons

    def list(self) -> None:
        """Open the list of the lessons."""
        rows = []
        for lesson in self._all():
            pupil = self._left(lesson)
            title = lesson_text(lesson.title, lesson.id)
            at = 0 if pupil == beginner(lesson) else pupil.step + 1
            done = lesson.id in self._desk.settings.learned
            rows.append(LessonRow(lesson.id, title, ceil(minutes(lesson)), len(lesson.steps), at, done))
        sheet = LessonsSheet(self._desk.window, rows, motion=self._motion())
        sheet.lesson_wanted.connect(self.begin)
        self._open_sheet(sheet)

    def following(self) -> str:
        """Return the id of the lesson after the one in the window; "" for none."""
        names = [lesson.id for lesson in self._all()]
        now = "" if self._teacher is None else self._teacher.pupil.lesson.id
        after = names[names.index(now) + 1 :] if now in names else names
        return after[0] if after else ""

    def title_of(self, name: str) -> str:
        """Return what the lesson of an id is called; "" for none."""
        return next((lesson_text(lesson.title, lesson.id) for lesson in self._all() if lesson.id == name), "")

    @property
    def themes(self) -> tuple[str, ...]:
        """Of what the problems are that go with the lesson in the window."""
        return () if self._teacher is None else self._teacher.pupil.lesson.themes

    # ---- beginning ----

    def begin(self, name: str = FIRST) -> None:
        """Give the lesson ``name``, from where it was left."""
        lesson = next((one for one in self._all() if one.id == name), None)
        if lesson is None:
            return
        try:
            costs = costs_of(lesson)
        except DummyWhistError as error:
            words = tr("The lesson {name} is left out: {why}", name=name, why=say_error(error))
            self._desk.window.tell(words, COMPLAINT_MS)
            return
        self._give(self._left(lesson), costs)

    def take_up(self) -> None:
        """Give the lesson that was left last, or the first one where none was."""
        self.begin(self._left_name)

    def again(self) -> None:
        """Give the lesson in the window anew, at the place where the learner is."""
        if self._teacher is not None:
            self._give(self._left(self._teacher.pupil.lesson), costs_of(self._teacher.pupil.lesson))

    def _left(self, lesson: Lesson) -> Pupil:
        """Return where the lesson was left, or its beginning; a place that no longer is there is forgotten."""
        try:
            return read_pupil(lesson, self._desk.settings.lessons[lesson.id])
        except (KeyError, DummyWhistError):
            return beginner(lesson)

    def _give(self, pupil: Pupil, costs: Costs) -> None:
        you, east, west = persons(self._desk.settings.preferences)
        people = seated(pupil.lesson, you=you, east=east, west=west)
        teacher = Teacher(pupil, costs, self)
        self._desk.sit_in_lesson(lesson_table(pupil, people), lambda sitting: self._sit(teacher, sitting))

    def _sit(self, teacher: Teacher, sitting: Sitting) -> None:
        """The table of the lesson is in the window, and has not begun."""
        self._teacher = teacher
        panel = self._panel = LessonPanel()
        panel.next_wanted.connect(self._next)
        panel.back_wanted.connect(teacher.back)
        panel.show_wanted.connect(teacher.show_me)
        panel.answered.connect(teacher.answer)
        teacher.changed.connect(self._tell)
        teacher.told_anew.connect(self._tell_anew)
        teacher.sentence.connect(self._say)
        teacher.finished.connect(self._end)
        teacher.sit(sitting, sitting.conductor.command)
        panel.tell(teacher.told())
        self._open_dock(DOCK, panel)

    # ---- in it ----

    def _tell(self) -> None:
        teacher, panel = self._teacher, self._panel
        if teacher is None or panel is None:
            return
        panel.tell(teacher.told())
        self._desk.window.central.place()
        self._keep()

    def repeat(self) -> None:
        """Say the sentence again, and bring the keyboard to it."""
        if self._teacher is not None:
            self._tell_anew(self._teacher.spoken(), True)

    def _tell_anew(self, words: str, moves: bool) -> None:
        """Tell something new, and bring the keyboard to it if it ``moves``.

        A screen reader says what gets the keyboard; else it hears it announced, after what was announced before.
        """
        panel = self._panel
        if panel is None:
            return
        had = panel.first.hasFocus()
        self._tell()
        if moves:
            panel.take_keyboard()
        if had or not panel.first.hasFocus():
            self._say(words)

    def _next(self) -> None:
        """Next: gather the trick, or go on."""
        if self._teacher is not None:
            self._teacher.go_on(by_button=True)

    def _enter(self) -> None:
        """Enter on the sentence: gather the trick, go on, or go to the hand that is asked."""
        teacher, sitting = self._teacher, self._desk.sitting
        if teacher is None or sitting is None:
            return
        if teacher.waits or sitting.conductor.mode is Mode.TRICK:
            teacher.go_on()
        else:
            self._to_the_cards()

    def _typed(self, event: QKeyEvent) -> None:
        """Where a number is asked for a figure answers; all else is for the table."""
        teacher = self._teacher
        if teacher is not None and teacher.pupil.tally is not None and event.text().isdecimal():
            teacher.answer(int(event.text()))
        else:
            super()._typed(event)

    def back(self) -> None:
        """Go back to the step before."""
        if self._teacher is not None:
            self._teacher.back()

    def say_anew(self) -> None:
        """The language has changed."""
        self.again()

    def _keep(self) -> None:
        """Keep where the learner is: he takes it up there, whatever happens meanwhile."""
        teacher, settings = self._teacher, self._desk.settings
        if teacher is None:
            return
        pupil = teacher.pupil
        kept = {key: place for key, place in settings.lessons.items() if key != pupil.lesson.id}
        learned = settings.learned
        if pupil.part == "over":
            learned = (*(name for name in learned if name != pupil.lesson.id), pupil.lesson.id)
        else:
            kept[pupil.lesson.id] = pupil.spelled()
        if kept != settings.lessons or learned != settings.learned:
            self._desk.settings = replace(settings, lessons=kept, learned=learned)
            self._desk.save_settings()

    def _end(self) -> None:
        self._keep()
        if not self._show_known():
            self._finished()

    def _show_known(self) -> bool:
        """Where a number was asked for, show what each player could know then; the score sheet comes after it."""
        teacher, sitting = self._teacher, self._desk.sitting
        cards = None if teacher is None else counted_at(teacher.pupil)
        if teacher is None or sitting is None or cards is None:
            return False
        views = views_then(teacher.pupil, cards, sitting.standing.people)
        sheet = KnowsSheet(self._desk.window, motion=self._motion())
        self._open_sheet(sheet)
        LessonKnows(sheet, sitting, views, lambda: self._known_seen(teacher))
        return True

    def _known_seen(self, teacher: Teacher) -> None:
        """It was looked at: go on, unless the lesson was left meanwhile."""
        if self._teacher is teacher:
            self._finished()

    # ---- leaving ----

    def leave(self) -> None:
        """Leave the lesson: the table as it was is back, and one press leads to the lesson again."""
        teacher = self._teacher
        if teacher is None:
            return
        over, step = teacher.pupil.part == "over", teacher.pupil.step + 1
        name = teacher.pupil.lesson.id
        self._come_back("" if over else tr("Left at step {n}; the lesson goes on there.", n=step))
        if not over:
            self._left_name = name
            self._desk.window.invite(True, left=True)

    def put_away(self) -> None:
        """Another table comes into the window: keep where the learner is, and end the lesson."""
        teacher, panel = self._teacher, self._panel
        if teacher is None:
            return
        self._keep()
        self._teacher = self._panel = None
        self._desk.view.set_asked(None)
        self._desk.view.set_advised(None)
        teacher.blockSignals(True)
        teacher.deleteLater()
        self._put_dock_away(panel)
