"""What shape is a suit? The deck's own pips as painter paths, for tiles, prompts and pills."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from dummywhist.ui.art.paths import painter_path

# About 100 units high, centred on the origin; spades, hearts, diamonds, clubs.
SHAPES: Sequence[str] = (
    "M0,-52C8,-31 48,-11 48,16C48,30 38,39 26,39C16,39 8,34 4,26C5,37 10,45 20,51"
    "L-20,51C-10,45 -5,37 -4,26C-8,34 -16,39 -26,39C-38,39 -48,30 -48,16C-48,-11 -8,-31 0,-52Z",
    "M0,49C-8,28 -50,9 -50,-19C-50,-37 -39,-48 -25,-48C-13,-48 -4,-41 0,-28"
    "C4,-41 13,-48 25,-48C39,-48 50,-37 50,-19C50,9 8,28 0,49Z",
    "M0,-54C9,-34 25,-15 42,0C25,15 9,34 0,54C-9,34 -25,15 -42,0C-25,-15 -9,-34 0,-54Z",
    "M0,-51A23,23 0 0 1 17,-12.5C15,-9 13.5,-7 12.5,-5.5A23.5,23.5 0 1 1 4,23C5,36 10,45 20,51L-20,51"
    "C-10,45 -5,36 -4,23A23.5,23.5 0 1 1 -12.5,-5.5C-13.5,-7 -15,-9 -17,-12.5A23,23 0 0 1 0,-51Z",
)
OPTICAL_SIZE: Sequence[float] = (1.0, 0.96, 1.06, 1.0)  # so that the four look equally big


def suit_path(suit: int, size: float = 100.0, centre: QPointF | None = None) -> QPainterPath:
    """The pip of a suit (spades 0 to clubs 3), about `size` high, around a point."""
    at = centre or QPointF()
    scale = size * OPTICAL_SIZE[suit] / 100
    shape: QPainterPath = QTransform(scale, 0, 0, scale, at.x(), at.y()).map(painter_path(SHAPES[suit]))
    return shape


def draw_suit(painter: QPainter, suit: int, box: QRectF, ink: QColor) -> None:
    """Fill the pip of a suit in the middle of a box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(suit_path(suit, min(box.width(), box.height()), box.center()))
    painter.restore()
