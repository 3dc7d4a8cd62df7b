"""Does the window tell how each game differs, step by step, in each language?"""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.lessons.differing import differing
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.panels.differs_sheet import DiffersSheet
from dummywhist.ui.panels.new_table import NewTableSheet
from tests.ui.test_lessons import look

PAGES = differing().pages


def test_every_game_has_a_page() -> None:
    assert {game.key for game in GAMES} == {game for page in PAGES for game in page.games}


def opened(house):
    house.do("differs")
    return house.sheet(DiffersSheet)


@pytest.mark.parametrize(("game", "page"), [("mort-3", "mort"), ("duplicate-whist", "duplicate"), ("humbug", "humbug")])
def test_it_opens_at_the_game_in_the_window(house, game, page):
    players = next(one for one in GAMES if one.key == game).players
    house.sit_at(game, ("person", *["beginner"] * (players - 1)))
    assert opened(house).page.id == page


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_it_is_read_by_keyboard_alone_from_the_first_step_to_the_last(house, size):
    house.open(size=size)
    sheet = opened(house)
    look(house, "differs-1")
    assert house.focus() is sheet.said and not sheet.back.isEnabled()
    assert sheet.said.words.startswith("There are three players; the last of the four hands is dummy.")
    for number in range(1, len(sheet.page.steps)):
        house.key(Qt.Key.Key_Return if number % 2 else Qt.Key.Key_Space)
        assert sheet.number == number and house.focus() is sheet.said
        if sheet.page.steps[number].word:
            look(house, "differs-word")
            assert sheet.well.isVisible() and sheet.well.y() >= sheet.said.geometry().bottom()
            assert "best of three games" in sheet.word.text()
    house.press(sheet.back)
    assert sheet.number == len(sheet.page.steps) - 2
    house.press(sheet.next)
    house.press(sheet.end)
    assert house.free


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_step_of_every_page_is_told_in_the_language_with_its_numbers_filled(house, language):
    house.open(size=(1024, 640), language=language, text_size=150)
    sheet = opened(house)
    for page in PAGES:
        sheet.games.set_value(page.id)
        sheet.games.chosen.emit(page.id)
        for number, step in enumerate(page.steps):
            sheet.go(number)
            told = sheet.said.accessibleName()
            assert "{" not in told and (sheet.said.words != step.say or language == "en")
            assert sheet.said.height() >= sheet.said.heightForWidth(sheet.said.width())
        look(house, f"differs-{language}-{page.id}")


def test_the_new_table_offers_it_for_the_game_that_is_chosen_and_keeps_what_was_entered(house):
    house.open(size=(1024, 640))
    house.do("new_table")
    table = house.sheet(NewTableSheet)
    table.names[1].setText("Agnes")
    table._choose(next(one for one in GAMES if one.key == "mort-3"))
    look(house, "new-table-differs")
    house.press(table.differs)
    house.qtbot.wait(50)
    over = house.window.findChild(DiffersSheet)
    assert over is not None and over.isVisible() and over.page.id == "mort"
    look(house, "differs-over")
    house.key(Qt.Key.Key_Escape)
    house.qtbot.wait(50)
    assert house.sheet(NewTableSheet) is table and table.isVisible() and table.names[1].text() == "Agnes"
    assert not house.window.menuWidget().isEnabled(), "a sheet still lies over the window"
    house.key(Qt.Key.Key_Escape)
    assert house.free and house.window.menuWidget().isEnabled()
