"""Which tags do problems have? The file of them: read once, a line for each change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.problems.kept_lines import append_line, read_lines, set_aside
from dummywhist.engine.problems.tags import read_tagged, tags_text
from dummywhist.paths import Paths
from dummywhist.ui.tongues import say_error, tr


class TagDesk(Protocol):
    """What it needs of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""


class TagLog:
    """The tags that problems have. ``complain``: says what is wrong with the file."""

    def __init__(self, desk: TagDesk, complain: Callable[[str], None]) -> None:
        self._desk, self._complain = desk, complain
        self._found: dict[str, tuple[str, ...]] | None = None
        self._writable = True

    @property
    def found(self) -> dict[str, tuple[str, ...]]:
        """The tags by the names of problems; what is no line of them is set aside with a sentence."""
        if self._found is None:
            self._found = {}
            path = self._desk.paths.problem_tags
            try:
                read = read_tagged(read_lines(path))
                self._found = dict(read.tags)
                aside = set_aside(path, read.left_out, (tags_text(name, tags) for name, tags in read.tags.items()))
            except DummyWhistError as error:
                self._leave(say_error(error))
            except OSError as error:
                self._leave(f"{error.strerror}.")
            else:
                if aside:
                    self._complain(
                        tr("{n:words^} {n:line|lines} of {name} {n:is no tag and was|are no tags and were} set aside "
                           "in {aside}. The other tags are there.", n=len(read.left_out), name=path.name, aside=aside)
                    )  # fmt: skip
        return self._found

    def _leave(self, why: str) -> None:
        self._writable = False
        self._complain(tr("The file {name} is left as it is, and tags are not kept: {why}",
                          name=self._desk.paths.problem_tags.name, why=why))  # fmt: skip

    def give(self, problem: str, tags: tuple[str, ...]) -> bool:
        """Give a problem these tags and no others; False where it had them."""
        if self.found.get(problem, ()) == tags:
            return False
        if tags:
            self.found[problem] = tags
        else:
            del self.found[problem]
        if self._writable:
            try:
                append_line(self._desk.paths.problem_tags, tags_text(problem, tags))
            except OSError as error:
                self._complain(tr("These tags could not be kept: {why}.", why=error.strerror or ""))
        return True
