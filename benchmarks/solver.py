"""How fast is the solver? Ours and DDS on the same deals, one after another in one run, each on one thread.

Times are processor time, because wall time would include other programs.
`python -m benchmarks.solver [--boards N] [--portable]`; the package `endplay` must be there. Pin it to one core.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from random import Random

from benchmarks import oracle
from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from tests.engine.solver.positions import whist_position

WORLDS = 100


def worlds_of(rng: Random, cards: int) -> list[Position]:
    """Return layouts of two hidden hands, the cards of two others being known, as a player draws them."""
    base = whist_position(rng, cards, mid_trick=False)
    loose = [card for card in PACK if (base.hands[1] | base.hands[3]) >> card & 1]
    found = []
    for _ in range(WORLDS):
        rng.shuffle(loose)
        hands = (base.hands[0], hand_of(loose[:cards]), base.hands[2], hand_of(loose[cards:]))
        found.append(Position(hands, base.trump, 0, (), 0b0101))
    return found


class Race:
    """Times of one task, theirs and ours, with the answers compared."""

    def __init__(self, name: str) -> None:
        self.name, self.theirs, self.ours = name, list[float](), list[float]()
        self.differ = 0

    def run(self, theirs: Callable[[], object], ours: Callable[[], object]) -> None:
        """Time both, whichever first."""
        began = time.process_time()
        wanted = theirs()
        between = time.process_time()
        found = ours()
        self.ours.append(time.process_time() - between)
        self.theirs.append(between - began)
        self.differ += wanted != found

    def tell(self) -> None:
        """Print the totals, medians and ratios."""
        total, median = sum(self.theirs) / sum(self.ours), statistics.median(self.theirs) / statistics.median(self.ours)
        print(
            f"{self.name:34} DDS {sum(self.theirs):7.2f} s  ours {sum(self.ours):7.2f} s  "
            f"total {total:5.2f}x  median {median:5.2f}x  worst ours {max(self.ours) * 1000:7.1f} ms"
            + (f"  {self.differ} ANSWERS DIFFER" if self.differ else ""),
            flush=True,
        )


def main(argv: Iterable[str] | None = None) -> int:
    """Run the tasks; return 1 if an answer differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--batches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--portable", action="store_true")
    wanted = parser.parse_args(None if argv is None else list(argv))
    rng = Random(wanted.seed)
    solver = Solver(portable=wanted.portable)
    races = []
    biggest = 0

    boards = []
    for _ in range(wanted.boards):
        position = whist_position(rng, 13, mid_trick=False)
        sides = 0b0101 if position.leader % 2 == 0 else 0b1010
        boards.append(Position(position.hands, position.trump, position.leader, (), sides))
    # One task after the other: DDS remembers the deal it has just solved.
    board, leads = Race("one board"), Race("every lead")
    for position in boards:
        deal = oracle.deal_of(position)
        solver.forget()
        board.run(lambda deal=deal: oracle.tricks(deal), lambda position=position: solver.tricks(position))
        biggest = max(biggest, solver.memory_bytes)
    for position in boards:
        deal = oracle.deal_of(position)
        solver.forget()
        leads.run(lambda deal=deal: oracle.solved(deal), lambda position=position: solver.cards(position))
        biggest = max(biggest, solver.memory_bytes)
    races += [board, leads]
    tables = Race("20-contract table")
    for _ in range(wanted.tables):
        position = whist_position(rng, 13, mid_trick=False)
        deal = oracle.deal_of(position)
        solver.forget()
        tables.run(lambda deal=deal: bool(oracle.table(deal)), lambda p=position: bool(solver.table(p.hands)))
    races.append(tables)
    for race in races:
        race.tell()
    for cards in (12, 10, 8, 6):
        batch = Race(f"{WORLDS} worlds, {cards} cards, every card")
        raced = Race(f"{WORLDS} worlds, {cards} cards, best card")
        for _ in range(max(2, wanted.batches // (4 if cards == 12 else 1))):
            worlds = worlds_of(rng, cards)
            deals = [oracle.deal_of(world) for world in worlds]
            solver.forget()
            batch.run(
                lambda deals=deals: [oracle.solved(deal) for deal in deals],
                lambda worlds=worlds: [world.cards for world in solver.batch(worlds)],
            )
            solver.forget()
            raced.run(lambda deals=deals: summed(deals), lambda worlds=worlds: solver.best(worlds).total)
        batch.tell()
        raced.tell()
        races += [batch, raced]
    print(f"memory after the largest board {biggest / 2**20:.1f} MB, at the end {solver.memory_bytes / 2**20:.1f} MB")
    return 1 if any(race.differ for race in races) else 0


def summed(deals: list) -> int:
    """Return the most tricks that one card makes over the worlds, as DDS sees them."""
    totals: dict[int, int] = {}
    for deal in deals:
        for card, tricks in oracle.solved(deal).items():
            totals[card] = totals.get(card, 0) + tricks
    return max(totals.values())


if __name__ == "__main__":
    sys.exit(main())
