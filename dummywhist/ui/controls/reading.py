"""In which order is a form read, and walked by Tab? As its layouts set the widgets, not as they were made."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLayout, QWidget


def in_order(widget: QWidget) -> Iterator[QWidget]:
    """All widgets inside one, each before what lies in it. What no layout holds comes after what one does."""
    layout = widget.layout()
    laid = [] if layout is None else list(_laid(layout))
    loose = [child for child in widget.children() if isinstance(child, QWidget) and child not in laid]
    for child in [*laid, *loose]:
        if not child.isWindow():
            yield child
            yield from in_order(child)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    """The widgets of a layout and of the layouts in it."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        assert item is not None
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid(inner)


def walk_round(part: QWidget, forward: bool) -> bool:
    """Give the focus to what Tab reaches next within ``part``, round and round; return whether there is anything.

    (The toolkit's own chain is not asked: a widget got from it by `nextInFocusChain` counts as the child of the one
    that was asked, and is taken for dead when that goes.)
    """
    inside = list(in_order(part))
    focus = QApplication.focusWidget()
    here = inside.index(focus) if focus in inside else -1 if forward else len(inside)
    onward = [*inside[here + 1 :], *inside[: max(here, 0)]]
    if not forward:
        onward = [*reversed(inside[:here]), *reversed(inside[here + 1 :])]
    for widget in onward:
        if _takes_tab(widget):
            widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
            return True
    return False


def _takes_tab(widget: QWidget) -> bool:
    tab = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    return (
        tab and widget.isEnabled() and widget.isVisible() and widget.focusProxy() is None and not _passed_over(widget)
    )


def _passed_over(widget: QWidget) -> bool:
    """A choice that is not chosen is reached by arrow keys, not by Tab."""
    checked = getattr(widget, "isChecked", None)
    siblings = getattr(widget, "siblings", None)
    if checked is None or siblings is None or checked():
        return False
    return any(one.isChecked() for one in siblings())
