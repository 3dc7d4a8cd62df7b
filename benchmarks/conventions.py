"""How much do conventions reveal, and what do they cost? Cards of the books, read, and given among near equals.

    python -m benchmarks.conventions [GAME …] [--deals 200] [--first-deal 1] [--draws 60] [--near X] [--classes]

Steady players play; at the beginning of each trick whoever leads reads the hidden hands. Printed is by how many bits a
reading the true layout gains on layouts drawn at random when they are weighted by their agreement, and how long a world
takes; with `--classes` for each kind of inference how often the truth lay in each class, how often a random layout did,
and the weight that follows, against that of the first class that was seen twenty times.

With `--near X` the players choose by the conventions among cards whose weights lie at most X apart, and a match of such
players against the books themselves is printed too.
"""

import argparse
import math
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from benchmarks.players import match
from dummywhist.cli.arena.deals import Moment, played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.cli.arena.showing import figure
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import Deal, layouts
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players import protocol
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.belief.holding_likelihood import CLASSES, WEIGHTS, class_of
from dummywhist.engine.players.belief.inference import FULL, Reader, inferences
from dummywhist.engine.players.books.choosing import by_the_books, layouts_of
from dummywhist.engine.players.books.conventions import preferred
from dummywhist.engine.players.choice import Choice
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighing import considered, weigh
from dummywhist.engine.players.manner import BOOKS

SIGNALLING = "signalling"
SEEN = 20
Counts = dict[str, tuple[Counter[int], Counter[int]]]
"""By kind of inference: how often the truth lay in each class, and the layouts that were drawn."""


def signalling(insight: Insight, seed: int, agreed: Conventions, near: float) -> Choice:
    """Return the card of the books, chosen by custom among cards whose weights are at most ``near`` apart."""
    choice = by_the_books(insight, seed, agreed)
    situation = Situation(insight)
    if insight.hand.bit_count() in layouts_of(situation):
        return choice
    values: dict[Card, float] = {}
    for one in weigh(situation, considered(situation)):
        if not one.weights and choice.card not in (one.weighed.card, one.weighed.top):
            continue
        mask = (2 << one.weighed.top) - (1 << one.weighed.card)
        values.update((card, one.score) for card in cards_in(insight.legal) if mask >> card & 1)
    if values[choice.card] < max(values.values()):
        return choice
    return choice._replace(card=preferred(situation, values, agreed, near)[0])


def readings(game: str, number: int, level: str) -> Iterator[tuple[Insight, Deal]]:
    """Yield what the leader to each trick of a deal knows, but to the first, and the true hands."""
    setup = setup_of(game, number)
    tricks = 0
    for moment in played(setup, number, dict.fromkeys(setup.layout.players, decider(level, number))):
        if isinstance(moment, Moment) and isinstance(moment.action, Play) and len(moment.state.tricks) > tricks:
            tricks = len(moment.state.tricks)
            north, east, south, west = map(int, moment.state.hands)
            yield Insight(view(moment.state, moment.player)), (north, east, south, west)


def measure(game: str, numbers: Sequence[int], level: str, draws: int, counts: Counts) -> None:
    """Print what is read in deals of ``game``, and add to ``counts``."""
    bits: dict[int, list[float]] = {}
    spent = worlds = found = decisions = 0
    for number in numbers:
        counted: set[tuple[int, int, str]] = set()
        for insight, truth in readings(game, number, level):
            read = inferences(insight, COMMON)
            if not read or not insight.places:
                continue
            drawn = layouts(insight, draws, random.Random(number))
            began = time.process_time_ns()
            reader = Reader(read, FULL)
            agreed = [reader(world) for world in drawn]
            spent += time.process_time_ns() - began
            worlds += len(drawn)
            found += len(read)
            decisions += 1
            mean = statistics.fmean(map(math.exp, agreed))
            bits.setdefault(len(insight.tricks), []).append((reader(truth) - math.log(mean)) / math.log(2))
            for one in read:
                key = one.seat, one.trick, one.rule.kind
                if key not in counted and len(drawn) == draws:
                    counted.add(key)
                    true, random_ones = counts.setdefault(one.rule.kind, (Counter(), Counter()))
                    true[class_of(one.rule, one.held(truth))] += 1
                    random_ones.update(class_of(one.rule, one.held(world)) for world in drawn)
    every = [gain for gains in bits.values() for gain in gains]
    error = statistics.stdev(every) / math.sqrt(len(every))
    print(f"{game}: {statistics.fmean(every):+.3f} ± {error:.3f} bits a reading, {found / decisions:.1f} inferences, "
          f"{spent / worlds / 1000:.1f} µs a world")  # fmt: skip
    print("  by trick: " + " ".join(f"{trick + 1}: {statistics.fmean(gains):+.2f}" for trick, gains in bits.items()))


def show(counts: Counts) -> None:
    """Print the classes of each kind, and the weights that follow."""
    for kind in CLASSES:
        if kind not in counts:
            continue
        true, drawn = counts[kind]
        sums = sum(true.values()), sum(drawn.values())
        ratio = {
            of: (true[of] / sums[0]) / (drawn[of] / sums[1]) for of in range(len(WEIGHTS[kind])) if drawn[of]
        }  # fmt: skip
        first = next((ratio[of] for of in ratio if true[of] >= SEEN), 1.0)
        cells = " ".join(
            f"{of}: {true[of]} ({true[of] / sums[0]:.2f} / {drawn[of] / sums[1]:.2f}) {ratio[of] / first:.2f}"
            for of in ratio
        )
        print(f"{kind:12s} {cells}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What conventions tell, and what they cost.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=["english-dummy", "classic-whist"])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first-deal", type=int, default=1, dest="start")
    parser.add_argument("--draws", type=int, default=60)
    parser.add_argument("--near", type=float)
    parser.add_argument("--classes", action="store_true")
    asked = parser.parse_args()
    numbers = range(asked.start, asked.start + asked.deals)
    level = BOOKS
    if asked.near is not None:
        level = SIGNALLING
        protocol.RULED[level] = partial(signalling, near=asked.near)
        protocol.ERRORS[level] = protocol.ERRORS[BOOKS]
    counts: Counts = {}
    for game in asked.games:
        measure(game, numbers, level, asked.draws, counts)
        if asked.near is not None:
            found = match(game, level, BOOKS, asked.deals, str(asked.start), jobs=1)
            print(f"  against the books: {figure(*found)}")
    if asked.classes:
        show(counts)


if __name__ == "__main__":
    main()
