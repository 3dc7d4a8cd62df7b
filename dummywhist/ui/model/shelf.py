"""Which tables are kept? One record file each in the tables folder; several can stand side by side."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from dummywhist.engine.record.log import Person
from dummywhist.engine.rules.declare import Setting


class Seating(NamedTuple):
    """What a new table begins with: the game, the people in entrant order, the changed rules.

    ``order``: the entrants (from 1) as they take dummy by agreement; empty to cut.
    """

    game: str
    people: tuple[Person, ...]
    order: tuple[int, ...]
    changes: Mapping[str, Setting]


def new_file(folder: Path, game: str, now: datetime) -> Path:
    """Return a file name in ``folder`` that no file has yet: the game, the day and time, a number if need be."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.dwr"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.dwr"
        number += 1
    return path


def written_last(folder: Path) -> list[str]:
    """Return the file names of the records in ``folder``, the one that was written last first."""
    written: list[tuple[float, str]] = []
    with suppress(OSError):
        written = [(path.stat().st_mtime, path.name) for path in folder.glob("*.dwr")]
    return [name for _, name in sorted(written, reverse=True)]
