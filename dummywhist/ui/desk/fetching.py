"""How is a large file read while the window stays alive? In a thread of its own, under a sheet that can end it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from dummywhist.engine.errors import DummyWhistError
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.waiting import WaitSheet
from dummywhist.ui.tongues import tr

T = TypeVar("T")
Work = Callable[[Callable[[float], None]], object]
"""What is done: it tells now and then which part is done, between 0 and 1, and what it is told with may end it."""


class Ended(Exception):
    """Nobody waits any longer."""


class Fetching(QObject):
    """Does ``work`` in a thread of its own; one of ``got`` and ``failed`` follows, unless it is ended before."""

    far = Signal(float)
    got = Signal(object)
    failed = Signal(object)
    """A `DummyWhistError`."""
    broke = Signal(object)
    """Any other exception: a mistake of the program."""

    def __init__(self, work: Work, parent: QObject, let_go: Callable[[object], object]) -> None:
        """``let_go`` gets what was done when nobody waits for it any longer."""
        super().__init__(parent)
        self._work, self._let_go = work, let_go
        self._ended = Event()
        self._thread = Thread(target=self._run, name="fetching", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def end(self) -> None:
        """Nobody waits any longer; return when the thread has ended."""
        self._ended.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _tell(self, part: float) -> None:
        if self._ended.is_set():
            raise Ended
        self.far.emit(part)

    def _run(self) -> None:
        try:
            got = self._work(self._tell)
        except Ended:
            return
        except DummyWhistError as error:
            self.failed.emit(error)
        except Exception as error:
            self.broke.emit(error)
        else:
            if self._ended.is_set():
                self._let_go(got)
            else:
                self.got.emit(got)


class Fetcher(QObject):
    """Reads large files for the window, one at a time."""

    def __init__(self, host: QWidget, open_sheet: Callable[[Sheet], None]) -> None:
        super().__init__(host)
        self._host = host
        self._open = open_sheet
        self._give_up: Callable[[], object] = lambda: None

    def close(self) -> None:
        """Give up what is being read, without a word; return when its thread has ended."""
        self._give_up()

    def fetch(
        self,
        path: Path,
        work: Callable[[Callable[[float], None]], T],
        then: Callable[[T], object],
        refused: Callable[[DummyWhistError], object],
        let_go: Callable[[T], object] = lambda _got: None,
        left: Callable[[], object] = lambda: None,
    ) -> None:
        """Do ``work``, which reads the file at ``path``, under a sheet; one of ``then`` and ``refused`` follows.

        Where the sheet is closed before, ``left`` follows, and what was done all the same goes to ``let_go``.
        """
        sheet = WaitSheet(self._host, tr("Reading"), path.name)
        fetching = Fetching(work, self, lambda found: let_go(cast(T, found)))
        waiting = [True]

        def over(follow: Callable[[], object]) -> None:
            if waiting:
                waiting.clear()
                sheet.accept()
                follow()
            fetching.deleteLater()

        def give_up() -> bool:
            if not waiting:
                return False
            waiting.clear()
            fetching.end()
            return True

        def closed() -> None:
            if give_up():
                left()

        def got(found: T) -> None:
            over(lambda: then(found)) if waiting else let_go(found)

        def broke(error: Exception) -> None:
            waiting.clear()
            sheet.accept()
            raise error

        queued = Qt.ConnectionType.QueuedConnection
        fetching.far.connect(sheet.tell, queued)
        fetching.got.connect(got, queued)
        fetching.failed.connect(lambda error: over(lambda: refused(error)), queued)
        fetching.broke.connect(broke, queued)
        sheet.finished.connect(lambda _result: closed())
        self._give_up = give_up
        self._open(sheet)
        fetching.start()
