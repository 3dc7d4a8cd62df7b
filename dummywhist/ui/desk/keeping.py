"""When are the pictures of the cards kept for the next start? When a set has been on the table for a while."""

from __future__ import annotations

from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer

from dummywhist.ui.art.kept import KeptFaces
from dummywhist.ui.scene.table_view import TableView

QUIET_MS: Final = 3000
"""A window whose size is being changed shows many sets."""
PATIENCE_S: Final = 5.0


class Keeper(QObject):
    """Writes the set of faces that is on the table to its file, in another thread; one that is there stays."""

    def __init__(self, kept: KeptFaces, view: TableView, quiet_ms: int = QUIET_MS) -> None:
        super().__init__(view)
        self._kept = kept
        self._view = view
        self._thread: Thread | None = None
        self._timer = QTimer(self, singleShot=True, interval=quiet_ms)
        self._timer.timeout.connect(self._write)
        view.faces_changed.connect(self._timer.start)
        self._timer.start()

    def _write(self) -> None:
        faces = self._view.faces
        size = faces.shown
        if size is None or faces.deck.printed is not None or self._kept.has(faces.deck, size):
            return
        if self._thread is not None and self._thread.is_alive():
            self._timer.start()
            return
        self._thread = Thread(
            target=self._kept.write, args=(faces.deck, size, faces.images()), name="keep faces", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """Wait for what is being written."""
        self._timer.stop()
        if self._thread is not None:
            self._thread.join(PATIENCE_S)
