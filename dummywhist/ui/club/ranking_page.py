"""Who has won, and how was each tray played? The ranking, and beside it the traveller of a tray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.cards.hand import EMPTY, Hand
from dummywhist.engine.duplicate.journal import missing
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.result import EW, NS, Made, Place
from dummywhist.engine.duplicate.told import Step, TravellerLine, entries_of, replaced, travellers
from dummywhist.engine.duplicate.tray import CARDS, dealer_of
from dummywhist.ui.club.columns import Columns
from dummywhist.ui.club.lists import SharingLedger
from dummywhist.ui.club.ranks import Told, told
from dummywhist.ui.club.rounds import entry_words, time_of
from dummywhist.ui.club.wording import POINTS, decimal, labels_of, place_words, shape, signed, whole_or_decimal
from dummywhist.ui.controls.buttons import IconButton, SecondaryButton
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Notice, Text, Title
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.controls.paint import draw_box
from dummywhist.ui.panels.hands_list import HandsList
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.names import shown_name

SIDE: Final = 16
INSIDE: Final = 15
TRICKS: Final = 4
"""The column of a traveller in which the tricks of North and South stand; those of East and West in the next."""
SHARES: Final = (48, 52)
"""Of the width: the ranking, and the traveller."""
LEAST_LIST: Final = 112
"""Of a list: its head and three lines, px."""
LEAST_HAND: Final = 120
"""In which a hand has room, px."""


class AroundHands(QWidget):
    """The four hands of a tray as they lie around a table, North above."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        self._lists = [HandsList(self) for _ in POINTS]
        for found in self._lists:
            found.setMinimumWidth(current().length(LEAST_HAND))
        for found, (row, column) in zip(self._lists, ((0, 1), (1, 2), (2, 1), (1, 0)), strict=True):
            grid.addWidget(found, row, column, 2, 1)

    def show_hands(self, hands: Sequence[Hand]) -> None:
        """Show the hands of North, East, South and West."""
        for found, point, hand in zip(self._lists, POINTS, hands, strict=True):
            found.show_hands([(tr(point), hand)], EMPTY)


class Traveller(QWidget):
    """What was made of one tray, with all that was corrected. `correct_wanted` carries a place."""

    correct_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tray = 1
        self._match: Match | None = None
        self._open = False
        self.title = Title("", 20, self)
        self.dealer = Text("", 12, tone="mute", parent=self)
        self.before = IconButton("chevron_left", tr("Tray before"), self)
        self.after = IconButton("chevron_right", tr("Next tray"), self)
        heads = (tr("Round"), tr("Table"), tr("NS"), tr("EW"), tr("Tricks"), "", "±")
        self.rows = SharingLedger(heads, range(7), numbers=range(7), parent=self, name=tr("Traveller"))
        self.history = Notice("", self)
        self.hands = AroundHands(self)
        self.hands.hide()
        self.correct = SecondaryButton(tr("Correct a result"), self)
        self.show_hands = SecondaryButton("", self)
        head = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.dealer)
        head.addLayout(words, 1)
        head.addWidget(self.before)
        head.addWidget(self.after)
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self.correct)
        foot.addWidget(self.show_hands)
        column = QVBoxLayout(self)
        column.setContentsMargins(INSIDE, 10, INSIDE, 10)
        column.addLayout(head)
        column.addWidget(self.rows, 1)
        column.addWidget(self.history)
        column.addWidget(self.hands)
        column.addLayout(foot)
        foot.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.before.clicked.connect(lambda _checked=False: self._turn(-1))
        self.after.clicked.connect(lambda _checked=False: self._turn(1))
        self.show_hands.clicked.connect(lambda _checked=False: self._turn_hands())
        self.correct.clicked.connect(lambda _checked=False: self._correct())
        self.rows.cellActivated.connect(lambda _row, _column: self._correct())

    def arrange(self, width: int) -> None:
        """Lay the buttons side by side if ``width`` px are enough for them."""
        needed = self.correct.sizeHint().width() + self.show_hands.sizeHint().width() + self._foot.spacing()
        lay_beside(self._foot, needed <= width - 2 * INSIDE)

    def show_match(self, match: Match) -> None:
        """Show the tray as it stands in ``match``."""
        self._match = match
        self._show()

    def _turn(self, step: int) -> None:
        match = self._match
        if match is not None:
            self.tray = (self.tray - 1 + step) % (match.movement.sets * match.setup.plan.trays) + 1
            self._show()

    def _show(self) -> None:
        match = self._match
        assert match is not None
        self.title.setText(tr("Traveller, tray {tray}", tray=self.tray))
        deals = tr("{point} deals", point=tr(POINTS[dealer_of(self.tray)]))
        tray = match.tray(self.tray)
        if tray is not None:
            deals = f"{deals}. {tr('Trump card: the {card:card}.', card=tray.turned)}"
        self.dealer.setText(deals)
        self.rows.clear_rows()
        lines = dict(travellers(match)).get(self.tray, [])
        entries = entries_of(match.journal, [line.place for line in lines])
        for line in lines:
            self.rows.add_line(traveller_cells(match, line), line.place, struck=struck_cells(entries[line.place]))
        if lines and lines[0].average is not None:
            average = lines[0].average
            self.rows.add_band(tr("Average"), f"{decimal(average)} – {decimal(CARDS - average)}")
        if lines:
            self.rows.choose(0)
        history = [words for place in entries for words in corrections(match, place, entries[place])]
        self.history.set_text("\n".join(history))
        self.history.setVisible(bool(history))
        self.correct.setEnabled(bool(lines))
        self.show_hands.setVisible(tray is not None)
        self.hands.setVisible(self._open and tray is not None)
        self.show_hands.setText(tr("Hide the four hands") if self._open else tr("Show the four hands"))
        if tray is not None:
            self.hands.show_hands(tray.hands)

    def _turn_hands(self) -> None:
        self._open = not self._open
        self._show()

    def _correct(self) -> None:
        item = self.rows.item(max(self.rows.currentRow(), 0), 0)
        place = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        if place is not None:
            self.correct_wanted.emit(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ground of its own."""
        theme = current()
        line = theme.palette.border if theme.high_contrast else None
        draw_box(QPainter(self), QRectF(self.rect()), theme.sizes.panel_radius, theme.palette.paper2, line)


def traveller_cells(match: Match, line: TravellerLine) -> tuple[str, ...]:
    """Return a line of a traveller: round, table, who holds which hands, tricks of both, ± of North and South."""
    figures, made = line.figures, line.played
    if isinstance(made, Made):
        tricks = (str(made.north_south), str(CARDS - made.north_south))
        if made.revoked is not None and figures is not None:
            counts = (whole_or_decimal(figures.north_south), whole_or_decimal(figures.east_west))
            tricks = (f"{tricks[0]} → {counts[0]}", f"{tricks[1]} → {counts[1]}")
    else:
        tricks = (tr("average"), "")
    plus = "" if figures is None or line.average is None else signed(figures.north_south - line.average)
    return (
        str(line.place.round),
        str(line.place.table),
        labels_of(match, line.holders, NS),
        labels_of(match, line.holders, EW),
        *tricks,
        plus,
    )


def struck_cells(found: Sequence[Step]) -> dict[int, str]:
    """Return by column the tricks that were corrected, as they are struck out in a line of a traveller."""
    before = replaced(found)
    if before is None:
        return {}
    if isinstance(before, Made):
        return {TRICKS: str(before.north_south), TRICKS + 1: str(CARDS - before.north_south)}
    return {TRICKS: tr("average")}


def corrections(match: Match, place: Place, found: Sequence[Step]) -> list[str]:
    """Return in a sentence what was ``found`` to be entered for a place; nothing where nothing was corrected."""
    if len(found) < 2:
        return []
    parts = []
    for step in found:
        when, by = time_of(step.noted), shown_name(step.noted.by)
        words = entry_words(match, step.noted)
        if when:
            words = tr("{result} at {time}", result=words, time=when)
        if by:
            words = tr("{result} by {name}", result=words, name=by)
        parts.append(words if step.stands else tr("{what} (taken back)", what=words))
    return [tr("{place}: {entries}.", place=place_words(place), entries="; ".join(parts))]


class RankingPage(QWidget):
    """The ranking at the left, a traveller at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Title(tr("Ranking"), 29, self)
        self.shape = Text("", 13, tone="mute", wrap=True, parent=self)
        self.notes = Text("", 12, tone="mute", wrap=True, parent=self)
        self.rows = Ledger(("",), parent=self, stretch=0)
        self.traveller = Traveller(self)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(4)
        self._left = QVBoxLayout()
        self._left.setSpacing(2)
        for widget in (self.title, self.shape):
            self._left.addWidget(widget)
        self._left.addWidget(self.rows, 1)
        self._left.addWidget(self.notes)
        right = QVBoxLayout()
        right.addWidget(self.traveller)
        self._columns = Columns(self._left, right, SHARES, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 8, SIDE, 8)
        column.addWidget(self._columns, 1)
        column.addLayout(self.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        least = current().length(LEAST_LIST)
        for ledger in (self.rows, self.traveller.rows):
            ledger.setMinimumHeight(least)
        right = self._columns.arrange(self.width() - 2 * SIDE)
        self.traveller.arrange(right)
        beside = right < self.width() - 2 * SIDE
        lay_beside(self.buttons, beside or self.buttons.minimumSize().width() <= self.width() - 2 * SIDE)

    def show_match(self, match: Match) -> None:
        """Show how ``match`` stands."""
        found = told(match, ranking(match))
        lacking = len(missing(match.setup.plan, match.movement, match.standing, match.movement.rounds))
        entered = len(match.standing.results)
        results = (
            tr("{entered} of {of} results are in", entered=entered, of=entered + lacking)
            if lacking
            else tr("all {of} results are in", of=entered)
        )
        self.shape.setText(f"{shape(match)}, {results}")
        self._list(found)
        self.notes.setText("\n".join(found.notes))
        self.notes.setVisible(bool(found.notes))
        self.traveller.show_match(match)

    def _list(self, found: Told) -> None:
        columns = ("", tr("No."), tr("Name"), *found.figures)
        ledger = Ledger(columns, stretch=2, numbers=range(3, len(columns)), parent=self, name=tr("Ranking"))
        self._left.replaceWidget(self.rows, ledger)
        self.rows.deleteLater()
        self.rows.hide()
        self.rows = ledger
        with ledger.filling():
            for band in found.bands:
                ledger.add_band(band.title, band.note)
                for line in band.lines:
                    ledger.add_line((line.place, line.label, line.name, *line.figures))
