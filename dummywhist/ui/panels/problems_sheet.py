"""Which problems are there? Kinds at the left, a list to search, and what is known of one without its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QKeySequence, QPainter
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
from dummywhist.engine.problems.mistakes import TASK_LETTERS
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import SearchField, Select, WrittenField
from dummywhist.ui.controls.labels import Tag, Text, Title, Well
from dummywhist.ui.controls.paint import RING, draw_box, draw_ring, draw_words, note_focus, shows_ring, words_size
from dummywhist.ui.panels.hands_list import HandsList
from dummywhist.ui.panels.places import DAY, DUE, PROBLEMS, ListSheet, Opening
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr

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
    ``gone``: nobody can sit down to it. ``own_task``: of one that a person set, what is asked in his words, or "".
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
    tags: tuple[str, ...] = ()
    own_task: str | None = None

    def spoken(self) -> str:
        """Return what a screen reader says of the row."""
        tags = " ".join(f"#{tag}" for tag in self.tags)
        return ". ".join(part for part in (self.title, self.task, self.level_words, self.state, tags) if part) + "."


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
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.spoken()} {tr('{at} of {of}.', at=index.row() + 1, of=len(self.rows))}"
        if role == Qt.ItemDataRole.ToolTipRole:
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
    menu_wanted = Signal(QPoint)

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

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a row: of the one under the pointer, or by the menu key of the one that is chosen."""
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
        elif self.indexAt(event.pos()).isValid():
            self.setCurrentIndex(self.indexAt(event.pos()))
        else:
            return
        self.menu_wanted.emit(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came."""
        super().focusInEvent(event)
        note_focus(self, event.reason())


class Due(NamedTuple):
    """How many problems are due today, and how many of them are listed; what is said of those that come back later."""

    many: int
    listed: int
    coming: str = ""


def says(row: ProblemRow, words: Sequence[str]) -> bool:
    """Whether a row says all these words, a number as a whole one."""
    spoken = row.spoken().casefold()
    numbers = re.findall(r"\d+", spoken)
    return all(word in numbers if word.isdecimal() else word in spoken for word in words)


class ProblemsSheet(ListSheet):
    """Problems and deals. `sit_wanted` carries the key of the row that is chosen, and those shown with it.

    `never_wanted` carries its key, and whether it is not to be asked again, or again after all; Ctrl+Z takes that back.
    `tagged` carries its key, and the tags that were written, with commas between them; `tasked` its key, and the task
    that was written for one that was set by hand.
    """

    sit_wanted = Signal(str, object)
    never_wanted = Signal(str, bool)
    tagged = Signal(str, str)
    tasked = Signal(str, str)
    more_wanted = Signal()

    def __init__(
        self, host: QWidget, rows: Sequence[ProblemRow], opening: Opening, nothing: Mapping[str, str],
        themes: Sequence[tuple[str, str]], *, due: Due, motion: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(host, opening, PROBLEMS, motion=motion)
        self._rows, self._empty = tuple(rows), dict(nothing)
        self._sought: list[str] = []
        self._tagging = self._tasking = ""
        self.body.addLayout(self.columns, 1)
        self._make_list(themes)
        self._make_preview()
        self.tag_it = self.add_button(SecondaryButton(tr("Tag")))
        self.tag_it.clicked.connect(lambda _on=False: self._begin_tags())
        self.never = self.add_button(SecondaryButton(tr("Not this one again")))
        self.never.clicked.connect(self._set_aside)
        self._undone: list[tuple[str, bool]] = []
        self.go = self.add_button(PrimaryButton(tr("Sit down to it")))
        self.go.clicked.connect(self._sit)
        self.set_safe(self.list)
        self._note(due)
        self._tell_many()
        self._filter()

    def show_place(self) -> None:
        """Show the rows of the place."""
        self._filter()

    def _tell_many(self) -> None:
        self.count({key: self._due.many if key == DUE else self._many_of(key) for key in PROBLEMS})

    def _note(self, due: Due) -> None:
        self._due = due
        self.set_note(
            tr("{n:words^} {n:is|are} due. They wait; none is lost if you come later.", n=due.many)
            if due.many else tr("Nothing is due today.")
        )  # fmt: skip

    def show_rows(self, rows: Sequence[ProblemRow], due: Due) -> None:
        """Show how the rows stand now; what was chosen stays chosen."""
        self._rows = tuple(rows)
        self._tell_many()
        self._note(due)
        self._filter()

    def _make_list(self, themes: Sequence[tuple[str, str]]) -> None:
        column = QVBoxLayout()
        column.setSpacing(6)
        self.search = SearchField(tr("Search problems"), self.content)
        self.search.textChanged.connect(self._seek)
        self.search.downward.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.search.returnPressed.connect(self._sit)
        levels = sorted({row.level for row in self._rows if row.level})
        self.level = Select(
            [(0, tr("Any level")), *((level, tr("Level {n}", n=level)) for level in levels)], 0, self.content,
            name=tr("Level"),
        )  # fmt: skip
        self.theme = Select([("", tr("Any theme")), *themes], "", self.content, name=tr("Theme, of what is solved"))
        self.tagged_by = Select([("", tr("Any tag"))], "", self.content, name=tr("Tag"))
        for select in (self.level, self.theme, self.tagged_by):
            select.chosen.connect(lambda _value: self._filter())
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.level)
        row.addWidget(self.theme)
        row.addWidget(self.tagged_by)
        row.addStretch(1)
        column.addWidget(self.search)
        column.addLayout(row)
        self.model = ProblemModel(self)
        self.list: ProblemView = ProblemView(self.content)
        self.list.setModel(self.model)
        self.list.opened.connect(self._sit)
        self.list.typed.connect(self.take_typed)
        self.list.selectionModel().currentRowChanged.connect(lambda _now, _before: self._preview())
        self.nothing = Text("", 13, tone="mute", wrap=True, parent=self.content)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        self.coming = Text("", 12.5, tone="mute", wrap=True, parent=self.content)
        self.more = LinkButton(tr("More"), self.content)
        self.more.clicked.connect(lambda _on=False: self.more_wanted.emit())
        column.addWidget(self.coming)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
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
        self.tags = Text("", 12.5, 600, wrap=True, parent=self.preview)
        self.tags_field = WrittenField(
            tr("Tags, with commas"), self.preview, name=tr("Tags of the problem, with commas")
        )
        self.tags_field.setVisible(False)
        self.tags_field.returnPressed.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.tags_field.editingFinished.connect(self._end_tags)
        self.task_field = WrittenField(
            tr("Task in your own words"), self.preview, name=tr("Task of the problem, in your own words")
        )
        self.task_field.setMaxLength(TASK_LETTERS)
        self.task_field.returnPressed.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.task_field.editingFinished.connect(self._end_task)
        for part in (
            self.name, self.about, self.task_field, self.hands, self.tried, self.tag, self.tags, self.tags_field,
        ):  # fmt: skip
            column.addWidget(part)
        column.addStretch(1)
        self.columns.add_preview(self.preview)

    def _many_of(self, kind: str) -> int:
        return sum(self._belongs(row, kind) for row in self._rows)

    def _belongs(self, row: ProblemRow, kind: str) -> bool:
        return row.due if kind == DUE else row.kind == kind

    def arrange(self, width: int) -> None:
        """Where there is little room the preview is narrower."""
        self.columns.arrange(width, PREVIEW, NARROWER)

    # ---- what is shown ----

    def _seek(self, words: str) -> None:
        self._sought = words.casefold().split()
        self._filter()

    def _filter(self) -> None:
        self._offer_tags()
        kind, level, theme = self.place, self.level.value(), str(self.theme.value())
        tag = str(self.tagged_by.value())
        words = self._sought if kind != DAY else []
        rows = [
            row for row in self._rows
            if self._belongs(row, kind) and level in (0, row.level) and theme in ("", row.theme)
            and (not tag or tag in map(str.casefold, row.tags)) and says(row, words)
        ]  # fmt: skip
        if words:
            phrase = re.compile(rf"\b{re.escape(' '.join(words))}\b")
            rows.sort(key=lambda row: not phrase.search(row.spoken().casefold()))
        elif kind == DUE:
            rows = rows[: self._due.listed]
        before = self.key
        self.model.show_rows(rows)
        self.nothing.setText(self._empty.get(kind, "") if not self._many_of(kind) else tr("No problem fits."))
        self.nothing.setVisible(not rows)
        self.coming.setText(self._due.coming)
        self.coming.setVisible(kind == DUE and bool(self._due.coming))
        self.more.setVisible(kind == DUE and self._due.listed < self._due.many)
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
        self.never.setEnabled(row is not None and row.kind != DAY)
        self.never.setText(tr("Ask it again") if row is not None and row.never else tr("Not this one again"))
        self.tag_it.setEnabled(row is not None and row.kind != DAY)
        if self.tags_field.isVisible() and (row is None or row.key != self._tagging):
            self._end_tags()
        if row is None or row.key != self._tasking:
            self._end_task()
        self._show_task(row)
        for part in (self.name, self.about, self.hands, self.tried, self.tag, self.tags):
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
        self.tags.setText(" ".join(f"#{tag}" for tag in row.tags))
        self.tags.setVisible(bool(row.tags) and self.tags_field.isHidden())

    # ---- what is done ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z takes back what was set aside."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._take_back()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _offer_tags(self) -> None:
        """Offer the tags that there are; none: the list of them is not there."""
        tags: dict[str, str] = {}
        for row in self._rows:
            for tag in row.tags:
                tags.setdefault(tag.casefold(), tag)
        before = str(self.tagged_by.value())
        options = [("", tr("Any tag")), *((key, f"#{tag}") for key, tag in sorted(tags.items()))]
        self.tagged_by.set_options(options, before if before in tags else "")
        self.tagged_by.setVisible(bool(tags))

    def _begin_tags(self) -> None:
        """Let the tags of the row that is chosen be written."""
        row = self.row
        if row is None:
            return
        self._tagging = row.key
        self.tags_field.setText(", ".join(row.tags))
        self.tags.setVisible(False)
        self.tags_field.setVisible(True)
        self.tags_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end_tags(self) -> None:
        """They are written: keep them."""
        key, self._tagging = self._tagging, ""
        if not key:
            return
        self.tags_field.setVisible(False)
        self.tagged.emit(key, self.tags_field.text())

    def _show_task(self, row: ProblemRow | None) -> None:
        """Show the task of a problem that was set by hand, where it can be written; not while it is."""
        own = None if row is None else row.own_task
        self.task_field.setVisible(own is not None)
        if row is not None and own is not None and self._tasking != row.key:
            self._tasking = row.key
            self.task_field.setText(own)
            self.task_field.setModified(False)

    def _end_task(self) -> None:
        """The task is written: keep it."""
        key = self._tasking
        if self.task_field.isModified():
            self.task_field.setModified(False)
            self.tasked.emit(key, self.task_field.text())

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
