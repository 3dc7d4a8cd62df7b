"""An open hand: opposite in columns or rows, at the sides in rows (sections 3.2 and 3.3).

Everything is placed from the hand as it was at the deal, so what is clear of the corners, the trick and the
own hand then is clear of them for the whole deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from dummywhist.engine.cards.card import Card, is_joker, suit_of
from dummywhist.ui.scene.layout.hand import least_target
from dummywhist.ui.scene.layout.metrics import (
    Z_DUMMY,
    Z_STEP,
    panel_edge,
    plate_top,
    prompt_half,
    side_top,
    well_half,
)
from dummywhist.ui.scene.layout.types import Metrics, OpenHand, Place, Pose, Rect, Slot

MOST_IN_COLUMN = 6
COLUMN_GAP = 0.12
FOLD_STEP = 0.60
SQUEEZED_GAP, SQUEEZED_FOLD_STEP = 0.04, 0.45
"""In cw: the same where the lying card has no place to drop to."""
COLUMN_STRIP = 0.38
ROW_STRIP = 0.34
LEAST_ROW_STRIP, LEAST_ROW_STRIP_JUMBO = 0.21, 0.27
ROW_PITCH = 0.42
"""In ch."""
ROW_GAP = 0.06
"""In cw, between the trump row and the lying card."""
MOST_COVER = 0.45
"""In cw: how much of the last trump the lying card may cover when the row is tight."""


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


def _across(mt: Metrics, x: float, y: float, order: int) -> tuple[Pose, Rect]:
    """A card turned by a quarter with its top left corner at ``x, y``."""
    pose = Pose(x + mt.ch / 2, y + mt.cw / 2, mt.cw, 90.0, Z_DUMMY + order * Z_STEP, True)
    return pose, Rect(x, y, mt.ch, mt.cw)


# --- columns ----------------------------------------------------------------------------------------


def columns(mt: Metrics, place: Place, hand: OpenHand, *, may_drop: bool) -> Block:
    """Suits run down toward the viewer, trumps at his right (section 3.2).

    ``may_drop``: the lying card may go down below the marker when the block is too wide for the row between
    the corners. If not (an open hand at the right begins there) the block is drawn together instead, which
    always suffices for thirteen cards: 4 + 0.12 + 0.45 + 0.04 + rho is under the 6.1 cw of the formula for cw.
    """
    left, right = panel_edge(mt), mt.width - panel_edge(mt)
    gap, fold = COLUMN_GAP, FOLD_STEP
    if _columns_width(mt, hand, gap, fold) > right - left and not may_drop:
        gap, fold = SQUEEZED_GAP, SQUEEZED_FOLD_STEP
    total = _columns_width(mt, hand, gap, fold)
    first = max(mt.cx - total / 2, left)

    cards: dict[Slot, Pose] = {}
    hit: dict[Slot, Rect] = {}
    x, order, foot = first, 0, mt.top_y + mt.ch
    lowest = foot
    for group in hand.groups:
        runs = parts(group, ceil(len(group) / MOST_IN_COLUMN))
        longest = max(map(len, runs))
        strip = min(COLUMN_STRIP * mt.cw, 5 * mt.iv * mt.cw / max(longest - 1, 1))
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
        pose, rect = _across(mt, x, y, order)
        bounds = bounds.union(rect)
        if hand.lying not in hand.gone:
            cards["dummy", place, hand.lying] = pose
            hit["dummy", place, hand.lying] = rect
    return Block(cards, hit, bounds)


def _columns_width(mt: Metrics, hand: OpenHand, gap: float, fold: float) -> float:
    """Width of the whole dummy with its lying card, px."""
    width = 0.0
    for group in hand.groups:
        width += (ceil(len(group) / MOST_IN_COLUMN) - 1) * fold + 1 + gap
    if hand.lying is None:
        return max(width - gap, 1.0) * mt.cw
    return width * mt.cw + mt.ch


# --- rows -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Row:
    """One row: its cards at the deal, the step between them and, if it ends in one, the lying card's place."""

    run: tuple[Card, ...]
    strip: float
    lying_x: float | None
    """Left edge of the lying card from the left edge of the block, px."""

    def width(self, mt: Metrics) -> float:
        end = mt.cw + (len(self.run) - 1) * self.strip if self.run else 0.0
        return end if self.lying_x is None else max(end, self.lying_x + mt.ch)


def _least_row_strip(mt: Metrics) -> float:
    return (LEAST_ROW_STRIP_JUMBO if mt.jumbo else LEAST_ROW_STRIP) * mt.cw


def _rows_of(mt: Metrics, group: tuple[Card, ...], lying: bool, room: float) -> list[_Row]:
    """The rows of one suit in ``room`` px: one, or as many as keep every index in sight."""
    widest = max(ROW_STRIP * mt.cw, least_target(mt))
    rows: list[_Row] = []
    for count in range(1, len(group) + 1):
        rows = []
        for n, run in enumerate(parts(group, count)):
            ends = lying and n == count - 1
            steps = max(len(run) - 1, 1)
            strip = min(widest, (room - mt.cw - (ROW_GAP * mt.cw + mt.ch if ends else 0.0)) / steps)
            if ends and strip < _least_row_strip(mt):
                strip = min(_least_row_strip(mt), (room - mt.ch - (1 - MOST_COVER) * mt.cw) / steps)
            end = mt.cw + (len(run) - 1) * strip
            rows.append(_Row(run, strip, min(end + ROW_GAP * mt.cw, room - mt.ch) if ends else None))
        if all(row.strip >= _least_row_strip(mt) - 1e-6 or len(row.run) == 1 for row in rows):
            break
    return rows


def rows(mt: Metrics, place: Place, hand: OpenHand) -> Block:
    """Suits run across, trumps the lowest row, wholly in sight (section 3.3; opposite by preference).

    The page gives a row the room up to the trick; the prompt reaches further than the well on a small table,
    so the room ends at the wider of the two. A suit too long for its room folds into two rows, as a column
    does, instead of losing its indices.
    """
    if place == "top":
        left, right = panel_edge(mt), mt.width - panel_edge(mt)
        y0, y1 = mt.top_y, mt.top_y + mt.dt * mt.cw
    else:
        inner = mt.cx - max(well_half(mt), prompt_half(mt)) - 6
        left, right = (mt.m + 4, inner) if place == "left" else (mt.width - inner, mt.width - mt.m - 4)
        y0, y1 = side_top(mt), min(plate_top(mt) - 10, mt.hand_y - 6)
    laid: list[_Row] = []
    last = len(hand.groups) - 1
    for n, group in enumerate(hand.groups):
        laid += _rows_of(mt, group, n == last and _joins(hand), right - left)
    if hand.lying is not None and not _joins(hand):
        laid.append(_Row((), 0.0, 0.0))

    pitch = max(0.0, min(ROW_PITCH * mt.ch, (y1 - y0 - mt.ch) / max(len(laid) - 1, 1)))
    height = max(len(laid) - 1, 0) * pitch + mt.ch
    width = max((row.width(mt) for row in laid), default=mt.cw)
    match place:
        case "top":
            x, y = max(mt.cx - width / 2, left), y0
        case "right":
            x, y = right - width, mt.cy + 14 - height / 2
        case _:
            x, y = left, mt.cy + 14 - height / 2
    y = max(min(y, y1 - height), y0)
    bounds = Rect(x, y, width, height)

    cards: dict[Slot, Pose] = {}
    hit: dict[Slot, Rect] = {}
    order = 0
    for row in laid:
        here = [card for card in row.run if card not in hand.gone]
        for i, card in enumerate(here):
            slot: Slot = ("dummy", place, card)
            card_x = x + i * row.strip
            z = Z_DUMMY + (order + i) * Z_STEP
            cards[slot] = Pose(card_x + mt.cw / 2, y + mt.ch / 2, mt.cw, 0.0, z, True)
            hit[slot] = Rect(card_x, y, row.strip if i + 1 < len(here) else mt.cw, mt.ch)
        order += len(row.run)
        if row.lying_x is not None and hand.lying is not None and hand.lying not in hand.gone:
            pose, rect = _across(mt, x + row.lying_x, y + mt.ch - mt.cw, order)
            cards["dummy", place, hand.lying] = pose
            hit["dummy", place, hand.lying] = rect
        y += pitch
    return Block(cards, hit, bounds)
