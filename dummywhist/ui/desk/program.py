"""What does the program do when something is asked for? Tables, commands, settings; sheets come from `sheets`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

import dummywhist.ui.desk.sheets as late_sheets
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.shuffle import number_text, random_number
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.record.log import PERSON, Person, Record, new_record
from dummywhist.engine.record.store import NotSaved, Saved, open_store, read_file
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.seats.operator import Consent, Operator
from dummywhist.engine.seats.proposal import Numbers
from dummywhist.engine.seats.standing import Standing
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.desk.settings import Settings, SettingsFile
from dummywhist.ui.desk.shelf import Seating, new_save, written_last
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.panels.notes import note
from dummywhist.ui.paths import Paths
from dummywhist.ui.preferences import Effect, Preference, Preferences
from dummywhist.ui.scene.parts import Beside, Note
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.bots import bot_command
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import open_table
from dummywhist.ui.seat.sitting import NEW_TABLE, SETTLEMENT, Hint, Sitting, looks_of
from dummywhist.ui.theme import CLOTHS, DARK, HIGH_CONTRAST, LIGHT, Fonts, Theme, apply, system_scale
from dummywhist.ui.tongues import mark, rule_text, say_error, speak, together, tr
from dummywhist.ui.words import say
from dummywhist.ui.words.doing import action_words
from dummywhist.ui.words.names import shown_name
from dummywhist.ui.words.status import deal_facts
from dummywhist.ui.words.terms import terms_of

LASTING_MS = 4000
COMPLAINT_MS = 12_000
T = TypeVar("T", str, int, bool)
DOCKS = ("rules", "record")
BESIDE: Mapping[str, Beside] = {"turn_up": "turn_up", "packet": "packets", "score": "marker"}
"""Where each quiet note stands."""


def theme_of(preferences: Preferences, app: QApplication) -> Theme:
    """Return the theme that the preferences ask for."""
    dark = QGuiApplication.styleHints().colorScheme().name == "Dark"
    palette = {"light": LIGHT, "dark": DARK, "contrast": HIGH_CONTRAST}.get(preferences.look, DARK if dark else LIGHT)
    scale = min(1.5, system_scale(app.font()) * preferences.text_size / 100)
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
        self._file = settings_file
        self._command = list(command) if command is not None else bot_command()
        self._plain_font = app.font()
        speak(settings.preferences.language, settings.preferences.letters)
        apply(app, theme_of(settings.preferences, app))
        self.view = TableView(deck, looks_of(settings.preferences))
        self.window = TableWindow(self.view)
        self.sitting: Sitting | None = None
        self._curtained = False
        self.path: Path | None = None
        self._sheets: late_sheets.Sheets | None = None
        window = self.window
        window.commanded.connect(self.command)
        window.cloth_wanted.connect(lambda cloth: self.prefer(Preferences.cloth, cloth))
        window.table_wanted.connect(lambda name: self.switch_to(self.paths.tables / name))
        window.closing.connect(self.close)
        window.retry_wanted.connect(self.retry_saving)
        window.central.dock_changed.connect(self._dock_changed)
        window.submenus["tables"].aboutToShow.connect(self._list_tables)
        self.view.marker_clicked.connect(lambda: self.command("score"))
        self.view.strip_clicked.connect(lambda: self.command("score"))
        self.view.trump_clicked.connect(self._tell_trump)
        self.view.menu_wanted.connect(self._context_menu)
        self.view.plate_menu_wanted.connect(self._plate_menu)
        self.view.plate_clicked.connect(lambda _player: self.command("seats"))
        window.show_bars(settings.tool_bar, settings.status_bar)
        window.set_cloth(settings.preferences.cloth)
        self._place_window()

    # ---- start and end ----

    def open_first(self) -> None:
        """Take up the table that was left, or begin the first one.

        A table that cannot be opened stays on the shelf. Without settings that tell, the one written last is taken up.
        """
        names = self.settings.tables if self._file.writable else tuple(written_last(self.paths.tables))
        self.settings = replace(self.settings, tables=tuple(n for n in names if (self.paths.tables / n).exists()))
        words = []
        if any(self._open(self.paths.tables / name) for name in self.settings.tables):
            words = [tr("Taken up where you left it.")]
        else:
            self.new_table(self.first_seating())
        if words or self.complaints:
            self.window.tell(" ".join([*words, *self.complaints]), COMPLAINT_MS if self.complaints else LASTING_MS)

    def first_seating(self) -> Seating:
        """Return who sits at the first table: the person with dummy by agreement, two computers."""
        wanted = self.settings.preferences
        people = (
            Person(shown_name(wanted.your_name), PERSON),
            Person(wanted.first_computer, wanted.level),
            Person(wanted.second_computer, wanted.level),
        )
        return Seating("english-dummy", people, (1, 2, 3), {"first_dummy": "agreed"})

    def after_first_paint(self) -> None:
        """Do what need not be ready before the table is seen: computers' processes, sheets, the dock."""
        if self.sitting is not None:
            self.sitting.conductor.warm()
            if self.sitting.conductor.mode is Mode.OVER:
                self.sheets.tell_end()
        if self.settings.dock in DOCKS:
            self.command(self.settings.dock)

    def close(self) -> None:
        """Save what is remembered and let the table go."""
        geometry = self.window.normalGeometry()
        self.settings = replace(
            self.settings,
            window=(geometry.x(), geometry.y(), geometry.width(), geometry.height(), int(self.window.isMaximized())),
            tool_bar=not self.window.tools.isHidden(),
            status_bar=not self.window.statusBar().isHidden(),
        )
        self.save_settings()
        if self.sitting is not None:
            self.sitting.close()
            self.sitting.operator.close()

    @property
    def player_command(self) -> list[str]:
        """The command line of a computer player."""
        return self._command

    def save_settings(self) -> None:
        """Write the settings; say so if it cannot be done."""
        wrong = self._file.save(self.settings, self._settings_before)
        self._settings_before = self.settings
        if wrong:
            self.window.tell(wrong, COMPLAINT_MS)

    def _place_window(self) -> None:
        place = self.settings.window
        if not place:
            self.window.resize(self.window.sizeHint())
            return
        x, y, width, height, maximised = place
        screens = [one for one in QGuiApplication.screens() if one.availableGeometry().contains(x + 40, y + 10)]
        room = (screens[0] if screens else QGuiApplication.primaryScreen()).availableGeometry()
        size = QSize(width, height).boundedTo(room.size())
        if screens:
            # Not `move`, which counts the frame: the window would creep by it at each start.
            self.window.setGeometry(QRect(QPoint(x, y), size))
        else:
            self.window.resize(size)
        if maximised:
            self.window.setWindowState(self.window.windowState() | Qt.WindowState.WindowMaximized)

    @property
    def sheets(self) -> late_sheets.Sheets:
        """The sheets and docks; loaded when first wanted, so that the start need not wait for them."""
        if self._sheets is None:
            self._sheets = late_sheets.Sheets(self)
        return self._sheets

    # ---- tables ----

    def new_table(self, seating: Seating) -> bool:
        """Begin a new table; the one in the window stays on the shelf."""
        record = new_record(seating.game, seating.changes, seating.people)
        path, store = new_save(self.paths.tables, record, datetime.now())
        operator = open_table(record, store, self.numbers)
        if seating.order:
            operator.agree_order(seating.order)
        self._sit(operator, path)
        return True

    def lay(self, record: Record) -> None:
        """Go on from ``record`` at a table of its own; the one in the window stays on the shelf."""
        path, store = new_save(self.paths.tables, record, datetime.now())
        self._sit(open_table(record, store, self.numbers), path)

    def switch_to(self, path: Path) -> bool:
        """Go to another table of the shelf."""
        return path == self.path or self._open(path)

    def open_file(self, path: Path) -> bool:
        """Open a record from anywhere: it is continued where it lies; a deal in PBN gets a table of its own."""
        if path.suffix.lower() == ".pbn":
            return bool(self.sheets.exchange.bring(path))
        return self.switch_to(path.resolve())

    def _open(self, path: Path) -> bool:
        try:
            store, loaded = open_store(path)
        except DummyWhistError as error:
            said = say_error(error)
            words = said if path.name in said else f"{path.name}: {said}"
            left = tr(" The file is left as it is.") if path.exists() else ""
            self._complain(f"{words.rstrip('.')}.{left}")
            return False
        self._sit(open_table(loaded.log, store, self.numbers), path)
        if loaded.word is not None:
            self._complain(f"{path.name}: {say(loaded.word)}")
        return True

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
        if sitting is None or path is None:
            return
        self.sitting = None
        try:
            self.put_sheet_away()
            sitting.close()
        finally:
            sitting.deleteLater()
            self._sit(sitting.operator, path)

    def put_sheet_away(self) -> None:
        """Close the sheet that lies over the window, if one does."""
        if self._sheets is not None:
            self._sheets.close_sheet()

    def _sit(self, operator: Operator, path: Path) -> None:
        if self.sitting is not None:
            self.sitting.close()
            self.sitting.operator.close()
            self.sitting.deleteLater()
        self.window.central.close_dock()
        if self._sheets is not None:
            self._sheets.reasons.forget()
        self.window.narrate("")  # what was told last belongs to another table
        self.path = path
        sitting = Sitting(operator, self.view, self.settings.preferences, self._command, self)
        self.sitting = sitting
        sitting.told.connect(self.window.narrate)
        sitting.answered.connect(self.window.tell)
        sitting.hinted.connect(self._hinted)
        sitting.changed.connect(self._changed)
        sitting.counted.connect(self._counted)
        sitting.over.connect(lambda: self._later(lambda: self.sheets.settlement()))
        sitting.wanted.connect(self._wanted)
        if path.parent == self.paths.tables:
            others = tuple(name for name in self.settings.tables if name != path.name)
            self.settings = replace(self.settings, tables=(path.name, *others))
            self.save_settings()
        self.window.set_game(rule_text(game_of(operator.standing.game).name))
        sitting.begin()
        self._later(sitting.conductor.warm)

    def _later(self, what: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, what)

    def _list_tables(self) -> None:
        tables: dict[str, str] = {}
        for name in self.settings.tables:
            path = self.paths.tables / name
            if self.path == path and self.sitting is not None:
                tables[name] = self._table_words(self.sitting.standing)
            elif path.exists():
                try:
                    tables[name] = self._table_words(open_table(read_file(path).log).standing)
                except DummyWhistError as error:
                    tables[name] = f"{name}: {say_error(error)}"
        self.window.set_tables(tables, "" if self.path is None else self.path.name)

    def _table_words(self, standing: Standing) -> str:
        names = ", ".join(person.name for person in standing.people)
        if standing.stage == "over":
            return tr("{names}: finished", names=names)
        part = (
            mark("{names}: {unit} {number}, deal {deal}")
            if standing.rules.match.rubbers > 1
            else mark("{names}: deal {deal}")
        )
        unit = terms_of(standing.rules).unit
        return tr(part, names=names, unit=unit, number=len(standing.rubbers) + 1, deal=standing.deals + 1)

    # ---- what has changed ----

    def _changed(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        operator, conductor, window = sitting.operator, sitting.conductor, self.window
        standing = sitting.standing
        curtained = sitting.curtained
        if curtained and not self._curtained:
            window.hush()
        self._curtained = curtained
        seen = sitting.view_now()
        over = seen is not None and seen.result is not None
        number = number_text(standing.number) if over and standing.number is not None else ""
        saving = operator.saving
        window.set_facts(deal_facts(seen, number))
        window.set_saved(say(saving.reason) if isinstance(saving, NotSaved) else "")
        person = bool(conductor.persons())
        on_turn = conductor.mode is Mode.PERSON
        window.enable("undo", operator.undoes() is not None)
        window.enable("redo", operator.redoes)
        window.enable("hint", on_turn and standing.stage == "deal")
        window.enable("play_one", on_turn and standing.stage == "deal")
        window.enable("finish_deal", person and sitting.mid_deal and not conductor.finishing)
        window.enable("last_trick", seen is not None and bool(seen.played) and not over)
        window.offer("claim", seen is not None and rules_of(seen).claims is not None)
        window.enable("claim", on_turn and seen is not None and any(isinstance(may, Claim) for may in seen.options))
        window.enable("same_deal", operator.restarts() is not None)
        window.enable("new_deal", standing.stage == "deal")
        window.enable("deal_number", standing.stage == "deal")
        window.enable("abandon", standing.stage not in ("over", "cut"))
        window.enable("hide_cards", conductor.hot_seat and on_turn)
        window.enable("turn_table", len(standing.players) > 1 and self._may_turn())
        window.enable(
            "why", bool(standing.players) and seen is not None and len(conductor.persons()) < len(standing.people)
        )
        for key in ("back", "forward", "first", "last"):
            window.enable(key, seen is not None and standing.deals + bool(seen.played) > 0)
        if self._sheets is not None:
            self._sheets.refresh()
        self._quiet_notes()

    def _may_turn(self) -> bool:
        return self.sitting is not None and not self.sitting.conductor.persons()

    def _quiet_notes(self) -> None:
        sitting = self.sitting
        if sitting is None or sitting.note is not None or sitting.conductor.mode is not Mode.PERSON:
            return
        seen = sitting.view_now()
        if seen is None or sitting.reviewing:
            return
        dummys = seen.turned is not None and seen.dealer in seen.layout.dummies
        count = rules_of(seen).count
        # Contracts, targets and tournaments have words of their own for what is won.
        marked = isinstance(count, Count) and seen.phase == "play"
        due = {
            "turn_up": dummys and len(seen.played) == 0,
            "packet": marked and len(seen.played) == 1,
            "score": marked and seen.ordinal > 0 and len(seen.played) == 0,
        }
        for key, now in due.items():
            remembered = f"note {key}"
            if now and remembered not in self.settings.seen:
                self.settings = replace(self.settings, seen=(*self.settings.seen, remembered))
                points = count.game if isinstance(count, Count) else 0
                alone = key == "score" and sitting.standing.rules.match.of.games == 1
                sitting.show_note(Note(note("score_alone" if alone else key, points=points), BESIDE[key]))
                return

    def _counted(self) -> None:
        if "score sheet" not in self.settings.seen and self.sitting is not None and self.sitting.conductor.persons():
            self.settings = replace(self.settings, seen=(*self.settings.seen, "score sheet"))
            self._later(lambda: self.sheets.score())

    def _dock_changed(self, name: str) -> None:
        self.settings = replace(self.settings, dock=name if name in DOCKS else "")
        for key in DOCKS:
            self.window.enable(key, True, checked=key == name)
        if not name and self.sitting is not None:
            self.sitting.leave_review()

    # ---- preferences ----

    def prefer(self, preference: Preference[T], value: T) -> None:
        """Prefer something else, at once."""
        preferences = self.settings.preferences.but(preference, value)
        self.settings = replace(self.settings, preferences=preferences)
        if Effect.THEME in preference.effects:
            self.app.setFont(self._plain_font)
            apply(self.app, theme_of(preferences, self.app))
        if Effect.WORDS in preference.effects:
            speak(preferences.language, preferences.letters)
        self.window.set_cloth(preferences.cloth)
        if self.sitting is not None:
            self.sitting.set_preferences(preferences)
        if Effect.WORDS in preference.effects:
            self._say_anew()
        self.save_settings()

    def _say_anew(self) -> None:
        """Say all that is open in the language spoken now: the window, the cloth, docks and the sheet."""
        self.window.retranslate()
        if self.sitting is not None:
            self.window.set_game(rule_text(game_of(self.sitting.standing.game).name))
            self.sitting.say_anew()
            self._changed()
        if self._sheets is not None:
            self._sheets.say_anew()

    # ---- commands ----

    def command(self, key: str) -> None:
        """Do what a menu, button or key asks for."""
        doing = self._commands().get(key)
        if doing is not None:
            doing()

    def _commands(self) -> Mapping[str, Callable[[], object]]:
        sitting = self.sitting
        if sitting is None:
            return {}
        conductor = sitting.conductor
        return {
            "new_table": lambda: self.sheets.new_table(),
            "new_deal": self._new_deal,
            "deal_number": lambda: self.sheets.deal_number(),
            "same_deal": lambda: self.take_back(sitting.operator.restarts(), conductor.restart_deal),
            "seats": lambda: self.sheets.seats(),
            "abandon": lambda: self.sheets.abandon(),
            "open": self._ask_file,
            "save_copy": self._save_copy,
            "import": lambda: self.sheets.exchange.ask_import(),
            "export": lambda: self.sheets.exchange.ask_export(),
            "score": lambda: self.sheets.score(),
            "record": lambda: self.sheets.record(),
            "preferences": lambda: self.sheets.preferences(),
            "quit": self.window.close,
            "undo": lambda: self.take_back(sitting.operator.undoes(), conductor.undo),
            "redo": conductor.redo,
            "last_trick": sitting.last_trick,
            "claim": sitting.claim,
            "play_one": conductor.play_for_me,
            "finish_deal": conductor.finish_deal,
            "tool_bar": lambda: self.window.show_bars(tool_bar=self.window.tools.isHidden()),
            "status_bar": lambda: self.window.show_bars(status_bar=self.window.statusBar().isHidden()),
            "turn_table": sitting.turn_table,
            "hide_cards": conductor.hide,
            "full_screen": self._full_screen,
            "next_part": lambda: self.window.go_to_part(1),
            "previous_part": lambda: self.window.go_to_part(-1),
            "hint": sitting.hint,
            "why": lambda: self.sheets.why(),
            "back": lambda: self.sheets.step(-1),
            "forward": lambda: self.sheets.step(1),
            "first": lambda: self.sheets.step_to(0),
            "last": lambda: self.sheets.step_to(-1),
            "read_trick": lambda: self._read("trick"),
            "read_dummy": lambda: self._read("dummy"),
            "read_hand": lambda: self._read("hand"),
            "read_score": lambda: self._read("score"),
            "repeat": self._repeat,
            "rules": lambda: self.sheets.rules(),
            "rules_page": lambda: self.sheets.rules_page(),
            "keys": lambda: self.sheets.keys(),
            "about": lambda: self.sheets.about(),
            "escape": self._escape,
        }

    def _context_menu(self, card: Card | None, at: QPoint) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        menu = QMenu(self.window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        seen = sitting.view_now()
        last = () if seen is None or seen.last_trick is None else seen.last_trick.cards
        if card is not None and seen is not None and (card in seen.trick or card in last):
            ask = menu.addAction(tr("Why the {card:card}?", card=card))
            ask.triggered.connect(lambda: self.sheets.why_card(card))
            menu.addSeparator()
        elif card is not None and sitting.conductor.mode is Mode.PERSON:
            lawful = seen is not None and Play(card) in seen.options

            play = menu.addAction(tr("Play the {card:card}" if lawful else "Why not the {card:card}?", card=card))
            play.triggered.connect(lambda: sitting.conductor.propose(Play(card)))
            menu.addSeparator()
        for key in ("undo", "last_trick", "hint"):
            menu.addAction(self.window.actions_by_key[key])
        menu.addMenu(self.window.submenus["cloth"])
        menu.popup(at)

    def _hinted(self, hint: Hint | None) -> None:
        if hint is not None or self._sheets is not None:
            self.sheets.hints.show_hint(hint)

    def _plate_menu(self, player: Player, at: QPoint) -> None:
        """What a plate offers: why its player chose last, and the proof; who sits there."""
        sitting = self.sitting
        if sitting is None:
            return
        menu = QMenu(self.window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        case = self.sheets.reasons.last(self.sheets.logs(), player)
        if case is not None and sitting.conductor.kind(player) != PERSON:
            words = action_words(case.chosen.action, ())
            words = words[:1].lower() + words[1:]
            menu.addAction(tr("Why {words}?", words=words)).triggered.connect(lambda: self.sheets.why_player(player))
            menu.addAction(tr("Prove it: {words}", words=words)).triggered.connect(
                lambda: self.sheets.why_player(player, prove=True)
            )
            menu.addSeparator()
        menu.addAction(self.window.actions_by_key["seats"])
        menu.popup(at)

    def _wanted(self, what: str) -> None:
        if what == SETTLEMENT:
            self.sheets.settlement()
        elif what == NEW_TABLE:
            self.sheets.new_table()

    def _new_deal(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        if sitting.conductor.mode is Mode.BETWEEN:
            sitting.conductor.next_deal()
        elif sitting.mid_deal:
            self.take_back(sitting.operator.restarts(), lambda: sitting.conductor.other_deal(self.numbers()))

    def take_back(self, back: Consent | None, do: Callable[[], object]) -> None:
        """Do what takes something back; where several people sit at the table, all must agree."""
        sitting = self.sitting
        if back is None or sitting is None or not sitting.conductor.hot_seat:
            do()
            return
        names = tuple(sitting.names()[player] for player in sitting.standing.persons)
        whose = together(sitting.names()[player] for player in back.whose) if back.whose else ""
        self.sheets.agree(
            names,
            tr("What {whose} chose last is taken back.", whose=whose) if whose else tr("The deal is taken back."),
            do,
        )

    def play_another(self) -> None:
        """Begin another session with the same people and rules; the order is cut for anew (ED-96)."""
        sitting = self.sitting
        if sitting is None:
            return
        standing = sitting.standing
        changes = {key: name for key, name in standing.wanted.items() if key != "first_dummy"}
        self.new_table(Seating(standing.game, standing.people, (), changes))

    def change_rules(self, changes: Mapping[str, Setting]) -> None:
        """Play by other rules, each from when it holds."""
        sitting = self.sitting
        if sitting is None:
            return
        try:
            game_of(sitting.standing.game).rules(changes)
        except DummyWhistError as error:
            self.window.tell(say_error(error))
            return
        refusal = sitting.operator.change_rules(changes)
        if refusal is not None:
            self.window.tell(say(refusal.message))
            return
        self.window.tell(tr("Rules changes take effect from the next deal."), LASTING_MS)
        sitting.refresh()

    def break_off(self) -> None:
        """Break the session off and settle it as its rules say (ED-98)."""
        sitting = self.sitting
        if sitting is not None and sitting.conductor.break_off():
            self._later(lambda: self.sheets.settlement())

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self.window, tr("Open a record"), str(self.paths.tables), tr("Records and deals (*.dwr *.pbn)")
        )
        if name:
            self.open_file(Path(name))

    def _save_copy(self) -> None:
        sitting = self.sitting
        if sitting is None or self.path is None:
            return
        name, _ = QFileDialog.getSaveFileName(self.window, tr("Save a copy"), self.path.name, tr("Records (*.dwr)"))
        if name:
            try:
                Path(name).write_text(sitting.operator.text(), encoding="utf-8", newline="\n")
            except OSError as error:
                self.window.tell(tr("The copy could not be saved: {why}.", why=error.strerror))
            else:
                sitting.conductor.findings.copy(Path(name))
                self.window.tell(tr("A copy is in {name}.", name=Path(name).name), LASTING_MS)

    def _full_screen(self) -> None:
        full = self.window.isFullScreen()
        if full:
            self.window.showNormal()
        else:
            self.window.showFullScreen()
        self.window.enable("full_screen", True, checked=not full)

    def _escape(self) -> None:
        sitting = self.sitting
        if sitting is None or sitting.conductor.take_back_hand() or sitting.drop_hint():
            return
        if not sitting.leave_review() and not self.window.central.close_dock():
            self.view.setFocus()

    def _tell_trump(self) -> None:
        sitting = self.sitting
        if sitting is not None and sitting.picture().trump is not None:
            sign = sitting.picture().trump
            assert sign is not None
            self.window.tell(f"{sign.title}: {sign.origin}." if sign.origin else f"{sign.title}.")

    def _read(self, what: str) -> None:
        sitting = self.sitting
        if sitting is not None:
            words = sitting.read(what)
            self.window.tell(words, LASTING_MS)
            self.view.announce(words)

    def _repeat(self) -> None:
        if self.sitting is not None:
            self.window.tell(self.sitting.told_last)
            self.view.announce(self.sitting.told_last)

    def open_folder(self, folder: Path) -> bool:
        """Show a folder of the program in the system's file browser; it is made where it is missing."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.window.tell(
                tr("There is no folder {name}: {why}.", name=folder.name, why=error.strerror), COMPLAINT_MS
            )
            return False
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def retry_saving(self) -> None:
        """Try again to write what is not on disk."""
        if self.sitting is not None:
            self.sitting.operator.retry()
            self._changed()
