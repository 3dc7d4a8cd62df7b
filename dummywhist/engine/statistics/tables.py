"""What does the file of the statistics hold, and is the one that is there sound and of this make?"""

import sqlite3
from pathlib import Path
from threading import Thread
from typing import Final

from dummywhist.engine.study.findings import make

SCHEMA: Final = "2"
BUSY_S: Final = 2.0
TABLES: Final = """
create table meta (key text primary key, value text not null);
create table record (
    id integer primary key, name text not null unique, size integer not null, mtime_ns integer not null,
    side text not null default '', sha256 text not null, word text not null default ''
);
create table deal (
    id integer primary key, record integer not null references record, number integer not null, mark text not null,
    cards text not null, game text not null, rules text not null, started text not null, dealer integer not null,
    trump integer, excluded text not null, policy text not null default '', unique (record, number)
);
create table hand (
    deal integer not null references deal, owner text not null, name text not null, kind text not null,
    role text not null, seat integer not null, company text not null, took integer not null, person integer not null,
    entrant integer not null, help text not null default '', computer integer, primary key (deal, owner)
) without rowid;
create table card (
    deal integer not null references deal, ordinal integer not null, seat integer not null, owner text not null,
    kind text not null, card integer not null, a integer not null, k real not null, se real not null, kp real not null,
    choice integer not null, verdict text not null, primary key (deal, ordinal)
) without rowid;
create table part (
    deal integer not null references deal, owner text not null, held integer, own real, partner real, gifts real,
    lay real, choices integer not null, lost real not null, points real not null, square real not null,
    p_held real, p_calls real, p_own real, p_partner real, p_gifts real, p_lay real, p_made real, p_average real,
    primary key (deal, owner)
) without rowid;
"""


def connect(name: str) -> sqlite3.Connection:
    """Open a file, or memory; threads may share it."""
    return sqlite3.connect(name, timeout=BUSY_S, isolation_level=None, check_same_thread=False)


def make_tables(base: sqlite3.Connection) -> None:
    """Make the tables in an empty file."""
    base.executescript(f"begin;{TABLES}commit;")
    base.executemany("insert into meta values (?, ?)", (("schema", SCHEMA), ("policy", make())))


def opened(path: Path) -> sqlite3.Connection | None:
    """Return the file, open, if it is of this make; None for another. `is_whole` finds errors."""
    base = connect(str(path))
    try:
        if dict(base.execute("select key, value from meta")) == {"schema": SCHEMA, "policy": make()}:
            base.execute("pragma journal_mode = wal")
            base.execute("pragma synchronous = normal")
            return base
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            base.close()
            raise
    except sqlite3.DatabaseError:
        pass
    base.close()
    return None


def is_whole(path: Path) -> bool:
    """Look the whole file through; return whether it is without an error."""
    base = connect(str(path))
    try:
        found: object = base.execute("pragma quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        return "locked" in str(error)
    except sqlite3.DatabaseError:
        return False
    finally:
        base.close()
    return found == ("ok",)


class Looking(Thread):
    """Looks a file through meanwhile; most of that time it needs no Python."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self._path = path
        self._found = False
        self.start()

    def run(self) -> None:
        """Look it through."""
        self._found = is_whole(self._path)

    def whole(self) -> bool:
        """Wait, and return whether the file is without an error."""
        self.join()
        return self._found
