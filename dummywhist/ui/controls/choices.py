"""What is chosen? Switch, check box, one of a few values."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.controls.paint import (
    RING,
    body_of,
    draw_box,
    draw_ring,
    draw_words,
    note_focus,
    shows_ring,
    words_size,
)
from dummywhist.ui.theme import current, over

STEP: Final = 80
"""Controls with values side by side are multiples of it wide, at the usual text size, px."""


class Switch(QCheckBox):
    """On or off, at once. With a text it is written at the right, and pressing the text counts too."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleName(name or text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._restyle()

    def sizeHint(self) -> QSize:
        """Track, ring, and the text if there is one."""
        theme = current()
        words = words_size(self.text(), self.font()).width() + 12 if self.text() else 0
        return QSize(round(theme.length(38) + words + 0.5) + 2 * RING, theme.length(20) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """The whole widget is the target."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The track, the knob at one end, the text."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p = theme.palette
        track = QRectF(body.left(), body.center().y() - theme.length(20) / 2, theme.length(38), theme.length(20))
        half = track.height() / 2
        if not self.isEnabled():
            ground, knob = over(p.border, 0.55, p.paper), p.paper
        elif self.isChecked():
            ground, knob = p.action, p.on_action
        else:
            ground, knob = p.border, p.field
        draw_box(painter, track, half, ground)
        inner = track.height() - 4
        left = track.right() - inner - 2 if self.isChecked() else track.left() + 2
        draw_box(painter, QRectF(left, track.top() + 2, inner, inner), inner / 2, knob)
        if self.text():
            room = QRectF(track.right() + 12, body.top(), body.right() - track.right() - 12, body.height())
            ink = p.ink if self.isEnabled() else p.faint
            draw_words(painter, room, self.text(), self.font(), ink, Qt.AlignmentFlag.AlignLeft)
        if shows_ring(self):
            draw_ring(painter, track, half, p)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter turns it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(current().fonts.text(14, 600))
        self.updateGeometry()


class Check(QCheckBox):
    """A tick before a line of words."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._restyle()

    def sizeHint(self) -> QSize:
        """Box, words, ring."""
        theme = current()
        width = theme.length(20) + 8 + words_size(self.text(), self.font()).width()
        return QSize(round(width + 0.5) + 2 * RING, theme.length(20) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """The words count too."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box with its tick, and the words."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p, side = theme.palette, theme.length(20)
        box = QRectF(body.left(), body.center().y() - side / 2, side, side)
        on, live = self.isChecked(), self.isEnabled()
        fill = (p.action if live else p.border) if on else p.field if live else p.paper2
        draw_box(painter, box, 5, fill, None if on else p.border if live else p.off, max(1.2, p.outline))
        if on:
            draw_icon(painter, "check", box.adjusted(1.5, 1, -1.5, -2), QColor(p.on_action if live else p.paper), 2.6)
        room = QRectF(box.right() + 8, body.top(), body.right() - box.right() - 8, body.height())
        draw_words(painter, room, self.text(), self.font(), p.ink if live else p.faint, Qt.AlignmentFlag.AlignLeft)
        if shows_ring(self):
            draw_ring(painter, box, 5, p)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(current().fonts.text(13))
        self.updateGeometry()


WAYS: Final = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class Choice(QRadioButton):
    """One of several, of which one is chosen. Arrow keys, Home and End choose; Tab leaves the group."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def hitButton(self, pos: QPoint) -> bool:
        """The whole widget is the target."""
        return self.rect().contains(pos)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def siblings(self) -> list[Choice]:
        """All that may be chosen now, in order."""
        parent = self.parentWidget()
        found = (
            [self] if parent is None else parent.findChildren(Choice, options=Qt.FindChildOption.FindDirectChildrenOnly)
        )
        return [one for one in found if one.isEnabled() and not one.isHidden()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a neighbour."""
        ring = self.siblings()
        if self not in ring:
            super().keyPressEvent(event)
            return
        here, key = ring.index(self), event.key()
        if key in WAYS:
            across, down = WAYS[Qt.Key(key)]
            across = -across if self.isRightToLeft() else across
            near = (
                self._that_way(ring, across, down) if self.in_grid(ring) else ring[(here + across + down) % len(ring)]
            )
            if near is not None:
                self._choose(near)
        elif key == Qt.Key.Key_Home:
            self._choose(ring[0])
        elif key == Qt.Key.Key_End:
            self._choose(ring[-1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self._choose(self)
        else:
            super().keyPressEvent(event)

    def in_grid(self, ring: Sequence[Choice]) -> bool:
        """Whether they stand in several rows and several columns."""
        return len({one.y() for one in ring}) > 1 and len({one.x() for one in ring}) > 1

    def _that_way(self, ring: Sequence[Choice], across: int, down: int) -> Choice | None:
        """The nearest that lies that way in the same row or column, whichever way the grid was filled."""
        here = self.geometry().center()
        found: list[tuple[int, Choice]] = []
        for one in ring:
            off = one.geometry().center() - here
            along, aside = (off.x() * across, off.y()) if across else (off.y() * down, off.x())
            if along > 0 and abs(aside) < along:
                found.append((along + 4 * abs(aside), one))
        return min(found, key=lambda near: near[0])[1] if found else None

    def _choose(self, one: Choice) -> None:
        one.setFocus(Qt.FocusReason.TabFocusReason)
        if not one.isChecked():
            one.click()


class Segment(Choice):
    """One value of a segmented control."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)

    def sizeHint(self) -> QSize:
        """The words at their boldest, so that nothing moves when the choice does."""
        theme = current()
        width = words_size(self.text(), theme.fonts.text(13, 600)).width() + 2 * theme.length(14)
        return QSize(max(round(width + 0.5), theme.length(32)), theme.length(30))

    def minimumSizeHint(self) -> QSize:
        """The words with less air."""
        return QSize(self.sizeHint().width() - 2 * current().length(6), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chosen one stands on paper with a green outline."""
        theme, painter = current(), QPainter(self)
        p, box = theme.palette, QRectF(self.rect())
        if self.isChecked():
            line = p.action if self.isEnabled() else p.faint
            draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), 7, p.field, line, max(2.0, p.outline))
        elif self.underMouse() and self.isEnabled():
            draw_box(painter, box.adjusted(2, 2, -2, -2), 6, p.band)
        ink = p.ink if self.isEnabled() else p.mute
        draw_words(painter, box, self.text(), theme.fonts.text(13, 600 if self.isChecked() else 400), ink)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring is drawn by the group, which has the room."""
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self._tell()

    def _tell(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.update()


class Segmented(QWidget):
    """Up to about five values side by side, one of them chosen."""

    changed = Signal(object)

    def __init__(self, options: Sequence[tuple[object, str]], value: object = None, parent: QWidget | None = None, *,
                 name: str = "") -> None:  # fmt: skip
        super().__init__(parent)
        self._options = list(options)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING, RING, RING, RING)
        row.setSpacing(0)
        self._segments = [Segment(words, self) for _, words in options]
        for segment in self._segments:
            row.addWidget(segment, 1)
            segment.clicked.connect(self._clicked)
        self.set_value(options[0][0] if value is None else value)

    def sizeHint(self) -> QSize:
        """As wide as its words and up to the next step, so that controls below each other end at few places."""
        hint, step = super().sizeHint(), current().length(STEP)
        return QSize(ceil((hint.width() - 2 * RING) / step) * step + 2 * RING, hint.height())

    @property
    def segments(self) -> Sequence[Segment]:
        """The single buttons."""
        return tuple(self._segments)

    def value(self) -> object:
        """What is chosen."""
        return next((o[0] for o, s in zip(self._options, self._segments, strict=True) if s.isChecked()), None)

    def set_value(self, value: object) -> None:
        """Choose without a signal. Tab leads to what is chosen."""
        for (own, _), segment in zip(self._options, self._segments, strict=True):
            if own == value:
                segment.setChecked(True)
        chosen = next((s for s in self._segments if s.isChecked()), self._segments[0])
        for segment in self._segments:
            stops = segment is chosen
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(chosen)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The trough the values lie in, and the ring."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p = theme.palette
        draw_box(painter, body, 8, p.paper2, p.border if theme.high_contrast else p.tile_edge)
        held = next((s for s in self._segments if shows_ring(s)), None)
        if held is not None:
            draw_ring(painter, QRectF(held.geometry()), 8, p)

    def _clicked(self) -> None:
        self.setFocusProxy(next((s for s in self._segments if s.isChecked()), self._segments[0]))
        self.changed.emit(self.value())
