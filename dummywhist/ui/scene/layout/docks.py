"""How do the table and a dock share the window? The dock beside the table, under it, or over it as a sheet; pure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.types import Rect

Way: TypeAlias = Literal["beside", "foot", "strip", "over"]
"""Beside the table at its right; whole, or as a strip of a line or two, at the foot of a table laid out anew; or over
the table, a sheet from the foot, and no card can be played meanwhile."""

LEAST_TABLE_WIDTH = 660.0
LEAST_TABLE_HEIGHT = 420.0
LARGER_TEXT = 150.0
"""In px: smaller than this nothing on the table could be told apart. Words twice as large, in buttons and in what is
asked, need so much more of its height."""
GOOD_TABLE_HEIGHT = 508.0
"""In px: that of the smallest window without a dock. A dock that leaves the table less folds to a strip if it can."""
GLIMPSE = 40.0
"""Of the table, over a sheet from the foot, px: so that it is seen to lie over something."""


@dataclass(frozen=True, slots=True)
class Heights:
    """How high a dock is across the window, px: at least, with a little of what scrolls; whole; folded, or 0."""

    least: float
    whole: float
    strip: float = 0.0


@dataclass(frozen=True, slots=True)
class Share:
    """Where the table and the dock lie, px. Only in the way ``over`` the dock lies over a part of the table."""

    way: Way
    table: Rect
    dock: Rect


def least_table_height(text: float) -> float:
    """Return how high a table is at least for a person who has set all words ``text`` times as large, px."""
    return LEAST_TABLE_HEIGHT + LARGER_TEXT * (text - 1)


def share(
    width: float, height: float, dock_width: float, heights: Heights, text: float = 1.0, *, with_table: bool = False
) -> Share:
    """Share ``width`` by ``height`` px with a dock ``dock_width`` px wide where it stands beside the table.

    ``text``: how much larger than usual the person has set all words. Where there is no room beside the table the dock
    lies across the whole window: at the foot, whole, folded or as high as the table lets it be, and only where it has
    no room even so, over the table. ``with_table``: the dock is of use only beside a table that can be played at, and
    is never laid over it: it folds, however small it leaves the table.
    """
    if width - dock_width >= LEAST_TABLE_WIDTH:
        table = Rect(0, 0, width - dock_width, height)
        return Share("beside", table, Rect(table.width, 0, dock_width, height))
    if height - heights.whole >= GOOD_TABLE_HEIGHT:
        return _under("foot", width, height, heights.whole)
    room = height - least_table_height(text)
    if 0 < heights.strip <= room:
        return _under("strip", width, height, heights.strip)
    if with_table and heights.strip > 0:
        return _under("strip", width, height, min(heights.strip, height / 2))
    if heights.least <= room:
        return _under("foot", width, height, min(heights.whole, room))
    high = min(max(heights.whole, heights.least), height - GLIMPSE)
    return Share("over", Rect(0, 0, width, height), Rect(0, height - high, width, high))


def _under(way: Way, width: float, height: float, high: float) -> Share:
    return Share(way, Rect(0, 0, width, height - high), Rect(0, height - high, width, high))
