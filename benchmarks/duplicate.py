"""How long do a movement of a hundred tables and the ranking of five thousand results take?

    python -m benchmarks.duplicate [--repeats 7]

Goal: at most 100 ms each. The movement is the skip, the longest of a hundred tables; the rankings are of
some fifty tables, one result in fifty with a revoke. The best
of the repeats counts, so that what else the machine does is left out; times are those of the processor.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from random import Random

from dummywhist.engine.duplicate.forms import Plan, movement_of, trays_at, ways_to_compare
from dummywhist.engine.duplicate.journal import Called, Noted, Result
from dummywhist.engine.duplicate.match import Match, Setup, with_journal
from dummywhist.engine.duplicate.movement import PAIRS, PERSONS, TEAMS
from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Revoked
from dummywhist.engine.duplicate.text import match_text, read_match

GOAL_MS = 100.0
RESULTS = 5_000


def played(plan: Plan, compare: str, results: int) -> Match:
    """Return a match of ``plan`` with so many results, or as many as it has."""
    rng = Random(1)
    movement = movement_of(plan)
    journal: list[Noted] = []
    entered = 0
    for number in range(1, movement.rounds + 1):
        if number > 1:
            journal.append(Noted(Called(number)))
        for sitting in movement.at(number):
            for tray in trays_at(plan, sitting):
                if entered == results:
                    break
                made = Made(rng.randint(0, 13))
                if rng.random() < 0.02:
                    side = rng.choice((NS, EW))
                    made = made._replace(revoked=Revoked(side, 1, rng.randint(0, made.tricks(side))))
                journal.append(Noted(Result(Place(number, sitting.table, tray), made), "20:15", "Ruth"))
                entered += 1
    return with_journal(Setup(plan, compare), tuple(journal))


def best(work: Callable[[], object], repeats: int) -> float:
    """Return the shortest of ``repeats`` runs, in milliseconds of the processor."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.duplicate", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    repeats = parser.parse_args().repeats
    for plan in (Plan("skip", PAIRS, 200, 2), Plan("skip", PERSONS, 400, 2), Plan("teams", TEAMS, 100, 2)):
        took = best(partial(movement_of, plan), repeats)
        print(
            f"movement of 100 tables, {plan.form} of {plan.number} {plan.unit}: {took:.1f} ms (goal {GOAL_MS:.0f} ms)"
        )
    for plan in (Plan("skip", PAIRS, 104, 2), Plan("skip", PERSONS, 208, 2), Plan("teams", TEAMS, 51, 2)):
        for compare in ways_to_compare(plan):
            match = played(plan, compare, RESULTS)
            took = best(partial(ranking, match), repeats)
            what = f"{len(match.standing.results):,} results, {plan.form} of {plan.number} {plan.unit} by {compare}"
            print(f"ranking of {what}: {took:.1f} ms (goal {GOAL_MS:.0f} ms)")
        raw = match_text(match).encode()
        print(f"reading of their file: {best(partial(read_match, raw), repeats):.1f} ms")


if __name__ == "__main__":
    main()
