"""How is a finished deal counted? By the process that answers questions, one choice after another, until it is told to
stop; what was found once is found again at once."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.seats.review import Call, Decision, Review
from dummywhist.engine.study.finding import Advice, Finding, Weighed
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat.analyst import Analyst

ASKER: Final = "review"
GIFTS: Final = "gifts"


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
        self._for: Player | None = None
        self._gifts = False

    def go_on(self) -> None:
        """Begin, or go on where it was stopped."""
        if not self.running and (not self.review.over or self.review.next_call() is not None):
            self.running, self.failed = True, False
            self._hear_found()
            self._ask()
            self.changed.emit()

    def stop(self) -> bool:
        """Ask nothing more, at once; return whether it was at work."""
        was, self.running = self.running, False
        if self._gifts:
            self._gifts = False
            self._analyst.cancel(GIFTS)
        if was:
            self._analyst.cancel(ASKER)
            self.changed.emit()
        return was

    def count_gifts(self, player: Player) -> None:
        """Count what the others' cards gave to ``player``, where that is not what they cost, when there is time."""
        if self._for == player and self._gifts:
            return
        self._analyst.cancel(GIFTS)
        self._for, self._gifts = player, True
        self._ask_gift()

    def _ask_gift(self) -> None:
        player = self._for
        one = None if player is None else self.review.next_gift(player)
        if player is None or one is None:
            self._gifts = False
            return
        question = self.review.gift_question(one, player)
        self._analyst.ask(GIFTS, question, Urgency.IDLE, partial(self._gift_told, one, player))

    def _gift_told(self, one: Decision, player: Player, finding: Finding | None) -> None:
        if not isinstance(finding, Weighed):
            self._gifts = False
            return
        self.review.hear_gift(one, player, finding)
        self._ask_gift()
        if not self._gifts:
            self.changed.emit()

    def _hear_found(self) -> None:
        """Hear at once what was found before: a deal that is counted is shown as a whole."""
        while (one := self.review.next()) is not None:
            finding = self._analyst.found(self.review.question(one))
            if not isinstance(finding, Weighed):
                return
            self.review.hear(one, finding)
        while (call := self.review.next_call()) is not None:
            advice = self._analyst.found(self.review.call_question(call))
            if not isinstance(advice, Advice):
                return
            self.review.hear_call(call, advice)

    def _ask(self) -> None:
        one = self.review.next()
        if one is None:
            self._ask_call()
            return
        question = self.review.question(one)
        self._analyst.ask(ASKER, question, Urgency.SOON, partial(self._told, one))

    def _ask_call(self) -> None:
        one = self.review.next_call()
        if one is None:
            self.running = False
            return
        self._analyst.ask(ASKER, self.review.call_question(one), Urgency.SOON, partial(self._call_told, one))

    def _call_told(self, one: Call, finding: Finding | None) -> None:
        if isinstance(finding, Advice):
            self.review.hear_call(one, finding)
            self._ask()
        else:
            self.running, self.failed = False, True
        self.changed.emit()

    def _told(self, one: Decision, finding: Finding | None) -> None:
        if isinstance(finding, Weighed):
            self.review.hear(one, finding)
            self._ask()
        else:
            self.running, self.failed = False, True
        self.changed.emit()
