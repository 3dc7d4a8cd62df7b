"""Measures, colours, SVG building blocks, cloth and suit shapes."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]  # one cubic Bezier: start, two handles, end

# ---- measures and colours ------------------------------------------------------------------

WIDTH, HEIGHT = 630, 880
CX, CY = WIDTH / 2, HEIGHT / 2
OUTLINE, DETAIL = 4.2, 3.0  # the two pens of the figures

PAPER, EDGE, INK = "#fffdf8", "#8d8778", "#1b2430"
CREAM, GOLD, BRASS = "#fff3d6", "#dfa93c", "#a8741a"
STEEL, STEEL_DARK, WOOD, LEAF = "#dfe6ee", "#8b9bb0", "#8a5a2b", "#3d7d4f"
LIPS, BLUSH, JADE = "#b23a3c", "#eda58d", "#4fa073"

SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
BLACK, RED = INK, "#c4162a"
SCHEMES: dict[str, dict[str, str]] = {
    "two-colour": {"spades": BLACK, "hearts": RED, "diamonds": RED, "clubs": BLACK},
    "four-colour": {"spades": BLACK, "hearts": RED, "diamonds": "#1560b3", "clubs": "#12783c"},
}


@dataclass(frozen=True)
class Wardrobe:
    """The cloth, skin and hair shared by the three courts of a suit."""

    main: str
    second: str
    light: str
    skin: str
    hair: str
    strand: str
    blush: str = "#eda58d"


WARDROBES: dict[str, dict[str, Wardrobe]] = {
    "two-colour": {
        "spades": Wardrobe("#24406e", "#8c2436", "#b4c8e6", "#f6d9bd", "#4a3226", "#8a6a52"),
        "hearts": Wardrobe("#b3152a", "#24406e", "#f5bdb0", "#fbe3cf", "#a8502a", "#6e2f14"),
        "diamonds": Wardrobe("#bf5b18", "#17505c", "#f8d59c", "#f3cda6", "#d8a23c", "#8f611a"),
        "clubs": Wardrobe("#1d5f46", "#6b2a4c", "#abd6ba", "#b97f56", "#2e211d", "#80604c", "#a4543f"),
    },
}
WARDROBES["four-colour"] = WARDROBES["two-colour"] | {
    "spades": Wardrobe("#2f3746", "#8c2436", "#c9d0dc", "#f6d9bd", "#4a3226", "#8a6a52"),
    "diamonds": Wardrobe("#1560b3", "#b3541a", "#b9d8f4", "#f3cda6", "#d8a23c", "#8f611a"),
}

# ---- SVG building blocks -------------------------------------------------------------------


def num(value: float) -> str:
    """Shortest text for a coordinate, to a tenth of a unit."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def paint(fill: str | None, stroke: str | None, width: float | None) -> str:
    """Presentation attributes; those that are None are inherited from the group."""
    named = (("fill", fill), ("stroke", stroke), ("stroke-width", width and num(width)))
    return "".join(f' {name}="{value}"' for name, value in named if value is not None)


def path(data: str, fill: str | None = None, stroke: str | None = None, width: float | None = None) -> str:
    """A path element; colours left out are inherited from the group."""
    compact = re.sub("[ ,]-", "-", data)  # a minus sign parts two numbers by itself
    return f'<path d="{compact}"{paint(fill, stroke, width)}/>'


def circle(
    x: float, y: float, r: float, fill: str | None = None, stroke: str | None = None, width: float | None = None
) -> str:
    """A circle element."""
    place = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    return f"<circle {place}{paint(fill, stroke, width)}/>"


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str | None = None,
    stroke: str | None = None,
    width: float | None = None,
) -> str:
    """A rectangle, with rounded corners if r is given."""
    corner = f' rx="{num(r)}" ry="{num(r)}"' if r else ""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f"<rect {place}{corner}{paint(fill, stroke, width)}/>"


def group(transform: str, *body: str) -> str:
    """Elements under a common transform."""
    return f'<g transform="{transform}">{"".join(body)}</g>'


def inked(*body: str) -> str:
    """A group whose shapes carry the standard ink outline unless they say otherwise."""
    pen = f'fill="none" stroke="{INK}" stroke-width="{OUTLINE}"'
    return f'<g {pen} stroke-linejoin="round" stroke-linecap="round">{"".join(body)}</g>'


def polyline(points: Iterable[Point], close: bool = True) -> str:
    """Straight path data through the points."""
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + ("Z" if close else "")


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at a clockwise angle from straight up."""
    turn = math.radians(degrees)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0) -> str:
    """Path data of a star with its first point upwards."""
    step = 180 / points
    return polyline(polar(inner if i % 2 else outer, i * step, x, y) for i in range(2 * points))


def lens(x: float, y: float, length: float, width: float, degrees: float) -> str:
    """A pointed leaf that starts at (x, y) and grows in the given direction, as path data."""
    tip, belly = polar(length, degrees), polar(length / 2, degrees)
    side = polar(width, degrees + 90)

    def rel(px: float, py: float) -> str:
        return f"{round(px)},{round(py)}"

    out = f"q{rel(belly[0] - side[0], belly[1] - side[1])} {rel(*tip)}"
    home = f"q{rel(side[0] - belly[0], side[1] - belly[1])} {rel(-tip[0], -tip[1])}"
    return f"M{round(x)},{round(y)}{out}{home}"


def lozenges(places: Iterable[Point], half_width: float, half_height: float) -> str:
    """Small upright rhombs as path data."""
    w, h = num(half_width), num(half_height)
    return "".join(f"M{num(x)},{num(y - half_height)}l{w},{h}l-{w},{h}l-{w},-{h}Z" for x, y in places)


def mirrored(data: Callable[[int], str]) -> str:
    """Path data for the left (-1) and the right (+1) side in one string."""
    return data(-1) + data(1)


def knobs(places: Iterable[Point], r: float = 8, fill: str = CREAM) -> str:
    """Equal round beads, buttons or pearls."""
    return "".join(circle(x, y, r, fill) for x, y in places)


def double_ended(half: str) -> str:
    """The half, and the half again turned about the middle of the card."""
    return half + group(f"rotate(180 {num(CX)} {num(CY)})", half)


def card(*body: str) -> str:
    """A complete SVG document with the card's paper under the body."""
    paper = rect(2, 2, WIDTH - 4, HEIGHT - 4, 34, PAPER, EDGE, 3)
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH / 10:g}mm" height="{HEIGHT / 10:g}mm"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{"".join(body)}</svg>\n'


# ---- cloth: patches between two curves -----------------------------------------------------


def between(a: Curve, b: Curve, t: float) -> Curve:
    """The curve a fraction of the way from one curve to another."""
    (a0, a1, a2, a3), (b0, b1, b2, b3) = a, b
    return lerp(a0, b0, t), lerp(a1, b1, t), lerp(a2, b2, t), lerp(a3, b3, t)


def lerp(p: Point, q: Point, t: float) -> Point:
    """The point a fraction of the way from p to q."""
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def piece(curve: Curve, start: float, stop: float) -> Curve:
    """The part of a curve between two parameters (de Casteljau, twice)."""

    def tail(c: Curve, t: float) -> Curve:
        ab, bc, cd = (lerp(c[i], c[i + 1], t) for i in range(3))
        abc, bcd = lerp(ab, bc, t), lerp(bc, cd, t)
        return lerp(abc, bcd, t), bcd, cd, c[3]

    later = tail(curve, start)
    return tail(later[::-1], 1 - (stop - start) / (1 - start))[::-1]


def trace(curve: Curve, reverse: bool = False) -> str:
    """Path data of a curve, to a whole unit; the move to its start is left to the caller."""
    points = curve[::-1] if reverse else curve
    return "C" + " ".join(f"{round(x)},{round(y)}" for x, y in points[1:])


def fold(curve: Curve) -> str:
    """Path data of a line drawn along a curve."""
    return f"M{round(curve[0][0])},{round(curve[0][1])}{trace(curve)}"


def patch(a: Curve, b: Curve) -> str:
    """Closed path data for the cloth between two curves."""
    return f"{fold(a)}L{round(b[3][0])},{round(b[3][1])}{trace(b, reverse=True)}Z"


def flip(curve: Curve) -> Curve:
    """The same curve on the other side of the figure."""
    return tuple((-x, y) for x, y in curve)  # type: ignore[return-value]


def across(a: Curve, b: Curve, spans: Iterable[tuple[float, float]]) -> str:
    """Stripes running across a patch, as rings run round a sleeve."""
    return "".join(patch(piece(a, s, t), piece(b, s, t)) for s, t in spans)


def along(a: Curve, b: Curve, spans: Iterable[tuple[float, float]]) -> str:
    """Stripes running along a patch, as pleats do."""
    return "".join(patch(between(a, b, s), between(a, b, t)) for s, t in spans)


# ---- suit shapes ---------------------------------------------------------------------------

SUIT_SHAPES: dict[str, str] = {  # about 100 units high, centred on the origin
    "spades": "M0,-52C8,-31 48,-11 48,16C48,30 38,39 26,39C16,39 8,34 4,26C5,37 10,45 20,51"
    "L-20,51C-10,45 -5,37 -4,26C-8,34 -16,39 -26,39C-38,39 -48,30 -48,16"
    "C-48,-11 -8,-31 0,-52Z",
    "hearts": "M0,49C-8,28 -50,9 -50,-19C-50,-37 -39,-48 -25,-48C-13,-48 -4,-41 0,-28"
    "C4,-41 13,-48 25,-48C39,-48 50,-37 50,-19C50,9 8,28 0,49Z",
    "diamonds": "M0,-54C9,-34 25,-15 42,0C25,15 9,34 0,54C-9,34 -25,15 -42,0C-25,-15 -9,-34 0,-54Z",
    "clubs": "M0,-51A23,23 0 0 1 17,-12.5C15,-9 13.5,-7 12.5,-5.5A23.5,23.5 0 1 1 4,23"
    "C5,36 10,45 20,51L-20,51C-10,45 -5,36 -4,23A23.5,23.5 0 1 1 -12.5,-5.5"
    "C-13.5,-7 -15,-9 -17,-12.5A23,23 0 0 1 0,-51Z",
}
OPTICAL_SIZE = {"spades": 1.0, "hearts": 0.96, "diamonds": 1.06, "clubs": 1.0}


def pip(suit: str, x: float, y: float, size: float, fill: str | None, turned: bool = False) -> str:
    """A suit mark, enlarged or reduced so that the four look equally big."""
    scale = f"{size * OPTICAL_SIZE[suit] / 100:.3f}".rstrip("0")
    flip_y = f"{scale},-{scale}" if turned else scale
    return group(f"translate({num(x)},{num(y)}) scale({flip_y})", path(SUIT_SHAPES[suit], fill))
