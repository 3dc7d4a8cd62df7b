"""Where is room on the table? A box lies where it covers nothing, or least, near the place it likes; pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.scene.layout.types import Point, Rect

EASE: Final = 1e-6


class Spot(NamedTuple):
    """Where a box lies, and how much it covers there, px squared."""

    rect: Rect
    covered: float


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
