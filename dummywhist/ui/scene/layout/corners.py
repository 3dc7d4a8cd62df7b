"""Corner panels and plates. Offsets and sizes are at ``u``, from the anchor corner."""

from __future__ import annotations

from dummywhist.ui.scene.layout.metrics import NARROW, panel_edge, plate_top, side_margin
from dummywhist.ui.scene.layout.types import Metrics, Place, Rect, Room

PLATE = 40.0
"""Height of a plate, at u."""
LEAST_PLATE = 110.0
"""Width under which a plate opposite is left out, at u: disc, a short name, the dealer's chip."""
SIDE_LABEL = 180.0
"""Greatest width of "4 tricks" at a side, at u."""
SIDE_PLATE, SIDE_PLATE_NARROW = 200.0, 150.0
"""Greatest width of the plate at a side, at u; narrow tables have columns of a dummy beside it."""


def trump_tile(mt: Metrics) -> Rect:
    return Rect(mt.m + 2 * mt.u, mt.m + 2 * mt.u, 48 * mt.u, 48 * mt.u)


def trump_text(mt: Metrics) -> Room:
    """Room for trump line and origin line beside the tile."""
    tile = trump_tile(mt)
    x = tile.right + 12 * mt.u
    return Room(Rect(x, tile.y, panel_edge(mt) - 2 - x, tile.height), "left")


def tournee_title(mt: Metrics) -> Room:
    tile = trump_tile(mt)
    return Room(Rect(tile.x, mt.m + 58 * mt.u, mt.panel_width, 20 * mt.u), "left")


def tournee(mt: Metrics, segments: int) -> tuple[Rect, ...]:
    """The segments of the tournée strip, 196u (150u) wide and 34u high together, 4u apart."""
    if segments == 0:
        return ()
    whole = (196 if mt.width >= NARROW else 150) * mt.u
    gap = 4 * mt.u
    width = (whole - (segments - 1) * gap) / segments
    x, y = mt.m + 2 * mt.u, mt.m + 80 * mt.u
    return tuple(Rect(x + i * (width + gap), y, width, 34 * mt.u) for i in range(segments))


def marker(mt: Metrics) -> Rect:
    right, top = mt.width - mt.m - 2 * mt.u, mt.m + 2 * mt.u
    return Rect(right - mt.panel_width, top, mt.panel_width, 98 * mt.u)


def corner_panel(mt: Metrics, segments: int) -> Rect:
    """Everything in the top left corner."""
    tile = trump_tile(mt)
    foot = mt.m + (114 if segments else 50) * mt.u
    return Rect(tile.x, tile.y, mt.panel_width, foot - tile.y)


def own_plate(mt: Metrics) -> Room:
    """The own plate, above the own packets, left of the hand's room."""
    x = mt.m + 4
    return Room(Rect(x, plate_top(mt), side_margin(mt) - 8 - x, PLATE * mt.u), "left")


def bottom_right(mt: Metrics) -> Room:
    """The mirror of the own plate: free."""
    rect = own_plate(mt).rect
    return Room(Rect(mt.width - rect.right, rect.y, rect.width, rect.height), "right")


def side_plate(mt: Metrics, place: Place, hand: Rect, open_hand: bool) -> Room:
    """The plate above the hand at a side, 10u above backs, 8u above rows."""
    height, width = PLATE * mt.u, (SIDE_PLATE if mt.width >= NARROW else SIDE_PLATE_NARROW) * mt.u
    y = hand.y - (8 if open_hand else 10) * mt.u - height
    if place == "left":
        return Room(Rect(mt.m + 4, y, width, height), "left")
    return Room(Rect(mt.width - mt.m - 4 - width, y, width, height), "right")


def top_plate(mt: Metrics, hand: Rect, open_hand: bool) -> Room | None:
    """The plate left of the hand opposite, or None if there is no room between it and the trump line."""
    left = panel_edge(mt) + 2
    right = hand.x - (16 if open_hand else 14) * mt.u
    if right - left < LEAST_PLATE * mt.u:
        return None
    y = mt.m + 6 * mt.u if open_hand else hand.centre.y - PLATE * mt.u / 2
    return Room(Rect(left, y, right - left, PLATE * mt.u), "right")


def above(mt: Metrics, packet: Rect) -> Room:
    """The plate over a packet in the middle."""
    wide = 2 * SIDE_PLATE_NARROW * mt.u
    return Room(Rect(mt.cx - wide / 2, packet.y - (PLATE + 8) * mt.u, wide, PLATE * mt.u), "centre")


def sitter_plate(mt: Metrics, hand: Rect, open_hand: bool) -> Room | None:
    """Room right of what lies opposite for the plate of one who sits out."""
    left, right = hand.right + 20 * mt.u, marker(mt).x - 8
    if right - left < LEAST_PLATE * mt.u:
        return None
    y = mt.m + 6 * mt.u if open_hand else hand.centre.y - PLATE * mt.u / 2
    return Room(Rect(left, y, right - left, PLATE * mt.u), "left")


def packet_label(mt: Metrics, place: Place, packet: Rect, limit: float) -> Room:
    """Room for "4 tricks" beside the packets: under them at a side, outward from the hand, right of them elsewhere.

    ``limit``: how far right it may reach, px. Where that leaves too little it goes under the packets.
    """
    height = 20 * mt.u
    middle = packet.centre
    if place in ("left", "right"):
        # Centred, long words would run under the hand beside the packets.
        x = packet.x if place == "left" else packet.right - SIDE_LABEL * mt.u
        return Room(Rect(x, packet.bottom + 2, SIDE_LABEL * mt.u, height), place)
    x = packet.right + 12
    if limit - x < 50 * mt.u and place == "top":
        return Room(Rect(packet.x, packet.bottom + 2, max(limit - packet.x, 0.0), height), "left")
    return Room(Rect(x, middle.y - height / 2, max(limit - x, 0.0), height), "left")
