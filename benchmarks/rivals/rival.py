"""What is asked of another solver, and how is it built?"""

import subprocess
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from dummywhist.engine.cards.card import Card
from dummywhist.engine.solver.position import Position

Answer = TypeVar("Answer", covariant=True)

FASTEST = ("-O3", "-march=native", "-w", "-fPIC", "-fno-semantic-interposition")
"""Without the last one a function of a shared library is not inlined, and a solver takes twice the time."""
APART = ("-fno-gnu-unique", "-Wl,-Bsymbolic")
"""So that two solvers in one process share no names."""


class Question(NamedTuple, Generic[Answer]):
    """A question that is spelled already: what is timed is ``run`` alone, the call of the library."""

    run: Callable[[], None]
    read: Callable[[], Answer]
    """Returns the answer of the last run."""


class Rival(Protocol):
    """Another solver of whist with four hands, two sides and 52 cards, on one thread."""

    name: str

    def tricks(self, position: Position) -> Question[int]:
        """Ask for the most tricks of the side on turn."""

    def cards(self, position: Position) -> Question[dict[Card, int]]:
        """Ask for the tricks of the side on turn for every card that may be played."""

    def table(self, hands: Sequence[int]) -> Question[dict[tuple[int | None, int], int]]:
        """Ask for the tricks of the hands 0 and 2 for every trump (None: no trumps) and leader."""


class NotBuilt(Exception):
    """A solver could not be built; the message says what the compiler said last."""


def run(command: Sequence[str]) -> None:
    """Run a command; NotBuilt, with the last line that it said, if it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise NotBuilt((done.stderr.strip().splitlines() or [f"{command[0]} failed."])[-1])
