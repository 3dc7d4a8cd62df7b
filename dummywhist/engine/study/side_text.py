"""How is a side file written? A first line that names its version, then one line for each finding.

``said 0f…32 hex… 8c0d…8 hex… {…}``: a word for what kind of finding it is, a key that is a hash of what was asked, a
checksum of the line, and JSON. docs/side-file.md describes it with examples.
"""

import re
import zlib
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple

VERSION: Final = 1
FIRST_LINE: Final = f"dummywhist analysis {VERSION}"
LARGEST_FILE: Final = 8_000_000
LONGEST_LINE: Final = 1 << 16
LINE: Final = re.compile(rb"([a-z]{1,20}) ([0-9a-f]{32}) ([0-9a-f]{8}) (\{[ -~]*\})")
FIRST: Final = re.compile(rb"dummywhist analysis ([1-9][0-9]{0,8})\r?")


class Note(NamedTuple):
    """One line of a side file: its ``word``, the ``key`` of what was asked, and the JSON of what was found."""

    word: str
    key: str
    text: str


class Side(NamedTuple):
    """What a side file holds, and how many of its bytes are whole lines: what follows was torn off and is let go."""

    notes: tuple[Note, ...]
    whole: int


def note_line(note: Note) -> bytes:
    """Spell a note, with the end of its line."""
    return f"{note.word} {note.key} {_sum(note)} {note.text}\n".encode("ascii")


def side_text(notes: tuple[Note, ...]) -> bytes:
    """Spell a whole side file."""
    return FIRST_LINE.encode("ascii") + b"\n" + b"".join(map(note_line, notes))


def read_side(raw: bytes) -> Side:
    """Read a side file; Unreadable if it is of a newer version, damaged, or something else altogether.

    A last line that does not end is let go, also where it is the only one.
    """
    whole = raw.rfind(b"\n") + 1
    if not whole:
        if FIRST_LINE.encode("ascii").startswith(raw.removesuffix(b"\r")):
            return Side((), 0)
        raise Unreadable("side.foreign")
    first, *lines = raw[: whole - 1].split(b"\n")
    _check_first(first)
    if len(raw) > LARGEST_FILE:
        raise Unreadable("side.damaged")
    return Side(tuple(map(_read_line, lines)), whole)


def _check_first(line: bytes) -> None:
    found = FIRST.fullmatch(line)
    if found is None:
        raise Unreadable("side.foreign")
    if int(found[1]) > VERSION:
        raise Unreadable("side.newer")


def _read_line(line: bytes) -> Note:
    found = LINE.fullmatch(line.removesuffix(b"\r")) if len(line) <= LONGEST_LINE else None
    if found is None:
        raise Unreadable("side.damaged")
    word, key, checksum, text = (part.decode("ascii") for part in found.groups())
    note = Note(word, key, text)
    if checksum != _sum(note):
        raise Unreadable("side.damaged")
    return note


def _sum(note: Note) -> str:
    """Return a checksum of all that is in the line."""
    return f"{zlib.crc32(f'{note.word} {note.key} {note.text}'.encode('ascii')):08x}"
