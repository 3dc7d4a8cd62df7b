"""What is asked of a director besides tricks? Revokes, a place to go to, who stops, who is called otherwise."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.result import EW, NS, Made, Revoked, check_played
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.errors import DummyWhistError
from dummywhist.ui.club.names import names_in
from dummywhist.ui.club.wording import labelled
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select, Stepper, TextField
from dummywhist.ui.controls.labels import Notice, Text
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.tongues import say_error, tr

WIDTH: Final = 620


class AskingSheet(Sheet):
    """A few controls with their words, and a button that does it."""

    def __init__(self, host: QWidget, title: str, subtitle: str, yes: str, motion: int = 0) -> None:
        super().__init__(host, title, subtitle, width=WIDTH, motion=motion)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self.body.addLayout(self._grid)
        self.wrong = Notice("", self.content)
        self.wrong.hide()
        self.body.addWidget(self.wrong)
        self.yes = self.add_button(PrimaryButton(yes))
        self.add_button(SecondaryButton(tr("Cancel")), press_closes=0)
        self.yes.clicked.connect(lambda _checked=False: self.ask())

    def add(self, words: str, control: QWidget) -> None:
        """A control with what it is for."""
        row = self._grid.rowCount()
        self._grid.addWidget(Text(words, 13, parent=self.content), row, 0)
        self._grid.addWidget(control, row, 1)

    def refuse(self, words: str) -> None:
        """Say what is wrong."""
        self.wrong.set_text(words)
        self.bring_up(self.wrong)
        self.grow()

    def ask(self) -> None:
        """Do what was asked for."""


class RevokeSheet(AskingSheet):
    """Who revoked, how often, and what they had before the first (DW-REV-3 to 5). `entered` carries a `Made`."""

    entered = Signal(object)

    def __init__(self, host: QWidget, place: str, tricks: int | None, *, motion: int = 0) -> None:
        super().__init__(
            host,
            tr("Revoke"),
            tr("{place}: the tricks are those that were made.", place=place),
            tr("Enter", note="a result"),
            motion,
        )
        inside = self.content
        self.tricks = Stepper(0, CARDS, 7 if tricks is None else tricks, inside, name=tr("Tricks of North and South"))
        self.side = Segmented(
            [(NS, tr("North and South")), (EW, tr("East and West"))], NS, inside, name=tr("Who revoked")
        )
        self.revokes = Stepper(1, CARDS, 1, inside, name=tr("Revokes"))
        self.held = Stepper(0, CARDS, 0, inside, name=tr("Tricks they had before the first"))
        self.add(tr("Tricks of North and South"), self.tricks)
        self.add(tr("Who revoked"), self.side)
        self.add(tr("Revokes"), self.revokes)
        self.add(tr("Tricks they had before the first"), self.held)
        self.set_safe(self.tricks if tricks is None else self.side.segments[0])

    def ask(self) -> None:
        """Enter it if it can be."""
        side = NS if self.side.value() == NS else EW
        made = Made(self.tricks.value(), Revoked(side, self.revokes.value(), self.held.value()))
        try:
            check_played(made)
        except DummyWhistError as error:
            self.refuse(say_error(error))
            return
        self.accept()
        self.entered.emit(made)


class GoSheet(AskingSheet):
    """Which table, and which tray there? `place_wanted` carries both numbers."""

    place_wanted = Signal(int, int)

    def __init__(self, host: QWidget, tables: int, trays: int, table: int, tray: int, *, motion: int = 0) -> None:
        super().__init__(host, tr("Go to"), "", tr("Go"), motion)
        self.table = Stepper(1, tables, table, self.content, name=tr("Table"))
        self.tray = Stepper(1, trays, tray, self.content, name=tr("Tray"))
        self.add(tr("Table"), self.table)
        self.add(tr("Tray"), self.tray)
        self.set_safe(self.table)
        self.table.selectAll()

    def ask(self) -> None:
        """Go there."""
        self.accept()
        self.place_wanted.emit(self.table.value(), self.tray.value())


class PeopleSheet(AskingSheet):
    """Who is called otherwise, or plays no more? The two signals carry the entrant, and his names or nothing."""

    renamed = Signal(int, object)
    stopped = Signal(int)

    def __init__(self, host: QWidget, match: Match, *, motion: int = 0) -> None:
        super().__init__(
            host, tr("Names"), tr("A wrong name can be put right at any time."), tr("Change the name"), motion
        )
        self._match = match
        everybody = range(1, len(match.movement.labels) + 1)
        self.who = Select([(one, labelled(match, one)) for one in everybody], 1, self.content, name=tr("Who"))
        self.name = TextField(tr("Ada and Ruth"), self.content, name=tr("Names"))
        self.add(tr("Who"), self.who)
        self.add(tr("Names"), self.name)
        self.stop = SecondaryButton(tr("Stops after round {round}", round=match.standing.round), self.content)
        self.add("", self.stop)
        self.stop.clicked.connect(lambda _checked=False: self._stop())
        self.who.chosen.connect(lambda _who: self._show())
        self.set_safe(self.who)
        self._show()

    @property
    def _entrant(self) -> int:
        found = self.who.value()
        assert isinstance(found, int)
        return found

    def _show(self) -> None:
        self.name.setText(" / ".join(self._match.names_of(self._entrant)))
        self.stop.setEnabled(self._entrant not in self._match.standing.stopped)

    def ask(self) -> None:
        """Let the room change the name; it says what is wrong with one."""
        text = " ".join(self.name.text().split())
        names = names_in(text, tr("and")) if self._match.movement.names > 1 else (text,)
        self.renamed.emit(self._entrant, names)

    def _stop(self) -> None:
        self.stopped.emit(self._entrant)
