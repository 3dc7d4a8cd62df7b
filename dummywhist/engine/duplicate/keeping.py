"""How is a match kept while it is directed? Its file only grows: each entry is on the disk before the next is made."""

import os
from dataclasses import replace
from pathlib import Path

from dummywhist.engine.duplicate.journal import Noted
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.store import match_bytes
from dummywhist.engine.duplicate.text import LARGEST_FILE, match_text, noted_text, read_course
from dummywhist.engine.messages import message
from dummywhist.engine.record.saving import NotSaved, Saved, Saving, reason_of
from dummywhist.engine.record.whole import BINARY, append_at, write_new, writing_in

END = b"\n"


class KeptMatch:
    """A match in a file, taken up and continued.

    ``match``: how it stands, with what could not be written yet; ``saving``: whether there is any. ``torn``: the end of
    the file as it was found, if its last line was cut short and so is no entry; it gives way to the next one.
    """

    def __init__(self, path: Path) -> None:
        """Take up the match in the file at ``path``; Unreadable if it is none or the system does not give it."""
        self.path = path
        self.saving: Saving = Saved()
        self._waiting: list[str] = []
        self._read(match_bytes(path))

    def _read(self, raw: bytes) -> None:
        whole, end, rest = raw.rpartition(END)
        whole += end
        # Of what is too long only the beginning is here: its last line is none that was cut short.
        self.match, self._course = read_course(whole if end and len(raw) <= LARGEST_FILE else raw)
        self.torn = rest.decode(errors="replace")
        self._size, self._found = len(whole), len(raw)

    @property
    def saved(self) -> bool:
        """Whether all that was entered is in the file."""
        return not self._waiting

    def enter(self, noted: Noted) -> Saving:
        """Make an entry and write it; Unlawful or Unreadable if it cannot be made, and then nothing has changed.

        What another program has added to the file meanwhile counts before it.
        """
        with writing_in(self.path.parent):
            if self.saved and self._changed():
                self._read(match_bytes(self.path))
            self._course.take(noted)
            match: Match = self.match
            self.match = replace(match, journal=(*match.journal, noted), standing=self._course.standing())
            self._waiting.append(noted_text(match.movement, noted))
            return self._write()

    def retry(self) -> Saving:
        """Try again to write what is not in the file."""
        with writing_in(self.path.parent):
            return self._write()

    def _changed(self) -> bool:
        """Whether another program has written the file; a file that is gone has not changed."""
        return self.path.is_file() and self.path.stat().st_size != self._found

    def _write(self) -> Saving:
        self.saving = self._written()
        return self.saving

    def _written(self) -> Saving:
        try:
            if not self.path.exists():
                content = match_text(self.match).encode()
                write_new(self.path, content)
                self._size = len(content)
            elif self._changed():
                return NotSaved(message("match.written_elsewhere"))
            elif self._waiting:
                self._append("".join(f"{line}\n" for line in self._waiting).encode())
        except OSError as error:
            return NotSaved(reason_of(error))
        self._waiting.clear()
        self._found = self._size
        self.torn = ""
        return Saved()

    def _append(self, content: bytes) -> None:
        """Write ``content`` after the last whole line; if it cannot be, the file is as it was."""
        file = os.open(self.path, os.O_WRONLY | BINARY)
        try:
            append_at(file, self._size, content)
        except OSError:
            self._found = os.fstat(file).st_size
            raise
        finally:
            os.close(file)
        self._size += len(content)
