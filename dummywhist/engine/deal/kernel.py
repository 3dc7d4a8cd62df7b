"""How does a deal go on? start, actors, choices, apply, fold: the phases one after another."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from dummywhist.engine.deal.action import (
    Accept,
    Bid,
    CallHonours,
    ChooseDummy,
    Claim,
    CountDeal,
    CutPack,
    DealAction,
    DealCards,
    Decline,
    Discard,
    Double,
    Exchange,
    Judge,
    Keep,
    NameDirection,
    NameTrump,
    Pass,
    PassHonours,
    Play,
    Quit,
    Redouble,
    Reveal,
    TakeDiscard,
    TakeUpTrump,
    TurnTrump,
)
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.deal.layout import CHANCE, By
from dummywhist.engine.deal.phases import (
    auction,
    choose_dummy,
    count,
    deal,
    discard,
    exchange,
    face,
    honours,
    jokers,
    name,
    play,
    reveal,
)
from dummywhist.engine.deal.refusal import why_not
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.errors import Unlawful

Stepped = tuple[DealState, tuple[DealEvent, ...], bool]


class Phase(NamedTuple):
    """A phase as its four functions."""

    begin: Callable[[DealState], tuple[DealState, tuple[DealEvent, ...]]]
    actors: Callable[[DealState], tuple[By, ...]]
    choices: Callable[[DealState, By], Choices]
    apply: Callable[[DealState, By, DealAction], Stepped]


PHASES = {
    word: Phase(module.begin, module.actors, module.choices, module.apply)
    for word, module in (
        ("deal", deal), ("reveal", reveal), ("auction", auction), ("exchange", exchange), ("discard", discard),
        ("name", name), ("jokers", jokers), ("choose_dummy", choose_dummy), ("face", face), ("play", play),
        ("honours", honours), ("count", count),
    )
}  # fmt: skip

# The most frequent ones first: every entry of a log is looked up here.
DEAL_ACTIONS = (
    Play, Quit, TakeUpTrump, CutPack, DealCards, TurnTrump, CallHonours, PassHonours, CountDeal, Bid, Pass, Double,
    Redouble, Keep, Exchange, NameTrump, NameDirection, Discard, TakeDiscard, Reveal, ChooseDummy, Claim, Judge,
    Accept, Decline,
)  # fmt: skip


def start(setup: Setup) -> DealState:
    """Return the deal before anything is done."""
    state, _ = _begin(DealState(setup, setup.layout, setup.dealer))
    return state


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act now; nobody when the deal is counted."""
    if state.result is not None:
        return ()
    return _phase(state).actors(state)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do now."""
    if state.result is not None:
        return NONE
    return _phase(state).choices(state, by)


def lawful(state: DealState, by: By, action: DealAction) -> bool:
    """Whether ``by`` may do ``action`` now."""
    if type(action) is DealCards:
        return (
            state.phase_name == "deal"
            and state.part(deal.Dealing).step is deal.Step.DEAL
            and by == CHANCE
            and deal.rightly_dealt(state.setup, action)
        )
    return action in choices(state, by)


def apply(state: DealState, by: By, action: DealAction) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the deal after ``action`` and what happened; Unlawful, with the reason, if it is no choice of ``by``."""
    if not lawful(state, by, action):
        said = why_not(state, by, action)
        raise Unlawful(said.key, **said.args)
    after, events, over = _phase(state).apply(state, by, action)
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


def _begin(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    events: tuple[DealEvent, ...] = ()
    while state.phase_name != "over":
        phase = _phase(state)
        state, more = phase.begin(state)
        events += more
        if phase.actors(state):
            break
        state = state._replace(phase=state.phase + 1)
    return state, events
