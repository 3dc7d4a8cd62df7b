"""Do the commands say what their contract says, and fail with one line?"""

import json
import subprocess

import pytest

from dummywhist.cli import COMMANDS
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from tests.cli.running import COMMAND, ENVIRONMENT, PYTHON, process, reports, run


def test_games(capsys):
    listed = reports(capsys, "games")
    assert listed[0] == {
        "id": "english-dummy", "name": "English Dummy", "players": 3, "source": "Foster's Complete Hoyle",
    }  # fmt: skip
    assert {(game["id"], game["players"]) for game in listed} == {
        ("english-dummy", 3), ("double-dummy", 2), ("mort-3", 3), ("mort-4", 4), ("classic-whist", 4), ("bid-dummy", 3),
        ("double-dummy-dead", 2), ("humbug", 2), ("thirteen", 2), ("single-dummy-bridge", 2), ("three-handed", 3),
            ("duplicate-whist", 4),
    }  # fmt: skip
    assert "english-dummy" in run(capsys, "games")[1]


def test_rules(capsys):
    listed = reports(capsys, "rules", "english-dummy")
    assert [rule["key"] for rule in listed] == [toggle.key for toggle in ENGLISH_DUMMY.toggles]
    assert {"key", "label", "default", "values", "group", "help", "source", "ids"} <= set(listed[0])
    game = next(rule for rule in listed if rule["key"] == "game")
    assert (game["default"], game["values"], game["ids"]) == (5, [5, 7, 10], ["ED-70", "W-GAME-2"])
    for rule in listed:
        assert rule["default"] in rule["values"]
    _, out, _ = run(capsys, "rules", "english-dummy")
    for toggle in ENGLISH_DUMMY.toggles:
        assert toggle.key in out


FAILURES = [
    (("rules", "bezique"), 1, "There is no game “bezique”."),
    (("selfplay", "bezique"), 1, "There is no game “bezique”."),
    (("selfplay", "english-dummy", "--set", "steak=1"), 1, "There is no rule “steak” in this game."),
    (("selfplay", "english-dummy", "--set", "game=6"), 1, "“6” is no value of game; it may be 5, 7, 10."),
    (("selfplay", "english-dummy", "--set", "concession=2"), 1,
     "“Points conceded” cannot be changed: It belongs to constant dummy only."),
    (("selfplay", "english-dummy", "--players", "champion"), 1,
     "There is no level “champion”; levels are beginner, steady, strong, master, random."),
    (("selfplay", "english-dummy", "--players", "person"), 1,
     "There is no level “person”; levels are beginner, steady, strong, master, random."),
    (("replay", "nothing.dwr"), 1, "nothing.dwr: There is no file “nothing.dwr”."),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "status", "sentence"), FAILURES)
def test_what_is_not_there_is_said_in_one_line(capsys, argv, status, sentence):
    assert run(capsys, *argv) == (status, "", f"dummywhist: {sentence}\n")
    assert run(capsys, *argv, "--json") == (status, "", f"dummywhist: {sentence}\n")


@pytest.mark.parametrize(
    "argv",
    [
        ("rules",),
        ("games", "all"),
        ("games", "--xml"),
        ("selfplay",),
        ("selfplay", "english-dummy", "--deals", "0"),
        ("selfplay", "english-dummy", "--deals", "many"),
        ("selfplay", "english-dummy", "--jobs", "0"),
        ("selfplay", "english-dummy", "--deals", "2", "--sessions", "2"),
        ("selfplay", "english-dummy", "--set", "game"),
        ("selfplay", "english-dummy", "--set", "=5"),
        ("selfplay", "english-dummy", "--players", "steady,steady"),
        ("replay",),
        ("nothing",),
        (),
    ],
)
def test_wrong_usage(capsys, argv):
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "") and "Usage: dummywhist" in err


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_help(capsys, command):
    status, out, err = run(capsys, command, "--help")
    assert (status, err) == (0, "") and f"Usage: dummywhist {command}" in out


def test_nobody_who_listens_is_no_error():
    for extra in ((), ("--jobs", "2")):
        command = ("selfplay", "english-dummy", "--players", "random", "--deals", "300", "--json", *extra)
        with subprocess.Popen((*COMMAND, *command), stdout=-1, stderr=-1, env=ENVIRONMENT) as child:
            first = child.stdout.readline()
            child.stdout.close()
            assert json.loads(first)["kind"] == "deal"
            assert (child.wait(60), child.stderr.read()) == (0, b"")


def test_a_full_disk_is_said():
    with open("/dev/full", "w") as full:
        done = process(*COMMAND, "games", "--json", stdout=full)
    assert (done.returncode, done.stderr) == (1, "dummywhist: No space left on device\n")


def test_headless_commands_load_no_window():
    program = (
        "import sys\n"
        "from dummywhist.__main__ import main\n"
        "main(['selfplay', 'english-dummy', '--deals', '1'])\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'dummywhist.ui'))])\n"
    )
    done = process(*PYTHON, "-c", program)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr
