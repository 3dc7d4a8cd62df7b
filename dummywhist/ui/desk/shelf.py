"""Which tables are kept? One record file each in the tables folder; several can stand side by side."""

from contextlib import suppress
from pathlib import Path

from dummywhist.engine.seats.standing import Standing
from dummywhist.ui.tongues import mark, tr
from dummywhist.ui.words.terms import terms_of


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
