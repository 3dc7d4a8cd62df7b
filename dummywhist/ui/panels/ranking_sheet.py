"""How does a table stand against others that played the same trays? The ranking, a scale for each tray, travellers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.duplicate.other_room import Overplayed, Standing, average_total, compared, complete, ranked
from dummywhist.engine.duplicate.result import EW, NS, Side
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.labels import Text, Title
from dummywhist.ui.controls.ledger import Ledger, lay_ledgers
from dummywhist.ui.controls.scale import Scale, ScaleLedger, ScaleLegend
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.panels.trick_list import TrickList
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import grammar, tr
from dummywhist.ui.words.levels import kind_words
from dummywhist.ui.words.other_room import (
    POSITIONS,
    SIDES,
    average_words,
    chance_words,
    finished_words,
    place_words,
    scale_words,
    signed,
    standing_words,
    turned_words,
)

WIDTH, HEIGHT = 1080, 640
SHARES: Final = (40, 60)
"""Of the width: the ranking, and the trays."""
GAP: Final = 34
ROW, LOW_ROW = 33, 28
LOW: Final = 700
"""In a window that is lower, px, lines are lower too."""


class PlayedTold(NamedTuple):
    """A counted tray: its number, how it ended here, what all made of it, how each other table played it if it has."""

    number: int
    seen: View
    tray: Overplayed
    elsewhere: tuple[View | None, ...]


class RoomTold(NamedTuple):
    """What is told of an other room: the ``trays`` that are counted here.

    ``pairs``: of each side on which a person sits, the names of the pair; ``level``: who plays at the other tables.
    ``seated``: the names of North, East, South and West here.
    """

    trays: tuple[PlayedTold, ...]
    pairs: tuple[tuple[Side, str], ...]
    level: str
    seated: tuple[str, ...] = ()


class RankingSheet(Sheet):
    """The ranking at the left, a line for each tray at the right. A line that is chosen shows its traveller instead.

    ``told`` is asked again whenever another table has finished. ``over``: the match is, and another is offered.
    """

    another_wanted = Signal()
    again_wanted = Signal(object)
    """A counted tray, a `View`, is to be played again."""
    save_wanted = Signal()
    """What all tables made is to be saved in a file."""

    def __init__(self, host: QWidget, told: Callable[[], RoomTold], *, over: bool = False, motion: int = 0) -> None:
        super().__init__(host, tr("Ranking"), " ", width=WIDTH, height=HEIGHT, motion=motion)
        self._ask = told
        self._told = told()
        self._side = self._told.pairs[0][0] if self._told.pairs else NS
        self._tray: int | None = None
        self._table: int | None = None
        self._quiet = False
        self._row = ROW if host.window().height() >= current().length(LOW) else LOW_ROW
        self.sides: Segmented | None = None
        if len(self._told.pairs) > 1:
            self.sides = Segmented([(side, tr(SIDES[side])) for side, _ in self._told.pairs], self._side, self.content,
                                   name=tr("Direction"))  # fmt: skip
            self.sides.changed.connect(self._turned)
            self.body.addWidget(self.sides, 0, Qt.AlignmentFlag.AlignLeft)
        self.pages = QStackedWidget(self.content)
        self.ranks = self._ledger(tr("Ranking"))
        self.traveller = self._ledger(tr("Traveller"))
        self.traveller.chosen.connect(self._table_chosen)
        self.tricks = TrickList(self.content)
        self.tray_title, self.tray_words = Title("", 19), Text("", 12, tone="mute", wrap=True)
        self.play_title, self.play_words = Title("", 19), Text("", 12, tone="mute", wrap=True)
        for widgets in (
            (self.ranks,), (self.tray_title, self.tray_words, self.traveller),
            (self.play_title, self.play_words, self.tricks),
        ):  # fmt: skip
            self.pages.addWidget(self._page(*widgets))
        self.trays = ScaleLedger(
            self._tray_heads(), 1, numbers={2, 3, 4}, parent=self.content, name=tr("Trays"), line_height=self._row,
        )  # fmt: skip
        self.trays.chosen.connect(self._tray_chosen)
        self._row_of_both = row = QHBoxLayout()
        row.setSpacing(current().length(GAP))
        row.addWidget(self.pages, SHARES[0])
        row.addWidget(self.trays, SHARES[1])
        self.body.addLayout(row, 1)
        self.legend = ScaleLegend((tr("you"), tr("other tables, larger: more of them"), tr("average")), self.content)
        self.body.addWidget(self.legend)
        self.back = self.add_button(SecondaryButton(tr("Back to the ranking")))
        self.back.clicked.connect(self._back)
        self.how = self.add_button(SecondaryButton(tr("How they played it")))
        self.how.clicked.connect(self._show_play)
        self.again = self.add_button(SecondaryButton(tr("Play a tray again")))
        self.again.clicked.connect(self._play_again)
        self.save = self.add_button(SecondaryButton(tr("Save the match")))
        self.save.clicked.connect(self.save_wanted)
        for button in (self.back, self.how, self.again, self.save):
            button.setAutoDefault(False)
        kind = SecondaryButton if over else PrimaryButton
        self.close_button = self.add_button(kind(tr("Close")), safe=not over, press_closes=0)
        if over:
            self.another = self.add_button(PrimaryButton(tr("New match")), safe=True, press_closes=1)
            self.another.clicked.connect(self.another_wanted)
        self._show()

    def _ledger(self, name: str) -> Ledger:
        return Ledger(self._heads(), numbers={2, 3}, parent=self.content, name=name, line_height=self._row)

    def _heads(self) -> list[str]:
        """Over tables of one direction."""
        return ["", tr(SIDES[self._side]), tr("Tricks"), "±"]

    def _tray_heads(self) -> list[str]:
        """Over the trays."""
        tricks = tr("Tricks of {side}, 0 to 13", side=tr(SIDES[self._side]))
        return [tr("Tray"), tricks, tr("You"), tr("Average"), "±"]

    def _page(self, *widgets: QWidget) -> QWidget:
        page = QWidget(self.content)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in widgets:
            column.addWidget(widget, 1 if isinstance(widget, Ledger) else 0)
        if not isinstance(widgets[-1], Ledger):
            column.addStretch()
        return page

    def arrange(self, width: int) -> None:
        """Set the trays beside the ranking, or under it where ``width`` px are not enough for both."""
        lay_ledgers(self._row_of_both, self.pages, (self.ranks, self.traveller), self.trays, self.inner(width))

    # ---- what is shown ----

    def renew(self) -> None:
        """Another table has finished, or a tray is counted: what is shown stays shown."""
        self._told = self._ask()
        self._show()

    def _show(self) -> None:
        told, side, self._quiet = self._told, self._side, True
        trays = [played.tray for played in told.trays]
        found = compared(trays, side)
        self.set_title(tr("Ranking") if found is None else standing_words(found), self._below(trays, found))
        for ledger in (self.ranks, self.traveller):
            ledger.setHorizontalHeaderLabels(self._heads())
        self.trays.setHorizontalHeaderLabels(self._tray_heads())
        self.ranks.clear_rows()
        for rank in ranked(trays, side):
            place, plus = place_words(rank.place, rank.shared), signed(float(rank.plus))
            cells = (place, self._called(rank.table), str(rank.tricks), plus)
            row = self.ranks.add_line(cells, rank.table, total=rank.table == 0)
            if rank.table == 0:
                self.ranks.choose(row)
        if found is not None:
            self.ranks.add_band(tr("Average of the line"), grammar().figure(float(average_total(trays, side)), 1))
        self._show_trays()
        self._show_page()
        self._quiet = False
        if self.isVisible():
            self.arrange(self.panel.width())

    def _below(self, trays: list[Overplayed], found: Standing | None) -> str:
        """The line under the title: how much is ranked, what chance does, what is not ready yet."""
        if not trays:
            return tr("No tray is counted yet. Each is compared with other tables when you have played it.")
        said = []
        if found is not None:
            said.append(tr("{trays:number^} {trays:tray|trays}, the same cards at {tables:number} tables.",
                           trays=found.trays, tables=found.pairs))  # fmt: skip
            if found.chance is not None:
                said.append(chance_words(found.chance))
        waits = len(trays) - len(complete(trays))
        if waits:
            last = next(tray for tray in reversed(trays) if not tray.complete)
            said.append(finished_words(last))
        return " ".join(said)

    def _called(self, table: int) -> str:
        if table == 0:
            return dict(self._told.pairs).get(self._side, tr("Your table"))
        return tr("Table {number}: {level}", number=table + 1, level=kind_words(self._told.level))

    def _show_trays(self) -> None:
        side, trays = self._side, self.trays
        trays.clear_rows()
        for played in self._told.trays:
            tray, others = played.tray, tuple(made for made in played.tray.made_of(side) if made is not None)
            own, average, plus = tray.own_of(side), average_words(tray, side), signed(float(tray.plus(side)))
            cells = (str(played.number), "", str(own), average, plus)
            scale = Scale(CARDS, own, others, float(tray.average_of(side)))
            row = trays.add_scale(cells, played.number, scale, scale_words(played.number, own, others, average, plus))
            if played.number == self._tray:
                trays.choose(row)

    def _show_page(self) -> None:
        played = self._played()
        if played is None or self.pages.currentIndex() == 0:
            self.pages.setCurrentIndex(0 if played is None else 1)
        if played is not None:
            self._show_traveller(played)
        self.back.setVisible(played is not None)
        self.how.setVisible(played is not None)
        self.again.setVisible(played is not None)
        self.save.setVisible(played is None and bool(self._told.trays))
        self._offer()

    def _offer(self) -> None:
        """`How they played it` opens what the chosen table has played."""
        self.how.setEnabled(self.pages.currentIndex() == 1 and self._view() is not None)
        self.back.setText(tr("Back to tray {number}", number=self._tray) if self.pages.currentIndex() == 2
                          else tr("Back to the ranking"))  # fmt: skip

    def _show_traveller(self, played: PlayedTold) -> None:
        tray, side = played.tray, self._side
        self.tray_title.setText(tr("Traveller, tray {tray}", tray=played.number))
        self.tray_words.setText(turned_words(played.seen))
        made = {0: tray.own_of(side), **dict(enumerate(tray.made_of(side), 1))}
        self.traveller.clear_rows()
        for table in sorted(made, key=lambda one: (made[one] is None, -(made[one] or 0), one)):
            tricks = made[table]
            plus = "" if tricks is None else signed(float(tricks - tray.average_of(side)))
            words = tr("plays") if tricks is None else str(tricks)
            row = self.traveller.add_line(("", self._called(table), words, plus), table, total=table == 0)
            if table == (0 if self._table is None else self._table):
                self.traveller.choose(row)
        self.traveller.add_band(tr("Average"), average_words(tray, side))

    # ---- what is chosen ----

    def _played(self) -> PlayedTold | None:
        return next((played for played in self._told.trays if played.number == self._tray), None)

    def _view(self) -> View | None:
        """How the chosen table played the chosen tray; None while it plays."""
        played, table = self._played(), 0 if self._table is None else self._table
        if played is None:
            return None
        return played.seen if table == 0 else played.elsewhere[table - 1]

    def _turned(self, side: object) -> None:
        self._side = EW if side == EW else NS
        self._show()

    def _tray_chosen(self, number: object) -> None:
        if self._quiet or not isinstance(number, int):
            return
        self._tray, self._table, self._quiet = number, None, True
        self.pages.setCurrentIndex(1)
        self._show_page()
        self._quiet = False

    def _table_chosen(self, table: object) -> None:
        if not self._quiet and isinstance(table, int):
            self._table = table
            self._offer()

    def _show_play(self) -> None:
        seen, table = self._view(), 0 if self._table is None else self._table
        if seen is None:
            return
        self._table = table
        self.play_title.setText(tr("Tray {number}: {table}", number=self._tray, table=self._called(table)))
        claimed = CARDS - len(seen.played)
        words = [turned_words(seen)]
        if claimed:
            words.append(tr("The last {n:number} {n:trick was|tricks were} claimed.", n=claimed))
        self.play_words.setText(" ".join(words))
        cards = sum(len(trick.cards) for trick in seen.played) + len(seen.trick)
        self.tricks.show_tricks(seen, {seat: tr(POSITIONS[seat]) for seat in SEATS}, cards)
        self.pages.setCurrentIndex(2)
        self._offer()
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_again(self) -> None:
        played = self._played()
        if played is not None:
            self.again_wanted.emit(played.seen)

    def _back(self) -> None:
        """From how a table played to the traveller, from there to the ranking."""
        if self.pages.currentIndex() == 2:
            self.pages.setCurrentIndex(1)
            self._offer()
            self.traveller.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._tray = self._table = None
        self._quiet = True
        self.trays.setCurrentCell(-1, -1)
        self._quiet = False
        self._show_page()
        self.trays.setFocus(Qt.FocusReason.OtherFocusReason)
