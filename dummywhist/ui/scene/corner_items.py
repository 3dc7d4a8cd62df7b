"""How do the corner panels look? The trump tile with its lines, the strip of rubbers, the marker."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dummywhist.engine.cards.card import SUITS
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.scene.furniture import ClothItem, few_lines, fitted, line, pill, rows_width, two_rows, words_width
from dummywhist.ui.scene.kit import Kit, qrect
from dummywhist.ui.scene.layout import corners
from dummywhist.ui.scene.layout.types import Rect, Room
from dummywhist.ui.scene.parts import Marker, MarkerSide, PointsList, Slip, Strip, TrayShown, TrumpSign
from dummywhist.ui.scene.wording import phrases

GREYED = 0.5
"""Of a card that is shown only as a reminder."""
ASKEW = -1.5
"""How the slip of a tray lies, degrees."""
SLIP_BACK = "#E4DCC6"


class TrumpItem(ClothItem):
    """The trump tile, the line "Hearts are trumps", and where trumps come from."""

    margin = 28.0
    """Long words stand on two lines, and the second may reach below the tile."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "trump", 0.0)
        self.sign = TrumpSign(None, "", "")
        self._tile = QRectF()
        self._text = QRectF()
        self._slip = QRectF()
        self._other_face: Slip | None = None
        self._turned = 1.0

    def show_sign(self, sign: TrumpSign, tile: Rect, text: Room, slip: Rect) -> None:
        """Tell this; ``slip``: where the paper of a tray lies."""
        if sign.slip != self.sign.slip:
            self._other_face, self._turned = self.sign.slip, 1.0
        self.sign, self._tile, self._text = sign, qrect(tile), qrect(text.rect)
        self._slip = QRectF() if sign.slip is None else qrect(slip)
        box = self._tile.united(self._text)
        self.lie(box if sign.slip is None else box.united(self._slip), sign, self._tile, self._text, self._slip)

    def turn_slip(self, share: float) -> None:
        """The paper has been turned over by this ``share``, from 0 to 1."""
        self._turned = share
        self.update()

    @property
    def slip_shown(self) -> tuple[Slip | None, float]:
        """Which face of the paper is seen, and how high it looks while it turns, from 0 to 1."""
        face = self._other_face if self._turned < 0.5 else self.sign.slip
        return face, abs(1 - 2 * self._turned)

    def draw(self, painter: QPainter) -> None:
        """Tile and pip, two lines, the slip."""
        kit, u = self.kit, self.kit.u
        slip, high = self.slip_shown
        if slip is not None and high > 0:
            self._paper(painter, slip, high)
        pill(painter, self._tile, 9 * u, kit.tone("tile"))
        self._in_tile(painter)
        title, room = self.sign.title, self._text
        origin, quiet = self.font(12.5, 450, 15), kit.ivory(0.82)
        if self._size_of(*self._alike(title)) >= 15:
            self._title(painter, QRectF(room.left(), room.top() - 2 * u, room.width(), 28 * u), title)
            lower = QRectF(room.left(), room.top() + 25 * u, room.width(), 17 * u)
            if self.sign.chip:
                beside = lower.adjusted(self._chip_width() + 7 * u, 0, 0, 0)
                if rows_width(self.sign.origin, self.font(1, 450, 1)) <= beside.width():
                    self._chip(painter, lower)
                    lower = beside
                else:
                    self._chip(painter, self._foot_of_tile())
            if words_width(self.sign.origin, fitted(self.sign.origin, origin, lower.width())) > lower.width():
                lower.setBottom(lower.bottom() + 8 * u)
            few_lines(painter, lower, self.sign.origin, origin, quiet)
        else:
            # Too narrow for one line: the suit stands over "are trumps".
            small = fitted(self.sign.origin, origin, room.width())
            rows = 1 if words_width(self.sign.origin, small) <= room.width() else 2
            # On four lines they stand closer: the title of the strip comes under them.
            top, pitch, last = (
                (room.top() - 4 * u, 17 * u, 13 * u) if rows == 1 else (room.top() - 5 * u, 15 * u, 11.5 * u)
            )
            for words in title.partition(" ")[::2]:
                high = pitch if words else 0.0
                self._title(painter, QRectF(room.left(), top, room.width(), high), words, 17)
                top += high
            lower = QRectF(room.left(), top, room.width(), last * rows)
            few_lines(painter, lower, self.sign.origin, origin, quiet)
            if self.sign.chip:
                self._chip(painter, self._foot_of_tile())

    def _paper(self, painter: QPainter, slip: Slip, high: float) -> None:
        """The slip, a little askew: two lines, or one where it is low. Its back is greyer; turning it looks lower."""
        u, box = self.kit.u, QRectF(self._slip)
        painter.save()
        painter.translate(box.center())
        painter.rotate(ASKEW)
        painter.scale(1.0, high)
        box.moveCenter(QPointF(0, 0))
        pill(painter, box, 3 * u, QColor(SLIP_BACK) if slip.down else self.kit.tone("tile"), self.edge())
        inner, ink = box.adjusted(10 * u, 0, -8 * u, 0), self.kit.tone("on_avatar")
        if box.height() < 30 * u:
            line(painter, inner, f"{slip.title}: {slip.words}", self.font(12, 500, 13), ink, base=4.5 * u)
        else:
            line(painter, inner, slip.title, self.font(12, 600, 13), ink, base=-3 * u)
            line(painter, inner, slip.words, self.font(12.5, 450, 14), ink, base=12.5 * u)
        painter.restore()

    def _in_tile(self, painter: QPainter) -> None:
        """The pip, what is written, or both; else a ring that says "none" or "not yet" without words of its own."""
        kit, u, suit, words = self.kit, self.kit.u, self.sign.suit, self.sign.tile
        painter.setOpacity(GREYED if self.sign.reminds else 1.0)
        pip = self._tile.adjusted(8.4 * u, 8.4 * u, -8.4 * u, -8.4 * u)
        if words:
            room = QRectF(self._tile)
            size = 26.0 if len(words) == 1 else 19.0
            if suit is not None:
                size -= 4
                room.adjust(5 * u, 0, -24 * u, 0)
                pip = QRectF(room.right(), self._tile.center().y() - 9.5 * u, 19 * u, 19 * u)
            font = self.font(size, 700, size + 4)
            line(painter, room, words, font, kit.tone("on_avatar"), "centre", base=room.center().y() + 0.36 * size * u)
        if suit is not None:
            draw_suit(painter, suit, pip, kit.theme.card_suit(suit))
        elif not words:
            painter.setPen(QPen(QColor("#8B8672"), 2.4 * u))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._tile.center(), 12 * u, 12 * u)
        painter.setOpacity(1.0)

    def _foot_of_tile(self) -> QRectF:
        u = self.kit.u
        return QRectF(self._tile.left(), self._tile.bottom() - 9 * u, 48 * u, 18 * u)

    def _chip_width(self) -> float:
        u = self.kit.u
        return 18 * u if self.sign.chip == "down" else words_width(self.sign.chip, self.font(12.5, 700, 15)) + 14 * u

    def _chip(self, painter: QPainter, row: QRectF) -> None:
        """What the score is multiplied by, or that low wins, on brass at the left of ``row``."""
        kit, u = self.kit, self.kit.u
        font, width = self.font(12.5, 700, 15), self._chip_width()
        box = QRectF(row.left(), row.center().y() - 9 * u, width, 18 * u)
        pill(painter, box, 9 * u, kit.tone("brass"))
        ink = kit.tone("on_avatar")
        if self.sign.chip == "down":
            foot = box.center() + QPointF(0, 4.5 * u)
            painter.setPen(QPen(ink, 2 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline([foot + QPointF(0, -9 * u), foot, foot + QPointF(-4 * u, -4 * u)])
            painter.drawLine(foot, foot + QPointF(4 * u, -4 * u))
            return
        line(painter, box, self.sign.chip, font, ink, "centre", base=box.center().y() + 4.5 * u)

    def _fits(self, title: str, size: float) -> bool:
        return self.kit.theme.fonts.title_width(title, size, u=self.kit.font_u) <= self._text.width()

    def _alike(self, title: str) -> tuple[str, ...]:
        """The words of all four suits, so that the line has one size whatever is trumps."""
        return (title, *(phrases()("trump.suit", suit=suit) for suit in SUITS))

    def _size_of(self, *titles: str, most: float = 22.0) -> float:
        size = most
        while size > 12 and not all(self._fits(words, size) for words in titles):
            size -= 0.5
        return size

    def _title(self, painter: QPainter, box: QRectF, words: str, most: float = 22.0) -> None:
        size = self._size_of(*(self._alike(words) if " " in words else (words,)), most=most)
        self.kit.theme.fonts.draw_title_in(painter, box, words, self.kit.ivory(), size, u=self.kit.font_u)


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
        self.lie(box, strip, self._title, self._segments)

    def draw(self, painter: QPainter) -> None:
        """The title, and a segment for each rubber: name over word."""
        kit, u = self.kit, self.kit.u
        few_lines(painter, self._title, self.strip.title, self.font(12, 500, 15), kit.ivory(0.86))
        edge = self.edge()
        for segment, box in zip(self.strip.segments, self._segments, strict=False):
            pill(painter, box, 7 * u, kit.tone("tile") if segment.current else kit.shade(), edge)
            dark = kit.tone("on_avatar")
            ink, second = (dark, QColor("#5C6663")) if segment.current else (kit.ivory(), kit.ivory(0.82))
            if kit.theme.high_contrast:
                second = ink
            room = box.adjusted(u, 0, -u, 0)
            if box.height() < 24 * u:
                room = box.adjusted(2.5 * u, 0, -2.5 * u, 0)
                word = words_width(segment.word, self.font(12, 450, 13)) + 3 * u
                if segment.current and word + words_width(segment.name, self.font(12, 600, 13)) > room.width():
                    word = 0.0  # the paper says that it is the one in play
                else:
                    line(painter, room, segment.word, self.font(12, 450, 13), second, "right")
                line(painter, room.adjusted(0, 0, -word, 0), segment.name, self.font(12, 600, 13), ink, names=True)
                continue
            line(
                painter,
                room,
                segment.name,
                self.font(12.5, 600, 14),
                ink,
                "centre",
                base=box.top() + 15 * u,
                names=True,
            )
            line(painter, room, segment.word, self.font(12, 450, 13), second, "centre", base=box.top() + 28.5 * u)


class MarkerItem(ClothItem):
    """The whist marker, points as flaps and a number with a peg for each game; or a list of scores."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "marker", 0.0)
        self.marker: Marker | PointsList = Marker("", "", "", (), 5)
        self._narrow = False

    def show_marker(self, marker: Marker | PointsList, box: Rect) -> None:
        """Show this; on a narrow table without flaps."""
        self.marker, self._narrow = marker, self.kit.narrow
        self.lie(box, marker, self._narrow)

    def draw(self, painter: QPainter) -> None:
        """The panel, its headings, a row for each side."""
        kit, u, box = self.kit, self.kit.u, self.box
        pill(painter, box, 12 * u, kit.shade(), self.edge())
        air = (8 if self._narrow else 12) * u
        inner = box.adjusted(air, 0, -air, 0)
        match self.marker:
            case Marker() as marker:
                self._headings(painter, inner, marker.short if self._narrow else marker.title, marker.games_title)
                for row, side in enumerate(marker.sides):
                    self._side(painter, marker, side, inner, box.top() + (26 + 36 * row) * u)
            case PointsList(tray=TrayShown() as tray) as points if not self._narrow:
                self._tray(painter, tray, points)
            case PointsList(tray=TrayShown(same=same) as tray) as points if same:
                self._of_tray(painter, tray, points, inner)
            case PointsList() as points:
                self._headings(painter, inner, points.title, points.goal)
                self._rows(painter, points, inner.adjusted(0, 26 * u, 0, -4 * u))

    def _headings(self, painter: QPainter, inner: QRectF, title: str, right: str) -> None:
        kit, u = self.kit, self.kit.u
        small, quiet, base = self.font(12, 500, 15), kit.ivory(0.86), inner.top() + 18 * u
        line(painter, inner, right, small, quiet, "right", base=base)
        line(painter, inner.adjusted(0, 0, -words_width(right, small) - 8 * u, 0), title, small, quiet, base=base)

    def _tray(self, painter: QPainter, tray: TrayShown, points: PointsList) -> None:
        """The tray with its number, North above, the dealer's pocket of brass; beside it what is said of it."""
        kit, u = self.kit, self.kit.u
        lies = corners.tray(Rect(self.box.x(), self.box.y(), self.box.width(), self.box.height()), u)
        body = qrect(lies)
        pill(painter, body, 7 * u, kit.ivory(0.06), QPen(kit.ivory(0.5), u))
        small = self.font(11, 700, 11)
        for seat, pocket in enumerate(map(qrect, corners.pockets(lies, u))):
            deals = seat == tray.dealer
            pill(painter, pocket, 3 * u, kit.tone("brass") if deals else kit.ivory(0.28), self.edge())
            words = " ".join(([tray.north] if seat == 0 else []) + ([tray.mark] if deals else []))
            ink = kit.tone("on_avatar") if deals else kit.ivory()
            line(painter, pocket, words, small, ink, "centre", base=pocket.center().y() + 4 * u)
        kit.theme.fonts.draw_title_in(
            painter, body, str(tray.number), kit.ivory(), 22, u=kit.font_u, align=Qt.AlignmentFlag.AlignHCenter
        )
        air = corners.BESIDE if tray.same else corners.CLOSE  # names and figures need all the room there is
        left = body.right() + air * u
        beside = QRectF(left, self.box.top(), self.box.right() - 8 * u - left, self.box.height())
        self._of_tray(painter, tray, points, beside)

    def _of_tray(self, painter: QPainter, tray: TrayShown, points: PointsList, beside: QRectF) -> None:
        """How far it is, who deals, and at how many tables these cards are played; at one table only the score."""
        kit, u, top = self.kit, self.kit.u, self.box.top()
        told, quiet = self.font(12.5, 450, 14), kit.ivory(0.86)
        line(painter, beside, points.goal, self.font(14, 600, 15), kit.tone("brass"), base=top + 23 * u)
        line(painter, beside, tray.deals, told, quiet, base=top + 42 * u)
        if tray.same:
            fits = words_width(tray.same, told) <= beside.width()
            for step, words in enumerate([tray.same] if fits else two_rows(tray.same, told)):
                line(painter, beside, words, told, quiet, base=top + (59 + 17 * step) * u)
            return
        figure = self.font(13.5, 700, 15, tabular=True)
        column = max((words_width(row.figure, figure) for row in points.rows), default=0.0)
        for number, row in enumerate(points.rows):
            base = top + (63 + 20 * number) * u
            line(painter, beside, row.figure, figure, kit.ivory(), "right", base=base)
            ink = kit.tone("brass") if row.own else kit.ivory()
            name = beside.adjusted(0, 0, -column - 6 * u, 0)
            line(painter, name, row.name, self.font(12.5, 600, 14), ink, base=base, names=True)

    def _rows(self, painter: QPainter, points: PointsList, room: QRectF) -> None:
        """Name, what he has to do with this deal, score; the figures end in one column."""
        kit, u = self.kit, self.kit.u
        figure, small = self.font(15, 700, 18, tabular=True), self.font(12, 450, 15)
        column = max((words_width(row.figure, figure) for row in points.rows), default=0.0)
        pitch = min(room.height() / max(len(points.rows), 1), 24 * u)
        for number, row in enumerate(points.rows):
            base = room.top() + (number + 0.5) * pitch + 5.5 * u
            line(painter, room, row.figure, figure, kit.ivory(), "right", base=base)
            rest = room.adjusted(0, 0, -column - 14 * u, 0)
            if row.mark and not self._narrow:
                line(painter, rest, row.mark, small, kit.ivory(0.86), "right", base=base)
                rest.setRight(rest.right() - words_width(row.mark, small) - 8 * u)
            ink = kit.tone("brass") if row.own else kit.ivory()
            line(painter, rest, row.name, self.font(14, 600, 16), ink, base=base, names=True)

    def _side(self, painter: QPainter, marker: Marker, side: MarkerSide, inner: QRectF, top: float) -> None:
        kit, u = self.kit, self.kit.u
        pegs = marker.pegs
        first_peg = inner.right() - 7 * u - (pegs - 1) * 20 * u
        middle = top + 18 * u
        number = QRectF(first_peg - 40 * u if pegs else inner.right() - 24 * u, top, 24 * u, 36 * u)
        figure = self.font(15, 700, 18, tabular=True)
        line(painter, number, str(side.points), figure, kit.ivory(), "right", base=middle + 8 * u)
        width = words_width(str(side.points), figure)
        ink = kit.tone("brass") if side.own else kit.ivory()
        name = QRectF(inner.left(), top, number.right() - width - 6 * u - inner.left(), 36 * u)
        if self._narrow:
            line(painter, name, side.short, self.font(13, 600, 15), ink, base=middle + 7 * u, names=True)
        else:
            line(painter, name, side.name, self.font(13.5, 600, 15.5), ink, base=top + 12 * u, names=True)
            flaps = marker.flaps
            gap = (4 if flaps <= 7 else 2.5) * u
            wide = ((126 if pegs else 154) * u - gap * (flaps - 1)) / flaps
            for flap in range(flaps):
                at = QRectF(inner.left() + flap * (wide + gap), top + 18 * u, wide, 9 * u)
                self._hole(painter, at, 3 * u, flap < side.points)
        for peg in range(pegs):
            at = QRectF(first_peg + (20 * peg - 6.5) * u, middle + (2 - 6.5) * u, 13 * u, 13 * u)
            self._hole(painter, at, 6.5 * u, peg < side.games)

    def _hole(self, painter: QPainter, box: QRectF, radius: float, filled: bool) -> None:
        kit = self.kit
        edge = QPen(kit.ivory(), 1.2) if kit.theme.high_contrast else None
        pill(painter, box, radius, kit.tone("brass") if filled else QColor(0, 0, 0, 90), edge)
