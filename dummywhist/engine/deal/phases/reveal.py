"""The dummy that is turned before the auction (SD-5, SD-6)."""

from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.packets import Reveal
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.layout import CHANCE, By
from dummywhist.engine.deal.phases.face import opened
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.parts import Revealed


def begin(state: DealState) -> Begun:
    """Turn the dealer's dummy or the other, or leave it to chance."""
    which = state.setup.rules.revealed
    if which is Revealed.RANDOM:
        return state, ()
    dealers = opposite(state.dealer)
    return opened(state, (dealers if which is Revealed.DEALER else _other(state, dealers),))


def actors(state: DealState) -> tuple[By, ...]:
    """Return chance, where it decides."""
    return () if state.faced else (CHANCE,)


def choices(state: DealState, by: By) -> Choices:
    """Return the two packets."""
    return Choices(others=tuple(Reveal(seat) for seat in state.layout.dummies)) if by in actors(state) else NONE


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state with one dummy turned."""
    assert isinstance(action, Reveal)
    return (*opened(state, (action.seat,)), True)


def _other(state: DealState, seat: Seat) -> Seat:
    return next(dummy for dummy in state.layout.dummies if dummy != seat)


PHASE = Phase("reveal", begin, actors, choices, apply)
