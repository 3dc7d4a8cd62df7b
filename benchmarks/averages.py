"""How many tricks does a deal hold, on the average, by game and role? The table of `engine/study/averages.toml`.

    python -m benchmarks.averages [--deals 20000] [--games thirteen,english-dummy] [--write]

Of each game in which nobody decides before the first card so many deals are solved with all hands seen, the chairs
dealing in turn. Printed are the means with their standard errors; with ``--write`` the table is written, and games that
were not counted keep their line. Where both sides deal equally often the mean is 6.5 by symmetry, so that the figure
there only tests the count, and its spread is what is used.
"""

import argparse
import time

from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.statistics.averages import (
    TABLE_FILE,
    Average,
    averages_text,
    count_spreads,
    error_of,
    shipped,
)
from dummywhist.engine.study.split import EVEN, is_chosen, is_even

HEAD = """What a deal holds for a side with all hands seen: for how many players of the role it was 0, 1, … 13 tricks.
Made by `python -m benchmarks.averages --write`; each deal counts once for each of them."""


def main() -> None:
    """Count, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--games", default="")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    averages = dict(shipped())
    for game in GAMES:
        rules = game.rules({})
        if is_chosen(rules) or (wanted.games and game.key not in wanted.games.split(",")):
            continue
        begun = time.perf_counter()
        for role, spread in sorted(count_spreads(rules, wanted.deals).items()):
            deals = sum(spread)
            mean = sum(tricks * many for tricks, many in enumerate(spread)) / deals
            averages[game.key, "", role] = Average(mean, spread, deals)
            error = error_of(spread)
            off = f", {(mean - EVEN) / error:+.1f} errors from {EVEN}" if is_even(rules) else ""
            print(f"{game.key}, {role}: {mean:.4f} tricks, error {error:.4f}, {deals} deals{off}", flush=True)
        print(f"{game.key}: {(time.perf_counter() - begun) / wanted.deals * 1000:.1f} ms a deal", flush=True)
        if wanted.write:
            write_whole(TABLE_FILE, averages_text(averages, HEAD).encode())


if __name__ == "__main__":
    main()
