"""The trick in the middle, its well, and the tag of the leader."""

from __future__ import annotations

from dummywhist.ui.scene.layout.metrics import WELL, Z_TRICK, prompt_half
from dummywhist.ui.scene.layout.types import Metrics, Place, Pose, Rect, Room

ABREAST = 1.06
"""In cw: centres of the side cards from the centre of the trick."""
AHEAD = 0.36
"""In ch: centres of the cards of top and bottom from it; they overlap by 0.28 ch, bottom above top."""


def played(mt: Metrics, place: Place) -> Pose:
    """Where the card played from ``place`` lies."""
    match place:
        case "bottom":
            return Pose(mt.cx, mt.cy + AHEAD * mt.ch, mt.cw, 0.0, Z_TRICK + 2, True)
        case "top":
            return Pose(mt.cx, mt.cy - AHEAD * mt.ch, mt.cw, 0.0, Z_TRICK, True)
        case "left":
            return Pose(mt.cx - ABREAST * mt.cw, mt.cy, mt.cw, 0.0, Z_TRICK + 1, True)
        case "right":
            return Pose(mt.cx + ABREAST * mt.cw, mt.cy, mt.cw, 0.0, Z_TRICK + 1, True)


def well(mt: Metrics) -> Rect:
    """The rounded rectangle behind the trick."""
    width, height = WELL * mt.cw, 1.72 * mt.ch + 0.24 * mt.cw
    return Rect(mt.cx - width / 2, mt.cy - height / 2, width, height)


def led_tag(mt: Metrics, place: Place) -> Room:
    """Room of "Led": on the edge of the card that was led, clear of its index and of every other card.

    Upon the upper edge of the side cards; at the right end of the upper edge of the card opposite; at the left end of
    the foot of the own one.
    """
    height, least = 20 * mt.u, 72 * mt.u
    rect = played(mt, place).rect(mt.rho)
    on_card = 0.5 * mt.cw
    across = max(on_card + 0.72 * mt.cw, least)
    match place:
        case "left" | "right":
            wide = max(rect.width, least)
            return Room(Rect(rect.centre.x - wide / 2, rect.y + 3 - height, wide, height), "centre")
        case "top":
            return Room(Rect(rect.right - on_card, rect.y - 0.3 * height, across, height), "left")
        case _:
            return Room(Rect(rect.x + on_card - across, rect.bottom - 0.8 * height, across, height), "right")


def prompt(mt: Metrics) -> Rect:
    """Greatest room of the prompt."""
    half = prompt_half(mt)
    return Rect(mt.cx - half, mt.prompt_y, 2 * half, mt.prompt_height)
