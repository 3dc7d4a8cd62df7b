"""Which table is opened for a mistake of one's own that comes back? That of its record, before the card."""

from __future__ import annotations

from pathlib import Path

from dummywhist.engine.problems.asking_again import Asked, asked_again
from dummywhist.engine.problems.mistakes import Mistake
from dummywhist.engine.record.store import read_file
from dummywhist.engine.seats.operator import Operator
from dummywhist.ui.seat.opening import open_table


def lay_mistake(path: Path, mistake: Mistake, step: int) -> tuple[Operator, Asked]:
    """Open a table before the card of a mistake that comes back for the ``step``-th time; it is kept nowhere.

    Unreadable if the record at ``path`` is gone, cannot be read, or does not hold the card any longer.
    """
    asked = asked_again(read_file(path).log, mistake, step)
    return open_table(asked.log), asked
