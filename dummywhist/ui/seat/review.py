"""What did a deal look like after its n-th card? Any deal of a session, card by card, from its part of the log."""

from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import Cards, View, view
from dummywhist.engine.record.deals import DealLog, deals_of

__all__ = ["DealLog", "deals_of", "shown"]


def shown(state: DealState, viewer: Player | None, all_hands: bool) -> View:
    """Return what is shown of ``state`` in the review: the viewer's view, or all hands once the deal is counted."""
    seen = view(state, viewer)._replace(options=())
    if not all_hands:
        return seen
    return seen._replace(hands=tuple(Cards(state.hands[seat]) for seat in SEATS))
