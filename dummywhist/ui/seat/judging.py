"""How is a finished deal counted? By the process that answers questions, one choice after another, until it is told to
stop; what was found once is found again at once."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.seats.review import Decision, Review
from dummywhist.engine.study.finding import Finding, Weighed
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat.analyst import Analyst

ASKER: Final = "review"


class Judging(QObject):
    """Counts one deal."""

    changed = Signal()
    """One more card is judged, or it goes on, or stops."""

    def __init__(self, review: Review, analyst: Analyst, parent: QObject) -> None:
        super().__init__(parent)
        self.review = review
        self.running = False
        self.failed = False
        """Whether no process could be had that answers."""
        self._analyst = analyst

    def go_on(self) -> None:
        """Begin, or go on where it was stopped."""
        if not self.running and not self.review.over:
            self.running, self.failed = True, False
            self._ask()
            self.changed.emit()

    def stop(self) -> bool:
        """Ask nothing more, at once; return whether it was at work."""
        was, self.running = self.running, False
        if was:
            self._analyst.cancel(ASKER)
            self.changed.emit()
        return was

    def _ask(self) -> None:
        one = self.review.next()
        if one is None:
            self.running = False
            return
        question = self.review.question(one)
        self._analyst.ask(ASKER, question, Urgency.SOON, partial(self._told, one))

    def _told(self, one: Decision, finding: Finding | None) -> None:
        if isinstance(finding, Weighed):
            self.review.hear(one, finding)
            self._ask()
        else:
            self.running, self.failed = False, True
        self.changed.emit()
