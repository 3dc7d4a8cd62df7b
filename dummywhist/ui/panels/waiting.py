"""Which sheet lies over the window while something long is done in the background? How far it is, and a way out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from dummywhist.ui.controls.buttons import SecondaryButton
from dummywhist.ui.controls.paint import draw_box
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

HIGH = 10
WHOLE = 100


class Progress(QProgressBar):
    """How much is done, in hundredths."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, WHOLE)
        self.setValue(0)
        self.setTextVisible(False)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """A narrow bar."""
        return QSize(200, current().length(HIGH))

    def minimumSizeHint(self) -> QSize:
        """No lower than it is."""
        return QSize(60, current().length(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, and on it the part that is done."""
        theme, painter, box = current(), QPainter(self), QRectF(self.rect())
        draw_box(painter, box, box.height() / 2, theme.palette.field, theme.palette.border)
        done = QRectF(box)
        done.setWidth(box.width() * self.value() / WHOLE)
        if done.width() >= box.height():
            draw_box(painter, done, box.height() / 2, QColor(theme.palette.ink))


class WaitSheet(Sheet):
    """A file is being read: which one, and how far it is."""

    def __init__(self, host: QWidget, title: str, file: str, *, motion: int = 0) -> None:
        super().__init__(host, title, file, width=420, close_name=tr("Cancel"), motion=motion)
        self.progress = Progress(title)
        self.body.addWidget(self.progress)
        self.add_button(SecondaryButton(tr("Cancel")), safe=True, press_closes=0)

    def tell(self, part: float) -> None:
        """Show that ``part`` of it is done, between 0 and 1."""
        self.progress.setValue(round(part * WHOLE))
