"""What the tests of the cloth stand on: a table that is shown, in the room a window of 1366×768 leaves it."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.scene.table_view import TableView

SIZE = (1366, 676)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    """A table without a game, shown and active; shut after the test."""
    view = TableView(looks=Looks(speed="off"))
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.show()
    qtbot.waitActive(view)
    yield view
    view.close_faces()
