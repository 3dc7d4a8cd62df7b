"""How is the pack of problems made? Random endings are searched until every level has as many as are wanted.

    python -m tools.find_problems --each 60    fill dummywhist/engine/problems/pack.txt up to 60 of each level

Problems that are there keep their names, by which tries are kept; those that now take too long to solve are left out.
The same pack and number give the same pack, whatever the machine and however many processes search.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from multiprocessing import Pool
from random import Random
from typing import Final

from dummywhist.engine.problems.finding import MOST_SEARCHED, ending
from dummywhist.engine.problems.pack import PACK, shipped
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.problem import LEVELS, Problem
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.problems.text import problem_text
from dummywhist.engine.solver.solver import Solver

CARDS: Final = (4, 4, 5, 5, 5, 6)
"""How many cards the hands of an ending have, each as often as it stands here."""
MOST_ALIKE: Final = 0.25
"""At most this share of a level has the same theme."""


def searched(seed: int) -> Problem | None:
    """Return the problem of a seed, if its ending is one."""
    rng = Random(seed)
    return ending(rng, rng.choice(CARDS), str(seed), Solver(8))


def soon_solved(problem: Problem) -> bool:
    """Whether a problem is solved within as many positions as a new one may take."""
    plans = Plans(problem)
    solved(problem, Solver(8), plans)
    return plans.searched <= MOST_SEARCHED


def filled(kept: Sequence[Problem], found: Iterable[Problem], each: int) -> list[Problem]:
    """Return ``each`` problems of every level, easy ones first: those ``kept``, and of those ``found`` the first."""
    levels = {level: [one for one in kept if one.level == level][:each] for level in LEVELS}
    there = {(one.yours, one.dummy, one.out, one.trump, one.leader) for one in kept}
    number = max((int(one.id) for one in kept), default=0)
    if any(len(problems) < each for problems in levels.values()):
        for problem in found:
            level = levels[problem.level]
            position = (problem.yours, problem.dummy, problem.out, problem.trump, problem.leader)
            alike = Counter(one.theme for one in level)[problem.theme]
            if len(level) < each and position not in there and alike < MOST_ALIKE * each:
                number += 1
                there.add(position)
                level.append(replace(problem, id=str(number)))
            if all(len(problems) >= each for problems in levels.values()):
                break
    return [problem for level in LEVELS for problem in levels[level]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and write the pack."""
    parser = argparse.ArgumentParser(description="Make the pack of problems.")
    parser.add_argument("--each", type=int, default=60, help="problems of each level")
    parser.add_argument("--processes", type=int, default=1, help="how many search")
    wanted = parser.parse_args(arguments)
    kept = [problem for problem in shipped().problems if soon_solved(problem)]
    with Pool(wanted.processes) as pool:
        found = (problem for problem in pool.imap(searched, count(1), 50) if problem is not None)
        problems = filled(kept, found, wanted.each)
    lines = [f"# Made by python -m tools.find_problems --each {wanted.each}.", *map(problem_text, problems)]
    PACK.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
