"""Do deals come into the window from PBN files and go out as such, and is what cannot be told on a sheet?"""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from dummywhist.engine.cards.notation import card_text, hands_text
from dummywhist.engine.record.pbn.writing import export_pbn
from dummywhist.engine.record.store import read_file
from dummywhist.engine.seats import operator
from dummywhist.ui.desk import kept
from dummywhist.ui.panels.exchanging import MOST_LISTED, LaySheet, RefusedSheet
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.waiting import WaitSheet
from dummywhist.ui.seat.conductor import Mode
from tests.golden.making import FOLDER
from tests.golden.pbn_deals import KEPT
from tests.ui.panels.fits import cut

PBN = FOLDER / "pbn" / "english-dummy.pbn"
SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
BRIDGE = f"""[West "Ferris"]
[East "Tarr"]
[Dealer "N"]
[Deal "{SUITS}"]
[Declarer "N"]
[Contract "4S"]
[Play "E"]
HA DA CA SA
H2 D2 C2 S2

[Deal "{SUITS}"]
[Dealer "E"]
"""


@pytest.fixture
def picks(monkeypatch):
    """The file that is picked in the dialogs of the system."""
    picked: list[Path | str] = []

    def pick(*_asked):
        return str(picked.pop()), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", pick)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", pick)
    return picked


def persons(house, cards=0):
    """A table of three people, so that nothing moves by itself."""
    program = house.sit(("person", "person", "person"))
    house.rest()
    return program


def test_a_deal_of_ours_is_laid_on_a_table_of_its_own(house, picks):
    program = persons(house)
    before = program.path
    picks.append(PBN)
    house.do("import")
    assert house.free and program.path != before and program.path.parent == house.paths.tables
    assert export_pbn(read_file(program.path).log.record) == PBN.read_text(encoding="utf-8")
    assert house.table.session.last is not None and house.table.session.last.setup.ordinal == 1
    assert before.name in program.settings.tables, "the other table stays on the shelf"


def test_a_deal_of_a_bridge_program_is_laid_as_a_game_that_the_person_names(house, picks, tmp_path):
    program = persons(house)
    path = tmp_path / "bridge.pbn"
    path.write_text(BRIDGE)
    picks.append(path)
    house.do("import")
    sheet = house.sheet(LaySheet)
    assert [text for text in (sheet.subtitle.text(), sheet.deal.value(), sheet.game.value())] == [
        "bridge.pbn", 1, "english-dummy",
    ]  # fmt: skip
    assert not cut(sheet)
    house.press(house.button("Lay it", sheet))
    assert house.free and hands_text(house.deal.dealt) == SUITS and len(house.deal.tricks) == 2
    assert card_text(house.deal.turned) == "S2"
    wanted = program.settings.preferences
    assert [tuple(person) for person in house.table.people] == [
        (wanted.your_name, "person"), ("Ferris", wanted.level), ("Tarr", wanted.level),
    ]  # fmt: skip
    assert "The file tells no turned card: the two of spades is turned." in house.said


def test_another_deal_of_the_file(house, picks, tmp_path):
    persons(house)
    path = tmp_path / "bridge.pbn"
    path.write_text(BRIDGE)
    picks.append(path)
    house.do("import")
    sheet = house.sheet(LaySheet)
    sheet.deal.set_value(2)
    house.press(house.button("Lay it", sheet))
    assert house.deal.setup.dealer == 1 and not house.deal.tricks


def test_a_bad_deal_is_left_out_and_named(house, picks, tmp_path):
    persons(house)
    path = tmp_path / "club.pbn"
    path.write_text('[Event "x"]\n[Deal "N:- - - -"]\n\n' + BRIDGE)
    picks.append(path)
    house.do("import")
    sheet = house.sheet(LaySheet)
    assert sheet.deal.value() == 2 and [sheet.deal.itemData(place) for place in range(sheet.deal.count())] == [2, 3]
    assert sheet.left_out.text() == (
        "Deal 1 is left out (line 2): The hand of North is unknown; all four must be told."
    ) and not cut(sheet)
    house.press(house.button("Lay it", sheet))
    assert house.free and len(house.deal.tricks) == 2


def test_of_many_deals_the_number_is_asked_for(house, picks, tmp_path):
    """As Bridge Base Online writes them."""
    persons(house)
    path = tmp_path / "match.lin"
    path.write_text("qx|o1|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|1c|mb|p|\n" * (MOST_LISTED + 1))
    picks.append(path)
    house.do("import")
    sheet = house.sheet(LaySheet)
    sheet.deal.setValue(MOST_LISTED)
    house.press(house.button("Lay it", sheet))
    assert house.free and house.deal.setup.dealer == 0 and not house.deal.tricks


def test_a_large_file_is_read_while_the_window_lives(house, picks, tmp_path, monkeypatch):
    program = persons(house)
    monkeypatch.setattr(kept, "LARGE", 100)
    path = tmp_path / "bridge.pbn"
    path.write_text(BRIDGE)
    for text, opens in ((BRIDGE, LaySheet), ("Dear Ruth, " * 20, RefusedSheet)):
        path.write_text(text)
        picks.append(path)
        house.do("import")
        house.sheet(WaitSheet)
        house.until(lambda opens=opens: isinstance(program.sheets.open_sheet, opens))
        program.put_sheet_away()


def test_leaving_the_sheet_changes_nothing(house, picks, tmp_path):
    program = persons(house)
    before = program.path, house.on_disk()
    path = tmp_path / "bridge.pbn"
    path.write_text(BRIDGE)
    picks.append(path)
    house.do("import")
    house.press(house.button("Cancel", house.sheet(LaySheet)))
    assert house.free and (program.path, house.on_disk()) == before
    picks.append("")
    house.do("import")
    assert house.free and (program.path, house.on_disk()) == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "deal.pbn: There is no deal in this file."),
        ("Dear Ruth,", "deal.pbn: line 1: “Dear” stands before any tag."),
        (PBN.read_text(encoding="utf-8")[:700], "deal.pbn: line "),
        (PBN.read_text(encoding="utf-8").replace("AKQT.JT7", "AKQT.JT7.5"), "has five suits; a hand has four."),
    ],
)
def test_what_cannot_be_laid_is_told_on_a_sheet(house, picks, tmp_path, text, sentence):
    program = persons(house)
    before = program.path, house.on_disk()
    path = tmp_path / "deal.pbn"
    path.write_text(text)
    picks.append(path)
    house.do("import")
    sheet = house.sheet(RefusedSheet)
    assert sentence in sheet.sentence.text() and sheet.title.text() == "This deal cannot be laid"
    assert sheet.accessibleDescription() == sheet.sentence.text() and not cut(sheet)
    house.press(house.button("Close", sheet))
    assert house.free and (program.path, house.on_disk()) == before


def test_a_deal_of_another_game_of_the_family_is_laid_as_that_game(house, picks):
    persons(house)
    picks.append(FOLDER / "pbn" / "mort-3.pbn")
    house.do("import")
    assert house.free and house.table.record.game == "mort-3"


def test_the_deal_counted_last_is_exported(house, picks, tmp_path):
    house.seed(("person", "person", "person"), lambda table: table.session.deals == 2)
    house.open()
    house.rest()
    target = tmp_path / "out.pbn"
    picks.append(target)
    house.do("export")
    assert house.free and house.said == "Deal 2 is in out.pbn."
    assert target.read_text(encoding="utf-8") == export_pbn(house.table.record, 1)
    picks.append("")
    house.do("export")
    assert house.free


def test_a_deal_that_went_out_and_came_back_is_a_table_like_any_other(house, picks, tmp_path):
    house.seed(("person", "steady", "steady"), lambda table: table.session.deals == 3)
    house.open()
    house.rest()
    target = tmp_path / "out.pbn"
    picks.append(target)
    house.do("export")
    picks.append(target)
    house.do("import")
    house.rest()
    assert [person.name for person in house.table.people] == ["Ruth", "Edith", "Max"]
    assert house.table.session.deals == 3 and house.conductor.mode is Mode.BETWEEN
    house.do("score")
    assert "Rubber I" in house.sheet(ScoreSheet).subtitle.text()
    house.program.sheets.close_sheet()
    house.do("record")
    house.do("undo")
    assert house.deal.setup.ordinal == 2 and house.deal.result is None
    house.do("same_deal")
    assert not house.deal.tricks and house.free


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_a_deal_of_every_game_that_can_comes_and_goes(house, picks, tmp_path, kept):
    house.sit(("person", "person", "person"))
    text = re.sub(
        r'\[DummyWhistPlayers "[^"]*"\]',
        lambda tag: tag[0].replace("random", "person"),
        kept.path.read_text(encoding="utf-8"),
    )
    there, back = tmp_path / "there.pbn", tmp_path / "back.pbn"
    there.write_text(text, encoding="utf-8")
    picks.append(there)
    house.do("import")
    house.rest()
    assert house.table.record.game == kept.record.partition("/")[0]
    house.program.sheets.close_sheet()
    picks.append(back)
    house.do("export")
    assert back.read_text(encoding="utf-8") == text


def test_a_deal_in_play_is_not_exported(house, picks):
    """It would tell the hidden hands (ED-33)."""
    persons(house)
    house.do("export")
    said = "No deal has been counted yet, and a file of one in play would tell all hands."
    assert house.sheet(RefusedSheet).sentence.text() == said and picks == []


def test_a_file_that_cannot_be_written(house, picks, tmp_path):
    house.seed(("person", "person", "person"), lambda table: table.session.deals == 1)
    house.open()
    house.rest()
    picks.append(tmp_path / "no" / "out.pbn")
    house.do("export")
    assert house.sheet(RefusedSheet).sentence.text() == "out.pbn: The file or its folder is gone."


def test_what_pbn_cannot_hold_is_told_before_a_file_is_asked_for(house, picks, monkeypatch):
    house.seed(("person", "person", "person"), lambda table: table.session.deals == 1)
    house.open()
    house.rest()
    monkeypatch.setattr(operator.pbn, "export_pbn", refused_export)
    house.do("export")
    sheet = house.sheet(RefusedSheet)
    assert sheet.sentence.text() == "PBN knows no hands that are exchanged or lie dead."
    assert sheet.title.text() == "This deal cannot be written"


def refused_export(_record, _ordinal):
    record = read_file(FOLDER / "humbug" / "default.dwr").log.record
    return export_pbn(record)


def test_a_file_named_at_the_start(house, tmp_path):
    program = house.begin()
    assert program.open_file(PBN)
    house.show()
    assert house.table.session.deals == 2
    house.shut()
    program = house.begin()
    torn = tmp_path / "torn.pbn"
    torn.write_text(PBN.read_text(encoding="utf-8")[:-20])
    assert not program.open_file(torn)
    assert program.complaints[-1].startswith("torn.pbn: line ")
    QApplication.processEvents()
