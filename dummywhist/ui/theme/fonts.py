"""Which font face draws which words? Families with fallbacks, chosen so that no letter in use is missing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPen, QRawFont

# Every letter, figure and mark a title may hold in English, French and German.
TITLE_LETTERS: Final = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'()+-"
    "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿß\N{MINUS SIGN}’“”–…"
)
REFERENCE_PX: Final = 13.4  # the usual system font, 10 pt at 96 dots an inch
LARGEST_SCALE: Final = 1.5
SMALLEST_PX: Final = 12

# Family, weight and the stroke (in ems) that brings a lighter cut up to the weight of 600.
Face = tuple[str, int, float]
TITLE_FACES: Final[tuple[Face, ...]] = (
    ("EB Garamond", 600, 0.0),
    ("EB Garamond SemiBold", 600, 0.0),
    ("EB Garamond 12", 400, 0.034),
    ("EB Garamond", 500, 0.018),
    ("EB Garamond", 400, 0.030),
    ("Georgia", 600, 0.0),
    ("DejaVu Serif", 600, 0.0),
    ("Noto Serif", 600, 0.0),
    ("Liberation Serif", 600, 0.0),
)


def system_scale(system: QFont) -> float:
    """How much larger than usual the person has set the system's text, 1 to 1.5."""
    return min(max(QFontInfo(system).pixelSize() / REFERENCE_PX, 1.0), LARGEST_SCALE)


def holds(font: QFont, letters: str) -> bool:
    """Whether the very face of a font, without any help from others, draws all these letters."""
    face = QRawFont.fromFont(font)
    return face.isValid() and all(face.glyphIndexesForString(letters))


def installed(family: str) -> bool:
    """Whether a family is there under this name."""
    return QFontInfo(QFont(family)).family().casefold() == family.casefold()


class Fonts:
    """The two families of the table at one text scale."""

    def __init__(self, scale: float = 1.0, system: QFont | None = None) -> None:
        self.scale = min(max(scale, 1.0), LARGEST_SCALE)
        base = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont) if system is None else system
        self._families = ["Inter", base.family()] if installed("Inter") else [base.family()]
        self._face = self._title_face()
        self._made: dict[tuple[int, int, bool] | int, QFont] = {}
        """Fonts that were asked for: of text by size in px, weight and figures, of titles by size."""

    @property
    def families(self) -> list[str]:
        """The family of ordinary text and what stands in for it."""
        return list(self._families)

    @property
    def title_face(self) -> Face:
        """Family, weight and stroke of titles."""
        return self._face

    def px(self, size: float, u: float = 1.0) -> int:
        """A text size on this screen: scaled, never under the smallest."""
        return max(SMALLEST_PX, round(size * self.scale * u))

    def text(self, size: float = 13, weight: int = 400, *, u: float = 1.0, tabular: bool = False) -> QFont:
        """Ordinary text. `u` is the scale of things on the cloth; tabular gives figures of one width."""
        key = self.px(size, u), weight, tabular
        font = self._made.get(key)
        if font is None:
            font = self._made[key] = QFont(self._families)
            font.setPixelSize(key[0])
            font.setWeight(_nearest(weight))
            if tabular:
                font.setFeature(QFont.Tag("tnum"), 1)
        return QFont(font)  # the caller's own, which he may change

    def title(self, size: float = 29, *, u: float = 1.0) -> QFont:
        """A title: lining figures, no hinting, so that it may be drawn as an outline too."""
        px = self.px(size, u)
        font = self._made.get(px)
        if font is None:
            family, weight, stroke = self._face
            font = self._made[px] = QFont([family, *self._families])
            font.setPixelSize(px)
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.7 * stroke * px)
            font.setWeight(QFont.Weight(weight))
            font.setFeature(QFont.Tag("lnum"), 1)
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return QFont(font)

    def title_width(self, text: str, size: float = 29, *, u: float = 1.0) -> float:
        """Room a title takes on its line."""
        return QFontMetricsF(self.title(size, u=u)).horizontalAdvance(text) + self.px(size, u) * self._face[2]

    def draw_title(self, painter: QPainter, at: QPointF, text: str, ink: QColor, size: float = 29, *,
                   u: float = 1.0) -> None:  # fmt: skip
        """Draw a title with its base line at a point, brought to weight 600 where the face itself is lighter."""
        font, stroke = self.title(size, u=u), self._face[2] * self.px(size, u)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if stroke:
            outline = QPainterPath()
            outline.addText(at, font, text)
            pen = QPen(ink, stroke)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(ink)
            painter.drawPath(outline)
        else:
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(at, text)
        painter.restore()

    def draw_title_in(self, painter: QPainter, box: QRectF, text: str, ink: QColor, size: float = 29, *,
                      u: float = 1.0, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:  # fmt: skip
        """Draw a title on one line, its capitals centred in height; what is too long ends in an ellipsis."""
        metrics = QFontMetricsF(self.title(size, u=u))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        room = box.width() - metrics.horizontalAdvance(shown)
        share = 0.5 if align & Qt.AlignmentFlag.AlignHCenter else 1.0 if align & Qt.AlignmentFlag.AlignRight else 0.0
        base = box.top() + (box.height() + metrics.capHeight()) / 2
        self.draw_title(painter, QPointF(box.left() + room * share, base), shown, ink, size, u=u)

    def _title_face(self) -> Face:
        for face in TITLE_FACES:
            font = QFont(face[0])
            font.setPixelSize(29)
            font.setWeight(QFont.Weight(face[1]))
            if installed(face[0]) and holds(font, TITLE_LETTERS):
                return face
        return ("serif", 600, 0.0)


def _nearest(weight: int) -> QFont.Weight:
    return QFont.Weight(min(900, max(100, (weight + 50) // 100 * 100)))


def add_fonts(folder: Path) -> Iterable[str]:
    """Take the fonts that a packed program carries; the families now known."""
    known: list[str] = []
    for file in sorted((*folder.glob("*.otf"), *folder.glob("*.ttf"))):
        number = QFontDatabase.addApplicationFont(str(file))
        known += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return known
