"""What solves a problem, and how often does every other card fail?"""

from hashlib import sha256
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.problems.planning import Plans
from dummywhist.engine.problems.problem import Problem, layouts
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

LEAST_FAILING: Final = 0.1
"""Every card that does not solve a problem fails in at least this share of the layouts, all hands seen."""


class Solution(NamedTuple):
    """The cards that hold against everything; by card in how many of ``layouts`` it fails, all hands seen."""

    holds: tuple[Card, ...]
    failing: dict[Card, int]
    layouts: int


def tricks_of(problem: Problem, solver: Solver) -> tuple[dict[Card, list[int]], int]:
    """Return by card in how many layouts it takes 0, 1, 2 … tricks, all hands seen, and how many layouts there are."""
    found: dict[Card, list[int]] = {}
    many = 0
    for hands in layouts(problem):
        many += 1
        for card, tricks in solver.cards(Position(hands, problem.trump, problem.leader)).items():
            found.setdefault(card, [0] * (problem.cards + 1))[tricks] += 1
    return found, many


def failing(problem: Problem, solver: Solver) -> tuple[dict[Card, int], int]:
    """Return by card in how many layouts it misses the target with all hands seen, and how many layouts there are."""
    taken, many = tricks_of(problem, solver)
    return {card: sum(times[: problem.wins]) for card, times in taken.items()}, many


def solved(problem: Problem, solver: Solver, plans: Plans | None = None) -> Solution:
    """Return what solves ``problem``; ``plans`` of it that are there already learn what is found."""
    fails, many = failing(problem, solver)
    return with_plans(Plans(problem, solver) if plans is None else plans, fails, many)


def with_plans(plans: Plans, fails: dict[Card, int], many: int) -> Solution:
    """Return what solves a problem of which it is known in how many of so ``many`` layouts each card fails."""
    holds: list[Card] = []
    for card in plans.own_cards(plans.begin):
        if not fails[card] and plans.wins(plans.after(plans.begin, card)):
            holds += plans.equals(plans.begin, card)
    return Solution(tuple(sorted(holds)), fails, many)


def is_one(problem: Problem, solution: Solution) -> bool:
    """Whether a position is a problem: one card or run of equals holds, and every other fails often enough."""
    plans = Plans(problem)
    if not solution.holds or set(solution.holds) != set(plans.equals(plans.begin, solution.holds[0])):
        return False
    others = [many for card, many in solution.failing.items() if card not in solution.holds]
    return bool(others) and all(many >= LEAST_FAILING * solution.layouts for many in others)


def mark_of(solution: Solution) -> str:
    """Return a short digest of a solution: of the cards that hold, and of how often each other fails."""
    told = [f"{card_text(card)}{many}" for card, many in sorted(solution.failing.items())]
    holds = " ".join(card_text(card) for card in solution.holds)
    return sha256(f"{holds}|{' '.join(told)}|{solution.layouts}".encode()).hexdigest()[:12]
