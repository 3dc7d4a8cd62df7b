"""Which face answers a command line: the window, or a sub-command without a screen.

Either face is loaded by name, so that a sub-command never imports Qt and the window never imports click and rich.
"""

import importlib
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the face that the arguments (those of the process, if None) ask for; return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    commands: frozenset[str] = importlib.import_module("dummywhist.cli").COMMANDS
    face = "dummywhist.cli.main" if arguments and arguments[0] in commands else "dummywhist.ui.app"
    status: int = importlib.import_module(face).main(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
