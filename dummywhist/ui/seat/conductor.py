"""Whose turn is it, and what does the table wait for? Drives one table: people, computers, forced steps, curtain."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from dummywhist.engine.deal.action import Abandon, Action, DealCards, Play, Quit
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import TABLE, By, Player
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import message
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.record.log import PERSON
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.seats.proposal import Proposal, Refusal, Step, TakenBack
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.forced import pending
from dummywhist.engine.table import Table
from dummywhist.ui.model.bots import Answer, Bot, Question, thought_here
from dummywhist.ui.model.memory import Memory, helper_level

FORCED = Automation(cut=True, turn=True, take_up=True, count=True, quit=False, forced=False)
CLOCK = 8.0
"""Seconds after which a computer plays with what it has found: long before it would be replaced."""
SEATING = ("chairs", "sit", "dealer")
"""The stages in which the players find their seats and who deals first."""


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
    """A tuple of `Step`: these have happened and are on disk; the conductor waits for `shown`."""
    jumped = Signal()
    """The table stands elsewhere (undo, redo, another seat): show it as it is."""
    waiting = Signal(object)
    """The `Mode` the table is in now."""
    refused = Signal(object)
    """A `Message`: why something cannot be done."""
    noted = Signal(object)
    """A `Message` for the status line."""
    hinted = Signal(object)
    """An `Answer` to a hint that was asked for."""

    def __init__(self, table: Table, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.mode = Mode.SHOWING
        self.pace = Pace()
        self.viewer: Player | None = None
        self.looking = False
        self.manners: Mapping[str, Manner] = {}
        self.memory = Memory()
        self._kept: Player | None = None
        self._command = list(command)
        self._bots: dict[Player, Bot] = {}
        self._helper: Bot | None = None
        self._helping: Player | None = None
        self._helped_with: Question | None = None
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

    def kind(self, player: Player) -> str:
        """Return who plays ``player``'s cards: "person", or a level."""
        return self.table.person_of(player).kind

    def seed(self, player: Player) -> int:
        """Return the number that ``player``'s chance is drawn from if he is a computer."""
        return self.table.session.entrant_of[player]

    def persons(self) -> tuple[Player, ...]:
        """Return the players that are people."""
        return self.table.persons

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.persons()) > 1

    @property
    def on_turn(self) -> Player | None:
        """The player whose choice the table waits for, the first of several; nobody's while a trick lies full."""
        waiting = self._askable()
        return waiting[0] if waiting else None

    def _askable(self) -> list[Player]:
        """Return the players whose choices the table waits for: not whoever may merely claim or take up his trump."""
        session = self.table.session
        deal = session.deal
        if session.stage == "deal" and deal is not None and deal.phase_name == "play" and claim_of(deal) is None:
            player = None if trick_full(deal) or thrown_in(deal) else deal.layout.holder[to_play(deal)]
            return [] if player is None else [player]
        if session.stage == "deal" and session.between_deals:
            return []
        return [Player(by) for by in sessions.actors(session) if by in session.players]

    def view(self) -> View | None:
        """Return what may be on the screen now: the viewer's view, or with no viewer what all see."""
        return self.table.view(self.viewer)

    def manner(self, level: str) -> Manner:
        """Return how a computer of ``level`` is to play: the window's wishes, and who sits round the table."""
        levels = tuple((player, self.kind(player)) for player in self.table.session.players)
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
        steps = self._forced_steps()
        if steps:
            self._show(tuple(steps))
            return
        session = self.table.session
        deal = session.deal
        if session.stage == "over":
            self._set_mode(Mode.OVER)
        elif session.stage == "deal" and session.between_deals:
            self._set_mode(Mode.BETWEEN)
        elif deal is not None and deal.phase_name == "play" and trick_full(deal):
            self._set_mode(Mode.TRICK)
            if not self.persons() or self._finishing is not None or self.pace.trick is not None:
                self._trick_timer.start(self.pace.trick if self.pace.trick is not None else self.pace.card)
        else:
            self._wait_for_choice()

    def _forced_steps(self) -> list[Step]:
        steps: list[Step] = []
        while True:
            session = self.table.session
            fresh = session.stage == "deal" and session.between_deals
            if fresh and session.deals and self.persons() and not self._next_wanted:
                return steps
            if fresh:
                self._next_wanted = False
                self._finishing = self._kept = None
            if self.table.waits_for_chance:
                steps.append(self.table.chance())
                continue
            forced = pending(session, FORCED)
            if forced is None:
                forced = self._seat_habit()
            if forced is None:
                return steps
            done = self.table.submit(Proposal(*forced, self.table.stamp))
            if isinstance(done, Refusal):
                self.refused.emit(done.message)
                return steps
            steps += done

    def _seat_habit(self) -> tuple[By, Action] | None:
        """Return a computer's choice of chair or first deal: the first it is offered; no play hangs on it."""
        session = self.table.session
        player = self.on_turn
        if session.stage not in SEATING or player is None or self.kind(player) == PERSON:
            return None
        return player, next(iter(sessions.choices(session, player)))

    def _wait_for_choice(self) -> None:
        waiting = self._askable()
        minds = [player for player in waiting if self.kind(player) != PERSON or player == self._finishing]
        if minds:
            self._set_mode(Mode.COMPUTER)
            self._ask(minds[0])
            return
        person = waiting[0]
        private = self.table.session.stage == "deal"  # while seats are found no cards are dealt
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
        if self.mode is Mode.TRICK and isinstance(action, Play):
            # W-QUIT-1: the lead to the next trick quits the last one.
            self._trick_timer.stop()
            quitted = self._submit(self._quitter(), Quit(), quiet=True)
            if quitted is None:
                return False
            played = self._submit(self.viewer or TABLE, action)
            self._tell(quitted + (played or ()))
            return played is not None
        if self.mode not in (Mode.PERSON, Mode.TRICK, Mode.BETWEEN) or self._held:
            self.refused.emit(message("refusal.not_your_turn"))
            return False
        steps = self._submit(self._actor() or TABLE, action)
        if steps is None:
            return False
        self._tell(steps)
        return True

    def _actor(self) -> By | None:
        askable = self._askable()
        if self.viewer in askable:
            return self.viewer
        return askable[0] if askable and self.kind(askable[0]) == PERSON else self.viewer

    def _quitter(self) -> By:
        """Return who gathers the trick: the person who looks, or the table for one who sits out."""
        deal = self.table.session.deal
        seated = deal is not None and self.viewer in deal.layout.players and self.viewer in self.persons()
        return self.viewer if seated and self.viewer is not None else TABLE

    def _submit(self, by: By, action: Action, quiet: bool = False) -> tuple[Step, ...] | None:
        done = self.table.submit(Proposal(by, action, self.table.stamp))
        if isinstance(done, Refusal):
            if not quiet or not done.stale:
                self.refused.emit(done.message)
            return None
        return done

    def _tell(self, steps: tuple[Step, ...]) -> None:
        self._stop_thinking()
        self._show(steps)

    def _show(self, steps: tuple[Step, ...]) -> None:
        self._settle_viewer()
        self._on_show = True
        self._set_mode(Mode.SHOWING)
        self.stepped.emit(steps)

    def gather(self) -> bool:
        """Turn and quit the full trick; return whether there was one."""
        if self.mode is not Mode.TRICK or self._held:
            return False
        self._trick_timer.stop()
        steps = self._submit(self._quitter(), Quit())
        if steps is None:
            return False
        self._tell(steps)
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
        return self._askable()[0] if self.mode is Mode.CURTAIN and self._askable() else None

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
        players = self.table.session.players
        if len(persons) == 1:
            self.viewer = persons[0]
        elif not persons:
            self.viewer = players[0] if players else None
        else:
            person = next((player for player in self._askable() if player in persons), None)
            if person is not None and person != self._kept:
                self._kept = self.viewer = None
            elif person is None and self._kept is None:
                self.viewer = None
            elif self._kept is not None:
                self.viewer = self._kept

    # ---- computers ----

    def _ask(self, player: Player) -> None:
        view = self.table.view(player)
        if view is None:
            return
        level = helper_level() if player == self._finishing else self.kind(player)
        question = Question(self.table.stamp, level, self.seed(player), view, self.manner(level))
        if self._question is not None and self._question.stamp == question.stamp:
            return
        self._question, self._answer = question, None
        self._pause.start(self.pace.card)
        self._bot(player).ask(question)

    def warm(self) -> None:
        """Start the computers' processes before they are asked."""
        if self._closed:
            return
        for player in self.table.session.players:
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
        self.noted.emit(message(key, name=self.table.person_of(player).name))

    def _answered(self, player: Player, answer: Answer) -> None:
        if self._question is None or answer.stamp != self._question.stamp:
            return
        self._answer = (player, answer)
        if not self._pause.isActive():
            self._paused()

    def _failed(self, player: Player, question: Question) -> None:
        # No process can be had: the same mind answers here, from the same view.
        self._note("note.thinks_here", player)
        self._answered(player, thought_here(question))

    def _paused(self) -> None:
        if self._answer is None or self._held or self.mode is not Mode.COMPUTER:
            return
        (player, answer), question = self._answer, self._question
        self._answer = self._question = None
        if answer.stamp != self.table.stamp:
            self._go_on()
            return
        done = self.table.submit(Proposal(player, answer.action, answer.stamp))
        if isinstance(done, Refusal):
            if question is not None:
                self._question = question
                self._bot(player).distrust(question)
            return
        if question is not None:
            self.memory.keep(question, answer)
        self._show(done)

    def _stop_thinking(self) -> None:
        self._question = self._answer = None
        self._pause.stop()
        self._trick_timer.stop()
        for bot in self._bots.values():
            bot.forget()
        if self._helper is not None:
            self._helper.forget()
        self._helping = None

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
        if self.mode is not Mode.PERSON or asked is None or asked not in self._askable():
            return False
        view = self.table.view(asked)
        if view is None:
            return False
        if self._helper is None:
            self._helper = Bot(self._command, self)
            self._helper.answered.connect(self._helped)
            self._helper.failed.connect(self._help_failed)
        self._helping = player
        level = helper_level()
        self._helped_with = Question(self.table.stamp, level, self.seed(asked), view, self.manner(level))
        self._helper.ask(self._helped_with)
        return True

    def _help_failed(self, question: Question) -> None:
        self._helped(thought_here(question))

    def _helped(self, answer: Answer) -> None:
        if answer.stamp != self.table.stamp:
            return
        player, self._helping = self._helping, None
        if player is None:
            self.hinted.emit(answer)
        elif self.propose(answer.action):
            if self._helped_with is not None:
                self.memory.keep(self._helped_with, answer)
            if answer.reason is not None:
                self.noted.emit(answer.reason)

    # ---- taking back ----

    def undo(self) -> bool:
        """Go back to the last choice that a person made."""
        return self._moved(self._jump(self.table.undo()), "note.taken_back")

    def redo(self) -> bool:
        """Go forward again."""
        return self._moved(self._jump(self.table.redo()), "note.done_again")

    def _moved(self, done: bool, key: str) -> bool:
        """Say what was done, in the place of what is no longer so."""
        if done:
            self.noted.emit(message(key))
        return done

    def restart_deal(self) -> bool:
        """Play the same deal again from its first card."""
        return self._jump(self.table.restart())

    def other_deal(self, number: int) -> bool:
        """Take the deal in play back, cards and all, and deal ``number`` in its place."""
        place = next(
            (at for at, entry in reversed(list(enumerate(self.table.entries))) if isinstance(entry.action, DealCards)),
            None,
        )
        if self.mode is Mode.BETWEEN or place is None:
            self.table.ask_number(number)
            return self.next_deal()
        if isinstance(back := self.table.rewind(place), Refusal):
            self.refused.emit(back.message)
            return False
        self.table.ask_number(number)
        return self._jump(back)

    def reseat(self, player: Player, kind: str, name: str) -> bool:
        """Put a person or a computer of another level on ``player``'s seat."""
        refusal = self.table.replace_seat(player, kind, name)
        bot = self._bots.pop(player, None)
        if bot is not None:
            bot.close()
            bot.deleteLater()
        return self._jump(refusal if refusal is not None else ())

    def break_off(self) -> bool:
        """Break off the session (ED-98)."""
        return self._jump(self.table.submit(Proposal(TABLE, Abandon(), self.table.stamp)))

    def _jump(self, moved: TakenBack | tuple[Step, ...] | Refusal) -> bool:
        if isinstance(moved, Refusal):
            self.refused.emit(moved.message)
            return False
        self._stop_thinking()
        self._finishing = None
        self._next_wanted = False
        self._kept = self.viewer if self.viewer in self._askable() else None
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
        if self._helper is not None:
            self._helper.close()
