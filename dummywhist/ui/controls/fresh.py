"""What has just come up? It takes no press yet: whoever pressed cannot have seen it."""

from time import monotonic
from typing import Final

from PySide6.QtWidgets import QWidget

GUARD_MS = 250
"""What comes up takes no press before: nobody sees it, and presses, sooner."""
CAME_UP: Final = "cameUp"
"""The property with the time, in s of the monotonic clock."""


def came_up(widget: QWidget) -> None:
    """Remember that a widget, with all that is in it, is there from now on."""
    widget.setProperty(CAME_UP, monotonic())


def is_fresh(widget: QWidget | None) -> bool:
    """Whether a widget, or one that it lies in, came up less than `GUARD_MS` ago."""
    now = monotonic()
    while widget is not None:
        since = widget.property(CAME_UP)
        if since is not None and (now - since) * 1000 < GUARD_MS:
            return True
        widget = widget.parentWidget()
    return False
