"""How is the process of a player started? Without an environment, and with no more of Python than it needs."""

import sys
from pathlib import Path
from typing import Final

from dummywhist.engine.sandbox.walls import OWN

BOOT: Final = "import sys; sys.path.append({folder!r}); from dummywhist.__main__ import main; sys.exit(main())"
"""The program started without looking for anything else that is installed: it uses Python's own modules only."""


def own_command(word: str) -> list[str]:
    """Return the command line of this program with the sub-command ``word``, packed or not; no environment matters."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        # On Windows the program with the window has no standard input; its twin beside it has.
        console = program.with_name(f"{program.stem}-console{program.suffix}")
        return [str(console if console.is_file() else program), word]
    return [sys.executable, "-I", "-S", "-c", BOOT.format(folder=str(Path(OWN).parent)), word]
