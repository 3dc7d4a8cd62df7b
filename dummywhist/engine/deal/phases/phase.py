"""What is a phase of a deal? A name and its functions, declared at the foot of the phase's own module."""

from collections.abc import Callable
from typing import Any

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message
from dummywhist.engine.values import NamedTuple

Begun = tuple[DealState, tuple[DealEvent, ...]]
Stepped = tuple[DealState, tuple[DealEvent, ...], bool]
"""The deal after something was done, what happened by it, and whether the phase is over."""


def as_it_is(state: DealState) -> Begun:
    """Begin a phase without changing anything."""
    return state, ()


def nobody(state: DealState) -> tuple[By, ...]:
    """Return nobody: there is nothing to choose in the phase, which is over when it has begun."""
    return ()


def nothing(state: DealState, by: By) -> Choices:
    """Return no choice."""
    return NONE


def never(state: DealState, by: By, action: DealAction) -> Stepped:
    """Nothing is done in a phase in which nobody has a choice."""
    raise AssertionError(action)


def no_reason(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return None: `untimely` gives the reason."""
    return None


class Phase(NamedTuple):
    """A phase of a deal: ``name`` as the rules of a game and a View spell it, and pure functions.

    ``begin``: what happens by itself; the phase is over at once if nobody acts then. ``actors``: who may act.
    ``choices``: what one of them may do; nothing for anybody else. ``apply``: the deal after a choice. ``why_not``: why
    an action is not among the choices during the phase; None where `untimely` gives the reason. ``shows``: a part of
    the state that everybody sees in his View; every field of it is declared `Public`.
    """

    name: str
    begin: Callable[[DealState], Begun] = as_it_is
    actors: Callable[[DealState], tuple[By, ...]] = nobody
    choices: Callable[[DealState, By], Choices] = nothing
    apply: Callable[[DealState, By, DealAction], Stepped] = never
    why_not: Callable[[DealState, By, DealAction], Message | None] = no_reason
    shows: type[tuple[Any, ...]] | None = None
