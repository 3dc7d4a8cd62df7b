"""Whatever a player of another maker does at a table in the window, the deal goes on, and one sentence says so."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.table import Table
from dummywhist.others import Other
from dummywhist.ui.seat.bots import Bot
from dummywhist.ui.seat.computers import Computers
from dummywhist.ui.seat.conductor import Conductor, Mode
from tests.hostile.player import PLAYS
from tests.ui.seat.driving import agreed_table, conducted
from tests.ui.seat.test_conductor import first

PLAYER = Path(__file__).parents[2] / "hostile" / "player.py"
KIND = "other-guest"
QUICK = ("good", "nonsense", "flood", "silent")
"""The modes of the daily suite; the long run makes all of them."""
TRICKS = 2


@pytest.fixture
def room(qtbot, bots: None):
    """What holds a conductor, and closes it."""
    holder = QObject()
    yield holder
    for conductor in holder.findChildren(Conductor):
        conductor.close()


def seated(mode: str, room: QObject, patience_ms: int, monkeypatch: pytest.MonkeyPatch):
    """A table at which a player of another maker sits against a person, with steady; he has so much time."""
    stranger = Computers._stranger

    def impatient(computers: Computers, player: Player) -> Bot:
        bot = stranger(computers, player)
        bot._patience.setInterval(patience_ms)
        return bot

    monkeypatch.setattr(Computers, "_stranger", impatient)
    table = agreed_table(("person", "steady", KIND))
    conductor, watcher = conducted(table, room)
    command = f'"{sys.executable}" -I -S "{PLAYER}" {mode} {patience_ms / 1000}'
    conductor.set_others({KIND: Other("Guest", command).start()})
    return table, conductor, watcher


def play_tricks(qtbot, conductor: Conductor, table: Table, many: int) -> None:
    """Play for the person, always the first lawful card, until so many tricks are gathered."""
    while len(table.session.deal.tricks) < many:
        qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON, timeout=15_000)
        assert conductor.propose(first(conductor.operator))


@pytest.mark.parametrize("mode", QUICK)
def test_the_deal_goes_on_and_one_sentence_says_who_stands_in(qtbot, room, mode, monkeypatch):
    patience = 150 if mode == "silent" else 15_000
    table, conductor, watcher = seated(mode, room, patience, monkeypatch)
    conductor.begin()
    play_tricks(qtbot, conductor, table, TRICKS)
    assert watcher.refusals == [] and watcher.notes == ([] if mode in PLAYS else ["note.stands_in"])


def test_where_the_program_is_not_known_steady_plays_and_it_is_said_once(qtbot, room, monkeypatch):
    table, conductor, watcher = seated("good", room, 15_000, monkeypatch)
    conductor.set_others({})
    conductor.begin()
    play_tricks(qtbot, conductor, table, TRICKS)
    assert watcher.notes == ["note.no_other"]


def test_who_plays_at_random_in_a_record_is_no_player_of_another_maker(qtbot, room):
    table = agreed_table(("person", "random", "steady"))
    conductor, watcher = conducted(table, room)
    conductor.warm()
    conductor.begin()
    play_tricks(qtbot, conductor, table, TRICKS)
    assert (watcher.refusals, watcher.notes) == ([], [])


def test_a_command_that_does_not_exist_is_named(qtbot, room, monkeypatch):
    table, conductor, watcher = seated("good", room, 15_000, monkeypatch)
    conductor.set_others({KIND: Other("Guest", "no-such-command").start()})
    conductor.begin()
    play_tricks(qtbot, conductor, table, TRICKS)
    assert watcher.notes == ["note.no_command"]


def test_the_process_of_a_player_starts_without_an_environment(qtbot, room, monkeypatch):
    monkeypatch.setenv("OF_THE_PARENT", "secret")
    _, conductor, _ = seated("good", room, 15_000, monkeypatch)
    conductor.begin()
    qtbot.waitUntil(lambda: conductor.mode is Mode.PERSON)
    computers = conductor.computers
    computers.warm()
    for bot in computers._everybody():
        assert bot._process is not None and bot._process.processEnvironment().isEmpty()
        file = Path(f"/proc/{bot._process.processId()}/environ")
        if file.exists():
            assert b"secret" not in file.read_bytes()
    assert len(computers._everybody()) == 2 and "secret" in os.environ["OF_THE_PARENT"]
