"""How are lines kept in a file that only grows? Each is written whole; what is no line of its kind is set aside."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.record.whole import BINARY, write_whole

LARGEST: Final = 4_000_000
"""Bytes: more than a hundred thousand tries."""


def read_lines(path: Path) -> list[str]:
    """Return the lines of the file; none if it is not there.

    Raises:
        Unreadable: the file is too large.
        OSError: it could not be read.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise Unreadable("unreadable.large_file", megabytes=LARGEST // 1_000_000)
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    return content.decode("utf-8", "replace").split("\n")


def append_line(path: Path, text: str) -> None:
    """Add a line to the file, also after one that was torn; its folder is made where it is missing.

    Raises:
        OSError: it could not be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o666)
    with os.fdopen(file, "r+b") as opened:
        end = opened.seek(0, os.SEEK_END)
        whole = True
        if end:
            opened.seek(end - 1)
            whole = opened.read(1) == b"\n"
        opened.write(f"{'' if whole else chr(10)}{text}\n".encode())
        opened.flush()
        os.fsync(opened.fileno())


def set_aside(path: Path, torn: Sequence[DummyWhistError], kept: Iterable[str]) -> str:
    """Put the ``torn`` lines of a file into one beside it, and leave those ``kept``; return its name, "" for none torn.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    if not torn:
        return ""
    lines = path.read_bytes().split(b"\n")
    numbers = [error.line - 1 for error in torn if isinstance(error, Unreadable)]
    aside = path.with_name(f"{path.name}.torn")
    before = aside.read_bytes() if aside.exists() else b""
    write_whole(aside, before + b"".join(lines[at] + b"\n" for at in numbers))
    write_whole(path, "".join(f"{text}\n" for text in kept).encode())
    return aside.name
