"""What did a seat know at one moment of a lesson? A sheet with what is certain, what is likely, and the chances."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.buttons import PrimaryButton
from dummywhist.ui.controls.fitting import settle
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.knows_part import KnowsPart
from dummywhist.ui.panels.knows_words import KnowsTold
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 560, 560


class KnowsSheet(Sheet):
    """What one player knew; the signals are those of `KnowsPart`, and ``changed`` is to be met by `show_told`."""

    player_chosen = Signal(object)
    hand_chosen = Signal(object)
    equal_chosen = Signal(bool)

    def __init__(self, host: QWidget, *, motion: int = 0) -> None:
        super().__init__(host, tr("What a seat knows"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        lead = tr("You have counted a hand. In your own deals this counts with you: Study, What a seat knows.")
        self.lead = Text(lead, 13, wrap=True)
        self.body.addWidget(self.lead)
        self.body.addSpacing(6)
        self.part = KnowsPart(self.content)
        self.part.player_chosen.connect(self.player_chosen)
        self.part.hand_chosen.connect(self.hand_chosen)
        self.part.equal_chosen.connect(self.equal_chosen)
        self.body.addWidget(self.part)
        self.body.addStretch(1)
        self.on = self.add_button(PrimaryButton(tr("Go on")), safe=True, press_closes=1)

    def show_told(self, told: KnowsTold, player: object, hand: object) -> None:
        """Show this."""
        self.set_title(told.title, told.subtitle)
        self.part.show_told(told, player, hand)
        if self.isVisible():
            settle(self.part)
            self.grow()
