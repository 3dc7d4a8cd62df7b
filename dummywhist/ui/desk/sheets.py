"""Which sheets and docks does the program open, and what do they do at the table? Loaded when first wanted."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, qVersion

from dummywhist import __version__
from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.shuffle import number_text
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.scene import scene_of
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import Person
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.seats.past import Past
from dummywhist.ui.actions import COMMANDS, MENUS
from dummywhist.ui.controls.dock import Dock
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.desk.exchange import Exchange
from dummywhist.ui.desk.hints import Hints
from dummywhist.ui.desk.program import Program
from dummywhist.ui.desk.reasons import Reasons
from dummywhist.ui.desk.shelf import Seating
from dummywhist.ui.panels.about import AboutSheet
from dummywhist.ui.panels.account import Account, account_of
from dummywhist.ui.panels.asking import AgreeSheet, NumberSheet, SeatsSheet, seat_role
from dummywhist.ui.panels.handbook import game_text
from dummywhist.ui.panels.keys import KeyGroup, KeyLine, KeysSheet, native
from dummywhist.ui.panels.ledger import as_text, pages
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.outcome import outcome
from dummywhist.ui.panels.preferences import Folder, PreferencesSheet
from dummywhist.ui.panels.record_lines import cards_played, first_step, trick_size
from dummywhist.ui.panels.record_panel import DealEntry, RecordPanel
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.summary import SummarySheet
from dummywhist.ui.panels.table_plan import NewTable
from dummywhist.ui.preferences import Page
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.sitting import Sitting
from dummywhist.ui.tongues import mark, tr

YOURS = mark("A person played this card: nobody here knows why.")
NOTHING_YET = mark("Go to a card of a computer first.")


class Place(NamedTuple):
    """What is looked at: a deal, and how many of its cards are shown."""

    past: Past
    moment: int

    @property
    def ordinal(self) -> int:
        """The deal's place in the session, from 0."""
        return self.past.ordinal


class Sheets(QObject):
    """Opens sheets over the window and docks beside the table; the table waits while a sheet is open."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self.exchange = Exchange(program, self._open)
        self.reasons = Reasons(program)
        self.hints = Hints(program)
        self._sheet: Sheet | None = None
        self._rules: RulesPanel | None = None
        self._record: RecordPanel | None = None
        self._looked_at: tuple[int, int] | None = None
        self._motionless = False

    # ---- opening and closing ----

    @property
    def sitting(self) -> Sitting:
        """The table in the window."""
        assert self._program.sitting is not None
        return self._program.sitting

    @property
    def open_sheet(self) -> Sheet | None:
        """The sheet that lies over the window, if one does."""
        return self._sheet

    @property
    def _motion(self) -> int:
        """How long a sheet takes to open, in ms."""
        preferences = self._program.settings.preferences
        if preferences.reduced_motion or self._motionless:
            return 0
        return {"off": 0, "fast": 120}.get(preferences.motion, 180)

    def _open(self, sheet: Sheet) -> None:
        self.close_sheet()
        self._sheet = sheet
        sitting = self.sitting
        sitting.conductor.hold(True)
        sheet.finished.connect(lambda _result: self._closed(sheet, sitting))
        sheet.open()

    def _closed(self, sheet: Sheet, sitting: Sitting) -> None:
        if self._sheet is sheet:
            self._sheet = None
        sheet.deleteLater()
        if self._program.sitting is sitting and not sitting.reviewing:
            sitting.conductor.hold(False)

    def close_sheet(self) -> None:
        """Put the open sheet away."""
        if self._sheet is not None:
            self._sheet.reject()

    def say_anew(self) -> None:
        """Make what is open again, in the language spoken now."""
        central, sheet, shown = self._program.window.central, self._sheet, self._dock
        rules, record = (shown is not None and shown is dock for dock in (self._rules, self._record))
        for dock in (self._rules, self._record):
            if dock is not None:
                if shown is dock:
                    central.close_dock()
                dock.deleteLater()
        self._rules = self._record = None
        self.hints.say_anew()
        self.reasons.say_anew()
        if rules:
            self.rules()
        elif record:
            self.open_record()
        if isinstance(sheet, PreferencesSheet):
            self._motionless = True
            self.preferences(sheet.page)
            self._motionless = False
        else:
            self.close_sheet()

    def refresh(self) -> None:
        """The table has changed: docks show it as it is now."""
        central = self._program.window.central
        standing = self.sitting.standing
        if self._rules is not None and central.dock is self._rules:
            self._rules.set_rules(standing.wanted, standing.rules.settings, deal_in_play=self.sitting.mid_deal)
        self._refresh_record()
        if central.dock is not None and central.dock is self.reasons.panel:
            if self.sitting.curtained:
                self.reasons.forget()
            elif not self.sitting.mid_deal:
                self.reasons.counted(self.logs())

    # ---- the score ----

    def _account(self) -> Account:
        facts = {past.ordinal: scene_of(past.end) for past in self.sitting.seat.past() if past.counted}
        return account_of(self.sitting.standing, self.sitting.names(), self.sitting.you, facts)

    def logs(self) -> tuple[DealLog, ...]:
        """The deals of the session that have begun, for who judges."""
        return self.sitting.operator.logs()

    def score(self) -> None:
        """Open the score sheet."""
        between = self.sitting.conductor.mode is Mode.BETWEEN
        sheet = ScoreSheet(self._program.window, self._account(), next_deal=between, motion=self._motion)
        sheet.replay_wanted.connect(self._replay)
        sheet.trick_wanted.connect(self._show_trick)
        sheet.next_deal_wanted.connect(self._next_deal)
        sheet.rule_wanted.connect(self.rules_page)
        self._open(sheet)

    def score_text(self) -> str:
        """Return the score sheet as plain text."""
        return "\n".join(as_text(page) for page in pages(self._account()))

    def tell_end(self) -> None:
        """Say on the cloth who won the session that is over."""
        self.sitting.tell_end(outcome(self._account()).title)

    def settlement(self) -> None:
        """Open the summary at the end of a session, and leave its title on the cloth."""
        self.tell_end()
        sheet = SummarySheet(self._program.window, self._account(), motion=self._motion)
        sheet.score_sheet_wanted.connect(self.score)
        sheet.review_wanted.connect(self._review_deals)
        sheet.another_wanted.connect(self._another)
        self._open(sheet)

    def _next_deal(self) -> None:
        self.close_sheet()
        self.sitting.conductor.next_deal()

    def _another(self) -> None:
        """Begin another session with the same people and rules: a new cut gives nobody a right (ED-96)."""
        self.close_sheet()
        self._program.play_another()

    # ---- rules ----

    def rules(self) -> None:
        """Open the rules dock, or put it away."""
        central = self._program.window.central
        if central.dock is self._rules and self._rules is not None:
            central.close_dock()
            return
        standing = self.sitting.standing
        game = game_of(standing.game)
        if self._rules is not None and self._rules.game is not game:
            self._rules.deleteLater()
            self._rules = None
        if self._rules is None:
            own = self._program.settings.presets.get(game.key, {})
            panel = RulesPanel(game, standing.wanted, standing.rules.settings, own, deal_in_play=self.sitting.mid_deal)
            panel.changes_wanted.connect(self._program.change_rules)
            panel.preset_saved.connect(self._save_preset)
            panel.preset_deleted.connect(self._delete_preset)
            self._rules = panel
        self._rules.set_rules(standing.wanted, standing.rules.settings, deal_in_play=self.sitting.mid_deal)
        central.open_dock("rules", self._rules)
        self._rules.focus_search()

    def _presets(self, own: Mapping[str, Mapping[str, Setting]]) -> None:
        program = self._program
        game = self.sitting.standing.game
        program.settings = replace(program.settings, presets={**program.settings.presets, game: dict(own)})
        program.save_settings()
        if self._rules is not None:
            self._rules.set_own(own)

    def _save_preset(self, name: str, changes: Mapping[str, Setting]) -> None:
        own = self._program.settings.presets.get(self.sitting.standing.game, {})
        self._presets({**own, name: dict(changes)})

    def _delete_preset(self, name: str) -> None:
        own = self._program.settings.presets.get(self.sitting.standing.game, {})
        self._presets({key: changes for key, changes in own.items() if key != name})

    # ---- asking ----

    def new_table(self) -> None:
        """Ask who plays what at a new table."""
        standing = self.sitting.standing
        people = [(person.name, person.kind) for person in standing.people]
        sheet = NewTableSheet(
            self._program.window,
            GAMES,
            people,
            self._program.settings.presets,
            wanted=standing.wanted,
            game=standing.game,
            motion=self._motion,
        )
        sheet.sit_down.connect(self._sit_down)
        self._open(sheet)

    def _sit_down(self, plan: NewTable) -> None:
        self.close_sheet()
        people = tuple(Person(name, kind) for name, kind in plan.people)
        self._program.new_table(Seating(plan.game, people, plan.order, plan.changes))

    def seats(self) -> None:
        """Ask who sits where."""
        sitting = self.sitting
        standing = sitting.standing
        if not standing.players:
            return
        rubber = standing.rubber or (standing.rubbers[-1] if standing.rubbers else None)
        people = {player: standing.person_of(player) for player in standing.players}
        roles = {player: seat_role(standing.rules, rubber, player) for player in people}
        sheet = SeatsSheet(self._program.window, people, roles)
        changes: list[tuple[Player, str, str]] = []
        sheet.seat_changed.connect(lambda player, kind, name: changes.append((player, kind, name)))
        self._open(sheet)
        sheet.finished.connect(lambda _result: [sitting.conductor.reseat(*change) for change in changes])

    def deal_number(self) -> None:
        """Ask for a deal number."""
        sitting = self.sitting
        number = sitting.operator.deal_number
        between = sitting.conductor.mode is Mode.BETWEEN
        sheet = NumberSheet(self._program.window, "" if number is None else number_text(number), between)
        wanted: list[int] = []
        sheet.number_wanted.connect(wanted.append)
        self._open(sheet)
        sheet.number_wanted.connect(
            lambda number: self._program.take_back(
                None if between else sitting.operator.restarts(), lambda: sitting.conductor.other_deal(number)
            )
        )

    def agree(self, names: tuple[str, ...], what: str, do: Callable[[], object]) -> None:
        """Ask all the people at the table whether they agree; then do it."""
        sheet = AgreeSheet(self._program.window, tr("Do you all agree?"), what, names, tr("Take it back"))
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
        sheet = AgreeSheet(self._program.window, tr("Break off this session?"), story, names, tr("Break it off"))
        self._open(sheet)
        sheet.accepted.connect(self._program.break_off)

    def preferences(self, page: Page = Page.CARDS) -> None:
        """Open the preferences; each change has its effect at once."""
        program = self._program
        paths = program.paths
        folders = (
            Folder(tr("Tables and records"), paths.tables),
            Folder(tr("Settings"), paths.config),
            Folder(tr("Log"), paths.logs),
        )
        sheet = PreferencesSheet(
            program.window, program.settings.preferences, program.deck, folders, page=page, motion=self._motion
        )
        sheet.changed.connect(program.prefer)
        sheet.folder_opened.connect(program.open_folder)
        self._open(sheet)

    # ---- reading ----

    def rules_page(self, rule: str = "") -> None:
        """Open the rules of this game to read, at ``rule`` if one is named."""
        game = game_of(self.sitting.standing.game)
        sheet = RulesPage(self._program.window, game_text(game), motion=self._motion)
        if rule:
            sheet.show_rule(rule)
        self._open(sheet)

    def keys(self) -> None:
        """Open the list of keys."""
        groups = [
            KeyGroup(
                tr(menu, note="menu"),
                tuple(
                    KeyLine(tr(command.text).rstrip("…"), native(command.shortcuts))
                    for command in COMMANDS
                    if command.menu == menu and command.shortcuts
                ),
            )
            for menu in MENUS
        ]
        self._open(KeysSheet(self._program.window, groups, motion=self._motion))

    def about(self) -> None:
        """Open what is to be said about the program."""
        sheet = AboutSheet(
            self._program.window, __version__, deck=self._program.deck.name, qt=qVersion(), motion=self._motion
        )
        self._open(sheet)

    # ---- looking back ----

    def record(self) -> None:
        """Open the record dock, or put it away."""
        central = self._program.window.central
        if central.dock is self._record and self._record is not None:
            central.close_dock()
        else:
            self.open_record()

    def open_record(self) -> None:
        """Open the record dock."""
        sitting = self.sitting
        if self._record is None:
            panel = RecordPanel(sitting.names(), sitting.you)
            panel.deal_chosen.connect(lambda ordinal: self._show_moment(ordinal, 0))
            panel.step.connect(self.step_to)
            panel.replay_wanted.connect(self._play_again)
            panel.why_wanted.connect(self.why_looked_at)
            self._record = panel
        self._program.window.central.open_dock("record", self._record)
        self._refresh_record()

    def _refresh_record(self) -> None:
        panel = self._record
        if panel is None or self._program.window.central.dock is not panel:
            return
        place = self._place()
        if place is None:
            return
        sitting = self.sitting
        panel.set_names(sitting.names(), sitting.you)
        deals = [DealEntry(past.ordinal, tr("Deal {number}", number=past.ordinal + 1)) for past in sitting.seat.past()]
        panel.set_deals(deals, place.ordinal)
        panel.show_deal(place.past.end, place.past.number, place.moment)

    # ---- why ----

    def why(self) -> None:
        """Say why a computer chose: the card looked at or in focus, the last trick turned up, else its last choice."""
        sitting, view = self.sitting, self._program.view
        record = self._record
        if sitting.reviewing or (record is not None and self._dock is record and record.tricks.hasFocus()):
            self.why_looked_at()
            return
        seen = sitting.view_now()
        if sitting.last_shown and seen is not None and seen.last_trick is not None:
            found = [self.reasons.of_card(self.logs(), card) for card in reversed(seen.last_trick.cards)]
            self.reasons.explain(next((case for case in found if case is not None), None))
            return
        focus = view.focus_card if view.ring_shown else None
        if seen is not None and focus in seen.trick:
            self.why_card(focus)
            return
        self.reasons.explain(self.reasons.last(self.logs()))

    def why_card(self, card: Card) -> None:
        """Say why a card of the deal on the table was played."""
        self.reasons.explain(self.reasons.of_card(self.logs(), card), nothing=tr(YOURS))

    def why_looked_at(self) -> None:
        """Say why the card was played that the record looks at."""
        place = self._place()
        if place is not None:
            case = self.reasons.of_step(self.logs(), place.ordinal, place.moment)
            self.reasons.explain(case, back=True, nothing=tr(YOURS if place.moment else NOTHING_YET))

    def why_player(self, player: Player, prove: bool = False) -> None:
        """Say why a player made his last choice, or prove it."""
        case = self.reasons.last(self.logs(), player)
        if prove and case is not None:
            self.reasons.prove(case)
        else:
            self.reasons.explain(case)

    @property
    def _dock(self) -> Dock | None:
        return self._program.window.central.dock

    def _place(self) -> Place | None:
        """Return the deal that is looked at, and how many of its cards are shown."""
        deals = self.sitting.seat.past()
        if not deals:
            return None
        if self._looked_at is None or not self.sitting.reviewing:
            return Place(deals[-1], cards_played(deals[-1].end))
        ordinal, moment = self._looked_at
        return Place(next(past for past in deals if past.ordinal == ordinal), moment)

    def _past(self, ordinal: int) -> Past | None:
        return next((past for past in self.sitting.seat.past() if past.ordinal == ordinal), None)

    def _show_moment(self, ordinal: int, moment: int) -> None:
        """Show a deal after so many cards, as far as the law lets one look back; a counted one with all hands open."""
        sitting = self.sitting
        past = self._past(ordinal)
        if past is None:
            return
        end = past.end
        played = cards_played(end)
        moment = max(first_step(end), min(moment, played))
        if moment == played and not past.counted:
            self._looked_at = None
            sitting.leave_review()
        else:
            self._looked_at = (ordinal, moment)
            sitting.review(past.at(moment, all_hands=True))
        self._refresh_record()

    def step_to(self, moment: int) -> None:
        """Show the deal looked at, or the one on the table, after so many cards; -1 for its end."""
        place = self._place()
        if place is not None:
            self._show_moment(place.ordinal, 52 if moment < 0 else moment)

    def step(self, cards: int) -> None:
        """Go so many cards back or forward."""
        place = self._place()
        if place is not None:
            self._show_moment(place.ordinal, max(0, place.moment + cards))

    def _play_again(self, ordinal: int) -> None:
        """Play the deal on the table again; an earlier one is looked at from its first card."""
        now = self.sitting.seat.view
        if now is not None and now.ordinal == ordinal:
            self._program.command("same_deal")
        else:
            self._show_moment(ordinal, 0)

    def _replay(self, ordinal: int) -> None:
        self._show_trick(ordinal, 1)

    def _show_trick(self, ordinal: int, trick: int) -> None:
        self.close_sheet()
        self.open_record()
        past = self._past(ordinal)
        size = 0 if past is None else trick_size(past.end)
        self._show_moment(ordinal, 0 if trick <= 1 else trick * size)

    def _review_deals(self) -> None:
        self.close_sheet()
        deals = self.sitting.seat.past()
        if deals:
            self.open_record()
            self._show_moment(deals[0].ordinal, 0)
