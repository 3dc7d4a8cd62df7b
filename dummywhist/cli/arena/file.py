"""How does a match go on another day? A file of JSON lines: first what match it is, then every deal that was played."""

import errno
import json
import os
import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import click

from dummywhist.cli.arena.plan import Deal, Plan, plain, read_deal
from dummywhist.cli.exporting import check_folder
from dummywhist.engine.record.whole import BINARY, read_regular

if sys.platform != "win32":
    import fcntl

VERSION: Final = 2
LONGEST: Final = 100_000
"""Bytes in which the first line of a match ends."""
NAMES: Final = {"a": "level A", "b": "level B"}
"""What a key of the first line is called, if not by itself."""


Key = TypeVar("Key", bound=Hashable)
Item = TypeVar("Item")


class Form(Generic[Key, Item]):
    """What a file of deals holds: its first line; how a deal is keyed, spelled, and read (ValueError for none)."""

    def __init__(
        self, header: dict[str, Any], key: Callable[[Item], Key], plain: Callable[[Item], dict[str, Any]],
        read: Callable[[Any], Item],
    ) -> None:  # fmt: skip
        self.header = header
        self.key = key
        self.plain = plain
        self.read = read


class MatchFile(Generic[Key, Item]):
    """The deals of a match that are in the file, and the way to add to them."""

    def __init__(self, path: Path, file: int, form: Form[Key, Item]) -> None:
        self.path = path
        self.torn = False
        self.deals: dict[Key, Item] = {}
        self._file = file
        self._form = form

    def append(self, deal: Item) -> None:
        """Write ``deal`` down to the disk; ClickException if that cannot be."""
        with _saying(self.path):
            self._write(self._form.plain(deal))
        self.deals[self._form.key(deal)] = deal

    def read(self) -> None:
        """Read what is there, and begin the file if it is new; ClickException for the file of another match.

        A last line that was cut short is taken out.
        """
        with _saying(self.path), open(self._file, "rb", closefd=False) as file:
            text = file.read()
        begin = _line(self._form.header)
        whole = text.rfind(b"\n") + 1
        if not whole and not begin.startswith(text):
            raise self._refusal("is no file of a match")
        if whole:
            self._check(text[: text.index(b"\n")], self._form.header)
            whole = self._read_deals(text[:whole])
        with _saying(self.path):
            self.torn = whole < len(text)
            os.ftruncate(self._file, whole)
            os.lseek(self._file, whole, os.SEEK_SET)
            if not whole:
                self._write(self._form.header)

    def _read_deals(self, text: bytes) -> int:
        """Return how much of ``text`` can be read: all, or all but the last line."""
        lines = text.splitlines(keepends=True)
        read = len(lines[0])
        for place, line in enumerate(lines[1:], 2):
            try:
                deal = self._form.read(json.loads(line))
            except ValueError:
                if place == len(lines):
                    return read
                raise self._refusal(f"has a line, number {place}, that is no deal of a match") from None
            self.deals[self._form.key(deal)] = deal
            read += len(line)
        return read

    def _check(self, first: bytes, ours: dict[str, Any]) -> None:
        try:
            theirs = json.loads(first)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("kind") != ours["kind"]:
            raise self._refusal("is no file of a match")
        if theirs.get("version") != ours["version"]:
            raise self._refusal("was written by another version of this program")
        for key, value in ours.items():
            if theirs.get(key) != value:
                there, here = json.dumps(theirs.get(key)), json.dumps(value)
                name = NAMES.get(key, key)
                raise self._refusal(f"is of another match (its {name}: {there}, not {here})")

    def _refusal(self, why: str) -> click.ClickException:
        return click.ClickException(f"“{self.path.name}” {why}; it is left as it is.")

    def _write(self, fields: dict[str, Any]) -> None:
        line = _line(fields)
        while line:
            line = line[os.write(self._file, line) :]
        os.fsync(self._file)


@contextmanager
def opened(path: Path, form: Form[Key, Item]) -> Iterator[MatchFile[Key, Item]]:
    """Give the file of that ``form`` at ``path``, new or as it was left; ClickException if it cannot be had."""
    check_folder(path)
    with _saying(path):
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, 0o666)
    try:
        with _saying(path):
            _lock(descriptor)
        file = MatchFile(path, descriptor, form)
        file.read()
        yield file
    finally:
        os.close(descriptor)


def match_form(plan: Plan) -> Form[int, Deal]:
    """Return what the file of the match ``plan`` holds."""
    header = {
        "kind": "arena-match", "version": VERSION, "game": plan.game, "rules": dict(plan.changes), "a": plan.a,
        "b": plan.b, "seed": plan.seed, "budget": plan.budget, "errors": plan.errors, "roles": plan.roles,
        "unit": plan.unit, "scores": plan.scores,
    }  # fmt: skip
    return Form(header, lambda deal: deal.index, plain, read_deal)


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
