"""How do the table and a dock share the window? The dock beside the table, under it, or in its place; pure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.types import Rect

Way: TypeAlias = Literal["beside", "foot", "whole"]
"""Beside the table at its right; from the foot, under a table laid out anew; or from the foot in place of the table."""

LEAST_TABLE_WIDTH = 660.0
LEAST_TABLE_HEIGHT = 508.0
"""In px: smaller than this nothing on the table could be told apart."""


@dataclass(frozen=True, slots=True)
class Share:
    """Where the table and the dock lie, px. In the way ``whole`` the dock lies over the whole table."""

    way: Way
    table: Rect
    dock: Rect


def share(width: float, height: float, dock_width: float, least_height: float, wanted_height: float) -> Share:
    """Share ``width`` by ``height`` px with a dock ``dock_width`` px wide.

    Where there is no room beside the table the dock stands at the foot, across the whole width, ``wanted_height`` px
    high or as high as the table lets it be, but not under ``least_height``: with less it takes the place of the table,
    so that never a part of it is covered.
    """
    whole = Rect(0, 0, width, height)
    if width - dock_width >= LEAST_TABLE_WIDTH:
        table = Rect(0, 0, width - dock_width, height)
        return Share("beside", table, Rect(table.width, 0, dock_width, height))
    high = min(wanted_height, height - LEAST_TABLE_HEIGHT)
    if high >= least_height:
        return Share("foot", Rect(0, 0, width, height - high), Rect(0, height - high, width, high))
    return Share("whole", whole, whole)
