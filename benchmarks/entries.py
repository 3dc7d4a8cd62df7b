"""How often is each thing made for one entry of the log, in the real window?

    python -m benchmarks.entries [--deals 1]

Goal: for each entry the laws are applied once and a View is made at most once for each seat. What happens at one time
is one film, mostly of one entry. For each film the picture is composed once, the table is laid out at most once, and
the commands are brought up to date once. A person who plays the first card that he may sits with two computers. Quiet
notes were seen before, and that a computer which thinks long is shown to think is not counted: neither is an entry.
"""

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from dummywhist.engine.record import log
from dummywhist.engine.record.people import Person
from dummywhist.engine.seats import authority
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.program import Program
from dummywhist.ui.life.demo import own_home
from dummywhist.ui.scene import table_scene
from dummywhist.ui.seat import cloth, course
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.seat.sitting import Sitting

PATIENCE_S = 120
NEVER_MS = 10**6


class Counts(NamedTuple):
    """What was made while so many ``entries`` were: each thing by its name, Views by the seat too."""

    entries: int
    made: Counter[str]

    def each(self, what: str) -> float:
        """Return how often ``what`` was made for one entry."""
        return self.made[what] / self.entries

    def lines(self) -> list[str]:
        """Return the lines to print."""
        return [f"{what:<12} {self.each(what):5.2f} for each entry" for what in sorted(self.made)]


class Counting(ExitStack):
    """Counts while it is entered."""

    def __enter__(self) -> "Counting":
        super().__enter__()
        self.made: Counter[str] = Counter()
        for where, name, what in (
            (log, "apply", lambda *_args: "laws"),
            (authority, "view", lambda _state, viewer: f"View of {viewer or 'all'}"),
            (cloth, "compose", lambda *_args: "picture"),
            (table_scene, "layout", lambda *_args: "layout"),
        ):
            self.enter_context(patch.object(where, name, self._counted(getattr(where, name), what)))
        self.enter_context(patch.object(course, "THINKING_MS", NEVER_MS))
        return self

    def _counted(self, does: Callable[..., object], what: Callable[..., str]) -> Callable[..., object]:
        def counted(*args: object, **more: object) -> object:
            self.made[what(*args)] += 1
            return does(*args, **more)

        return counted

    def watch(self, seated: Sitting) -> None:
        """Count films, and when the commands are brought up to date."""
        seated.conductor.stepped.connect(lambda _steps: self.made.update(["film"]))
        seated.changed.connect(lambda: self.made.update(["commands"]))


def play(seated: Sitting) -> bool:
    """Do what the person does who is asked now; return whether he was asked."""
    conductor = seated.conductor
    match conductor.mode:
        case Mode.PERSON:
            return conductor.propose(seated.operator.seat(conductor.actor).choices()[0])
        case Mode.TRICK:
            return conductor.gather()
        case Mode.BETWEEN:
            return conductor.next_deal()
    return False


def measured(seated: Sitting, deals: int, wait: Callable[[Callable[[], bool]], None], most: int = 10**6) -> Counts:
    """Return the counts of so many deals, the first from where the table stands, or of about ``most`` entries.

    ``wait`` lets the window live until something is so.
    """

    def rests() -> bool:
        return seated.conductor.mode in (Mode.PERSON, Mode.TRICK, Mode.BETWEEN) and not seated.view.busy

    wait(rests)
    until = seated.standing.deals + deals
    with Counting() as counting:
        counting.watch(seated)
        before = seated.operator.stamp
        while True:
            wait(rests)
            if seated.standing.deals >= until or seated.operator.stamp - before >= most:
                break
            play(seated)
        return Counts(seated.operator.stamp - before, counting.made)


def main() -> int:
    """Play in a window that nobody sees, and print the counts."""
    parser = argparse.ArgumentParser(description="Counts what is made for each entry of the log.")
    parser.add_argument("--deals", type=int, default=1)
    wanted = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        paths, settings, file = own_home(Path(folder))
        settings = replace(settings, seen=("note turn_up", "note packet", "note score", "score sheet"))
        program = Program(app, paths, settings, file, read_deck(find_deck()))
        program.window.show()
        people = (Person("Ruth", "person"), Person("Edith", "beginner"), Person("Max", "beginner"))
        program.new_table(Seating("english-dummy", people, (1, 2, 3), {"first_dummy": "agreed"}))
        seated = program.sitting
        assert seated is not None
        counts = measured(seated, wanted.deals, lambda what: lived(app, what))
        print(f"{counts.entries} entries", *counts.lines(), sep="\n")
        program.close()
        program.view.close_faces()
    return 0


def lived(app: QApplication, what: Callable[[], bool]) -> None:
    """Let the window live until something is so."""
    begun = time.monotonic()
    while not what():
        app.processEvents()
        if time.monotonic() - begun > PATIENCE_S:
            raise TimeoutError("the table does not go on")


if __name__ == "__main__":
    sys.exit(main())
