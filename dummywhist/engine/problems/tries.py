"""How are the tries at problems kept? A file that only grows, a line for each; what is no try in it is set aside."""

from pathlib import Path

from dummywhist.engine.problems.kept_lines import LARGEST, append_line, read_lines, set_aside
from dummywhist.engine.problems.returning import Log, Try, read_log, try_text

__all__ = ["LARGEST", "append_try", "read_tries", "set_torn_aside"]


def read_tries(path: Path) -> Log:
    """Read the tries of the file; none if it is not there. Lines that are no tries are named and left out.

    Raises:
        Unreadable: the file is too large, or no text.
        OSError: it could not be read.
    """
    return read_log(read_lines(path))


def append_try(path: Path, one: Try) -> None:
    """Add a try to the file, on a line of its own even after one that was torn; its folder is made where it is missing.

    Raises:
        OSError: it could not be written.
    """
    append_line(path, try_text(one))


def set_torn_aside(path: Path, log: Log) -> str:
    """Put the lines that are no tries in a file beside, and leave the tries; return its name, "" if none are torn.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    return set_aside(path, log.left_out, map(try_text, log.tries))
