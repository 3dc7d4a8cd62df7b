"""How fast is the solver beside others? All in one process, on one core and on the same deals, the order rotated.

`python -m benchmarks.solver --against dds=FOLDER --against macroxue=FOLDER [--task NAME …] [--scale X] [--seed N]`

`--against` names another solver and its source folder, which is compiled with its best flags; `dds` may also be a
shared library, and is given twice for two releases (`dds3=FILE` after `dds=FOLDER`). Without it only ours is timed.
Times are processor time. Of others only the call of their library counts, of ours everything from Python to Python.
"""

import argparse
import math
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.rivals.dds import Dds
from benchmarks.rivals.macroxue import Macroxue
from benchmarks.rivals.rival import NotBuilt, Question, Rival
from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver
from tests.engine.solver.positions import whist_position

WORLDS = 100
SLOWER = 0.010
"""Seconds by which a question must take longer than with another solver to be counted as slower."""


class Asked(NamedTuple):
    """A question to ours, and the same to another solver; ours begins with nothing remembered."""

    ours: Callable[[Solver], object]
    theirs: Callable[[Rival], Question[object]]


class Task(NamedTuple):
    """A kind of question, and how many of them are asked at scale 1."""

    name: str
    questions: int
    asked: Callable[[Random], Asked]


def board(position: Position) -> Asked:
    """Ask what the side on turn makes."""
    return Asked(lambda solver: solver.tricks(position), lambda rival: rival.tricks(position))


def leads(position: Position) -> Asked:
    """Ask what every card makes."""
    return Asked(lambda solver: solver.cards(position), lambda rival: rival.cards(position))


def table(position: Position) -> Asked:
    """Ask for all twenty contracts."""
    hands = position.hands
    return Asked(lambda solver: solver.table(hands), lambda rival: rival.table(hands))


def batch(worlds: Sequence[Position]) -> Asked:
    """Ask what every card makes in each world."""
    return Asked(
        lambda solver: [world.cards for world in solver.batch(worlds)], lambda rival: _one_by_one(rival, worlds, list)
    )


def race(worlds: Sequence[Position]) -> Asked:
    """Ask which card is best in all worlds together: the tricks that it makes."""
    return Asked(lambda solver: _total(solver, worlds), lambda rival: _one_by_one(rival, worlds, _most))


def _total(solver: Solver, worlds: Sequence[Position]) -> int | None:
    best = solver.best(worlds)
    return None if best is None else best.total


def _one_by_one(
    rival: Rival, worlds: Sequence[Position], summed: Callable[[list[dict[Card, int]]], object]
) -> Question[object]:
    questions = [rival.cards(world) for world in worlds]

    def run() -> None:
        for question in questions:
            question.run()

    return Question(run, lambda: summed([question.read() for question in questions]))


def _most(found: list[dict[Card, int]]) -> int:
    return max(sum(one[card] for one in found) for card in found[0])


def any_board(rng: Random, trumps: bool | None = None) -> Position:
    """Return thirteen cards each, the side on lead counted; ``trumps``: always or never."""
    while True:
        position = whist_position(rng, 13, mid_trick=False)
        if trumps is None or trumps is (position.trump is not None):
            return _counted(position)


def flat_board(rng: Random) -> Position:
    """Return thirteen cards each, four of one suit and three of every other, each hand of another; no trumps."""
    left = [rng.sample(range(13 * suit, 13 * suit + 13), 13) for suit in range(4)]
    longest = rng.sample(range(4), 4)
    hands = []
    for hand in range(4):
        mine: list[Card] = []
        for suit in range(4):
            mine += _taken(left[suit], 3 + (longest[hand] == suit))
        hands.append(hand_of(mine))
    return _counted(Position(tuple(hands), None, rng.randrange(4)))


def _taken(cards: list[int], many: int) -> list[Card]:
    return [Card(cards.pop()) for _ in range(many)]


def worlds_of(rng: Random, cards: int, lying: int = 0) -> list[Position]:
    """Return layouts of two hidden hands, the cards of two others being known, as a player draws them.

    ``lying`` cards of the trick were played. The hand on turn is one that is known.
    """
    base = whist_position(rng, cards, mid_trick=False)
    hidden = (1, 3) if lying % 2 == 0 else (0, 2)
    trick: list[Card] = []
    hands = list(base.hands)
    while len(trick) < lying:
        now = Position(tuple(hands), base.trump, 0, tuple(trick))
        card = rng.choice(now.legal())
        hands[now.on_turn] = Hand(hands[now.on_turn] & ~(1 << card))
        trick.append(card)
    loose = [card for card in PACK if (hands[hidden[0]] | hands[hidden[1]]) >> card & 1]
    first = hands[hidden[0]].bit_count()
    found: list[Position] = []
    while len(found) < WORLDS:
        rng.shuffle(loose)
        hands[hidden[0]], hands[hidden[1]] = hand_of(loose[:first]), hand_of(loose[first:])
        found.append(_counted(Position(tuple(hands), base.trump, 0, tuple(trick))))
    return found


def _counted(position: Position) -> Position:
    """Return the position with the tricks of the side on turn counted."""
    side = 0b0101 if position.on_turn % 2 == 0 else 0b1010
    return Position(position.hands, position.trump, position.leader, position.trick, side)


def tasks() -> Iterator[Task]:
    """Yield every kind of question."""
    yield Task("boards", 400, lambda rng: board(any_board(rng)))
    yield Task("every lead", 200, lambda rng: leads(any_board(rng)))
    yield Task("tables", 80, lambda rng: table(any_board(rng)))
    yield Task("flat no-trump boards", 100, lambda rng: board(flat_board(rng)))
    yield Task("flat no-trump leads", 60, lambda rng: leads(flat_board(rng)))
    yield Task("random no-trump boards", 200, lambda rng: board(any_board(rng, trumps=False)))
    yield Task("random no-trump leads", 100, lambda rng: leads(any_board(rng, trumps=False)))
    for cards, many in ((12, 8), (10, 20), (8, 20), (6, 20)):
        for lying in (0, 2):
            place = "on lead" if lying == 0 else "third hand"
            yield Task(
                f"{WORLDS} worlds, {cards} cards, {place}",
                many,
                _worlds(batch, cards, lying),
            )
        yield Task(f"race, {cards} cards", many, _worlds(race, cards))


def _worlds(ask: Callable[[Sequence[Position]], Asked], cards: int, lying: int = 0) -> Callable[[Random], Asked]:
    return lambda rng: ask(worlds_of(rng, cards, lying))


def timed(task: Task, many: int, solver: Solver, rivals: Sequence[Rival], seed: int) -> tuple[list[list[float]], int]:
    """Return the seconds of every solver, ours first, and how many answers differ."""
    rng = Random(f"{seed} {task.name}")
    times: list[list[float]] = [[] for _ in range(1 + len(rivals))]
    differ = 0
    for index in range(many):
        asked = task.asked(rng)
        questions = [asked.theirs(rival) for rival in rivals]
        found: list[object] = [None] * len(times)
        for turn in range(len(times)):
            place = (turn + index) % len(times)
            began = time.process_time()
            if place == 0:
                solver.forget()
                found[0] = asked.ours(solver)
                times[0].append(time.process_time() - began)
            else:
                questions[place - 1].run()
                times[place].append(time.process_time() - began)
                found[place] = questions[place - 1].read()
        differ += any(one != found[0] for one in found[1:])
    return times, differ


def tell(task: Task, times: list[list[float]], rivals: Sequence[Rival], differ: int) -> None:
    """Print what was measured of a task: ours, then each other solver beside it."""
    ours = times[0]
    wrong = f"  {differ} ANSWERS DIFFER" if differ else ""
    print(f"{task.name}: {len(ours)}{wrong}")
    print(f"    {'ours':12} {_spread(ours)}")
    for rival, theirs in zip(rivals, times[1:], strict=True):
        slower = sum(mine - other > SLOWER for mine, other in zip(ours, theirs, strict=True))
        print(
            f"    {rival.name:12} {_spread(theirs)}  {sum(theirs) / sum(ours):5.2f}x in total, "
            f"{statistics.median(theirs) / statistics.median(ours):5.2f}x in the median, slower {slower}"
        )
    sys.stdout.flush()


def _spread(times: Sequence[float]) -> str:
    ordered = sorted(times)
    at = {share: ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)] for share in (0.5, 0.9, 0.99)}
    shown = "  ".join(f"p{round(100 * share)} {1000 * seconds:8.2f}" for share, seconds in at.items())
    return f"total {sum(times):7.2f} s  {shown}  worst {1000 * ordered[-1]:8.2f} ms"


def rivals_of(named: Iterable[str], scratch: Path) -> list[Rival]:
    """Build the solvers that are named; NotBuilt, in a sentence, if one cannot be."""
    found: list[Rival] = []
    for one in named:
        name, _, place = one.partition("=")
        source = Path(place)
        if not place or not source.exists():
            raise NotBuilt(f"There is no {place or 'folder'} for {name}.")
        if name.startswith("dds"):
            found.append(Dds(source, scratch, name))
        elif name.startswith("macroxue"):
            found.append(Macroxue(source, scratch, name))
        else:
            raise NotBuilt(f"{name} is neither dds nor macroxue.")
    return found


def main(argv: Iterable[str] | None = None) -> int:
    """Run the tasks; return 1 if an answer differs, 2 if a solver cannot be built."""
    every = list(tasks())
    parser = argparse.ArgumentParser("python -m benchmarks.solver", description=__doc__)
    parser.add_argument("--against", action="append", default=[], metavar="NAME=PATH", help="dds or macroxue")
    parser.add_argument("--task", action="append", choices=[task.name for task in every], help="only these")
    parser.add_argument("--scale", type=float, default=1, help="so many times as many questions of each task")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--portable", action="store_true", help="ours without the instructions of newer processors")
    wanted = parser.parse_args(None if argv is None else list(argv))
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    wrong = 0
    with tempfile.TemporaryDirectory() as scratch:
        try:
            rivals = rivals_of(wanted.against, Path(scratch))
        except NotBuilt as error:
            print(error, file=sys.stderr)
            return 2
        solver = Solver(portable=wanted.portable)
        for task in every:
            if wanted.task and task.name not in wanted.task:
                continue
            times, differ = timed(task, max(1, round(wanted.scale * task.questions)), solver, rivals, wanted.seed)
            tell(task, times, rivals, differ)
            wrong += differ
        print(f"memory at the end {solver.memory_bytes / 2**20:.1f} MB")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
