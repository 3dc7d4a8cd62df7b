"""When does the tutor ask at the table, and where? Only where there may be help; it never names the right card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QTimer

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.agreed import read_conventions
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.desk.hints import HintDesk
from dummywhist.ui.desk.offering import plays_once
from dummywhist.ui.panels.tutor_bar import BLUR, TutorBar
from dummywhist.ui.scene.parts import Prompt
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.seat.tutoring import Dear, Tutor
from dummywhist.ui.tongues import tr

LIMITS: Final[Mapping[str, float]] = {"mistakes": 0.50, "slips": 0.20}
"""Tricks on what can be known from which on it asks."""
OVER: Final = 12
LEAST_OVER: Final = 4
"""Px between the bar and the hand, the latter where a card of the trick would lie under the bar."""


class TutorDesk(QObject):
    """The tutor of the table in the window, and its bar."""

    def __init__(self, desk: HintDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._sitting: Sitting | None = None
        self.tutor: Tutor | None = None
        self.bar: TutorBar | None = None
        desk.view.resized.connect(self._place)

    def attend(self) -> None:
        """Sit down at the table in the window, or only listen to another preference there."""
        sitting = self._desk.sitting
        if sitting is None:
            return
        wanted = sitting.preferences.tutor
        if sitting is not self._sitting:
            self._sitting = sitting
            agreed = sitting.preferences
            analyst = sitting.conductor.computers.analyst
            self.tutor = Tutor(analyst, lambda: read_conventions(agreed.agreed), sitting)
            self.tutor.asks.connect(self._ask)
            self.tutor.plays.connect(self._play)
            sitting.tutor = self.tutor
            sitting.changed.connect(self._look)
            self._hide()
        assert self.tutor is not None
        self.tutor.limit = LIMITS.get(wanted)
        self.tutor.look(None)
        self._look()

    def say_anew(self) -> None:
        """The language has changed: the bar is made anew."""
        bar, self.bar = self.bar, None
        if bar is not None:
            bar.deleteLater()
        if self.tutor is not None and self.tutor.asking is not None:
            self._ask(self.tutor.asking)

    def _look(self) -> None:
        if self.tutor is not None and self._sitting is self._desk.sitting:
            self.tutor.look(self._seen())

    def _seen(self) -> View | None:
        """Return what a person sees who chooses a card now, where there may be help."""
        sitting = self._sitting
        if sitting is None or self.tutor is None or self.tutor.limit is None:
            return None
        if sitting.conductor.mode is not Mode.PERSON or sitting.reviewing or sitting.curtained:
            return None
        seen = sitting.view_now()
        if sitting.teaching is not None or plays_once(sitting) or seen is None or seen.to_play is None:
            return None
        mine = seen.viewer is not None and seen.layout.holder[seen.to_play] == seen.viewer
        return seen if mine and any(option.plays is not None for option in seen.options) else None

    # ---- the bar ----

    def _ask(self, dear: Dear | None) -> None:
        if dear is None:
            self._hide()
            return
        if self.bar is None:
            self.bar = TutorBar(self._desk.view.viewport())
            self.bar.answered.connect(self._answer)
        bar, view = self.bar, self._desk.view
        bar.ask(dear.card, dear.tricks)
        view.set_advised(dear.card)
        view.tell(Prompt(""))  # it would say that Enter plays the card
        self._place()
        came_up(bar)
        bar.show()
        bar.raise_()
        bar.rethink.setFocus()
        self._desk.window.tell(tr("You chose the {card:card}; it is not played yet.", card=dear.card))
        view.announce(bar.spoken)

    def _place(self) -> None:
        """Lie over the own hand, whosever card is asked about; nearer to it where a card of the trick were covered."""
        bar, view, tutor = self.bar, self._desk.view, self.tutor
        if bar is None or tutor is None or tutor.asking is None:
            return
        width, height = bar.size_in(view.viewport().width())
        lying, room = view.scene_items.table, view.viewport().rect()
        boxes = [(slot[0], pose.rect(lying.metrics.rho)) for slot, pose in lying.cards.items()]
        hand = min((box.y for part, box in boxes if part == "hand"), default=room.height())
        trick = max((box.bottom for part, box in boxes if part == "trick"), default=0.0)
        over = min(OVER, max(LEAST_OVER, hand - (height - 2 * BLUR) - trick))
        top = round(hand - over) - height + BLUR
        top = max(-BLUR, min(top, room.height() - height + BLUR))
        bar.setGeometry((room.width() - width) // 2, top, width, height)

    def _hide(self) -> None:
        bar = self.bar
        if bar is not None and not bar.isHidden():
            bar.hide()
            self._desk.view.tell(None)
            self._desk.view.set_advised(None)

    def _answer(self, answer: str) -> None:
        tutor, sitting = self.tutor, self._sitting
        if tutor is None or sitting is None:
            return
        tutor.answer(answer)
        if answer == "hint":
            sitting.hint()
        if answer != "play":
            self._desk.view.focus_hand()

    def _play(self, card: Card) -> None:
        """A card that waited, or was asked about, is played."""
        sitting = self._sitting
        if sitting is not None and sitting is self._desk.sitting:
            QTimer.singleShot(0, sitting, lambda: self._desk.view.play(card))
