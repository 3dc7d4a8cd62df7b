"""How does a deal go on? start, actors, choices, apply, fold: the phases one after another, and the layers over them.

The stack of a deal is the phase at the bottom and over it the layers that the game's rules name (`Rules.layers`).
"""

from collections.abc import Iterable

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.deal.layers.catalogue import stack_of
from dummywhist.engine.deal.layers.layer import Layer
from dummywhist.engine.deal.layout import CHANCE, By
from dummywhist.engine.deal.phases import deal
from dummywhist.engine.deal.phases.catalogue import PHASES
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.refusal import why_not
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import Unlawful


def start(setup: Setup) -> DealState:
    """Return the deal before anything is done."""
    state, _ = _begin(DealState(setup, setup.layout, setup.dealer))
    return state


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act now; nobody when the deal is counted."""
    if state.result is not None:
        return ()
    return _actors(state)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do now."""
    if state.result is not None:
        return NONE
    found = _phase(state).choices(state, by)
    names = state.setup.rules.layers
    return _through(state, by, found, stack_of(names).layers) if names else found


def lawful(state: DealState, by: By, action: DealAction) -> bool:
    """Whether ``by`` may do ``action`` now."""
    if action.word == "deal":
        return deal.dealing_next(state) and by == CHANCE and deal.rightly_dealt(state.setup, action)
    if state.result is not None:
        return False
    found = _phase(state).choices(state, by)
    names = state.setup.rules.layers
    if not names:
        return action in found
    layers = stack_of(names).layers
    if action in found:
        for layer in layers:
            if not layer.adds(state):
                break
        else:
            return True
    return action in _through(state, by, found, layers)


def apply(state: DealState, by: By, action: DealAction) -> Begun:
    """Return the deal after ``action`` and what happened; Unlawful, with the reason, if it is no choice of ``by``."""
    if not lawful(state, by, action):
        said = why_not(state, by, action)
        raise Unlawful(said.key, **said.args)
    after, events, over = _done(state, by, action)
    if over:
        after, more = _begin(after._replace(phase=after.phase + 1))
        return after, events + more
    return after, events


def fold(setup: Setup, entries: Iterable[tuple[By, DealAction]]) -> DealState:
    """Return the deal after ``entries``, checking each by the laws."""
    state = start(setup)
    for by, action in entries:
        state, _ = apply(state, by, action)
    return state


def _phase(state: DealState) -> Phase:
    """Return the phase of a deal that is not over."""
    return PHASES[state.setup.rules.phases[state.phase]]


def _actors(state: DealState) -> tuple[By, ...]:
    found = _phase(state).actors(state)
    names = state.setup.rules.layers
    if names:
        for layer in stack_of(names).layers:
            found = layer.actors(state, found)
    return found


def _through(state: DealState, by: By, found: Choices, layers: tuple[Layer, ...]) -> Choices:
    """Return what the layers make of the choices ``found``."""
    for layer in layers:
        found = layer.choices(state, by, found)
    return found


def _done(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the deal after ``action``, done by the topmost layer that takes it, else by the phase."""
    names = state.setup.rules.layers
    if not names:
        return _phase(state).apply(state, by, action)
    stack = stack_of(names)
    stepped = None
    for layer in stack.taking.get(type(action), ()):
        stepped = layer.apply(state, by, action)
        if stepped is not None:
            break
    if stepped is None:
        stepped = _phase(state).apply(state, by, action)
    for layer in stack.layers:
        stepped = layer.react(state, by, action, stepped)
    return stepped


def _begin(state: DealState) -> Begun:
    events: tuple[DealEvent, ...] = ()
    while state.phase_name != "over":
        phase = _phase(state)
        state, more = phase.begin(state)
        events += more
        if _actors(state):
            break
        state = state._replace(phase=state.phase + 1)
    return state, events
