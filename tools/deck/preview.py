"""Render contact sheets of a generated deck (needs PySide6).

python -m tools.deck.preview --deck DIR --out DIR
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

BAIZE = QColor("#1d5c3c")
SUITS = ("spades", "hearts", "clubs", "diamonds")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
HAND = (
    "spades-A",
    "spades-K",
    "spades-10",
    "spades-9",
    "spades-6",
    "hearts-Q",
    "hearts-10",
    "hearts-8",
    "clubs-A",
    "clubs-J",
    "clubs-7",
    "diamonds-K",
    "diamonds-10",
)
RATIO = 88 / 63


def canvas(width: float, height: float) -> QImage:
    """An empty stretch of baize."""
    image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    image.fill(BAIZE)
    return image


def draw(image: QImage, places: Sequence[tuple[Path, float, float, float]]) -> QImage:
    """Paint files at (x, y) with a card width."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for file, x, y, width in places:
        QSvgRenderer(str(file)).render(painter, QRectF(x, y, width, width * RATIO))
    painter.end()
    return image


def grid(files: Sequence[Path], columns: int, width: float, gap: float = 10) -> QImage:
    """Cards in rows on baize."""
    rows = -(-len(files) // columns)
    image = canvas(columns * (width + gap) + gap, rows * (width * RATIO + gap) + gap)
    return draw(
        image,
        [
            (file, gap + i % columns * (width + gap), gap + i // columns * (width * RATIO + gap), width)
            for i, file in enumerate(files)
        ],
    )


def faces(deck: Path, folder: str) -> list[Path]:
    """All cards of one style, and the backs."""
    files = [deck / folder / f"{suit}-{rank}.svg" for suit in SUITS for rank in RANKS]
    files += [deck / folder / f"joker-{kind}.svg" for kind in ("big", "little")]
    return files + [deck / "backs" / f"back-{name}.svg" for name in ("blue", "red")]


def fans(deck: Path) -> QImage:
    """A hand of thirteen at three card widths, as on a 1366 x 768 screen."""
    places: list[tuple[Path, float, float, float]] = []
    y = 12.0
    for width, strips in ((110, (60, 26)), (90, (24, 18, 18)), (70, (20, 14, 14))):
        x = 12.0
        for i, strip in enumerate(strips):
            folder = "two-colour" if i == 0 else "four-colour"
            folder += "-jumbo" if i == 2 else ""
            step = strip * 1.35 if i == 2 else strip
            places += [(deck / folder / f"{name}.svg", x + n * step, y, width) for n, name in enumerate(HAND)]
            x += 12 * step + width + 20
        y += width * RATIO + 18
    places += [(deck / "backs" / f"back-{name}.svg", 12 + i * 124, y, 110) for i, name in enumerate(("blue", "red"))]
    places += [(deck / "two-colour-jumbo" / f"{name}.svg", 270 + i * 124, y, 110) for i, name in enumerate(HAND[:8])]
    return draw(canvas(1366, 768), places)


def stacked(sheets: Sequence[QImage], width: int = 1640) -> QImage:
    """Several sheets below one another."""
    scaled = [sheet.scaledToWidth(width) if sheet.width() > width else sheet for sheet in sheets]
    image = canvas(width, sum(sheet.height() for sheet in scaled))
    painter, y = QPainter(image), 0
    for sheet in scaled:
        painter.drawImage((width - sheet.width()) // 2, y, sheet)
        y += sheet.height()
    painter.end()
    return image


def main() -> None:
    """Read the command line and write the sheets."""
    parser = argparse.ArgumentParser(description="Write contact sheets of the deck.")
    parser.add_argument("--deck", type=Path, required=True, help="folder written by generate.py")
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    deck, out = options.deck, options.out
    out.mkdir(parents=True, exist_ok=True)
    courts = [deck / "two-colour" / f"{suit}-{rank}.svg" for rank in "KQJ" for suit in SUITS]
    sheets = {
        "two-colour": grid(faces(deck, "two-colour"), 13, 110),
        "four-colour": grid(faces(deck, "four-colour"), 13, 110),
        "jumbo": grid(faces(deck, "four-colour-jumbo"), 13, 110),
        "courts": grid(courts, 4, 390, 16),
        "fan": fans(deck),
    }
    for name, sheet in sheets.items():
        sheet.save(str(out / f"preview-{name}.png"))
    stacked(list(sheets.values())).save(str(out / "preview.png"))
    app.quit()


if __name__ == "__main__":
    main()
