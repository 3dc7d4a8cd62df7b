"""How is the kernel asked for walls? Landlock and seccomp by bare system calls; what it lacks is told, not raised."""

import ctypes
import os
import struct
import sys
from collections.abc import Iterable, Sequence
from typing import Final

CREATE_RULESET: Final = 444
ADD_RULE: Final = 445
RESTRICT_SELF: Final = 446
"""The numbers of Landlock's calls, which are the same on every processor."""
ASK_VERSION: Final = 1
PATH_BENEATH: Final = 1
NO_NEW_PRIVILEGES: Final = 38
SET_SECCOMP: Final = 22
FILTER_MODE: Final = 2
DIES_WITH_PARENT: Final = 1
KILL: Final = 9
"""What `prctl` is asked for."""
FAULT: Final = 14
"""The error of a system that knows what was asked, and was given nothing."""

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1, 2, 4, 8
TRUNCATE: Final = 1 << 14
IOCTL: Final = 1 << 15
READ: Final = READ_FILE | READ_DIR
OF_FILES: Final = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL
"""The rights that a file can have; the others are those of folders."""
RIGHTS: Final = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
"""By version of Landlock, from that one on, the rights to files that it knows."""
TCP: Final = 0b11
TCP_SINCE: Final = 4
SCOPES: Final = 0b11
SCOPES_SINCE: Final = 6
"""Connections, and from which version; sockets without a name and signals, and from which version."""

LOAD, AND, EQUAL, AT_LEAST, RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
ALLOW: Final = 0x7FFF0000
REFUSE: Final = 0x00050001
"""Of the filter: what its steps do, and its answers; a call that is refused fails with EPERM."""
NUMBER, PROCESSOR, SECOND = 0, 4, 24
"""Where the filter finds the number of a call, the processor, and the second argument."""
STREAM: Final = 1
FOREIGN_NUMBERS: Final = 0x40000000
"""From here on x86-64 counts the calls of another way of counting."""


class Calls:
    """The numbers of calls that are refused on one processor.

    ``pair``: that of socketpair, which may only make streams; ``outside``: those that reach other processes, the
    network, or the marks of a file; ``files``: those that open, change or run one.
    """

    def __init__(self, mark: int, pair: int, outside: Iterable[int], files: Iterable[int]) -> None:
        self.mark = mark
        self.pair = pair
        self.outside = tuple(outside)
        self.files = tuple(files)


_EVERYWHERE: Final = (425, 438, 452, 463, 466)
"""io_uring_setup, pidfd_getfd, fchmodat2, setxattrat, removexattrat"""
CALLS: Final = {
    # socket, connect, ptrace, process_vm_readv, process_vm_writev; chmod and its kin, chown, utime, setxattr;
    # open, creat, openat, openat2, open_by_handle_at, execve, execveat, truncate, rename, mkdir, rmdir, link, unlink,
    # symlink, mknod, and the same beside a folder
    "x86_64": Calls(
        0xC000003E, 53,
        (41, 42, 101, 310, 311, 90, 91, 92, 93, 94, 132, 188, 189, 190, 197, 198, 199, 235, 260, 261, 268, 280,
         *_EVERYWHERE),
        (2, 85, 257, 437, 304, 59, 322, 76, 82, 83, 84, 86, 87, 88, 133, 258, 259, 263, 264, 265, 266, 316),
    ),
    "aarch64": Calls(
        0xC00000B7, 199,
        (198, 203, 117, 270, 271, 5, 6, 7, 14, 15, 16, 52, 53, 54, 55, 88, *_EVERYWHERE),
        (56, 437, 265, 221, 281, 45, 33, 34, 35, 36, 37, 38, 276),
    ),
}  # fmt: skip


class Kernel:
    """The calls of the system that this process runs on."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
        wide = sys.maxsize > 1 << 32
        self._calls = CALLS.get(os.uname().machine) if sys.platform == "linux" and wide else None

    def landlock(self) -> int:
        """Return the version of Landlock, 0 where there is none."""
        return max(0, self._call(CREATE_RULESET, None, 0, ASK_VERSION))

    def filters(self) -> bool:
        """Whether calls can be refused: the system knows filters, and this program its processor."""
        if self._library is None or self._calls is None:
            return False
        return self._control(SET_SECCOMP, FILTER_MODE, 0) < 0 and ctypes.get_errno() == FAULT

    def die_with_parent(self) -> None:
        """End this process when the one that started it ends, however it ends."""
        self._control(DIES_WITH_PARENT, KILL, 0)

    def wall_in(self, readable: Iterable[str], runnable: Iterable[str] = (), writable: Iterable[str] = ()) -> bool:
        """Leave this process no file but those named, with all that lies in them, and no connection; for good.

        ``runnable`` may be read and run, ``writable`` read and written. False, and nothing has changed, where the
        system has no Landlock.
        """
        version = self.landlock()
        if not version:
            return False
        known = RIGHTS[max(since for since in RIGHTS if since <= version)]
        asked = struct.pack("=QQQ", known, TCP if version >= TCP_SINCE else 0, SCOPES if version >= SCOPES_SINCE else 0)
        rules = self._call(CREATE_RULESET, asked, len(asked), 0)
        if rules < 0:
            return False
        try:
            for paths, rights in ((readable, READ), (runnable, READ | EXECUTE), (writable, READ | WRITE_FILE)):
                for path in paths:
                    self._leave(rules, path, rights & known)
            return self._give_up_privileges() and self._call(RESTRICT_SELF, rules, 0) == 0
        finally:
            os.close(rules)

    def refuse(self, *, files: bool) -> bool:
        """Refuse this process sockets, a look into other processes, and the marks of files; for good.

        ``files``: also to open, change or run any file, where Landlock cannot choose among them. False, and nothing has
        changed, where the system knows no filters.
        """
        if not self.filters():
            return False
        calls = self._calls
        assert calls is not None
        steps = _steps(calls, calls.outside + (calls.files if files else ()))
        program = b"".join(struct.pack("=HBBI", *step) for step in steps)
        held = ctypes.create_string_buffer(program, len(program))
        asked = struct.pack("@HP", len(steps), ctypes.addressof(held))
        return self._give_up_privileges() and self._control(SET_SECCOMP, FILTER_MODE, asked) == 0

    def _leave(self, rules: int, path: str, rights: int) -> None:
        try:
            there = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            return  # what is not there need not be left
        try:
            whole = os.path.isdir(f"/proc/self/fd/{there}") if os.path.exists("/proc/self/fd") else os.path.isdir(path)
            asked = struct.pack("=Qi", rights if whole else rights & OF_FILES, there)
            self._call(ADD_RULE, rules, PATH_BENEATH, asked, 0)
        finally:
            os.close(there)

    def _give_up_privileges(self) -> bool:
        return self._control(NO_NEW_PRIVILEGES, 1, 0) == 0

    def _call(self, number: int, *words: int | bytes | None) -> int:
        if self._library is None:
            return -1
        return int(self._library.syscall(ctypes.c_long(number), *map(_word, words)))

    def _control(self, what: int, first: int, second: int | bytes) -> int:
        if self._library is None:
            return -1
        return int(self._library.prctl(what, *map(_word, (first, second, 0, 0))))


def _word(value: int | bytes | None) -> ctypes.c_long | bytes | None:
    return ctypes.c_long(value) if isinstance(value, int) else value


def _steps(calls: Calls, refused: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Return the filter: each step a code, how many steps to leave out if it holds and if not, and its number."""
    steps = [
        (LOAD, 0, 0, PROCESSOR),
        (EQUAL, 1, 0, calls.mark),
        (RETURN, 0, 0, REFUSE),
        (LOAD, 0, 0, NUMBER),
        (AT_LEAST, 0, 1, FOREIGN_NUMBERS),
        (RETURN, 0, 0, REFUSE),
    ]
    for number in refused:
        steps += [(EQUAL, 0, 1, number), (RETURN, 0, 0, REFUSE)]
    return [
        *steps,
        (EQUAL, 0, 4, calls.pair), (LOAD, 0, 0, SECOND), (AND, 0, 0, 0xF), (EQUAL, 1, 0, STREAM),
        (RETURN, 0, 0, REFUSE),
        (RETURN, 0, 0, ALLOW),
    ]  # fmt: skip
