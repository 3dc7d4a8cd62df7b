"""What does the pointer do on the table? Hover, click, drag and drop, touch; it knows cards, not rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QPointF

from dummywhist.engine.cards.card import Card
from dummywhist.ui.scene.card_item import DRAG_SCALE, CardItem, State
from dummywhist.ui.scene.layout.metrics import Z_FLYING
from dummywhist.ui.scene.layout.types import Slot, Table
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.slots import contents

DRAG_START: Final = 8.0
"""How far a pressed card must be moved before it is carried, px."""
ABOVE_HAND: Final = 0.5
"""In ch: how far above the hand line a card may be dropped anywhere."""
AROUND_WELL: Final = 0.12
"""In cw: how far outside the well a card may be dropped."""


class Surface(Protocol):
    """What the pointer needs of the table."""

    def pointed(self, slot: Slot | None) -> None:
        """The pointer is over this card now."""

    def carried(self, card: Card | None) -> None:
        """A card is being carried, or no longer."""

    def dropped(self, card: Card) -> None:
        """A card was dropped where it is played."""

    def glide_back(self, card: Card) -> None:
        """A card was let go where nothing is played."""

    def let_fall(self, card: Card) -> None:
        """A card that may be shown was let go over the table, but not on the trick (W-EXP-1)."""

    def refused(self, card: Card) -> None:
        """A card that may not be played was dragged to where it would be."""


class Pointer:
    """The current press, if there is one, and the card that is carried."""

    def __init__(self, surface: Surface, item_of: Callable[[Card], CardItem | None]) -> None:
        self._surface = surface
        self._item_of = item_of
        self._pressed: Card | None = None
        self._at = QPointF()
        self._grip = QPointF()
        self.carrying: Card | None = None

    def slot_at(self, picture: Picture, table: Table, at: QPointF) -> Slot | None:
        """The face-up card under the pointer."""
        return table.slot_at(at.x(), at.y()) if picture.curtain is None else None

    def card_in(self, picture: Picture, slot: Slot | None) -> Card | None:
        """The card of a hand in a slot; cards of the trick are no cards of a hand."""
        if slot is None or slot[0] == "trick":
            return None
        return contents(picture.facts).get(slot)

    # --- the pointer moves ---

    def press(self, picture: Picture, table: Table, at: QPointF) -> Card | None:
        """A button or finger went down; the card under it, if any."""
        self._pressed = self.card_in(picture, self.slot_at(picture, table, at))
        self._at = at
        return self._pressed

    def move(self, picture: Picture, table: Table, at: QPointF, *, down: bool, touch: bool) -> None:
        """The pointer went on."""
        slot = self.slot_at(picture, table, at)
        if self.carrying is not None:
            self._carry(table, at)
            return
        if not down or self._pressed is None:
            self._surface.pointed(slot)
            return
        line = table.metrics.hand_y - ABOVE_HAND * table.metrics.ch
        if touch and self._at.y() >= table.metrics.hand_y and at.y() > line:
            # A finger that slides sideways changes the card; lifting it above the hand line carries it.
            other = self.card_in(picture, slot)
            if other is not None:
                self._pressed = other
                self._surface.pointed(slot)
            return
        lively = picture.playable | picture.ahead
        if self._far(at) and (self._pressed in lively or self._pressed in picture.shows):
            item = self._item_of(self._pressed)
            if item is not None:
                self.carrying = self._pressed
                self._grip = QPointF(item.pose.x, item.pose.y) - self._at
                item.set_state(item.state | State.DRAGGED)
                self._surface.carried(self.carrying)
                self._carry(table, at)

    def _far(self, at: QPointF) -> bool:
        """Whether the pointer has gone so far from the press that it drags."""
        return abs(at.x() - self._at.x()) + abs(at.y() - self._at.y()) >= DRAG_START

    def _carry(self, table: Table, at: QPointF) -> None:
        item = self._item_of(self.carrying) if self.carrying is not None else None
        if item is None:
            return
        width = table.metrics.cw * DRAG_SCALE
        where = at + self._grip
        item.move(replace(item.pose, x=where.x(), y=where.y(), width=width, rotation=0.0, z=Z_FLYING + 5))

    def release(self, picture: Picture, table: Table, at: QPointF) -> Card | None:
        """The button or finger went up; the card that was clicked, if it was a click."""
        if self.carrying is not None:
            card = self.carrying
            self._put_down()
            if not self._drops(table, at):
                self._surface.glide_back(card)
            elif card in picture.shows and not self._on_well(table, at):
                self._surface.let_fall(card)
            elif card in picture.playable | picture.ahead:
                self._surface.dropped(card)
            else:
                self._surface.glide_back(card)
                self._surface.refused(card)
            return None
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self._far(at) and self._drops(table, at):
            self._surface.refused(pressed)
            return None
        here = self.card_in(picture, self.slot_at(picture, table, at))
        return pressed if pressed is not None and pressed == here else None

    def cancel(self) -> bool:
        """Right button or Esc: what is carried glides back. Whether something was."""
        self._pressed = None
        if self.carrying is None:
            return False
        card = self.carrying
        self._put_down()
        self._surface.glide_back(card)
        return True

    def forget(self) -> None:
        """Another picture is shown: nothing is pressed or carried any more."""
        self._pressed = None
        if self.carrying is not None:
            self._put_down()

    def _put_down(self) -> None:
        item = self._item_of(self.carrying) if self.carrying is not None else None
        if item is not None:
            item.set_state(item.state & ~State.DRAGGED)
        self.carrying = None
        self._pressed = None
        self._surface.carried(None)

    def _drops(self, table: Table, at: QPointF) -> bool:
        """Whether a card let go here is played: on the well, or anywhere above the hand line for one of the hand."""
        from_hand = self._at.y() >= table.metrics.hand_y - table.metrics.lift
        above = at.y() < table.metrics.hand_y - ABOVE_HAND * table.metrics.ch
        return self._on_well(table, at) or (from_hand and above)

    def _on_well(self, table: Table, at: QPointF) -> bool:
        return table.well.outset(AROUND_WELL * table.metrics.cw).contains(at.x(), at.y())
