"""Bots that are there at once: the program is loaded here once, and each bot is a process that is forked from it.

    python -m tests.ui.seat.bot_server SOCKET

`bot_client` connects and hands over its standard streams; the bot answers on them as `dummywhist bot` does, and the
connection ends with it. If the client is killed, so is its bot. The server ends with its own standard input.
"""

import gc
import os
import select
import signal
import socket
import sys
import threading
from typing import NoReturn

from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.study import worker

STREAMS = 3


def serve(path: str) -> None:
    """Fork a bot for each who connects, until standard input ends."""
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        print(*LEVELS, flush=True)
        gc.freeze()  # what all have in common need not be copied for each
        while True:
            ready, _, _ = select.select([0, door.fileno()], [], [])
            if 0 in ready:
                return
            connection, _ = door.accept()
            with connection:
                _, streams, _, _ = socket.recv_fds(connection, 1, STREAMS)
                if len(streams) == STREAMS and os.fork() == 0:
                    door.close()
                    _answer(connection, streams)
                for stream in streams:
                    os.close(stream)
            _bury()


def _answer(connection: socket.socket, streams: list[int]) -> NoReturn:
    """Be a bot on these streams."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)

    def watch() -> None:
        connection.recv(1)
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()
    os._exit(worker.main(["bot"]))


def _bury() -> None:
    """Let go of bots that have ended."""
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                return
        except ChildProcessError:
            return


if __name__ == "__main__":
    serve(sys.argv[1])
