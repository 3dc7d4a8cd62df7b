"""How do files get onto a sheet by the pointer? They are dropped on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.sheet import Sheet


class DropSheet(Sheet):
    """A sheet that takes files: `dropped` carries their paths, a tuple."""

    dropped = Signal(object)

    def __init__(
        self, host: QWidget, title: str, subtitle: str = "", *, width: int = 820, height: int = 0, motion: int = 0
    ) -> None:
        super().__init__(host, title, subtitle, width=width, height=height, motion=motion)
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may come in."""
        if files_of(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """They are here."""
        files = files_of(event.mimeData())
        if files:
            event.acceptProposedAction()
            self.dropped.emit(files)


def files_of(mime: QMimeData) -> tuple[Path, ...]:
    """Return the files of this computer that are dragged, none where something else is."""
    return tuple(Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile())
