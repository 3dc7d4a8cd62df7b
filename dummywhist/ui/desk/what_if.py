"""What would have come of another card? A counted deal is played on from there, or once more; it never counts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.record.branches import Branch, Branches, Kind
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.given import GivenDeal, GivenDesk
from dummywhist.ui.desk.window import LASTING_MS
from dummywhist.ui.scene.parts import Choice
from dummywhist.ui.seat.cloth import BACK_TO_REVIEW, LINE_AGAIN
from dummywhist.ui.seat.opening import play_on
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr

MASTER: Final = "master"
"""Who plays the other hands when another card is tried."""


class Start(NamedTuple):
    """Where a line begins: before the ``at``-th entry of the deal ``ordinal``, after ``moment`` cards."""

    ordinal: int
    at: int
    moment: int
    kind: Kind


def sitters(operator: Operator, player: Player, kind: Kind) -> tuple[Person, ...]:
    """Return who plays such a line, by entrant.

    Other hands are played by a master where another card is tried, else by those who sat there. Where no person sits
    at the table, one plays for ``player``.
    """
    standing = operator.standing
    people = list(standing.people)
    if kind == "what if":
        people = [one if one.kind == PERSON else one._replace(kind=MASTER) for one in people]
    if not standing.persons:
        name = standing.names[player]
        people = [one._replace(kind=PERSON) if one.name == name else one for one in people]
    return tuple(people)


class WhatIf(GivenDeal):
    """A line of a counted deal that is played in the window; the review was left for it and comes back after it."""

    def __init__(
        self, desk: GivenDesk, open_sheet: Callable[[Sheet], None], motion: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(desk, open_sheet, motion, parent)
        self._start: Start | None = None
        self._fresh: Callable[[], Operator] | None = None
        self._path: Path | None = None
        self.back_again: Callable[[Start, Branch | None], None] = lambda _start, _branch: None
        """What is done when the review is back: it gets the line that was kept, if one was."""

    @property
    def given(self) -> bool:
        """Whether a line is played in the window."""
        return self._start is not None

    @property
    def title(self) -> str:
        """What it is called."""
        if self._start is None:
            return ""
        number = self._start.ordinal + 1
        if self._start.kind == "again":
            return tr("Deal {number} again, not counted", number=number)
        return tr("What if, deal {number}, not counted", number=number)

    @property
    def way_back(self) -> str:
        """What is played, and how one comes back."""
        return tr("{line}. Esc returns to the review.", line=self.title)

    # ---- what the cloth shows ----

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered when it is played."""
        return Choice(tr("Back to the review"), BACK_TO_REVIEW, primary=True), Choice(tr("Once more"), LINE_AGAIN)

    # ---- at the table ----

    def begin(self, operator: Operator, start: Start, player: Player) -> None:
        """Play on from ``start`` in place of the table of ``operator``; ``player``: who plays that card."""
        fresh = play_on(operator, start.ordinal, start.at, sitters(operator, player, start.kind))
        self._path = self._desk.path
        self._play(start, fresh)

    def _play(self, start: Start, fresh: Callable[[], Operator]) -> None:
        def sit(sitting: Sitting) -> None:
            self._start, self._fresh, self._sitting = start, fresh, sitting
            sitting.give(self)

        self._desk.sit_in_lesson(fresh(), sit)
        self.repeat()

    def again(self) -> None:
        """Play it once more from where it began."""
        if self._start is not None and self._fresh is not None:
            self._play(self._start, self._fresh)

    def back(self) -> None:
        """Take back the last card that was chosen here; nothing of what was played before."""
        sitting = self._sitting
        if sitting is None:
            return
        if sitting.operator.undoes() is None:
            self._desk.view.refuse(tr("The line begins here."))
        else:
            sitting.conductor.undo()

    def leave(self) -> None:
        """The review is back; a line that was played to its end is kept there."""
        start, sitting, path = self._start, self._sitting, self._path
        if start is None or sitting is None:
            return
        entries = sitting.operator.continued
        branch = Branch(start.ordinal, start.at, start.kind, entries) if entries else None
        words = tr("The line is kept under Lines.") if branch else tr("The line was not played to its end: it is gone.")
        if branch is not None:
            words = _kept(path, branch) or words
        self._come_back("")
        self.back_again(start, branch)
        if branch is None:  # else the line itself is told of
            self._desk.window.tell(words, LASTING_MS)
        self._desk.view.announce(words)

    def put_away(self) -> None:
        """Another table comes into the window."""
        self._start = self._fresh = self._sitting = None


def _kept(path: Path | None, branch: Branch) -> str:
    """Keep a line beside its record; return what is to be said of that, if anything."""
    try:
        gone = Branches(path).add(branch)
    except OSError as error:
        return tr("The line could not be kept: {why}", why=error.strerror or str(error))
    return tr("The line is kept under Lines; the oldest of this deal is gone.") if gone is not None else ""
