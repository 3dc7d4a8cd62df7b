"""The ranking against the other room in a real window: by keys alone, at two sizes, in play and after the match."""

import csv

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from dummywhist.engine.duplicate.result import EW, NS
from dummywhist.engine.study.answering import answer
from dummywhist.engine.study.question import AskOverplay
from dummywhist.ui.desk.other_room import room_told
from dummywhist.ui.panels.ranking_sheet import RankingSheet
from dummywhist.ui.seat.conductor import Mode
from tests.daily import one_in
from tests.ui.house import House
from tests.ui.test_duplicate_table import SIZES, look, sit
from tests.ui.test_law_table import follow

PLACES = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth")
FEW = {"other_tables": 2}
"""Two other tables are enough where nobody counts them."""


def count_tray(house: House) -> None:
    while house.conductor.mode not in (Mode.BETWEEN, Mode.OVER):
        follow(house)
        house.rest()


def cells(ledger, row: int) -> list[str]:
    return [item.text() if (item := ledger.item(row, column)) else "" for column in range(ledger.columnCount())]


def told(ledger, role=Qt.ItemDataRole.AccessibleTextRole) -> list[str]:
    return [ledger.item(row, 0).data(role) for row in range(ledger.rowCount())]


def play_match(house: House) -> None:
    for _ in range(4):
        house.do("finish_at_once")
        house.until(lambda: house.conductor.mode in (Mode.BETWEEN, Mode.OVER))
        house.rest()
        if house.conductor.mode is Mode.BETWEEN:
            house.conductor.next_deal()
            house.rest()
    house.until(lambda: all(tray.complete for tray in room(house).trays()))


def room(house: House):
    return house.conductor.computers.other_room


@pytest.mark.parametrize("size", SIZES[:2])
def test_DW_SC_5_all_tables_are_ranked_and_each_tray_has_its_traveller(house, size):
    sit(house, size, trays=4)
    play_match(house)
    assert len(room(house).trays()) == 4
    sheet = house.sheet(RankingSheet)
    look(house, "ranking")
    ranks = [cells(sheet.ranks, row) for row in range(sheet.ranks.rowCount())]
    assert len(ranks) == 10 and ranks[-1][0] == "Average of the line"
    own = next(row for row in ranks if row[1] == "You and Edith")
    place = f"Place {own[0]} of 9" if own[0].endswith("=") else f"{PLACES[int(own[0]) - 1]} of nine pairs"
    assert sheet.title.text() == f"{place}, {own[3]} tricks"
    assert int(own[2]) == sum(tray.own for tray in room(house).trays())
    assert [int(row[2]) for row in ranks[:-1]] == sorted((int(row[2]) for row in ranks[:-1]), reverse=True)
    assert "Four trays, the same cards at nine tables." in sheet.subtitle.text()
    assert "Chance alone moves such a total by about" in sheet.subtitle.text()
    trays = room(house).trays()
    for row, tray in enumerate(trays):
        number, _, you, average, _ = cells(sheet.trays, row)
        assert (number, you) == (str(row + 1), str(tray.own)) and average == f"{float(tray.average):.1f}"
        assert told(sheet.trays)[row].startswith(f"Tray {row + 1}: you {tray.own}, other tables ")

    sheet.trays.setFocus()
    house.key(Qt.Key.Key_Down)
    house.key(Qt.Key.Key_Down)
    assert sheet.pages.currentIndex() == 1
    at = sheet.trays.currentRow()
    made = [cells(sheet.traveller, row) for row in range(sheet.traveller.rowCount() - 1)]
    assert sorted(int(row[2]) for row in made) == sorted((trays[at].own, *trays[at].others))
    look(house, "traveller")
    sheet.traveller.setFocus()
    house.key(Qt.Key.Key_Down if sheet.traveller.currentRow() == 0 else Qt.Key.Key_Up)
    table = sheet.traveller.item(sheet.traveller.currentRow(), 0).data(Qt.ItemDataRole.UserRole)
    assert table and sheet.how.isEnabled()
    house.press(sheet.how)
    assert sheet.pages.currentIndex() == 2 and sheet.play_title.text().startswith(f"Tray {at + 1}: Table {table + 1}")
    played = room(house).played()[at]
    assert [row.winner for row in sheet.tricks.rows] == [trick.winner for trick in played.elsewhere[table - 1].played]
    again = answer(AskOverplay(played.seen, room(house).level, table - 1))
    assert again == played.elsewhere[table - 1]
    look(house, "how-they-played")
    house.press(sheet.back)
    assert sheet.pages.currentIndex() == 1
    house.press(sheet.back)
    assert sheet.pages.currentIndex() == 0 and sheet.trays.currentRow() == -1
    house.key(Qt.Key.Key_Escape)
    assert house.free


def test_DW_MNE_7_nothing_of_a_tray_is_told_before_it_is_counted(house):
    sit(house, trays=4)
    house.do("ranking")
    sheet = house.sheet(RankingSheet)
    assert sheet.trays.rowCount() == sheet.ranks.rowCount() == 0
    assert sheet.subtitle.text().startswith("No tray is counted yet.")
    house.key(Qt.Key.Key_Escape)
    count_tray(house)
    house.do("ranking")
    sheet = house.sheet(RankingSheet)
    house.until(lambda: room(house).trays()[0].complete)
    assert sheet.ranks.rowCount() == 10 and sheet.trays.rowCount() == 1
    assert sheet.subtitle.text().startswith("One tray, the same cards at nine tables.")


def test_a_table_without_trays_has_no_ranking(house):
    house.open()
    house.rest()
    assert not house.offers("ranking")


def test_the_match_ends_with_its_ranking(house):
    sit(house, wanted=FEW, trays=4)
    play_match(house)
    sheet = house.sheet(RankingSheet)
    assert sheet.another.hasFocus() and not sheet.back.isVisible()
    house.key(Qt.Key.Key_Escape)
    assert [choice.value for choice in house.picture.choices] == ["ranking", "new table"]
    house.key(Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    house.key(Qt.Key.Key_Return)
    house.rest()
    assert house.conductor.standing.game == "duplicate-whist" and house.conductor.standing.stage != "over"


def test_the_match_is_saved_as_a_table_and_as_a_page_and_what_cannot_be_written_is_said(house, tmp_path, monkeypatch):
    sit(house, wanted=FEW, trays=4)
    play_match(house)
    sheet, asked = house.sheet(RankingSheet), []
    answers = [tmp_path / "evening", tmp_path / "evening.html", tmp_path / "nowhere" / "evening.csv", ""]

    def ask(_parent, title: str, usual: str, kinds: str) -> tuple[str, str]:
        asked.append((title, usual))
        return str(answers.pop(0)), kinds.split(";;")[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    assert sheet.save.isVisible()
    house.press(sheet.save)
    assert asked == [("Save the match", f"{house.program.path.stem}.csv")]
    rows = list(csv.reader((tmp_path / "evening.csv").read_text().splitlines()))
    assert rows[0] == ["tray", "round", "table", "N", "E", "S", "W", "tricks NS", "flags", "time", "by"]
    wanted = [
        [str(number), "1", str(table), str(made)]
        for number, tray in enumerate(room(house).trays(), 1)
        for table, made in enumerate((tray.own, *tray.others), 1)
    ]
    assert [[*row[:3], row[7]] for row in rows[1:]] == wanted and len(wanted) == 12
    assert rows[1][3:7] == ["Edith", "Ada", "Ruth", "Max"] and rows[2][3:7] == ["Computer, steady"] * 4
    assert sheet.note.text() == "The results are in evening.csv."
    house.press(sheet.save)
    page = (tmp_path / "evening.html").read_text()
    assert sheet.title.text() in page and "Table 3: Computer, steady" in page and "<h3>Tray 4</h3>" in page
    assert page.count("<br>North: ♠") == 4 and "<script" not in page and "pip:" not in page
    house.press(sheet.save)
    assert sheet.note.text() == "The results could not be saved: No such file or directory."
    house.press(sheet.save)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("evening")) == [
        "evening.csv", "evening.html",
    ]  # fmt: skip
    sheet.trays.setFocus()
    house.key(Qt.Key.Key_Down)
    assert not sheet.save.isVisible() and sheet.again.isVisible()


def test_DW_SC_5_where_people_play_both_directions_each_is_ranked_against_its_own_line(house):
    sit(house, wanted=FEW, trays=4)
    play_match(house)
    house.key(Qt.Key.Key_Escape)
    told = room_told(house.sitting)._replace(pairs=((NS, "Ruth and Edith"), (EW, "Max and Ada")))
    sheet = RankingSheet(house.window, lambda: told)
    sheet.open()
    north = {cells(sheet.ranks, row)[1]: cells(sheet.ranks, row)[2:] for row in range(3)}
    sheet.sides.segments[1].click()
    east = {cells(sheet.ranks, row)[1]: cells(sheet.ranks, row)[2:] for row in range(3)}
    assert int(east["Max and Ada"][0]) == 4 * 13 - int(north["Ruth and Edith"][0])
    for name in north.keys() & east.keys():
        assert int(north[name][0]) + int(east[name][0]) == 4 * 13
    assert sheet.trays.horizontalHeaderItem(1).text() == "Tricks of East and West, 0 to 13"
    assert [int(cells(sheet.trays, row)[2]) for row in range(4)] == [13 - one.tray.own for one in told.trays]
    sheet.reject()


@pytest.mark.parametrize("size", one_in(3, SIZES[1:] + SIZES[:1]))
def test_a_tray_is_played_again_with_the_same_cards_and_never_counts(house, size):
    sit(house, size, FEW, trays=4)
    play_match(house)
    sheet, path = house.sheet(RankingSheet), house.program.path
    before, called = path.read_bytes(), house.sitting.standing.names
    assert not sheet.again.isVisible()
    sheet.trays.setFocus()
    house.key(Qt.Key.Key_Down)
    house.key(Qt.Key.Key_Down)
    at = sheet.trays.currentRow()
    played = room(house).played()[at]
    assert sheet.again.isVisible() and at > 0
    look(house, "traveller-again")
    house.press(sheet.again)
    house.rest()
    assert house.program.path is None and house.free
    seen = house.conductor.view()
    assert (seen.ordinal, seen.dealer, seen.turned) == (at, played.seen.dealer, played.seen.turned)
    names = house.sitting.standing.names
    assert {seen.layout.own_seat(one): names[one] for one in seen.layout.players} == {
        played.seen.layout.own_seat(one): name for one, name in called.items()
    }
    assert f"Tray {at + 1} again, not counted" in house.window.facts.text()
    look(house, "tray-again")
    count_tray(house)
    assert house.conductor.view().dealt == played.seen.dealt
    assert [choice.label for choice in house.picture.choices] == ["Back to the match", "Once more"]
    look(house, "tray-again-counted")
    house.view.cloth_clicked.emit()
    house.rest()
    assert house.conductor.view().dealt == played.seen.dealt  # nothing else is dealt here
    house.view.choice_made.emit("tray again")
    house.rest()
    assert house.conductor.view().result is None and house.conductor.view().ordinal == at
    house.key(Qt.Key.Key_Escape)
    house.until(lambda: house.program.path == path)
    house.rest()
    assert path.read_bytes() == before and house.conductor.standing.stage == "over"


def test_a_tray_again_in_the_middle_of_the_next_leaves_that_as_it_was(house):
    sit(house, wanted=FEW, trays=4)
    count_tray(house)
    house.conductor.next_deal()
    house.rest()
    follow(house)
    house.rest()
    path, dealt, played = house.program.path, house.deal.dealt, len(house.deal.tricks)
    before = path.read_bytes()
    house.do("ranking")
    sheet = house.sheet(RankingSheet)
    sheet.trays.setFocus()
    house.key(Qt.Key.Key_Down)
    house.press(sheet.again)
    house.rest()
    assert house.conductor.view().ordinal == 0 and not house.program.sheets.given.trick
    count_tray(house)
    house.view.choice_made.emit("back to the match")
    house.until(lambda: house.program.path == path)
    house.rest()
    assert path.read_bytes().startswith(before)
    assert house.deal.dealt == dealt and len(house.deal.tricks) >= played
