"""Do the five parts come to the result in deals that computers played, in every game? Any number of them."""

from concurrent.futures import ProcessPoolExecutor
from random import Random

from benchmarks.study import played
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.engine.study.splitting import check_split
from tests.sections import Section


def _checked(task: tuple[str, int, int]) -> tuple[int, int]:
    game, number, seed = task
    told = check_split(played(game, number, "steady"), Random(f"{game} {number} {seed}"))
    return 1, told


def split(count: int, seed: int, jobs: int) -> str:
    """Check ``count`` deals of each game; return the totals."""
    tasks = [(game.key, seed + number, seed) for game in GAMES for number in range(1, count + 1)]
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(_checked, tasks, chunksize=8))
    deals, told = (sum(pair[at] for pair in found) for at in (0, 1))
    return f"{deals:,} deals in {len(GAMES)} games: {told:,} splits in tricks and points come to the result"


SPLIT = Section("split", "deals of each game whose parts are added up", 1_000, split, spread=True)
