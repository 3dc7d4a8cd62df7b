"""What lies on the cloth for a while? A small panel of paper with a shadow: the curtain, a hint, a quiet note."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.controls.paint import draw_box
from dummywhist.ui.theme import SIZES, current


class Panel(QFrame):
    """Paper with round corners over the table. Fill `column`; the shadow lies in the widget's own margin."""

    def __init__(self, parent: QWidget | None = None, *, radius: int = SIZES.sheet_radius,
                 blur: int = SIZES.panel_shadow, air: int = 24) -> None:  # fmt: skip
        super().__init__(parent)
        self._radius, self._blur = radius, blur
        self._shadows = Shadows(current().palette.shadow)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(air + blur, air + blur, air + blur, air + blur)
        self.column.setSpacing(6)

    def paper(self) -> QRectF:
        """The part that is paper."""
        return QRectF(self.rect()).adjusted(self._blur, self._blur, -self._blur, -self._blur)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow and paper."""
        theme, painter = current(), QPainter(self)
        if not theme.high_contrast:
            self._shadows.paint(painter, self.paper(), self._radius, self._blur, 3)
        line = theme.palette.border if theme.high_contrast else None
        draw_box(painter, self.paper(), self._radius, theme.palette.paper, line, theme.palette.outline)
