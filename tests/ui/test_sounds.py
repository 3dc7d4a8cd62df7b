"""Sounds: played beside the window, by preference only, and missed by nobody where there is no device."""

from collections.abc import Generator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dummywhist.engine.deal.event import Played, Quitted, TrickWon
from dummywhist.engine.table import Table
from dummywhist.ui.desk import sheets, sounds
from dummywhist.ui.desk.sounds import HEARD, TAKEN_UP, YOUR_TURN, Sounds, sound_of
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.preferences import Page
from tests.ui.house import House, play

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


class Loudspeaker:
    """A device that keeps what it is given to play."""

    def __init__(self) -> None:
        self.stream: Generator[bytes, int, None] | None = None
        self.started, self.closed = Event(), Event()

    def start(self, samples: Generator[bytes, int, None]) -> None:
        self.stream = samples
        self.started.set()

    def close(self) -> None:
        self.closed.set()

    def heard(self, samples: int) -> bytes:
        """Return the next samples."""
        assert self.stream is not None
        return self.stream.send(samples)


def test_a_sound_is_played_at_its_volume_and_then_there_is_silence() -> None:
    loudspeaker = Loudspeaker()
    made = Sounds(FOLDER, lambda: loudspeaker)
    made.play("card", 50)
    assert loudspeaker.started.wait(5)
    heard = memoryview(loudspeaker.heard(3000)).cast("h")
    assert len(heard) == 3000 and 2000 < max(heard) < 6000 and not any(heard[-500:])
    assert not any(loudspeaker.heard(100))
    made.close()
    assert loudspeaker.closed.is_set()


def test_nobody_waits_for_a_device_and_none_is_missed() -> None:
    waited, asked = Event(), Event()

    def broken() -> Loudspeaker:
        asked.set()
        waited.wait(5)
        raise OSError("no such device")

    made = Sounds(FOLDER, broken)
    made.play("card", 100)
    assert asked.wait(5)
    made.play("gather", 100)  # returns while the device is being opened
    waited.set()
    assert made._thread is not None
    made._thread.join(5)
    made.play("deal", 100)
    assert made._dead
    made.close()


def test_every_sound_that_is_heard_has_a_file() -> None:
    for name in {YOUR_TURN, TAKEN_UP, *(name for _, name in HEARD)}:
        assert (FOLDER / f"{name}.wav").is_file()


def test_of_several_events_the_weightiest_is_heard() -> None:
    played, won, quitted = (object.__new__(kind) for kind in (Played, TrickWon, Quitted))
    assert sound_of([played]) == "card" and sound_of([played, won, quitted]) == "gather" and sound_of([won]) == ""


def tricks_of(table: Table) -> tuple[object, ...]:
    return () if table.session.deal is None else table.session.deal.tricks


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is played, on a computer with sound."""
    told: list[tuple[str, int]] = []
    monkeypatch.setattr(sounds, "can_play", lambda: True)
    monkeypatch.setattr(Sounds, "play", lambda _self, name, volume: told.append((name, volume)))
    return told


def test_cards_and_turns_are_heard_at_the_volume_preferred(house: House, heard: list[tuple[str, int]]) -> None:
    house.open(sounds=True, volume=75, motion="fast")
    play(house, 1)
    assert {("card", 75), (YOUR_TURN, 75)} <= set(heard)


def test_a_card_taken_up_and_a_point_marked_are_heard(house: House, heard: list[tuple[str, int]]) -> None:
    """The last tricks of a deal, for at its end points are marked."""
    house.seed(("person", "steady", "steady"), lambda table: len(tricks_of(table)) == 11)
    house.open(sounds=True, volume=75, motion="fast", gather="at_once")
    card = min(house.rest().playable)
    at = house.place_of(card)
    viewport = house.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(viewport, at - QPoint(0, 40))
    assert heard[-1] == (TAKEN_UP, 75)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
    assert ("mark", 75) not in heard
    play(house, 4)
    house.until(lambda: ("mark", 75) in heard)


@pytest.mark.parametrize(
    "how", [{}, {"sounds": True, "motion": "off"}, {"sounds": True, "motion": "fast", "reduced_motion": True}]
)
def test_nothing_is_heard_unless_it_is_preferred(
    house: House, heard: list[tuple[str, int]], how: dict[str, object]
) -> None:
    house.open(**how)
    play(house, 1)
    assert heard == []


def test_the_switch_is_absent_where_nothing_can_be_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "can_play", lambda: False)
    house.open()
    house.do("preferences")
    sheet = house.sheet(PreferencesSheet)
    sheet.pages.setCurrentRow(list(Page).index(Page.ACCESSIBILITY))
    assert "look" in sheet.controls and not {"sounds", "volume"} & set(sheet.controls)


def test_without_the_library_nothing_can_be_played(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(sounds, "miniaudio", None)
    assert not sounds.can_play()
