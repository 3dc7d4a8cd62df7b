"""What is everything on the cloth drawn with? Theme, pictures of cards, shadows and scale, in one place."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.deck import Deck, Style
from dummywhist.ui.art.faces import Faces
from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.scene.layout.metrics import BACKS, BEFORE, PACKET
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.scene.lying import IN_TURN
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.theme import CLOTHS, Theme, colour, current

PACKS: Final = ("back-blue", "back-red")
"""The backs of two packs that are dealt in turn."""
LINES, LINE = 0.16, 0.02
"""Of the slanting lines over a card that may not be played: their step and width, in card widths."""
KEPT: Final = 12
"""Small pictures kept of each kind; there are seldom more than four."""


def table_theme(looks: Looks) -> Theme:
    """The program's theme with the cloth and the suit colours of this table."""
    return replace(current(), cloth=CLOTHS[looks.cloth], four_colours=looks.four_colours)


def qrect(rect: Rect) -> QRectF:
    """A rectangle of the layout as the toolkit has it."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


@dataclass
class Kit:
    """Theme, faces, shadows, scale ``u``, whether panels are folded, card width ``cw``, pixel ratio and pack.

    Items ask it while they paint.
    """

    deck: Deck
    faces: Faces
    looks: Looks
    theme: Theme
    u: float = 1.0
    narrow: bool = False
    cw: float = 90.0
    ratio: float = 1.0
    pack: int = 0
    shadows: Shadows = field(default_factory=Shadows)
    _dims: dict[tuple[object, ...], QPixmap] = field(default_factory=dict)
    _turned: dict[int, QPixmap] = field(default_factory=dict)

    def change_deck(self, faces: Faces) -> None:
        """Draw with these pictures from now on."""
        self.deck, self.faces = faces.deck, faces
        self._dims.clear()
        self._turned.clear()

    @property
    def font_u(self) -> float:
        """The scale of words for fonts that know the person's text size themselves."""
        return self.u / self.theme.fonts.scale

    @property
    def style(self) -> Style:
        """The deck's style for these looks."""
        return self.deck.style(four_colours=self.looks.four_colours, jumbo=self.looks.jumbo, letters=self.looks.letters)

    @property
    def rho(self) -> float:
        """Height of a card by its width."""
        return self.deck.rho

    def face(self, card: Card, width: float) -> QPixmap:
        """The picture of a card that is drawn about ``width`` wide."""
        if abs(width - BEFORE * self.cw) < 0.5:
            return self.faces.single(card, self.style, BEFORE * self.cw, self.ratio)
        return self.faces.face(card)

    def face_apart(self, card: Card, width: float) -> QPixmap:
        """The picture of a card that lies apart from the table, so wide."""
        return self.faces.single(card, self.style, width, self.ratio)

    def back(self, width: float) -> QPixmap:
        """The picture of a back that is drawn about ``width`` wide: one of the few sizes that lie still."""
        nearest = min((1.0, BEFORE, BACKS, PACKET), key=lambda share: abs(share * self.cw - width))
        back = PACKS[self.pack] if self.looks.back == IN_TURN else self.looks.back
        return self.faces.back(back, nearest * self.cw, self.ratio)

    def back_apart(self, width: float) -> QPixmap:
        """The picture of the back of the pack in use that lies apart from the table, so wide."""
        return self.faces.back(PACKS[self.pack] if self.looks.back == IN_TURN else self.looks.back, width, self.ratio)

    def still_back(self, width: float) -> QPixmap:
        """The picture of the back of the pack that lies still."""
        return self.faces.back(PACKS[1 - self.pack], width, self.ratio)

    def shadow(self, width: float, blur: float) -> QPixmap:
        """The shadow of a card: to be drawn ``blur`` left of and above it."""
        return self.shadows.pixmap(QSizeF(width, width * self.rho), self.radius(width), blur, self.ratio)

    def dim(self, width: float) -> QPixmap:
        """The shade over a card that may not be played, as a picture: round corners are slow to fill."""
        palette = self.theme.palette
        key = (width, self.ratio, palette.dim, palette.dim_alpha, palette.dim_lines)
        made = self._dims.get(key)
        if made is None:
            if len(self._dims) >= KEPT:
                self._dims.clear()
            made = self._dims[key] = self._paint_dim(width)
        return made

    def _paint_dim(self, width: float) -> QPixmap:
        size = QSizeF(width, width * self.rho) * self.ratio
        made = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.radius(width) * self.ratio
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(QPointF(), size), radius, radius)
        painter.fillPath(shape, colour(self.theme.palette.dim, self.theme.palette.dim_alpha))
        if self.theme.palette.dim_lines:
            painter.setClipPath(shape)
            painter.setPen(QPen(QColor("#000000"), max(1.0, LINE * width * self.ratio)))
            step, high = LINES * width * self.ratio, size.height()
            for line in range(math.ceil((size.width() + high) / step)):
                painter.drawLine(QPointF(line * step - high, high), QPointF(line * step, 0))
        painter.end()
        made.setDevicePixelRatio(self.ratio)
        return made

    def turned(self, picture: QPixmap) -> QPixmap:
        """The same picture turned clockwise by a quarter."""
        key = picture.cacheKey()
        made = self._turned.get(key)
        if made is None:
            if len(self._turned) >= KEPT:
                self._turned.clear()
            made = self._turned[key] = picture.transformed(QTransform().rotate(90))
            made.setDevicePixelRatio(picture.devicePixelRatio())
        return made

    def radius(self, width: float) -> float:
        """How round the corners of a card are."""
        return self.deck.corner * width

    def shade(self) -> QColor:
        """The ground of plates and panels on the cloth."""
        return colour(self.theme.palette.shade, self.theme.palette.shade_alpha)

    def ivory(self, alpha: float = 1.0) -> QColor:
        """Words on the cloth."""
        return colour(self.theme.palette.ivory, alpha)

    def tone(self, name: str) -> QColor:
        """A colour of the palette by its token."""
        return QColor(getattr(self.theme.palette, name))
