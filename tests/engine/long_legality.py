"""What may be played, by the rule and by everybody who works it out again, over a million positions."""

from tests.engine.legality import WAYS, compared
from tests.engine.test_legality import BUILT
from tests.sections import Section


def agree(count: int, seed: int) -> str:
    """Compare the rule with the solver, its kernel and the policy's story."""
    if not BUILT:
        return "left out: the native modules were not built"
    done, bound = compared(count, seed)
    return f"{done} positions, in {bound} of them not every card may be played: {len(WAYS)} ways agree with the rule"


LEGALITY = Section("legality", "positions", 1_000_000, agree)
