"""In which order is a form read? As its layouts set the widgets one after the other, not as they were made."""

from collections.abc import Iterator

from PySide6.QtWidgets import QLayout, QWidget


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
