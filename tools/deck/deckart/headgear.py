"""Crowns and hats of the court figures, in the coordinates of ``heads``."""

from __future__ import annotations

from collections.abc import Callable

from tools.deck.deckart.drawing import (
    CREAM,
    DETAIL,
    GOLD,
    LEAF,
    OUTLINE,
    STEEL,
    STEEL_DARK,
    Wardrobe,
    circle,
    knobs,
    lens,
    lozenges,
    path,
    pip,
    rect,
)


def band(w: Wardrobe, half: float = 58, gems: int = 5) -> str:
    """The jewelled rim shared by the crowns."""
    step = 2 * (half - 12) / (gems - 1)
    stones = lozenges(((-half + 12 + i * step, -284) for i in range(gems)), 5, 6)
    return rect(-half, -294, 2 * half, 20, 6, w.second) + path(stones, CREAM, "none")


def imperial(suit: str, w: Wardrobe) -> str:
    """A closed crown with arches."""
    return (
        path("M-50,-290C-70,-330 -36,-352 0,-338C36,-352 70,-330 50,-290Z", w.main)
        + path(
            "M-54,-292C-84,-338 -30,-360 0,-338C30,-360 84,-338 54,-292L42,-292"
            "C62,-326 28,-344 8,-328L8,-292L-8,-292L-8,-328C-28,-344 -62,-326 -42,-292Z",
            GOLD,
        )
        + band(w)
        + knobs([(0, -350)], 11)
    )


def open_crown(suit: str, w: Wardrobe) -> str:
    """A five-pointed crown."""
    return (
        path("M-56,-288L-74,-340L-38,-314L0,-354L38,-314L74,-340L56,-288Z", GOLD)
        + pip(suit, 0, -314, 24, w.main)
        + band(w)
        + knobs([(-74, -344), (0, -356), (74, -344)])
    )


def spikes(suit: str, w: Wardrobe) -> str:
    """A tall crown of narrow points."""
    return (
        path("M-50,-288L-62,-340L-36,-314L-22,-352L0,-316L22,-352L36,-314L58,-340L48,-288Z", GOLD)
        + band(w, 54, 4)
        + knobs([(-62, -344), (-22, -356), (22, -356), (58, -344)], 6)
    )


def trefoil(suit: str, w: Wardrobe) -> str:
    """A crown topped with trefoils."""
    tops = "".join(circle(x + dx, y, 9, GOLD) for x, y in ((-50, -330), (0, -340), (50, -330)) for dx in (-10, 10))
    tops += "".join(circle(x, y - 11, 9, GOLD) for x, y in ((-50, -330), (0, -340), (50, -330)))
    return (
        tops
        + path(
            "M-56,-288L-58,-328L-42,-328L-38,-308L-8,-308L-6,-338L6,-338L8,-308L38,-308L42,-328L58,-328L56,-288Z", GOLD
        )
        + band(w)
    )


def gothic(suit: str, w: Wardrobe) -> str:
    """A pointed tiara."""
    return (
        path(
            "M-54,-288C-54,-312 -40,-318 -34,-332C-26,-316 -16,-316 -12,-322C-8,-338 -4,-346"
            " 0,-358C4,-346 8,-338 12,-322C16,-316 26,-316 34,-332C40,-318 54,-312 54,-288Z",
            GOLD,
        )
        + pip(suit, 0, -314, 26, w.main)
        + band(w, 56, 7)
    )


def coronet(suit: str, w: Wardrobe) -> str:
    """A coronet of round lobes."""
    return (
        path(
            "M-52,-288C-66,-320 -58,-340 -42,-336C-30,-334 -24,-322 -22,-314C-20,-336 -12,-346"
            " 0,-346C12,-346 20,-336 22,-314C24,-322 30,-334 42,-336C58,-340 66,-320 52,-288Z",
            GOLD,
        )
        + knobs([(-44, -342), (0, -354), (44, -342)], 7)
        + pip(suit, 0, -316, 26, w.main)
        + band(w, 54)
    )


def diadem(suit: str, w: Wardrobe) -> str:
    """A diadem rising to the front, for a profile."""
    return (
        path(
            "M46,-284C50,-310 40,-334 30,-350C22,-334 14,-330 6,-336C0,-322 -8,-318 -18,-322"
            "C-22,-310 -32,-304 -44,-304L-44,-288Z",
            GOLD,
        )
        + path("M46,-280C20,-296 -20,-300 -46,-284", None, w.second, 9)
        + knobs([(30, -352), (6, -340), (-18, -326)], 6)
        + circle(22, -308, 7, w.main)
    )


def laurel(suit: str, w: Wardrobe) -> str:
    """A circlet with laurel sprays."""
    sprays = "".join(
        lens(s * x, y, 36, 15, s * tilt)
        for s in (1, -1)
        for x, y, tilt in ((48, -294, 46), (32, -298, 30), (14, -300, 14))
    )
    berries = "".join(
        circle(x, y, 6, GOLD, None, DETAIL) for x, y in ((-32, -306), (32, -306), (-60, -298), (60, -298))
    )
    return (
        path(sprays, LEAF)
        + berries
        + band(w, 58, 7)
        + path("M0,-306L12,-290L0,-272L-12,-290Z", GOLD)
        + circle(0, -290, 4, CREAM, "none")
    )


def helmet(suit: str, w: Wardrobe) -> str:
    """A pikeman's helmet with a plume."""
    return (
        path(
            "M6,-340C10,-362 44,-364 58,-344C74,-322 84,-330 92,-322C88,-300 60,-300 44,-318C30,-334 18,-336 6,-330Z",
            w.second,
        )
        + path("M-54,-282C-58,-326 -30,-346 0,-346C30,-346 58,-326 54,-282Z", STEEL)
        + path("M0,-346L0,-286", None, STEEL_DARK, OUTLINE)
        + path("M-82,-272C-60,-296 60,-296 82,-272C50,-280 -50,-280 -82,-272Z", STEEL)
        + circle(0, -344, 9, GOLD)
    )


def plumed(suit: str, w: Wardrobe) -> str:
    """A brimmed hat with an ostrich feather."""
    return (
        path("M-50,-286C-54,-320 -34,-338 0,-338C34,-338 54,-320 50,-286Z", w.main)
        + path("M-86,-274C-84,-296 -50,-300 0,-300C50,-300 84,-296 86,-274C50,-284 -50,-284 -86,-274Z", w.second)
        + path(
            "M36,-296C14,-316 20,-350 54,-358C82,-362 98,-344 100,-318C90,-334 78,-336"
            " 70,-330C60,-322 50,-312 36,-296Z",
            CREAM,
        )
        + path("M40,-302C46,-326 60,-342 78,-346", width=DETAIL)
        + circle(36, -294, 9, GOLD)
    )


def beret(suit: str, w: Wardrobe) -> str:
    """A soft cap falling to the back, for a profile."""
    return (
        path("M44,-290C66,-300 68,-330 30,-342C-20,-356 -84,-340 -86,-304C-86,-288 -62,-282 -46,-282Z", w.main)
        + path("M-10,-348C10,-344 30,-330 34,-306M-50,-340C-20,-340 4,-326 12,-302", None, w.light, DETAIL)
        + path("M46,-282C20,-298 -24,-300 -48,-280", None, w.second, 13)
        + circle(24, -292, 8, GOLD)
    )


def bycocket(suit: str, w: Wardrobe) -> str:
    """A hunter's pointed hat with a feather."""
    return (
        path("M-50,-300C-48,-340 -20,-356 14,-346C40,-336 48,-318 52,-298Z", w.main)
        + path(
            "M96,-288C70,-292 20,-314 -24,-306C-50,-302 -66,-296 -72,-304C-74,-286 -62,-274"
            " -44,-274C0,-276 50,-278 96,-288Z",
            w.second,
        )
        + path("M-40,-292C-60,-322 -84,-326 -92,-356C-66,-356 -36,-334 -28,-296Z", w.light)
        + path("M-34,-294C-46,-318 -64,-334 -84,-348", width=DETAIL)
    )


HEADGEAR: dict[str, Callable[[str, Wardrobe], str]] = {
    "imperial": imperial,
    "open": open_crown,
    "spikes": spikes,
    "trefoil": trefoil,
    "gothic": gothic,
    "coronet": coronet,
    "diadem": diadem,
    "laurel": laurel,
    "helmet": helmet,
    "plumed": plumed,
    "beret": beret,
    "bycocket": bycocket,
}
