"""What nobody waits for is done by processes of low priority, in its order, and dropped when it is not wanted."""

import os
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from dummywhist.engine.study.finding import Overplay
from dummywhist.engine.study.question import AskTray
from dummywhist.ui.seat import background
from dummywhist.ui.seat.background import Background, Task, workers
from tests.engine.test_trays_ahead import table_of
from tests.ui.seat.driving import BOT, script

PATIENCE_MS = 30_000
NOTES = """
import json, os, sys, time
print("bot mine 1", "level steady", "ready", sep="\\n", flush=True)
for line in sys.stdin:
    if line.startswith("study"):
        _, stamp, asked = line.split(" ", 2)
        with open({path!r}, "a") as notes:
            print(json.loads(asked)["seed"], os.getpid(), os.nice(0), file=notes)
        {wait}
        print("finding", stamp, '{{"v":1,"found":"overplay","tricks":7,"played":[]}}', flush=True)
"""


class Room:
    """Processes that note what they are asked: the seed, their number, their priority."""

    def __init__(self, folder: Path, parent: QObject, wait: str = "pass", many: int = 1) -> None:
        self.notes = folder / "notes"
        self.background = Background(script(folder, NOTES.format(path=str(self.notes), wait=wait)), parent, many)
        self.found: list[tuple[object, object]] = []
        self.background.found.connect(lambda key, finding: self.found.append((key, finding)))

    @property
    def asked(self) -> list[list[int]]:
        text = self.notes.read_text() if self.notes.exists() else ""
        return [[int(word) for word in line.split()] for line in text.splitlines() if line.count(" ") == 2]


def tasks(*seeds: int) -> list[Task]:
    tray = table_of().operator().unseen_trays()[0]
    return [Task(seed, AskTray(tray, "beginner", seed)) for seed in seeds]


@pytest.fixture
def parent(qapp: QObject) -> QObject:
    return QObject()


def test_questions_are_answered_in_their_order(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent)
    room.background.want(tasks(5, 3, 9))
    qtbot.waitUntil(lambda: len(room.found) == 3, timeout=PATIENCE_MS)
    assert [key for key, _ in room.found] == [5, 3, 9] == [seed for seed, _, _ in room.asked]
    assert all(finding == Overplay(7, ()) for _, finding in room.found)
    room.background.close()


def test_two_processes_share_the_work(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent, "time.sleep(0.3)", many=2)
    room.background.want(tasks(*range(4)))
    qtbot.waitUntil(lambda: len(room.found) == 4, timeout=PATIENCE_MS)
    assert len({process for _, process, _ in room.asked}) == 2
    room.background.close()


def test_what_is_in_work_goes_on_where_it_is_still_wanted(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent, "time.sleep(0.5)")
    room.background.want(tasks(1, 2, 3))
    qtbot.waitUntil(lambda: len(room.asked) == 1, timeout=PATIENCE_MS)
    room.background.want(tasks(4, 1))
    qtbot.waitUntil(lambda: len(room.found) == 2, timeout=PATIENCE_MS)
    assert [key for key, _ in room.found] == [1, 4]
    assert [seed for seed, _, _ in room.asked] == [1, 4], "1 was asked once, 2 and 3 never"
    room.background.close()


def test_what_is_not_wanted_is_ended_at_once(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent, "time.sleep(60 if json.loads(asked)['seed'] == 1 else 0)")
    room.background.want(tasks(1))
    qtbot.waitUntil(lambda: len(room.asked) == 1, timeout=PATIENCE_MS)
    room.background.want(tasks(2))
    qtbot.waitUntil(lambda: len(room.found) == 1, timeout=PATIENCE_MS)
    assert [key for key, _ in room.found] == [2]
    room.background.close()


def test_a_process_that_plays_long_is_not_replaced(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent, "time.sleep(1.5)")
    for bot in room.background._work:
        bot._patience.setInterval(300)  # so long a player at the own table may take
    room.background.want(tasks(1))
    qtbot.waitUntil(lambda: len(room.found) == 1, timeout=PATIENCE_MS)
    assert len(room.asked) == 1 and room.found[0][1] is not None
    room.background.close()


@pytest.mark.skipif(os.name != "posix", reason="other systems have other priorities")
def test_the_processes_give_way_to_everything_else(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent)
    room.background.want(tasks(1, 2))
    qtbot.waitUntil(lambda: len(room.found) == 2, timeout=PATIENCE_MS)
    assert room.asked[-1][2] == 10 and os.nice(0) < 10
    room.background.close()


def test_closing_waits_for_no_work(qtbot, parent, tmp_path):
    room = Room(tmp_path, parent, "time.sleep(60)", many=2)
    room.background.want(tasks(1, 2, 3))
    qtbot.waitUntil(lambda: len(room.asked) == 2, timeout=PATIENCE_MS)
    begun = time.monotonic()
    room.background.close()
    assert time.monotonic() - begun < 1
    qtbot.wait(100)
    assert room.found == [] and len(room.asked) == 2


def test_a_process_that_cannot_be_had_is_told(qtbot, parent, tmp_path):
    found = []
    room = Background([sys.executable, "-c", "raise SystemExit(3)"], parent, 1)
    room.found.connect(lambda key, finding: found.append((key, finding)))
    room.want(tasks(1, 2))
    qtbot.waitUntil(lambda: len(found) == 2, timeout=PATIENCE_MS)
    assert found == [(1, None), (2, None)]
    room.close()


def test_a_real_process_plays_a_tray(qtbot, parent):
    found = []
    room = Background(BOT, parent, 1)
    room.found.connect(lambda key, finding: found.append((key, finding)))
    room.want(tasks(1))
    qtbot.waitUntil(lambda: len(found) == 1, timeout=PATIENCE_MS)
    assert isinstance(found[0][1], Overplay)
    room.close()


@pytest.mark.parametrize(("there", "work"), [(1, 1), (2, 1), (3, 2), (16, 2)])
def test_one_processor_is_left_to_the_table(monkeypatch, there, work):
    monkeypatch.setattr(background, "processors", lambda: there)
    assert workers() == work
