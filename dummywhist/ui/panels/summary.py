"""What does a person see when the session is over? The rubbers by player, the payments, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Avatar, HairLine, Tag, Text, Title, Well
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.outcome import Outcome, PlayerLine, outcome
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 820, 552
SHORT = 220
"""The height without a player's line, the legend and the payments."""
LINE = 50
FACTS = 58
"""What the figures add where the rest leaves some air."""
TIGHT, TIGHTEST = 16, 4
"""Between few columns and many where there is no room for more, px."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SummarySheet(Sheet):
    """The summary at the end of a session."""

    score_sheet_wanted = Signal()
    review_wanted = Signal()
    evening_wanted = Signal()
    another_wanted = Signal()

    def __init__(self, host: QWidget, account: Account, *, motion: int = 0) -> None:
        end = outcome(account)
        super().__init__(host, end.title, end.story, width=WIDTH, height=_height(end), motion=motion)
        self.body.addSpacing(8)
        self.body.addLayout(self._table(end))
        if end.mark:
            self.body.addLayout(self._legend(end))
        if end.settles:
            self.body.addSpacing(8)
            self.body.addWidget(Title(tr("Who pays whom"), 21))
            self.body.addLayout(self._payments(end))
        if end.facts:
            self.body.addSpacing(4)
            self.body.addWidget(Title(tr("Your side in figures"), 21))
            self.body.addLayout(self._facts(end))
        self.body.addStretch()
        self.set_note(end.note)
        for words, wanted in (
            (tr("Score sheet"), self.score_sheet_wanted), (tr("Review deals"), self.review_wanted),
            (tr("How it came about"), self.evening_wanted),
        ):  # fmt: skip
            button = self.add_button(SecondaryButton(words), press_closes=0)
            button.clicked.connect(wanted)
        again = self.add_button(PrimaryButton(end.again), safe=True, press_closes=1)
        again.clicked.connect(self.another_wanted)

    def arrange(self, width: int) -> None:
        """Give the columns the room that they want, or where ``width`` px are not enough what they need."""
        grid = self._grid
        grid.setHorizontalSpacing(0)
        for roomy in (True, False):
            for place, wanted in enumerate(self._wanted, start=1):
                grid.setColumnMinimumWidth(place, wanted if roomy else 0)
            if roomy and grid.minimumSize().width() <= self.inner(width):
                return
        grid.setHorizontalSpacing(TIGHT if len(self._wanted) <= 4 else TIGHTEST)

    def _table(self, end: Outcome) -> QGridLayout:
        theme = current()
        grid = QGridLayout()
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(0)
        last = len(end.rubbers) + 1
        few = len(end.rubbers) <= 3
        wanted = [theme.length(118 if few else 86 if len(end.rubbers) == 4 else 54)] * len(end.rubbers)
        self._grid, self._wanted = grid, [*wanted, theme.length(150 if few else 84)]
        for place, head in enumerate(end.rubbers, start=1):
            words = head if few else end.numbers[place - 1]
            grid.addWidget(Text(words, 12, 600, "mute"), 0, place, RIGHT)
        grid.addWidget(self._last(Text(end.total, 12, 600, "mute"), few), 0, last, RIGHT)
        grid.setColumnStretch(0, 1)
        grid.setRowMinimumHeight(0, theme.length(26))
        for number, line in enumerate(end.players):
            row = 1 + 2 * number
            grid.setRowMinimumHeight(row, theme.length(46))
            if line.you:
                grid.addWidget(Well(ground="tint", radius=8), row, 0, 1, last + 1)
            self._player(grid, row, number, line, last, end)
            grid.addWidget(HairLine(), row + 1, 0, 1, last + 1)
            grid.setRowMinimumHeight(row + 1, theme.length(4))
        return grid

    def _player(self, grid: QGridLayout, row: int, number: int, line: PlayerLine, last: int, end: Outcome) -> None:
        who = QHBoxLayout()
        who.setContentsMargins(10, 0, 0, 0)
        who.setSpacing(8)
        who.addWidget(Avatar(line.name, number, 30))
        name = Title(line.name, 20)
        name.setAccessibleName(line.spoken)
        who.addWidget(name)
        who.addStretch()
        grid.addLayout(who, row, 0)
        always = bool(line.dummy) and all(line.dummy)
        if always:
            who.insertWidget(2, _mark(end))
        for place, (cell, dummy) in enumerate(zip(line.cells, line.dummy, strict=True), start=1):
            box = QHBoxLayout()
            box.setSpacing(4)
            box.addStretch()
            if dummy and not always:
                box.addWidget(_mark(end))
            words = Text(cell or "–", 15, 500, "ink" if cell else "mute", tabular=True)
            words.setMinimumWidth(current().length(40) if len(line.cells) <= 3 else 0)
            words.setAlignment(RIGHT)
            box.addWidget(words)
            grid.addLayout(box, row, place)
        total = Text(line.total, 19, 700, tabular=True)
        grid.addWidget(self._last(total, len(line.cells) <= 3), row, last, RIGHT)

    def _last(self, words: Text, few: bool) -> Text:
        words.setContentsMargins(RING, 0, current().length(42 if few else 14), 0)
        return words

    def _legend(self, end: Outcome) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(_mark(end))
        row.addWidget(Text(end.legend, 12, tone="mute"))
        row.addStretch()
        return row

    def _payments(self, end: Outcome) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12 - 2 * RING)
        tiles = end.payments or (("–", tr("Nobody pays.")),)
        for amount, words in tiles:
            well = Well()
            well.setAccessibleName(f"{words} {amount}" if end.payments else words)
            column = QVBoxLayout(well)
            column.setContentsMargins(16 - RING, 8, 16 - RING, 12)
            column.setSpacing(2)
            column.addWidget(Title(amount, 29))
            column.addWidget(Text(words, 14, 500, wrap=True))
            column.addWidget(Text(end.stake, 12, tone="mute", wrap=True))
            row.addWidget(well, 1)
        for _ in range(3 - len(tiles)):
            row.addStretch(1)
        return row

    def _facts(self, end: Outcome) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12 - 2 * RING)
        for figure, words in end.facts:
            well = Well()
            well.setAccessibleName(f"{figure} {words}")
            column = QVBoxLayout(well)
            column.setContentsMargins(16 - RING, 4, 16 - RING, 8)
            column.setSpacing(0)
            column.addWidget(Title(figure, 21))
            column.addWidget(Text(words, 12, tone="mute", wrap=True))
            row.addWidget(well, 1)
        for _ in range(3 - len(end.facts)):
            row.addStretch(1)
        return row


def _height(end: Outcome) -> int:
    """As high as what it says."""
    facts = FACTS if end.facts else 0
    if end.settles:
        return HEIGHT + LINE * max(0, len(end.players) - 3) + facts
    return SHORT + LINE * len(end.players) + (24 if end.mark else 0) + facts


def _mark(end: Outcome) -> Tag:
    """The D of dummy, or V of Vivant."""
    mark = Tag(end.mark, ground="chosen", ink="ink", weight=700)
    mark.setAccessibleName(end.marked)
    return mark
