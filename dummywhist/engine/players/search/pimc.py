"""How does the yardstick play? Perfect information Monte Carlo: uniform worlds, each solved, the best mean of tricks.

Levels are measured against it with 20 worlds, in several forms: a player who reads cards must not count on the habit by
which one of them chooses among cards of the same worth.
"""

import random
import re
from typing import Final, Literal, cast

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.players.belief.positions import positions
from dummywhist.engine.players.choice import Choice, chosen, dice
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.values import NamedTuple

MEMORY_MB: Final = 64
Ties = Literal["lowest", "highest", "any"]


class Yardstick(NamedTuple):
    """How many ``worlds`` it solves, which of the cards with the most tricks it plays, and whether it leads the
    ``short`` suits among those first.
    """

    worlds: int
    ties: Ties = "lowest"
    short: bool = False


SPELLED: Final = re.compile(r"pimc:([1-9][0-9]{0,4})(?::(highest|any))?(:short)?", re.ASCII)


def read_yardstick(text: str) -> Yardstick | None:
    """Return the yardstick that ``text`` spells, as in ``pimc:20`` and ``pimc:20:any:short``, or None."""
    found = SPELLED.fullmatch(text)
    if found is None:
        return None
    return Yardstick(int(found[1]), cast("Ties", found[2] or "lowest"), found[3] is not None)


def pimc(insight: Insight, seed: int, yardstick: Yardstick, solver: Solver | None = None) -> Choice:
    """Return a card with the most tricks over the worlds of ``yardstick``.

    ``insight`` is of the View itself, downtown too. ``solver`` may be given to keep its memory.
    """
    luck = dice(insight, seed)
    deals = layouts(insight, yardstick.worlds, luck)
    solver = solver or Solver(MEMORY_MB)
    totals: dict[Card, int] = {}
    for solved in solver.batch(positions(insight, deals[: yardstick.worlds])):
        assert solved.cards is not None
        for card, tricks in solved.cards.items():
            totals[card] = totals.get(card, 0) + tricks
    return chosen(insight, of_best(insight, totals, yardstick, luck), "ending", "ending")


def of_best(insight: Insight, totals: dict[Card, int], yardstick: Yardstick, luck: random.Random) -> Card:
    """Return one of the cards with the greatest total: the lowest or the highest, by the pack if need be, or any."""
    most = max(totals.values())
    best = [card for card, total in totals.items() if total == most]
    ranked = insight.ranked
    if yardstick.short and insight.led is None:
        lengths = {card: (insight.hand & ranked.of_suit[ranked.suit[card]]).bit_count() for card in best}
        best = [card for card in best if lengths[card] == min(lengths.values())]
    if yardstick.ties == "any":
        return best[int(luck.random() * len(best))]  # only random() gives the same on every version of Python
    if yardstick.ties == "highest":
        return max(best, key=lambda card: (ranked.strength[card], card))
    return min(best, key=lambda card: (ranked.strength[card], card))
