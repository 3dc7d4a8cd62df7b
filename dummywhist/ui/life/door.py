"""How is the running program asked to come forward? By a local socket in the folder of the tables, never a network."""

import os
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from dummywhist.ui.life.running import DONE, GREETING, LONGEST, address, read_wish

GUESTS = 8
"""So many may stand at the door at a time; others find it shut."""
PATIENCE_MS = 2000


class Door(QObject):
    """The server of the running program. A client that sends anything but a wish is disconnected without an answer."""

    wished = Signal(object)
    """A `Wish`."""
    sent_away = Signal(str)
    """Why somebody was sent away."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._socket: socket.socket | None = None
        self._knocks: QSocketNotifier | None = None
        self._guests: set[Guest] = set()

    def open(self, path: Path) -> str:
        """Listen at ``path``, in place of what a program that was killed left there; return why not, or "".

        Only who holds the lock of the tables may do this.
        """
        if not hasattr(socket, "AF_UNIX"):
            return "this system has no local sockets"
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        mask = os.umask(0o177)
        try:
            with suppress(FileNotFoundError):
                path.unlink()
            with address(path) as name:
                listening.bind(name)
            listening.listen(GUESTS)
            listening.setblocking(False)
        except OSError as error:
            listening.close()
            return error.strerror or str(error)
        finally:
            os.umask(mask)
        self._path, self._socket = path, listening
        self._knocks = QSocketNotifier(listening.fileno(), QSocketNotifier.Type.Read, self)
        self._knocks.activated.connect(self._let_in)
        return ""

    def close(self) -> None:
        """Stop listening."""
        for guest in tuple(self._guests):
            guest.leave()
        if self._knocks is not None:
            self._knocks.setEnabled(False)
            self._knocks = None
        if self._socket is not None and self._path is not None:
            self._socket.close()
            self._socket = None
            with suppress(OSError):
                self._path.unlink()

    def _let_in(self) -> None:
        while self._socket is not None:
            try:
                line, _ = self._socket.accept()
            except OSError:
                return
            if len(self._guests) >= GUESTS or not _is_ours(line):
                line.close()
                self.sent_away.emit("too many at once" if self._guests else "another user")
                continue
            line.setblocking(False)
            guest = Guest(line, self)
            self._guests.add(guest)
            guest.begin()

    def gone(self, guest: "Guest", wrong: str) -> None:
        """``guest`` has disconnected; ``wrong`` says why it was refused."""
        self._guests.discard(guest)
        guest.deleteLater()
        if wrong:
            self.sent_away.emit(wrong)


class Guest(QObject):
    """One connection: it gets a greeting, sends its wish in a line, and gets an acknowledgement."""

    def __init__(self, line: socket.socket, door: Door) -> None:
        super().__init__(door)
        self._door = door
        self._line = line
        self._said = b""
        self._hears = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self._hears.activated.connect(self._hear)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self.leave("nothing was said in time"))

    def begin(self) -> None:
        """Greet."""
        self._patience.start()
        self._say(GREETING)

    def leave(self, wrong: str = "") -> None:
        """End the connection."""
        self._hears.setEnabled(False)
        self._patience.stop()
        self._line.close()
        self._door.gone(self, wrong)

    def _say(self, word: bytes) -> bool:
        try:
            return self._line.send(word) == len(word)
        except OSError:
            return False

    def _hear(self) -> None:
        try:
            more = self._line.recv(LONGEST)
        except BlockingIOError:
            return
        except OSError as error:
            self.leave(error.strerror or "the line broke")
            return
        self._said += more
        if not more:
            self.leave("nothing was said" if not self._said else "the wish was cut short")
        elif len(self._said) > LONGEST:
            self.leave("the wish is too long")
        elif self._said.endswith(b"\n"):
            self._understand()

    def _understand(self) -> None:
        try:
            wish = read_wish(self._said)
        except ValueError as error:
            self.leave(str(error))
            return
        self._say(DONE)
        self.leave()
        self._door.wished.emit(wish)


def _is_ours(line: socket.socket) -> bool:
    """Whether the other end belongs to the same user, where the system tells."""
    if sys.platform != "linux":
        return True
    size = struct.calcsize("3i")
    _, user, _ = struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))
    return bool(user == os.getuid())
