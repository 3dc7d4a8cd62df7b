"""The solver of macroxue/bridge-solver, compiled like its own program with a profile of what it does most."""

import ctypes
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from benchmarks.rivals.rival import APART, FASTEST, NotBuilt, Question, run
from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.solver.position import Position
from tests.engine.solver.positions import whist_position

ADAPTER = Path(__file__).with_name("macroxue.cpp")
TRAINED = 6
"""Boards, every card of each, from which the compiler learns."""


class Macroxue:
    """A build from a source folder with `solver.cc`."""

    def __init__(self, source: Path, scratch: Path, name: str = "macroxue") -> None:
        self.name = name
        if not (source / "solver.cc").is_file():
            raise NotBuilt(f"{source} has no solver.cc.")
        compiler = ["g++", "-std=c++17", *FASTEST, *APART]
        library, part = scratch / f"{name}.so", scratch / f"{name}.o"
        compiled = [*compiler, "-c", f'-DRIVAL_SOURCE="{source / "solver.cc"}"', str(ADAPTER), "-o", str(part)]
        linked = [*compiler, "-shared", str(part), "-o", str(library)]
        run([*compiled, "-fprofile-generate"])
        run([*linked, "-fprofile-generate"])
        run([sys.executable, "-m", "benchmarks.rivals.macroxue", str(library)])
        if not part.with_suffix(".gcda").exists():
            raise NotBuilt(f"{name} wrote no profile.")
        run([*compiled, "-fprofile-use"])
        run(linked)
        self._library = loaded(ctypes.CDLL(str(library)))

    def tricks(self, position: Position) -> Question[int]:
        """Ask for the most tricks of the side on turn."""
        spelled, found = _spelled(position), []
        return Question(
            lambda: found.append(self._library.rival_tricks(*spelled, 0)), lambda: _turned(position, found[-1])
        )

    def cards(self, position: Position) -> Question[dict[Card, int]]:
        """Ask for the tricks of the side on turn for every card that may be played."""
        spelled, many = _spelled(position), []
        cards, tricks = (ctypes.c_int * 13)(), (ctypes.c_int * 13)()
        return Question(
            lambda: many.append(self._library.rival_cards(*spelled, cards, tricks)),
            lambda: {Card(cards[place]): _turned(position, tricks[place]) for place in range(many[-1])},
        )

    def table(self, hands: Sequence[int]) -> Question[dict[tuple[int | None, int], int]]:
        """Ask for the tricks of the hands 0 and 2 for every trump (None: no trumps) and leader."""
        spelled = {
            (trump, leader): _spelled(Position(tuple(map(Hand, hands)), trump, leader))
            for trump in (*SUITS, None)
            for leader in range(4)
        }
        found: dict[tuple[int | None, int], int] = {}

        def solve() -> None:
            for (trump, leader), one in spelled.items():
                # As its own program does: what it learned of one leader serves the next.
                found[trump, leader] = self._library.rival_tricks(*one, int(leader != 0))

        return Question(solve, lambda: found)


def _turned(position: Position, tricks: int) -> int:
    """Return the tricks of the side on turn, of those of the hands 0 and 2."""
    return tricks if position.on_turn % 2 == 0 else position.tricks - tricks


def _spelled(position: Position) -> tuple[object, ...]:
    hands = (ctypes.c_uint64 * 4)(*position.hands)
    trick = (ctypes.c_int * 3)(*position.trick)
    trump = -1 if position.trump is None else position.trump
    return hands, trump, position.leader, trick, len(position.trick)


def loaded(library: ctypes.CDLL) -> ctypes.CDLL:
    """Return the library with the types of its functions."""
    for function in (library.rival_tricks, library.rival_cards):
        function.restype = ctypes.c_int
    return library


def main() -> None:
    """Solve some boards, every card of each; what the compiler put in writes the profile at the end."""
    rng, library = Random(1), loaded(ctypes.CDLL(sys.argv[1]))
    cards, tricks = (ctypes.c_int * 13)(), (ctypes.c_int * 13)()
    for _ in range(TRAINED):
        library.rival_cards(*_spelled(whist_position(rng, 13, mid_trick=False)), cards, tricks)


if __name__ == "__main__":
    main()
