"""Where does the window open? Where it was left, on a screen that is there; else as large as the work area allows."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

SHARE: Final = 80
"""How much of the work area the window takes at first, in percent of each side."""
LEAST: Final = QSize(1024, 640)
FRAME: Final = (8, 40, 8, 8)
"""Left for the frame of a window that was never shown: left, top, right, bottom, px. No system tells it before."""
SETTLED_MS: Final = 500
"""How long the window must stand still before its place is kept."""
MOVES: Final = frozenset((QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange))


def first_size(room: QSize, smallest: QSize) -> QSize:
    """Return how large the window opens where ``room`` is the work area; never under ``smallest``."""
    share = QSize(room.width() * SHARE // 100, room.height() * SHARE // 100)
    return share.expandedTo(LEAST).boundedTo(_within(QRect(QPoint(), room), FRAME).size()).expandedTo(smallest)


def placed(
    wanted: QRect, rooms: Sequence[QRect], smallest: QSize, frame: Sequence[int] = FRAME
) -> tuple[QPoint | None, QSize]:
    """Return where a window that was left at ``wanted`` opens, by the work areas of the screens, the main one first.

    With its ``frame`` wholly within the screen on which most of it was, if ``smallest`` lets it; then its title can be
    reached. The place is None if that screen is gone: then only the size is kept.
    """
    best = max(rooms, key=lambda room: _area(room & wanted))
    room = _within(best, frame)
    size = wanted.size().boundedTo(room.size()).expandedTo(smallest)
    if not _area(best & wanted):
        return None, size
    left = max(min(wanted.x(), room.x() + room.width() - size.width()), room.x())
    top = max(min(wanted.y(), room.y() + room.height() - size.height()), room.y())
    return QPoint(left, top), size


def _within(room: QRect, frame: Sequence[int]) -> QRect:
    """Return what a frame leaves of a work area."""
    return room.marginsRemoved(QMargins(*frame))


def _area(part: QRect) -> int:
    return part.width() * part.height() if part.isValid() else 0


def place_of(window: QMainWindow) -> tuple[int, ...]:
    """Return what is kept of the window's place: x, y, width and height as it is not maximised, whether it is, and how
    far its frame reaches to the left, the top, the right and the bottom of it.
    """
    box, inner, outer = window.normalGeometry(), window.geometry(), window.frameGeometry()
    frame = (inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
             outer.bottom() - inner.bottom())  # fmt: skip
    return box.x(), box.y(), box.width(), box.height(), int(window.isMaximized()), *frame


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
