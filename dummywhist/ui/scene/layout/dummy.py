"""An open hand: opposite in columns or rows, at the sides in rows.

Everything is placed from the hand as it was at the deal, so what is clear of the corners, the trick and the own hand
then is clear of them for the whole deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil, floor
from typing import TypeAlias

from dummywhist.engine.cards.card import Card, is_joker, suit_of
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.hand import least_target
from dummywhist.ui.scene.layout.metrics import (
    ENOUGH_PLATE,
    Z_DUMMY,
    Z_STEP,
    beside_plate,
    panel_edge,
    plate_top,
    prompt_half,
    side_margin,
    side_top,
    values_top,
    well_half,
)
from dummywhist.ui.scene.layout.types import Metrics, OpenHand, Place, Pose, Rect, Slot

MOST_IN_COLUMN = 6
COLUMN_GAP = 0.12
FOLD_STEP = 0.60
SQUEEZED_GAP, SQUEEZED_FOLD_STEP = 0.04, 0.45
"""In cw: the same where the lying card has no place to drop to."""
COLUMN_STRIP, COLUMN_STRIP_JUMBO = 0.38, 0.58
"""In cw: what is seen of a covered card where there is room: its rank and its pip."""
ROW_STRIP = 0.34
LEAST_ROW_STRIP, LEAST_ROW_STRIP_JUMBO = 0.21, 0.27
ROW_PITCH, REVIEW_PITCH = 0.42, 0.60
"""In ch; over the strip of a deal there is room for values under each rank."""
REVIEW_SIZE = 0.80
"""Of a card at the side, in cw, over the strip of a deal."""
ROW_GAP = 0.06
"""In cw, between the trump row and the lying card."""
MOST_COVER = 0.45
"""In cw: how much of the last trump the lying card may cover when the row is tight."""
LEAST_SIZE = 32.0
"""In px: card width below which a hand at the side does not shrink."""


@dataclass(frozen=True, slots=True)
class Block:
    """An open hand laid out. ``bounds``: of the whole hand at the deal, the lying card included."""

    cards: dict[Slot, Pose]
    hit: dict[Slot, Rect]
    bounds: Rect


def parts(cards: tuple[Card, ...], count: int) -> list[tuple[Card, ...]]:
    """``cards`` in ``count`` runs filled evenly, order kept, longer ones first."""
    size, longer = divmod(len(cards), count)
    runs, start = [], 0
    for i in range(count):
        end = start + size + (i < longer)
        runs.append(cards[start:end])
        start = end
    return runs


def _joins(hand: OpenHand) -> bool:
    """True if the last group is the suit of the lying card; if not, that is the only trump of the hand."""
    if hand.lying is None or not hand.groups:
        return False
    first = hand.groups[-1][0]
    return not is_joker(first) and suit_of(first) == suit_of(hand.lying)


def _across(mt: Metrics, size: float, x: float, y: float, order: int) -> tuple[Pose, Rect]:
    """A card ``size`` wide, turned by a quarter, with its top left corner at ``x, y``."""
    pose = Pose(x + mt.rho * size / 2, y + size / 2, size, 90.0, Z_DUMMY + order * Z_STEP, True)
    return pose, Rect(x, y, mt.rho * size, size)


# --- columns ----------------------------------------------------------------------------------------


def columns(mt: Metrics, place: Place, hand: OpenHand, *, may_drop: bool) -> Block:
    """Suits run down toward the viewer, trumps at his right (ED-31).

    ``may_drop``: the lying card may go down below the marker when the block is too wide for the row between
    the corners. If not (an open hand at the right begins there) the block is drawn together instead, which
    always suffices for thirteen cards: 4 + 0.12 + 0.45 + 0.04 + rho is under the 6.1 cw of the formula for cw.
    The plate of the hand stands left of it: for its sake the hand moves to the right, is drawn together and at last is
    smaller, until at least the disc of the plate has room.
    """
    right = mt.width - panel_edge(mt)
    size, gap, fold = next(shape for shape in _shapes(mt.cw) if _leaves_plate(mt, hand, shape, may_drop))
    total = _columns_width(mt, hand, size, gap, fold)
    needs = _columns_width(mt, replace(hand, lying=None) if may_drop else hand, size, gap, fold)
    first = beside_plate(mt, total)[0] if beside_plate(mt, total)[1] else beside_plate(mt, needs)[0]
    mt = replace(mt, cw=size, ch=mt.rho * size)

    cards: dict[Slot, Pose] = {}
    hit: dict[Slot, Rect] = {}
    x, order, foot = first, 0, mt.top_y + mt.ch
    lowest = foot
    for group in hand.groups:
        runs = parts(group, ceil(len(group) / MOST_IN_COLUMN))
        longest = max(map(len, runs))
        wanted = COLUMN_STRIP_JUMBO if mt.jumbo else COLUMN_STRIP
        strip = min(wanted * mt.cw, 5 * mt.iv * mt.cw / max(longest - 1, 1))
        for n, run in enumerate(runs):
            run_x = x + n * fold * mt.cw
            beside = any(card not in hand.gone for later in runs[n + 1 :] for card in later)
            here = [card for card in run if card not in hand.gone]
            for i, card in enumerate(here):
                y = mt.top_y + i * strip
                covered = i + 1 < len(here)
                slot: Slot = ("dummy", place, card)
                cards[slot] = Pose(run_x + mt.cw / 2, y + mt.ch / 2, mt.cw, 0.0, Z_DUMMY + (order + i) * Z_STEP, True)
                hit[slot] = Rect(run_x, y, fold * mt.cw if beside else mt.cw, strip if covered else mt.ch)
            order += len(run)
        foot = mt.top_y + mt.ch + (len(runs[-1]) - 1) * strip
        lowest = max(lowest, mt.top_y + mt.ch + (longest - 1) * strip)
        x += ((len(runs) - 1) * fold + 1 + gap) * mt.cw
    bounds = Rect(first, mt.top_y, total, lowest - mt.top_y)
    if hand.lying is not None:
        y = (foot if _joins(hand) else mt.top_y + mt.ch) - mt.cw
        marker_foot = mt.m + 100 * mt.u
        if x + mt.ch > right and y < marker_foot:
            y = mt.m + 106 * mt.u
        pose, rect = _across(mt, mt.cw, x, y, order)
        bounds = bounds.union(rect)
        if hand.lying not in hand.gone:
            cards["dummy", place, hand.lying] = pose
            hit["dummy", place, hand.lying] = rect
    return Block(cards, hit, bounds)


_Shape: TypeAlias = tuple[float, float, float]


def _shapes(cw: float) -> Iterator[_Shape]:
    """Card widths in px, with gap and step of a fold in cw: roomy, drawn together, then smaller and smaller."""
    yield cw, COLUMN_GAP, FOLD_STEP
    size = cw
    while size > LEAST_SIZE:
        yield size, SQUEEZED_GAP, SQUEEZED_FOLD_STEP
        size -= 1
    yield LEAST_SIZE, SQUEEZED_GAP, SQUEEZED_FOLD_STEP


def _leaves_plate(mt: Metrics, hand: OpenHand, shape: _Shape, may_drop: bool) -> bool:
    """Whether a plate stands left of the columns: one with a name, or where they are drawn together the disc alone."""
    needs = _columns_width(mt, replace(hand, lying=None) if may_drop else hand, *shape)
    plate = beside_plate(mt, needs)[1]
    return shape[0] <= LEAST_SIZE or plate >= ENOUGH_PLATE * mt.u or (shape[1] != COLUMN_GAP and plate > 0)


def _columns_width(mt: Metrics, hand: OpenHand, cw: float, gap: float, fold: float) -> float:
    """Width of the whole dummy with its lying card, px, from cards ``cw`` wide."""
    width = 0.0
    for group in hand.groups:
        width += (ceil(len(group) / MOST_IN_COLUMN) - 1) * fold + 1 + gap
    if hand.lying is None:
        return max(width - gap, 1.0) * cw
    return width * cw + mt.rho * cw


# --- rows -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Row:
    """One row: its cards at the deal, the step between them and, if it ends in one, the lying card's place.

    Lengths in px from the left edge of the block.
    """

    run: tuple[Card, ...]
    strip: float
    end: float
    lying_x: float | None = None


def _row_of_lying(mt: Metrics, size: float) -> _Row:
    return _Row((), 0.0, mt.rho * size, 0.0)


def _rows_of(mt: Metrics, size: float, group: tuple[Card, ...], lying: bool, room: float) -> list[_Row]:
    """The rows of one suit in ``room`` px with cards ``size`` wide: one, or as many as keep every index in sight."""
    high = mt.rho * size
    widest = max(ROW_STRIP * size, least_target(mt))
    least = (LEAST_ROW_STRIP_JUMBO if mt.jumbo else LEAST_ROW_STRIP) * size
    rows: list[_Row] = []
    for count in range(1, len(group) + 1):
        rows = []
        for n, run in enumerate(parts(group, count)):
            ends = lying and n == count - 1
            steps = max(len(run) - 1, 1)
            strip = min(widest, (room - size - (ROW_GAP * size + high if ends else 0.0)) / steps)
            if ends and strip < least:
                strip = min(least, (room - high - (1 - MOST_COVER) * size) / steps)
            end = size + (len(run) - 1) * strip
            if ends:
                lying_x = min(end + ROW_GAP * size, room - high)
                rows.append(_Row(run, strip, lying_x + high, lying_x))
            else:
                rows.append(_Row(run, strip, end))
        if all(row.strip >= least - 1e-6 or len(row.run) == 1 for row in rows):
            break
    return rows


def _all_rows(mt: Metrics, size: float, hand: OpenHand, room: float) -> list[_Row]:
    joins, last = _joins(hand), len(hand.groups) - 1
    laid: list[_Row] = []
    for n, group in enumerate(hand.groups):
        laid += _rows_of(mt, size, group, joins and n == last, room)
    if hand.lying is not None and not joins:
        laid.append(_row_of_lying(mt, size))
    return laid


def rows(mt: Metrics, place: Place, hand: OpenHand, above: Rect | None = None) -> Block:
    """Suits run across, trumps the lowest row, wholly in sight (ED-31; opposite by preference).

    ``above``: bounds of an open hand opposite. Three cases see to it that no index is
    lost and nothing overlaps in any window: the prompt reaches further than the well on a small table, so the
    room of a row ends at the wider of the two; a suit too long for its room folds into two rows, as a column
    does; and where the zone is too low for the rows (evaluation strip in a small window) or reaches below the
    hand opposite, the cards of this hand are smaller or lie lower.
    """
    if place == "top":
        left, right = panel_edge(mt), mt.width - panel_edge(mt)
        y0, y1 = mt.top_y, mt.top_y + mt.dt * mt.cw
    else:
        inner = mt.cx - max(well_half(mt), prompt_half(mt)) - 6
        foot = mt.hand_y - 6
        if mt.under and mt.narrow:  # beside the values over the own hand
            inner = min(inner, side_margin(mt) - 8)
        elif mt.under:  # above their names
            foot = values_top(mt, 2) - 6
        left, right = (mt.m + 4, inner) if place == "left" else (mt.width - inner, mt.width - mt.m - 4)
        y0, y1 = side_top(mt), min(plate_top(mt) - 10, foot)
    size, laid, bounds, pitch = _fit(mt, place, hand, Rect(left, y0, right - left, y1 - y0))
    if above is not None and bounds.meets(above):
        y0 = above.bottom + 6
        size, laid, bounds, pitch = _fit(mt, place, hand, Rect(left, y0, right - left, y1 - y0))

    high = mt.rho * size
    cards: dict[Slot, Pose] = {}
    hit: dict[Slot, Rect] = {}
    order, y = 0, bounds.y
    for row in laid:
        here = [card for card in row.run if card not in hand.gone]
        for i, card in enumerate(here):
            slot: Slot = ("dummy", place, card)
            x = bounds.x + i * row.strip
            cards[slot] = Pose(x + size / 2, y + high / 2, size, 0.0, Z_DUMMY + (order + i) * Z_STEP, True)
            hit[slot] = Rect(x, y, row.strip if i + 1 < len(here) else size, high)
        order += len(row.run)
        if row.lying_x is not None and hand.lying is not None and hand.lying not in hand.gone:
            pose, rect = _across(mt, size, bounds.x + row.lying_x, y + high - size, order)
            cards["dummy", place, hand.lying] = pose
            hit["dummy", place, hand.lying] = rect
        y += pitch
    return Block(cards, hit, bounds)


def _fit(mt: Metrics, place: Place, hand: OpenHand, zone: Rect) -> tuple[float, list[_Row], Rect, float]:
    """Card width, rows, bounds and pitch of ``hand`` in ``zone``: cards of full size if their ranks all show."""
    reviewed = mt.under > 0 and place != "top"
    size, most = (floor(REVIEW_SIZE * mt.cw), REVIEW_PITCH) if reviewed else (mt.cw, ROW_PITCH)
    while True:
        laid = _all_rows(mt, size, hand, zone.width)
        steps = max(len(laid) - 1, 1)
        pitch = min(most * mt.rho * size, (zone.height - mt.rho * size) / steps)
        if len(laid) < 2 or pitch >= mt.iv * size - 1e-6 or size <= LEAST_SIZE:
            break
        size = max(min(size - 1, floor(zone.height / (steps * mt.iv + mt.rho))), LEAST_SIZE)
    pitch = max(pitch, 0.0)
    height = (len(laid) - 1) * pitch + mt.rho * size if laid else mt.rho * size
    width = max((row.end for row in laid), default=size)
    match place:
        case "top":
            x, y = max(mt.cx - width / 2, zone.x), zone.y
        case "right":
            x, y = zone.right - width, mt.cy + 14 - height / 2
        case _:
            x, y = zone.x, mt.cy + 14 - height / 2
    return size, laid, Rect(x, max(min(y, zone.bottom - height), zone.y), width, height), pitch
