"""How is a file of the program's own read that anybody may have changed? One JSON object with a version."""

import json
import os
from enum import Enum, auto
from pathlib import Path

from dummywhist.engine.record.whole import read_regular
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.tongues import tr


class State(Enum):
    """What is at the place of the file."""

    MISSING = auto()
    THERE = auto()
    DAMAGED = auto()
    """An empty or torn file, or one of something else."""
    CLOSED = auto()
    """Not to be changed: a later version, no file, or one that the system does not give."""


class Read(NamedTuple):
    """What was read: the object, or what is wrong, to be said after the name of the file."""

    state: State
    data: dict[str, object]
    wrong: str = ""


def read_versioned(path: Path, largest: int, version: int) -> Read:
    """Read the file at ``path`` of at most ``largest`` bytes, of ``version`` or an earlier one."""
    try:
        raw = read_regular(path, largest)
    except (FileNotFoundError, NotADirectoryError):
        return Read(State.MISSING, {})
    except OSError as error:
        wrong = tr("cannot be read: {why}", why=error.strerror)
        if path.is_dir():
            wrong = tr("is a folder")
        elif path.exists() and not path.is_file():
            wrong = tr("is no plain file")
        return Read(State.CLOSED, {}, wrong)
    if len(raw) > largest:
        return _damaged(tr("has more than {megabytes} megabyte", megabytes=largest // 10**6))
    try:
        data: object = json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        return _damaged(tr("cannot be read: {why}", why=tr("it is no text")))
    except (ValueError, RecursionError) as error:
        place = tr("line {line}", line=error.lineno) if isinstance(error, json.JSONDecodeError) else tr("its nesting")
        return _damaged(tr("cannot be understood at {place}", place=place))
    if not isinstance(data, dict):
        return _damaged(tr("has no version"))
    found = data.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        return _damaged(tr("has no version"))
    if found > version:
        wrong = tr("is of version {version}, this program knows {known}", version=found, known=version)
        return Read(State.CLOSED, {}, wrong)
    return Read(State.THERE, data)


def _damaged(wrong: str) -> Read:
    return Read(State.DAMAGED, {}, wrong)


def set_aside(path: Path) -> str:
    """Give what is at ``path`` a name that no file has; return that name, or "" where it cannot be."""
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.damaged{'' if number == 1 else f'-{number}'}{path.suffix}")
        if not os.path.lexists(aside):
            break
        number += 1
    try:
        os.rename(path, aside)
    except OSError:
        return ""
    return aside.name
