"""How strong is one level against another, in every game? The arena's matches between neighbours on a ladder of levels.

    python -m benchmarks.players [GAME …] [--levels steady beginner random] [--deals 200] [--seed ladder] [--jobs 2]

Each level plays against the next, in each GAME (all, if none is named) by its usual rules. Reported is by how much a
deal the first does better, both ways together, in points at random scores as `dummywhist arena` counts, with the
standard error of the mean.
For a long match that goes on another day, `dummywhist arena` itself.
"""

import argparse
import time
from functools import partial
from itertools import pairwise

from dummywhist.cli.arena.plan import Plan
from dummywhist.cli.arena.running import here
from dummywhist.cli.arena.showing import figure
from dummywhist.cli.arena.tally import Estimate, better, estimate
from dummywhist.cli.arena.ways import deal_of
from dummywhist.cli.levels import RANDOM
from dummywhist.engine.rules.games.catalogue import GAMES


def match(game: str, first: str, second: str, deals: int, seed: str, jobs: int) -> Estimate:
    """Return by how much a deal ``first`` does better than ``second``."""
    plan = Plan(game, {}, first, second, seed, errors=False, roles=False)
    gains = {deal.index: better(deal, plan.unit) for deal in here(partial(deal_of, plan), range(1, deals + 1), jobs)}
    return estimate([gain for _, gain in sorted(gains.items())])


def main() -> None:
    """Play the matches and print what they show."""
    parser = argparse.ArgumentParser(description="Duplicate matches between levels.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--levels", nargs="+", default=("steady", "beginner", RANDOM))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    pairs = list(pairwise(asked.levels))
    print(f"{asked.deals} deals, both ways together")
    print("| game | " + " | ".join(f"{a} against {b}" for a, b in pairs) + " | time |")
    for game in asked.games or [game.key for game in GAMES]:
        began = time.perf_counter()
        cells = [figure(*match(game, a, b, asked.deals, asked.seed, asked.jobs)) for a, b in pairs]
        print(f"| {game} | {' | '.join(cells)} | {time.perf_counter() - began:.0f} s |", flush=True)


if __name__ == "__main__":
    main()
