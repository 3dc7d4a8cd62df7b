"""How does a second start hand over what it wants? It connects to the socket of the running program."""

import socket
from contextlib import suppress
from pathlib import Path

from dummywhist.ui.life.running import ANSWER, DONE, GREETING, Wish, address, wish_text


def ask(path: Path, wish: Wish) -> bool:
    """Hand ``wish`` to the program that listens at ``path``; False if nobody takes it."""
    if not hasattr(socket, "AF_UNIX"):
        return False
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(ANSWER)
        with address(path) as name:
            line.connect(name)
        # Nothing is sent before the greeting: a program that hangs must not act on it later.
        if _word(line) == GREETING:
            line.sendall(wish_text(wish))
            return _word(line) == DONE
    return False


def _word(line: socket.socket) -> bytes:
    said = b""
    while not said.endswith(b"\n") and len(said) < len(GREETING):
        more = line.recv(len(GREETING) - len(said))
        if not more:
            break
        said += more
    return said
