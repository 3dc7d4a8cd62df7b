"""Where does the window open? Where it was left, on a screen that is there; else as large as the work area allows."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

SHARE: Final = 80
"""How much of the work area the window takes at first, in percent of each side."""
LEAST: Final = QSize(1024, 640)
FRAME: Final = QSize(16, 48)
"""Left for the frame of the window, whose size is not known before it is shown."""
SETTLED_MS: Final = 500
"""How long the window must stand still before its place is kept."""
MOVES: Final = frozenset((QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange))


def first_size(room: QSize, smallest: QSize) -> QSize:
    """Return how large the window opens where ``room`` is the work area; never under ``smallest``."""
    share = QSize(room.width() * SHARE // 100, room.height() * SHARE // 100)
    return share.expandedTo(LEAST).boundedTo(room - FRAME).expandedTo(smallest)


def placed(wanted: QRect, rooms: Sequence[QRect]) -> QRect | None:
    """Return where a window that was left at ``wanted`` opens, by the work areas of the screens, the main one first.

    Wholly within the screen on which most of it was; None if that screen is gone: then only the size is kept.
    """
    best = max(rooms, key=lambda room: _area(room & wanted), default=QRect())
    if not _area(best & wanted):
        return None
    size = wanted.size().boundedTo(best.size())
    left = min(max(wanted.x(), best.x()), best.x() + best.width() - size.width())
    top = min(max(wanted.y(), best.y()), best.y() + best.height() - size.height())
    return QRect(QPoint(left, top), size)


def _area(part: QRect) -> int:
    return part.width() * part.height() if part.isValid() else 0


def place_of(window: QMainWindow) -> tuple[int, ...]:
    """Return what is kept of the window's place: x, y, width and height as it is not maximised, and whether it is."""
    box = window.normalGeometry()
    return box.x(), box.y(), box.width(), box.height(), int(window.isMaximized())


class Placing(QObject):
    """Tells when the window stands still at a new place."""

    settled = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._timer = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._timer.timeout.connect(self.settled)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin to wait anew at each move."""
        if event.type() in MOVES and watched.isVisible():  # type: ignore[attr-defined]
            self._timer.start()
        return super().eventFilter(watched, event)
