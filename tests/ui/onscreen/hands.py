"""Whose hands are at the program? Pointer and keyboard of a screen in memory, moved through its window system."""

import contextlib
import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLibraryInfo

from tests.ui.displays import SECONDS, Processes, prefer

ROOT: Final = Path(__file__).parents[3]
NEEDED: Final = ("Xvfb", "openbox", "xdotool", "ldd")
LOOK: Final = 0.02

Seen = dict[str, Any]
Place = list[int]
AWAY: Final[Place] = [2, 2]
"""Where the pointer lies on nothing."""


def missing() -> str:
    """Return in a sentence which programs are missing here, or else which libraries of Qt's windows; or nothing."""
    lack = [name for name in NEEDED if shutil.which(name) is None] or lacking_libraries()
    return f"{', '.join(lack)} must be installed for it" if lack else ""


def lacking_libraries() -> list[str]:
    """Return the system libraries without which Qt has no window on a screen of X."""
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms" / "libqxcb.so"
    return not_found(subprocess.run(["ldd", str(plugin)], capture_output=True, text=True, check=True).stdout)


def not_found(told: str) -> list[str]:
    """Return the libraries that ``ldd`` has not found, by name."""
    return sorted({line.split()[0] for line in told.splitlines() if line.endswith("not found")})


def left_out() -> str:
    """Return why a run is left out: only where there are other windows than those of X.

    Raises:
        AssertionError: something is missing where it can be installed.
    """
    lack = missing()
    if lack and not sys.platform.startswith("linux"):
        return f"skipped: {lack}"
    assert not lack, lack
    return ""


def has(buttons: Sequence[Sequence[Any]], words: str) -> bool:
    """Whether a button of these words is to be seen."""
    return any(named == words for named, _, _ in buttons)


def place_of(buttons: Sequence[Sequence[Any]], words: str) -> Place:
    """Return where the button of these words is."""
    return next(list(place) for named, place, _ in buttons if named == words)


class Hands:
    """Moves the pointer and presses keys; looks at what is to be seen then."""

    def __init__(self, display: str, program: subprocess.Popen[str], errors: Path) -> None:
        self._display, self.program, self._errors = display, program, errors
        self.clicks = self.keys = 0
        self.patience: float = SECONDS
        """How long something is waited for, seconds."""
        self.pause = LOOK
        """Between two looks, seconds: each look costs the program some time."""

    def look(self) -> Seen:
        """Return what is to be seen now, of a program whose window is there."""
        assert self.program.stdin is not None and self.program.stdout is not None
        self.program.stdin.write("look\n")
        self.program.stdin.flush()
        ready, _, _ = select.select([self.program.stdout], [], [], SECONDS)
        line = self.program.stdout.readline() if ready else ""
        assert line, f"the program does not answer: {self.complaints()}"
        seen: Seen = json.loads(line)
        assert not seen.get("mishap"), f"the program failed: {self.complaints()}"
        return seen

    def until(self, what: Callable[[Seen], Any], why: str) -> Seen:
        """Look again and again until something is to be seen."""
        end = time.monotonic() + self.patience
        while True:
            seen = self.look()
            if seen and what(seen):
                return seen
            assert time.monotonic() < end, f"{why} is not seen: {seen}; {self.complaints()}"
            select.select([], [], [], self.pause)

    def complaints(self) -> str:
        """Return the end of what the program said on standard error."""
        return self._errors.read_text(errors="replace")[-2000:]

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self._display}, check=True)

    def point(self, at: Place) -> None:
        """Move the pointer there."""
        self._xdotool("mousemove", str(at[0]), str(at[1]))

    def click(self, at: Place, button: int = 1) -> None:
        """Move the pointer there, press and let go."""
        self.clicks += 1
        self._xdotool("mousemove", str(at[0]), str(at[1]), "click", str(button))

    def click_holding(self, key: str, at: Place) -> None:
        """Click with a key held down."""
        self.clicks += 1
        self._xdotool("keydown", key)
        self._xdotool("mousemove", str(at[0]), str(at[1]), "click", "1")
        self._xdotool("keyup", key)

    def carry(self, start: Place, to: Place) -> None:
        """Press at one place, move to another and let go there."""
        self.clicks += 1
        self._xdotool("mousemove", str(start[0]), str(start[1]), "mousedown", "1")
        for step in range(1, 6):
            at = [a + (b - a) * step // 5 for a, b in zip(start, to, strict=True)]
            self._xdotool("mousemove", "--sync", str(at[0]), str(at[1]))
        self._xdotool("mouseup", "1")

    def picture(self, file: Path) -> None:
        """Save what the screen shows as a PNG."""
        subprocess.run(["import", "-display", self._display, "-window", "root", str(file)], check=True)

    def key(self, name: str) -> None:
        """Press a key, with the modifiers before it: ``ctrl+n``."""
        self.keys += 1
        self._xdotool("key", "--clearmodifiers", name)

    def type(self, words: str) -> None:
        """Type words of letters, figures and spaces."""
        self.keys += len(words)
        self._xdotool("type", "--clearmodifiers", "--delay", "12", words)

    def type_card(self, card: str) -> None:
        """Play a card by its letters, and Enter."""
        for letter in card.replace("T", "10").lower():
            self.key(letter)
        self.until(lambda now: now["ring"] == card, f"the ring on {card}")
        self.key("Return")

    def click_card(self, card: str) -> None:
        """Play a card by a click on it."""
        seen = self.until(lambda now: now["cards"].get(card), f"{card} to be clicked")
        self.click(seen["cards"][card])

    def keep_picture(self, name: str) -> None:
        """Save what the screen shows in the folder DUMMYWHIST_LOOK, if somebody wants to look."""
        folder = os.environ.get("DUMMYWHIST_LOOK")
        if folder:
            self.picture(Path(folder) / f"screen-{name}.png")

    def ended(self) -> int:
        """Wait for the end of the program, whose window has been closed; return its exit status."""
        return self.program.wait(SECONDS)


@contextlib.contextmanager
def opened(home: Path, *arguments: str, size: str = "1366x768", **preferences: str) -> Iterator[Hands]:
    """Start a screen, a window manager and the program; end them all afterwards."""
    prefer(home, preferences)
    errors = home / "stderr.txt"
    with Processes() as processes:
        display = processes.display(size)
        around = {name: words for name, words in os.environ.items() if not name.startswith(("QT_", "WAYLAND_"))}
        around |= {"DISPLAY": display, "XDG_RUNTIME_DIR": str(home), "DUMMYWHIST_HOME": str(home),
                   "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}  # fmt: skip
        processes.window_manager(around)
        with errors.open("ab") as to:
            program = processes.start(
                sys.executable, "-m", "tests.ui.onscreen.sight", *arguments, cwd=ROOT, env=around,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=to,
            )  # fmt: skip
        hands = Hands(display, program, errors)
        hands.until(lambda seen: seen["active"], "the active window")
        yield hands
