"""What do values look like on the cards, and the strip of the deal under the table?"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from dummywhist.ui.scene.furniture import Z_OVER, Z_PROMPT, ClothItem, line, pill, words_width
from dummywhist.ui.scene.kit import Kit, qrect
from dummywhist.ui.scene.layout.types import Rect, Room
from dummywhist.ui.scene.layout.values import ValuePlaces
from dummywhist.ui.scene.parts import DealCourse, Values, Worth
from dummywhist.ui.theme import colour

POOR: Final = "#5B1320"
"""The ground of a value that is not the best."""
LEFT, RIGHT, HEAD, FOOT = 54.0, 24.0, 38.0, 26.0
"""Around the lines of the strip, px at text scale 1."""
SHORT: Final = 44.0
"""So wide a word under the strip may be, px at text scale 1."""


class ValuesItem(ClothItem):
    """The values over the hand to play, or on its cards."""

    margin = 3.0

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "values", Z_OVER)
        self.values: Values | None = None
        self.places = ValuePlaces({})

    def show_values(self, values: Values, places: ValuePlaces) -> None:
        """Show these values there."""
        self.values, self.places = values, places
        boxes = [box for found in places.boxes.values() for box in found] + [room.rect for room in places.names]
        self.setVisible(bool(boxes))
        if boxes:
            whole = boxes[0]
            for box in boxes[1:]:
                whole = whole.union(box)
            self.lie(whole, values, places.boxes, places.names)

    def draw(self, painter: QPainter) -> None:
        """A pill for each value, and the names of the rows."""
        assert self.values is not None
        for number, row in enumerate(self.values.rows):
            if number < len(self.places.names):
                ink = self.kit.tone("brass") if row.own else self.kit.ivory(0.9)
                self._row_name(painter, self.places.names[number], row.name, ink)
            for card, worth in row.worth.items():
                boxes = self.places.boxes.get(card, ())
                if number < len(boxes):
                    self._pill(painter, boxes[number], worth)

    def _row_name(self, painter: QPainter, room: Room, name: str, ink: QColor) -> None:
        font = self.font(12.5, 500, 15)
        if words_width(name, font) > room.rect.width:
            font = self.font(12, 500, 12)
        line(painter, qrect(room.rect), name, font, ink, "right")

    def _pill(self, painter: QPainter, box: Rect, worth: Worth) -> None:
        """Pale with a brass edge if it is the best, else dark."""
        kit, shape = self.kit, qrect(box)
        radius = min(shape.height(), shape.width()) / 2
        high_contrast = kit.theme.high_contrast
        if worth.best:
            pill(painter, shape.adjusted(0.8, 0.8, -0.8, -0.8), radius, kit.tone("tile"), QPen(kit.tone("brass"), 1.8))
            ink = kit.tone("on_avatar")
        else:
            ground = QColor("#000000") if high_contrast else QColor(POOR)
            pill(painter, shape, radius, ground, QPen(kit.ivory(), 1) if high_contrast else None)
            ink = kit.ivory()
        line(painter, shape.adjusted(1, 0, -1, 0), worth.figure, self.font(12, 700, 13, tabular=True), ink, "centre")


class CourseItem(ClothItem):
    """The strip of the deal: two lines over its cards, and where the table stands."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, "course", Z_PROMPT)
        self.course: DealCourse | None = None

    def show_course(self, course: DealCourse, box: Rect) -> None:
        """Show this in the strip under the table."""
        self.course = course
        self.lie(box, course)

    # ---- where things are ----

    @property
    def _scale(self) -> float:
        return self.kit.theme.fonts.scale

    def plot(self) -> QRectF:
        """The room of the lines."""
        s = self._scale
        return self.box.adjusted(LEFT * s, HEAD * s, -RIGHT * s, -FOOT * s)

    def span(self) -> tuple[int, int]:
        """The tricks at the foot and the head of the lines: two apart at the least."""
        course = self.course
        assert course is not None
        found = [tricks for points in (course.seen.points, course.known.points, course.line) for _, tricks in points]
        found = found or [0.0]
        low, high = floor(min(found)), ceil(max(found))
        if high - low < 2:
            low = max(low - 1, 0)
            high = low + 2
        return low, high

    def point(self, moment: int, tricks: float) -> QPointF:
        """Where so many tricks after so many cards stand."""
        course, plot, (low, high) = self.course, self.plot(), self.span()
        assert course is not None
        x = plot.left() + plot.width() * moment / max(course.cards, 1)
        return QPointF(x, plot.bottom() - plot.height() * (tricks - low) / (high - low))

    def moment_at(self, x: float) -> int | None:
        """Return after how many cards the moment is that lies at ``x``, as far as it may be told."""
        course, plot = self.course, self.plot()
        if course is None:
            return None
        moment = round((x - plot.left()) / max(plot.width(), 1) * course.cards)
        last = course.cards if course.until is None else course.until
        return max(0, min(moment, last))

    # ---- what it looks like ----

    def draw(self, painter: QPainter) -> None:
        """Ground, head, scale, the two lines, the dot."""
        course, kit = self.course, self.kit
        assert course is not None
        painter.fillRect(self.box, kit.shade() if kit.theme.high_contrast else colour("#07160F", 0.5))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._head(painter, course)
        self._grid(painter, course)
        self._line(painter, course.seen.points, QPen(kit.ivory(), 2.2))
        dashes = QPen(kit.tone("brass"), 2.0)
        dashes.setDashPattern([4, 2.5])
        self._line(painter, course.known.points, dashes)
        self._line(painter, course.line, QPen(kit.ivory(0.85), 2.0, Qt.PenStyle.DotLine))
        self._dot(painter, course)

    def _font(self, size: float, weight: int, *, tabular: bool = False) -> QFont:
        return self.kit.theme.fonts.text(size, weight, tabular=tabular)

    def _head(self, painter: QPainter, course: DealCourse) -> None:
        s, kit = self._scale, self.kit
        top = QRectF(self.box.left() + 14 * s, self.box.top() + 5 * s, self.box.width() - 28 * s, 20 * s)
        font, small = self._font(12.5, 650), self._font(12, 500)
        line(painter, top, course.title, font, kit.ivory())
        x = top.left() + max(words_width(course.title, font) + 24 * s, 0)
        for one, ink, dashed in ((course.seen, kit.ivory(), False), (course.known, kit.tone("brass"), True)):
            y = top.center().y()
            pen = QPen(ink, 2.0)
            if dashed:
                pen.setDashPattern([4, 2.5])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, y), QPointF(x + 24 * s, y))
            room = QRectF(x + 30 * s, top.top(), max(top.right() - x - 30 * s, 0), top.height())
            line(painter, room, one.name, small, kit.ivory(0.95))
            x = room.left() + words_width(one.name, small) + 22 * s

    def _grid(self, painter: QPainter, course: DealCourse) -> None:
        s, kit, plot = self._scale, self.kit, self.plot()
        font = self._font(12, 600, tabular=True)
        for tricks in self.span():
            y = self.point(0, tricks).y()
            painter.setPen(QPen(kit.ivory(0.18), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            line(painter, QRectF(self.box.left(), y - 9 * s, LEFT * s - 12 * s, 18 * s), str(tricks), font,
                 kit.ivory(), "right")  # fmt: skip
        tricks = course.cards // course.trick if course.trick else 0
        every = max(1, ceil(tricks * SHORT * s / max(plot.width(), 1)))
        foot = QRectF(0, plot.bottom() + 5 * s, 60 * s, 18 * s)
        for number in range(0, tricks + 1):
            if number % every and number != tricks:
                continue
            if tricks - every < number < tricks and number:
                continue
            foot.moveCenter(QPointF(self.point(number * course.trick, 0).x(), foot.center().y()))
            line(painter, foot, str(number) if number else course.first, self._font(12, 500), kit.ivory(0.9), "centre")

    def _line(self, painter: QPainter, told: Sequence[tuple[int, float]], pen: QPen) -> None:
        course = self.course
        assert course is not None
        last = course.cards if course.until is None else course.until
        points = [self.point(moment, tricks) for moment, tricks in told if moment <= last]
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))

    def _dot(self, painter: QPainter, course: DealCourse) -> None:
        kit, plot = self.kit, self.plot()
        lies = course.line if course.line and course.at > course.line[0][0] else course.seen.points
        before = [tricks for moment, tricks in lies if moment <= course.at]
        at = self.point(course.at, before[-1] if before else self.span()[0])
        painter.setPen(QPen(kit.ivory(0.55), 1.2))
        painter.drawLine(QPointF(at.x(), plot.top() - 8), QPointF(at.x(), plot.bottom()))
        painter.setPen(QPen(kit.ivory(), 2))
        painter.setBrush(QColor("#D9636E") if course.loss else kit.tone("brass"))
        painter.drawEllipse(at, 5 * self._scale, 5 * self._scale)
