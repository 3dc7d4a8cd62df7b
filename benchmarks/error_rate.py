"""How much does each level lose on what can be known? The marks of the error rate.

    python -m benchmarks.error_rate GAME [--deals 400] [--levels beginner,steady,strong,master] [--first-deal 1]
        [--jobs 2] [--keep FILE] [--write]

So many deals of GAME are played by computers of one level, all alike, and judged by both truths, all levels of a deal
before the next one. Printed are, by level and role, the tricks that a player loses in a deal on what he could know,
with the band of 95 in 100, and in a hundred choices. What is judged goes to FILE, a line a deal: the same command goes
on where it was stopped. ``--write`` puts the marks into `engine/study/marks.toml`.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from benchmarks.study import played
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.statistics.marks import TABLE_FILE, Mark, marks_text, shipped
from dummywhist.engine.statistics.roles import group_of, role_of
from dummywhist.engine.study import honesty
from dummywhist.engine.study.deal_study import judged
from dummywhist.engine.study.findings import make
from dummywhist.engine.study.split import splits

SURE: Final = 1.96
Task = tuple[str, str, int]
"""Game, level, number of the deal."""
Told = dict[str, Any]


def judge(task: Task) -> Told:
    """Return what each player lost in one deal, on how many choices."""
    game, level, number = task
    log = played(game, number, level)
    found = list(judged(log))
    end = honesty.played(log, len(log.entries))
    assert end.result is not None
    layout, parts = end.layout, splits(found, end.layout, end.result) or {}
    lost: list[list[Any]] = []
    for player in layout.players:
        mine = [one for one in found if one.decision.player == player]
        choices = sum(one.known is not None for one in mine)
        role = group_of(role_of(layout, player))
        lay = round(parts[player].lay, 6) if player in parts else None
        lost.append([role, round(sum(one.known_loss for one in mine), 6), choices, lay])
    return {"game": game, "level": level, "deal": number, "make": make(), "lost": lost}


# ---- what is kept ----


def kept(path: Path | None) -> list[Told]:
    """Return what was found before by these players; a last line that does not end is let go."""
    if path is None or not path.exists():
        return []
    whole, _, _torn = path.read_text("utf-8").rpartition("\n")
    found = [json.loads(line) for line in whole.split("\n") if line]
    return [one for one in found if one["make"] == make()]


def keep(path: Path | None, told: Told) -> None:
    """Add a line to what is kept."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")


def of_deals(found: Iterable[Told], game: str) -> Iterator[Told]:
    """Give the deals of a game among what is kept."""
    return (one for one in found if "lost" in one and one["game"] == game)


# ---- what comes of it ----


def marks(found: Iterable[Told]) -> dict[tuple[str, str], Mark]:
    """Return the means by role and level; of two players of a role in a deal both count, with the deal as the unit."""
    deals: dict[tuple[str, str], list[list[list[Any]]]] = defaultdict(list)
    for told in found:
        for role in {role for role, *_ in told["lost"]}:
            deals[role, told["level"]].append([one for one in told["lost"] if one[0] == role])
    return {key: _mark(of) for key, of in deals.items()}


def _mark(deals: list[list[list[Any]]]) -> Mark:
    tricks = [mean(one[1] for one in deal) for deal in deals]
    choices = sum(mean(one[2] for one in deal) for deal in deals)
    lay = [mean(one[3] for one in deal) for deal in deals if all(one[3:] not in ([], [None]) for one in deal)]
    return Mark(
        mean(tricks), _error(tricks), 100 * sum(tricks) / max(choices, 1), len(deals), mean(lay) if lay else 0.0,
        _error(lay), len(lay),
    )  # fmt: skip


def _error(figures: list[float]) -> float:
    return stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0


def main() -> None:
    """Play, judge, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--first-deal", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, default=None, metavar="FILE")
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    game_of(wanted.game)
    found = list(of_deals(kept(wanted.keep), wanted.game))
    done = {(one["game"], one["level"], one["deal"]) for one in found}
    levels = wanted.levels.split(",")
    numbers = range(wanted.first_deal, wanted.first_deal + wanted.deals)
    tasks = [task for number in numbers for level in levels if (task := (wanted.game, level, number)) not in done]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for told in pool.map(judge, tasks):
            keep(wanted.keep, told)
            found.append(told)
    made = marks(found)
    for (role, level), one in sorted(made.items()):
        within = SURE * one.error
        print(
            f"{role}, {level}: {one.tricks:.2f} tricks a deal ({one.tricks - within:.2f} to "
            f"{one.tricks + within:.2f}); {one.hundred:.1f} in a hundred choices; {one.deals} deals; "
            f"the cards lay {one.lay:+.2f} +- {one.lay_error:.2f} in {one.lay_deals}"
        )
    if wanted.write:
        table = {**shipped(), **{(wanted.game, role, level): one for (role, level), one in made.items()}}
        write_whole(TABLE_FILE, marks_text(table, HEAD.format(date=date.today(), make=make())).encode())


HEAD: Final = """What each level loses a deal on what it could know, in tricks, among players of its own level.

Made by `python -m benchmarks.error_rate GAME --write`; the last time on {date}, by the players {make}.
"""

if __name__ == "__main__":
    main()
