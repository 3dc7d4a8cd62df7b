"""Where do the quitted cards lie that each player keeps before him? In a row, each pointing to the winners."""

from __future__ import annotations

from collections.abc import Sequence

from dummywhist.ui.scene.layout.closed import BESIDE, GAP, UNDER
from dummywhist.ui.scene.layout.corners import TOLD
from dummywhist.ui.scene.layout.metrics import PACKET, Z_PACKET, Z_STEP, packets_top, plate_top, side_margin
from dummywhist.ui.scene.layout.types import Metrics, Place, Pose, Rect, Room, Slot

KEPT = 0.40
"""Scale of a quitted card against the cards that are played."""
ROW_STEP, SIDE_STEP, CLOSE_STEP = 0.30, 0.26, 0.20
"""In cw, from the near edge of a card to that of the next: in a row, at a side, from `MANY` cards."""
LYING_MORE = 0.05
"""In cw: so much more of a lying card is seen in a row."""
MANY = 10
OPPOSITE = 18.0
"""In px: between the backs opposite and the row beside them."""


def quitted(mt: Metrics, place: Place, upright: Sequence[bool], beside: Rect) -> tuple[dict[Slot, Pose], Rect]:
    """Return the poses of the quitted cards of ``place``, the first trick's first, and their bounds.

    ``upright``: for each trick whether North and South won it; their cards stand upright, those of East and West
    lie, on the screen the same at all four places. ``beside``: bounds of the hand of that place. A row that
    would reach too far is drawn together.
    """
    wide, high = KEPT * mt.cw, KEPT * mt.ch
    side = place in ("left", "right")
    lengths = [(high if stands else wide) if side else (wide if stands else high) for stands in upright]
    step = (CLOSE_STEP if len(upright) >= MANY else SIDE_STEP if side else ROW_STEP) * mt.cw
    more = 0.0 if side else LYING_MORE * mt.cw
    starts = [0.0]
    for stands in upright[:-1]:
        starts.append(starts[-1] + step + (0.0 if stands else more))
    match place:
        case "left" | "right":
            x = beside.right + BESIDE if place == "left" else beside.x - BESIDE - high
            y = beside.y
            room = plate_top(mt) - 6 - y
        case "top":
            x, y = beside.right + OPPOSITE, beside.centre.y - high / 2
            room = mt.width - mt.m - 2 * mt.u - mt.panel_width - 8 - x
        case _:
            x, y = mt.m + 4, packets_top(mt) + (PACKET - KEPT) * mt.ch / 2
            room = side_margin(mt) - 8 - x
    length = max((start + long for start, long in zip(starts, lengths, strict=False)), default=0.0)
    last = max(lengths, default=0.0)
    squeeze = min(1.0, max(room - last, 0.0) / (length - last)) if length > last else 1.0
    cards: dict[Slot, Pose] = {}
    far = 0.0
    for i, (stands, start, long) in enumerate(zip(upright, starts, lengths, strict=False)):
        along = start * squeeze + long / 2
        far = max(far, along + long / 2)
        cx, cy = (x + high / 2, y + along) if side else (x + along, y + high / 2)
        cards["quitted", place, i] = Pose(cx, cy, wide, 0.0 if stands else 90.0, Z_PACKET + i * Z_STEP, False)
    return cards, Rect(x, y, high, far) if side else Rect(x, y, far, high)


def told(mt: Metrics, row: Rect, hand: Rect | None) -> Room:
    """Return the room for the two lines that count the own row: right of it, else right of the own plate's half.

    ``hand``: bounds of the own hand, which they leave clear.
    """
    end = (hand.x if hand is not None else mt.cx) - 8
    height = 2 * UNDER * mt.u
    x = row.right + GAP
    if end - x >= TOLD * mt.u:
        return Room(Rect(x, row.centre.y - height / 2, TOLD * mt.u, height), "left")
    x = mt.m + 4 + TOLD * mt.u + GAP
    return Room(Rect(x, plate_top(mt), max(end - x, 0.0), height), "left")
