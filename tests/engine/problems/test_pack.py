"""Are the problems that come with the program right, and is what is planted in one found?"""

from collections import Counter
from dataclasses import replace
from random import Random
from time import process_time

import pytest

from dummywhist.engine.problems import finding
from dummywhist.engine.problems.defending import answer
from dummywhist.engine.problems.finding import ending, level_of, main_line, rated, theme_of
from dummywhist.engine.problems.pack import PACK, shipped, wrong_with
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS
from dummywhist.engine.problems.problem import LEVELS, Problem, tricks_before
from dummywhist.engine.problems.solving import mark_of, solved
from dummywhist.engine.problems.text import problem_text, read_pack, read_problem
from dummywhist.engine.solver.solver import Solver
from tests.daily import one_in
from tools.find_problems import MOST_ALIKE

EASY = tuple(problem for problem in shipped().problems if problem.cards == 4)


def test_every_line_is_read_and_levels_are_alike() -> None:
    pack = shipped()
    assert pack.left_out == ()
    levels = Counter(problem.level for problem in pack.problems)
    assert set(levels) == set(LEVELS)
    assert len(set(levels.values())) == 1
    assert all(read_problem(problem_text(problem)) == problem for problem in pack.problems)


def test_no_theme_is_most_of_a_level() -> None:
    many = Counter((problem.level, problem.theme) for problem in shipped().problems)
    each = len(shipped().problems) / len(LEVELS)
    assert all(most <= MOST_ALIKE * each for most in many.values()), many


def test_the_pack_is_read_at_once() -> None:
    """A pack of 600 lines is read when somebody first asks for a problem: nobody should wait for that."""
    text = PACK.read_text(encoding="utf-8")
    begun = process_time()
    assert len(read_pack(text.splitlines()).problems) == len(shipped().problems)
    assert process_time() - begun < 0.5 and len(text) < 80_000


def test_no_position_is_there_twice() -> None:
    positions = [(one.yours, one.dummy, one.out, one.trump, one.leader) for one in shipped().problems]
    assert len(set(positions)) == len(positions)


@pytest.mark.slow
@pytest.mark.parametrize("problem", one_in(5, shipped().problems), ids=lambda problem: problem.id)
def test_each_is_right(problem: Problem) -> None:
    assert wrong_with(problem, Solver(8)) is None


@pytest.mark.parametrize("problem", EASY[:6], ids=lambda problem: problem.id)
def test_the_short_ones_are_right(problem: Problem) -> None:
    assert wrong_with(problem, Solver(8)) is None


@pytest.mark.parametrize("problem", shipped().problems[::20], ids=lambda problem: problem.id)
def test_tricks_before_make_the_target_the_odd_trick(problem: Problem) -> None:
    ours, theirs = tricks_before(problem)
    assert ours + theirs + problem.cards == 13
    assert ours + problem.wins == 7 and theirs <= 6


def test_tricks_before_are_no_more_than_were_played() -> None:
    problem = replace(EASY[0], wins=1)
    assert tricks_before(problem) == (6, 3)


def test_a_wrong_target_and_a_wrong_mark_are_found() -> None:
    problem = EASY[0]
    assert "more than one" in str(wrong_with(replace(problem, wins=1), Solver(4)))
    assert "another solution" in str(wrong_with(replace(problem, mark="0" * 12), Solver(4)))


@pytest.mark.parametrize("problem", EASY[:6], ids=lambda problem: problem.id)
def test_what_is_written_follows_from_the_position(problem: Problem) -> None:
    solution, plans = solved(problem, Solver(4)), Plans(problem)
    line = main_line(plans, solution)
    assert sum(trick.winner in OURS for trick in line) == problem.wins
    assert (theme_of(problem, line), level_of(plans, solution), mark_of(solution)) == (
        problem.theme,
        problem.level,
        problem.mark,
    )
    assert rated(replace(problem, theme="cash", level=1, mark=""), solution) == problem


@pytest.mark.parametrize("problem", EASY[:6], ids=lambda problem: problem.id)
@pytest.mark.parametrize("seed", range(5))
def test_wrong_cards_are_beaten_whatever_follows(problem: Problem, seed: int) -> None:
    rng, plans = Random(seed), Plans(problem)
    holds = solved(problem, Solver(4)).holds
    wrong = [card for card in plans.own_cards(plans.begin) if card not in holds]
    state = plans.after(plans.begin, rng.choice(wrong))
    while state.by:
        if state.on_turn in OURS:
            state = plans.after(state, rng.choice(plans.own_cards(state)))
        else:
            _, state = answer(plans, state)
    assert state.need > 0


def test_what_takes_too_long_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = Solver(8)
    seed = next(seed for seed in range(60) if ending(Random(seed), 4, "x", solver) is not None)
    monkeypatch.setattr(finding, "MOST_SEARCHED", 1)
    assert ending(Random(seed), 4, "x", solver) is None


def test_random_endings_that_are_problems() -> None:
    solver = Solver(8)
    found = [one for seed in range(60) if (one := ending(Random(seed), 4, str(seed), solver)) is not None]
    assert found
    assert all(wrong_with(problem, solver) is None for problem in found)
