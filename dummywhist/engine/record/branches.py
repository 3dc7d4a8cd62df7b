"""How was a counted deal played on otherwise, to see what would have come of it? Lines beside the record.

A line changes nothing: no score, no statistics, no proof. It lies in a file of its own, one JSON object, since nothing
that was written in a record is ever changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.text import read_action
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.log import Entry
from dummywhist.engine.record.text import BYS, line_text
from dummywhist.engine.record.whole import read_regular, write_whole
from dummywhist.engine.values import NamedTuple

VERSION: Final = 1
ENDING: Final = ".dwb"
LONGEST: Final = 1 << 22
MOST: Final = 20
"""Lines of one deal."""
Kind = Literal["what if", "again"]


class Branch(NamedTuple):
    """A deal played on otherwise: of the deal ``ordinal`` (from 0), from before its ``at``-th entry (from 0), to the
    count.

    ``kind``: tried from a card, or the whole deal played once more.
    """

    ordinal: int
    at: int
    kind: Kind
    entries: tuple[Entry, ...]


def beside(record: Path) -> Path:
    """Return where the lines of a table lie."""
    return record.with_suffix(ENDING)


class Branches:
    """The lines of one table; without a ``record`` they are in memory alone."""

    def __init__(self, record: Path | None = None) -> None:
        self._path = None if record is None else beside(record)
        self._all, self.torn = ((), False) if self._path is None else _read(self._path)
        """``torn``: a file lies there that cannot be read; it is set aside when the next line is kept."""

    def of(self, ordinal: int) -> tuple[Branch, ...]:
        """Return the lines of a deal, the oldest first."""
        return tuple(branch for branch in self._all if branch.ordinal == ordinal)

    def add(self, branch: Branch) -> Branch | None:
        """Keep a line, once; return the oldest of its deal, which had to go where there were too many.

        Raises:
            OSError: it is kept for now, but could not be written.
        """
        if branch in self._all:
            return None
        there = self.of(branch.ordinal)
        gone = there[0] if len(there) >= MOST else None
        self._keep((*(one for one in self._all if one is not gone), branch))
        return gone

    def remove(self, branch: Branch) -> None:
        """Take a line away, if it is there.

        Raises:
            OSError: it is gone, but that could not be written.
        """
        if branch in self._all:
            self._keep(tuple(one for one in self._all if one != branch))

    def _keep(self, branches: tuple[Branch, ...]) -> None:
        self._all = branches
        if self._path is None:
            return
        if self.torn:
            self._path.replace(self._path.with_suffix(f"{ENDING}.old"))
            self.torn = False
        data = {"version": VERSION, "lines": [_spelled(branch) for branch in branches]}
        write_whole(self._path, f"{json.dumps(data, ensure_ascii=False)}\n".encode())


def _spelled(branch: Branch) -> Mapping[str, object]:
    entries = [*map(line_text, branch.entries)]
    return {"deal": branch.ordinal + 1, "from": branch.at, "kind": branch.kind, "entries": entries}


def _read(path: Path) -> tuple[tuple[Branch, ...], bool]:
    """Return the lines at ``path``, and whether something lies there that cannot be read."""
    try:
        raw = read_regular(path, LONGEST)
    except OSError:
        return (), path.exists()
    try:
        data = json.loads(raw)
        if data["version"] != VERSION:
            return (), True
        return tuple(map(_branch, data["lines"])), False
    except (ValueError, KeyError, TypeError, RecursionError, DummyWhistError):
        return (), True


def _branch(found: Mapping[str, object]) -> Branch:
    deal, at, kind, entries = found["deal"], found["from"], found["kind"], found["entries"]
    if type(deal) is not int or type(at) is not int or not isinstance(entries, list) or min(deal - 1, at) < 0:
        raise TypeError
    if kind == "what if" or kind == "again":
        return Branch(deal - 1, at, kind, tuple(map(_entry, entries)))
    raise ValueError


def _entry(line: object) -> Entry:
    if not isinstance(line, str):
        raise TypeError
    by, _, action = line.partition(" ")
    if by not in BYS:
        raise ValueError
    return Entry(By(by), read_action(action))
