"""Which trays came again, what was made of them, and who is ahead? For a table that plays its trays twice."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dummywhist.engine.duplicate.twice import Twice
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.other_room import signed_whole
from dummywhist.ui.words.twice import difference_of, stands_words, suits_words

WIDTH, HEIGHT = 900, 560
ROW: Final = 30


class TwiceTold(NamedTuple):
    """What is told: the trays both of whose plays are entered, of ``trays``; the tricks of the first plays, by tray.

    ``ours``, ``theirs``: the pairs, our own first; ``north``: ours sits North and South.
    """

    made: Twice
    trays: int
    first: tuple[int, ...]
    ours: str
    theirs: str
    north: bool


class TwiceSheet(Sheet):
    """A line for each tray both of whose plays are entered; of others it is not said which deal is which."""

    another_wanted = Signal()

    def __init__(self, host: QWidget, told: TwiceTold, *, over: bool = False, motion: int = 0) -> None:
        made = told.made
        below = _below(told)
        if made.trays:
            below = f"{stands_words(made, told.ours, told.theirs, north=told.north)} {below}"
        super().__init__(host, tr("One table, twice"), below, width=WIDTH, height=HEIGHT, motion=motion)
        self.told = told
        heads = (tr("Tray"), tr("Again as"), told.ours, told.theirs, "±")
        self.trays = Ledger(heads, stretch=1, numbers={2, 3, 4}, parent=self.content, name=tr("Trays"), line_height=ROW)
        for tray in made.trays:
            ours, theirs = (tray.again, tray.first) if told.north else (tray.first, tray.again)
            cells = (
                str(tray.tray), str(tray.deal), str(ours), str(theirs),
                signed_whole(difference_of(tray, north=told.north)),
            )  # fmt: skip
            self.trays.add_line(cells, tray.tray)
        if made.trays:
            ours, theirs = (made.again, made.first) if told.north else (made.first, made.again)
            whole = signed_whole(ours - theirs)
            self.trays.add_line((tr("Total"), "", str(ours), str(theirs), whole), 0, total=True)
        self.body.addWidget(self.trays, 1)
        self.suits = Text("", 13, wrap=True, parent=self.content)
        self.body.addWidget(self.suits)
        self.trays.chosen.connect(self._chosen)
        if made.trays:
            self.trays.choose(0)
            self._chosen(made.trays[0].tray)
        if told.first:
            tricks = ", ".join(f"{number}: {made}" for number, made in enumerate(told.first, 1))
            self.first = Text(tr("Entered for East and West in the first play, by tray: {tricks}.", tricks=tricks), 12,
                              tone="mute", wrap=True)  # fmt: skip
            self.body.addWidget(self.first)
        kind = SecondaryButton if over else PrimaryButton
        self.close_button = self.add_button(kind(tr("Close")), safe=not over, press_closes=0)
        if over:
            self.another = self.add_button(PrimaryButton(tr("New match")), safe=True, press_closes=1)
            self.another.clicked.connect(self.another_wanted)

    def _chosen(self, number: object) -> None:
        """Tell in which suits the chosen tray came again."""
        tray = next((tray for tray in self.told.made.trays if tray.tray == number), None)
        words = "" if tray is None else suits_words(tray.suits)
        self.suits.setText(tr("Tray {tray}: {words}", tray=number, words=words) if words else "")


def _below(told: TwiceTold) -> str:
    """How much is entered."""
    return tr(
        "Tricks with the East and West cards of each tray. {done} of {of} trays have been played twice.",
        done=str(len(told.made.trays)), of=str(told.trays),
    )  # fmt: skip
