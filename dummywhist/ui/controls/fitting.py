"""How does a sheet or a dock do with little room? What stood side by side stands one under another, and it scrolls.

Without a wheel as well: the focus stays in sight, and Page Up and Page Down turn pages.
"""

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QScrollArea, QWidget
from shiboken6 import isValid

PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
AIR = 24
"""Kept in sight around what has the focus, px."""


def lay_beside(row: QBoxLayout, beside: bool) -> bool:
    """Lay the parts of a row side by side, or else one under another; return whether that is another order."""
    way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
    if row.direction() == way:
        return False
    row.setDirection(way)
    return True


def settle(part: QWidget) -> None:
    """Let all layouts in a part know how large their words are: the toolkit tells them only after the next event."""
    for widget in reversed([part, *part.findChildren(QWidget)]):
        widget.ensurePolished()
        layout = widget.layout()
        if layout is not None:
            layout.activate()


class Scrolled(QWidget):
    """What is scrolled: as high as its words are at the width it has.

    The toolkit would take the height of wrapped words at their least width for the least height, and show a scroll bar
    with nothing to scroll.
    """

    def minimumSizeHint(self) -> QSize:
        """The least width; the height follows from the width."""
        least, layout = super().minimumSizeHint(), self.layout()
        return QSize(least.width(), 0) if layout is not None and layout.hasHeightForWidth() else least


class _Follower(QObject):
    """Brings what gets the focus into sight."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        program = QApplication.instance()
        if isinstance(program, QApplication):
            program.focusChanged.connect(self._moved)

    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        content = self._area.widget() if isValid(self._area) else None
        if now is not None and content is not None and self._area.isVisible() and content.isAncestorOf(now):
            self._area.ensureWidgetVisible(now, 0, AIR)


def follow_focus(area: QScrollArea) -> None:
    """Keep what has the keyboard focus in sight."""
    _Follower(area)


def scroll_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Turn a page if the key asks for it; return whether it did."""
    bar, way = area.verticalScrollBar(), PAGES.get(Qt.Key(event.key()))
    if way is None or bar.maximum() == bar.minimum():
        return False
    bar.setValue(bar.value() + way * bar.pageStep())
    return True
