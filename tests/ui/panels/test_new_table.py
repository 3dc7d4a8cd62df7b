"""A new table: who sits where, who has dummy first, which rules; nothing need be changed to start."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dummywhist.engine.rules.games.classic_whist import CLASSIC_WHIST
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY as GAME
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.controls.fields import Select
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.table_plan import NewTable, first_options, persons, planned, refused, rules_options, story

PEOPLE = (("You", "person"), ("Edith", "beginner"), ("Max", "steady"))


@pytest.fixture
def open_sheet(window):
    """Open the sheet over the window."""

    def make(people=PEOPLE, games=(GAME,), **more):
        sheet = NewTableSheet(window, games, people, **more)
        sheet.open()
        QApplication.processEvents()
        return sheet

    return make


def test_enter_sits_down_as_usual(qtbot, open_sheet):
    sheet = open_sheet()
    assert QApplication.focusWidget() is sheet.tiles[0] and sheet.sit.isDefault()
    with qtbot.waitSignal(sheet.sit_down) as told:
        qtbot.keyClick(sheet.sit, Qt.Key.Key_Return)
    plan = told.args[0]
    assert plan == NewTable("english-dummy", PEOPLE, 0, {"first_dummy": "agreed"})
    assert plan.order() == (1, 2, 3) and not sheet.isVisible()
    GAME.rules(plan.changes)


def test_the_cards_may_say_who_is_first(qtbot, open_sheet):
    sheet = open_sheet()
    assert isinstance(sheet.first_choice, Segmented)
    qtbot.mouseClick(sheet.first_choice.segments[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    assert told.args[0].first is None and told.args[0].changes == {} and told.args[0].order() == ()


def choose(select: Select, value) -> None:
    """Pick a value from a list as a hand would."""
    place = next(n for n in range(select.count()) if select.itemData(n) == value)
    select.setCurrentIndex(place)
    select.activated.emit(place)


def test_with_several_people_everybody_is_named(qtbot, open_sheet):
    sheet = open_sheet()
    choose(sheet.kinds[1], "person")
    assert sheet.notice.isVisible() and "name of his own" in sheet.notice.text() and not sheet.sit.isEnabled()
    sheet.names[0].setText("Ruth")
    assert not sheet.notice.isVisible() and sheet.sit.isEnabled()
    assert isinstance(sheet.first_choice, Select)
    assert [sheet.first_choice.itemText(n) for n in range(4)] == ["Cut the cards", "Ruth", "Edith", "Max"]
    choose(sheet.first_choice, 2)
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    plan = told.args[0]
    assert plan.first == 1 and plan.order() == (2, 3, 1)
    assert plan.people == (("Ruth", "person"), ("Edith", "person"), ("Max", "steady"))


def test_the_only_person_may_sit_anywhere(qtbot, open_sheet):
    sheet = open_sheet((("Ann", "steady"), ("Ben", "steady"), ("You", "person")))
    assert sheet.first() == 2
    choose(sheet.kinds[2], "beginner")
    assert sheet.first() == 2 and isinstance(sheet.first_choice, Select)
    assert sheet.first_choice.currentText() == "You"


@pytest.mark.parametrize(
    ("people", "words", "seat"),
    [
        ((("", "person"), ("B", "steady"), ("C", "steady")), "needs a name", 0),
        ((("A", "person"), ("a ", "steady"), ("C", "steady")), "Two players are called a", 1),
        ((("A", "person"), ("You", "person"), ("C", "steady")), "name of his own", 1),
        ((("You", "person"), ("B", "steady"), ("C", "steady")), "", -1),
    ],
)
def test_why_people_cannot_sit_down(people, words, seat):
    why, where = refused(people)
    assert words in why and bool(why) == bool(words) and where == seat


def test_rules_can_be_chosen_and_stay_lawful(qtbot, open_sheet):
    own = {GAME.key: {"Ours": {"cut_ties": "suit_rank", "game": 7}, "Old": {"gone": 1}}}
    sheet = open_sheet(own=own)
    names = [sheet.rules.itemData(n) for n in range(sheet.rules.count())]
    assert names == [*(preset.label for preset in GAME.presets), "Ours"]
    choose(sheet.rules, "Ours")
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    assert told.args[0].changes == {"first_dummy": "agreed", "game": 7}
    GAME.rules(told.args[0].changes)


def test_the_rules_of_the_last_table_are_offered_first(open_sheet):
    sheet = open_sheet(wanted={"game": 10, "stake": 3, "first_dummy": "agreed"})
    assert sheet.rules.value() == "As at the last table"
    sheet = open_sheet(wanted=dict(GAME.presets[3].changes))
    assert sheet.rules.value() == GAME.presets[3].label
    assert open_sheet(wanted={"no_such": 1}).rules.value() == GAME.presets[0].label


def test_tiles_are_reached_by_arrow_keys(qtbot, open_sheet):
    games = [replace(GAME, key=f"game-{n}", name=f"Game {n}", toggles=GAME.toggles[n:]) for n in range(2)]
    games[1] = replace(GAME, name="Second game", key="second")
    sheet = open_sheet(games=[GAME, games[1]])
    sheet.tiles[0].setFocus()
    qtbot.keyClick(sheet.tiles[0], Qt.Key.Key_Down)
    assert sheet.tiles[1].isChecked() and sheet._name.text() == "Second game"
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    assert told.args[0].game == "second"


def test_escape_and_cancel_do_nothing(qtbot, open_sheet):
    sheet = open_sheet()
    with qtbot.assertNotEmitted(sheet.sit_down):
        qtbot.keyClick(sheet.sit, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_other_kinds_of_players_become_gentle(open_sheet):
    assert open_sheet((("You", "person"), ("R", "random"), ("M", "steady"))).kinds[1].value() == "beginner"


def test_plans_are_plain_values():
    assert persons(PEOPLE) == (0,)
    assert first_options(PEOPLE) == ((None, "Cut the cards"), (0, "Me"))
    assert story(GAME).startswith("Three players.") and story(replace(GAME, key="x")) == GAME.summary
    assert planned(GAME, ((" A ", "person"),), None, {"first_dummy": "agreed"}).changes == {}
    assert [base.name for base in rules_options(GAME, {}, None)] == [preset.label for preset in GAME.presets]


def test_W_CUT_2_two_more_may_sit_down_and_wait(qtbot, open_sheet):
    """A row for one more who waits, and when he is there for another; then nobody agrees on partners."""
    sheet = open_sheet(games=(CLASSIC_WHIST, GAME), game="classic-whist")
    shown = [row.isVisibleTo(sheet) for row in sheet._seats]
    assert shown == [True] * 5 + [False] and len(sheet.people()) == 4 and not sheet.names[4].isVisibleTo(sheet)
    assert sheet.first_title.isVisibleTo(sheet) and not sheet._wait.isVisibleTo(sheet)
    choose(sheet.kinds[4], "person")
    assert sheet._seats[5].isVisibleTo(sheet) and sheet.names[4].isVisibleTo(sheet)
    assert not sheet.first_title.isVisibleTo(sheet) and sheet._wait.isVisibleTo(sheet)
    sheet.names[4].setText("Joan")
    sheet.names[0].setText("Ruth")
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    plan = told.args[0]
    assert plan.people[-1] == ("Joan", "person") and len(plan.people) == 5 and plan.order() == ()
    assert CLASSIC_WHIST.rules(plan.changes).cutting.agreed is False


def test_the_sheet_grows_for_who_waits_where_the_window_has_room(open_sheet):
    sheet = open_sheet(games=(CLASSIC_WHIST, GAME), game="classic-whist")
    form = sheet.content
    before = sheet.panel.geometry()
    for seat in (4, 5):
        choose(sheet.kinds[seat], "beginner")
        QApplication.processEvents()
        assert form.height() <= form.parentWidget().height(), "nothing is left to scroll"
    grown = sheet.panel.geometry()
    assert grown.height() > before.height() and grown.top() <= before.top() and sheet.rect().contains(grown)
    choose(sheet.kinds[4], "")
    assert sheet.panel.geometry() == grown, "what is pressed does not move"


def test_W_CUT_2_who_waited_at_the_last_table_waits_again_and_other_games_seat_only_those_who_play(qtbot, open_sheet):
    five = (*PEOPLE, ("Joan", "steady"), ("Hugh", "steady"))
    sheet = open_sheet(people=five, games=(CLASSIC_WHIST, GAME), game="classic-whist")
    assert sheet.people() == five
    qtbot.mouseClick(sheet.tiles[1], Qt.MouseButton.LeftButton)
    assert sheet.people() == five[:3] and [row.isVisibleTo(sheet) for row in sheet._seats] == [True] * 3 + [False] * 3
