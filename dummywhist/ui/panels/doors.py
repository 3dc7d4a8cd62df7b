"""How are the trays of a match compared? Against other tables, at one table twice, or in the room of a club."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.duplicate_whist import PARTS
from dummywhist.engine.rules.toggles.duplicate_whist import TRAYS
from dummywhist.ui.controls.choices import Switch
from dummywhist.ui.controls.fields import Select, Stepper
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.tiles import Tile
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.tongues import mark, tr

Door = Literal["room", "twice", "file", "club"]
DOORS: Final[Mapping[Door, tuple[str, str]]] = {
    "room": (mark("Other room"), mark("Computers play the same trays at other tables.")),
    "twice": (mark("One table, twice"), mark("All trays come again with the other side’s hands.")),
    "file": (mark("By file"), mark("Friends play the same sealed trays at home.")),
    "club": (mark("Club match"), mark("From two tables on; you direct and enter.")),
}
FEWEST, MOST, USUAL = int(TRAYS.names()[0]), int(TRAYS.names()[-1]), int(TRAYS.default)
ASKED: Final = frozenset(("trays", "movement", "suit_permutation"))
FEWEST_ALONE: Final = 2 * PARTS
FEWEST_TABLES, MOST_TABLES = 1, 20


ELSEWHERE: Final[Mapping[Door, str]] = {"file": mark("Matches by file"), "club": mark("Open the club room")}
"""Doors behind which nobody sits down here, and what the button says that opens them."""


class Doors(QWidget):
    """The question of a new table for Duplicate Whist: a door, how many trays, and what the door asks beside."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, tables: int = 8, level: str = "here") -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.door: Door = "room"
        self._people = True
        self._chosen: bool | None = None
        self.tiles: dict[Door, Tile] = {}
        for door, (title, line) in DOORS.items():
            tile = Tile(tr(title), tr(line), "", self)
            tile.setChecked(door == self.door)
            tile.toggled.connect(lambda on, door=door: self._open(door) if on else None)
            column.addWidget(tile)
            self.tiles[door] = tile
        self.trays = Stepper(FEWEST, MOST, USUAL, name=tr("Trays"))
        self.tables = Stepper(FEWEST_TABLES, MOST_TABLES, tables, name=tr("Other tables"))
        here = [(value, tr(words)) for value, words in Preferences.other_level.choices.items()]
        self.level = Select(here, level, name=tr("Who plays there"))
        self._asks_trays = self._row(tr("Trays"), self.trays)
        self._asks_tables = self._row(tr("Other tables"), self.tables)
        self._asks_level = self._row(tr("Who plays there"), self.level)
        self.suits = Switch(tr("Other suits the second time"))
        self.suits.setChecked(True)
        self.suits.clicked.connect(self._suits_chosen)
        column.addWidget(self.suits)
        self.alone = Switch(tr("Partners change"))
        self.alone.clicked.connect(lambda _on: self._alone_chosen())
        column.addWidget(self.alone)
        self.story = Text("", 12, tone="mute", wrap=True)
        column.addWidget(self.story)
        self._show()

    def _row(self, words: str, control: QWidget) -> QWidget:
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(Text(words, 13, 600))
        line.addStretch()
        line.addWidget(control)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(row)
        return row

    def show_rules(self, wanted: Mapping[str, Setting], people: bool) -> None:
        """Ask with what was ``wanted`` at the last table; ``people``: whether a person sits here."""
        self.trays.setValue(int(wanted.get("trays", USUAL)))
        if wanted.get("movement", "auto") != "auto":
            self._chosen = wanted.get("suit_permutation") == "on"
            self.alone.setChecked(wanted["movement"] == "individuals")
            self.tiles["twice"].setChecked(True)
            self._alone_chosen()
        self.set_people(people)

    def set_people(self, people: bool) -> None:
        """Other suits are the usual way where a person plays, who would know the trays again (DW-MNE-6)."""
        self._people = people
        self.suits.setChecked(self._people if self._chosen is None else self._chosen)
        self._show()

    def agreed(self, changes: Mapping[str, Setting]) -> dict[str, Setting]:
        """Return ``changes`` of the rules with those that are asked for here in the place of theirs."""
        made = {key: value for key, value in changes.items() if key not in ASKED}
        alone = self.door == "twice" and self.alone.isChecked()
        trays = self.trays.value() // PARTS * PARTS if alone else self.trays.value()
        if trays != USUAL:
            made["trays"] = trays
        if self.door == "twice":
            made["movement"] = "individuals" if alone else "mnemonic"
            if self.suits.isChecked() and not alone:
                made["suit_permutation"] = "on"
        return made

    def _open(self, door: Door) -> None:
        self.door = door
        self._alone_chosen()

    def _alone_chosen(self) -> None:
        """Each has every other as partner for as many trays: there are three times that many (DW-MNE-4)."""
        alone = self.door == "twice" and self.alone.isChecked()
        self.trays.setRange(FEWEST_ALONE if alone else FEWEST, MOST)
        self.trays.setSingleStep(PARTS if alone else 1)
        if alone:
            self.trays.setValue(max(FEWEST_ALONE, self.trays.value() // PARTS * PARTS))
        self._show()
        self.changed.emit()

    def _suits_chosen(self, on: bool) -> None:
        self._chosen = on
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        room, twice = self.door == "room", self.door == "twice"
        self._asks_trays.setVisible(self.door not in ELSEWHERE)
        self._asks_tables.setVisible(room)
        self._asks_level.setVisible(room)
        alone = self.alone.isChecked()
        self.suits.setVisible(twice and not alone)
        self.alone.setVisible(twice)
        known = twice and (alone or not self.suits.isChecked()) and self._people
        self.story.setText(tr("You will recognise some hands.") if known else "")
        self.story.setVisible(known)
