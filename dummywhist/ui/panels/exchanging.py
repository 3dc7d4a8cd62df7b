"""Which sheets does importing a deal need? As which game it is played, and why a file is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import Select, Stepper
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import tr

MOST_LISTED = 60
"""Deals of a file that are listed one by one; of more the number is asked for."""


class RefusedSheet(Sheet):
    """Why something cannot be done with a file, in one sentence."""

    def __init__(self, host: QWidget, title: str, sentence: str, *, motion: int = 0) -> None:
        super().__init__(host, title, width=520, motion=motion)
        self.sentence = Text(sentence, 14, wrap=True)
        self.body.addWidget(self.sentence)
        self.setAccessibleDescription(sentence)
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)


class LaySheet(Sheet):
    """Which deal of a file is laid on the table, and as which game if the file does not say."""

    wanted = Signal(int, str)
    """The number of the deal in the file, and the key of the game."""

    def __init__(
        self,
        host: QWidget,
        file: str,
        own: Mapping[int, bool],
        games: Sequence[tuple[str, str]],
        left_out: Sequence[str] = (),
        *,
        motion: int = 0,
    ) -> None:
        """``own``: whether each deal that can be laid is one of ours; ``left_out``: a word on those that cannot."""
        super().__init__(host, tr("Lay a deal on the table"), file, width=520, motion=motion)
        self._own = dict(own)
        numbers = sorted(own)
        self.deal: Select | Stepper
        if len(numbers) > MOST_LISTED:
            self.deal = Stepper(numbers[0], numbers[-1], numbers[0], name=tr("Deal of the file"))
            self.deal.valueChanged.connect(lambda _number: self._tell())
        else:
            last = numbers[-1]
            many = [(number, tr("Deal {number} of {own}", number=number, own=last)) for number in numbers]
            self.deal = Select(many, numbers[0], name=tr("Deal of the file"))
            self.deal.chosen.connect(lambda _number: self._tell())
        self.game = Select(games, games[0][0], name=tr("Game"))
        self.deal.setVisible(len(numbers) > 1)
        self.body.addWidget(self.deal)
        self._about = Text(tr("A bridge program wrote it. Play it as:"), 13, tone="mute")
        self.body.addWidget(self._about)
        self.body.addWidget(self.game)
        self.left_out = Text("\n".join(left_out), 13, tone="mute", wrap=True)
        self.left_out.setVisible(bool(left_out))
        self.body.addWidget(self.left_out)
        self.add_button(SecondaryButton(tr("Cancel")), press_closes=0)
        lay = self.add_button(PrimaryButton(tr("Lay it")), safe=True)
        lay.clicked.connect(self._lay)
        self._tell()

    def _tell(self) -> None:
        own = self._own.get(int(str(self.deal.value())), False)
        self.game.setEnabled(not own)
        self._about.setText(
            tr("The file says which game this is.") if own else tr("A bridge program wrote it. Play it as:")
        )

    def _lay(self) -> None:
        number = int(str(self.deal.value()))
        self.accept()
        self.wanted.emit(number, "" if self._own.get(number, False) else str(self.game.value()))
