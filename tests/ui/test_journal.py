"""The log: what is written, what is never written, how it begins anew, and where it cannot be written."""

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qCritical, qWarning
from pytestqt.qtbot import QtBot

from dummywhist.paths import find_paths
from dummywhist.ui.life import journal as journals
from dummywhist.ui.life.journal import FILE, Journal, hidden_folders


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A journal of a person whose folders bear her name."""
    data = tmp_path / "home" / "ruth" / "data"
    journal = Journal(tmp_path / "log", hidden_folders((data, "<data>"), (tmp_path / "home" / "ruth", "~")))
    yield journal
    journal.close()


def written(journal: Journal) -> str:
    return (journal.folder / FILE).read_text(encoding="utf-8")


def test_what_was_noted_before_the_file_was_opened_stands_in_it(journal: Journal) -> None:
    journal.note("first")
    assert not journal.folder.exists()
    journal.open()
    journal.open()
    journal.note("second")
    assert [line.split(" INFO ")[1] for line in written(journal).splitlines()] == ["first", "second"]
    assert journal.lines() == written(journal).rstrip()


def test_the_next_run_writes_behind_the_last(journal: Journal, tmp_path: Path) -> None:
    journal.open()
    journal.note("one run")
    journal.close()
    again = Journal(journal.folder, {})
    again.note("another run")
    again.open()
    again.close()
    told = [line.split(" INFO ")[1] for line in written(journal).splitlines()]
    assert told == ["one run", "Ended.", "another run", "Ended."]


def test_it_begins_anew_when_it_is_large_and_keeps_two_older_ones(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "LARGEST", 2000)
    journal.open()
    for number in range(400):
        journal.note(f"entry {number}")
    logs = sorted(path.name for path in journal.folder.glob(FILE + "*"))
    assert logs == [FILE, FILE + ".1", FILE + ".2"]
    assert all(path.stat().st_size <= 2000 for path in journal.folder.glob(FILE + "*"))
    assert "entry 399" in written(journal)
    assert len(journal.lines().splitlines()) == journals.LINES


def test_the_same_again_and_again_is_written_once(journal: Journal) -> None:
    journal.open()
    for _ in range(1000):
        journal.note("the picture cannot be painted")
    assert len(written(journal).splitlines()) == 1


def test_folders_that_bear_a_name_are_never_written(journal: Journal, tmp_path: Path) -> None:
    home = tmp_path / "home" / "ruth"
    journal.open()
    with pytest.raises(FileNotFoundError) as raised:
        (home / "data" / "tables" / "x.dwr").read_text()
    told = journal.uncaught(raised.value)
    assert "ruth" not in told and "ruth" not in written(journal) and "ruth" not in journal.lines()
    assert "<data>/tables/x.dwr" in told and "FileNotFoundError" in written(journal)


def test_a_path_that_is_spelled_with_two_backslashes_is_hidden_too() -> None:
    journal = Journal(Path("log"), {"C:\\Users\\ruth": "~"})
    assert journal.discreet("open 'C:\\\\Users\\\\ruth\\\\x' C:\\Users\\ruth\\x") == "open '~\\\\x' ~\\x"


@pytest.mark.parametrize("trouble", ["file", "forbidden"])
def test_where_it_cannot_be_written_the_entries_are_kept(journal: Journal, monkeypatch, trouble: str) -> None:
    if trouble == "file":
        journal.folder.write_text("a file where the folder should be")
    else:
        monkeypatch.setattr(Path, "mkdir", lambda *_how, **_more: (_ for _ in ()).throw(PermissionError(13, "no")))
    journal.note("told")
    journal.open()
    journal.note("told after")
    assert journal.unwritten and journal.lines().count("told") == 2
    journal.close()


def test_a_disk_that_is_full_by_now_is_no_second_failure(journal: Journal, capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no device that is always full")
    journal.folder.mkdir()
    (journal.folder / FILE).symlink_to("/dev/full")
    journal.open()
    journal.note("told")
    assert "told" in journal.lines() and capsys.readouterr().err == ""


def test_the_last_word_of_the_system_is_taken_over_by_the_next_run(journal: Journal) -> None:
    journal.folder.mkdir()
    (journal.folder / journals.FAULTS).write_text("Fatal Python error: Segmentation fault\n")
    journal.open()
    assert "The system ended the program the last time:\nFatal Python error" in written(journal)
    assert (journal.folder / journals.FAULTS).read_text() == ""


def test_what_qt_says_is_noted(journal: Journal, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    journal.watch()
    qWarning("a plugin is missing")
    qCritical("a device is lost")
    journal.close()
    told = journal.lines()
    assert "WARNING Qt: a plugin is missing" in told and "ERROR Qt: a device is lost" in told
    assert capsys.readouterr().err == "a plugin is missing\na device is lost\n"
    assert set(journals.LEVELS) == set(QtMsgType)


def test_an_exception_in_a_thread_is_told_in_the_thread_of_the_window(
    journal: Journal, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[tuple[str, bool]] = []
    journal.failed.connect(lambda what: told.append((what, threading.current_thread() is threading.main_thread())))
    journal.watch()
    try:
        thread = threading.Thread(target=lambda: [].pop())
        thread.start()
        thread.join()
        assert told == []  # not before the window's thread comes to it
        qtbot.waitUntil(lambda: bool(told))
    finally:
        journal.close()
    ((what, here),) = told
    assert here and "IndexError" in what and "IndexError" in written(journal)
    assert "IndexError" in capsys.readouterr().err


def test_an_interruption_from_the_keyboard_is_no_failure(journal: Journal, qtbot: QtBot, capsys) -> None:
    journal.watch()
    try:
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    finally:
        journal.close()
    assert "KeyboardInterrupt" in capsys.readouterr().err
    assert "KeyboardInterrupt" not in journal.lines() and not journal.folder.exists()


def test_who_watched_before_watches_again(journal: Journal) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    journal.watch()
    assert sys.excepthook is not before[0]
    journal.close()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_the_log_lies_in_the_folder_for_logs_or_in_the_one_home(tmp_path: Path) -> None:
    assert find_paths({"DUMMYWHIST_HOME": str(tmp_path)}).logs == tmp_path
    paths = find_paths({})
    assert paths.logs not in (paths.data, paths.config)


def test_a_home_that_is_the_root_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/")
    assert hidden_folders((Path("/data"), "<data>")) == {"/data": "<data>"}


@pytest.mark.parametrize("value", ["", "data", "./data"])
def test_an_empty_or_relative_folder_in_the_environment_is_no_folder(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    """The saves lay in the folder in which the program was started; the XDG specification ignores it."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    plain = find_paths({})
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, value)
    assert find_paths({}) == plain
    assert all(folder.is_absolute() for folder in (plain.data, plain.config, plain.logs, plain.cache))
    assert os.environ["XDG_DATA_HOME"] == value
