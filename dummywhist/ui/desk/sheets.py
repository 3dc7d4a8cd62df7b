"""Which sheets and docks does the program open, and what do they do at the table? Loaded when first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, qVersion
from PySide6.QtWidgets import QFileDialog

from dummywhist import __version__
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.visibility import Event
from dummywhist.engine.errors import DummyWhistError
from dummywhist.engine.fair.proof import SCRIPT, script
from dummywhist.engine.knowledge.scene import scene_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.lessons.differing import differing
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.whole import write_whole
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.session.event import CardsDrawn, OrderFound, PlacesFound
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.by_file import ByFile, is_by_file
from dummywhist.ui.desk.club import Club
from dummywhist.ui.desk.command import MENUS
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.desk.evening import Evening
from dummywhist.ui.desk.exchange import Exchange
from dummywhist.ui.desk.fetching import Fetcher
from dummywhist.ui.desk.hints import Hints
from dummywhist.ui.desk.lessons import Lessons
from dummywhist.ui.desk.library import Library
from dummywhist.ui.desk.looking_back import LookingBack
from dummywhist.ui.desk.offering import moment_of
from dummywhist.ui.desk.other_room import individuals_told, room_told, twice_told
from dummywhist.ui.desk.problems import Problems
from dummywhist.ui.desk.reasons import Reasons
from dummywhist.ui.desk.refused_line import RefusedLine
from dummywhist.ui.desk.review import ReviewDesk
from dummywhist.ui.desk.room_file import save_room
from dummywhist.ui.desk.sealed_tray import SealedTray
from dummywhist.ui.desk.sheet_desk import SheetDesk
from dummywhist.ui.desk.shelf import Shelf, recent_words
from dummywhist.ui.desk.sounds import can_play
from dummywhist.ui.desk.statistics import Statistics
from dummywhist.ui.desk.tray_again import TrayAgain
from dummywhist.ui.desk.tutor import TutorDesk
from dummywhist.ui.desk.ways import Ways
from dummywhist.ui.desk.what_if import WhatIf
from dummywhist.ui.desk.window import COMPLAINT_MS
from dummywhist.ui.panels.about import AboutSheet
from dummywhist.ui.panels.account import Account, account_of
from dummywhist.ui.panels.asking import AgreeSheet, NumberSheet, SeatsSheet, seat_role
from dummywhist.ui.panels.calls_sheet import CallsSheet
from dummywhist.ui.panels.cut_sheet import CutSheet, CutTold
from dummywhist.ui.panels.differs_sheet import DiffersSheet
from dummywhist.ui.panels.habits_sheet import HabitsSheet
from dummywhist.ui.panels.handbook import game_text, law_text, read_page
from dummywhist.ui.panels.individuals_sheet import IndividualsSheet
from dummywhist.ui.panels.keys import KeyGroup, KeyLine, KeysSheet, native
from dummywhist.ui.panels.ledger import as_text, pages
from dummywhist.ui.panels.lesson_end import AfterLesson, LessonEndSheet
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.outcome import outcome
from dummywhist.ui.panels.preferences import Folder, PreferencesSheet
from dummywhist.ui.panels.proof_sheet import ProofSheet
from dummywhist.ui.panels.ranking_sheet import RankingSheet
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.summary import SummarySheet
from dummywhist.ui.panels.table_plan import NewTable
from dummywhist.ui.panels.twice_sheet import TwiceSheet
from dummywhist.ui.preferences import Page, Preferences
from dummywhist.ui.scene.order import suit_groups
from dummywhist.ui.seat.cloth import recall_words
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Opened, Seating
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import rule_text, say_error, tr
from dummywhist.ui.words.twice import by_individuals

if TYPE_CHECKING:  # at run time the program alone imports it, late
    from dummywhist.ui.desk.press import Press


class Sheets(QObject):
    """Opens sheets over the window and docks beside the table; the table waits while a sheet is open."""

    def __init__(self, desk: SheetDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._fetcher = Fetcher(desk.window, self._open)
        self.exchange = Exchange(desk, self._open, self._fetcher)
        self.reasons = Reasons(desk, self)
        self.hints = Hints(desk, self)
        self.tutor = TutorDesk(desk, self)
        self.looking = LookingBack(desk, self.reasons, self)
        self.looking.replay_wanted.connect(lambda: desk.deeds.same_deal())
        self.line = RefusedLine(desk, self)
        self.review = ReviewDesk(desk, self.looking, self)
        self.lessons = Lessons(desk, self._open, lambda: self.lesson_score(), lambda: self._motion, self)
        ways = Ways(self)
        self.problems = Problems(desk, self._open, lambda: self._motion, ways, self)
        self.tray_again = TrayAgain(desk, self._open, lambda: self._motion, self)
        self.what_if = WhatIf(desk, self._open, lambda: self._motion, self)
        self.what_if.back_again = self.review.come_back
        self.review.line_wanted.connect(lambda start, player: self.what_if.begin(self.sitting.operator, start, player))
        self.shelf = Shelf(desk, self._open, self)
        self.library = Library(
            desk, self._open, lambda: self._motion, self.problems.mistakes, self._look_through,
            lambda ordinal: self._look_back(ordinal, 0), ways, self,
        )  # fmt: skip
        self.problems.lessons_wanted.connect(self.lessons.list)
        self.problems.making.kept.connect(self.library.keep_made)
        self.statistics = Statistics(
            desk, self._open, lambda: self._motion, lambda: desk.deeds.new_deal(), self.library.open,
            lambda: self.problems.today(), self,
        )  # fmt: skip
        self.evening = Evening(
            desk, self.statistics, self._open, lambda: self._motion, self._look_back, lambda: self.problems.today(),
            self,
        )  # fmt: skip
        self.review.judged.connect(self.problems.mistakes.note)
        self.review.proof_wanted.connect(self.proof)
        self.review.problem_wanted.connect(self.problems.set_by_hand)
        self.shelf.renamed.connect(self.problems.mistakes.renamed)
        self.club = Club(desk, self._open, self)
        self.by_file = ByFile(desk, self._open, lambda: self._motion, self)
        self._sheet: Sheet | None = None
        self._press: Press | None = None
        self._rules: RulesPanel | None = None
        self._motionless = False

    def fetching(
        self,
        path: Path,
        take_up: Callable[[Path, Callable[[float], None]], Opened],
        then: Callable[[Opened], None],
        refused: Callable[[DummyWhistError], None],
        left: Callable[[], None],
    ) -> None:
        """Read the record at ``path`` in the background; one of ``then``, ``refused`` and ``left`` follows."""
        self._fetcher.fetch(
            path,
            lambda watch: take_up(path, watch),
            then,
            refused,
            lambda opened: opened.operator.close(),
            left,
        )

    @property
    def given(self) -> Lessons | Problems | TrayAgain | SealedTray | WhatIf:
        """What is given in the window in place of a deal: a tray, a line of a deal, the problem, or else the lesson."""
        if self.by_file.tray.given:
            return self.by_file.tray
        if self.tray_again.given:
            return self.tray_again
        if self.what_if.given:
            return self.what_if
        return self.lessons if self.problems.attempt is None else self.problems

    # ---- opening and closing ----

    @property
    def sitting(self) -> Sitting:
        """The table in the window."""
        assert self._desk.sitting is not None
        return self._desk.sitting

    @property
    def open_sheet(self) -> Sheet | None:
        """The sheet that lies over the window, if one does."""
        return self._sheet

    @property
    def _motion(self) -> int:
        """How long a sheet takes to open, in ms."""
        return 0 if self._motionless else self._desk.view.times.of("panel")

    def _open(self, sheet: Sheet) -> None:
        self.close_sheet()
        self._sheet = sheet
        sitting = self._desk.sitting
        if sitting is not None:
            sitting.conductor.hold(True)
        sheet.finished.connect(lambda _result: self._closed(sheet, sitting))
        sheet.open()
        self._desk.offer()

    def _closed(self, sheet: Sheet, sitting: Sitting | None) -> None:
        if self._sheet is sheet:
            self._sheet = None
        sheet.deleteLater()
        if sitting is not None and self._desk.sitting is sitting:
            sitting.conductor.hold(self._desk.window.central.covered)
        self._desk.offer()

    def close(self) -> None:
        """The window closes: nothing is read any longer, and what is entered is on disk."""
        self.club.close()
        self.by_file.tray.put_away()
        self.problems.close()
        self.library.close()
        self.statistics.shut()
        self._fetcher.close()

    def close_sheet(self) -> None:
        """Put the open sheet away."""
        if self._sheet is not None:
            self._sheet.reject()

    def say_anew(self) -> None:
        """Make what is open again, in the language spoken now."""
        central, sheet = self._desk.window.central, self._sheet
        rules, record = self._rules is not None and central.dock is self._rules, self.looking.shown
        line, review = self.line.shown, self.review.shown
        if rules or record or line or review:
            central.close_dock()
        if self._rules is not None:
            self._rules.deleteLater()
            self._rules = None
        self.looking.forget()
        self.line.forget()
        self.review.forget()
        self.club.say_anew()
        self.problems.say_anew()
        self.hints.say_anew()
        self.tutor.say_anew()
        self.reasons.say_anew()
        if rules:
            self.rules()
        elif record:
            self.looking.open_record()
        elif line:
            self.line.open()
        elif review:
            self.review.open()
        if isinstance(sheet, PreferencesSheet):
            self._motionless = True
            self.preferences(sheet.page, sheet.held)
            self._motionless = False
        else:
            self.close_sheet()

    def refresh(self) -> None:
        """The table has changed: docks show it as it is now."""
        central = self._desk.window.central
        standing = self.sitting.standing
        if self._rules is not None and central.dock is self._rules:
            self._rules.set_rules(standing.wanted, standing.rules.settings, deal_in_play=self.sitting.mid_deal)
        self.looking.refresh()
        self.review.refresh()
        if central.dock is not None and central.dock is self.reasons.panel:
            if self.sitting.curtained:
                self.reasons.forget()
            elif not self.sitting.mid_deal:
                self.reasons.counted()

    # ---- the score ----

    def _account(self) -> Account:
        counted = [past for past in self.sitting.seat.past() if past.counted]
        facts = {past.ordinal: scene_of(past.end) for past in counted}
        numbers = {past.ordinal: past.number for past in counted if past.number is not None}
        account = account_of(self.sitting.standing, self.sitting.names(), self.sitting.you, facts, numbers)
        return replace(account, full=self.sitting.operator.full)

    def score(self) -> None:
        """Open the score sheet."""
        between = self.sitting.conductor.mode is Mode.BETWEEN
        revoke = recall_words(self.sitting.standing.rules) if self.sitting.operator.recalls else ""
        sheet = ScoreSheet(self._desk.window, self._account(), next_deal=between, revoke=revoke,
                           proves=bool(self.sitting.standing.proving), motion=self._motion)  # fmt: skip
        sheet.revoke_wanted.connect(self._call_revoke)
        sheet.replay_wanted.connect(self._replay)
        sheet.trick_wanted.connect(self._show_trick)
        sheet.next_deal_wanted.connect(self._next_deal)
        sheet.rule_wanted.connect(self.rules_page)
        sheet.print_wanted.connect(self.print)
        sheet.proof_wanted.connect(self.proof)
        self._open(sheet)

    def ranking(self) -> None:
        """Open the ranking against the other tables; what they finish meanwhile comes in."""
        sitting = self.sitting
        if sitting.standing.rules.dealing.again is not None:
            self._twice()
            return
        room = sitting.conductor.computers.other_room
        room.go_on()
        over = sitting.standing.stage == "over"
        sheet = RankingSheet(self._desk.window, lambda: room_told(sitting), over=over, motion=self._motion)
        room.changed.connect(sheet.renew)
        sheet.another_wanted.connect(self._another)
        sheet.again_wanted.connect(self._tray_again)
        sheet.save_wanted.connect(lambda: self._save_room(sheet))
        self._open(sheet)

    def _save_room(self, sheet: RankingSheet) -> None:
        """Save what all tables made."""
        path = self._desk.path
        stem = self.sitting.standing.game if path is None else path.stem
        title = rule_text(game_of(self.sitting.standing.game).name)
        said = save_room(sheet, room_told(self.sitting), stem, title)
        if said:
            sheet.set_note(said)
            self._desk.view.announce(said)

    def _tray_again(self, seen: View) -> None:
        """Play a counted tray again, never counted, in place of the match."""
        standing = self.sitting.standing
        self.close_sheet()
        self.tray_again.begin(seen, standing)

    def _twice(self) -> None:
        """Open what is entered where trays are played twice at one table."""
        over = self.sitting.standing.stage == "over"
        told = twice_told(self.sitting)
        if told is None:
            return
        sheet: TwiceSheet | IndividualsSheet
        if by_individuals(self.sitting.standing.rules):
            each = individuals_told(self.sitting)
            sheet = IndividualsSheet(self._desk.window, each, over=over, motion=self._motion)
        else:
            sheet = TwiceSheet(self._desk.window, told, over=over, motion=self._motion)
        sheet.another_wanted.connect(self._another)
        self._open(sheet)

    def lesson_score(self) -> None:
        """Open the score sheet at the end of a lesson, or what comes next where its deal was not counted."""
        following, themes, account = self.lessons.following(), self.lessons.themes, self._account()
        problems = len(self.problems.after_lesson(themes))
        sheet: AfterLesson
        if any(game.deals for rubber in account.rubbers for game in rubber.games):
            sheet = ScoreSheet(self._desk.window, account, lesson=True, next_lesson=bool(following),
                               problems=problems, motion=self._motion)  # fmt: skip
        else:
            sheet = LessonEndSheet(self._desk.window, self.lessons.title, self.lessons.title_of(following), problems,
                                   motion=self._motion)  # fmt: skip
        sheet.problems_wanted.connect(lambda: self.problems.begin_of(themes))
        sheet.play_wanted.connect(self.lessons.leave)
        sheet.next_lesson_wanted.connect(lambda: self.lessons.begin(following))
        sheet.lessons_wanted.connect(self.lessons.list)
        self._open(sheet)

    def proof(self, ordinal: int | None = None) -> None:
        """Open the proof that the deals of this sitting were fair: of one deal by its ordinal, or of the last."""
        sitting, view = self.sitting, self._desk.view
        seat = sitting.operator.seat(sitting.conductor.viewer or sitting.you)
        found = seat.proofs()
        place = next((at for at, one in enumerate(found) if one.ordinal == ordinal and one.number is not None), None)
        kept = sitting.operator.kept_at
        elsewhere = kept is not None and kept.parent.resolve() != self._desk.paths.tables.resolve()
        sheet = ProofSheet(
            self._desk.window,
            seat.proofs,
            view.face_apart,
            self._desk.deck.rho,
            lambda cards: [card for group in suit_groups(cards, None) for card in group],
            place=place,
            file=kept.name if kept is not None and elsewhere else "",
            computers=len(sitting.standing.persons) < len(sitting.standing.players),
            motion=self._motion,
        )
        sheet.script_wanted.connect(lambda: self._save_script(sheet))
        sheet.said.connect(view.announce)
        self._open(sheet)

    def _save_script(self, sheet: ProofSheet) -> None:
        """Ask where, and write the script that checks a proof, as it is shipped."""
        name, _ = QFileDialog.getSaveFileName(self._desk.window, tr("Save the script"), SCRIPT)
        if not name:
            return
        try:
            write_whole(Path(name), script())
        except OSError as error:
            sheet.tell_saved(tr("The script could not be saved: {why}.", why=error.strerror or ""))
        else:
            sheet.tell_saved(tr("The script is in {name}.", name=Path(name).name))

    def fair_deal(self) -> None:
        """Open the page of the handbook on the fair deal."""
        self._open(
            RulesPage(self._desk.window, read_page("fair-deal"), subtitle=tr("How this works"), motion=self._motion)
        )

    def _look_through(self, ordinal: int) -> None:
        """Show a deal of the table in the window from its first card."""
        self.looking.open_record()
        self.looking.show_moment(ordinal, 0)

    def _look_back(self, ordinal: int, moment: int) -> None:
        """Show a deal of the table in the window before one of its cards, with its review."""
        if not self.review.shown:
            self.review.open()
        self.looking.show_moment(ordinal, moment)
        self.review.refresh()

    def calls(self) -> None:
        """Open the list of the calls."""
        told = self.sitting.cloth.auction()
        if told is not None:
            calls, result, after = told
            self._open(CallsSheet(self._desk.window, calls.heads, calls.rows, result, after, motion=self._motion))

    def cut(self, events: Sequence[Event]) -> None:
        """Open what all cut for the places, if more sit down than play and a person is among them."""
        standing, tell = self.sitting.standing, self.sitting.cloth.in_words
        at = next((at for at, event in enumerate(events) if isinstance(event, PlacesFound)), None)
        if at is None or not any(person.kind == PERSON for person in standing.people):
            return
        told = CutTold(
            tuple(tell([event])[0] for event in events[:at] if isinstance(event, CardsDrawn)),
            tell([events[at]])[0],
            tuple(tell([event])[0] for event in events[at:] if isinstance(event, CardsDrawn | OrderFound)),
        )
        self._open(CutSheet(self._desk.window, told, motion=self._motion))

    def print(self, kind: str = "score") -> None:
        """Open the preview of what can be printed."""
        if self._press is None:
            self._press = self._desk.press(self._open, self._account)
        self._press.ask(kind, self._motion)

    def score_text(self) -> str:
        """Return the score sheet as plain text."""
        return "\n".join(as_text(page, self._account().numbers) for page in pages(self._account()))

    def tell_end(self) -> None:
        """Say on the cloth who won the session that is over."""
        self.sitting.tell_end(outcome(self._account()).title)

    def end(self) -> None:
        """The session is over: open its ranking against other tables where trays were played, else the summary."""
        standing = self.sitting.standing
        if self.tray_again.given or self.by_file.tray.given or self.what_if.given:
            return  # the match that it belongs to has the ranking
        if standing.rules.customs.trays and not standing.abandoned:
            self.tell_end()
            self.ranking()
        else:
            self.settlement()

    def settlement(self) -> None:
        """Open the summary at the end of a session, and leave its title on the cloth."""
        self.tell_end()
        sheet = SummarySheet(self._desk.window, self._account(), motion=self._motion)
        sheet.score_sheet_wanted.connect(self.score)
        sheet.review_wanted.connect(self._review_deals)
        sheet.evening_wanted.connect(self.evening.open)
        sheet.another_wanted.connect(self._another)
        self._open(sheet)

    def _call_revoke(self) -> None:
        self.close_sheet()
        self.sitting.call_revoke()

    def _next_deal(self) -> None:
        self.close_sheet()
        self.sitting.conductor.next_deal()

    def _another(self) -> None:
        """Begin another session with the same people and rules: the order is cut for again (ED-96)."""
        self.close_sheet()
        self._desk.deeds.play_another()

    # ---- rules ----

    def rules(self) -> None:
        """Open the rules dock, or put it away."""
        central = self._desk.window.central
        if central.dock is self._rules and self._rules is not None:
            central.close_dock()
            return
        standing = self.sitting.standing
        game = game_of(standing.game)
        if self._rules is not None and self._rules.game is not game:
            self._rules.deleteLater()
            self._rules = None
        if self._rules is None:
            own = self._desk.settings.presets.get(game.key, {})
            panel = RulesPanel(game, standing.wanted, standing.rules.settings, own, deal_in_play=self.sitting.mid_deal)
            panel.changes_wanted.connect(self._desk.deeds.change_rules)
            panel.preset_saved.connect(self._save_preset)
            panel.preset_deleted.connect(self._delete_preset)
            self._rules = panel
        self._rules.set_rules(standing.wanted, standing.rules.settings, deal_in_play=self.sitting.mid_deal)
        central.open_dock("rules", self._rules)
        self._rules.focus_search()

    def _presets(self, own: Mapping[str, Mapping[str, Setting]]) -> None:
        desk = self._desk
        game = self.sitting.standing.game
        desk.settings = replace(desk.settings, presets={**desk.settings.presets, game: dict(own)})
        desk.save_settings()
        if self._rules is not None:
            self._rules.set_own(own)

    def _save_preset(self, name: str, changes: Mapping[str, Setting]) -> None:
        own = self._desk.settings.presets.get(self.sitting.standing.game, {})
        self._presets({**own, name: dict(changes)})

    def _delete_preset(self, name: str) -> None:
        own = self._desk.settings.presets.get(self.sitting.standing.game, {})
        self._presets({key: changes for key, changes in own.items() if key != name})

    # ---- tables ----

    def tables(self) -> None:
        """Open the shelf of tables."""
        self.shelf.open(self._motion)

    def recent(self) -> dict[str, str]:
        """Return the records that were open last and are still there: path and words."""
        paths = [Path(name) for name in self._desk.settings.recent]
        return {str(path): recent_words(path) for path in paths if path.is_file()}

    # ---- asking ----

    def new_table(self) -> None:
        """Ask who plays what at a new table."""
        standing = self.sitting.standing
        people = [(person.name, person.kind) for person in standing.people]
        sheet = NewTableSheet(
            self._desk.window,
            GAMES,
            people,
            self._desk.settings.presets,
            wanted=standing.wanted,
            game=standing.game,
            others=self._desk.settings.players,
            proving=standing.proving,
            other_room=(self._desk.settings.preferences.other_tables, self._desk.settings.preferences.other_level),
            motion=self._motion,
        )
        sheet.room_asked.connect(self._prefer_room)
        sheet.elsewhere_wanted.connect(self._go_through)
        sheet.differs_wanted.connect(self._differs_over)
        sheet.sit_down.connect(self._sit_down)
        self._open(sheet)

    def open_match(self, path: Path) -> bool:
        """Open a match: one by file in its sheet, others in the club room; False if it cannot be."""
        return self.by_file.open_at(path) if is_by_file(path) else self.club.open_at(path)

    def _go_through(self, door: str) -> None:
        """Go through a door behind which nobody sits down at a new table."""
        if door == "club":
            self.club.open()
        else:
            self.by_file.open()

    def _prefer_room(self, tables: int, level: str) -> None:
        """The trays are played by so many other tables, of such players, from now on."""
        self._desk.prefer(Preferences.other_tables, tables)
        self._desk.prefer(Preferences.other_level, level)

    def _sit_down(self, plan: NewTable) -> None:
        self.close_sheet()
        people = tuple(Person(name, kind) for name, kind in plan.people)
        self._desk.new_table(Seating(plan.game, people, plan.order(), plan.changes, plan.proving))

    def seats(self) -> None:
        """Ask who sits where."""
        sitting = self.sitting
        standing = sitting.standing
        if not standing.players:
            return
        rubber = standing.rubber or (standing.rubbers[-1] if standing.rubbers else None)
        people = {player: standing.person_of(player) for player in standing.players}
        roles = {player: seat_role(standing.rules, rubber, player) for player in people}
        waiting, afresh = standing.waiting_people, standing.rules.cutting.afresh
        sheet = SeatsSheet(self._desk.window, people, roles, self._desk.settings.players, waiting, afresh)
        changes: dict[Player, Person] = {}
        sheet.seat_changed.connect(lambda player, kind, name: changes.update({player: Person(name, kind)}))
        self._open(sheet)
        sheet.finished.connect(lambda _result: self._desk.deeds.reseat(changes))

    def habits(self) -> None:
        """Open what the computers know of people, each of whom can be forgotten."""
        people = self._desk.people
        sheet = HabitsSheet(self._desk.window, people.everybody(), motion=self._motion)
        sheet.forget_wanted.connect(people.forget)
        self._open(sheet)

    def deal_number(self) -> None:
        """Ask for a deal number."""
        sitting = self.sitting
        number = sitting.operator.deal_number
        between = sitting.conductor.mode is Mode.BETWEEN
        sheet = NumberSheet(self._desk.window, number, between)
        wanted: list[int] = []
        sheet.number_wanted.connect(wanted.append)
        self._open(sheet)
        sheet.number_wanted.connect(
            lambda number: self._desk.deeds.take_back(
                None if between else sitting.operator.restarts(), lambda: sitting.conductor.other_deal(number)
            )
        )

    def agree(self, title: str, names: tuple[str, ...], what: str, yes: str, do: Callable[[], object]) -> None:
        """Ask the people with these ``names`` whether they agree to ``what``; ``do`` it if all press ``yes``."""
        sheet = AgreeSheet(self._desk.window, title, what, names, yes)
        self._open(sheet)
        sheet.accepted.connect(do)

    def reopen(self, names: tuple[str, ...], do: Callable[[], object]) -> None:
        """Ask whether the deal before, which is counted, is to be open again; then do it."""
        deals = self.sitting.standing.deals
        story = tr("Deal {number} is counted. Its score is taken back, and the deal in play with it.", number=deals)
        title = tr("Open the deal before again?")
        sheet = AgreeSheet(self._desk.window, title, story, names, tr("Open it again"))
        self._open(sheet)
        sheet.accepted.connect(do)

    def abandon(self) -> None:
        """Ask whether the session is to be broken off."""
        persons = self.sitting.standing.persons
        names = tuple(self.sitting.names()[player] for player in persons) if len(persons) > 1 else ()
        finished = self.sitting.standing.rules.stakes.settle_finished
        story = tr(
            "The session ends here and the finished rubbers are settled. The table stays as it is if you leave it."
            if finished
            else "The session ends here and nothing is settled. The table stays as it is if you leave it."
        )
        sheet = AgreeSheet(self._desk.window, tr("Break off this session?"), story, names, tr("Break it off"))
        self._open(sheet)
        sheet.accepted.connect(self._desk.deeds.break_off)

    def preferences(self, page: Page = Page.CARDS, held: str = "") -> None:
        """Open the preferences, with the keyboard on the one called ``held``; each change has its effect at once."""
        desk = self._desk
        paths = desk.paths
        folders = (
            Folder(tr("Tables and records"), paths.tables),
            Folder(tr("Settings"), paths.config),
            Folder(tr("Log"), paths.logs),
        )
        sheet = PreferencesSheet(
            desk.window,
            desk.settings.preferences,
            desk.deck,
            folders,
            decks=desk.decks.offered(),
            sounds=can_play(),
            page=page,
            others=desk.settings.players,
            motion=self._motion,
        )
        sheet.others_changed.connect(desk.set_others)
        desk.decks.shown.connect(sheet.preview.show_deck)
        desk.decks.refused.connect(sheet.refuse_deck)
        desk.decks.try_all()
        sheet.changed.connect(desk.prefer)
        sheet.folder_opened.connect(desk.deeds.open_folder)
        sheet.hold(held)
        self._open(sheet)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show on the open sheet what is preferred now."""
        if isinstance(self._sheet, PreferencesSheet):
            self._sheet.set_values(preferences)

    # ---- reading ----

    def rules_page(self, rule: str = "") -> None:
        """Open the rules of this game to read, at ``rule`` if one is named."""
        game = game_of(self.sitting.standing.game)
        sheet = RulesPage(self._desk.window, game_text(game), motion=self._motion)
        if rule:
            sheet.show_rule(rule)
        self._open(sheet)

    def differs(self) -> None:
        """Open what is different in this game."""
        sheet = self._differs_sheet(self.sitting.standing.game)
        if sheet is not None:
            self._open(sheet)

    def _differs_over(self, game: str) -> None:
        """Say what is different in ``game`` over the sheet that is open, where nothing entered is lost."""
        sheet = self._differs_sheet(game)
        if sheet is not None:
            sheet.finished.connect(lambda _result: sheet.deleteLater())
            sheet.open()

    def _differs_sheet(self, game: str) -> DiffersSheet | None:
        """Return the sheet with the page of a game; a page that is broken is left out with a sentence."""
        read = differing()
        for name, error in read.left_out:
            words = tr("The page {name} is left out: {why}", name=name, why=say_error(error))
            self._desk.window.tell(words, COMPLAINT_MS)
        if not read.pages:
            return None
        here = next((page for page in read.pages if game in page.games), read.pages[0])
        return DiffersSheet(self._desk.window, read.pages, here.id, motion=self._motion)

    def club_page(self) -> None:
        """Open the page of the handbook on club matches."""
        self._open(
            RulesPage(self._desk.window, read_page("club-match"), subtitle=tr("How this works"), motion=self._motion)
        )

    def studying_page(self) -> None:
        """Open the page of the handbook on lessons, problems and the study of a deal."""
        self._open(
            RulesPage(self._desk.window, read_page("studying"), subtitle=tr("How this works"), motion=self._motion)
        )

    def law(self, law: str) -> None:
        """Open the rulebook at the law with this id."""
        sheet = RulesPage(self._desk.window, law_text(law), subtitle=tr("The law"), motion=self._motion)
        sheet.show_law(law)
        self._open(sheet)

    def keys(self) -> None:
        """Open the list of keys."""
        now = moment_of(self.sitting, self._desk.window, sheet=False)
        groups = [
            KeyGroup(
                tr(menu, note="menu"),
                tuple(
                    KeyLine(tr(command.text).rstrip("…"), native(command.shortcuts))
                    for command in COMMANDS.values()
                    if command.menu == menu and command.shortcuts and command.offered(now)
                ),
            )
            for menu in MENUS
        ]
        self._open(KeysSheet(self._desk.window, groups, motion=self._motion))

    def about(self) -> None:
        """Open the about sheet."""
        sheet = AboutSheet(
            self._desk.window, __version__, deck=self._desk.deck.name, qt=qVersion(), motion=self._motion
        )
        self._open(sheet)

    def _replay(self, ordinal: int) -> None:
        self._show_trick(ordinal, 1)

    def _show_trick(self, ordinal: int, trick: int) -> None:
        self.close_sheet()
        self.looking.show_trick(ordinal, trick)

    def _review_deals(self) -> None:
        self.close_sheet()
        self.looking.show_first()
