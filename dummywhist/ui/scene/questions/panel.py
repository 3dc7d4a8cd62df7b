"""Which box asks the question of a picture? The host of them all: makes the box, finds its place, keeps the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.ui.controls.fresh import came_up
from dummywhist.ui.scene.layout.free import Spot, settle
from dummywhist.ui.scene.layout.types import OpenHand, Point, Rect, Table
from dummywhist.ui.scene.parts import Picture
from dummywhist.ui.scene.questions.asking_room import AIR
from dummywhist.ui.scene.questions.bidding_box import GridBox
from dummywhist.ui.scene.questions.box import SHADOW, QuestionBox
from dummywhist.ui.scene.questions.claim_box import AnswerBox, ClaimBox
from dummywhist.ui.scene.questions.law_bar import LawBar
from dummywhist.ui.scene.questions.law_room import trick_up
from dummywhist.ui.scene.questions.paint import Scale
from dummywhist.ui.scene.questions.posing import asking_prompt
from dummywhist.ui.scene.questions.put_away import Face, PutAwayBox
from dummywhist.ui.scene.questions.question import (
    AnswerQuestion,
    BidQuestion,
    ClaimQuestion,
    LawQuestion,
    PutAwayQuestion,
    Question,
    TileQuestion,
)
from dummywhist.ui.scene.questions.tiles import TileBox

SMALLEST: Final = 0.84
"""The least scale: below it words would be cut."""
STEP: Final = 0.04
ROOMY: Final = 14.0
"""Kept clear around a box of its ideal size where there is that much room, px: its ring and shadow touch nothing."""


class QuestionPanel(QWidget):
    """One question or none, in the viewport of the table."""

    chosen = Signal(object)
    """The action that answers the question."""
    dismissed = Signal()
    """The question was put away without an answer."""
    said = Signal(str)
    """Something for a screen reader."""
    law_asked = Signal(str)
    """The text of the law with this id is wanted."""
    resized = Signal()
    """The box wants another size."""
    put_aside = Signal()
    """Other cards of the dummy are to be put away: see `picked`."""
    released = Signal()
    """What goes away had the focus: somebody must take it."""

    def __init__(self, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self._face = face
        self._question: Question | None = None
        self.box: QuestionBox | None = None
        self._lost = False
        self.seconds = 0
        """How long a penalty may be chosen, in s; 0: as long as it takes."""
        self._held: Callable[[], bool] = bool
        self.pending = False
        """Nothing had the keyboard when it came: it goes to what is asked as soon as the table gets it."""
        self.hide()

    @property
    def question(self) -> Question | None:
        """What is asked."""
        return self._question

    @property
    def asks(self) -> bool:
        """Whether a question is to be seen and the keyboard belongs to it."""
        return self.isVisible() and self.box is not None and self.box.first() is not None

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards of the dummy that are to be put away."""
        return self.box.picked if isinstance(self.box, PutAwayBox) else ()

    def ask(self, question: Question | None, table: QWidget) -> None:
        """Ask this, or nothing. The same question keeps its box and what was chosen in it.

        A new one takes the focus if the ``table`` has it, and one that lost it while it was hidden.
        """
        lost, self._lost = self._lost, False
        fresh = question != self._question
        focused = QApplication.focusWidget()
        here = focused is not None and (focused is table or table.isAncestorOf(focused))
        if fresh:
            self._change(question)
        if question is not None and (fresh or self.isHidden()):
            came_up(self)
        self.setVisible(question is not None)
        if question is not None and here and (fresh or lost):
            QTimer.singleShot(0, self, self.focus_first)
        elif fresh:
            self.pending = question is not None and focused is None

    def _change(self, question: Question | None) -> None:
        old, self.box, self._question = self.box, None, question
        had_focus = old is not None and self._focus_within(old)
        if question is not None:
            self.box = self._made(question)
            self.box.chosen.connect(self.chosen)
            self.box.dismissed.connect(self.dismissed)
            self.box.said.connect(self.said)
            self.box.show()
            self.setAccessibleName(question.title)
        if had_focus:
            # Before the old box goes: else Qt looks for the next focus while nothing is settled.
            self.released.emit()
        if old is not None:
            old.hide()
            _silence(old)
            old.setParent(None)
            old.deleteLater()

    def _made(self, question: Question) -> QuestionBox:
        match question:
            case ClaimQuestion():
                return ClaimBox(question, self)
            case BidQuestion():
                return GridBox(question, self)
            case TileQuestion():
                return TileBox(question, self)
            case AnswerQuestion():
                return AnswerBox(question, self)
            case LawQuestion():
                bar = LawBar(question, self)
                bar.law_asked.connect(self.law_asked)
                bar.stepped.connect(self.resized)
                bar.limit(self.seconds, self._held)
                return bar
            case PutAwayQuestion():
                box = PutAwayBox(question, self._face, self)
                box.changed.connect(self.put_aside)
                return box

    def limit(self, seconds: int, held: Callable[[], bool]) -> None:
        """Leave so many seconds to choose a penalty from now on, and the same for what is asked already (W-MISC-2).

        They stand still while ``held`` says that the table waits.
        """
        fresh, self._held = seconds != self.seconds, held
        self.seconds = seconds
        if fresh and isinstance(self.box, LawBar):
            self.box.limit(seconds, held)

    def hide_question(self) -> None:
        """Nothing is asked while something moves; the box and what was chosen in it stay."""
        self._lost = self.box is not None and self.isVisible() and self._focus_within(self.box)
        if self._lost:
            self.released.emit()
        self.hide()

    @property
    def spoken(self) -> str:
        """What the bar of the law says to a screen reader; nothing while it does not ask."""
        return self.box.spoken if self.isVisible() and isinstance(self.box, LawBar) else ""

    def open_step(self) -> bool:
        """Go to what the bar of the law leads to; whether there is such."""
        return self.isVisible() and isinstance(self.box, LawBar) and self.box.open_step()

    def choose_plate(self, player: Player) -> bool:
        """A plate was pressed: whether that answers what is asked."""
        return self.isVisible() and isinstance(self.box, LawBar) and self.box.choose_plate(player)

    def toggle(self, card: Card) -> None:
        """A card was touched that may be put away."""
        if isinstance(self.box, PutAwayBox):
            self.box.toggle(card)

    def dismiss(self) -> bool:
        """Esc: put a question away that need not be answered; whether there was one."""
        if self.isVisible() and isinstance(self.box, LawBar):
            if self.box.go_back() or self.box.ask_waive():
                return True
            leaves = self.box.question.leaves
            if leaves:
                self.dismissed.emit()
            return leaves
        away = self.isVisible() and isinstance(self._question, ClaimQuestion)
        if away:
            self.dismissed.emit()
        return away

    def takes(self, card: Card) -> bool:
        """Whether a card that is touched belongs to the question."""
        return self.isVisible() and isinstance(self._question, PutAwayQuestion) and card in self._question.cards

    def applied(self, picture: Picture) -> Picture:
        """Return ``picture`` with the cards that are to be put away out of the dummy."""
        asked = picture.question
        if not isinstance(asked, PutAwayQuestion) or asked != self._question:
            return picture
        return without(picture, asked, frozenset(self.picked))

    def focus_first(self) -> None:
        """Give the keyboard focus to where the question begins."""
        first = None if self.box is None else self.box.first()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where it lies ---

    def lie(self, table: Table, obstacles: Sequence[Rect]) -> None:
        """Find a place above the hand, or the prompt that says the question, that covers nothing, and as large."""
        box, mt = self.box, table.metrics
        if box is None:
            return
        if isinstance(box, LawBar):
            self._place(box, *box.room(table))
            return
        prompted = self._question is not None and asking_prompt(self._question) is not None
        foot = table.prompt.y - 8 if prompted else mt.hand_y - mt.lift - 4
        ideal = mt.u
        area = Rect(mt.m, mt.m, mt.width - 2 * mt.m, foot - mt.m)
        best: tuple[Spot, Scale] | None = None
        tries = [(ROOMY, Scale(ideal)), *((air, scale) for air in (AIR - 2, 1.0) for scale in _scales(ideal))]
        for air, scale in tries:
            size = box.body_size(scale)
            low = foot - size.height() / 2 - 18 * mt.u
            wanted = Point(mt.cx, low if box.prefers == "hand" else mt.cy)
            spot = settle(size.width(), size.height(), area, wanted, [rect.outset(air) for rect in obstacles])
            if best is None or spot.covered < best[0].covered - 1:
                best = (spot, scale)
            if spot.covered <= 1:
                break
        assert best is not None
        self._place(box, best[0].rect, best[1])

    def _place(self, box: QuestionBox, rect: Rect, scale: Scale) -> None:
        body = QRectF(round(rect.x), round(rect.y), rect.width, rect.height)
        whole = body.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW).toAlignedRect()
        self.setGeometry(whole)
        box.lie(body.translated(-whole.left(), -whole.top()), scale)

    def trick_up(self, table: Table) -> float:
        """Return by how many px the trick is to lie higher on ``table``, so that what is asked does not hide it."""
        return trick_up(table, self.box.room(table)[0]) if isinstance(self.box, LawBar) else 0.0

    def hides_tags(self, table: Table) -> bool:
        """Whether what the law asks hides a tag under cards that lie open at a side of ``table``."""
        if not isinstance(self.box, LawBar):
            return False
        bar = self.box.room(table)[0]
        return any(room.rect.meets(bar) for place, room in table.tags.items() if place != "top")

    def _focus_within(self, box: QWidget) -> bool:
        focused = box.window().focusWidget() if box.window() is not None else None
        return focused is not None and box.isAncestorOf(focused)


def _silence(box: QuestionBox) -> None:
    """It lives until the loop turns; its words must not, for they may name a card that is hidden now."""
    for widget in (box, *box.findChildren(QWidget)):
        widget.setObjectName("")
        widget.setAccessibleName("")
        widget.setAccessibleDescription("")
        widget.setToolTip("")


def without(picture: Picture, asked: PutAwayQuestion, picked: frozenset[Card]) -> Picture:
    """Return ``picture`` with the ``picked`` cards out of the dummy, and the others that may be put away in it."""
    hand = picture.facts.at(asked.place)
    if not isinstance(hand, OpenHand):
        return picture
    lifted = {asked.place: replace(hand, gone=(hand.gone - asked.cards) | picked)}
    facts = replace(
        picture.facts,
        left=lifted.get("left", picture.facts.left),
        top=lifted.get("top", picture.facts.top),
        right=lifted.get("right", picture.facts.right),
    )
    return replace(picture, facts=facts, playable=asked.cards - picked)


def _scales(ideal: float) -> list[Scale]:
    """The scales to be tried: the ideal one, smaller down to 1, tighter, then still smaller."""
    steps = [ideal - STEP * number for number in range(round((ideal - SMALLEST) / STEP) + 1)]
    large = [k for k in steps if k >= 1.0 - 1e-6] or [ideal]
    tighter = [Scale(large[-1], tight / 4) for tight in range(1, 5)]
    return [*map(Scale, large), *tighter, *(Scale(k, 1.0) for k in steps if k < large[-1])]
