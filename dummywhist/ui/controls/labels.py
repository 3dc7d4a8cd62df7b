"""What says a word without being pressed? Titles, text, tags, avatars, notices, wells, lines between parts.

Each keeps as much clear room at its left and right as a control keeps for its focus ring, so that all line up.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from dummywhist.ui.controls.paint import RING, draw_box, draw_words, set_ink
from dummywhist.ui.theme import current


class Text(QLabel):
    """Ordinary words: a size, a weight and a tone of the palette; wraps by default."""

    def __init__(self, text: str = "", size: float = 13, weight: int = 400, tone: str = "ink", *, wrap: bool = False,
                 tabular: bool = False, parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        self.setText(text)
        self._size, self._weight, self._tone, self._tabular = size, weight, tone, tabular
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(RING, 0, RING, 0)
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._restyle()

    def set_tone(self, tone: str) -> None:
        """Another colour of the palette, by the token's name."""
        if tone != self._tone:
            self._tone = tone
            self._restyle()

    def set_weight(self, weight: int) -> None:
        """Another weight."""
        self._weight = weight
        self._restyle()

    def event(self, event: QEvent) -> bool:
        """Keep the margins: of a label that has no room yet, the toolkit forgets them with a style or a parent."""
        margins = self.contentsMargins()
        done = super().event(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.ParentChange):
            self.setContentsMargins(margins)
        return done

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        theme = current()
        self.setFont(theme.fonts.text(self._size, self._weight, tabular=self._tabular))
        set_ink(self, getattr(theme.palette, self._tone), theme.palette.faint)


LONGEST_WORD: Final = 24
"""Signs after which a word without a space may be broken."""


def breakable(words: str) -> str:
    """Return ``words`` so that they can be wrapped, also where one has no end; to be shown, not to be kept."""
    return re.sub(rf"(\S{{{LONGEST_WORD}}})(?=\S)", "\\1\u200b", words)


SENTENCE: Final = re.compile(r"(?<=[.!?]) +")


class LineText(Text):
    """One line: as many sentences as have room, of a single long one its beginning; a screen reader gets the whole."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what has room."""
        painter, room = QPainter(self), QRectF(self.contentsRect())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.shown(room.width()))

    def shown(self, width: float) -> str:
        """Return what is drawn in so much room, px."""
        metrics, words = self.fontMetrics(), self.text()
        while metrics.horizontalAdvance(words) > width:
            ends = list(SENTENCE.finditer(words))
            if not ends:
                return metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(width))
            words = words[: ends[-1].start()]
        return words


SMALLEST_TITLE = 0.7
"""So much smaller a title may be before its words are cut."""


class Title(QLabel):
    """A title in Garamond on one line; smaller where there is no room, with an ellipsis where that is not enough."""

    def __init__(self, text: str = "", size: float = 29, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self._size = size
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(current().fonts.title(size))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def drawn_size(self) -> float:
        """The size that it is drawn in: smaller than its own where the words have no room."""
        needed = current().fonts.title_width(self.text(), self._size) + 1
        return self._size * min(1.0, max(SMALLEST_TITLE, (self.width() - 2 * RING) / max(needed, 1.0)))

    def sizeHint(self) -> QSize:
        """Room for the whole title."""
        fonts = current().fonts
        width = int(fonts.title_width(self.text(), self._size)) + 2 + 2 * RING
        return QSize(width, round(1.3 * fonts.px(self._size)))

    def minimumSizeHint(self) -> QSize:
        """A few letters at least."""
        return QSize(min(self.sizeHint().width(), 3 * self.sizeHint().height()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words at weight 600, whatever the face has."""
        theme, painter = current(), QPainter(self)
        ink = QColor(theme.palette.ink if self.isEnabled() else theme.palette.faint)
        box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        align = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        theme.fonts.draw_title_in(painter, box, self.text(), ink, self.drawn_size, align=align)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFont(current().fonts.title(self._size))
            self.updateGeometry()


class Tag(QLabel):
    """A small chip: where a rule comes from, how many players, dummy's D."""

    def __init__(self, text: str, parent: QWidget | None = None, *, ground: str = "band", ink: str = "mute",
                 weight: int = 500, pill: bool = False) -> None:  # fmt: skip
        super().__init__(parent)
        self.setText(text)
        self._ground, self._ink, self._weight, self._pill = ground, ink, weight, pill
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._restyle()

    def sizeHint(self) -> QSize:
        """The words and a little air."""
        metrics = self.fontMetrics()
        air = 18 if self._pill else 14
        width = metrics.horizontalAdvance(self.text()) + air + 2 * RING
        return QSize(width, metrics.height() + (4 if self._pill else 3))

    def minimumSizeHint(self) -> QSize:
        """As large as the words."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chip and its words."""
        theme, painter = current(), QPainter(self)
        box, p = QRectF(self.rect()).adjusted(RING, 0, -RING, 0), theme.palette
        line = p.border if theme.high_contrast else None
        draw_box(
            painter, box, box.height() / 2 if self._pill else theme.sizes.tag_radius, getattr(p, self._ground), line
        )
        ink = getattr(p, self._ink) if self.isEnabled() else p.faint
        draw_words(painter, box, self.text(), self.font(), ink)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(current().fonts.text(12, self._weight))
        self.updateGeometry()


class Avatar(QWidget):
    """A disc with the initial of a name; the colour follows the seat."""

    def __init__(self, name: str, place: int = 0, diameter: int = 28, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._place, self._diameter = name, place, diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def set_name(self, name: str) -> None:
        """Another player."""
        self._name = name
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        """A square round the disc."""
        side = current().length(self._diameter)
        return QSize(side + 2 * RING, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The disc and the initial."""
        theme, painter = current(), QPainter(self)
        box, p = QRectF(self.rect()).adjusted(RING, 0, -RING, 0), theme.palette
        tone = p.avatars[self._place % len(p.avatars)]
        draw_box(painter, box, box.height() / 2, tone, p.border if theme.high_contrast else None)
        draw_words(painter, box, self._name[:1].upper(), theme.fonts.text(self._diameter / 2, 600), p.on_avatar)


class HairLine(QWidget):
    """A quiet line between two parts."""

    def __init__(self, parent: QWidget | None = None, *, tone: str = "hairline", thick: int = 2,
                 inset: int = RING) -> None:  # fmt: skip
        super().__init__(parent)
        self._tone, self._inset = tone, inset
        self.setFixedHeight(thick)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        line = self.rect().adjusted(self._inset, 0, -self._inset, 0)
        QPainter(self).fillRect(line, QColor(getattr(current().palette, self._tone)))


class Well(QFrame):
    """A rounded ground under a part of a panel."""

    def __init__(self, parent: QWidget | None = None, *, ground: str = "paper2", radius: int = 10) -> None:
        super().__init__(parent)
        self._ground, self._radius = ground, radius

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground; an outline where contrast asks for it."""
        theme = current()
        line = theme.palette.border if theme.high_contrast else None
        box = QRectF(self.rect()).adjusted(RING, 0, -RING, 0)
        draw_box(QPainter(self), box, self._radius, getattr(theme.palette, self._ground), line)


class Notice(Well):
    """An amber note: what stands in the way, and what to do about it."""

    def __init__(self, text: str, parent: QWidget | None = None, *, ground: str = "note", tone: str = "note_ink",
                 size: float = 12, weight: int = 500) -> None:  # fmt: skip
        super().__init__(parent, ground=ground, radius=8)
        self._words = Text(text, size, weight, tone, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(2)
        column.addWidget(self._words)
        self.setAccessibleName(text)

    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def set_text(self, text: str) -> None:
        """Say something else."""
        self._words.setText(text)
        self.setAccessibleName(text)

    def add_link(self, link: QWidget) -> None:
        """A link under the words."""
        row = QHBoxLayout()
        row.addWidget(link)
        row.addStretch()
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.addLayout(row)
