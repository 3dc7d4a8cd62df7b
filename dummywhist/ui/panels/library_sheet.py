"""Which deals were played, and which are kept? A list to search, and what is known of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.fields import SearchField, Select, WrittenField
from dummywhist.ui.controls.labels import Text, Title, Well
from dummywhist.ui.panels.places import DEALS, KEPT, PLAYED, ListSheet, Opening
from dummywhist.ui.panels.problems_sheet import ProblemModel, ProblemRow, ProblemView
from dummywhist.ui.tongues import tr

SETTLES_MS: Final = 120
"""After a key it is waited so long before it is searched."""
PREVIEW, NARROWER = 290, 260


class LazyRows:
    """Rows that are made when they are looked at."""

    def __init__(self, many: int, row: Callable[[int], ProblemRow]) -> None:
        self._many, self._row = many, row
        self._made: dict[int, ProblemRow] = {}

    def __len__(self) -> int:
        """How many there are."""
        return self._many

    def __getitem__(self, at: int) -> ProblemRow:
        """One row."""
        if not 0 <= at < self._many:
            raise IndexError
        if at not in self._made:
            self._made[at] = self._row(at)
        return self._made[at]

    def __iter__(self) -> Iterator[ProblemRow]:
        """All of them."""
        return map(self.__getitem__, range(self._many))


class DealTold(NamedTuple):
    """What is told of a deal beside the list.

    ``hands``: whose hand, as it is seen and as it is said. ``may_review``: its record is there; ``may_play``: it can be
    dealt; ``passed_on``: the name by which it goes to others, "" for none. ``tags`` with commas between them.
    """

    title: str
    about: str
    hands: tuple[tuple[str, str, str], ...]
    kept: bool
    may_review: bool
    may_play: bool
    passed_on: str
    name: str = ""
    tags: str = ""
    note: str = ""


class LibrarySheet(ListSheet):
    """Kept and played deals. Signals carry the place of the deal in the list that is shown, from 0.

    `sought`: something else is to be shown. `described` carries also the name, the tags and the note that were written.
    """

    sought = Signal()
    looked_at = Signal(int)
    play_wanted = Signal(int)
    review_wanted = Signal(int)
    keep_wanted = Signal(int)
    copy_wanted = Signal(int)
    pbn_wanted = Signal(int)
    problem_wanted = Signal(int)
    described = Signal(int, str, str, str)
    write_wanted = Signal()
    read_wanted = Signal()

    def __init__(
        self, host: QWidget, games: Sequence[tuple[str, str]], facts: Sequence[tuple[str, str]], opening: Opening, *,
        motion: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(host, opening, DEALS, motion=motion)
        self.told: DealTold | None = None
        self.body.addLayout(self.columns, 1)
        self._make_list(games, facts)
        self._make_preview()
        read = self.add_button(SecondaryButton(tr("Read a file…")))
        read.clicked.connect(lambda _on=False: self.read_wanted.emit())
        self.write = self.add_button(SecondaryButton(tr("Write a file…")))
        self.write.clicked.connect(lambda _on=False: self.write_wanted.emit())
        self.keep = self.add_button(SecondaryButton(tr("Keep it")))
        self.keep.clicked.connect(lambda _on=False: self._with(self.keep_wanted))
        self.go = self.add_button(PrimaryButton(tr("Play it")))
        self.go.clicked.connect(lambda _on=False: self._play())
        self.set_safe(self.search)
        self._later = QTimer(self, singleShot=True, interval=SETTLES_MS)
        self._later.timeout.connect(self.sought)
        self.show_deal(None)

    # ---- parts ----

    def _make_list(self, games: Sequence[tuple[str, str]], facts: Sequence[tuple[str, str]]) -> None:
        column = QVBoxLayout()
        column.setSpacing(6)
        self.search = SearchField(tr("trumps 5-3, took 9+, with Edith"), self.content)
        self.search.setAccessibleName(tr("Search deals"))
        self.search.textChanged.connect(lambda _text: self._later.start())
        self.game = Select([("", tr("Any game")), *games], "", self.content, name=tr("Game"))
        self.game.chosen.connect(lambda _value: self.sought.emit())
        self.fact = Select([("", tr("Add a fact")), *facts], "", self.content, name=tr("Add a fact to the search"))
        self.fact.chosen.connect(self._add_fact)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.game)
        row.addWidget(self.fact)
        row.addStretch(1)
        self.unknown = Text("", 12.5, tone="loss", wrap=True, parent=self.content)
        self.nothing = Text("", 13, tone="mute", wrap=True, parent=self.content)
        self.model = ProblemModel(self)
        self.list: ProblemView = ProblemView(self.content)
        self.list.setAccessibleName(tr("Deals"))
        self.list.setModel(self.model)
        self.list.opened.connect(self._play)
        self.search.downward.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.search.returnPressed.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        self.list.typed.connect(self.take_typed)
        self.list.menu_wanted.connect(self._open_menu)
        self.list.selectionModel().currentRowChanged.connect(lambda now, _before: self._look_at(now.row()))
        column.addWidget(self.search)
        column.addLayout(row)
        for part in (self.unknown, self.nothing):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        self.columns.add_list(column, self.list)

    def _make_preview(self) -> None:
        self.preview = Well(self.content)
        column = QVBoxLayout(self.preview)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        self.name = Title("", 20, self.preview)
        self.about = Text("", 12.5, tone="mute", wrap=True, parent=self.preview)
        self.hands = [Text("", 12.5, wrap=True, parent=self.preview) for _ in range(4)]
        self.review = LinkButton(tr("Look through it"), self.preview)
        self.review.clicked.connect(lambda _on=False: self._with(self.review_wanted))
        self.copy_name = LinkButton(tr("Copy its name"), self.preview)
        self.copy_name.clicked.connect(lambda _on=False: self._with(self.copy_wanted))
        links = QHBoxLayout()
        links.addWidget(self.review)
        links.addWidget(self.copy_name)
        links.addStretch(1)
        self.title_field = WrittenField(tr("A name"), self.preview, name=tr("Name of the deal"))
        self.tags_field = WrittenField(tr("Tags, with commas"), self.preview, name=tr("Tags of the deal, with commas"))
        self.note_field = WrittenField(tr("A note"), self.preview, name=tr("Note about the deal"))
        for part in (self.name, self.about, *self.hands):
            column.addWidget(part)
        column.addLayout(links)
        for field in self.fields:
            field.editingFinished.connect(self._described)
            column.addWidget(field)
        column.addStretch(1)
        self.columns.add_preview(self.preview)

    @property
    def fields(self) -> tuple[WrittenField, ...]:
        """Where somebody writes about a kept deal."""
        return self.title_field, self.tags_field, self.note_field

    def arrange(self, width: int) -> None:
        """Where there is little room the preview is narrower."""
        self.columns.arrange(width, PREVIEW, NARROWER)

    # ---- what is shown ----

    def show_place(self) -> None:
        """Show the deals of the place."""
        self.sought.emit()

    def show_many(self, kept: int, played: int) -> None:
        """Say how many deals there are of both kinds."""
        self.count({KEPT: kept, PLAYED: played})

    def show_rows(
        self, rows: LazyRows, *, nothing: str, unknown: str, unread: Sequence[tuple[int, int]] = (), chosen: int = 0
    ) -> None:
        """Show these; ``nothing``: what is said where there are none, ``unknown``: which words nobody understands.

        ``unread``: where those words stand in the search.
        """
        self.model.show_rows(rows)
        self.search.underline(unread)
        self.nothing.setText(nothing)
        self.nothing.setVisible(not len(rows))
        self.unknown.setText(unknown)
        self.unknown.setVisible(bool(unknown))
        self.write.setEnabled(bool(len(rows)))
        if len(rows):
            self.list.setCurrentIndex(self.model.index(min(chosen, len(rows) - 1), 0))
        self._look_at(self.at)

    @property
    def at(self) -> int:
        """The place of the deal that is chosen; -1 for none."""
        return self.list.currentIndex().row() if len(self.model.rows) else -1

    def show_deal(self, told: DealTold | None) -> None:
        """Tell of the deal that is chosen."""
        self.told = told
        for part in (self.name, self.about, self.review, self.copy_name):
            part.setVisible(told is not None)
        for field in self.fields:
            field.setVisible(told is not None and told.kept)
        self.keep.setEnabled(told is not None)
        self.keep.setText(tr("Drop it") if told is not None and told.kept else tr("Keep it"))
        self.keep.updateGeometry()
        self.set_note(self.note.text())  # the foot makes room for other words on the button
        self.go.setEnabled(told is not None and told.may_play)
        hands = () if told is None else told.hands
        for text, (whose, seen, said) in zip(self.hands, (*hands, *[("", "", "")] * 4), strict=False):
            text.setText(f"{whose}: {seen}")
            text.setAccessibleName(f"{whose}: {said}")
            text.setVisible(bool(whose))
        if told is None:
            return
        self.name.setText(told.title)
        self.about.setText(told.about)
        self.review.setEnabled(told.may_review)
        self.copy_name.setEnabled(bool(told.passed_on))
        for field, words in zip(self.fields, (told.name, told.tags, told.note), strict=True):
            field.setText(words)

    # ---- what is done ----

    def _add_fact(self, fact: object) -> None:
        """Add a fact to the search, and let it be finished there."""
        if fact:
            before = self.search.text().strip().rstrip(",")
            self.search.setText(f"{before}, {fact}" if before else str(fact))
            self.fact.set_value("")
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_menu(self, at: QPoint) -> None:
        """Open the menu of the deal that is chosen."""
        told = self.told
        if told is None or self.at < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, offered, do in (
            (tr("Look through it"), told.may_review, lambda: self._with(self.review_wanted)),
            (tr("Play it"), told.may_play, self._play),
            (self.keep.text(), True, lambda: self._with(self.keep_wanted)),
            (tr("Tag"), True, self._begin_tags),
            (tr("Set as problem"), told.may_review, lambda: self._with(self.problem_wanted)),
            (tr("Copy its name"), bool(told.passed_on), lambda: self._with(self.copy_wanted)),
            (tr("Copy it for bridge programs (PBN)"), bool(told.passed_on), lambda: self._with(self.pbn_wanted)),
            (tr("Write these deals to a file…"), True, lambda: self.write_wanted.emit()),
            (tr("Delete the note"), bool(told.note), self._delete_note),
        ):  # fmt: skip
            action = menu.addAction(words)
            action.setEnabled(offered)
            action.triggered.connect(lambda _on=False, do=do: do())
        menu.popup(at)

    def _begin_tags(self) -> None:
        """Let its tags be written; a deal that has tags is kept."""
        if self.told is not None and not self.told.kept:
            self._with(self.keep_wanted)
        self.tags_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete_note(self) -> None:
        self.note_field.clear()
        self._described()

    def _look_at(self, at: int) -> None:
        self.looked_at.emit(at if 0 <= at < len(self.model.rows) else -1)

    def _with(self, signal: object) -> None:
        if self.at >= 0:
            signal.emit(self.at)  # type: ignore[attr-defined]

    def _described(self) -> None:
        if self.at >= 0 and self.told is not None and self.told.kept:
            self.described.emit(self.at, *(field.text() for field in self.fields))

    def _play(self) -> None:
        if self.at >= 0 and self.go.isEnabled():
            self.play_wanted.emit(self.at)
