"""What does the director see while a round is played? Its tables, what comes after, last entries, the card, so far."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.duplicate.averages import AverageRanking
from dummywhist.engine.duplicate.forms import trays_at
from dummywhist.engine.duplicate.journal import (
    Back,
    Called,
    Correction,
    Named,
    NewDeal,
    Noted,
    Result,
    Stopped,
    missing,
)
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.movement import Sitting
from dummywhist.engine.duplicate.moves import moves_after
from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.result import EW, NS, Made, Place
from dummywhist.engine.duplicate.told import in_runs, last_steps, place_of, seated_at, sits_out
from dummywhist.ui.club.columns import Columns
from dummywhist.ui.club.entry import SLIM, EntryCard
from dummywhist.ui.club.lists import RoundLedger
from dummywhist.ui.club.ranks import told
from dummywhist.ui.club.wording import (
    labelled,
    labels_of,
    moves_words,
    name_of,
    place_words,
    played_words,
    said,
    shape,
    side_of,
    versus,
)
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Notice, Text, Title, Well
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import tr
from dummywhist.ui.words.names import shown_name

LAST: Final = 50
"""How many entries are listed."""
MOST_TOLD: Final = 10
"""How many tables or places where results are missing are named one by one."""
SIDE: Final = 16
LEAST_RANKS: Final = 500
"""In which two lines of a ranking have room side by side, px."""
SHORT_NAME: Final = 15
"""Letters of a name beside the place of the card: there all four are to be seen."""
TRICKS: Final = 2
"""The column of the tricks in the ranking so far; the figure that decides stands after it."""
LEAST_LIST: Final = 84
"""Of a list: its head and two lines, px."""
SHARES: Final = (57, 43)
"""Of the width: tables, and the card."""


class RoundsPage(QWidget):
    """A round in progress. ``place``: where the entry card stands."""

    call_wanted = Signal(bool)
    """The next round is wanted; True: although results are missing."""
    moved = Signal(str)
    """The card has gone to another place, by a key: in words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.place: Place | None = None
        self._match: Match | None = None
        self._narrow = False
        """Whether the lines of the ranking lie one below the other."""
        self.title = Title("", 29, self)
        self.shape = Text("", 13, tone="mute", parent=self)
        heads = (tr("Table"), tr("North and South"), tr("East and West"), tr("Trays"), tr("Entered"))
        self.tables = RoundLedger(heads, self, tr("Tables of this round"))
        self.after = Well(self)
        self.after_words = Text("", 13, wrap=True, parent=self.after)
        inside = QVBoxLayout(self.after)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.addWidget(self.after_words)
        self.entries_title = Title(tr("Last entries"), 18, self)
        self.entries = Ledger(
            (tr("Time"), tr("Place"), tr("Result"), tr("By")), stretch=3, parent=self, name=tr("Last entries")
        )
        self.lacking = Text("", 13, tone="mute", wrap=True, parent=self)
        self.card = EntryCard(self)
        self.so_far = Title(tr("So far"), 18, self)
        self.count = Text("", 12, tone="mute", parent=self)
        self.ranks = [Ledger(("", "", "", "±"), stretch=1, numbers=(2, 3), parent=self, name="") for _ in range(2)]
        self.call = PrimaryButton("", self)
        self.ranking = SecondaryButton(tr("Ranking"), self)
        self.call_anyway = LinkButton(tr("Call it anyway"), self)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(4)
        self.torn = Notice("", self)
        self.torn.hide()
        self._lay_out()
        self.tables.chosen.connect(self._table_chosen)
        self.entries.chosen.connect(self._entry_chosen)
        for ledger in (self.tables, self.entries):
            ledger.cellActivated.connect(lambda _row, _column: self.take_focus())
            ledger.cellClicked.connect(lambda _row, _column: self.take_focus())
        self.card.field.table_wanted.connect(self._step_table)
        self.card.field.tray_wanted.connect(self._step_tray)
        self.call.clicked.connect(lambda _checked=False: self.call_wanted.emit(False))
        self.call_anyway.clicked.connect(lambda _checked=False: self.call_wanted.emit(True))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.shape, 1)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addLayout(head)
        left.addWidget(self.torn)
        left.addWidget(self.tables)
        left.addWidget(self.after)
        left.addWidget(self.entries_title)
        left.addWidget(self.entries, 1)
        for button in (self.call, self.ranking):
            button.air = SLIM
            self.buttons.addWidget(button)
        waiting = QHBoxLayout()
        waiting.addWidget(self.lacking, 1)
        waiting.addWidget(self.call_anyway)
        far = QHBoxLayout()
        far.addWidget(self.so_far, 1)
        far.addWidget(self.count)
        ranks = QHBoxLayout()
        ranks.setSpacing(6)
        for ledger in self.ranks:
            ledger.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            ranks.addWidget(ledger, 1)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self.card, 4)
        right.addLayout(far)
        right.addLayout(ranks, 5)
        self._columns = Columns(left, right, SHARES, self, urgent=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 8, SIDE, 8)
        column.setSpacing(4)
        column.addWidget(self._columns, 1)
        column.addLayout(waiting)
        column.addLayout(self.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card has its share of the width."""
        super().resizeEvent(event)
        least = current().length(LEAST_LIST)
        for ledger in (self.tables, self.entries, self.card.others, *self.ranks):
            ledger.setMinimumHeight(least)
        width = self._columns.arrange(self.width() - 2 * SIDE)
        self.card.arrange(width)
        narrow = width < current().length(LEAST_RANKS)
        if narrow != self._narrow:
            self._narrow = narrow
            if self._match is not None:
                self._tell_so_far(self._match)

    def take_focus(self) -> None:
        """To the field, or to what there is to do when all is entered."""
        for widget in (self.card.field, self.call, self.ranking):
            if widget.isEnabled() and widget.isVisibleTo(self):
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # ---- the match ----

    def know(self, match: Match) -> None:
        """Know of which match it is asked; nothing of it is shown yet."""
        self._match = match

    def show_match(self, match: Match) -> None:
        """Show how ``match`` stands; the card stays where it is, if that is a place still."""
        self._match = match
        standing, moves = match.standing, match.movement
        self.title.setText(tr("Round {round} of {rounds}", round=standing.round, rounds=moves.rounds))
        self.title.updateGeometry()
        self.shape.setText(shape(match))
        self._list_tables(match)
        self._tell_after(match)
        self._list_entries(match)
        self._tell_so_far(match)
        if self.place is None:
            self.place = self.next_missing()
        self._show_place()
        self._tell_call(match)

    def _list_tables(self, match: Match) -> None:
        plan, standing = match.setup.plan, match.standing
        with QSignalBlocker(self.tables), self.tables.filling():
            self.tables.clear_rows()
            for sitting in match.movement.at(standing.round):
                trays = trays_at(plan, sitting)
                done = sum(Place(sitting.round, sitting.table, tray) in standing.results for tray in trays)
                north, east, south, west = sitting.holders()
                sides = (side_of(match, north, south), side_of(match, east, west))
                plays = standing.plays(sitting)
                entered = tr("{done} of {of}", done=done, of=len(trays)) if plays else tr("sits out")
                spoken = tr(
                    "Table {table}: {players}, trays {trays}, {entered}",
                    table=sitting.table,
                    players=versus(match, sitting),
                    trays=in_runs(trays),
                    entered=tr("{entered} entered", entered=entered) if plays else entered,
                )
                cells = (str(sitting.table), *sides, in_runs(trays), entered)
                self.tables.add_table(cells, sitting.table, *((done, len(trays)) if plays else (0, 0)), spoken)

    def _tell_after(self, match: Match) -> None:
        moves = moves_after(match.movement, match.standing.round)
        labels = match.movement.labels
        idle = [
            labelled(match, labels.index(label) + 1)
            for label in sits_out(match.movement, match.movement.at(match.standing.round))
        ]
        words = tr("This is the last round.") if moves is None else moves_words(match, moves)
        parts = [tr("After this round: {what}", what=words) if moves is not None else words]
        if idle:
            parts.append(tr("Sits out now: {who}.", who=", ".join(idle)))
        self.after_words.setText(" ".join(parts))

    def _list_entries(self, match: Match) -> None:
        with QSignalBlocker(self.entries), self.entries.filling():
            self.entries.clear_rows()
            for step in islice(last_steps(match.journal), LAST):
                noted = step.noted
                place = place_of(noted.entry)
                result = entry_words(match, noted)
                self.entries.add_line(
                    (
                        time_of(noted),
                        "" if place is None else place_words(place, match.standing.round),
                        result if step.stands else tr("{what} (taken back)", what=result),
                        shown_name(noted.by),
                    ),
                    place,
                )

    def _tell_so_far(self, match: Match) -> None:
        ranked = ranking(match)
        found = told(match, ranked)
        entered = len(match.standing.results)
        of = entered + len(missing(match.setup.plan, match.movement, match.standing, match.movement.rounds))
        words = tr("{entered} of {of} results", entered=entered, of=of)
        if isinstance(ranked, AverageRanking) and entered < of:
            words = tr("{results}, against the averages now", results=words)
        self.count.setText(words)
        many = self._narrow or len(found.bands) > len(self.ranks)
        for place, ledger in enumerate(self.ranks):
            bands = found.bands if many and place == 0 else () if many else found.bands[place : place + 1]
            ledger.clear_rows()
            ledger.setVisible(bool(bands))
            first, last = found.figures[0], found.figures[-1]
            # Side by side, names have the room of the word; it is said all the same.
            head = ["", "" if many or not bands else bands[0].title, first if many else "", last]
            ledger.set_heads(head, {TRICKS: first})
            ledger.setColumnHidden(TRICKS, len(found.figures) == 1)
            ledger.setAccessibleName(tr("So far"))
            with ledger.filling():
                for band in bands:
                    if many:
                        ledger.add_band(band.title)
                    for line in band.lines:
                        ledger.add_line((line.place, line.name, line.figures[0], line.figures[-1]))

    def _tell_call(self, match: Match) -> None:
        standing = match.standing
        gaps = missing(match.setup.plan, match.movement, standing, standing.round)
        lacking = [place for place in gaps if place.round == standing.round]
        last = standing.round == match.movement.rounds
        self.call.setVisible(not last)
        self.call.setText(tr("Call round {round}", round=standing.round + 1))
        self.call.setEnabled(not lacking)
        self.call_anyway.setVisible(not last and bool(lacking))
        of = Counter(place.table for place in lacking)
        told = [tr("table {table} {n:number}", table=table, n=count) for table, count in sorted(of.items())]
        at, others = ", ".join(told[:MOST_TOLD]), len(told) - MOST_TOLD
        if others > 0:
            at = tr("{tables} and {n:number} more {n:table|tables}", tables=at, n=others)
        words = []
        if lacking and last:
            words.append(tr("{n:number^} {n:result is|results are} missing: {tables}.", n=len(lacking), tables=at))
        elif lacking:
            words.append(
                tr(
                    "Round {round} can be called when {n:number} {n:result is|results are} in: {tables}.",
                    round=standing.round + 1,
                    n=len(lacking),
                    tables=at,
                )
            )
        earlier = [place_words(place) for place in gaps if place.round != standing.round]
        more, some = len(earlier) - MOST_TOLD, "; ".join(earlier[:MOST_TOLD])
        if more > 0:
            words.append(tr("Missing of earlier rounds: {places}; and {n:number} more.", places=some, n=more))
        elif earlier:
            words.append(tr("Missing of earlier rounds: {places}.", places=some))
        elif last and not lacking:
            words.append(tr("All results are in."))
        self.lacking.setText(" ".join(words))
        self.lacking.setVisible(bool(words))

    # ---- places ----

    def next_missing(self, after: Place | None = None) -> Place | None:
        """Return the first tray that is missing in this round: at the table of ``after``, then at the others."""
        match = self._match
        if match is None:
            return None
        standing = match.standing
        lacking = missing(match.setup.plan, match.movement, standing, standing.round)
        if after is not None:
            here = [place for place in lacking if place.table == after.table and place.round == after.round]
            later = [place for place in here if place.tray > after.tray]
            if here:
                return (later or here)[0]
            further = [place for place in lacking if place.table > after.table and place.round == after.round]
            if further:
                return further[0]
        return next((place for place in lacking if place.round == standing.round), lacking[0] if lacking else None)

    def go(self, place: Place | None) -> None:
        """Let the card stand on ``place``."""
        self.place = place
        self._show_place()

    def _step_table(self, step: int) -> None:
        """Go to another table of this round, to its first tray that is missing, or its first."""
        match = self._match
        tables = [] if match is None else [one.table for one in match.movement.at(match.standing.round)]
        if match is None or not tables:
            return
        now = self.place
        if now is not None and now.round == match.standing.round and now.table in tables:
            table = tables[(tables.index(now.table) + step) % len(tables)]
        else:
            table = tables[0 if step > 0 else -1]
        self.go_to_table(table)
        self._tell_moved()

    def go_to_table(self, table: int) -> None:
        """Go to ``table`` of this round, to its first tray that is missing, or its first."""
        match = self._match
        if match is None:
            return
        sitting = seated_at(match.movement).get((match.standing.round, table))
        if sitting is None:
            return
        places = self._places(match, sitting)
        self.go(next((place for place in places if place not in match.standing.results), places[0]))

    def _step_tray(self, step: int) -> None:
        """Go to another tray of this table."""
        match, now = self._match, self.place
        if match is None or now is None:
            return
        places = self._places(match, seated_at(match.movement)[now.round, now.table])
        self.go(places[(places.index(now) + step) % len(places)])
        self._tell_moved()

    def _tell_moved(self) -> None:
        notice = self.card.notice.text()
        self.moved.emit(". ".join(words for words in (self.card.title.text(), self.card.who.text(), notice) if words))

    def _places(self, match: Match, sitting: Sitting) -> list[Place]:
        return [Place(sitting.round, sitting.table, tray) for tray in trays_at(match.setup.plan, sitting)]

    def _table_chosen(self, table: object) -> None:
        if isinstance(table, int) and (self.place is None or self.place.table != table):
            self.go_to_table(table)

    def _entry_chosen(self, place: object) -> None:
        if isinstance(place, Place):
            self.go(place)

    def _show_place(self) -> None:
        match, place = self._match, self.place
        if match is None:
            return
        if place is None:
            self.card.show_nothing(tr("All results are in."))
            return
        at = seated_at(match.movement)
        sitting = at[place.round, place.table]
        rows = [
            (
                str(other.round),
                str(other.table),
                f"{labels_of(match, holders, NS)} – {labels_of(match, holders, EW)}",
                played_words(played),
            )
            for other, played in sorted(match.standing.results.items())
            if other.tray == place.tray and other != place
            for holders in (at[other.round, other.table].holders(),)
        ]
        sides = (tr("North and South"), tr("East and West"))
        who = versus(match, sitting, SHORT_NAME)
        self.card.show_place(place_words(place, match.standing.round), who, sides, rows)
        found = match.standing.results.get(place)
        self.card.set_shown("" if found is None else str(found.north_south) if isinstance(found, Made) else "Ø")
        if found is not None:
            self.card.tell(tr("{result} is entered here. Another result corrects it.", result=said(found)))
        with QSignalBlocker(self.tables):
            row = next((row for row in range(self.tables.rowCount()) if self._table_at(row) == place.table), -1)
            self.tables.choose(row if place.round == match.standing.round else -1)

    def _table_at(self, row: int) -> int:
        item = self.tables.item(row, 0)
        return -1 if item is None else int(item.text())


def time_of(noted: Noted) -> str:
    """Return the time of day of an entry."""
    return noted.at.rpartition("T")[2]


def entry_words(match: Match, noted: Noted) -> str:
    """Return what was entered."""
    match noted.entry:
        case Called(number):
            return tr("Round {round} called", round=number)
        case Stopped(entrant, after):
            return tr("{who} stops after round {round}", who=name_of(match, entrant), round=after)
        case NewDeal(tray, _):
            return tr("Tray {tray} dealt anew", tray=tray)
        case Named(_, names):
            return tr("Now called {name}", name=" / ".join(names))
        case Result(_, played) | Correction(_, played):
            return played_words(played)
        case Back():
            return tr("Taken back")
