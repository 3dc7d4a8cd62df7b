"""Which players of other makers are there, and what can players reach? The page Players of the preferences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.messages import message
from dummywhist.engine.sandbox.walls import walls_here
from dummywhist.others import LONGEST_COMMAND, LONGEST_NAME, MOST, Other, lacking, wrong_with
from dummywhist.ui.controls.buttons import LinkButton, SecondaryButton
from dummywhist.ui.controls.fields import TextField
from dummywhist.ui.controls.labels import Notice, Text
from dummywhist.ui.tongues import mark, say, tr

WRONG: Final[Mapping[str, str]] = MappingProxyType(
    {
        "name": mark("Give the player a name of at most {longest} letters."),
        "command": mark("Give the command that starts the player; quotes must match."),
        "missing": mark("There is no command “{command}” on this machine."),
        "twice": mark("There is a player of this name already."),
        "many": mark("There are {most} players already; remove one first."),
    }
)
"""What is wrong with a new player."""


class PlayersPage(QWidget):
    """Players of other makers, each with a way to remove him, and fields for another; `changed` carries all of them."""

    changed = Signal(object)

    def __init__(self, others: Sequence[Other]) -> None:
        super().__init__()
        self.others = tuple(others)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(Text(tr("Players of other makers"), 14, 600))
        story = tr("A program that speaks the bot protocol can take any seat. No shell reads its command.")
        column.addWidget(Text(story, 12, tone="mute", wrap=True))
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        column.addLayout(self._list)
        column.addSpacing(6)
        self.name = TextField(tr("Name"), name=tr("Name of the player"))
        self.name.setMaxLength(LONGEST_NAME)
        self.command = TextField(tr("Command"), name=tr("Command of the player"))
        self.command.setMaxLength(LONGEST_COMMAND)
        self.add = SecondaryButton(tr("Add player"))
        for field in (self.name, self.command):
            field.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        self.wrong = Notice("")
        self.wrong.hide()
        column.addWidget(self.name)
        column.addWidget(self.command)
        column.addWidget(self.wrong)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(10)
        column.addWidget(Text(tr("What players can reach"), 14, 600))
        for words in reach():
            column.addWidget(Text(words, 12, tone="mute", wrap=True))
        column.addStretch()
        self._show()

    def _show(self) -> None:
        while (item := self._list.takeAt(0)) is not None:
            row = item.widget()
            assert row is not None
            row.hide()
            row.deleteLater()
        for other in self.others:
            self._list.addWidget(self._row(other))

    def _row(self, other: Other) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(other.name, 13, 600))
        # A path may break after each of its parts, which QLabel does at a space of no width.
        command = Text(other.command.replace("/", "/\u200b"), 12, tone="mute", wrap=True)
        command.setAccessibleName(other.command)
        words.addWidget(command)
        line.addLayout(words, 1)
        remove = LinkButton(tr("Remove"))
        remove.setAccessibleName(tr("Remove {name}", name=other.name))
        remove.clicked.connect(lambda: self._take(tuple(one for one in self.others if one != other)))
        line.addWidget(remove, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _add(self) -> None:
        new = Other(" ".join(self.name.text().split()), self.command.text().strip())
        wrong = wrong_with(new, self.others)
        program = "" if wrong else lacking(new.words())
        if wrong or program:
            words = tr(WRONG[wrong or "missing"], longest=LONGEST_NAME, most=MOST, command=program)
            self.wrong.set_text(words)
            self.wrong.show()
            (self.command if wrong in ("", "command") else self.name).setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.wrong.hide()
        self.name.clear()
        self.command.clear()
        self._take((*self.others, new))

    def _take(self, others: tuple[Other, ...]) -> None:
        self.others = others
        self._show()
        self.changed.emit(others)


def reach() -> tuple[str, ...]:
    """Return what players can reach here: a sentence of the program's own, and one of others if it differs."""
    own, others = walls_here()
    said = (say(message(own.key)),)
    if own == others:
        return said
    return (*said, tr("Those of other makers: {words}", words=say(message(others.key))))
