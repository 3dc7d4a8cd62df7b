"""Which colours, lengths and cloths does the table use? One table of tokens, three palettes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QColor, QPalette

from dummywhist.engine.values import dataclass


def colour(value: str, alpha: float = 1.0) -> QColor:
    """A token as a colour, optionally let through."""
    made = QColor(value)
    made.setAlphaF(alpha)
    return made


def luminance(value: str) -> float:
    """Relative luminance of an opaque colour (WCAG 2)."""
    red, green, blue = (int(value[i : i + 2], 16) / 255 for i in (1, 3, 5))

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two opaque colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def over(top: str, alpha: float, ground: str) -> str:
    """The opaque colour that a let-through colour makes on a ground."""
    mixed = (round(int(top[i : i + 2], 16) * alpha + int(ground[i : i + 2], 16) * (1 - alpha)) for i in (1, 3, 5))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of paper, text and controls; what lies on the cloth is the same in all palettes but high contrast."""

    id: str
    # paper and text
    ink: str = "#1F2A30"
    mute: str = "#5C6663"  # second text
    faint: str = "#8A8F88"  # words of what is switched off
    paper: str = "#FBF7EC"
    paper2: str = "#F1EADA"  # bars, wells
    field: str = "#FFFDF6"  # inputs, tiles
    rule: str = "#D8CDB4"  # dividers
    hairline: str = "#E9E2D0"  # quiet dividers inside a panel
    border: str = "#8B8672"  # inputs
    tile_edge: str = "#CFC3A8"
    band: str = "#E9E0CB"  # ledger bands, source tags, counts
    chosen: str = "#E3D7BA"  # a switched-on tool, a chosen page
    tint: str = "#EEF4EC"  # a chosen tile
    tint2: str = "#DDEBDF"  # a chosen row, a rule in words
    note: str = "#FBEAD9"  # amber note
    note_ink: str = "#6E3D0B"
    # the four accents
    brass: str = "#E7B551"
    on_brass: str = "#1F2A30"
    brass_text: str = "#8A5A0B"
    action: str = "#1C6B4A"
    on_action: str = "#FFFFFF"
    loss: str = "#B3152A"
    focus: str = "#FFD75E"
    focus_inside: str = "#10241C"
    # on the cloth
    ivory: str = "#F8F2E2"
    shade: str = "#07160F"
    shade_alpha: float = 0.42
    dim: str = "#0E2A20"  # over a card that may not be played
    dim_alpha: float = 0.34
    dim_lines: bool = False  # slanting lines in place of the shade, where nothing may lose contrast
    tile: str = "#FBF7EC"  # ground of the trump tile, always like a card
    # behind a sheet
    veil: str = "#07160F"
    veil_alpha: float = 0.58
    shadow: str = "#04100A"
    avatars: tuple[str, ...] = ("#DCCFAE", "#B9C6BE", "#C9B9AE", "#BFC3CE")
    on_avatar: str = "#1F2A30"
    # suits on paper; suits on a card belong to the deck
    spades: str = "#1B2430"
    hearts: str = "#C4162A"
    diamonds: str = "#C4162A"
    clubs: str = "#1B2430"
    diamonds4: str = "#1560B3"
    clubs4: str = "#12783C"
    outline: float = 1.0  # width of control outlines

    @property
    def off(self) -> str:
        """Lines and signs of what is switched off."""
        return self.faint if self.outline > 1 else self.rule

    @property
    def dark(self) -> bool:
        """Whether the paper is darker than the text on it."""
        return luminance(self.paper) < luminance(self.ink)


LIGHT: Final = Palette("light")

DARK: Final = Palette(
    "dark",
    ink="#F2ECDD",
    mute="#AEB6AE",
    faint="#7F8884",
    paper="#20282B",
    paper2="#192023",
    field="#293236",
    rule="#465055",
    hairline="#364044",
    border="#8C9690",
    tile_edge="#535E60",
    band="#323C3E",
    chosen="#3C4645",
    tint="#24382F",
    tint2="#26402F",
    note="#43331F",
    note_ink="#F6D9A8",
    brass_text="#E7B551",
    action="#6CC79B",
    on_action="#10241C",
    loss="#FF9A9F",
    veil="#050A08",
    veil_alpha=0.62,
    shadow="#000000",
    spades="#F2ECDD",
    hearts="#FF8A8F",
    diamonds="#FF8A8F",
    clubs="#F2ECDD",
    diamonds4="#86B9F2",
    clubs4="#74CC94",
)

HIGH_CONTRAST: Final = Palette(
    "high contrast",
    ink="#000000",
    mute="#1E1E1E",
    faint="#555555",
    paper="#FFFFFF",
    paper2="#FFFFFF",
    field="#FFFFFF",
    rule="#000000",
    hairline="#555555",
    border="#000000",
    tile_edge="#000000",
    band="#EDEDED",
    chosen="#DADADA",
    tint="#E4F2EA",
    tint2="#E4F2EA",
    note="#FFF3D6",
    note_ink="#000000",
    brass="#FFD75E",
    on_brass="#000000",
    brass_text="#5A3A00",
    action="#00492C",
    on_action="#FFFFFF",
    loss="#8E0014",
    focus_inside="#000000",
    ivory="#FFFFFF",
    shade="#000000",
    shade_alpha=0.85,
    dim_alpha=0.0,
    dim_lines=True,
    tile="#FFFFFF",
    veil="#000000",
    veil_alpha=0.75,
    shadow="#000000",
    avatars=("#FFFFFF",),
    on_avatar="#000000",
    spades="#000000",
    hearts="#A8001A",
    diamonds="#A8001A",
    clubs="#000000",
    diamonds4="#003E91",
    clubs4="#00521F",
    outline=3.0,
)


def high_contrast(system: QPalette) -> Palette:
    """High contrast in the colours of the system; its own black and white where those are too close (under 7:1)."""

    def of(role: QPalette.ColorRole) -> str:
        return system.color(QPalette.ColorGroup.Active, role).name()

    paper, ink = of(QPalette.ColorRole.Window), of(QPalette.ColorRole.WindowText)
    field, text = of(QPalette.ColorRole.Base), of(QPalette.ColorRole.Text)
    if contrast(paper, ink) < 7 or contrast(field, ink) < 7 or contrast(paper, text) < 7:
        return HIGH_CONTRAST
    night = luminance(paper) < luminance(ink)
    accent, on_accent = of(QPalette.ColorRole.Highlight), of(QPalette.ColorRole.HighlightedText)
    if contrast(accent, on_accent) < 4.5 or contrast(accent, paper) < 4.5:
        accent, on_accent = ("#9BE8C0", "#000000") if night else (HIGH_CONTRAST.action, HIGH_CONTRAST.on_action)
    warm, alarm = ("#FFD75E", "#FFB3B8") if night else (HIGH_CONTRAST.brass_text, HIGH_CONTRAST.loss)
    red, blue, green = ("#FFB3B8", "#B5D6FF", "#A6E8BC") if night else ("#A8001A", "#003E91", "#00521F")
    return Palette(
        "high contrast",
        ink=ink, mute=ink, faint=over(ink, 0.66, paper), paper=paper, paper2=paper, field=field, rule=ink,
        hairline=over(ink, 0.66, paper), border=ink, tile_edge=ink, band=over(ink, 0.1, paper),
        chosen=over(ink, 0.18, paper), tint=over(accent, 0.12, paper), tint2=over(accent, 0.12, paper),
        note=over(warm, 0.14, paper), note_ink=ink, brass="#FFD75E", on_brass="#000000", brass_text=warm,
        action=accent, on_action=on_accent, loss=alarm, focus_inside="#000000", ivory="#FFFFFF", shade="#000000",
        shade_alpha=0.85, dim_alpha=0.0, dim_lines=True, tile="#FFFFFF", veil="#000000", veil_alpha=0.75,
        shadow="#000000",
        avatars=(paper,), on_avatar=ink, spades=ink, hearts=red, diamonds=red, clubs=ink, diamonds4=blue, clubs4=green,
        outline=3.0,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cloth:
    """One cloth: the light in the middle and the dark at the edge."""

    id: str
    centre: str
    edge: str

    @property
    def mid(self) -> str:
        """The stop between the two."""
        return over(self.centre, 0.72, self.edge)


CLOTHS: Final[Mapping[str, Cloth]] = MappingProxyType(
    {
        "green": Cloth("green", "#276B4B", "#10382A"),
        "blue": Cloth("blue", "#2C5F8C", "#122F4A"),
        "burgundy": Cloth("burgundy", "#7A3042", "#3A141F"),
        "slate": Cloth("slate", "#4B5863", "#20282F"),
    }
)

# What a suit looks like on a card or on the trump tile, spades first: (two colours, four colours).
CARD_SUITS: Final = (("#1B2430", "#C4162A", "#C4162A", "#1B2430"), ("#1B2430", "#C4162A", "#1560B3", "#12783C"))


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths of window, panels and controls at text scale 1, in device-independent pixels."""

    menu_bar: int = 26
    tool_bar: int = 40
    status_bar: int = 26
    dock_rules: int = 348
    dock_study: int = 300
    dock_narrow: int = 252
    card_radius: float = 0.054  # of the card's width
    plate_radius: int = 20
    panel_radius: int = 12
    sheet_radius: int = 14
    button_radius: int = 8
    tag_radius: int = 5
    ring: int = 3  # room for the focus ring around every control
    button: int = 38
    field: int = 30
    target: int = 24
    card_shadow: int = 4
    panel_shadow: int = 14
    sheet_shadow: int = 22
    smallest_text: int = 12


SIZES: Final = Sizes()
