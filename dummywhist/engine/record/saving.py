"""Is everything in the file, and if not, why did the system not write or read it?"""

import errno
from typing import Final

from dummywhist.engine.messages import Message, message
from dummywhist.engine.values import dataclass

FULL: Final = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG))
FORBIDDEN: Final = frozenset((errno.EACCES, errno.EPERM, errno.EROFS))


@dataclass(frozen=True, slots=True)
class Saved:
    """All is in the file."""


@dataclass(frozen=True, slots=True)
class NotSaved:
    """Something is not in the file, and why; it waits in memory."""

    reason: Message


Saving = Saved | NotSaved


def reason_of(error: OSError) -> Message:
    """Return why the system did not write or read, for a player."""
    if error.errno in FULL:
        return message("save.full")
    if error.errno in FORBIDDEN:
        return message("save.read_only")
    if error.errno == errno.ENOENT:
        return message("save.gone")
    return message("save.failed", why=error.strerror or type(error).__name__)
