"""Somebody who sits down at any game and does what he is offered, with the mouse alone or the keyboard alone."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.asking import AgreeSheet
from dummywhist.ui.scene.questions.question import PutAwayQuestion
from dummywhist.ui.seat.conductor import Mode
from tests.ui.house import House

MOVES = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
PATIENCE = 60
"""Clicks or keys without anything happening after which something is wrong."""


class Guest:
    """One who plays with one hand.

    ``asked`` are the kinds of questions that were put to him; ``takes_back``: how often he takes his last choice back.
    Of several people at one table he is each in turn, and looks under every curtain that he lifts.
    """

    def __init__(self, house: House, hand: str, seed: int, takes_back: float = 0.0) -> None:
        self.house = house
        self.hand = hand
        self.rng = Random(seed)
        self.asked: set[str] = set()
        self.takes_back = takes_back
        self.taken_back = self.curtains = 0
        self._idle = 0

    def play_until(self, over: Callable[[], bool]) -> None:
        """Go on until something is so."""
        while not over():
            self.house.rest()
            before = self.house.table.stamp
            self._go_on()
            self._idle = 0 if self.house.table.stamp != before else self._idle + 1
            assert self._idle < PATIENCE, f"nothing happens: {self.house.prompt!r}, {self.house.conductor.mode}"

    def _go_on(self) -> None:
        house, mode = self.house, self.house.conductor.mode
        if not house.free:
            sheet = house.sheet(Sheet)
            # The others agree that something is taken back; the account at the end is put away.
            sheet.accept() if isinstance(sheet, AgreeSheet) else sheet.reject()
        elif mode is Mode.CURTAIN:
            self.curtains += 1
            self._look_at_curtain()
            house.view.keep_showing.emit()
        elif house.offers("undo") and self.rng.random() < self.takes_back:
            self.taken_back += 1
            house.do("undo")
        elif mode is Mode.TRICK:
            self._click_cloth() if self.hand == "mouse" else house.key(Qt.Key.Key_Return)
        elif house.view.question.asks:
            self.asked.add(type(house.picture.question).__name__)
            self._answer()
        elif house.picture.choices:
            self.asked.add("choices")
            self._choose()
        elif house.picture.playable:
            self._play()

    def _look_at_curtain(self) -> None:
        """What lies on the cloth is what everybody may see."""
        seen = self.house.table.view(None)
        assert seen is not None
        public = {card for seat in seen.faced for card in cards_in(seen.cards_at(seat) or Hand(0))}
        public |= {*seen.trick, *((seen.turned,) if seen.turned is not None else ())}
        lying = {item.card for item in self.house.view.stage.items if item.isVisible() and item.card is not None}
        assert lying <= public

    def _click_cloth(self) -> None:
        self.house.click_cloth()

    def _answer(self) -> None:
        house, box = self.house, self.house.view.question.box
        assert box is not None
        if isinstance(house.picture.question, PutAwayQuestion) and house.picture.playable and self.rng.random() < 0.7:
            if self.hand == "mouse":
                house.click_card(self.rng.choice(sorted(house.picture.playable)))
            else:
                house.view.setFocus()
                self._keys_to_card()
            return
        if self.hand == "mouse":
            buttons = [
                button for button in box.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()
            ]
            house.press(self.rng.choice(buttons))
            return
        house.view.question.focus_first()
        for _ in range(self.rng.randrange(4)):
            house.key(self.rng.choice(MOVES))
        if self.rng.random() < 0.3:
            house.key(Qt.Key.Key_Tab)
        house.key(Qt.Key.Key_Return)

    def _choose(self) -> None:
        house = self.house
        if self.hand == "mouse":
            house.press(self.rng.choice(house.view.choices.buttons))
        else:
            house.rest()
            house.view.focus_hand()
            house.key(Qt.Key.Key_Return)

    def _play(self) -> None:
        house = self.house
        if self.hand == "mouse":
            house.click_card(self.rng.choice(sorted(house.picture.playable)))
        else:
            house.view.setFocus()
            self._keys_to_card()

    def _keys_to_card(self) -> None:
        house = self.house
        house.view.focus_hand()
        for _ in range(self.rng.randrange(5)):
            house.key(Qt.Key.Key_Right)
        house.key(Qt.Key.Key_Return)
