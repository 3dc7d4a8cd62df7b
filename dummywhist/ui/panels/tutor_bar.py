"""How does the tutor ask? A bar over the hand: what the card costs, and what may be done about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.panel import Panel
from dummywhist.ui.theme import SIZES, current
from dummywhist.ui.tongues import grammar, mark, tr

WIDTH: Final = 640
BLUR: Final = 12
AIR: Final = 12
TENTHS: Final = mark("The {card:card} costs about {n:words} tenths of a trick.")


def costs_words(card: Card, tricks: float) -> str:
    """Say what a card costs, rounded to tenths."""
    tenths = round(10 * tricks)
    if tenths < 10:
        return tr(TENTHS, card=card, n=tenths)
    if tenths == 10:
        return tr("The {card:card} costs about a trick.", card=card)
    return tr("The {card:card} costs about {tricks} tricks.", card=card, tricks=grammar().figure(tenths / 10, 1))


class TutorBar(Panel):
    """The bar. `answered` carries ``rethink``, ``play`` or ``hint``."""

    answered = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=SIZES.button_radius + 2, blur=BLUR, air=AIR)
        self.setObjectName("tutor")
        self.said = Text("", 14, 600, wrap=True, parent=self)
        self.measure = Text(tr("on what you can know"), 13, tone="mute", parent=self)
        head = QHBoxLayout()
        head.addWidget(self.said, 1)
        head.addWidget(self.measure)
        self.rethink = PrimaryButton(tr("Rethink"), self)
        self.play = SecondaryButton(tr("Play anyway"), self)
        self.hint = SecondaryButton(tr("Hint"), self)
        row = QHBoxLayout()
        row.setSpacing(10)
        for button, answer in ((self.rethink, "rethink"), (self.play, "play"), (self.hint, "hint")):
            button.clicked.connect(lambda _checked=False, answer=answer: self.answered.emit(answer))
            row.addWidget(button, 1)
        self.column.addLayout(head)
        self.column.addLayout(row)
        self.hide()

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""
        return f"{self.said.text()} {self.rethink.text()}, {self.play.text()}, {self.hint.text()}."

    def ask(self, card: Card, tricks: float) -> None:
        """Ask about ``card``."""
        self.said.setText(costs_words(card, tricks))
        self.setAccessibleName(self.spoken)

    def size_in(self, width: int) -> tuple[int, int]:
        """Return how wide and high it is, with its shadow, on a table so wide, px."""
        wide = min(current().length(WIDTH) + 2 * BLUR, width - 8)
        layout = self.layout()
        return wide, self.sizeHint().height() if layout is None else layout.totalHeightForWidth(wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc thinks again; Left and Right go among the buttons."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.answered.emit("rethink")
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(key == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)
