"""What lies face down, and the single cards that lie before their holder."""

from __future__ import annotations

from dummywhist.ui.scene.layout.corners import TOLD
from dummywhist.ui.scene.layout.metrics import (
    BACKS,
    BEFORE,
    PACKET,
    WELL,
    Z_BACK,
    Z_CALLED,
    Z_PACKET,
    Z_STEP,
    Z_TURN_UP,
    beside_plate,
    packets_top,
    plate_top,
    side_top,
)
from dummywhist.ui.scene.layout.types import Metrics, Place, Pose, Rect, Room, Slot

SIDE_STEP, ROW_STEP = 0.115, 0.16
"""In cw: step of the backs at a side, opposite."""
WHOLE_HAND = 13
CLOSED_STEP = 1.4
"""In px: step of a closed packet."""
BOOK_STEP, BOOK_GAP, ODD_STEP = 0.125, 0.30, 0.20
"""In cw: within the book; clear between the book and the odd tricks; among the odd tricks."""
UNDER = 22.0
"""In px at u: height of the count in words under packets."""
GAP, CLEAR = 12.0, 8.0
"""In px: between the own packets and their count; between that and the hand."""
CALLED_STEP = 0.45
"""In cw: step of several cards that may be called."""
NEAR = 4.0
"""In px: clear above and below what lies between two plates in a table that is too low for it."""
BESIDE = 16.0
"""In px: between the backs of a side and what lies before them."""


# --- backs ------------------------------------------------------------------------------------------


def back_step(mt: Metrics, place: Place, count: int, closed: bool) -> float:
    """Step of the backs, px: at a side smaller where a whole hand would not fit between the plates."""
    if closed:
        return CLOSED_STEP
    if place not in ("left", "right"):
        return ROW_STEP * mt.cw
    room = plate_top(mt) - 6 - side_top(mt) - BACKS * mt.cw
    return min(SIDE_STEP * mt.cw, max(room, 0.0) / max(count - 1, WHOLE_HAND - 1))


def shrunk(mt: Metrics, place: Place, height: float) -> float:
    """By how much what is ``height`` px high is drawn smaller at the left, where it would lie under the own plate.

    1 wherever there is room.
    """
    if place != "left" or height <= plate_top(mt) - 6 - side_top(mt):
        return 1.0
    return min(1.0, max(plate_top(mt) - side_top(mt), 1.0) / height)


def backs_bounds(mt: Metrics, place: Place, count: int, closed: bool) -> Rect:
    """Bounds of ``count`` backs at ``place`` (of one if there is none left, to keep the plate in its place)."""
    step, small = back_step(mt, place, count, closed), shrunk(mt, place, BACKS * mt.cw)
    length = BACKS * mt.cw * small + max(count - 1, 0) * step
    across = BACKS * mt.ch * small
    match place:
        case "left" | "right":
            x = mt.m + 4 if place == "left" else mt.width - mt.m - 4 - across
            y0, y1 = side_top(mt) - (NEAR if small < 1 else 0.0), plate_top(mt) - (NEAR if small < 1 else 6.0)
            return Rect(x, max(min(mt.cy + 10 - length / 2, y1 - length), y0), across, length)
        case "top":
            return Rect(beside_plate(mt, length)[0], mt.m + 2, length, across)
        case "bottom":
            return Rect(mt.cx - length / 2, mt.height - mt.under - mt.m - across, length, across)


def backs(mt: Metrics, place: Place, count: int, closed: bool) -> tuple[dict[Slot, Pose], Rect]:
    """The backs of a closed hand or packet, the last on top, and the 26u disc of the count on it."""
    bounds = backs_bounds(mt, place, count, closed)
    side = place in ("left", "right")
    step, width = back_step(mt, place, count, closed), BACKS * mt.cw * shrunk(mt, place, BACKS * mt.cw)
    half = width / 2
    middle = bounds.centre
    cards: dict[Slot, Pose] = {}
    x, y = middle.x, middle.y
    for i in range(count):
        x, y = (middle.x, bounds.y + half + i * step) if side else (bounds.x + half + i * step, middle.y)
        turned = 90.0 if side else 0.0
        cards["back", place, i] = Pose(x, y, width, turned, Z_BACK + i * Z_STEP, False)
    disc = 26 * mt.u
    return cards, Rect(x - disc / 2, y - disc / 2, disc, disc)


def centred(mt: Metrics, count: int) -> tuple[dict[Slot, Pose], Rect, Rect]:
    """A closed packet in the middle of the table: poses, bounds, and the disc of its count."""
    x = mt.cx - (count - 1) * CLOSED_STEP / 2
    y = max(mt.cy - 0.72 * mt.ch, mt.top_y + 50 * mt.u + mt.ch / 2)
    cards: dict[Slot, Pose] = {}
    for i in range(count):
        cards["back", "top", i] = Pose(x + i * CLOSED_STEP, y, mt.cw, 0.0, Z_BACK + i * Z_STEP, False)
    last = x + max(count - 1, 0) * CLOSED_STEP
    disc = 26 * mt.u
    bounds = Rect(x - mt.cw / 2, y - mt.ch / 2, last - x + mt.cw, mt.ch)
    return cards, bounds, Rect(last - disc / 2, y - disc / 2, disc, disc)


# --- quitted tricks ---------------------------------------------------------------------------------


def packets_length(cw: float, count: int, book: int) -> float:
    """Length of ``count`` quitted tricks laid out, in the unit of ``cw``."""
    if count == 0:
        return 0.0
    length = PACKET + (min(count, book) - 1) * BOOK_STEP
    if count > book:
        length += (BOOK_GAP if book else 0.0) + PACKET + (count - book - 1) * ODD_STEP
    return length * cw


def packets_margin(mt: Metrics, count: int, book: int) -> float:
    """Width at the left edge that ``count`` own packets and their count in words take, px."""
    return mt.m + 4 + packets_length(mt.cw, count, book) + GAP + TOLD * mt.u + CLEAR


def packets(
    mt: Metrics, place: Place, count: int, book: int, beside: Rect, counted: bool = False
) -> tuple[dict[Slot, Pose], Rect]:
    """The tricks quitted before ``place``: the book laid close, the odd tricks apart.

    ``beside``: bounds of the hand of that place. At a side the first two are centred on the trick and the row then
    grows downward, so that no packet moves when another comes; it is drawn together only if it would reach the foot
    of the zone. When the deal is ``counted`` whole hands lie there again: the own packets leave room for their count
    before the hand, those at the sides end above what is asked, and those opposite lie before their hand in the middle,
    where no trick lies any more. When a deal is looked back on in a small window those opposite have no room beside an
    open hand: then they lie under the trump tile.
    """
    long, wide = PACKET * mt.cw, PACKET * mt.ch
    side = place in ("left", "right")
    length = packets_length(mt.cw, count, book)
    match place:
        case "left" | "right":
            x = beside.right + BESIDE if place == "left" else beside.x - BESIDE - wide
            end = mt.asked_top - UNDER * mt.u if counted else plate_top(mt) - 6 - 24 * mt.u
            middle = (beside.y + end) / 2 if counted else mt.cy
            first = length if counted else packets_length(mt.cw, 2, 2)
            y = max(middle - first / 2, beside.y, mt.cy - 0.86 * mt.ch if counted else 0.0)
            room = end - y
        case "top" if counted:
            told = GAP + TOLD * mt.u
            room = 3.5 * mt.cw
            x, y = mt.cx - (min(length, room) + told) / 2, max(mt.asked_top - wide, beside.bottom + CLEAR)
        case "top":
            x, y = beside.right + 24, beside.centre.y - wide / 2
            room = mt.width - mt.m - 2 * mt.u - mt.panel_width - 8 - x
            if room < long:  # an open hand reaches as far as the marker: then under the trump tile
                x, y = mt.m + 2 * mt.u, mt.m + 60 * mt.u
                room = mt.panel_width
        case _:
            x, y = mt.m + 4, packets_top(mt)
            room = (beside.x - CLEAR - TOLD * mt.u - GAP if counted else mt.cx) - x
    squeeze = max(0.0, min(1.0, (room - long) / (length - long))) if length > long else 1.0
    cards: dict[Slot, Pose] = {}
    for i in range(count):
        along = (packets_length(mt.cw, i + 1, book) - long) * squeeze + long / 2
        cx, cy = (x + wide / 2, y + along) if side else (x + along, y + wide / 2)
        z = Z_PACKET + i * Z_STEP
        cards["packet", place, i] = Pose(cx, cy, long, 90.0 if side else 0.0, z, False)
    length = max(length - long, 0.0) * squeeze + long
    return cards, Rect(x, y, wide, length) if side else Rect(x, y, length, wide)


# --- before the holder ------------------------------------------------------------------------------


def before(mt: Metrics, place: Place, beside: Rect, order: int) -> tuple[Pose, Rect]:
    """Pose and bounds of a card that lies face up before its holder at the top or a side.

    ``order``: how many lie there already. Opposite it lies right of the backs, since between them and the trick there
    is no height for it; no packet lies there before the first trick is quitted.
    """
    small = shrunk(mt, place, BEFORE * mt.ch)
    width, height = BEFORE * mt.cw * small, BEFORE * mt.ch * small
    step = 0.30 * mt.cw * order
    match place:
        case "left":
            y = max(mt.cy + 10 - height / 2, beside.y)
            if small < 1:
                y = min(y, plate_top(mt) - NEAR - height)
            rect = Rect(beside.right + BESIDE + step, y, width, height)
        case "right":
            rect = Rect(beside.x - BESIDE - width - step, max(mt.cy + 10 - height / 2, beside.y), width, height)
        case _:
            rect = Rect(beside.right + 24 + step, mt.m + 2, width, height)
    middle = rect.centre
    return Pose(middle.x, middle.y, width, 0.0, Z_TURN_UP + order * Z_STEP, True), rect


def called(mt: Metrics, place: Place, beside: Rect, whole: bool, count: int) -> list[tuple[Pose, Rect]]:
    """Poses and bounds of ``count`` cards that lie face up before their holder because they may be called.

    From left to right, so that each index is seen; closer where they would reach the trick or the marker. ``whole``:
    all of the hand lies so, and no backs.
    """
    width, height = BEFORE * mt.cw, BEFORE * mt.ch
    if place == "top":
        start, end = beside.x if whole else beside.right + 24, mt.width - mt.m - 2 * mt.u - mt.panel_width - CLEAR
    elif place == "left":
        start, end = beside.x if whole else beside.right + BESIDE, mt.cx - WELL / 2 * mt.cw - CLEAR
    else:
        start, end = mt.cx + WELL / 2 * mt.cw + CLEAR, beside.right if whole else beside.x - BESIDE
    step = min(CALLED_STEP * mt.cw, max(end - start - width, 0.0) / max(count - 1, 1))
    x = end - width - (count - 1) * step if place == "right" else start
    y = mt.m + 2 if place == "top" else max(mt.cy + 10 - height / 2, beside.y)
    found = []
    for order in range(count):
        rect = Rect(x + order * step, y, width, height)
        middle = rect.centre
        found.append((Pose(middle.x, middle.y, width, 0.0, Z_CALLED + order * Z_STEP, True), rect))
    return found


def called_tag(mt: Metrics, first: Rect, last: Rect, *, above: bool = False) -> Room:
    """Room of the tag under the cards that may be called, or ``above`` them."""
    height, least = 20 * mt.u, 110 * mt.u
    wide = max(last.right - first.x, least)
    x = min(max((first.x + last.right - wide) / 2, mt.m), mt.width - mt.m - wide)
    y = first.y - 4 * mt.u - height if above else first.bottom + 4 * mt.u
    return Room(Rect(x, y, wide, height), "centre")


def before_bottom(mt: Metrics, hand: Rect | None, plate_room: float) -> tuple[Pose, Rect, bool]:
    """The viewer's own turn-up: right of the own name plate, if a plate of 150u has room beside it; else right
    of the hand, where nothing lies. The third value tells whether it lies beside the plate.

    ``plate_room``: width of the plate where it has all its room, px.
    """
    width, height = BEFORE * mt.cw, BEFORE * mt.ch
    left_end = hand.x if hand else mt.cx
    right_end = hand.right if hand else mt.cx
    least = mt.m + 4 + 150 * mt.u + 8
    x = min(mt.m + 4 + plate_room + 8, left_end - 8 - width)
    beside_plate = x >= least
    if not beside_plate:
        x = right_end + 8
    rect = Rect(x, mt.height - mt.under - mt.m - height, width, height)
    middle = rect.centre
    return Pose(middle.x, middle.y, width, 0.0, Z_TURN_UP, True), rect, beside_plate
