"""A second start while the program runs: it asks the first, or has a table of its own, and no save has two writers."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dummywhist.engine.record.store import open_store, read_file
from dummywhist.paths import Paths
from dummywhist.ui.life import running, starting
from dummywhist.ui.life.running import Claim, Taken, Wish, claim
from tests.ui.onlooker import ROOT, SECONDS, Start

Starter = Callable[..., Start]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home without anything in it."""
    return tmp_path / "home"


@pytest.fixture
def start(home: Path) -> Iterator[Starter]:
    """Starts the program at home; whatever runs at the end is ended."""
    running: list[Start] = []

    def begin(*arguments: str, **environment: str) -> Start:
        running.append(Start(home, *arguments, **environment))
        return running[-1]

    yield begin
    for one in running:
        one.kill()


def again(home: Path, *arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Start the program once more, and wait for its end."""
    return subprocess.run(
        [sys.executable, "-m", "dummywhist", *arguments],
        cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=SECONDS,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(home), "PYTHONPATH": str(ROOT)},
    )  # fmt: skip


def until(start: Start, what: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Ask until something is so; return what is to be seen then."""
    end = time.monotonic() + SECONDS
    while True:
        seen = start.ask()
        if what(seen):
            return seen
        assert time.monotonic() < end, seen
        time.sleep(0.05)


def listening(home: Path) -> None:
    """Wait until the program at ``home`` can be asked."""
    end = time.monotonic() + SECONDS
    while not Paths.within(home).socket.exists():
        assert time.monotonic() < end
        time.sleep(0.02)


# ---- asked to come forward ----


def test_a_second_start_asks_the_first_to_come_forward_and_ends(home: Path, start: Starter) -> None:
    first = start()
    before = first.ask("minimise")
    assert before["minimised"]
    done = again(home)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    after = until(first, lambda seen: not seen["minimised"])
    assert after["file"] == before["file"] and after["shelf"] == before["shelf"]
    assert len(list(Paths.within(home).tables.glob("*.dwr"))) == 1


def test_a_second_start_in_the_very_next_moment_waits_for_the_first(home: Path, start: Starter) -> None:
    first = start()
    other = subprocess.Popen(
        [sys.executable, "-m", "dummywhist"],
        cwd=ROOT, stdin=subprocess.DEVNULL,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(home)},
    )  # fmt: skip
    # Whichever had the lock first: one of them ends, the other runs with one table.
    end = time.monotonic() + SECONDS
    while first.process.poll() is None and other.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    ended, runs = (other, first.process) if other.poll() is not None else (first.process, other)
    assert ended.poll() == 0 and runs.poll() is None
    assert len(list(Paths.within(home).tables.glob("*.dwr"))) == 1
    other.kill()
    other.wait(timeout=SECONDS)


def test_a_file_is_handed_over_by_its_whole_path(home: Path, start: Starter, tmp_path: Path) -> None:
    first = start()
    stood = Path(first.ask()["file"])
    listening(home)
    copy = tmp_path / "Ein Spiel, das war’s.dwr"
    copy.write_bytes(stood.read_bytes())
    done = again(home, copy.name, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert until(first, lambda seen: seen["file"] != str(stood))["file"] == str(copy)
    again(home, str(tmp_path / "nothing.dwr"))
    seen = until(first, lambda seen: "nothing.dwr" in seen["said"])
    assert seen["said"] == "There is no file “nothing.dwr”." and seen["file"] == str(copy)


@pytest.mark.parametrize("game", ["mort-4"])
def test_a_game_is_begun_at_a_new_table_and_the_old_one_stays_on_the_shelf(
    home: Path, start: Starter, game: str
) -> None:
    first = start()
    stood = first.ask()
    listening(home)
    assert again(home, "--game", game).returncode == 0
    seen = until(first, lambda seen: seen["game"] == game)
    assert seen["people"].count("person") == 1 and seen["shelf"][1:] == stood["shelf"]


@pytest.mark.parametrize("game", ["three-handed"])
def test_a_first_start_by_game_begins_that_game(start: Starter, game: str) -> None:
    """Desktop actions and jump lists begin each game so."""
    one = start("--game", game)
    seen = one.ask()
    assert seen["game"] == game and seen["people"][0] == "person" and seen["saved"] == "Saved"
    assert one.close() == 0


def test_a_game_that_is_none_is_named(home: Path) -> None:
    done = again(home, "--game", "bezique")
    assert done.returncode == 2 and "bezique" in done.stderr and "Traceback" not in done.stderr
    done = again(home, "--game", "humbug", "x.dwr")
    assert done.returncode == 2 and "the one or the other" in done.stderr


def test_on_a_desktop_that_sends_files_as_events_they_are_opened(start: Starter, tmp_path: Path) -> None:
    first = start()
    copy = tmp_path / "sent.dwr"
    copy.write_bytes(Path(first.ask()["file"]).read_bytes())
    assert first.ask(f"open {copy}")["file"] == str(copy)


# ---- beside one that does not answer ----


def test_beside_one_that_cannot_be_asked_there_is_a_table_of_its_own(home: Path, start: Starter) -> None:
    first = start()
    stood = first.ask()
    listening(home)
    Paths.within(home).socket.unlink()
    second = start()
    beside = second.ask()
    assert beside["file"] != stood["file"] and beside["saved"] == "Saved"
    assert beside["said"] == "Dummy Whist is open already; this is another table."
    assert first.ask("click")["saved"] == "Saved" and second.ask("click")["saved"] == "Saved"
    assert second.close() == 0 and first.close() == 0
    for seen in (stood, beside):
        assert read_file(Path(seen["file"])).word is None
    # Both are on the shelf of the next start, and the settings of neither are lost.
    shelf = json.loads(Paths.within(home).settings.read_text())["tables"]
    assert sorted(shelf) == sorted(Path(seen["file"]).name for seen in (stood, beside))
    assert [path.name for path in Paths.within(home).data.iterdir() if path.name.startswith("running")] == []


def test_a_save_that_the_first_plays_is_not_opened_by_one_beside_it(home: Path, start: Starter) -> None:
    first = start()
    stood = first.ask()
    listening(home)
    Paths.within(home).socket.unlink()
    done = again(home, stood["file"])
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1 and "open at another table" in done.stderr
    before = Path(stood["file"]).read_bytes()
    with pytest.raises(Exception, match="open at another table"):
        open_store(Path(stood["file"]))
    assert Path(stood["file"]).read_bytes() == before


def test_killed_it_leaves_neither_lock_nor_door_shut(home: Path, start: Starter) -> None:
    paths = Paths.within(home)
    first = start()
    stood = first.ask("click")
    listening(home)
    first.kill()
    # What a killed program leaves: its lock file and its socket. Nobody holds the one or listens at the other.
    assert paths.lock.exists() and paths.socket.exists()
    second = start()
    seen = second.ask()
    assert seen["file"] == stood["file"] and seen["stamp"] >= stood["stamp"]
    assert seen["said"].startswith("Taken up where you left it.")
    listening(home)
    assert again(home, "--game", "humbug").returncode == 0
    assert until(second, lambda seen: seen["game"] == "humbug")
    assert second.close() == 0
    assert not paths.lock.exists() and not paths.socket.exists()


def test_the_computers_of_a_killed_program_hold_no_lock(home: Path, start: Starter) -> None:
    """A lock that its child processes had inherited would outlive it."""
    first = start()
    stood = Path(first.ask()["file"])
    until(first, lambda seen: seen["playable"])
    first.kill()
    store, _ = open_store(stood)
    store.close()
    held = claim(Paths.within(home).lock)
    assert held is not None
    held.release()


# ---- the lock ----

HOLD = """
import sys
from pathlib import Path
from dummywhist.ui.life.running import claim
held = claim(Path(sys.argv[1]))
print("held" if held else "none", flush=True)
sys.stdin.read()
"""


def holder(path: Path) -> subprocess.Popen[str]:
    """Return a process that holds the lock at ``path``."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None and process.stdout.readline() == "held\n"
    return process


def ended(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate(timeout=SECONDS)


def test_of_two_processes_one_has_the_lock_and_a_killed_one_lets_it_go(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "running.lock"
    other = holder(path)
    try:
        with pytest.raises(Taken):
            claim(path)
    finally:
        ended(other)
    assert path.exists()
    mine = claim(path)
    assert isinstance(mine, Claim)
    with pytest.raises(Taken):
        claim(path)
    mine.release()
    mine.release()
    assert not path.exists()


def test_a_lock_whose_name_was_taken_away_is_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the opening of a file and its lock, who had it may have ended and taken its name away."""
    path = tmp_path / "running.lock"
    locked: list[int] = []

    def lock(file: int) -> bool:
        if not locked:
            path.unlink()
        locked.append(file)
        return True

    monkeypatch.setattr(running, "lock", lock)
    held = claim(path)
    assert len(locked) == 2 and held is not None and path.exists()
    held.release()


@pytest.mark.parametrize("content", [b"", b"\0\xff torn", b"12345\n"])
def test_what_stands_in_the_lock_file_does_not_matter(home: Path, content: bytes) -> None:
    paths = Paths.within(home)
    home.mkdir()
    paths.lock.write_bytes(content)
    paths.socket.write_bytes(content)
    held = starting.begin(paths.lock, paths.socket, Wish(), patience=0).claim
    assert held is not None
    held.release()


def test_where_nothing_can_be_locked_nobody_is_first_and_nobody_beside(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    start = starting.begin(tmp_path / "file" / "lock", tmp_path / "socket", Wish(), patience=0)
    assert start == starting.Start()
    (tmp_path / "lock").mkdir()
    assert starting.begin(tmp_path / "lock", tmp_path / "socket", Wish(), patience=0) == starting.Start()


@pytest.mark.parametrize("says", [b"", b"GET / HTTP/1.1\r\n", running.GREETING, None])
def test_one_that_answers_strangely_or_never_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: bytes | None
) -> None:
    """A stranger at the socket, one that greets and then hangs, one that never says a word."""
    monkeypatch.setattr(running, "ANSWER", 0.2)
    lock, path = tmp_path / "lock", tmp_path / "socket"
    held = claim(lock)
    assert held is not None
    with socket.socket(socket.AF_UNIX) as listens:
        with running.address(path) as name:
            listens.bind(name)
        listens.listen()
        stranger = subprocess.Popen(
            [sys.executable, "-c", STRANGER, str(listens.fileno()), "" if says is None else says.decode()],
            pass_fds=(listens.fileno(),),
        )
        began = time.monotonic()
        assert starting.begin(lock, path, Wish(), patience=0.1) == starting.Start(beside=True)
        assert time.monotonic() - began < 10
        stranger.kill()
        stranger.wait(timeout=SECONDS)
    held.release()


STRANGER = """
import socket, sys, time
listens = socket.socket(fileno=int(sys.argv[1]))
kept = []
while True:
    line, _ = listens.accept()
    line.sendall(sys.argv[2].encode())
    kept.append(line)
"""
