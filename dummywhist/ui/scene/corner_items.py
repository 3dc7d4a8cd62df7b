"""How do the corner panels look? The trump tile with its lines, the strip of rubbers, the marker (section 3.7)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.scene.furniture import ClothItem, line, pill
from dummywhist.ui.scene.kit import Kit, qrect
from dummywhist.ui.scene.layout.metrics import NARROW
from dummywhist.ui.scene.layout.types import Rect, Room
from dummywhist.ui.scene.parts import Marker, MarkerSide, Strip, TrumpSign


class TrumpItem(ClothItem):
    """The trump tile, the line "Hearts are trumps", and where trumps come from."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "trump", 0.0)
        self.sign = TrumpSign(None, "", "")
        self._tile = QRectF()
        self._text = QRectF()

    def show_sign(self, sign: TrumpSign, tile: Rect, text: Room) -> None:
        """Tell this."""
        self.sign, self._tile, self._text = sign, qrect(tile), qrect(text.rect)
        self.lie(self._tile.united(self._text))

    def draw(self, painter: QPainter) -> None:
        """Tile and pip, two lines."""
        kit, u = self.kit, self.kit.u
        pill(painter, self._tile, 9 * u, kit.tone("tile"))
        if self.sign.suit is not None:
            inset = 8.4 * u
            ink = kit.theme.card_suit(self.sign.suit)
            draw_suit(painter, self.sign.suit, self._tile.adjusted(inset, inset, -inset, -inset), ink)
        else:
            # No pip: an empty ring says "none" or "not yet" without words of its own.
            painter.setPen(QPen(QColor("#8B8672"), 2.4 * u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._tile.center(), 12 * u, 12 * u)
        fonts, size = kit.theme.fonts, 22.0
        while size > 14 and fonts.title_width(self.sign.title, size, u=u) > self._text.width():
            size -= 1
        upper = QRectF(self._text.left(), self._text.top() - 2 * u, self._text.width(), 28 * u)
        fonts.draw_title_in(painter, upper, self.sign.title, kit.ivory(), size, u=u)
        lower = QRectF(self._text.left(), self._text.top() + 25 * u, self._text.width(), 20 * u)
        line(painter, lower, self.sign.origin, self.font(12.5, 450), kit.ivory(0.82))


class StripItem(ClothItem):
    """The rubbers of the session, the one in play on paper."""

    margin = 1.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "tournee", 0.0)
        self.strip = Strip("", ())
        self._title = QRectF()
        self._segments: tuple[QRectF, ...] = ()

    def show_strip(self, strip: Strip, title: Room, segments: tuple[Rect, ...]) -> None:
        """Tell this."""
        self.strip, self._title = strip, qrect(title.rect)
        self._segments = tuple(map(qrect, segments))
        box = self._title
        for segment in self._segments:
            box = box.united(segment)
        self.lie(box)

    def draw(self, painter: QPainter) -> None:
        """The title, and a segment for each rubber: name over word."""
        kit, u = self.kit, self.kit.u
        line(painter, self._title, self.strip.title, self.font(12, 500), kit.ivory(0.86))
        edge = QPen(kit.ivory(), 1.5) if kit.theme.high_contrast else None
        for segment, box in zip(self.strip.segments, self._segments, strict=False):
            pill(painter, box, 7 * u, kit.tone("tile") if segment.current else kit.shade(), edge)
            dark = kit.tone("on_avatar")
            ink, second = (dark, QColor("#5C6663")) if segment.current else (kit.ivory(), kit.ivory(0.82))
            if kit.theme.high_contrast:
                second = ink
            room = box.adjusted(4 * u, 0, -4 * u, 0)
            line(painter, room, segment.name, self.font(12.5, 600), ink, "centre", base=box.top() + 15 * u)
            line(painter, room, segment.word, self.font(12, 450), second, "centre", base=box.top() + 28 * u)


class MarkerItem(ClothItem):
    """The whist marker: for each side its points as flaps and as a number, and a peg for each game."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "marker", 0.0)
        self.marker = Marker("", "", (), 5)
        self._narrow = False

    def show_marker(self, marker: Marker, box: Rect, width: float) -> None:
        """Tell this; on a narrow table without flaps."""
        self.marker, self._narrow = marker, width < NARROW
        self.lie(box)

    def draw(self, painter: QPainter) -> None:
        """The panel, its headings, two sides."""
        kit, u, box = self.kit, self.kit.u, self.box
        edge = QPen(kit.ivory(), 1.5) if kit.theme.high_contrast else None
        pill(painter, box, 12 * u, kit.shade(), edge)
        inner = box.adjusted(12 * u, 0, -12 * u, 0)
        small, quiet = self.font(12, 500), kit.ivory(0.86)
        line(painter, inner, self.marker.games_title, small, quiet, "right", base=box.top() + 18 * u)
        heading = inner.adjusted(0, 0, -50 * u, 0)
        line(painter, heading, self.marker.title, small, quiet, base=box.top() + 18 * u)
        for row, side in enumerate(self.marker.sides):
            self._side(painter, side, inner, box.top() + (26 + 36 * row) * u)

    def _side(self, painter: QPainter, side: MarkerSide, inner: QRectF, top: float) -> None:
        kit, u = self.kit, self.kit.u
        ink = kit.tone("brass") if side.own else kit.ivory()
        pegs = self.marker.pegs
        first_peg = inner.right() - 7 * u - (pegs - 1) * 20 * u
        number = QRectF(first_peg - 44 * u, top, 28 * u, 36 * u)
        middle = top + 21 * u
        room = QRectF(inner.left(), top, number.left() + 4 * u - inner.left(), 36 * u)
        if not self._narrow:
            room.setRight(inner.right())
        name_base = top + (12 if not self._narrow else 21) * u
        line(painter, room, side.name, self.font(13.5, 600), ink, base=name_base)
        line(
            painter,
            number,
            str(side.points),
            self.font(15, 700, tabular=True),
            kit.ivory(),
            "right",
            base=middle + 5 * u,
        )
        for peg in range(pegs):
            filled = peg < side.games
            pill_at = QPointF(first_peg + peg * 20 * u, middle - (1 if not self._narrow else 4) * u)
            self._hole(painter, QRectF(pill_at.x() - 6.5 * u, pill_at.y() - 6.5 * u, 13 * u, 13 * u), 6.5 * u, filled)
        if not self._narrow:
            flaps = self.marker.flaps
            gap = (4 if flaps <= 7 else 2.5) * u
            width = (126 * u - gap * (flaps - 1)) / flaps
            for flap in range(flaps):
                at = QRectF(inner.left() + flap * (width + gap), top + 18 * u, width, 9 * u)
                self._hole(painter, at, 3 * u, flap < side.points)

    def _hole(self, painter: QPainter, box: QRectF, radius: float, filled: bool) -> None:
        kit = self.kit
        edge = QPen(kit.ivory(), 1.2) if kit.theme.high_contrast else None
        pill(painter, box, radius, kit.tone("brass") if filled else QColor(0, 0, 0, 90), edge)
