"""How much less likely is a card that loses tricks than the policy predicts? Fit the exponents of `belief.hindsight`.

    python tools/fit_hindsight.py FILE … [--deals N]

FILE holds deals of `tools/train_policy.py gather`. For every choice of the last nine tricks the losses of all cards are
solved with all hands open. Printed are, by cards left, the exponents for one trick and for more that make the cards
that were played most likely, and the log loss before and after on a tenth of the deals that had no part in the fit.
Needs the native modules and numpy; prints how long it took.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.players.belief.positions import joker_law
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from tools.policy_deals import PIMC, Record, read, story
from tools.train_policy import FOLDS

MOST_LEFT = 9
GRID = np.arange(0.0, 6.01, 0.1)


class Chance(NamedTuple):
    """A choice: its deal, the cards left in the hand, the chance of each card, the tricks that each loses, the card."""

    deal: int
    left: int
    chances: tuple[float, ...]
    lost: tuple[int, ...]
    played: int


def choices(record: Record, solver: Solver) -> Iterator[Chance]:
    """Yield the choices of the last tricks of ``record``."""
    told = policy()
    assert told is not None
    rules, layout = game_of(record.game).rules(record.told["changes"]), record.layout
    trump, down = record.told["trump"], bool(record.told["down"])
    chairs, sides = layout.chairs, layout.side
    hands = list(record.told["held"])
    customs = [float(record.told.get("level", PIMC) != PIMC)] * len(layout.players)
    numbers = range(sum(len(cards) for _, cards in record.tricks))
    spreads = told.spreads_in(story(record), [(0, 0, 0, 0)], numbers, customs)[0]
    asked: list[Position] = []
    moments: list[tuple[int, Card, list[tuple[int, float]]]] = []
    number = 0
    left = rules.dealing.cards
    for leader, cards in record.tricks:
        first = chairs.index(leader)
        for place, card in enumerate(cards):
            seat = Seat(chairs[(first + place) % len(chairs)])
            if left <= MOST_LEFT and len(spreads[number]) > 1:
                side = sum(1 << at for at, other in enumerate(chairs) if sides[other] == sides[seat])
                packets = tuple(Hand(hands[other]) for other in chairs)
                asked.append(
                    Position(
                        packets, trump, first, tuple(cards[:place]), side, down, rules.dealing.good_ace,
                        joker_law(rules),
                    )
                )  # fmt: skip
                moments.append((left, card, spreads[number]))
            hands[seat] &= ~(1 << card)
            number += 1
        left -= 1
    for (many, card, spread), solved in zip(moments, solver.batch(asked), strict=True):
        assert solved.cards is not None
        best = max(solved.cards.values())
        legal = [(other, chance) for other, chance in spread if other in solved.cards]
        yield Chance(
            record.number, many, tuple(chance for _, chance in legal),
            tuple(best - solved.cards[Card(other)] for other, _ in legal), [other for other, _ in legal].index(card),
        )  # fmt: skip


def loss(found: Sequence[Chance], first: float, more: float) -> float:
    """Return the mean log loss of the cards played, with these exponents."""
    total = 0.0
    for one in found:
        factor = np.exp(-np.array([0.0 if not lost else first if lost == 1 else first + more for lost in one.lost]))
        weighed = factor * np.array(one.chances)
        total -= float(np.log(max(weighed[one.played] / weighed.sum(), 1e-12)))
    return total / len(found)


def fitted(found: Sequence[Chance]) -> tuple[float, float]:
    """Return the exponents that make the cards played most likely: one after the other, twice round."""
    first, more = 2.0, 1.0
    for _ in range(2):
        first = float(min(GRID, key=lambda value: loss(found, float(value), more)))
        more = float(min(GRID, key=lambda value: loss(found, first, float(value))))
    return first, more


def main() -> None:
    """Fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--deals", type=int, default=400)
    asked = parser.parse_args()
    began = time.perf_counter()
    solver = Solver(64)
    found = [
        chance for file in asked.files for record in islice(read([file]), asked.deals)
        for chance in choices(record, solver)
    ]  # fmt: skip
    print("| cards left | choices | one trick | more | log loss before | after |")
    for left in range(2, MOST_LEFT + 1):
        here = [one for one in found if one.left == left]
        learned, held = [[one for one in here if bool(one.deal % FOLDS) == part] for part in (True, False)]
        if not learned or not held:
            continue
        first, more = fitted(learned[:2500])
        before, after = loss(held, 0, 0), loss(held, first, more)
        print(f"| {left} | {len(learned)} | {first:.1f} | {more:.1f} | {before:.3f} | {after:.3f} |", flush=True)
    print(json.dumps({"files": [file.name for file in asked.files], "seconds": round(time.perf_counter() - began)}))


if __name__ == "__main__":
    main()
