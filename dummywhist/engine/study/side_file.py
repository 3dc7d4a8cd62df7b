"""How do findings stay beside a record? In a file that may vanish at any time: what was in it is found again.

So it is written without haste, and nothing that goes wrong with it is more than a word: a file that cannot be read is
made again, and where none can be written findings stay in memory. A file of something else is set aside, not lost.
"""

import os
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.record.locks import lock
from dummywhist.engine.record.saving import reason_of
from dummywhist.engine.record.whole import BINARY, write_whole
from dummywhist.engine.study.side_text import FIRST_LINE, LARGEST_FILE, LONGEST_LINE, Note, note_line, read_side

FLAGS: Final[int] = BINARY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
HEAD: Final = FIRST_LINE.encode("ascii") + b"\n"


def beside(record: Path) -> Path:
    """Return where the side file of a record lies: with it, in its name, so that both can be moved and copied."""
    return record.with_suffix(".dwa")


class SideFile:
    """The side file at ``path``, read by `notes`, continued by `append`. ``word``: what is to be said of it, if any."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.word: Message | None = None
        self._lines: list[bytes] = []
        self._size: int | None = None  # how long the file was when it was looked at; None: it was not, or is made again
        self._whole = 0  # how much of that are whole lines
        self._aside = False  # whether it is a file of something else
        self._off = False

    def notes(self) -> tuple[Note, ...]:
        """Return what is in the file now; nothing if there is none, or none that can be read."""
        try:
            file = os.open(self.path, os.O_RDONLY | FLAGS)
        except FileNotFoundError:
            return ()
        except OSError as error:
            self._give_up(reason_of(error))
            return ()
        try:
            return self._look(file)
        except OSError as error:
            self._give_up(reason_of(error))
            return ()
        finally:
            os.close(file)

    def append(self, notes: Sequence[Note]) -> bool:
        """Write more notes; False if they are to be offered again, since another program is at the file."""
        lines = [line for line in map(note_line, notes) if len(line) <= LONGEST_LINE]
        if self._off or not lines:
            return True
        try:
            return self._append(lines)
        except OSError as error:
            self._give_up(reason_of(error))
            return True

    def _append(self, lines: list[bytes]) -> bool:
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | FLAGS, 0o644)
        try:
            try:
                lock(file)
            except BlockingIOError:
                return False
            if self._size != os.fstat(file).st_size:
                self._look(file)  # it is new, or not as it was left
            if self._off:
                return True
            self._lines += lines
            if self._size is not None and self._whole + sum(map(len, lines)) <= LARGEST_FILE:
                self._write(file, lines)
                return True
        finally:
            os.close(file)
        self._make()
        return True

    def _write(self, file: int, lines: list[bytes]) -> None:
        added = b"".join(lines if self._whole else [HEAD, *lines])
        self._size = None  # until all is written nobody knows how long it is
        os.ftruncate(file, self._whole)
        os.lseek(file, self._whole, os.SEEK_SET)
        _write_all(file, added)
        self._whole += len(added)
        self._size = self._whole

    def _look(self, file: int) -> tuple[Note, ...]:
        """Read the open ``file``; what cannot be read is made again with the next note."""
        status = os.fstat(file)
        if not stat.S_ISREG(status.st_mode):
            self._give_up(message("save.not_a_file", name=self.path.name))
            return ()
        raw = _all_of(file, LARGEST_FILE + 1)
        try:
            notes, self._whole = read_side(raw)
        except Unreadable as error:
            self._size, self._whole = None, 0
            self._aside = error.message.key == "side.foreign"
            self.word = None if self._aside else error.message
            return ()
        self._size = len(raw)
        self._lines = [note_line(note) for note in notes]
        return notes

    def _make(self) -> None:
        """Make the file anew, whole or not at all; where it would be too long without the oldest findings."""
        room = LARGEST_FILE // 2
        kept: list[bytes] = []
        for line in reversed(self._lines):
            room -= len(line)
            if room < 0:
                break
            kept.append(line)
        self._lines = kept[::-1]
        content = HEAD + b"".join(self._lines)
        if self._aside:
            other = self.path.with_name(self.path.name + "~")
            os.replace(self.path, other)
            self._aside = False
            self.word = message("side.foreign", name=self.path.name, other=other.name)
        write_whole(self.path, content)
        self._size = self._whole = len(content)

    def _give_up(self, why: Message) -> None:
        self._off = True
        self.word = message("side.not_kept", why=why)


def _all_of(file: int, most: int) -> bytes:
    """Return the first ``most`` bytes of ``file``."""
    os.lseek(file, 0, os.SEEK_SET)
    parts: list[bytes] = []
    while most > 0 and (part := os.read(file, min(most, 1 << 20))):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def _write_all(file: int, content: bytes) -> None:
    while content:
        content = content[os.write(file, content) :]
