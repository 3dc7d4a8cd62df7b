"""What is to be done next at a table in the window? One pure function of the moment and of what has come in.

`following` returns the next moment, and the effects that whoever holds the timers, the players and the signals carries
out in order; what an effect leads to comes in again before the next one is carried out. Nothing here knows Qt.
"""

from dataclasses import replace

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import untimely
from dummywhist.engine.deal.actions.play import QUIT
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import message
from dummywhist.engine.record.people import PERSON
from dummywhist.engine.seats.proposal import Refusal
from dummywhist.ui.seat.curtain import curtain, settled
from dummywhist.ui.seat.effects import (
    Ask,
    AskAgain,
    AskHelper,
    End,
    Force,
    Hint,
    PlayOnly,
    Propose,
    Refresh,
    Refuse,
    Remember,
    Show,
    ShowNow,
    ShowThinker,
    Tell,
    TellReason,
    TurnDown,
    Why,
)
from dummywhist.ui.seat.inputs import (
    AgreedOn,
    Answered,
    Begun,
    Claimed,
    Closed,
    DealWanted,
    Done,
    Elsewhere,
    FinishWanted,
    Fired,
    Forced,
    Gathered,
    HandTakenBack,
    Helped,
    HelpWanted,
    Hidden,
    Hurried,
    Input,
    KeptShowing,
    LastTrick,
    LawCalled,
    LetLie,
    Looked,
    NextDealWanted,
    Paced,
    Passed,
    Proposed,
    Refused,
    Reviewed,
    Sheeted,
    Shown,
    Told,
    Turned,
)
from dummywhist.ui.seat.moment import NOTHING_DUE, SEATING, Asked, Mode, Moment, Pace, Timer
from dummywhist.ui.seat.steps import Next, in_mode, start, stop, stop_thinking, then, time_for_forced

THINKING_MS = 600
"""After this time it is shown who thinks."""
PATIENCE = 4
"""So many times as long a computer waits that is to answer for winning cards played one after another (W-EXP-7)."""
GUARD_MS = 250
"""By hand a full trick is not gathered before, nor the next one led to: one stroke never ends a film and a trick."""


def following(moment: Moment, what: Input) -> Next:
    """Return the moment after ``what`` has come in, and what is to be done about it, in order."""
    match what:
        case Begun():
            return _go_on(settled(moment))
        case Sheeted(opened):
            return _sheeted(moment, opened)
        case Shown():
            return _shown(moment)
        case Paced(pace):
            return _paced(moment, pace)
        case Proposed(action) if untimely(action):
            return _out_of_turn(moment, action)
        case Proposed(action):
            return _proposed(moment, action)
        case Gathered(stroke):
            return _gathered(moment, stroke)
        case NextDealWanted() if moment.mode is Mode.BETWEEN:
            return _go_on(replace(moment, next_wanted=True))
        case DealWanted() if moment.mode is Mode.SHARES and not moment.held:
            return _go_on(moment)
        case Looked() | KeptShowing() | Hidden() | Turned():
            return curtain(moment, what)
        case Answered():
            return _answered(moment, what)
        case Fired(timer):
            return _fired(moment, timer)
        case Hurried() if Timer.PAUSE in moment.running:
            return then(stop(moment, Timer.PAUSE), _play_answer)
        case HelpWanted(play) if moment.mode is Mode.PERSON and moment.viewer in moment.standing.waiting:
            assert moment.viewer is not None
            return replace(moment, helping=play), (AskHelper(moment.viewer),)
        case Helped(stamp) if moment.helping is not None and stamp == moment.stamp:
            return _helped(moment, what)
        case FinishWanted(at_once):
            return _finish_at_once(moment) if at_once else _finish(moment)
        case HandTakenBack():
            return _taken_back(moment)
        case Elsewhere(again):
            return _elsewhere(moment, again)
        case Told(due):
            return replace(moment, due=due), ()
        case Claimed(asks):
            return replace(moment, claiming=asks), (Refresh(),)
        case LawCalled(asks):
            return _called(moment, asks)
        case Passed() if moment.may_act is not None and moment.mode is Mode.PERSON and not moment.held:
            return then((replace(moment, passed=moment.stamp), (Refresh(),)), _go_on)
        case LetLie() if moment.chooser is not None and moment.standing.astray and not moment.held:
            return then((replace(moment, lets_lie=True), (Refresh(),)), _go_on)
        case AgreedOn(player) if player in moment.may_agree and moment.mode is Mode.PERSON and not moment.held:
            return then((replace(moment, picked=(moment.stamp, player)), (Refresh(),)), _go_on)
        case LastTrick(up):
            return replace(moment, last_shown=up), ()
        case Reviewed(view):
            return _reviewed(moment, view)
        case Closed():
            after, effects = stop_thinking(replace(moment, closed=True))
            return then((after, effects), lambda m: stop(m, Timer.THINKS, Timer.GUARD), lambda m: (m, (End(),)))
        case Done(proposal):
            return _done(moment, proposal)
        case Refused(proposal, refusal):
            return _refused(moment, proposal, refusal)
        case Forced(done):
            if isinstance(done, Refusal):
                return then((moment, (Refuse(done.message),)), _forced_all)
            return _force(moment) if done else _forced_all(moment)
    return moment, ()


# ---- going on ----


def _go_on(moment: Moment, again: int = 0) -> Next:
    """Go on from here; ``again``: so many steps before are shown with what comes."""
    if moment.held:
        return moment, ()
    return _force(replace(moment, begun_at=moment.stamp - again))


def _force(moment: Moment) -> Next:
    """Do what need not be chosen; between deals only when the next one was asked for, if anybody is there to ask."""
    standing = moment.standing
    if moment.at_once and not standing.mid_deal:
        return _finished(moment)
    if moment.pauses:
        return _forced_all(moment)
    if standing.stage == "deal" and standing.between:
        moment = replace(moment, next_wanted=False, finishing=None, kept=None)
    player = moment.on_turn
    seats = standing.stage in SEATING and player is not None and standing.person_of(player).kind != PERSON
    return moment, (Force(player if seats else None),)


def _forced_all(moment: Moment) -> Next:
    if moment.at_once:
        return _on_at_once(moment)
    return _wait(moment) if moment.stamp == moment.begun_at else _show(moment, moment.begun_at)


def _wait(moment: Moment) -> Next:
    standing = moment.standing
    if standing.stage == "over":
        return in_mode(moment, Mode.OVER)
    if standing.stage == "deal" and standing.between:
        return in_mode(moment, Mode.BETWEEN)
    if standing.shares_due:
        return in_mode(moment, Mode.SHARES)
    if standing.trick_lies:
        return then(in_mode(moment, Mode.TRICK), _guard, _count_down)
    minds = (player for player in standing.waiting if moment.by_computer(player))
    mind = next((player for player in minds if not moment.leaves(player)), None)
    chooses = moment.chooser or moment.may_act
    if mind is not None and chooses is None:
        return then(
            in_mode(moment, Mode.COMPUTER), lambda m: start(m, Timer.THINKS, THINKING_MS), lambda m: _ask(m, mind)
        )
    person = chooses or standing.waiting[0]
    # While seats are found no cards are dealt.
    if standing.stage == "deal" and moment.hot_seat and person not in (moment.viewer, moment.kept):
        return in_mode(replace(moment, viewer=None), Mode.CURTAIN)
    return in_mode(moment, Mode.PERSON)


def _guard(moment: Moment) -> Next:
    return start(moment, Timer.GUARD, GUARD_MS) if GUARD_MS > 0 else (moment, ())


def _count_down(moment: Moment) -> Next:
    """Let the trick lie for its time, if anything but a person ends it."""
    pace = moment.pace
    by_time = pace.trick is not None and not moment.standing.agrees
    if not moment.standing.persons or moment.finishing is not None or by_time:
        return start(moment, Timer.TRICK, pace.card if pace.trick is None else pace.trick)
    return moment, ()


def _show(moment: Moment, since: int) -> Next:
    after = settled(moment)
    turned = (TurnDown(),) if after.last_shown else ()
    after = replace(
        after,
        on_show=True,
        claiming=False,
        calling=False,
        last_shown=False,
        review=None,
        came_from=after.viewer or after.came_from,
    )
    return then(
        stop(after, Timer.TRICK, Timer.GUARD),
        lambda m: in_mode(m, Mode.SHOWING),
        lambda m: (m, (*turned, Show(since))),
    )


def _shown(moment: Moment) -> Next:
    due = (Tell(moment.due),) if moment.due != NOTHING_DUE else ()
    moment = replace(moment, due=NOTHING_DUE)
    after, effects = _go_on(replace(moment, on_show=False)) if moment.on_show else (moment, ())
    return after, (*effects, *due)


def _sheeted(moment: Moment, opened: bool) -> Next:
    moment = replace(moment, sheet=opened)
    if opened:
        return stop(moment, Timer.PAUSE, Timer.TRICK, Timer.FORCED)
    return (moment, ()) if moment.on_show else _go_on(moment)


def _called(moment: Moment, asks: bool) -> Next:
    """The law is called, or no longer: meanwhile nobody plays on."""
    was, moment = moment.calling, replace(moment, calling=asks)
    if asks:
        return then(stop(moment, Timer.PAUSE, Timer.TRICK), lambda m: (m, (Refresh(),)))
    if not was:
        return moment, ()
    refreshed: Next = (moment, (Refresh(),))
    return refreshed if moment.on_show else then(refreshed, _go_on)


def _reviewed(moment: Moment, view: View | None) -> Next:
    was, moment = moment.review, replace(moment, review=view)
    if view is not None:
        return then(stop(moment, Timer.PAUSE, Timer.TRICK, Timer.FORCED), lambda m: (m, (Refresh(),)))
    if was is None:
        return moment, ()
    refreshed: Next = (moment, (Refresh(),))
    return refreshed if moment.on_show else then(refreshed, _go_on)


def _elsewhere(moment: Moment, again: int = 0) -> Next:
    viewer = moment.viewer
    kept = viewer if viewer in moment.standing.waiting else None
    turned = (TurnDown(),) if moment.last_shown else ()
    after = settled(replace(moment, finishing=None, next_wanted=False, kept=kept, mode=Mode.SHOWING, on_show=False))
    after = replace(
        after,
        at_once=False,
        claiming=False,
        calling=False,
        last_shown=False,
        review=None,
        due=NOTHING_DUE,
        thinks=None,
        came_from=after.viewer or after.came_from,
    )
    return then(
        stop_thinking(after),
        lambda m: stop(m, Timer.GUARD, Timer.THINKS),
        lambda m: (m, (*turned, ShowNow())),
        lambda m: _go_on(m, again),
    )


def _paced(moment: Moment, pace: Pace) -> Next:
    moment = replace(moment, pace=pace)
    if moment.mode is Mode.TRICK and pace.trick is not None and not moment.held:
        return start(moment, Timer.TRICK, pace.trick)
    if moment.mode is Mode.PERSON and not moment.held:
        return then(stop(moment, Timer.FORCED), time_for_forced)
    return moment, ()


def _fired(moment: Moment, timer: Timer) -> Next:
    if timer not in moment.running:
        return moment, ()  # it was stopped when it had run out already
    moment = replace(moment, running=moment.running - {timer})
    match timer:
        case Timer.PAUSE:
            return _play_answer(moment)
        case Timer.TRICK:
            return _gathered(moment, stroke=False)
        case Timer.FORCED if moment.mode is Mode.PERSON and not moment.held and not moment.claiming:
            return moment, () if moment.actor is None else (PlayOnly(moment.actor),)
        case Timer.THINKS if moment.mode is Mode.COMPUTER and moment.on_turn is not None:
            return replace(moment, thinks=moment.on_turn), (ShowThinker(),)
    return moment, ()


# ---- people ----


def _proposed(moment: Moment, action: Action) -> Next:
    if moment.mode is Mode.COMPUTER and not moment.held and moment.viewer in moment.standing.waiting:
        # Several are asked at once, as before the count (W-REV-6): nobody waits for the computers.
        assert moment.viewer is not None
        return moment, (Propose(moment.viewer, action, Why.PERSON, moment.stamp),)
    if moment.held or moment.mode not in (Mode.PERSON, Mode.TRICK, Mode.BETWEEN):
        return moment, (Refuse(message("refusal.not_your_turn")),)
    if moment.guarded:
        return moment, ()
    if moment.mode is Mode.TRICK and action.plays is not None:
        # W-QUIT-1: the lead to the next trick quits the last one.
        quitting = Propose(moment.quitter, QUIT, Why.QUIT_FIRST, moment.stamp, more=action)
        return then(stop(moment, Timer.TRICK), lambda m: (m, (quitting,)))
    return moment, (Propose(moment.actor, action, Why.PERSON, moment.stamp),)


def _out_of_turn(moment: Moment, action: Action) -> Next:
    """A person plays out of turn, draws the trick near, asks or mends, whoever is to play (W-LEAD, W-QUIT-6, W-REV-2).

    The guard of a full trick is for strokes that were meant for a card.
    """
    if moment.held or moment.mode not in (Mode.PERSON, Mode.COMPUTER, Mode.TRICK) or moment.viewer is None:
        return moment, (Refuse(message("refusal.not_your_turn")),)
    return moment, (Propose(moment.viewer, action, Why.PERSON, moment.stamp),)


def _gathered(moment: Moment, stroke: bool) -> Next:
    if moment.mode is not Mode.TRICK or moment.held or (stroke and moment.guarded):
        return moment, ()
    quitting = Propose(moment.quitter, QUIT, Why.PERSON, moment.stamp)
    return then(stop(moment, Timer.TRICK), lambda m: (m, (quitting,)))


def _done(moment: Moment, proposal: Propose) -> Next:
    if moment.lets_lie and not moment.standing.astray:
        moment = replace(moment, lets_lie=False)
    if moment.at_once:
        remembered = (Remember(proposal.by, proposal.answer),) if proposal.why is Why.BOT else ()
        return then((moment, remembered), _go_on)
    match proposal.why:
        case Why.QUIT_FIRST:
            assert proposal.more is not None
            return moment, (Propose(moment.viewer, proposal.more, Why.LEAD, proposal.since),)
        case Why.BOT:
            return then((moment, (Remember(proposal.by, proposal.answer),)), lambda m: _show(m, proposal.since))
        case Why.HELP:
            told = (Remember(None, proposal.answer), TellReason(proposal.answer))
            return then(stop_thinking(moment), lambda m: _show(m, proposal.since), lambda m: (m, told))
    return then(stop_thinking(moment), lambda m: _show(m, proposal.since))


def _refused(moment: Moment, proposal: Propose, refusal: Refusal) -> Next:
    said = Refuse(refusal.message)
    match proposal.why:
        case Why.BOT:
            assert proposal.by is not None
            return replace(moment, asked=Asked(proposal.by, moment.stamp)), (AskAgain(proposal.by),)
        case Why.QUIT_FIRST:
            return moment, () if refusal.stale else (said,)
        case Why.LEAD:  # the trick is quitted all the same
            return then((moment, (said,)), stop_thinking, lambda m: _show(m, proposal.since))
    return moment, (said,)


# ---- computers ----


def _ask(moment: Moment, player: Player) -> Next:
    if moment.asked is not None and moment.asked.stamp == moment.stamp:
        # It thinks already, or has answered while nothing was to go on.
        return start(moment, Timer.PAUSE, _pause(moment))
    helps = moment.standing.person_of(player).kind == PERSON
    asked = replace(moment, asked=Asked(player, moment.stamp))
    if moment.at_once:
        return asked, (Ask(player, helps, quick=True),)
    return then(start(asked, Timer.PAUSE, _pause(moment)), lambda m: (m, (Ask(player, helps, plays_on=m.played_to),)))


def _pause(moment: Moment) -> int:
    """Return how long a computer waits, in ms: longer while another card may be played on, one after another."""
    return moment.pace.card * (PATIENCE if moment.standing.played_on else 1)


def _answered(moment: Moment, answer: Answered) -> Next:
    if moment.asked is None or moment.asked.player != answer.player or moment.asked.stamp != answer.stamp:
        return moment, ()
    moment = replace(moment, asked=moment.asked._replace(action=answer.action, answer=answer.answer))
    return (moment, ()) if Timer.PAUSE in moment.running else _play_answer(moment)


def _play_answer(moment: Moment) -> Next:
    asked = moment.asked
    if asked is None or asked.action is None or moment.held or moment.mode is not Mode.COMPUTER:
        return moment, ()
    moment = replace(moment, asked=None)
    if asked.stamp != moment.stamp:
        return _go_on(moment)
    return moment, (Propose(asked.player, asked.action, Why.BOT, moment.stamp, asked.answer),)


def _helped(moment: Moment, help_: Helped) -> Next:
    play, moment = moment.helping, replace(moment, helping=None)
    if not play:
        return moment, (Hint(help_.answer),)
    if moment.mode is not Mode.PERSON or moment.held:
        return moment, ()
    return moment, (Propose(moment.actor, help_.action, Why.HELP, moment.stamp, help_.answer),)


# ---- to the end ----


def _finish(moment: Moment) -> Next:
    """Let the computer play on for the person at the screen."""
    person = moment.viewer if moment.viewer in moment.standing.persons else None
    if person is None or moment.mode not in (Mode.PERSON, Mode.TRICK, Mode.COMPUTER, Mode.SHOWING):
        return moment, ()
    moment = replace(moment, finishing=person)
    return (moment, ()) if moment.mode is Mode.SHOWING else _go_on(moment)


def _finish_at_once(moment: Moment) -> Next:
    """Let the computers play the deal to its end for everybody, with nothing shown on the way."""
    if not moment.standing.mid_deal or moment.at_once:
        return moment, ()
    after = replace(moment, at_once=True, finishing=None, claiming=False, thinks=None)
    stopped = then(stop_thinking(after), lambda m: stop(m, Timer.GUARD, Timer.THINKS))
    return stopped if after.on_show else then(stopped, _go_on)


def _on_at_once(moment: Moment) -> Next:
    """Do the next thing of a deal that is finished at once: gather, or ask whose turn it is."""
    if moment.standing.trick_lies:
        return moment, (Propose(moment.quitter, QUIT, Why.PERSON, moment.stamp),)
    return _ask(replace(moment, mode=Mode.COMPUTER), moment.standing.waiting[0])


def _finished(moment: Moment) -> Next:
    """Show how a deal ended that was finished at once: the table as it stands, then what the end was."""
    after = settled(replace(moment, at_once=False, mode=Mode.SHOWING))
    return then((after, (ShowNow(),)), lambda m: _show(m, m.begun_at))


def _taken_back(moment: Moment) -> Next:
    if moment.at_once:
        return _elsewhere(moment)
    if moment.finishing is None:
        return moment, ()
    stopped = stop_thinking(replace(moment, finishing=None))
    return stopped if moment.mode is Mode.SHOWING else then(stopped, _go_on)
