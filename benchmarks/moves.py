"""How long does a level think? Median, 99th in a hundred and worst time of a decision, and the time that a deal takes.

    python -m benchmarks.moves [GAME …] [--level steady] [--deals 40]

Only decisions with a choice are counted: forced cards take no time. Times are those of the processor, on one core.
"""

import argparse
import statistics
import time

from benchmarks.players import Moment, played, setup_of
from dummywhist.engine.deal.action import Claim
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES


def moves(game: str, number: int, level: str) -> list[float]:
    """Play deal ``number``; return for each decision that was a choice the seconds it took."""
    setup = setup_of(game, number)
    times = []
    for moment in played(setup, number, dict.fromkeys(setup.layout.players, level)):
        if not isinstance(moment, Moment):
            continue
        seen = view(moment.state, moment.player)
        if sum(not isinstance(option, Claim) for option in seen.options) > 1:
            began = time.process_time()
            decide(level, seen, number)
            times.append(time.process_time() - began)
    return times


def main() -> None:
    """Play deals and print the times."""
    parser = argparse.ArgumentParser(description="Time of a decision.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--level", default="steady")
    parser.add_argument("--deals", type=int, default=40)
    asked = parser.parse_args()
    print(f"{asked.level}, {asked.deals} deals, milliseconds")
    print("| game | median | 99 in 100 | worst | a deal |")
    for game in asked.games or [game.key for game in GAMES]:
        times = sorted(took for number in range(1, asked.deals + 1) for took in moves(game, number, asked.level))
        cells = (statistics.median(times), times[int(len(times) * 0.99)], times[-1], sum(times) / asked.deals)
        print(f"| {game} | " + " | ".join(f"{1000 * cell:.1f}" for cell in cells) + " |", flush=True)


if __name__ == "__main__":
    main()
