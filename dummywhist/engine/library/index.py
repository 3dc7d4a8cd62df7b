"""Which deals were played at the tables of a folder? Read once from each record, and kept until that changes.

The index is one file in the cache, made anew where it is missing, torn or of another version: a line for each record,
with its size and time and the facts of its counted deals.
"""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.library.facts import Facts, facts_of, heard, told
from dummywhist.engine.record.store import read_sound_file
from dummywhist.engine.record.whole import read_regular, write_whole
from dummywhist.engine.values import NamedTuple

VERSION: Final = 1
LARGEST: Final = 64_000_000
"""Bytes: more than a hundred thousand deals."""
DATED: Final = re.compile(r"-(\d{4}-\d\d-\d\d)-\d{6}")


class Found(NamedTuple):
    """The deals of a folder, the newest records first, and the names of the records that could not be read."""

    deals: tuple[Facts, ...]
    unread: tuple[str, ...]


class Kept(NamedTuple):
    """What is kept of one record: by its size and time; None in place of deals where it could not be read."""

    stamp: tuple[int, int]
    deals: tuple[Facts, ...] | None


def played(folder: Path, cache: Path, stopped: Callable[[], bool] = lambda: False) -> Found:
    """Return the counted deals of the records in ``folder``; what is new is read, and kept in the file ``cache``.

    ``stopped``: whether nobody waits any longer; then what was read till then is returned.
    """
    before, now = _read(cache), dict[str, Kept]()
    fresh = False
    for path in _records(folder):
        try:
            status = path.stat()
        except OSError:
            continue
        stamp = (status.st_size, status.st_mtime_ns)
        known = before.get(path.name)
        if known is None or known.stamp != stamp:
            if stopped():
                break
            known, fresh = Kept(stamp, _deals(path, status.st_mtime)), True
        now[path.name] = known
    if (fresh or now.keys() != before.keys()) and not stopped():
        with suppress(OSError):  # without a cache all is read each time
            _write(cache, now)
    return Found(
        tuple(one for kept in now.values() for one in kept.deals or ()),
        tuple(name for name, kept in now.items() if kept.deals is None),
    )


def deals_at(path: Path) -> tuple[Facts, ...]:
    """Return the counted deals of one record; Unreadable if it is none."""
    return tuple(facts_of(read_sound_file(path).log, path.name, _day(path.name, path.stat().st_mtime)))


def _records(folder: Path) -> list[Path]:
    with suppress(OSError):
        return sorted(folder.glob("*.dwr"), key=lambda path: path.name, reverse=True)
    return []


def _deals(path: Path, written: float) -> tuple[Facts, ...] | None:
    try:
        log = read_sound_file(path).log
    except (DummyWhistError, OSError):
        return None
    return tuple(facts_of(log, path.name, _day(path.name, written)))


def _day(name: str, written: float) -> str:
    """Return the day on which a table was begun, by its name; of one that was renamed the day it was written."""
    found = DATED.search(name)
    return found[1] if found else date.fromtimestamp(written).isoformat()


def _read(cache: Path) -> dict[str, Kept]:
    found: dict[str, Kept] = {}
    try:
        raw = read_regular(cache, LARGEST)
        head, *lines = raw.decode("utf-8").splitlines()
        if json.loads(head) != {"deals": VERSION}:
            return {}
        for line in lines:
            name, size, time, deals = json.loads(line)
            kept = None if deals is None else tuple(map(heard, deals))
            if type(name) is not str or type(size) is not int or type(time) is not int:
                return {}
            found[name] = Kept((size, time), kept)
    except (OSError, ValueError, TypeError, RecursionError):
        return {}
    return found


def _write(cache: Path, kept: dict[str, Kept]) -> None:
    lines = [json.dumps({"deals": VERSION})]
    for name, one in kept.items():
        deals = None if one.deals is None else list(map(told, one.deals))
        lines.append(json.dumps([name, *one.stamp, deals], separators=(",", ":")))
    cache.parent.mkdir(parents=True, exist_ok=True)
    write_whole(cache, "\n".join([*lines, ""]).encode())
