"""Claims: a player claims tricks that are still to be played (DF-50..53)."""

from typing import NamedTuple

from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.state import DealState


class Claiming(NamedTuple):
    """``claim``: who claims how many tricks, until it is answered; ``judged``: what the referee found it worth.

    ``agreed``: the tricks that each side got by a claim that was admitted.
    """

    claim: tuple[Player, int] | None = None
    judged: str | None = None
    agreed: tuple[tuple[Side, int], ...] = ()


def claim_of(state: DealState) -> tuple[Player, int] | None:
    """Return who claims how many tricks, while the claim is not answered."""
    return state.part(Claiming).claim


def won_by(state: DealState, side: Side) -> int:
    """Return how many tricks ``side`` has: those quitted, and those agreed by a claim (DF-50)."""
    of = state.layout.side
    won = sum(1 for trick in state.tricks if of[trick.winner] == side)
    return won + dict(state.part(Claiming).agreed).get(side, 0)
