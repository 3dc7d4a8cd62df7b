"""Where does the bar of the law lie, and how far does the trick make way for it? Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dummywhist.ui.scene.layout.types import Rect, Table

ABOVE_HAND: Final = 8.0
ABOVE_EDGE: Final = 14.0
COUNT: Final = 58.0
"""The words of a count of tricks at a side, from the left of their room, px at scale 1."""
TALLEST: Final = 125.0
"""A bar with a proof, and buttons that say what they lead to, px at scale 1."""


def bar_foot(table: Table) -> float:
    """Return where the foot of a bar is: above the hand, or over the edge without one."""
    mt = table.metrics
    hands = [pose.rect(mt.rho).y for slot, pose in table.cards.items() if slot[0] == "hand"]
    return min(hands) - ABOVE_HAND if hands else mt.height - mt.under - ABOVE_EDGE


def bar_rect(table: Table, size: tuple[float, float]) -> Rect:
    """Return where a bar ``size`` wide and high lies: in the middle of the table, or beside that where it would hide an
    open hand at a side, the own plate or a count of tricks, and has room.
    """
    (width, height), mt = size, table.metrics
    middle = Rect(mt.cx - width / 2, bar_foot(table) - height, width, height)
    hands = [
        _tagged(table, str(slot[0]), str(slot[1]), pose.rect(mt.rho)).outset(ABOVE_HAND)
        for slot, pose in table.cards.items()
        if slot[0] in ("dummy", "called") and slot[1] in ("left", "right")
    ]
    hidden = [rect for rect in hands if rect.meets(middle)]
    if not hidden:
        return _clear_of_plates(table, middle)
    beside = (min(rect.x for rect in hidden) - width, max(rect.right for rect in hidden))
    for x in sorted(beside, key=lambda x: abs(x - middle.x)):
        moved = Rect(x, middle.y, width, height)
        if mt.m <= x and moved.right <= mt.width - mt.m and not any(rect.meets(moved) for rect in hands):
            return moved
    return middle


def _clear_of_plates(table: Table, middle: Rect) -> Rect:
    """Return a bar as far right of the ``middle`` as it hides neither the own plate nor a count of tricks on the left,
    and has room.
    """
    mt, still = table.metrics, table.still
    own = table.plates.get("bottom")
    rooms = [*table.packets.values(), *([] if own is None else [own.rect])]
    for at, label in table.packet_labels.items():
        wide = label.rect.width if at == "bottom" else min(label.rect.width, COUNT * mt.u)
        rooms.append(replace(label.rect, width=wide))
    near = [rect for rect in rooms if rect.outset(ABOVE_HAND).meets(middle)]
    left = [rect for rect in near if rect.x < mt.cx]
    if not left:
        return middle
    end = min([mt.width - mt.m, *(rect.x - ABOVE_HAND for rect in near if rect.x >= mt.cx)])
    if still is not None and still.rect(mt.rho).outset(ABOVE_HAND).meets(replace(middle, x=0, width=mt.width)):
        end = min(end, still.rect(mt.rho).x - ABOVE_HAND)
    x = min(max(rect.right for rect in left) + ABOVE_HAND, end - middle.width)
    return replace(middle, x=max(x, middle.x))


def _tagged(table: Table, kind: str, place: str, card: Rect) -> Rect:
    """Return a card that lies open at a side, with the tag under it where it may be called."""
    tag = next((room.rect for at, room in table.tags.items() if at == place), None)
    return card if tag is None or kind != "called" else replace(card, height=max(card.bottom, tag.bottom) - card.y)


def trick_up(table: Table, bar: Rect) -> float:
    """Return by how many px the trick of ``table`` is to lie higher, so that the ``bar`` covers no more than a third of
    a card; it goes no higher than 8 px under the zone at the top.
    """
    mt = table.metrics
    cards = [pose.rect(mt.rho) for slot, pose in table.cards.items() if slot[0] == "trick"]
    if not cards:
        return 0.0
    wanted = max(rect.bottom - rect.height / 3 for rect in cards) - bar.y
    top = [
        pose.rect(mt.rho).bottom
        for slot, pose in table.cards.items()
        if slot[0] in ("back", "dummy") and slot[1] == "top"
    ]
    room = min(rect.y for rect in cards) - max([mt.m, *top]) - ABOVE_HAND
    return max(0.0, min(wanted, room))
