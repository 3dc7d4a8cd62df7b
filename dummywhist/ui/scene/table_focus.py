"""Which card is in focus, under the pointer, chosen? And how it is lifted and ringed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.art.faces import Kept, none_kept
from dummywhist.ui.controls.buttons import Button
from dummywhist.ui.scene.buttons import RegionButton
from dummywhist.ui.scene.keys import first_focus, kept_focus, row_of
from dummywhist.ui.scene.layout.types import Slot
from dummywhist.ui.scene.parts import Looks, Picture
from dummywhist.ui.scene.questions.question import LawQuestion
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.scene.table_show import TableShow

BY_KEYS: Final = (
    Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason,
)  # fmt: skip
"""How the focus comes where a key was pressed."""


class TableFocus(TableShow):
    """The table with a keyboard focus. The ring is away while the mouse is in use."""

    focus_changed = Signal(object)
    """The card that has the keyboard focus, or None."""

    _focus: Card | None = None
    _ring = False
    _by_mouse = False
    """The mouse was used last: the ring does not come by itself."""
    _elsewhere = False
    _on_region = False
    """Whether a plate, the marker or another part of the table has the keyboard, and its ring."""
    _hover: Card | None = None
    _chosen: Card | None = None
    _along: Card | None = None
    """A card that comes along with the one that is played next: two at once (W-EXP-4)."""
    _advised: Card | None = None
    _asked: Card | None = None
    _asked_anew = False
    """Whether the keyboard was not brought to what is asked yet."""
    _offered: Button | None = None
    """The button that Enter pressed in the picture before."""
    _was_asked = False
    """Whether what is asked had the keyboard last."""

    def __init__(self, deck: Deck | None, looks: Looks, parent: QWidget | None, kept: Kept = none_kept) -> None:
        super().__init__(deck, looks, parent, kept)
        self.overlay.focused.connect(self._focused)
        program = QApplication.instance()
        assert isinstance(program, QApplication)
        program.focusChanged.connect(self._focus_moved)

    @property
    def chosen(self) -> Card | None:
        """The card that was chosen and waits to be played."""
        return self._chosen

    @property
    def focus_card(self) -> Card | None:
        """The card with the focus ring, or that had it before the mouse was used."""
        return self._focus

    @property
    def ring_shown(self) -> bool:
        """Whether the ring is to be seen: keys are in use, and they come to the cards."""
        return self._ring and not self._elsewhere and not self._on_region

    @property
    def keyboard_elsewhere(self) -> bool:
        """Whether another part of the window has the keyboard, or what is asked at the table."""
        return self._elsewhere

    def focus_hand(self) -> None:
        """Give the keyboard focus to the hand on turn; what is asked keeps it where it is."""
        asked = (self.question, self.choices, self.giving.paper)
        now = QApplication.focusWidget()
        if now is not None and any(part.isVisible() and part.isAncestorOf(now) for part in asked):
            return
        if self._picture.curtain is not None:
            self.curtain.look.setFocus()
            return
        if self.giving.asks:
            self.giving.focus_first()
            return
        if self.question.asks:
            self.question.focus_first()
            return
        if self.choices.buttons:
            (self.choices.default or self.choices.buttons[0]).setFocus()
            return
        first = self.notice.first()
        if first is not None and not self.notice.isHidden() and not self._picture.playable:
            first.setFocus()
            return
        card = self._focus if row_of(self._picture, self._focus) is not None else first_focus(self._picture)
        if self._asked in self._picture.playable and self.overlay.focused_card() is None:
            card = self._asked  # a lesson has the ring on it
        if card is None:
            self.setFocus()
        elif self._by_mouse and card in self.overlay.cards:
            self._bring_quietly(card)
        else:
            self.focus_on(card)

    def focus_on(self, card: Card) -> None:
        """Bring the ring to a card."""
        self._ring = True
        if card in self.overlay.cards:
            self.overlay.focus(card)
        else:
            self.setFocus()
        self._focused(card)

    def clear_focus(self) -> None:
        """No card is in focus."""
        self._focus, self._ring = None, False
        self.focus_changed.emit(None)
        self._raise()
        self.show_states()

    def _focused(self, card: Card | None) -> None:
        if card != self._focus:
            self._focus = card
            self.focus_changed.emit(card)
        self._ring = card is not None
        self._raise()
        self.show_states()

    def keep_focus(self, before: Picture) -> None:
        """After something happened the focus is on the same index, or the nearest card that may be played.

        Where a lesson asks for a card it is on that.
        """
        if self._go_to_asked() or self._focus is None:
            return
        had = self.overlay.focused_card() is not None
        kept = kept_focus(before, self._picture, self._focus) if self._picture.curtain is None else None
        if kept != self._focus:
            self._focus = kept
            self.focus_changed.emit(kept)
        if kept is not None and had:
            QTimer.singleShot(0, self, self._refocus)

    def _refocus(self) -> None:
        now = self.window().focusWidget()
        if self._left_for(now):
            return  # meanwhile a dock or a panel has taken it
        buttons = [button for button in (self.choices.default, *self.notice.buttons) if button is not None]
        offered = now in buttons
        if self._focus is not None and self._focus in self.overlay.cards and not self.question.asks and not offered:
            self._bring_quietly(self._focus)

    def _left_for(self, now: QWidget | None) -> bool:
        """Whether the keyboard is at something that is no part of the table."""
        return now is not None and now is not self and not self.isAncestorOf(now)

    def _bring_quietly(self, card: Card) -> None:
        """Bring the keyboard to a card, and the ring only where it was shown."""
        ring = self._ring
        self.overlay.focus(card)
        if not ring:
            self._take_ring_away()

    def settle_focus(self) -> None:
        """The keyboard is at the table as a whole: it goes to what it acts on, as a screen reader is to say."""
        picture, default = self._picture, self.choices.default
        offered, self._offered = self._offered, default
        if self.busy or self.question.asks or picture.curtain is not None:
            return
        if self.giving.asks:
            if self.hasFocus():
                self.giving.focus_first()
            return
        here = self.hasFocus()
        if default is not None:
            if here or (default is not offered and self.overlay.focused_card() is not None):
                # For the mouse it looks like what is next without a ring.
                default.setFocus(Qt.FocusReason.TabFocusReason if self._ring else Qt.FocusReason.MouseFocusReason)
        elif here and picture.playable:
            card = self._focus if row_of(picture, self._focus) is not None else first_focus(picture)
            if card is not None and card in self.overlay.cards:
                self._bring_quietly(card)

    def _focus_moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        """There is one ring in the window: none on a card while a panel, a button or a plate has the keyboard."""
        self._was_asked = now is not None and self.question.isAncestorOf(now)
        if self.question.pending and now is not None and (now is self or self.isAncestorOf(now)):
            self.question.pending = False
            QTimer.singleShot(0, self.question, self.question.focus_first)
        boxes = (self.question, self.choices, self.notice, self.giving.paper)
        asking = now is not None and (now is self.giving.ribbon or any(part.isAncestorOf(now) for part in boxes))
        ours = now is not None and (now is self or self.isAncestorOf(now)) and not asking
        elsewhere = now is not None and now.window() is self.window() and not ours
        on_region = ours and isinstance(now, RegionButton)
        if (elsewhere, on_region) != (self._elsewhere, self._on_region):
            self._elsewhere, self._on_region = elsewhere, on_region
            if self._ring:
                self._raise()
                self.show_states()

    def raised(self) -> frozenset[Slot]:
        """What is lifted: the card under the pointer, in focus, chosen, and what of the own hand may be called."""
        picture = self._picture
        up = {self._hover, self._chosen, self._advised, self._focus if self.ring_shown else None} - {None}
        if isinstance(picture.question, LawQuestion):
            up = set()  # they are looked at, not played, and what is asked stands still over them
        lifted = [*(card for card in up if card is not None), *picture.liable]  # W-EXP-2: what may be called stands out
        found = (slot_of(picture.facts, card) for card in lifted)
        return frozenset(slot for slot in found if slot is not None and slot[0] == "hand")

    def _raise(self) -> None:
        """Let what is lifted rise and what is not sink, in a moment."""
        if self.stage.playing:
            return
        scene = self._scene
        scene.table = scene.lay(scene.facts(self.raised(), self._last_shown))
        for slot, item in self.stage.at.items():
            pose = scene.table.cards.get(slot)
            if slot[0] == "hand" and pose is not None and self.stage.target(item) != pose:
                self.stage.animate(item, pose, 0 if self.times.reduced else self.times.of("hover"))

    def show_states(self) -> None:
        ring = self._focus if self.ring_shown else self._asked
        self._scene.states(focus=ring, chosen=self._chosen, last_trick=self._last_shown, advised=self._advised)

    def use_mouse(self) -> None:
        """The mouse is in use: no ring, until a key is pressed."""
        self._by_mouse = True
        self._take_ring_away()

    def use_keys(self) -> None:
        """Keys are in use: the ring is seen where the next one acts."""
        self._by_mouse = False

    def _take_ring_away(self) -> None:
        if self._ring:
            self._ring = False
            self._raise()
            self.show_states()

    def forget_chosen(self) -> None:
        """Another picture is shown: nothing is chosen any more."""
        self._chosen = self._along = None

    def set_chosen(self, card: Card | None) -> None:
        """Choose a card that waits to be played, or none."""
        if card != self._chosen or self._along is not None:
            self._chosen, self._along = card, None
            self._raise()
            self.show_states()
            self._show_prompt()

    @property
    def along(self) -> Card | None:
        """The card that comes along with the one that is played next."""
        return self._along

    def set_along(self, card: Card) -> None:
        """Let a card come along with the one that is played next."""
        self.set_chosen(card)
        self._along = card
        self._show_prompt()

    @property
    def advised(self) -> Card | None:
        """The card that a hint names."""
        return self._advised

    def set_advised(self, card: Card | None) -> None:
        """Mark the card that a hint names, or none; the focus goes there too, so that Enter plays it."""
        if card != self._advised:
            self._advised = card
            if card is not None and card in self._picture.playable:
                self.tell(None)  # "Enter plays" of another card that was typed
                if self.overlay.focused_card() is not None or self.hasFocus():
                    self.overlay.focus(card)
                self._focused(card)
            self._raise()
            self.show_states()

    def set_asked(self, card: Card | None) -> None:
        """A lesson asks for this card, or for none that it names: it has the ring while no key moves that."""
        if card != self._asked:
            self._asked, self._asked_anew = card, card is not None
            self._go_to_asked()
            self.show_states()

    def _go_to_asked(self) -> bool:
        """Let the next key act on what a lesson asks for anew, if it may be played now; whether it does."""
        card = self._asked
        if not self._asked_anew or card is None or card not in self._picture.playable:
            return False
        self._asked_anew = False
        if card != self._focus:
            self._focus = card
            self.focus_changed.emit(card)
        if self.overlay.focused_card() is not None:
            QTimer.singleShot(0, self, self._refocus)
        return True

    def set_hover(self, card: Card | None) -> None:
        """The pointer is over this card."""
        if card != self._hover:
            self._hover = card
            self._raise()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, the focus goes on to the hand."""
        super().focusInEvent(event)
        if event.reason() in BY_KEYS:
            self.use_keys()
        if event.reason() == Qt.FocusReason.TabFocusReason and self._was_asked:
            # From what is asked Tab goes on to the cards, to look, or else past the table: not round and round.
            card = first_focus(self._picture)
            if card is not None and card in self.overlay.cards:
                self.focus_on(card)
            else:
                self.focusNextChild()
        elif event.reason() == Qt.FocusReason.TabFocusReason:
            self.focus_hand()
        else:
            QTimer.singleShot(0, self, self.settle_focus)  # what released it may still be at work
