"""What is a layer? What lies over the phases of a deal, in games that have it in their rules."""

from collections.abc import Callable
from typing import Any

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.choices import Choices
from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.phases.phase import Stepped, no_reason
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message
from dummywhist.engine.values import NamedTuple


def same_actors(state: DealState, below: tuple[By, ...]) -> tuple[By, ...]:
    """Return who may act without the layer."""
    return below


def same_choices(state: DealState, by: By, below: Choices) -> Choices:
    """Return what ``by`` may do without the layer."""
    return below


def never(state: DealState) -> bool:
    """Say that the layer may take choices away at any time."""
    return False


def passed_on(state: DealState, by: By, action: DealAction) -> Stepped | None:
    """Return None: what is done is done by what lies below."""
    return None


def unmoved(before: DealState, by: By, action: DealAction, stepped: Stepped) -> Stepped:
    """Return what was done as it is."""
    return stepped


class Layer(NamedTuple):
    """A layer: ``name`` as the rules of a game spell it, and pure functions that are asked from the phase upwards.

    ``actors`` and ``choices`` are given what the stack below them says, and may add to it or take from it: somebody
    may act out of turn, a choice be narrowed. ``adds``: whether in this state the layer takes nothing from any
    choices, so that what the phase allows need not be asked for again. ``apply`` is asked for the actions of the
    classes ``takes``; it does them, or passes them on with None; the topmost layer is asked first, the phase last.
    ``react`` is given what was done, by whichever of them, and returns it with what follows from it. ``why_not``:
    why an action is not among the choices; None if the layer has no reason. ``shows``: a part of the state that
    everybody sees in his View; every field of it is declared `Public`.
    """

    name: str
    actors: Callable[[DealState, tuple[By, ...]], tuple[By, ...]] = same_actors
    choices: Callable[[DealState, By, Choices], Choices] = same_choices
    adds: Callable[[DealState], bool] = never
    takes: frozenset[type[DealAction]] = frozenset()
    apply: Callable[[DealState, By, DealAction], Stepped | None] = passed_on
    react: Callable[[DealState, By, DealAction, Stepped], Stepped] = unmoved
    why_not: Callable[[DealState, By, DealAction], Message | None] = no_reason
    shows: type[tuple[Any, ...]] | None = None
