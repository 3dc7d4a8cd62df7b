"""The layout of the card table: a pure function from what is seen to where it lies.

``layout(facts)`` answers with a ``Table``; ``deal_source`` and ``gather_pose`` give the two poses that lie in
no ``Table`` because cards only pass through them. Nothing here imports the toolkit, reads a clock or
measures a font.

What is decided where more than one way would do:

* ``u`` is bounded by the width too (``metrics``), so that tall narrow windows keep readable cards.
* An open hand is laid out as it was at the deal for the whole deal: what is left does not move.
* Packets at a side start where two tricks are centred on the trick and grow downward, so that none of them moves.
* Rows end at the wider of well and prompt, fold when too long, lie lower below a hand opposite that reaches far
  down, and are drawn smaller where the evaluation strip leaves no height (``dummy.rows``).
* A lying card that would meet the marker drops only if nothing lies open at the right; else the columns are
  drawn together (``dummy.columns``).
* The own turn-up lies right of the hand where the own plate has no room for it (``closed.before_bottom``).
* Strips of the own hand are never under 24 px (32 jumbo); the corners yield to that (``hand.left_edges``).
"""

from __future__ import annotations

from dummywhist.ui.scene.layout.table import deal_source, gather_pose, layout, lifted
from dummywhist.ui.scene.layout.types import (
    PLACES,
    Align,
    Backs,
    BackSlot,
    CalledSlot,
    ClosedPacket,
    DummySlot,
    Facts,
    HandSlot,
    Lying,
    Metrics,
    Nothing,
    OpenHand,
    OwnHand,
    PacketSlot,
    Place,
    PocketSlot,
    Point,
    Pose,
    QuittedSlot,
    Rect,
    Room,
    Slot,
    Table,
    TrickSlot,
    TurnUpSlot,
)

__all__ = [
    "PLACES",
    "Align",
    "BackSlot",
    "Backs",
    "CalledSlot",
    "ClosedPacket",
    "DummySlot",
    "Facts",
    "HandSlot",
    "Lying",
    "Metrics",
    "Nothing",
    "OpenHand",
    "OwnHand",
    "PacketSlot",
    "Place",
    "PocketSlot",
    "Point",
    "Pose",
    "QuittedSlot",
    "Rect",
    "Room",
    "Slot",
    "Table",
    "TrickSlot",
    "TurnUpSlot",
    "deal_source",
    "gather_pose",
    "layout",
    "lifted",
]
