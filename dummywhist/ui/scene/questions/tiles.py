"""How is one of a few things chosen? Large tiles side by side on the cloth, or on paper under the steps to the lead."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.paint import draw_words
from dummywhist.ui.scene.questions.box import BoxButton, QuestionBox, go_along
from dummywhist.ui.scene.questions.paint import (
    STEP_HEIGHT,
    Scale,
    draw_paragraph,
    draw_steps,
    paragraph_height,
    steps_width,
    width_of,
)
from dummywhist.ui.scene.questions.question import Sign, Tile, TileQuestion
from dummywhist.ui.theme import Palette, current

WIDTHS: Final = {1: 250.0, 2: 250.0, 3: 190.0}
"""Of a tile, by how many there are."""
NARROW: Final = 142.0
MOST: Final = 7
"""Tiles in a row: more of them lie in as many rows as they need, all of about the same length."""
GAP, AIR = 16.0, 12.0
HEAD: Final = 52.0
"""Of the paper, down to the tiles."""


class TileButton(BoxButton):
    """A tile: paper, brass while it is the one in focus or under the pointer."""

    def __init__(self, box: TileBox, tile: Tile) -> None:
        super().__init__(box, tile.title)
        self.tile = tile
        self.explain(tile.title, tile.sentence)
        self.setObjectName(f"tile:{tile.title.lower().replace(' ', '-')}")

    @property
    def radius(self) -> float:
        return self.scale.px(10)

    @property
    def now(self) -> bool:
        """Whether it is the one that would be chosen."""
        pointed = self.box.findChildren(TileButton)
        return self.underMouse() if any(tile.underMouse() for tile in pointed) else self.hasFocus()

    def colours(self, palette: Palette) -> tuple[str, str, str | None, float]:
        """Brass or paper."""
        fill, ink = (palette.brass, palette.on_brass) if self.now else (palette.paper, palette.ink)
        if self.isDown():
            fill = QColor(fill).darker(108).name()
        edge = palette.border if palette.outline > 1 or self.box.paper else None
        return fill, ink, edge, palette.outline

    def draw(self, painter: QPainter, body: QRectF, ink: str) -> None:
        """The title with its sign, the sentence under it."""
        scale, tile, theme = self.scale, self.tile, current()
        font, side = scale.font(15, 600), scale.px(15)
        sign = tile.suit is not None or tile.sign is not None
        wide = width_of(tile.title, font)
        left = body.center().x() - (wide + (side + scale.px(7) if sign else 0)) / 2
        top = QRectF(left, body.top() + scale.px(9), wide + 2, scale.px(20))
        if sign:
            box = QRectF(left, top.center().y() - side / 2, side, side)
            top.translate(side + scale.px(7), 0)
            if tile.suit is not None:
                draw_suit(painter, tile.suit, box, theme.card_suit(tile.suit) if self.now else theme.suit(tile.suit))
            elif tile.sign is not None:
                draw_arrow(painter, tile.sign, box, ink)
        draw_words(painter, top, tile.title, font, ink, Qt.AlignmentFlag.AlignLeft)
        room = QRectF(body).adjusted(scale.px(AIR), scale.px(31), -scale.px(AIR), -scale.px(8))
        words = scale.font(13, 400)
        sentence = lines_of(tile.sentence, words, room.width())
        draw_paragraph(painter, room, sentence, words, ink, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is over it: the others look different too."""
        super().enterEvent(event)
        self.box.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left."""
        super().leaveEvent(event)
        self.box.update()


def lines_of(sentence: str, font: QFont, width: float) -> str:
    """Return the words as they stand in a tile: on one line, or each sentence on its own."""
    return sentence if width_of(sentence, font) <= width else sentence.replace(". ", ".\n")


def _room(count: int, length: float, gap: float) -> float:
    """Return the room of so many things of one length, with gaps between them."""
    return count * length + (count - 1) * gap


def draw_arrow(painter: QPainter, sign: Sign, box: QRectF, ink: str) -> None:
    """An arrowhead: high cards win, or low ones."""
    tip, base = (box.top(), box.bottom()) if sign == "up" else (box.bottom(), box.top())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    points = [QPointF(box.center().x(), tip), QPointF(box.right(), base), QPointF(box.left(), base)]
    painter.drawPolygon(QPolygonF(points))
    painter.restore()


class TileBox(QuestionBox):
    """The tiles of a question: arrows go among them, Enter chooses."""

    def __init__(self, question: TileQuestion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.paper = bool(question.steps)
        self.setObjectName("tiles")
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(", ".join(f"{step.number} {step.words}" for step in question.steps))
        self.tiles = [TileButton(self, tile) for tile in question.tiles]
        for button in self.tiles:
            button.clicked.connect(lambda _checked=False, button=button: self.chosen.emit(button.tile.action))
            button.moved.connect(lambda key, _every, button=button: self._along(button, key))

    def _along(self, here: TileButton, key: Qt.Key) -> None:
        ways = {Qt.Key.Key_Up: Qt.Key.Key_Left, Qt.Key.Key_Down: Qt.Key.Key_Right}
        go_along(self.tiles, here, ways.get(key, key))

    def first(self) -> QWidget | None:
        """The first tile, which changes least."""
        return self.tiles[0] if self.tiles else None

    def _tile_size(self, scale: Scale) -> QSizeF:
        roomy = WIDTHS.get(len(self.tiles), NARROW)
        wide = scale.between(roomy, 0.86 * roomy)
        room, font = wide - 2 * scale.px(AIR), scale.font(13, 400)
        high = max(paragraph_height(lines_of(tile.tile.sentence, font, room), font, room) for tile in self.tiles)
        return QSizeF(wide, scale.px(42) + high)

    def _margin(self, scale: Scale) -> float:
        return scale.px(20 if self.paper else 0)

    def body_size(self, scale: Scale) -> QSizeF:
        """The tiles side by side; on paper the steps above."""
        tile, gap = self._tile_size(scale), self._gap(scale)
        wide, high = _room(self._columns, tile.width(), gap), _room(self._rows, tile.height(), gap)
        if not self.paper:
            return QSizeF(wide, high)
        wide = max(wide, steps_width(self.question.steps, scale))
        return QSizeF(wide + 2 * self._margin(scale), scale.px(HEAD + 18) + high)

    @property
    def _rows(self) -> int:
        return max(1, -(-len(self.tiles) // MOST))

    @property
    def _columns(self) -> int:
        return -(-len(self.tiles) // self._rows)

    def _gap(self, scale: Scale) -> float:
        return scale.px(GAP if len(self.tiles) < 4 else 10)

    def arrange(self, body: QRectF, scale: Scale) -> None:
        """Side by side, each row centred."""
        tile, gap = self._tile_size(scale), self._gap(scale)
        top = body.top() + (scale.px(HEAD) if self.paper else 0)
        for row in range(self._rows):
            tiles = self.tiles[row * self._columns : (row + 1) * self._columns]
            left = body.center().x() - _room(len(tiles), tile.width(), gap) / 2
            for column, button in enumerate(tiles):
                corner = QPointF(left + column * (tile.width() + gap), top + row * (tile.height() + gap))
                button.lie(QRectF(corner, tile), scale)

    def draw(self, painter: QPainter, body: QRectF, scale: Scale) -> None:
        """The steps, if there are any."""
        if self.paper:
            at = QPointF(body.left() + self._margin(scale), body.top() + scale.px(HEAD - 4 - STEP_HEIGHT) / 2)
            draw_steps(painter, at, self.question.steps, scale)
