"""How do two halves of a page share the room? Side by side, or one above the other where it is narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from dummywhist.ui.controls.fitting import follow_focus
from dummywhist.ui.theme import current

BETWEEN: Final = 12
LEAST_WIDTH: Final = 900
"""In which two halves have room side by side, px."""


class _Steady(QWidget):
    """What is scrolled only where its least height has no room: its lists scroll by themselves before."""

    def hasHeightForWidth(self) -> bool:
        """Words that wrap do not ask for the height that all lists would like to have."""
        return False


class Columns(QScrollArea):
    """A left and a right half. Where they lie one above the other, the right one is above if it is ``urgent``."""

    def __init__(
        self, left: QLayout, right: QLayout, shares: tuple[int, int], parent: QWidget, *, urgent: bool = False
    ) -> None:
        super().__init__(parent)
        self._shares, self._urgent = shares, urgent
        content = QWidget(self)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(
            content
        )  # while it is empty: what moves to another parent is dressed anew, with all that is in it
        steady = _Steady(content)
        inside = QVBoxLayout(content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(steady)
        self._row = QHBoxLayout(steady)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(BETWEEN)
        self._row.addLayout(left, shares[0])
        self._row.addLayout(right, shares[1])
        follow_focus(self)

    def arrange(self, room: int) -> int:
        """Share ``room`` px; return how wide the right half is."""
        beside = room >= current().length(LEAST_WIDTH)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if beside else way.BottomToTop if self._urgent else way.TopToBottom)
        return round((room - BETWEEN) * self._shares[1] / sum(self._shares)) if beside else room
