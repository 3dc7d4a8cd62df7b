"""Number cards and the four aces."""

from __future__ import annotations

from collections.abc import Callable

from tools.deck.deckart.drawing import (
    BRASS,
    CREAM,
    CX,
    CY,
    GOLD,
    INK,
    LEAF,
    SUIT_SHAPES,
    WIDTH,
    WOOD,
    Point,
    circle,
    group,
    inked,
    knobs,
    lens,
    mirrored,
    num,
    path,
    pip,
    polar,
    polyline,
    rect,
    star,
)
from tools.deck.deckart.lettering import line_of_text

# ---- number cards --------------------------------------------------------------------------

LEFT, RIGHT = 203, WIDTH - 203
TOP, HIGH, LOW, BOTTOM = 150, 150 + 580 / 3, 730 - 580 / 3, 730
COLUMN = {2: (TOP, BOTTOM), 3: (TOP, CY, BOTTOM), 4: (TOP, HIGH, LOW, BOTTOM)}
LAYOUTS: dict[int, tuple[int, tuple[float, ...]]] = {  # rows in the side columns, middle column
    2: (0, COLUMN[2]),
    3: (0, COLUMN[3]),
    4: (2, ()),
    5: (2, (CY,)),
    6: (3, ()),
    7: (3, ((TOP + CY) / 2,)),
    8: (3, ((TOP + CY) / 2, (CY + BOTTOM) / 2)),
    9: (4, (CY,)),
    10: (4, ((TOP + HIGH) / 2, (LOW + BOTTOM) / 2)),
}


def number_face(rank: str, suit: str, colour: str) -> str:
    """The pips of a two to ten."""
    rows, middle = LAYOUTS[int(rank)]
    places: list[Point] = [(x, y) for x in (LEFT, RIGHT) for y in COLUMN.get(rows, ())]
    places += [(CX, y) for y in middle]
    size = 114 if int(rank) > 8 else 126
    return "".join(pip(suit, x, y, size, colour, turned=y > CY) for x, y in places)


def jumbo_face(suit: str, colour: str) -> str:
    """One great mark instead of rows of pips."""
    return pip(suit, CX, CY, 300, colour)


# ---- aces ----------------------------------------------------------------------------------


def ring(radius: float, colour: str, width: float) -> str:
    """A plain ring round the middle of the card."""
    return circle(CX, CY, radius, "none", colour, width)


def ray_ring(count: int, inner: float, outer: float, half_angle: float, colour: str) -> str:
    """Tapering rays round the middle of the card."""
    data = "".join(
        polyline([polar(outer, a, CX, CY), polar(inner, a + half_angle, CX, CY), polar(inner, a - half_angle, CX, CY)])
        for a in (i * 360 / count for i in range(count))
    )
    return path(data, colour)


def wreath(radius: float, count: int, size: float = 44) -> str:
    """Leaves on both sides of a ring-shaped stem, growing upwards from the foot."""
    leaves_ = ""
    for i in range(1, count + 1):
        for side in (-1, 1):
            angle = 180 - side * (i - 0.3) * 170 / count
            x, y = polar(radius, angle, CX, CY)
            leaves_ += "".join(lens(x, y, size, size * 0.36, angle - side * 90 + tilt) for tilt in (-36, 36))
    return ring(radius, BRASS, 4) + path(leaves_, LEAF)


def ribbon(cx: float, cy: float, half: float, fill: str, fold: str) -> str:
    """A name ribbon with folded, swallow-tailed ends."""

    def tail(s: int) -> str:
        x0, x1 = cx + s * (half - 18), cx + s * (half + 34)
        return polyline([(x0, cy - 8), (x1, cy - 8), (x1 - s * 18, cy + 16), (x1, cy + 40), (x0, cy + 40)])

    def crease(s: int) -> str:
        x = cx + s * half
        return polyline([(x, cy + 24), (x - s * 18, cy + 24), (x - s * 18, cy + 40)])

    return inked(
        path(mirrored(tail), fill), path(mirrored(crease), fold), rect(cx - half, cy - 24, 2 * half, 48, 4, fill)
    )


def ace_of_spades(colour: str) -> str:
    """The ornate ace: laurel, crown and name ribbon."""
    scroll = "M0,-34C6,-20 30,-5 30,14C30,27 14,30 7,20C2,12 8,4 14,9"
    lozenge = "M0,-16C5,-8 10,-3 15,0C10,3 5,8 0,16C-5,8 -10,3 -15,0C-10,-3 -5,-8 0,-16Z"
    engraving = group(
        f"translate({num(CX)},{num(CY - 4)}) scale(2.3)",
        path(SUIT_SHAPES["spades"], "none", GOLD, 2.2),
        path(scroll, "none", CREAM, 2),
        group("scale(-1,1)", path(scroll, "none", CREAM, 2)),
        path("M0,-34L0,46", "none", CREAM, 2),
        path(lozenge, GOLD),
    )
    crown = group(
        f"translate({num(CX)},224)",
        inked(
            path("M-46,0L-58,-44L-26,-22L0,-56L26,-22L58,-44L46,0Z", GOLD),
            rect(-48, -6, 96, 16, 5, colour),
            knobs([(-58, -48), (0, -60), (58, -48)], 7),
        ),
    )
    name = ribbon(CX, 662, 148, CREAM, GOLD) + line_of_text("DUMMY WHIST", CX, 649, 26, INK)
    return (
        ray_ring(60, 190, 216, 1.4, GOLD)
        + wreath(174, 10)
        + pip("spades", CX, CY - 6, 290, colour)
        + engraving
        + crown
        + name
    )


def ace_of_hearts(colour: str) -> str:
    """A heart within a heart in a garland of blossoms."""
    inline = group(
        f"translate({num(CX)},{num(CY)}) scale(1.8)",
        path(SUIT_SHAPES["hearts"], "none", CREAM, 1.8),
        path("M0,22C-6,8 -24,-2 -24,-14C-24,-24 -10,-28 0,-14C10,-28 24,-24 24,-14C24,-2 6,8 0,22Z", "none", GOLD, 1.8),
    )
    blossom = "".join(
        group(f"translate({num(x)},{num(y)}) rotate({a})", path(star(6, 24, 13), colour), circle(0, 0, 7, GOLD))
        for a in range(0, 360, 60)
        for x, y in (polar(186, a, CX, CY),)
    )
    return (
        ray_ring(48, 142, 158, 1.7, GOLD) + wreath(186, 9, 42) + blossom + pip("hearts", CX, CY, 240, colour) + inline
    )


def ace_of_diamonds(colour: str) -> str:
    """A cut stone in a sun."""
    facets = group(
        f"translate({num(CX)},{num(CY)}) scale(1.5)",
        path("M0,-54L14,0L0,54L-14,0ZM-42,0L42,0", "none", GOLD, 1.8),
        path(SUIT_SHAPES["diamonds"], "none", CREAM, 1.6),
    )
    return (
        ray_ring(16, 150, 222, 4.2, GOLD)
        + ray_ring(32, 150, 186, 2, BRASS)
        + ring(142, colour, 4)
        + ring(150, GOLD, 5)
        + pip("diamonds", CX, CY, 228, colour)
        + facets
    )


def ace_of_clubs(colour: str) -> str:
    """A trefoil in an oak garland with acorns."""
    lobes = (
        "M-4,23A23.5,23.5 0 1 1 -12.5,-5.5C-13.5,-7 -15,-9 -17,-12.5A23,23 0 1 1 17,-12.5"
        "C15,-9 13.5,-7 12.5,-5.5A23.5,23.5 0 1 1 4,23"
    )
    inline = group(f"translate({num(CX)},{num(CY - 1)}) scale(1.84)", path(lobes, "none", CREAM, 1.8))
    trefoil_ = path("".join(lens(CX, CY + 2, 74, 30, a) for a in (0, 120, 240)), GOLD)
    acorns = "".join(
        group(
            f"translate({num(x)},{num(y)}) rotate({a + 180}) scale(1.3)",
            path("M-12,0C-14,18 -7,25 0,34C7,25 14,18 12,0Z", GOLD),
            path("M-17,5C-18,-20 18,-20 17,5Z", WOOD),
        )
        for a in range(0, 360, 60)
        for x, y in (polar(186, a, CX, CY),)
    )
    return wreath(186, 12, 36) + ring(150, GOLD, 5) + acorns + pip("clubs", CX, CY, 236, colour) + inline + trefoil_


ACES: dict[str, Callable[[str], str]] = {
    "spades": ace_of_spades,
    "hearts": ace_of_hearts,
    "diamonds": ace_of_diamonds,
    "clubs": ace_of_clubs,
}
