"""Which tricks has a side? Those quitted, and those that it got without their being played out."""

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.values import NamedTuple


class Agreed(NamedTuple):
    """The tricks that each side got by a claim, not by play (W-CLAIM-1, DF-50).

    ``thrown_down``: whether it was so since all had thrown down their hands (W-CLAIM-4).
    """

    tricks: tuple[tuple[Side, int], ...] = ()
    thrown_down: bool = False


def won_by(state: DealState, side: Side) -> int:
    """Return how many tricks ``side`` has."""
    of = state.layout.side
    won = [of[trick.winner] for trick in state.tricks].count(side)
    return won + sum(tricks for other, tricks in state.part(Agreed).tricks if other == side) if state.parts else won
