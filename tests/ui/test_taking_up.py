"""The program ended in any way and started again, files that cannot be read, and disks that cannot be written."""

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication

from dummywhist.engine.record import store, text
from dummywhist.engine.record.text import record_text
from dummywhist.ui.desk import kept
from dummywhist.ui.desk.settings import load
from dummywhist.ui.life import arriving
from dummywhist.ui.life.running import Wish
from dummywhist.ui.panels.waiting import WaitSheet
from dummywhist.ui.preferences import Preferences
from tests.ui.house import House
from tests.ui.panels.fits import cut

ROOT = Path(__file__).parents[2]
SMALL = (1024, 640)
LEFT = "The file is left as it is."
ALONE = ("person", "beginner", "beginner")


# ---- killed and started again ----


def sit_down(home: Path, cards: int) -> tuple[subprocess.Popen[str], dict[str, Any]]:
    """Start the program at ``home``; return it with what it tells after so many cards of the person."""
    visitor = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.sitting_down", str(cards)],
        cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(home)},
    )  # fmt: skip
    assert visitor.stdout is not None
    try:
        return visitor, json.loads(visitor.stdout.readline())
    except BaseException:
        visitor.kill()
        raise


def kill(visitor: subprocess.Popen[str]) -> None:
    """End the program as a power switch does."""
    visitor.send_signal(signal.SIGKILL)
    assert visitor.wait(timeout=20) == -signal.SIGKILL
    assert visitor.stdout is not None
    visitor.stdout.close()


@pytest.mark.long
@pytest.mark.parametrize("cards", [pytest.param(1, marks=pytest.mark.repeated), 6])
def test_killed_with_a_card_in_the_air_the_next_start_shows_it_on_the_table(tmp_path: Path, cards: int) -> None:
    first, before = sit_down(tmp_path, cards)
    kill(first)
    second, after = sit_down(tmp_path, 0)
    kill(second)
    assert after["number"] == before["number"] == 1 and after["file"] == before["file"]
    # Computers may have answered since; what was on disk is all there, in its place.
    assert after["entries"] >= before["entries"] and before["trick"]
    if after["tricks"] == before["tricks"]:
        assert after["trick"][: len(before["trick"])] == before["trick"]
    assert after["sheet"] == "NoneType" and after["said"].startswith("Taken up where you left it.")


# ---- files that are no whole records ----


@pytest.fixture
def record(house: House) -> str:
    """A record of a deal in play."""
    table = house.seed(ALONE, lambda table: table.session.deal is not None and len(table.session.deal.tricks) == 5)
    house.left = ()
    text = record_text(table.record)
    for path in house.paths.tables.iterdir():
        path.unlink()
    return text


DAMAGES = {
    "foreign": (lambda text: "Dear diary,\ntoday I won.\n", "line 1: This is no record"),
    "empty": (lambda text: "", "The file is empty"),
    "newer": (lambda text: text.replace("record 1", "record 9", 1), "line 1: This record is of version 9"),
    "other game": (lambda text: text.replace("game english-dummy", "game bezique", 1), "line 2: There is no game"),
    "unknown rule": (lambda text: text.replace("set first_dummy", "set steak", 1), "line 3: There is no rule “steak”"),
    "unlawful": (lambda text: text + "table quit\n", "cannot be done here"),
    "no line": (lambda text: text + "nobody knows\n", "is no line of a record"),
    "impossible deal": (lambda text: text.replace("deal N:", "deal N:A", 1), "is there twice"),
}


@pytest.mark.parametrize("kind", DAMAGES)
@pytest.mark.parametrize("where", ["left", "menu"])
def test_a_file_that_cannot_be_read_gets_one_sentence_and_stays_as_it_is(
    house: House, record: str, kind: str, where: str
) -> None:
    damage, sentence = DAMAGES[kind]
    path = house.paths.tables / "odd.dwr"
    raw = damage(record).encode()
    path.write_bytes(raw)
    if where == "left":
        house.left = ("odd.dwr",)
    house.open(size=SMALL)
    if where == "menu":
        house.window.table_wanted.emit("odd.dwr")
    assert sentence in house.said and house.said.count("odd.dwr") == 1 and house.said.endswith(LEFT)
    assert path.read_bytes() == raw
    house.rest()
    assert house.program.path != path and house.picture.playable
    house.click_card(min(house.picture.playable))
    house.rest()
    assert len(house.table.entries) > 4 and house.window.saved.text() == "Saved"
    assert path.read_bytes() == raw


def test_a_torn_last_line_is_left_out_with_a_word_and_the_play_goes_on(house: House, record: str) -> None:
    path = house.paths.tables / "torn.dwr"
    whole = record.encode()
    path.write_bytes(whole + b"A play S")
    house.left = ("torn.dwr",)
    house.open(size=SMALL)
    assert "was cut short and is left out: “A play S”" in house.said
    house.rest()
    assert house.program.path == path
    house.click_card(min(house.picture.playable))
    house.rest()
    house.shut()
    kept = path.read_bytes()
    assert kept.startswith(whole + b"# torn: A play S\n") and len(kept) > len(whole) + 20
    assert store.read_file(path).word is None


def test_a_record_that_another_program_plays_is_not_opened(house: House, record: str) -> None:
    path = house.paths.tables / "busy.dwr"
    path.write_text(record)
    other, _ = store.open_store(path)
    house.left = ("busy.dwr",)
    house.open(size=SMALL)
    assert "open at another table" in house.said and house.program.path != path
    other.close()
    assert house.program.switch_to(path) and house.program.path == path


# ---- disks ----


class Disk:
    """A disk that takes nothing while ``refuses`` is set; otherwise the real one."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.refuses = 0
        self._write, self._open = os.write, os.open
        patch.setattr("dummywhist.engine.record.store.os.write", self.write)
        patch.setattr("dummywhist.engine.record.store.os.open", self.open)

    def write(self, file: int, data: bytes) -> int:
        """Write, or half of it, or nothing."""
        if self.refuses == errno.ENOSPC:
            if len(data) > 8:
                return self._write(file, data[: len(data) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self._write(file, data)

    def open(self, path: str, flags: int, mode: int = 0o777) -> int:
        """Open, but not for writing where nothing may be written."""
        if self.refuses in (errno.EACCES, errno.EROFS) and flags & (os.O_RDWR | os.O_WRONLY):
            raise OSError(self.refuses, os.strerror(self.refuses))
        return self._open(path, flags, mode)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """The disk under the tables."""
    yield Disk(monkeypatch)


@pytest.mark.parametrize(
    ("trouble", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "Nothing may be written there"), (errno.EACCES, "Nothing may")],
)
def test_a_disk_that_takes_nothing_is_said_and_retry_writes_all_that_waits(
    house: House, record: str, disk: Disk, trouble: int, words: str
) -> None:
    path = house.paths.tables / "left.dwr"
    path.write_text(record)
    house.left = ("left.dwr",)
    disk.refuses = trouble
    house.open(size=SMALL)
    house.rest()
    for _ in range(2):
        house.click_card(min(house.picture.playable))
        house.rest()
        house.click_cloth()
        house.rest()
    assert words in house.window.saved.text() and house.window.retry.isVisible()
    played = record_text(house.table.record)
    assert not path.read_text().endswith(played[len(record) :])
    house.press(house.window.retry)
    assert house.window.retry.isVisible() and words in house.window.saved.text()
    disk.refuses = 0
    house.press(house.window.retry)
    assert house.window.saved.text() == "Saved" and not house.window.retry.isVisible()
    assert path.read_text() == record_text(house.table.record)


def test_a_new_table_where_nothing_can_be_written_is_played_in_memory(house: House, disk: Disk) -> None:
    house.paths.tables.parent.mkdir(parents=True, exist_ok=True)
    house.paths.tables.write_text("a file where the folder should be")
    house.open(size=SMALL)
    house.rest()
    house.click_card(min(house.picture.playable))
    house.rest()
    assert house.window.saved.text().startswith("Not saved: ") and house.window.retry.isVisible()
    assert house.paths.tables.read_text() == "a file where the folder should be"
    house.paths.tables.unlink()
    house.press(house.window.retry)
    assert house.window.saved.text() == "Saved"
    path = house.program.path
    assert path is not None and path.read_text() == record_text(house.table.record)


# ---- settings, deck, arguments ----


def test_settings_of_a_newer_program_are_left_and_the_table_opens(house: House) -> None:
    text = '{"version": 99, "window": [1, 2]}'
    house.paths.settings.parent.mkdir(parents=True, exist_ok=True)
    house.paths.settings.write_text(text)
    house.open(size=SMALL)
    assert house.program.complaints and house.said.endswith(house.program.complaints[-1])
    house.rest()
    house.program.prefer(Preferences.cloth, "blue")
    house.click_card(min(house.picture.playable))
    house.shut()
    assert house.paths.settings.read_text() == text
    assert load(house.paths.settings)[0].preferences.cloth == "green"


@pytest.mark.parametrize("text", ["{", "[]", '{"version": "one"}', "\x00\x01"], ids=repr)
def test_damaged_settings_are_set_aside_and_begun_anew(house: House, text: str) -> None:
    house.paths.settings.parent.mkdir(parents=True, exist_ok=True)
    house.paths.settings.write_text(text)
    house.open(size=SMALL)
    assert len(house.program.complaints) == 1 and house.said.endswith(house.program.complaints[0])
    house.rest()
    house.program.prefer(Preferences.cloth, "blue")
    house.shut()
    assert house.paths.settings.with_name("settings.damaged.json").read_text() == text
    assert load(house.paths.settings)[0].preferences.cloth == "blue"


def run(
    home: Path, *arguments: str, how: tuple[str, str] = ("-m", "dummywhist"), **environment: str
) -> subprocess.CompletedProcess[str]:
    """Start the program as a user does and wait for its end."""
    return subprocess.run(
        [sys.executable, *how, *arguments],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(home), **environment},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "There is no file “it.dwr”."), ("Dear diary\n", "it.dwr: line 1: This is no record"), ("", "it.dwr")],
)
def test_a_file_on_the_command_line_that_cannot_be_opened_ends_the_start(
    tmp_path: Path, content: str | None, words: str
) -> None:
    path = tmp_path / "it.dwr"
    if content is not None:
        path.write_text(content)
    done = run(tmp_path, str(path))
    assert done.returncode == 1 and done.stdout == ""
    assert words in done.stderr and len(done.stderr.splitlines()) == 1
    assert not path.exists() if content is None else path.read_text() == content


def test_a_strange_option_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "--faster")
    assert done.returncode == 2 and "--faster" in done.stderr and "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def deckless(tmp_path: Path, wound: str) -> Path:
    """Return a checkout whose deck is gone or damaged."""
    root = tmp_path / "checkout"
    shutil.copytree(ROOT / "dummywhist", root / "dummywhist")  # with what is compiled already
    if wound != "gone":
        shutil.copytree(ROOT / "assets", root / "assets")
        (root / "assets" / "cards" / "deck.toml").write_text("this is = = no toml" if wound == "torn" else "name = 1\n")
    return root


WOUNDS = {"gone": "The card pictures are missing", "torn": "deck.toml", "empty": "deck.toml"}


@pytest.mark.parametrize("wound", WOUNDS)
@pytest.mark.parametrize("argument", ["--selftest", "--demo"])
def test_without_its_deck_the_program_says_so_and_fails(tmp_path: Path, wound: str, argument: str) -> None:
    root = deckless(tmp_path, wound)
    done = subprocess.run(
        [sys.executable, "-m", "dummywhist", argument, *(["pictures"] if argument == "--demo" else [])],
        cwd=root, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUMMYWHIST_HOME": str(tmp_path), "PYTHONPATH": str(root)},
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert WOUNDS[wound] in done.stderr, done.stderr


# ---- the computers' own games ----


@pytest.mark.long
def test_the_self_test_plays_a_deal_and_leaves_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, "--selftest")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []


def test_the_demonstration_cannot_save_its_pictures_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("a file")
    done = run(tmp_path, "--demo", str(tmp_path / "pictures"))
    assert done.returncode == 1 and done.stderr.startswith("No pictures can be saved in ")
    assert (tmp_path / "pictures").read_text() == "a file"


SHORT = "import sys, dummywhist.ui.life.demo as demo; demo.CHANGES = {'rubbers': 2}; "
MAIN = "from dummywhist.__main__ import main; sys.exit(main())"


@pytest.mark.long
@pytest.mark.parametrize("how", [("-c", SHORT + MAIN), pytest.param(("-m", "dummywhist"), marks=pytest.mark.repeated)])
def test_the_demonstration_plays_a_tournee_and_saves_its_pictures(tmp_path: Path, how: tuple[str, str]) -> None:
    """Of two rubbers, for one of the pictures is of the second; `./check --long` plays the usual three as well."""
    done = run(tmp_path, "--demo", str(tmp_path / "pictures"), how=how)
    assert done.returncode == 0 and done.stderr == ""
    saved = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert [name[:1] for name in saved] == list("123456")
    pictures = [(tmp_path / "pictures" / name).read_bytes() for name in saved]
    assert all(picture.startswith(b"\x89PNG") for picture in pictures) and len(set(pictures)) == 6
    assert f"Rubber {'I' * (2 if how[0] == '-c' else 3)}\n" in done.stdout and all(
        name in done.stdout for name in saved
    )
    assert [path.name for path in tmp_path.iterdir()] == ["pictures"]


# ---- large files ----


@pytest.fixture
def other(house: House, record: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record beside the table in the window, of which every size is large."""
    house.sit(("person", "person", "person"))
    house.rest()
    path = house.paths.tables / "other.dwr"
    path.write_text(record)
    monkeypatch.setattr(kept, "LARGE", 0)
    monkeypatch.setattr(text, "OFTEN", 1)
    return path


def test_a_large_record_is_read_while_the_window_lives(house: House, other: Path) -> None:
    threads: list[threading.Thread] = []
    take_up = house.program._take_up

    def noted(*how: Any) -> Any:
        threads.append(threading.current_thread())
        return take_up(*how)

    with patch.object(house.program, "_take_up", noted):
        assert house.program.switch_to(other)
        sheet = house.sheet(WaitSheet)
        assert (sheet.title.text(), sheet.subtitle.text(), cut(sheet)) == ("Reading", "other.dwr", [])
        parts: list[int] = []
        sheet.progress.valueChanged.connect(parts.append)
        house.until(lambda: house.program.path == other)
    assert threads and threads[0] is not threading.main_thread()
    assert house.free and parts == sorted(parts) and parts


def test_a_large_record_that_is_wrong_is_told_of(house: House, other: Path) -> None:
    before = house.program.path
    other.write_text("Dear diary,\n")
    assert house.program.switch_to(other)
    house.until(lambda: "This is no record" in house.said)
    assert house.free and house.program.path == before and house.said.endswith(LEFT)


def test_reading_can_be_ended(house: House, other: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is let go, whether the reading had come to its end or not."""
    before, go = house.program.path, threading.Event()
    for end in (False, True):
        take_up = house.program._take_up

        def slowly(path: Path, watch: Callable[[float], None], end: bool = end, how: Any = take_up) -> Any:
            found = how(path, watch) if end else None
            go.wait()
            return found or how(path, watch)

        go.clear()
        monkeypatch.setattr(house.program, "_take_up", slowly)
        assert house.program.switch_to(other)
        sheet = house.sheet(WaitSheet)
        threading.Timer(0.01, go.set).start()
        house.press(house.button("Cancel", sheet))
        assert house.free and house.program.path == before
        monkeypatch.setattr(house.program, "_take_up", take_up)
        QCoreApplication.processEvents()  # what had been read before the button was pressed is let go
        store.open_store(other)[0].close()


def test_another_table_does_not_say_that_the_last_one_was_taken_up(house: House) -> None:
    house.seed(ALONE)
    program = house.open()
    assert house.said == "Taken up where you left it."
    program.new_table(program.first_seating())
    house.rest()
    assert house.said.endswith(".") and "left it" not in house.said


# ---- a large file at the start ----


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every size is large."""
    monkeypatch.setattr(kept, "LARGE", 0)
    monkeypatch.setattr(text, "OFTEN", 1)


def start(house: House, file: Path | None) -> None:
    """Start as a person does; nothing is read before the window is on the screen, and then it is told of."""
    program = house.begin()
    assert arriving.sit_down(program, Wish("" if file is None else str(file)), beside=False)
    assert program.sitting is None
    house.show()
    program.after_first_paint()


@pytest.mark.parametrize("named", [True, False], ids=["on the command line", "left on the shelf"])
def test_the_window_comes_before_a_large_record(house: House, record: str, large: None, named: bool) -> None:
    path = house.paths.tables / "left.dwr"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record)
    house.left = ("left.dwr",)
    start(house, path if named else None)
    sheet = house.sheet(WaitSheet)
    assert (sheet.title.text(), sheet.subtitle.text(), cut(sheet)) == ("Reading", "left.dwr", [])
    house.until(lambda: house.program.sitting is not None)
    house.rest()
    assert house.free and house.program.path == path
    assert house.said.startswith("Taken up") is not named


@pytest.mark.parametrize("how", ["wrong", "ended"])
def test_where_a_large_record_is_not_opened_the_table_that_was_left_is(
    house: House, record: str, large: None, how: str, tmp_path: Path
) -> None:
    house.seed(("person", "steady", "steady"), lambda table: table.session.deal is not None)
    path = tmp_path / "named.dwr"
    path.write_text("Dear diary,\n" if how == "wrong" else record)
    start(house, path)
    if how == "ended":
        house.press(house.button("Cancel", house.sheet(WaitSheet)))
        assert house.sheet(WaitSheet).subtitle.text() == house.left[0]
    house.until(lambda: house.program.sitting is not None)
    house.rest()
    assert house.program.path == house.paths.tables / house.left[0]
    assert ("This is no record" in house.said) is (how == "wrong") and "Taken up" in house.said
    assert house.said.startswith("named.dwr") is (how == "wrong"), "there may be room for no more"


def test_of_large_tables_that_cannot_be_read_none_ends_the_start(house: House, large: None) -> None:
    house.paths.tables.mkdir(parents=True, exist_ok=True)
    for name in ("a.dwr", "b.dwr"):
        (house.paths.tables / name).write_text("Dear diary,\n")
    house.left = ("a.dwr", "b.dwr")
    start(house, None)
    house.until(lambda: house.program.sitting is not None)
    house.rest()
    assert house.program.path is not None and house.program.path.name.startswith("english-dummy")
    assert "a.dwr" in house.said and "b.dwr" in house.said


@pytest.mark.parametrize("torn", [False, True])
def test_the_window_comes_before_a_large_file_of_deals(house: House, large: None, torn: bool, tmp_path: Path) -> None:
    path = tmp_path / "club.lin"
    path.write_text("pn|Ann,Bob,Cid,Dee|md|3S" if torn else
                    "pn|Ann,Bob,Cid,Dee|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|")  # fmt: skip
    start(house, path)
    house.until(lambda: house.program.sitting is not None)
    house.rest()
    assert ("breaks off" if torn else "is on a table of its own") in house.said


def test_a_window_that_is_closed_while_a_record_is_read_begins_no_table(
    house: House, record: str, large: None, tmp_path: Path
) -> None:
    path = tmp_path / "named.dwr"
    path.write_text(record)
    start(house, path)
    house.shut()
    assert list(house.paths.tables.glob("*")) == []
