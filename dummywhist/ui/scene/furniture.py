"""What are the things printed on the cloth made of? The common item, and the small ones: well, tags, counts, labels."""

from __future__ import annotations

from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dummywhist.ui.art.faces import draw
from dummywhist.ui.scene.kit import Kit, qrect
from dummywhist.ui.scene.layout.types import Align, Pose, Rect, Room
from dummywhist.ui.scene.parts import Verdict
from dummywhist.ui.theme import SIZES, colour

MARK_LENGTH = 3
"""Letters of a last word by which names may differ: a number, an initial."""
Z_WELL, Z_COUNT, Z_TAG, Z_PROMPT, Z_OVER = -10.0, 6.0, 33.0, 70.0, 80.0
"""Which thing lies over which: the greater over the smaller."""


def words_width(words: str, font: QFont) -> float:
    """Room that one line takes."""
    return QFontMetricsF(font).horizontalAdvance(words)


def fitted(words: str, font: QFont, width: float) -> QFont:
    """The font, or a smaller one in which the words fit, down to the smallest text there is."""
    found = QFont(font)
    while found.pixelSize() > SIZES.smallest_text and words_width(words, found) > width:
        found.setPixelSize(found.pixelSize() - 1)
    return found


def abridged(words: str, metrics: QFontMetricsF, width: float, *, names: bool = False) -> str:
    """Return the words, or as much of them as has room, with an ellipsis.

    Of ``names``, one or several parted by commas, each loses as much as it must, and what tells "Player 3" from
    "Player 4" stays.
    """
    if not names or metrics.horizontalAdvance(words) <= width:
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    each = words.split(", ")
    if len(each) > 1:
        room = width - metrics.horizontalAdvance(", ") * (len(each) - 1)
        shown = dict[str, str]()
        for left, name in zip(range(len(each), 0, -1), sorted(each, key=metrics.horizontalAdvance), strict=True):
            shown[name] = abridged(name, metrics, room / left, names=True)
            room -= metrics.horizontalAdvance(shown[name])
        return ", ".join(shown[name] for name in each)
    head, _, tail = words.rpartition(" ")
    if not head or len(tail) > MARK_LENGTH:
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    short = metrics.elidedText(head, Qt.TextElideMode.ElideRight, width - metrics.horizontalAdvance(tail))
    return short + tail


def line(
    painter: QPainter,
    box: QRectF,
    words: str,
    font: QFont,
    ink: QColor,
    align: Align = "left",
    base: float | None = None,
    *,
    names: bool = False,
) -> None:
    """One line of words in a box: smaller where it does not fit, at last ``abridged``; ``base``: its base line."""
    font = fitted(words, font, box.width())
    metrics = QFontMetricsF(font)
    shown = abridged(words, metrics, box.width() + 0.5, names=names)
    width = metrics.horizontalAdvance(shown)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
    if base is None:
        base = box.top() + (box.height() + metrics.capHeight()) / 2
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QPointF(round(box.left() + (box.width() - width) * share), round(base)), shown)


def two_rows(words: str, font: QFont) -> list[str]:
    """Words broken where the longer row is shortest; on one row if they are one word."""
    found = words.split(" ")
    ways = [[" ".join(found[:at]), " ".join(found[at:])] for at in range(1, len(found))] or [[words]]
    return min(ways, key=lambda rows: max(words_width(row, font) for row in rows))


def rows_width(words: str, font: QFont) -> float:
    """Room that they take on two rows."""
    return max(words_width(row, font) for row in two_rows(words, font))


def few_lines(painter: QPainter, box: QRectF, words: str, font: QFont, ink: QColor) -> None:
    """Words on one line, or on two where that is too narrow; at the foot of the box."""
    font = fitted(words, font, box.width())
    rows = [words] if words_width(words, font) <= box.width() else two_rows(words, font)
    high = min(QFontMetricsF(font).height(), box.height() / 2)
    for row, said in enumerate(rows):
        top = box.bottom() - (len(rows) - row) * high
        line(painter, QRectF(box.left(), top, box.width(), high), said, font, ink)


def pill(painter: QPainter, box: QRectF, radius: float, fill: QColor, edge: QPen | None = None) -> None:
    """A rounded box."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, radius, radius)


def placed(room: Room, width: float) -> QRectF:
    """The box ``width`` wide in a room: at its side, no wider than the room."""
    rect, width = room.rect, min(width, room.rect.width)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[room.align]
    return QRectF(rect.x + (rect.width - width) * share, rect.y, width, rect.height)


class ClothItem(QGraphicsItem):
    """Something printed on the cloth: a box of the table, a name, and a picture that is kept until it changes."""

    margin = 0.0
    """How far it may paint outside its box, px."""

    def __init__(self, kit: Kit, name: str, z: float) -> None:
        super().__init__()
        self.kit = kit
        self._name = name
        self.box = QRectF()
        self._drawn: tuple[object, ...] = ()
        self.setZValue(z)
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def objectName(self) -> str:
        """The name by which tests and pictures know it."""
        return self._name

    def set_name(self, name: str) -> None:
        """Another name, where it tells who sits here."""
        self._name = name

    def lie(self, box: QRectF | Rect, *shown: object) -> None:
        """Take this box of the table, and be drawn anew if it, what is shown in it, the scale or the theme changed."""
        found = qrect(box) if isinstance(box, Rect) else box
        if found != self.box:
            self.prepareGeometryChange()
            self.box = found
        kit = self.kit
        drawn = (found, kit.u, kit.cw, kit.theme, *shown)
        if drawn != self._drawn:
            self._drawn = drawn
            self.update()

    def boundingRect(self) -> QRectF:
        """The box and what may reach outside it."""
        return self.box.adjusted(-self.margin, -self.margin, self.margin, self.margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it."""
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """What it looks like."""
        raise NotImplementedError

    def font(self, size: float, weight: int, most: float, *, tabular: bool = False) -> QFont:
        """Ordinary text at the scale of the table; ``most``: what there is height for, at u."""
        font = self.kit.theme.fonts.text(size, weight, u=self.kit.font_u, tabular=tabular)
        font.setPixelSize(min(font.pixelSize(), max(round(most * self.kit.u), SIZES.smallest_text)))
        return font

    def edge(self) -> QPen | None:
        """The outline that high contrast asks for."""
        theme = self.kit.theme
        return QPen(self.kit.ivory(), theme.palette.outline) if theme.high_contrast else None


class Well(ClothItem):
    """The place of the trick; its outline is brass while a card is carried to it."""

    margin = 2.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "well", Z_WELL)
        self._wanted = False

    def want(self, wanted: bool) -> None:
        """Whether a card is being carried."""
        if wanted != self._wanted:
            self._wanted = wanted
            self.update()

    def draw(self, painter: QPainter) -> None:
        """A breath of white, a thin line."""
        palette = self.kit.theme.palette
        if self._wanted:
            edge = QPen(QColor(palette.brass), max(2.0, palette.outline))
        elif self.kit.theme.high_contrast:
            edge = QPen(QColor(palette.ivory), palette.outline)
        else:
            edge = QPen(colour("#FFFFFF", 0.08), 1.5)
        pill(painter, self.box.adjusted(1, 1, -1, -1), 0.19 * self.kit.cw, colour("#FFFFFF", 0.03), edge)


WRONG: Final = ("loss", "paper")
"""Body and ink of a tag at a card that lies wrongly."""


class Tag(ClothItem):
    """A tag at a card: at that which was led, under those that may be called, red where a card lies wrongly."""

    def __init__(self, kit: Kit, key: str = "led", body: str = "brass", ink: str = "on_brass") -> None:
        super().__init__(kit, key, Z_TAG)
        self._words = ""
        self._own = body, ink
        self._wrong = False

    def show_words(self, words: str, room: Room, *, wrong: bool = False) -> None:
        """Stand in this room."""
        self._words, self._wrong = words, wrong
        self.lie(placed(room, words_width(words, self._face()) + 17 * self.kit.u), words)

    def draw(self, painter: QPainter) -> None:
        """A pill: of brass, or red."""
        body, ink = WRONG if self._wrong else self._own
        pill(painter, self.box.adjusted(0, 0.5, 0, -0.5), self.box.height() / 2, self.kit.tone(body))
        line(painter, self.box, self._words, self._face(), self.kit.tone(ink), "centre")

    def _face(self) -> QFont:
        return self.font(12, 600, 14)


def wrapped(words: str, font: QFont, width: float) -> list[str]:
    """Words on as few rows as that width allows, two of them about as long; a word that is too long stands alone."""
    if words_width(words, font) <= width:
        return [words]
    rows = two_rows(words, font)
    if max(words_width(row, font) for row in rows) <= width:
        return rows
    rows = []
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and words_width(longer, font) <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


class VerdictItem(ClothItem):
    """What a counted deal has decided: a title, and what it is made of below."""

    MOST, LEAST = 24.0, 13.0
    """Size of the title, at u."""
    AIR = (18.0, 8.0)
    """Between the edge of the paper and the words, at the sides and above, at u."""
    margin = 1.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "verdict", Z_COUNT)
        self.verdict = Verdict("")
        self._size, self._titles, self._rows = self.MOST, list[str](), list[str]()

    def show_verdict(self, verdict: Verdict, room: Rect) -> None:
        """Stand in the middle of this room, as large as there is room for."""
        self.verdict = verdict
        beside, above = self._air()
        sizes = [self.MOST - step / 2 for step in range(int(2 * (self.MOST - self.LEAST)) + 1)]
        size, count, high, wide = self.MOST, 0, 0.0, 0.0
        for count, size in product(range(len(verdict.lines), -1, -1), sizes):
            high, wide = self._set(size, count, room.width - 2 * beside)
            high, wide = high + 2 * above, wide + 2 * beside
            if high <= room.height and wide <= room.width:
                break
        self.lie(QRectF(room.centre.x - wide / 2, room.centre.y - high / 2, wide, high), verdict, size, count)

    def _set(self, size: float, count: int, width: float) -> tuple[float, float]:
        """Break the words at this size, with so many of the lines; return how high and wide they are."""
        theme, u = self.kit.theme, self.kit.font_u
        face, small = theme.fonts.title(size, u=u), self._face()
        self._size = size
        self._titles = wrapped(self.verdict.title, face, width)
        self._rows = [row for words in self.verdict.lines[:count] for row in wrapped(words, small, width)]
        wide = max(
            *(theme.fonts.title_width(row, size, u=u) for row in self._titles),
            *(words_width(row, small) for row in self._rows), 0.0,
        )  # fmt: skip
        return len(self._titles) * self._pitch() + len(self._rows) * 18 * self.kit.u, wide + 2

    def _air(self) -> tuple[float, float]:
        """Around the words."""
        return (self.AIR[0] * self.kit.u, self.AIR[1] * self.kit.u) if self.verdict.paper else (0.0, 0.0)

    def _pitch(self) -> float:
        return 1.2 * self._size * self.kit.u

    def _face(self) -> QFont:
        return self.font(13, 500, 16)

    def draw(self, painter: QPainter) -> None:
        """Ivory words, centred; dark ones on paper."""
        kit, y = self.kit, self.box.top() + self._air()[1]
        beside = self._air()[0]
        box, ink, second = self.box.adjusted(beside, 0, -beside, 0), kit.ivory(), kit.ivory(0.9)
        if self.verdict.paper:
            pill(painter, self.box, 3 * kit.u, kit.tone("tile"), self.edge())
            ink = second = kit.tone("on_avatar")
        for row in self._titles:
            room = QRectF(box.left(), y, box.width(), self._pitch())
            kit.theme.fonts.draw_title_in(
                painter, room, row, ink, self._size, u=kit.font_u, align=Qt.AlignmentFlag.AlignHCenter
            )
            y += self._pitch()
        for row in self._rows:
            line(painter, QRectF(box.left(), y, box.width(), 18 * kit.u), row, self._face(), second, "centre")
            y += 18 * kit.u


class CountDisc(ClothItem):
    """How many cards are left in a closed hand."""

    margin = 2.0

    def __init__(self, kit: Kit, place: str) -> None:
        super().__init__(kit, f"count:{place}", Z_COUNT)
        self.count = 0

    def show_count(self, count: int, box: Rect) -> None:
        """Stand on the last back."""
        self.count = count
        self.lie(box, count)

    def draw(self, painter: QPainter) -> None:
        """A dark disc with an ivory rim."""
        kit = self.kit
        rim = QPen(kit.ivory(), 1.6 * kit.u)
        half = rim.widthF() / 2
        ground = QColor("#0B1F17") if not kit.theme.high_contrast else QColor("#000000")
        pill(painter, self.box.adjusted(half, half, -half, -half), self.box.height() / 2, ground, rim)
        line(painter, self.box, str(self.count), self.font(13, 700, 15, tabular=True), kit.ivory(), "centre")


class StillPack(ClothItem):
    """The pack that is not dealt, face down: some cards of it, one over the other."""

    CARDS, STEP = 5, 1.2
    """How many are drawn, and how far apart, px at u."""
    margin = 14.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "still", Z_WELL)
        self._pose: Pose | None = None

    def show_pack(self, pose: Pose) -> None:
        """Lie there, with the back that this deal does not have."""
        self._pose = pose
        self.lie(pose.rect(self.kit.rho), pose, self.kit.pack, self.kit.faces)

    def draw(self, painter: QPainter) -> None:
        """The backs, the uppermost last."""
        kit, pose = self.kit, self._pose
        assert pose is not None
        back = kit.still_back(pose.width)
        shadow = kit.shadow(pose.width, 4 * kit.u)
        painter.translate(self.box.center())
        painter.rotate(pose.rotation)
        box = QRectF(-pose.width / 2, -pose.width * kit.rho / 2, pose.width, pose.width * kit.rho)
        for card in range(self.CARDS):
            off = (self.CARDS - 1 - card) * self.STEP * kit.u
            at = box.translated(off, off)
            if not card:
                painter.drawPixmap(at.topLeft() - QPointF(4 * kit.u, 4 * kit.u), shadow)
            draw(painter, at, back)


class KeptLabel(ClothItem):
    """How the cards lie that each player keeps before him, in two lines beside the own ones."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "kept", Z_COUNT)
        self.lines: tuple[str, ...] = ()

    def show_lines(self, lines: tuple[tuple[str, str], ...], room: Room) -> None:
        """Stand in this room, in the shorter words where the others have none, and not at all where neither have."""
        for told in zip(*lines, strict=True):
            wide = max(words_width(words, self._face()) for words in told)
            if wide < room.rect.width:
                self.lines = told
                self.lie(placed(room, wide + 1), told)
                self.setVisible(True)
                return
        self.setVisible(False)

    def draw(self, painter: QPainter) -> None:
        """Ivory words, one line under the other."""
        high = self.box.height() / 2
        top = self.box.center().y() - high * len(self.lines) / 2
        for number, words in enumerate(self.lines):
            box = QRectF(self.box.left(), top + number * high, self.box.width(), high)
            line(painter, box, words, self._face(), self.kit.ivory())

    def _face(self) -> QFont:
        return self.font(12.5, 600, 16)


class PacketLabel(ClothItem):
    """The count in words beside the quitted tricks."""

    def __init__(self, kit: Kit, place: str) -> None:
        super().__init__(kit, f"packet-label:{place}", Z_COUNT)
        self.words = ""
        self._align: Align = "left"

    def show_words(self, words: str, room: Room) -> None:
        """Stand in this room."""
        self.words, self._align = words, room.align
        self.lie(placed(room, words_width(words, self._face()) + 1), words, room.align)

    def draw(self, painter: QPainter) -> None:
        """Ivory words."""
        line(painter, self.box, self.words, self._face(), self.kit.ivory(), self._align)

    def _face(self) -> QFont:
        return self.font(12.5, 600, 16)
