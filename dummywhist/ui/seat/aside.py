"""What would hold the window up? It is done in a thread of its own, and told in that of the window."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import ClassVar, TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")
Work = Callable[[], object]
Then = Callable[[object], object]


class Aside(QObject):
    """Does one thing after another in a thread of its own. ``gives_up``: what ends it without a word."""

    gives_up: ClassVar[tuple[type[Exception], ...]] = ()

    _done = Signal(object, object)
    _broke = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ended = Event()
        self._asked: SimpleQueue[tuple[Work, Then] | None] = SimpleQueue()
        self._done.connect(self._answered, Qt.ConnectionType.QueuedConnection)
        self._broke.connect(self._raise, Qt.ConnectionType.QueuedConnection)
        self._thread = Thread(target=self._run, name="aside", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], T], then: Callable[[T], object]) -> None:
        """Do ``work`` in the thread; ``then`` gets what it returned, in the thread of the window."""
        self._asked.put((work, lambda found: then(cast(T, found))))

    def close(self) -> None:
        """Nobody waits any longer; what is being done is of no use to anybody, and its thread ends after it."""
        self._ended.set()
        self._asked.put(None)

    def _run(self) -> None:
        while True:
            asked = self._asked.get()
            if asked is None or self._ended.is_set():
                return
            work, then = asked
            try:
                found = work()
            except self.gives_up:
                return
            except Exception as error:
                if not self._ended.is_set():
                    self._broke.emit(error)
                return
            if self._ended.is_set():
                return
            self._done.emit(then, found)

    def _answered(self, then: Then, found: object) -> None:
        if not self._ended.is_set():
            then(found)

    def _raise(self, error: Exception) -> None:
        raise error
