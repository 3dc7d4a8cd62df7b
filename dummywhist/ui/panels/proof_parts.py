"""Of what is the proof of a deal made on its sheet? Lines that fit or do not, rows of what was said, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.engine.cards.card import Card, is_joker, rank_of, suit_of
from dummywhist.engine.fair.proof import Line
from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.art.suits import draw_suit
from dummywhist.ui.controls.labels import Text, Well
from dummywhist.ui.controls.paint import RING, draw_box, set_ink
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import rank_letters, tr
from dummywhist.ui.words import say

LABEL: Final = 128
"""Width of what a row is called, px at text scale 1."""
CARD: Final = 58
"""Width of a card, px at text scale 1."""
STEP: Final = 0.45
"""Of a card, how much of the one under it is seen."""

Face = Callable[[Card, float], QPixmap]


class Sign(QWidget):
    """A tick, or a cross in the colour of loss."""

    def __init__(self, fits: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fits = fits
        side = current().length(20)
        self.setFixedSize(side + 2 * RING, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign."""
        palette = current().palette
        box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        draw_icon(QPainter(self), "check" if self._fits else "close", box,
                  QColor(palette.action if self._fits else palette.loss))  # fmt: skip


class CardsInLine(QWidget):
    """Words with cards among them, each a rank and its pip; a screen reader gets ``spoken``."""

    def __init__(self, parts: Sequence[str | Card], spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = tuple(parts)
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One line."""
        font = current().fonts.text(13)
        width = sum(self._width(part) for part in self._parts)
        return QSize(round(width) + 2 * RING + 2, round(QFontMetricsF(font).height()))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def _width(self, part: str | Card) -> float:
        fonts = current().fonts
        if isinstance(part, str):
            return QFontMetricsF(fonts.text(13)).horizontalAdvance(part)
        rank = QFontMetricsF(fonts.text(13, 600)).horizontalAdvance(_rank(part))
        return rank if is_joker(part) else rank + current().length(13) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, ranks and pips one after another."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pip, x = float(theme.length(12)), float(RING)
        for part in self._parts:
            room = QRectF(x, 0, self.width() - x, self.height())
            words = part if isinstance(part, str) else _rank(part)
            painter.setFont(theme.fonts.text(13, 400 if isinstance(part, str) else 600))
            painter.setPen(QColor(theme.palette.mute if isinstance(part, str) else theme.palette.ink))
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
            if not isinstance(part, str) and not is_joker(part):
                left = x + QFontMetricsF(painter.font()).horizontalAdvance(words) + 1
                box = QRectF(left, self.height() / 2 - pip / 2, pip, pip)
                draw_suit(painter, suit_of(part), box, theme.suit(suit_of(part)))
            x += self._width(part)


def _rank(card: Card) -> str:
    return tr("joker") if is_joker(card) else rank_letters(rank_of(card))


class HandShown(QWidget):
    """A hand side by side, each card over the one before."""

    def __init__(self, cards: Sequence[Card], face: Face, rho: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards, self._face, self._rho = tuple(cards), face, rho
        self._shadows = Shadows()
        self.setAccessibleName(", ".join(tr("{card:card}", card=card) for card in cards))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """All cards."""
        wide = current().length(CARD)
        width = wide * (1 + STEP * (len(self._cards) - 1))
        return QSize(round(width) + 2 * RING, round(wide * self._rho) + 6)

    def minimumSizeHint(self) -> QSize:
        """Room for a few; the others lie closer."""
        return QSize(current().length(CARD) * 3, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards, with their shadows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide = float(current().length(CARD))
        more = max(len(self._cards) - 1, 1)
        step = min(STEP * wide, (self.width() - 2 * RING - wide) / more)
        for place, card in enumerate(self._cards):
            box = QRectF(RING + place * step, 1, wide, wide * self._rho)
            self._shadows.paint(painter, box, 0.054 * wide, 3, 1)
            picture = self._face(card, wide)
            painter.drawPixmap(box, picture, QRectF(picture.rect()))


class LineShown(QWidget):
    """One of the four lines: a tick or a cross, what is said, and what stands under it."""

    def __init__(self, line: Line, more: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(Sign(line.fits), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        said = say(line.said)
        self.setAccessibleName(f"{tr('Yes') if line.fits else tr('No')}: {said}")
        if not line.fits:
            words.addWidget(Text(tr("No"), 14, 700, "loss"))
        words.addWidget(Text(said, 14, 600, "ink" if line.fits else "loss", wrap=True))
        if more is not None:
            words.addWidget(more)
        elif line.more is not None:
            words.addWidget(Text(say(line.more), 13, 400, "mute", wrap=True))
        row.addLayout(words, 1)


def said_row(grid: QGridLayout, place: int, title: str, under: str, value: QWidget) -> None:
    """Add a row of what was said: its title, a quiet line under that, and the value beside both."""
    label = QWidget()
    label.setFixedWidth(current().length(LABEL))
    column = QVBoxLayout(label)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(Text(title, 13, 600, wrap=True))
    if under:
        column.addWidget(Text(under, 13, 400, "mute", wrap=True))
    grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop)
    grid.addWidget(value, place, 1, Qt.AlignmentFlag.AlignTop)


class Field(Well):
    """The ground of what follows, with an outline."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground and its outline."""
        palette = current().palette
        box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        draw_box(QPainter(self), box, self._radius, palette.field, palette.rule, palette.outline)


class Box(Well):
    """What a proof proves, or does not: the first words stand out."""

    def __init__(self, lead: str, words: str, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, ground=ground, radius=8)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setText(f"<b>{escape(lead)}</b> {escape(words)}")
        self._label.setWordWrap(True)
        self._label.setContentsMargins(RING, 0, RING, 0)
        self._label.setAccessibleName(f"{lead} {words}")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 10, 7)
        column.addWidget(self._label)
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self._label.setFont(current().fonts.text(13))
        set_ink(self._label, current().palette.ink)
