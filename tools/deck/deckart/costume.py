"""Robes, sleeves, collars, arms and hands of the court figures."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.deck.deckart.cast import Court
from tools.deck.deckart.drawing import (
    CREAM,
    DETAIL,
    GOLD,
    INK,
    OUTLINE,
    STEEL,
    STEEL_DARK,
    Curve,
    Wardrobe,
    across,
    along,
    between,
    circle,
    flip,
    fold,
    group,
    knobs,
    lens,
    lozenges,
    mirrored,
    num,
    patch,
    path,
    piece,
    pip,
    polar,
    rect,
)

SILHOUETTES: dict[str, Curve] = {  # the outside of the arm, from collar to belt, for each rank
    "K": ((54, -144), (176, -148), (160, -78), (197, 0)),
    "Q": ((44, -144), (132, -132), (140, -92), (197, 0)),
    "J": ((50, -144), (160, -142), (146, -76), (192, 0)),
}
ARM_IN: Curve = ((46, -138), (82, -116), (98, -60), (92, 0))
CLOAK_EDGE: Curve = ((40, -144), (76, -100), (92, -50), (98, 2))
FRONT: Curve = ((30, -140), (36, -96), (50, -50), (56, 0))

# -- robes --


def both_sides(outline: Curve, drawn: Callable[[Curve, Curve], str], fill: str) -> str:
    """One path holding the same stripes on the right and the left sleeve."""
    return path(drawn(outline, ARM_IN) + drawn(flip(outline), flip(ARM_IN)), fill, "none")


def sleeve_plain(outline: Curve, w: Wardrobe) -> str:
    """Plain cloth with two lines of braid."""
    return both_sides(outline, lambda a, b: along(a, b, ((0.3, 0.36), (0.45, 0.51))), GOLD)


def sleeve_rings(outline: Curve, w: Wardrobe) -> str:
    """Broad light bands, each with a narrow one inside."""
    wide, narrow = ((0.36, 0.47), (0.62, 0.73), (0.86, 0.96)), ((0.395, 0.435), (0.655, 0.695))
    return both_sides(outline, lambda a, b: across(a, b, wide), w.light) + both_sides(
        outline, lambda a, b: across(a, b, narrow), GOLD
    )


def sleeve_pleats(outline: Curve, w: Wardrobe) -> str:
    """Long pleats with a gold one in the middle."""
    return both_sides(outline, lambda a, b: along(a, b, ((0.2, 0.34), (0.66, 0.8))), w.light) + both_sides(
        outline, lambda a, b: along(a, b, ((0.45, 0.55),)), GOLD
    )


def sleeve_puffs(outline: Curve, w: Wardrobe) -> str:
    """Slashed puffs: a full shoulder with the light lining showing through."""
    slashes = ""
    for depth, start in ((0.3, 0.2), (0.26, 0.52), (0.66, 0.3), (0.62, 0.62)):
        (x, y), (nx, ny) = piece(between(outline, ARM_IN, depth), start, 1)[:2]
        heading = math.degrees(math.atan2(nx - x, y - ny))
        slashes += lens(x, y, 42, 10, heading) + lens(-x, y, 42, 10, -heading)
    return path(slashes, w.light, None, DETAIL)


SLEEVES: dict[str, Callable[[Curve, Wardrobe], str]] = {
    "plain": sleeve_plain,
    "rings": sleeve_rings,
    "pleats": sleeve_pleats,
    "puffs": sleeve_puffs,
}


def front_studs(suit: str, w: Wardrobe) -> str:
    """Three rows of studs."""
    places = [(x, y) for y in (-98, -68, -38) for x in (-24, 0, 24)]
    if suit == "diamonds":
        return path(lozenges(places, 9, 10), GOLD, None, DETAIL)
    return knobs(places, 7, GOLD)


def front_marks(suit: str, w: Wardrobe) -> str:
    """The suit's mark, twice."""
    return f'<g stroke="none">{"".join(pip(suit, 0, y, 34, w.main) for y in (-84, -46))}</g>'


def front_brocade(suit: str, w: Wardrobe) -> str:
    """Crossed threads with gold knots."""
    lines = "M-34,-112L50,-28M-40,-70L4,-26M4,-116L52,-68M34,-112L-50,-28M40,-70L-4,-26M-4,-116L-52,-68"
    return path(lines, None, w.main, DETAIL) + knobs([(0, -76), (-24, -52), (24, -52)], 5, GOLD)


def front_lacing(suit: str, w: Wardrobe) -> str:
    """Crossed laces."""
    return path(
        "M-22,-108L22,-90M22,-108L-22,-90M-24,-78L24,-60M24,-78L-24,-60M-26,-48L26,-30M26,-48L-26,-30",
        None,
        w.second,
        DETAIL + 1,
    )


def front_buttons(suit: str, w: Wardrobe) -> str:
    """A waistcoat with buttons."""
    return path("M0,-130L0,0", None, w.main, OUTLINE) + knobs([(14, y) for y in (-98, -70, -42)], 6, GOLD)


def front_plate(suit: str, w: Wardrobe) -> str:
    """A breastplate."""
    return (
        path("M-56,0C-62,-70 -50,-120 -34,-136L34,-136C50,-120 62,-70 56,0Z", STEEL)
        + path("M0,-134L0,0M-44,-96C-20,-84 20,-84 44,-96", None, STEEL_DARK, OUTLINE)
        + f'<g stroke="none">{pip(suit, 0, -58, 34, w.main)}</g>'
    )


FRONTS: dict[str, Callable[[str, Wardrobe], str]] = {
    "studs": front_studs,
    "marks": front_marks,
    "brocade": front_brocade,
    "lacing": front_lacing,
    "buttons": front_buttons,
    "plate": front_plate,
}


def collar_ermine(w: Wardrobe) -> str:
    """A broad ermine cape."""
    tails = "".join(
        f"M{s * x},{y}l5,-14l5,14q-5,5 -10,0Z" for s in (-1, 1) for x, y in ((52, -116), (84, -108), (116, -98))
    )
    return (
        path(
            "M-30,-144C-80,-146 -134,-132 -158,-104L-140,-82C-110,-104 -60,-102 0,-84"
            "C60,-102 110,-104 140,-82L158,-104C134,-132 80,-146 30,-144L0,-118Z",
            CREAM,
        )
        + path(tails, INK, "none")
        + circle(0, -98, 9, GOLD)
    )


def collar_fur(w: Wardrobe) -> str:
    """Scalloped fur lapels."""

    def scallops(s: int) -> str:
        return (
            f"M{s * 24},-148C{s * 50},-156 {s * 74},-140 {s * 72},-122"
            f"C{s * 86},-112 {s * 82},-92 {s * 70},-88C{s * 78},-74 {s * 70},-58 {s * 60},-56"
            f"C{s * 66},-40 {s * 60},-22 {s * 54},-14L{s * 30},-14L{s * 36},-70Z"
        )

    return path(mirrored(scallops), w.light)


def collar_ruff(w: Wardrobe) -> str:
    """A pleated ruff."""
    frills = ""
    for i in range(9):
        x, y = -58 + i * 14.5, -144 + 14 * math.sin(math.pi * i / 8)
        left, right, top, foot = round(x - 11), round(x + 11), round(y - 10), round(y + 16)
        frills += (
            f"M{left},{top}Q{num(x)},{top - 10} {right},{top}L{right - 4},{foot}Q{num(x)},{foot + 8} {left + 4},{foot}Z"
        )
    return path(frills, "#fff")


def collar_lace(w: Wardrobe) -> str:
    """A falling lace collar."""
    return path(
        "M-26,-146L-92,-136Q-98,-118 -82,-116Q-80,-98 -62,-100Q-56,-84 -40,-92L0,-118"
        "L40,-92Q56,-84 62,-100Q80,-98 82,-116Q98,-118 92,-136L26,-146L0,-122Z",
        "#fff",
    ) + "".join(circle(s * x, y, 4.5, w.main, "none") for s in (-1, 1) for x, y in ((74, -125), (50, -110)))


def collar_yoke(w: Wardrobe) -> str:
    """A beaded yoke."""
    beads = ((x, -104 - abs(x) / 5) for x in (-66, -40, -14, 14, 40, 66))
    return path(
        "M-28,-146C-62,-140 -88,-128 -98,-112C-60,-84 60,-84 98,-112C88,-128 62,-140 28,-146L0,-118Z", w.second
    ) + path(lozenges(beads, 6, 8), GOLD, "none")


def collar_gorget(w: Wardrobe) -> str:
    """A steel neckpiece."""
    return path("M-40,-162L-64,-112Q0,-82 64,-112L40,-162Q0,-144 -40,-162Z", STEEL) + path(
        "M-52,-128Q0,-104 52,-128", None, STEEL_DARK, DETAIL
    )


def collar_cravat(w: Wardrobe) -> str:
    """Wide lapels and a cravat."""
    return (
        path(mirrored(lambda s: f"M{s * 20},-150L{s * 78},-132L{s * 56},-64L0,-118Z"), w.second)
        + path("M-26,-152Q0,-134 26,-152L28,-134Q0,-118 -28,-134Z", "#fff")
        + path("M-10,-128L-20,-82L0,-90L20,-82L10,-128Z", "#fff")
        + circle(0, -128, 7, GOLD)
    )


def collar_hood(w: Wardrobe) -> str:
    """A jagged hood laid back on the shoulders."""
    return path(
        "M-40,-168C-72,-150 -98,-128 -112,-106L-80,-98L-60,-84L-36,-94L0,-76L36,-94L60,-84"
        "L80,-98L112,-106C98,-128 72,-150 40,-168L0,-134Z",
        w.second,
    ) + path("M-40,-160L0,-126L40,-160", None, GOLD, 5)


def collar_fan(w: Wardrobe) -> str:
    """The front edge of a standing lace collar; its back is drawn behind the head."""
    return path(mirrored(lambda s: f"M{s * 26},-150L{s * 62},-132L{s * 4},-104L0,-118Z"), "#fff") + knobs(
        [(0, -110)], 7, GOLD
    )


COLLARS: dict[str, Callable[[Wardrobe], str]] = {
    "ermine": collar_ermine,
    "fur": collar_fur,
    "ruff": collar_ruff,
    "lace": collar_lace,
    "yoke": collar_yoke,
    "gorget": collar_gorget,
    "cravat": collar_cravat,
    "hood": collar_hood,
    "fan": collar_fan,
}


def standing_collar(w: Wardrobe) -> str:
    """Scalloped lace that frames the head of a queen."""

    def spot(radius: float, angle: float, y: float) -> str:
        px, py = polar(radius, angle, 0, y)
        return f"{round(px)},{round(py)}"

    scallops = "".join(f"Q{spot(126, a - 10, -222)} {spot(108, a, -222)}" for a in range(-100, 121, 20))
    ribs = "".join(f"M{spot(60, a, -222)}L{spot(100, a, -222)}" for a in (-110, -90, -70, 70, 90, 110))
    return path(f"M-30,-140L{spot(108, -120, -222)}{scallops}L30,-140Z", "#fff") + path(ribs, None, w.light, OUTLINE)


def robe(court: Court, rank: str, suit: str, w: Wardrobe) -> str:
    """Body, front panel and both sleeves."""
    outline = SILHOUETTES[rank]
    panel = CREAM if court.front == "buttons" else w.light
    braid = mirrored(lambda s: f"M{s * 64},-136C{s * 70},-96 {s * 76},-50 {s * 76},0")
    return (
        path(patch(flip(outline), outline), w.main)
        + path(patch(flip(FRONT), FRONT), panel)
        + FRONTS[court.front](suit, w)
        + path(braid, None, GOLD, 6)
        + SLEEVES[court.sleeve](outline, w)
        + path(patch(outline, ARM_IN) + patch(flip(outline), flip(ARM_IN)))
    )


# -- hands --

FIST = (
    "M-17,-18C-10,-27 10,-27 17,-20C25,-20 26,-9 19,-8C27,-7 27,4 19,5C26,6 26,16 18,17"
    "C16,24 4,26 -8,24C-20,20 -23,-6 -17,-18Z"
)
FIST_LINES = "M19,-8L0,-8M19,5L-2,5M18,17L2,16M-16,-17C-4,-22 8,-17 8,-11C4,-7 -6,-8 -10,-3"
PINCH = (
    "M-15,26C-22,8 -20,-8 -10,-18C-4,-26 6,-26 9,-18C11,-13 4,-8 -2,-6L6,-4C20,-12 26,-10"
    " 26,-5C25,-1 16,2 12,4"
    "C24,1 29,4 27,9C24,13 14,12 11,14C20,14 23,18 19,22C14,26 6,26 2,28Z"
)
PINCH_LINES = "M-2,-6C-8,-4 -10,0 -10,6M12,4L4,7M11,14L4,16"
FLAT = (
    "M-26,-15C-12,-20 0,-20 8,-17C24,-20 38,-18 37,-12C36,-8 26,-8 20,-7C34,-8 44,-5 43,1"
    "C42,5 30,5 22,4C34,5 40,9 38,13C35,17 24,15 18,13C26,15 28,20 24,23C14,25 -6,22 -26,15Z"
)
FLAT_LINES = "M20,-7L6,-6M22,4L8,4M18,13L8,12"
GRIPS = {"fist": (FIST, FIST_LINES), "pinch": (PINCH, PINCH_LINES), "flat": (FLAT, FLAT_LINES)}


def hand(grip: str, x: float, y: float, skin: str, turn: float = 0) -> str:
    """A hand in one of three grips, holding what stands at its origin."""
    shape, lines = GRIPS[grip]
    return group(
        f"translate({num(x)},{num(y)}) rotate({num(turn)})", path(shape, skin, None, 3.6), path(lines, width=2.6)
    )


def forearm(x: float, y: float, w: Wardrobe) -> str:
    """A bell sleeve from the elbow on the belt up to the wrist below (x, y)."""
    wrist = y + 34
    return (
        path(
            f"M94,2C94,-20 {x - 26},{wrist + 14} {x - 22},{wrist}L{x + 20},{wrist}"
            f"C{x + 30},{wrist + 14} 180,-30 193,2Z",
            w.main,
        )
        + path(f"M{x - 10},{wrist + 12}C{x - 16},-20 {x - 18},-10 {x - 18},0", None, w.light, DETAIL + 1)
        + rect(x - 26, wrist - 14, 50, 20, 7, w.second)
        + rect(x - 22, wrist - 20, 42, 9, 4, CREAM, None, DETAIL)
    )


def resting_arm(w: Wardrobe, on_heart: bool) -> str:
    """The other arm laid along the belt, or across the chest with the hand on the heart."""
    if not on_heart:
        return (
            path("M-194,2C-184,-40 -150,-62 -104,-58L-104,-22C-130,-14 -120,2 -120,2Z", w.main)
            + rect(-108, -64, 18, 48, 6, w.second)
            + rect(-94, -60, 9, 40, 4, CREAM, None, DETAIL)
            + hand("flat", -62, -40, w.skin)
        )
    return (
        path("M-194,2C-176,-46 -134,-66 -86,-96L-62,-66C-96,-40 -110,-20 -112,2Z", w.main)
        + group(
            "translate(-72,-84) rotate(-36)",
            rect(-12, -24, 18, 48, 6, w.second),
            rect(4, -20, 9, 40, 4, CREAM, None, DETAIL),
        )
        + hand("flat", -40, -104, w.skin, -24)
    )


def cloak(rank: str, w: Wardrobe) -> str:
    """A short cloak thrown over the other shoulder."""
    outline, edge = flip(SILHOUETTES[rank]), flip(CLOAK_EDGE)
    folds = "".join(fold(piece(between(edge, outline, t), 0.22, 1)) for t in (0.36, 0.68))
    return (
        path(patch(edge, outline), w.second)
        + path(folds, None, w.light, DETAIL)
        + path(fold(edge), None, INK, 13)
        + path(fold(edge), None, GOLD, 6)
        + circle(-44, -136, 10, GOLD)
        + circle(-44, -136, 4, w.main, "none")
    )
