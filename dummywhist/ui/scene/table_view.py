"""The table as a widget: what the window shows, asks and hears. It is told pictures and events, and decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QMetaMethod, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import Deck, read_deck
from dummywhist.ui.art.faces import Faces
from dummywhist.ui.scene.announce import Announcer
from dummywhist.ui.scene.asking import ChoiceRow, CurtainPanel
from dummywhist.ui.scene.buttons import Overlay
from dummywhist.ui.scene.cues import SeatEvent, cues, deals, opening
from dummywhist.ui.scene.keyboard import Keyboard
from dummywhist.ui.scene.keys import first_focus, kept_focus, row_of
from dummywhist.ui.scene.kit import Kit, table_theme
from dummywhist.ui.scene.layout.types import Slot
from dummywhist.ui.scene.parts import Looks, Picture, Prompt
from dummywhist.ui.scene.pointer import Pointer
from dummywhist.ui.scene.slots import slot_of
from dummywhist.ui.scene.table_scene import BLANK, TableScene
from dummywhist.ui.scene.times import REFUSAL, Times
from dummywhist.ui.scene.wording import phrases

__all__ = ["SeatEvent", "TableView"]
DOTS_MS = 500


class TableView(QGraphicsView):
    """The card table.

    (``show`` is Qt's own: pictures come through `present` and `perform`.)
    """

    finished = Signal()
    """All that `perform` was told is shown; also sent when it was cut short. Not sent by `present`."""
    card_chosen = Signal(object)
    """A `Card` that may be played was clicked, dropped, or chosen with the keyboard or its button."""
    refused_click = Signal(object)
    """A `Card` of a hand that may not be played was tried: tell why with `refuse`."""
    cloth_clicked = Signal()
    """The cloth (or the full trick) was clicked, or Enter or Space pressed with nothing to play: gather, go on."""
    trick_clicked = Signal()
    """A card of a trick that is not full was clicked: last trick."""
    packet_clicked = Signal(object)
    """The packets at a `Place` were clicked: last trick."""
    plate_clicked = Signal(object)
    """The plate of a `Player`."""
    trump_clicked = Signal()
    marker_clicked = Signal()
    strip_clicked = Signal()
    look_held = Signal(bool)
    """Curtain: Space or the button is held down (True), let go (False)."""
    keep_showing = Signal()
    """Curtain: keep showing for this turn."""
    choice_made = Signal(object)
    """The value of the `Choice` whose button was pressed."""
    menu_wanted = Signal(object, object)
    """A context menu is wanted: the `Card` under the pointer or None (the cloth), and the global QPoint."""
    focus_changed = Signal(object)
    """The card that has the keyboard focus, or None."""

    def __init__(self, deck: Deck | None = None, looks: Looks = Looks(), parent: QWidget | None = None) -> None:  # noqa: B008
        super().__init__(parent)
        deck = read_deck(find_deck()) if deck is None else deck
        self.setObjectName("table")
        self.setAccessibleName("Card table")
        self._kit = Kit(deck, Faces(deck, self), looks, table_theme(looks))
        self._scene = TableScene(self._kit, self)
        self.stage = self._scene.stage
        self._picture = BLANK
        self._focus: Card | None = None
        self._ring = False
        self._hover: Card | None = None
        self._chosen: Card | None = None
        self._last_shown = False
        self._told: Prompt | None = None
        self._say = phrases()
        self._set_up()
        surface = self.viewport()
        self._pointer = Pointer(self, self.stage.item_of)
        self._keys = Keyboard(self, self)
        self.overlay = Overlay(surface, self._works)
        self.choices = ChoiceRow(surface)
        self.curtain = CurtainPanel(surface)
        self.announcer = Announcer(self)
        self._refusal = self._timer(REFUSAL, self._unrefuse)
        self._soon = self._timer(0, self.finished.emit)
        self._dots = QTimer(self)
        self._dots.setInterval(DOTS_MS)
        self._dots.timeout.connect(self._count_dots)
        self.stage.done.connect(self._played)
        self._kit.faces.changed.connect(self._scene.update)
        self.overlay.pressed.connect(self.play_or_refuse)
        self.overlay.focused.connect(self._focused)
        self.overlay.region_pressed.connect(self._region_pressed)
        self.choices.chosen.connect(self.choice_made)
        self.curtain.look_held.connect(self.look_held)
        self.curtain.keep_showing.connect(self.keep_showing)
        self._ready = True

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)
        self.setInteractive(False)

    def _timer(self, ms: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(slot)
        return timer

    # --- what is shown ---

    @property
    def picture(self) -> Picture | None:
        """What is shown, or being moved to."""
        return None if self._picture is BLANK else self._picture

    @property
    def scene_items(self) -> TableScene:
        """The scene, for those who look from outside."""
        return self._scene

    @property
    def busy(self) -> bool:
        """Whether something is being shown that `finished` will end."""
        return self.stage.playing or self._soon.isActive()

    @property
    def looks(self) -> Looks:
        """The looks in use."""
        return self._kit.looks

    @property
    def times(self) -> Times:
        """How long things take."""
        return Times(self._kit.looks.speed, self._kit.looks.reduced_motion)

    def set_looks(self, looks: Looks) -> None:
        """Other looks, at once. What compose puts into the picture (jumbo, rows, order) needs a new picture too."""
        self._kit.looks = looks
        self._restyle()

    def _restyle(self) -> None:
        self._kit.theme = table_theme(self._kit.looks)
        self._scene.repaint_cloth()
        self._relay()
        self._scene.update()

    def present(self, picture: Picture) -> None:
        """Show a picture at once; anything that moves is cut."""
        self._soon.stop()
        self._pointer.forget()
        before, self._picture = self._picture, picture
        if picture != before:
            self._told = None
            self._refusal.stop()
            self._last_shown = False
            self._chosen = self._chosen if self._chosen in picture.playable else None
        self._keep_focus(before)
        self._relay()

    def perform(self, events: Sequence[SeatEvent], picture: Picture) -> None:
        """Show how ``events`` lead from the picture shown to ``picture``; `finished` follows, never before return."""
        if self.busy:
            self.snap()
        if self._last_shown:
            self.show_last_trick(False)
        self._pointer.forget()
        before, self._picture = self._picture, picture
        self._told, self._chosen, self._hover = None, None, None
        self._refusal.stop()
        times = self.times
        if times.speed != "off" and self.isVisible() and picture.curtain is None:
            told = cues(events, before, picture, self._scene.sized(picture.facts), times)
            if told:
                self.stage.seats = picture.seats
                if deals(events):
                    self._scene.furnish(opening(picture))
                else:
                    self._scene.show_prompt(None)
                self._show_asking(None)
                if self.stage.play(told, self._scene.lay, times.reduced):
                    self._before = before
                    return
        self._before = before
        self._arrive()
        self._soon.start()

    _before: Picture = BLANK

    def snap(self) -> None:
        """End all motion now: every card is where the picture has it. `finished` is sent if something was shown."""
        if not self.busy:
            return
        waiting = self._soon.isActive()
        self._soon.stop()
        if not waiting:
            self._arrive()
        self.finished.emit()

    def _played(self) -> None:
        self._arrive()
        self.finished.emit()

    def _arrive(self) -> None:
        """The film is over: the picture stands."""
        self._keep_focus(self._before)
        self._relay()

    def _relay(self) -> None:
        """Lay everything out again, at once."""
        self._scene.show_picture(self._picture, self._raised(), self._last_shown)
        self._ask_faces()
        self._show_states()
        self._show_prompt()
        self._show_asking(self._picture)
        self.overlay.sync(self._picture, self._scene.table, self.describe)
        thinking = any(plate.thinking for plate in self._picture.plates.values())
        if thinking and not self._dots.isActive():
            self._dots.start()
        elif not thinking:
            self._dots.stop()

    def _show_asking(self, picture: Picture | None) -> None:
        """Buttons and curtain of a picture; none while something moves."""
        self.choices.show_choices(() if picture is None or picture.curtain else picture.choices)
        table = self._scene.table
        self.choices.lie(table.metrics.cx, table.metrics.prompt_y - 10)
        self.curtain.show_card(None if picture is None else picture.curtain)
        if picture is not None and picture.curtain is not None:
            self.curtain.lie(self.viewport().size(), table.metrics.m)
            self.curtain.raise_()

    def _ask_faces(self) -> None:
        """Have the faces rendered for this size, off the paint path; the old ones are stretched meanwhile."""
        kit = self._kit
        kit.ratio = self.devicePixelRatioF()
        if not self.isVisible():
            return
        if kit.faces.shown is None:
            kit.faces.warm(kit.style, kit.cw, kit.ratio)
        else:
            kit.faces.ask(kit.style, kit.cw, kit.ratio)

    # --- words ---

    def refuse(self, words: str) -> None:
        """Say in the prompt for two seconds why something cannot be done, blinking once."""
        self._refusal.start()
        self._told = Prompt(words, tone="refusal")
        self._show_prompt()
        self.stage.fade_in(self._scene.prompt, self.times.of("prompt"), 0.25)
        self.announce(words, assertive=True)

    def _unrefuse(self) -> None:
        self._told = None
        self._show_prompt()

    def tell(self, prompt: Prompt | None) -> None:
        """Another prompt, until the next picture; None: the picture's own again."""
        self._refusal.stop()
        self._told = prompt
        self._show_prompt()

    def _show_prompt(self) -> None:
        prompt = self._told or self._picture.prompt
        if self._told is None and self._chosen is not None:
            prompt = Prompt(self._say("prompt.enter", card=self._chosen))
        self._scene.show_prompt(prompt)

    def announce(self, words: str, *, assertive: bool = False) -> None:
        """Let a screen reader say this; what comes faster than 400 ms is joined."""
        self.announcer.say(words, assertive=assertive)

    def describe(self, card: Card) -> str:
        """What a screen reader adds to a card: playable, or why not, or that it is the turned trump."""
        picture, say = self._picture, self._say
        if card in picture.playable:
            what = say("card.playable")
        elif card in picture.dimmed:
            what = say("card.not_playable", why=picture.why)
        else:
            what = say("card.not_now")
        return say("card.turned_and", what=what) if card == picture.turned else what

    def _count_dots(self) -> None:
        for plate in self._scene.plates.values():
            if plate.isVisible() and plate.plate.thinking:
                plate.dots = plate.dots % 3 + 1
                plate.update()

    # --- the last trick ---

    @property
    def last_trick_shown(self) -> bool:
        """Whether the last trick lies turned up."""
        return self._last_shown

    def show_last_trick(self, on: bool = True) -> None:
        """Turn up the last trick, if the picture has one that may be looked at; the next click turns it down."""
        on = on and bool(self._picture.last_trick)
        if on != self._last_shown:
            self.snap()
            self._last_shown = on
            self._relay()

    # --- focus ---

    @property
    def focus_card(self) -> Card | None:
        """Where the ring is, or was before the mouse was used."""
        return self._focus

    @property
    def ring_shown(self) -> bool:
        """Whether the ring is to be seen."""
        return self._ring

    def focus_hand(self) -> None:
        """Give the keyboard focus to the hand on turn."""
        if self._picture.curtain is not None:
            self.curtain.look.setFocus()
            return
        if self.choices.buttons:
            (self.choices.default or self.choices.buttons[0]).setFocus()
            return
        card = self._focus if row_of(self._picture, self._focus) is not None else first_focus(self._picture)
        if card is not None:
            self.focus_on(card)
        else:
            self.setFocus()

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
        self._show_states()

    def _focused(self, card: Card | None) -> None:
        if card != self._focus:
            self._focus = card
            self.focus_changed.emit(card)
        self._ring = card is not None
        self._raise()
        self._show_states()

    def _keep_focus(self, before: Picture) -> None:
        """After something happened the focus is on the same index, or the nearest card that may be played."""
        if self._focus is None:
            return
        had = self.overlay.focused_card() is not None
        kept = kept_focus(before, self._picture, self._focus) if self._picture.curtain is None else None
        if kept != self._focus:
            self._focus = kept
            self.focus_changed.emit(kept)
        if kept is not None and had:
            QTimer.singleShot(0, self, self._refocus)

    def _refocus(self) -> None:
        if self._focus is not None and self._focus in self.overlay.cards:
            self.overlay.focus(self._focus)

    def _raised(self) -> frozenset[Slot]:
        """What is lifted: the card under the pointer, in focus, chosen."""
        picture = self._picture
        up = {self._hover, self._chosen, self._focus if self._ring else None} - {None}
        found = (slot_of(picture.facts, card) for card in up if card is not None)
        return frozenset(slot for slot in found if slot is not None and slot[0] == "hand")

    def _raise(self) -> None:
        """Let what is lifted rise and what is not sink, in a moment."""
        if self.stage.playing:
            return
        scene = self._scene
        scene.table = scene.lay(scene.facts(self._raised(), self._last_shown))
        for slot, item in self.stage.at.items():
            pose = scene.table.cards.get(slot)
            if slot[0] == "hand" and pose is not None and abs(item.pose.y - pose.y) > 0.05:
                self.stage.animate(item, pose, 0 if self.times.reduced else self.times.of("hover"))

    def _show_states(self) -> None:
        ring = self._focus if self._ring else None
        self._scene.states(focus=ring, chosen=self._chosen, last_trick=self._last_shown)

    # --- what people do ---

    def choose(self, card: Card) -> None:
        """A card was clicked or pressed: play it, or, if so preferred, choose it first."""
        if self.busy:
            self.snap()
        if card not in self._picture.playable:
            self.refused_click.emit(card)
        elif self._kit.looks.choose_then_play and self._chosen != card:
            self._chosen = card
            self._raise()
            self._show_states()
            self._show_prompt()
            self.announce(self._say("prompt.enter", card=card))
        else:
            self.play(card)

    def play(self, card: Card) -> None:
        """This card, now."""
        self._chosen = None
        self.card_chosen.emit(card)

    def play_or_refuse(self, card: Card) -> None:
        """A card was pressed with the keyboard or by a screen reader: there is nothing more to ask."""
        self.snap()
        if card in self._picture.playable:
            self.play(card)
        else:
            self.refused_click.emit(card)

    def enter(self) -> None:
        """Enter or Space: the last trick is turned down, a button pressed, a card played, the trick gathered."""
        if self._last_shown:
            self.show_last_trick(False)
            return
        default = self.choices.default
        if default is not None and default.isVisible():
            default.click()
            return
        card = self._chosen or (self._focus if self._ring else None)
        if self._picture.acting is None:
            self.cloth_clicked.emit()
        elif card is not None:
            self.play_or_refuse(card)
        else:
            self.focus_hand()

    def hold_look(self, down: bool) -> None:
        """Space at the curtain."""
        self.look_held.emit(down)

    def pointed(self, slot: Slot | None) -> None:
        """The pointer is over this card now."""
        card = self._pointer.card_in(self._picture, slot)
        live = card is not None and card in self._picture.playable
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)
        hover = card if live else None
        if hover != self._hover:
            self._hover = hover
            self._raise()

    def carried(self, card: Card | None) -> None:
        """A card is being carried, or no longer."""
        self._scene.well.want(card is not None)
        if card is None:
            self._hover = None

    def dropped(self, card: Card) -> None:
        """A card was dropped where it is played."""
        picture = self._picture
        self.play(card)
        if self._picture is picture and not self.busy:
            self.glide_back(card)

    def glide_back(self, card: Card) -> None:
        """A card was let go where nothing is played."""
        item, slot = self.stage.item_of(card), slot_of(self._picture.facts, card)
        if item is not None and slot is not None:
            self._scene.table = self._scene.lay(self._scene.facts(self._raised(), self._last_shown))
            self.stage.animate(item, self._scene.table.cards[slot], self.times.of("play"))

    # --- mouse ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press cuts what moves, and is heard all the same."""
        self.snap()
        if event.button() == Qt.MouseButton.RightButton and self._pointer.cancel():
            self._swallow_menu = True
            return
        self._swallow_menu = False
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._hide_ring()
        if self._picture.note is not None:
            self._picture = replace(self._picture, note=None)
            self._scene.note.setVisible(False)
        self._press = event.position()
        self._pointer.press(self._picture, self._scene.table, event.position())
        self._move(event)

    _press = QPointF()
    _swallow_menu = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, or carry."""
        self._move(event)

    def _move(self, event: QMouseEvent) -> None:
        down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        touch = event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen
        if not self.stage.playing:
            self._pointer.move(self._picture, self._scene.table, event.position(), down=down, touch=touch)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, or the end of carrying."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        carrying = self._pointer.carrying is not None
        card = self._pointer.release(self._picture, self._scene.table, event.position())
        if carrying:
            return
        if self._last_shown:
            self.show_last_trick(False)
        elif card is not None:
            self.choose(card)
        else:
            self._clicked(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing extra: the second press is a press."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left the table."""
        super().leaveEvent(event)
        if self._pointer.carrying is None:
            self.pointed(None)

    def _clicked(self, at: QPointF) -> None:
        """Something was clicked that is no card of a hand."""
        if (self._press - at).manhattanLength() > 12:
            return
        if self._chosen is not None:
            self._chosen = None
            self._raise()
            self._show_states()
            self._show_prompt()
        key = self._region_at(at)
        slot = self._pointer.slot_at(self._picture, self._scene.table, at)
        if slot is not None and slot[0] == "trick" and self._picture.winning is None:
            self.trick_clicked.emit()
        elif key is not None and self._works(key):
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
        for key, item in (("trump", scene.trump), ("strip", scene.strip), ("marker", scene.marker)):
            if item.isVisible() and item.box.contains(at):
                return key
        return None

    def _region_pressed(self, key: str) -> None:
        kind, _, place = key.partition(":")
        match kind:
            case "trick":
                self.cloth_clicked.emit()
            case "packets":
                self.packet_clicked.emit(place)
            case "plate":
                plate = next((plate for at, plate in self._picture.plates.items() if at == place), None)
                if plate is not None and plate.player is not None:
                    self.plate_clicked.emit(plate.player)
            case "trump":
                self.trump_clicked.emit()
            case "strip":
                self.strip_clicked.emit()
            case "marker":
                self.marker_clicked.emit()
            case _:
                return

    def _works(self, key: str) -> bool:
        """Whether anybody listens: what does nothing is not offered as a button."""
        signals = {
            "packets": self.packet_clicked,
            "plate": self.plate_clicked,
            "trump": self.trump_clicked,
            "strip": self.strip_clicked,
            "marker": self.marker_clicked,
        }
        kind = key.partition(":")[0]
        if kind == "trick":
            return self._picture.winning is not None
        return kind in signals and self.isSignalConnected(QMetaMethod.fromSignal(signals[kind]))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Right button or the menu key."""
        if self._swallow_menu:
            self._swallow_menu = False
            return
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self._focus_point()
            self.menu_wanted.emit(self._focus if self._ring else None, self.viewport().mapToGlobal(at))
            return
        slot = self._pointer.slot_at(self._picture, self._scene.table, QPointF(event.pos()))
        self.menu_wanted.emit(self._pointer.card_in(self._picture, slot), event.globalPos())

    def _focus_point(self) -> QPoint:
        button = None if self._focus is None else self.overlay.cards.get(self._focus)
        return self.viewport().rect().center() if button is None else button.geometry().center()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nothing: no accidents."""
        event.accept()

    # --- keys ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter among cards; letters name cards. All else goes to the window."""
        if not self._keys.press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space may be held at the curtain."""
        if not self._keys.release(event):
            event.ignore()

    def cancel(self) -> bool:
        """Esc: put down what is carried or chosen, turn down the last trick. Whether there was something to cancel."""
        if self._pointer.cancel():
            return True
        if self._last_shown:
            self.show_last_trick(False)
            return True
        if self._chosen is not None:
            self._chosen = None
            self._raise()
            self._show_states()
            self._show_prompt()
            return True
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, the focus goes on to the hand."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.focus_hand()

    def _hide_ring(self) -> None:
        """The mouse is in use: no ring, until a key is pressed."""
        if self._ring:
            self._ring = False
            self._raise()
            self._show_states()

    # --- Qt ---

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Relay at once; a film that runs is cut."""
        super().resizeEvent(event)
        size = event.size()
        if self._scene.sceneRect().size().toSize() == size:
            return
        busy = self.busy
        self._soon.stop()
        self._scene.resize(size.width(), size.height())
        self._pointer.forget()
        if busy:
            self._keep_focus(self._before)
        self._relay()
        if busy:
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """The first faces are rendered before the first paint."""
        super().showEvent(event)
        self._ask_faces()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._ready:
            self._restyle()

    _ready = False

    def sizeHint(self) -> QSize:
        """A good size."""
        return QSize(1366, 676)

    def minimumSizeHint(self) -> QSize:
        """Small enough for a window of 800 by 600."""
        return QSize(640, 420)

    def close_faces(self) -> None:
        """Wait for what is being rendered; before the program ends."""
        self._kit.faces.close()
