"""How long does it take to make a deal that fits a wish, and to search the plans of the problems that are shipped?

    python -m benchmarks.wishes [--plans]

Goals: a wish that one deal in a thousand fits is met within a second; a problem of six cards and 500 layouts or fewer
is decided within a second. ``--plans`` solves every problem, which takes about a minute.
"""

import argparse
import time
from collections.abc import Sequence
from random import Random
from statistics import median

from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.problem import count_layouts
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.wishes.making import Maker
from dummywhist.engine.wishes.reading import read_wish

WISHES = (
    "trumps 5-3, dummy weak hearts", "I ace king queen of trumps, dummy weak hearts", "turned ace, dummy 12 points",
    "5-4-2-2, dummy 10-12 points, trumps 8+", "dummy 10-12 points, I 0-3 points",
    "I ace king of trumps, left void clubs",
)  # fmt: skip
SMALL = 500
"""Layouts of the problems for which there is a goal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure wishes and plans.")
    parser.add_argument("--plans", action="store_true")
    plans = parser.parse_args(arguments).plans
    for text in WISHES:
        began = time.process_time()
        maker = Maker(read_wish(text))
        rng = Random(1)
        made = maker.made(rng)
        print(f"{time.process_time() - began:6.2f} s, {'made' if made else 'not made'}: {text}")
    if plans:
        took = []
        for problem in shipped().problems:
            began = time.process_time()
            solved(problem, Solver(8))
            took.append((time.process_time() - began, problem.id, problem.cards, count_layouts(problem)))
        small = [seconds for seconds, _, _, layouts in took if layouts <= SMALL]
        print(
            f"{len(small)} problems of {SMALL} layouts or fewer: median {median(small):.2f} s, most {max(small):.2f} s"
        )
        seconds, name, cards, layouts = max(took)
        print(f"all {len(took)}: most {seconds:.2f} s, problem {name} of {cards} cards and {layouts} layouts")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
