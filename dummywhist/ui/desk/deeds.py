"""What does each command do at the table, with sheets, files and the window?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.deal.actions.laws import DRAW_TRICK, FORGET_TURNED, NAME_TURNED, THROW_DOWN
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.record.endings import DEALS, RECORD, patterns
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.seats.operator import Consent
from dummywhist.engine.seats.proposal import Numbers
from dummywhist.paths import Paths
from dummywhist.ui.desk.commands import ONCE
from dummywhist.ui.desk.offering import plays_once
from dummywhist.ui.desk.settings import Settings
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS, TableWindow
from dummywhist.ui.preferences import Preference, Preferences
from dummywhist.ui.preferences.values import TrickValues
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Seating
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import say_error, together, tr
from dummywhist.ui.words import say

if TYPE_CHECKING:  # at run time the program alone imports them, late
    from dummywhist.ui.desk.club import Club
    from dummywhist.ui.desk.sheets import Sheets

AGREED = ("first_dummy", "partners")
"""Who agreed on an order cuts for the next one."""
T = TypeVar("T", str, int, bool)


class DeedDesk(Protocol):
    """What the commands need of the program."""

    numbers: Numbers
    settings: Settings

    @property
    def window(self) -> TableWindow:
        """The window."""

    @property
    def view(self) -> TableView:
        """The table in it."""

    @property
    def sitting(self) -> Sitting | None:
        """Who sits at it."""

    @property
    def path(self) -> Path | None:
        """The file of its record."""

    @property
    def paths(self) -> Paths:
        """Where files live."""

    @property
    def sheets(self) -> Sheets:
        """The sheets and docks."""

    def new_table(self, seating: Seating) -> bool:
        """Begin a new table."""

    def next_session(self) -> bool:
        """Begin the next session of a table where others wait; whether there is one."""

    def open_file(self, path: Path) -> bool:
        """Open a record from anywhere."""

    def offer(self) -> None:
        """Offer the commands that can be chosen now."""

    def prefer(self, preference: Preference[T], value: T) -> None:
        """Prefer something else."""


class Deeds(QObject):
    """Does what the commands ask for: the `Doer` of the running program."""

    def __init__(self, desk: DeedDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._values: TrickValues = "both"
        self._stopped_at = -1  # the stamp at which undo stopped at the start of a deal

    @property
    def _sitting(self) -> Sitting:
        """The table in the window; nothing is asked for before there is one."""
        assert self._desk.sitting is not None
        return self._desk.sitting

    # ---- the club room ----

    @property
    def _club(self) -> Club | None:
        """The club, while its room has taken the place of the table."""
        return None if self._desk.window.central.room is None else self._desk.sheets.club

    def club(self) -> None:
        """Go to the club room, or back to the table."""
        self._desk.sheets.club.toggle()

    # ---- tables ----

    def by_file(self) -> None:
        """Open the matches by file."""
        self._desk.sheets.by_file.open()

    def new_table(self) -> None:
        """Ask who plays what at a new table."""
        self._desk.sheets.new_table()

    def new_deal(self) -> None:
        """Deal the next deal, or another one in place of that in play; in the club room begin another match."""
        if self._club is not None:
            self._club.new_match()
            return
        sitting = self._sitting
        if sitting.conductor.mode is Mode.BETWEEN:
            sitting.conductor.next_deal()
        elif sitting.mid_deal:
            number = None if sitting.standing.proving else self._desk.numbers()
            self.take_back(sitting.operator.restarts(), lambda: sitting.conductor.other_deal(number))

    def deal_number(self) -> None:
        """Ask for a deal number."""
        self._desk.sheets.deal_number()

    def same_deal(self) -> None:
        """Play the deal again from its first card."""
        self.take_back(self._sitting.operator.restarts(), self._sitting.conductor.restart_deal)

    def tables(self) -> None:
        """Open the shelf of tables."""
        self._desk.sheets.tables()

    def seats(self) -> None:
        """Ask who sits where."""
        self._desk.sheets.seats()

    def habits(self) -> None:
        """Show what the computers know of people."""
        self._desk.sheets.habits()

    def abandon(self) -> None:
        """Ask whether the session is to be broken off."""
        self._desk.sheets.abandon()

    def break_off(self) -> None:
        """Break the session off and settle it as its rules say (ED-98)."""
        if self._sitting.conductor.break_off():
            QTimer.singleShot(0, self, lambda: self._desk.sheets.settlement())

    def play_another(self) -> None:
        """Begin another session with the same people and rules; the order is cut for anew (ED-96).

        Where others wait they come in, and the places are cut for (W-CUT-7, MO-9).
        """
        if self._desk.next_session():
            return
        standing = self._sitting.standing
        changes = {key: name for key, name in standing.wanted.items() if key not in AGREED}
        self._desk.new_table(Seating(standing.game, standing.people, (), changes, standing.proving))

    def change_rules(self, changes: Mapping[str, Setting]) -> None:
        """Play by other rules, each from when it holds."""
        window, sitting = self._desk.window, self._sitting
        try:
            game_of(sitting.standing.game).rules(changes)
        except DummyWhistError as error:
            window.tell(say_error(error))
            return
        refusal = sitting.operator.change_rules(changes)
        if refusal is not None:
            window.tell(say(refusal.message))
            return
        window.tell(tr("Rules changes take effect from the next deal."), LASTING_MS)
        sitting.refresh()

    # ---- files ----

    def open_file(self) -> None:
        """Ask for a record, and open it; in the club room, for a match."""
        if self._club is not None:
            self._club.open_match()
            return
        name, _ = QFileDialog.getOpenFileName(
            self._desk.window,
            tr("Open a record"),
            str(self._desk.paths.tables),
            tr("Records and deals ({files})", files=patterns((RECORD, *DEALS))),
        )
        if name:
            self._desk.open_file(Path(name))

    def save_copy(self) -> None:
        """Ask where, and save a copy of the record."""
        window, path = self._desk.window, self._desk.path
        if path is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            window, tr("Save a copy"), path.name, tr("Records ({files})", files=patterns((RECORD,)))
        )
        if name:
            try:
                self._sitting.operator.save_copy(Path(name))
            except OSError as error:
                window.tell(tr("The copy could not be saved: {why}.", why=error.strerror))
            else:
                self._sitting.conductor.computers.findings.copy(Path(name))
                window.tell(tr("A copy is in {name}.", name=Path(name).name), LASTING_MS)

    def bring(self) -> None:
        """Ask for a deal of a bridge program."""
        self._desk.sheets.exchange.ask_import()

    def export(self) -> None:
        """Ask where, and write a deal for bridge programs; in the club room, the results."""
        if self._club is not None:
            self._club.export()
            return
        self._desk.sheets.exchange.ask_export()

    def open_folder(self, folder: Path) -> bool:
        """Show a folder of the program in the system's file browser; it is made where it is missing."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            words = tr("There is no folder {name}: {why}.", name=folder.name, why=error.strerror)
            self._desk.window.tell(words, COMPLAINT_MS)
            return False
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    # ---- sheets and docks ----

    def score(self) -> None:
        """Open the score sheet; in the club room, the ranking."""
        if self._club is not None:
            self._club.score()
            return
        self._desk.sheets.score()

    def ranking(self) -> None:
        """Open the ranking of the trays against other tables."""
        self._desk.sheets.ranking()

    def proof(self) -> None:
        """Open the proof that the deals of this sitting were fair."""
        self._desk.sheets.proof()

    def record(self) -> None:
        """Open the record dock, or put it away."""
        self._desk.sheets.looking.record()

    def print(self) -> None:
        """Show how the score sheet, a deal or the rules of this table will be printed; in the club room, the match."""
        if self._club is not None:
            self._club.print()
            return
        self._desk.sheets.print()

    def preferences(self) -> None:
        """Open the preferences."""
        self._desk.sheets.preferences()

    def rules(self) -> None:
        """Open the rules dock, or put it away."""
        self._desk.sheets.rules()

    def rules_page(self) -> None:
        """Open the rules of this game; in the club room how a match is directed; in a lesson its sentence is said."""
        if self._club is not None:
            self._desk.sheets.club_page()
        elif self._sitting.teaching is not None:
            self._desk.sheets.given.repeat()
        else:
            self._desk.sheets.rules_page()

    def first_lesson(self) -> None:
        """Give the first lesson, from where it was left."""
        self._desk.sheets.lessons.begin()

    def lessons(self) -> None:
        """Open the list of the lessons."""
        self._desk.sheets.lessons.list()

    def differs(self) -> None:
        """Open what is different in this game, for somebody who knows whist."""
        self._desk.sheets.differs()

    def studying(self) -> None:
        """Open the page of the handbook on lessons, problems and the study of a deal."""
        self._desk.sheets.studying_page()

    def library(self) -> None:
        """Open the kept and played deals."""
        self._desk.sheets.library.open()

    def statistics(self) -> None:
        """Open the statistics."""
        self._desk.sheets.statistics.open()

    def evening(self) -> None:
        """Open the report of the evening."""
        self._desk.sheets.evening.open()

    def keep_deal(self) -> None:
        """Keep the deal that is looked at, or was counted last."""
        place = self._desk.sheets.looking.place()
        counted = [past.ordinal for past in self._sitting.seat.past() if past.counted]
        if place is not None and place.past.counted:
            counted.append(place.ordinal)
        self._desk.sheets.library.keep_counted(counted[-1] if counted else -1)

    def problems(self) -> None:
        """Open problems and deals."""
        self._desk.sheets.problems.list()

    def keys(self) -> None:
        """Open the list of keys."""
        self._desk.sheets.keys()

    def about(self) -> None:
        """Open the about sheet."""
        self._desk.sheets.about()

    # ---- at the table ----

    def undo(self) -> None:
        """Take back the last choice of a person; at the start of the deal first say so, and ask before going on.

        In the club room the last entry is taken back.
        """
        if self._club is not None:
            self._club.undo()
            return
        sitting = self._sitting
        if sitting.teaching is not None:
            self._desk.sheets.given.back()
            return
        back, stamp = sitting.operator.undoes(), sitting.operator.stamp
        if back is None or not (back.earlier_deal and sitting.mid_deal):
            self.take_back(back, sitting.conductor.undo)
        elif self._stopped_at != stamp:
            self._stopped_at = stamp
            words = tr("This is the start of the deal. Undo again to open the deal before it, which is counted.")
            self._desk.window.tell(words, COMPLAINT_MS)
            self._desk.view.announce(words)
        else:
            names = tuple(sitting.names()[player] for player in sitting.standing.persons)
            self._desk.sheets.reopen(names if sitting.conductor.hot_seat else (), sitting.conductor.undo)

    def undo_all(self) -> None:
        """Take back all that was chosen in the deal in play."""
        self.take_back(self._sitting.operator.undoes_all(), self._sitting.conductor.undo_all)

    def redo(self) -> None:
        """Choose again what was taken back, or enter it again."""
        if self._club is not None:
            self._club.redo()
            return
        self._sitting.conductor.redo()

    def take_back(self, back: Consent | None, do: Callable[[], object]) -> None:
        """Do what takes something back; where several people sit at the table, all must agree, and at a law table both
        sides.
        """
        sitting = self._sitting
        if plays_once(sitting):
            self._desk.window.tell(tr(ONCE))
            return
        by_law = sitting.standing.rules.laws is not None
        if back is None or not (by_law or sitting.conductor.hot_seat):
            do()
            return
        names = tuple(sitting.names()[player] for player in sitting.standing.persons)
        if by_law and not sitting.conductor.hot_seat:
            story = tr("At the law table nothing is taken back unless both sides agree. The computers leave it to you.")
            self._desk.sheets.agree(tr("Do both sides agree?"), (), story, tr("Take it back"), do)
            return
        whose = together(sitting.names()[player] for player in back.whose) if back.whose else ""
        self._desk.sheets.agree(
            tr("Do you all agree?"),
            names,
            tr("What {whose} chose last is taken back.", whose=whose) if whose else tr("The deal is taken back."),
            tr("Take it back"),
            do,
        )

    def reseat(self, changes: Mapping[Player, Person]) -> None:
        """Let others sit down; in mid-deal only if all agree, and after a word where a second hand would be seen."""
        sitting = self._sitting

        def do() -> None:
            for player, person in changes.items():
                sitting.conductor.reseat(player, person.kind, person.name)

        seen = bool(changes) and sitting.operator.would_be_seen(changes)
        if not changes or not sitting.standing.mid_deal or not (seen or sitting.conductor.hot_seat):
            do()
            return
        story = (
            tr("Somebody sits down to a second hand of this deal. It is marked as seen and counts in no statistics.")
            if seen
            else tr("Seats change in the middle of a deal.")
        )
        names = tuple(sitting.names()[player] for player in sitting.standing.persons)
        title = tr("Change seats in the middle of the deal?")
        self._desk.sheets.agree(title, names if len(names) > 1 else (), story, tr("Change seats"), do)

    def last_trick(self) -> None:
        """Turn the last trick up, or down again."""
        self._sitting.last_trick()

    def claim(self) -> None:
        """Ask how many tricks are claimed."""
        self._sitting.claim()

    def show_card(self) -> None:
        """Drop the card in focus face up (W-EXP-1)."""
        if not self._desk.view.show_card():
            self._desk.view.refuse(tr("Go to a card of your hand first, then show it."))

    def lay_down(self) -> None:
        """Lay the whole hand open (W-CLAIM-3)."""
        self._sitting.conductor.propose(THROW_DOWN)

    def call_law(self) -> None:
        """Ask what is called by the law."""
        self._sitting.call_law()

    def name_turned(self) -> None:
        """Name the turned card aloud (W-TRUMP-4)."""
        self._sitting.conductor.propose(NAME_TURNED)

    def ask_turned(self) -> None:
        """Ask for the turned card that the dealer has forgotten (W-TRUMP-6)."""
        self._sitting.conductor.propose(FORGET_TURNED)

    def look_back(self) -> None:
        """Look at the last trick though no quitted trick may be seen again (W-QUIT-4)."""
        self._sitting.look_back()

    def draw_trick(self) -> None:
        """Draw the trick in play near, so that the partner attends to it (W-QUIT-6)."""
        self._sitting.conductor.propose(DRAW_TRICK)

    def play_one(self) -> None:
        """Let the computer choose this once."""
        self._sitting.conductor.play_for_me()

    def finish_deal(self) -> None:
        """Let the computer finish this deal."""
        self._sitting.conductor.finish_deal()

    def finish_at_once(self) -> None:
        """Let the computers play this deal to its end at once; several people at the table must all agree."""
        sitting = self._sitting
        if not sitting.conductor.hot_seat:
            sitting.conductor.finish_at_once()
            return
        self._desk.sheets.agree(
            tr("Do you all agree?"),
            tuple(sitting.names()[player] for player in sitting.standing.persons),
            tr("The computers play the rest of this deal for everybody, and it is counted."),
            tr("Finish it"),
            sitting.conductor.finish_at_once,
        )

    def hint(self) -> None:
        """Ask for a hint, or for one degree more of it."""
        self._sitting.hint()

    def why(self) -> None:
        """Say why a card was played."""
        self._desk.sheets.looking.why()

    def values(self) -> None:
        """Show values on the cards of a reviewed deal, those that were shown last, or none."""
        now = self._sitting.preferences.trick_values
        if now != "none":
            self._values = now
        self._desk.prefer(Preferences.trick_values, self._values if now == "none" else "none")
        words = Preferences.trick_values.choices[self._sitting.preferences.trick_values]
        self._desk.view.announce(tr("Trick values: {values}", values=tr(words)))

    def review(self) -> None:
        """Open the review of a deal, or put it away."""
        self._desk.sheets.review.open()

    def previous_loss(self) -> None:
        """Stand before the loss before this place."""
        self._desk.sheets.review.step(-1)

    def next_loss(self) -> None:
        """Stand before the next loss."""
        self._desk.sheets.review.step(1)

    def retry(self) -> None:
        """Choose again where the table stands."""
        self._desk.sheets.review.try_again()

    def knows(self) -> None:
        """Say what a seat knows, or put that away."""
        self._desk.sheets.review.knows()

    def set_problem(self) -> None:
        """Set the card before which the reviewed deal stands as a problem."""
        self._desk.sheets.review.set_problem()

    def close_hands(self) -> None:
        """Close the hands of others in a reviewed deal, or open them again."""
        self._desk.sheets.review.close_hands()

    def what_if(self) -> None:
        """Play on from the card in view."""
        self._desk.sheets.review.what_if()

    def back(self) -> None:
        """Look one card back, or one trick of the line."""
        self._step(-1)

    def forward(self) -> None:
        """Look one card forward, or one trick of the line."""
        self._step(1)

    def _step(self, way: int) -> None:
        sheets = self._desk.sheets
        if sheets.line.shown:
            sheets.line.step(way)
        else:
            sheets.looking.step(way)

    def line(self) -> None:
        """Show the line that beats a refused claim, or put it away."""
        self._desk.sheets.line.open()

    def first(self) -> None:
        """Look at the first card."""
        self._desk.sheets.looking.step_to(0)

    def last(self) -> None:
        """Look at the last card."""
        self._desk.sheets.looking.step_to(-1)

    # ---- the window ----

    def quit(self) -> None:
        """Close the window."""
        self._desk.window.close()

    def tool_bar(self) -> None:
        """Show the tool bar, or hide it."""
        self._desk.window.show_bars(tool_bar=self._desk.window.tools.isHidden())
        self._desk.offer()

    def status_bar(self) -> None:
        """Show the status bar, or hide it."""
        self._desk.window.show_bars(status_bar=self._desk.window.statusBar().isHidden())
        self._desk.offer()

    def full_screen(self) -> None:
        """Fill the screen, or no more."""
        if self._desk.window.isFullScreen():
            self._desk.window.showNormal()
        else:
            self._desk.window.showFullScreen()
        self._desk.offer()

    def larger_cards(self) -> None:
        """Take the next size at which the cards are larger in this window."""
        if not self._resize_cards(1):
            self._desk.window.tell(tr("The cards are as large as the window has room for."), LASTING_MS)

    def smaller_cards(self) -> None:
        """Take the next size at which the cards are smaller in this window."""
        if not self._resize_cards(-1):
            self._desk.window.tell(tr("The cards are as small as they can be."), LASTING_MS)

    def fit_cards(self) -> None:
        """Take the usual size of the cards."""
        self._desk.prefer(Preferences.card_size, Preferences.card_size.default)

    def _resize_cards(self, way: int) -> bool:
        """Prefer the next card size that makes a difference in this window; return whether there is one."""
        now, view = self._desk.settings.preferences.card_size, self._desk.view
        width = view.card_width(now / 100)
        sizes = sorted((size for size in Preferences.card_size.choices if way * (size - now) > 0), reverse=way < 0)
        size = next((size for size in sizes if way * (view.card_width(size / 100) - width) > 0), None)
        if size is not None:
            self._desk.prefer(Preferences.card_size, size)
        return size is not None

    def turn_table(self) -> None:
        """Look from the next seat."""
        self._sitting.turn_table()

    def hide_cards(self) -> None:
        """Let the curtain down."""
        self._sitting.conductor.hide()

    def next_part(self) -> None:
        """Bring the keyboard to the next part of the window."""
        self._desk.window.go_to_part(1)

    def previous_part(self) -> None:
        """Bring the keyboard to the previous part of the window."""
        self._desk.window.go_to_part(-1)

    def escape(self) -> None:
        """Take back what was begun last: a hand of the computer, a hint, the review, the dock; or leave a lesson."""
        sitting = self._desk.sitting
        if self._club is not None:
            return
        if sitting is not None and sitting.teaching is not None:
            self._desk.sheets.given.leave()
            return
        if sitting is None or sitting.conductor.take_back_hand() or sitting.drop_hint():
            return
        if self._desk.sheets.review.escape():
            return
        if not sitting.leave_review() and not self._desk.window.central.close_dock():
            self._desk.view.focus_hand()

    def menus(self) -> None:
        """Bring the keyboard to the menu bar."""
        self._desk.window.go_to_menus()

    # ---- reading ----

    def read_trick(self) -> None:
        """Read the trick."""
        self._read("trick")

    def read_dummy(self) -> None:
        """Read dummy."""
        self._read("dummy")

    def read_hand(self) -> None:
        """Read the person's hand."""
        self._read("hand")

    def read_score(self) -> None:
        """Read trumps and score."""
        self._read("score")

    def _read(self, what: str) -> None:
        words = self._sitting.cloth.read(what)
        self._desk.window.tell(words, LASTING_MS)
        self._desk.view.announce(words)

    def calls(self) -> None:
        """Open the list of the calls."""
        self._desk.sheets.calls()

    def repeat(self) -> None:
        """Say again what the law asks, or the last message."""
        view = self._desk.view
        words = view.question.spoken or view.notice.spoken or view.giving.spoken or self._sitting.told_last
        self._desk.window.tell(words)
        self._desk.view.announce(words)

    def tell_trump(self) -> None:
        """Say which suit is trumps, and where that comes from: after an auction with all its calls."""
        sitting = self._desk.sitting
        if sitting is None:
            return
        seen = sitting.view_now()
        if seen is not None and seen.calls and not sitting.curtained:
            self.calls()
            return
        sign = sitting.picture().trump
        if sign is not None:
            said = f"{sign.title}: {sign.origin}." if sign.origin else f"{sign.title}."
            self._desk.window.tell(sign.asked or said)
