"""Do the files that a desktop reads agree with the program and with each other?"""

import re
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bundling import about, desktop

from dummywhist import __version__
from dummywhist.cli import COMMANDS

ROOT = Path(__file__).parents[2]
MIME = {"": "http://www.freedesktop.org/standards/shared-mime-info"}


class WithCapitals(ConfigParser):
    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture(scope="module")
def entry() -> ConfigParser:
    parser = WithCapitals(interpolation=None, delimiters=("=",))
    parser.read_string(desktop.desktop_file("/opt/table"))
    return parser


@pytest.fixture(scope="module")
def metainfo() -> ElementTree.Element:
    return ElementTree.fromstring(desktop.metainfo())


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    desktop.write_share(folder, "@PROGRAM@")
    return folder


def types() -> dict[str, ElementTree.Element]:
    found = ElementTree.fromstring(desktop.mime_types())
    return {element.attrib["type"]: element for element in found.findall("mime-type", MIME)}


def test_every_game_is_an_action_and_its_program_the_same(entry: ConfigParser) -> None:
    main = entry["Desktop Entry"]
    actions = main["Actions"].rstrip(";").split(";")
    assert actions == [game.key for game in about.games()]
    assert entry.sections() == ["Desktop Entry", *(f"Desktop Action {key}" for key in actions)]
    assert main["Exec"] == "/opt/table %f"
    for game in about.games():
        action = entry[f"Desktop Action {game.key}"]
        assert (action["Name"], action["Exec"]) == (game.title, f"/opt/table --game {game.key}")


def test_types_of_file_are_declared_and_a_record_begins_as_they_say(entry: ConfigParser) -> None:
    declared = types()
    assert sorted(entry["Desktop Entry"]["MimeType"].rstrip(";").split(";")) == sorted(declared)
    record = declared[about.RECORD_TYPE]
    globs = {
        name: each.attrib["pattern"] for name, element in declared.items() for each in element.findall("glob", MIME)
    }
    assert globs == {
        about.RECORD_TYPE: "*.dwr",
        "application/x-portable-bridge-notation": "*.pbn",
        "application/x-lin-bridge": "*.lin",
    }
    start = record.find("magic/match", MIME)
    assert start is not None
    written = (ROOT / "tests" / "golden" / "english-dummy" / "default.dwr").read_text(encoding="utf-8")
    assert written.startswith(start.attrib["value"])


def test_one_id_for_all(metainfo: ElementTree.Element, share: Path) -> None:
    assert metainfo.findtext("id") == about.ID
    assert metainfo.findtext("launchable") == f"{about.ID}.desktop"
    assert metainfo.findtext("provides/mediatype") == about.RECORD_TYPE
    assert metainfo.findtext("provides/binary") == about.COMMAND
    named = [file for file in share.rglob("*") if file.is_file() and file.name.startswith(about.ID)]
    assert len(named) == len([file for file in share.rglob("*") if file.is_file()]) - 1  # the manual page
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "dummywhist" / "ui").rglob("*.py"))
    assert f'setDesktopFileName("{about.ID}")' in sources


def test_one_version_for_all(metainfo: ElementTree.Element) -> None:
    newest = metainfo.find("releases/release")
    assert newest is not None
    assert newest.attrib == {"version": __version__, "date": desktop.release_day()}
    log = (ROOT / "packaging" / "linux" / "debian" / "changelog").read_text(encoding="utf-8")
    assert log.startswith(f"dummywhist ({__version__}) ")
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_manual_tells_every_command(share: Path) -> None:
    told = desktop.man_page().replace("\\-", "-")
    words = set(re.findall(r"^\.(?:B|BI|BR) (.*)$", told, re.MULTILINE))
    known = {word.strip(",") for line in words for word in line.split()}
    assert known >= COMMANDS
    assert known >= {"--game", "--selftest", "--demo", "--version", "--help"}
    assert (share / "man" / "man6" / "dummywhist.6.gz").is_file()


def test_a_template_with_an_unknown_word_is_refused() -> None:
    assert about.filled("@ID@ is not me@home") == f"{about.ID} is not me@home"
    with pytest.raises(ValueError, match="@NOBODY@"):
        about.filled("@NOBODY@")


def test_the_script_of_the_archive_fills_a_menu_and_empties_it(share: Path, tmp_path: Path) -> None:
    folder, home = tmp_path / "dummywhist", tmp_path / "home"
    folder.mkdir()
    (folder / "share").symlink_to(share)
    (folder / "install").write_bytes((ROOT / "packaging" / "linux" / "install").read_bytes())

    def run(*words: str, status: int = 0) -> None:
        line = ["sh", str(folder / "install"), *words]
        environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
        done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == status, done.stderr

    run()
    menu = home / ".local" / "share"
    said = (menu / "applications" / f"{about.ID}.desktop").read_text(encoding="utf-8")
    assert f"Exec={folder}/dummywhist %f\n" in said
    assert "@" not in said
    assert (menu / "icons" / "hicolor" / "48x48" / "apps" / f"{about.ID}.png").is_file()
    run("--remove")
    assert [file for file in menu.rglob(f"{about.ID}*") if file.is_file()] == []
    run("--everything", status=2)
