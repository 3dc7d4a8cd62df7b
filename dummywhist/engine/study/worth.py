"""What may be claimed, or is a claim worth, by what a seat sees? Solved where its View leaves no hand unknown."""

from typing import Final

from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.search.claims import known_position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.finding import Worth

NODES: Final = 20_000_000
"""What the claim of a View may cost: about ten seconds of the fast solver, far more than any deal was seen to need."""


def worth_seen(seen: View) -> Worth:
    """Return what the claimant, or the viewer if nobody claims, makes from here, as far as the viewer can tell."""
    claimant = seen.viewer if seen.claim is None else seen.claim[0]
    if claimant is None or seen.phase != "play" or seen.to_play is None:
        return Worth(None)
    position = known_position(seen, claimant)
    if position is None:
        return Worth(None)
    solver = Solver()
    (solved,) = solver.batch([position], cards=False, nodes=NODES)
    return Worth(solved.tricks, solver.spent)
