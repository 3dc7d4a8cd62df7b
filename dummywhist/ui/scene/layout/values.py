"""Where do values stand on the cards of the hand to play? In rows over the own hand, else on what is seen of a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dummywhist.engine.cards.card import Card
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.metrics import VALUE, VALUES_APART, values_top
from dummywhist.ui.scene.layout.types import Metrics, Place, Rect, Room, Slot, Table

SMALL = (27.0, 17.0, 15.0)
"""On a card, at u: greatest width, height, least height."""
INDEX, INDEX_JUMBO = (0.22, 0.25), (0.30, 0.34)
"""Width and height of the rank in the corner of a card, in cards' widths."""
STRIP = 0.56
"""In cw: the widest strip of a covered card of the own hand."""


@dataclass(frozen=True, slots=True)
class ValuePlaces:
    """The boxes of each card's values, the upper row first, as many as have room; ``names``: room for each row's name.

    There is room for names beside the own hand alone.
    """

    boxes: Mapping[Card, tuple[Rect, ...]]
    names: tuple[Room, ...] = ()


def value_places(table: Table, place: Place, cards: Iterable[Card], rows: int) -> ValuePlaces:
    """Return where ``rows`` values of each of ``cards`` of the hand at ``place`` stand."""
    if place == "bottom":
        return _over_hand(table, [card for card in cards if ("hand", card) in table.hit], rows)
    hand = {slot: _seen(table, slot) for slot in table.hit if slot[:2] == ("dummy", place)}
    covered = [seen for slot, seen in hand.items() if not _across(table, slot)]
    wide = min((seen.width for seen in covered), default=table.metrics.cw)
    high = min((seen.height for seen in covered), default=table.metrics.ch)
    found = {}
    for card in cards:
        slot: Slot = ("dummy", place, card)
        if slot in hand:
            seen = hand[slot]
            box = seen if _across(table, slot) else Rect(seen.x, seen.y, min(seen.width, wide), min(seen.height, high))
            if place == "top":
                box = Rect(seen.x, seen.y, seen.width, min(seen.height, high))
            found[card] = _on_card(table.metrics, table.cards[slot].width, box, rows, lies=_across(table, slot))
    return ValuePlaces(found)


def _over_hand(table: Table, cards: list[Card], rows: int) -> ValuePlaces:
    mt = table.metrics
    high, top = VALUE[1] * mt.u, values_top(mt, rows)
    tops = [top + row * (high + VALUES_APART) for row in range(rows)]
    boxes = {}
    for card in cards:
        hit = table.hit["hand", card]
        strip = min(hit.width, STRIP * mt.cw)
        wide = min(VALUE[0] * mt.u, strip - 1)
        x = hit.x + (strip - wide) / 2
        boxes[card] = tuple(Rect(x, y, wide, high) for y in tops)
    left = min((rect.x for slot, rect in table.hit.items() if slot[0] == "hand"), default=mt.cx)
    if mt.narrow:  # there the cards at the sides lie beside the values
        return ValuePlaces(boxes)
    names = tuple(Room(Rect(mt.m, y, max(left - 10 - mt.m, 0.0), high), "right") for y in tops)
    return ValuePlaces(boxes, names)


def _on_card(mt: Metrics, width: float, seen: Rect, rows: int, *, lies: bool) -> tuple[Rect, ...]:
    """On what is ``seen`` of a card: beside its rank where that is wide enough, else under it, one row if need be.

    A card that ``lies`` across has its rank at the foot of what is seen.
    """
    index = INDEX_JUMBO if mt.jumbo else INDEX
    wide, high, least = (size * mt.u for size in SMALL)
    across = 0.0 if lies else index[0] * width
    for count in range(rows, 0, -1):
        if seen.width >= across + count * (wide + 1):
            tall = min(high, seen.height)
            x = seen.right - count * (wide + 1)
            y = seen.y + (min(seen.height, high + 12 * mt.u) - tall) / 2
            return tuple(Rect(x + row * (wide + 1), y, wide, tall) for row in range(count))
        narrow, room = min(wide, seen.width - 1), seen.height - index[1] * width
        if room >= count * least or count == 1:
            tall = min(high, max(room / count, least))
            x = seen.x + (seen.width - narrow) / 2
            return tuple(Rect(x, seen.bottom - (count - row) * tall, narrow, tall) for row in range(count))
    return ()


def _across(table: Table, slot: Slot) -> bool:
    return round(table.cards[slot].rotation) % 180 == 90


def _seen(table: Table, slot: Slot) -> Rect:
    """Return what is seen of a card: its strip, without what later rows lie over."""
    rect, pose = table.hit[slot], table.cards[slot]
    foot = rect.bottom
    for other, there in table.cards.items():
        if other[:2] == slot[:2] and other != slot and there.z > pose.z:
            box = there.rect(table.metrics.rho)
            if box.x < rect.right - 1 and rect.x + 1 < box.right and rect.y < box.y < foot:
                foot = box.y
    return Rect(rect.x, rect.y, rect.width, foot - rect.y)
