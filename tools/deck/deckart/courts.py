"""The framed, double-ended court figures."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.deck.deckart.attributes import ATTRIBUTES
from tools.deck.deckart.cast import COURTS
from tools.deck.deckart.costume import COLLARS, cloak, forearm, hand, resting_arm, robe, standing_collar
from tools.deck.deckart.drawing import (
    GOLD,
    INK,
    SCHEMES,
    WARDROBES,
    Wardrobe,
    group,
    inked,
    knobs,
    lerp,
    num,
    path,
    pip,
    polar,
    polyline,
    rect,
    star,
)
from tools.deck.deckart.heads import HAIR, NECK, head

FRAME_HALF_WIDTH, FRAME_HALF_HEIGHT, BELT = 205, 374, 20


GROUND_HALF_WIDTH, GROUND_TOP = FRAME_HALF_WIDTH - 12, 12 - FRAME_HALF_HEIGHT


def sunburst(tint: str) -> str:
    """Rays from behind the head of a king to the edges of the frame."""
    x0, y0, rays = 0, -200, ""
    for middle in range(-120, 121, 20):
        rim = []
        for angle in (middle - 5, middle + 5):
            dx, dy = polar(1, angle)
            limit = GROUND_TOP if dy < 0 else -BELT
            reach = min(GROUND_HALF_WIDTH / abs(dx) if dx else math.inf, (limit - y0) / dy if dy else math.inf)
            rim.append((x0 + dx * reach, y0 + dy * reach))
        rays += polyline([(x0, y0), *rim])
    return path(rays, tint)


def niche(tint: str) -> str:
    """A round-headed niche behind a queen."""
    crest = GROUND_TOP + 8
    return path(f"M-128,0L-128,-222C-128,-300 -70,{crest} 0,{crest}C70,{crest} 128,-300 128,-222L128,0Z", tint)


def diaper(tint: str) -> str:
    """A slanting lattice behind a knave."""
    lines = ""
    for foot in range(-364, 365, 52):
        for slope in (-1, 1):
            start, end = (foot - slope * 181, GROUND_TOP), (foot + slope * 181, 0)
            cuts = ((edge - start[0]) / (end[0] - start[0]) for edge in (-GROUND_HALF_WIDTH, GROUND_HALF_WIDTH))
            enter, leave = sorted(cuts)
            enter, leave = max(enter, 0), min(leave, 1)
            if enter < leave:
                lines += polyline([lerp(start, end, enter), lerp(start, end, leave)], close=False)
    return path(lines, "none", tint, 7)


BACKDROPS: dict[str, Callable[[str], str]] = {"K": sunburst, "Q": niche, "J": diaper}


def belt(rank: str, w: Wardrobe) -> str:
    """The ornamental band that joins the two halves; it looks the same turned round."""
    half = FRAME_HALF_WIDTH - 10
    body = rect(-half, -BELT, 2 * half, 2 * BELT, 0, w.second)
    if rank == "K":
        body += path("".join(star(4, 15, 6, x) for x in range(-168, 169, 56)), GOLD, "none")
        body += knobs([(x, 0) for x in range(-140, 141, 56)], 6, w.light)
    elif rank == "Q":
        body += path(
            "".join(polyline([(x - 20, 0), (x, -12), (x + 20, 0), (x, 12)]) for x in range(-168, 169, 48)),
            w.light,
            "none",
        )
        body += knobs([(x, 0) for x in range(-144, 145, 48)], 6, GOLD)
    else:
        body += path(
            "".join(polyline([(x - 20, 18), (x - 2, 18), (x + 20, -18), (x + 2, -18)]) for x in range(-170, 171, 34)),
            w.light,
            "none",
        )
    edge = f"M-{half},-{BELT}L{half},-{BELT}M-{half},{BELT}L{half},{BELT}"
    return inked(body, path(edge, None, INK, 9), path(edge, None, GOLD, 4))


def half_figure(rank: str, suit: str, w: Wardrobe) -> str:
    """One half of a court card, drawn from the back to the front."""
    court = COURTS[suit, rank]
    picture, grip = ATTRIBUTES[court.attribute]
    x, y = court.hand
    body = standing_collar(w) if court.collar == "fan" else ""
    body += path(HAIR[court.hair].behind, court.hair_colour or w.hair)
    body += robe(court, rank, suit, w) + path(NECK, w.skin)
    body += COLLARS[court.collar](w)
    body += head(court, rank, suit, w)
    if court.other_hand == "cloak":
        body += cloak(rank, w)
    else:
        body += resting_arm(w, court.other_hand == "heart")
    body += group(f"translate({num(x)},{num(y)})", picture(suit, w))
    body += forearm(x, y, w) + hand(grip, x, y, w.skin)
    return inked(body) if not court.mirror else group("scale(-1,1)", inked(body))


def court_panel(rank: str, suit: str, scheme: str) -> str:
    """The framed double figure, centred on the origin."""
    w, colour = WARDROBES[scheme][suit], SCHEMES[scheme][suit]
    fw, fh = FRAME_HALF_WIDTH, FRAME_HALF_HEIGHT
    side = 1 if COURTS[suit, rank].mirror else -1
    half = BACKDROPS[rank]("#f7e9c6") + pip(suit, side * (fw - 48), -fh + 60, 70, colour) + half_figure(rank, suit, w)
    return (
        rect(-fw, -fh, 2 * fw, 2 * fh, 14, "#fffaf0", colour, 4)
        + half
        + group("rotate(180)", half)
        + belt(rank, w)
        + rect(-fw + 8, -fh + 8, 2 * fw - 16, 2 * fh - 16, 8, "none", GOLD, 4)
    )
