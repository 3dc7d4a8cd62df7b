"""Is what is told of a problem what the defence does?"""

import pytest

from dummywhist.engine.problems.planning import GivenUpError, Plans
from dummywhist.engine.problems.problem import Problem
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.problems.telling import good_card, how_beaten, most, plan_of
from dummywhist.engine.solver.solver import Solver
from tests.engine.problems.test_planning import FINESSE, RUFF, plans_of, solution_of

PROBLEMS = (RUFF, FINESSE)


@pytest.mark.parametrize("problem", PROBLEMS, ids=["ruff", "finesse"])
def test_every_wrong_card_comes_to_fewer_tricks(problem: Problem) -> None:
    plans, solution = plans_of(problem), solution_of(problem)
    for card in plans.own_cards(plans.begin):
        if card not in solution.holds:
            assert how_beaten(plans, plans.begin, card).tricks < problem.wins


@pytest.mark.parametrize("problem", PROBLEMS, ids=["ruff", "finesse"])
def test_the_plan_begins_with_the_right_card_and_wins_what_is_needed(problem: Problem) -> None:
    plans, solution = plans_of(problem), solution_of(problem)
    plan = plan_of(plans, solution)
    assert plan[0].lead in solution.holds and plan[0].leader == problem.leader
    assert sum(trick.winner % 2 == 0 for trick in plan) == problem.wins
    assert good_card(plans, plans.begin) in solution.holds


def test_where_there_is_no_plan_no_card_is_good() -> None:
    plans = plans_of(RUFF)
    wrong = next(card for card in plans.own_cards(plans.begin) if card not in solution_of(RUFF).holds)
    state = plans.after(plans.begin, wrong)
    assert most(plans, state) < RUFF.wins
    while state.on_turn % 2:
        _, state = next(iter(plans.answers(state)))
    assert good_card(plans, state) is None


def test_a_search_ends_when_nobody_waits() -> None:
    with pytest.raises(GivenUpError):
        solved(RUFF, Solver(4), Plans(RUFF, given_up=lambda: True))
