"""Where does a box that asks lie? Where it covers neither the hand nor other cards, near the place it likes; pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dummywhist.ui.scene.layout.free import settle
from dummywhist.ui.scene.layout.types import Point, Rect, Table

AIR: Final = 8.0
"""Kept clear around the box where there is room, px."""
BESIDE: Final = 14.0
"""In px at u 1: between backs and the call beside them."""


CALL_HEIGHT: Final = 26.0
CALL_AIR: Final = 4.0
"""Of a call, and clear around it, px at u 1."""


def blocks(table: Table) -> list[Rect]:
    """Return the bounds of what lies on the table: each hand, dummy, row of backs, turned card, pile, trick, count.

    A card that lies across at the end of a dummy is by itself: under it there is room.
    """
    found: dict[tuple[str, str, float], Rect] = {}
    for slot, pose in table.cards.items():
        place = "bottom" if slot[0] == "hand" else "middle" if slot[0] == "trick" else str(slot[1])
        rect = pose.rect(table.metrics.rho)
        key = (slot[0], place, pose.rotation)
        found[key] = found[key].union(rect) if key in found else rect
    still = [] if table.still is None else [table.still.rect(table.metrics.rho)]
    return [*found.values(), *table.counts.values(), *still]


def call_room(
    table: Table,
    place: str,
    size: tuple[float, float],
    plate: Rect,
    obstacles: Sequence[Rect],
    *,
    over: bool = False,
) -> Rect:
    """Return where the call of who sits at ``place`` lies, ``size`` wide and high: beside his backs, toward the trick;
    the viewer's by his plate, or ``over`` it, as everybody's on a narrow table. Where that covers something it lies
    as near as can be.
    """
    mt, (width, height) = table.metrics, size
    air = BESIDE * mt.u
    backs = next((block for key, block in _by_place(table) if key == place), None)
    if place == "bottom" and over:
        wanted = Point(plate.x, plate.y - 8 * mt.u - height)
    elif place == "bottom":
        wanted = Point(plate.right + 8 * mt.u, plate.centre.y - height / 2)
    elif backs is None:
        wanted = Point(plate.x, plate.bottom + 8 * mt.u)
    elif mt.narrow and place != "top":
        wanted = Point(plate.right + air if place == "left" else plate.x - air - width, plate.centre.y - height / 2)
    elif place == "right":
        wanted = Point(backs.x - air - width, backs.centre.y - height / 2)
    else:
        wanted = Point(backs.right + air, backs.centre.y - height / 2)
    area = Rect(mt.m, mt.m, mt.width - 2 * mt.m, mt.height - 2 * mt.m)
    middle = Point(wanted.x + width / 2, wanted.y + height / 2)
    return settle(width, height, area, middle, [box.outset(CALL_AIR * mt.u) for box in obstacles]).rect


def _by_place(table: Table) -> Iterable[tuple[str, Rect]]:
    found: dict[str, Rect] = {}
    for slot, pose in table.cards.items():
        if slot[0] in ("hand", "back", "dummy"):
            place = "bottom" if slot[0] == "hand" else str(slot[1])
            rect = pose.rect(table.metrics.rho)
            found[place] = found[place].union(rect) if place in found else rect
    return found.items()
