"""A bare window for panels to stand in."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from dummywhist.ui.theme import Fonts, Theme, apply


@pytest.fixture(autouse=True)
def gone_for_good(qapp: QApplication) -> Iterator[None]:
    """Widgets that a test has put away are deleted after it: no event loop is there to do it, and they add up."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[QMainWindow]:
    """A window of ordinary size with nothing in it."""
    apply(qapp, Theme(fonts=Fonts(1.0)))
    made = QMainWindow()
    made.setCentralWidget(QWidget())
    made.resize(1366, 768)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    yield made
    made.close()
