"""How does the yardstick play? Perfect information Monte Carlo: uniform worlds, each solved, the best mean of tricks.

Levels are measured against it with 20 worlds.
"""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.players.belief.positions import positions
from dummywhist.engine.players.choice import Choice, chosen, dice
from dummywhist.engine.solver.solver import Solver

MEMORY_MB: Final = 64


def pimc(insight: Insight, seed: int, worlds: int, solver: Solver | None = None) -> Choice:
    """Return the card with the most tricks over ``worlds`` worlds; of equals the lowest.

    ``insight`` is of the View itself, downtown too. ``solver`` may be given to keep its memory.
    """
    deals = layouts(insight, worlds, dice(insight, seed))
    solver = solver or Solver(MEMORY_MB)
    totals: dict[Card, int] = {}
    for solved in solver.batch(positions(insight, deals[:worlds])):
        assert solved.cards is not None
        for card, tricks in solved.cards.items():
            totals[card] = totals.get(card, 0) + tricks
    return chosen(insight, lowest_of_best(insight, totals), "ending", "ending")


def lowest_of_best(insight: Insight, totals: dict[Card, int]) -> Card:
    """Return the card with the greatest total; of several the lowest, and of those the first in the pack."""
    most = max(totals.values())
    best: Sequence[Card] = [card for card, total in totals.items() if total == most]
    return min(best, key=lambda card: (insight.ranked.strength[card], card))
