"""What the tests of the window stand on: a program in a home of its own, shut after each test."""

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dummywhist.ui.art import faces
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import Deck, read_deck
from dummywhist.ui.controls import fresh
from dummywhist.ui.controls.access import speak_to_readers
from dummywhist.ui.seat import course
from dummywhist.ui.theme import Theme, apply
from dummywhist.ui.tongues import speak
from tests.ui.house import House
from tests.ui.looks import Look, worn
from tests.ui.seat.bot_client import SERVER
from tests.ui.seat.driving import BOT, FAST, served

ROOT = Path(__file__).parents[2]
CLIENT = Path(__file__).parent / "seat" / "bot_client.cpp"


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, which speaks to screen readers as the program's does."""
    speak_to_readers()
    return qapp


@pytest.fixture(scope="module")
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Look]:
    """A look that `wearing` asks for."""
    with worn(qapp, request.param):
        yield request.param


@pytest.fixture(autouse=True)
def gone_with_its_test() -> Iterator[None]:
    """A widget that a test let go is gone before the next one, which would put its looks on thousands otherwise."""
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(scope="session")
def house_deck(qapp: QApplication) -> Deck:
    """The deck of the house."""
    return read_deck(find_deck())


@pytest.fixture(scope="session", autouse=True)
def rendered_once() -> Iterator[None]:
    """A picture of a card is rendered once for all tests of a process, as long as its file is the same."""
    plainly = faces.render

    @lru_cache(maxsize=1000)
    def kept(file: Path, _changed: int, how: tuple[int, int, float, tuple[tuple[str, str], ...]]) -> QImage:
        return plainly(file, *how)

    def render(
        file: Path, width: int, height: int, ratio: float = 1.0, letters: Sequence[tuple[str, str]] = ()
    ) -> QImage:
        changed = file.stat().st_mtime_ns if file.exists() else 0
        return QImage(kept(file, changed, (width, height, ratio, tuple(letters))))  # copied when it is drawn on

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(faces, "render", render)
        yield


@pytest.fixture(scope="session")
def bots() -> Iterator[None]:
    """Somebody who has bots ready: to load the program takes each of them longer than most tests.

    Where there is a compiler, who calls one of them need not even start Python.
    """
    if not hasattr(os, "fork"):
        yield
        return
    with (
        TemporaryDirectory(prefix="bots-") as folder,
        pytest.MonkeyPatch.context() as patch,
        subprocess.Popen(
            [sys.executable, "-m", "tests.ui.seat.bot_server", f"{folder}/door"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        ) as server,
    ):  # fmt: skip
        compiler = os.environ.get("CXX") or shutil.which("c++")
        if compiler is not None:
            command = [compiler, "-std=c++20", str(CLIENT), "-o", f"{folder}/{FAST}"]
            subprocess.run(command, check=True)
        assert server.stdout is not None and server.stdout.readline()
        patch.setenv(SERVER, f"{folder}/door")
        own, BOT[:] = [*BOT], served(f"{folder}/door")
        yield
        BOT[:] = own


@pytest.fixture(scope="session")
def for_all(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run alone, the same one for all its workers."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture
def house(
    qtbot: QtBot,
    qapp: QApplication,
    house_deck: Deck,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    bots: None,
    for_all: Path,
) -> Iterator[House]:
    """A home without anything in it; no hand needs to be slow; the look of the application is put back.

    Cards are cut by dice that fall the same each time, so that the same people sit at the same places.
    """
    dice = random.Random(1)
    monkeypatch.setattr(random, "SystemRandom", lambda: dice)
    monkeypatch.setattr(course, "GUARD_MS", 0)
    monkeypatch.setattr(fresh, "GUARD_MS", 0)
    font = qapp.font()
    house = House(qtbot, qapp, house_deck, tmp_path / "home", for_all)
    yield house
    house.shut()
    qapp.setFont(font)
    apply(qapp, Theme())
    speak("en")
