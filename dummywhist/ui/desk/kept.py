"""Which tables are kept? One record file each in the tables folder; several can stand side by side. Which are large?"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from dummywhist.engine.values import NamedTuple

LARGE: Final = 100_000
"""Bytes of a file that is read in a thread of its own: one of more may take a tenth of a second."""


class Kept(NamedTuple):
    """A record in the folder of tables: its file name, and when it was written last, in seconds."""

    name: str
    written: float


def kept_in(folder: Path) -> list[Kept]:
    """Return the records in ``folder``, the one that was written last first."""
    found: list[Kept] = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.name.endswith(".dwr") and entry.is_file():
                    found.append(Kept(entry.name, entry.stat().st_mtime))
    return sorted(found, key=lambda one: (-one.written, one.name))


def written_last(folder: Path) -> list[str]:
    """Return the file names of the records in ``folder``, the one that was written last first."""
    return [one.name for one in kept_in(folder)]


def is_large(path: Path) -> bool:
    """Whether the file at ``path`` is so large that it is read in a thread of its own."""
    try:
        return path.stat().st_size > LARGE
    except OSError:
        return False
