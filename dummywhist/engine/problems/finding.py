"""Where do problems come from? Random endings, of which those are kept that one card solves."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Final

from dummywhist.engine.cards.card import PACK, SUITS, Card, suit_of
from dummywhist.engine.cards.hand import hand_of, size
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import NORTH, SEATS, SOUTH
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.defending import length
from dummywhist.engine.problems.line import Trick, line
from dummywhist.engine.problems.planning import GivenUpError, Plans
from dummywhist.engine.problems.playing import OURS, State
from dummywhist.engine.problems.problem import FEWEST, LEVELS, Problem
from dummywhist.engine.problems.solving import Solution, is_one, mark_of, tricks_of, with_plans
from dummywhist.engine.solver.solver import Solver

MOST_SEARCHED: Final = 3000
"""Positions of the plan search: what takes more is no problem for a table where somebody waits."""


def ending(rng: Random, cards: int, name: str, solver: Solver) -> Problem | None:
    """Return a random ending with ``cards`` in each hand as a problem, or None where it is none."""
    drawn = rng.sample(PACK, 4 * cards)
    trump, leader = rng.choice(SUITS), rng.choice((SOUTH, SOUTH, NORTH))
    yours, dummy, out = (hand_of(drawn[:cards]), hand_of(drawn[cards : 2 * cards]), hand_of(drawn[2 * cards :]))
    try:
        first = Problem(name, yours, dummy, out, trump, leader, 2)
    except Unreadable:
        return None
    taken, many = tricks_of(first, solver)
    for wins in range(2, cards + 1):
        problem = replace(first, wins=wins)
        fails = {card: sum(times[:wins]) for card, times in taken.items()}
        sure = tuple(sorted(card for card, times in fails.items() if not times))
        if not sure:
            return None
        # The solver sees all hands: what it finds wanting here need not be searched.
        if is_one(problem, Solution(sure, fails, many)):
            found = _solved_soon(problem, solver, fails, many)
            if found is not None:
                return found
    return None


def _solved_soon(problem: Problem, solver: Solver, fails: dict[Card, int], many: int) -> Problem | None:
    """Return the problem if it is one, and is solved within `MOST_SEARCHED`."""
    plans = Plans(problem, solver, lambda: plans.searched >= MOST_SEARCHED)
    try:
        solution = with_plans(plans, fails, many)
    except GivenUpError:
        return None
    return rated(problem, solution) if is_one(problem, solution) else None


def rated(problem: Problem, solution: Solution) -> Problem:
    """Return a problem with its theme, level and mark."""
    plans = Plans(problem)
    return replace(
        problem, theme=theme_of(problem, main_line(plans, solution)), level=level_of(plans, solution),
        mark=mark_of(solution),
    )  # fmt: skip


def main_line(plans: Plans, solution: Solution) -> tuple[Trick, ...]:
    """Return the tricks that are played when our side follows its plan, until it has won what it needs."""

    def choose(state: State) -> Card:
        first = solution.holds[:1] if state == plans.begin else plans.own_cards(state)
        return next(card for card in first if plans.wins(plans.after(state, card)))

    return line(plans, choose)


def theme_of(problem: Problem, tricks: tuple[Trick, ...]) -> str:
    """Return what the plan is about, by the line that is played.

    ``throw-in``: a trick that we led is given up, and what is led then gives one back. ``finesse``: a card wins over
    which a higher one of its suit was out. ``force``: a trick is given up and the suit wins later. ``ruff``: a plain
    suit is trumped. ``draw``: trumps are led. ``cash``: nothing of these.
    """
    suit = ranking(problem.trump).suit
    for given, next_one in pairwise(tricks):
        if given.leader in OURS and given.winner not in OURS and next_one.winner in OURS:
            return "throw-in"
    for at, trick in enumerate(tricks):
        if trick.winner in OURS and _finessed(problem, tricks[:at], trick):
            return "finesse"
    for at, trick in enumerate(tricks):
        later = [one for one in tricks[at + 1 :] if suit[one.cards[0]] == suit[trick.cards[0]]]
        if trick.winner not in OURS and any(one.winner in OURS for one in later):
            return "force"
    for trick in tricks:
        won = trick.cards[(trick.winner - trick.leader) % len(SEATS)]
        if trick.winner in OURS and suit[won] == problem.trump != suit[trick.cards[0]]:
            return "ruff"
    if suit[tricks[0].lead] == problem.trump:
        return "draw"
    return "cash"


def _finessed(problem: Problem, before: tuple[Trick, ...], trick: Trick) -> bool:
    """Whether our third hand won the trick though a higher card of its suit was out."""
    place = (trick.winner - trick.leader) % len(SEATS)
    if place != 2:
        return False
    card = trick.cards[place]
    gone = {one for played in before for one in played.cards} | set(trick.cards)
    same = [one for one in PACK if suit_of(one) == suit_of(card) and one > card]
    return any(problem.out >> one & 1 and one not in gone for one in same)


def level_of(plans: Plans, solution: Solution) -> int:
    """Return how hard a problem is, from 1 to 5.

    It counts the cards of a hand above four, the cards to choose from, how rarely the most tempting wrong card fails,
    and within how many tricks the plan has won.
    """
    problem = plans.problem
    choices = len(plans.own_cards(plans.begin))
    rarest = min(many for card, many in solution.failing.items() if card not in solution.holds) / solution.layouts
    points = (size(problem.yours) - FEWEST) + (choices > 3) + (rarest < 0.3) + (rarest < 0.15)
    points += length(plans, plans.after(plans.begin, solution.holds[0])) > 3
    return max(LEVELS[0], min(LEVELS[-1], points))
