"""Which problems are there? Kinds at the left, a list to search, and what is known of one without its answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import SearchField, Select
from dummywhist.ui.controls.labels import Tag, Text, Title, Well
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, draw_words, note_focus, shows_ring, words_size
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import PageList
from dummywhist.ui.panels.hands_list import HandsList
from dummywhist.ui.panels.three_columns import ThreeColumns
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

WIDTH, HEIGHT = 1140, 660
PACK: Final = "pack"
"""The kind that is shown where nothing is due."""
ROW: Final = 50
BETWEEN: Final = 10
"""Px between the words at the left of a row and those at its right."""
PREVIEW, NARROWER = 250, 216
"""Px of what is told of one, and where there is less room."""
SHOWN: Final = Qt.ItemDataRole.DisplayRole

Index = QModelIndex | QPersistentModelIndex


class ProblemRow(NamedTuple):
    """A row of the list, without what solves it.

    ``kind``: where it belongs; ``name``: what it is called, ``title`` with its situation or theme; ``state``: how it
    stands, "today" where it is ``due``; ``theme``: told when it was solved, else "". ``about``: what is known of it,
    with the ``hands`` that are seen; ``tried``: what became of it; ``never``: it is not to be asked again;
    ``gone``: nobody can sit down to it.
    """

    key: str
    kind: str
    name: str
    title: str
    task: str
    level: int
    level_words: str
    state: str
    due: bool
    theme: str
    theme_words: str
    about: str
    hands: tuple[tuple[str, Hand], ...]
    tried: str
    never: bool = False
    gone: bool = False

    def spoken(self) -> str:
        """Return what a screen reader says of the row."""
        return ". ".join(part for part in (self.title, self.task, self.level_words, self.state) if part) + "."


class Rows(Protocol):
    """The rows of a list, which may be made when they are looked at."""

    def __len__(self) -> int:
        """How many there are."""

    def __getitem__(self, at: int, /) -> ProblemRow:
        """One of them."""

    def __iter__(self) -> Iterator[ProblemRow]:
        """All of them."""


class ProblemModel(QAbstractListModel):
    """The rows that are shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Rows = ()

    def show_rows(self, rows: Rows) -> None:
        """Show these."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = SHOWN) -> object:
        """The words of a row; a tip is what a screen reader says."""
        row = self.rows[index.row()]
        if role == SHOWN:
            return row.title
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return row.spoken()
        return None


class RowPainter(QStyledItemDelegate):
    """Paints a row: its title and task, level and state at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as two lines."""
        return QSize(100, current().length(ROW) + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row."""
        model = index.model()
        assert isinstance(model, ProblemModel)
        row, theme = model.rows[index.row()], current()
        p, rect = theme.palette, QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = rect.adjusted(RING, 2, -RING, -2)
        draw_box(painter, box, 8, p.chosen if chosen else p.field, p.action if chosen else p.rule, 2 if chosen else 1)
        inner = box.adjusted(14, 4, -14, -4)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        lower = QRectF(inner.left(), inner.center().y(), inner.width(), inner.height() / 2)
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        small, state = theme.fonts.text(12.5), theme.fonts.text(12.5, 600 if row.due else 400)
        ink = p.mute if row.gone else p.ink
        for part, words, font, colour, end, end_font, end_colour in (
            (upper, row.title, theme.fonts.text(13, 600), ink, row.level_words, small, p.mute),
            (lower, row.task, small, p.mute, row.state, state, p.action if row.due else p.mute),
        ):  # fmt: skip
            room = words_size(end, end_font).width()
            draw_words(painter, part, end, end_font, end_colour, right)
            draw_words(painter, part.adjusted(0, 0, -room - (BETWEEN if end else 0), 0), words, font, colour, left)
        view = self.parent()
        if chosen and isinstance(view, QWidget) and shows_ring(view):
            draw_ring(painter, box, 8, p)


class ProblemView(QListView):
    """The list. Return sits down to the row that is chosen; letters begin a search."""

    opened = Signal()
    typed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Problems"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(RowPainter(self))
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        self.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return sits down; letters and figures go to the search."""
        words = event.text()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.opened.emit()
        elif words.strip() and words.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.typed.emit(words)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())


class Kind(NamedTuple):
    """A kind of rows: its key, name, and what is said where it has none."""

    key: str
    name: str
    nothing: str


class ProblemsSheet(Sheet):
    """Problems and deals. `sit_wanted` carries the key of the row that is chosen, and those shown with it.

    `never_wanted` carries its key, and whether it is not to be asked again, or again after all; Ctrl+Z takes that back.
    """

    sit_wanted = Signal(str, object)
    make_wanted = Signal()
    deals_wanted = Signal()
    never_wanted = Signal(str, bool)

    def __init__(
        self, host: QWidget, rows: Sequence[ProblemRow], kinds: Sequence[Kind], themes: Sequence[tuple[str, str]],
        *, due: int, kind: str = "", motion: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(host, tr("Problems and deals"), width=WIDTH, height=HEIGHT, motion=motion)
        self._rows, self._kinds = tuple(rows), tuple(kinds)
        self._sought: list[str] = []
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._make_kinds(kind or ("due" if due else PACK))
        self.body.addLayout(self.columns, 1)
        self._make_list(themes)
        self._make_preview()
        make = self.add_button(SecondaryButton(tr("Make a deal…")), press_closes=1)
        make.clicked.connect(self.make_wanted)
        self.never = self.add_button(SecondaryButton(tr("Not this one again")))
        self.never.clicked.connect(self._set_aside)
        self._undone: list[tuple[str, bool]] = []
        self.go = self.add_button(PrimaryButton(tr("Sit down to it")))
        self.go.clicked.connect(self._sit)
        self.set_safe(self.list)
        self._note(due)
        self._filter()

    def _note(self, due: int) -> None:
        self.set_note(
            tr("{n:words^} {n:is|are} due. They wait; none is lost if you come later.", n=due)
            if due else tr("Nothing is due today.")
        )  # fmt: skip

    def show_rows(self, rows: Sequence[ProblemRow], due: int) -> None:
        """Show how the rows stand now; what was chosen stays chosen."""
        self._rows = tuple(rows)
        self.columns.name_kinds([self._kind_words(one) for one in self._kinds])
        self._note(due)
        self._filter()

    def _make_kinds(self, kind: str) -> None:
        names = [self._kind_words(one) for one in self._kinds]
        self.kinds = PageList(names, self.content, name=tr("Kinds"))
        self.kinds.setCurrentRow([one.key for one in self._kinds].index(kind))
        self.kinds.currentRowChanged.connect(lambda _row: self._filter())
        self.deals = LinkButton(tr("Kept and played deals…"), self.content)
        self.deals.clicked.connect(lambda _on=False: self._to_deals())
        self.columns = ThreeColumns(self.kinds, self.deals)
        self.columns.name_kinds(names)

    def _to_deals(self) -> None:
        self.done(1)
        self.deals_wanted.emit()

    def _kind_words(self, kind: Kind) -> str:
        return tr("{name} ({n})", name=kind.name, n=self._many(kind.key))

    def _make_list(self, themes: Sequence[tuple[str, str]]) -> None:
        column = QVBoxLayout()
        column.setSpacing(6)
        self.search = SearchField(tr("Search problems"), self.content)
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._sit)
        levels = sorted({row.level for row in self._rows if row.level})
        self.level = Select(
            [(0, tr("Any level")), *((level, tr("Level {n}", n=level)) for level in levels)], 0, self.content,
            name=tr("Level"),
        )  # fmt: skip
        self.theme = Select([("", tr("Any theme")), *themes], "", self.content, name=tr("Theme, of what is solved"))
        for select in (self.level, self.theme):
            select.chosen.connect(lambda _value: self._filter())
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.level)
        row.addWidget(self.theme)
        row.addStretch(1)
        column.addWidget(self.search)
        column.addLayout(row)
        self.model = ProblemModel(self)
        self.list = ProblemView(self.content)
        self.list.setModel(self.model)
        self.list.opened.connect(self._sit)
        self.list.typed.connect(self._typed)
        self.list.selectionModel().currentRowChanged.connect(lambda _now, _before: self._preview())
        self.nothing = Text("", 13, tone="mute", wrap=True, parent=self.content)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        self.columns.add_list(column, self.list)

    def _make_preview(self) -> None:
        self.preview = Well(self.content)
        column = QVBoxLayout(self.preview)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(6)
        self.name = Title("", 20, self.preview)
        self.about = Text("", 13, tone="mute", wrap=True, parent=self.preview)
        self.hands = HandsList(self.preview)
        self.tried = Text("", 12.5, tone="mute", wrap=True, parent=self.preview)
        self.tag = Tag("", self.preview)
        for part in (self.name, self.about, self.hands, self.tried, self.tag):
            column.addWidget(part)
        column.addStretch(1)
        self.columns.add_preview(self.preview)

    def _many(self, kind: str) -> int:
        return sum(self._belongs(row, kind) for row in self._rows)

    def _belongs(self, row: ProblemRow, kind: str) -> bool:
        return row.due if kind == "due" else row.kind == kind

    def arrange(self, width: int) -> None:
        """Where there is little room the preview is narrower."""
        self.columns.arrange(width, PREVIEW, NARROWER)

    # ---- what is shown ----

    def _seek(self, words: str) -> None:
        self._sought = words.casefold().split()
        self._filter()

    def _filter(self) -> None:
        one = self._kinds[max(0, self.kinds.currentRow())]
        kind, level, theme = one.key, self.level.value(), str(self.theme.value())
        words = self._sought
        rows = [
            row for row in self._rows
            if self._belongs(row, kind) and level in (0, row.level) and theme in ("", row.theme)
            and all(word in row.spoken().casefold() for word in words)
        ]  # fmt: skip
        before = self.key
        self.model.show_rows(rows)
        self.nothing.setText(one.nothing if not self._many(kind) else tr("No problem fits."))
        self.nothing.setVisible(not rows)
        at = next((at for at, row in enumerate(rows) if row.key == before), 0)
        self.list.setCurrentIndex(self.model.index(at, 0))
        self._preview()

    @property
    def row(self) -> ProblemRow | None:
        """The row that is chosen."""
        at = self.list.currentIndex().row()
        return self.model.rows[at] if 0 <= at < len(self.model.rows) else None

    @property
    def key(self) -> str:
        """Its key; "" for none."""
        return "" if self.row is None else self.row.key

    def choose(self, key: str) -> None:
        """Choose a row by its key."""
        at = next((at for at, row in enumerate(self.model.rows) if row.key == key), 0)
        self.list.setCurrentIndex(self.model.index(at, 0))

    def _preview(self) -> None:
        row = self.row
        self.go.setEnabled(row is not None and not row.gone)
        self.never.setEnabled(row is not None and row.kind != "day")
        self.never.setText(tr("Ask it again") if row is not None and row.never else tr("Not this one again"))
        for part in (self.name, self.about, self.hands, self.tried, self.tag):
            part.setVisible(row is not None)
        if row is None:
            return
        self.name.setText(row.name)
        self.about.setText(row.about)
        self.hands.show_hands(row.hands, EMPTY, 2 if len(row.hands) > 2 else 1)
        self.hands.setVisible(bool(row.hands))
        self.tried.setText(row.tried)
        self.tried.setVisible(bool(row.tried))
        self.tag.setText(row.theme_words)
        self.tag.setVisible(bool(row.theme_words))

    # ---- what is done ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z takes back what was set aside."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._take_back()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _typed(self, words: str) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.insert(words)

    def _set_aside(self) -> None:
        row = self.row
        if row is not None:
            self._undone.append((row.key, row.never))
            self.never_wanted.emit(row.key, not row.never)

    def _take_back(self) -> None:
        """Undo the last one that was set aside, or asked for again."""
        if self._undone:
            key, never = self._undone.pop()
            self.never_wanted.emit(key, never)
            self.choose(key)

    def _sit(self) -> None:
        key, shown = self.key, tuple(row.key for row in self.model.rows if not row.gone)
        if key in shown:
            self.done(1)
            self.sit_wanted.emit(key, shown)
