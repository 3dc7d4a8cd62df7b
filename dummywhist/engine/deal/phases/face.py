"""The facing of the dummies before the first lead (ED-30, DF-22, SD-22)."""

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.action import DealAction
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent, DummyFaced
from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.sight import Sight
from dummywhist.engine.deal.state import DealState


def opened(state: DealState, seats: tuple[Seat, ...]) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Return the state with the hands at ``seats`` laid open, those that were not."""
    fresh = tuple(seat for seat in seats if seat not in state.faced)
    sight = state.part(Sight)
    faced = state._replace(faced=tuple(sorted((*state.faced, *fresh)))).with_part(sight._replace(looked=()))
    return faced, tuple(DummyFaced(seat, state.hands[seat]) for seat in fresh)


def begin(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Lay the dummies open, and every hand where that is the custom (DF-33)."""
    if thrown_in(state):
        return state, ()
    return opened(state, state.layout.chairs if state.setup.rules.facing.all_hands else state.layout.dummies)


def actors(state: DealState) -> tuple[By, ...]:
    """Return nobody: there is nothing to choose."""
    return ()


def choices(state: DealState, by: By) -> Choices:
    """Return nothing."""
    return NONE


def apply(state: DealState, by: By, action: DealAction) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    """Nothing can be done here."""
    raise AssertionError(action)
