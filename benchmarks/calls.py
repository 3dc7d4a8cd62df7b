"""How many points do the calls of a level lose? Each is judged by what every call is worth over many worlds.

    python -m benchmarks.calls GAME [--level master] [--decisions 40] [--worlds 500] [--first-deal 1]

Deals of GAME come to their decisions before the play among steady players. At one of each deal the level and steady
decide, and then the same is done with so many WORLDS, other ones, of which all are solved for every call that may still
be the best. Printed are, with the standard error, the points that a decision loses against the best call found so, and
their share of what exhaustive sampling gains: the best call less the best of the other kind (a pass where it is a bid,
a bid where it is a pass, the other packet, the other name).
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence

from dummywhist.cli.arena.deals import setup_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.calls.evaluation import Plan
from dummywhist.engine.players.calls.phases import BY_PHASE
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.protocol import decide

ENDLESS = 1 << 62


def moments(game: str, first: int) -> Iterator[View]:
    """Yield the View of one decision before the play in each deal from ``first``, any of those that are a choice."""
    number = first
    while True:
        found = list(_deciding(game, number))
        if found:
            yield random.Random(number).choice(found)
        number += 1


def _deciding(game: str, number: int) -> Iterator[View]:
    setup = setup_of(game, number)
    state = kernel.start(setup)
    while state.phase_name not in ("play", "over"):
        by = kernel.actors(state)[0]
        options = [option for option in kernel.choices(state, by) if not isinstance(option, Claim)]
        if by == CHANCE and not options:
            state, _ = kernel.apply(state, by, deal_out(setup, number))
            continue
        action = options[0]
        if by in state.layout.players:
            seen = view(state, next(player for player in state.layout.players if player == by))
            if len(options) > 1 and state.phase_name in BY_PHASE:
                yield seen
            decided = decide("steady", seen, number).action
            assert isinstance(decided, DealAction)
            action = decided
        state, _ = kernel.apply(state, by, action)


def show_losses(asked: argparse.Namespace, gains: Sequence[float], losses: Mapping[str, Sequence[float]]) -> None:
    """Print what was found so far."""
    gain = statistics.mean(gains)
    print(f"{asked.game}: {len(gains)} decisions, {asked.worlds} worlds; the best call gains {gain:.2f} points")
    for level, lost in losses.items():
        mean, error = statistics.mean(lost), statistics.stdev(lost) / math.sqrt(len(lost))
        share = f"{mean / gain:.1%} ± {error / gain:.1%}"
        print(f"{level} loses {mean:.3f} ± {error:.3f} points a decision, {share}", flush=True)


def main() -> None:
    """Judge decisions and print what they lose."""
    parser = argparse.ArgumentParser(description="Points lost by calls.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--level", default="master")
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=500)
    parser.add_argument("--first-deal", type=int, default=1, dest="first")
    asked = parser.parse_args()
    plan = Plan(asked.worlds, asked.worlds // 5, asked.worlds, ENDLESS, ENDLESS, 6)
    losses: dict[str, list[float]] = {asked.level: [], "steady": []}
    gains, times = [], []
    for number, seen in zip(range(asked.decisions), moments(asked.game, asked.first), strict=False):
        best = BY_PHASE[seen.phase](seen, asked.first + number + (1 << 32), plan, PLAIN)
        assert best.thought is not None
        worth = {candidate.action: candidate.points for candidate in best.thought.candidates}
        most = worth[best.action]
        others = [points for action, points in worth.items() if action != best.action]
        other_kind = [
            points for action, points in worth.items() if isinstance(action, Bid) != isinstance(best.action, Bid)
        ]
        gains.append(most - max(other_kind or others))
        for level, lost in losses.items():
            began = time.process_time()
            action = decide(level, seen, asked.first + number).action
            if level == asked.level:
                times.append(time.process_time() - began)
            # A call that was not evaluated counts as the worst of those that were.
            lost.append(most - worth.get(action, min(worth.values())))
        if number % 6 == 5 or number == asked.decisions - 1:
            show_losses(asked, gains, losses)
    times.sort()
    print(f"time of {asked.level}: median {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s")


if __name__ == "__main__":
    main()
