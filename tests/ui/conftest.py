"""What the tests of the window stand on: a program in a home of its own, shut after each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import Deck, read_deck
from dummywhist.ui.seat import sitting
from dummywhist.ui.theme import Theme, apply
from dummywhist.ui.tongues import speak
from tests.ui.house import House


@pytest.fixture(scope="session")
def house_deck(qapp: QApplication) -> Deck:
    """The deck of the house."""
    return read_deck(find_deck())


@pytest.fixture
def house(
    qtbot: QtBot, qapp: QApplication, house_deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """A home without anything in it; no hand needs to be slow; the look of the application is put back."""
    monkeypatch.setattr(sitting, "GUARD_MS", 0)
    font = qapp.font()
    house = House(qtbot, qapp, house_deck, tmp_path / "home")
    yield house
    house.shut()
    qapp.setFont(font)
    apply(qapp, Theme())
    speak("en")
