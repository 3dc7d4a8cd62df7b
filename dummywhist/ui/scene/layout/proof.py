"""Where do the tricks lie that prove a revoke? Side by side over the bar, smaller than the table's; pure."""

from __future__ import annotations

from dataclasses import replace

from dummywhist.ui.scene.layout.types import Metrics, Rect

SHARE = 0.86
"""Width of their cards, in cw."""
WIDE, TRICK_HIGH = 3.5, 1.72
"""Of a frame in widths of its cards, and of its trick in their heights."""
HEAD, FOOT, GAP = 40.0, 18.0, 32.0
"""Over and under the trick, and between two frames, px at u."""


def frames(mt: Metrics, free: Rect, count: int) -> tuple[Metrics, tuple[Rect, ...]]:
    """Return the scale of the cards, and ``count`` frames in the middle of the ``free`` room, smaller where they must.

    The metrics are those of the table with the width and height of these cards.
    """
    across = free.width - (count - 1) * GAP * mt.u
    down = free.height - (HEAD + FOOT) * mt.u
    cw = max(1.0, min(SHARE * mt.cw, across / (WIDE * count), down / (TRICK_HIGH * mt.rho)))
    small = replace(mt, cw=cw, ch=cw * mt.rho)
    wide, high = WIDE * cw, TRICK_HIGH * small.ch + (HEAD + FOOT) * mt.u
    left = free.centre.x - (count * wide + (count - 1) * GAP * mt.u) / 2
    top = free.centre.y - high / 2
    return small, tuple(Rect(left + at * (wide + GAP * mt.u), top, wide, high) for at in range(count))


def middle(small: Metrics, frame: Rect) -> Metrics:
    """Return the metrics of the trick in a ``frame``: `trick.played` and `trick.led_tag` lay its cards out by them."""
    head, foot = HEAD * small.u, FOOT * small.u
    return replace(small, cx=frame.centre.x, cy=frame.y + head + (frame.height - head - foot) / 2)
