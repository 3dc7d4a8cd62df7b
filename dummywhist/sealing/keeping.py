"""How are results of a sealed match kept while it is played? Each record is on the disk before a card is shown."""

import os
from pathlib import Path

from nacl.signing import SigningKey

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.locks import lock
from dummywhist.engine.record.whole import BINARY, append_at, read_regular, write_new
from dummywhist.sealing.results import LARGEST, Begins, Counted, Entry, Opened, entry_line, first_lines, read_results


class ResultFile:
    """The results of one player in a sealed match, in a file that only grows and has one writer.

    ``results``: what stands there. ``torn``: the end of the file as it was found, if its last line was cut short; the
    next record takes its place. To be closed.
    """

    def __init__(self, path: Path, begins: Begins, signer: SigningKey) -> None:
        """Take up the file at ``path``, or begin it.

        Raises:
            Unreadable: something else is there: of another match, player or installation, or it was changed.
            BlockingIOError: another program has it.
            OSError: it cannot be read or written.
        """
        if not os.path.lexists(path):
            write_new(path, "".join(f"{line}\n" for line in first_lines(begins, signer)).encode())
        self._signer = signer
        self._file = os.open(path, os.O_RDWR | BINARY)
        try:
            lock(self._file)
            content = read_regular(path, LARGEST)
            self.results = read_results(content, torn=True)
            _check_same(self.results.begins, begins)
        except BaseException:
            os.close(self._file)
            raise
        self.torn = self.results.torn
        self._end = content.rfind(b"\n") + 1

    def close(self) -> None:
        """Let others have the file."""
        os.close(self._file)

    @property
    def next(self) -> int | None:
        """Which tray is to be played, from 1; None when all are."""
        last = self.results.last
        number = 1 if last is None else last.tray if isinstance(last, Opened) else last.tray + 1
        return number if number <= self.results.begins.trays else None

    def open_tray(self, number: int) -> None:
        """Write that a tray was opened, if it does not stand there yet; OSError if it cannot be written."""
        if not isinstance(self.results.last, Opened):
            self._write(Opened(number))

    def count(self, counted: Counted) -> None:
        """Write what was made of the tray that was opened; OSError if it cannot be written."""
        self._write(counted)

    def _write(self, entry: Entry) -> None:
        """Write a record, and read all again as a stranger would: what does not fit is refused before it stands."""
        lines = self.results.lines
        line = entry_line(entry, lines[-1], self._signer)
        found = read_results("".join(f"{one}\n" for one in (*lines, line)).encode())
        record = f"{line}\n".encode()
        append_at(self._file, self._end, record)
        self._end += len(record)
        self.results = found


def _check_same(found: Begins, wanted: Begins) -> None:
    if found.match != wanted.match:
        raise Unreadable("results.other_match", player=found.player)
    if found.player != wanted.player:
        raise Unreadable("results.other_player", player=found.player, wanted=wanted.player)
    if found.key != wanted.key:
        raise Unreadable("results.other_key", player=found.player)
