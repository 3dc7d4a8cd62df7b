"""Which sheets and docks are looked at? Each as it is made for a window, with something in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from dummywhist.engine.cards.notation import read_card, read_hand
from dummywhist.engine.cards.seat import SEATS, SOUTH, WEST
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import message
from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken, Tally, stranger
from dummywhist.engine.players.agreed import CONVENTIONS
from dummywhist.engine.players.habits import Kind
from dummywhist.engine.players.thought import Candidate, Thought
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.bid_dummy import BID_DUMMY
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.seats.standing import standing_of
from dummywhist.ui.art.assets import find_deck
from dummywhist.ui.art.deck import read_deck
from dummywhist.ui.desk.command import MENUS
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.desk.shelf import date_words
from dummywhist.ui.desk.window import TableWindow
from dummywhist.ui.life.mishap import BREAK, LOG, SAVED
from dummywhist.ui.panels.about import AboutSheet
from dummywhist.ui.panels.account import account_of
from dummywhist.ui.panels.asking import AgreeSheet, NumberSheet, SeatsSheet, seat_role
from dummywhist.ui.panels.calls_sheet import CallsSheet
from dummywhist.ui.panels.case_panel import CasePanel
from dummywhist.ui.panels.case_words import LayoutRow, Told, looked_words, named, value_rows
from dummywhist.ui.panels.cut_sheet import CutSheet, CutTold
from dummywhist.ui.panels.exchanging import LaySheet, RefusedSheet
from dummywhist.ui.panels.habits_sheet import HabitsSheet
from dummywhist.ui.panels.handbook import read_page
from dummywhist.ui.panels.hint_box import HintDock, HintTold
from dummywhist.ui.panels.keys import KeyGroup, KeyLine, KeysSheet, native
from dummywhist.ui.panels.mishap import MishapDialog
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.paper import score_paper
from dummywhist.ui.panels.preferences import Folder, PreferencesSheet
from dummywhist.ui.panels.print_sheet import PrintSheet
from dummywhist.ui.panels.record_panel import DealEntry, RecordPanel
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.shelf_sheet import ShelfLine, ShelfSheet
from dummywhist.ui.panels.summary import SummarySheet
from dummywhist.ui.preferences import Page, Preferences
from dummywhist.ui.scene.picture import naming_of
from dummywhist.ui.scene.questions.calling import auctioned, best_so_far
from dummywhist.ui.theme import SIZES as WIDTHS
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import dummy, player, rule_text, tr, you
from dummywhist.ui.words.doing import action_words
from dummywhist.ui.words.levels import kind_words
from tests.ui.panels.sessions import NAMES, A, in_play, played
from tools import duplicate_gallery
from tools.family_gallery import MOMENTS, company_of, find

SIZES = ((1366, 768), (1024, 640), (1920, 1080))
TOP, BOTTOM = 66, 26


class Window(QWidget):
    """A table with nothing on it."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The cloth."""
        QPainter(self).fillRect(self.rect(), current().cloth_brush(self.width(), self.height()))


def put_away(window: QWidget) -> None:
    """Let go of a window now: without an event loop all its controls would stay, and every theme would reach them."""
    if isinstance(window, TableWindow):
        window.view.close_faces()  # a thread that still renders when Python ends takes the process down
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def rules(window: QWidget) -> QWidget:
    """The rules dock with a changed rule."""
    return RulesPanel(ENGLISH_DUMMY, {"game": 7}, {}, {"Our house": {"game": 10}}, deal_in_play=True, parent=window)


def rules_own(window: QWidget) -> QWidget:
    """The rules dock while a preset is named."""
    panel = RulesPanel(ENGLISH_DUMMY, {"honours": "off", "game": 10}, {}, {}, parent=window)
    panel.save.click()
    panel.name.setText("English Dummy, Foster")
    panel.keep.click()
    return panel


def rules_narrow(window: QWidget) -> QWidget:
    """The rules dock as narrow as it gets, searched."""
    panel = RulesPanel(ENGLISH_DUMMY, {"honours": "off", "game": 10}, {}, {}, width=252, parent=window)
    panel.search.setText("honours")
    return panel


def score(window: QWidget) -> QWidget:
    """The score sheet in the second rubber."""
    session, facts, _ = played(3, deals=13)
    return ScoreSheet(window, account_of(standing_of(session, ()), NAMES, A, facts))


def score_end(window: QWidget) -> QWidget:
    """The score sheet of a whole tournée."""
    session, facts, _ = played(3)
    sheet = ScoreSheet(window, account_of(standing_of(session, ()), NAMES, A, facts))
    sheet.show_page(3)
    return sheet


def score_rubber(window: QWidget) -> QWidget:
    """The score sheet of a finished rubber with several people, all lines there are."""
    session, facts, _ = played(3)
    sheet = ScoreSheet(window, account_of(standing_of(session, ()), NAMES, None, facts), page=2)
    return sheet


def summary(window: QWidget) -> QWidget:
    """The end of a tournée."""
    session, facts, _ = played(3)
    return SummarySheet(window, account_of(standing_of(session, ()), NAMES, A, facts))


def summary_nine(window: QWidget) -> QWidget:
    """The end of nine rubbers with a constant dummy."""
    session, facts, _ = played(5, {"dummy_order": "continuous", "rubbers": 9, "stake": 10})
    return SummarySheet(window, account_of(standing_of(session, ()), NAMES, None, facts))


PEOPLE = (("You", "person"), ("Edith", "beginner"), ("Max", "steady"))


def new_table(window: QWidget) -> QWidget:
    """The new-table sheet."""
    return NewTableSheet(window, (ENGLISH_DUMMY,), PEOPLE)


def new_table_full(window: QWidget) -> QWidget:
    """The new-table sheet with many games and a missing name."""
    games = [replace(ENGLISH_DUMMY, key=f"game-{number}", name=name) for number, name in enumerate(MANY)]
    people = (("You", "person"), ("Ruth", "person"), ("Max", "steady"))
    return NewTableSheet(window, games, people)


def preferences(window: QWidget, page: Page = Page.CARDS) -> QWidget:
    """A page of the preferences."""
    folders = (
        Folder(tr("Tables and records"), Path("/home/somebody/.local/share/dummywhist/tables")),
        Folder(tr("Settings"), Path("/home/somebody/.config/dummywhist")),
    )
    return PreferencesSheet(window, Preferences(four_colours=True), read_deck(find_deck()), folders, page=page)


def record(window: QWidget, width: int = 348) -> QWidget:
    """The record of a counted deal, looked at in the middle."""
    _, _, states = played(3, deals=4)
    panel = RecordPanel(NAMES, A, width=width, parent=window)
    panel.set_deals([DealEntry(number, tr("Deal {number}", number=number + 1)) for number in range(4)], 3)
    panel.show_deal(view(states[3], A), 12345678901234567890, 18)
    return panel


def record_live(window: QWidget) -> QWidget:
    """The record of a deal in play."""
    panel = RecordPanel(NAMES, A, parent=window)
    panel.set_deals([DealEntry(0, tr("Deal {number}", number=1))])
    panel.show_deal(view(in_play(3, 27), A))
    return panel


def rules_page(window: QWidget, words: str = "") -> QWidget:
    """The rules of the game to read."""
    page = RulesPage(window, read_page("english-dummy"))
    if words:
        page.search.setText(words)
    return page


SEATS_OF_NAMES = dict(zip(SEATS, (dummy(name=True), player("Edith"), you(name=True), player("Max")), strict=True))


def why(window: QWidget, width: int = WIDTHS.dock_study) -> QWidget:
    """The why dock with everything that it can say."""
    led, other, queen = read_card("C4"), read_card("DA"), read_card("HQ")
    candidates = tuple(Candidate(Play(card), points, tricks) for card, points, tricks in
                       ((led, -1.2, 5.4), (other, -98.6, 4.9), (queen, -120.4, 4.1)))  # fmt: skip
    hidden = (read_hand("AKQJ.T98.T98.T98"), read_hand("T987.AKQJ2.J7.A2"))
    reason = message("reason.hope_card", card=led, other=other, seat=SOUTH, best=queen)
    told = Told(
        tr("{name} led the {card:card}.", name=player("Edith"), card=led),
        f"{tr('Trick {number}.', number=5)} {kind_words('master')}.",
        (named(reason, SEATS_OF_NAMES),),
        idea=named(message("idea.hope"), SEATS_OF_NAMES),
        custom=rule_text(CONVENTIONS[2].label), custom_help=rule_text(CONVENTIONS[2].help),
        inferred=(named(message("infer.protected", seat=WEST, suit=1), SEATS_OF_NAMES),),
        values=value_rows(Thought(candidates), Play(led)),
        looked=looked_words(Thought(candidates, looked=240)),
        layouts=tuple(
            LayoutRow(
                tr("Layout {number}, {percent} %", number=number, percent=30),
                ((tr("Your hand"), hidden[0]), (player("Max"), hidden[1])),
            )
            for number in (1, 2)
        ),
        note=tr("What {name} thought of hidden cards is told when the deal is counted.", name=player("Edith")),
    )  # fmt: skip
    panel = CasePanel(width=width, parent=window)
    panel.show_told(told)
    panel.show_back(True)
    return panel


def hint(window: QWidget) -> QWidget:
    """The dock of a hint, its last degree."""
    panel = HintDock(window)
    card = read_card("SA")
    candidates = (Candidate(Play(card), 12.0, 5.4), Candidate(Play(read_card("D7")), -3.0, 5.2))
    sentences = (
        named(message("idea.hope"), {}), action_words(Play(card)),
        named(message("reason.fourth_best", card=card, suit=card // 13), {}),
    )  # fmt: skip
    thought = Thought(candidates, looked=240)
    panel.hint.show_hint(HintTold(sentences, 2, value_rows(thought, Play(card)), looked_words(thought)))
    return panel


def keys(window: QWidget) -> QWidget:
    """The sheet of keys."""
    groups = [
        KeyGroup(
            tr(menu, note="menu"),
            tuple(
                KeyLine(tr(c.text), native(c.shortcuts)) for c in COMMANDS.values() if c.menu == menu and c.shortcuts
            ),
        )
        for menu in MENUS
    ]
    return KeysSheet(window, groups)


def about(window: QWidget) -> QWidget:
    """The about sheet."""
    return AboutSheet(window, "0.1.0", qt="6.11.3")


def shelf(window: QWidget, told: str = "") -> ShelfSheet:
    """The shelf of tables: one that is open here, one with a name, one that is not read yet."""
    game, other = rule_text(ENGLISH_DUMMY.name), rule_text(BID_DUMMY.name)
    named = tr("{name} ({game})", name="Ruth", game=other)
    deal, late = tr("Deal {number}", number=7), 1_795_000_000.0
    lines = (
        ShelfLine("one", game, "You, Edith, Max", deal, "You 3, Edith \N{MINUS SIGN}12, Max 9", late),
        ShelfLine("two", named, "Ada, Bess, Cora", deal, "Ada 3, Bess 12", late - 1e6, "Ruth"),
        ShelfLine("three", "\N{HORIZONTAL ELLIPSIS}", "", "", "", late - 2e6),
    )
    sheet = ShelfSheet(window, lines, date_words, "one")
    if told:
        sheet.tell(told, back=True)
    return sheet


def shelf_name(window: QWidget) -> QWidget:
    """The shelf while a table gets a name."""
    sheet = shelf(window)
    sheet.list.selectRow(1)
    sheet.rename.click()
    return sheet


def printing(window: QWidget) -> QWidget:
    """The preview of what is printed, without a printer."""
    session, facts, _ = played(3)
    account = account_of(standing_of(session, ()), NAMES, A, facts)
    deals = [(0, tr("Deal {number}", number=1)), (1, tr("Deal {number}", number=2))]
    name = rule_text(ENGLISH_DUMMY.name)
    return PrintSheet(window, lambda _kind, _deal: score_paper(account, name), deals, kind="deal", printers=False)


def seats(window: QWidget) -> QWidget:
    """Who sits where."""
    session, _, _ = played(3, deals=4)
    people = dict(zip(session.players, (Person("You", "person"), Person("Edith", "steady"), Person("Max", "master")),
                      strict=True))  # fmt: skip
    rubber = standing_of(session, ()).rubber
    return SeatsSheet(window, people, {player: seat_role(session.rules, rubber, player) for player in people})


def acquaintance(deals: int, *taken: Taken) -> Acquaintance:
    """Return what is known of a person after so many deals, by the first of the cases."""
    rest = (Taken(),) * (len(CASES) - len(taken))
    return stranger(Kind.PERSON)._replace(tally=Tally(deals, (*taken, *rest)))


def habits(window: QWidget) -> QWidget:
    """What the computers know of two people."""
    ruth = acquaintance(
        41, Taken(12, 3, 1), Taken(0, 2, 0), Taken(9, 2, 0), Taken(2, 17, 3), Taken(11, 4, 1), Taken(1, 6, 1),
        Taken(4, 5, 0), Taken(2, 9, 4), Taken(0, 1, 0), Taken(3, 21, 8),
    )  # fmt: skip
    return HabitsSheet(window, {"You": ruth, "Edith": acquaintance(2, Taken(1, 0, 0))})


def habits_asked(window: QWidget) -> QWidget:
    """Whether a person is to be forgotten."""
    sheet = HabitsSheet(window, {"Ruth": acquaintance(9, Taken(3, 1, 0), Taken(0, 5, 1))})
    sheet.parts["Ruth"].forget.click()
    return sheet


def habits_nothing(window: QWidget) -> QWidget:
    """Nobody is known yet."""
    return HabitsSheet(window, {})


def seats_waiting(window: QWidget) -> QWidget:
    """Who sits where, and who waits to come in."""
    session, _, _ = played(3, deals=4)
    people = dict(zip(session.players, (Person("You", "person"), Person("Edith", "steady"), Person("Max", "master")),
                      strict=True))  # fmt: skip
    roles = dict.fromkeys(people, tr("Player"))
    return SeatsSheet(window, people, roles, waiting=(Person("Wilhelmine", "beginner"), Person("Thomas", "person")))


def cut_for_places(window: QWidget) -> QWidget:
    """What six cut for four places, and four of them for the order."""
    first = "You cut the jack of diamonds, Edith cut the queen of spades, Max cut the six of spades, Ada cut the five of spades, Wilhelmine cut the seven of hearts, Thomas cut the ace of spades."  # noqa: E501
    second = "Max cut the jack of hearts, Ada cut the queen of hearts, Wilhelmine cut the ace of hearts, Thomas cut the six of hearts."  # noqa: E501
    told = CutTold(
        (first,), "Max, Ada, Wilhelmine and Thomas play, you and Edith wait.", (second, "Wilhelmine is Vivant first.")
    )
    return CutSheet(window, told)


def deal_number(window: QWidget) -> QWidget:
    """The number of a deal, with one that is refused."""
    sheet = NumberSheet(window, 12345678901234567890, next_deal=False)
    sheet.field.setText("K7QM")
    sheet.field.returnPressed.emit()
    return sheet


def agreeing(window: QWidget) -> QWidget:
    """Whether several people agree."""
    story = tr("Deal {number} is counted. Its score is taken back, and the deal in play with it.", number=4)
    title = tr("Open the deal before again?")
    return AgreeSheet(window, title, story, ("Ann", "Henry", "Joan"), tr("Open it again"))


def laying(window: QWidget) -> QWidget:
    """Which deal of a file is laid on the table."""
    games = [(game.key, rule_text(game.name)) for game in (ENGLISH_DUMMY, BID_DUMMY)]
    return LaySheet(window, "evening.pbn", {1: False, 3: True}, games)


def refused(window: QWidget) -> QWidget:
    """Why a file is not read."""
    return RefusedSheet(window, tr("Deal number"), tr("The card pictures are missing."))


def mishap(window: QWidget) -> QWidget:
    """What is said when the program has failed."""
    report = (
        "Dummy Whist 0.1.0\n\nTraceback (most recent call last):\n  …\nRuntimeError: something that has a long name"
    )
    log = tr(LOG, file=f"/home/somebody/.local/{BREAK}state/{BREAK}dummywhist/{BREAK}log.txt")
    dialog = MishapDialog(window, tr(SAVED), report, log)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    dialog.open()
    return dialog


def calls(window: QWidget) -> QWidget:
    """The calls of an auction."""
    sight = find("single-dummy-bridge", MOMENTS["single-dummy-bridge"][0])
    seen, naming = sight.seen, naming_of(sight.seen, company_of(sight))
    assert seen is not None
    told, rule = auctioned(seen, naming), rules_of(seen).auction
    assert rule is not None
    return CallsSheet(window, told.heads, told.rows, best_so_far(seen, naming, rule))


MANY = ("English Dummy", "Double Dummy", "Mort", "Bid Dummy Whist", "Classic Whist", "Single Dummy Bridge",
        "Humbug Whist", "Thirteen and the Odd", "3-Handed Whist", "Duplicate Whist")  # fmt: skip

SCENES: Mapping[str, Callable[[QWidget], QWidget]] = {
    "rules": rules,
    "rules-own": rules_own,
    "rules-narrow": rules_narrow,
    "score": score,
    "score-end": score_end,
    "score-rubber": score_rubber,
    "summary": summary,
    "new-table": new_table,
    "new-table-full": new_table_full,
    "record": record,
    "record-narrow": partial(record, width=252),
    "record-live": record_live,
    "page": rules_page,
    "page-search": partial(rules_page, words="ED-72"),
    "why": why,
    "why-narrow": partial(why, width=WIDTHS.dock_narrow),
    "hint": hint,
    "keys": keys,
    "about": about,
    "preferences": preferences,
    "preferences-play": partial(preferences, page=Page.PLAY),
    "preferences-players": partial(preferences, page=Page.PLAYERS),
    "preferences-accessibility": partial(preferences, page=Page.ACCESSIBILITY),
    "preferences-folders": partial(preferences, page=Page.FOLDERS),
    "preferences-language": partial(preferences, page=Page.LANGUAGE),
    "preferences-conventions": partial(preferences, page=Page.CONVENTIONS),
    "summary-nine": summary_nine,
    "shelf": shelf,
    "shelf-told": partial(shelf, told="Ruth"),
    "shelf-name": shelf_name,
    "print": printing,
    "seats": seats,
    "habits": habits,
    "habits-asked": habits_asked,
    "habits-nothing": habits_nothing,
    "seats-waiting": seats_waiting,
    "cut": cut_for_places,
    "number": deal_number,
    "agree": agreeing,
    "lay": laying,
    "refused": refused,
    "calls": calls,
    "mishap": mishap,
    **duplicate_gallery.SCENES,
}
