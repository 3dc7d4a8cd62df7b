"""How does somebody choose again where a card was lost? At the table before it; of each try is told what it costs."""

from __future__ import annotations

from functools import partial
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.seats.review import Judged, Verdict
from dummywhist.engine.study.finding import Advice, Finding, Weighed
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.study.retry import Result, Retry, Told, is_right
from dummywhist.ui.desk.reviewing import Reviewing
from dummywhist.ui.panels.review_panel import TryTold
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import tr

ASKER: Final = "retry"
HINTS: Final = "master"
"""Who gives the hints, and the idea behind a better card."""


class ReviewTry:
    """The choice that is tried again, if one is, and how those were found that were tried before."""

    def __init__(self, review: Reviewing) -> None:
        self._review = review
        self.retry: Retry | None = None
        self._degree = -1
        self._advice: Advice | None = None
        self._results: dict[tuple[int, int], Result] = {}

    @property
    def _sitting(self) -> Sitting:
        assert self._review.desk.sitting is not None
        return self._review.desk.sitting

    @property
    def _analyst(self) -> Analyst:
        return self._sitting.conductor.computers.analyst

    @property
    def open(self) -> bool:
        """Whether somebody is still to choose."""
        return self.retry is not None and not self.retry.over

    def forget(self) -> None:
        """Another table takes the place of this one."""
        self.end()
        self._results = {}

    def results(self, ordinal: int) -> dict[int, Result]:
        """Return how the right cards of a deal were found, by entry."""
        return {at: result for (deal, at), result in self._results.items() if deal == ordinal}

    def begin(self) -> None:
        """Let somebody choose again where the table stands."""
        judging, panel = self._review.judging, self._review.panel
        at = self._review.at()
        one = None if at is None else self._review.judgement(at)
        if judging is None or panel is None or not self._review.shown or one is None:
            self._review.desk.view.refuse(tr("Go to a loss first, with Ctrl+Down or in the list."))
            return
        if one.known is None or one.verdict is Verdict.UNLUCKY or not one.known_loss:
            self._review.desk.view.refuse(tr("On what could be known, this card was as good as any."))
            return
        self._degree, self._advice = -1, None
        self.retry = Retry(one)
        self._show_try()
        self._review.desk.view.focus_hand()

    def _show_try(self) -> None:
        retry, judging, panel = self.retry, self._review.judging, self._review.panel
        if retry is None or judging is None or panel is None:
            return
        decision = retry.judged.decision
        told = self._review.words(judging).told(retry)
        options = () if retry.over or retry.told is Told.WAITS else tuple(map(play_of, retry.judged.seen))
        seen = decision.view._replace(options=options)
        panel.show_try(TryTold(decision.at, told, self._hint_words(), retry.hints, retry.over))
        self._review.desk.view.set_advised(None)
        self._review.tell_reason()
        self._sitting.review(seen, told, self, bottom=decision.player)
        self._review.desk.window.tell(told)
        self._review.desk.view.announce(told)

    def play(self, card: Card) -> None:
        """A card was chosen by hand."""
        retry, judging = self.retry, self._review.judging
        if retry is None or judging is None or retry.over or retry.told is Told.WAITS or card not in retry.judged.seen:
            return
        self.retry = retry = retry.chosen(card)
        if retry.told is Told.WAITS:
            question = judging.review.question(retry.judged.decision, card)
            self._analyst.ask(ASKER, question, Urgency.NOW, partial(self._heard, retry))
        self._show_try()

    def go_on(self) -> None:
        """The cloth was pressed: nothing follows a try by itself."""

    def _heard(self, asked: Retry, finding: Finding | None) -> None:
        if self.retry != asked:
            return
        self._settle(asked.heard(finding) if isinstance(finding, Weighed) else asked.unheard())

    def _settle(self, retry: Retry) -> None:
        self.retry, judging = retry, self._review.judging
        if retry.result is not None and judging is not None:
            place = (judging.review.ordinal, retry.judged.decision.at)
            self._results.setdefault(place, retry.result)
        self._show_try()
        self._review.refresh()

    def show_answer(self) -> None:
        """The answer is to be shown."""
        if self.retry is not None and not self.retry.over:
            self._analyst.cancel(ASKER)
            self._settle(self.retry.shown())

    def leave(self) -> None:
        """The table stands before the card again, with all hands open."""
        retry = self.retry
        if retry is not None:
            self._review.show_loss(retry.judged.decision.at)

    def end(self) -> None:
        """Nobody chooses again any more."""
        if self.retry is not None:
            self.retry = None
            self._analyst.cancel(ASKER)
            if self._review.panel is not None:
                self._review.panel.show_try(None)

    def hint(self) -> None:
        """One degree more: the idea, the card, the reason."""
        retry = self.retry
        if retry is None or not retry.hints:
            return
        if self._advice is None and self._degree < 0:
            manner = self._sitting.conductor.computers.manner(HINTS)
            question = Advise(HINTS, 0, retry.judged.decision.view, manner)
            self._analyst.ask(ASKER, question, Urgency.NOW, partial(self._advised, retry.judged))
            return
        self._more(retry)

    def _advised(self, judged: Judged, finding: Finding | None) -> None:
        retry = self.retry
        if retry is None or retry.judged != judged:
            return
        card = finding.action.plays if isinstance(finding, Advice) else None
        if isinstance(finding, Advice) and card is not None and is_right(judged, card):
            self._advice = finding
        self._more(retry)

    def _more(self, retry: Retry) -> None:
        self._degree = min(self._degree + 1, 2)
        self.retry = retry.named() if self._degree else retry
        self._show_try()

    def _hint_words(self) -> str:
        """Return what the hint says in its degree: a strong player’s if his card is right, else what was counted."""
        retry = self.retry
        if retry is None or self._degree < 0:
            return ""
        if self._advice is not None:
            return self._sitting.hint_sentences(self._advice)[self._degree]
        if self._degree == 0:
            return tr("The right card is in {suit:suits}.", suit=retry.best // 13)
        return tr("Play the {card:card}.", card=retry.best)
