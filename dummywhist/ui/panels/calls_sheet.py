"""What was called in the auction? Every call by player and round, what they came to, and what was done after them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from dummywhist.ui.controls.buttons import PrimaryButton
from dummywhist.ui.controls.labels import HairLine, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

COLUMN = 150
ROW = 30


class CallsSheet(Sheet):
    """The calls of a deal: ``heads`` a player for each column, ``rows`` the rounds, empty where he did not call."""

    def __init__(
        self,
        host: QWidget,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        result: str,
        after: tuple[str, ...] = (),
        *,
        motion: int = 0,
    ) -> None:
        super().__init__(
            host, tr("The calls"), result, width=max(420, COLUMN * len(heads) + 80), close_name=tr("Close"),
            motion=motion,
        )  # fmt: skip
        theme, grid = current(), QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        for column, head in enumerate(heads):
            grid.addWidget(Text(head, 13, 600), 0, column)
            grid.setColumnMinimumWidth(column, theme.length(COLUMN - 12))
        grid.addWidget(HairLine(), 1, 0, 1, len(heads))
        for number, row in enumerate(rows, start=2):
            grid.setRowMinimumHeight(number, theme.length(ROW))
            for column, (who, call) in enumerate(zip(heads, row, strict=True)):
                words = Text(call or "–", 14, 500, "ink" if call else "mute")
                words.setAccessibleName(tr("{name}: {call}", name=who, call=call) if call else "")
                grid.addWidget(words, number, column, Qt.AlignmentFlag.AlignVCenter)
        self.body.addLayout(grid)
        for said in after:
            self.body.addWidget(Text(said, 13, tone="mute", wrap=True))
        self.body.addStretch()
        done = self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)
        done.setFocus()
