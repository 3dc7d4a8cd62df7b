"""How long do other tables take for the trays of a match, played by processes of low priority?

    python -m benchmarks.other_room [--trays 12] [--tables 8] [--level strong] [--workers 1 2] [--busy 0]

Goal: all trays at all tables are ready before a person has played them, who takes four minutes for each. ``--busy``
lets so many other processes use a processor each, as the computers at the own table do while they think.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject

from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.sandbox.starting import own_command
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.study.finding import Overplay
from dummywhist.engine.study.question import AskTray
from dummywhist.engine.table import Table
from dummywhist.ui.seat.background import Background, Task

TRAY_S: Final = 240.0
"""How long a person takes for a tray, seconds."""
FIRST: Final = 20_001


def match_of(trays: int) -> Operator:
    """Return a table of Duplicate Whist of so many trays, before the first is dealt."""
    people = [Person(name, "strong") for name in ("Ruth", "Edith", "Max", "Ada")]
    numbers = iter(range(FIRST, FIRST + trays + 1))
    record = new_record("duplicate-whist", {"trays": trays, "partners": "agreed"}, people)
    operator = Table(record, None, lambda: next(numbers)).operator()
    operator.agree_order((1, 3, 2, 4))
    return operator


def tasks_of(trays: int, tables: int, level: str) -> list[Task]:
    """Return what the other tables play, in the order in which the window asks for it."""
    unseen = match_of(trays).unseen_trays()
    return [Task((tray.ordinal, table), AskTray(tray, level, table)) for tray in unseen for table in range(tables)]


def ready_after(parent: QObject, command: Sequence[str], tasks: list[Task], workers: int) -> list[float]:
    """Return after how many seconds each task was done, in the order in which they were."""
    done: list[float] = []
    room, begun, loop = Background(command, parent, workers), time.monotonic(), QEventLoop()

    def found(_key: object, finding: object) -> None:
        assert isinstance(finding, Overplay)
        done.append(time.monotonic() - begun)
        if len(done) == len(tasks):
            loop.quit()

    room.found.connect(found)
    room.want(tasks)
    loop.exec()
    room.close()
    return done


def worked() -> float:
    """Return how long processes that were started here, and have ended, used a processor, seconds."""
    used = os.times()
    return used.children_user + used.children_system


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m benchmarks.other_room", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--trays", type=int, default=12)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--busy", type=int, default=0)
    wanted = parser.parse_args()
    app = QCoreApplication(sys.argv[:1])
    tasks = tasks_of(wanted.trays, wanted.tables, wanted.level)
    goal = TRAY_S * wanted.trays
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(wanted.busy)]
    try:
        for workers in wanted.workers:
            before = worked()
            done = ready_after(app, own_command("bot"), tasks, workers)
            each = (worked() - before) / len(tasks)
            print(
                f"{wanted.trays} trays at {wanted.tables} tables of {wanted.level}, {workers} worker(s): "
                f"{done[-1]:.0f} s (goal {goal:.0f} s), the first tray after {done[wanted.tables - 1]:.0f} s; "
                f"{each:.2f} s of a processor for a tray and table",
                flush=True,
            )
    finally:
        for other in others:
            other.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
