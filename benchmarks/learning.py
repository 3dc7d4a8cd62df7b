"""What does it bring to know a player from deals before? Bits that the true layout gains, with his habits and without.

    python -m benchmarks.learning [LEVEL …] [--game classic-whist] [--deals 60] [--first-deal 1] [--draws 60]

Four of one level play, and all learn from each counted deal. At the beginning of each trick whoever leads weighs the
hidden hands: by what is believed of strangers, and by what the deals before have taught. Printed is by how many bits a
reading the true layout gains on layouts drawn at random, from the first deal, the second to the tenth, and later.
"""

import argparse
import math
import statistics
from collections.abc import Sequence
from typing import Final

from dummywhist.cli.arena.deals import Moment, played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.acquaintance import Acquaintance, stranger
from dummywhist.engine.players.belief import sampling
from dummywhist.engine.players.belief.learning import learned
from dummywhist.engine.players.belief.policy import Believed, Policy, policy
from dummywhist.engine.players.habits import Kind

LEVELS: Final = ("pimc:8", "pimc:8:highest", "steady", "beginner", "people", "random")
STAGES: Final = (1, 10)
"""The last deals of the stages."""


def gained(policies: Policy, insight: Insight, truth: Deal, drawn: Sequence[Deal], believed: Believed) -> float:
    """Return by how many bits the true layout gains on ``drawn``."""
    logs = policies.log_likelihoods(insight, [truth, *drawn], believed)
    most = max(logs)
    mean = statistics.fmean(math.exp(one - most) for one in logs[1:])
    return (logs[0] - most - math.log(max(mean, 1e-300))) / math.log(2)


def measure(policies: Policy, game: str, level: str, numbers: Sequence[int], draws: int) -> None:
    """Print what is gained in deals of ``game`` among four of ``level``."""
    known: dict[Player, Acquaintance] = {}
    found: dict[int, list[tuple[float, float]]] = {}
    for place, number in enumerate(numbers, start=1):
        setup = setup_of(game, number)
        plain = {player: stranger(Kind.COMPUTER).habits for player in setup.layout.players}
        believed = plain | {player: one.habits for player, one in known.items()}
        stage = sum(place > last for last in STAGES)
        tricks, last = 0, None
        for moment in played(setup, number, dict.fromkeys(setup.layout.players, decider(level, number))):
            if isinstance(moment, DealState):
                last = moment
            elif isinstance(moment, Moment) and isinstance(moment.action, Play) and len(moment.state.tricks) > tricks:
                tricks = len(moment.state.tricks)
                insight = Insight(view(moment.state, moment.player))
                if not insight.hidden or tricks > 10:
                    continue
                north, east, south, west = map(int, moment.state.hands)
                truth = (north, east, south, west)
                drawn = sampling.draw(insight, draws, number)
                found.setdefault(stage, []).append(
                    (
                        gained(policies, insight, truth, drawn, plain),
                        gained(policies, insight, truth, drawn, believed),
                    )
                )
        assert last is not None
        known |= learned(view(last, None), known)
    for stage, readings in sorted(found.items()):
        first, end = (1, *(last + 1 for last in STAGES))[stage], (*STAGES, len(numbers))[stage]
        strange, familiar = (statistics.fmean(one[at] for one in readings) for at in (0, 1))
        more = [one - other for other, one in readings]
        error = statistics.stdev(more) / math.sqrt(len(more))
        where = f"deals {first} to {end}" if end > first else f"deal {first}"
        print(f"{level}, {where}: strangers {strange:+.2f}, known {familiar:+.2f}, "
              f"the difference {statistics.fmean(more):+.2f} ± {error:.2f} bits, {len(more)} readings")  # fmt: skip


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", default=LEVELS, metavar="LEVEL")
    parser.add_argument("--game", default="classic-whist")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--first-deal", type=int, default=1)
    parser.add_argument("--draws", type=int, default=60)
    wanted = parser.parse_args()
    policies = policy()
    if policies is None:
        parser.error("the native module was not built")
    for level in wanted.levels:
        numbers = range(wanted.first_deal, wanted.first_deal + wanted.deals)
        measure(policies, wanted.game, level, numbers, wanted.draws)


if __name__ == "__main__":
    main()
