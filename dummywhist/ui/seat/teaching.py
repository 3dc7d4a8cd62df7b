"""How is a lesson given at a table? The teacher lets wanted cards be played, takes others back, and says why."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.cards.card import Card, suit_of
from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import NORTH, SOUTH
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.lessons.facts import NAMES, filled, markers
from dummywhist.engine.lessons.lesson import left_in, tricks_of
from dummywhist.engine.lessons.pupil import Pupil, Verdict, minutes_left
from dummywhist.engine.lessons.reading import Costs
from dummywhist.engine.messages import Message
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.solver.position import played_on
from dummywhist.ui.seat.cloth import ToldInDock
from dummywhist.ui.seat.lesson_table import chair
from dummywhist.ui.seat.moment import Mode
from dummywhist.ui.seat.scripted import Scripted
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import lesson_text, player, tr
from dummywhist.ui.words import say
from dummywhist.ui.words.lesson_told import Told

PULSE_AFTER = 2
"""After so many cards that cost in one step it is offered to show the card."""
FULL = "full"
"""In the place of a part of a step: the trick before it lies full, and is gathered first."""


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
    told_anew = Signal(str, bool)
    """Something new is told: the words for a screen reader, and whether the keyboard goes there.

    It does where the learner went on. After cards it stays, and what is told is said after them.
    """
    sentence = Signal(str)
    """What a screen reader is to say besides."""

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
        self._instead: Card | None = None
        """A card that was played and is as good as the one that the sentence names, till somebody goes on."""
        self._told: tuple[int, str] | None = None
        """The step and the part of it that was told last."""
        self._said_at = pupil
        """Where the learner stood when it was."""
        self._opening = True
        self._lay = 0
        """How many cards lay when something was told last."""
        self._ours = False
        """Whether the full trick is the learner's, while that is told."""
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
        advised = self._at.view.advised
        if mode is Mode.PERSON and advised is not None and advised in self.accepted:
            return tr("The {card:card}: press Enter.", card=advised)
        if mode is Mode.PERSON and (self.accepted or pupil.scripted is not None) and not pupil.free:
            return self._asks_for()
        reads = mode in (Mode.PERSON, Mode.COMPUTER, Mode.SHOWING) and pupil.may_go_on and pupil.scripted is None
        if reads and pupil.tally is not None:
            return tr("Choose the number, or Space for the answer")
        return tr("Read, then Next or Space") if reads else ""

    def _asks_for(self) -> str:
        """What the prompt says of a card of the learner: nothing that the sentence beside it gainsays; "" as always."""
        pupil = self.pupil
        tricks = tricks_of(pupil.lesson, pupil.played)
        dummys = tricks.on_turn == pupil.lesson.dummy
        if pupil.scripted is not None:
            return tr("Dummy has only one card to play") if dummys else tr("You have only one card to play")
        if not tricks.trick:
            return tr("Dummy’s lead") if dummys else ""
        suit = suit_of(tricks.trick[0])
        if of_suit(left_in(pupil.lesson, pupil.played, tricks.on_turn), suit):
            return ""
        if dummys:
            return tr("Choose dummy’s card: it has no {suit:suits}", suit=suit)
        return tr("Your turn: you have no {suit:suits}", suit=suit)

    @property
    def speaks(self) -> bool:
        """Whether the sentence says what is to be done, so that the prompt is not announced beside it."""
        return self.pupil.scripted is None and not self.pupil.free

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
        sitting.conductor.refused.connect(self._refused)

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
            named = self._named()
            self._instead = card if card in self.accepted and named not in (None, card) else None
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
            said = self._words(pupil, ask.wrong, f"{key}wrong")
            cost = tr("Costs {n:words} {n:trick|tricks}", n=verdict.costs)
        else:
            wants = self._words(pupil, ask.wants, f"{key}wants")
            said = f"{tr('Not wrong: you could win as many tricks.')} {wants}".strip()
            cost = ""
        self._verdict, self._judged = verdict, (said, cost)
        self.sentence.emit(f"{said} {cost}." if cost else said)
        self.changed.emit()
        self._at.refresh()

    def _refused(self, why: Message) -> None:
        """What the table refuses stands in the dock until something else is done: on the cloth it is gone soon."""
        if self.accepted:
            self._judged = say(why), ""
            self.changed.emit()

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
            if pupil.may_go_on and self._up_to_date:
                self._reach(self.pupil.on())
        elif pupil.may_go_on and pupil.scripted is None and self._up_to_date:
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
        self._judged = f"{tr('Not {n}.', n=number)} {self._words(pupil, asked.wrong, 'wrong')}", ""
        self.sentence.emit(self._judged[0])
        self.changed.emit()

    def _reach(self, pupil: Pupil) -> None:
        self._pupil, self._instead = pupil, None
        self._forget()
        self._tell()
        if self._script is not None:
            self._script.go_on()
        self._at.refresh()
        self._play_forced()
        self._end()

    def back(self) -> None:
        """Go back to the step before, by undo."""
        self._instead = None
        operator, wanted, before = self._at.operator, self.pupil.back(), len(self.pupil.played)
        while len(cards_played(self._at.seat.view)) > len(wanted.played) and operator.undoes() is not None:
            if operator.undo() is not None:
                break
        if not wanted.played and cards_played(self._at.seat.view):
            operator.restart()
        self._pupil = replace(wanted, played=cards_played(self._at.seat.view))
        self._stamp = operator.stamp
        self._forget()
        self._at.conductor.elsewhere("note.taken_back" if len(self._pupil.played) < before else "")
        self._tell()

    def show_me(self) -> None:
        """Raise the card that is wanted: Enter plays it."""
        if self.accepted:
            card = self.wanted
            view = self._at.view
            view.set_advised(card)
            view.focus_on(card)
            self.sentence.emit(tr("The {card:card}: press Enter.", card=card))
            self._at.refresh()

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

    @property
    def _up_to_date(self) -> bool:
        """Whether what was told last is what is to be told now."""
        return self._told == (self.pupil.step, self.pupil.part)

    def _place(self) -> tuple[int, str] | None:
        """Return what can be told now; None while it is not yet so: a card is on its way, or others play before.

        What a step says of the next trick is told when the trick before it is gathered.
        """
        pupil, mode = self.pupil, self._at.conductor.mode
        if mode is Mode.TRICK and pupil.part == "say" and not self._up_to_date:
            return pupil.step, FULL
        if self._told is not None and (mode is Mode.SHOWING or pupil.scripted is not None):
            return None
        return pupil.step, pupil.part

    def _tell(self) -> None:
        """Say what is told now, if it is another thing."""
        place = self._place()
        anew = place is not None and place != self._told
        if place is not None and anew:
            before, self._told = self._told, place
            if place[1] == FULL:
                self._ours = tricks_of(self.pupil.lesson, self.pupil.played).winners[-1] in (NORTH, SOUTH)
            self._opening = before is None
            if place[1] != FULL or before is None:
                self._said_at = self.pupil
            if before is None or before[0] != place[0]:
                self._errors = 0
        self._at.view.set_asked(self._named() if self.accepted and self._up_to_date else None)
        if anew:
            before_it, self._lay = self._lay, len(self.pupil.played)
            reads = self.pupil.part == "say" and self.waits and self.pupil.may_go_on and place is not None
            self.told_anew.emit(self.spoken(), self._opening or self._lay <= before_it or reads)
        else:
            self.changed.emit()

    def say_anew(self) -> None:
        """The language has changed."""
        self.changed.emit()

    def spoken(self) -> str:
        """Return what a screen reader says of what is told now."""
        return self.told().heard

    def told(self) -> Told:
        """Return what is told now."""
        pupil, now = self._said_at, self.pupil
        step, lesson = pupil.now, pupil.lesson
        title = lesson_text(lesson.title, lesson.id)
        theme = lesson_text(step.title, f"{lesson.id} {pupil.step + 1} title")
        full = self._told is not None and self._told[1] == FULL
        after = pupil.part in ("after", "over") and bool(step.after)
        sentence = self._words(pupil, step.after, "after") if after else self._words(pupil, step.say, "say")
        word = "" if after or full else self._words(pupil, step.word, "word")
        if full:
            sentence = self._who_won()
        heard = sentence if after or full else f"{theme}. {sentence}"
        if after and self._gathers:
            heard = f"{heard} {tr('Next or Space gathers the trick.')}"
        if word:
            heard = f"{heard} {tr('Word: {words}', words=word)}"
        if self._opening:
            heard = f"{tr('{lesson}, step {n} of {of}.', lesson=title, n=pupil.step + 1, of=len(lesson.steps))} {heard}"
            if now.may_go_on and now.tally is None:
                heard = f"{heard} {tr('Read, then Next or Space')}."
        wrong, cost = self._judged
        if self._instead is not None and not wrong:
            wrong = tr("The {card:card} does as well.", card=self._instead)
        return Told(
            title=title,
            theme=theme,
            sentence=sentence,
            word=word,
            heard=heard,
            number=pupil.step + 1,
            steps=len(lesson.steps),
            minutes=0 if now.part == "over" else max(1, ceil(minutes_left(pupil))),
            waits=self._told is None or self._up_to_date or full,
            may_go_on=(now.may_go_on and now.part != "over" and self._up_to_date) or self._gathers,
            may_show=bool(self.accepted) and self._up_to_date,
            may_go_back=now.step > 0 or len(now.played) > lesson.begins,
            wrong=wrong,
            cost=cost,
            pulses=self._errors == PULSE_AFTER and bool(cost),
            answers=self._answers() if self._up_to_date else 0,
        )

    def _who_won(self) -> str:
        """Say whose the full trick is, and what is done with it."""
        if self._ours:
            return tr("The trick is yours: Next gathers it.")
        return tr("The others have won the trick: Next gathers it.")

    def _answers(self) -> int:
        """Return how many numbers may answer what is asked: from none to as many cards as the hand has."""
        pupil = self.pupil
        asked = pupil.now.tally
        if pupil.tally is None or asked is None:
            return 0
        return size(left_in(pupil.lesson, pupil.shown(), pupil.lesson.seat(asked.place))) + 1

    def _words(self, pupil: Pupil, text: str, key: str) -> str:
        if not text:
            return ""
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
