"""How is a mistake of one's own tried again at a table? Each card that is chosen is weighed and goes back."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import FULL_PACK, Hand
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.problems.asking_again import AS_IT_WAS, Asked
from dummywhist.engine.problems.mistakes import Mistake
from dummywhist.engine.problems.returning import How
from dummywhist.engine.study.finding import Advice, Finding, Weighed
from dummywhist.engine.study.question import Advise, AskWeighed
from dummywhist.engine.study.queue import Urgency
from dummywhist.engine.study.retry import Idea, Result, Retry, Told, idea_for, is_right
from dummywhist.engine.study.weighing import knowable_of
from dummywhist.ui.panels.reason_words import reason
from dummywhist.ui.seat.cloth import ToldInDock
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import grammar, say, tr
from dummywhist.ui.words.hands import hand_words
from dummywhist.ui.words.mistake_told import asked_words, game_words, mistake_name, situation
from dummywhist.ui.words.problem_told import Stage
from dummywhist.ui.words.problem_told import Told as Said

ASKER: Final = "mistake"
WHY: Final = "mistake reason"
PLAYED: Final = "mistake played"
HINTS: Final = "master"
"""Who gives the idea behind the better card."""
IDEA: Final = 1
CARD: Final = 2
REASON: Final = 3


class MistakeTry(ToldInDock, QObject):
    """The tries at one mistake at one table."""

    changed = Signal()
    """Something else is told."""
    ended = Signal()
    """The right card is found, or shown."""
    tried = Signal(str)
    """What became of it, a `How`: once."""
    sentence = Signal(str, bool)
    """What a screen reader is to say, and whether at once."""

    def __init__(self, mistake: Mistake, asked: Asked, parent: QObject) -> None:
        super().__init__(parent)
        self.mistake = mistake
        self.asked = asked
        self._sitting: Sitting | None = None
        self._judged = asked.judged
        self._idea: Idea | None = None
        self._hinted, self._hint = 0, ""
        self._failed = False
        self._counts = False
        self._told_how = False
        self._wants_answer = False
        self._retry = self._first_try()

    def _first_try(self) -> Retry:
        return Retry(self._judged, free=self.mistake.kept)

    # ---- where it stands ----

    @property
    def key(self) -> str:
        """The name by which tries are kept."""
        return self.mistake.id

    @property
    def name(self) -> str:
        """What it is called."""
        return mistake_name(self.mistake)

    @property
    def retry(self) -> Retry:
        """The tries so far."""
        return self._retry

    @property
    def ready(self) -> bool:
        """Whether it is known what the card that was played cost here, so that the answer can be told."""
        return self._judged.known is not None

    @property
    def _at(self) -> Sitting:
        assert self._sitting is not None
        return self._sitting

    @property
    def over(self) -> bool:
        """Whether the right card is found, or shown."""
        return self._retry.over

    @property
    def known(self) -> bool:
        """Whether the answer may be told."""
        return self.over

    @property
    def waits(self) -> bool:
        """Whether no card is asked for any more."""
        return self.over

    @property
    def trick(self) -> str:
        """Which trick it is, told as in any deal."""
        return ""

    @property
    def prompt(self) -> str:
        """What the prompt says in place of the table's own; "" for that."""
        if self._retry.told is Told.WAITS:
            return tr("Counting …")
        return tr("Solved") if self.over else ""

    @property
    def stage(self) -> Stage:
        """How far it has come."""
        return "solved" if self.over else "asked"

    # ---- at the table ----

    def sit(self, sitting: Sitting) -> None:
        """Ask it at the table of ``sitting``, before it begins; what was played is weighed meanwhile."""
        self._sitting = sitting
        sitting.teach(self)
        decision = self._judged.decision
        self._ask(PLAYED, AskWeighed(decision.view, decision.card), self._learned)

    def close(self) -> None:
        """Nobody tries it any more: its table is left with all that was asked there."""

    def _ask(self, asker: str, question: AskWeighed | Advise, told: object) -> None:
        analyst = self._at.conductor.computers.analyst
        analyst.ask(asker, question, Urgency.NOW if asker == ASKER else Urgency.SOON, told)  # type: ignore[arg-type]

    def _learned(self, finding: Finding | None) -> None:
        """What the card that was played costs here is known, and so what is right."""
        if not isinstance(finding, Weighed):
            self._failed = True
        else:
            self._judged = self._judged._replace(known=knowable_of(finding))
            self._ask(WHY, Advise(HINTS, 0, self._judged.decision.view, self._manner()), self._has_idea)
            if self._wants_answer:
                self.show_answer()
        self.changed.emit()

    def _manner(self) -> Manner:
        return self._at.conductor.computers.manner(HINTS)

    def _has_idea(self, finding: Finding | None) -> None:
        if isinstance(finding, Advice):
            self._idea = idea_for(self._judged, finding.action.plays, finding.idea)
            if self._idea is not None:
                self.changed.emit()

    # ---- trying ----

    def play(self, card: Card) -> None:
        """A card is chosen by hand: it goes back, and is weighed."""
        view = self._at.view
        if self.over:
            view.refuse(tr("This try is over. Try again, or go on to the next problem."))
        elif self._retry.told is Told.WAITS:
            return
        elif card not in self._judged.seen:
            view.refuse(tr("That card may not be played here."))
        else:
            self._retry = self._retry.chosen(card)
            view.set_advised(None)
            if self._retry.told is Told.WAITS:
                question = AskWeighed(self._judged.decision.view, card)
                self._ask(ASKER, question, partial(self._heard, self._retry))
            self._show()

    def go_on(self) -> None:
        """The cloth was pressed: nothing follows a try by itself."""

    def _heard(self, asked: Retry, finding: Finding | None) -> None:
        if self._retry != asked:
            return
        if isinstance(finding, Weighed):
            self._retry = asked.heard(finding)
        else:
            self._retry, self._failed = asked.unheard(), True
        if self._retry.over:
            self._end("first" if len(self._retry.tries) == 1 and not self._hinted else "later")
        else:
            self._show()

    def _end(self, how: How) -> None:
        if self._retry.tries and self._retry.result is not Result.SHOWN:
            self._at.view.set_advised(self._retry.tries[-1])
        self._tell_how(how)
        self._show(at_once=True)
        self.ended.emit()

    def _show(self, *, at_once: bool = False) -> None:
        told = self.told()
        if told.head:
            self.sentence.emit(f"{told.head} {told.sentence}" if self.over else told.head, at_once)
        self.changed.emit()
        self._at.refresh()

    def _tell_how(self, how: How) -> None:
        if not self._told_how:
            self._told_how = True
            self.tried.emit(how)

    def again(self) -> None:
        """Try once more."""
        self._retry = self._first_try()
        self._hinted, self._hint = 0, ""
        self._at.view.set_advised(None)
        self.changed.emit()
        self._at.refresh()

    # ---- help ----

    def hint(self) -> None:
        """Give a hint, one degree more each time: the idea or the suit, the card, the reason. The card is told."""
        if self.over or not self.ready:
            return
        self._hinted = min(self._hinted + 1, REASON)
        best = self._best()
        if self._hinted == IDEA:
            words = (
                tr("The right card is in {suit:suits}.", suit=best // 13)
                if self._idea is None
                else say(self._idea.said)
            )
        else:
            self._tell_how("shown")
            self._at.view.set_advised(best)
            words = tr("Play the {card:card}.", card=best)
            if self._hinted == REASON:
                words = self._why() or words
        self._hint = words
        self.sentence.emit(words, False)
        self.changed.emit()

    def show_answer(self) -> None:
        """Tell the card, and why."""
        if not self.ready:
            self._wants_answer = True
            return
        self._wants_answer = False
        if not self.over:
            self._retry = Retry(self._judged).shown()
            self._at.view.set_advised(self._best())
            self._end("shown")

    def count(self) -> None:
        """Show the cards that are out."""
        self._counts = True
        self.changed.emit()

    def ask_why(self, card: Card) -> None:
        """Nothing: no list of cards is shown."""

    def _best(self) -> Card:
        return Retry(self._judged).best

    def _why(self) -> str:
        if is_right(self._judged, self._judged.decision.card):
            return ""
        return reason(self._judged, self._at.names(), self._at.you, self._idea)

    # ---- what is told ----

    def told(self) -> Said:
        """Return what is told now."""
        decision, retry = self._judged.decision, self._retry
        subtitle = tr("{where}. {game}", where=situation(self.mistake), game=game_words(self.mistake))
        said = Said(
            self.name, subtitle, self.stage, asked_words(self.mistake), out=_out(decision.view),
            counted=self._counts, hint=self._hint, may_hint=self.ready and not self.over, may_show=self.ready,
            foot="" if self.asked.suits == AS_IT_WAS else tr("Other suits stand in place of those that you held."),
        )  # fmt: skip
        if self._failed and not self.ready:
            return said._replace(head=tr("No computer player could be asked."), tone="loss")
        match retry.told:
            case Told.WAITS:
                return said._replace(head=tr("Counting …"))
            case Told.PLAYED:
                return said._replace(head=tr("That was played. Choose again."), tone="loss")
            case Told.COSTS:
                cost = grammar().figure(retry.cost, 1)
                card = retry.tries[-1]
                return said._replace(
                    head=tr("The {card:card} costs {cost} tricks. Choose again.", card=card, cost=cost), tone="loss"
                )
            case Told.RIGHT | Told.SHOWN:
                right = retry.told is Told.RIGHT
                card = retry.tries[-1] if right else self._best()
                head = tr("{card:card^}: right.", card=card) if right else tr("The answer: {card:card}.", card=card)
                return said._replace(head=head, tone="action", sentence=self._why() or self._then(), hint="")
        return said

    def _then(self) -> str:
        if self.mistake.kept:
            return tr("The {card:card} was played then.", card=self._judged.decision.card)
        return tr("You played the {card:card} then.", card=self._judged.decision.card)

    def spoken(self) -> str:
        """Return what a screen reader says on opening: the task, the hand, dummy."""
        seen, decision = self._judged.decision.view, self._judged.decision
        words = [f"{self.name}. {situation(self.mistake)}. {asked_words(self.mistake)}"]
        own = seen.layout.own_seat(decision.player)
        words.append(tr("Your hand: {cards}.", cards=hand_words(seen.cards_at(own) or Hand(0))))
        for chair in seen.layout.dummies:
            cards = seen.cards_at(chair)
            if cards:
                words.append(tr("Dummy: {cards}.", cards=hand_words(cards)))
        if self._counts:
            words.append(tr("Still out: {cards}.", cards=hand_words(_out(seen))))
        return " ".join(words)


def _out(seen: View) -> Hand:
    """Return the cards of the four suits that the viewer has not seen yet."""
    known = 0
    for seat in SEATS:
        known |= seen.cards_at(seat) or 0
    away = (card for card in seen.away if card is not None)
    for card in (*(card for trick in seen.played for card in trick.cards), *seen.trick, *away):
        known |= 1 << card
    return Hand(FULL_PACK & ~known)
