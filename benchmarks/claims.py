"""How long does it take to settle a claim with thirteen cards?

    python -m benchmarks.claims [--deals 40]

Goal: the slowest in at most 1 s. In each game so many deals are dealt and played by the laws to the first lead; who is
on turn claims, and the solver settles it with an empty table each time.
"""

import argparse
import statistics
import time
from itertools import count, islice
from random import Random

from dummywhist.cli.arena.deals import setup_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.phases.auction import thrown_in
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.study.claims import worth_of


def begun(game: str, number: int) -> DealState | None:
    """Return deal ``number`` of ``game`` before the first lead, with random choices until then; None if thrown in."""
    dice = Random(number)
    state = kernel.start(setup_of(game, number))
    while state.phase_name != "play":
        by = kernel.actors(state)[0]
        if by == CHANCE:
            state, _ = kernel.apply(state, by, deal_out(state.setup, number))
        else:
            action = dice.choice(list(kernel.choices(state, by)))
            assert isinstance(action, DealAction)
            state, _ = kernel.apply(state, by, action)
        if state.result is not None or thrown_in(state):
            return None
    return state


def main() -> None:
    """Measure every game and say what was found."""
    parser = argparse.ArgumentParser(description="Settle claims with thirteen cards.")
    parser.add_argument("--deals", type=int, default=40)
    deals = parser.parse_args().deals
    slowest = 0.0
    for game in GAMES:
        took = []
        for state in islice((found for found in (begun(game.key, n) for n in count(1)) if found is not None), deals):
            player = state.layout.holder[to_play(state)]
            assert player is not None
            began = time.perf_counter()
            assert worth_of(state, player).tricks is not None
            took.append(time.perf_counter() - began)
        slowest = max(slowest, *took)
        print(f"{game.key:20} median {1000 * statistics.median(took):7.1f} ms, slowest {1000 * max(took):7.1f} ms")
    print(f"slowest {slowest:.3f} s of at most 1 s")


if __name__ == "__main__":
    main()
