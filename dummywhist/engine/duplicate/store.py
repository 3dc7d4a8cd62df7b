"""How is a match kept? In a file that is written whole, and never in place of what could not be read."""

from pathlib import Path

from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.text import LARGEST_FILE, read_match, read_noted
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.whole import read_regular, write_whole, writing_in


def read_match_file(path: Path) -> Match:
    """Return the match in the file at ``path``; Unreadable if it is none or the system does not give it."""
    return read_match(match_bytes(path))


def enter_in_file(path: Path, lines: list[str]) -> Match:
    """Add ``lines`` of a journal to the match in the file at ``path``, all of them or none; return the match.

    Lines that stand in the file keep every byte of theirs. Another program that does the same waits meanwhile.

    Raises:
        Unreadable: the file is no match, a line is none, or what it says cannot be entered.
        OSError: it could not be written.
    """
    with writing_in(path.parent):
        raw = match_bytes(path)
        movement = read_match(raw).movement
        for line in lines:
            read_noted(movement, line)
        raw += "".join(f"{line}\n" for line in lines).encode()
        match = read_match(raw)
        write_whole(path, raw)
    return match


def match_bytes(path: Path) -> bytes:
    """Return what is in the file of a match; Unreadable if the system does not give it."""
    if not path.is_file():
        raise Unreadable("unreadable.no_file", name=path.name)
    try:
        return read_regular(path, LARGEST_FILE)
    except OSError as error:
        raise Unreadable("unreadable.system", name=path.name, why=error.strerror or type(error).__name__) from error
