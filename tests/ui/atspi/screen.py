"""How is the program played through AT-SPI alone? It runs on a screen of its own, on a session bus of its own.

Nothing is asked of the program but through the accessibility bus, and nothing is done but default actions.
"""

import contextlib
import json
import os
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.ui.displays import SECONDS, Processes, line, prefer
from tools.system_packages import missing_tools

ROOT = Path(__file__).parents[3]
SYSTEM_PYTHON = "/usr/bin/python3"
MISHAP = "Something went wrong"
NOT_FOUND = re.compile(r'Could not find accessible on path: "([^"]*)"')


def missing(*more: str) -> str:
    """Return why it cannot be tried here, or nothing; ``more`` programs are needed as well."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is a part of Linux desktops"
    lack = [*missing_tools(), *(name for name in more if shutil.which(name) is None)]
    return f"{', '.join(lack)} must be installed for it" if lack else ""


def left_out() -> str:
    """Return why a run is left out: only where there is no AT-SPI.

    Raises:
        AssertionError: something is missing where it can be installed.
    """
    lack = missing("openbox")
    if lack and not sys.platform.startswith("linux"):
        return f"skipped: {lack}"
    assert not lack, lack
    return ""


def repeated(play: Callable[[Path], str], count: int) -> str:
    """Do ``play`` ``count`` times, each in a folder of its own; return what it told last, or why it is left out."""
    told = left_out()
    for _ in range(0 if told else count):
        with TemporaryDirectory(prefix="atspi-") as folder:
            told = play(Path(folder))
    return told


@dataclass(frozen=True)
class Node:
    """One object, as assistive technology is told of it; ``above`` are the paths of its parents, the window first."""

    path: str
    depth: int
    role: str
    id: str
    name: str
    description: str
    states: frozenset[str]
    actions: tuple[str, ...]
    above: tuple[str, ...]

    @property
    def live(self) -> bool:
        """Whether it says that something can be done with it now."""
        return "enabled" in self.states and bool(self.actions)


def node(told: dict[str, Any]) -> Node:
    """Return one object of the client's answer."""
    return Node(**{**told, "states": frozenset(told["states"]), "actions": tuple(told["actions"]),
                   "above": tuple(told["above"])})  # fmt: skip


class Lost:
    """Which objects was the program asked for that were gone? Kept by question.

    Between two answers an object may go, and the next question still names it: that is nobody's fault, and once. Where
    a later question names it again, the program had told of it again although it was gone.
    """

    def __init__(self) -> None:
        self._questions: dict[str, int] = {}

    def note(self, said: str) -> None:
        """Take down what the program said on standard error during one question."""
        for path in set(NOT_FOUND.findall(said)):
            self._questions[path] = self._questions.get(path, 0) + 1

    def told_again(self) -> list[str]:
        """Return the paths of the objects that the program told of after they were gone."""
        return sorted(path for path, questions in self._questions.items() if questions > 1)


class Screen:
    """A program that is seen and used through AT-SPI."""

    def __init__(self, client: subprocess.Popen[str], begin: Callable[[], subprocess.Popen[str]], errors: Path) -> None:
        self._client, self._begin, self._errors = client, begin, errors
        self.announced: list[str] = []
        self.heard: list[str] = []
        """What was announced, and after `follow` also the name of what got the keyboard, in their order."""
        self.patience: float = SECONDS
        """How long something is waited for, seconds."""
        self._lost = Lost()
        self._heard = 0
        self.start()

    def start(self) -> None:
        """Start the program, and wait until it is on the bus."""
        self.program = self._begin()
        end = time.monotonic() + SECONDS
        while not self.found():
            assert time.monotonic() < end, "the program is not on the accessibility bus"
            select.select([], [], [], 0.05)

    def ended(self) -> int:
        """Wait for the end of the program, whose window has been closed; return its exit status."""
        return self.program.wait(SECONDS)

    def _ask(self, *what: object) -> Any:
        assert self._client.stdin is not None and self._client.stdout is not None
        self._client.stdin.write(json.dumps(what) + "\n")
        self._client.stdin.flush()
        ready, _, _ = select.select([self._client.stdout], [], [], SECONDS)
        line = self._client.stdout.readline() if ready else ""
        if not line:
            raise AssertionError(f"the program does not answer AT-SPI: {self.complaints()[-2000:]}")
        said = self.complaints()
        self._lost.note(said[self._heard :])
        self._heard = len(said)
        return json.loads(line)

    def found(self) -> bool:
        """Return whether the program is on the bus by now."""
        if self.program.poll() is not None:
            raise AssertionError(f"the program has ended: {self.complaints()[-2000:]}")
        return bool(self._ask("find"))

    def tree(self) -> list[Node]:
        """Return all objects that show, each after its parent."""
        self.listen()
        return [node(told) for told in self._ask("tree")]

    def listen(self) -> list[str]:
        """Gather what was announced since; return all of it."""
        said = self._ask("said")
        self.heard += [words for words, _ in said]
        self.announced += [words for words, how in said if how != "focus"]
        return self.announced

    def follow(self) -> None:
        """Hear from now on what gets the keyboard, too."""
        self._ask("follow")

    def do(self, one: Node, action: str | None = None) -> None:
        """The default action of an object, the first that it offers, or the one of this name."""
        assert one.live and action in (None, *one.actions), f"{one} does not offer that"
        self._ask("do", one.path, 0 if action is None else one.actions.index(action))

    def text(self, one: Node) -> str:
        """Return the text of a document."""
        told = self._ask("text", one.path)
        return told[0] if told else ""

    def complaints(self) -> str:
        """Return what the program said on standard error."""
        return self._errors.read_text(errors="replace")

    def told_again(self) -> list[str]:
        """Return the paths of the objects that the program told of after they were gone."""
        return self._lost.told_again()

    def until(self, what: Callable[[list[Node]], Any], why: str) -> Any:
        """Look again and again; return what is found at last."""
        end = time.monotonic() + self.patience
        while True:
            tree = self.tree()
            if any(one.name == MISHAP and one.role == "dialog" for one in tree):
                raise AssertionError(f"{why}: the program failed: {self.complaints()[-2000:]}")
            found = what(tree)
            if found:
                return found
            if time.monotonic() > end:
                seen = "\n".join(f"{'  ' * one.depth}{one.role}: {one.name}" for one in tree)
                raise AssertionError(f"{why} has not come; {self.announced[-6:]}\n{seen}\n{self.complaints()[-2000:]}")
            select.select([], [], [], 0.02)

    def press(self, name: str, role: str | None = None) -> None:
        """The default action of what has this name, once it is there."""
        self.do(self.until(lambda tree: named(tree, name, role), f"{role or 'something'} called {name!r}"))


def named(tree: list[Node], name: str, role: str | None = None) -> Node | None:
    """Return the first live object with this name, the sheet's before the window's."""
    found = [one for one in tree if one.name == name and one.live and role in (None, one.role)]
    return found[-1] if found else None


@contextlib.contextmanager
def opened(home: Path, *arguments: str, managed: bool = False, **preferences: str) -> Iterator[Screen]:
    """Start a display, a session bus, the client and the program with these preferences; end them all afterwards.

    With ``managed`` a window manager runs too, so that the window is active and something in it has the keyboard.
    """
    prefer(home, preferences)
    with Processes() as processes:
        quiet, errors = subprocess.DEVNULL, home / "stderr.txt"
        around: dict[str, str] = {
            **os.environ,
            "DISPLAY": processes.display(),
            "XDG_RUNTIME_DIR": str(home),
            "GIO_USE_VFS": "local",
        }
        if managed:
            processes.window_manager(around)
        bus = processes.start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE,
                              stderr=quiet, env=around)  # fmt: skip
        around["DBUS_SESSION_BUS_ADDRESS"] = line(bus)
        outside = {key: value for key, value in around.items() if not key.startswith("PYTHON")}
        client = processes.start(SYSTEM_PYTHON, str(Path(__file__).with_name("client.py")), stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, env=outside)  # fmt: skip
        assert line(client) == "ready", "the accessibility bus did not come"
        around |= {
            "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1",
            "DUMMYWHIST_HOME": str(home), "LC_ALL": "C.UTF-8", "LANGUAGE": "en",
        }  # fmt: skip

        def begin() -> subprocess.Popen[str]:
            with errors.open("ab") as to:
                return processes.start(sys.executable, "-m", "dummywhist", *arguments, cwd=ROOT, env=around, stderr=to)

        yield Screen(client, begin, errors)
