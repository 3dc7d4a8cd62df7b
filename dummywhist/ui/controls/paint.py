"""How are our controls drawn? Boxes, the two-tone focus ring, and words inside a box, all from the tokens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from dummywhist.ui.art.shadows import Shadows
from dummywhist.ui.theme import SIZES, Palette, current

RING: Final = SIZES.ring


def body_of(widget: QWidget) -> QRectF:
    """The visible body of a control: everything but the room for the focus ring."""
    return QRectF(widget.rect()).adjusted(RING, RING, -RING, -RING)


def draw_box(painter: QPainter, box: QRectF, radius: float, fill: QColor | str | None, line: QColor | str | None = None,
             width: float = 1.0) -> None:  # fmt: skip
    """A rounded box whose outline lies wholly inside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, radius, radius)
    else:
        painter.setPen(QPen(QColor(line), width))
        half = width / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), max(radius - half, 0), max(radius - half, 0))
    painter.restore()


def draw_row(painter: QPainter, body: QRectF, here: bool) -> None:
    """The paper of a row of a list; the one that the table stands at is green."""
    p = current().palette
    width = 2 if here else max(1.0, p.outline)
    draw_box(painter, body, 8, p.tint if here else p.paper, p.action if here else p.rule, width)


def draw_ring(painter: QPainter, body: QRectF, radius: float, palette: Palette) -> None:
    """The focus ring just outside a body: dark, and on it a brighter yellow line, so that one of them always shows."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width, grow in ((palette.focus_inside, RING + 1.0, 1.0), (palette.focus, 1.8, 1.0)):
        painter.setPen(QPen(QColor(tone), width))
        painter.drawRoundedRect(body.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
    painter.restore()


def note_focus(widget: QWidget, reason: Qt.FocusReason) -> None:
    """Remember whether the focus came by mouse: then the pointer shows where it is and no ring is needed."""
    if reason not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
        widget.setProperty("focusByMouse", reason == Qt.FocusReason.MouseFocusReason)
    widget.update()


def shows_ring(widget: QWidget) -> bool:
    """Whether a control with this focus draws the ring."""
    return widget.hasFocus() and not widget.property("focusByMouse")


def draw_words(painter: QPainter, box: QRectF, words: str, font: QFont, ink: QColor | str,
               align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter) -> None:  # fmt: skip
    """One line of words in a box; what does not fit ends in an ellipsis and is never cut through."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 0.5)
    painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter), shown)


def words_size(words: str, font: QFont) -> QSizeF:
    """Room that one line of words takes."""
    metrics = QFontMetricsF(font)
    return QSizeF(metrics.horizontalAdvance(words), metrics.height())


def set_ink(widget: QWidget, ink: str, faint: str | None = None) -> None:
    """Give a label or field the colour of a token; every other role stays as the program has it."""
    palette = widget.palette()
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(role, QColor(ink))
        if faint is not None:
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(faint))
    widget.setPalette(palette)


def draw_paper(painter: QPainter, box: QRectF, shadows: Shadows, room: float) -> None:
    """Draw a sheet of paper that leaves ``room``, px, at each side of ``box`` for its shadow, or has a line instead."""
    theme = current()
    body = box.adjusted(room, room, -room, -room)
    if not theme.high_contrast:
        shadows.paint(painter, body, theme.sizes.sheet_radius, room / 2 - 1, 4)
    line = theme.palette.border if theme.high_contrast else None
    draw_box(painter, body, theme.sizes.sheet_radius, theme.palette.paper, line, theme.palette.outline)
