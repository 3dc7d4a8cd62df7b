"""The facing of the dummies before the first lead (ED-30, DF-22, SD-22)."""

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.event import DummyFaced
from dummywhist.engine.deal.glimpses import Glimpses
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.phase import Begun, Phase
from dummywhist.engine.deal.state import DealState


def opened(state: DealState, seats: tuple[Seat, ...]) -> Begun:
    """Return the state with the hands at ``seats`` laid open, those that were not."""
    fresh = tuple(seat for seat in seats if seat not in state.faced)
    glimpses = state.part(Glimpses)
    if not fresh and not glimpses.looked:
        return state, ()
    faced = state._replace(faced=tuple(sorted((*state.faced, *fresh)))).with_part(glimpses._replace(looked=()))
    return faced, tuple(DummyFaced(seat, state.hands[seat]) for seat in fresh)


def begin(state: DealState) -> Begun:
    """Lay the dummies open, and every hand where that is the custom (DF-33)."""
    if thrown_in(state):
        return state, ()
    return opened(state, state.layout.chairs if state.setup.rules.facing.all_hands else state.layout.dummies)


PHASE = Phase("face", begin)
