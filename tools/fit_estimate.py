"""Fit what a hand is worth before the play, and write it into estimate_weights.py.

    python tools/fit_estimate.py [--deals N] [--seed N]

Random deals are solved with all hands open by the program's own solver: two hands against two, one against one, and one
against two others, with trumps and without. Fitted are, by least squares with a pull toward 0, the tricks of the side
as a sum over the facts that `engine/players/calls/estimate.py` finds in its cards; the pull is the one with the
smallest error on a held-out fifth of the deals; that error is printed and written down. Two who play together against a
third leave him less than two who do not: what three hands make is raised to a third of the tricks. Needs the native
solver and numpy.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.players.calls.estimate import hand_facts, pair_facts
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver, is_native

TARGET = Path(__file__).resolve().parents[1] / "dummywhist/engine/players/calls/estimate_weights.py"
PULLS = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
HEAD = '''"""How many tricks is each fact of a hand worth? Fitted by tools/fit_estimate.py to deals solved open."""

from collections.abc import Mapping
from typing import Final

'''

Row = tuple[list[str], int]


def dealt(dice: random.Random, hands: int) -> list[Hand]:
    """Return so many random hands of thirteen cards."""
    pack = list(range(52))
    dice.shuffle(pack)
    return [Hand(sum(1 << card for card in pack[13 * at : 13 * at + 13])) for at in range(hands)]


def rows(kind: str, deals: int, seed: int) -> Iterator[Row]:
    """Yield the facts of random hands and the tricks that they make."""
    dice, solver = random.Random(seed), Solver(64)
    many = 4 if kind.startswith("pair") else int(kind[0])
    for _ in range(deals):
        hands = dealt(dice, many)
        trump = None if kind.endswith("no trump") else Suit(dice.randrange(4))
        leader = dice.randrange(many)
        side = 0b0101 if many == 4 else 1
        tricks = solver.tricks(Position(tuple(hands), trump, leader, (), side))
        if many == 4:
            yield list(pair_facts(hands[0], hands[2], trump)), tricks
            yield list(pair_facts(hands[1], hands[3], trump)), 13 - tricks
        else:
            yield list(hand_facts(hands[0], trump)), tricks
        solver.forget()


def fitted(found: list[Row]) -> tuple[dict[str, float], float]:
    """Return the worth of each fact ("" for none at all), and the error on deals that had no part in the fit."""
    names = sorted({fact for facts, _ in found for fact in facts})
    place = {name: at for at, name in enumerate(names)}
    counts = np.zeros((len(found), len(names)))
    for row, (facts, _) in enumerate(found):
        for fact in facts:
            counts[row, place[fact]] += 1
    tricks = np.array([number for _, number in found], dtype=float)
    kept = len(found) * 4 // 5 // 2 * 2
    best = min((_error(counts, tricks, kept, pull), pull) for pull in PULLS)
    worth, constant = _ridge(counts, tricks, best[1])
    return {"": constant, **dict(zip(names, worth, strict=True))}, best[0]


def _ridge(counts: np.ndarray, tricks: np.ndarray, pull: float) -> tuple[np.ndarray, float]:
    mean, level = counts.mean(axis=0), tricks.mean()
    centred = counts - mean
    worth = np.linalg.solve(centred.T @ centred + pull * np.eye(len(mean)), centred.T @ (tricks - level))
    return worth, float(level - mean @ worth)


def _error(counts: np.ndarray, tricks: np.ndarray, kept: int, pull: float) -> float:
    worth, constant = _ridge(counts[:kept], tricks[:kept], pull)
    return float(np.sqrt(np.mean((counts[kept:] @ worth + constant - tricks[kept:]) ** 2)))


def main() -> None:
    """Fit every kind of hand and write the module."""
    parser = argparse.ArgumentParser(description="Fit what hands are worth.")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not is_native():
        raise SystemExit("The native solver is not built.")
    worth, errors = [], []
    for kind in ("pair", "pair no trump", "2 hands", "2 hands no trump", "3 hands", "3 hands no trump"):
        deals = asked.deals * (1 if kind.startswith("pair") else 5 if kind[0] == "2" else 2)
        found = list(rows(kind, deals, asked.seed))
        table, error = fitted(found)
        if kind[0] == "3":
            table[""] += 13 / 3 - float(np.mean([tricks for _, tricks in found]))
        print(f"{kind:18s} {deals} deals, error {error:.2f} tricks", flush=True)
        lines = "".join(f'        "{name}": {value:.2f},\n' for name, value in sorted(table.items()))
        worth.append(f'    "{kind}": {{\n{lines}    }},\n')
        errors.append(f'    "{kind}": {error:.2f},\n')
    TARGET.write_text(
        f"{HEAD}WORTH: Final[Mapping[str, Mapping[str, float]]] = {{\n{''.join(worth)}}}\n"
        f"ERRORS: Final[Mapping[str, float]] = {{\n{''.join(errors)}}}\n"
        '"""Standard error of the tricks foretold, on deals that had no part in the fit."""\n'
    )


if __name__ == "__main__":
    main()
