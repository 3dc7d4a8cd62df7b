"""How long does it take to judge a deal by both truths?

    python -m benchmarks.study [--game english-dummy] [--deals 5] [--level steady] [--threads 1] [--first-deal 1]

Deals of GAME are played by computers of LEVEL and judged on so many threads of the solver. Printed are the seconds with
all hands seen, and those of both truths, in the median and at worst; and of how many decisions the layouts were worth
200 or were all there are.
"""

import argparse
import statistics
import time

from dummywhist.cli.arena.deals import setup_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import Action, DealAction
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.layout import PLAYERS, By, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import MEMORY_MB, judged
from dummywhist.engine.study.knowable import ENOUGH
from dummywhist.engine.study.open_hands import decisions, values


def played(game: str, number: int, level: str) -> DealLog:
    """Return a deal, played to its end by computers of ``level``."""
    setup = setup_of(game, number)
    state = kernel.start(setup)
    entries: list[tuple[By, DealAction]] = []
    while state.result is None:
        by = kernel.actors(state)[0]
        options = [option for option in kernel.choices(state, by) if not isinstance(option, Claim)]
        action: Action = options[0] if options else deal_out(setup, number)
        if len(options) > 1 and by in PLAYERS:
            action = decide(level, view(state, Player(by)), number).action
        assert isinstance(action, DealAction)
        entries.append((by, action))
        state, _ = kernel.apply(state, by, action)
    return DealLog(setup, tuple(entries))


def main() -> None:
    """Judge the deals, and print what they took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="english-dummy")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--level", default="steady")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--first-deal", type=int, default=1)
    wanted = parser.parse_args()
    seen, known = [], []
    choices = enough = certain = 0
    for number in range(wanted.first_deal, wanted.first_deal + wanted.deals):
        log = played(wanted.game, number, wanted.level)
        found = list(decisions(log))
        begun = time.perf_counter()
        values(found, Solver(MEMORY_MB))
        seen.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        told = [one.known for one in judged(log, threads=wanted.threads) if one.known is not None]
        known.append(time.perf_counter() - begun)
        choices += len(told)
        enough += sum(one.every or one.effective >= ENOUGH for one in told)
        certain += sum(one.certain for one in told)
    for words, took in (("with all hands seen", seen), ("both truths", known)):
        print(f"{words}: median {statistics.median(took):.2f} s, worst {max(took):.2f} s, threads: {wanted.threads}")
    print(f"{choices} choices: {enough} of 200 effective layouts or all there are, {certain} certain")


if __name__ == "__main__":
    main()
