"""Does the plan search agree with one that knows no runs, and is the defence never rescued or beaten by luck?"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from dummywhist.engine.cards.card import PACK, SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of, of_suit, without
from dummywhist.engine.cards.notation import read_card, read_hand
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, left_of
from dummywhist.engine.problems.defending import answer, length, lost, revealed
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.playing import OURS, State
from dummywhist.engine.problems.problem import Limit, Problem, count_layouts, layouts, runs_of
from dummywhist.engine.problems.solving import Solution, failing, is_one, mark_of, solved
from dummywhist.engine.problems.text import read_problem
from dummywhist.engine.solver.position import Position, winner_of
from dummywhist.engine.solver.solver import Solver

Pairs = frozenset[tuple[Hand, Hand]]
RUFF = read_problem("80 N=3...AKT9 S=.AQ.T2.8 out=QJ52.K43.J9.3 trump=C leader=N wins=5")
FINESSE = read_problem("9 N=2.T.85.6 S=KT.Q6..2 out=Q74.K.AJ43.74 trump=H leader=S wins=3")


@cache
def plans_of(problem: Problem) -> Plans:
    return Plans(problem)


@cache
def solution_of(problem: Problem) -> Solution:
    return solved(problem, Solver(4))


def ending(seed: int) -> Problem:
    rng = Random(seed)
    drawn = rng.sample(PACK, 16)
    return Problem(
        str(seed), hand_of(drawn[:4]), hand_of(drawn[4:8]), hand_of(drawn[8:]), rng.choice(SUITS),
        rng.choice((SOUTH, NORTH)), rng.choice((2, 3)),
    )  # fmt: skip


def plain(problem: Problem) -> bool:
    """Whether there is a plan, by a search over sets of layouts that knows neither runs nor the solver."""
    ranked = ranking(problem.trump)

    def lawful(hand: Hand, trick: tuple[Card, ...]) -> tuple[Card, ...]:
        led = of_suit(hand, ranked.suit[trick[0]]) if trick else Hand(0)
        return tuple(cards_in(led or hand))

    @cache
    def wins(
        south: Hand, north: Hand, pairs: frozenset[tuple[Hand, Hand]], leader: int, trick: tuple[Card, ...], need: int
    ) -> bool:
        if need <= 0:
            return True
        seat = left_of(leader, len(trick))
        held = {SOUTH: south, NORTH: north}.get(seat)
        if not trick and need > south.bit_count():
            return False

        def on(card: Card, after: Pairs) -> bool:
            yours = without(south, card) if seat == SOUTH else south
            dummy = without(north, card) if seat == NORTH else north
            now = (*trick, card)
            if len(now) < 4:
                return wins(yours, dummy, after, leader, now, need)
            won = left_of(leader, winner_of(ranked, now))
            return wins(yours, dummy, after, won, (), need - (won in OURS))

        if held is not None:
            return any(on(card, pairs) for card in lawful(held, trick))
        split: dict[Card, set[tuple[Hand, Hand]]] = {}
        for east, west in pairs:
            for card in lawful(east if seat == EAST else west, trick):
                pair = (without(east, card), west) if seat == EAST else (east, without(west, card))
                split.setdefault(card, set()).add(pair)
        return all(on(card, frozenset(after)) for card, after in split.items())

    begin = frozenset((hands[EAST], hands[WEST]) for hands in layouts(problem))
    return wins(problem.yours, problem.dummy, begin, problem.leader, (), problem.wins)


@pytest.mark.parametrize("seed", range(30))
def test_the_search_agrees_with_one_that_knows_no_runs(seed: int) -> None:
    problem = ending(seed)
    plans = plans_of(problem)
    assert plans.wins(plans.begin) == plain(problem)


@pytest.mark.parametrize("seed", range(12))
def test_what_was_learned_on_the_way_stays_true(seed: int) -> None:
    """One search that is asked of a line again and again, each trick with fewer left, agrees with fresh ones."""
    problem, rng = ending(seed + 100), Random(seed)
    plans = Plans(problem)
    state, asked = plans.begin, 0
    while state.by and state.need > 0:
        cards = plans.own_cards(state) if state.on_turn in OURS else ()
        after = [plans.after(state, card) for card in cards] or [told for _, told in plans.answers(state)]
        for by in range(state.by + 1):
            for one in (state, *after):
                asked += 1
                sooner = one._replace(by=min(by, one.by))
                assert plans.wins(sooner) == Plans(problem).wins(sooner)
        state = rng.choice(after)
    assert asked


@pytest.mark.parametrize("seed", range(12))
def test_a_plan_wins_against_a_part_and_none_against_more(seed: int) -> None:
    problem, rng = ending(seed + 200), Random(seed)
    every = Plans(problem).begin
    for _ in range(10):
        fewer = every._replace(splits=every.splits & rng.getrandbits(every.splits.bit_length()))
        more = fewer._replace(splits=fewer.splits | every.splits & rng.getrandbits(every.splits.bit_length()))
        if fewer.splits:
            plans = Plans(problem)
            first = plans.wins(more)
            assert plans.wins(fewer) == Plans(problem).wins(fewer) >= first


def test_few_positions_are_searched() -> None:
    """Sets are remembered for all that they decide: this one took 143,753 positions when each set stood for itself."""
    problem = read_problem("44 N=J95.92..J S=4.K.6.865 out=QT.AT7.QT874.Q3 trump=C leader=S wins=3")
    plans = Plans(problem)
    solved(problem, Solver(8), plans)
    assert 0 < plans.searched < 20_000


def test_both_answers_occur_among_these() -> None:
    assert len({Plans(ending(seed)).wins(Plans(ending(seed)).begin) for seed in range(30)}) == 2


@pytest.mark.parametrize(
    "line",
    [
        "a N=A5.42.. S=KT8.5.. out=Q9632.AKQ.. trump=S leader=S wins=3",
        "b N=J5.52.. S=Q94.4.. out=AKT63.AKQ.. trump=S leader=N wins=1",
        "c N=A75.3.. S=T43.2.. out=Q9862.AKQ.. trump=S leader=N wins=2",
        "d N=K83.2.. S=T42.3.. out=A9765.AKQ.. trump=S leader=S wins=2",
    ],
)
def test_who_of_the_others_has_the_higher_of_a_run_may_matter(line: str) -> None:
    """Hearts are lost in any case, but to which of them decides who leads trumps next."""
    problem = read_problem(line)
    assert not plain(problem)
    assert not plans_of(problem).wins(plans_of(problem).begin)


@pytest.mark.parametrize("seed", [49, 85, 160, 187, 219, 225, 266, 302])
def test_where_each_layout_could_be_won_but_not_all_at_once(seed: int) -> None:
    problem, rng = ending(seed), Random(seed)
    plans = plans_of(problem)
    assert lost(plans, plans.begin) == 0
    for _ in range(5):
        state = plans.begin
        while state.by:
            if state.on_turn in OURS:
                state = plans.after(state, rng.choice(plans.own_cards(state)))
            else:
                _, state = answer(plans, state)
            assert not plans.wins(state)


def test_runs_end_where_a_card_of_ours_lies() -> None:
    runs = runs_of(read_hand("QJT8.K..2"), read_hand("9.A..3"))
    assert [sorted(cards_in(run)) for run in runs] == [
        [read_card("S8")],
        sorted(read_card(card) for card in ("ST", "SJ", "SQ")),
        [read_card("HK")],
        [read_card("C2")],
    ]


def test_layouts_are_all_that_agree_with_what_is_known() -> None:
    assert count_layouts(FINESSE) == len(set(layouts(FINESSE))) == 252
    limited = Problem(
        "x", FINESSE.yours, FINESSE.dummy, FINESSE.out, FINESSE.trump, SOUTH, 3, (Limit(EAST, SUITS[2], 1),)
    )
    assert count_layouts(limited) == len(set(layouts(limited))) < 252
    assert all(of_suit(hands[EAST], SUITS[2]).bit_count() <= 1 for hands in layouts(limited))


def test_what_is_known_takes_no_plan_away() -> None:
    known = replace(FINESSE, limits=(Limit(EAST, SUITS[1], 0),))
    assert set(solution_of(known).holds) >= set(solution_of(FINESSE).holds)


def test_one_card_solves_and_every_other_fails_often() -> None:
    for problem in (RUFF, FINESSE):
        solution = solution_of(problem)
        assert is_one(problem, solution)
        assert all(solution.failing[card] == 0 for card in solution.holds)
        others = [many for card, many in solution.failing.items() if card not in solution.holds]
        assert min(others) >= 0.1 * solution.layouts


def test_a_position_with_many_solutions_is_no_problem() -> None:
    problem = replace(RUFF, wins=1)
    assert not is_one(problem, solution_of(problem))


def test_the_mark_tells_solutions_apart() -> None:
    marks = {mark_of(solution_of(problem)) for problem in (RUFF, FINESSE)}
    assert len(marks) == 2
    assert mark_of(solved(RUFF, Solver(8))) in marks


def test_shares_are_counted_with_all_hands_seen() -> None:
    solver = Solver(4)
    fails, many = failing(FINESSE, solver)
    card = next(iter(fails))
    counted = sum(
        Solver(4).cards(Position(hands, FINESSE.trump, FINESSE.leader))[card] < FINESSE.wins
        for hands in layouts(FINESSE)
    )
    assert (fails[card], many) == (counted, 252)


def played_out(plans: Plans, state: State, rng: Random, *, follow: bool) -> Iterator[State]:
    """Play to the end: the defence by its rule, our side by its plan or at random."""
    while state.by and state.need > 0:
        if state.on_turn not in OURS:
            _, state = answer(plans, state)
        else:
            cards = plans.own_cards(state)
            good = [card for card in cards if plans.wins(plans.after(state, card))]
            state = plans.after(state, good[0] if follow else rng.choice(cards))
        yield state


@pytest.mark.parametrize("problem", [RUFF, FINESSE], ids=["ruff", "finesse"])
@pytest.mark.parametrize("seed", range(20))
def test_no_wrong_card_is_rescued_by_luck(problem: Problem, seed: int) -> None:
    rng, plans = Random(seed), plans_of(problem)
    wrong = [card for card in plans.own_cards(plans.begin) if card not in solution_of(problem).holds]
    state = plans.after(plans.begin, rng.choice(wrong))
    assert not plans.wins(state)
    for after in played_out(plans, state, rng, follow=False):
        assert not plans.wins(after)
        state = after
    assert state.need > 0


@pytest.mark.parametrize("problem", [RUFF, FINESSE], ids=["ruff", "finesse"])
@pytest.mark.parametrize("seed", range(20))
def test_the_plan_wins_against_any_cards(problem: Problem, seed: int) -> None:
    rng, plans = Random(seed), plans_of(problem)
    state = plans.after(plans.begin, solution_of(problem).holds[0])
    while state.need > 0:
        if state.on_turn in OURS:
            state = next(after for card in plans.own_cards(state) if plans.wins(after := plans.after(state, card)))
        else:
            _, state = rng.choice(list(plans.answers(state)))
    assert state.by >= 0


def test_the_defence_holds_out_longest_and_shows_where_it_was_lost() -> None:
    plans = plans_of(RUFF)
    right = plans.after(plans.begin, solution_of(RUFF).holds[0])
    told = answer(plans, right)
    assert length(plans, told.state) == max(length(plans, after) for _, after in plans.answers(right))
    wrong = next(card for card in plans.own_cards(plans.begin) if card not in solution_of(RUFF).holds)
    state = plans.after(plans.begin, wrong)
    assert lost(plans, state) > 0
    hands = revealed(plans, state)
    assert plans.seen(state, min(plans.splits_of(state), key=lambda one: (plans.seen(state, one), one))) < state.need
    assert hands[NORTH] | hands[EAST] | hands[SOUTH] | hands[WEST] == state.yours | state.dummy | state.out


def test_equals_go_together() -> None:
    plans = plans_of(RUFF)
    club = read_card("CK")
    assert plans.equals(plans.begin, club) == tuple(read_card(card) for card in ("C9", "CT", "CK", "CA"))
    assert plans.equals(plans.begin, read_card("ST")) == ()
