"""The table as a widget: what the window shows, asks and hears. It gets pictures and events, and decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QInputDevice, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.art.faces import Kept, none_kept
from dummywhist.ui.controls.fresh import is_fresh
from dummywhist.ui.scene.cues import SeatEvent
from dummywhist.ui.scene.keyboard import MOVES, Keyboard
from dummywhist.ui.scene.layout.types import Slot
from dummywhist.ui.scene.parts import Looks, Picture, Prompt
from dummywhist.ui.scene.pointer import Pointer
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.scene.table_focus import TableFocus

__all__ = ["SeatEvent", "TableView"]

TOLD = {
    "packets": "packet_clicked(PyObject)",
    "plate": "plate_clicked(PyObject)",
    "trump": "trump_clicked()",
    "call": "call_clicked()",
    "strip": "strip_clicked()",
    "marker": "marker_clicked()",
}
"""By the kind of a region the signal that tells of a press."""


class TableView(TableFocus):
    """The card table.

    (``show`` is Qt's own: pictures come through `present` and `perform`.)
    """

    card_chosen = Signal(object)
    """A `Card` that may be played was clicked, dropped, or chosen with the keyboard or its button."""
    card_done = Signal(object)
    """Something else was done with a card: the `Action` that shows it, calls it, or plays two at once."""
    refused_click = Signal(object)
    """A `Card` of a hand that may not be played was tried: tell why with `refuse`."""
    cloth_clicked = Signal()
    """The cloth (or the full trick) was clicked, or Enter or Space pressed with nothing to play: gather, go on."""
    gather_wanted = Signal()
    """The button of the full trick was pressed, by name: no stroke meant for a film can do that."""
    trick_clicked = Signal()
    """A card of a trick that is not full was clicked: last trick."""
    packet_clicked = Signal(object)
    """The packets at a `Place` were clicked: last trick."""
    plate_clicked = Signal(object)
    """The plate of a `Player`."""
    taken_up = Signal()
    """A card is taken up with the pointer and carried."""
    trump_clicked = Signal()
    call_clicked = Signal()
    """What a player called."""
    marker_clicked = Signal()
    strip_clicked = Signal()
    course_clicked = Signal(int)
    """The strip of the deal was clicked, where it stands after so many cards."""
    menu_wanted = Signal(object, object)
    """A context menu is wanted: the `Card` under the pointer, of a hand or a trick, or None (the cloth), and the global
    QPoint.
    """
    plate_menu_wanted = Signal(object, object)
    """A context menu is wanted: the `Player` whose plate is under the pointer, and the global QPoint."""

    def __init__(
        self,
        deck: Deck | None = None,
        looks: Looks = Looks(),  # noqa: B008
        parent: QWidget | None = None,
        kept: Kept = none_kept,
    ) -> None:
        super().__init__(deck, looks, parent, kept)
        self._pointer = Pointer(self, self.stage.item_of)
        self._keys = Keyboard(self, self)
        self.overlay.pressed.connect(self.play_or_refuse)
        self.overlay.region_pressed.connect(self._region_pressed)
        self.overlay.menu_wanted.connect(self._menu_of)
        self.guarded: Callable[[], bool] = lambda: False
        """Whether a trick has just filled: a press that is made now means nothing yet."""

    def forget_pointer(self) -> None:
        """Another picture is shown: what was pressed or carried is forgotten."""
        self._pointer.forget()
        self._press = None
        self._hover = self._hover if self._hover in self._picture.playable else None

    def free_corner(self, width: int, height: int) -> QRect | None:
        """Return where a panel of this size covers nothing of the table, low at a side of it; None: nowhere."""
        if self.question.asks or self._picture.curtain is not None:
            return None
        found = self._scene.free_corner(width, height, self.viewport().height() / 2)
        return None if found is None else QRect(round(found.x), round(found.y), width, height)

    # --- what people do ---

    def choose(self, card: Card) -> None:
        """A card was clicked or pressed: play it, or, if so preferred, choose it first."""
        if self.busy:
            self.snap()
        if self._done_otherwise(card):
            return
        if card not in self._picture.playable:
            self.refused_click.emit(card)
        elif self._kit.looks.choose_then_play and self._chosen != card:
            self.set_chosen(card)
            self.announce(self._say("prompt.enter", card=card))
        else:
            self.play(card)

    def _done_otherwise(self, card: Card) -> bool:
        """Play ``card`` with the one that comes along, or call it; whether there was such to do (W-EXP-2, W-EXP-4)."""
        picture, along = self._picture, self.along
        action = None if along is None else picture.together.get(frozenset((along, card)))
        if action is None and card not in picture.playable:
            action = picture.demands.get(card)
        if action is not None:
            self.forget_chosen()
            self.card_done.emit(action)
        return action is not None

    def take_along(self, card: Card | None = None) -> bool:
        """Let ``card``, else that with the ring, come along with the one that is played next; whether it can."""
        card = self._ringed if card is None else card
        if card is None or not any(card in both for both in self._picture.together):
            return False
        self.snap()
        self.set_along(card)
        self.announce(self._say("prompt.along", card=card))
        return True

    def show_card(self) -> bool:
        """Drop the card with the ring, or that is chosen, face up; whether it can be (W-EXP-1)."""
        card = self.chosen or self.focus_card
        action = None if card is None else self._picture.shows.get(card)
        if action is None:
            return False
        self.forget_chosen()
        self.card_done.emit(action)
        return True

    def play(self, card: Card) -> None:
        """This card, now."""
        self.forget_chosen()
        if self.question.takes(card):
            self.question.toggle(card)
        else:
            self.card_chosen.emit(card)

    def play_or_refuse(self, card: Card) -> None:
        """A card was pressed with the keyboard or by a screen reader: there is nothing more to ask."""
        self.snap()
        if self._done_otherwise(card):
            return
        if card in self._picture.playable:
            self.play(card)
        else:
            self.refused_click.emit(card)

    def enter(self) -> None:
        """Enter or Space: the last trick is turned down, what has the ring pressed, a card played, the trick gathered.

        One that ends a film does no more than that, unless the ring has been on the card all the while: nothing is
        answered that was not to be seen when the key went down.
        """
        held, cut = self._ringed, self.busy
        self.snap()
        if self.guarded() or (cut and (held is None or held != self._ringed)):
            return
        if self._last_shown:
            self.show_last_trick(False)
            return
        region = self.overlay.focused_region()
        if region is not None:
            self._region_pressed(region)
            return
        default = self.choices.default
        if default is not None and default.isVisible():
            if not is_fresh(default):
                default.click()
            return
        if self.question.asks:
            self.question.focus_first()  # no stroke answers what has not been looked at
            return
        # What comes along is not played by itself (W-EXP-4).
        card = (self._chosen if self._along is None else None) or (self._focus if self._ring else None)
        notice = self._picture.notice
        before = notice is not None and notice.before and card in self._picture.ahead
        if self._picture.acting is None and not before:
            self.cloth_clicked.emit()
        elif card is not None:
            self.play_or_refuse(card)
        else:
            self.focus_hand()

    def hold_look(self) -> None:
        """Space at the curtain, until it is let go."""
        if is_fresh(self.curtain):
            return
        self.curtain.looking.begin(QEvent.Type.KeyRelease)

    def pointed(self, slot: Slot | None) -> None:
        """The pointer is over this card now."""
        card = self._pointer.card_in(self._picture, slot)
        live = card is not None and card in self._picture.playable
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)
        self.set_hover(card if live else None)

    def carried(self, card: Card | None) -> None:
        """A card is being carried, or no longer."""
        self._scene.well.want(card is not None)
        if card is None:
            self._hover = None
        else:
            self.taken_up.emit()

    def dropped(self, card: Card) -> None:
        """A card was dropped where it is played."""
        picture = self._picture
        self.play(card)
        if self._picture is picture and not self.busy:
            self.glide_back(card)

    def let_fall(self, card: Card) -> None:
        """A card was let go over the table, but not on the trick: it is seen, and lies there (W-EXP-1)."""
        picture = self._picture
        self.card_done.emit(picture.shows[card])
        if self._picture is picture and not self.busy:
            self.glide_back(card)

    @property
    def _ringed(self) -> Card | None:
        """The card on which the ring is to be seen, if the keyboard plays cards."""
        return self._focus if self.ring_shown and self._picture.acting is not None else None

    def refused(self, card: Card) -> None:
        """A card that may not be played was dragged to where it would be: say why."""
        self.refused_click.emit(card)

    def glide_back(self, card: Card) -> None:
        """A card was let go where nothing is played."""
        item, slot = self.stage.item_of(card), slot_of(self._picture.facts, card)
        if item is not None and slot is not None:
            self._scene.table = self._scene.lay(self._scene.facts(self.raised(), self._last_shown))
            self.stage.animate(item, self._scene.table.cards[slot], self.times.of("play"))

    # --- mouse ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press cuts what moves, and is heard all the same: it means the card that was seen under it.

        It means nothing while a trick has just filled, and as the second press of a double click where the first has
        changed the table.
        """
        seen = self._seen_at(event.position())
        again = event.type() == QEvent.Type.MouseButtonDblClick and not self._same(self._first)
        self._void = event.button() == Qt.MouseButton.LeftButton and again
        if self._void:
            self.forget_pointer()
            return
        self.snap()
        if event.button() == Qt.MouseButton.RightButton and self._pointer.cancel():
            self._swallow_menu = True
            return
        self._swallow_menu = False
        if event.button() != Qt.MouseButton.LeftButton:
            return
        meant = self._pointer.card_in(self._picture, self._slot_at(event.position()))
        self._void = self.guarded() or (meant is not None and seen != meant)
        if self._void:
            self.forget_pointer()
            return
        self.use_mouse()
        if self._picture.note is not None:
            self._picture = replace(self._picture, note=None)
            self._scene.note.setVisible(False)
        self._press, self._first = event.position(), self._picture
        self._pointer.press(self._picture, self._scene.table, event.position())
        self._move(event)

    _press: QPointF | None = None
    """Where the button went down on the picture that is shown; None: it means nothing."""
    _first: Picture | None = None
    """The picture that the last press found, of a double click the first."""
    _void = False
    """Whether the press that is down means nothing."""
    _swallow_menu = False

    def _same(self, picture: Picture | None) -> bool:
        """Whether this picture is still shown, its quiet note apart."""
        return picture is not None and replace(self._picture, note=None) == replace(picture, note=None)

    def _slot_at(self, at: QPointF) -> Slot | None:
        return self._pointer.slot_at(self._picture, self._scene.table, at)

    def _seen_at(self, at: QPointF) -> Card | None:
        """The card that is painted there, whatever moves."""
        return self.stage.seen_at(at.x(), at.y(), self._kit.rho, self._scene.table.metrics.lift)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, or carry."""
        self.use_mouse()
        self._move(event)

    def _move(self, event: QMouseEvent) -> None:
        down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        touch = event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen
        if not self.stage.playing:
            self._pointer.move(self._picture, self._scene.table, event.position(), down=down, touch=touch)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, or the end of carrying."""
        if event.button() != Qt.MouseButton.LeftButton or self._void:
            return
        carrying = self._pointer.carrying is not None
        card = self._pointer.release(self._picture, self._scene.table, event.position())
        if carrying or (card is None and self._press is None):
            return
        if self._last_shown:
            self.show_last_trick(False)
        elif card is not None:
            along = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and self.take_along(card)
            if not along:
                self.choose(card)
        else:
            self._clicked(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing extra: the second press is a press, if the first has changed nothing."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left the table."""
        super().leaveEvent(event)
        if self._pointer.carrying is None:
            self.pointed(None)

    def _clicked(self, at: QPointF) -> None:
        """Something was clicked that is no card of a hand."""
        if self._press is None or (self._press - at).manhattanLength() > 12:
            return
        self.set_chosen(None)
        course = self._scene.course
        if course.isVisible() and course.box.contains(at):
            moment = course.moment_at(at.x())
            if moment is not None:
                self.course_clicked.emit(moment)
            return
        key = self._region_at(at)
        slot = self._pointer.slot_at(self._picture, self._scene.table, at)
        if slot is not None and slot[0] == "trick" and self._picture.winning is None:
            self.trick_clicked.emit()
        elif key is not None and self.works(key):
            self._region_pressed(key)
        elif self._picture.curtain is None:
            self.cloth_clicked.emit()

    def _region_at(self, at: QPointF) -> str | None:
        scene, x, y = self._scene, at.x(), at.y()
        for place, box in scene.table.packets.items():
            if box.outset(4).contains(x, y) or (
                scene.labels[place].isVisible() and scene.labels[place].box.contains(at)
            ):
                return f"packets:{place}"
        for place, plate in scene.plates.items():
            if plate.isVisible() and plate.box.contains(at):
                return f"plate:{place}"
        for place, call in scene.calls.items():
            if call.isVisible() and call.box.contains(at):
                return f"call:{place}"
        for key, item in (
            ("trump", scene.trump),
            ("strip", scene.strip),
            ("still", scene.still),
            ("marker", scene.marker),
        ):
            if item.isVisible() and item.box.contains(at):
                return key
        return None

    def _region_pressed(self, key: str) -> None:
        kind, _, place = key.partition(":")
        match kind:
            case "trick":
                self.gather_wanted.emit()
            case "packets":
                self.packet_clicked.emit(place)
            case "plate":
                plate = next((plate for at, plate in self._picture.plates.items() if at == place), None)
                said = next((words for at, words in self._picture.remembered.items() if at == place), None)
                if said is not None:
                    self.tell(Prompt(said))
                    self.announce(said)
                elif plate is not None and plate.player is not None:
                    self.plate_clicked.emit(plate.player)
            case "still":
                self.tell(Prompt(self._picture.still))
                self.announce(self._picture.still)
            case "trump":
                self.trump_clicked.emit()
            case "call":
                self.call_clicked.emit()
            case "strip":
                self.strip_clicked.emit()
            case "marker":
                self.marker_clicked.emit()
            case _:
                return

    def works(self, key: str) -> bool:
        """Whether anybody listens: what does nothing is not offered as a button."""
        kind, _, place = key.partition(":")
        if kind == "plate" and place in self._picture.remembered:
            return True
        if kind == "still":
            return bool(self._picture.still)
        if kind == "trick":
            return self._picture.winning is not None
        # `QMetaMethod.fromSignal` would keep a reference to the view each time, and the view would never be let go.
        meta = self.metaObject()
        return kind in TOLD and self.isSignalConnected(meta.method(meta.indexOfSignal(TOLD[kind])))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Right button or the menu key."""
        if self._swallow_menu:
            self._swallow_menu = False
            return
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            region = next((key for key, button in self.overlay.regions.items() if button.hasFocus()), "")
            if region.startswith("plate:"):
                self._menu_of(region)
                return
            at = self._focus_point()
            self.menu_wanted.emit(self._focus if self._ring else None, self.viewport().mapToGlobal(at))
            return
        slot = self._pointer.slot_at(self._picture, self._scene.table, QPointF(event.pos()))
        key = self._region_at(QPointF(event.pos())) or ""
        if slot is not None or not self._plate_menu(key, event.globalPos()):
            self.menu_wanted.emit(self._card_at(slot), event.globalPos())

    def _plate_menu(self, key: str, at: QPoint) -> bool:
        """Ask for the menu of the plate with this key; whether there is one."""
        kind, _, place = key.partition(":")
        plate = next((plate for at, plate in self._picture.plates.items() if at == place), None)
        if kind != "plate" or plate is None or plate.player is None:
            return False
        self.plate_menu_wanted.emit(plate.player, at)
        return True

    def _menu_of(self, what: Card | str) -> None:
        """A screen reader wants the menu of a card, or of a region."""
        self.snap()
        if isinstance(what, str):
            button = self.overlay.regions.get(what)
            if button is not None:
                self._plate_menu(what, button.mapToGlobal(button.rect().center()))
        elif what in self.overlay.cards:
            button = self.overlay.cards[what]
            self.menu_wanted.emit(what, button.mapToGlobal(button.rect().center()))

    def _card_at(self, slot: Slot | None) -> Card | None:
        """The card that lies in a slot, of a hand or of the trick that is seen."""
        if slot is None or slot[0] != "trick":
            return self._pointer.card_in(self._picture, slot)
        seen = self._picture.last_trick if self._last_shown else self._picture.facts.trick
        return next((card for place, card in seen if place == slot[1]), None)

    def _focus_point(self) -> QPoint:
        button = None if self._focus is None else self.overlay.cards.get(self._focus)
        if button is None:
            return self.viewport().rect().center()
        return button.mapTo(self.viewport(), button.rect().center())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nothing: no accidents."""
        event.accept()

    # --- keys ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter among cards, or to what is asked; letters name cards. All else goes to the window."""
        self.use_keys()
        if event.key() in MOVES and self.question.asks and not self._picture.playable:
            self.question.focus_first()
        elif not self._keys.press(event):
            event.ignore()

    def cancel(self) -> bool:
        """Esc: put down what is carried or chosen, turn down the last trick, claim nothing; whether there was such."""
        if self._pointer.cancel():
            return True
        if self._last_shown:
            self.show_last_trick(False)
            return True
        if self._chosen is not None:
            self.set_chosen(None)
            return True
        return self.question.dismiss() or self.notice.dismiss()
