"""One table, twice in a real window: the door at the new table, what is told of each tray, and who is ahead."""

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.session.overplay import order_of
from dummywhist.ui.panels.individuals_sheet import IndividualsSheet
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.ranking_sheet import RankingSheet
from dummywhist.ui.panels.twice_sheet import TwiceSheet
from dummywhist.ui.seat.conductor import Mode
from tests.daily import one_in
from tests.ui.house import House
from tests.ui.test_duplicate_table import SIZES, look, sit
from tests.ui.test_ranking_sheet import cells, count_tray


def play(house: House, trays: int) -> None:
    for _ in range(trays):
        house.do("finish_at_once")
        house.until(lambda: house.conductor.mode in (Mode.BETWEEN, Mode.OVER))
        house.rest()
        if house.conductor.mode is Mode.BETWEEN and house.conductor.standing.deals < trays:
            house.conductor.next_deal()
            house.rest()


def said(house: House) -> str:
    return (
        " ".join((*house.picture.labels.values(), *house.picture.verdict.lines))
        if house.picture.verdict
        else " ".join(house.picture.labels.values())
    )


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_DW_MNE_6_a_tray_is_told_when_both_plays_are_entered_and_never_before(house, size):
    sit(house, size, trays=4, movement="mnemonic", suit_permutation="on")
    assert house.picture.marker.goal == "Tray 1 of 8"
    play(house, 4)
    assert house.picture.verdict.lines[0].startswith("Entered for East and West: ")
    assert house.picture.choices[0].label == "Next tray"
    house.do("ranking")
    sheet = house.sheet(TwiceSheet)
    assert sheet.trays.rowCount() == 0
    assert "0 of 4 trays have been played twice" in sheet.subtitle.text()
    house.key(Qt.Key.Key_Escape)
    order = [changed.tray for changed in _order(house)]
    for place in range(4):
        house.conductor.next_deal()
        house.rest()
        assert "This was tray" not in said(house) and house.picture.marker.goal == f"Tray {5 + place} of 8"
        house.do("finish_at_once")
        house.until(lambda: house.conductor.mode in (Mode.BETWEEN, Mode.OVER))
        house.rest()
        assert house.picture.verdict.lines[0].startswith(f"This was tray {order[place]}. ")
        assert house.picture.verdict.lines[1].endswith(".") and " were " in house.picture.verdict.lines[1]
        if place == 0:
            look(house, "twice-told")
    sheet = house.sheet(TwiceSheet)
    look(house, "twice")
    rows = [cells(sheet.trays, row) for row in range(sheet.trays.rowCount())]
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "Total"]
    assert [row[1] for row in rows[:4]] == [str(5 + order.index(tray)) for tray in (1, 2, 3, 4)]
    assert sheet.suits.text().startswith("Tray 1: ") and " were " in sheet.suits.text()
    sheet.trays.setFocus()
    house.key(Qt.Key.Key_Down)
    assert sheet.suits.text().startswith("Tray 2: ")
    ours, theirs = (sum(int(row[column]) for row in rows[:4]) for column in (2, 3))
    assert [int(cell) for cell in rows[4][2:4]] == [ours, theirs]
    names = sheet.told.ours, sheet.told.theirs
    if ours == theirs:
        assert sheet.subtitle.text().startswith("With the same cards both pairs made the same. ")
    else:
        assert sheet.subtitle.text().startswith(names[ours < theirs])
    assert sheet.another.isVisible() and house.conductor.computers.other_room.trays() == []


def _order(house: House):
    return order_of(house.sitting.operator._authority.session)


def tiles(house: House) -> NewTableSheet:
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    next(tile for tile in sheet.tiles if tile.text() == "Duplicate Whist").click()
    return sheet


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_the_new_table_asks_by_which_door_a_match_is_played(house, size):
    house.open(size=size)
    house.rest()
    sheet = tiles(house)
    look(house, "doors-room")
    assert sheet.doors.isVisible() and sheet.doors.tiles["room"].isChecked()
    sheet.doors.trays.setValue(8)
    sheet.doors.tables.setValue(3)
    sheet.doors.level.set_value("beginner")
    sheet.sit.click()
    house.rest()
    assert house.conductor.standing.wanted["trays"] == 8
    assert house.program.settings.preferences.other_tables == 3
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    count_tray(house)
    house.until(lambda: house.conductor.computers.other_room.trays()[0].complete)
    assert len(house.conductor.computers.other_room.trays()[0].others) == 3
    assert house.conductor.computers.other_room.level == "beginner"
    house.do("ranking")
    assert house.sheet(RankingSheet).ranks.rowCount() == 5
    house.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_DW_MNE_6_other_suits_are_the_usual_way_of_one_table_twice_by_keys_alone(house, size):
    house.open(size=size)
    house.rest()
    sheet = tiles(house)
    sheet.doors.tiles["room"].setFocus()
    house.key(Qt.Key.Key_Down)
    assert sheet.doors.door == "twice" and sheet.doors.suits.isChecked() and not sheet.doors.tables.isVisible()
    sheet.doors.suits.setFocus()
    house.key(Qt.Key.Key_Space)
    assert sheet.doors.story.text() == "You will recognise some hands." and sheet.doors.story.isVisible()
    look(house, "doors-twice")
    house.key(Qt.Key.Key_Space)
    assert not sheet.doors.story.isVisible()
    sheet.sit.setFocus()
    house.key(Qt.Key.Key_Return)
    house.rest()
    wanted = house.conductor.standing.wanted
    assert wanted["movement"] == "mnemonic" and wanted["suit_permutation"] == "on"
    again = tiles(house)
    assert again.doors.door == "twice" and again.doors.suits.isChecked()
    house.rest()
    assert not again._scroll.horizontalScrollBar().isVisible()
    house.key(Qt.Key.Key_Escape)


def test_the_door_of_the_club_opens_its_room(house):
    house.open()
    house.rest()
    sheet = tiles(house)
    sheet.doors.tiles["club"].click()
    look(house, "doors-club")
    assert sheet.sit.text() == "Open the club room" and not sheet.names[0].isVisible()
    sheet.sit.click()
    house.rest()
    assert house.window.central.room is not None


def test_other_games_ask_for_no_door(house):
    house.open()
    house.rest()
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    assert not sheet.doors.isVisible() and sheet.sit.text() == "Sit down"
    house.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_DW_MNE_4_four_play_each_for_himself_and_the_sheet_ranks_them(house, size):
    sit(house, size, trays=6, movement="individuals")
    partners = []
    for deal in range(12):
        standing = house.conductor.standing
        rubber = standing.rubber
        partners.append(frozenset(rubber.players_of(rubber.columns[0])))
        house.do("finish_at_once")
        house.until(lambda: house.conductor.mode in (Mode.BETWEEN, Mode.OVER))
        house.rest()
        lines = house.picture.verdict.lines
        if deal < 6:
            assert lines[0].startswith("Entered for East and West: ")
        else:
            assert lines[0].startswith(f"This was tray {deal - 5}.") and lines[-1].startswith("With the same cards: ")
            assert "You " in lines[-1] and "Ruth" not in lines[-1] and "Edith " in lines[-1]
        look(house, f"individuals-{deal}") if deal in (1, 2, 7) else None
        if house.conductor.mode is Mode.BETWEEN:
            house.conductor.next_deal()
            house.rest()
    assert partners[:6] == partners[6:]
    sheet = house.sheet(IndividualsSheet)
    look(house, "individuals-ranking")
    assert sheet.ranks.rowCount() == 4 and sheet.trays.rowCount() == 6
    names = [sheet.ranks.item(row, 1).text() for row in range(4)]
    assert sorted(names) == ["Ada", "Edith", "Max", "You"], "the only person is told as everywhere else"
    pairs = [sheet.trays.item(row, column).text() for row in range(6) for column in (1, 2)]
    assert sum(pair.startswith("You and ") for pair in pairs) == 6 and not any("Ruth" in pair for pair in pairs)
    plus = [sheet.ranks.item(row, 3).text() for row in range(4)]
    assert sum(int(one.replace("\N{MINUS SIGN}", "-")) for one in plus) == 0
    assert sheet.another.hasFocus() and "6 of 6 trays" in sheet.subtitle.text()


def test_DW_MNE_4_the_door_asks_whether_partners_change(house):
    house.open()
    house.rest()
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    next(tile for tile in sheet.tiles if tile.text() == "Duplicate Whist").click()
    sheet.doors.tiles["twice"].click()
    sheet.doors.trays.setValue(8)
    sheet.doors.alone.click()
    assert sheet.doors.trays.value() == 6 and not sheet.doors.suits.isVisible()
    assert sheet.doors.story.text() == "You will recognise some hands."
    look(house, "door-individuals")
    sheet.doors.trays.setValue(10)
    assert sheet.doors.agreed({}) == {"trays": 9, "movement": "individuals"}
    house.press(sheet.sit)
    house.rest()
    assert house.conductor.standing.wanted["movement"] == "individuals"
