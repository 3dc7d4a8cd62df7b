"""Whose key is known here? Name and key of everybody whose results were merged, the first key that he had."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.whole import read_regular, write_whole, writing_in

LINE: Final = re.compile(r"([0-9a-f]{64}) (.+)")
LARGEST: Final = 1_000_000


def read_acquaintances(path: Path) -> dict[str, str]:
    """Return the key of each name in the file at ``path``, nobody if it is not there.

    Raises:
        Unreadable: a line is none; the error names it.
        OSError: it could not be read.
    """
    try:
        text = read_regular(path, LARGEST).decode("utf-8", "replace")
    except FileNotFoundError:
        return {}
    known: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        found = LINE.fullmatch(line)
        if found is None:
            raise Unreadable("sealing.acquaintance", line=number, name=path.name)
        known[found[2]] = found[1]
    return known


def keep_acquaintances(path: Path, met: Mapping[str, str]) -> None:
    """Add those of ``met`` (the key of each name) who are not known yet; who is known keeps his key.

    Raises:
        Unreadable, OSError: as `read_acquaintances`, or the file could not be written.
    """
    with writing_in(path.parent):
        known = read_acquaintances(path)
        if met.keys() - known.keys():
            lines = (f"{key} {name}\n" for name, key in sorted({**met, **known}.items()))
            write_whole(path, "".join(lines).encode(), make_folder=True)
