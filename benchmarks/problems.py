"""How long does it take to solve the problems that are shipped?

    python -m benchmarks.problems [--cards 6] [--repeat 1] [ID ...]

Each problem is solved anew, with a solver that has seen nothing, by all its cards. Printed are the slowest ones with
their layouts, positions of the plan search and seconds of the processor, and all together by how many cards.
"""

import argparse
import statistics
import time

from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.problem import Problem, count_layouts
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.solver.solver import Solver

SLOWEST = 8


def took(problem: Problem) -> tuple[float, int]:
    """Return the seconds of the processor to solve ``problem``, and the positions that were searched."""
    solver = Solver(8)
    begun = time.process_time()
    plans = Plans(problem, solver)
    solved(problem, solver, plans)
    return time.process_time() - begun, plans.searched


def main() -> None:
    """Solve, and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="*", metavar="ID")
    parser.add_argument("--cards", type=int)
    parser.add_argument("--repeat", type=int, default=1)
    wanted = parser.parse_args()
    rows = []
    for problem in shipped().problems:
        if problem.id in (wanted.problems or (problem.id,)) and problem.cards == (wanted.cards or problem.cards):
            seconds, searched = min(took(problem) for _ in range(wanted.repeat))
            rows.append((seconds, searched, problem))
    rows.sort(key=lambda row: row[0], reverse=True)
    for seconds, searched, problem in rows[:SLOWEST]:
        print(f"{problem.id}: {problem.cards} cards, {count_layouts(problem)} layouts: {seconds:.2f} s, {searched}")
    for cards in sorted({problem.cards for _, _, problem in rows}):
        times = [seconds for seconds, _, problem in rows if problem.cards == cards]
        print(f"{len(times)} of {cards} cards: median {statistics.median(times):.3f} s, worst {max(times):.2f} s")
    print(f"{len(rows)} problems: {sum(row[0] for row in rows):.1f} s")


if __name__ == "__main__":
    main()
