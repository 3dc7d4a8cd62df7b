"""How do name plates, the prompt and quiet notes look?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.scene.furniture import Z_OVER, Z_PROMPT, ClothItem, fitted, line, pill, placed, words_width
from dummywhist.ui.scene.kit import Kit, qrect
from dummywhist.ui.scene.layout.corners import PLATE
from dummywhist.ui.scene.layout.free import free_spot
from dummywhist.ui.scene.layout.types import Place, Rect, Room
from dummywhist.ui.scene.parts import Plate, Prompt
from dummywhist.ui.scene.questions.question import Chip

NAMED: Final = 160.0
PERSON: Final = 92.0
"""Width, at u, from which a plate tells a name that is too long rather than none, of a packet and of a person."""


class PlateItem(ClothItem):
    """Who sits here: disc, name, role, the dealer's chip; outlined in brass while the hand is to play."""

    margin = 3.0

    def __init__(self, kit: Kit, place: Place) -> None:
        super().__init__(kit, f"plate:{place}", Z_PROMPT)
        self.place = place
        self.plate = Plate("", "", None)
        self._shown: tuple[object, ...] = ()
        self.dots = 0

    def show_plate(self, plate: Plate, room: Room) -> None:
        """Show this in this room."""
        kit = self.kit
        shown = plate, room, kit.u, kit.font_u, kit.cw, kit.theme
        if shown == self._shown:
            return  # words are measured where something has changed
        self._shown = shown
        self.plate = plate
        width = PLATE * self.kit.u if self._alone(room.rect.width) else self._width()
        self.lie(placed(room, width), plate)

    def _alone(self, width: float) -> bool:
        """Whether there is room for nothing but the disc."""
        u = self.kit.u
        chip = 28 * u if self.plate.chip else 0.0
        if self._fitting(width - (41 + 12) * u - chip):
            return False
        return width - chip < (PERSON if self.plate.player is not None and not self.plate.brief else NAMED) * u

    def _fitting(self, width: float) -> str:
        """The name, or the brief one, that has room in this width; "" if none has."""
        names, font = (self.plate.name, self.plate.brief), self.font(14, 600, 18)
        return next((name for name in names if name and _fits(name, font, max(width, 0.0))), "")

    def _width(self) -> float:
        u = self.kit.u
        upper = words_width(self.plate.name, self.font(14, 600, 18)) + (28 * u if self.plate.chip else 0)
        lower = words_width(self.plate.role, self.font(12, 450, 14))
        return 41 * u + max(upper, lower) + 20 * u

    def draw(self, painter: QPainter) -> None:
        """The pill and what stands in it."""
        kit, u, box, plate = self.kit, self.kit.u, self.box, self.plate
        edge = self.edge()
        if plate.dotted:
            edge = QPen(kit.ivory(0.8), max(1.2 * u, kit.theme.palette.outline), Qt.PenStyle.DotLine)
        if plate.turn:
            edge = QPen(kit.tone("brass"), max(2.4 * u, kit.theme.palette.outline))
        body = box.adjusted(-0.8, -0.8, 0.8, 0.8) if plate.turn else box
        pill(painter, body, body.height() / 2, kit.shade(), edge)
        disc = QRectF(box.left() + 6 * u, box.top() + 6 * u, 28 * u, 28 * u)
        pill(painter, disc, 14 * u, QColor(kit.theme.palette.avatars[0]))
        line(painter, disc, plate.initial, self.font(14, 600, 18), kit.tone("on_avatar"), "centre")
        if plate.thinking:
            self._draw_dots(painter, disc)
        if self._alone(box.width()):
            if plate.chip:
                self._chip(painter, QRectF(box.right() - 16 * u, box.bottom() - 14 * u, 16 * u, 14 * u))
            return
        room = QRectF(box.left() + 41 * u, box.top(), box.width() - 53 * u, box.height())
        font = self.font(12, 450, 14)
        fits = (role for role in (plate.role, plate.short) if _fits(role, font, room.width()))
        role = next(fits, plate.short)
        name, base = self.font(14, 600, 18), box.top() + (18 if role else 25) * u
        upper = room.adjusted(0, 0, -26 * u if plate.chip else 0, 0)
        shown = self._fitting(upper.width()) or plate.name
        line(painter, upper, shown, name, kit.ivory(), base=base, names=True)
        if plate.chip:
            x = upper.left() + min(words_width(shown, name), upper.width()) + 7 * u
            self._chip(painter, QRectF(x, base - 12.5 * u, 18 * u, 15 * u))
        line(painter, room, role, font, kit.ivory(0.84), base=box.top() + 33 * u)

    def _chip(self, painter: QPainter, box: QRectF) -> None:
        kit, deals = self.kit, bool(self.plate.dealer)
        pill(painter, box, 4 * kit.u, kit.tone("brass") if deals else kit.tone("tile"))
        ink = kit.tone("on_brass") if deals else kit.tone("on_avatar")
        line(painter, box, self.plate.chip, self.font(12, 700, 12), ink, "centre")

    def _draw_dots(self, painter: QPainter, disc: QRectF) -> None:
        kit, u = self.kit, self.kit.u
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(3):
            painter.setBrush(kit.ivory(0.9 if dot < self.dots % 4 else 0.35))
            painter.drawEllipse(QPointF(disc.right() - (10 - 5 * dot) * u, disc.bottom() - 1 * u), 1.9 * u, 1.9 * u)


def _fits(words: str, font: QFont, width: float) -> bool:
    return words_width(words, fitted(words, font, width)) <= width + 0.5


class PromptItem(ClothItem):
    """The one pill that says whose turn it is."""

    margin = 1.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "prompt", Z_PROMPT)
        self.prompt = Prompt("")

    def show_prompt(self, prompt: Prompt, room: Rect, middle: float) -> None:
        """Say this in the room, as near to the ``middle`` of the table as it has room."""
        self.prompt = prompt
        width = min(self.width_of(prompt), room.width)
        x = max(min(middle - width / 2, room.right - width), room.x)
        self.lie(QRectF(x, room.y, width, room.height), prompt)

    def width_of(self, prompt: Prompt) -> float:
        """Return how wide it is with all its words, px."""
        u = self.kit.u
        return words_width(prompt.words, self._face()) + 36 * u + (22 * u if prompt.suit is not None else 0)

    def _face(self) -> QFont:
        return self.font(14, 600, 20)

    def draw(self, painter: QPainter) -> None:
        """Paper, pip, words; amber when it says why not."""
        kit, u, box = self.kit, self.kit.u, self.box
        refusal = self.prompt.tone == "refusal"
        edge = QPen(kit.tone("brass"), 2 * u) if refusal else None
        fill, ink = (kit.tone("note"), kit.tone("note_ink")) if refusal else (kit.tone("paper"), kit.tone("ink"))
        inset = u if refusal else 0.0
        pill(painter, box.adjusted(inset, inset, -inset, -inset), box.height() / 2, fill, edge)
        room = box.adjusted(18 * u, 0, -18 * u, 0)
        if self.prompt.suit is not None:
            sign = QRectF(room.left(), box.center().y() - 7 * u, 14 * u, 14 * u)
            draw_suit(painter, self.prompt.suit, sign, kit.theme.suit(self.prompt.suit))
            room.setLeft(room.left() + 22 * u)
        line(painter, room, self.prompt.words, self._face(), ink, "centre")


class CallItem(ClothItem):
    """What a player called: brass for the best bid so far, with the pip of its strain."""

    margin = 2.0

    def __init__(self, kit: Kit, place: Place) -> None:
        super().__init__(kit, f"call:{place}", Z_PROMPT)
        self.chip = Chip("")

    def wide(self, chip: Chip) -> float:
        """The width that it wants, px."""
        u, font = self.kit.u, self._face()
        pip = 23 * u if chip.suit is not None else 0.0
        after = words_width(chip.after, font) + 6 * u if chip.after else 0.0
        return words_width(chip.words, font) + pip + after + 24 * u

    def show_chip(self, chip: Chip, box: Rect) -> None:
        """Say this here."""
        self.chip = chip
        self.lie(box, chip)

    def _face(self) -> QFont:
        return self.font(13.5, 600, 20)

    def draw(self, painter: QPainter) -> None:
        """The pill, the words, the pip."""
        kit, u, box, chip = self.kit, self.kit.u, self.box, self.chip
        fill, ink = (kit.tone("brass"), kit.tone("on_brass")) if chip.best else (kit.shade(), kit.ivory())
        if chip.paper:
            fill, ink = kit.tone("paper"), kit.tone("ink")
        pill(painter, box, box.height() / 2, fill, self.edge())
        font, x = self._face(), box.left() + 12 * u
        line(painter, QRectF(x, box.top(), box.right() - x, box.height()), chip.words, font, ink)
        x += words_width(chip.words, font) + (8 if chip.suit is not None else 5) * u
        if chip.suit is not None:
            pip = QRectF(x, box.center().y() - 7 * u, 14 * u, 14 * u)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(kit.tone("tile")))  # on brass or a dark pill a heart would not be red
            painter.drawEllipse(pip.center(), 9.5 * u, 9.5 * u)
            draw_suit(painter, chip.suit, pip, kit.theme.card_suit(chip.suit))
            x += 23 * u
        if chip.after:
            line(painter, QRectF(x, box.top(), box.right() - x, box.height()), chip.after, font, ink)


class NoteItem(ClothItem):
    """A quiet note beside something, with a small point toward it."""

    margin = 18.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "note", Z_OVER)
        self.words = ""
        self._tip: QPointF | None = None

    def show_note(self, words: str, beside: Rect, area: Rect, obstacles: Sequence[Rect]) -> bool:
        """Stand within ``area`` as near to the thing as can be without covering anything; return whether it does."""
        u = self.kit.u
        self.words = words
        metrics, gap, spots = QFontMetricsF(self._face()), 14 * u, list[tuple[float, Rect]]()
        kept = [beside.outset(gap), *(box.outset(4) for box in obstacles)]
        for wide in (272 * u, 220 * u, 340 * u, 180 * u, 440 * u):
            room = metrics.boundingRect(QRectF(0, 0, wide - 32 * u, 600 * u), int(Qt.TextFlag.TextWordWrap), words)
            spot = free_spot(wide, room.height() + 24 * u, area, beside.centre, kept)
            if spot is not None:
                middle = spot.centre
                spots.append((abs(middle.x - beside.centre.x) + abs(middle.y - beside.centre.y), spot))
        if not spots:
            return False
        box = qrect(min(spots, key=lambda spot: spot[0])[1])
        self._tip = self._pointing(box, qrect(beside), 2 * gap)
        self.lie(box, words, self._tip)
        return True

    def _pointing(self, box: QRectF, near: QRectF, most: float) -> QPointF | None:
        """Where on its edge the point toward the thing begins; None if that is not just beside it."""
        u = self.kit.u
        across = min(max(near.center().x(), box.left() + 24 * u), box.right() - 24 * u)
        down = min(max(near.center().y(), box.top() + 20 * u), box.bottom() - 20 * u)
        if near.left() <= across <= near.right():
            if 0 <= box.top() - near.bottom() <= most:
                return QPointF(across, box.top())
            if 0 <= near.top() - box.bottom() <= most:
                return QPointF(across, box.bottom())
        if near.top() <= down <= near.bottom():
            if 0 <= box.left() - near.right() <= most:
                return QPointF(box.left(), down)
            if 0 <= near.left() - box.right() <= most:
                return QPointF(box.right(), down)
        return None

    def _face(self) -> QFont:
        return self.font(13, 450, 20)

    def draw(self, painter: QPainter) -> None:
        """Paper with a point, its shadow, the words."""
        kit, u, box = self.kit, self.kit.u, self.box
        if not kit.theme.high_contrast:
            kit.shadows.paint(painter, box, 10 * u, 7, 2)
        shape = QPainterPath()
        shape.addRoundedRect(box, 10 * u, 10 * u)
        if self._tip is not None:
            shape = shape.united(self._point(self._tip))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.tone("paper"))
        painter.drawPath(shape)
        painter.setFont(self._face())
        painter.setPen(kit.tone("ink"))
        room = box.adjusted(16 * u, 12 * u, -16 * u, -10 * u)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), self.words)

    def _point(self, tip: QPointF) -> QPainterPath:
        """The small point, out of the edge on which ``tip`` lies."""
        u, box = self.kit.u, self.box
        edges = (
            (abs(tip.y() - box.top()), 0, -1), (abs(tip.y() - box.bottom()), 0, 1),
            (abs(tip.x() - box.left()), -1, 0), (abs(tip.x() - box.right()), 1, 0),
        )  # fmt: skip
        _off, across, down = min(edges)
        way = QPointF(across, down)
        along = QPointF(way.y(), way.x())
        path = QPainterPath(tip + way * (9 * u))
        path.lineTo(tip + along * (9 * u) - way)
        path.lineTo(tip - along * (9 * u) - way)
        path.closeSubpath()
        return path
