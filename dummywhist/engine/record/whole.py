"""How is a small file written anew? Whole or not at all: beside its place, to the disk, and then under its name."""

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Put ``content`` in the place of the file ``path``, whose folder is made where it is missing.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(name, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Bring the names of the files in ``folder`` to the disk, where the system can."""
    if sys.platform != "win32":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
