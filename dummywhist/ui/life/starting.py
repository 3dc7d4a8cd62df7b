"""Is this start the first? It claims the tables, or hands what it wants to the program that has them."""

import time
from pathlib import Path
from typing import Final

import dummywhist.ui.life.handover as handover
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.life.running import Claim, Taken, Wish, claim

PATIENCE: Final = 3.0
"""Seconds in which a program that has just been started must be ready to listen."""
STEP: Final = 0.05


class Start(NamedTuple):
    """How a start goes on: with the claim of the first, handed to the one that runs, or beside it.

    None of the three: where nothing can be locked this is unknown, and each record guards itself.
    """

    claim: Claim | None = None
    handed: bool = False
    beside: bool = False


def begin(lock_file: Path, socket: Path, wish: Wish, patience: float = PATIENCE) -> Start:
    """Claim the tables for this start, or hand ``wish`` to the program that has them."""
    until = time.monotonic() + patience
    while True:
        try:
            return Start(claim=claim(lock_file))
        except Taken:
            if handover.ask(socket, wish):
                return Start(handed=True)
        if time.monotonic() >= until:
            return Start(beside=True)
        time.sleep(STEP)
