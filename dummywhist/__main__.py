"""Which face answers a command line: the window, or a sub-command without a screen.

Each face is loaded by name, so that a sub-command never imports Qt, the window never imports click and rich, and a
computer player in a process of its own, started for each seat, imports neither.
"""

import gc
import importlib
import sys
from collections.abc import Sequence
from typing import Final

PLAYERS: Final = {"bot": "dummywhist.engine.study.worker", "sandbox": "dummywhist.engine.sandbox.launch"}
"""Sub-commands that are processes of players: by name, so that nothing else is loaded for them."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the face that the arguments (those of the process, if None) ask for; return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    gc.disable()  # what is imported stays: to look through it again and again is in vain
    face = importlib.import_module(_face(arguments))
    gc.freeze()
    gc.enable()
    status: int = face.main(arguments)
    return status


def _face(arguments: Sequence[str]) -> str:
    if arguments and arguments[0] in PLAYERS:
        return PLAYERS[arguments[0]]
    commands: frozenset[str] = importlib.import_module("dummywhist.cli").COMMANDS
    return "dummywhist.cli.main" if arguments and arguments[0] in commands else "dummywhist.ui.life.app"


if __name__ == "__main__":
    sys.exit(main())
