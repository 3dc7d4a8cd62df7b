"""Do the native modules answer or refuse whatever they are asked? The long run attacks them under the sanitizers."""

from dummywhist.engine.players.belief import sampling
from dummywhist.engine.solver import solver
from tests.engine.native_face import attack


def test_changed_positions_and_stories_are_answered_or_refused():
    told = attack(solver.NATIVE, sampling.NATIVE, 120, 7)
    assert min(told[f"{what} {how}"] for what in ("positions", "stories") for how in ("answered", "refused")) > 0
    assert told["questions answered"] > told["questions refused"] > 10
