"""How is a second program kept off a file? By a system lock on the open file, which ends with the program.

Nothing has to be cleaned up: a killed program leaves no lock behind either.
"""

import errno
import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR: Final = 1 << 30
"""The byte that is locked on Windows, where a lock hinders reading: behind the end of every record."""
NO_LOCKS: Final = frozenset((errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS))


def lock(file: int) -> bool:
    """Lock the open ``file`` for this program; False if the file system knows no locks.

    BlockingIOError if another program, or another opening of this one, has it.
    """
    if sys.platform == "win32":
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EDEADLK):
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from error
            raise
    else:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in NO_LOCKS:
                return False
            raise
    return True
