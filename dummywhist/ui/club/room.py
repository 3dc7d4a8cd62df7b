"""What can be done in the club room? Enter, correct, take back, call rounds; each deed is a line of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from dummywhist.engine.cards.deal_name import random_number
from dummywhist.engine.duplicate.forms import trays_at
from dummywhist.engine.duplicate.journal import Back as TakenBack
from dummywhist.engine.duplicate.journal import (
    Called,
    Correction,
    Entry,
    Named,
    NewDeal,
    Noted,
    Result,
    Stopped,
    missing,
)
from dummywhist.engine.duplicate.keeping import KeptMatch
from dummywhist.engine.duplicate.match import Match
from dummywhist.engine.duplicate.result import Made, Place, Played, TakesAverage
from dummywhist.engine.duplicate.told import last_standing, place_of, seated_at
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.saving import NotSaved
from dummywhist.ui.club.asking import GoSheet, PeopleSheet, RevokeSheet
from dummywhist.ui.club.entry import SLIM, tricks_in
from dummywhist.ui.club.ranking_page import RankingPage
from dummywhist.ui.club.rounds import RoundsPage, entry_words
from dummywhist.ui.club.wording import place_words, said
from dummywhist.ui.controls.buttons import PrimaryButton, SecondaryButton
from dummywhist.ui.controls.labels import Text, Title
from dummywhist.ui.controls.reading import walk_round
from dummywhist.ui.controls.room import Room
from dummywhist.ui.scene.announce import Announcer
from dummywhist.ui.tongues import say, say_error, tr

MINUTE: Final = "yyyy-MM-ddTHH:mm"


def now() -> str:
    """Return the date and the time of day, as they are entered."""
    return QDateTime.currentDateTime().toString(MINUTE)


class ClubRoom(Room):
    """The room of one match, or of none. Sheets that it needs are shown by whoever holds it."""

    sheet_wanted = Signal(object)
    print_wanted = Signal()
    export_wanted = Signal()
    new_wanted = Signal()
    open_wanted = Signal()
    told = Signal(str)
    """Something to say in the status line."""
    changed = Signal()

    def __init__(
        self, kept: KeptMatch | None, by: str, clock: Callable[[], str] = now, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.kept = kept
        self._by, self._clock = by, clock
        self._undone: list[Entry] = []
        self._asked: tuple[Place, Played] | None = None
        self._announcer = Announcer(self)
        self.setAccessibleName(tr("Club match"))
        self._stack = QStackedLayout(self)
        self.empty = self._empty()
        self.rounds = RoundsPage(self)
        self.ranking = RankingPage(self)
        for page in (self.empty, self.rounds, self.ranking):
            self._stack.addWidget(page)
        self._add_buttons()
        card = self.rounds.card
        card.entered.connect(lambda tricks: self.enter(Made(tricks)))
        card.average_wanted.connect(lambda: self.enter(TakesAverage()))
        card.revoke_wanted.connect(self._ask_revoke)
        card.new_deal_wanted.connect(self._deal_anew)
        self.rounds.moved.connect(self._moved_to)
        self.rounds.call_wanted.connect(lambda _anyway: self._call())
        self.ranking.traveller.correct_wanted.connect(self._correct)
        self._shortcut("Ctrl+G", self._ask_place)
        if kept is not None:
            self.rounds.place = self._taken_up(kept.match)
            if kept.torn:
                self.rounds.torn.set_text(
                    tr("The last line of the file was cut short and is left out: {text}", text=kept.torn[:60])
                )
                self.rounds.torn.show()
        self._show()
        self.show_rounds()

    def _moved_to(self, words: str) -> None:
        self._asked = None
        self._announcer.say(words)

    def _shortcut(self, keys: str, do: Callable[[], object]) -> None:
        found = QShortcut(QKeySequence(keys), self)
        found.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        found.activated.connect(do)

    def _empty(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addStretch(1)
        column.addWidget(Title(tr("No club match yet"), 29, page), 0, Qt.AlignmentFlag.AlignHCenter)
        words = tr("Names, rounds, results and ranking of an evening of duplicate whist.")
        column.addWidget(Text(words, 13, tone="mute", parent=page), 0, Qt.AlignmentFlag.AlignHCenter)
        self.start = PrimaryButton(tr("New match…"), page)
        self.start.clicked.connect(lambda _checked=False: self.new_wanted.emit())
        column.addWidget(self.start, 0, Qt.AlignmentFlag.AlignHCenter)
        back = SecondaryButton(tr("Back to the table"), page)
        back.clicked.connect(lambda _checked=False: self.left.emit())
        column.addWidget(back, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return page

    def _add_buttons(self) -> None:
        rounds, ranking = self.rounds, self.ranking
        rounds.ranking.clicked.connect(lambda _checked=False: self.show_ranking())
        self._add(rounds.buttons, rounds, tr("Names…"), self._ask_people)
        self._add(rounds.buttons, rounds, tr("Print…"), self.print_wanted.emit)
        rounds.buttons.addStretch(1)
        self._add(rounds.buttons, rounds, tr("Back to the table"), self.left.emit)
        self._add(ranking.buttons, ranking, tr("New match…"), self.new_wanted.emit)
        self._add(ranking.buttons, ranking, tr("Open…"), self.open_wanted.emit)
        ranking.buttons.addStretch(1)
        self._add(ranking.buttons, ranking, tr("Back to the rounds"), self.show_rounds)
        self._add(ranking.buttons, ranking, tr("Print…"), self.print_wanted.emit)
        self._add(ranking.buttons, ranking, tr("Export…"), self.export_wanted.emit)

    def _add(self, row: QHBoxLayout, page: QWidget, words: str, do: Callable[[], object]) -> None:
        button = SecondaryButton(words, page)
        button.air = SLIM
        button.clicked.connect(lambda _checked=False: do())
        row.addWidget(button)

    # ---- what is seen ----

    @property
    def match(self) -> Match:
        """The match; there is one when anything is done."""
        assert self.kept is not None
        return self.kept.match

    @property
    def trays(self) -> int:
        """How many trays there are."""
        return self.match.movement.sets * self.match.setup.plan.trays

    @property
    def facts(self) -> str:
        """How many of all results are in."""
        if self.kept is None:
            return ""
        match = self.match
        entered = len(match.standing.results)
        of = entered + len(missing(match.setup.plan, match.movement, match.standing, match.movement.rounds))
        return tr("{entered} of {of} results", entered=entered, of=of)

    def show_rounds(self) -> None:
        """Show the round, or that there is no match."""
        self._stack.setCurrentWidget(self.empty if self.kept is None else self.rounds)
        self.take_focus()

    def show_ranking(self) -> None:
        """Show the ranking."""
        if self.kept is not None:
            self.ranking.show_match(self.match)  # in a great match it is not made anew for each entry
            self._stack.setCurrentWidget(self.ranking)
            self.take_focus()
            self.changed.emit()

    @property
    def in_ranking(self) -> bool:
        """Whether the ranking is seen."""
        return self._stack.currentWidget() is self.ranking

    def take_focus(self) -> None:
        """To what is done next."""
        page = self._stack.currentWidget()
        if page is self.rounds:
            self.rounds.take_focus()
        elif page is self.ranking:
            self.ranking.rows.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round the room, in the order in which it is read."""
        page = self._stack.currentWidget()
        return page is not None and walk_round(page, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads from the ranking back to the rounds."""
        if event.key() == Qt.Key.Key_Escape and self.in_ranking:
            self.show_rounds()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        if self.kept is not None:
            self.rounds.show_match(self.match)
            if self.in_ranking:
                self.ranking.show_match(self.match)
        self.changed.emit()

    def _tell(self, words: str) -> None:
        self.told.emit(words)
        self._announcer.say(words)

    def _taken_up(self, match: Match) -> Place | None:
        """Return where the director was: after the last result that was entered, at the same table."""
        found = (place_of(noted.entry) for noted in last_standing(match.journal))
        last = next((place for place in found if place is not None), None)
        self.rounds.know(match)
        if last is not None and last.round != match.standing.round:
            last = None
        return self.rounds.next_missing(last)

    # ---- what is entered ----

    def _take(self, entry: Entry) -> bool:
        """Make an entry; say why not if it cannot be made."""
        assert self.kept is not None
        try:
            self.kept.enter(Noted(entry, self._clock(), self._by))
        except DummyWhistError as error:
            words = say_error(error)
            self.rounds.card.tell(words)
            self._tell(words)
            return False
        self.rounds.torn.hide()
        return True

    def _do(self, entry: Entry) -> bool:
        done = self._take(entry)
        if done:
            self._undone.clear()
        return done

    def enter(self, played: Played) -> None:
        """Enter a result at the place of the card; where there is one already it is asked for twice."""
        place = self.rounds.place
        if place is None:
            return
        before = self.match.standing.results.get(place)
        if before == played:
            self._go_on(place)
            return
        if before is not None and self._asked != (place, played):
            self._asked = place, played
            words = tr("Was {before}. Enter {now} once more to replace it.", before=said(before), now=said(played))
            self.rounds.card.tell(words)
            self._announcer.say(words, assertive=True)
            return
        self._asked = None
        if self._do(Result(place, played) if before is None else Correction(place, played)):
            words = tr("{place}: {result}.", place=place_words(place, self.match.standing.round), result=said(played))
            self._go_on(place)
            self._tell(words)

    def _go_on(self, place: Place) -> None:
        """Let the card go to what is missing next, and the keyboard to what is done next."""
        self.rounds.place = self.rounds.next_missing(place) if place.round == self.match.standing.round else place
        self._show()
        self.rounds.go(self.rounds.next_missing(place))
        self.rounds.take_focus()
        standing = self.match.standing
        if self.rounds.place is None:
            last = standing.round == self.match.movement.rounds
            self._announcer.say(tr("All results are in.") if last else tr("The round is complete."))

    def _call(self) -> None:
        if self._do(Called(self.match.standing.round + 1)):
            self.rounds.place = None
            self._show()
            self._tell(tr("Round {round} is called.", round=self.match.standing.round))
            self.rounds.take_focus()

    def _ask_revoke(self) -> None:
        place = self.rounds.place
        if place is None:
            return
        typed = tricks_in(self.rounds.card.field.text())
        sheet = RevokeSheet(self, place_words(place), typed)

        def entered(made: Made) -> None:
            before = self.match.standing.results.get(place)
            if before is not None:
                self._asked = place, made  # the sheet was the question
            self.enter(made)

        sheet.entered.connect(entered)
        self.sheet_wanted.emit(sheet)

    def _deal_anew(self) -> None:
        place = self.rounds.place
        if place is not None:
            known = self.match.tray(place.tray) is not None
            if self._do(NewDeal(place.tray, random_number() if known else None)):
                self._show()
                self._tell(tr("Tray {tray} is dealt anew.", tray=place.tray))

    def _correct(self, place: Place) -> None:
        self.show_rounds()
        self.rounds.go(place)
        self.rounds.take_focus()

    def _ask_place(self) -> None:
        if self.kept is None:
            return
        match, at = self.match, self.rounds.place
        sheet = GoSheet(
            self, match.movement.tables, self.trays, 1 if at is None else at.table, 1 if at is None else at.tray
        )
        sheet.place_wanted.connect(self._go_to)
        self.sheet_wanted.emit(sheet)

    def _go_to(self, table: int, tray: int) -> None:
        """Go where ``table`` plays ``tray``, in whichever round."""
        match = self.match
        found = [
            number
            for (number, at), sitting in sorted(seated_at(match.movement).items())
            if at == table and tray in trays_at(match.setup.plan, sitting)
        ]
        if not found:
            self._tell(tr("Tray {tray} never comes to table {table}.", tray=tray, table=table))
            return
        self.show_rounds()
        called = [number for number in found if number <= match.standing.round]
        self.rounds.go(Place((called or found)[-1 if called else 0], table, tray))
        self.rounds.take_focus()

    def _ask_people(self) -> None:
        sheet = PeopleSheet(self, self.match)

        def renamed(entrant: int, names: tuple[str, ...]) -> None:
            try:
                done = self._do(Named(entrant, names))
            finally:
                refused = self.rounds.card.notice.text()
            if done:
                sheet.accept()
                self._show()
            else:
                sheet.refuse(refused)

        def stopped(entrant: int) -> None:
            if self._do(Stopped(entrant, self.match.standing.round)):
                sheet.accept()
                self._show()
            else:
                sheet.refuse(self.rounds.card.notice.text())

        sheet.renamed.connect(renamed)
        sheet.stopped.connect(stopped)
        self.sheet_wanted.emit(sheet)

    # ---- back and again ----

    @property
    def undoes(self) -> bool:
        """Whether an entry stands that can be taken back."""
        return self.kept is not None and any(last_standing(self.match.journal))

    @property
    def redoes(self) -> bool:
        """Whether an entry was taken back last."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the last entry that stands, by an entry."""
        if not self.undoes:
            return
        last = next(last_standing(self.match.journal))
        if self._take(TakenBack()):
            self._undone.append(last.entry)
            self._moved(last.entry)
            self._tell(tr("Taken back: {what}.", what=entry_words(self.match, last)))

    def redo(self) -> None:
        """Make again what was taken back last."""
        if self._undone and self._take(self._undone[-1]):
            entry = self._undone.pop()
            self._moved(entry)
            self._tell(tr("Entered again: {what}.", what=entry_words(self.match, Noted(entry))))

    def _moved(self, entry: Entry) -> None:
        self.rounds.place = place_of(entry)
        self._show()
        self.take_focus()

    def retry(self) -> None:
        """Try again to write what is not on disk."""
        if self.kept is not None and not self.kept.saved:
            self.kept.retry()
            self.changed.emit()

    @property
    def not_saved(self) -> str:
        """Why something is not on disk, or ""."""
        saving = None if self.kept is None else self.kept.saving
        return say(saving.reason) if isinstance(saving, NotSaved) else ""
