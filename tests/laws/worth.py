"""What is a game worth, as the laws tell it: one number."""

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.deal.score import game_lines
from dummywhist.engine.rules.counts import Count


def game_worth(count: Count, winner: int, loser: int) -> int:
    """Return the value of a game won at ``winner`` to ``loser``: its lines add up to it (W-GAME-4, 7, 8, 9)."""
    return sum(line.amount for line in game_lines(count, Side("NS"), winner, loser))
