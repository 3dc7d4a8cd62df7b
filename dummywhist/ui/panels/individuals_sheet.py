"""Who is ahead where four play trays twice at one table, each for himself? A ranking, and what came of each tray."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dummywhist.engine.duplicate.twice import Individual, PlayedTwice
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.ledger import Ledger, lay_ledgers
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.other_room import place_words, signed_whole

WIDTH, HEIGHT = 980, 560
SHARES: Final = (38, 62)
GAP: Final = 28
ROW: Final = 28


class IndividualsTold(NamedTuple):
    """What is told: each player with his name, the first first; of ``of`` trays those played twice, with the pairs.

    The first pair of a tray sat North and South, the second East and West, in both of its plays.
    """

    players: tuple[tuple[Individual, str], ...]
    trays: tuple[tuple[PlayedTwice, str, str], ...]
    of: int


class IndividualsSheet(Sheet):
    """The ranking at the left; at the right the tricks of East and West with each tray, first and again."""

    another_wanted = Signal()

    def __init__(self, host: QWidget, told: IndividualsTold, *, over: bool = False, motion: int = 0) -> None:
        super().__init__(
            host, tr("One table, twice"),
            tr("Each for himself: the tricks of his side, with both pairs of hands of each tray. "
               "{done} of {of} trays have been played twice.", done=str(len(told.trays)), of=str(told.of)),
            width=WIDTH, height=HEIGHT, motion=motion,
        )  # fmt: skip
        heads = ["", tr("Player"), tr("Tricks"), "±"]
        self.ranks = Ledger(heads, numbers={2, 3}, parent=self.content, name=tr("Ranking"), line_height=ROW)
        for one, name in told.players:
            cells = place_words(one.place, one.shared), name, str(one.tricks), signed_whole(one.plus)
            self.ranks.add_line(cells, one.player)
        heads = [tr("Tray"), tr("North and South"), tr("East and West"), tr("First"), tr("Again")]
        self.trays = Ledger(heads, numbers={3, 4}, parent=self.content, name=tr("Trays"), line_height=ROW)
        for tray, north, east in told.trays:
            self.trays.add_line((str(tray.tray), north, east, str(tray.first), str(tray.again)), tray.tray)
        self._both = QHBoxLayout()
        self._both.setSpacing(current().length(GAP))
        self._both.addWidget(self.ranks, SHARES[0])
        self._both.addWidget(self.trays, SHARES[1])
        self.body.addLayout(self._both, 1)
        kind = SecondaryButton if over else PrimaryButton
        self.close_button = self.add_button(kind(tr("Close")), safe=not over, press_closes=0)
        if over:
            self.another = self.add_button(PrimaryButton(tr("New match")), safe=True, press_closes=1)
            self.another.clicked.connect(self.another_wanted)

    def arrange(self, width: int) -> None:
        """Set the trays beside the ranking, or under it where ``width`` px are not enough for both."""
        lay_ledgers(self._both, self.ranks, (self.ranks,), self.trays, self.inner(width))
