"""A new table and its rules for every game: as many seats as it has, what can be agreed, its presets and switches."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.session.session import apply, start
from dummywhist.ui.controls.choices import Segmented
from dummywhist.ui.panels.asking import seat_role
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.rules_panel import RulesPanel
from dummywhist.ui.panels.table_plan import agreement, choices, seated, story
from tests.golden.making import FOLDER, log_of

PEOPLE = (("You", "person"), ("Edith", "beginner"), ("Max", "steady"))
RAW = re.compile(r"\bNone\b(?! of)|[a-z]_[a-z]|[{}<>]")


@pytest.fixture
def sheet(window):
    """The sheet with every game, over the window."""
    made = NewTableSheet(window, GAMES, PEOPLE)
    made.open()
    QApplication.processEvents()
    return made


def tile_of(sheet, game):
    place = next(place for place, choice in enumerate(choices(GAMES)) if game in choice.games)
    return sheet.tiles[place]


def test_there_is_a_tile_for_each_game_and_one_for_both_kinds_of_mort():
    made = choices(GAMES)
    assert [(choice.name, choice.players) for choice in made] == [
        ("English Dummy", "3"), ("Double Dummy", "2"), ("Mort", "3–4"), ("Classic Whist", "4"),
        ("Bid Dummy Whist", "3"),
        ("Dead Hands", "2"), ("Humbug Whist", "2"), ("Thirteen and the Odd", "2"),
        ("Single Dummy Bridge", "2"), ("Three-Handed Whist", "3"), ("Duplicate Whist", "4"),
    ]  # fmt: skip
    assert all(story(game) != game.summary and story(game).endswith(".") for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_be_sat_down_to(qtbot, sheet, game):
    """The plan names as many people as play, and its rules are rules of the game."""
    qtbot.mouseClick(tile_of(sheet, game), Qt.MouseButton.LeftButton)
    if sheet.players is not None:
        segment = next(
            one for one in sheet.players.segments if one.text().startswith(("Three", "Four")[game.players - 3])
        )
        qtbot.mouseClick(segment, Qt.MouseButton.LeftButton)
    assert [field.isVisible() for field in sheet.names] == [seat < game.players for seat in range(6)]
    assert (sheet.first_choice is not None) == (agreement(game) is not None) == sheet.first_title.isVisible()
    assert [sheet.rules.itemText(n) for n in range(sheet.rules.count())] == [one.label for one in game.presets]
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    plan = told.args[0]
    assert plan.game == game.key and len(plan.people) == game.players
    session = start(game.rules(plan.changes))
    assert session.entrants == game.players
    assert bool(plan.order()) == (plan.changes.get(agreement(game)) == "agreed")
    assert sorted(plan.order()) in ([], list(range(1, game.players + 1)))


def test_partners_may_be_agreed(qtbot, sheet):
    """CW-3: usually they are cut for; of partners who are agreed chance names the first dealer."""
    game = game_of("classic-whist")
    qtbot.mouseClick(tile_of(sheet, game), Qt.MouseButton.LeftButton)
    assert isinstance(sheet.first_choice, Segmented)
    assert [one.text() for one in sheet.first_choice.segments] == ["Cut the cards", "You and Edith"]
    assert sheet.first_choice.segments[0].isChecked()
    qtbot.mouseClick(sheet.first_choice.segments[1], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.sit_down) as told:
        sheet.sit.click()
    plan = told.args[0]
    assert plan.changes == {"partners": "agreed"} and len(plan.orders) == 4
    assert plan.order(lambda below: below - 1) == plan.orders[-1] and plan.order() in plan.orders
    dealers, chairs = set(), set()
    for number in range(4):
        session, _ = apply(start(game.rules(plan.changes)), TABLE, AgreeOrder(plan.orders[number]))
        assert session.deal is not None
        layout = session.deal.setup.layout
        entrant = {player: session.entrant_of[player] for player in layout.players}
        sits = {entrant[player]: seat for seat, player in enumerate(layout.holder)}
        assert (sits[1] - sits[2]) % 4 == 2, "they sit opposite each other"
        chairs.add((sits[3] - sits[1]) % 4)
        dealers.add(entrant[layout.holder[session.deal.setup.dealer]])
    assert dealers == {1, 2, 3, 4} and len(chairs) == 1, "anybody may deal first, and nobody changes chairs"


def test_the_game_of_the_last_table_does_not_carry_its_agreement_to_another(qtbot, sheet):
    whist, dummy = game_of("classic-whist"), game_of("english-dummy")
    assert sheet.first() == 0
    qtbot.mouseClick(tile_of(sheet, whist), Qt.MouseButton.LeftButton)
    assert sheet.first() is None
    qtbot.mouseClick(tile_of(sheet, dummy), Qt.MouseButton.LeftButton)
    assert sheet.first() == 0


def test_more_seats_than_the_last_table_had_are_filled_with_computers():
    assert seated(PEOPLE[:2], 4) == (*PEOPLE[:2], ("Max", "beginner"), ("Henry", "beginner"))
    assert seated((("Max", "person"),), 2)[1][0] == "Edith"
    assert seated(PEOPLE, 2) == PEOPLE[:2]


def test_the_rules_of_the_last_table_belong_to_its_game(window):
    sheet = NewTableSheet(window, GAMES, PEOPLE, wanted={"game": 7}, game="humbug")
    assert sheet.tiles[6].isChecked() and sheet.rules.value() == "As at the last table"
    sheet.tiles[5].click()
    assert sheet.rules.value() == game_of("double-dummy-dead").presets[0].label


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_rules_of_every_game_are_shown_and_changed(window, game):
    """Each switch has a row; every preset can be taken; whatever is asked for can be had."""
    for preset in game.presets:
        panel = RulesPanel(game, preset.changes, {}, parent=window)
        wanted = []
        panel.changes_wanted.connect(wanted.append)
        panel.resize(348, 900)
        panel.show()
        QApplication.processEvents()
        assert panel.game is game
        assert panel.content.minimumSizeHint().width() <= panel.content.width()  # nothing is cut at the right
        for toggle in game.toggles:
            assert not toggle.offered or panel.row(toggle.key) is not None
        for label in panel.findChildren(QLabel):
            assert not RAW.search(label.text()), label.text()
        for changes in wanted:
            game.rules(changes)
        panel.grab()
        panel.hide()
        panel.deleteLater()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_everybody_at_the_table_has_a_role_in_the_list_of_seats(game):
    log = log_of(FOLDER / game.key / "default.dwr")
    for session in log.sessions[:: max(1, len(log.sessions) // 20)]:
        said = [seat_role(session.rules, session.rubber, player) for player in session.players]
        assert all(words and not RAW.search(words) for words in said)
        if session.rubber is not None and game.key == "mort-4":
            assert sorted(said) == ["Adversary", "Adversary", "Sits out", "Vivant"]
