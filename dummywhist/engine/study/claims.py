"""What is a claim worth by perfect play, and what are hands that all lie on the table?

The referee's finding, which the table writes into its log (W-CLAIM-4, W-CLAIM-5, DF-53).

The claimant's side makes so many tricks against every defence in the actual cards, with the best play of both sides
from now on; who plays for himself has everybody against him.
"""

from typing import Final

from dummywhist.engine.deal.actions.claims import Judge, ShareOut
from dummywhist.engine.deal.layers.claims import abandoned, claim_of
from dummywhist.engine.deal.layers.laws.layer import would_abandon
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.deal.phases.play import unplayed
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.parts import Trick
from dummywhist.engine.solver.position import JokerLaw, Position
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.finding import Worth

NODES: Final = 20_000_000
"""What judging may cost the fast solver, in nodes: far more than any deal was seen to need."""
FEW: Final = 4
"""So many cards a hand the reference solves in time."""
SLOWLY: Final = 60_000
"""What it may cost the reference, where the fast solver was not built: about two seconds, four or five cards a hand."""


def position_of(state: DealState, side: str) -> Position:
    """Return the position in the play with the tricks of ``side`` counted; only while a trick is open."""
    layout, rule = state.layout, state.setup.rules
    chairs = layout.chairs
    trick: Trick = rule.trick
    return Position(
        tuple(state.hands[seat] for seat in chairs),
        state.trump,
        chairs.index(state.leader),
        state.trick,
        sum(1 << place for place, seat in enumerate(chairs) if layout.side[seat] == side),
        state.down,
        rule.dealing.good_ace,
        JokerLaw(trick.joker_leads, trick.joker_thrown),
    )


def worth_of(state: DealState, claimant: Player) -> Worth:
    """Return what the side of ``claimant`` makes from here, with all hands seen; unknown beyond what can be solved."""
    solver = Solver()
    nodes = NODES if solver.native else SLOWLY
    (solved,) = solver.batch([position_of(state, side_of(state.layout, claimant))], cards=False, nodes=nodes)
    return Worth(solved.tricks, solver.spent)


def can_share_out(state: DealState, player: Player) -> bool:
    """Whether it can be found out in time what the hands make, if ``player`` throws down the last of them."""
    return is_native() or unplayed(state) <= FEW or not would_abandon(state, player)


def judged(state: DealState) -> Judge | ShareOut:
    """Return whether the claim that is made is exact, high or low for perfect play from here, or that it is unknown.

    The other side answers a claim of unknown worth. Where all hands were thrown down, the tricks left are shared out
    (W-CLAIM-4): see `can_share_out`.
    """
    first = abandoned(state)
    if first is not None:
        return ShareOut(Solver().tricks(position_of(state, side_of(state.layout, first))))
    claim = claim_of(state)
    assert claim is not None
    claimant, tricks = claim
    return Judge(worth_of(state, claimant).verdict(tricks) or "unknown")
