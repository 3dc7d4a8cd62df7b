"""Which claims of a deal did the solver refuse? To be looked at when the deal is counted (W-CLAIM-5)."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal.actions.claims import Judge
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import Cards, view
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.study.claims import position_of
from dummywhist.engine.study.line import RefusedClaim


def refused_claims(log: DealLog, states: tuple[DealState, ...], viewer: Player | None) -> tuple[RefusedClaim, ...]:
    """Return the claims that were found too high and refused, in their order; none before the deal is counted."""
    if states[-1].result is None:
        return ()
    found = []
    for at, (_, action) in enumerate(log.entries):
        if not isinstance(action, Judge) or action.standing != "high":
            continue
        state, claim = states[at], claim_of(states[at])
        # Where the other side answers it may admit what is too high (DF-53).
        answers = [later for later in states[at + 1 :] if claim_of(later) != claim]
        if claim is None or not answers or answers[0].phase_name != "play":
            continue
        seen = view(state, viewer)._replace(
            options=(), claim=None, judged=None, to_play=None, hands=tuple(Cards(state.hands[seat]) for seat in SEATS)
        )
        side = side_of(state.layout, claim[0])
        ours = state.layout.side[to_play(state)] == side
        card = _next_card(log, at) if ours else None
        found.append(RefusedClaim(claim[0], claim[1], seen, position_of(state, side), card))
    return tuple(found)


def _next_card(log: DealLog, at: int) -> Card | None:
    """Return the first card that was played after entry ``at``."""
    return next((action.plays for _, action in log.entries[at:] if action.plays is not None), None)
