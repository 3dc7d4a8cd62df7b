"""The layout of the card table (section 3 of the design): a pure function from what is seen to where it lies.

``layout(facts)`` answers with a ``Table``; ``deal_source`` and ``gather_pose`` give the two poses that lie in
no ``Table`` because cards only pass through them. Nothing here imports the toolkit, reads a clock or
measures a font.
"""

from __future__ import annotations

from dummywhist.ui.scene.layout.table import deal_source, gather_pose, layout
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
    Point,
    Pose,
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
    "Point",
    "Pose",
    "Rect",
    "Room",
    "Slot",
    "Table",
    "TrickSlot",
    "TurnUpSlot",
    "deal_source",
    "gather_pose",
    "layout",
]
