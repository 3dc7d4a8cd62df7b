"""How large and in what words are boxes drawn that ask? Their scale, words that wrap, the steps to the lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from dummywhist.engine.values import dataclass
from dummywhist.ui.controls.paint import draw_box, draw_words
from dummywhist.ui.scene.questions.question import Step
from dummywhist.ui.theme import current


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a box is drawn: ``k`` px for one px of its drawing; ``tight``, 0 to 1: how close its parts lie."""

    k: float = 1.0
    tight: float = 0.0

    def between(self, roomy: float, close: float) -> float:
        """A length that gives way, px on this screen: ``roomy`` or ``close`` at scale 1."""
        return self.k * (roomy + (close - roomy) * self.tight)

    def px(self, length: float) -> float:
        """A length of the drawing on this screen, px."""
        return length * self.k

    def font(self, size: float, weight: int = 400, *, tabular: bool = False) -> QFont:
        """Ordinary text; never smaller than the smallest."""
        fonts = current().fonts
        return fonts.text(size, weight, u=self.k / fonts.scale, tabular=tabular)

    def title(self, painter: QPainter, box: QRectF, words: str, size: float) -> None:
        """Draw a title on one line."""
        theme = current()
        u = self.k / theme.fonts.scale
        theme.fonts.draw_title_in(painter, box, words, QColor(theme.palette.ink), size, u=u)

    def title_width(self, words: str, size: float) -> float:
        """Room that a title takes, px."""
        fonts = current().fonts
        return fonts.title_width(words, size, u=self.k / fonts.scale)


def width_of(words: str, font: QFont) -> float:
    """Room that one line of words takes, px."""
    return QFontMetricsF(font).horizontalAdvance(words)


def paragraph_height(words: str, font: QFont, width: float) -> float:
    """Height of words that wrap in this width, px."""
    room = QRectF(0, 0, width, 4000)
    return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()


def draw_paragraph(painter: QPainter, box: QRectF, words: str, font: QFont, ink: str,
                   align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:  # fmt: skip
    """Words that wrap."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    if not align & Qt.AlignmentFlag.AlignVertical_Mask:
        align |= Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, int(align) | int(Qt.TextFlag.TextWordWrap), words)


# --- the steps to the lead -------------------------------------------------------------------------------

STEP_HEIGHT: Final = 22.0


def steps_width(steps: Sequence[Step], scale: Scale) -> float:
    """Room that the steps take, px."""
    words = sum(width_of(step.words, scale.font(14, 600)) for step in steps)
    return words + len(steps) * scale.px(29) + (len(steps) - 1) * scale.px(26)


def draw_steps(painter: QPainter, at: QPointF, steps: Sequence[Step], scale: Scale) -> None:
    """Discs with numbers and words; the present one green and bold."""
    palette, x, side = current().palette, at.x(), scale.px(STEP_HEIGHT)
    for step in steps:
        now = step.stage == "now"
        disc = QRectF(x, at.y(), side, side)
        fill, ink = (palette.action, palette.on_action) if now else (palette.chosen, palette.ink)
        draw_box(painter, disc, side / 2, fill, palette.border if palette.outline > 1 else None)
        sign = "✓" if step.stage == "done" else str(step.number)
        draw_words(painter, disc, sign, scale.font(12, 700, tabular=True), ink)
        font = scale.font(14, 600 if now else 400)
        x += side + scale.px(7)
        width = width_of(step.words, scale.font(14, 600))
        draw_words(
            painter, QRectF(x, at.y(), width + 2, side), step.words, font, palette.ink if now else palette.mute,
            Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
        x += width + scale.px(26)
