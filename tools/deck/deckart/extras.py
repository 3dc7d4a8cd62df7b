"""Jokers and card backs."""

from __future__ import annotations

from tools.deck.deckart.cards import ribbon
from tools.deck.deckart.drawing import (
    BLUSH,
    CREAM,
    CX,
    CY,
    DETAIL,
    GOLD,
    HEIGHT,
    INK,
    JADE,
    OUTLINE,
    PAPER,
    RED,
    WIDTH,
    WOOD,
    card,
    circle,
    double_ended,
    group,
    inked,
    lens,
    lozenges,
    num,
    path,
    pip,
    polar,
    polyline,
    rect,
    star,
)
from tools.deck.deckart.lettering import INDEX_STYLES, column_of_text, line_of_text

# ---- jokers --------------------------------------------------------------------------------


def joker_big(colour: str) -> str:
    """Full face, three-horned cap, dark medallion."""
    horns = (
        ("M-50,-30C-70,-130 -150,-150 -168,-60C-140,-96 -110,-66 -84,10Z", RED, (-168, -52)),
        ("M50,-30C70,-130 150,-150 168,-60C140,-96 110,-66 84,10Z", JADE, (168, -52)),
        ("M-66,-10C-60,-110 -30,-140 0,-176C30,-140 60,-110 66,-10Z", GOLD, (0, -180)),
    )
    cap = "".join(
        path(d, f) + circle(x, y, 15, CREAM) + path(f"M{x - 8},{y + 3}L{x + 8},{y + 3}", width=DETAIL)
        for d, f, (x, y) in horns
    )
    ruff = "".join(
        path(polyline([(x - 22, 112), (x + 22, 112), (x, 168 - abs(x) / 4)]), f)
        for x, f in ((-88, RED), (88, JADE), (-46, GOLD), (46, GOLD), (0, CREAM))
    )
    face = (
        path("M-62,-10L-62,40C-62,90 -30,118 0,118C30,118 62,90 62,40L62,-10Z", "#fbe3cf")
        + path("M-70,-20C-40,-4 40,-4 70,-20L70,12C40,26 -40,26 -70,12Z", CREAM)
        + path("M-44,44Q-28,26 -12,44M44,44Q28,26 12,44", width=6)
        + path("M-40,72Q0,96 40,72Q26,112 0,112Q-26,112 -40,72Z", "#fff")
        + path("M-40,72Q0,96 40,72", width=5)
        + circle(0, 60, 10, BLUSH)
        + circle(-46, 64, 9, BLUSH, "none")
        + circle(46, 64, 9, BLUSH, "none")
    )
    sparkle = path("".join(star(4, 15, 5, *polar(184, a)) for a in range(15, 360, 30)), GOLD)
    return circle(0, 0, 206, colour, GOLD, 8) + sparkle + group("translate(0,22) scale(.98)", inked(ruff, cap, face))


def joker_little(colour: str) -> str:
    """A jester's stick alone, on an open ring."""
    head_ = inked(
        path("M-30,-22C-60,-60 -40,-116 40,-112C80,-108 92,-80 84,-52C70,-78 50,-70 40,-20Z", CREAM),
        path("M4,-112C30,-90 26,-50 16,-20L40,-20C50,-70 70,-78 84,-52C92,-80 80,-108 40,-112Z", GOLD),
        circle(82, -44, 12, CREAM),
        path("M-30,-22L34,-22C38,10 22,40 -4,40C-14,40 -20,36 -22,30L-28,26L-24,20L-42,8L-30,-8Z", "#fbe3cf"),
        path("M-22,-4Q-14,-12 -6,-4M-24,24Q-12,26 -6,16", width=OUTLINE),
        circle(8, 10, 8, BLUSH, "none"),
        path("M-34,-30L42,-30L42,-14L-34,-14Z", colour),
        path("M-36,38L36,38L48,62L24,56L0,74L-22,56L-44,62Z", CREAM),
        rect(-6, 70, 14, 120, 5, WOOD),
        circle(1, 194, 11, GOLD),
        path("M8,96C60,90 50,130 84,120C66,150 40,130 8,112Z", GOLD),
        path("M-6,96C-58,90 -48,130 -82,120C-64,150 -38,130 -6,112Z", CREAM),
    )
    return (
        circle(0, 0, 196, "none", colour, 4)
        + circle(0, 0, 206, "none", GOLD, 3)
        + group("translate(-18,-42) rotate(14) scale(1.22)", head_)
    )


def joker(kind: str, index: str) -> str:
    """Index, picture and name of a joker."""
    big = kind == "big"
    colour, word = (RED, "BIG") if big else (INK, "LITTLE")
    style, large = INDEX_STYLES[index], index == "jumbo"
    s = style.height / 104
    mark = path(star(5, 42 * s, 17 * s, style.centre, 78 * s), colour if big else PAPER, colour, 6)
    letter_height, pitch = (62, 78) if big else (42, 52)
    stretch = 1.3 if large else 1
    mark += column_of_text(word, style.centre, 128 * s + 6, letter_height * stretch, pitch * stretch, colour)
    art = joker_big("#24406e") if big else joker_little(INK)
    scale = 0.8 if large else 1
    name = ribbon(CX, CY + 236 * scale, 110, CREAM, GOLD)
    name += line_of_text("JOKER", CX, CY + 236 * scale - 14, 28, INK)
    return double_ended(mark) + group(f"translate({num(CX)},{num(CY - 34)}) scale({scale})", art) + name


# ---- backs ---------------------------------------------------------------------------------


def trellis(line: str, dot: str) -> str:
    """Lozenge lattice of the blue back."""
    x0, y0, x1, y1 = 64, 64, WIDTH - 64, HEIGHT - 64
    columns, rows = 8, 12
    dx, dy = (x1 - x0) / columns, (y1 - y0) / rows
    centres = [(x0 + (c + 0.5) * dx, y0 + (r + 0.5) * dy) for r in range(rows) for c in range(columns)]
    corners = [(x0 + c * dx, y0 + r * dy) for r in range(1, rows) for c in range(1, columns)]
    return path(lozenges(centres, dx * 0.37, dy * 0.37), line) + path(lozenges(corners, 9, 10), dot)


def petals(line: str, dot: str) -> str:
    """Grid of touching petals, as rings interlaced, for the red back."""
    x0, y0, columns, rows = 67, 68, 8, 12
    dx, dy = (WIDTH - 2 * x0) / columns, (HEIGHT - 2 * y0) / rows  # both whole: exact symmetry
    nodes = [(x0 + c * dx, y0 + r * dy, c, r) for r in range(rows + 1) for c in range(columns + 1)]
    shapes = "".join(
        (lens(x, y, dx, 20, 90) if c < columns else "") + (lens(x, y, dy, 20, 180) if r < rows else "")
        for x, y, c, r in nodes
    )
    middles = ((x + dx / 2, y + dy / 2) for x, y, c, r in nodes if c < columns and r < rows)
    return path(shapes, line) + path(lozenges(middles, 9, 10), dot)


def medallion(deep: str, line: str, pale: str, count: int, suits: tuple[str, str]) -> str:
    """Petal rosette round two suits, each shown twice so that the back has no top or bottom."""
    leaf = "M0,-52C-20,-82 -18,-112 0,-138C18,-112 20,-82 0,-52Z"
    body = circle(CX, CY, 200, deep) + circle(CX, CY, 184, deep, pale, 7)
    body += path(star(count * 2, 171, 155, CX, CY), line) + circle(CX, CY, 147, deep)
    for i in range(count):
        body += group(
            f"translate({num(CX)},{num(CY)}) rotate({num(i * 360 / count)})", path(leaf, pale if i % 2 else line)
        )
    body += circle(CX, CY, 60, deep, pale, 5)
    for suit, turn in zip(suits * 2, (0, 90, 180, 270), strict=True):
        body += group(f"translate({num(CX)},{num(CY)}) rotate({turn})", pip(suit, 0, -30, 34, pale))
    return body


def corner_fans(deep: str, line: str, pale: str) -> str:
    """Quarter shells in the four corners."""
    half = ""
    for x, turn in ((44, 90), (WIDTH - 44, 180)):
        blades = "".join(
            polyline([(0, 0), polar(96, a + 2), polar(108, a + 9), polar(96, a + 16)]) for a in range(0, 90, 18)
        )
        half += group(
            f"translate({num(x)},44) rotate({turn})",
            path("M0,-118A118,118 0 0 1 118,0L0,0Z", deep, pale, 6),
            path(blades, line),
            path("M0,-40A40,40 0 0 1 40,0L0,0Z", pale),
        )
    return double_ended(half)


def back(name: str) -> str:
    """A whole back as an SVG document."""
    deep, line, pale = {"blue": ("#1c3f77", "#8fb2e3", "#fff6e2"), "red": ("#96182a", "#f0a394", "#fff6e2")}[name]
    blue = name == "blue"
    field = trellis(line, pale) if blue else petals(line, pale)
    rosette = (16, ("spades", "hearts")) if blue else (12, ("diamonds", "clubs"))
    return card(
        rect(24, 24, WIDTH - 48, HEIGHT - 48, 20, deep),
        rect(41, 41, WIDTH - 82, HEIGHT - 82, 10, "none", pale, 10),
        field,
        corner_fans(deep, line, pale),
        medallion(deep, line, pale, *rosette),
    )
