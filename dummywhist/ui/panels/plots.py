"""What do the plots of the statistics look like? Means with bands, a line over time, stacked parts, counts, bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.paint import draw_words, words_size
from dummywhist.ui.controls.plot import Plot, PlotTold, filled, ticks
from dummywhist.ui.theme import colour, current
from dummywhist.ui.tongues import grammar
from dummywhist.ui.words.terms import signed

DOT: Final = 4.5
BAND_ALPHA: Final = 0.2
BAR_ALPHA: Final = 0.5
WIDEST_BAR: Final = 26
WIDEST_COUNT: Final = 46
FIVE: Final = 5
NAMES: Final = 0.40
"""Of the width, for names at the left;"""
MOST_NAMES: Final = 0.5
"""where they take what they need, at most so much."""


class Range(NamedTuple):
    """A line of `RangePlot` or `KindPlot`: a name, quiet words under it, a mean with its band, None for too few."""

    name: str
    under: str
    mean: float
    low: float | None
    high: float | None
    mute: bool = False


class Stage(NamedTuple):
    """A point of `LinePlot`: its label, a mean with its band."""

    label: str
    mean: float
    low: float | None
    high: float | None


class Level(NamedTuple):
    """A dotted line across `LinePlot`: its name, and where it lies."""

    name: str
    mean: float


class Stack(NamedTuple):
    """A bar of `StackPlot`: its label, the parts, upwards and downwards from nothing."""

    label: str
    parts: tuple[float, ...]


class Count(NamedTuple):
    """A bar of `CountPlot`: a difference, and how often it was so."""

    label: str
    zero: bool
    many: int


class RangePlot(Plot):
    """Lines with a dot for the mean and a bar for the band, beside an upright line at nothing."""

    rows: Sequence[Range] = ()

    def show_rows(self, told: PlotTold, rows: Sequence[Range]) -> None:
        """Show other lines."""
        self.rows = rows
        self.tell(told)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """A line a row."""
        theme = current()
        p, font, small = theme.palette, theme.fonts.text(12), theme.fonts.text(11)
        rows = self.rows
        ends = [abs(one) for row in rows for one in (row.mean, row.low, row.high) if one is not None]
        most = max(0.25, *ends) * 1.1
        left = room.left() + room.width() * NAMES
        inner = QRectF(left, room.top(), room.right() - left, room.height() - theme.length(20))
        middle = inner.center().x()
        painter.setPen(QPen(QColor(p.mute), 1.2))
        painter.drawLine(QPointF(middle, inner.top()), QPointF(middle, inner.bottom()))
        for tick in ticks(-most, most, 4):
            x = middle + tick / most * inner.width() / 2
            box = QRectF(x - 40, inner.bottom() + 2, 80, theme.length(16))
            draw_words(painter, box, signed(tick, 1) if tick else "0", font, p.mute)
        step = inner.height() / max(len(rows), 1)
        two = step >= theme.length(30)
        places = []
        for at, row in enumerate(rows):
            y = inner.top() + step * (at + 0.5)
            name = QRectF(room.left(), y - theme.length(16), room.width() * NAMES - 8, theme.length(16))
            if two:
                draw_words(painter, name, row.name, font, p.ink, Qt.AlignmentFlag.AlignLeft)
                under = name.translated(0, theme.length(15))
                draw_words(painter, under, row.under, small, p.mute, Qt.AlignmentFlag.AlignLeft)
            else:
                name.moveTop(y - theme.length(8))
                draw_words(painter, name, row.name, font, p.ink, Qt.AlignmentFlag.AlignLeft)
            places.append(_mean(painter, row, y, lambda figure: middle + figure / most * inner.width() / 2))
        return places


def _mean(painter: QPainter, row: Range, y: float, at: Callable[[float], float]) -> QPointF:
    p = current().palette
    if row.low is not None and row.high is not None:
        painter.setPen(QPen(colour(p.action, BAR_ALPHA), 3))
        painter.drawLine(QPointF(at(row.low), y), QPointF(at(row.high), y))
    place = QPointF(at(row.mean), y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(p.action))
    painter.drawEllipse(place, DOT, DOT)
    return place


class KindPlot(Plot):
    """Bars from nothing with their bands, dearest first."""

    rows: Sequence[Range] = ()

    def show_rows(self, told: PlotTold, rows: Sequence[Range]) -> None:
        """Show other bars."""
        self.rows = rows
        self.tell(told)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """A bar a row, its figure at the right."""
        theme = current()
        p, font = theme.palette, theme.fonts.text(12.5)
        most = max([0.1, *(row.high if row.high is not None else row.mean for row in self.rows)])
        needed = max((words_size(row.name, font).width() for row in self.rows), default=0.0) + theme.length(16)
        names = min(needed, room.width() * MOST_NAMES)
        inner = QRectF(room.left() + names, room.top(), room.width() - names - theme.length(60), room.height())
        step = min(inner.height() / max(len(self.rows), 1), theme.length(48))
        places = []
        for at, row in enumerate(self.rows):
            y, ink = inner.top() + step * (at + 0.5), p.mute if row.mute else p.ink
            name = QRectF(room.left(), y - 10, names - 10, 20)
            draw_words(painter, name, row.name, font, ink, Qt.AlignmentFlag.AlignLeft)
            wide = row.mean / most * inner.width()
            bar = QRectF(inner.left(), y - step * 0.22, max(wide, 1.0), step * 0.44)
            painter.fillRect(bar, filled(p.border if row.mute else p.loss, loss=True))
            if row.low is not None and row.high is not None:
                painter.setPen(QPen(QColor(p.ink), 1.5))
                ends = [inner.left() + one / most * inner.width() for one in (row.low, row.high)]
                painter.drawLine(QPointF(ends[0], y), QPointF(ends[1], y))
                for end in ends:
                    painter.drawLine(QPointF(end, y - 4), QPointF(end, y + 4))
            figure = QRectF(inner.right() + 8, y - 10, room.right() - inner.right() - 8, 20)
            words = grammar().figure(row.mean, 2)
            draw_words(
                painter, figure, words, theme.fonts.text(12.5, 600, tabular=True), ink, Qt.AlignmentFlag.AlignRight
            )
            places.append(QPointF(inner.left() + wide, y))
        return places


class LinePlot(Plot):
    """A mean over time with its band; single dots where there are too few for one."""

    stages: Sequence[Stage] = ()
    levels: Sequence[Level] = ()

    def show_stages(self, told: PlotTold, stages: Sequence[Stage], levels: Sequence[Level] = ()) -> None:
        """Show another course, and ``levels`` beside it."""
        self.stages, self.levels = stages, levels
        self.tell(told)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """Axis, band, line, dots, labels."""
        p, stages = current().palette, self.stages
        tops = [one.mean if one.high is None else one.high for one in stages]
        high = 1.05 * max(0.1, *tops, *(one.mean for one in self.levels))
        if self.levels:
            font = current().fonts.text(12)
            room = room.adjusted(0, 0, -max(words_size(one.name, font).width() for one in self.levels) - 8, 0)
        marks = ticks(0.0, high)
        places = 1 if len(marks) > 1 and marks[1] >= 0.1 else 2
        inner = self.axis(painter, room, 0.0, high, [(one, grammar().figure(one, places)) for one in marks])
        xs = _spread(inner, len(stages))
        self._draw_levels(painter, inner, high)

        def point(x: float, figure: float) -> QPointF:
            return QPointF(x, self.height_of(inner, 0.0, high, figure))

        banded = [(x, one) for x, one in zip(xs, stages, strict=True) if one.low is not None and one.high is not None]
        upper = [point(x, one.high) for x, one in banded if one.high is not None]
        lower = [point(x, one.low) for x, one in banded if one.low is not None]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(p.action, BAND_ALPHA))
        if len(banded) == 1:
            painter.drawRect(QRectF(upper[0] - QPointF(5, 0), lower[0] + QPointF(5, 0)))
        else:
            painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        dots = [point(x, one.mean) for x, one in zip(xs, stages, strict=True)]
        painter.setPen(QPen(QColor(p.action), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(dots))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(p.action))
        for dot in dots:
            painter.drawEllipse(dot, 3.5, 3.5)
        self.labels(painter, inner, xs, [one.label for one in stages])
        return dots

    def _draw_levels(self, painter: QPainter, inner: QRectF, high: float) -> None:
        """Draw the dotted lines, and their names at the right, none over another."""
        theme = current()
        p, font, line = theme.palette, theme.fonts.text(12), theme.length(15)
        lowest = inner.bottom() + line
        for one in sorted(self.levels, key=lambda level: level.mean):
            y = self.height_of(inner, 0.0, high, one.mean)
            painter.setPen(QPen(QColor(p.mute), 1.5, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
            lowest = min(y + line / 2, lowest - line)
            box = QRectF(inner.right() + 8, lowest - line, 400, line)
            draw_words(painter, box, one.name, font, p.mute, Qt.AlignmentFlag.AlignLeft)


class StackPlot(Plot):
    """Parts stacked upwards and downwards from nothing, and a ring for their sum."""

    stacks: Sequence[Stack] = ()
    names: Sequence[str] = ()

    def show_stacks(self, told: PlotTold, names: Sequence[str], stacks: Sequence[Stack]) -> None:
        """Show other parts; ``names`` of them, for the legend."""
        self.stacks, self.names = stacks, names
        self.tell(told)

    def tones(self) -> tuple[tuple[str, bool], ...]:
        """Return the colour of each part, and whether it is a loss; calls come second where there are six."""
        p = current().palette
        calls = ((p.ink, True),) if len(self.names) > FIVE else ()
        return (p.brass, False), *calls, (p.loss, True), (p.border, True), (p.action, False), (p.rule, False)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """Legend, axis, bars, rings, labels."""
        theme = current()
        room = self._legend(painter, room)
        ups = [sum(one for one in stack.parts if one > 0) for stack in self.stacks]
        downs = [sum(one for one in stack.parts if one < 0) for stack in self.stacks]
        high, low = max(0.5, *ups) * 1.1, min(-0.5, *downs) * 1.1
        marks = ticks(low, high, 4)
        places = 0 if all(one == round(one) for one in marks) else 1
        inner = self.axis(painter, room, low, high, [(one, signed(one, places)) for one in marks])
        xs = _spread(inner, len(self.stacks), inset=True)
        wide = min(theme.length(WIDEST_BAR), inner.width() / max(len(xs), 1) * 0.7)
        rings = []
        for x, stack in zip(xs, self.stacks, strict=True):
            up = down = 0.0
            for (tone, loss), part in zip(self.tones(), stack.parts, strict=True):
                begin = up if part > 0 else down
                top, foot = (self.height_of(inner, low, high, one) for one in sorted((begin, begin + part))[::-1])
                painter.fillRect(QRectF(x - wide / 2, top, wide, foot - top), filled(tone, loss=loss))
                if part > 0:
                    up += part
                else:
                    down += part
            ring = QPointF(x, self.height_of(inner, low, high, sum(stack.parts)))
            painter.setPen(QPen(QColor(theme.palette.ink), 2))
            painter.setBrush(QColor(theme.palette.paper))
            painter.drawEllipse(ring, 4, 4)
            rings.append(ring)
        self.labels(painter, inner, xs, [one.label for one in self.stacks])
        return rings

    def _legend(self, painter: QPainter, room: QRectF) -> QRectF:
        """Draw what the colours mean, in as many lines as that takes; return what is left."""
        theme = current()
        font, line = theme.fonts.text(12), theme.length(18)
        x, y = room.left(), room.top() - theme.length(4)
        for name, (tone, loss) in zip(self.names, self.tones(), strict=True):
            wide = words_size(name, font).width() + 30
            if x + wide > room.right() + 12 and x > room.left():
                x, y = room.left(), y + line
            painter.fillRect(QRectF(x, y + 4, 10, 10), filled(tone, loss=loss))
            draw_words(
                painter, QRectF(x + 15, y, wide, line), name, font, theme.palette.mute, Qt.AlignmentFlag.AlignLeft
            )
            x += wide
        return room.adjusted(0, y + line - room.top(), 0, 0)


class CountPlot(Plot):
    """How often each difference was, with the numbers on the bars."""

    counts: Sequence[Count] = ()

    def show_counts(self, told: PlotTold, counts: Sequence[Count]) -> None:
        """Show other numbers."""
        self.counts = counts
        self.tell(told)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """Axis, bars, numbers, labels."""
        theme = current()
        p, font = theme.palette, theme.fonts.text(12)
        high = max(1, *(one.many for one in self.counts)) * 1.15
        marks = [one for one in ticks(0.0, high, 4) if one == round(one)]
        inner = self.axis(painter, room, 0.0, high, [(one, grammar().figure(one, 0)) for one in marks])
        xs = _spread(inner, len(self.counts), inset=True)
        wide = min(theme.length(WIDEST_COUNT), inner.width() / max(len(xs), 1) * 0.8)
        tops = []
        for x, one in zip(xs, self.counts, strict=True):
            y = self.height_of(inner, 0.0, high, one.many)
            painter.fillRect(QRectF(x - wide / 2, y, wide, inner.bottom() - y), QColor(p.ink if one.zero else p.action))
            words = grammar().figure(one.many, 0)
            draw_words(painter, QRectF(x - 30, y - theme.length(17), 60, theme.length(16)), words, font, p.ink)
            tops.append(QPointF(x, y))
        self.labels(painter, inner, xs, [one.label for one in self.counts])
        return tops


def _spread(inner: QRectF, many: int, *, inset: bool = False) -> list[float]:
    """Return where so many points stand side by side."""
    if many == 1:
        return [inner.center().x()]
    edge = inner.width() / many / 2 if inset else 8.0
    return [inner.left() + edge + (inner.width() - 2 * edge) * at / (many - 1) for at in range(many)]


class Step(NamedTuple):
    """A row of `WaterPlot`: a name, its figure, where it begins and ends; ``kind``: "mark", "luck", "loss", "gift"."""

    name: str
    figure: str
    begin: float
    end: float
    kind: str


class WaterPlot(Plot):
    """From the average to what was taken, part by part. Its axis does not begin at nothing, so its ends are marks."""

    steps: Sequence[Step] = ()

    def show_steps(self, told: PlotTold, steps: Sequence[Step]) -> None:
        """Show other parts."""
        self.steps = steps
        self.tell(told)

    def figure(self, painter: QPainter, room: QRectF) -> list[QPointF]:
        """A row a part: name, bar, figure."""
        theme = current()
        p, font, bold = theme.palette, theme.fonts.text(13), theme.fonts.text(13, 600, tabular=True)
        ends = [end for step in self.steps for end in (step.begin, step.end)]
        low, high = min(ends) - 1, max(ends) + 1
        names, figures = min(theme.length(180), room.width() * 0.36), theme.length(70)
        inner = QRectF(room.left() + names, room.top(), room.width() - names - figures, room.height())
        step, tones = inner.height() / len(self.steps), {"luck": p.brass_text, "loss": p.loss, "gift": p.action}

        def x(figure: float) -> float:
            return inner.left() + (figure - low) / (high - low) * inner.width()

        places = []
        for at, one in enumerate(self.steps):
            y, marked = inner.top() + step * (at + 0.5), one.kind == "mark"
            box = QRectF(room.left(), y - 10, names - 6, 20)
            draw_words(painter, box, one.name, bold if marked else font, p.ink, Qt.AlignmentFlag.AlignLeft)
            figure = QRectF(room.right() - figures, y - 10, figures, 20)
            draw_words(painter, figure, one.figure, bold, p.ink, Qt.AlignmentFlag.AlignRight)
            if marked:
                painter.fillRect(QRectF(inner.left(), y - 0.5, inner.width(), 1), QColor(p.rule))
                painter.fillRect(QRectF(x(one.begin) - 3, y - step * 0.3, 6, step * 0.6), QColor(p.ink))
            else:
                left, right = sorted((x(one.begin), x(one.end)))
                bar = QRectF(left, y - step * 0.3, max(right - left, 1.0), step * 0.6)
                painter.fillRect(bar, filled(tones[one.kind], loss=one.kind == "loss"))
            places.append(QPointF(x(one.end), y))
        return places
