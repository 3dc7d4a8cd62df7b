"""The trick in the middle, its well, and the tag of the leader."""

from __future__ import annotations

from dummywhist.ui.scene.layout.metrics import Z_TRICK, prompt_half
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
    width, height = 3.5 * mt.cw, 1.72 * mt.ch + 0.24 * mt.cw
    return Rect(mt.cx - width / 2, mt.cy - height / 2, width, height)


def led_tag(mt: Metrics, place: Place) -> Room:
    """Room of "Led": above the side cards; right of the others, at the end that looks away from the centre."""
    height = 20 * mt.u
    rect = played(mt, place).rect(mt.rho)
    match place:
        case "left" | "right":
            return Room(Rect(rect.x, rect.y - 4 - height, rect.width, height), "centre")
        case "top":
            y = rect.y + 2
        case _:
            y = rect.bottom - 2 - height
    return Room(Rect(rect.right + 7, y, 1.25 * mt.cw - 14, height), "left")


def prompt(mt: Metrics) -> Rect:
    """Greatest room of the prompt."""
    half = prompt_half(mt)
    return Rect(mt.cx - half, mt.prompt_y, 2 * half, mt.prompt_height)
