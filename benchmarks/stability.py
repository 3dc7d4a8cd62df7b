"""How often does the seed decide? Choices of a level in the middle of deals, asked again with other seeds.

    python -m benchmarks.stability [GAME …] [--level master] [--choices 200] [--seeds 2] [--first-deal 1] [--jobs 1]

Deals are played by steady players; at random moments between the second trick and the third last the player on turn is
asked what he would do, with so many seeds. Cards that are equal count as the same. Printed is how many choices were not
the same with every seed, and the part of pairs of seeds that differ, with the time of a choice.
"""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from random import Random

from dummywhist.cli.arena.deals import Moment, played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.facts.situation import runs
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import decide

EACH = 3
"""Choices that are asked about in a deal."""


def choices_of(game: str, number: int) -> list[View]:
    """Return the Views of some choices in the middle of a deal of steady players."""
    setup = setup_of(game, number, {}, Random(number))
    found = []
    for moment in played(setup, number, dict.fromkeys(setup.layout.players, decider("steady", number))):
        if not isinstance(moment, Moment) or not isinstance(moment.action, Play):
            continue
        left = max(hand.bit_count() for hand in moment.state.hands)
        seen = view(moment.state, moment.player)
        if moment.state.tricks and left > 3 and len(classes(seen)) > 1:
            found.append(seen)
    return Random(number).sample(found, min(EACH, len(found)))


def classes(seen: View) -> dict[Card, int]:
    """Return for each lawful card the set of those that are worth the same."""
    insight = Insight(seen)
    return {
        card: run.mask for run in runs(insight, int(insight.legal)) for card in map(Card, range(54))
        if run.mask >> card & 1
    }  # fmt: skip


def asked(level: str, seeds: int, seen: View) -> tuple[tuple[int, ...], float]:
    """Return what ``level`` plays, as sets of equal cards, by seed, and the seconds of a choice."""
    equals = classes(seen)
    manner = Manner(company=tuple((player, Kind.COMPUTER) for player in seen.layout.players))
    began = time.process_time()
    told = []
    for seed in range(1, seeds + 1):
        action = decide(level, seen, 7919 * seed, manner).action
        assert isinstance(action, Play)
        told.append(equals[action.card])
    return tuple(told), (time.process_time() - began) / seeds


def measure(game: str, level: str, many: int, seeds: int, first: int, jobs: int) -> None:
    """Print what `asked` found at ``many`` choices."""
    views: list[View] = []
    number = first
    while len(views) < many:
        views += choices_of(game, number)
        number += 1
    ask = partial(asked, level, seeds)
    if jobs == 1:
        found: Sequence[tuple[tuple[int, ...], float]] = list(map(ask, views[:many]))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            found = list(pool.map(ask, views[:many], chunksize=4))
    changed = sum(len(set(told)) > 1 for told, _ in found)
    pairs = [one != other for told, _ in found for one, other in combinations(told, 2)]
    mean = sum(spent for _, spent in found) / len(found)
    print(f"{game}, {level}: {changed} of {many} choices change among {seeds} seeds; {sum(pairs) / len(pairs):.1%} of "
          f"pairs of seeds differ; {1000 * mean:.0f} ms a choice")  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How often the seed decides.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=["english-dummy", "classic-whist"])
    parser.add_argument("--level", default="master")
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--first-deal", type=int, default=1, dest="first")
    parser.add_argument("--jobs", type=int, default=1)
    told = parser.parse_args()
    for game in told.games:
        measure(game, told.level, told.choices, told.seeds, told.first, told.jobs)


if __name__ == "__main__":
    main()
