"""How much does each level lose on what can be known? The marks of the error rate.

    python -m benchmarks.error_rate GAME [--deals 400] [--levels beginner,steady,strong,master] [--first-deal 1]
        [--jobs 2] [--toml]

So many deals of GAME are played by computers of one level, all alike, and judged by both truths. Printed are, by level
and role, the tricks that a player loses in a deal on what he could know, with the standard error over the deals, and
in a hundred choices; with `--toml` the same as a table with the date and what makes these players.
"""

import argparse
import statistics
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from math import sqrt
from typing import NamedTuple

from benchmarks.study import played
from dummywhist.engine.deal.layout import Layout, Player, side_of
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.study.deal_study import has_choice, judged
from dummywhist.engine.study.findings import make


class Loss(NamedTuple):
    """What one player lost in a deal, in ``tricks``, and on how many ``choices``; ``role``: what he played."""

    level: str
    role: str
    tricks: float
    choices: int


class Mark(NamedTuple):
    """The mean of many: ``tricks`` a deal with its standard ``error``, and in a ``hundred`` choices."""

    tricks: float
    error: float
    hundred: float
    deals: int


def role_of(layout: Layout, player: Player) -> str:
    """Return what ``player`` does: plays with a dummy, against one, in a game of four hands, or alone."""
    if len(layout.seats_of(player)) > 1:
        return "with dummy"
    if layout.dummies:
        return "against dummy"
    sides = [side_of(layout, other) for other in layout.players]
    return "four hands" if sides.count(side_of(layout, player)) > 1 else "alone"


def losses(task: tuple[str, int, str]) -> list[Loss]:
    """Return what each player lost in one deal."""
    game, number, level = task
    found = list(judged(played(game, number, level)))
    layout = found[0].decision.view.layout
    return [
        Loss(
            level, role_of(layout, player),
            sum(one.known_loss for one in found if one.decision.player == player),
            sum(has_choice(one.decision) for one in found if one.decision.player == player),
        )
        for player in layout.players
    ]  # fmt: skip


def marks(found: Iterator[list[Loss]]) -> dict[tuple[str, str], Mark]:
    """Return the means by level and role; of two players of a role in a deal both count, with the deal as the unit."""
    deals: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for told in found:
        for key in {(one.level, one.role) for one in told}:
            mine = [one for one in told if (one.level, one.role) == key]
            tricks = sum(one.tricks for one in mine) / len(mine)
            deals[key].append((tricks, sum(one.choices for one in mine) // len(mine)))
    return {key: _mark(of) for key, of in sorted(deals.items())}


def _mark(deals: list[tuple[float, int]]) -> Mark:
    tricks = [one for one, _ in deals]
    choices = sum(many for _, many in deals)
    error = statistics.stdev(tricks) / sqrt(len(tricks)) if len(tricks) > 1 else 0.0
    return Mark(statistics.mean(tricks), error, 100 * sum(tricks) / max(choices, 1), len(tricks))


def table(game: str, found: dict[tuple[str, str], Mark]) -> str:
    """Return the marks as TOML."""
    lines = [f'["{game}"]', f"date = {date.today().isoformat()}", f'make = "{make()}"']
    for (level, role), one in found.items():
        lines.append(
            f'"{level}, {role}" = {{ tricks = {one.tricks:.4f}, error = {one.error:.4f}, '
            f"hundred = {one.hundred:.3f}, deals = {one.deals} }}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, judge, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--first-deal", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--toml", action="store_true")
    wanted = parser.parse_args()
    game_of(wanted.game)
    numbers = range(wanted.first_deal, wanted.first_deal + wanted.deals)
    tasks = [(wanted.game, number, level) for level in wanted.levels.split(",") for number in numbers]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        found = marks(pool.map(losses, tasks))
    if wanted.toml:
        print(table(wanted.game, found))
        return
    for (level, role), one in found.items():
        print(
            f"{level}, {role}: {one.tricks:.2f} tricks a deal, +- {one.error:.2f}; "
            f"{one.hundred:.1f} in a hundred choices; {one.deals} deals"
        )


if __name__ == "__main__":
    main()
