"""The table as a widget: what the window shows, asks and hears."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from dummywhist.engine.deal.event import DealEvent
from dummywhist.engine.knowledge.redact import HandsSeen
from dummywhist.engine.session.event import SessionEvent
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.scene.parts import Looks, Prompt
from dummywhist.ui.scene.picture import Picture

SeatEvent = DealEvent | HandsSeen | SessionEvent


class TableView(QGraphicsView):
    """The card table. It is told pictures and events, and tells what people do; it decides nothing.

    (``show`` is Qt's own: pictures come through `present` and `perform`.)
    """

    finished = Signal()
    """All that `perform` was told is shown; also sent when it was cut short. Not sent by `present`."""
    card_chosen = Signal(object)
    """A `Card` that may be played was clicked, dropped, typed or pressed."""
    refused_click = Signal(object)
    """A `Card` of the hand on turn that may not be played was tried: tell why with `refuse`."""
    cloth_clicked = Signal()
    """The cloth (or the full trick) was clicked, or Enter or Space pressed with nothing in focus: gather, go on."""
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
        self._deck = deck
        self._looks = looks
        self._picture: Picture | None = None

    @property
    def picture(self) -> Picture | None:
        """What is shown, or being moved to."""
        return self._picture

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return False

    @property
    def looks(self) -> Looks:
        """The looks in use."""
        return self._looks

    def set_looks(self, looks: Looks) -> None:
        """Other looks, at once. What compose puts into the picture (jumbo, rows, order) needs a new picture too."""
        self._looks = looks

    def present(self, picture: Picture) -> None:
        """Show a picture at once; anything that moves is cut."""
        self._picture = picture

    def perform(self, events: Sequence[SeatEvent], picture: Picture) -> None:
        """Show how ``events`` lead from the picture shown to ``picture``; `finished` follows, never before return."""
        self._picture = picture

    def snap(self) -> None:
        """End all motion now: every card is where the picture has it."""

    def refuse(self, words: str) -> None:
        """Say in the prompt for two seconds why something cannot be done."""

    def tell(self, prompt: Prompt | None) -> None:
        """Another prompt, until the next picture; None: the picture's own again."""

    def announce(self, words: str, *, assertive: bool = False) -> None:
        """Let a screen reader say this; what comes faster than 400 ms is joined."""

    @property
    def last_trick_shown(self) -> bool:
        """Whether the last trick lies turned up."""
        return False

    def show_last_trick(self, on: bool = True) -> None:
        """Turn up the last trick, if the picture has one that may be looked at; the next click turns it down."""

    def focus_hand(self) -> None:
        """Give the keyboard focus to the hand on turn."""

    def sizeHint(self) -> QSize:
        """A good size."""
        return QSize(1366, 676)

    def minimumSizeHint(self) -> QSize:
        """Small enough for a window of 800 by 600."""
        return QSize(640, 420)
