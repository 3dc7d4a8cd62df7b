"""What do the sheets of problems and deals share? The list of all their places, of which each sheet shows some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import Button
from dummywhist.ui.controls.fields import SearchField
from dummywhist.ui.controls.keys import COMMANDS
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import PageList
from dummywhist.ui.panels.three_columns import ThreeColumns
from dummywhist.ui.tongues import mark, tr

WIDTH, HEIGHT = 1140, 660
DUE, MISTAKE, PACK, BOOK, DAY = "due", "mistake", "pack", "book", "day"
KEPT, PLAYED, MAKE = "kept", "played", "make"
PROBLEMS: Final = (DUE, MISTAKE, PACK, BOOK, DAY)
DEALS: Final = (KEPT, PLAYED)
ALL: Final = (*PROBLEMS, *DEALS, MAKE)
NAMES: Final[Mapping[str, str]] = {
    DUE: mark("Due today"),
    MISTAKE: mark("Your mistakes"),
    PACK: mark("Found by the solver"),
    BOOK: mark("From the old books"),
    DAY: mark("Deal of the day"),
    KEPT: mark("Kept deals"),
    PLAYED: mark("All played deals"),
    MAKE: mark("Make a deal"),
}


class Opening(NamedTuple):
    """How a sheet opens: with the place ``at``; ``many``: how much is in each place, None where that is not known.

    ``moved``: somebody came from another of these sheets by the list, and the keyboard stays there.
    """

    at: str
    many: Mapping[str, int | None]
    moved: bool = False


class PlacesSheet(Sheet):
    """A sheet of problems and deals. `elsewhere` carries a place that another sheet shows."""

    elsewhere = Signal(str)

    def __init__(self, host: QWidget, opening: Opening, own: Sequence[str], *, motion: int = 0) -> None:
        super().__init__(host, tr("Problems and deals"), width=WIDTH, height=HEIGHT, motion=motion)
        self.scroll_across(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.own, self._at, self._moved = tuple(own), opening.at, opening.moved
        self._many = dict(opening.many)
        self.kinds = PageList([tr(NAMES[key]) for key in ALL], self.content, name=tr("Kinds"), numbered=True)
        self.kinds.draw_line_above(len(PROBLEMS))
        self.columns = ThreeColumns(self.kinds)
        self.count({})
        self.kinds.setCurrentRow(ALL.index(opening.at))
        self.kinds.currentRowChanged.connect(self._turn)
        self.kinds.installEventFilter(self)

    @property
    def place(self) -> str:
        """The place that is shown."""
        return self._at

    @property
    def written(self) -> QLineEdit:
        """Where words go that are typed in the list of the places."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The parts between which F6 goes after the list of the places, in their order."""
        raise NotImplementedError

    def take_typed(self, words: str) -> None:
        """Write there, where somebody typed elsewhere."""
        self.written.setFocus(Qt.FocusReason.OtherFocusReason)
        self.written.insert(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is typed in the list of the places is searched for."""
        if watched is not self.kinds:
            return super().eventFilter(watched, event)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        typed = event.text().isprintable() and bool(event.text().strip()) and not event.modifiers() & COMMANDS
        if typed:
            self.take_typed(event.text())
        return typed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F6 and Shift+F6 go from part to part."""
        if event.key() != Qt.Key.Key_F6:
            super().keyPressEvent(event)
            return
        now, choice = QApplication.focusWidget(), self.columns.choice if self.kinds.isHidden() else self.kinds
        parts = [part for part in (choice, *self.parts) if part.isVisible() and part.isEnabled()]
        here = next((at for at, part in enumerate(parts) if now is part), 0)
        way = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        parts[(here + way) % len(parts)].setFocus(Qt.FocusReason.TabFocusReason)

    def go_to(self, place: str) -> None:
        """Show a place."""
        self.kinds.setCurrentRow(ALL.index(place))

    def count(self, many: Mapping[str, int | None]) -> None:
        """Say how much there is in these places."""
        self._many.update(many)
        self.columns.name_kinds([(tr(NAMES[key]), self._many.get(key)) for key in ALL])

    def show_place(self) -> None:
        """Show what is in the place; at first nothing happens."""

    def open(self) -> None:
        """Lay it over the window; who came by the list goes on there."""
        super().open()
        if self._moved:
            (self.columns.choice if self.kinds.isHidden() else self.kinds).setFocus(Qt.FocusReason.TabFocusReason)

    def _turn(self, row: int) -> None:
        place = ALL[max(0, row)]
        if place in self.own:
            self._at = place
            self.show_place()
        elif self.isVisible():
            self.done(1)
            self.elsewhere.emit(place)


class ListSheet(PlacesSheet):
    """One of them with a list that is searched, and something that is done with what is chosen in it."""

    search: SearchField
    list: QListView
    go: Button

    @property
    def written(self) -> SearchField:
        """The search."""
        return self.search

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The search, the list, and what is done with one."""
        return self.search, self.list, self.go
