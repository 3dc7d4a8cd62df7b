"""Who carries out what a table in the window does next? Timers, computer players and signals; `course` decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

import dummywhist.ui.seat.computers as late_computers
from dummywhist.engine.cards.seal import Share
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.sealing import GiveShare
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.messages import message
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.seats.viewpoint import Viewpoint
from dummywhist.engine.study.finding import Advice
from dummywhist.ui.seat import inputs
from dummywhist.ui.seat.acquaintances import Acquaintances
from dummywhist.ui.seat.course import following
from dummywhist.ui.seat.effects import (
    Ask,
    AskAgain,
    AskHelper,
    Effect,
    End,
    Force,
    Forget,
    Hint,
    PlayOnly,
    Propose,
    Refresh,
    Refuse,
    Remember,
    Show,
    ShowNow,
    ShowThinker,
    Start,
    Stop,
    Tell,
    TellReason,
    TurnDown,
    Wait,
)
from dummywhist.ui.seat.mending import mending
from dummywhist.ui.seat.moment import Due, Mode, Moment, Pace, Timer
from dummywhist.ui.seat.wishes import RoomPlan

if TYPE_CHECKING:  # loaded with the computers, late
    from dummywhist.engine.players.manner import Manner
    from dummywhist.ui.seat.bots import Answer

__all__ = ["Conductor", "Mode", "Pace"]


class Conductor(QObject):
    """Drives one table. The window shows what `stepped` tells and calls `shown`; it passes on what people do."""

    stepped = Signal(object)
    """A tuple of `Happened`, as the viewer sees them: it is on disk; the conductor waits for `shown`."""
    jumped = Signal()
    """The table stands elsewhere (undo, redo, another seat): show it as it is."""
    refreshed = Signal()
    """Something beside the cards is shown otherwise."""
    thinks = Signal()
    """Who is shown as thinking has changed."""
    waiting = Signal(object)
    """The `Mode` the table is in now."""
    turned_down = Signal()
    """The last trick is to be turned down."""
    due = Signal(object)
    """What was `Due` when the film was over."""
    refused = Signal(object)
    """A `Message`: why something cannot be done."""
    noted = Signal(object)
    """A `Message` for the status line."""
    hinted = Signal(object)
    """The `Advice` of a hint that was asked for."""

    def __init__(self, operator: Operator, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.operator = operator
        self.moment = Moment(operator.standing, operator.stamp)
        self._command = command
        self._manners: Mapping[str, Manner] = {}
        self._room = RoomPlan()
        self._others: Mapping[str, Sequence[str]] = {}
        self._people: Callable[[], Acquaintances] | None = None
        self._computers: late_computers.Computers | None = None
        self._scripted = False
        self._refusals = 0
        self._timers = {timer: QTimer(self, singleShot=True) for timer in Timer}
        for timer, clock in self._timers.items():
            clock.timeout.connect(lambda timer=timer: self.feed(inputs.Fired(timer)))

    # ---- the moment ----

    def feed(self, what: inputs.Input) -> None:
        """Let something come in, and do what is to be done about it."""
        now = replace(
            self.moment, standing=self.operator.standing, stamp=self.operator.stamp, mends=mending(self.operator)
        )
        self.moment, effects = following(now, what)
        for effect in effects:
            self._carry_out(effect)

    @property
    def _now(self) -> Moment:
        """The moment, with the public facts as they are now."""
        moment, standing = self.moment, self.standing
        return moment if moment.standing is standing else replace(moment, standing=standing)

    @property
    def standing(self) -> Standing:
        """The public facts of the table."""
        return self.operator.standing

    @property
    def seat(self) -> Viewpoint:
        """The seat that the screen shows now: the viewer's, or with no viewer an onlooker's."""
        return self.operator.seat(self.viewer)

    @property
    def mode(self) -> Mode:
        """What the table waits for."""
        return self.moment.mode

    @property
    def awaited(self) -> Mode:
        """The mode, or while a film runs the one after it if that is certain already."""
        return self._now.awaited

    @property
    def pace(self) -> Pace:
        """How fast it goes on."""
        return self.moment.pace

    @property
    def viewer(self) -> Player | None:
        """Whose cards may be seen on the screen; None: nobody's."""
        return self.moment.viewer

    @property
    def on_turn(self) -> Player | None:
        """The player whose choice the table waits for, the first of several; nobody's while a trick lies full."""
        return self._now.on_turn

    @property
    def on_show(self) -> bool:
        """Whether the conductor waits for `shown`."""
        return self.moment.on_show

    @property
    def expected(self) -> Player | None:
        """The person whom the curtain waits for."""
        return self.on_turn if self.mode is Mode.CURTAIN else None

    @property
    def actor(self) -> Player | None:
        """In whose name a person at the screen acts; nobody: in that of the table."""
        return self._now.actor

    @property
    def finishing(self) -> bool:
        """Whether the computer is playing this deal to its end for a person."""
        return self.moment.finishing is not None or self.moment.at_once

    @property
    def guarded(self) -> bool:
        """Whether a trick has just filled, so that no stroke ends it yet."""
        return self.moment.guarded

    def view(self) -> View | None:
        """Return what may be on the screen now: the viewer's view, or with no viewer what all see."""
        return self.seat.view

    # ---- who is who ----

    def kind(self, player: Player) -> str:
        """Return who plays ``player``'s cards: "person", or a level."""
        return self.standing.person_of(player).kind

    def persons(self) -> tuple[Player, ...]:
        """Return the players that are people."""
        return self.standing.persons

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.persons()) > 1

    # ---- what comes in ----

    def begin(self) -> None:
        """Take up the table as it stands."""
        self.feed(inputs.Begun())

    def hold(self, held: bool) -> None:
        """Stop or let go computers and forced steps, while a sheet is open."""
        self.feed(inputs.Sheeted(held))

    def shown(self) -> None:
        """The window has shown what happened."""
        self.feed(inputs.Shown())

    def tell_after(self, due: Due) -> None:
        """What is shown now is to be told of by `due` when it is over."""
        self.feed(inputs.Told(due))

    def set_pace(self, pace: Pace) -> None:
        """Go on at another pace."""
        self.feed(inputs.Paced(pace))

    def propose(self, action: Action) -> bool:
        """A person at the screen wants ``action``; return whether it was done.

        What his card cost is counted while he plays on, where the deal is kept.
        """
        seen = self.seat.view
        done = self._does(inputs.Proposed(action))
        card = action.plays
        if done and card is not None and seen is not None and self.operator.kept_at is not None and not self._scripted:
            self.computers.ahead.chose(seen, card)
        return done

    def gather(self) -> bool:
        """Turn and quit the full trick; return whether there was one."""
        return self._does(inputs.Gathered())

    def stroke(self) -> None:
        """The cloth was clicked: gather, unless the stroke may have been meant for the film; or do not wait."""
        self.feed(inputs.Gathered(stroke=True) if self.mode is Mode.TRICK else inputs.Hurried())

    def next_deal(self) -> bool:
        """Deal the next hand; return whether it was time for it."""
        between = self.mode is Mode.BETWEEN
        self.feed(inputs.NextDealWanted())
        return between

    def give_share(self, share: Share) -> bool:
        """Give somebody's share to the sealed deal; return whether it was taken."""
        player = next((one for one in self.standing.players if self.standing.entrant_of(one) == share.entrant), None)
        refusal = self.operator.seat(player).propose(GiveShare(*share))
        if refusal is not None:
            self.refused.emit(refusal.message)
        return refusal is None

    def deal_sealed(self) -> bool:
        """Deal the sealed deal, whoever has given a share; return whether it was time for it."""
        refusal = self.operator.deal_sealed()
        if refusal is not None:
            self.refused.emit(refusal.message)
            return False
        self.feed(inputs.DealWanted())
        return True

    def look(self, held: bool) -> None:
        """Lift the curtain while it is held, or let it fall."""
        self.feed(inputs.Looked(held))

    def keep_showing(self) -> None:
        """Show the person's cards until somebody else has to choose."""
        self.feed(inputs.KeptShowing())

    def hide(self) -> None:
        """Put the cards on the screen away: let the curtain fall before the person on turn."""
        self.feed(inputs.Hidden())

    def turn(self) -> None:
        """Let an onlooker sit at the next chair, where only computers play."""
        self.feed(inputs.Turned())

    def claim(self, asks: bool) -> None:
        """Open the question of how many tricks are claimed, or put it away."""
        self.feed(inputs.Claimed(asks))

    def call(self, asks: bool) -> None:
        """Open the question of what is called by the law, or put it away."""
        self.feed(inputs.LawCalled(asks))

    def wait_turn(self) -> None:
        """The person at the screen does not play before the hand on turn (W-TURN-1)."""
        self.feed(inputs.Passed())

    def agree_on(self, player: Player) -> None:
        """Of the people who may choose a remedy ``player`` does (W-MISC-1)."""
        self.feed(inputs.AgreedOn(player))

    def let_lie(self) -> None:
        """The person at the screen plays to the lead out of turn that lies (W-LEAD-3)."""
        self.feed(inputs.LetLie())

    def last_trick(self, up: bool) -> None:
        """The last trick lies turned up, or no longer."""
        self.feed(inputs.LastTrick(up))

    def review(self, view: View | None) -> None:
        """Look at an earlier moment while the table waits, or (None) at the table again."""
        self.feed(inputs.Reviewed(view))

    def play_now(self) -> None:
        """Do not wait before the computer's card."""
        self.feed(inputs.Hurried())

    def ask_hint(self) -> bool:
        """Ask what a strong player would do in the viewer's place; the answer comes by `hinted`."""
        return self._ask_help(play=False)

    def play_for_me(self) -> bool:
        """Let the computer choose this one card for the person on turn."""
        player, asked = self.actor, self._ask_help(play=True)
        if asked and player is not None:
            self.computers.help(player)
        return asked

    def _ask_help(self, play: bool) -> bool:
        self.feed(inputs.HelpWanted(play))
        return self.moment.helping is play

    def finish_deal(self) -> bool:
        """Let the computer play on for the person on turn until the deal is over, or `take_back_hand`."""
        self.feed(inputs.FinishWanted())
        return self.finishing

    def finish_at_once(self) -> bool:
        """Let the computers play the deal to its end for everybody, with nothing shown on the way."""
        self.computers.hurry()
        self.feed(inputs.FinishWanted(at_once=True))
        return self.finishing

    def take_back_hand(self) -> bool:
        """Stop the computer from playing on; return whether it was."""
        was = self.finishing
        self.feed(inputs.HandTakenBack())
        return was

    # ---- taking back ----

    def undo(self) -> bool:
        """Go back to the last choice that a person made."""
        return self._moved(self._jump(self.operator.undo()), "note.taken_back")

    def recall(self) -> bool:
        """Go back to before the count, that a revoke may be claimed (W-REV-6)."""
        return self._moved(self._jump(self.operator.recall()), "note.recalled")

    def undo_all(self) -> bool:
        """Go back to the first choice that a person made in the deal in play."""
        return self._moved(self._jump(self.operator.undo_all()), "note.deal_start")

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
        return self._jump(self.operator.restart(), again=1)

    def other_deal(self, number: int | None) -> bool:
        """Take the deal in play back, cards and all, and deal ``number`` in its place; None: any, with its own seal."""
        if self.mode is Mode.BETWEEN or self.operator.restarts() is None:
            refusal = self.operator.ask_number(number)
            if refusal is not None:
                self.refused.emit(refusal.message)
                return False
            return self.next_deal()
        return self._jump(self.operator.deal_anew(number))

    def reseat(self, player: Player, kind: str, name: str) -> bool:
        """Put a person or a computer of another level on ``player``'s seat."""
        refusal = self.operator.reseat(player, kind, name)
        if self._computers is not None:
            self._computers.leave(player)
        return self._jump(refusal)

    def break_off(self) -> bool:
        """Break off the session (ED-98)."""
        return self._jump(self.operator.break_off())

    def elsewhere(self, note: str = "") -> None:
        """The table was taken back by others than this conductor: show it as it stands, and go on.

        ``note``: the key of what is said of it, in the place of what is no longer so; "" for nothing.
        """
        self.feed(inputs.Elsewhere())
        if note:
            self._moved(True, note)

    def _jump(self, refusal: Refusal | None, again: int = 0) -> bool:
        if refusal is not None:
            self.refused.emit(refusal.message)
            return False
        self.feed(inputs.Elsewhere(again))
        return True

    def close(self) -> None:
        """End the computers' processes and stop waiting, for good."""
        self.feed(inputs.Closed())

    # ---- what is to be done ----

    def _does(self, what: inputs.Input) -> bool:
        """Let ``what`` come in; return whether something was done by it, and nothing refused."""
        before, refusals = self.operator.stamp, self._refusals
        self.feed(what)
        return self.operator.stamp != before and self._refusals == refusals

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Propose():
                self._propose(effect)
            case Force(habit):
                self.feed(inputs.Forced(self._force(habit)))
            case Show(since):
                self.stepped.emit(self.seat.since(since))
            case ShowNow():
                self.jumped.emit()
            case Refresh():
                self.refreshed.emit()
            case ShowThinker():
                self.thinks.emit()
            case Wait(mode):
                self.waiting.emit(mode)
                self._play_elsewhere()
            case Tell(due):
                self.due.emit(due)
            case TurnDown():
                self.turned_down.emit()
            case Refuse(said):
                self._refusals += 1
                self.refused.emit(said)
            case Start(Timer.THINKS) if self._scripted:
                pass
            case Start(timer, ms):
                self._timers[timer].start(ms)
            case Stop(timer):
                self._timers[timer].stop()
            case PlayOnly(player):
                self._play_only(player)
            case Ask() | AskAgain() | AskHelper() | Forget() | Remember() | Hint() | TellReason() | End():
                self._minds(effect)

    def _propose(self, wanted: Propose) -> None:
        seat = self.operator if wanted.by is None else self.operator.seat(wanted.by)
        refusal = seat.propose(wanted.action)
        self.feed(inputs.Done(wanted) if refusal is None else inputs.Refused(wanted, refusal))

    def _play_only(self, player: Player) -> None:
        """Play the only card of ``player``; among several people only his last, so that its pace tells nothing."""
        seat = self.operator.seat(player)
        cards = [option for option in seat.choices() if option.plays is not None]
        if len(cards) == 1 and (not self.moment.hot_seat or _is_last(seat.view)):
            self.feed(inputs.Proposed(cards[0]))

    def _force(self, habit: Player | None) -> bool | Refusal:
        """Do what is nobody's choice, or let a computer take the first it is offered: no play hangs on a chair."""
        done = self.operator.go_on()
        if done is not False:
            return done
        if habit is None:
            if self.operator.standing.rules.laws is None:
                return False
            errs = any(manner.errs for manner in self._manners.values())
            return late_computers.remark(self.operator, errs, not self.finishing)
        seat = self.operator.seat(habit)
        return seat.propose(seat.choices()[0]) or True

    # ---- computers ----

    @property
    def command(self) -> Sequence[str]:
        """How a process of a computer player is started."""
        return self._command

    @property
    def computers(self) -> late_computers.Computers:
        """The computers at the table; loaded when first wanted, so that the start need not wait for them."""
        if self._computers is None:
            self._computers = late_computers.Computers(self.operator, self._command, self)
            self._computers.manners = self._manners
            self._computers.others = self._others
            if self._people is not None:
                self._computers.people = self._people()
            self._computers.answered.connect(self._answered)
            self._computers.helped.connect(self._helped)
            self._computers.noted.connect(self.noted)
            self._computers.other_room.set_plan(self._room)
            self._computers.other_room.changed.connect(self.refreshed)
        return self._computers

    def follow_script(self, script: late_computers.Computers) -> None:
        """Let ``script`` say what the computers play; nobody is shown as thinking while it waits for the learner."""
        self._computers, self._scripted = script, True
        script.answered.connect(self._answered)

    def set_manners(self, manners: Mapping[str, Manner]) -> None:
        """Let the computers play in these manners, by level."""
        self._manners = manners
        if self._computers is not None:
            self._computers.manners = manners

    @property
    def room(self) -> RoomPlan:
        """How the trays are played elsewhere."""
        return self._room

    def set_room(self, plan: RoomPlan) -> None:
        """Let the trays be played so elsewhere."""
        self._room = plan
        if self._computers is not None:
            self._computers.other_room.set_plan(plan)

    def set_others(self, others: Mapping[str, Sequence[str]]) -> None:
        """Let players of other makers sit here: by kind, the command line that starts each."""
        self._others = others
        if self._computers is not None:
            self._computers.others = others

    def set_people(self, people: Callable[[], Acquaintances]) -> None:
        """Let the computers know the people that ``people`` returns, when they are first asked."""
        self._people = people
        if self._computers is not None:
            self._computers.people = people()

    def learn(self) -> None:
        """A deal was counted: the computers learn from it."""
        if not self.moment.closed:
            self.computers.learn()

    def _play_elsewhere(self) -> None:
        """Let the trays be played in the other room, those too that have not come here."""
        if self.standing.rules.customs.trays and not self._scripted and not self.moment.closed:
            self.computers.other_room.go_on()

    def _minds(self, effect: Ask | AskAgain | AskHelper | Forget | Remember | Hint | TellReason | End) -> None:
        if self._computers is None and isinstance(effect, Forget | End):
            return  # nobody was asked
        computers = self.computers
        match effect:
            case Ask(player, helps, quick, plays_on):
                computers.ask(player, helps=helps, quick=quick, plays_on=plays_on)
            case AskAgain(player):
                computers.ask_again(player)
            case AskHelper(player):
                computers.ask_helper(player)
            case Remember(player, Advice() as advice):
                computers.remember(player, advice)
            case Hint(advice):
                self.hinted.emit(advice)
            case TellReason(Advice(reason=reason)):
                if reason is not None:
                    self.noted.emit(reason)
            case Forget():
                computers.forget()
            case End():
                computers.close()

    def warm(self) -> None:
        """Start the computers' processes before they are asked."""
        if not self.moment.closed:
            self.computers.warm()

    def lacks_solver(self) -> bool:
        """Whether a computer here plays less well than its level, since the fast solver was not built."""
        return not self.moment.closed and self.computers.lacks_solver()

    def _answered(self, player: Player, answer: Answer) -> None:
        self.feed(inputs.Answered(player, answer.stamp, answer.advice.action, answer.advice))

    def _helped(self, stamp: int, advice: Advice) -> None:
        self.feed(inputs.Helped(stamp, advice.action, advice))


def _is_last(view: View | None) -> bool:
    """Whether the hand on turn has one card."""
    held = None if view is None or view.to_play is None else view.hands[view.to_play]
    return isinstance(held, Cards) and held.hand.bit_count() == 1
