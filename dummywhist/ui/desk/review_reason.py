"""Why does a card lose that the table stands before? As it was counted, with the idea behind the better one."""

from __future__ import annotations

from functools import partial
from typing import Final

from dummywhist.engine.seats.review import Judged
from dummywhist.engine.study.finding import Advice, Finding
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.study.retry import Idea, idea_for
from dummywhist.ui.desk.review_try import HINTS
from dummywhist.ui.desk.reviewing import Reviewing
from dummywhist.ui.panels.reason_words import reason

WHY: Final = "reason"


class ReviewReason:
    """The reason of one card after another; the idea comes as soon as it is found."""

    def __init__(self, review: Reviewing) -> None:
        self._review = review
        self._reasoned: tuple[int, int] | None = None
        self._idea: Idea | None = None

    def forget(self) -> None:
        """Another table takes the place of this one."""
        self._reasoned = self._idea = None

    def told(self, at: int | None) -> str:
        """Say why the card of entry ``at`` loses; "" where nothing was lost that could be known."""
        judging, sitting = self._review.judging, self._review.desk.sitting
        one = None if at is None else self._review.judgement(at)
        if judging is None or sitting is None or one is None or not one.known_loss:
            return ""
        place = (judging.review.ordinal, one.decision.at)
        if place != self._reasoned:
            self._reasoned, self._idea = place, None
            computers = sitting.conductor.computers
            question = Advise(HINTS, 0, one.decision.view, computers.manner(HINTS))
            computers.analyst.ask(WHY, question, Urgency.NOW, partial(self._found_idea, one, place))
        return reason(one, sitting.names(), sitting.you, self._idea)

    def _found_idea(self, one: Judged, place: tuple[int, int], finding: Finding | None) -> None:
        if place != self._reasoned or not isinstance(finding, Advice):
            return
        self._idea = idea_for(one, finding.action.plays, finding.idea)
        if self._idea is not None:
            self._review.refresh()
