"""How does the window keep lines in a file that only grows? What is wrong with it is told, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.problems.kept_lines import append_line, read_lines, set_aside
from dummywhist.ui.tongues import say_error, tr

T = TypeVar("T")
Left = tuple[Sequence[DummyWhistError], Iterable[str]]
"""What is wrong with each line that could not be read, and the lines of all that was read, which stay."""


class LineFile:
    """A file of lines. ``path`` says where it is now, ``complain`` says what is wrong with it.

    One that cannot be read is left as it is: nothing is added to it while the program runs.
    """

    def __init__(self, path: Callable[[], Path], complain: Callable[[str], None]) -> None:
        self._path, self._complain = path, complain
        self._writable = True

    def read(self, read: Callable[[Sequence[str]], T], left: Callable[[T], Left]) -> T:
        """Return what ``read`` makes of the lines, of none where the file cannot be read; torn ones are set aside."""
        path = self._path()
        try:
            found = read(read_lines(path))
        except DummyWhistError as error:
            return self._leave(say_error(error), read)
        except OSError as error:
            return self._leave(f"{error.strerror}.", read)
        left_out, stays = left(found)
        try:
            aside = set_aside(path, left_out, stays)
        except OSError as error:
            self._leave(f"{error.strerror}.", read)
            return found
        if aside:
            self._complain(
                tr("{n:words^} {n:line|lines} of {name} could not be read and {n:was|were} set aside in {aside}. "
                   "The others are there.", n=len(left_out), name=path.name, aside=aside)
            )  # fmt: skip
        return found

    def _leave(self, why: str, read: Callable[[Sequence[str]], T]) -> T:
        self._writable = False
        words = tr("The file {name} is left as it is, and nothing is added to it: {why}",
                   name=self._path().name, why=why)  # fmt: skip
        self._complain(words)
        return read(())

    def add(self, text: str) -> None:
        """Add a line; where that cannot be it is told."""
        if not self._writable:
            return
        try:
            append_line(self._path(), text)
        except OSError as error:
            self._complain(
                tr("Nothing could be added to {name}: {why}.", name=self._path().name, why=error.strerror or "")
            )
