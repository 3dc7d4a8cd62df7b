"""How do a table and its picture belong together? Passes events to the view, and what people do to the conductor."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seal import Share
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import AHEAD, CALLS, CONTENT, LOOK_BACK, CallRevoke
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.event import ClaimAnswered, ClaimSettled, DealCounted
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message
from dummywhist.engine.players.voice.advising import as_advice
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.seats.viewpoint import Happened, Viewpoint
from dummywhist.engine.session.event import SessionOver
from dummywhist.engine.study.finding import Advice
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.scene.giving.value import PassShare
from dummywhist.ui.scene.parts import Note, Picture, Prompt
from dummywhist.ui.scene.picture import naming_of
from dummywhist.ui.scene.questions.law_calling import may_call
from dummywhist.ui.scene.questions.question import Chooses, TakeBack
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.seat.cloth import Cloth, Marks, Refusal, Taught
from dummywhist.ui.seat.conductor import Conductor, Mode
from dummywhist.ui.seat.law_notes import LawNote
from dummywhist.ui.seat.moment import Due
from dummywhist.ui.seat.wishes import NOWHERE, looks_of, manners_of, pace_of, room_of
from dummywhist.ui.tongues import tr
from dummywhist.ui.words import say
from dummywhist.ui.words.doing import action_words
from dummywhist.ui.words.names import shown_name

if TYPE_CHECKING:  # loaded with the computers, late
    from dummywhist.ui.seat.computers import Computers

QUIET_MS = 4000


class Hint(NamedTuple):
    """A hint that was asked for: at which stamp, what it says, how much of it has been told."""

    stamp: int
    advice: Advice
    degree: int


class Trying(Protocol):
    """Who gets the cards that are played by hand while an earlier moment is on the cloth."""

    def play(self, card: Card) -> None:
        """A card was played."""

    def go_on(self) -> None:
        """The cloth was clicked, or Enter pressed."""


class Asking(Protocol):
    """Who asks before a card is played."""

    def holds(self, card: Card) -> bool:
        """Whether ``card``, which was chosen, is not to be played now."""


class Teaching(Trying, Taught, Protocol):
    """Who gives a lesson or a problem at a table: what is played by hand goes to him first."""


class Sitting(QObject):
    """One table in the window."""

    told = Signal(str)
    """What has just happened, in a sentence."""
    happened = Signal(object)
    """The events that are shown now, a tuple."""
    asked = Signal()
    """A person is on turn whose hand lies at the bottom."""
    changed = Signal()
    """Something is different: commands and panels look again."""
    counted = Signal()
    """A deal was counted and is shown."""
    over = Signal()
    """The session is over and its last deal is shown."""
    hinted = Signal(object)
    """The `Hint` that is told now, or None when it is no more."""
    wanted = Signal(str)
    """A choice on the cloth that is for the window: `SETTLEMENT`, `NEW_TABLE`."""

    def __init__(
        self, operator: Operator, view: TableView, preferences: Preferences, command: Sequence[str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.operator = operator
        self.view = view
        self.preferences = preferences
        self.told_last = ""
        self._events: tuple[object, ...] = ()
        self._untold: tuple[tuple[object, ...], str, str] | None = None
        """What is told when the film is over: events, the line, what a screen reader says."""
        self.conductor = Conductor(operator, command, self)
        self.conductor.set_pace(pace_of(preferences))
        self.conductor.set_manners(manners_of(preferences))
        self.conductor.set_room(room_of(preferences))
        operator.trump_waits = preferences.hold_trump
        view.question.limit(preferences.penalty_seconds, self._held)
        self._presented: Picture | None = None
        self._owed = False
        self._looks_back = False
        self._turn_told: tuple[int, str] | None = None
        self._hint: Hint | None = None
        self._trying: Trying | None = None
        self.tutor: Asking | None = None
        self.teaching: Taught | None = None
        """What is given here in place of a deal that counts."""
        self._teacher: Teaching | None = None
        """Who gives it, where what is played by hand goes to him first."""
        conductor = self.conductor
        self.cloth = Cloth(conductor, preferences)
        view.guarded = lambda: conductor.guarded
        conductor.stepped.connect(self._stepped)
        conductor.jumped.connect(self._jumped)
        conductor.refreshed.connect(self.refresh)
        conductor.thinks.connect(self.show)
        conductor.turned_down.connect(lambda: self.view.show_last_trick(False))
        conductor.due.connect(self._due)
        conductor.waiting.connect(self._waiting)
        conductor.refused.connect(lambda said: self.view.refuse(say(said)))
        conductor.noted.connect(self._noted)
        conductor.hinted.connect(self._hinted)
        # The view outlives the sitting: what is tied to it is untied one by one.
        self._ties = [
            view.finished.connect(self._film_over),
            view.card_chosen.connect(self._chosen),
            view.card_done.connect(self._choice),
            view.refused_click.connect(self._tried),
            view.cloth_clicked.connect(self.go_on),
            view.gather_wanted.connect(self.gather),
            view.packet_clicked.connect(lambda _place: self.last_trick()),
            view.trick_clicked.connect(self.last_trick),
            view.look_held.connect(conductor.look),
            view.keep_showing.connect(conductor.keep_showing),
            view.choice_made.connect(self._choice),
            view.question_dismissed.connect(self._put_away),
        ]

    # ---- beginning and ending ----

    def begin(self) -> None:
        """Show the table as it stands and go on."""
        self._jumped()
        self.conductor.begin()

    def teach(self, teaching: Teaching, script: Computers | None = None) -> None:
        """A lesson is given at this table: `Teaching` hears what is played, ``script`` plays for the computers.

        Without a script nobody plays but who is taught; the computers answer what is asked of them.
        """
        self.teaching = self.cloth.teaching = self._teacher = teaching
        if script is not None:
            self.conductor.follow_script(script)
        self._set_pace()

    def give(self, given: Taught, *, apart: bool = False) -> None:
        """Something is given at this table that is played as any deal, and does not count.

        ``apart``: it is a tray of a match by file, and counts there.
        """
        self.teaching = self.cloth.teaching = given
        self.cloth.apart = apart
        self._set_room()

    def _set_room(self) -> None:
        """Let others play the trays of this table, unless they are those of a match by file, or given."""
        self.conductor.set_room(room_of(self.preferences) if self.teaching is None else NOWHERE)

    def _set_pace(self) -> None:
        """Go on by the person's own speeds; in a lesson a full trick always waits, and no card is played for him."""
        pace = pace_of(self.preferences)
        taught = self._teacher is not None
        self.conductor.set_pace(replace(pace, trick=None, forced=False) if taught else pace)

    def close(self) -> None:
        """Leave the table: nothing of it moves any more."""
        for tie in self._ties:
            QObject.disconnect(tie)
        self._ties = []
        try:
            self._drop_hint()
            self.view.snap()
        finally:
            # A picture that cannot be finished must not leave a second hand at the table.
            self.conductor.close()

    def set_preferences(self, preferences: Preferences) -> None:
        """Look and go on by other preferences."""
        self.preferences = self.cloth.preferences = preferences
        self._set_pace()
        self.conductor.set_manners(manners_of(preferences))
        self._set_room()
        self.operator.trump_waits = preferences.hold_trump
        self.view.question.limit(preferences.penalty_seconds, self._held)
        self.view.set_looks(looks_of(preferences))
        self.refresh()

    def _held(self) -> bool:
        """Whether the table waits: a sheet, a menu or a dock lies over it."""
        return self.conductor.moment.held

    # ---- what is on the cloth ----

    def refresh(self) -> None:
        """Show the table as it stands, at once, and let commands and panels look again."""
        self.show()
        self._tell_changed()

    def _tell_changed(self) -> None:
        self._owed = False
        self.changed.emit()

    def show(self) -> None:
        """Show the table as it stands, at once; for commands and panels it is the same as before."""
        cut, picture = self.conductor.on_show, self.picture()
        if cut or self._presented is not picture:
            self.view.present(picture)
        self._presented = picture
        if cut:
            # What is shown at once ends the film, and nobody else would say that it is over.
            self._tell()
            QTimer.singleShot(0, self, self.conductor.shown)

    def mark(self, marks: Marks) -> None:
        """Show on the cloth what the review of the deal puts on it."""
        if marks != self.cloth.marks:
            self.cloth.marks = marks
            if self.reviewing:
                self.show()

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        return self.cloth.standing

    @property
    def seat(self) -> Viewpoint:
        """The seat that the screen shows now."""
        return self.cloth.seat

    def names(self) -> dict[Player, str]:
        """Return what the players are called."""
        return self.cloth.names()

    @property
    def you(self) -> Player | None:
        """The only person at the table, who is called "You"."""
        return self.cloth.you

    @property
    def note(self) -> Note | None:
        """The quiet note that stands beside something on the table."""
        return self.cloth.note

    def view_now(self) -> View | None:
        """Return the view that is on the cloth: of the review, the deal in play, or the one just counted."""
        return self.cloth.view_now()

    def picture(self) -> Picture:
        """Return the picture of the table as it stands."""
        return self.cloth.picture()

    # ---- what happens ----

    def _stepped(self, steps: tuple[Happened, ...]) -> None:
        self._drop_hint()
        events = [event for step in steps for event in step.events]
        words = self.cloth.in_words(events)
        counted = any(isinstance(event, DealCounted) for event in events)
        if counted and (self.teaching is None or self._teacher is not None):
            self.conductor.learn()
        self.conductor.tell_after(
            Due(
                counted=counted,
                ended=any(isinstance(event, SessionOver) for event in events),
                declined=any(
                    (isinstance(event, ClaimAnswered) and not event.admitted)
                    or (isinstance(event, ClaimSettled) and not event.right)
                    for event in events
                ),
            )
        )
        self._note_refusal(events)
        self._presented = self.picture()
        self.happened.emit(tuple(events))
        self.view.perform(events, self._presented)
        self._tell()  # of a film that was cut by this one
        self._untold = (tuple(events), *words)

    def _film_over(self) -> None:
        """Let the table go on; commands are up to date after each film, also where another one follows at once."""
        self._tell()
        self._owed = True
        self.conductor.shown()
        if self._owed:
            self._tell_changed()

    def say_anew(self) -> None:
        """The language has changed: what was told last is told in it, and the cloth is written anew."""
        words, _ = self.cloth.in_words(self._events)
        self.told_last = words
        self.told.emit(words)
        self.cloth.forget()
        self.refresh()

    def tell_hint_again(self) -> None:
        """Tell the hint that was given again."""
        if self._hint is not None and self._hint.stamp == self.operator.stamp:
            self._tell_hint()

    def _tell(self) -> None:
        """Say what has happened, now that it has been seen: no line names a card that is still on its way."""
        if self._untold is None:
            return
        (self._events, words, said), self._untold = self._untold, None
        if words:
            self.told_last = words
            self.told.emit(words)
        self._announce(said)

    def _due(self, due: Due) -> None:
        if due.declined and self.cloth.refusal is None:
            self.view.refuse(tr("The claim is not accepted: play on."))
        if due.counted:
            self._announce(self.picture().labels.get("marker", ""))
            self.counted.emit()
        if due.ended:
            self.over.emit()

    def _note_refusal(self, events: Sequence[object]) -> None:
        """A claim of the viewer was refused by the solver: he is asked to play on."""
        self.cloth.refusal = None
        for event in events:
            if isinstance(event, ClaimSettled) and not event.right:
                self.cloth.refusal = Refusal(self.operator.stamp, event.player, event.tricks, event.left)

    def _jumped(self) -> None:
        self._untold, self._events = None, ()  # they were taken back
        self._drop_hint()
        self.refresh()

    def _waiting(self, mode: Mode) -> None:
        if mode is not Mode.SHOWING:
            self.refresh()
            if mode is Mode.PERSON:
                asked = self.picture().prompt
                turn = (self.operator.stamp, self.view.question.spoken or ("" if asked is None else asked.words))
                told, self._turn_told = self._turn_told, turn
                if self._teacher is not None:
                    pass  # what the lesson says has the keyboard until Enter
                elif turn != told or not self.view.keyboard_elsewhere:  # a sheet may have given it back to a dock
                    self.view.focus_hand()
                if turn != told and not (self.teaching is not None and self.teaching.speaks):
                    self._announce(turn[1])
                self.asked.emit()
                QTimer.singleShot(0, self, self._claim_noted)
            if mode is Mode.SHARES:
                self._announce(self.view.giving.spoken)
            looks, self._looks_back = self._looks_back, False
            if looks:
                self.last_trick()

    def _announce(self, words: str) -> None:
        """Let a screen reader say a sentence, if that is wanted."""
        if words and self.preferences.announcements:
            self.view.announce(words if words[-1] in ".?!…" else f"{words}.")

    def _noted(self, said: Message) -> None:
        if self._untold is not None:  # the line is for the note, which comes with the film
            self._untold = (self._untold[0], "", self._untold[2])
        self.told_last = say(said)
        self.told.emit(self.told_last)

    # ---- what people do ----

    def _chosen(self, card: Card) -> None:
        """A card is played: in its turn, or at a law table out of turn."""
        self.drop_note()
        if self._trying is not None and self.reviewing:
            self._trying.play(card)
            return
        if self._teacher is not None:
            self._teacher.play(card)
            return
        if self.conductor.moment.calling:
            self.conductor.call(False)
        ahead = card in self.picture().ahead
        if ahead or self.tutor is None or not self.tutor.holds(card):
            self.conductor.propose(AHEAD[card] if ahead else play_of(card))

    def _tried(self, card: Card) -> None:
        """A card was pressed that is not to be played now: at a law table it is played out of turn."""
        self.drop_note()
        if self._teacher is not None:
            self._teacher.play(card)
            return
        self.conductor.propose(AHEAD[card] if card in self.picture().ahead else play_of(card))

    def _choice(self, value: object) -> None:
        self.drop_note()
        match value:
            case "play on":
                self.cloth.refusal = None
                self.refresh()
                self.view.focus_hand()
            case "go before":
                self._choose_before()
            case "call a revoke":
                self.call_revoke()
            case "wait":
                self.conductor.wait_turn()
            case Chooses(player):
                self.conductor.agree_on(player)
            case "play to it":
                self.conductor.let_lie()
                self.view.focus_hand()
            case "show the line":
                self.cloth.shows_line = not self.cloth.shows_line
            case "let it be":
                self._put_away()
            case TakeBack():
                self._note_call(value)
            case CallRevoke() if may_call(self.view_now()):
                self._note_call(value)
            case _ if self.conductor.moment.calling:
                self.conductor.call(False)
                self.conductor.propose(value)  # type: ignore[arg-type]
            case "next deal":
                self.conductor.next_deal()
            case Share():
                self._give(value)
            case PassShare(entrant):
                self._give_nothing(entrant)
            case "change the order":
                self.cloth.givers.later(self.standing)
                self.refresh()
            case "deal the sealed":
                self.conductor.deal_sealed()
            case str():
                self.wanted.emit(value)
            case _:
                self._answer(value)  # type: ignore[arg-type]

    def _answer(self, action: Action) -> None:
        """What is answered counts, also while what happened just now is still shown; but never for another question."""
        asked = self.view.question.question
        self.view.snap()
        if asked is None or asked == self.view.question.question:
            self.conductor.propose(action)

    def _give(self, share: Share) -> None:
        """Somebody gives his share to the sealed deal."""
        before = self.operator.stamp
        if self.conductor.give_share(share):
            events = [event for step in self.seat.since(before) for event in step.events]
            self._tell_given(self.cloth.in_words(events)[0])

    def _give_nothing(self, entrant: int) -> None:
        self.cloth.givers.skip(entrant)
        name = shown_name(self.standing.people[entrant - 1].name)
        self._tell_given(tr("{name} gives no share.", name=name))

    def _tell_given(self, words: str) -> None:
        self.told_last = words
        self.told.emit(words)
        self.refresh()
        turn = self.view.giving.paper.giving
        after = None if turn is None else turn.turn
        coming = tr("Next: {name}.", name=after.name) if after is not None else tr("All have given: deal.")
        self._announce(f"{words} {coming}")

    def go_on(self) -> None:
        """The cloth was clicked, or Enter pressed: gather the trick, or do not wait for the computer."""
        if self._trying is not None and self.reviewing:
            self._trying.go_on()
            return
        if self.note is not None:
            self.drop_note()
        if self.last_shown:
            self._close_last_trick()
        elif self._teacher is not None:
            self._teacher.go_on()
        elif self.teaching is None or not self.teaching.waits:
            self.conductor.stroke()

    def _choose_before(self) -> None:
        """The viewer plays before the hand on turn: the keyboard goes to his cards (W-TURN-1)."""
        card = min(self.picture().ahead, default=None)
        if card is not None:
            self.view.focus_on(card)
            self.view.tell(Prompt(phrases()("law.choose_now")))

    def gather(self) -> None:
        """Gather the full trick, by its own button."""
        self.drop_note()
        self._close_last_trick()
        if self._teacher is not None:
            self._teacher.go_on()
            return
        self.conductor.gather()

    def drop_note(self) -> None:
        """Take the quiet note away."""
        if self.note is not None:
            self.cloth.note = None
            self.show()

    def show_note(self, note: Note) -> None:
        """Show a quiet note beside something on the table."""
        self.cloth.note = note
        self.show()

    def last_trick(self) -> None:
        """Turn up the last trick, or turn it down again."""
        seen = self.view_now()
        if self.last_shown and self.view.last_trick_shown:  # a click may have turned it down
            self._close_last_trick()
        elif seen is not None and seen.last_trick is not None:
            self.conductor.last_trick(True)
            self.view.show_last_trick(True)
            words = ", ".join(tr("the {card:card}", card=card) for card in seen.last_trick.cards)
            self.view.announce(tr("Last trick: {words}.", words=words))
        elif seen is not None and seen.played and rules_of(seen).trick.last_visible:
            self.view.refuse(tr("Your side has played to the next trick, so the last one stays turned."))
        elif seen is not None and seen.played:
            self.view.refuse(tr("By the rules of this table a quitted trick is not seen again."))
        else:
            self.view.refuse(tr("No trick has been quitted yet."))

    def look_back(self) -> None:
        """Look at the last trick though no quitted trick may be seen again; it is turned up when all were told."""
        self._looks_back = self.conductor.propose(LOOK_BACK)

    def claim(self) -> None:
        """Ask how many of the tricks that are left the viewer claims, or put the question away again (DF-50)."""
        self.conductor.claim(not self.conductor.moment.claiming)
        if self.conductor.moment.claiming:
            self.view.focus_hand()

    def call_law(self) -> None:
        """Ask what is called by the law; before the count go to the claim of a revoke; or put the question away."""
        seen, asked = self.view_now(), self.view.question
        if self.conductor.moment.calling:
            self._put_away()
        elif self.view.notice.take_focus():
            return
        elif may_call(seen) and self.conductor.viewer in self.conductor.persons() and not self.curtained:
            self.conductor.call(True)
            asked.focus_first()
            self._announce(asked.accessibleName())
        elif self.conductor.operator.recalls:
            self.call_revoke()
        elif seen is None or seen.phase != "count" or not asked.open_step():
            self.view.refuse(tr("There is nothing to be called by the law now."))

    def call_revoke(self) -> None:
        """The deal is counted, and a revoke is to be claimed all the same: the count is taken back (W-REV-6)."""
        if self.conductor.recall():
            self.view.question.open_step()
            self.view.question.focus_first()

    def _put_away(self) -> None:
        """The question need not be answered."""
        self.conductor.claim(False)
        if self.conductor.moment.calling:
            self.conductor.call(False)
            self.view.focus_hand()

    def _note_call(self, call: CallRevoke | TakeBack) -> None:
        """A revoke is noted while the deal lasts, or taken back; it is claimed when the deal is played (W-REV-6)."""
        seen = self.view_now()
        if seen is None or seen.viewer is None:
            return
        note = LawNote(seen.viewer, seen.ordinal, call.seat, call.trick)
        try:
            if isinstance(call, TakeBack):
                self.cloth.notes.remove(note)
                words = tr("Taken back.")
            else:
                self.cloth.notes.add(note)
                words = self._noted_words(seen, note)
        except OSError as error:
            words = tr("The note could not be written: {why}.", why=error.strerror or "")
        self._put_away()
        self._tell_alone(words)

    def _noted_words(self, seen: View, note: LawNote) -> str:
        name = naming_of(seen, self.cloth.company(seen)).plate_name(note.seat)
        return tr("Noted: {name}, trick {n}.", name=name, n=note.trick) if note.trick else tr(
            "Noted: {name}.", name=name
        )  # fmt: skip

    def _tell_alone(self, words: str) -> None:
        """Say to the viewer what the others need not read: where several share the screen, only that it is done."""
        shown = tr("Noted for you alone.") if self.conductor.hot_seat else words
        self.told_last = shown
        self.told.emit(shown)
        self._announce(shown)

    def _claim_noted(self) -> None:
        """The deal is played: what the viewer noted is claimed, the first noted first; what cannot be is let go."""
        seen = self.view_now()
        waits = self.conductor.mode is Mode.PERSON and not self.reviewing
        if seen is None or CONTENT not in seen.options or not waits:
            return
        # One at a time: a claim that is proved is paid for before the next one is made.
        for note in self.cloth.notes.of(seen.viewer, seen.ordinal):
            with suppress(OSError):  # it is settled now: at worst it is claimed again, and refused
                self.cloth.notes.remove(note)
            call = CALLS[note.seat][note.trick]
            if call in seen.options:
                self.conductor.propose(call)
                return
                return

    def _close_last_trick(self) -> None:
        if self.last_shown:
            self.conductor.last_trick(False)
            self.view.show_last_trick(False)

    def turn_table(self) -> None:
        """Let an onlooker sit at the next chair, where only computers play."""
        self.conductor.turn()

    # ---- hints ----

    def hint(self) -> None:
        """Give a hint, one degree more each time: the idea, the card, the reason."""
        if self._hint is not None and self._hint.stamp == self.operator.stamp:
            self._hint = self._hint._replace(degree=min(self._hint.degree + 1, 2))
            self._tell_hint()
        elif not self.conductor.ask_hint():
            self.view.refuse(tr("A hint is given when it is your turn."))

    def _faced(self) -> tuple[Seat, ...]:
        seen = self.view_now()
        return () if seen is None else seen.faced

    def tell_degree(self, degree: int) -> None:
        """Tell another degree of the hint: 0 the idea, 1 the card, 2 the reason."""
        if self._hint is not None:
            self._hint = self._hint._replace(degree=degree)
            self._tell_hint()

    def hint_sentences(self, advice: Advice) -> tuple[str, str, str]:
        """Return what a hint says, degree by degree."""
        card = action_words(advice.action, self._faced())
        idea = say(advice.idea) if advice.idea is not None else card
        return idea, card, say(as_advice(advice.reason)) if advice.reason is not None else card

    def _hinted(self, advice: Advice) -> None:
        self._hint = Hint(self.operator.stamp, advice, 0)
        self._tell_hint()

    def _tell_hint(self) -> None:
        if self._hint is None:
            return
        said = self.hint_sentences(self._hint.advice)[self._hint.degree]
        action = self._hint.advice.action
        self.view.set_advised(action.plays if self._hint.degree else None)
        self.view.announce(said)
        self.hinted.emit(self._hint)

    def _drop_hint(self) -> None:
        if self._hint is not None:
            self._hint = None
            self.view.set_advised(None)
            self.hinted.emit(None)

    def drop_hint(self) -> bool:
        """Put the hint away; return whether there was one."""
        was = self._hint is not None
        self._drop_hint()
        return was

    # ---- looking back ----

    @property
    def last_shown(self) -> bool:
        """Whether the last trick lies turned up."""
        return self.conductor.moment.last_shown

    @property
    def reviewing(self) -> bool:
        """Whether an earlier moment is on the cloth."""
        return self.conductor.moment.review is not None

    def review(self, seen: View, words: str = "", trying: Trying | None = None, bottom: Player | None = None) -> None:
        """Show an earlier moment, or one that might have been, and say ``words`` of it; the table waits.

        ``trying`` gets the cards that are played there by hand; ``bottom``: who sits at the bottom of the screen then.
        """
        self.cloth.review_words, self.cloth.review_bottom, self._trying = words, bottom, trying
        self.conductor.review(seen)

    def leave_review(self) -> bool:
        """Return to the table; return whether an earlier moment was shown."""
        was = self.reviewing
        if was:
            self.cloth.review_words, self.cloth.review_bottom, self._trying = "", None, None
            self.conductor.review(None)
        return was

    def tell_end(self, words: str) -> None:
        """Say in the prompt how the session ended."""
        self.cloth.end = words
        self.refresh()

    @property
    def curtained(self) -> bool:
        """Whether the curtain is up between two people."""
        return self.conductor.mode is Mode.CURTAIN

    @property
    def mid_deal(self) -> bool:
        """Whether cards of a deal lie on the table."""
        return self.standing.mid_deal
