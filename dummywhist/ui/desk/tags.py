"""Which tags do problems have? The file of them: read once, a line for each change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from dummywhist.engine.problems.tags import read_tagged, tags_text
from dummywhist.paths import Paths
from dummywhist.ui.desk.line_file import LineFile


class TagDesk(Protocol):
    """What it needs of the program."""

    @property
    def paths(self) -> Paths:
        """Where files live."""


class TagLog:
    """The tags that problems have. ``complain``: says what is wrong with the file."""

    def __init__(self, desk: TagDesk, complain: Callable[[str], None]) -> None:
        self._file = LineFile(lambda: desk.paths.problem_tags, complain)
        self._found: dict[str, tuple[str, ...]] | None = None

    @property
    def found(self) -> dict[str, tuple[str, ...]]:
        """The tags by the names of problems."""
        if self._found is None:
            self._found = {}  # what is complained of may look for tags
            read = self._file.read(
                read_tagged, lambda read: (read.left_out, (tags_text(*one) for one in read.tags.items()))
            )
            self._found.update(read.tags)
        return self._found

    def give(self, problem: str, tags: tuple[str, ...]) -> bool:
        """Give a problem these tags and no others; False where it had them."""
        if self.found.get(problem, ()) == tags:
            return False
        if tags:
            self.found[problem] = tags
        else:
            del self.found[problem]
        self._file.add(tags_text(problem, tags))
        return True
