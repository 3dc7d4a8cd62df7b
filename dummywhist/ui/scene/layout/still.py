"""Where does the pack lie that is not dealt? On the left of the hand that deals next, and all through a deal there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dummywhist.ui.scene.layout import closed, corners, trick
from dummywhist.ui.scene.layout.free import free_spot
from dummywhist.ui.scene.layout.metrics import PACKET, Z_PACKET, packets_top, panel_edge, side_margin
from dummywhist.ui.scene.layout.types import Facts, Metrics, OpenHand, Place, Point, Pose, Rect, Room

HAND: Final = 13
"""Cards of the hands that it keeps clear of, so that it does not move when they are played."""
AIR: Final = 6.0
"""In px: between it and anything else."""


def still(
    mt: Metrics, facts: Facts, place: Place, held: Mapping[Place, Rect], plates: Mapping[Place, Room]
) -> Pose | None:
    """Return how the still pack lies on the left of who sits at ``place``; None where nothing is free there.

    ``held``: the bounds of the hands. It is as large as a quitted trick and lies as its neighbour's cards do.
    """
    width, turned = PACKET * mt.cw, place in ("left", "right")
    size = (mt.rho * width, width) if turned else (width, mt.rho * width)
    area, wanted = _room(mt, facts, place, size)
    found = free_spot(*size, area, wanted, [box.outset(AIR) for box in _taken(mt, facts, held, plates)])
    if found is None:
        return None
    return Pose(found.centre.x, found.centre.y, width, 90.0 if turned else 0.0, Z_PACKET, False)


def _room(mt: Metrics, facts: Facts, place: Place, size: tuple[float, float]) -> tuple[Rect, Point]:
    """The quarter of the table in which it lies, and where its middle is best."""
    left, right = mt.m + 4, mt.width - mt.m - 4
    well, foot = trick.well(mt), mt.height - mt.under - mt.m
    wide, high = size
    match place:
        case "bottom":
            area = Rect(left, mt.cy, well.x - left, foot - mt.cy)
            return area, Point(side_margin(mt) + wide / 2, mt.hand_y - mt.lift - AIR - high / 2)
        case "left":
            area = Rect(left, mt.m, well.x - left, mt.cy - mt.m)
            return area, Point(panel_edge(mt) + wide / 2, mt.m + 56 * mt.u + high / 2)
        case "top":
            area = Rect(well.right, mt.m, right - well.right, mt.cy - mt.m)
            return area, Point(corners.marker(mt).x - AIR - wide / 2, mt.m + 56 * mt.u + high / 2)
        case _:
            area = Rect(well.right, mt.cy, right - well.right, foot - mt.cy)
            return area, Point(right - wide / 2, packets_top(mt) + high / 2)


def _taken(mt: Metrics, facts: Facts, held: Mapping[Place, Rect], plates: Mapping[Place, Room]) -> list[Rect]:
    """What it keeps clear of: all that lies at its place, or may come to lie there, before the deal is counted."""
    hand = Rect(side_margin(mt), mt.hand_y - mt.lift, mt.width - 2 * side_margin(mt), mt.ch + mt.lift)
    own = closed.packets_length(mt.cw, HAND, facts.book) + mt.m
    found = [
        corners.corner_panel(mt, facts.segments), corners.marker(mt), trick.well(mt), trick.prompt(mt), hand,
        Rect(mt.m, packets_top(mt), own, mt.height - packets_top(mt)), corners.bottom_right(mt).rect,
        plates["bottom"].rect, plates["top"].rect,
    ]  # fmt: skip
    if facts.turn_up is not None and facts.turn_up[0] != "bottom":
        place = facts.turn_up[0]
        found.append(closed.before(mt, place, held[place], 0)[1])
    long = PACKET * mt.ch
    for place in ("left", "top", "right"):
        lying = facts.at(place)
        box = held[place]
        if not isinstance(lying, OpenHand):
            box = box.union(closed.backs_bounds(mt, place, HAND, closed=False))
        found.append(box)
        if place != "top":  # the plate over backs comes down with them
            first = corners.side_plate(mt, place, box, isinstance(lying, OpenHand), None).rect
            found.append(replace(first, height=max(box.bottom - first.y, first.height)))
        if place == "top":
            x = box.right + 24
            found.append(Rect(x, box.y, max(0.0, min(corners.marker(mt).x - x, 7 * mt.cw)), long))
        else:
            x = box.right + closed.BESIDE if place == "left" else box.x - closed.BESIDE - long
            top = mt.cy - closed.packets_length(mt.cw, 2, 2)
            found.append(Rect(x, top, long, mt.hand_y - mt.lift - top))
    return [replace(box, width=max(box.width, 0.0)) for box in found]
