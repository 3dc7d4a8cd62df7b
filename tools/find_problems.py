"""How is the pack of problems made? Random endings are searched until every level has as many as are wanted.

    python -m tools.find_problems --each 24    write dummywhist/engine/problems/pack.txt, 24 of each level

The same number gives the same pack, whatever the machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from dummywhist.engine.problems.finding import ending
from dummywhist.engine.problems.pack import PACK
from dummywhist.engine.problems.problem import LEVELS, Problem
from dummywhist.engine.problems.text import problem_text
from dummywhist.engine.solver.solver import Solver

CARDS = (4, 5, 5, 5, 6, 6)
"""How many cards the hands of an ending have, each as often as it stands here."""


def found(each: int) -> list[Problem]:
    """Return ``each`` problems of every level, easy ones first, numbered from 1."""
    solver, levels = Solver(16), {level: list[Problem]() for level in LEVELS}
    seed = 0
    while any(len(problems) < each for problems in levels.values()):
        seed += 1
        rng = Random(seed)
        problem = ending(rng, rng.choice(CARDS), str(seed), solver)
        if problem is not None and len(levels[problem.level]) < each:
            levels[problem.level].append(problem)
    every = [problem for level in LEVELS for problem in levels[level]]
    return [replace(problem, id=str(number)) for number, problem in enumerate(every, 1)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and write the pack."""
    parser = argparse.ArgumentParser(description="Make the pack of problems.")
    parser.add_argument("--each", type=int, default=24, help="problems of each level")
    each = parser.parse_args(arguments).each
    lines = [f"# Made by python -m tools.find_problems --each {each}.", *map(problem_text, found(each))]
    PACK.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
