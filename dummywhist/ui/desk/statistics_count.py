"""How are deals judged that nobody reviewed? While the statistics are open, by the process that waits at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.statistics.counting import Count, count_of
from dummywhist.engine.statistics.store import Store
from dummywhist.engine.study.finding import Finding
from dummywhist.engine.study.queue import Urgency
from dummywhist.ui.seat.analyst import Analyst
from dummywhist.ui.seat.aside import Aside

ASKER: Final = "statistics"


class Counting(QObject):
    """Judges the deals of ``store`` that are not judged, the newest first, until it is stopped.

    What is read and written is done in the thread of ``reading``; what could be known is asked of the ``analyst``.
    """

    counted = Signal()
    """One more deal is judged and kept."""

    def __init__(self, store: Store, folder: Path, reading: Aside, analyst: Analyst, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._folder, self._reading, self._analyst = store, folder, reading, analyst
        self._left: list[tuple[str, int]] = []
        self._count: Count | None = None
        self._running = False

    def begin(self) -> None:
        """Go through the deals that are not judged."""
        if is_native():
            self._running = True
            self._do(self._store.open_deals, self._found)

    def stop(self) -> None:
        """Ask nothing more, at once."""
        if self._running:
            self._running = False
            self._analyst.cancel(ASKER)

    def _do(self, work: Callable[[], object], then: Callable[[object], object]) -> None:
        self._reading.do(work, lambda found: then(found) if self._running else None)

    def _found(self, deals: object) -> None:
        assert isinstance(deals, tuple)
        self._left = list(deals)
        self._next()

    def _next(self) -> None:
        if not self._left:
            self._running = False
            return
        record, number = self._left.pop(0)
        self._do(lambda: count_of(self._folder / record, number), self._taken)

    def _taken(self, count: object) -> None:
        self._count = count if isinstance(count, Count) else None
        if self._count is None:
            self._next()  # the record has gone meanwhile
        else:
            self._ask(self._count)

    def _ask(self, count: Count) -> None:
        question = count.question
        if question is None:
            self._do(lambda: self._keep(count), lambda _done: self._kept())
        else:
            self._analyst.ask(ASKER, question, Urgency.IDLE, lambda told: self._told(count, told), anew=True)

    def _told(self, count: Count, told: Finding | None) -> None:
        if not self._running:
            return
        if told is not None:
            count.hear(told)
            self._ask(count)
        else:
            self._running = False  # no process can be had

    def _keep(self, count: Count) -> None:
        """Keep what was found, beside the record and in the store."""
        found = count.judged()
        if found is not None:
            self._store.keep(count.path.name, count.log, found)

    def _kept(self) -> None:
        self.counted.emit()
        self._next()
