"""Rank characters, capitals and the corner index, drawn with strokes instead of fonts."""

from __future__ import annotations

from dataclasses import dataclass

from dummywhist.ui.tongues.languages import LANGUAGES
from tools.deck.deckart.drawing import num, pip

# ---- lettering -----------------------------------------------------------------------------

GLYPHS: dict[str, tuple[float, str]] = {  # width and stroke skeleton, cap height 0..100
    "A": (62, "M5,100L31,3L57,100M15,68L47,68"),
    "2": (60, "M6,32C6,13 16,4 30,4C45,4 54,14 54,28C54,39 48,47 38,57L9,95L57,95"),
    "3": (58, "M7,5L52,5L28,41C44,40 53,52 53,67C53,85 43,96 28,96C15,96 7,89 4,77"),
    "4": (62, "M46,100L46,6L6,72L62,72"),
    "5": (60, "M52,5L15,5L11,46C17,40 24,38 31,38C46,38 55,49 55,66C55,84 45,96 29,96C16,96 8,90 4,79"),
    "6": (60, "M47,6C24,14 5,34 5,65C5,84 14,96 30,96C45,96 55,85 55,68C55,51 45,41 31,41C18,41 8,50 5,64"),
    "7": (58, "M3,5L54,5C39,30 27,62 24,100"),
    "8": (
        60,
        "M30,46C17,46 9,37 9,25C9,12 18,4 30,4C42,4 51,12 51,25C51,37 43,46 30,46"
        "C15,46 5,56 5,71C5,86 15,96 30,96C45,96 55,86 55,71C55,56 45,46 30,46Z",
    ),
    "9": (60, "M13,94C36,86 55,66 55,35C55,16 46,4 30,4C15,4 5,15 5,32C5,49 15,59 29,59C42,59 52,50 55,36"),
    "10": (82, "M0,27L15,7L15,100M60,4C45,4 39,18 39,50C39,82 45,96 60,96C75,96 81,82 81,50C81,18 75,4 60,4Z"),
    "J": (54, "M18,6L54,6M45,6L45,67C45,86 37,96 24,96C11,96 4,87 4,71"),
    "Q": (62, "M30,4C14,4 5,20 5,50C5,80 14,96 30,96C46,96 55,80 55,50C55,20 46,4 30,4ZM30,68L60,104"),
    "K": (60, "M9,0L9,100M56,1L12,58M26,42L58,100"),
    "B": (58, "M9,50L32,50C58,50 58,95 32,95L9,95L9,5L30,5C53,5 53,50 30,50"),
    "D": (60, "M9,5L26,5C66,5 66,95 26,95L9,95Z"),
    "E": (54, "M52,5L9,5L9,95L52,95M9,49L44,49"),
    "G": (60, "M52,20C46,8 39,4 31,4C14,4 5,20 5,50C5,80 14,96 31,96C44,96 54,86 54,66L54,56L34,56"),
    "H": (62, "M9,0L9,100M53,0L53,100M9,49L53,49"),
    "I": (18, "M9,0L9,100"),
    "L": (52, "M9,0L9,95L50,95"),
    "M": (74, "M9,100L9,3L37,64L65,3L65,100"),
    "O": (60, "M30,4C14,4 5,20 5,50C5,80 14,96 30,96C46,96 55,80 55,50C55,20 46,4 30,4Z"),
    "R": (60, "M9,100L9,5L32,5C60,5 60,53 32,53L9,53M32,53L56,100"),
    "S": (58, "M52,20C48,9 40,4 29,4C15,4 7,12 7,25C7,54 54,43 54,73C54,88 44,96 29,96C16,96 7,90 4,78"),
    "T": (58, "M1,5L57,5M29,5L29,100"),
    "U": (62, "M9,0L9,66C9,86 17,96 31,96C45,96 53,86 53,66L53,0"),
    "V": (62, "M4,0L31,97L58,0"),
    "W": (84, "M3,0L22,97L42,20L62,97L81,0"),
    "Y": (60, "M2,0L30,52L58,0M30,52L30,100"),
}


def glyph(name: str, cx: float, top: float, height: float, colour: str, weight: float, squeeze: float = 1) -> str:
    """One character centred on cx; weight is the pen in units of the 100-high glyph box."""
    width, skeleton = GLYPHS[name]
    scale, wide = height / 100, height / 100 * squeeze
    pen = f'fill="none" stroke="{colour}" stroke-width="{num(weight)}" stroke-linejoin="round"'
    place = f"translate({num(cx - width * wide / 2)},{num(top)}) scale({wide:.3f},{scale:.3f})"
    return f'<g transform="{place}"><path d="{skeleton}" {pen}/></g>'


def line_of_text(
    text: str, cx: float, top: float, height: float, colour: str, weight: float = 15, gap: float = 30
) -> str:
    """A centred line of capitals; a blank is a word space."""
    scale = height / 100
    widths = [GLYPHS[c][0] if c != " " else 24 for c in text]
    x = cx - (sum(widths) + gap * (len(text) - 1)) * scale / 2
    body = ""
    for character, width in zip(text, widths, strict=True):
        if character != " ":
            body += glyph(character, x + width * scale / 2, top, height, colour, weight)
        x += (width + gap) * scale
    return body


def column_of_text(text: str, cx: float, top: float, height: float, pitch: float, colour: str) -> str:
    """Capitals one below the other."""
    return "".join(glyph(c, cx, top + i * pitch, height, colour, 18) for i, c in enumerate(text))


# ---- indices -------------------------------------------------------------------------------


@dataclass(frozen=True)
class IndexStyle:
    """Where the corner index stands and how big it is."""

    centre: float
    top: float
    height: float
    weight: float
    pip_size: float
    pip_gap: float
    squeeze_ten: float


INDEX_STYLES = {
    "standard": IndexStyle(60, 34, 104, 17, 68, 52, 0.9),
    "jumbo": IndexStyle(84, 40, 176, 19, 116, 84, 0.78),
}


LETTERS = {language.code: language.redrawn for language in LANGUAGES.values() if language.redrawn}
"""The letters of other languages in the corners, by those of the pictures: valet, dame, roi; Bube, Dame."""


def corner_letter(rank: str, style: IndexStyle) -> str:
    """Return how a rank in the corner begins, as far as its colour: what another letter takes the place of."""
    return glyph(rank, style.centre, style.top, style.height, "|", style.weight).partition(' fill="none"')[0]


def corner_index(rank: str, suit: str, colour: str, style: IndexStyle) -> str:
    """Rank above suit in the top left corner."""
    below = style.top + style.height + style.pip_gap
    squeeze = style.squeeze_ten if rank == "10" else 1
    return glyph(rank, style.centre, style.top, style.height, colour, style.weight, squeeze) + pip(
        suit, style.centre, below, style.pip_size, colour
    )
