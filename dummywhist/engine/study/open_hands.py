"""What would every card of a deal have brought with all hands seen? Solved exactly, card by card (`A`)."""

from collections.abc import Iterator, Mapping, Sequence

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.knowable import tricks_won
from dummywhist.engine.values import NamedTuple


class Decision(NamedTuple):
    """A card as it was chosen: the ``at``-th entry of the deal, from 0, by ``player`` from the hand at ``seat``.

    ``view`` is all that he knew, ``legal`` what he might play; ``position``: what was to be played, with the tricks of
    his side counted.
    """

    at: int
    player: Player
    seat: Seat
    card: Card
    view: View
    legal: Hand
    position: Position

    @property
    def trick(self) -> int:
        """The trick that it was played to, from 0."""
        return len(self.view.played)


def decisions(log: DealLog) -> Iterator[Decision]:
    """Give the cards of a deal in the order in which they were played.

    Left out are cards against the law, and those played out of turn or two at once, which the law decides about.
    """
    state = kernel.start(log.setup)
    for at, (by, action) in enumerate(log.entries):
        before = state
        state, _ = kernel.apply(state, by, action)
        card = action.plays
        if by in PLAYERS and card is not None and action == play_of(card):
            found = _decision(before, at, Player(by), card)
            if found is not None:
                yield found


def _decision(state: DealState, at: int, player: Player, card: Card) -> Decision | None:
    seen = view(state, player)
    insight = Insight(seen)
    if not insight.legal >> card & 1:
        return None
    hands = [int(hand) for hand in state.hands]
    for seat, early in state.part(LawTable).early:  # cards that lie before their turn are played in it (W-TURN-3)
        hands[seat] |= 1 << early
    side = state.layout.side[insight.seat]
    assert side is not None
    to_solve = position_of(state._replace(hands=tuple(map(Hand, hands))), side)
    return Decision(at, player, insight.seat, card, seen, insight.legal, to_solve)


def values(found: Sequence[Decision], solver: Solver, *, deadline: float | None = None) -> list[Mapping[Card, int]]:
    """Return for each decision the tricks that its side takes in the whole deal after each lawful card.

    All play on with all hands seen. An empty mapping for what was not solved before the ``deadline`` (seconds).
    """
    solved = solver.batch([one.position for one in found], deadline=deadline)
    told: list[Mapping[Card, int]] = []
    for decision, answer in zip(found, solved, strict=True):
        legal, won = decision.legal, tricks_won(decision.view, decision.seat)
        made = answer.cards or {}
        told.append({card: won + tricks for card, tricks in made.items() if legal >> card & 1})
    return told
