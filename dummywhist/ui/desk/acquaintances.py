"""How is kept what the computers know of people? In one file of the data folder, which stays on this machine."""

import json
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.record.people import NAME_LENGTH
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.study.text import acquaintance_fields, acquaintance_of
from dummywhist.ui.desk.versioned import State, read_versioned, set_aside
from dummywhist.ui.seat.acquaintances import MOST_DEALS, MOST_PEOPLE, Acquaintances, Met
from dummywhist.ui.tongues import tr

VERSION: Final = 1
LARGEST: Final = 1_000_000
"""Bytes; two hundred people take less than half of it."""
LONGEST_KEY: Final = 40


class KeptAcquaintances(Acquaintances):
    """The people that are known, and the file at ``path``, which is written after each deal that taught something.

    ``complaint``: a sentence that says what was wrong with the file, or "".
    """

    complained = Signal(str)
    """A sentence: why nothing could be written."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._writable = True
        self.complaint = ""
        self._read()

    def _read(self) -> None:
        found = read_versioned(self._path, LARGEST, VERSION)
        state, wrong = found.state, found.wrong
        if state is State.THERE:
            try:
                self._met = _people(found.data.get("people"))
            except ValueError:
                state, wrong = State.DAMAGED, tr("says something else than what is known of people")
        if state not in (State.DAMAGED, State.CLOSED):
            return
        aside = set_aside(self._path) if state is State.DAMAGED else ""
        if aside:
            self.complaint = tr(
                "The file {name}, in which stands what the computers know of you, {wrong}. It is set aside as {aside}; "
                "they begin anew.",
                name=self._path.name, wrong=wrong, aside=aside,
            )  # fmt: skip
            return
        self._writable = False
        self.complaint = tr(
            "The file {name}, in which stands what the computers know of you, {wrong}. It is left as it is; what they "
            "learn is not kept.",
            name=self._path.name, wrong=wrong,
        )  # fmt: skip

    def keep(self) -> None:
        """Write all that is known."""
        if not self._writable:
            return
        people = {name: {**acquaintance_fields(one.known), "deals": list(one.deals)} for name, one in self._met.items()}
        text = json.dumps({"version": VERSION, "people": people}, indent=1) + "\n"
        try:
            write_whole(self._path, text.encode("ascii"), make_folder=True)
        except OSError as error:
            self.complained.emit(
                tr("What the computers know of you could not be saved: {why}.", why=error.strerror)
            )  # fmt: skip


def _people(data: object) -> dict[str, Met]:
    """Return the people of the file; ValueError or another error of a wrong kind where it says something else."""
    if not isinstance(data, dict) or len(data) > MOST_PEOPLE:
        raise ValueError
    return {name: _met(name, fields) for name, fields in data.items()}


def _met(name: str, fields: object) -> Met:
    deals = fields.get("deals") if isinstance(fields, dict) else None
    if not isinstance(fields, dict) or not isinstance(deals, list) or len(deals) > MOST_DEALS:
        raise ValueError
    if not all(isinstance(deal, str) and len(deal) <= LONGEST_KEY for deal in deals):
        raise ValueError
    if not 0 < len(name) <= NAME_LENGTH:
        raise ValueError
    return Met(acquaintance_of(fields), tuple(deals))
