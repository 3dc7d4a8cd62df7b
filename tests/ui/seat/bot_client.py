"""A bot of `bot_server`, without loading the program; a bot of its own where there is no server.

    python bot_client.py [SOCKET]

The program starts players without an environment, so the socket is told by the argument.
"""

import _socket
import os
import sys
from typing import Final

SERVER: Final = "DUMMYWHIST_TEST_BOTS"
"""The variable of the environment that names the server's socket to a program that starts bots; to these it is told.
"""
ROOT: Final = os.path.abspath(f"{__file__}/../../../..")
INT: Final = 4
"""The size of a file descriptor in a message, bytes."""


def lend_streams(path: str) -> None:
    """Give the standard streams to a bot of the server, and wait for its end."""
    door = _socket.socket(_socket.AF_UNIX)
    door.connect(path)
    streams = b"".join(number.to_bytes(INT, sys.byteorder) for number in range(3))
    door.sendmsg([b"!"], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, streams)])
    door.recv(1)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        lend_streams(sys.argv[1])
    else:
        boot = f"import sys; sys.path.append({ROOT!r}); from dummywhist.__main__ import main; sys.exit(main())"
        os.execv(sys.executable, [sys.executable, "-I", "-S", "-c", boot, "bot"])
