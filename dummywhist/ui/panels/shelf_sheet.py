"""Which tables are there, and what is to be done with one? The shelf: a list to search, sort, open, rename, delete."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTableView, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import SearchField, Select, TextField
from dummywhist.ui.controls.labels import Text
from dummywhist.ui.controls.paint import note_focus
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.theme import colour, current
from dummywhist.ui.tongues import mark, tr

WIDTH, HEIGHT = 1040, 600
LEAST = 140
"""The least height of the list, px: with the largest text the sheet is then not scrolled as well."""
COLUMNS: Final = (mark("Table"), mark("Seats"), mark("How far"), mark("Score"), mark("Last played"))
SHARES: Final = (31, 26, 18, 25)
"""Of the width that the date leaves, in percent."""
ONE_LINE: Final = 110
"""So many letters have room beside the date in a row of one line."""
A_DATE: Final = 1_795_000_000.0
"""With two figures for its month, day, hour and minute: November 18th, 2026, at noon or near it."""
DATE: Final = 4
SHOWN: Final = Qt.ItemDataRole.DisplayRole

Index = QModelIndex | QPersistentModelIndex


class ShelfLine(NamedTuple):
    """A table: the file that names it, the words of its columns, when it was written last, in seconds.

    ``name``: what somebody called it, or "".
    """

    key: str
    table: str
    seats: str
    far: str
    score: str
    written: float
    name: str = ""


class ShelfModel(QAbstractTableModel):
    """The tables, a row for each that is shown: those that hold the words searched for, in the order of a column."""

    def __init__(self, lines: Sequence[ShelfLine], date: Callable[[float], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._date = date
        self._lines = {line.key: line for line in lines}
        self._shown: list[str] = []
        self._column, self._search = DATE, ""
        self._arrange()

    @property
    def lines(self) -> Mapping[str, ShelfLine]:
        """All tables by their keys, shown or not."""
        return self._lines

    @property
    def column(self) -> int:
        """By which column they are sorted."""
        return self._column

    def key_at(self, row: int) -> str:
        """Return the table of a row."""
        return self._shown[row]

    def row_of(self, key: str) -> int:
        """Return the row of a table; -1 if it is not shown."""
        return self._shown.index(key) if key in self._shown else -1

    def sort_by(self, column: int) -> None:
        """Sort by the words of a column; by the date the last one first."""
        self._column = column
        self.reset()

    def search(self, words: str) -> None:
        """Show only tables that hold ``words`` in one of their columns."""
        self._search = words.strip().casefold()
        self.reset()

    def set_lines(self, lines: Mapping[str, ShelfLine]) -> bool:
        """Say more of tables that are listed, by their keys; return whether others are shown, or in another order."""
        self._lines |= {key: line for key, line in lines.items() if key in self._lines}
        if self._column == DATE and not self._search:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, len(COLUMNS) - 1))
            return False
        self.reset()
        return True

    def put(self, line: ShelfLine, key: str = "") -> None:
        """List one more table, or the table ``key`` under the key of ``line``."""
        self._lines.pop(key, None)
        self._lines[line.key] = line
        self.reset()

    def remove(self, key: str) -> None:
        """Take a table off the list."""
        del self._lines[key]
        self.reset()

    def reset(self) -> None:
        """Find again what is shown, in which order."""
        self.beginResetModel()
        self._arrange()
        self.endResetModel()

    def _arrange(self) -> None:
        lines = [
            line
            for line in self._lines.values()
            if not self._search or any(self._search in words.casefold() for words in self._words(line))
        ]
        lines.sort(key=lambda line: (-line.written, line.key))
        if self._column != DATE:
            column = 1 + self._column
            lines.sort(key=lambda line: str(line[column]).casefold())
        self._shown = [line.key for line in lines]

    def _words(self, line: ShelfLine) -> tuple[str, ...]:
        """Return the words of all columns; a date is spelled when it is wanted, for a thousand take their time."""
        return line.table, line.seats, line.far, line.score, self._date(line.written)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many tables there are."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = SHOWN) -> object:
        """The words of a column, for the eye and for a screen reader; by what it is sorted."""
        line = self._lines[self._shown[index.row()]]
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return ", ".join(part for part in self._words(line) if part)
        if role in (SHOWN, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._date(line.written) if index.column() == DATE else line[1 + index.column()]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = SHOWN) -> object:
        """The names of the columns."""
        if orientation == Qt.Orientation.Horizontal and role == SHOWN:
            return tr(COLUMNS[section])
        return None


class ShelfView(QTableView):
    """The list. Return opens the table that is chosen, F2 renames it, Delete deletes it; letters begin a search."""

    opened = Signal()
    rename_wanted = Signal()
    delete_wanted = Signal()
    typed = Signal(str)

    def __init__(self, parent: QWidget, widest_date: str) -> None:
        super().__init__(parent)
        self.widest_date = widest_date
        self.setAccessibleName(tr("Tables"))
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionsClickable(True)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        self._restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is done to the table that is chosen."""
        words = event.text()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():
                    self.opened.emit()
            case Qt.Key.Key_F2:
                self.rename_wanted.emit()
            case Qt.Key.Key_Delete:
                self.delete_wanted.emit()
            case _ if words.strip() and words.isprintable():
                self.typed.emit(words)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())

    def resizeEvent(self, event: object) -> None:
        """Every column has its share; where there is little room the words have two lines, or three."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        metrics = self.fontMetrics()
        figure = max("0123456789", key=metrics.horizontalAdvance)
        widest = "".join(figure if letter.isdigit() else letter for letter in self.widest_date)
        date = metrics.horizontalAdvance(widest) + current().length(24)
        rest = self.viewport().width() - date
        for column, share in enumerate(SHARES):
            self.horizontalHeader().resizeSection(column, rest * share // 100)
        self.horizontalHeader().resizeSection(DATE, date)
        lines = min(max(-(-ONE_LINE * metrics.averageCharWidth() // max(rest, 1)), 1), 3)
        height = metrics.lineSpacing() * lines + current().length(12)
        if height != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(height)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        theme = current()
        p = theme.palette
        self.setFont(theme.fonts.text(13))
        sheet = "QTableView::item { padding: 0 6px; }"
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)
        self.horizontalHeader().setFont(theme.fonts.text(12, 600))
        palette = self.palette()
        for role, ink in (
            (QPalette.ColorRole.Base, p.paper2),
            (QPalette.ColorRole.Text, p.ink),
            (QPalette.ColorRole.Highlight, p.action),
            (QPalette.ColorRole.HighlightedText, p.paper),
        ):
            palette.setColor(role, colour(ink))
        self.setPalette(palette)


class ShelfSheet(Sheet):
    """The shelf. Tables are named by their keys; what is done to them others do, and tell."""

    open_wanted = Signal(str)
    rename_wanted = Signal(str, str)
    delete_wanted = Signal(str)
    put_back_wanted = Signal()

    def __init__(
        self,
        host: QWidget,
        lines: Sequence[ShelfLine],
        date: Callable[[float], str],
        here: str = "",
        *,
        motion: int = 0,
    ) -> None:
        super().__init__(host, tr("Tables"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        self._here = here
        self.search = SearchField(tr("Search tables"), self.content)
        self.search.textChanged.connect(self._filter)
        self.order = Select(
            [(place, tr(words)) for place, words in enumerate(COLUMNS)], DATE, self.content, name=tr("Sorted by")
        )
        self.order.chosen.connect(lambda column: self._sort(int(str(column))))
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.search, 1)
        top.addWidget(Text(tr("Sorted by"), 12, tone="mute"))
        top.addWidget(self.order)
        self.body.addLayout(top)
        self.model = ShelfModel(lines, date, self)
        self.list = ShelfView(self.content, date(A_DATE))
        self.list.setModel(self.model)
        self.list.setMinimumHeight(current().length(LEAST))
        self.body.addWidget(self.list, 1)
        self._make_rename()
        self._make_told()
        self.delete = self.add_button(SecondaryButton(tr("Delete")))
        self.rename = self.add_button(SecondaryButton(tr("Rename…")))
        self.go = self.add_button(PrimaryButton(tr("Open")))
        for button in (self.delete, self.rename, self.go):
            button.setAutoDefault(False)  # Return in a field is the field’s
        self.search.returnPressed.connect(self._open)
        self.delete.clicked.connect(self._delete)
        self.rename.clicked.connect(self._ask_name)
        self.go.clicked.connect(self._open)
        self.list.opened.connect(self._open)
        self.list.rename_wanted.connect(self._ask_name)
        self.list.delete_wanted.connect(self._delete)
        self.list.typed.connect(self._typed)
        self.list.selectionModel().currentRowChanged.connect(lambda _now, _before: self._offer())
        self.list.horizontalHeader().sectionClicked.connect(self._sort)
        self._choose("")
        self.set_safe(self.list)

    def _make_rename(self) -> None:
        self.naming = QWidget(self.content)
        line = QHBoxLayout(self.naming)
        line.setContentsMargins(0, 0, 0, 0)
        self.name = TextField(tr("Name of the table"), self.naming, name=tr("Name of the table"))
        self.name.returnPressed.connect(self._rename)
        save = SecondaryButton(tr("Rename it"), self.naming)
        save.setAutoDefault(False)
        save.clicked.connect(self._rename)
        line.addWidget(self.name, 1)
        line.addWidget(save)
        self.naming.hide()
        self.body.addWidget(self.naming)

    def _make_told(self) -> None:
        self.told = QWidget(self.content)
        line = QHBoxLayout(self.told)
        line.setContentsMargins(0, 0, 0, 0)
        self.words = Text("", 13, wrap=True, parent=self.told)
        self.back = LinkButton(tr("Put it back"), self.told)
        self.back.clicked.connect(self.put_back_wanted)
        line.addWidget(self.words, 1)
        line.addWidget(self.back)
        self.told.hide()
        self.body.addWidget(self.told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return belongs to the list and the fields, and presses no button that has not the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            return
        super().keyPressEvent(event)

    # ---- what others say ----

    def tell(self, words: str, *, back: bool = False) -> None:
        """Say a sentence under the list; ``back``: what was deleted can be put back."""
        self.words.setText(words)
        self.words.setAccessibleName(words)
        self.back.setVisible(back)
        self.told.setVisible(bool(words))

    def set_lines(self, lines: Mapping[str, ShelfLine]) -> None:
        """Say more of tables that are listed."""
        key = self.key
        if self.model.set_lines(lines):
            self._choose(key)

    def put(self, line: ShelfLine, key: str = "") -> None:
        """A table is there again, or has another name: ``key`` was its own before."""
        self.model.put(line, key)
        self._choose(line.key)

    def take_off(self, key: str) -> None:
        """A table is no longer there."""
        row = self.model.row_of(key)
        self.model.remove(key)
        left = self.model.rowCount()
        self._choose(self.model.key_at(min(row, left - 1)) if row >= 0 and left else "")

    @property
    def key(self) -> str:
        """The table that is chosen, or ""."""
        index = self.list.currentIndex()
        return self.model.key_at(index.row()) if index.isValid() else ""

    # ---- what is done ----

    def _filter(self, words: str) -> None:
        key = self.key
        self.model.search(words)
        self._choose(key)

    def _sort(self, column: int) -> None:
        key = self.key
        self.model.sort_by(column)
        self.order.set_value(column)
        self._choose(key)

    def _choose(self, key: str) -> None:
        """Choose a table, or the first one if it is not shown."""
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(max(self.model.row_of(key), 0), 0))
        self._offer()

    def _offer(self) -> None:
        """Offer what can be done to the table that is chosen; say how many there are."""
        key, there, shown = self.key, len(self.model.lines), self.model.rowCount()
        self.go.setEnabled(bool(key))
        for button in (self.rename, self.delete):
            button.setEnabled(bool(key) and key != self._here)
        self.set_note(tr("This table is open in the window.") if key and key == self._here else "")
        said = tr("{there:number^} {there:table|tables}.", there=there)
        if shown != there:
            said = tr("{shown} of {there} tables.", shown=shown, there=there)
        self.set_title(tr("Tables"), said)

    def _typed(self, words: str) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.setText(self.search.text() + words)

    def _open(self) -> None:
        if self.key:
            self.open_wanted.emit(self.key)

    def _delete(self) -> None:
        if self.key and self.key != self._here:
            self.delete_wanted.emit(self.key)

    def _ask_name(self) -> None:
        if self.key and self.key != self._here:
            self.name.setText(self.model.lines[self.key].name)
            self.naming.show()
            self.name.selectAll()
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self) -> None:
        if self.key:
            self.rename_wanted.emit(self.key, self.name.text())

    def end_rename(self) -> None:
        """The table has its name."""
        self.naming.hide()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
