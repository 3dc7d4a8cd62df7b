"""How does a match go on another day? A file of JSON lines: first what match it is, then every deal that was played."""

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

from dummywhist.cli.arena.plan import Deal, Plan, plain, read_deal
from dummywhist.cli.exporting import check_folder
from dummywhist.engine.record.whole import BINARY, read_regular

if sys.platform != "win32":
    import fcntl

VERSION: Final = 2
LONGEST: Final = 100_000
"""Bytes in which the first line of a match ends."""
NAMES: Final = {
    "game": "game", "rules": "rules", "a": "level A", "b": "level B", "seed": "seed", "budget": "budget",
    "errors": "errors", "roles": "roles", "unit": "unit", "scores": "scores",
}  # fmt: skip


class MatchFile:
    """The deals of a match that are in the file, and the way to add to them."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self.torn = False
        self.deals: dict[int, Deal] = {}
        self._file = file

    def append(self, deal: Deal) -> None:
        """Write ``deal`` down to the disk; ClickException if that cannot be."""
        with _saying(self.path):
            self._write(plain(deal))
        self.deals[deal.index] = deal

    def read(self, plan: Plan) -> None:
        """Read what is there, and begin the file if it is new; ClickException for the file of another match.

        A last line that was cut short is taken out.
        """
        with _saying(self.path), open(self._file, "rb", closefd=False) as file:
            text = file.read()
        begin = _line(header(plan))
        whole = text.rfind(b"\n") + 1
        if not whole and not begin.startswith(text):
            raise self._refusal("is no file of a match")
        if whole:
            self._check(text[: text.index(b"\n")], header(plan))
            whole = self._read_deals(text[:whole])
        with _saying(self.path):
            self.torn = whole < len(text)
            os.ftruncate(self._file, whole)
            os.lseek(self._file, whole, os.SEEK_SET)
            if not whole:
                self._write(header(plan))

    def _read_deals(self, text: bytes) -> int:
        """Return how much of ``text`` can be read: all, or all but the last line."""
        lines = text.splitlines(keepends=True)
        read = len(lines[0])
        for place, line in enumerate(lines[1:], 2):
            try:
                deal = read_deal(json.loads(line))
            except ValueError:
                if place == len(lines):
                    return read
                raise self._refusal(f"has a line, number {place}, that is no deal of a match") from None
            self.deals[deal.index] = deal
            read += len(line)
        return read

    def _check(self, first: bytes, ours: dict[str, Any]) -> None:
        try:
            theirs = json.loads(first)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("kind") != ours["kind"]:
            raise self._refusal("is no file of a match")
        if theirs.get("version") != VERSION:
            raise self._refusal("was written by another version of this program")
        for key, name in NAMES.items():
            if theirs.get(key) != ours[key]:
                there, here = json.dumps(theirs.get(key)), json.dumps(ours[key])
                raise self._refusal(f"is of another match (its {name}: {there}, not {here})")

    def _refusal(self, why: str) -> click.ClickException:
        return click.ClickException(f"“{self.path.name}” {why}; it is left as it is.")

    def _write(self, fields: dict[str, Any]) -> None:
        line = _line(fields)
        while line:
            line = line[os.write(self._file, line) :]
        os.fsync(self._file)


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[MatchFile]:
    """Give the file of the match ``plan`` at ``path``, new or as it was left; ClickException if it cannot be had."""
    check_folder(path)
    with _saying(path):
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, 0o666)
    try:
        with _saying(path):
            _lock(descriptor)
        file = MatchFile(path, descriptor)
        file.read(plan)
        yield file
    finally:
        os.close(descriptor)


def header(plan: Plan) -> dict[str, Any]:
    """Return the first line of the file of a match."""
    return {
        "kind": "arena-match", "version": VERSION, "game": plan.game, "rules": dict(plan.changes), "a": plan.a,
        "b": plan.b, "seed": plan.seed, "budget": plan.budget, "errors": plan.errors, "roles": plan.roles,
        "unit": plan.unit, "scores": plan.scores,
    }  # fmt: skip


def seed_in(path: Path) -> str | None:
    """Return the seed of the match in the file at ``path``; None if it holds none that can be read."""
    try:
        fields = json.loads(read_regular(path, LONGEST).partition(b"\n")[0])
    except (OSError, ValueError):
        return None
    seed = fields.get("seed") if isinstance(fields, dict) else None
    return seed if isinstance(seed, str) else None


def _line(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _lock(file: int) -> None:
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN):
                raise OSError(error.errno, "another match is being played into it") from error
            # Some network disks have no locks.


@contextmanager
def _saying(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror or type(error).__name__}.") from error
