"""What is remembered between starts, and what a bad settings file gets."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread
from unittest.mock import patch

import pytest

from dummywhist.engine.record.whole import write_whole
from dummywhist.others import Other
from dummywhist.paths import find_paths
from dummywhist.ui.desk import settings as settings_module
from dummywhist.ui.desk.settings import LARGEST, Settings, load
from dummywhist.ui.preferences import Preferences


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    settings, file, complaints = load(path)
    assert settings == Settings() and complaints == ()
    settings = replace(
        settings,
        preferences=Preferences(cloth="blue"),
        presets={"english-dummy": {"House": {"game": 7, "honours": "off"}}},
        tables=("a.dwr", "b.dwr"),
        window=(1, 2, 900, 700, 0),
        dock="rules",
        seen=("score",),
        players=(Other("Deep Whist", "python3 '/a b/c.py' -x"),),
    )
    assert file.save(settings) == ""
    assert load(path)[0] == settings


DAMAGED = {
    "empty": (b"", "cannot be understood at line 1"),
    "torn": (b'{"version": 1,\n', "cannot be understood at line 2"),
    "no object": (b"[1]", "has no version"),
    "text": (b'{"version": "1"}', "has no version"),
    "true": (b'{"version": true}', "has no version"),
    "nul": (b"\0", "cannot be understood at line 1"),
    "deep": (b"[" * 100_000, "cannot be understood at its nesting"),
    "no text": (b"\xff\xfe{}", "cannot be read: it is no text"),
    "large": (b" " * (LARGEST + 1), "has more than 1 megabyte"),
}


@pytest.mark.parametrize(("raw", "wrong"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_set_aside_and_begun_anew(tmp_path: Path, raw: bytes, wrong: str) -> None:
    path = tmp_path / "settings.json"
    for aside in ("settings.damaged.json", "settings.damaged-2.json"):
        path.write_bytes(raw)
        settings, file, complaints = load(path)
        assert settings == Settings() and complaints == (
            f"The settings file settings.json {wrong}. It is set aside as {aside}; the usual settings are used.",
        )
        assert (tmp_path / aside).read_bytes() == raw and not path.exists()
        assert file.save(Settings(dock="rules")) == "" and load(path)[0].dock == "rules"


def test_a_file_that_is_damaged_while_the_program_runs_is_set_aside_as_well(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    _, file, _ = load(path)
    mine = Settings(tables=("a.dwr",), dock="rules")
    file.save(mine)
    path.write_bytes(b"")
    assert file.save(replace(mine, dock=""), mine) == ""
    assert load(path)[0] == replace(mine, dock="") and (tmp_path / "settings.damaged.json").read_bytes() == b""


def test_settings_of_a_later_version_are_left_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 2}')
    settings, file, complaints = load(path)
    assert settings == Settings() and len(complaints) == 1 and "It is left as it is" in complaints[0]
    assert file.save(settings) == "" and path.read_text() == '{"version": 2}'


def fifo(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (fifo, "is no plain file"),
        (Path.mkdir, "is a folder"),
        (lambda path: path.symlink_to("/dev/zero"), "is no plain file"),
    ],
)
def test_what_is_no_file_neither_hangs_nor_fills_the_memory(
    tmp_path: Path, make: Callable[[Path], object], words: str
) -> None:
    path = tmp_path / "settings.json"
    make(path)
    settings, file, complaints = load(path)
    assert settings == Settings() and len(complaints) == 1
    assert complaints == (
        f"The settings file settings.json {words}. It is left as it is; the usual settings are used.",
    )
    assert file.save(settings) == "" and not path.is_file()


def test_two_programs_that_write_lose_nothing(tmp_path: Path) -> None:
    """Each reads and writes while it keeps the other out."""
    path = tmp_path / "settings.json"
    first, second = load(path)[1], load(path)[1]
    whole = write_whole

    def slowly(path: Path, content: bytes, **how: bool) -> None:
        other = Thread(target=second.save, args=(Settings(dock="rules"), Settings()))
        with patch.object(settings_module, "write_whole", whole):
            other.start()
            other.join(0.05)
            assert other.is_alive(), "it waits"
            whole(path, content, **how)
        others.append(other)

    others: list[Thread] = []
    first.save(Settings())
    with patch.object(settings_module, "write_whole", slowly):
        first.save(Settings(seen=("score",)), Settings())
    others[0].join()
    assert load(path)[0] == Settings(seen=("score",), dock="rules")


def test_wrong_parts_are_named_and_the_rest_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps(
            {
                "version": 1,
                "preferences": {"version": 1, "cloth": "purple", "jumbo": True, "later": 5},
                "tables": ["a.dwr", "../../etc/passwd", "x.txt"],
                "window": ["a"],
                "presets": {"english-dummy": {"x": 5}},
            }
        )
    )
    settings, file, complaints = load(path)
    assert len(complaints) == 3
    assert settings.preferences.jumbo and settings.preferences.cloth == "green"
    assert settings.tables == ("a.dwr",)
    file.save(settings)
    assert json.loads(path.read_text())["preferences"]["later"] == 5


def test_a_disk_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    _, file, _ = load(tmp_path / "file" / "settings.json")
    (tmp_path / "file").write_text("")
    said = file.save(Settings())
    assert said.startswith("The settings could not be saved") and said.endswith(".")


def test_the_home_of_the_environment_holds_everything(tmp_path: Path) -> None:
    paths = find_paths({"DUMMYWHIST_HOME": str(tmp_path)})
    assert paths.settings.parent == tmp_path and paths.tables.parent == tmp_path


def test_settings_that_have_not_changed_are_not_written_again(tmp_path: Path) -> None:
    file = load(tmp_path / "settings.json")[1]
    settings = Settings(tables=("a.dwr",))
    assert file.save(settings, Settings()) == ""
    before = (tmp_path / "settings.json").stat().st_ino
    assert file.save(settings, settings) == ""
    assert (tmp_path / "settings.json").stat().st_ino == before
    (tmp_path / "settings.json").write_text('{"version": 1, "tables": ["a.dwr"], "recent": 3}')
    there, file, odd = load(tmp_path / "settings.json")
    assert odd and file.save(there, there) == ""
    assert not load(tmp_path / "settings.json")[2]
