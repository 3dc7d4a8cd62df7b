"""Which keys does the table know? All of them on one sheet, made from the commands and the keys of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton
from dummywhist.ui.controls.fields import SearchField
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Tag, Text, Title
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import mark, tr

WIDTH, HEIGHT = 920, 640
WORDS, CAPS = 170, 120
"""The least widths of what a key does and of the keys, at the usual text size, px."""


class KeyLine(NamedTuple):
    """What a key does, and the keys as they are written: one or several ways."""

    words: str
    keys: tuple[str, ...]


class KeyGroup(NamedTuple):
    """A group of keys under a title."""

    title: str
    lines: tuple[KeyLine, ...]


ON_THE_TABLE: Final = KeyGroup(
    mark("On the table"),
    (
        KeyLine(mark("Choose a card by name: suit, then rank"), ("D A", "S 7", "H 0", "H T")),
        KeyLine(mark("Next and previous card that may be played"), (mark("Left"), mark("Right"))),
        KeyLine(mark("Any card, to read it"), (mark("Shift+Left"), mark("Shift+Right"))),
        KeyLine(mark("First and last card"), (mark("Home"), mark("End"))),
        KeyLine(mark("Between hand, dummy and trick"), (mark("Up"), mark("Down"))),
        KeyLine(mark("Play the card in focus, gather the trick"), (mark("Enter"), mark("Space"))),
        KeyLine(mark("What may be done with the card or plate in focus"), (mark("Shift+F10"), mark("Menu"))),
        KeyLine(mark("Next control of a part"), (mark("Tab"), mark("Shift+Tab"))),
        KeyLine(mark("Close a sheet or a dock, leave the review"), (mark("Esc"),)),
        KeyLine(mark("Behind the curtain: look at your cards"), (mark("hold Space"),)),
    ),
)
"""The keys that are no commands: letters and digits always mean cards."""


def on_the_table() -> KeyGroup:
    """Return the keys of the table in the language spoken now."""
    lines = (KeyLine(tr(line.words), tuple(tr(key) for key in line.keys)) for line in ON_THE_TABLE.lines)
    return KeyGroup(tr(ON_THE_TABLE.title), tuple(lines))


def native(keys: Sequence[str]) -> tuple[str, ...]:
    """Return shortcuts as this system writes them."""
    written = QKeySequence.SequenceFormat.NativeText
    return tuple(QKeySequence(key).toString(written) or key for key in keys)


class KeysSheet(Sheet):
    """The sheet of keys. ``groups`` come from the program's commands; those of the table stand first."""

    def __init__(self, host: QWidget, groups: Sequence[KeyGroup], *, motion: int = 0) -> None:
        super().__init__(host, tr("Keys"), tr("No single letter is ever a command: letters and digits name cards."),
                         width=WIDTH, height=HEIGHT, motion=motion)  # fmt: skip
        self.search = SearchField(tr("Search keys"), self.content)
        self.search.textChanged.connect(self._filter)
        self.body.addWidget(self.search)
        self._parts: list[tuple[QWidget, list[tuple[KeyLine, list[QWidget]]]]] = []
        self._row = row = QHBoxLayout()
        row.setSpacing(28)
        known = [on_the_table(), *groups]
        columns = [QVBoxLayout(), QVBoxLayout()]
        for column in columns:
            column.setSpacing(10)
            row.addLayout(column, 1)
        heights = [0, 0]
        grids: tuple[list[QGridLayout], ...] = ([], [])
        for group in known:
            if not group.lines:
                continue
            # Each group goes where there is more room left.
            place = heights.index(min(heights))
            heights[place] += len(group.lines) + 2
            part, grid = self._group(group)
            columns[place].addWidget(part)
            grids[place].append(grid)
        for column_of in grids:
            # The keys of a column stand below each other, whatever group they are of.
            widest = max((_caps_width(grid) for grid in column_of), default=0)
            for grid in column_of:
                grid.setColumnMinimumWidth(1, widest)
        for column in columns:
            column.addStretch()
        self.body.addLayout(row, 1)
        self.nothing = Text(tr("No key does that."), 13, tone="mute", parent=self.content)
        self.nothing.hide()
        self.body.addWidget(self.nothing)
        self.add_button(PrimaryButton(tr("Close")), safe=True, press_closes=0)

    def arrange(self, width: int) -> None:
        """Set the two columns side by side, or one under the other where ``width`` px are not enough for both."""
        columns = (self._row.itemAt(place) for place in range(self._row.count()))
        needed = [column.minimumSize().width() for column in columns if column is not None]
        lay_beside(self._row, sum(needed) + self._row.spacing() <= self.inner(width))

    def _group(self, group: KeyGroup) -> tuple[QWidget, QGridLayout]:
        part = QWidget(self.content)
        part.setAccessibleName(group.title)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(Title(group.title, 19))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(0, current().length(WORDS))
        lines = []
        for number, line in enumerate(group.lines):
            words = Text(line.words.rstrip("…"), 13, wrap=True, parent=part)
            words.setAccessibleName(f"{line.words}: {', '.join(line.keys)}")
            caps = QWidget(part)
            keys = QHBoxLayout(caps)
            keys.setContentsMargins(0, 0, 0, 0)
            keys.setSpacing(0)
            for key in line.keys:
                keys.addWidget(Tag(key, caps, ink="ink", weight=600))
            keys.addStretch()
            grid.addWidget(words, number, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(caps, number, 1, Qt.AlignmentFlag.AlignVCenter)
            lines.append((line, [words, caps]))
        column.addLayout(grid)
        self._parts.append((part, lines))
        return part, grid

    def _filter(self, words: str) -> None:
        found = 0
        for part, lines in self._parts:
            shown = 0
            for line, widgets in lines:
                text = f"{line.words} {' '.join(line.keys)}".casefold()
                fits = all(word in text for word in words.casefold().split())
                shown += fits
                for widget in widgets:
                    widget.setVisible(fits)
            part.setVisible(bool(shown))
            found += shown
        self.nothing.setVisible(not found)


def _caps_width(grid: QGridLayout) -> int:
    """Return how wide the keys of a group are, px."""
    caps = (grid.itemAtPosition(row, 1) for row in range(grid.rowCount()))
    widths = [item.sizeHint().width() for item in caps if item is not None]
    return max([current().length(CAPS), *widths])
