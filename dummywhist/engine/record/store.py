"""How does a record stay on disk? One file that only grows: a line is written before it is reported as done.

A line that was written survives a killed program; one that was synced survives a power cut. Whatever goes wrong is a
value, `NotSaved`, and the lines wait until `retry` can write them. A file is only ever continued by who read or made
all of it; nothing that somebody else wrote is written over.
"""

import errno
import os
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import message
from dummywhist.engine.record.locks import lock
from dummywhist.engine.record.log import Record
from dummywhist.engine.record.saving import FORBIDDEN, NotSaved, Saved, Saving, reason_of
from dummywhist.engine.record.text import LARGEST_FILE, Loaded, Watch, read_record, read_sound, record_text
from dummywhist.engine.record.whole import BINARY, sync_folder

NO_LINKS: Final = frozenset((errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.EMLINK, errno.EXDEV))


class _InTheWay(Exception):
    """The file is not what this store left there."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Store:
    """A file that holds a record: made by `create` or `open_store`, continued by `append`."""

    def __init__(self, path: Path, text: bytes, written: int, reach: int) -> None:
        self.path = path
        self.saving: Saving = Saved()
        self._text = bytearray(text)  # what is to be in the file
        self._written = written  # how much of it is
        self._synced = written  # how much of it a power cut would leave
        self._reach = reach  # how long the file may be, with what was half written or torn
        self._file: int | None = None

    def append(self, lines: Iterable[str], sync: bool = False) -> Saving:
        """Write ``lines``; with ``sync`` down to the disk. What cannot be written waits for `retry`."""
        for line in lines:
            self._text += line.encode() + b"\n"
        return self._save(sync)

    def retry(self) -> Saving:
        """Try again to write everything that waits."""
        return self._save(sync=True)

    def close(self) -> Saving:
        """Bring everything to the disk and close the file; the store can still be appended to afterwards."""
        saving = self._save(sync=True)
        self._let_go()
        return saving

    def _save(self, sync: bool) -> Saving:
        try:
            self._write()
            if sync and self._synced < self._written and self._file is not None:
                os.fsync(self._file)
                self._synced = self._written
        except _InTheWay as found:
            self._let_go()
            self.saving = NotSaved(message(found.key, name=self.path.name))
        except OSError as error:
            # After a failed sync nobody knows what reached the disk: write it all again.
            self._written = min(self._written, self._synced) if error.errno == errno.EIO else self._written
            self.saving = NotSaved(reason_of(error))
        else:
            self.saving = Saved()
        return self.saving

    def _write(self) -> None:
        if self._file is not None and os.fstat(self._file).st_nlink == 0:
            # The file was deleted under us: what was in it is made again.
            self._let_go()
            self._written = self._synced = self._reach = 0
        if self._written == len(self._text):
            return
        if self._file is None:
            self._file = self._reopened() if self._written else self._made()
        else:
            self._check_length(self._file)
        self._write_at(self._file)

    def _write_at(self, file: int) -> None:
        self._reach = max(self._reach, len(self._text))
        os.lseek(file, self._written, os.SEEK_SET)
        while self._written < len(self._text):
            self._written += os.write(file, memoryview(self._text)[self._written :].tobytes())

    def _check_length(self, file: int) -> None:
        if not self._written <= os.fstat(file).st_size <= self._reach:
            raise _InTheWay("save.changed")

    def _made(self) -> int:
        """Make the file, whole or not at all, and never in place of another."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if os.path.lexists(self.path):
            raise _InTheWay("save.exists")
        file, name = tempfile.mkstemp(prefix=f".{self.path.stem}-", suffix=".part", dir=self.path.parent)
        try:
            _lock(file)
            self._write_at(file)
            os.fsync(file)
            file = self._put_in_place(file, name)
        except BaseException:
            with suppress(OSError):  # on Windows it may be closed already
                os.close(file)
            self._written = self._reach = 0
            raise
        finally:
            with suppress(FileNotFoundError):
                os.unlink(name)
        self._synced = self._written
        sync_folder(self.path.parent)
        return file

    def _put_in_place(self, file: int, name: str) -> int:
        """Give the whole new file its name; return it, open and locked."""
        if sys.platform == "win32":
            # An open file can neither be moved there nor lose a name; a name that is taken is refused.
            os.close(file)
            try:
                os.rename(name, self.path)
            except FileExistsError as error:
                raise _InTheWay("save.exists") from error
            return self._reopened()
        try:
            os.link(name, self.path)
        except FileExistsError as error:
            raise _InTheWay("save.exists") from error
        except OSError as error:
            if error.errno not in NO_LINKS:
                raise
            # A file system without links: the look before is all there is against a file of that name.
            os.rename(name, self.path)
        return file

    def _reopened(self) -> int:
        file = os.open(self.path, os.O_RDWR | BINARY)
        try:
            _lock(file)
            self._check_length(file)
            if _all_of(file)[: self._written] != self._text[: self._written]:
                raise _InTheWay("save.changed")
        except BaseException:
            os.close(file)
            raise
        return file

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def create(path: Path, record: Record) -> Store:
    """Return a store that keeps ``record`` in a new file at ``path``; its ``saving`` says whether that was made."""
    store = Store(path, record_text(record).encode(), 0, 0)
    store.retry()
    return store


def open_store(path: Path, watch: Watch = lambda _read: None) -> tuple[Store, Loaded]:
    """Read the record at ``path`` and return a store that continues it; Unreadable, with the file as it was.

    ``watch`` is told how far the reading is; what it raises ends it.

    A torn last line becomes a comment when the record is continued.
    """
    raw, file = _read(path)
    try:
        loaded = read_record(raw, watch)
    except BaseException:
        if file is not None:
            os.close(file)
        raise
    text = raw[: loaded.whole]
    if loaded.torn:
        text += b"# torn: " + ascii(loaded.torn.decode("utf-8", "backslashreplace"))[1:-1].encode() + b"\n"
    store = Store(path, text, loaded.whole, len(raw))
    store._file = file
    return store, loaded


def read_file(path: Path) -> Loaded:
    """Read the record at ``path``, only to look at it."""
    raw, file = _read(path, only_look=True)
    if file is not None:
        os.close(file)
    return read_record(raw)


def read_sound_file(path: Path) -> Loaded:
    """Read the record at ``path`` up to its first line that is wrong, only to look at it; see `read_sound`."""
    return read_sound(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Return what is in the file at ``path``, which need not be a record; Unreadable if the system does not give it."""
    return _read(path, only_look=True)[0]


def _read(path: Path, only_look: bool = False) -> tuple[bytes, int | None]:
    """Return what is in the file at ``path``, and the file held open for writing where that may be done."""
    try:
        if not path.exists() or not path.is_file():
            raise Unreadable("unreadable.no_file", name=path.name)
        if path.stat().st_size > LARGEST_FILE:
            raise Unreadable("unreadable.large_file", megabytes=LARGEST_FILE // 1_000_000)
        if only_look:
            return path.read_bytes(), None
        try:
            file = os.open(path, os.O_RDWR | BINARY)
        except OSError as error:
            if error.errno not in FORBIDDEN:
                raise
            return path.read_bytes(), None
        try:
            _lock(file)
            return _all_of(file), file
        except BaseException:
            os.close(file)
            raise
    except _InTheWay as found:
        raise Unreadable(found.key, name=path.name) from found
    except OSError as error:
        raise Unreadable("unreadable.system", name=path.name, why=error.strerror or type(error).__name__) from error


def _all_of(file: int) -> bytes:
    os.lseek(file, 0, os.SEEK_SET)
    parts = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _lock(file: int) -> None:
    """Keep a second program off the file; where the file system knows no locks, go without."""
    try:
        lock(file)
    except BlockingIOError as error:
        raise _InTheWay("save.in_use") from error
