"""Does the window do what each gesture means, over thousands of them? `python -m tests.long --only gestures`.

Each session of `EACH` gestures has a program and a seed of its own: what goes wrong is told with the seed that makes
the same session again. It needs a screen that Qt knows: offscreen where there is no other.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.controls import fresh
from dummywhist.ui.seat import course
from dummywhist.ui.theme import Theme, apply
from dummywhist.ui.tongues import speak
from tests.sections import Section
from tests.ui.gestures import GUARD_MS, session
from tests.ui.house import House
from tests.ui.seat.bot_client import SERVER

ROOT = Path(__file__).parents[2]
EACH = 250
"""Gestures of a session."""


class Waiting:
    """What a `House` needs of a test's robot."""

    def waitUntil(self, what: Callable[[], bool], timeout: int) -> None:
        """Let the program go on until something is so."""
        end = monotonic() + timeout / 1000
        while not what():
            assert monotonic() < end, "it does not come about"
            QTest.qWait(1)

    def mouseClick(self, widget: QWidget, button: Qt.MouseButton, pos: QPoint | None = None) -> None:
        """Click a widget."""
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, pos or widget.rect().center())


def make(count: int, seed: int) -> tuple[int, int, int]:
    """Make ``count`` gestures in sessions of their own; return the sessions, the cards played, the answers given."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setApplicationName("dummywhist")
    course.GUARD_MS = fresh.GUARD_MS = GUARD_MS
    deck, font = read_deck(find_deck()), app.font()
    cards = answers = sessions = 0
    while count > 0:
        with tempfile.TemporaryDirectory(prefix="gestures-") as folder:
            house = House(Waiting(), app, deck, Path(folder) / "home", Path(folder))  # type: ignore[arg-type]
            try:
                hands = session(house, seed + sessions, min(count, EACH))
                cards, answers = cards + hands.cards, answers + hands.answered
            finally:
                house.shut()
                app.setFont(font)
                apply(app, Theme())
                speak("en")
        count, sessions = count - EACH, sessions + 1
    return sessions, cards, answers


def _child(count: int, seed: int, door: str) -> tuple[int, int, int]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), SERVER: door}
    if not any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.long_gestures", str(count), str(seed)],
        cwd=ROOT, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, f"--gestures {EACH} --seed {seed} and on:\n{done.stderr.strip()}"
    sessions, cards, answers = map(int, done.stdout.split()[-3:])
    return sessions, cards, answers


def gesture_often(count: int, seed: int, jobs: int = 1) -> str:
    """Make ``count`` gestures, spread over ``jobs`` processes; return the totals."""
    share = -(-count // jobs // EACH) * EACH
    parts = [(min(share, count - at), seed + at // EACH) for at in range(0, count, share)]
    with tempfile.TemporaryDirectory(prefix="bots-") as folder:
        door = f"{folder}/door"
        with subprocess.Popen(
            [sys.executable, "-m", "tests.ui.seat.bot_server", door],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        ) as server, ThreadPoolExecutor(len(parts)) as pool:  # fmt: skip
            assert server.stdout is not None and server.stdout.readline()
            counts, seeds = zip(*parts, strict=True)
            found = list(pool.map(_child, counts, seeds, [door] * len(parts)))
            assert server.stdin is not None
            server.stdin.close()
    sessions, cards, answers = (sum(column) for column in zip(*found, strict=True))
    made = f"{count} gestures in {sessions} sessions; {cards} cards, each the one that a press chose"
    return f"{made}; {answers} answers, each to a press; nothing lost"


GESTURES = Section("gestures", "gestures at the window", 20_000, gesture_often, spread=True)


if __name__ == "__main__":
    print(*make(int(sys.argv[1]), int(sys.argv[2])))
    sys.stdout.flush()
    os._exit(0)
