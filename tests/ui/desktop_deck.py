"""A deck as a desktop brings it, made for a test: a description and one SVG with an element for each card."""

import gzip
from collections.abc import Iterable
from pathlib import Path

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.ui.art.desktop import element


def svg_deck(cards: Iterable[Card] = PACK, *, wide: int = 70, high: int = 100, more: str = "") -> str:
    """Return the SVG: each card is a rectangle of a shade of its own, the back is green."""
    drawn = [
        f'<rect id="{element(card)}" x="{card * 80}" y="0" width="{wide}" height="{high}" fill="#{card:02x}40f0"/>'
        for card in cards
    ]
    drawn.append(f'<rect id="back" x="0" y="200" width="{wide}" height="{high}" fill="#00a000"/>')
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="5000" height="400">'
    )
    return f"{head}{''.join(drawn)}{more}</svg>"


def lay_deck(folder: Path, svg: str | bytes, name: str = "Plain", file: str = "plain.svgz") -> Path:
    """Lay a deck into a folder of its own; return its picture's file."""
    folder.mkdir(parents=True, exist_ok=True)
    description = f"[KDE Backdeck]\nName={name}\nName[de]={name} auf Deutsch\nSVG={file}\n"
    (folder / "index.desktop").write_text(description, encoding="utf-8")
    content = svg.encode() if isinstance(svg, str) else svg
    (folder / file).write_bytes(gzip.compress(content) if file.endswith("z") and isinstance(svg, str) else content)
    return folder / file
