"""How is a lesson given at a table? The teacher lets wanted cards be played, takes others back, and says why."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import size
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.lessons.facts import NAMES, filled, markers
from dummywhist.engine.lessons.lesson import left_in
from dummywhist.engine.lessons.pupil import Pupil, Verdict, minutes_left
from dummywhist.engine.lessons.reading import Costs
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.solver.position import played_on
from dummywhist.ui.seat.cloth import ToldInDock
from dummywhist.ui.seat.lesson_table import chair
from dummywhist.ui.seat.moment import Mode
from dummywhist.ui.seat.scripted import Scripted
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import lesson_text, player, tr
from dummywhist.ui.words.lesson_told import Told

PULSE_AFTER = 2
"""After so many cards that cost in one step it is offered to show the card."""


class Script(Scripted):
    """Who plays for the computers in a lesson: the cards of its line, and none before what is told needs it."""

    def __init__(self, operator: Operator, teacher: "Teacher", command: Sequence[str], parent: QObject) -> None:
        super().__init__(operator, command, parent)
        self._teacher = teacher
        self._waiting: Player | None = None

    def ask(self, player: Player, *, helps: bool, quick: bool = False, plays_on: bool = False) -> None:
        """Play the next card of the line for ``player``, now or when its time has come."""
        self._waiting = player
        self.go_on()

    def go_on(self) -> None:
        """Play the card that was asked for, if its time has come."""
        card, waiting = self._teacher.pupil.scripted, self._waiting
        if waiting is not None and card is not None:
            self._waiting = None
            self.play(waiting, card)

    def forget(self) -> None:
        """Nobody is asked any more."""
        self._waiting = None


class Teacher(ToldInDock, QObject):
    """Gives one lesson at one table. ``costs``: what cards cost in it, as it is kept with the lessons."""

    changed = Signal()
    """Something else is told, or another place in the lesson was reached."""
    finished = Signal()
    """The last card was played, and has been seen."""
    text_wanted = Signal()
    """A new step begins: the keyboard goes to what it says."""
    sentence = Signal(str)
    """What a screen reader is to say."""

    def __init__(self, pupil: Pupil, costs: Costs, parent: QObject) -> None:
        super().__init__(parent)
        self._pupil = pupil
        self._costs = costs
        self._stamp = -1
        self._sitting: Sitting | None = None
        self._script: Script | None = None
        self._verdict: Verdict | None = None
        self._judged = ("", "")
        self._errors = 0
        self._told: tuple[int, str] | None = None
        self._accepted: tuple[str, tuple[Card, ...]] = ("", ())
        self._over = False

    # ---- where he is ----

    @property
    def _at(self) -> Sitting:
        assert self._sitting is not None
        return self._sitting

    @property
    def pupil(self) -> Pupil:
        """Where the learner stands, by the cards that lie on the table."""
        sitting = self._sitting
        if sitting is not None and sitting.operator.stamp != self._stamp:
            self._stamp = sitting.operator.stamp
            for card in cards_played(sitting.seat.view)[len(self._pupil.played) :]:
                self._pupil = self._pupil.after(card)
        return self._pupil

    @property
    def accepted(self) -> tuple[Card, ...]:
        """The cards that are accepted now; counted once for each place."""
        pupil = self.pupil
        place = pupil.spelled()
        if self._accepted[0] != place:
            self._accepted = place, pupil.accepted
        return self._accepted[1]

    @property
    def waits(self) -> bool:
        """Whether no card is asked of the learner: he reads, or the others play."""
        return not self.accepted

    @property
    def _gathers(self) -> bool:
        """Whether a full trick waits to be gathered: going on does that first."""
        return self._sitting is not None and self._sitting.conductor.mode is Mode.TRICK

    @property
    def prompt(self) -> str:
        """What the prompt says in place of the table's own; "" for that."""
        pupil, mode = self.pupil, self._at.conductor.mode
        if pupil.part == "over" and mode is not Mode.TRICK:
            return tr("The lesson is over")
        reads = mode in (Mode.PERSON, Mode.COMPUTER, Mode.SHOWING) and pupil.may_go_on and pupil.scripted is None
        if reads and pupil.tally is not None:
            return tr("Choose the number, or Space for the answer")
        return tr("Read, then Next or Space") if reads else ""

    @property
    def alone(self) -> bool:
        """Yes: one deal is taught, and words of a session would have to be explained."""
        return True

    # ---- at the table ----

    def sit(self, sitting: Sitting, command: Sequence[str]) -> None:
        """Give the lesson at the table of ``sitting``, before it begins."""
        self._sitting = sitting
        self._script = Script(sitting.operator, self, command, sitting.conductor)
        sitting.teach(self, self._script)
        sitting.conductor.stepped.connect(self._moved)
        sitting.conductor.waiting.connect(self._waiting)

    def play(self, card: Card) -> None:
        """The learner plays a card: what the lesson wants is done, all else goes back."""
        sitting, pupil = self._at, self.pupil
        if self.waits and pupil.may_go_on and pupil.scripted is None:
            self.go_on()
            return
        lesson = pupil.lesson
        lawful = len(pupil.played) < len(lesson.line) and (
            card in played_on(lesson.hands, lesson.trump, lesson.leader, pupil.played).legal()
        )
        if self.waits or not lawful or card in self.accepted:
            sitting.conductor.propose(play_of(card))  # the table itself says why not
            return
        self._judge(pupil.judged(card, self._costs))

    def _judge(self, verdict: Verdict) -> None:
        """A lawful card that is not wanted goes back: say what it costs, or that it would do no harm."""
        pupil = self.pupil
        then = pupil.part == "after"
        ask = pupil.now.then if then else pupil.now.ask
        assert ask is not None
        key = "then_" if then else ""
        if verdict.costs:
            self._errors += 1
            said = self._words(ask.wrong, f"{key}wrong")
            cost = tr("Costs {n:words} {n:trick|tricks}", n=verdict.costs)
        else:
            said = f"{tr('That would do no harm.')} {self._words(ask.wants, f'{key}wants')}".strip()
            cost = ""
        self._verdict, self._judged = verdict, (said, cost)
        self.sentence.emit(f"{said} {cost}." if cost else said)
        self.changed.emit()
        self._at.refresh()

    def go_on(self, *, by_button: bool = False) -> None:
        """Space, Next, or a click on the cloth: gather the trick, go on to the next step, or do not wait.

        ``by_button``: it was Next. That is never meant for a card which has only just come, as another stroke may be.
        """
        sitting, pupil = self._at, self.pupil
        conductor = sitting.conductor
        if conductor.mode is Mode.TRICK:
            if conductor.guarded and not by_button:
                return
            conductor.gather()
            if pupil.may_go_on:
                self._reach(self.pupil.on())
        elif pupil.may_go_on and pupil.scripted is None:
            self._reach(pupil.on())
        else:
            conductor.stroke()

    def answer(self, number: int) -> None:
        """A number answers what is asked: the right one goes on to the answer, of another it is said why not."""
        pupil = self.pupil
        asked = pupil.now.tally
        if pupil.tally is None or asked is None:
            return
        if self._gathers:
            self._at.conductor.gather()
        if number == pupil.tally:
            self._reach(self.pupil.on())
            return
        self._judged = self._words(asked.wrong, "wrong"), ""
        self.sentence.emit(self._judged[0])
        self.changed.emit()

    def _reach(self, pupil: Pupil) -> None:
        self._pupil = pupil
        self._forget()
        self._tell()
        if self._script is not None:
            self._script.go_on()
        self._at.refresh()
        self._play_forced()
        self._end()

    def back(self) -> None:
        """Go back to the step before, by undo."""
        operator, wanted = self._at.operator, self.pupil.back()
        while len(cards_played(self._at.seat.view)) > len(wanted.played) and operator.undoes() is not None:
            if operator.undo() is not None:
                break
        if not wanted.played and cards_played(self._at.seat.view):
            operator.restart()
        self._pupil = replace(wanted, played=cards_played(self._at.seat.view))
        self._stamp = operator.stamp
        self._forget()
        self._at.conductor.elsewhere()
        self._tell()

    def show_me(self) -> None:
        """Raise the card that is wanted: Enter plays it."""
        if self.accepted:
            card = self.wanted
            view = self._at.view
            view.set_advised(card)
            view.focus_on(card)
            self.sentence.emit(tr("The {card:card}: press Enter.", card=card))

    @property
    def wanted(self) -> Card:
        """The card of the line that is asked for, or another that is accepted; some card is."""
        ask, pupil = self.pupil.asked, self.pupil
        card = None if ask is None else pupil.actual(ask.accept[0])
        return card if card in self.accepted and card is not None else self.accepted[0]

    def _named(self) -> Card | None:
        """The card that is asked for, if what is said names it: no other card is given away."""
        ask, pupil = self.pupil.asked, self.pupil
        if ask is None or pupil.free:
            return None
        said = markers(pupil.now.after if pupil.part == "after" else pupil.now.say)
        named = (card for card in ask.accept if card_text(card) in said or f"r{card_text(card)}" in said)
        return next((pupil.actual(card) for card in named), None)

    def _moved(self, _steps: object) -> None:
        self._forget()
        self._tell()

    def _waiting(self, mode: Mode) -> None:
        """The table waits: the learner is asked, his only card is played, or the lesson is over."""
        if mode is Mode.SHOWING:
            return
        self._tell()
        self._play_forced()
        self._end()

    def _play_forced(self) -> None:
        """A card that is the only one is played for the learner, at the pace of the others."""
        conductor = self._at.conductor
        if conductor.mode is Mode.PERSON and self.pupil.at_learner and self.pupil.scripted is not None:
            QTimer.singleShot(conductor.pace.card, self, self._force)

    def _force(self) -> None:
        conductor, card = self._at.conductor, self.pupil.scripted
        if conductor.mode is Mode.PERSON and self.pupil.at_learner and card is not None:
            conductor.propose(play_of(card))

    def _end(self) -> None:
        # A lesson may end in the middle of a deal, before a computer's turn: it is asked for no card any more.
        rests = self._at.conductor.mode not in (Mode.TRICK, Mode.SHOWING)
        if self.pupil.part == "over" and rests and not self._over:
            self._over = True
            self._at.refresh()
            self.finished.emit()

    # ---- what is told ----

    def _forget(self) -> None:
        self._verdict, self._judged = None, ("", "")
        self._at.view.set_advised(None)

    def _tell(self) -> None:
        """Say what is told now, if it is another thing."""
        pupil = self.pupil
        if self._told != (pupil.step, pupil.part):
            before, self._told = self._told, (pupil.step, pupil.part)
            if before is None or before[0] != pupil.step:
                self._errors = 0
            self.sentence.emit(self.spoken(opening=before is None))
            if pupil.part == "say":
                self.text_wanted.emit()
        self._at.view.set_asked(None if self.waits else self._named())
        self.changed.emit()

    def say_anew(self) -> None:
        """The language has changed."""
        self.changed.emit()

    def spoken(self, *, opening: bool = False) -> str:
        """Return what a screen reader says of the step; ``opening``: with the name of the lesson."""
        told = self.told()
        head = ""
        if opening:
            head = tr("{lesson}, step {n} of {of}.", lesson=told.title, n=told.number, of=told.steps) + " "
        return f"{head}{told.sentence} {told.word}".strip()

    def told(self) -> Told:
        """Return what is told now."""
        pupil = self.pupil
        step, lesson = pupil.now, pupil.lesson
        after = pupil.part in ("after", "over") and bool(step.after)
        sentence = self._words(step.after, "after") if after else self._words(step.say, "say")
        word = "" if after else self._words(step.word, "word")
        wrong, cost = self._judged
        return Told(
            title=lesson_text(lesson.title, lesson.id),
            theme=lesson_text(step.title, f"{lesson.id} {pupil.step + 1} title"),
            sentence=sentence,
            word=word,
            number=pupil.step + 1,
            steps=len(lesson.steps),
            minutes=max(1, ceil(minutes_left(pupil))),
            may_go_on=(pupil.may_go_on and pupil.part != "over") or self._gathers,
            may_show=bool(self.accepted),
            may_go_back=pupil.step > 0 or len(pupil.played) > lesson.begins,
            wrong=wrong,
            cost=cost,
            pulses=self._errors == PULSE_AFTER and bool(cost),
            answers=self._answers(),
        )

    def _answers(self) -> int:
        """Return how many numbers may answer what is asked: from none to as many cards as the hand has."""
        pupil = self.pupil
        asked = pupil.now.tally
        if pupil.tally is None or asked is None:
            return 0
        return size(left_in(pupil.lesson, pupil.shown(), pupil.lesson.seat(asked.place))) + 1

    def _words(self, text: str, key: str) -> str:
        if not text:
            return ""
        pupil = self.pupil
        view, names = self._at.seat.view, self._at.names()
        holder = (None,) * 4 if view is None else view.layout.holder
        people = {
            key: player(names[who])
            for key, seat in NAMES.items()
            if (who := holder[chair(pupil.lesson, seat)]) is not None
        }
        facts = filled(pupil.lesson, pupil.shown(), pupil.actual, text)
        return lesson_text(text, f"{pupil.lesson.id} {pupil.step + 1} {key}", **facts, **people)


def cards_played(seen: View | None) -> tuple[Card, ...]:
    """Return the cards that have been played in the deal on the table, in their order."""
    if seen is None:
        return ()
    return (*(card for trick in seen.played for card in trick.cards), *seen.trick)
