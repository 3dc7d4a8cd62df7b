"""Nothing that is not on the first picture happens before it, and what PySide6 adds to imports is taken away."""

import builtins
import gc
import importlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import dummywhist.__main__ as entry
import dummywhist.ui.late as late
import dummywhist.ui.life.app as app
from benchmarks.screen import NoScreen, Sight
from benchmarks.start import contender, quantile, table


def test_the_window_imports_as_python_does():
    assert app.FirstPaint.__module__ == "dummywhist.ui.life.app"
    assert builtins.__import__ is builtins.__orig_import__


def test_a_face_runs_with_the_collector_on(monkeypatch: pytest.MonkeyPatch):
    seen: list[bool] = []

    class Face:
        @staticmethod
        def main(_arguments: list[str]) -> int:
            seen.append(gc.isenabled())
            return 0

    def load(name: str) -> object:
        seen.append(gc.isenabled())
        return Face

    monkeypatch.setattr(importlib, "import_module", load)
    monkeypatch.setattr(entry, "_face", lambda _arguments: "face")
    assert entry.main([]) == 0
    assert seen == [False, True]


def test_what_can_wait_comes_after_the_first_paint(qtbot: QtBot):
    order: list[str] = []

    class Slow(QWidget):
        def paintEvent(self, event: object) -> None:
            order.append("painted")

    widget = Slow()
    qtbot.addWidget(widget)
    first = app.FirstPaint(widget)
    first.come.connect(lambda: order.append("told"))
    with qtbot.waitSignal(first.come):
        widget.show()
    assert order[0] == "painted" and order.count("told") == 1


def test_a_window_that_is_not_seen_keeps_nothing_waiting_for_ever(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app.FirstPaint, "PATIENCE_MS", 0)
    widget = QWidget()
    qtbot.addWidget(widget)
    with qtbot.waitSignal(app.FirstPaint(widget).come):
        widget.setWindowState(Qt.WindowState.WindowMinimized)


def test_the_figures_of_a_start(tmp_path):
    sights = [Sight(0.3, painted, 0.2, 0.0, 0.0) for painted in (0.5, 0.4, 0.9)]
    assert quantile([sight.painted for sight in sights], 0.9) == 0.9
    assert table(["kpat"], {"kpat": sights}).splitlines()[1].split()[:4] == ["kpat", "0.500", "0.900", "0.400"]


def test_a_rival_that_is_missing_is_named(tmp_path):
    with pytest.raises(NoScreen, match="no-such-game is not installed"):
        contender("no-such-game", tmp_path)


@pytest.fixture
def late_module(tmp_path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a late module that counts how often it runs, in `sys`."""
    (tmp_path / "slowly.py").write_text(
        "import sys, time\nsys.runs.append(1)\ntime.sleep(0.05)\nif len(sys.runs) < sys.fails: 1 / 0\nanswer = 42\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(late, "LATE", {*late.LATE, "slowly"})
    monkeypatch.setattr(sys, "runs", [], raising=False)
    monkeypatch.setattr(sys, "fails", 0, raising=False)
    monkeypatch.setattr(sys, "meta_path", [late.LateFinder(), *sys.meta_path])
    monkeypatch.delitem(sys.modules, "slowly", raising=False)
    return "slowly"


def test_a_late_module_runs_when_something_of_it_is_asked_for(late_module: str):
    module = __import__(late_module)
    assert __import__(late_module) is module and module.__spec__.name == late_module
    assert sys.runs == []  # type: ignore[attr-defined]
    assert module.answer == 42 and type(module) is ModuleType
    assert vars(__import__(late_module))["answer"] == 42
    assert sys.runs == [1]  # type: ignore[attr-defined]


def test_threads_that_ask_for_a_late_module_at_once_wait_until_it_has_run(late_module: str):
    module = __import__(late_module)
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda _: module.answer, range(4))) == [42] * 4
    assert sys.runs == [1]  # type: ignore[attr-defined]


def test_a_late_module_that_fails_is_tried_again(late_module: str):
    sys.fails = 2  # type: ignore[attr-defined]
    module = __import__(late_module)
    with pytest.raises(ZeroDivisionError):
        module.answer  # noqa: B018
    assert module.answer == 42


def test_a_late_module_runs_ahead_in_a_thread_that_gives_way(late_module: str):
    module = __import__(late_module)
    ahead = late.Unhurried(module, 0.001)
    assert sys.meta_path[0] is ahead
    assert module.answer == 42  # who asks waits for the thread, and runs nothing a second time
    ahead.end()
    assert sys.runs == [1] and not ahead.running and ahead not in sys.meta_path  # type: ignore[attr-defined]


@pytest.fixture
def slow_parts(tmp_path, late_module: str) -> ModuleType:
    """A late module that imports two others, one after the other."""
    (tmp_path / "first_part.py").write_text("import sys\nsys.runs.append('first')\n")
    (tmp_path / "second_part.py").write_text("import sys\nsys.runs.append('second')\n")
    (tmp_path / "slowly.py").write_text(
        "try:\n    import first_part, second_part\nexcept ImportError:\n    first_part = None\nanswer = 42\n"
    )
    sys.modules.pop("first_part", None)
    sys.modules.pop("second_part", None)
    return __import__(late_module)


def test_nobody_waits_long_for_a_thread_that_gives_way(slow_parts: ModuleType):
    ahead = late.Unhurried(slow_parts, 3600)
    ahead.hurry()
    assert slow_parts.answer == 42 and sys.runs == ["first", "second"]  # type: ignore[attr-defined]
    ahead.end()


def test_what_runs_ahead_is_ended_with_the_program_and_nothing_is_taken_for_missing(slow_parts: ModuleType):
    ahead = late.Unhurried(slow_parts, 3600)
    ahead.end()
    assert sys.runs == [] and not ahead.running  # type: ignore[attr-defined]
    assert slow_parts.answer == 42 and slow_parts.first_part is not None


def test_the_sheets_are_made_ready_before_anybody_opens_one(tmp_path):
    """In a process of its own, for the tests have run them."""
    code = f"""
import sys
from pathlib import Path
from types import ModuleType
from PySide6.QtCore import QTimer
from dummywhist.paths import Paths
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.settings import load
from dummywhist.ui.life import app
running, paths = app._application(), Paths.within(Path({str(tmp_path)!r}))
settings, file, _ = load(paths.settings)
program = Program(running, paths, settings, file, app._art())
program.open_first()
before = type(sys.modules["dummywhist.ui.desk.sheets"]).__name__
program.after_first_paint()
def look():
    if type(sys.modules["dummywhist.ui.desk.sheets"]) is ModuleType and not program._ahead.running:
        print(before, program._sheets is None)
        running.quit()
timer = QTimer(interval=50)
timer.timeout.connect(look)
timer.start()
QTimer.singleShot(60000, running.quit)
running.exec()
program.close()
program.view.close_faces()
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["LateModule", "True"]


def test_a_wrong_call_of_qt_is_told_with_what_would_be_right():
    """What PySide6 says it with is late; in a process of its own, for the tests use some of it."""
    code = """
import dummywhist.ui.life.app
from PySide6.QtCore import QPoint
try:
    QPoint("east")
except TypeError as error:
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "QPoint.__init__(xpos: int, ypos: int, /)" in ran.stdout


def test_no_arguments_ask_for_what_arguments_leave_unsaid():
    assert app._arguments(["--game", "english-dummy"])._replace(game=None) == app._arguments([]) == app.Asked()
    assert app._arguments(["deal.pbn"]) == app.Asked(file="deal.pbn")
