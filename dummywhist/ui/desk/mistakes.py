"""Where do one's own mistakes come from, and what is kept of them? From the review of a deal, a line for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject

from dummywhist.engine.library.shelf import plain
from dummywhist.engine.problems.mistakes import (
    TASK_LETTERS,
    Mistake,
    mistake_of,
    mistake_text,
    read_mistakes,
    set_as_problem,
)
from dummywhist.engine.problems.returning import DAYS, Standing
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.seats.past import Past
from dummywhist.engine.seats.review import Review
from dummywhist.engine.values import NamedTuple
from dummywhist.paths import Paths
from dummywhist.ui.desk.line_file import LineFile
from dummywhist.ui.panels.problems_sheet import ProblemRow
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.mistake_told import about_words, game_words, mistake_name, situation
from dummywhist.ui.words.problem_told import state_words


class MistakeDesk(Protocol):
    """What mistakes need of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    @property
    def path(self) -> Path | None:
        """The file of the record of the table in the window."""

    @property
    def sitting(self) -> Sitting | None:
        """The table in the window."""


class Reviewed(NamedTuple):
    """A counted deal of the table in the window, and the file of the record that holds it."""

    sitting: Sitting
    past: Past
    record: str


def mistake_row(
    one: Mistake, standing: Standing, today: date, you: str, *, due: bool, may: bool, there: bool
) -> ProblemRow:
    """Return the row of a mistake: nothing in it tells what was played, or what is right.

    ``may``: it is among those that wait now; ``there``: its record is.
    """
    state = state_words(standing, today)
    tried = tr("It comes back, each time that you solve it at once, after {days} days.", days=", ".join(map(str, DAYS)))
    if standing.never:
        tried = tr("It is not asked again.")
    elif not there:
        state = tried = tr("The record is not there.")
    elif standing.due is not None and not may:
        state, tried = tr("later"), tr("Three of its kind wait already. It comes when one of them is known.")
    hands = [(tr("Dummy"), one.open)] if one.open else []
    return ProblemRow(
        one.id, "mistake", mistake_name(one), one.task or mistake_name(one), situation(one), 0, game_words(one), state,
        due, "", "", about_words(one), (*hands, (you, one.yours)), tried, standing.never, not there,
        own_task=one.task if one.kept else None,
    )  # fmt: skip


class MistakeLog(QObject):
    """The mistakes that come back, and their file; ``complain`` says what is wrong with it."""

    def __init__(
        self, desk: MistakeDesk, today: Callable[[], date], complain: Callable[[str], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk, self._today = desk, today
        self._file = LineFile(lambda: desk.paths.mistakes, complain)
        self._found: dict[str, Mistake] | None = None
        self._noted: tuple[Review | None, set[int]] = None, set()

    @property
    def found(self) -> Mapping[str, Mistake]:
        """The mistakes by their names; read once."""
        return self._kept()

    def _kept(self) -> dict[str, Mistake]:
        if self._found is None:
            self._found = {}
            read = self._file.read(read_mistakes, lambda read: (read.left_out, map(mistake_text, read.found.values())))
            self._found.update(read.found)
        return self._found

    def is_there(self, one: Mistake) -> bool:
        """Whether the record of a mistake is there."""
        return (self._desk.paths.tables / one.record).is_file()

    def note(self, review: Review) -> None:
        """Keep what a person lost on the cards of a deal that are judged since; nothing where it shows no skill."""
        reviewed = self._reviewed(review)
        if reviewed is None or reviewed.past.seen:
            return
        sitting, past, record = reviewed
        if self._noted[0] is not review:
            self._noted = review, set()
        persons = [one for one in sitting.standing.players if sitting.standing.person_of(one).kind == PERSON]
        for one in review.judged():
            at = one.decision.at
            if at in self._noted[1]:
                continue
            self._noted[1].add(at)
            made = mistake_of(one, past.log, record, self._today()) if one.decision.player in persons else None
            if made is not None and made.id not in self._kept():
                self._keep(made)

    def set(self, review: Review, at: int) -> str:
        """Set the card at an entry of a counted deal as a problem; return what became of it in a sentence."""
        reviewed, decision = self._reviewed(review), review.choice(at)
        if reviewed is None:
            return tr("This card cannot be set as a problem.")
        if decision is None:
            return tr("Only a card of a counted deal with a choice can be set as a problem.")
        made = set_as_problem(decision, reviewed.past.log, reviewed.record, self._today())
        if made.id in self._kept():
            return tr("This card comes back already.")
        self._keep(made)
        return tr("This card is set as a problem. It comes back tomorrow, among your mistakes.")

    def give_task(self, name: str, words: str) -> bool:
        """Give a card that was set as a problem its task in a person's own words; whether anything changed."""
        one = self._kept()[name]
        told = one._replace(task=plain(words, TASK_LETTERS))
        if told != one:
            self._keep(told)
        return told != one

    def _reviewed(self, review: Review) -> Reviewed | None:
        """Return the counted deal of a review at a kept table; None where it is none."""
        sitting, path = self._desk.sitting, self._desk.path
        if sitting is None or path is None or path.parent != self._desk.paths.tables:
            return None
        past = next((one for one in sitting.seat.past() if one.ordinal == review.ordinal), None)
        return None if past is None or not past.counted else Reviewed(sitting, past, path.name)

    def renamed(self, before: str, after: str) -> None:
        """A record has another name: its mistakes are found there from now on."""
        for one in tuple(self._kept().values()):
            if one.record == before:
                self._keep(one._replace(record=after))

    def _keep(self, one: Mistake) -> None:
        self._kept()[one.id] = one
        self._file.add(mistake_text(one))
