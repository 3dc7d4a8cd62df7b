"""What does a screen reader find on the table? Real transparent buttons over the cards, labelled regions over the rest.

A `QGraphicsView` shows no item to a screen reader. So over every card that may be focused lies a button with the
card's visible strip as geometry, and over everything else a region with a name. None of them takes the mouse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QPushButton, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.values import dataclass
from dummywhist.ui.controls.access import SHOW_MENU, ButtonAccess, covered, tell_description, tell_enabled
from dummywhist.ui.controls.paint import draw_ring
from dummywhist.ui.scene.keys import rows
from dummywhist.ui.scene.layout.types import PLACES, Backs, ClosedPacket, OpenHand, Rect, Slot, Table
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.slots import contents
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import capital, grammar

Put = TypeVar("Put", bound="CardButton | Region | RegionButton")

PRESSED: Final = ("trick", "packets", "plate", "call", "trump", "strip", "still", "marker")
"""The regions that may do something when pressed, in the order of Tab."""
AROUND: Final = 4
"""How far the ring of a part in focus reaches around it, px."""


def card_name(card: Card) -> str:
    """Return ``Ace of diamonds``."""
    return capital(grammar().card(card, ""))


@dataclass(frozen=True, slots=True)
class Seen:
    """What is to be over one card: its box, its words, whether it may be played."""

    box: Rect
    name: str
    description: str
    playable: bool
    object_name: str
    hand: str
    """The key of the region that the card belongs to."""
    place: tuple[int, int]


class Glass(QPushButton):
    """A button that cannot be seen and leaves the mouse to the scene; keys go on to the table."""

    focused = Signal()
    menu_wanted = Signal()
    has_menu = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.useful = True
        self.place: tuple[int, int] | None = None
        """Which of how many of its hand a card is, counted from 1."""
        self.setFlat(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAutoDefault(False)

    def access(self) -> ButtonAccess:
        """As a button that can be used only while a press does something."""
        return GlassAccess(self)

    def set_useful(self, useful: bool) -> None:
        """Whether a press does something; the words stay readable all the same."""
        if useful != self.useful:
            self.useful = useful
            tell_enabled(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the scene draws the focus of a card."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the table."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the table."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the scene where the ring is."""
        super().focusInEvent(event)
        self.focused.emit()


class GlassAccess(ButtonAccess):
    """A button over the cloth. What may not be played is not enabled, has no action, and can still be read."""

    def __init__(self, glass: Glass) -> None:
        super().__init__(glass)
        self._glass = glass

    def offers(self) -> bool:
        """Not while a press would only be refused."""
        return self._glass.useful

    def actionNames(self) -> list[str]:
        """Its context menu too, which needs no right button and no menu key then."""
        names = super().actionNames()
        return [*names, SHOW_MENU] if self._glass.has_menu and not covered(self._glass) else names

    def doAction(self, action: str) -> None:
        """As a click, or opening its menu."""
        if action == SHOW_MENU:
            QTimer.singleShot(0, self._glass, self._glass.menu_wanted.emit)
        else:
            super().doAction(action)

    def text(self, kind: QAccessible.Text) -> str:
        """With the place of a card in its hand, which is read and not announced anew whenever a card goes."""
        said = super().text(kind)
        if kind == QAccessible.Text.Description and said and self._glass.place is not None:
            at, of = self._glass.place
            return phrases()("card.place", what=said, at=at, of=of)
        return said


class CardButton(Glass):
    """The button over one card."""

    has_menu = True

    def __init__(self, parent: QWidget, card: Card) -> None:
        super().__init__(parent)
        self.card = card


class RegionButton(Glass):
    """A part of the table that does something when pressed: packets, marker, trump tile, strip, plates."""

    def __init__(self, parent: QWidget, *, pill: bool) -> None:
        super().__init__(parent)
        self._pill = pill
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring around the part, while it is in focus."""
        if self.hasFocus():
            painter, body = QPainter(self), QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
            draw_ring(painter, body, body.height() / 2 if self._pill else 8, current().palette)


class Region(QGroupBox):
    """A part of the table that can be read: a hand, the backs of somebody, the trick, the prompt."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFlat(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing is to be seen of it."""


class Overlay(QObject):
    """All buttons and regions over one table, kept in step with its picture."""

    pressed = Signal(object)
    """The `Card` whose button was pressed."""
    focused = Signal(object)
    """The `Card` whose button has the focus now."""
    released = Signal()
    """A button that goes away had the focus: somebody must take it, or the toolkit gives it to a stranger."""
    menu_wanted = Signal(object)
    """The menu of this `Card` is wanted, or of the region with this key."""
    region_pressed = Signal(str)
    """The key of a region: ``trick`` (when it is full), ``packets:bottom``, ``marker``, ``trump``, ``plate:left``."""

    def __init__(self, surface: QWidget, works: Callable[[str], bool]) -> None:
        super().__init__(surface)
        self._surface = surface
        self._works = works
        self._cards: dict[Card, CardButton] = {}
        self._away: dict[Card, CardButton] = {}
        """Those of cards that are not in a hand now: what a reader knows of is never taken from under it."""
        self._regions_away: dict[tuple[str, type[QWidget]], Region | RegionButton] = {}
        self._regions: dict[str, Region | RegionButton] = {}
        self._chain: list[QWidget] = []

    @property
    def cards(self) -> dict[Card, CardButton]:
        """The button over each card that may be focused."""
        return dict(self._cards)

    @property
    def regions(self) -> dict[str, QWidget]:
        """The region over each other part of the table."""
        return dict(self._regions)

    def focus(self, card: Card, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard focus to a card's button."""
        button = self._cards.get(card)
        if button is not None:
            button.setFocus(reason)

    def focused_card(self) -> Card | None:
        """The card whose button has the focus."""
        return next((card for card, button in self._cards.items() if button.hasFocus()), None)

    def focused_region(self) -> str | None:
        """The key of the region whose button has the focus."""
        return next((key for key, region in self._regions.items() if region.hasFocus()), None)

    def sync(self, picture: Picture, table: Table, describe: Callable[[Card], str], pills: Mapping[str, Rect]) -> None:
        """Lie over this picture: one button for each card that may be focused, one region for all else.

        ``pills``: how far plates and what was called reach, by the key of their region.
        """
        cards = self._seen(picture, table, describe)
        regions = _regions(picture, table, pills)
        if any(button.hasFocus() for card, button in self._cards.items() if card not in cards):
            self.released.emit()
        for card in [card for card in self._cards if card not in cards]:
            self._away[card] = self._put_away(self._cards.pop(card))
        for key in [
            key for key in self._regions if key not in regions or self._kind(key) is not type(self._regions[key])
        ]:
            widget = self._regions.pop(key)
            self._regions_away[key, type(widget)] = self._put_away(widget)
        for key, (box, name) in regions.items():
            widget = self._regions.get(key) or self._new_region(key)
            if key == "trick" and isinstance(widget, RegionButton):
                _say(widget, phrases()("prompt.gather"), name)
            else:
                _say(widget, name, "")
            _lie(widget, box)
        for card, seen in cards.items():
            button = self._cards.get(card) or self._new_card(card)
            self._join(button, self._regions.get(seen.hand, self._surface))
            button.setObjectName(seen.object_name)
            _say(button, seen.name, seen.description)
            button.set_useful(seen.playable)
            button.place = seen.place
            policy = Qt.FocusPolicy.StrongFocus if seen.playable else Qt.FocusPolicy.ClickFocus
            if button.focusPolicy() != policy:
                button.setFocusPolicy(policy)
            _lie(button, seen.box)
        self._order(tuple(cards), tuple(regions))

    def foretell(self, picture: Picture, describe: Callable[[Card], str]) -> None:
        """A film has begun that ends in this picture: what may be done is said at once, not when it ends."""
        for card, button in self._cards.items():
            _say(button, button.accessibleName(), describe(card))
            button.set_useful(card in picture.playable)

    # --- parts ---

    def _seen(self, picture: Picture, table: Table, describe: Callable[[Card], str]) -> dict[Card, Seen]:
        lying: dict[Card, Slot] = {}
        for slot, card in contents(picture.facts).items():
            if card is not None and slot[0] != "trick":
                lying[card] = slot
        found: dict[Card, Seen] = {}
        for row in rows(picture):
            if row.place is None:
                continue
            for at, card in enumerate(row.cards, start=1):
                slot = lying[card]
                box = _clear(table, slot)
                name = f"button:{row.place}:{card_text(card)}"
                hand = "hand" if slot[0] == "hand" else f"dummy:{row.place}"
                found[card] = Seen(box, card_name(card), describe(card), card in picture.playable, name, hand,
                                   (at, len(row.cards)))  # fmt: skip
        return found

    def _kind(self, key: str) -> type[QWidget]:
        acts = key.split(":")[0] in PRESSED and self._works(key)
        return RegionButton if acts else Region

    def _new_region(self, key: str) -> Region | RegionButton:
        kind = self._kind(key)
        widget = self._regions_away.pop((key, kind), None)
        if widget is not None:
            widget.setObjectName(f"region:{key}")
            widget.show()
            self._regions[key] = widget
            return widget
        if kind is RegionButton:
            widget = RegionButton(self._surface, pill=key.partition(":")[0] in ("plate", "call"))
            widget.clicked.connect(lambda _checked=False: self.region_pressed.emit(key))
            widget.has_menu = key.startswith("plate:")
            widget.menu_wanted.connect(lambda: self.menu_wanted.emit(key))
        else:
            widget = Region(self._surface)
        widget.setObjectName(f"region:{key}")
        widget.show()
        self._regions[key] = widget
        return widget

    def _new_card(self, card: Card) -> CardButton:
        kept = self._away.pop(card, None)
        if kept is not None:
            kept.show()
            self._cards[card] = kept
            return kept
        button = CardButton(self._surface, card)
        button.clicked.connect(lambda _checked=False: self.pressed.emit(card))
        button.focused.connect(lambda: self.focused.emit(card))
        button.menu_wanted.connect(lambda: self.menu_wanted.emit(card))
        button.show()
        self._cards[card] = button
        return button

    def _put_away(self, widget: Put) -> Put:
        """Nothing is to be seen or read of it; its words go, for they may name a card that is hidden now."""
        widget.hide()
        widget.setObjectName("")
        _say(widget, "", "")
        if isinstance(widget, CardButton):
            widget.set_useful(False)
        else:
            for button in widget.findChildren(CardButton):
                self._join(button, self._surface)
        return widget

    def _join(self, button: CardButton, hand: QWidget) -> None:
        """Let a card be a part of its hand."""
        if button.parentWidget() is not hand:
            held = button.hasFocus()
            button.setParent(hand)
            button.setVisible(button.card in self._cards)
            if held:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order(self, cards: tuple[Card, ...], regions: tuple[str, ...]) -> None:
        """Tab goes through the hand, dummies, trick, packets, plates, trump tile, strip, marker."""
        acting = [key for key in regions if isinstance(self._regions[key], RegionButton)]
        acting.sort(key=lambda key: PRESSED.index(key.split(":")[0]))
        chain: list[QWidget] = [self._cards[card] for card in cards] + [self._regions[key] for key in acting]
        if chain != self._chain:
            self._chain = chain
            for one, other in pairwise(chain):
                QWidget.setTabOrder(one, other)
            self._read_as_it_lies([self._cards[card] for card in cards])

    def lead_on(self, buttons: Sequence[QWidget]) -> None:
        """Let Tab go on from here to these."""
        for one, other in pairwise([*self._chain[-1:], *buttons]):
            QWidget.setTabOrder(one, other)

    def _read_as_it_lies(self, buttons: list[CardButton]) -> None:
        """The cards of a hand are told in the order in which they lie: what is raised is told last."""
        for hand in {button.parentWidget() for button in buttons}:
            wanted = [button for button in buttons if button.parentWidget() is hand]
            now = [child for child in hand.children() if child in wanted] if hand is not None else wanted
            if now != wanted:
                for button in wanted:
                    button.raise_()


def _say(widget: QWidget, name: str, description: str) -> None:
    """Words that have not changed are not set again: the screen reader reads each change."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)
        tell_description(widget)


def _lie(widget: QWidget, box: Rect) -> None:
    x, y = round(box.x), round(box.y)
    here = QRect(x, y, max(round(box.right) - x, 1), max(round(box.bottom) - y, 1))
    around = widget.parentWidget()
    widget.setGeometry(here.translated(-around.pos()) if isinstance(around, Region) else here)


def _clear(table: Table, slot: Slot) -> Rect:
    """The visible strip of a card."""
    return table.hit.get(slot) or table.cards[slot].rect(table.metrics.rho)


def _regions(picture: Picture, table: Table, pills: Mapping[str, Rect]) -> dict[str, tuple[Rect, str]]:
    """The box and the name of everything that is no card of a hand, by its key."""
    labels, found = picture.labels, dict[str, tuple[Rect, str]]()

    def add(key: str, box: Rect | None, name: str | None = None) -> None:
        said = labels.get(key, "") if name is None else name
        if box is not None and said:
            found[key] = (box, said)

    add("prompt", table.prompt, picture.prompt.words if picture.prompt is not None else "")
    for place in PLACES:
        lying = picture.facts.at(place)
        boxes = [
            table.cards[slot].rect(table.metrics.rho)
            for slot in table.cards
            if slot[0] in ("hand", "dummy", "back") and (slot[1] if slot[0] != "hand" else "bottom") == place
        ]
        if not boxes:
            continue
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.union(box)
        if isinstance(lying, Backs | ClosedPacket):
            add(f"backs:{place}", whole)
        elif isinstance(lying, OpenHand):
            add(f"dummy:{place}", whole)
        elif place == "bottom":
            add("hand", whole)
    add("trick", table.well if picture.curtain is None and picture.verdict is None else None)
    add("verdict", table.verdict)
    if picture.facts.turn_up is not None and picture.facts.turn_up[0] != "bottom":
        add("turn_up", table.hit.get(("turnup", picture.facts.turn_up[0])))
    for place, box in table.packets.items():
        add(f"packets:{place}", box.outset(AROUND))
    if "bottom" in table.quitted:
        add("kept", table.quitted["bottom"].outset(AROUND))
    for key, box in pills.items():
        add(key, box.outset(AROUND))
    add("trump", table.trump_tile.union(table.trump_text.rect).outset(AROUND) if picture.trump is not None else None)
    if picture.strip is not None and table.tournee:
        strip = table.tournee[0]
        for segment in table.tournee[1:]:
            strip = strip.union(segment)
        add("strip", strip.outset(AROUND))
    still = table.still if picture.still else None
    add("still", None if still is None else still.rect(table.metrics.rho).outset(AROUND))
    add("marker", table.marker.outset(AROUND) if picture.marker is not None else None)
    add("course", table.under if picture.course is not None else None)
    return found
