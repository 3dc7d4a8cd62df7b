"""Do two thousand lines that begin with a wrong card all end beaten, whatever our side does then?"""

from random import Random

import pytest

from dummywhist.engine.problems.defending import answer, revealed
from dummywhist.engine.problems.pack import shipped
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS
from dummywhist.engine.problems.problem import Problem, layouts
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.solver.solver import Solver
from tests.daily import one_in

pytestmark = pytest.mark.slow
LINES = 50
PROBLEMS = shipped().problems[::15]


def test_there_are_two_thousand() -> None:
    assert LINES * len(PROBLEMS) >= 2000


@pytest.mark.parametrize("problem", one_in(4, PROBLEMS), ids=lambda one: one.id)
def test_every_line_after_a_wrong_card_ends_beaten(problem: Problem) -> None:
    solver = Solver(8)
    plans, rng = Plans(problem, solver), Random(int(problem.id))
    solution = solved(problem, solver, plans)
    wrong = [card for card in plans.own_cards(plans.begin) if card not in solution.holds]
    possible = set(layouts(problem))
    for _ in range(LINES):
        card = rng.choice(wrong)
        played = {seat: 0 for seat in range(4)}
        played[plans.begin.on_turn] |= 1 << card
        state = plans.after(plans.begin, card)
        while state.by and state.need > 0:
            seat = state.on_turn
            if seat in OURS:
                card = rng.choice(plans.own_cards(state))
                state = plans.after(state, card)
            else:
                card, state = answer(plans, state)
                hands = revealed(plans, state)
                laid = tuple(hand | played[at] | (1 << card if at == seat else 0) for at, hand in enumerate(hands))
                assert laid in possible
            played[seat] |= 1 << card
        assert state.need > 0
