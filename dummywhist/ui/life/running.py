"""Does the program run already? A lock shows it; over a local socket a second start asks the first to come forward.

No network is used: the socket is a file in the folder of the tables, and only its owner can reach it. Where Python has
no such sockets (Windows), nobody is asked, and a second start opens a table of its own.
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from dummywhist.engine.record.locks import lock
from dummywhist.engine.values import NamedTuple

GREETING: Final = b"dummywhist 1\n"
DONE: Final = b"ok\n"
LONGEST: Final = 8192
"""No wish has more bytes."""
NAME: Final = 108 if sys.platform == "linux" else 104
"""Room for the name of a socket, in bytes with the zero at its end."""
ANSWER: Final = 2.0
"""Seconds for one word of the other program."""
TRIES: Final = 100
"""So often another program may let a lock go, and take its name away, while this one reaches for it."""


class Wish(NamedTuple):
    """What a second start asks of the first: to come forward, with a file, or with a new table of a game.

    ``token`` is what the desktop gave the second start, so that it may bring a window to the front.
    """

    file: str = ""
    game: str = ""
    token: str = ""


def wish_text(wish: Wish) -> bytes:
    """Return ``wish`` as one line."""
    return json.dumps(wish._asdict()).encode("ascii") + b"\n"


def read_wish(line: bytes) -> Wish:
    """Return the wish that ``line`` holds; ValueError if it is none."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError("this is no wish") from None
    if not isinstance(said, dict) or not set(said) <= set(Wish._fields):
        raise ValueError("this is no wish")
    if not all(isinstance(value, str) and "\0" not in value for value in said.values()):
        raise ValueError("a wish is made of texts")
    wish = Wish(**said)
    if wish.file and not os.path.isabs(wish.file):
        raise ValueError("a file is named by its whole path")
    # The token goes into this program's environment.
    return wish if wish.token.isascii() and wish.token.isprintable() else wish._replace(token="")


def wish_of(file: str | None, game: str | None, environment: Mapping[str, str] = os.environ) -> Wish:
    """Return what this start would ask of one that runs already."""
    path = "" if file is None else os.path.abspath(file)
    return Wish(path, game or "", environment.get("XDG_ACTIVATION_TOKEN", ""))


class Claim:
    """The lock that says that the program runs on these tables; it goes with the program, however that ends."""

    def __init__(self, path: Path, file: int) -> None:
        self._path = path
        self._file: int | None = file

    def release(self) -> None:
        """Let the next start be the first."""
        if self._file is not None:
            with suppress(OSError):  # Windows keeps an open file's name
                self._path.unlink()
            os.close(self._file)
            self._file = None


class Taken(Exception):
    """The program runs on these tables already."""


def claim(path: Path) -> Claim | None:
    """Lock the file at ``path`` for this program; None where nothing can be locked, `Taken` if the program runs."""
    for _ in range(TRIES):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        try:
            if not lock(file):
                os.close(file)
                return None
            # Who held it before may have taken its name away in the meantime.
            if os.path.samestat(os.fstat(file), os.stat(path)):
                return Claim(path, file)
        except BlockingIOError as error:
            os.close(file)
            raise Taken from error
        except FileNotFoundError:
            pass
        except OSError:
            os.close(file)
            return None
        os.close(file)
    return None


@contextmanager
def address(path: Path) -> Iterator[str]:
    """Give the name of the socket at ``path``: a short one through its open folder where the whole is too long."""
    name = os.fspath(path)
    if len(os.fsencode(name)) < NAME or not Path("/proc/self/fd").is_dir():
        yield name
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)
