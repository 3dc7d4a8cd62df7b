"""How does a person like the table? Five pages of preferences that take effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dummywhist.engine.players.agreed import CONVENTIONS, read_conventions, text_of
from dummywhist.engine.rules.declare import Toggle
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.controls import (
    LinkButton,
    PageList,
    PrimaryButton,
    Segmented,
    Sheet,
    Swatch,
    Switch,
    Text,
    TextField,
)
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.deck_preview import DeckPreview
from dummywhist.ui.preferences_values import CHOICES, LONGEST_NAME, Preference, Preferences, changed, is_name
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import LANGUAGES, mark, tr
from dummywhist.ui.tongues.rules import spoken
from dummywhist.ui.words.levels import LEVEL_WORDS, SLOW_SOLVER
from dummywhist.ui.words.names import chosen_name, shown_name

WIDTH, HEIGHT = 820, 560
LABELS = 130
PAGES = (
    ("cards", mark("Cards and table")),
    ("play", mark("Play")),
    ("conventions", mark("Conventions")),
    ("accessibility", mark("Accessibility")),
    ("language", mark("Language")),
    ("folders", mark("Folders")),
)
WORDS = {
    "back": (mark("Blue"), mark("Red")),
    "cloth": (mark("Green"), mark("Blue"), mark("Burgundy"), mark("Slate")),
    "motion": (mark("Off"), mark("Fast"), mark("Normal"), mark("Slow")),
    "gather": (mark("Wait for me"), mark("After a pause"), mark("At once")),
    "trumps_side": (mark("Left"), mark("Right")),
    "dummy_rows": (mark("In columns"), mark("In rows")),
    "play": (mark("One click"), mark("Choose, then play")),
    "level": tuple(LEVEL_WORDS.values()),
    "thinking": (mark("Quick"), mark("Normal"), mark("Long")),
    "seat_on_turn": (mark("Turn to who plays"), mark("Stay as it is")),
    "look": (mark("System"), mark("Light"), mark("Dark"), mark("High contrast")),
    "language": (mark("System"), *(language.name for language in LANGUAGES.values())),
    "letters": (mark("As spoken"), *(language.letters for language in LANGUAGES.values())),
    "text_size": ("100 %", "110 %", "125 %", "150 %"),
}
"""What the values of each preference are called, in the order of `CHOICES`."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of the program: what lies in it and where."""

    label: str
    path: Path
    note: str = ""


class Divider(QWidget):
    """An upright line between the pages and the page."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        QPainter(self).fillRect(self.rect(), QColor(current().palette.hairline))


class PreferencesSheet(Sheet):
    """The preferences. `changed` carries a key and its new value; `folder_opened` a folder to be shown."""

    changed = Signal(str, object)
    folder_opened = Signal(object)

    def __init__(self, host: QWidget, values: Preferences, deck: Deck | None, folders: Sequence[Folder] = (), *,
                 can_open: bool = True, page: str = "cards", motion: int = 0) -> None:  # fmt: skip
        super().__init__(host, tr("Preferences"), width=WIDTH, height=HEIGHT, motion=motion)
        self._values = values
        self._grids: list[QGridLayout] = []
        self.controls: dict[str, QWidget] = {}
        self.conventions: dict[str, Switch] = {}
        self.preview = DeckPreview(deck, values)
        self.pages = PageList([tr(words) for _, words in PAGES], self.content, name=tr("Pages"))
        self.stack = QStackedWidget(self.content)
        makers = (self._cards, self._play, self._conventions, self._accessibility, self._language)
        for make in makers:
            self.stack.addWidget(make())
        self.stack.addWidget(self._folders(folders, can_open))
        self.pages.currentRowChanged.connect(self.stack.setCurrentIndex)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.pages)
        row.addWidget(Divider())
        row.addWidget(self.stack, 1)
        self.body.addLayout(row, 1)
        self.pages.setCurrentRow([key for key, _ in PAGES].index(page))
        self.set_note(tr("Changes show at once."))
        self.add_button(PrimaryButton(tr("Done")), press_closes=1)
        self.set_safe(self.pages)
        self.set_values(values)

    def set_values(self, values: Preferences) -> None:
        """Show other values, without a signal."""
        self._values = values
        for key, control in self.controls.items():
            value = getattr(values, key)
            if isinstance(control, Switch):
                control.setChecked(bool(value))
            elif isinstance(control, Segmented):
                control.set_value(value)
            elif isinstance(control, TextField):
                control.setText(shown_name(str(value)))
            elif key == "cloth":
                for swatch in control.findChildren(Swatch):
                    swatch.setChecked(swatch.cloth.id == value)
        agreed = read_conventions(values.agreed)
        for key, switch in self.conventions.items():
            switch.setChecked(getattr(agreed, key))
        self.preview.show_values(values)

    def changeEvent(self, event: QEvent) -> None:
        """Another text size moves the columns."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            for grid in getattr(self, "_grids", ()):
                grid.setColumnMinimumWidth(0, current().length(LABELS))

    # ---- pages ----

    def _cards(self) -> QWidget:
        page, column = self._page()
        column.addWidget(self.preview)
        column.addSpacing(2)
        column.addLayout(self._switch("four_colours", tr("Four colours"), tr("Diamonds blue, clubs green")))
        column.addLayout(self._switch("jumbo", tr("Jumbo index"), tr("Large corners for reading at arm’s length")))
        grid = self._grid(column)
        self._few(grid, "back", tr("Back"))
        self._cloth(grid)
        self._few(grid, "motion", tr("Card motion"))
        self._few(grid, "gather", tr("After a trick"))
        self._few(grid, "trumps_side", tr("Trumps in hand"))
        self._few(grid, "dummy_rows", tr("Dummy opposite"))
        column.addStretch()
        return page

    def _play(self) -> QWidget:
        page, column = self._page()
        grid = self._grid(column)
        self._few(grid, "play", tr("Playing a card"))
        self._few(
            grid, "seat_on_turn", tr("Several people"), tr("Whether the table turns to the person who plays next.")
        )
        self._name(grid, "your_name", tr("Your name"))
        self._name(grid, "first_computer", tr("Computer players"))
        self._name(grid, "second_computer", "", tr("Second computer player"))
        native = is_native()
        later = tr("Names and level are those of the next new table.")
        self._few(grid, "level", tr("Their level"), later if native else f"{later} {tr(SLOW_SOLVER)}")
        self._few(
            grid, "thinking", tr("Thinking"), tr("How long Strong and Master look into a choice; it holds at once.")
        )
        column.addStretch()
        return page

    def _conventions(self) -> QWidget:
        page, column = self._page()
        words = tr("What computers agree with their partners, with you too: so they play, and so they read cards.")
        column.addWidget(Text(words, 13, wrap=True))
        column.addSpacing(4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        half = (len(CONVENTIONS) + 1) // 2
        for place, convention in enumerate(CONVENTIONS):
            grid.addWidget(self._convention(convention), place % half, place // half)
        for side in range(2):
            grid.setColumnStretch(side, 1)
        grid.setRowStretch(half, 1)
        column.addLayout(grid)
        column.addStretch()
        self.controls["agreed"] = page
        return page

    def _convention(self, declared: Toggle) -> QWidget:
        convention = spoken(declared)

        switch = Switch(convention.label)
        switch.setAccessibleDescription(convention.help)
        switch.clicked.connect(lambda on: self._agree(convention.key, bool(on)))
        self.conventions[convention.key] = switch
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(switch)
        column.addWidget(Text(convention.help, 12, tone="mute", wrap=True))
        column.addStretch()
        return box

    def _agree(self, key: str, on: bool) -> None:
        agreed = read_conventions(self._values.agreed)._replace(**{key: on})
        self._take("agreed", text_of(agreed))

    def _accessibility(self) -> QWidget:
        page, column = self._page()
        words = tr("Cards, tricks and turns are told to a screen reader")
        column.addLayout(self._switch("announcements", tr("Announcements"), words))
        column.addLayout(self._switch("reduced_motion", tr("Reduced motion"), tr("Cards change places at once")))
        grid = self._grid(column)
        self._few(grid, "look", tr("Colours"))
        self._few(grid, "text_size", tr("Text size"), tr("On top of the size that the system asks for."))
        column.addStretch()
        return page

    def _language(self) -> QWidget:
        page, column = self._page()
        grid = self._grid(column)
        self._few(grid, "language", tr("Language"), tr("Everything in the window is said in it at once."))
        self._few(grid, "letters", tr("Court cards"), tr("The letters in the corners of ace, king, queen and jack."))
        column.addStretch()
        return page

    @property
    def page(self) -> str:
        """The page that is open."""
        return PAGES[self.pages.currentRow()][0]

    def _folders(self, folders: Sequence[Folder], can_open: bool) -> QWidget:
        page, column = self._page()
        for folder in folders:
            column.addWidget(Text(folder.label, 14, 600))
            # A path may break after each of its parts, which QLabel does at a space of no width.
            where = Text(str(folder.path).replace("/", "/\u200b"), 13, wrap=True)
            where.setAccessibleName(f"{folder.label}: {folder.path}")
            column.addWidget(where)
            if folder.note:
                column.addWidget(Text(folder.note, 12, tone="mute", wrap=True))
            if can_open:
                link = LinkButton(tr("Open folder"))
                link.setAccessibleName(tr("Open folder: {label}", label=folder.label))
                link.clicked.connect(lambda _=False, path=folder.path: self.folder_opened.emit(path))
                column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
            column.addSpacing(10)
        column.addStretch()
        return page

    # ---- parts ----

    def _page(self) -> tuple[QWidget, QVBoxLayout]:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        return page, column

    def _grid(self, column: QVBoxLayout) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, current().length(LABELS))
        grid.setColumnStretch(1, 1)
        self._grids.append(grid)
        column.addLayout(grid)
        return grid

    def _switch(self, key: str, label: str, words: str) -> QHBoxLayout:
        switch = Switch(label)
        switch.setAccessibleDescription(words)
        switch.clicked.connect(lambda on: self._take(key, bool(on)))
        self.controls[key] = switch
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(switch)
        row.addWidget(Text(words, 12, tone="mute"), 1)
        return row

    def _few(self, grid: QGridLayout, key: str, label: str, words: str = "") -> None:
        options = [(value, tr(words)) for value, words in zip(CHOICES[key], WORDS[key], strict=True)]
        few = Segmented(options, getattr(self._values, key), name=label)
        for segment in few.segments:
            segment.setAccessibleName(f"{label}: {segment.text()}")
            segment.setAccessibleDescription(words)
        few.changed.connect(lambda value: self._take(key, value))
        self.controls[key] = few
        self._line(grid, label, few, words)

    def _cloth(self, grid: QGridLayout) -> None:
        box = QWidget()
        box.setAccessibleName(tr("Cloth"))
        group = QButtonGroup(box)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10 - 2 * RING)
        for value, words in zip(CHOICES["cloth"], WORDS["cloth"], strict=True):
            swatch = Swatch(str(value), tr(words), box)
            swatch.setAccessibleName(tr("Cloth: {colour}", colour=tr(words)))
            swatch.clicked.connect(lambda _=False, chosen=value: self._take("cloth", chosen))
            group.addButton(swatch)
            row.addWidget(swatch)
        row.addStretch()
        self.controls["cloth"] = box
        self._line(grid, tr("Cloth"), box, "")

    def _name(self, grid: QGridLayout, key: str, label: str, spoken: str = "") -> None:
        field = TextField(name=spoken or label)
        field.setMaxLength(LONGEST_NAME)
        field.editingFinished.connect(lambda: self._take_name(key, field))
        self.controls[key] = field
        self._line(grid, label, field, "")

    def _line(self, grid: QGridLayout, label: str, control: QWidget, words: str) -> None:
        row = grid.rowCount()
        grid.addWidget(Text(label, 13.5, 600), row, 0)
        grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignLeft)
        if words:
            grid.addWidget(Text(words, 12, tone="mute", wrap=True), row + 1, 1)

    # ---- what is chosen ----

    def _take(self, key: str, value: Preference) -> None:
        if value == getattr(self._values, key):
            return
        self._values = changed(self._values, key, value)
        self.preview.show_values(self._values)
        self.changed.emit(key, value)

    def _take_name(self, key: str, field: TextField) -> None:
        name = field.text().strip()
        if is_name(name):
            self._take(key, chosen_name(name))
        else:
            field.setText(shown_name(str(getattr(self._values, key))))
