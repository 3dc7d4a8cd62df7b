"""How is the process of a computer player started?"""

import sys
from pathlib import Path


def bot_command() -> list[str]:
    """Return the command line of a computer player: this program with the word bot, frozen or not."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        # On Windows the program with the window has no standard input; its twin beside it has.
        console = program.with_name(f"{program.stem}-console{program.suffix}")
        return [str(console if console.is_file() else program), "bot"]
    return [sys.executable, "-m", "dummywhist", "bot"]
