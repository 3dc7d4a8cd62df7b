"""Does the entry point load the right face, and only that one?"""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from dummywhist.__main__ import main

ROOT = Path(__file__).parents[1]
WORD = "a-sub-command"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Which face was called with what; both faces are stand-ins."""
    calls: list[tuple[str, list[str]]] = []

    def face(name: str, status: int) -> ModuleType:
        def answer(arguments: list[str]) -> int:
            calls.append((name, arguments))
            return status

        module = ModuleType(name)
        vars(module)["main"] = answer
        return module

    commands = ModuleType("dummywhist.cli")
    vars(commands)["COMMANDS"] = frozenset({WORD})
    monkeypatch.setitem(sys.modules, "dummywhist.cli", commands)
    monkeypatch.setitem(sys.modules, "dummywhist.cli.main", face("cli", 3))
    monkeypatch.setitem(sys.modules, "dummywhist.ui.life.app", face("window", 4))
    monkeypatch.setitem(sys.modules, "dummywhist.engine.study.worker", face("player", 5))
    return calls


def test_a_sub_command_goes_to_the_command_line(asked: list[tuple[str, list[str]]]) -> None:
    assert main([WORD, "--json"]) == 3
    assert asked == [("cli", [WORD, "--json"])]


def test_a_computer_player_needs_neither_face(asked: list[tuple[str, list[str]]]) -> None:
    assert main(["bot"]) == 5
    assert asked == [("player", ["bot"])]


@pytest.mark.parametrize("arguments", [[], ["game.dwr"], ["--selftest"], ["game.dwr", WORD]])
def test_everything_else_opens_the_window(asked: list[tuple[str, list[str]]], arguments: list[str]) -> None:
    assert main(arguments) == 4
    assert asked == [("window", arguments)]


def test_without_arguments_those_of_the_process_count(
    asked: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["dummywhist", WORD])
    assert main() == 3
    assert asked == [("cli", [WORD])]


# ---- the real faces, each in a process of its own ----

LOADED = """import sys
from dummywhist.__main__ import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print("loaded:", *sorted({name.partition(".")[0] for name in sys.modules} & {"PySide6", "appdirs", "click", "rich"}))
"""


@pytest.mark.parametrize(
    ("arguments", "loaded"),
    [
        (["games", "--json"], "loaded: click"),
        (["bot"], "loaded:"),
        (["--version"], "loaded: PySide6 appdirs"),
    ],
)
def test_only_what_a_face_needs_is_loaded(arguments: list[str], loaded: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1].replace(" rich", "") == loaded
