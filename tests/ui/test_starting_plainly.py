"""Nothing that is not on the first picture happens before it, and what PySide6 adds to imports is taken away."""

import builtins
import gc
import importlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import dummywhist.__main__ as entry
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
