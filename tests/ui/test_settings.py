"""What is remembered between starts, and what a bad settings file gets."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dummywhist.paths import find_paths
from dummywhist.ui.desk.settings import Settings, load
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
    )
    assert file.save(settings) == ""
    assert load(path)[0] == settings


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1]", '{"version": 2}', '{"version": "1"}', '{"version": true}', "\0", "[" * 100_000],
    ids=["empty", "torn", "no object", "later", "text", "true", "nul", "deep"],
)
def test_a_file_that_cannot_be_read_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings, file, complaints = load(path)
    assert settings == Settings()
    assert len(complaints) == 1 and "settings.json" in complaints[0]
    assert file.save(settings) == ""
    assert path.read_text() == text


def test_a_file_that_is_no_text_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe{}")
    _, file, complaints = load(path)
    assert len(complaints) == 1
    file.save(Settings())
    assert path.read_bytes() == b"\xff\xfe{}"


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
