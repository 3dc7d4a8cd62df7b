"""A window for controls to stand in, and themes to wear."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dummywhist.ui.theme import Theme, apply, current


@pytest.fixture(scope="package")
def plain(qapp: QApplication) -> Theme:
    """The default theme."""
    return Theme()


@pytest.fixture(autouse=True)
def wear(qapp: QApplication, plain: Theme) -> Iterator[Callable[[Theme], Theme]]:
    """Every test begins in the default theme, and may put on another."""

    def put_on(theme: Theme) -> Theme:
        if current() is not theme:
            apply(qapp, theme)
        return theme

    put_on(plain)
    yield put_on
    put_on(plain)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    """A shown and active window with an empty column in its middle."""
    made = QMainWindow()
    qtbot.addWidget(made)
    middle = QWidget()
    QVBoxLayout(middle)
    made.setCentralWidget(middle)
    made.resize(1024, 640)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def place(window: QMainWindow) -> Callable[..., None]:
    """Put controls into the window, one below another."""

    def put(*widgets: QWidget) -> None:
        middle = window.centralWidget()
        assert middle is not None
        column = middle.layout()
        assert column is not None
        for widget in widgets:
            column.addWidget(widget)
            widget.show()
        QApplication.processEvents()

    return put
