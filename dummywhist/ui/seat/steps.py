"""Of what does the course of a table consist? Small steps from a moment to the next, each with what is to be done."""

from collections.abc import Callable
from dataclasses import replace

from dummywhist.ui.seat.effects import Effect, Forget, Start, Stop, Wait
from dummywhist.ui.seat.moment import Mode, Moment, Timer

Next = tuple[Moment, tuple[Effect, ...]]
"""The next moment, and what is to be done, in order."""


def then(before: Next, *steps: Callable[[Moment], Next]) -> Next:
    """Return where ``steps`` lead from there, with all effects in order."""
    moment, effects = before
    for step in steps:
        moment, more = step(moment)
        effects = (*effects, *more)
    return moment, effects


def start(moment: Moment, timer: Timer, ms: int) -> Next:
    """Return the moment with ``timer`` started, and that it is."""
    return replace(moment, running=moment.running | {timer}), (Start(timer, ms),)


def stop(moment: Moment, *timers: Timer) -> Next:
    """Return the moment without ``timers``, and which of them are stopped."""
    stopped = tuple(Stop(timer) for timer in timers if timer in moment.running)
    return replace(moment, running=moment.running - set(timers)), stopped


def in_mode(moment: Moment, mode: Mode) -> Next:
    """Return the moment in ``mode``: nobody is shown as thinking, and a person's time begins anew."""
    after, stopped = stop(moment, Timer.THINKS, Timer.FORCED)
    after, started = time_for_forced(replace(after, mode=mode, thinks=None))
    return after, (*stopped, Wait(mode), *started)


def time_for_forced(moment: Moment) -> Next:
    """Let the time begin after which a person's only card is played, whether it is the only one or not."""
    waits = moment.mode is Mode.PERSON and moment.pace.forced
    return start(moment, Timer.FORCED, moment.pace.card) if waits else (moment, ())


def stop_thinking(moment: Moment) -> Next:
    """Return the moment in which no computer is asked for anything."""
    stopped = stop(replace(moment, asked=None, helping=None), Timer.PAUSE, Timer.TRICK, Timer.FORCED)
    return then(stopped, lambda m: (m, (Forget(),)))
