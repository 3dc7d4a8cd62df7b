"""Whose turn is it, and what does the table wait for? Drives one table: people, computers, forced steps, curtain."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.play import QUIT
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import message
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.record.log import PERSON
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.seats.viewpoint import Viewpoint
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.finding import Advice, Finding
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.question import Advise
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.bots import Answer, Bot, Question, answered_here

CLOCK = 8.0
"""Seconds after which a computer plays with what it has found: long before it would be replaced."""
HELP = "help"
"""Who asks the analyst: hints, and cards that it plays for a person."""
HELPERS = ("master", "steady")
"""The level of hints and of the computer that plays a card for a person: with the fast solver, and without it."""
SEATING = ("chairs", "sit", "dealer")
"""The stages in which the players find their seats and who deals first."""


def helper_level() -> str:
    """Return the level of hints: the strongest that plays as it should here."""
    return HELPERS[0] if is_native() else HELPERS[1]


class Mode(Enum):
    """What the table waits for."""

    SHOWING = "showing"
    PERSON = "person"
    COMPUTER = "computer"
    TRICK = "trick"
    BETWEEN = "between"
    CURTAIN = "curtain"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in ms: ``card`` passes before a computer's card, ``trick`` while a full trick lies (None: until told)."""

    card: int = 350
    trick: int | None = None


class Conductor(QObject):
    """Drives one table. The window shows what `stepped` tells and calls `shown`; it passes on what people do."""

    stepped = Signal(object)
    """A tuple of `Happened`, as the viewer sees them: it is on disk; the conductor waits for `shown`."""
    jumped = Signal()
    """The table stands elsewhere (undo, redo, another seat): show it as it is."""
    waiting = Signal(object)
    """The `Mode` the table is in now."""
    refused = Signal(object)
    """A `Message`: why something cannot be done."""
    noted = Signal(object)
    """A `Message` for the status line."""
    hinted = Signal(object)
    """The `Advice` of a hint that was asked for."""

    def __init__(self, operator: Operator, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.operator = operator
        self.mode = Mode.SHOWING
        self.pace = Pace()
        self.viewer: Player | None = None
        self.looking = False
        self.manners: Mapping[str, Manner] = {}
        self.findings = Findings(operator.kept_at)
        self.analyst = Analyst(command, self.findings, self)
        self.analyst.noted.connect(self.noted)
        self._kept: Player | None = None
        self._command = list(command)
        self._bots: dict[Player, Bot] = {}
        self._finishing: Player | None = None
        self._next_wanted = False
        self._held = False
        self._on_show = False
        self._closed = False
        self._answer: tuple[Player, Answer] | None = None
        self._question: Question | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._paused)
        self._trick_timer = QTimer(self, singleShot=True)
        self._trick_timer.timeout.connect(self.gather)

    # ---- who is who ----

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        return self.operator.standing

    @property
    def seat(self) -> Viewpoint:
        """The seat that the screen shows now: the viewer's, or with no viewer an onlooker's."""
        return self.operator.seat(self.viewer)

    def kind(self, player: Player) -> str:
        """Return who plays ``player``'s cards: "person", or a level."""
        return self.standing.person_of(player).kind

    def seed(self, player: Player) -> int:
        """Return the number that ``player``'s chance is drawn from if he is a computer."""
        return self.standing.entrant_of(player)

    def persons(self) -> tuple[Player, ...]:
        """Return the players that are people."""
        return self.standing.persons

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.persons()) > 1

    @property
    def on_turn(self) -> Player | None:
        """The player whose choice the table waits for, the first of several; nobody's while a trick lies full."""
        waiting = self.standing.waiting
        return waiting[0] if waiting else None

    def view(self) -> View | None:
        """Return what may be on the screen now: the viewer's view, or with no viewer what all see."""
        return self.seat.view

    def manner(self, level: str) -> Manner:
        """Return how a computer of ``level`` is to play: the window's wishes, and who sits round the table."""
        levels = tuple((player, self.kind(player)) for player in self.standing.players)
        return self.manners.get(level, PLAIN)._replace(seconds=CLOCK, company=levels)

    # ---- going on ----

    def begin(self) -> None:
        """Take up the table as it stands."""
        self._settle_viewer()
        self._go_on()

    def hold(self, held: bool) -> None:
        """Stop or let go computers and forced steps, while a sheet is open."""
        self._held = held
        if held:
            self._pause.stop()
            self._trick_timer.stop()
        elif not self._on_show:
            self._go_on()

    @property
    def on_show(self) -> bool:
        """Whether the conductor waits for `shown`."""
        return self._on_show

    def shown(self) -> None:
        """The window has shown what happened."""
        if self._on_show:
            self._on_show = False
            self._go_on()

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace."""
        self.pace = pace
        if self.mode is Mode.TRICK and pace.trick is not None:
            self._trick_timer.start(pace.trick)

    def _go_on(self) -> None:
        if self._held:
            return
        before = self.operator.stamp
        self._do_forced()
        if self.operator.stamp != before:
            self._show(before)
            return
        standing = self.standing
        if standing.stage == "over":
            self._set_mode(Mode.OVER)
        elif standing.stage == "deal" and standing.between:
            self._set_mode(Mode.BETWEEN)
        elif standing.trick_lies:
            self._set_mode(Mode.TRICK)
            if not self.persons() or self._finishing is not None or self.pace.trick is not None:
                self._trick_timer.start(self.pace.trick if self.pace.trick is not None else self.pace.card)
        else:
            self._wait_for_choice()

    def _do_forced(self) -> None:
        while True:
            standing = self.standing
            fresh = standing.stage == "deal" and standing.between
            if fresh and standing.deals and self.persons() and not self._next_wanted:
                return
            if fresh:
                self._next_wanted = False
                self._finishing = self._kept = None
            done = self.operator.go_on()
            if done is False:
                done = self._seat_habit()
            if isinstance(done, Refusal):
                self.refused.emit(done.message)
                return
            if not done:
                return

    def _seat_habit(self) -> Refusal | bool:
        """Let a computer choose the first chair or deal it is offered, for no play hangs on it; whether one did."""
        player = self.on_turn
        if self.standing.stage not in SEATING or player is None or self.kind(player) == PERSON:
            return False
        seat = self.operator.seat(player)
        return seat.propose(seat.choices()[0]) or True

    def _wait_for_choice(self) -> None:
        waiting = self.standing.waiting
        minds = [player for player in waiting if self.kind(player) != PERSON or player == self._finishing]
        if minds:
            self._set_mode(Mode.COMPUTER)
            self._ask(minds[0])
            return
        person = waiting[0]
        private = self.standing.stage == "deal"  # while seats are found no cards are dealt
        if private and self.hot_seat and person not in (self.viewer, self._kept):
            self.viewer = None
            self._set_mode(Mode.CURTAIN)
            return
        self._set_mode(Mode.PERSON)

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self.waiting.emit(mode)

    # ---- people ----

    def propose(self, action: Action) -> bool:
        """A person at the screen wants ``action``; return whether it was done."""
        before = self.operator.stamp
        if self.mode is Mode.TRICK and action.plays is not None:
            # W-QUIT-1: the lead to the next trick quits the last one.
            self._trick_timer.stop()
            if not self._submit(self._quitter(), QUIT, quiet=True):
                return False
            played = self._submit(self.viewer, action)
            self._tell(before)
            return played
        if self.mode not in (Mode.PERSON, Mode.TRICK, Mode.BETWEEN) or self._held:
            self.refused.emit(message("refusal.not_your_turn"))
            return False
        if not self._submit(self.actor, action):
            return False
        self._tell(before)
        return True

    @property
    def actor(self) -> Player | None:
        """In whose name a person at the screen acts; nobody: in that of the table."""
        askable = self.standing.waiting
        if self.viewer in askable:
            return self.viewer
        return askable[0] if askable and self.kind(askable[0]) == PERSON else self.viewer

    def _quitter(self) -> Player | None:
        """Return who gathers the trick: the person who looks, or the table for one who sits out."""
        layout = self.standing.layout
        seated = layout is not None and self.viewer in layout.players and self.viewer in self.persons()
        return self.viewer if seated else None

    def _submit(self, by: Player | None, action: Action, quiet: bool = False) -> bool:
        """Propose ``action`` for a player, or for the table; say why it was not done."""
        refusal = (self.operator if by is None else self.operator.seat(by)).propose(action)
        if refusal is not None and not (quiet and refusal.stale):
            self.refused.emit(refusal.message)
        return refusal is None

    def _tell(self, before: int) -> None:
        self._stop_thinking()
        self._show(before)

    def _show(self, before: int) -> None:
        """Let the window show what happened after stamp ``before``."""
        self._settle_viewer()
        self._on_show = True
        self._set_mode(Mode.SHOWING)
        self.stepped.emit(self.seat.since(before))

    def gather(self) -> bool:
        """Turn and quit the full trick; return whether there was one."""
        if self.mode is not Mode.TRICK or self._held:
            return False
        self._trick_timer.stop()
        before = self.operator.stamp
        if not self._submit(self._quitter(), QUIT):
            return False
        self._tell(before)
        return True

    def next_deal(self) -> bool:
        """Deal the next hand; return whether it was time for it."""
        if self.mode is not Mode.BETWEEN:
            return False
        self._next_wanted = True
        self._go_on()
        return True

    # ---- the curtain ----

    @property
    def expected(self) -> Player | None:
        """The person whom the curtain waits for."""
        return self.standing.waiting[0] if self.mode is Mode.CURTAIN and self.standing.waiting else None

    def look(self, held: bool) -> None:
        """Lift the curtain while it is held, or let it fall."""
        person = self.expected if held else self.on_turn
        if held and person is not None:
            self.viewer, self.looking = person, True
            self._set_mode(Mode.PERSON)
            self.jumped.emit()
        elif not held and self.looking:
            self.looking = False
            if self.mode is Mode.PERSON and self._kept is None:
                self.viewer = None
                self._set_mode(Mode.CURTAIN)
                self.jumped.emit()

    def keep_showing(self) -> None:
        """Show the person's cards until somebody else has to choose."""
        person = self.expected or (self.viewer if self.looking else None)
        if person is not None:
            self._kept = self.viewer = person
            self.looking = False
            self._set_mode(Mode.PERSON)
            self.jumped.emit()

    def hide(self) -> None:
        """Put the cards on the screen away: let the curtain fall before the person on turn."""
        if self.mode is Mode.PERSON and self.persons():
            self._kept = self.viewer = None
            self.looking = False
            self._set_mode(Mode.CURTAIN)
            self.jumped.emit()

    def _settle_viewer(self) -> None:
        persons = self.persons()
        players = self.standing.players
        if len(persons) == 1:
            self.viewer = persons[0]
        elif not persons:
            self.viewer = players[0] if players else None
        else:
            person = next((player for player in self.standing.waiting if player in persons), None)
            if person is not None and person != self._kept:
                self._kept = self.viewer = None
            elif person is None and self._kept is None:
                self.viewer = None
            elif self._kept is not None:
                self.viewer = self._kept

    # ---- computers ----

    def _ask(self, player: Player) -> None:
        view = self.operator.seat(player).view
        if view is None:
            return
        level = helper_level() if player == self._finishing else self.kind(player)
        question = Question(self.operator.stamp, Advise(level, self.seed(player), view, self.manner(level)))
        if self._question is not None and self._question.stamp == question.stamp:
            return
        self._question, self._answer = question, None
        self._pause.start(self.pace.card)
        self._bot(player).ask(question)

    def warm(self) -> None:
        """Start the computers' processes before they are asked."""
        if self._closed:
            return
        for player in self.standing.players:
            if self.kind(player) != PERSON:
                self._bot(player).warm()

    def _bot(self, player: Player) -> Bot:
        bot = self._bots.get(player)
        if bot is None:
            bot = self._bots[player] = Bot(self._command, self)
            bot.answered.connect(lambda answer: self._answered(player, answer))
            bot.replaced.connect(lambda: self._note("note.replaced", player))
            bot.failed.connect(lambda question: self._failed(player, question))
        return bot

    def _note(self, key: str, player: Player) -> None:
        self.noted.emit(message(key, name=self.standing.person_of(player).name))

    def _answered(self, player: Player, answer: Answer) -> None:
        if self._question is None or answer.stamp != self._question.stamp:
            return
        self._answer = (player, answer)
        if not self._pause.isActive():
            self._paused()

    def _failed(self, player: Player, question: Question) -> None:
        # No process can be had: the same player answers here, from the same view.
        self._note("note.thinks_here", player)
        self._answered(player, answered_here(question))

    def _paused(self) -> None:
        if self._answer is None or self._held or self.mode is not Mode.COMPUTER:
            return
        (player, answer), question = self._answer, self._question
        self._answer = self._question = None
        if answer.stamp != self.operator.stamp:
            self._go_on()
            return
        if self.operator.seat(player).propose(answer.advice.action, answer.stamp) is not None:
            if question is not None:
                self._question = question
                self._bot(player).distrust(question)
            return
        if question is not None and isinstance(question.asked, Advise):
            self.analyst.keep_said(question.asked, answer.advice)
        self._show(answer.stamp)

    def _stop_thinking(self) -> None:
        self._question = self._answer = None
        self._pause.stop()
        self._trick_timer.stop()
        for bot in self._bots.values():
            bot.forget()
        self.analyst.cancel(HELP)

    def play_now(self) -> None:
        """Do not wait before the computer's card."""
        if self._pause.isActive():
            self._pause.stop()
            self._paused()

    # ---- help ----

    def ask_hint(self) -> bool:
        """Ask what a strong player would do in the viewer's place; the answer comes by `hinted`."""
        return self._ask_helper(None)

    def play_for_me(self) -> bool:
        """Let the computer choose this one card for the person on turn."""
        return self._ask_helper(self.viewer)

    def finish_deal(self) -> bool:
        """Let the computer play on for the person on turn until the deal is over, or `take_back_hand`."""
        person = self.viewer if self.viewer in self.persons() else None
        if person is None or self.mode not in (Mode.PERSON, Mode.TRICK, Mode.COMPUTER, Mode.SHOWING):
            return False
        self._finishing = person
        if self.mode is not Mode.SHOWING:
            self._go_on()
        return True

    @property
    def finishing(self) -> bool:
        """Whether the computer is playing this deal to its end for a person."""
        return self._finishing is not None

    def take_back_hand(self) -> bool:
        """Stop the computer from playing on; return whether it was."""
        was, self._finishing = self._finishing, None
        if was is not None:
            self._stop_thinking()
            if self.mode is not Mode.SHOWING:
                self._go_on()
        return was is not None

    def _ask_helper(self, player: Player | None) -> bool:
        asked = self.viewer
        if self.mode is not Mode.PERSON or asked is None or asked not in self.standing.waiting:
            return False
        view = self.operator.seat(asked).view
        if view is None:
            return False
        level, stamp = helper_level(), self.operator.stamp
        question = Advise(level, self.seed(asked), view, self.manner(level))

        def helped(finding: Finding | None) -> None:
            # No process can be had: the same player answers here, from the same view.
            found = answered_here(Question(stamp, question)).finding if finding is None else finding
            if isinstance(found, Advice) and stamp == self.operator.stamp:
                self._helped(player, question, found)

        self.analyst.cancel(HELP)
        self.analyst.ask(HELP, question, Urgency.NOW, helped)
        return True

    def _helped(self, player: Player | None, question: Advise, advice: Advice) -> None:
        if player is None:
            self.hinted.emit(advice)
        elif self.propose(advice.action):
            self.analyst.keep_said(question, advice)
            if advice.reason is not None:
                self.noted.emit(advice.reason)

    # ---- taking back ----

    def undo(self) -> bool:
        """Go back to the last choice that a person made."""
        return self._moved(self._jump(self.operator.undo()), "note.taken_back")

    def redo(self) -> bool:
        """Go forward again."""
        return self._moved(self._jump(self.operator.redo()), "note.done_again")

    def _moved(self, done: bool, key: str) -> bool:
        """Say what was done, in the place of what is no longer so."""
        if done:
            self.noted.emit(message(key))
        return done

    def restart_deal(self) -> bool:
        """Play the same deal again from its first card."""
        return self._jump(self.operator.restart())

    def other_deal(self, number: int) -> bool:
        """Take the deal in play back, cards and all, and deal ``number`` in its place."""
        if self.mode is Mode.BETWEEN or self.operator.restarts() is None:
            self.operator.ask_number(number)
            return self.next_deal()
        return self._jump(self.operator.deal_anew(number))

    def reseat(self, player: Player, kind: str, name: str) -> bool:
        """Put a person or a computer of another level on ``player``'s seat."""
        refusal = self.operator.reseat(player, kind, name)
        bot = self._bots.pop(player, None)
        if bot is not None:
            bot.close()
            bot.deleteLater()
        return self._jump(refusal)

    def break_off(self) -> bool:
        """Break off the session (ED-98)."""
        return self._jump(self.operator.break_off())

    def _jump(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self.refused.emit(refusal.message)
            return False
        self._stop_thinking()
        self._finishing = None
        self._next_wanted = False
        self._kept = self.viewer if self.viewer in self.standing.waiting else None
        self._settle_viewer()
        self.mode = Mode.SHOWING
        self._on_show = False
        self.jumped.emit()
        self._go_on()
        return True

    def close(self) -> None:
        """End the computers' processes and stop waiting, for good."""
        self._closed = self._held = True
        self._stop_thinking()
        for bot in self._bots.values():
            bot.close()
        self.analyst.close()
