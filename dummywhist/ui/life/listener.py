"""How is the running program asked to come forward? By a local socket in the folder of the tables, never a network."""

import os
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from dummywhist.ui.life.running import DONE, GREETING, LONGEST, address, read_wish

CONNECTIONS = 8
"""The most connections at a time; further ones are closed at once."""
PATIENCE_MS = 2000


class Listener(QObject):
    """The server of the running program. A client that sends anything but a wish is disconnected without an answer."""

    wished = Signal(object)
    """A `Wish`."""
    refused = Signal(str)
    """Why a connection was refused."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._socket: socket.socket | None = None
        self._arrivals: QSocketNotifier | None = None
        self._connections: set[Connection] = set()

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
            listening.listen(CONNECTIONS)
            listening.setblocking(False)
        except OSError as error:
            listening.close()
            return error.strerror or str(error)
        finally:
            os.umask(mask)
        self._path, self._socket = path, listening
        self._arrivals = QSocketNotifier(listening.fileno(), QSocketNotifier.Type.Read, self)
        self._arrivals.activated.connect(self._let_in)
        return ""

    def close(self) -> None:
        """Stop listening."""
        for connection in tuple(self._connections):
            connection.leave()
        if self._arrivals is not None:
            self._arrivals.setEnabled(False)
            self._arrivals = None
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
            if len(self._connections) >= CONNECTIONS or not _is_ours(line):
                line.close()
                self.refused.emit("too many at once" if self._connections else "another user")
                continue
            line.setblocking(False)
            connection = Connection(line, self)
            self._connections.add(connection)
            connection.begin()

    def gone(self, connection: "Connection", wrong: str) -> None:
        """``connection`` has disconnected; ``wrong`` says why it was refused."""
        self._connections.discard(connection)
        connection.deleteLater()
        if wrong:
            self.refused.emit(wrong)


class Connection(QObject):
    """One connection: it gets a greeting, sends its wish in a line, and gets an acknowledgement."""

    def __init__(self, line: socket.socket, listener: Listener) -> None:
        super().__init__(listener)
        self._listener = listener
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
        self._listener.gone(self, wrong)

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
        self._listener.wished.emit(wish)


def _is_ours(line: socket.socket) -> bool:
    """Whether the other end belongs to the same user, where the system tells."""
    if sys.platform != "linux":
        return True
    size = struct.calcsize("3i")
    _, user, _ = struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))
    return bool(user == os.getuid())
