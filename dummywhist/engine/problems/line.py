"""Which tricks are played when our side follows its plan, against the defence that holds out longest?"""

from collections.abc import Callable

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat, left_of
from dummywhist.engine.problems.defending import answer
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS, State
from dummywhist.engine.solver.position import winner_of
from dummywhist.engine.values import NamedTuple


class Trick(NamedTuple):
    """A trick of the line: who leads, its cards in the order in which they are played, who wins."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    @property
    def lead(self) -> Card:
        """Its first card."""
        return self.cards[0]


def line(plans: Plans, choose: Callable[[State], Card]) -> tuple[Trick, ...]:
    """Return the tricks from the beginning until the target is won; ``choose`` returns a card that keeps the plan."""
    state, found = plans.begin, []
    cards: list[Card] = []
    while state.need > 0:
        leader, before = state.leader, len(state.trick)
        if state.on_turn in OURS:
            card = choose(state)
            state = plans.after(state, card)
        else:
            card, state = answer(plans, state)
        cards = [*cards[:before], card]
        if not state.trick:
            found.append(Trick(leader, tuple(cards), left_of(leader, winner_of(plans.ranked, cards))))
    return tuple(found)
