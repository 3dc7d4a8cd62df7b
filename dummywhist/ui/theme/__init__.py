"""What does everything on the screen look like? Tokens, fonts and the style made from them."""

from dummywhist.ui.theme.fonts import Fonts, add_fonts, system_scale
from dummywhist.ui.theme.style import FUSION, IN_FUSION, Theme, apply, current, qpalette, qss
from dummywhist.ui.theme.tokens import (
    CARD_SUITS,
    CLOTHS,
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    SIZES,
    Cloth,
    Palette,
    Sizes,
    colour,
    contrast,
    high_contrast,
    over,
)

__all__ = [
    "CARD_SUITS",
    "CLOTHS",
    "DARK",
    "FUSION",
    "HIGH_CONTRAST",
    "IN_FUSION",
    "LIGHT",
    "SIZES",
    "Cloth",
    "Fonts",
    "Palette",
    "Sizes",
    "Theme",
    "add_fonts",
    "apply",
    "colour",
    "contrast",
    "current",
    "high_contrast",
    "over",
    "qpalette",
    "qss",
    "system_scale",
]
