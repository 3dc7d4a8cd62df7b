"""How does the program write a file, and read one that it does not trust? One way for all but what only grows.

A file is written whole or not at all: beside its place, to the disk, and then under its name. Records, side files,
journals and matches only grow; each of these writes by itself, and a test names them all.
"""

import errno
import gc
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from dummywhist.engine.record.locks import lock

BINARY: Final[int] = getattr(os, "O_BINARY", 0)
WAITS: Final[int] = getattr(os, "O_NONBLOCK", 0)
PATIENCE_S: Final = 2.0
"""How long another program may hold what is to be written; nobody needs so long."""


def write_whole(path: Path, content: bytes, *, make_folder: bool = False) -> None:
    """Put ``content`` in the place of the file ``path``; with ``make_folder`` its folder is made where it is missing.

    A link stays a link, and a file that was there keeps its rights.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    path = Path(os.path.realpath(path))
    if make_folder:
        path.parent.mkdir(parents=True, exist_ok=True)
    rights = _rights(path)
    with _beside(path, content) as name:
        if rights is not None:
            with suppress(OSError):  # a file system without rights
                os.chmod(name, rights)
        os.replace(name, path)


def write_new(path: Path, content: bytes, *, private: bool = False) -> None:
    """Put ``content`` in a new file; ``private``: nobody but the user may read it, at no moment.

    Raises:
        FileExistsError: there is something of that name, and it is left as it is.
        OSError: it could not be written, and nothing is there.
    """
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with _beside(path, content, 0o600 if private else 0o666) as name:
        try:
            os.link(name, path)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            os.rename(name, path)


@contextmanager
def _beside(path: Path, content: bytes, rights: int = 0o666) -> Iterator[str]:
    """Write ``content`` to the disk in a file beside ``path``; what becomes of its name is on the disk after."""
    name = os.path.join(path.parent, f".{path.name[:100]}-{os.urandom(6).hex()}.part")
    file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, rights)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        yield name
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)
    sync_folder(path.parent)


def append_at(file: int, end: int, content: bytes) -> None:
    """Put ``content`` at byte ``end`` of the open ``file`` and on the disk; what was behind it, a torn line, is gone.

    Raises:
        OSError: it could not be written; the file ends at ``end``.
    """
    os.ftruncate(file, end)
    try:
        os.lseek(file, end, os.SEEK_SET)
        left = content
        while left:
            left = left[os.write(file, left) :]
        os.fsync(file)
    except OSError:
        os.ftruncate(file, end)
        raise


def _rights(path: Path) -> int | None:
    """Return the rights of what is at ``path``, None if nothing is; OSError for what is no file."""
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is no file")
    return stat.S_IMODE(status.st_mode)


def read_regular(path: Path, most: int) -> bytes:
    """Return what is in the file at ``path``, or its first ``most`` + 1 bytes; nothing makes it wait.

    Raises:
        OSError: the system does not give it, or it is no file: a folder, a pipe, a device.
    """
    file = os.open(path, os.O_RDONLY | BINARY | WAITS)
    with os.fdopen(file, "rb") as opened:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, "it is no file")
        return opened.read(most + 1)


@contextmanager
def writing_in(folder: Path) -> Iterator[None]:
    """Keep other programs from writing in ``folder`` by this function; after `PATIENCE_S` seconds go on without.

    Who reads a file and writes it again does both within: else what another wrote in between would be lost.
    """
    file: int | None = None
    with suppress(OSError):  # a folder that is not there yet, or that the system does not give
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            file = os.open(folder / ".writing.lock", os.O_RDWR | os.O_CREAT, 0o666)
        else:
            file = os.open(folder, os.O_RDONLY)
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                lock(file)
                break
            except BlockingIOError:
                time.sleep(0.01)
    try:
        yield
    finally:
        if file is not None:
            os.close(file)


def sync_folder(folder: Path) -> None:
    """Bring the names of the files in ``folder`` to the disk, where the system can."""
    if sys.platform != "win32":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


@contextmanager
def uncollected() -> Iterator[None]:
    """Do without the search for circles among values: what is read has none, and it takes nearly half of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
