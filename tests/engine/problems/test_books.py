"""Are the positions of the old books solved as they say, each from its book, and do all wrong lines end beaten?"""

from random import Random

import pytest

from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.cards.notation import read_hand
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.defending import answer, revealed
from dummywhist.engine.problems.pack import by_name, from_books, shipped, wrong_with
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS
from dummywhist.engine.problems.problem import Problem, count_layouts, layouts
from dummywhist.engine.problems.solving import solved
from dummywhist.engine.problems.text import problem_text, read_problem
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver

BOOKS = from_books().problems


def test_there_are_sixty_or_more_and_none_is_left_out() -> None:
    assert len(BOOKS) >= 60 and not from_books().left_out
    names = [one.id for one in (*shipped().problems, *BOOKS)]
    assert len(set(names)) == len(names)
    assert by_name(BOOKS[0].id) == BOOKS[0] and by_name("1") == shipped().problems[0] and by_name("x") is None


@pytest.mark.parametrize("one", BOOKS, ids=lambda one: one.id)
def test_one_card_alone_wins_with_all_hands_seen_as_the_plain_solver_finds(one: Problem) -> None:
    solver = Solver(8)
    hands = [EMPTY] * 4
    hands[NORTH], hands[SOUTH], hands[EAST], hands[WEST] = one.dummy, one.yours, one.east, Hand(one.out & ~one.east)
    made = solver.cards(Position(tuple(hands), one.trump, one.leader))
    best = max(made.values())
    assert best == one.wins, "the task is the most that can be had"
    assert {card for card, tricks in made.items() if tricks == best} == set(solved(one, solver).holds)
    assert wrong_with(one, solver) is None


def test_each_says_where_it_is_from_and_is_open() -> None:
    for one in BOOKS:
        book, _, number = one.source.partition(":")
        assert book in ("cavendish", "foster-whist", "foster-bridge") and number and one.open
        assert read_problem(problem_text(one)) == one
        assert count_layouts(one) == 1
        (hands,) = layouts(one)
        assert hands[EAST] == one.east and hands[WEST] == one.out & ~one.east


def test_some_books_err_and_most_are_right() -> None:
    right = wrong = 0
    for one in BOOKS:
        if one.led is not None:
            holds = solved(one, Solver(8)).holds
            right, wrong = right + (one.led in holds), wrong + (one.led not in holds)
    assert right > 3 * wrong > 0


@pytest.mark.parametrize("seed", range(60))
def test_random_lines_after_a_wrong_card_end_beaten_with_the_cards_as_they_lay(seed: int) -> None:
    rng = Random(seed)
    one = rng.choice([problem for problem in BOOKS if problem.cards < 7])
    plans = Plans(one, Solver(8))
    state, first = plans.begin, True
    holds = solved(one, Solver(8)).holds
    lay = {EAST: one.east, WEST: Hand(one.out & ~one.east)}
    while state.by:
        if state.on_turn in OURS:
            cards = [card for card in plans.own_cards(state) if not first or card not in holds]
            state, first = plans.after(state, rng.choice(cards)), False
        else:
            card, after = answer(plans, state)
            assert lay[state.on_turn] >> card & 1, "it is in that hand"
            lay[state.on_turn] = Hand(lay[state.on_turn] & ~(1 << card))
            state = after
            assert revealed(plans, state)[EAST] == lay[EAST]
    assert state.need > 0


@pytest.mark.parametrize("text", ["E=J7..", "E=A...2", "led=SA", "led=XX"])
def test_a_hand_of_others_or_a_lead_that_is_none_is_told(text: str) -> None:
    line = "a N=43.T7.. S=.AQJ9.. out=J7.K653.QT. trump=S leader=S wins=1"
    assert not read_problem(line).open
    with pytest.raises(Unreadable):
        read_problem(f"{line} {text}")
    assert read_problem(f"{line} E=J7.K6..").east == read_hand("J7.K6..")
