"""The viewer's own hand."""

from __future__ import annotations

from itertools import pairwise

from dummywhist.engine.cards.card import Card, is_joker, suit_of
from dummywhist.ui.scene.layout.metrics import Z_HAND, Z_STEP, side_margin
from dummywhist.ui.scene.layout.types import Metrics, OwnHand, Pose, Rect, Slot

LEAST_STRIP, LEAST_STRIP_JUMBO = 0.20, 0.27
"""In cw: the index column of the built-in deck ends at 0.17 cw."""
LEAST_TARGET, LEAST_TARGET_JUMBO = 24.0, 32.0
"""In px: least width of a strip to be pressed."""
SUIT_GAP = 0.10


def least_strip(mt: Metrics) -> float:
    """Narrowest strip of a covered card at which its index still shows, px."""
    return (LEAST_STRIP_JUMBO if mt.jumbo else LEAST_STRIP) * mt.cw


def least_target(mt: Metrics) -> float:
    """Narrowest strip that is comfortable to press, px."""
    return LEAST_TARGET_JUMBO if mt.jumbo else LEAST_TARGET


def _suit(card: Card) -> int:
    return -1 if is_joker(card) else int(suit_of(card))


def left_edges(mt: Metrics, cards: tuple[Card, ...], margin: float | None = None) -> list[float]:
    """Left edge of each card of the hand, px.

    Where the room between the corners is too narrow for strips that can be pressed, the hand takes a part of
    the corners (the strip to be pressed goes before the plate, which then shortens its second line). A hand that is
    only looked at keeps ``margin`` px free at both its sides, as far as its indices still show.
    """
    n = len(cards)
    if n == 0:
        return []
    breaks = [_suit(a) != _suit(b) for a, b in pairwise(cards)]
    if sum(breaks) >= len({_suit(card) for card in cards}):
        breaks = [False] * len(breaks)  # not yet in order: no gap tells anything
    gaps = SUIT_GAP * mt.cw * sum(breaks)

    def fit(margin: float) -> float:
        return (mt.width - 2 * margin - mt.cw - gaps) / max(n - 1, 1)

    strip = fit(side_margin(mt) if margin is None else margin)
    if margin is None and strip < least_target(mt):
        strip = min(least_target(mt), fit(120 * mt.u + 2 * mt.m))
    strip = max(min(0.56 * mt.cw, strip), least_strip(mt))
    x = mt.cx - ((n - 1) * strip + mt.cw + gaps) / 2
    edges = [x]
    for broken in breaks:
        x += strip + (SUIT_GAP * mt.cw if broken else 0.0)
        edges.append(x)
    return edges


def own_hand(
    mt: Metrics, hand: OwnHand, margin: float | None = None
) -> tuple[dict[Slot, Pose], dict[Slot, Rect], Rect | None]:
    """Poses and visible strips of the hand, and its bounds at rest with all gaps (None if it is empty).

    ``margin``: see `left_edges`.
    """
    cards: dict[Slot, Pose] = {}
    hit: dict[Slot, Rect] = {}
    edges = left_edges(mt, hand.cards, margin)
    here = [i for i, card in enumerate(hand.cards) if card not in hand.gone]
    for n, i in enumerate(here):
        slot: Slot = ("hand", hand.cards[i])
        left = edges[i]
        right = left + mt.cw
        if n + 1 < len(here):
            right = min(right, edges[here[n + 1]])
        cards[slot] = Pose(left + mt.cw / 2, mt.hand_y + mt.ch / 2, mt.cw, 0.0, Z_HAND + i * Z_STEP, True)
        hit[slot] = Rect(left, mt.hand_y, right - left, mt.ch)
    if not edges:
        return cards, hit, None
    return cards, hit, Rect(edges[0], mt.hand_y, edges[-1] + mt.cw - edges[0], mt.ch)
