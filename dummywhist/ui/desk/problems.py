"""How does a person come to a problem, and back to his table? The sheet, the problem at the table, the tries kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.problems.daily import number_of_the_day
from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.problems.returning import DAYS, How, Standing, Try, due, standings
from dummywhist.engine.problems.tries import append_try, read_tries, set_torn_aside
from dummywhist.engine.wishes.making import MOST_TRIES, Maker
from dummywhist.engine.wishes.wish import Made, Wish
from dummywhist.paths import Paths
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import Given, GivenDesk, persons
from dummywhist.ui.desk.window import COMPLAINT_MS
from dummywhist.ui.panels.make_deal import MakeDealSheet, rarity
from dummywhist.ui.panels.problem_panel import ProblemPanel
from dummywhist.ui.panels.problems_sheet import Kind, ProblemRow, ProblemsSheet
from dummywhist.ui.seat.attempt import Attempt
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.seat.problem_table import problem_table
from dummywhist.ui.seat.reckoning import Background
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import say_error, tr
from dummywhist.ui.words.names import shown_name
from dummywhist.ui.words.problem_told import (
    THEMES,
    level_words,
    problem_name,
    state_words,
    task,
    task_brief,
    trumps,
)

DOCK: Final = "problem"
TODAY: Final = "deal of the day"
MOST_DUE: Final = 12


class ProblemDesk(GivenDesk, Protocol):
    """What problems need of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    def first_seating(self) -> Seating:
        """Return who sits at the first table."""

    def new_table(self, seating: Seating, number: int | None = None) -> bool:
        """Begin a new table, with the deal of a number if one is named."""

    def lay_made(self, made: Made, seating: Seating) -> None:
        """Begin a new table with a deal that was made."""


def _rarity(wish: Wish) -> tuple[float, bool] | DummyWhistError:
    """Return the chance of a deal that fits and whether it is exact, or why there is none."""
    try:
        maker = Maker(wish)
    except DummyWhistError as error:
        return error
    return maker.chance_tried(SystemRandom()), not maker.tries


def _made(wish: Wish) -> Made | DummyWhistError | None:
    try:
        return Maker(wish).made(SystemRandom())
    except DummyWhistError as error:
        return error


def _tell(sheet: MakeDealSheet, wish: Wish, told: tuple[float, bool] | DummyWhistError) -> None:
    """Tell how rare such deals are, unless something else is wished meanwhile."""
    if wish != sheet.wish():
        return
    if isinstance(told, DummyWhistError):
        sheet.tell(say_error(told), may=False)
    else:
        sheet.tell(rarity(told[0], exact=told[1]), may=True)


class Problems(Given):
    """The problem in the window, if one is given, the sheet of all, and the file of the tries."""

    def __init__(
        self,
        desk: ProblemDesk,
        open_sheet: Callable[[Sheet], None],
        motion: Callable[[], int],
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._tables = desk
        self.today = today
        self._attempt: Attempt | None = None
        self._panel: ProblemPanel | None = None
        self._order: tuple[str, ...] = ()
        self._making: Background | None = None
        self._tries: list[Try] | None = None
        self._writable = True

    @property
    def attempt(self) -> Attempt | None:
        """The problem that is tried in the window; None for none."""
        return self._attempt

    @property
    def panel(self) -> ProblemPanel | None:
        """Its dock."""
        return self._panel

    @property
    def title(self) -> str:
        """What it is called."""
        return "" if self._attempt is None else problem_name(self._attempt.problem)

    @property
    def trick(self) -> str:
        """Which trick of it is played."""
        return "" if self._attempt is None else self._attempt.trick

    # ---- the tries ----

    @property
    def _path(self) -> Path:
        return self._tables.paths.problems

    def tries(self) -> list[Try]:
        """Return the tries so far; read once. What is no try is set aside with a sentence, and nothing is lost."""
        if self._tries is None:
            self._tries = []
            try:
                log = read_tries(self._path)
                self._tries = list(log.tries)
                aside = set_torn_aside(self._path, log)
            except DummyWhistError as error:
                self._writable = False
                self._complain(tr("The file {name} is left as it is, and tries are not kept: {why}",
                                  name=self._path.name, why=say_error(error)))  # fmt: skip
            except OSError as error:
                self._writable = False
                self._complain(tr("The file {name} is left as it is, and tries are not kept: {why}",
                                  name=self._path.name, why=f"{error.strerror}."))  # fmt: skip
            else:
                if aside:
                    n = len(log.left_out)
                    self._complain(
                        tr("{n:words^} {n:line|lines} of {name} {n:is no try and was|are no tries and were} set aside "
                           "in {aside}. The other tries count.", n=n, name=self._path.name, aside=aside)
                    )  # fmt: skip
        return self._tries

    def _complain(self, words: str) -> None:
        self._desk.window.tell(words, COMPLAINT_MS)
        self._desk.view.announce(words, assertive=True)

    def standings(self) -> dict[str, Standing]:
        """Return how each problem stands that was tried."""
        return standings(self.tries())

    def _tried(self, how: How) -> None:
        """Keep what became of the problem in the window."""
        if self._attempt is None:
            return
        one = Try(self.today(), self._attempt.problem.id, how)
        self.tries().append(one)
        if not self._writable:
            return
        try:
            append_try(self._path, one)
        except OSError as error:
            self._complain(tr("This try could not be kept: {why}.", why=error.strerror or ""))

    # ---- which there are ----

    def _all(self) -> tuple[Problem, ...]:
        pack = shipped()
        for error in pack.left_out:
            self._complain(tr("A problem is left out: {why}", why=say_error(error)))
        return pack.problems

    def due(self) -> tuple[str, ...]:
        """Return which problems are due today, the most that are shown."""
        names = {one.id for one in shipped().problems}
        return tuple(name for name in due(self.standings(), self.today()) if name in names)[:MOST_DUE]

    def rows(self, problems: Sequence[Problem]) -> list[ProblemRow]:
        """Return a row for each problem: nothing in it tells what solves it, and only of a solved one the theme."""
        found, ready = self.standings(), self.due()
        solved = {one.problem for one in self.tries() if one.how != "shown"}
        rows = [self._row(one, found.get(one.id), one.id in ready, one.id in solved) for one in problems]
        by_key = {row.key: row for row in rows}
        return [*(by_key[key] for key in ready), *(row for row in rows if row.key not in ready), self._daily()]

    def _row(self, problem: Problem, standing: Standing | None, is_due: bool, solved: bool) -> ProblemRow:
        you = shown_name(self._desk.settings.preferences.your_name)
        tried = ""
        if standing is not None:
            then = ", ".join(str(day) for day in DAYS)
            tried = tr("It comes back, each time that you solve it at once, after {days} days.", days=then)
        return ProblemRow(
            key=problem.id, kind="pack", title=problem_name(problem), task=task_brief(problem), level=problem.level,
            level_words=level_words(problem), state=state_words(standing, self.today()), due=is_due,
            theme=problem.theme if solved else "", theme_words=tr(THEMES[problem.theme]) if solved else "",
            about=f"{trumps(problem)} {task(problem)}", hands=((tr("Dummy"), problem.dummy), (you, problem.yours)),
            tried=tried,
        )  # fmt: skip

    def _daily(self) -> ProblemRow:
        words = tr("A whole deal, the same for everybody on this day. It is played at a table of its own.")
        return ProblemRow(
            TODAY, "day", tr("Deal of the day"), tr("A whole deal"), 0, "", "", False, "", "", words, (), ""
        )

    def list(self) -> None:
        """Open the sheet."""
        rows = self.rows(self._all())
        many = len(self.due())
        kinds = (
            Kind("due", tr("Due today"), tr("Nothing is due today.")),
            Kind("pack", tr("Found by the solver"), tr("The problems that come with the program are not there.")),
            Kind("day", tr("Deal of the day"), ""),
        )
        themes = [(key, tr(words)) for key, words in THEMES.items()]
        sheet = ProblemsSheet(self._desk.window, rows, kinds, themes, due=many, motion=self._motion())
        sheet.sit_wanted.connect(self._sit_down)
        sheet.make_wanted.connect(self.make)
        self._open_sheet(sheet)
        if self._attempt is not None:
            sheet.choose(self._attempt.problem.id)

    def _sit_down(self, key: str, shown: tuple[str, ...]) -> None:
        if key == TODAY:
            seating = self._tables.first_seating()
            self._tables.new_table(seating, number_of_the_day(seating.game, seating.changes, self.today()))
            return
        self._order = tuple(name for name in shown if name != TODAY)
        self.begin(key)

    # ---- deals that fit a wish ----

    def make(self) -> None:
        """Open what is wished of a deal; how rare such deals are is counted in the background."""
        wanted = self._desk.settings.preferences
        names = {
            NORTH: tr("Dummy"), SOUTH: shown_name(wanted.your_name), WEST: wanted.first_computer,
            EAST: wanted.second_computer,
        }  # fmt: skip
        sheet = MakeDealSheet(self._desk.window, names, motion=self._motion())
        reckoning = self._making = Background(self)
        sheet.changed.connect(lambda wish: reckoning.do(lambda: _rarity(wish), lambda told: _tell(sheet, wish, told)))
        sheet.wanted.connect(lambda wish: reckoning.do(lambda: _made(wish), lambda made: self._lay(sheet, made)))
        sheet.finished.connect(lambda _result: self._made_enough(reckoning))
        self._open_sheet(sheet)

    def _made_enough(self, reckoning: Background) -> None:
        reckoning.close()
        if self._making is reckoning:
            self._making = None

    def _lay(self, sheet: MakeDealSheet, made: Made | DummyWhistError | None) -> None:
        """Sit down to the deal that was made, or say why there is none."""
        if isinstance(made, Made):
            sheet.done(1)
            self._tables.lay_made(made, self._tables.first_seating())
        elif made is None:
            sheet.tell(tr("No deal in {n:number} fits. Loosen a wish.", n=MOST_TRIES), may=True)
        else:
            sheet.tell(say_error(made), may=False)

    def following(self) -> str:
        """Return which problem comes after the one in the window: of those shown with it the next one."""
        names = self._order or tuple(one.id for one in shipped().problems)
        now = "" if self._attempt is None else self._attempt.problem.id
        at = names.index(now) if now in names else -1
        return names[(at + 1) % len(names)]

    # ---- at the table ----

    def begin(self, name: str) -> None:
        """Give the problem ``name``."""
        problem = next((one for one in self._all() if one.id == name), None)
        if problem is None:
            return
        self.tries()
        wanted = self._desk.settings.preferences
        attempt = Attempt(problem, {EAST: wanted.second_computer, WEST: wanted.first_computer}, self)
        operator = problem_table(problem, attempt.first_hands(), persons(wanted))
        self._desk.sit_in_lesson(operator, lambda sitting: self._sit(attempt, sitting))

    def _sit(self, attempt: Attempt, sitting: Sitting) -> None:
        self._attempt = attempt
        attempt.changed.connect(self._tell)
        attempt.tried.connect(self._tried)
        attempt.ended.connect(self._ended)
        attempt.sentence.connect(self._say)
        attempt.sit(sitting)
        self._open_panel(attempt).take_keyboard()
        self._say(attempt.spoken(), False)

    def _ended(self) -> None:
        """The keyboard goes to what comes next, when what had it is gone."""
        panel = self._panel
        if panel is not None:
            QTimer.singleShot(0, panel, panel.take_keyboard)

    def _open_panel(self, attempt: Attempt) -> ProblemPanel:
        panel = self._panel = ProblemPanel()
        panel.hint_wanted.connect(attempt.hint)
        panel.answer_wanted.connect(attempt.show_answer)
        panel.again_wanted.connect(self.back)
        panel.next_wanted.connect(lambda: self.begin(self.following()))
        panel.count_wanted.connect(attempt.count)
        panel.why_wanted.connect(attempt.ask_why)
        panel.tell(attempt.told(), known=attempt.known)
        self._open_dock(DOCK, panel)
        return panel

    def _tell(self) -> None:
        attempt, panel = self._attempt, self._panel
        if attempt is None or panel is None:
            return
        panel.tell(attempt.told(), known=attempt.known)
        self._desk.window.central.place()

    def _enter(self) -> None:
        """Enter on the sentence: the keyboard goes to the cards; when it is over, what comes next is done."""
        if self._attempt is not None and self._desk.sitting is not None and not self._attempt.over:
            self._to_the_cards()

    def repeat(self) -> None:
        """Say the task again, and bring the keyboard to it."""
        if self._attempt is not None and self._panel is not None:
            self._desk.view.announce(self._attempt.spoken())
            self._panel.take_keyboard()

    def back(self) -> None:
        """Try once more from the first card."""
        if self._attempt is not None:
            self._attempt.again()
            self._enter()

    def again(self) -> None:
        """Give the problem anew: something has broken."""
        if self._attempt is not None:
            self.begin(self._attempt.problem.id)

    def say_anew(self) -> None:
        """The language has changed: the dock is made anew, and the try goes on."""
        attempt, panel = self._attempt, self._panel
        if attempt is not None and panel is not None:
            self._put_dock_away(panel)
            self._open_panel(attempt)

    def leave(self) -> None:
        """Leave the problem: the table as it was is back."""
        if self._attempt is not None:
            self._come_back(tr("{name} is left.", name=self.title))

    def close(self) -> None:
        """The window closes: nobody waits for an answer any longer."""
        if self._attempt is not None:
            self._attempt.close()
        if self._making is not None:
            self._making.close()

    def put_away(self) -> None:
        """Another table comes into the window: the problem is left as it is."""
        attempt, panel = self._attempt, self._panel
        if attempt is None:
            return
        self._attempt = self._panel = None
        self._desk.view.set_advised(None)
        attempt.blockSignals(True)
        attempt.close()
        attempt.deleteLater()
        self._put_dock_away(panel)
