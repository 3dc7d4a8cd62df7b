"""The score sheet, the summary, the page of rules, the keys and the about sheet as they are used."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from dummywhist.engine.seats.standing import standing_of
from dummywhist.engine.session.settle import winners
from dummywhist.ui.controls.buttons import LinkButton
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.controls.ledger import Ledger
from dummywhist.ui.desk.command import MENUS
from dummywhist.ui.desk.commands import COMMANDS
from dummywhist.ui.panels.about import AboutSheet
from dummywhist.ui.panels.account import account_of
from dummywhist.ui.panels.handbook import find_page, read_page, toggle_table, with_table
from dummywhist.ui.panels.keys import ON_THE_TABLE, KeyGroup, KeyLine, KeysSheet, native
from dummywhist.ui.panels.markdown import RULE_ID, blocks, html, inline, sections, title_of
from dummywhist.ui.panels.notes import NOTES, note
from dummywhist.ui.panels.outcome import outcome
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.summary import SummarySheet
from tests.ui.panels.sessions import NAMES, A, account_with, played, rubber_of, tournee


def opened(sheet):
    """Open a sheet."""
    sheet.open()
    QApplication.processEvents()
    return sheet


@pytest.fixture
def account():
    """A tournée in its third rubber."""
    session, facts, _ = played(3, deals=13)
    return account_of(standing_of(session, ()), NAMES, A, facts)


# ---- score sheet ----


def test_the_score_sheet_opens_at_what_was_counted_last(window, account):
    sheet = opened(ScoreSheet(window, account))
    assert sheet.page is not None and sheet.page.name == "Rubber III"
    assert sheet.subtitle.text() == "Rubber III of three. Max has dummy."
    assert isinstance(sheet._selector, Segmented)
    assert sheet.why.why is not None and sheet.why.why.title == "Odd tricks, deal 13"
    assert QApplication.focusWidget() is sheet.ledger


def test_up_and_down_explain_the_lines(qtbot, window, account):
    sheet = opened(ScoreSheet(window, account))
    told = []
    for _ in range(30):
        qtbot.keyClick(sheet.ledger, Qt.Key.Key_Up)
        if sheet.why.why.title not in told:
            told.append(sheet.why.why.title)
    assert told[:3] == ["Odd tricks, deal 12", "Game 1: treble", "Honours, deal 11"]
    assert sheet.why.why.title in sheet.ledger.accessibleDescription()
    assert "Rule: " in sheet.ledger.accessibleDescription()


def test_every_line_can_be_explained_on_the_screen(window, account):
    sheet = opened(ScoreSheet(window, account))
    for number in range(4):
        sheet.show_page(number)
        for place, row in enumerate(sheet.page.rows):
            if row.kind != "band":
                sheet.ledger.choose(place)
                assert sheet.why.why == row.why
                words = [label.text() for label in sheet.why.findChildren(QLabel)]
                assert row.why.story in words and f"Rule: {row.why.rule}" in words
                assert all(label in words and value in words for label, value in row.why.counted)


def test_copy_puts_the_page_on_the_clipboard(qtbot, window, account):
    sheet = opened(ScoreSheet(window, account, page=0))
    with qtbot.waitSignal(sheet.copied):
        sheet.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Rubber I\n") and "Odd tricks of 8 won" in text and "Edith pays you" in text
    assert sheet.note.text() == "Copied."


def test_links_lead_to_the_deal_the_trick_and_the_rule(qtbot, window, account):
    sheet = opened(ScoreSheet(window, account))
    links = {link.text(): link for link in sheet.why.findChildren(LinkButton)}
    with qtbot.waitSignal(sheet.replay_wanted) as told:
        links["Replay this deal"].click()
    assert told.args == [12]
    with qtbot.waitSignal(sheet.trick_wanted) as told:
        links["Show trick 8"].click()
    assert told.args == [12, 8]
    sheet.show_page(0)
    sheet.ledger.choose(next(n for n, row in enumerate(sheet.page.rows) if row.what == "Value of the rubber"))
    links = {link.text(): link for link in sheet.why.findChildren(LinkButton)}
    with qtbot.waitSignal(sheet.rule_wanted) as told:
        links["Read the rule"].click()
    assert told.args == ["ED-82"]


def test_the_score_sheet_after_a_deal_offers_the_next(qtbot, window, account):
    sheet = opened(ScoreSheet(window, account, next_deal=True))
    with qtbot.waitSignal(sheet.next_deal_wanted):
        qtbot.keyClick(sheet.ledger, Qt.Key.Key_Return)
    assert not sheet.isVisible()


def test_nine_rubbers_are_chosen_from_a_list(window):
    session, facts, _ = played(5, {"dummy_order": "continuous", "rubbers": 9})
    sheet = opened(ScoreSheet(window, account_of(standing_of(session, ()), NAMES, A, facts)))
    assert isinstance(sheet._selector, Select) and sheet._selector.count() == 10
    assert sheet.page.name == "All rubbers"


def test_before_the_first_deal_nothing_is_counted(window):
    session, _, _ = played(1, {"first_dummy": "cut"}, deals=0)
    sheet = opened(ScoreSheet(window, account_of(standing_of(session, ()), NAMES, A)))
    assert sheet.page is None and sheet.subtitle.text() == "Nothing has been counted yet."
    assert not sheet.copy.isEnabled() and not sheet.findChildren(Ledger)


def test_a_new_account_is_shown_in_the_open_sheet(window, account):
    session, facts, _ = played(3)
    sheet = opened(ScoreSheet(window, account))
    sheet.set_account(account_of(standing_of(session, ()), NAMES, A, facts))
    assert sheet.page.name == "Whole tournée"


# ---- summary ----


def words_of(sheet):
    """Return everything a sheet says."""
    return [label.text() for label in sheet.findChildren(QLabel) if label.text()]


def test_the_summary_of_a_tournee(qtbot, window):
    sheet = opened(SummarySheet(window, account_with(tournee((5, -3, 1)))))
    assert sheet.title.text() == "You won the tournée"
    said = words_of(sheet)
    for words in ("+12", "Edith pays you", "Max pays you", "Edith pays Max", "8", "4", "D", "1 for a rubber point"):
        assert words in said
    assert sheet.note.text() == "The totals sum to nought."
    for button, signal in (("Score sheet", sheet.score_sheet_wanted), ("Review deals", sheet.review_wanted)):
        with qtbot.waitSignal(signal):
            next(b for b in sheet.panel.findChildren(type(sheet._safe).__mro__[1]) if b.text() == button).click()
        sheet.open()
    with qtbot.waitSignal(sheet.another_wanted):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("values", "changes", "you", "title"),
    [
        ((8, 8, 8), {}, A, "The tournée is even"),
        ((-8, 8, 8), {}, None, "Edith and Max won the tournée"),
        ((-8, 8, 8), {}, "B", "You and Max won the tournée"),
        ((8, -8, 8), {}, "C", "You and Ada won the tournée"),
        ((5, -3, 1), {"stake_unit": "none"}, None, "Ada won the tournée"),
    ],
)
def test_who_won(values, changes, you, title):
    rules = ENGLISH_DUMMY.rules(changes)
    assert outcome(account_with(tournee(values, changes), rules, you=you)).title == title


def test_the_outcome_of_a_constant_dummy_and_of_one_broken_off():
    changes = {"dummy_order": "continuous", "rubbers": 2}
    rules = ENGLISH_DUMMY.rules(changes)
    rubbers = [rubber_of([(5, 0), (5, 0)], rules=rules), rubber_of([(5, 4), (5, 3)], number=1, rules=rules, first=9)]
    end = outcome(account_with(rubbers, rules))
    assert end.title == "You won the session" and end.again == "Play again"
    assert end.story == "Two rubbers, six deals; you had dummy in all of them, conceding one point in each."
    assert end.players[0].cells == ("+14", "+6") and end.players[0].total == "+20"
    broken = outcome(account_with([rubbers[0], rubber_of([], number=1, rules=rules)], rules, abandoned=True))
    assert broken.title == "The session was broken off" and "one rubber is not finished" in broken.story
    assert broken.players[1].cells == ("\N{MINUS SIGN}7", "")
    rules = ENGLISH_DUMMY.rules({"abandon": "settle_nothing"})
    nothing = account_with(tournee((8, 8, 8))[:1], rules, abandoned=True)
    assert outcome(nothing).note == "Broken off: nothing is settled."
    assert winners(nothing.rubbers, nothing.players, nothing.settlement) == ()


def test_a_row_of_the_summary_is_said_whole():
    end = outcome(account_with(tournee((5, -3, 1))))
    assert end.players[0].spoken == (
        "You: rubber one with dummy +10, rubber two +3, rubber three \N{MINUS SIGN}1; total +12."
    )


# ---- rules to read ----


@pytest.fixture
def page(window):
    """The page of rules, open."""
    return opened(RulesPage(window, read_page("english-dummy")))


def test_the_page_has_its_contents_and_goes_there(qtbot, page):
    names = [page.pages.item(n).text() for n in range(page.pages.count())]
    assert names[0] == "The game in short" and "What a deal counts" in names and page.title.text() == "English Dummy"
    page.pages.setCurrentRow(names.index("What a deal counts"))
    QApplication.processEvents()
    top = page.view.cursorForPosition(page.view.viewport().rect().topLeft() + page.view.rect().topLeft())
    assert "What a deal counts" in top.block().text()


def test_search_finds_and_goes_on(qtbot, page):
    qtbot.keyClicks(page.search, "honours")
    first = page.view.textCursor().selectionStart()
    assert page.view.textCursor().selectedText().casefold() == "honours" and page.found.text().startswith("1 of ")
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.view.textCursor().selectionStart() > first and page.found.text().startswith("2 of ")
    qtbot.keyClick(page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.view.textCursor().selectionStart() == first
    page.up.click()
    count = page.found.text().split()[-1]
    assert page.found.text() == f"{count} of {count}"
    qtbot.keyClicks(page.search, "zebra")
    assert page.found.text() == "Not in these rules."
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == "" and page.found.text() == "" and page.isVisible()


def test_a_rule_is_shown_by_its_id(page):
    page.show_rule("ED-92")
    assert page.view.textCursor().selectedText() == "ED-92"


def test_a_missing_page_is_one_sentence(window):
    sheet = opened(RulesPage(window, None))
    assert "missing" in sheet.view.toPlainText() and sheet.title.text() == "Rules"
    assert read_page("no-such-page") is None and find_page("no-such-page") is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_page_of_a_game_lists_what_is_declared(game):
    text = read_page(game.key)
    assert text is not None and with_table(text, game) == text, "run python -m tools.handbook"
    for toggle in game.toggles:
        assert (f"**{toggle.label}**" in toggle_table(game)) == bool(toggle.offered)
        for name in toggle.ids if toggle.offered else ():
            assert name in text
    with pytest.raises(ValueError, match="no place"):
        with_table("# Nothing", game)


def test_every_rule_of_the_game_stands_on_its_page():
    text = read_page("english-dummy")
    assert text is not None
    ids = [*range(1, 7), *range(10, 16), *range(20, 27), *range(30, 35), *range(40, 45), *range(50, 63),
           *range(70, 76), *range(80, 99)]  # fmt: skip
    anchors = html(text)
    for number in ids:
        assert f'<a name="ED-{number}"></a>' in anchors, number
    for number in range(1, 14):
        assert f'<a name="ED-Q{number}"></a>' in anchors


def test_markdown_becomes_simple_html():
    text = (
        "# T\n\nOne *two*\nthree.\n\n## A & B\n- **ED-1** x <y>\n  more\n- `z`\n\n| a | b |\n|---|---|\n| 1 | **2** |\n"
    )
    assert title_of(text) == "T"
    assert [(s.words, s.anchor) for s in sections(text)] == [("A & B", "s1")]
    made = html(text)
    assert "<p>One <i>two</i> three.</p>" in made
    assert '<li><a name="ED-1"></a><b>ED-1</b> x &lt;y&gt; more</li>' in made and "<code>z</code>" in made
    assert "<td>1</td><td><b>2</b></td>" in made and made.count("<ul>") == made.count("</ul>") == 1
    assert [block.kind for block in blocks("x\n| a |\ny\n- z\n")] == ["text", "table", "text", "item"]
    assert inline("[a](b.md)") == "a" and RULE_ID.findall("W-HON-2, ED-Q3") == ["W-HON-2", "ED-Q3"]


# ---- keys, about, notes ----


def test_all_commands_with_keys_stand_on_the_sheet_of_keys(qtbot, window):
    groups = [
        KeyGroup(
            menu,
            tuple(KeyLine(c.text, native(c.shortcuts)) for c in COMMANDS.values() if c.menu == menu and c.shortcuts),
        )
        for menu in MENUS
    ]
    sheet = opened(KeysSheet(window, groups))
    said = words_of(sheet)
    for command in COMMANDS.values():
        if command.shortcuts:
            assert command.text.rstrip("…") in said
    for line in ON_THE_TABLE.lines:
        assert line.words in said
    qtbot.keyClicks(sheet.search, "undo")
    shown = [label.text() for label in sheet.content.findChildren(QLabel) if label.isVisible()]
    assert "Undo" in shown and "Quit" not in shown
    sheet.search.setText("zebra")
    assert sheet.nothing.isVisible()


def test_about_names_version_and_licences(window):
    said = " ".join(words_of(opened(AboutSheet(window, "1.2.3", qt="6.11.3"))))
    for words in ("Version 1.2.3", "MIT", "CC0", "LGPL", "Qt 6.11.3", "Open Font Licence", "Clubroom"):
        assert words in said


def test_notes_are_one_or_two_short_sentences():
    assert set(NOTES) == {"turn_up", "packet", "score", "score_alone"}
    for key in NOTES:
        assert len(note(key)) < 110 and note(key).endswith(".")
    assert "seven points" in note("score", points=7)
