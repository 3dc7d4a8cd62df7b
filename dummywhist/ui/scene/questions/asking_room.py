"""Where does a box that asks lie? Where it covers neither the hand nor other cards, near the place it likes; pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, NamedTuple

from dummywhist.ui.scene.layout.types import Point, Rect, Table

AIR: Final = 8.0
"""Kept clear around the box where there is room, px."""
EASE: Final = 1e-6
BESIDE: Final = 14.0
"""In px at u 1: between backs and the call beside them."""


CALL_HEIGHT: Final = 26.0
CALL_AIR: Final = 4.0
"""Of a call, and clear around it, px at u 1."""


class Spot(NamedTuple):
    """Where a box lies, and how much it covers there, px squared."""

    rect: Rect
    covered: float


def blocks(table: Table) -> list[Rect]:
    """Return the bounds of what lies on the table: each hand, dummy, row of backs, turned card, pile, trick, count."""
    found: dict[tuple[str, str], Rect] = {}
    for slot, pose in table.cards.items():
        place = "bottom" if slot[0] == "hand" else "middle" if slot[0] == "trick" else str(slot[1])
        rect = pose.rect(table.metrics.rho)
        key = (slot[0], place)
        found[key] = found[key].union(rect) if key in found else rect
    return [*found.values(), *table.counts.values()]


def settle(width: float, height: float, area: Rect, wanted: Point, obstacles: Sequence[Rect]) -> Spot:
    """Return where a box lies in ``area``: with its middle at ``wanted`` if nothing is covered, else as near as can be.

    Where something must be covered, as little as possible is.
    """
    spots = _spots(width, height, area, wanted, obstacles)
    free = _first_free(spots, area, obstacles)
    if free is not None:
        return Spot(free, 0.0)
    covered = [4 * _outside(rect, area) + sum(_shared(rect, box) for box in obstacles) for rect in spots]
    best = min(range(len(spots)), key=lambda at: (round(covered[at]), at))
    return Spot(spots[best], covered[best])


def free_spot(width: float, height: float, area: Rect, wanted: Point, obstacles: Sequence[Rect]) -> Rect | None:
    """Return where a box lies in ``area`` without covering anything, as near to ``wanted`` as can be; None: nowhere."""
    return _first_free(_spots(width, height, area, wanted, obstacles), area, obstacles)


def _first_free(spots: Sequence[Rect], area: Rect, obstacles: Sequence[Rect]) -> Rect | None:
    inside = area.outset(EASE)
    for rect in spots:
        within = inside.contains(rect.x, rect.y) and inside.contains(rect.right, rect.bottom)
        if within and not any(rect.meets(box) for box in obstacles):
            return rect
    return None


def _spots(width: float, height: float, area: Rect, wanted: Point, obstacles: Sequence[Rect]) -> list[Rect]:
    """Where a box may lie: in the middle wanted, and along the edges of what lies there; the nearest first."""
    x = _within(wanted.x - width / 2, area.x, area.right - width)
    y = _within(wanted.y - height / 2, area.y, area.bottom - height)
    near = [box for box in obstacles if _shared(box, area)]
    across = {x, *_edges(((box.x - width, box.right) for box in near), area.x, area.right - width)}
    down = {y, *_edges(((box.y - height, box.bottom) for box in near), area.y, area.bottom - height)}
    corners = sorted((abs(left - x) + abs(top - y), left, top) for left, top in product(across, down))
    return [Rect(left, top, width, height) for _far, left, top in corners]


def call_room(table: Table, place: str, size: tuple[float, float], plate: Rect, obstacles: Sequence[Rect]) -> Rect:
    """Return where the call of who sits at ``place`` lies, ``size`` wide and high: beside his backs, toward the trick;
    the viewer's by his plate, as everybody's on a narrow table. Where that covers something it lies as near as can be.
    """
    mt, (width, height) = table.metrics, size
    air = BESIDE * mt.u
    backs = next((block for key, block in _by_place(table) if key == place), None)
    if place == "bottom":
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


def _within(value: float, low: float, high: float) -> float:
    return max(low, min(value, high)) if low <= high else (low + high) / 2


def _edges(pairs: Iterable[tuple[float, float]], low: float, high: float) -> set[float]:
    found = {value for pair in pairs for value in pair} | {low, high}
    return {_within(value, low, high) for value in found}


def _shared(one: Rect, other: Rect) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def _outside(rect: Rect, area: Rect) -> float:
    return rect.width * rect.height - _shared(rect, area)
