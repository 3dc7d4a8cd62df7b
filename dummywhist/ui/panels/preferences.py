"""How does a person like the table? Pages of preferences that take effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.players.agreed import CONVENTIONS, read_conventions, text_of
from dummywhist.engine.rules.declare import Toggle
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.values import dataclass
from dummywhist.others import Other
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton
from dummywhist.ui.controls.choices import Segmented, Switch
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.fitting import lay_beside, settle
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import PageList, Swatch
from dummywhist.ui.panels.deck_preview import DeckPreview
from dummywhist.ui.panels.players_page import PlayersPage
from dummywhist.ui.preferences import (
    HOUSE,
    LONGEST_NAME,
    Choice,
    Conventions,
    DeckName,
    Effect,
    Flag,
    Name,
    Page,
    Preference,
    Preferences,
    Value,
    is_name,
)
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr
from dummywhist.ui.tongues.rules import spoken
from dummywhist.ui.words.levels import level_stories, no_solver
from dummywhist.ui.words.names import chosen_name, shown_name

WIDTH, HEIGHT = 820, 560
LABELS, LABEL_GAP = 120, 10
PREVIEW_GAP = 2
FEW = 6
"""So many values of a preference stand side by side; more are a list."""


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


class PageStack(QWidget):
    """The pages, one at a time, as large as the one that is seen: a short page is not scrolled for a long one.

    A page is made when it is first shown, for all of them at once take a tenth of a second.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages: dict[int, QWidget] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def page(self, row: int) -> QWidget | None:
        """The page of this number, if it has been made."""
        return self._pages.get(row)

    def turn_to(self, row: int, make: Callable[[int], QWidget]) -> bool:
        """Show a page; return whether it was made for that, by ``make`` and its number."""
        new = row not in self._pages
        for page in self._pages.values():
            page.hide()
        if new:
            column = self.layout()
            assert column is not None
            self._pages[row] = make(row)
            column.addWidget(self._pages[row])
        self._pages[row].show()
        return new


class PreferencesSheet(Sheet):
    """The preferences. `changed` carries a `Preference` and its new value; `folder_opened` a folder to be shown;
    `others_changed` the players of other makers.
    """

    changed = Signal(object, object)
    others_changed = Signal(object)
    folder_opened = Signal(object)

    def __init__(self, host: QWidget, values: Preferences, deck: Deck | None, folders: Sequence[Folder] = (), *,
                 decks: Sequence[tuple[str, str]] = (), sounds: bool = True, can_open: bool = True,
                 page: Page = Page.CARDS, others: Sequence[Other] = (), motion: int = 0) -> None:  # fmt: skip
        super().__init__(host, tr("Preferences"), width=WIDTH, height=HEIGHT, motion=motion)
        self._values = values
        self._grids: dict[QGridLayout, list[tuple[QWidget, ...]]] = {}
        self._agreements: tuple[QGridLayout, list[QWidget]] | None = None
        self._above = False
        self.controls: dict[str, QWidget] = {}
        self.conventions: dict[str, Switch] = {}
        self.preview = DeckPreview(deck, values, self.content)
        self.preview.hide()
        self.pages = PageList([tr(page.value) for page in Page], self.content, name=tr("Pages"))
        self.stack = PageStack(self.content)
        self._folders, self._can_open = folders, can_open
        self._sounds = sounds
        self._others = tuple(others)
        self._refused: dict[str, str] = {}
        self._decks = decks or [(HOUSE, "" if deck is None else deck.name)]
        self.pages.currentRowChanged.connect(self._turn_to)
        self._row = row = QHBoxLayout()
        row.setSpacing(10)
        self._divider = Divider()
        row.addWidget(self.pages)
        row.addWidget(self._divider)
        row.addWidget(self.stack, 1)
        self.body.addLayout(row, 1)
        self.pages.setCurrentRow(list(Page).index(page))
        self._turn_to(self.pages.currentRow())
        self.set_note(tr("Changes show at once."))
        self.add_button(PrimaryButton(tr("Done")), press_closes=1)
        self.set_safe(self.pages)
        self.set_values(values)

    def refuse_deck(self, name: str, words: str) -> None:
        """Grey a deck that cannot be used, and say why in its place."""
        self._refused[name] = words
        for key, control in self.controls.items():
            if isinstance(Preferences.declared[key], DeckName) and isinstance(control, Select):
                control.refuse(name, words)

    def set_values(self, values: Preferences) -> None:
        """Show other values, without a signal."""
        self._values = values
        for key, control in self.controls.items():
            value = values.value(Preferences.declared[key])
            if isinstance(control, Switch):
                control.setChecked(bool(value))
            elif isinstance(control, Segmented | Select):
                control.set_value(value)
            elif isinstance(control, TextField):
                control.setText(shown_name(str(value)))
            else:
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
                self._lay(grid)

    def arrange(self, width: int) -> None:
        """Set the pages over the page where ``width`` px are not enough for both, and each name over its control where
        they are not enough for that.
        """
        room = self.inner(width)
        for across, above in ((False, False), (True, False), (True, True)):
            self._set_above(above)
            self.pages.lay_across(room if across else None)
            lay_beside(self._row, not across)
            self._divider.setVisible(not across)
            if across and not above and self.stack.minimumSizeHint().width() <= room:
                return
            if not across and self._row.minimumSize().width() <= room:
                return

    def _set_above(self, above: bool) -> None:
        if above != self._above:
            self._above = above
            for grid in self._grids:
                self._lay(grid)
            self._lay_conventions()
            settle(self.stack)

    def _lay(self, grid: QGridLayout) -> None:
        """Place the names, the controls and what is said of them."""
        above, row = self._above, 0
        grid.setColumnMinimumWidth(0, 0 if above else current().length(LABELS))
        grid.setHorizontalSpacing(0 if above else LABEL_GAP)
        for parts in self._grids[grid]:
            for part in parts:
                grid.removeWidget(part)
        for parts in self._grids[grid]:
            label, control, *words = parts
            grid.addWidget(label, row, int(above))
            row += int(above)
            grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignLeft)
            for one in words:
                row += 1
                grid.addWidget(one, row, 1)
            row += 1

    # ---- pages ----

    def _turn_to(self, row: int) -> None:
        """Show a page."""
        if self.stack.turn_to(row, self._make_page):
            self.set_values(self._values)
        if self.isVisible():
            settle(self.stack)
            self.arrange(self.panel.width())

    def _make_page(self, row: int) -> QWidget:
        page = list(Page)[row]
        if page is Page.PLAYERS:
            players = PlayersPage(self._others)
            players.changed.connect(self._take_others)
            return players
        return self._folder_page() if page is Page.FOLDERS else self._declared(page)

    def _declared(self, page: Page) -> QWidget:
        """Return a page with the controls of all preferences that are declared for it."""
        widget, column = self._page()
        if page is Page.CARDS:
            column.addWidget(self.preview)
            self.preview.show()
            column.addSpacing(PREVIEW_GAP)
        grid: QGridLayout | None = None
        for preference in Preferences.declared.values():
            silent = not self._sounds and Effect.SOUND in preference.effects
            if preference.page is not page or silent:
                continue
            if isinstance(preference, Flag):
                column.addLayout(self._switch(preference))
            elif isinstance(preference, Conventions):
                self._conventions(preference, column)
                self.controls[preference.key] = widget
            else:
                grid = grid or self._grid(column)
                self._line(grid, preference, self._control(preference))
        if grid is not None:
            self._lay(grid)
        column.addStretch()
        return widget

    def _control(self, preference: Preference[Value]) -> QWidget:
        if isinstance(preference, Choice):
            if preference.swatches:
                return self._swatches(preference)
            return self._few(preference) if len(preference.choices) <= FEW else self._list(preference)
        if isinstance(preference, DeckName):
            decks = Select(self._decks, self._values.value(preference), name=tr(preference.label))
            decks.chosen.connect(lambda value: self._take(preference, value))
            for name, words in self._refused.items():
                decks.refuse(name, words)
            return decks
        if isinstance(preference, Name):
            return self._name(preference)
        raise TypeError(f"Nothing shows {preference!r}.")

    def _conventions(self, preference: Preference[str], column: QVBoxLayout) -> None:
        column.addWidget(Text(tr(preference.help), 13, wrap=True))
        column.addSpacing(4)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        self._agreements = grid, [self._convention(convention) for convention in CONVENTIONS]
        self._lay_conventions()
        column.addLayout(grid)

    def _lay_conventions(self) -> None:
        """Place the conventions in two columns, or in one where the names stand over the controls as well."""
        if self._agreements is None:
            return
        grid, boxes = self._agreements
        for box in boxes:
            grid.removeWidget(box)
        rows = len(boxes) if self._above else (len(boxes) + 1) // 2
        for place, box in enumerate(boxes):
            grid.addWidget(box, place % rows, place // rows)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 0 if self._above else 1)

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
        self._take(Preferences.agreed, text_of(agreed))

    @property
    def page(self) -> Page:
        """The page that is open."""
        return list(Page)[self.pages.currentRow()]

    @property
    def held(self) -> str:
        """The key of the preference whose control has the keyboard; empty if none has it."""
        now = self.window().focusWidget()
        return next(
            (key for key, control in self.controls.items() if now in (control, *control.findChildren(QWidget))), ""
        )

    def hold(self, key: str) -> None:
        """Give the keyboard to the control of this preference when the sheet opens, if its page is open."""
        if key in self.controls:
            self.set_safe(self.controls[key])

    def _folder_page(self) -> QWidget:
        page, column = self._page()
        for folder in self._folders:
            column.addWidget(Text(folder.label, 14, 600))
            # A path may break after each of its parts, which QLabel does at a space of no width.
            where = Text(str(folder.path).replace("/", "/\u200b"), 13, wrap=True)
            where.setAccessibleName(f"{folder.label}: {folder.path}")
            column.addWidget(where)
            if folder.note:
                column.addWidget(Text(folder.note, 12, tone="mute", wrap=True))
            if self._can_open:
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
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self._grids[grid] = []
        column.addLayout(grid)
        return grid

    def _switch(self, preference: Flag) -> QHBoxLayout:
        switch, words = Switch(tr(preference.label)), tr(preference.help)
        switch.setAccessibleDescription(words)
        switch.clicked.connect(lambda on: self._take(preference, bool(on)))
        self.controls[preference.key] = switch
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(switch)
        row.addWidget(Text(words, 12, tone="mute", wrap=True), 1)
        return row

    def _few(self, preference: Choice[Value]) -> Segmented:
        label = tr(preference.label)
        options = [(value, tr(words)) for value, words in preference.choices.items()]
        few = Segmented(options, self._values.value(preference), name=label)
        for segment in few.segments:
            segment.setAccessibleName(f"{label}: {segment.text()}")
            segment.setAccessibleDescription(self._help(preference))
        few.changed.connect(lambda value: self._take(preference, value))
        return few

    def _list(self, preference: Choice[Value]) -> Select:
        """Return a list of many choices: side by side they are wider than the sheet at the largest text."""
        label = tr(preference.label)
        options = [(value, tr(words)) for value, words in preference.choices.items()]
        many = Select(options, self._values.value(preference), name=label)
        many.setAccessibleDescription(f"{label}. {self._help(preference)}")
        many.chosen.connect(lambda value: self._take(preference, value))
        return many

    def _swatches(self, preference: Choice[Value]) -> QWidget:
        box = QWidget()
        box.setAccessibleName(tr(preference.label))
        group = QButtonGroup(box)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10 - 2 * RING)
        for value, words in preference.choices.items():
            swatch = Swatch(str(value), tr(words), box)
            swatch.setAccessibleName(tr("Cloth: {colour}", colour=tr(words)))
            swatch.clicked.connect(lambda _=False, chosen=value: self._take(preference, chosen))
            group.addButton(swatch)
            row.addWidget(swatch)
        row.addStretch()
        return box

    def _name(self, preference: Name) -> TextField:
        field = TextField(name=tr(preference.spoken))
        field.setMaxLength(LONGEST_NAME)
        field.editingFinished.connect(lambda: self._take_name(preference, field))
        return field

    def _help(self, preference: Preference[Value]) -> str:
        words = tr(preference.help)
        if preference is not Preferences.level:
            return words
        return " ".join([words, level_stories(), *([] if is_native() else [no_solver()])])

    def _line(self, grid: QGridLayout, preference: Preference[Value], control: QWidget) -> None:
        self.controls[preference.key] = control
        words = self._help(preference)
        said = [Text(words, 12, tone="mute", wrap=True)] if words else []
        self._grids[grid].append((Text(tr(preference.label), 13.5, 600), control, *said))

    # ---- what is chosen ----

    def _take_others(self, others: tuple[Other, ...]) -> None:
        self._others = others
        self.others_changed.emit(others)

    def _take(self, preference: Preference[Value], value: Value) -> None:
        if value == self._values.value(preference):
            return
        self._values = self._values.but(preference, value)
        self.preview.show_values(self._values)
        self.changed.emit(preference, value)

    def _take_name(self, preference: Name, field: TextField) -> None:
        name = field.text().strip()
        if is_name(name):
            self._take(preference, chosen_name(name))
        else:
            field.setText(shown_name(self._values.value(preference)))
