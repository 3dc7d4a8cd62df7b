"""How does a person come to a problem, and back to his table? The sheet, the problem at the table, the tries kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import EAST, WEST
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.library.shelf import read_tags
from dummywhist.engine.problems.daily import number_of_the_day
from dummywhist.engine.problems.mistakes import Mistake, standings_with, waiting
from dummywhist.engine.problems.pack import by_name, from_books, shipped
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.problems.returning import DAYS, How, Standing, Try, due, read_log, try_text
from dummywhist.engine.seats.review import Review
from dummywhist.engine.solver.solver import is_native
from dummywhist.paths import Paths
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import Given, persons
from dummywhist.ui.desk.line_file import LineFile
from dummywhist.ui.desk.making import Making, MakingDesk
from dummywhist.ui.desk.mistakes import MistakeLog, mistake_row
from dummywhist.ui.desk.tags import TagLog
from dummywhist.ui.desk.ways import Way, Ways
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS
from dummywhist.ui.panels.places import BOOK, DAY, DUE, MISTAKE, PACK, PROBLEMS
from dummywhist.ui.panels.problem_panel import ProblemPanel
from dummywhist.ui.panels.problems_sheet import Due, ProblemRow, ProblemsSheet
from dummywhist.ui.seat.attempt import Attempt
from dummywhist.ui.seat.mistake_table import lay_mistake
from dummywhist.ui.seat.mistake_try import MistakeTry
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.seat.problem_table import problem_table
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import mark, say_error, tr
from dummywhist.ui.words.mistake_told import day_words, mistake_name
from dummywhist.ui.words.names import shown_name
from dummywhist.ui.words.problem_told import (
    THEMES,
    level_words,
    problem_name,
    problem_title,
    state_words,
    task,
    task_brief,
    trumps,
    whence,
)

DOCK: Final = "problem"
TODAY: Final = "deal of the day"
MOST_DUE: Final = 12
NOTHING: Final[Mapping[str, str]] = {
    DUE: mark("Nothing is due today."),
    MISTAKE: mark("Your mistakes come here when you review a counted deal."),
    PACK: mark("The problems that come with the program are not there."),
    BOOK: mark("The positions of the old books are not there."),
}
AFTER_LESSON: Final = 3
"""So many problems follow a lesson."""


class ProblemDesk(MakingDesk, Protocol):
    """What problems need of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    def new_table(self, seating: Seating, number: int | None = None) -> bool:
        """Begin a new table, with the deal of a number if one is named."""


class Problems(Given):
    """The problem in the window, if one is given, the sheet of all, and the file of the tries."""

    lessons_wanted = Signal()

    def __init__(
        self,
        desk: ProblemDesk,
        open_sheet: Callable[[Sheet], None],
        motion: Callable[[], int],
        ways: Ways,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._ways = ways
        ways.add(Way(PROBLEMS, self._open_at, self._many))
        self._tables = desk
        self.today = today
        self._attempt: Attempt | MistakeTry | None = None
        self._panel: ProblemPanel | None = None
        self._order: tuple[str, ...] = ()
        self._row_of: tuple[str, ...] = ()
        self.making = Making(desk, open_sheet, motion, ways, self)
        self.mistakes = MistakeLog(desk, lambda: self.today(), self._complain, self)
        self.tags = TagLog(desk, self._complain)
        self._tries: list[Try] | None = None
        self._file = LineFile(lambda: desk.paths.problems, self._complain)
        self._listed = MOST_DUE

    @property
    def attempt(self) -> Attempt | MistakeTry | None:
        """The problem that is tried in the window; None for none."""
        return self._attempt

    @property
    def panel(self) -> ProblemPanel | None:
        """Its dock."""
        return self._panel

    @property
    def title(self) -> str:
        """What it is called."""
        return "" if self._attempt is None else self._attempt.name

    @property
    def trick(self) -> str:
        """Which trick of it is played."""
        return "" if self._attempt is None else self._attempt.trick

    # ---- the tries ----

    def tries(self) -> list[Try]:
        """Return the tries so far; read once."""
        if self._tries is None:
            self._tries = []
            log = self._file.read(read_log, lambda log: (log.left_out, map(try_text, log.tries)))
            self._tries.extend(log.tries)
        return self._tries

    def _complain(self, words: str) -> None:
        self._desk.window.tell(words, COMPLAINT_MS)
        self._desk.view.announce(words, assertive=True)

    def set_by_hand(self, review: Review, at: int) -> None:
        """Set the card at an entry of a reviewed deal as a problem, and say what became of it."""
        words = self.mistakes.set(review, at)
        self._desk.window.tell(words, LASTING_MS)
        self._desk.view.announce(words)

    def standings(self) -> dict[str, Standing]:
        """Return how each problem stands that was tried, and each mistake."""
        return standings_with(self.mistakes.found, self.tries())

    def _tried(self, how: How) -> None:
        """Keep what became of the problem in the window."""
        if self._attempt is None:
            return
        self._keep(Try(self.today(), self._attempt.key, how))

    def _keep(self, one: Try) -> None:
        """Add a line to the tries."""
        self.tries().append(one)
        self._file.add(try_text(one))

    # ---- which there are ----

    def _all(self) -> tuple[Problem, ...]:
        packs = {"pack.txt": shipped(), "books.txt": from_books()}
        wrong = [
            tr("{many:words^} {many:problem|problems} of {file} {many:is|are} left out: {why}", many=len(pack.left_out),
               file=file, why=say_error(pack.left_out[0]))
            for file, pack in packs.items() if pack.left_out
        ]  # fmt: skip
        if wrong:
            self._complain(" ".join(wrong))
        return tuple(one for pack in packs.values() for one in pack.problems)

    @property
    def _shipped(self) -> tuple[Problem, ...]:
        return (*shipped().problems, *from_books().problems)

    def due(self) -> tuple[str, ...]:
        """Return which problems are due today, the most that are shown at first."""
        return self._ready()[:MOST_DUE]

    def _ready(self) -> tuple[str, ...]:
        """Return all that are due today, one's own mistakes first."""
        names, mistakes, found = {one.id for one in self._shipped}, self.mistakes.found, self.standings()
        may = {name for name in waiting(mistakes, found) if self.mistakes.is_there(mistakes[name])}
        ready = due(found, self.today())
        own = [name for name in ready if name in may]
        return (*own, *(name for name in ready if name in names))

    def _due_told(self) -> Due:
        """Return what is told of those that are due, and of those that come back later."""
        ready = self._ready()
        names = {one.id for one in self._shipped}
        later = sorted(
            (one.due - self.today()).days
            for name, one in self.standings().items()
            if one.due is not None and one.due > self.today() and (name in names or name in self.mistakes.found)
        )
        coming = ""
        if later:
            coming = tr(
                "{many:words^} more {many:comes|come} back, the first in {n:words} {n:day|days}.",
                many=len(later),
                n=later[0],
            )
        return Due(len(ready), min(len(ready), self._listed), coming)

    def rows(self, problems: Sequence[Problem]) -> list[ProblemRow]:
        """Return a row for each problem: nothing in it tells what solves it, and only of a solved one the theme."""
        found, ready = self.standings(), self._ready()
        solved = {one.problem for one in self.tries() if one.how in ("first", "later")}
        rows = [self._row(one, found.get(one.id), one.id in ready, one.id in solved) for one in problems]
        may = waiting(self.mistakes.found, found)
        you = shown_name(self._desk.settings.preferences.your_name)
        own = sorted(self.mistakes.found.values(), key=lambda one: (one.day, one.deal, one.entry), reverse=True)
        rows += [
            mistake_row(
                one, found[one.id], self.today(), you, due=one.id in ready, may=one.id in may,
                there=self.mistakes.is_there(one),
            )
            for one in own
        ]  # fmt: skip
        tags = self.tags.found
        rows = [row._replace(tags=tags[row.key]) if row.key in tags else row for row in rows]
        by_key = {row.key: row for row in rows}
        return [*(by_key[key] for key in ready), *(row for row in rows if row.key not in ready), self._daily()]

    def never(self, sheet: ProblemsSheet, key: str, never: bool) -> None:
        """Ask a problem no more, or again after all; the list stays where it is."""
        self._keep(Try(self.today(), key, "never" if never else "again"))
        sheet.show_rows(self.rows(self._shipped), self._due_told())

    def _list_more(self, sheet: ProblemsSheet) -> None:
        """List all that are due."""
        self._listed = len(self._ready())
        sheet.show_rows(self.rows(self._shipped), self._due_told())
        sheet.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tag(self, sheet: ProblemsSheet, key: str, words: str) -> None:
        """Give a problem other tags; the list stays where it is."""
        if self.tags.give(key, read_tags(words)):
            sheet.show_rows(self.rows(self._shipped), self._due_told())

    def _task(self, sheet: ProblemsSheet, key: str, words: str) -> None:
        """Give a problem that was set by hand its task in own words; the list stays where it is."""
        if self.mistakes.give_task(key, words):
            sheet.show_rows(self.rows(self._shipped), self._due_told())

    def _row(self, problem: Problem, standing: Standing | None, is_due: bool, solved: bool) -> ProblemRow:
        tried = ""
        if standing is not None and standing.never:
            tried = tr("It is not asked again.")
        elif standing is not None:
            then = ", ".join(str(day) for day in DAYS)
            tried = tr("It comes back, each time that you solve it at once, after {days} days.", days=then)
        return ProblemRow(
            key=problem.id, kind=BOOK if problem.source else PACK, name=problem_name(problem),
            title=problem_title(problem, known=solved),
            task=task_brief(problem), level=problem.level,
            level_words=level_words(problem), state=state_words(standing, self.today()), due=is_due,
            theme=problem.theme if solved else "", theme_words=tr(THEMES[problem.theme]) if solved else "",
            about=" ".join(filter(None, (trumps(problem), task(problem), whence(problem)))), hands=self._hands(problem),
            tried=tried, never=standing is not None and standing.never,
        )  # fmt: skip

    def _hands(self, problem: Problem) -> tuple[tuple[str, Hand], ...]:
        """Return the hands that are seen in a problem, with whose they are."""
        wanted = self._desk.settings.preferences
        ours = (tr("Dummy"), problem.dummy), (shown_name(wanted.your_name), problem.yours)
        if not problem.open:
            return ours
        west = Hand(problem.out & ~problem.east)
        return ours[0], (wanted.first_computer, west), (wanted.second_computer, problem.east), ours[1]

    def _daily(self) -> ProblemRow:
        words = tr("A whole deal, the same for everybody on this day. It is played at a table of its own.")
        name = tr("Deal of the day")
        return ProblemRow(TODAY, DAY, name, name, tr("A whole deal"), 0, "", "", False, "", "", words, (), "")

    def _many(self) -> dict[str, int | None]:
        """Return how many problems there are of each kind."""
        return {
            DUE: len(self._ready()), MISTAKE: len(self.mistakes.found), PACK: len(shipped().problems),
            BOOK: len(from_books().problems), DAY: 1,
        }  # fmt: skip

    def list(self) -> None:
        """Open the sheet: what is due, or where nothing is the problems that were found by the solver."""
        self._open_at(DUE if self.due() else PACK)

    def _open_at(self, place: str, moved: bool = False) -> None:
        self._listed = MOST_DUE
        rows = self.rows(self._all())
        nothing = {key: tr(words) for key, words in NOTHING.items()}
        themes = [(key, tr(words)) for key, words in THEMES.items()]
        sheet = ProblemsSheet(
            self._desk.window, rows, self._ways.opening(place, moved=moved), nothing, themes, due=self._due_told(),
            motion=0 if moved else self._motion(),
        )  # fmt: skip
        self._ways.lead_from(sheet)
        sheet.sit_wanted.connect(self._sit_down)
        sheet.never_wanted.connect(lambda key, never: self.never(sheet, key, never))
        sheet.more_wanted.connect(lambda: self._list_more(sheet))
        sheet.tagged.connect(lambda key, words: self._tag(sheet, key, words))
        sheet.tasked.connect(lambda key, words: self._task(sheet, key, words))
        self._open_sheet(sheet)
        if self._attempt is not None:
            sheet.choose(self._attempt.key)

    def _sit_down(self, key: str, shown: tuple[str, ...]) -> None:
        if key == TODAY:
            seating = self._tables.first_seating()
            self._tables.new_table(seating, number_of_the_day(seating.game, seating.changes, self.today()))
            words = tr("The deal of the day {date}. Its review and Compare come after the last card.",
                       date=day_words(self.today()))  # fmt: skip
            self._desk.window.tell(words, LASTING_MS)
            return
        self._order, self._row_of = tuple(name for name in shown if name != TODAY), ()
        self.begin(key)

    # ---- which is next ----

    def following(self) -> str:
        """Return which problem comes after the one in the window: of those shown with it the next one."""
        names = self._order or tuple(one.id for one in self._shipped)
        now = "" if self._attempt is None else self._attempt.key
        at = names.index(now) + 1 if now in names else 0
        found = self.standings()
        later = (*names[at:], *names[:at])
        return next((one for one in later if one not in found or not found[one].never), later[0])

    # ---- after a lesson ----

    def of_themes(self, themes: Sequence[str]) -> tuple[str, ...]:
        """Return the problems of these themes: those that were not tried yet first, easy ones first."""
        found = self.standings()
        names = [one.id for one in sorted(shipped().problems, key=lambda one: one.level) if one.theme in themes]
        return tuple(
            sorted((name for name in names if name not in found or not found[name].never), key=found.__contains__)
        )

    def after_lesson(self, themes: Sequence[str]) -> tuple[str, ...]:
        """Return the problems that follow a lesson with these themes."""
        return self.of_themes(themes)[:AFTER_LESSON]

    def begin_of(self, themes: Sequence[str]) -> None:
        """Give the problems that follow a lesson, one after another; after the last the lessons are listed."""
        self._order = self._row_of = self.after_lesson(themes)
        if self._order:
            self.begin(self._order[0])

    @property
    def place(self) -> str:
        """Which of the problems after a lesson it is; "" where it is none of them."""
        key = "" if self._attempt is None else self._attempt.key
        if key not in self._row_of:
            return ""
        return tr("Problem {n} of {of} of the lesson", n=self._row_of.index(key) + 1, of=len(self._row_of))

    def _go_on(self) -> None:
        """Next: the problem that follows; after the last of a lesson back to the table, and to the lessons."""
        if self._attempt is not None and self._row_of[-1:] == (self._attempt.key,):
            self._row_of = ()
            self.leave()
            self.lessons_wanted.emit()
        else:
            self.begin(self.following())

    # ---- at the table ----

    def begin(self, name: str) -> None:
        """Give the problem or the mistake ``name``."""
        mistake = self.mistakes.found.get(name)
        if mistake is not None:
            self._begin_mistake(mistake)
            return
        problem = by_name(name)
        if problem is None:
            return
        self.tries()
        wanted = self._desk.settings.preferences
        attempt = Attempt(problem, {EAST: wanted.second_computer, WEST: wanted.first_computer}, self)
        operator = problem_table(problem, attempt.first_hands(), persons(wanted))
        self._desk.sit_in_lesson(operator, lambda sitting: self._sit(attempt, sitting))

    def _begin_mistake(self, one: Mistake) -> None:
        """Ask a mistake again: its deal is read from its record, and played as far as its card."""
        if not is_native():
            self._complain(tr("Not counted here: the fast solver is missing."))
            return
        self.tries()
        step = 1 if self._desk.settings.preferences.same_cards else self.standings()[one.id].step
        try:
            operator, asked = lay_mistake(self._tables.paths.tables / one.record, one, step)
        except DummyWhistError as error:
            self._complain(tr("{name} cannot be asked: {why}", name=mistake_name(one), why=say_error(error)))
            return
        attempt = MistakeTry(one, asked, self)
        self._desk.sit_in_lesson(operator, lambda sitting: self._sit(attempt, sitting))

    def _sit(self, attempt: Attempt | MistakeTry, sitting: Sitting) -> None:
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

    def _open_panel(self, attempt: Attempt | MistakeTry) -> ProblemPanel:
        panel = self._panel = ProblemPanel()
        panel.hint_wanted.connect(attempt.hint)
        panel.answer_wanted.connect(attempt.show_answer)
        panel.again_wanted.connect(self.back)
        panel.next_wanted.connect(self._go_on)
        panel.count_wanted.connect(attempt.count)
        panel.why_wanted.connect(attempt.ask_why)
        panel.tell(attempt.told(), known=attempt.known, place=self.place)
        self._open_dock(DOCK, panel)
        return panel

    def _tell(self) -> None:
        attempt, panel = self._attempt, self._panel
        if attempt is None or panel is None:
            return
        panel.tell(attempt.told(), known=attempt.known, place=self.place)
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
            self.begin(self._attempt.key)

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
        self.making.close()

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
