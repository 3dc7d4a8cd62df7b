"""Which key events does the table take? Arrows and Enter among cards, typed cards, Space at the curtain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from dummywhist.engine.cards.card import Card
from dummywhist.ui.controls.keys import COMMANDS
from dummywhist.ui.scene.keys import Key, step, type_letter
from dummywhist.ui.scene.parts import Picture, Prompt
from dummywhist.ui.scene.times import TYPING
from dummywhist.ui.scene.wording import phrases

MOVES: Final[Mapping[int, Key]] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Home: "home",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Listener(Protocol):
    """What the keyboard needs of the table."""

    @property
    def picture(self) -> Picture | None:
        """What is shown."""

    @property
    def focus_card(self) -> Card | None:
        """The card with the focus ring, or that had it before the mouse was used."""

    @property
    def ring_shown(self) -> bool:
        """Whether the ring is to be seen."""

    def snap(self) -> None:
        """End all motion."""

    def tell(self, prompt: Prompt | None) -> None:
        """Say this in the prompt."""

    def refuse(self, words: str) -> None:
        """Say why not."""

    def focus_on(self, card: Card) -> None:
        """Bring the ring to a card."""

    def enter(self) -> None:
        """Play the card in focus, press the default button, gather the trick."""

    def take_along(self) -> bool:
        """Let the card with the ring come along with the next one; whether it can."""

    def cancel(self) -> bool:
        """Esc; whether there was something to cancel."""

    def hold_look(self) -> None:
        """Space at the curtain, until it is let go."""


class Keyboard(QObject):
    """The keys of one table, and what was typed of a card."""

    def __init__(self, view: Listener, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._buffer = ""
        self._say = phrases()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING)
        self._pause.timeout.connect(self.forget)

    @property
    def buffer(self) -> str:
        """What was typed of a card and not forgotten yet."""
        return self._buffer

    def press(self, event: QKeyEvent) -> bool:
        """Whether the table took this key. It cuts what moves, and is heard all the same."""
        view, key = self._view, event.key()
        if event.modifiers() & COMMANDS:
            return False
        picture = view.picture
        if picture is not None and picture.curtain is not None:
            return self._at_curtain(event)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in MOVES:
            view.snap()
            self.forget()
            self._move(MOVES[Qt.Key(key)], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            return True
        if key in ENTER:
            if not event.isAutoRepeat():
                self.forget()
                shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                if not (shift and view.take_along()):
                    view.enter()
            return True
        if key == Qt.Key.Key_Backspace and self._buffer:
            self._backspace()
            return True
        letter = event.text()
        if len(letter) == 1 and letter.isascii() and letter.isalnum():
            self._type(letter)
            return True
        return False

    def forget(self) -> None:
        """What was typed is forgotten."""
        self._pause.stop()
        if self._buffer:
            self._buffer = ""
            self._view.tell(None)

    # --- parts ---

    def _at_curtain(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Space:
            return False
        if not event.isAutoRepeat():
            self._view.hold_look()
        return True

    def _escape(self) -> bool:
        if self._buffer:
            self.forget()
            return True
        return self._view.cancel()

    def _move(self, key: Key, every: bool) -> None:
        view, picture = self._view, self._view.picture
        if picture is None:
            return
        if view.focus_card is not None and not view.ring_shown:
            card: Card | None = view.focus_card  # the mouse was in use: the ring comes back to where it was
        else:
            card = step(picture, view.focus_card, key, every)
        if card is not None:
            view.focus_on(card)

    def _backspace(self) -> None:
        self._buffer = self._buffer[:-1]
        if self._buffer:
            self._show()
        else:
            self._pause.stop()
            self._view.tell(None)

    def _type(self, letter: str) -> None:
        view = self._view
        view.snap()
        if view.picture is None:
            return
        typed = type_letter(view.picture, self._buffer, letter)
        self._buffer = typed.buffer
        if typed.card is not None:
            view.focus_on(typed.card)
        if typed.buffer:
            self._show()
        elif typed.named is not None:
            self._pause.stop()
            self._name(typed.named, typed.card is not None)
        else:
            self._pause.stop()
            view.tell(None)

    def _name(self, card: Card, here: bool) -> None:
        view = self._view
        if not here:
            view.refuse(self._say("prompt.not_here", card=card))
        elif view.picture is not None and card in view.picture.playable:
            view.tell(Prompt(self._say("prompt.enter", card=card)))
        else:
            view.tell(None)

    def _show(self) -> None:
        self._pause.start()
        self._view.tell(Prompt(self._say("prompt.typed", typed=self._buffer)))
