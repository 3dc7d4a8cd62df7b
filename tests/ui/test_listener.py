"""The listener of the running program: who may connect, who is refused, and that nobody can block or break it."""

import json
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from dummywhist.ui.life import app
from dummywhist.ui.life import listener as doors
from dummywhist.ui.life.arriving import meet
from dummywhist.ui.life.handover import ask
from dummywhist.ui.life.journal import Journal
from dummywhist.ui.life.listener import CONNECTIONS, Listener
from dummywhist.ui.life.running import (
    DONE,
    GREETING,
    LONGEST,
    Wish,
    address,
    claim,
    read_wish,
    wish_of,
    wish_text,
)
from dummywhist.ui.life.starting import Start
from tests.ui.house import House
from tests.ui.onlooker import ROOT, SECONDS

FILE = os.path.abspath("a.dwr")


class Hall:
    """An open listener, and what comes of it."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.qtbot = qtbot
        self.path = path
        self.wishes: list[Wish] = []
        self.refused: list[str] = []
        self.lines: list[socket.socket] = []
        self.listener = Listener()
        self.listener.wished.connect(self.wishes.append)
        self.listener.refused.connect(self.refused.append)
        assert self.listener.open(path) == ""

    def connect(self) -> socket.socket:
        """Return the other end of a new connection; whoever waits on it fails after a while."""
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(SECONDS)
        with address(self.path) as name:
            line.connect(name)
        self.lines.append(line)
        return line

    def asks(self, wish: Wish) -> bool:
        """Whether a process of its own, asking for ``wish``, is heard."""
        code = "import sys; from pathlib import Path; from dummywhist.ui.life.handover import ask; "
        code += "from dummywhist.ui.life.running import Wish; "
        code += "sys.exit(not ask(Path(sys.argv[1]), Wish(*sys.argv[2:])))"
        process = subprocess.Popen([sys.executable, "-c", code, str(self.path), *wish], cwd=ROOT)
        self.qtbot.waitUntil(lambda: process.poll() is not None, timeout=1000 * SECONDS)
        return process.returncode == 0

    def shut(self) -> None:
        for line in self.lines:
            line.close()
        self.listener.close()


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """A listener that nobody has come to yet; patience is short."""
    monkeypatch.setattr(doors, "PATIENCE_MS", 300)
    hall = Hall(qtbot, tmp_path / "running.sock")
    yield hall
    hall.shut()


def test_a_wish_is_heard_and_answered(hall: Hall) -> None:
    wish = Wish(FILE, "", "token-1")
    assert hall.asks(wish) and hall.wishes == [wish] and hall.refused == []
    assert hall.asks(Wish()) and hall.wishes[1:] == [Wish()]


def test_only_the_owner_can_reach_it_and_it_goes_when_it_is_closed(hall: Hall) -> None:
    mode = hall.path.stat().st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o600
    hall.listener.close()
    hall.listener.close()
    assert not hall.path.exists() and not ask(hall.path, Wish())


def test_another_user_is_refused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    assert not hall.asks(Wish()) and hall.wishes == [] and hall.refused


STRANGE = [
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"\n",
    b"\0" * 100 + b"\n",
    b"[" * 5000 + b"\n",
    b'{"file": ' + b'"' + b"a" * LONGEST + b'"}\n',
    b"x" * (LONGEST + 1),
    b'{"file": "a.dwr"}\n',
    b'{"file": "/a\\u0000b"}\n',
    b'{"file": 5}\n',
    b'{"command": "rm"}\n',
    b"[]\n",
    b"\xff\xfe\n",
]


@pytest.mark.parametrize("said", STRANGE, ids=range(len(STRANGE)))
def test_a_stranger_is_refused_and_the_next_is_heard(hall: Hall, said: bytes) -> None:
    line = hall.connect()
    line.sendall(said)
    hall.qtbot.waitUntil(lambda: len(hall.refused) == 1)
    assert hall.wishes == []
    with pytest.raises((AssertionError, ConnectionResetError)):
        heard = line.recv(100)
        assert DONE in heard
    assert hall.asks(Wish()) and hall.wishes == [Wish()]


def test_one_that_says_nothing_or_goes_in_the_middle_does_no_harm(hall: Hall) -> None:
    silent, gone = hall.connect(), hall.connect()
    gone.sendall(b'{"file": ')
    gone.close()
    hall.qtbot.waitUntil(lambda: len(hall.refused) == 2)
    assert set(hall.refused) == {"the wish was cut short", "nothing was said in time"}
    assert silent.recv(100) == GREETING and silent.recv(100) == b""


def test_one_that_drips_is_not_heard_for_ever(hall: Hall) -> None:
    line = hall.connect()
    for letter in b'{"fi':
        if not hall.refused:
            line.send(bytes([letter]))
        hall.qtbot.wait(120)
    hall.qtbot.waitUntil(lambda: hall.refused == ["nothing was said in time"])


def test_many_at_once_are_refused_and_hold_the_door_only_for_a_moment(hall: Hall) -> None:
    lines = []
    for _ in range(CONNECTIONS + 5):
        lines.append(hall.connect())
        hall.qtbot.wait(1)
    hall.qtbot.waitUntil(lambda: hall.refused.count("too many at once") == 5)
    hall.qtbot.waitUntil(lambda: len(hall.refused) == CONNECTIONS + 5)
    assert hall.asks(Wish()) and hall.wishes == [Wish()]


def test_it_opens_where_a_killed_program_left_its_socket_and_nowhere_else(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "running.sock"
    with socket.socket(socket.AF_UNIX) as left, address(path) as name:
        left.bind(name)
    assert path.exists() and not ask(path, Wish())
    hall = Hall(qtbot, path)
    assert hall.asks(Wish())
    hall.shut()
    path.mkdir()
    assert Listener().open(path) != ""
    assert Listener().open(tmp_path / "nowhere" / "running.sock") != ""
    assert path.is_dir()


def test_a_long_way_to_the_socket_does_no_harm(qtbot: QtBot, tmp_path: Path) -> None:
    """The name of a socket has about a hundred bytes; folders are longer."""
    folder = tmp_path / ("long " * 40) / ("way " * 40)
    folder.mkdir(parents=True)
    hall = Hall(qtbot, folder / "running.sock")
    assert (folder / "running.sock").exists() and hall.asks(Wish(FILE)) and hall.wishes == [Wish(FILE)]
    hall.shut()


# ---- wishes ----


@given(st.text(st.characters(exclude_characters="\0")), st.sampled_from(["", "humbug"]))
def test_a_wish_comes_through_whatever_the_file_is_called(name: str, game: str) -> None:
    wish = Wish(os.path.join(os.sep, "folder", name), game, "token")
    assert read_wish(wish_text(wish)) == wish
    assert wish_text(wish).count(b"\n") == 1


def test_a_file_name_that_is_no_text_comes_through() -> None:
    wish = wish_of(os.fsdecode(b"/tmp/caf\xe9.dwr"), None, {})
    assert os.fsencode(read_wish(wish_text(wish)).file) == b"/tmp/caf\xe9.dwr"


def test_a_wish_has_the_whole_path_and_the_token_of_the_desktop(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert wish_of("a.dwr", None, {"XDG_ACTIVATION_TOKEN": "t"}) == Wish(str(tmp_path / "a.dwr"), "", "t")
    assert wish_of(None, "humbug", {}) == Wish("", "humbug", "")


def test_a_token_that_is_none_is_left_out() -> None:
    raw = json.dumps({"token": "a\nb"}).encode()
    assert read_wish(raw) == Wish()


# ---- what the program does then ----


def test_a_sheet_that_lies_open_gives_way_to_a_file_and_stays_for_a_look(house: House) -> None:
    house.open()
    house.do("score")
    meet(house.program, Wish())
    assert not house.free
    meet(house.program, Wish(game="humbug"))
    assert house.free and house.table.record.game == "humbug"
    house.rest()
    assert house.picture.playable or house.picture.question


def test_the_door_is_shut_with_the_window(house: House, tmp_path: Path) -> None:
    """A wish between the closing and the end would find a table that has been let go."""
    house.open()
    held = claim(house.paths.lock)
    journal = Journal(tmp_path, {})
    app._after_first_paint(house.program, Start(held), journal)
    assert house.paths.socket.exists() and held is not None
    house.window.close()
    assert not house.paths.socket.exists()
    held.release()
    journal.close()


def test_a_game_that_nobody_knows_changes_nothing(house: House) -> None:
    house.open()
    path = house.program.path
    meet(house.program, Wish(game="bezique"))
    assert house.program.path == path
    meet(house.program, Wish(file=os.devnull))
    assert house.program.path == path and house.said


def test_the_token_of_the_desktop_is_handed_to_qt(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "old")
    house.open()
    meet(house.program, Wish(token="new"))
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "new"
