"""What is the running program? One window, one table in it, the others on the shelf; settings, start and end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

import dummywhist.ui.desk.acquaintances as late_acquaintances
import dummywhist.ui.desk.decks as late_decks
import dummywhist.ui.desk.keeping as late_keeping
import dummywhist.ui.desk.press as late_press
import dummywhist.ui.desk.sheets as late_sheets
import dummywhist.ui.desk.sounds as late_sounds
from dummywhist.engine.cards.deal_name import random_number
from dummywhist.engine.cards.seal import new_secret
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.visibility import Event
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.messages import message
from dummywhist.engine.record.endings import DEALS, MATCH
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.saving import NotSaved, Saved
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.sandbox.starting import own_command
from dummywhist.engine.seats.operator import Operator
from dummywhist.engine.seats.proposal import Numbers, Secrets
from dummywhist.engine.session.event import PlacesFound
from dummywhist.others import Other
from dummywhist.paths import Paths
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.art.kept import NAME, KeptFaces
from dummywhist.ui.desk.command import Command
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.desk.deeds import Deeds
from dummywhist.ui.desk.kept import is_large, written_last
from dummywhist.ui.desk.menus import card_menu, plate_menu
from dummywhist.ui.desk.offering import facts_of, moment_of
from dummywhist.ui.desk.placing import FRAME, Placing, first_size, place_of, placed
from dummywhist.ui.desk.quiet_notes import due_note
from dummywhist.ui.desk.settings import Settings, SettingsFile
from dummywhist.ui.desk.window import COMPLAINT_MS, LASTING_MS, TableWindow
from dummywhist.ui.late import Unhurried
from dummywhist.ui.preferences import HOUSE, Effect, Preference, Preferences
from dummywhist.ui.scene.giving.value import HOW_IT_WORKS
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.cloth import (
    BACK_TO_MATCH,
    BACK_TO_REVIEW,
    LINE_AGAIN,
    NEW_TABLE,
    NEXT_SESSION,
    OF_SEALED,
    RANKING,
    SETTLEMENT,
    TRAY_AGAIN,
)
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.law_notes import LawNotes
from dummywhist.ui.seat.opening import Opened, Seating, begin, follow, lay_made, take_up
from dummywhist.ui.seat.sitting import Hint, Sitting
from dummywhist.ui.seat.wishes import looks_of
from dummywhist.ui.theme import CLOTHS, DARK, HIGH_CONTRAST, LIGHT, Fonts, Theme, apply, system_scale
from dummywhist.ui.tongues import rule_text, say_error, speak, tr
from dummywhist.ui.words import say

if TYPE_CHECKING:  # loaded with the sheets, late
    from dummywhist.engine.wishes.wish import Made
    from dummywhist.ui.controls.sheet import Sheet
    from dummywhist.ui.panels.account import Account

T = TypeVar("T", str, int, bool)
INVITED = "first lesson"
"""How it is remembered that the first lesson was offered."""
DOCKS = ("rules", "record")
ROOM = "club_match"
AHEAD_MS = 1000
"""How long the first picture has stood when the sheets are made ready that nobody has asked for yet."""
GIVES_WAY_S = 0.002
RECENT = 10
"""How many records Open recent lists."""


def theme_of(preferences: Preferences, system: QFont) -> Theme:
    """Return the theme that the preferences ask for; ``system`` is the font of the desktop."""
    dark = QGuiApplication.styleHints().colorScheme().name == "Dark"
    palette = {"light": LIGHT, "dark": DARK, "contrast": HIGH_CONTRAST}.get(preferences.look, DARK if dark else LIGHT)
    scale = min(1.5, system_scale(system) * preferences.text_size / 100)
    return Theme(palette, CLOTHS[preferences.cloth], preferences.four_colours, Fonts(scale))


class Program(QObject):
    """The running program: one window, one table in it, the others on the shelf."""

    def __init__(
        self,
        app: QApplication,
        paths: Paths,
        settings: Settings,
        settings_file: SettingsFile,
        deck: Deck,
        complaints: Sequence[str] = (),
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        self.app = app
        self.paths = paths
        self.settings = self._settings_before = settings
        self.deck = deck
        self.complaints = list(complaints)
        self.numbers: Numbers = random_number
        self.secrets: Secrets = new_secret
        self._file = settings_file
        self._command = list(command) if command is not None else own_command("bot")
        self._plain_font = app.font()
        speak(settings.preferences.language, settings.preferences.letters)
        apply(app, theme_of(settings.preferences, self._plain_font))
        self._kept = KeptFaces(paths.cache / NAME)
        self.view = TableView(deck, looks_of(settings.preferences), None, self._kept.read)
        self.window = TableWindow(self.view)
        self.sitting: Sitting | None = None
        self._curtained = False
        self._to_open: Callable[[], object] | None = None  # a large file, to be read once the window is on the screen
        self._closed = False
        self._seen = False  # until the first picture is on the screen, no process is started ahead of its time
        self.path: Path | None = None
        self._left: tuple[Path, str] | None = None  # the table that was left for a lesson or problem, and its dock
        self._sheets: late_sheets.Sheets | None = None
        self._people: late_acquaintances.KeptAcquaintances | None = None
        self._decks: late_decks.Decks | None = None
        self._sounds: late_sounds.Sounds | None = None
        self._keeper: late_keeping.Keeper | None = None
        self._ahead: Unhurried | None = None
        self._sheets_anew = QTimer(self, singleShot=True, interval=0)
        self._sheets_anew.timeout.connect(self._say_sheets_anew)
        self.deeds = Deeds(self, self)
        window = self.window
        window.commanded.connect(self.do)
        window.escaped.connect(self.deeds.escape)
        window.cloth_wanted.connect(lambda cloth: self.prefer(Preferences.cloth, cloth))
        window.values_wanted.connect(lambda values: self.prefer(Preferences.trick_values, values))
        window.table_wanted.connect(lambda name: self.switch_to(self.paths.tables / name))
        window.closing.connect(self.close)
        window.retry_wanted.connect(self.retry_saving)
        window.lesson_wanted.connect(lambda: self.sheets.lessons.take_up())
        window.central.dock_changed.connect(self._dock_changed)
        window.central.room_changed.connect(self._room_changed)
        window.central.covered_changed.connect(self._covered_changed)
        window.submenus["recent"].aboutToShow.connect(self._list_recent)
        self.view.marker_clicked.connect(lambda: self.command("score"))
        self.view.strip_clicked.connect(lambda: self.command("score"))
        self.view.course_clicked.connect(lambda moment: self.sheets.review.show_card(moment))
        self.view.trump_clicked.connect(self.deeds.tell_trump)
        self.view.law_asked.connect(lambda law: self.sheets.law(law))
        self.view.taken_up.connect(lambda: self._hear(lambda: late_sounds.TAKEN_UP))
        self.view.call_clicked.connect(self.deeds.calls)
        self.view.menu_wanted.connect(lambda card, at: card_menu(self, card, at))
        self.view.plate_menu_wanted.connect(lambda player, at: plate_menu(self, player, at))
        self.view.plate_clicked.connect(self._plate)
        window.show_bars(settings.tool_bar, settings.status_bar)
        window.mark_preferred(settings.preferences)
        self._place_window()
        self._placing = Placing(window)
        self._placing.settled.connect(self._keep_place)

    # ---- start and end ----

    def open_first(self, but: Path | None = None) -> None:
        """Take up the table that was left, or begin the first one.

        A table that cannot be opened stays on the shelf, and so does ``but``. If the settings name none, the one
        written last is taken up. A large one is read when the window is on the screen.
        """
        names = self.settings.tables if self._file.writable else tuple(written_last(self.paths.tables))
        paths = [path for path in map(self.paths.tables.joinpath, names) if path.exists()]
        self.settings = replace(self.settings, tables=tuple(path.name for path in paths))
        self._open_one_of([path for path in paths if but is None or path.resolve() != but.resolve()])

    def _open_one_of(self, paths: Sequence[Path]) -> None:
        """Take up the first of these tables that can be; begin one where none can."""
        if not paths:
            self.new_table(self.first_seating())
            self._invite()
            self.tell_complaints()
        elif is_large(paths[0]):
            self._fetch(paths[0], self._tell_of_start, lambda: self._open_one_of(paths[1:]))
        elif self._open(paths[0]):
            self._tell_of_start()
        else:
            self._open_one_of(paths[1:])

    def _invite(self) -> None:
        """Offer the first lesson at the very first table, once, until a deal was played or a lesson begun."""
        if INVITED not in self.settings.seen:
            self.settings = replace(self.settings, seen=(*self.settings.seen, INVITED))
            self.window.invite(True)

    def _tell_of_start(self) -> None:
        self.tell_complaints(tr("Taken up where you left it."))

    def tell_complaints(self, *words: str) -> None:
        """Tell what went wrong so far, before ``words``: a narrow window has no room for both."""
        if words or self.complaints:
            self.window.tell(" ".join([*self.complaints, *words]), COMPLAINT_MS if self.complaints else LASTING_MS)

    def first_seating(self) -> Seating:
        """Return who sits at the first table: the person with dummy by agreement, two computers."""
        wanted = self.settings.preferences
        people = (
            Person(wanted.your_name, PERSON),
            Person(wanted.first_computer, wanted.level),
            Person(wanted.second_computer, wanted.level),
        )
        return Seating("english-dummy", people, (1, 2, 3), {"first_dummy": "agreed"})

    def after_first_paint(self) -> None:
        """Do what need not be ready before the table is seen: computers' processes, sheets, the dock."""
        self._seen = True
        self._keeper = late_keeping.Keeper(self._kept, self.view)
        QTimer.singleShot(AHEAD_MS, self, self._run_ahead)
        to_open, self._to_open = self._to_open, None
        if to_open is not None:
            to_open()
        self._warm()
        self._open_dock()
        if self.settings.preferences.deck != HOUSE:
            self.decks.choose(self.settings.preferences.deck)

    def _run_ahead(self) -> None:
        """Run the modules of the sheets before somebody opens one, when nothing moves on the table."""
        if self._closed or self._sheets is not None:
            return
        if self.view.busy:
            QTimer.singleShot(AHEAD_MS, self, self._run_ahead)
            return
        self._ahead = Unhurried(late_sheets, GIVES_WAY_S)

    def _open_dock(self) -> None:
        """Open the dock or the room that was left open, unless a room is open already."""
        if self.settings.dock in (*DOCKS, ROOM) and self.window.central.room is None:
            self.command(self.settings.dock)

    def close(self) -> None:
        """Save what is remembered and let the table go."""
        self.settings = replace(
            self.settings,
            window=place_of(self.window),
            tool_bar=not self.window.tools.isHidden(),
            status_bar=not self.window.statusBar().isHidden(),
        )
        self.save_settings()
        self._closed = True
        if self._ahead is not None:
            self._ahead.end()
        if self._sheets is not None:
            self._sheets.close()
        if self.sitting is not None:
            self.sitting.close()
            self.sitting.operator.close()
        if self._decks is not None:
            self._decks.close()
        if self._sounds is not None:
            self._sounds.close()
        if self._keeper is not None:
            self._keeper.close()

    def save_settings(self) -> None:
        """Write the settings; say so if it cannot be done."""
        wrong = self._file.save(self.settings, self._settings_before)
        self._settings_before = self.settings
        if wrong:
            self.window.tell(wrong, COMPLAINT_MS)

    def _place_window(self) -> None:
        window, place = self.window, self.settings.window
        screens = [QGuiApplication.primaryScreen(), *QGuiApplication.screens()]
        rooms = [screen.availableGeometry() for screen in screens]
        if not place:
            window.resize(first_size(rooms[0].size(), window.minimumSize()))
            return
        x, y, width, height, maximised, *frame = place
        at, size = placed(QRect(x, y, width, height), rooms, window.minimumSize(), frame or FRAME)
        if at is not None:
            # Not `move`, which counts the frame: the window would creep by it at each start.
            window.setGeometry(QRect(at, size))
        else:
            window.resize(size)
        if maximised:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)

    def _keep_place(self) -> None:
        """Keep the place of the window as soon as it stands still: a program that is killed keeps nothing later."""
        place = place_of(self.window)
        if place != self.settings.window and not self.window.isFullScreen() and not self.window.isMinimized():
            self.settings = replace(self.settings, window=place)
            self.save_settings()

    @property
    def sheets(self) -> late_sheets.Sheets:
        """The sheets and docks; loaded when first wanted, so that the start need not wait for them."""
        if self._sheets is None:
            if self._ahead is not None:
                self._ahead.hurry()
            self._sheets = late_sheets.Sheets(self, self)
        return self._sheets

    @property
    def people(self) -> late_acquaintances.KeptAcquaintances:
        """The people that the computers know; read when first wanted."""
        if self._people is None:
            self._people = late_acquaintances.KeptAcquaintances(self.paths.habits, self)
            self._people.complained.connect(lambda words: self.window.tell(words, COMPLAINT_MS))
            if self._people.complaint:
                self._complain(self._people.complaint)
        return self._people

    @property
    def decks(self) -> late_decks.Decks:
        """The decks that there are; loaded when first wanted."""
        if self._decks is None:
            self._decks = late_decks.Decks(self.deck, self.view)
            self._decks.shown.connect(self._deck_shown)
            self._decks.failed.connect(self._deck_failed)
        return self._decks

    def press(self, open_sheet: Callable[[Sheet], None], account: Callable[[], Account]) -> late_press.Press:
        """Return what prints for the table; loaded when first wanted."""
        return late_press.Press(self, open_sheet, account)

    # ---- tables ----

    def new_table(self, seating: Seating, number: int | None = None) -> bool:
        """Begin a new table, with the deal of ``number`` if one is named; the one in the window stays on the shelf."""
        opened = begin(seating, self.paths.tables, self.numbers, self.secrets)
        if number is not None:
            opened.operator.ask_number(number)
        self.sit(opened)
        return True

    def lay_made(self, made: Made, seating: Seating) -> None:
        """Begin a new table with a deal that was made to fit a wish; the one in the window stays on the shelf."""
        self.sit(lay_made(made, seating, self.paths.tables, self.numbers, self.secrets))

    def next_session(self) -> bool:
        """Begin the next session where others wait, while the last stays on the shelf; whether there is one."""
        opened = (
            None
            if self.sitting is None
            else follow(self.sitting.operator, self.paths.tables, self.numbers, self.secrets)
        )
        if opened is not None:
            self.sit(opened)
        return opened is not None

    def switch_to(self, path: Path) -> bool:
        """Go to another table of the shelf."""
        return path == self.path or self._open(path)

    def open_file(self, path: Path) -> bool:
        """Open a record from anywhere: it is continued where it lies; a deal in PBN or LIN gets a table of its own.

        A duplicate match is opened in the club room.

        A large file is read in the background, and where there is no table yet once the window is on the screen; there
        the table that was left follows if it is not opened. False: it cannot be opened.
        """
        if path.suffix.lower() == MATCH:
            return self._open_match(path)
        if path.suffix.lower() not in DEALS:
            return self.switch_to(path.resolve())
        if is_large(path) and self.sitting is None and not self._seen:
            self._to_open = lambda: self._bring(path)
            return True
        return self._bring(path)

    def _open_match(self, path: Path) -> bool:
        """Open a duplicate match, in the club room or in the sheet of those by file, over the table that was left."""
        if self.sitting is None:
            self.open_first()
        return bool(self.sheets.open_match(path))

    def _bring(self, path: Path) -> bool:
        return bool(self.sheets.exchange.bring(path, self._otherwise(path)))

    def _otherwise(self, path: Path) -> Callable[[], None]:
        """Return what follows where the file at ``path`` is not opened: at the start, the table that was left."""
        return (lambda: self.open_first(but=path)) if self.sitting is None else (lambda: None)

    def _open(self, path: Path) -> bool:
        """Open a record; a large one in the background. False: it cannot be opened."""
        if is_large(path):
            self._fetch(path, lambda: None, self._otherwise(path))
            return True
        try:
            opened = take_up(path, self.numbers, secrets=self.secrets)
        except DummyWhistError as error:
            self._refused(path, error)
            return False
        self.sit(opened)
        return True

    def _fetch(self, path: Path, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        """Read a large record in the background, but not before the window is on the screen, and sit down at it."""

        def got(opened: Opened) -> None:
            self.sit(opened)
            then()

        def refused(error: DummyWhistError) -> None:
            self._refused(path, error)
            otherwise()

        def read() -> None:
            self.sheets.fetching(path, self._take_up, got, refused, otherwise)

        if self._seen or self.sitting is not None:
            read()
        else:
            self._to_open = read

    def _take_up(self, path: Path, watch: Callable[[float], None]) -> Opened:
        return take_up(path, self.numbers, watch, self.secrets)

    def _refused(self, path: Path, error: DummyWhistError) -> None:
        said = say_error(error)
        words = said if path.name in said else f"{path.name}: {said}"
        left = tr(" The file is left as it is.") if path.exists() else ""
        self._complain(f"{words}{left}")

    def _complain(self, words: str) -> None:
        self.complaints.append(words)
        self.window.tell(words, COMPLAINT_MS)
        self.view.announce(words, assertive=True)

    def secure(self) -> str:
        """Bring all of the table to the disk; return why not, or ""."""
        saving = Saved() if self.sitting is None else self.sitting.operator.retry()
        return say(saving.reason) if isinstance(saving, NotSaved) else ""

    def sit_anew(self) -> None:
        """Show the table as its log has it, in whatever state its picture and its players are."""
        sitting, path = self.sitting, self.path
        if sitting is not None and sitting.teaching is not None:
            self.sheets.given.again()
            return
        if sitting is None or path is None:
            return
        self.sitting = None
        try:
            self.put_sheet_away()
            sitting.close()
        finally:
            sitting.deleteLater()
            self.sit(Opened(sitting.operator, path))

    def put_sheet_away(self) -> None:
        """Close the sheet that lies over the window, if one does."""
        if self._sheets is not None:
            self._sheets.close_sheet()

    def sit(self, opened: Opened) -> None:
        """Show a table that was opened in place of the one in the window, which stays on the shelf."""
        if self.window.central.room is not None and opened.path != self.path:
            self.sheets.club.leave()
        sitting = self._take_place(opened.operator)
        _, self.path, word = opened
        sitting.cloth.notes = LawNotes(self.path)
        name = self.path.name
        here = str(self.path.resolve())
        recent = (here, *(other for other in self.settings.recent if other != here))[:RECENT]
        self.settings = replace(self.settings, recent=recent)
        if self.path.parent == self.paths.tables:
            others = tuple(other for other in self.settings.tables if other != name)
            self.settings = replace(self.settings, tables=(name, *others))
        self.save_settings()
        self._name_game()
        sitting.begin()
        if self.window.central.covered:
            sitting.conductor.hold(True)
        if self._seen:
            self._later(self._warm)
        if word is not None:
            self._complain(f"{name}: {say(word)}")

    def sit_in_lesson(self, operator: Operator, begin: Callable[[Sitting], None]) -> None:
        """Show the table of a lesson or problem, kept nowhere, in place of that in the window; ``begin`` gives it."""
        self.window.invite(False)
        if self.path is not None:  # else one is given after the other, and the table was left before
            self._left = self.path, self.settings.dock
        sitting = self._take_place(operator)
        self.path = None
        begin(sitting)
        self._name_game()
        sitting.begin()

    def back_to_table(self) -> None:
        """Show the table again that was left for a lesson or problem, with its dock."""
        (path, dock), self._left = self._left or (None, ""), None
        if path is None or not self._open(path):
            self.open_first(but=path)
        if dock:
            self.command(dock)

    def _take_place(self, operator: Operator) -> Sitting:
        """Leave the table in the window, and let its place be taken by another."""
        if self._sheets is not None:
            self._sheets.lessons.put_away()
            self._sheets.problems.put_away()
            self._sheets.tray_again.put_away()
            self._sheets.by_file.tray.put_away()
            self._sheets.what_if.put_away()
        if self.sitting is not None:
            self.sitting.close()
            self.sitting.operator.close()
            self.sitting.deleteLater()
            self.window.narrate("")  # the last message belongs to another table
            self.window.hush()
        self.window.central.close_dock()
        if self._sheets is not None:
            self._sheets.reasons.forget()
            self._sheets.review.leave_table()
        if self.sitting is None and self._seen:
            self._later(self._open_dock)
        sitting = Sitting(operator, self.view, self.settings.preferences, self._command, self)
        sitting.conductor.set_others(self._others())
        sitting.conductor.set_people(lambda: self.people)
        self.sitting = sitting
        sitting.told.connect(self.window.narrate)
        sitting.hinted.connect(self._hinted)
        sitting.happened.connect(lambda events: self._hear(lambda: late_sounds.sound_of(events)))
        sitting.happened.connect(self._happened)
        sitting.asked.connect(lambda: self._hear(lambda: late_sounds.YOUR_TURN))
        sitting.changed.connect(self._changed)
        sitting.counted.connect(self._counted)
        sitting.over.connect(lambda: self._later(lambda: self.sheets.end()))
        sitting.wanted.connect(self._wanted)
        if self.settings.preferences.tutor != "off":
            self._later(lambda: self.sheets.tutor.attend())
        return sitting

    def _warm(self) -> None:
        """Begin what the table on the screen needs later: the players; of a session that is over, who won it."""
        if self.sitting is not None and not self._closed:
            self.sitting.conductor.warm()
            if self.sitting.conductor.lacks_solver():
                self._complain(say(message("note.no_solver")))
            if self.sitting.conductor.mode is Mode.OVER:
                self.sheets.tell_end()

    def _hear(self, what: Callable[[], str]) -> None:
        """Let something be heard if that is preferred: never behind a curtain, nor where nothing is to move."""
        wanted, sitting = self.settings.preferences, self.sitting
        quiet = not wanted.sounds or wanted.reduced_motion or wanted.motion == "off"
        if quiet or sitting is None or sitting.curtained or not late_sounds.can_play():
            return
        name = what()
        if name:
            if self._sounds is None:
                self._sounds = late_sounds.made()
            self._sounds.play(name, wanted.volume)

    def _later(self, what: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, what)

    def _list_recent(self) -> None:
        there = self.sheets.recent()
        gone = tuple(name for name in self.settings.recent if name not in there)
        if gone:
            self.settings = replace(self.settings, recent=tuple(there))
            self.save_settings()
        self.window.set_recent(there, "" if self.path is None else str(self.path.resolve()))

    # ---- what has changed ----

    def _changed(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        if self.window.central.room is not None:
            self.offer()
            return  # what the window says is the room's
        curtained = sitting.curtained
        if curtained and not self._curtained:
            self.window.hush()
        self._curtained = curtained
        saving = sitting.operator.saving
        facts = facts_of(sitting)
        if sitting.teaching is not None:
            given = self.sheets.given
            facts = (given.title, given.trick) if given.trick else (given.title, *facts[1:])
        self.window.set_facts(facts)
        self.window.look_back(sitting.reviewing)
        if sitting.teaching is None or sitting.cloth.apart:
            self.window.set_saved(say(saving.reason) if isinstance(saving, NotSaved) else "")
        else:
            self.window.set_unkept()
        self.offer()
        if self._sheets is not None:
            self._sheets.refresh()
        due = None if sitting.teaching is not None else due_note(sitting, self.settings.seen)
        if due is not None:
            self.settings = replace(self.settings, seen=(*self.settings.seen, due[0]))
            sitting.show_note(due[1])
            if not self.view.shows_note:
                self.window.tell(due[1].words, COMPLAINT_MS)

    def offer(self) -> None:
        """Offer the commands that can be chosen now."""
        if self.sitting is not None:
            sheet = self._sheets is not None and self._sheets.open_sheet is not None
            moment = moment_of(self.sitting, self.window, sheet)
            self.window.offer(moment if self._sheets is None else self._sheets.club.now(moment))

    def _plate(self, player: Player) -> None:
        """A plate was pressed: it answers what is asked, or who sits where is shown."""
        if not self.view.question.choose_plate(player):
            self.command("seats")

    def _counted(self) -> None:
        sitting = self.sitting
        if sitting is not None and sitting.cloth.apart and sitting.seat.refused_claims():
            self._later(lambda: self.sheets.line.counted())
        if sitting is None or sitting.teaching is not None:
            return  # the lesson has a score sheet of its own
        self.window.invite(False)
        # A tray is told on the cloth, beside what other tables made of it.
        shown = bool(sitting.conductor.persons()) and not sitting.standing.rules.customs.trays
        if shown and "score sheet" not in self.settings.seen:
            self.settings = replace(self.settings, seen=(*self.settings.seen, "score sheet"))
            self._later(lambda: self.sheets.score())
        elif self.sitting is not None and self.sitting.seat.refused_claims():
            self._later(lambda: self.sheets.line.counted())

    def _happened(self, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, PlacesFound) for event in events):
            self._later(lambda: self.sheets.cut(events))

    def _dock_changed(self, name: str) -> None:
        self.settings = replace(self.settings, dock=name if name in DOCKS else "")
        self.offer()
        if not name and self.sitting is not None:
            self.sitting.leave_review()

    def _room_changed(self, there: bool) -> None:
        """A room has taken the place of the table, or has gone: it is there again after whatever ends the program."""
        self.settings = replace(self.settings, dock=ROOM if there else "")
        self.save_settings()
        self.offer()

    def show_table(self) -> None:
        """Say in the window what the table in it is: a room has gone."""
        if self.sitting is not None:
            self._name_game()
            self._changed()

    def _covered_changed(self, covered: bool) -> None:
        """A dock lies over the table, or no longer: it waits meanwhile, as under a sheet."""
        if self.sitting is not None:
            self.sitting.conductor.hold(covered or (self._sheets is not None and self._sheets.open_sheet is not None))
        self.offer()

    # ---- preferences ----

    def prefer(self, preference: Preference[T], value: T) -> None:
        """Prefer something else, at once."""
        preferences = self.settings.preferences.but(preference, value)
        self.settings = replace(self.settings, preferences=preferences)
        if Effect.THEME in preference.effects:
            apply(self.app, theme_of(preferences, self._plain_font))
            self.window.fit_bars()
        if Effect.WORDS in preference.effects:
            speak(preferences.language, preferences.letters)
        if preference.key == Preferences.deck.key:
            self.decks.choose(preferences.deck)
        self.window.mark_preferred(preferences)
        if self.sitting is not None:
            self.sitting.set_preferences(preferences)
            if Effect.TUTOR in preference.effects:
                self.sheets.tutor.attend()
        if Effect.WORDS in preference.effects:
            self._say_anew()
        self.save_settings()

    def set_others(self, others: Sequence[Other]) -> None:
        """Know these players of other makers from now on; they can sit down at once."""
        self.settings = replace(self.settings, players=tuple(others))
        if self.sitting is not None:
            self.sitting.conductor.set_others(self._others())
        self.save_settings()

    def _others(self) -> dict[str, list[str]]:
        """Return how players of other makers are started, by their kind: no file of the tables is theirs."""
        return {other.kind: other.start((self.paths.data,)) for other in self.settings.players}

    def _deck_shown(self, deck: Deck, words: str) -> None:
        self.deck = deck
        if words:
            self.window.tell(words, COMPLAINT_MS)

    def _deck_failed(self, words: str) -> None:
        """The cards stay as they are, and so does what is preferred."""
        used = HOUSE if self.deck.printed is None else self.deck.id
        preferences = self.settings.preferences.but(Preferences.deck, used)
        self.settings = replace(self.settings, preferences=preferences)
        self.save_settings()
        if self._sheets is not None:
            self._sheets.show_preferences(preferences)
        self._complain(words)

    def _name_game(self) -> None:
        """Say in the window which game is played, and whether by the laws of the table."""
        assert self.sitting is not None
        if self.window.central.room is not None:
            return
        standing = self.sitting.standing
        name = rule_text(game_of(standing.game).name)
        self.window.set_game(name if standing.rules.laws is None else tr("{game}, law table", game=name))

    def _say_anew(self) -> None:
        """Say all that is open in the language spoken now: the window, the cloth, docks and the sheet."""
        self.window.retranslate()
        if self.sitting is not None:
            self._name_game()
            self.sitting.say_anew()
            self._changed()
        self._sheets_anew.start()  # in a turn of the event loop of its own: docks and sheets are made anew

    def _say_sheets_anew(self) -> None:
        if self._sheets is not None and self.sitting is not None:
            self._sheets.say_anew()

    # ---- commands ----

    def command(self, key: str) -> None:
        """Do what the command ``key`` asks for; before there is a table, nothing.

        Raises:
            KeyError: there is no such command.
        """
        self.do(COMMANDS[key])

    def do(self, command: Command) -> None:
        """Do what a menu, button or key asks for; before there is a table, nothing."""
        if self.sitting is not None and command.do is not None:
            command.do(self.deeds)

    def _hinted(self, hint: Hint | None) -> None:
        if hint is not None or self._sheets is not None:
            self.sheets.hints.show_hint(hint)

    def _wanted(self, what: str) -> None:
        if what == SETTLEMENT:
            self.sheets.settlement()
        elif what == RANKING:
            self.sheets.ranking()
        elif what == NEW_TABLE:
            self.sheets.new_table()
        elif what in (BACK_TO_MATCH, BACK_TO_REVIEW):
            self.sheets.given.leave()
        elif what == LINE_AGAIN:
            self.sheets.given.again()
        elif what == TRAY_AGAIN:
            self.sheets.tray_again.back()
        elif what in OF_SEALED:
            self.sheets.by_file.tray.wanted(what)
        elif what == NEXT_SESSION:
            self.deeds.play_another()
        elif what == HOW_IT_WORKS:
            self.sheets.fair_deal()

    def retry_saving(self) -> None:
        """Try again to write what is not on disk."""
        if self.window.central.room is not None:
            self.sheets.club.retry()
        elif self.sitting is not None:
            self.sitting.operator.retry()
            self._changed()
