"""Which tables are kept? One record file each in the tables folder; several can stand side by side."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from dummywhist.engine.record.log import Record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.saving import NotSaved
from dummywhist.engine.record.store import Store, create
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.seats.standing import Standing
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.terms import terms_of


class Seating(NamedTuple):
    """What a new table begins with: the game, the people in entrant order, the changed rules.

    ``order``: the entrants (from 1) as they take dummy by agreement; empty to cut.
    """

    game: str
    people: tuple[Person, ...]
    order: tuple[int, ...]
    changes: Mapping[str, Setting]


def new_save(folder: Path, record: Record, now: datetime) -> tuple[Path, Store]:
    """Return a save for ``record`` in ``folder`` in a file that is nobody else's, also where two begin at once.

    The name says the game, the day and the time, and has a number if need be. The store says whether it was made.
    """
    stem = f"{record.game}-{now:%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{stem}.dwr" if number == 1 else f"{stem}-{number}.dwr")
        if not path.exists():
            store = create(path, record)
            if not isinstance(store.saving, NotSaved) or store.saving.reason.key != "save.exists":
                return path, store
        number += 1


def written_last(folder: Path) -> list[str]:
    """Return the file names of the records in ``folder``, the one that was written last first."""
    written: list[tuple[float, str]] = []
    with suppress(OSError):
        written = [(path.stat().st_mtime, path.name) for path in folder.glob("*.dwr")]
    return [name for _, name in sorted(written, reverse=True)]


def table_words(standing: Standing) -> str:
    """Return what a table is called in the list of tables: who sits there, and how far they are."""
    names = ", ".join(person.name for person in standing.people)
    if standing.stage == "over":
        return tr("{names}: finished", names=names)
    part = (
        mark("{names}: {unit} {number}, deal {deal}")
        if standing.rules.match.rubbers > 1
        else mark("{names}: deal {deal}")
    )
    unit = terms_of(standing.rules).unit
    return tr(part, names=names, unit=unit, number=len(standing.rubbers) + 1, deal=standing.deals + 1)
