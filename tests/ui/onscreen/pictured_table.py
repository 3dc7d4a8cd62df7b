"""Which table is reviewed on the screen? Three deals of English Dummy, then the deal of the picture of the review."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.record.log import Entry, Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import MEMORY_MB
from dummywhist.engine.study.knowable import knowable
from dummywhist.engine.study.open_hands import decisions
from dummywhist.paths import Paths
from dummywhist.ui.desk.settings import load
from tests.engine.study.pictured import pictured
from tests.playing import next_entry

FILE: Final = "english-dummy-2001-01-01-120000.dwr"
SEED: Final = 0
"""Of the three deals before: Edith and Max have won a game, and nobody has a point of the next."""
NOTES: Final = ("note turn_up", "note packet", "note score", "score sheet")
"""What is explained once, and was."""
CORNER: Final = (10, 40)
ROOM: Final = (20, 60)
"""Of the window on the screen, and what the screen has more than it, px: there is room for its frame."""
PICTURED: Final = 3
"""The ordinal of the deal."""
KING: Final = read_card("SK")
BEFORE_MISTAKE: Final = 12
"""So many of its cards are played before the king of spades."""


def played(seed: int = SEED, *, until: int | None = None) -> Log:
    """Return the log of the table; ``until``: so many cards of the pictured deal are played, None: all of it."""
    people = [Person("Ruth", "person"), Person("Edith", "steady"), Person("Max", "steady")]
    log, rng = Log(new_record("english-dummy", {"first_dummy": "agreed", "follow": "prevent"}, people)), Random(seed)
    log.write(Entry(TABLE, AgreeOrder((1, 2, 3))))
    while log.session.deals < PICTURED:
        log.write(Entry(*next_entry(log.session, rng)))
    cards = 0
    for by, action in pictured().entries:
        if action.plays is not None and cards == until:
            break
        cards += action.plays is not None
        log.write(Entry(by, action))
    return log


def leave(home: Path, size: tuple[int, int], *, until: int | None = None) -> Path:
    """Leave the table in ``home``, so that the program takes it up in a window of that size; return its file."""
    paths = Paths.within(home)
    path = paths.tables / FILE
    create(path, played(until=until).record).close()
    settings, saved, _ = load(paths.settings)
    saved.save(replace(settings, tables=(FILE,), seen=NOTES, window=(*CORNER, *size, 0)))
    return path


def think() -> None:
    """Think before the king of spades until the tutor has counted, however slow or busy the machine is.

    What is not counted in time is played and not asked about. Here the same is counted by a process that is started in
    the same way, but later than that of the program: when it is done, so is the other.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as processes:
        processes.submit(_count).result()


def _count() -> None:
    one = next(one for one in decisions(pictured()) if one.card == KING)
    knowable(one.view, one.card, Solver(MEMORY_MB))


def screen_for(size: tuple[int, int]) -> str:
    """Return how large a screen must be that a window of that size, with its frame, is on it as a whole."""
    return "x".join(str(long + room) for long, room in zip(size, ROOM, strict=True))
