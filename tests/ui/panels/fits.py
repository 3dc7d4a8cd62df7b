"""Does everything fit, and has everything a name? What tests ask of any panel."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTableWidget,
    QWidget,
)

from dummywhist.ui.controls.buttons import Button
from dummywhist.ui.controls.choices import Segment
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.labels import Tag, Title
from dummywhist.ui.theme import current


def shown(panel: QWidget) -> list[QWidget]:
    """Return the visible widgets of a panel."""
    return [widget for widget in panel.findChildren(QWidget) if widget.isVisible()]


def cut(panel: QWidget) -> list[str]:
    """Return the words that do not fit where they stand."""
    found = []
    for widget in shown(panel):
        lacks = _lack(widget)
        if lacks > 1:
            words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
            found.append(f"{type(widget).__name__} “{words}” lacks {lacks:.0f} px")
        if isinstance(widget, QTableWidget):
            found += _cut_heads(widget)
    return found


def _cut_heads(table: QTableWidget) -> list[str]:
    head = table.horizontalHeader()
    return [
        f"Head “{item.text()}” has {head.sectionSize(place)} px"
        for place in range(table.columnCount())
        if (item := table.horizontalHeaderItem(place)) is not None
        and head.isVisible() and head.sectionSizeHint(place) > head.sectionSize(place)
    ]  # fmt: skip


def _lack(widget: QWidget) -> float:
    if isinstance(widget, Title):
        return current().fonts.title_width(widget.text(), widget._size) - widget.contentsRect().width()
    if isinstance(widget, Tag):
        return widget.sizeHint().width() - widget.width()
    if isinstance(widget, QLabel):
        if not widget.text():
            return 0
        if widget.wordWrap():
            inner = widget.contentsRect().width()
            longest = max(
                QFontMetricsF(widget.font()).horizontalAdvance(word)
                for word in widget.text().replace("\u200b", " ").split() or [""]
            )
            return max(widget.heightForWidth(widget.width()) - widget.height(), longest - inner)
        return QFontMetricsF(widget.font()).horizontalAdvance(widget.text()) - widget.contentsRect().width()
    if isinstance(widget, Select):
        room = widget.width() - 12 - current().length(34) - 6 + 8
        return QFontMetricsF(widget.font()).horizontalAdvance(widget.currentText()) - room
    if isinstance(widget, Segment):
        return QFontMetricsF(current().fonts.text(13, 600)).horizontalAdvance(widget.text()) - widget.width()
    if isinstance(widget, Button):
        return widget.sizeHint().width() - widget.width()
    return 0


def spilt(panel: QWidget) -> list[str]:
    """Return the widgets that stand out of the paper at the right or left."""
    found = []
    for widget in shown(panel):
        parent = widget.parentWidget()
        if parent is None or isinstance(widget, QScrollBar) or isinstance(parent, QAbstractScrollArea):
            continue
        box, room = widget.geometry(), QRect(parent.rect())
        if box.left() < room.left() - 1 or box.right() > room.right() + 1:
            words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
            found.append(f"{type(widget).__name__} “{words}” {box} in {room}")
    return found


def nameless(panel: QWidget) -> list[str]:
    """Return the controls that a screen reader could not name."""
    found = []
    for widget in shown(panel):
        if not widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value or widget.focusProxy() is not None:
            continue
        if isinstance(widget.parentWidget(), QComboBox) or (isinstance(widget, QLineEdit) and widget.objectName()):
            continue
        words = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not (widget.accessibleName() or words):
            found.append(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
    return found
