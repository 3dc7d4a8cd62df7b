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
    """Return the moment in ``mode``: nobody is shown as thinking."""
    after, stopped = stop(moment, Timer.THINKS)
    return replace(after, mode=mode, thinks=None), (*stopped, Wait(mode))


def stop_thinking(moment: Moment) -> Next:
    """Return the moment in which no computer is asked for anything."""
    stopped = stop(replace(moment, asked=None, helping=None), Timer.PAUSE, Timer.TRICK)
    return then(stopped, lambda m: (m, (Forget(),)))
