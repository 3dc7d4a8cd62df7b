"""What the court figures hold: each picture has the holding hand at its origin."""

from __future__ import annotations

from collections.abc import Callable

from tools.deck.deckart.drawing import (
    BRASS,
    CREAM,
    DETAIL,
    GOLD,
    INK,
    LEAF,
    OUTLINE,
    STEEL,
    STEEL_DARK,
    SUIT_SHAPES,
    WOOD,
    Wardrobe,
    circle,
    group,
    lens,
    num,
    path,
    pip,
    polar,
    polyline,
    rect,
)


def sword(suit: str, w: Wardrobe) -> str:
    """A broad sword, upright."""
    return (
        path("M-9,-28L-9,-222L0,-254L9,-222L9,-28Z", STEEL)
        + path("M0,-222L0,-34", None, STEEL_DARK, OUTLINE)
        + path("M-38,-36Q-38,-26 -28,-26L28,-26Q38,-26 38,-36L44,-30Q40,-14 24,-14L-24,-14Q-40,-14 -44,-30Z", GOLD)
        + rect(-7, -14, 14, 48, 3, w.second)
        + circle(0, 38, 11, GOLD)
    )


def sceptre(suit: str, w: Wardrobe) -> str:
    """A rod topped with the suit."""
    return (
        rect(-6, -190, 12, 246, 4, GOLD)
        + rect(-12, -120, 24, 10, 5, GOLD)
        + rect(-15, -196, 30, 14, 6, GOLD)
        + group("translate(0,-224) scale(.6)", path(SUIT_SHAPES[suit], w.main, None, 6.5))
        + circle(0, 54, 9, GOLD)
    )


def balance(suit: str, w: Wardrobe) -> str:
    """Scales with the suit in one pan."""
    cords, pans = "", ""
    for x, y in ((-38, -176), (34, -162)):
        cords += f"M{x},-234L{x - 18},{y}M{x},-234L{x + 18},{y}"
        pans += f"M{x - 22},{y}L{x + 22},{y}Q{x},{y + 28} {x - 22},{y}Z"
    beam = "M-40,-234Q0,-254 38,-234"
    coin = f'<g stroke="none">{pip(suit, -38, -190, 24, w.main)}</g>'
    return (
        path(cords, width=2.6)
        + path(pans, GOLD)
        + rect(-5, -238, 10, 286, 4, GOLD)
        + path(beam, None, INK, 11)
        + path(beam, None, GOLD, 5)
        + circle(0, -248, 9, GOLD)
        + coin
    )


def falcon(suit: str, w: Wardrobe) -> str:
    """A hooded falcon on the fist."""
    return (
        path("M4,-34L22,18L40,14L26,-42Z", WOOD)
        + path(
            "M-10,-26C-34,-60 -34,-104 -20,-126C-12,-146 16,-150 24,-128C42,-104 44,-60 20,-24Q4,-14 -10,-26Z", CREAM
        )
        + path("M24,-124C50,-96 52,-40 30,-8C22,-40 2,-60 2,-92C4,-112 12,-122 24,-124Z", WOOD)
        + path("M14,-84L34,-76M16,-66L36,-56M22,-46L36,-36", width=DETAIL)
        + path("M-20,-128C-20,-152 18,-156 22,-130C14,-120 0,-134 -20,-128Z", w.second)
        + path("M-18,-132C-30,-134 -34,-124 -30,-116C-26,-122 -20,-122 -18,-122Z", GOLD)
        + circle(-8, -132, 3.6, CREAM, "none")
        + path("M-14,-86L-8,-80M-16,-68L-8,-62M-10,-50L-2,-46", None, BRASS, DETAIL)
        + path("M-4,-22L-6,-10M8,-20L10,-10", None, GOLD, 6)
    )


def key(suit: str, w: Wardrobe) -> str:
    """A large key whose bow bears the suit."""
    return (
        path("M-6,34L-6,-176L6,-176L6,-158L30,-158L30,-144L20,-144L20,-134L34,-134L34,-116L6,-116L6,34Z", GOLD)
        + path(
            "M0,-236C26,-232 38,-214 26,-198C18,-188 8,-184 8,-176L-8,-176C-8,-184 -18,-188"
            " -26,-198C-38,-214 -26,-232 0,-236Z",
            GOLD,
        )
        + f'<g stroke="none">{pip(suit, 0, -206, 26, w.main)}</g>'
        + rect(-12, -106, 24, 9, 4, GOLD)
        + rect(-12, -44, 24, 9, 4, GOLD)
    )


def rose(suit: str, w: Wardrobe) -> str:
    """A rose on its stem."""
    stem = "M0,40C8,-30 -4,-90 2,-150"
    return (
        path(stem, None, INK, 11)
        + path(stem, None, LEAF, 5)
        + path(lens(3, -50, 50, 16, 52) + lens(0, -84, 50, 16, -56), LEAF)
        + path("M-34,-164L-18,-136L2,-148L22,-136L38,-164Z", LEAF)
        + circle(2, -182, 40, w.main)
        + path(
            "M-36,-194C-22,-212 0,-208 8,-194M40,-188C30,-166 12,-162 0,-170M-30,-162C-24,-178 -8,-184 2,-178",
            width=DETAIL,
        )
        + path("M-14,-184C-14,-202 18,-204 20,-186C22,-170 -2,-164 -8,-176C-10,-186 6,-192 8,-182", w.light)
    )


def fan(suit: str, w: Wardrobe) -> str:
    """A folding fan, half open."""
    blades = ["", ""]
    for i in range(7):
        start = -58 + i * 12
        blades[i % 2] += polyline(
            [polar(20, start), polar(112, start), polar(122, start + 6), polar(112, start + 12), polar(20, start + 12)]
        )
    edge = polyline((polar(88, a) for a in range(-58, 27, 12)), close=False)
    return path(blades[0], w.light) + path(blades[1], w.second) + path(edge, None, GOLD, 6) + circle(0, 0, 8, GOLD)


def wheat(suit: str, w: Wardrobe) -> str:
    """Three ears tied in a small sheaf."""
    stems, grains = "", ""
    for tilt, length in ((-11, 152), (11, 152), (0, 178)):
        x, y = polar(length, tilt)
        stems += f"M0,40L{num(x)},{num(y)}"
        for i in range(4):
            gx, gy = polar(length + i * 16, tilt)
            grains += lens(gx, gy, 28, 11, tilt - 32) + lens(gx, gy, 28, 11, tilt + 32)
        grains += lens(*polar(length + 60, tilt), 28, 10, tilt)
    return (
        path(stems, None, INK, 9)
        + path(stems, None, GOLD, 4)
        + path(grains, GOLD, None, 2.4)
        + path("M-16,-70L16,-70L12,-50L-12,-50Z", w.second)
    )


def halberd(suit: str, w: Wardrobe) -> str:
    """A halberd."""
    return (
        rect(-6, -214, 12, 280, 3, WOOD)
        + path("M0,-262L12,-206L-12,-206Z", STEEL)
        + path("M6,-196C24,-204 36,-198 46,-214C54,-176 50,-150 42,-132C32,-148 20,-146 6,-148Z", STEEL)
        + path("M-6,-186L-34,-172L-6,-158Z", GOLD)
        + rect(-10, -206, 20, 66, 4, w.second)
    )


def letter(suit: str, w: Wardrobe) -> str:
    """A letter sealed with the suit."""
    return group(
        "translate(4,-58) rotate(10)",
        rect(-44, -32, 88, 64, 4, "#fff"),
        path("M-44,-30L0,8L44,-30M-44,32L-14,-2M44,32L14,-2", width=DETAIL),
        group("translate(0,6) scale(.3)", path(SUIT_SHAPES[suit], w.main, None, 9)),
    )


def quill(suit: str, w: Wardrobe) -> str:
    """A writing quill."""
    return (
        path("M-10,36C-4,-40 6,-100 30,-200", None, INK, 9)
        + path(
            "M-2,-44C-20,-64 -26,-92 -24,-120L-8,-112L-22,-136C-18,-180 6,-224 40,-256"
            "C58,-220 60,-170 46,-128L26,-126L40,-112C32,-86 20,-62 6,-46Z",
            CREAM,
        )
        + path("M-2,-26C4,-90 16,-170 38,-250", width=DETAIL)
        + path(
            "M6,-96L-12,-82M22,-176L-2,-158M30,-208L14,-194M10,-110L30,-92M20,-158L46,-150M28,-190L50,-184",
            None,
            w.main,
            OUTLINE,
        )
    )


def bow(suit: str, w: Wardrobe) -> str:
    """A strung bow."""
    stave = "M-22,-252C44,-210 46,-60 -8,66"
    return (
        path("M-22,-252L-8,66", width=2.4)
        + path(stave, None, INK, 16)
        + path(stave, None, WOOD, 8)
        + path("M-22,-256L-16,-242", None, GOLD, 9)
        + path("M10,-120C20,-112 24,-104 24,-96", None, w.second, 9)
    )


ATTRIBUTES: dict[str, tuple[Callable[[str, Wardrobe], str], str]] = {  # picture and grip
    "sword": (sword, "fist"),
    "sceptre": (sceptre, "fist"),
    "balance": (balance, "fist"),
    "falcon": (falcon, "fist"),
    "key": (key, "fist"),
    "rose": (rose, "pinch"),
    "fan": (fan, "pinch"),
    "wheat": (wheat, "fist"),
    "halberd": (halberd, "fist"),
    "letter": (letter, "pinch"),
    "quill": (quill, "pinch"),
    "bow": (bow, "fist"),
}
