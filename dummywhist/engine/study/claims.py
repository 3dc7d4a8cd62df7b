"""What is a claim worth by perfect play? The referee's finding, which the table writes into its log (DF-53)."""

from dummywhist.engine.deal.actions.claims import Judge
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.parts import Trick
from dummywhist.engine.solver.position import JokerLaw, Position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.finding import Worth


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
    """Return what the side of ``claimant`` makes from here, with all hands seen."""
    side = state.layout.side[state.layout.own_seat(claimant)]
    assert side is not None
    solver = Solver()
    tricks = solver.tricks(position_of(state, side))
    return Worth(tricks, solver.spent)


def judged(state: DealState) -> Judge:
    """Return whether the claim that is made is exact, high or low for perfect play from here."""
    claim = claim_of(state)
    assert claim is not None
    claimant, tricks = claim
    verdict = worth_of(state, claimant).verdict(tricks)
    assert verdict is not None
    return Judge(verdict)
