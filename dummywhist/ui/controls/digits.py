"""How are digits shown that are compared one by one? In a face of one width, as the system has it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dummywhist.ui.controls.paint import RING
from dummywhist.ui.theme import current

PITCH: Final = 1.25
"""From line to line, in heights of a line."""


def digits_font(size: float = 12.5) -> QFont:
    """Return the system's face of one width, px as text of this size."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setPixelSize(current().fonts.px(size))
    return font


class Digits(QWidget):
    """Digits in groups, on as many lines as they are given."""

    def __init__(self, lines: Sequence[str] = (), size: float = 12.5, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._lines: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_lines(lines)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show other digits, one line under another."""
        self._lines = tuple(lines)
        self.setAccessibleName(" ".join(lines))
        self.updateGeometry()
        self.update()

    def _pitch(self) -> float:
        return QFontMetricsF(digits_font(self._size)).height() * PITCH

    def sizeHint(self) -> QSize:
        """All digits."""
        metrics = QFontMetricsF(digits_font(self._size))
        width = max((metrics.horizontalAdvance(line) for line in self._lines), default=0.0)
        return QSize(round(width) + 2 * RING + 2, round(self._pitch() * len(self._lines)))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines."""
        painter, pitch = QPainter(self), self._pitch()
        painter.setFont(digits_font(self._size))
        painter.setPen(QColor(current().palette.ink))
        for number, line in enumerate(self._lines):
            box = QRectF(RING, number * pitch, self.width() - RING, pitch)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), line)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
