"""What is shown before a proved deal? The seal, and who gives which share in which order; plain values."""

from __future__ import annotations

from enum import Enum
from typing import Final

from dummywhist.engine.values import dataclass

DEAL_SEALED: Final = "deal the sealed"
CHANGE_ORDER: Final = "change the order"
HOW_IT_WORKS: Final = "how a fair deal works"


class Gives(Enum):
    """How far somebody is with his share."""

    GIVEN = "given"
    TURN = "turn"
    WAITS = "waits"
    NOTHING = "nothing"
    """He gives no share."""


@dataclass(frozen=True, slots=True)
class Giver:
    """Somebody who may give a share: his number among the entrants, his name, and what he gave."""

    entrant: int
    name: str
    gives: Gives
    cut: int = 0
    words: str = ""


@dataclass(frozen=True, slots=True)
class Giving:
    """The step before a deal: its ``seal``, and the ``givers`` in their order."""

    seal: str
    givers: tuple[Giver, ...]
    story: str = ""

    @property
    def turn(self) -> Giver | None:
        """Who gives his share now; None when all have."""
        return next((giver for giver in self.givers if giver.gives is Gives.TURN), None)

    @property
    def next(self) -> Giver | None:
        """Who comes after him."""
        return next((giver for giver in self.givers if giver.gives is Gives.WAITS), None)


@dataclass(frozen=True, slots=True)
class PassShare:
    """An entrant gives no share."""

    entrant: int


def in_groups(digits: str) -> tuple[str, str]:
    """Return 64 hexadecimal digits in eight groups of eight, on two lines."""
    groups = [digits[place : place + 8] for place in range(0, len(digits), 8)]
    return " ".join(groups[:4]), " ".join(groups[4:])


def spelled(digits: str) -> str:
    """Return hexadecimal digits one by one, as a screen reader is to say them."""
    return ", ".join(" ".join(digits[place : place + 8]) for place in range(0, len(digits), 8))
