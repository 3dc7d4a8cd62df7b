"""What is pressed? Buttons, links, icon buttons, tool bar buttons and fold headings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from dummywhist.ui.art.icons import draw_icon
from dummywhist.ui.controls.access import ButtonAccess
from dummywhist.ui.controls.mnemonics import unmarked
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
from dummywhist.ui.theme import Palette, current, over

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Button(QPushButton):
    """The common part of our push buttons: one line of words in a rounded body, with room for the focus ring."""

    text_size: float = 14
    weight: int = 600
    body_height: int = 38
    air: int = 20

    def __init__(self, text: str = "", parent: QWidget | None = None, *, icon: str | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self._height, self._words_px = self.body_height, self.text_size
        self.setAutoDefault(False)  # that would hand the default of a dialog from one button to the next
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._restyle()

    def access(self) -> ButtonAccess:
        """As a click, also where it can be checked."""
        return ButtonAccess(self)

    def sizeHint(self) -> QSize:
        """The words, air at both sides, and the ring."""
        theme = current()
        icon = theme.length(26) if self._icon_name else 0
        width = words_size(self.text(), self.font()).width() + 2 * theme.length(self.air) + icon
        return QSize(round(width + 0.5) + 2 * RING, theme.length(self._height) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def set_height(self, height: int, text_size: float | None = None) -> None:
        """Another height of the body, for the one large button of a panel."""
        self._height = height
        self._words_px = text_size or self._words_px
        self._restyle()

    def hitButton(self, pos: QPoint) -> bool:
        """The whole widget is the target."""
        return True

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Fill, ink and outline in the present state."""
        raise NotImplementedError

    def radius(self, body: QRectF) -> float:
        """How round the corners are."""
        return current().sizes.button_radius

    def paintEvent(self, event: QPaintEvent) -> None:
        """Body, words, ring."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        fill, ink, line = self.colours(theme.palette)
        corner = self.radius(body)
        draw_box(painter, body, corner, fill, line, max(1.0, theme.palette.outline))
        room = body.adjusted(1, 0, -1, 0)
        if self._icon_name:
            side = theme.length(20)
            used = words_size(self.text(), self.font()).width() + side + 6
            left = body.left() + (body.width() - used) / 2
            draw_icon(painter, self._icon_name, QRectF(left, body.center().y() - side / 2, side, side), QColor(ink))
            room.setLeft(left + side + 6)
            draw_words(painter, room, self.text(), self.font(), ink, Qt.AlignmentFlag.AlignLeft)
        else:
            draw_words(painter, room, self.text(), self.font(), ink)
        if shows_ring(self):
            draw_ring(painter, body, corner, theme.palette)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does, on every desktop."""
        if event.key() in ENTER:
            self.click()
            return
        super().keyPressEvent(event)

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
        self.setFont(current().fonts.text(self._words_px, self.weight))
        self.updateGeometry()


class PrimaryButton(Button):
    """The one thing to do next; Enter does it."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, icon: str | None = None) -> None:
        super().__init__(text, parent, icon=icon)
        self.setDefault(True)

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Green, darker when pressed."""
        if not self.isEnabled():
            return palette.band, palette.mute, None
        shade = 0.16 if self.isDown() else 0.08 if self.underMouse() else 0.0
        return over("#000000", shade, palette.action), palette.on_action, None


class SecondaryButton(Button):
    """Another thing that may be done."""

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Paper with an outline."""
        if not self.isEnabled():
            return palette.paper, palette.faint, palette.off
        return (
            palette.chosen if self.isDown() else palette.paper2 if self.underMouse() else palette.field,
            (palette.ink),
            palette.border,
        )


class PillButton(Button):
    """A paper pill that lies on the cloth or beside a list."""

    body_height = 30
    text_size = 13
    air = 16

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Paper without an outline."""
        line = palette.border if palette.outline > 1 else None
        if not self.isEnabled():
            return palette.paper2, palette.faint, line
        return (
            palette.chosen if self.isDown() else palette.paper2 if self.underMouse() else palette.paper,
            (palette.ink),
            line,
        )

    def radius(self, body: QRectF) -> float:
        """Half a circle at each end."""
        return body.height() / 2


class LinkButton(Button):
    """Words that lead somewhere; underlined under the pointer and in focus."""

    text_size = 13
    body_height = 24
    air = 1

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Words only."""
        return None, palette.action if self.isEnabled() else palette.faint, None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, a line under them when they are about to be used, the ring."""
        super().paintEvent(event)
        if self.isEnabled() and (self.underMouse() or shows_ring(self) or current().high_contrast):
            painter, body = QPainter(self), body_of(self)
            width = words_size(self.text(), self.font()).width()
            y = body.center().y() + self.fontMetrics().ascent() / 2 + 1
            painter.setPen(QColor(current().palette.action))
            painter.drawLine(QPointF(body.center().x() - width / 2, y), QPointF(body.center().x() + width / 2, y))


class IconButton(QToolButton):
    """A sign without words; its name is spoken and shown as a tip."""

    def __init__(self, icon: str, name: str, parent: QWidget | None = None, *, side: int = 32, glyph: int = 24) -> None:
        super().__init__(parent)
        self._icon_name, self._side, self._glyph = icon, side, glyph
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def access(self) -> ButtonAccess:
        """As a click, also where it can be checked."""
        return ButtonAccess(self)

    def set_icon(self, icon: str) -> None:
        """Another sign."""
        self._icon_name = icon
        self.update()

    def sizeHint(self) -> QSize:
        """A square target."""
        side = current().length(self._side)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign, a ground under the pointer, the ring."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p = theme.palette
        if self.isChecked() or self.isDown() or (self.underMouse() and self.isEnabled()):
            draw_box(painter, body, 6, p.chosen if self.isChecked() or self.isDown() else p.paper2)
        glyph = theme.length(self._glyph)
        box = QRectF(0, 0, glyph, glyph)
        box.moveCenter(body.center())
        draw_icon(painter, self._icon_name, box, QColor(p.mute if self.isEnabled() else p.off))
        if shows_ring(self):
            draw_ring(painter, body, 6, p)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if event.key() in ENTER:
            self.click()
            return
        super().keyPressEvent(event)


class BarButton(QToolButton):
    """A button of the tool bar: sign and word, or the sign alone where the bar is narrow."""

    def __init__(self, action: QAction, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFont(current().fonts.text(13.5, 500))

    def access(self) -> ButtonAccess:
        """As a click, also where its command can be checked."""
        return ButtonAccess(self)

    @property
    def folded(self) -> bool:
        """Whether only the sign shows."""
        return self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly

    def fold(self, away: bool) -> None:
        """Hide or show the word; the tip and the spoken name stay."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonIconOnly if away else style.ToolButtonTextBesideIcon)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Sign and word."""
        theme = current()
        icon = theme.length(24)
        words = 0.0 if self.folded else words_size(self._words(), self.font()).width() + 5
        return QSize(round(icon + words + 0.5) + 2 * (RING + 4), theme.length(30) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, sign, word, ring."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p = theme.palette
        if self.isChecked() or self.isDown():
            draw_box(painter, body, theme.sizes.button_radius, p.chosen, p.border if theme.high_contrast else None)
        elif self.underMouse() and self.isEnabled():
            draw_box(painter, body, theme.sizes.button_radius, p.paper2)
        ink = QColor(p.ink if self.isEnabled() else p.faint)
        side = theme.length(24)
        left = body.left() + 4
        draw_icon(painter, self._icon_name, QRectF(left, body.center().y() - side / 2, side, side), ink)
        if not self.folded:
            words = QRectF(left + side + 5, body.top(), body.right() - left - side - 5, body.height())
            draw_words(painter, words, self._words(), self.font(), ink, Qt.AlignmentFlag.AlignLeft)
        if shows_ring(self):
            draw_ring(painter, body, theme.sizes.button_radius, p)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFont(current().fonts.text(13.5, 500))
            self.updateGeometry()

    def _words(self) -> str:
        return unmarked(self.text())


class FoldHeading(Button):
    """The heading of a group that folds: a name, how many are changed, a chevron."""

    body_height = 30

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._note = ""
        self.setCheckable(True)
        self.setChecked(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_note(self, note: str) -> None:
        """A few words after the name, such as "1 changed"."""
        self._note = note
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Name, note and chevron."""
        theme = current()
        words = words_size(self.text(), self.font()).width() + words_size(self._note, theme.fonts.text(12, 500)).width()
        return QSize(round(words) + theme.length(20) + 30 + 2 * RING, theme.length(self.body_height) + 2 * RING)

    def colours(self, palette: Palette) -> tuple[str | None, str, str | None]:
        """Words only."""
        return None, palette.ink, None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Name at the left, note and chevron at the right."""
        theme, painter, body = current(), QPainter(self), body_of(self)
        p, side = theme.palette, theme.length(20)
        chevron = QRectF(body.right() - side, body.center().y() - side / 2, side, side)
        draw_icon(painter, "chevron_down" if self.isChecked() else "chevron_right", chevron, QColor(p.mute))
        note = theme.fonts.text(12, 600)
        room = body.adjusted(0, 0, -side - 6, 0)
        draw_words(painter, room, self._note, note, p.brass_text, Qt.AlignmentFlag.AlignRight)
        room.setRight(room.right() - words_size(self._note, note).width() - (8 if self._note else 0))
        draw_words(painter, room, self.text(), self.font(), p.ink, Qt.AlignmentFlag.AlignLeft)
        if shows_ring(self):
            draw_ring(painter, body, 6, p)


class Fold(QWidget):
    """A heading and what it folds away."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = FoldHeading(text, self)
        self.content = QWidget(self)
        self.inner = QVBoxLayout(self.content)
        self.inner.setContentsMargins(0, 0, 0, 0)
        self.inner.setSpacing(14)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.heading)
        column.addWidget(self.content)
        self.heading.toggled.connect(self.content.setVisible)
