"""Corner panels and plates. Offsets and sizes are at ``u``, from the anchor corner."""

from __future__ import annotations

from dummywhist.engine.cards.seat import Seat
from dummywhist.ui.scene.layout.metrics import (
    PLATES,
    Z_FLYING,
    Z_STEP,
    panel_edge,
    plate_top,
    side_margin,
    well_half,
)
from dummywhist.ui.scene.layout.types import Metrics, Place, Pose, Rect, Room

PLATE = 40.0
"""Height of a plate, at u."""
SIDE_LABEL = 180.0
"""Greatest width of "4 tricks" at a side, at u."""
TOLD = 132.0
"""Room for the longest count of tricks in words, at u."""
LABEL = 80.0
"""Least room for "4 tricks" beside the packets, at u."""
SIDE_PLATE = 230.0
"""Greatest width of the plate at a side, at u."""
TRAY = (72.0, 82.0)
"""A tray, at u: width and height."""
POCKET = (28.0, 16.0)
"""A pocket of it for North or South, at u: length and height; those at the sides stand and are a little smaller."""
BESIDE, CLOSE = 14.0, 8.0
"""Between a tray and what is said of it, and where that is a score, at u."""
RIM = 5.0
"""Between the edge of a tray and its pockets, at u."""


def trump_tile(mt: Metrics) -> Rect:
    return Rect(mt.m + 2 * mt.u, mt.m + 2 * mt.u, 48 * mt.u, 48 * mt.u)


def trump_text(mt: Metrics) -> Room:
    """Room for trump line and origin line beside the tile."""
    tile = trump_tile(mt)
    x = tile.right + 12 * mt.u
    return Room(Rect(x, tile.y, panel_edge(mt) - 6 - x, tile.height), "left")


def slip(mt: Metrics) -> Rect:
    """The paper slip of a tray under the tile; on a narrow table one line high."""
    tile = trump_tile(mt)
    return Rect(tile.x, tile.bottom + 12 * mt.u, 150 * mt.u, (25 if mt.narrow else 40) * mt.u)


def tournee_title(mt: Metrics) -> Room:
    tile = trump_tile(mt)
    return Room(Rect(tile.x, mt.m + 51.5 * mt.u, mt.panel_width, 24.5 * mt.u), "left")


def tournee(mt: Metrics, segments: int) -> tuple[Rect, ...]:
    """The segments of the tournée strip, 196u (150u) wide and 34u high together, 4u (3u) apart.

    More than three of them lie in two columns where that is narrow: a name and a word on one line each.
    """
    if segments == 0:
        return ()
    whole = (150 if mt.narrow else 196) * mt.u
    gap, x, y = (3 if mt.narrow else 4) * mt.u, mt.m + 2 * mt.u, mt.m + 80 * mt.u
    columns, rows = (2, -(-segments // 2)) if mt.narrow and segments > 3 else (segments, 1)
    width = (whole - (columns - 1) * gap) / columns
    height = (34 * mt.u - (rows - 1) * gap / 2) / rows
    return tuple(
        Rect(x + i % columns * (width + gap), y + i // columns * (height + gap / 2), width, height)
        for i in range(segments)
    )


def marker(mt: Metrics) -> Rect:
    right, top = mt.width - mt.m - 2 * mt.u, mt.m + 2 * mt.u
    return Rect(right - mt.panel_width, top, mt.panel_width, 98 * mt.u)


def tray(panel: Rect, u: float) -> Rect:
    """The tray at the left of the panel of the score."""
    return Rect(panel.x + 10 * u, panel.centre.y - TRAY[1] * u / 2, TRAY[0] * u, TRAY[1] * u)


def pockets(body: Rect, u: float) -> tuple[Rect, Rect, Rect, Rect]:
    """The pockets of a tray: North above, then East, South and West."""
    long, high, rim, middle = POCKET[0] * u, POCKET[1] * u, RIM * u, body.centre
    narrow, short = 0.875 * high, 0.8 * long
    return (
        Rect(middle.x - long / 2, body.y + rim, long, high),
        Rect(body.right - rim - narrow, middle.y - short / 2, narrow, short),
        Rect(middle.x - long / 2, body.bottom - rim - high, long, high),
        Rect(body.x + rim, middle.y - short / 2, narrow, short),
    )


def in_pocket(mt: Metrics, seat: Seat, number: int) -> Pose:
    """How the card ``number`` of a hand lies in its pocket: face down, and as large as fits in."""
    pocket = pockets(tray(marker(mt), mt.u), mt.u)[seat]
    across = pocket.width > pocket.height
    long, high = (pocket.width, pocket.height) if across else (pocket.height, pocket.width)
    width = min(high, long / mt.rho)
    at = pocket.centre
    return Pose(at.x, at.y, width, 90.0 if across else 0.0, Z_FLYING + number * Z_STEP, False)


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


def side_plate(mt: Metrics, place: Place, hand: Rect, open_hand: bool, opposite: Rect | None) -> Room:
    """The plate above the hand at a side, 10u above backs, 8u above rows.

    ``opposite``: what lies opposite; the plate ends before it where it reaches so far down, else before the well.
    """
    height, width = PLATE * mt.u, SIDE_PLATE * mt.u
    y = hand.y - (8 if open_hand else 10) * mt.u - height
    left, right = mt.cx - well_half(mt), mt.cx + well_half(mt)
    if opposite is not None and opposite.bottom > y:
        left, right = min(left, opposite.x), max(right, opposite.right)
    if place == "left":
        x = mt.m + 4
        return Room(Rect(x, y, min(width, left - 8 - x), height), "left")
    end = mt.width - mt.m - 4
    width = min(width, end - right - 8)
    return Room(Rect(end - width, y, width, height), "right")


def top_plate(mt: Metrics, hand: Rect, open_hand: bool) -> Room:
    """The plate left of the hand opposite, which leaves room for it; at least its disc."""
    left = panel_edge(mt)
    right = hand.x - (16 if open_hand else 14) * mt.u
    least = PLATES[1] * mt.u
    y = mt.m + 6 * mt.u if open_hand else hand.centre.y - PLATE * mt.u / 2
    return Room(Rect(min(left, right - least), max(y, mt.m), max(right - left, least), PLATE * mt.u), "right")


def above(mt: Metrics, packet: Rect) -> Room:
    """The plate over a packet in the middle."""
    wide = 300 * mt.u
    return Room(Rect(mt.cx - wide / 2, packet.y - (PLATE + 8) * mt.u, wide, PLATE * mt.u), "centre")


def sitter_plate(mt: Metrics, hand: Rect | None, open_hand: bool, corner: Room) -> Room:
    """Room for the plate of one who sits out: right of what lies opposite, else in the corner at the bottom right."""
    if hand is None:
        return corner
    left, right = hand.right + 20 * mt.u, marker(mt).x - 8
    if right - left < PLATES[0] * mt.u:
        return corner
    y = mt.m + 6 * mt.u if open_hand else hand.centre.y - PLATE * mt.u / 2
    return Room(Rect(left, y, right - left, PLATE * mt.u), "left")


def packet_label(mt: Metrics, place: Place, packet: Rect, beside: Rect, limit: float, counted: bool = False) -> Room:
    """Room for "4 tricks" beside the packets: under them at a side, outward from the hand, right of them elsewhere.

    ``beside``: the hand of that place. ``limit``: how far right it may reach, px. Where that leaves too little it goes
    under the packets, but not when the deal is ``counted`` and those opposite lie in the middle.
    """
    height = 20 * mt.u
    middle = packet.centre
    if place in ("left", "right"):
        # Centred, long words would run under the hand beside the packets.
        x = packet.x if place == "left" else packet.right - SIDE_LABEL * mt.u
        if counted and packet.bottom + 2 + height > mt.asked_top:  # with the largest words: toward the middle
            x = packet.right + 8 if place == "left" else packet.x - 8 - TOLD * mt.u
            return Room(Rect(x, middle.y - height / 2, TOLD * mt.u, height), place)
        return Room(Rect(x, packet.bottom + 2, SIDE_LABEL * mt.u, height), place)
    if place == "top" and counted:
        return Room(Rect(packet.right + 12, middle.y - height / 2, TOLD * mt.u, height), "left")
    x = packet.right + 12
    if place == "top" and packet.right < beside.x:  # under the trump tile
        return Room(Rect(packet.x, packet.bottom + 1, mt.panel_width, height), "left")
    if limit - x < LABEL * mt.u and place == "top":
        x = min(packet.x, limit - LABEL * mt.u)
        foot = packet.bottom if x >= beside.right else max(packet.bottom, beside.bottom)
        return Room(Rect(x, foot + 2, limit - x, height), "left")
    return Room(Rect(x, middle.y - height / 2, max(limit - x, 0.0), height), "left")
