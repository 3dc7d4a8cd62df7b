"""How does a player of another maker start? `dummywhist sandbox COMMAND`: shut in first, and then it is that program.

What it may read and run is what the system brings for programs, its own folder, and what its command names. The process
stays the same one, so that it has the lines of who started it, and ends with it.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from dummywhist.engine.sandbox.kernel import Kernel

USAGE: Final = (
    "usage: dummywhist sandbox [--away FOLDER]... [--] COMMAND [ARGUMENT]...\n\n"
    "Runs COMMAND, a player of another maker, with no file but its own and the system's, and no network.\n"
)
SYSTEM: Final = (
    "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/opt", "/nix/store", "/gnu/store",
    "/etc/alternatives", "/etc/ld.so.cache", "/etc/localtime", "/etc/ssl/openssl.cnf",
    "/sys/devices/system/cpu", "/sys/fs/cgroup", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/self",
    "/dev/urandom", "/dev/random",
)  # fmt: skip
"""Where systems keep what programs are made of."""
DEVICES: Final = ("/dev/null", "/dev/zero")
ENVIRONMENT: Final = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
NOT_STARTED: Final = 127


def main(argv: Sequence[str]) -> int:
    """Become the program that ``argv`` names after the sub-command's own name; return only if that cannot be."""
    away, words = _read(argv[1:])
    if not words or words[0] in ("-h", "--help"):
        (sys.stderr if not words else sys.stdout).write(USAGE)
        return 0 if words else 2
    kernel = Kernel()
    kernel.die_with_parent()
    if os.getsid(0) != os.getpid():
        os.setsid()  # so that what it starts can be ended with it
    kernel.wall_in((), [path for path in (*SYSTEM, *own_files(words)) if not _holds(path, away)], DEVICES)
    kernel.refuse(files=False)
    try:
        os.execve(words[0], words, ENVIRONMENT)
    except FileNotFoundError:
        sys.stderr.write(f"dummywhist: There is no command “{words[0]}”.\n")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        sys.stderr.write(f"dummywhist: “{words[0]}” cannot be started: {why}.\n")
    return NOT_STARTED


def own_files(words: Iterable[str]) -> Iterator[str]:
    """Yield what a command names, where it really lies as well, each with its folder; a ``bin`` with what is beside it.

    The folder is left out where other things lie too: the root, the home folder, and the folder for passing files.
    """
    homes = {"/", "/home", "/root", "/tmp", "/var/tmp", os.path.realpath(os.path.expanduser("~"))}
    for word in words:
        if not os.path.isabs(word) or not os.path.exists(word):
            continue
        for path in {os.path.abspath(word), os.path.realpath(word)}:
            yield path
            folder = os.path.dirname(path)
            if os.path.basename(folder) == "bin" and os.path.dirname(folder) not in homes:
                folder = os.path.dirname(folder)
            if folder not in homes:
                yield folder


def _read(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the folders that are never to be read, and the command."""
    rest, away = list(words), []
    while len(rest) > 1 and rest[0] == "--away":
        away.append(os.path.realpath(rest[1]))
        rest = rest[2:]
    return away, rest[1:] if rest[:1] == ["--"] else rest


def _holds(path: str, away: Iterable[str]) -> bool:
    """Whether one of the folders lies in ``path``; a file, or what lies in such a folder itself, is no matter."""
    real = os.path.realpath(path)
    return any(folder == real or folder.startswith(real.rstrip("/") + "/") for folder in away)
