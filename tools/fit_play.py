"""Fit how much each fact about a card counts in the play, and write it into the weights of the players.

    python tools/fit_play.py gather FILE [--deals N] [--first-deal N] [--jobs N] [KIND …]
    python tools/fit_play.py fit FILE … [--try]

`gather` lets steady players play deals of the games that have KIND (all kinds of KINDS below); for every card that was
a choice it solves, with the program's own solver, some layouts of the unseen cards that agree with the View, and writes
to FILE the facts about each card and the tricks that it makes on average. `fit` makes the cards likely that take most
tricks: weights of a softmax over the cards, against one over their tricks, with a pull toward 0 and small ones left
out. The error, on a fifth of the deals that had no part in it, is printed: tricks lost a choice by the card with the
most weight. `--try` writes nothing. Weights that English Dummy has already are left to it. Needs the native solver and
numpy.
"""

import argparse
import pickle
import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dummywhist.cli.arena.deals import Moment, played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighing import considered, key_of
from dummywhist.engine.players.facts.weights import WEIGHTS
from dummywhist.engine.players.mirror import uptown
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver

TARGET = Path(__file__).resolve().parents[1] / "dummywhist/engine/players/facts/family_weights.py"
KINDS = {
    "two": (("humbug", {}), ("thirteen", {})),
    "three": (("three-handed", {}), ("three-handed", {"trump": "rotate_with_no_trump"})),
    "partner": (("classic-whist", {}), ("classic-whist", {"trump": "rotate_with_no_trump"})),
    "bid": (("bid-dummy", {}),),
}
LAYOUTS = {"two": 16, "three": 10, "partner": 6, "bid": 6}
GROUPS = {"lead plain": "lead", "lead trump": "lead", "ruff": "void", "throw": "void"}
ROLES = ("two", "three")  # in these the last hand to play has a choice too
SHARPNESS = 5.0  # how much likelier a card ought to be that makes a trick more: e to that power
PULLS = (0.001, 0.003, 0.01)  # strength of the pull toward 0, by choice
FEWEST = 250  # choices of a group, or it is not fitted
STEPS = 400
SMALL = 0.05  # weights under it are left out
HEAD = '''"""How much does each fact count in the other games of the family? Fitted by tools/fit_play.py."""

from collections.abc import Mapping
from typing import Final

'''


class Chance(NamedTuple):
    """A choice: its group, the deal, the facts about each card by key of weights and name, the tricks of each card.

    Cards of a group are weighed against each other: trumps and plain suits to lead, ruffs and cards to throw.
    """

    group: str
    deal: int
    facts: list[dict[tuple[str, str], float]]
    tricks: list[float]


def choices(number: int, kind: str) -> list[Chance]:
    """Return the choices of deal ``number`` of the games of ``kind``."""
    games = KINDS[kind]
    game, changes = games[number % len(games)]
    setup = setup_of(game, number, changes)
    solver = Solver(64)
    found = []
    for moment in played(setup, number, dict.fromkeys(setup.layout.players, decider("steady", number))):
        if isinstance(moment, Moment) and isinstance(moment.action, Play):
            seen = view(moment.state, moment.player)
            insight = Insight(uptown(seen) if seen.down else seen)
            if insight.hand.bit_count() > 2:
                found += list(_choice(insight, number, LAYOUTS[kind], solver))
    return found


def _choice(insight: Insight, number: int, many: int, solver: Solver) -> Iterator[Chance]:
    situation = Situation(insight)
    cards = considered(situation)
    if len(cards) < 2:
        return
    view, chairs = insight.view, insight.view.layout.chairs
    side = sum(1 << place for place, seat in enumerate(chairs) if seat in (insight.seat, situation.partner))
    sums = np.zeros(len(cards))
    worlds = layouts(insight, many, random.Random(f"{number} {insight.gone}"))[:many]
    for world in worlds:
        hands = tuple(Hand(world[seat]) for seat in chairs)
        tricks = solver.cards(Position(hands, insight.trump, chairs.index(view.leader), view.trick, side))
        solver.forget()
        sums += [tricks[weighed.card] for weighed in cards]
    if sums.max() > sums.min():
        facts = [
            {(key_of(situation, weighed.kind), name): value for name, value in weighed.facts.items()}
            for weighed in cards
        ]
        yield Chance(
            key_of(situation, GROUPS.get(cards[0].kind, cards[0].kind)), number, facts, list(sums / len(worlds))
        )


def by_group(files: list[Path]) -> dict[str, list[Chance]]:
    """Return the choices of ``files`` by their group."""
    found: dict[str, list[Chance]] = defaultdict(list)
    for file in files:
        for chance in pickle.loads(file.read_bytes()):
            found[chance.group].append(chance)
    return found


class Table:
    """The choices of one group as arrays: a row a card."""

    def __init__(self, chances: list[Chance], names: list[tuple[str, str]]) -> None:
        place = {name: at for at, name in enumerate(names)}
        sizes = [len(chance.facts) for chance in chances]
        self.start = np.cumsum([0, *sizes[:-1]])
        self.of = np.repeat(np.arange(len(chances)), sizes)
        self.tricks = np.array([tricks for chance in chances for tricks in chance.tricks])
        self.facts = np.zeros((sum(sizes), len(names)))
        row = 0
        for chance in chances:
            for facts in chance.facts:
                for name, value in facts.items():
                    if name in place:
                        self.facts[row, place[name]] = value
                row += 1
        self.best = np.maximum.reduceat(self.tricks, self.start)
        self.wanted = self._softmax(SHARPNESS * self.tricks)

    def _softmax(self, scores: np.ndarray) -> np.ndarray:
        likely: np.ndarray = np.exp(scores - np.maximum.reduceat(scores, self.start)[self.of])
        shared: np.ndarray = likely / np.add.reduceat(likely, self.start)[self.of]
        return shared

    def fitted(self, pull: float) -> np.ndarray:
        """Return the weights that make the best cards likely."""
        many = len(self.start)

        # Adam: each weight by its own step.
        weights = np.zeros(self.facts.shape[1])
        mean, square = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, STEPS + 1):
            likely = self._softmax(self.facts @ weights)
            slope = self.facts.T @ (likely - self.wanted) / many + 2 * pull * weights
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            pace = 0.1 * (1 - step / STEPS) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
            weights = weights - pace * mean / (1 - 0.9**step)
        return weights

    def lost(self, weights: np.ndarray) -> float:
        """Return the mean loss of the card with the greatest weight, in tricks."""
        scores = self.facts @ weights
        top = np.maximum.reduceat(scores, self.start)[self.of]
        taken = np.minimum.reduceat(np.where(scores >= top - 1e-9, self.tricks, 99.0), self.start)
        return float(np.mean(self.best - taken))


def fit(files: list[Path], write: bool) -> None:
    """Fit every group of ``files``, and write the weights."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for group, chances in sorted(by_group(files).items()):
        if len(chances) < FEWEST:
            continue
        names = sorted({name for chance in chances for facts in chance.facts for name in facts})
        kept = [chance for chance in chances if chance.deal % 5]
        held = Table([chance for chance in chances if not chance.deal % 5], names)
        table = Table(kept, names)
        lost, pull = min((held.lost(table.fitted(pull)), pull) for pull in PULLS)
        weights = Table(chances, names).fitted(pull)
        weights[np.abs(weights) < SMALL] = 0
        even = float(np.mean(held.best - np.add.reduceat(held.tricks, held.start) / np.bincount(held.of)))
        print(f"{group:34s} {len(chances):6d} choices, tricks lost {lost:.3f}, by any card {even:.3f}, pull {pull}")
        for (key, name), weight in zip(names, weights, strict=True):
            if weight and key not in WEIGHTS and not (key.split()[1] == "fourth" and key.split()[0] not in ROLES):
                found[key][name] = weight
    if write:
        TARGET.write_text(f"{HEAD}FAMILY: Final[Mapping[str, Mapping[str, float]]] = {{\n{_spelled(found)}}}\n")


def _spelled(found: dict[str, dict[str, float]]) -> str:
    text = ""
    for key, weights in sorted(found.items()):
        lines = "".join(f'        "{name}": {weight:.2f},\n' for name, weight in sorted(weights.items()))
        text += f'    "{key}": {{\n{lines}    }},\n'
    return text


def main() -> None:
    """Gather choices, or fit weights to them."""
    parser = argparse.ArgumentParser(description="Fit the weights of the play.")
    commands = parser.add_subparsers(dest="command", required=True)
    gathering = commands.add_parser("gather")
    gathering.add_argument("file", type=Path)
    gathering.add_argument("kinds", nargs="*", default=list(KINDS), metavar="KIND")
    gathering.add_argument("--deals", type=int, default=200)
    gathering.add_argument("--first-deal", type=int, default=1_000_001, dest="start")
    gathering.add_argument("--jobs", type=int, default=1)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+", metavar="FILE")
    fitting.add_argument("--try", action="store_true", dest="trial")
    asked = parser.parse_args()
    if asked.command == "fit":
        fit(asked.files, not asked.trial)
        return
    found: list[Chance] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for kind in asked.kinds:
            numbers = range(asked.start, asked.start + asked.deals)
            for chances in pool.map(partial(choices, kind=kind), numbers, chunksize=4):
                found += chances
            asked.file.write_bytes(pickle.dumps(found))
            print(f"{kind}: {len(found)} choices so far", flush=True)


if __name__ == "__main__":
    main()
