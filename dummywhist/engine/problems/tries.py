"""How are the tries at problems kept? A file that only grows, a line for each; what is no try in it is set aside."""

import os
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.problems.returning import Log, Try, read_log, try_text
from dummywhist.engine.record.whole import BINARY, write_whole

LARGEST: Final = 4_000_000
"""Bytes: more than a hundred thousand tries."""


def read_tries(path: Path) -> Log:
    """Read the tries of the file; none if it is not there. Lines that are no tries are named and left out.

    Raises:
        Unreadable: the file is too large, or no text.
        OSError: it could not be read.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise Unreadable("unreadable.large_file", megabytes=LARGEST // 1_000_000)
        content = path.read_bytes()
    except FileNotFoundError:
        return Log((), ())
    return read_log(content.decode("utf-8", "replace").split("\n"))


def append_try(path: Path, one: Try) -> None:
    """Add a try to the file, on a line of its own even after one that was torn; its folder is made where it is missing.

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
        opened.write(f"{'' if whole else chr(10)}{try_text(one)}\n".encode("ascii"))
        opened.flush()
        os.fsync(opened.fileno())


def set_torn_aside(path: Path, log: Log) -> str:
    """Put the lines that are no tries in a file beside, and leave the tries; return its name, "" if none are torn.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    if not log.left_out:
        return ""
    lines = path.read_bytes().split(b"\n")
    torn = [error.line - 1 for error in log.left_out if isinstance(error, Unreadable)]
    aside = path.with_name(f"{path.name}.torn")
    before = aside.read_bytes() if aside.exists() else b""
    write_whole(aside, before + b"".join(lines[at] + b"\n" for at in torn))
    write_whole(path, "".join(f"{try_text(one)}\n" for one in log.tries).encode("ascii"))
    return aside.name
