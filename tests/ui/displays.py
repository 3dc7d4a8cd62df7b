"""How does a program come onto a screen of its own, in memory? The processes it needs, all ended afterwards."""

import contextlib
import select
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from dummywhist.paths import Paths
from dummywhist.ui.desk.settings import load

SECONDS: Final = 30


def line(process: subprocess.Popen[str]) -> str:
    """Return the next line that a process says, nothing if it says none."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], SECONDS)
    return process.stdout.readline().strip() if ready else ""


def prefer(home: Path, preferences: Mapping[str, str]) -> None:
    """Leave the settings of a program at ``home``: it speaks English, and prefers this."""
    settings, file, _ = load(Paths.within(home).settings)
    file.save(replace(settings, preferences=settings.preferences.having({"language": "en", **preferences})))


class Processes:
    """Starts processes, and ends them in the other order."""

    def __init__(self) -> None:
        self._stack = contextlib.ExitStack()

    def __enter__(self) -> Self:
        """Return them, none yet."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End them all."""
        self._stack.close()

    def start(self, *words: str, **how: Any) -> subprocess.Popen[str]:
        """Start a process that speaks text."""
        process = subprocess.Popen(words, text=True, **how)
        self._stack.callback(process.wait)
        self._stack.callback(process.terminate)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                self._stack.callback(pipe.close)
        return process

    def display(self, size: str = "1366x768") -> str:
        """Start a screen; return its name."""
        server = self.start("Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp",
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)  # fmt: skip
        return f":{line(server)}"

    def window_manager(self, around: Mapping[str, str]) -> None:
        """Start what makes a window active."""
        quiet = subprocess.DEVNULL
        self.start("openbox", "--sm-disable", env=around, stdout=quiet, stderr=quiet)
