"""How is the process of a player started? Without an environment, and with no more of Python than it needs."""

import os
import sys
from typing import Final

OWN: Final = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
"""The folder of this program's modules."""
BOOT: Final = "import sys; sys.path.append({folder!r}); from dummywhist.__main__ import main; sys.exit(main())"
"""The program started without looking for anything else that is installed: it uses Python's own modules only."""


def own_command(word: str) -> list[str]:
    """Return the command line of this program with the sub-command ``word``, packed or not; no environment matters."""
    if getattr(sys, "frozen", False):
        # On Windows the program with the window has no standard input; its twin beside it has.
        stem, suffix = os.path.splitext(sys.executable)
        console = f"{stem}-console{suffix}"
        return [console if os.path.isfile(console) else sys.executable, word]
    return [sys.executable, "-I", "-S", "-c", BOOT.format(folder=os.path.dirname(OWN)), word]
