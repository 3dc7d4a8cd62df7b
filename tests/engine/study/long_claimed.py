"""Are claims judged rightly, and is a wrong one beaten by its line? Positions of all games with 13, 9, 5 and 1 cards.

Every claim of a player is made, from none to all the tricks left: right ones are admitted, wrong ones refused.
"""

from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from typing import Final

from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.engine.study.claimed import check_claims, claimants, positions, with_tops
from tests.sections import Section

CARDS: Final = (13, 9, 5, 1)


def _checked(task: tuple[str, int, int, int]) -> tuple[int, int]:
    key, cards, many, seed = task
    dice = Random(f"{key} {cards} {seed}")
    right = wrong = 0
    for number, state in enumerate(islice(positions(game_of(key), cards, dice), many)):
        player = claimants(state)[0]
        one, other = check_claims(with_tops(state, player) if number % 4 == 3 else state, player, dice)
        right, wrong = right + one, wrong + other
    return right, wrong


def claimed(count: int, seed: int, jobs: int) -> str:
    """Check ``count`` positions; return the totals."""
    each = -(-count // (len(GAMES) * len(CARDS)))
    tasks = [(game.key, cards, each, seed) for game in GAMES for cards in CARDS]
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(_checked, tasks))
    right, wrong = (sum(pair[at] for pair in found) for at in (0, 1))
    return (
        f"{each * len(tasks):,} positions in {len(GAMES)} games: {right:,} right claims admitted, "
        f"{wrong:,} wrong ones refused, each beaten by its line"
    )


CLAIMED = Section("claimed", "positions in which tricks are claimed", 1_000, claimed, spread=True)
