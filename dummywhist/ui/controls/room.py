"""What takes the place of the table in the window? A room: paper all over, with commands of its own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dummywhist.ui.theme import current


class Room(QWidget):
    """A part of the program that fills the window while the table waits behind it."""

    left = Signal()
    """Back to the table."""

    def take_focus(self) -> None:
        """Bring the keyboard to where it is of most use."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper."""
        QPainter(self).fillRect(self.rect(), QColor(current().palette.paper))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that nobody here wants means nothing: the cards behind must not hear it."""
        if event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        else:
            event.accept()
