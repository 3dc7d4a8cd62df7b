"""How long does the window keep a person waiting while cloth, colours, language, backs and deck change?

    python -m benchmarks.changes [--runs 5]

A timer ticks every 2 ms in the window's own thread. The longest time between two ticks is how long a key or a click
would have waited; beside it stands the processor time that the thread took in that gap, which other programs do not
lengthen. Of both the median of the runs is told, and the worst. Each change is made at a dealt table of 1366×768,
without a sheet and with the preferences open. Decks are those that the desktop has.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.entries import own_home
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.program import Program
from dummywhist.ui.preferences import HOUSE, Preferences

SETTLED_MS = 900


class Gaps:
    """The longest gap between two ticks, in ms of the clock and of the processor."""

    def __init__(self) -> None:
        self.clock = self.processor = 0.0
        self._timer = QTimer(interval=2)
        self._timer.timeout.connect(self._tick)
        self._last = time.perf_counter(), time.thread_time()
        self._timer.start()

    def reset(self) -> None:
        """Forget what was seen."""
        self.clock = self.processor = 0.0
        self._last = time.perf_counter(), time.thread_time()

    def _tick(self) -> None:
        clock, processor = time.perf_counter(), time.thread_time()
        self.clock = max(self.clock, 1000 * (clock - self._last[0]))
        self.processor = max(self.processor, 1000 * (processor - self._last[1]))
        self._last = clock, processor


def live(ms: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def changes(program: Program) -> list[tuple[str, Callable[[], None]]]:
    """Return what is changed, by name, in turn."""
    prefer = program.prefer
    offered = [name for name, _ in program.decks.offered() if name != HOUSE]
    decks = [("deck", lambda name=name: prefer(Preferences.deck, name)) for name in (*offered[:4], HOUSE)]
    return [
        *(decks if offered else ()),
        ("cloth", lambda: prefer(Preferences.cloth, "blue")),
        ("colours", lambda: prefer(Preferences.four_colours, True)),
        ("language", lambda: prefer(Preferences.language, "de")),
        ("language", lambda: prefer(Preferences.language, "fr")),
        ("back", lambda: prefer(Preferences.back, "back-red")),
        ("card size", lambda: prefer(Preferences.card_size, 80)),
        ("cloth", lambda: prefer(Preferences.cloth, "green")),
        ("colours", lambda: prefer(Preferences.four_colours, False)),
        ("language", lambda: prefer(Preferences.language, "en")),
        ("card size", lambda: prefer(Preferences.card_size, 100)),
        ("back", lambda: prefer(Preferences.back, "back-blue")),
    ]


def main() -> int:
    """Change everything and print the longest gaps."""
    parser = argparse.ArgumentParser(description="How long changes of look and language keep a person waiting.")
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    worst: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        paths, settings, file = own_home(Path(folder))
        program = Program(app, paths, settings, file, read_deck(find_deck()))
        program.window.resize(1366, 768)
        program.window.show()
        program.open_first()
        live(2 * SETTLED_MS)
        gaps = Gaps()
        for sheet in (False, True):
            if sheet:
                program.command("preferences")
                live(SETTLED_MS)
            for _ in range(asked.runs):
                for name, change in changes(program):
                    gaps.reset()
                    QTimer.singleShot(0, change)
                    live(SETTLED_MS)
                    worst.setdefault(f"{name}{', preferences open' if sheet else ''}", []).append(
                        (gaps.clock, gaps.processor)
                    )
        program.close()
        program.view.close_faces()
    print(f"{'longest gap, ms':32} {'clock':>8} {'worst':>6} {'processor':>10} {'worst':>6}")
    for name, seen in worst.items():
        clock, processor = ([each[at] for each in seen] for at in (0, 1))
        print(f"{name:32} {median(clock):8.0f} {max(clock):6.0f} {median(processor):10.0f} {max(processor):6.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
