"""How are shadows on the cloth drawn? Once for each kind, and then copied."""

from __future__ import annotations

import math

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap


class Shadows:
    """Prepared shadows of rounded rectangles; each kind is computed the first time it is wanted."""

    def __init__(self, ink: str = "#04100A", strength: float = 0.42) -> None:
        self._ink = QColor(ink)
        self._strength = strength
        self._kinds: dict[tuple[int, int, int], QPixmap] = {}
        self._whole: dict[tuple[int, int, int, int, int], QPixmap] = {}

    def paint(self, painter: QPainter, body: QRectF, radius: float, blur: float, drop: float = 0.0) -> None:
        """Draw the shadow of a rounded rectangle: four corners, four edges and the middle from one small picture."""
        ratio = painter.device().devicePixelRatioF()
        part = self._corner_picture(radius, blur, ratio)
        edge = radius + 2 * blur
        box = body.adjusted(-blur, -blur + drop, blur, blur + drop)
        if box.width() < 2 * edge or box.height() < 2 * edge:
            painter.drawPixmap(box, part, QRectF(part.rect()))
            return
        x = (box.left(), box.left() + edge, box.right() - edge, box.right())
        y = (box.top(), box.top() + edge, box.bottom() - edge, box.bottom())
        n = part.width()
        cut = (n - 1) // 2
        s = (0, cut, cut + 1, n)
        for row in range(3):
            for column in range(3):
                source = QRectF(s[column], s[row], s[column + 1] - s[column], s[row + 1] - s[row])
                target = QRectF(QPointF(x[column], y[row]), QPointF(x[column + 1], y[row + 1]))
                painter.drawPixmap(target, part, source)

    def pixmap(self, size: QSizeF, radius: float, blur: float, ratio: float = 1.0) -> QPixmap:
        """The whole shadow of a thing of one size, such as a card: draw it `blur` left of and above the thing."""
        key = (round(size.width() * ratio), round(size.height() * ratio), round(radius * ratio), round(blur * ratio),
               round(ratio * 100))  # fmt: skip
        made = self._whole.get(key)
        if made is None:
            if len(self._whole) >= 12:
                self._whole.clear()
            extent = QSizeF(size.width() + 2 * blur, size.height() + 2 * blur)
            made = QPixmap(math.ceil(extent.width() * ratio), math.ceil(extent.height() * ratio))
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            self.paint(painter, QRectF(QPointF(blur, blur), size), radius, blur)
            painter.end()
            self._whole[key] = made
        return made

    def _corner_picture(self, radius: float, blur: float, ratio: float) -> QPixmap:
        key = (round(radius * ratio), round(blur * ratio), round(ratio * 100))
        made = self._kinds.get(key)
        if made is None:
            made = self._kinds[key] = QPixmap.fromImage(self._soft(max(1, key[0]), max(1, key[1])))
        return made

    def _soft(self, radius: int, blur: int) -> QImage:
        """A square just large enough for its corners, fading over twice the blur across its outline."""
        edge = radius + 2 * blur
        side = 2 * edge + 1
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        steps = 2 * blur
        for step in range(steps):
            share = (step + 0.5) / steps
            tone = QColor(self._ink)
            tone.setAlphaF(self._strength * share * share * (3 - 2 * share))
            painter.setBrush(tone)
            corner = max(radius + blur - step, radius / 2)
            box = QRect(0, 0, side, side).marginsRemoved(QMargins(step, step, step, step))
            painter.drawRoundedRect(box, corner, corner)
        painter.end()
        return image
