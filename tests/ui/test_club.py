"""Can a club be directed in the window, by keyboard alone, and is nothing lost?"""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from dummywhist.engine.cards.deal_name import read_deal_text
from dummywhist.engine.duplicate.match import Told
from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.result import EW, Made, Place, Revoked, TakesAverage
from dummywhist.engine.duplicate.store import enter_in_file, read_match_file
from dummywhist.engine.duplicate.text import match_text
from dummywhist.engine.duplicate.tray import dealt
from dummywhist.ui.club.asking import GoSheet, PeopleSheet, RevokeSheet
from dummywhist.ui.club.names import lines_of
from dummywhist.ui.club.papers import PAPERS, paper_of, web_page
from dummywhist.ui.club.ranks import told
from dummywhist.ui.club.rounds import RoundsPage
from dummywhist.ui.club.starting import NewMatchSheet
from dummywhist.ui.controls.ledger import STRUCK
from dummywhist.ui.desk import press
from dummywhist.ui.panels.exchanging import RefusedSheet
from dummywhist.ui.panels.print_sheet import PrintSheet
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.typeset import typeset
from dummywhist.ui.preferences import Preferences
from tests.engine.duplicate.playing import full, setup
from tests.ui.directing import CONTROL, PAIRS, Director
from tests.ui.house import House

FIRST = Place(1, 1, 1)
SAID = Qt.ItemDataRole.AccessibleTextRole


BEGUN: dict[str, bytes] = {}
"""The file of that match by its name: typed once, it lies there for all others of these tests."""


@pytest.fixture
def director(house: House) -> Director:
    """Somebody in the room of a match of five tables that has just begun."""
    for name, content in BEGUN.items():
        house.paths.matches.mkdir(parents=True)
        (house.paths.matches / name).write_bytes(content)
    house.open()
    made = Director(house)
    made.open()
    if not BEGUN:
        made.begin()
        path = file_of(made)
        BEGUN[path.name] = path.read_bytes()
    return made


def file_of(director: Director) -> Path:
    (path,) = director.house.paths.matches.glob("*.dwm")
    return path


def tricks(place: Place) -> int:
    """Foster's check has other figures; these differ from table to table and from tray to tray."""
    return (3 * place.table + 5 * place.tray + place.round) % 8 + 3


def test_a_club_of_five_tables_is_directed_by_keyboard_alone_to_the_printed_ranking(
    director: Director, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press, "has_printer", lambda: False)
    for number in range(1, 6):
        assert director.room.rounds.title.text() == f"Round {number} of 5"
        for _ in range(20):
            place = director.room.rounds.place
            assert place is not None and place.round == number
            director.enter(tricks(place))
        assert director.room.rounds.place is None
        card = director.room.rounds.card
        assert not card.isEnabled() and (card.field.placeholderText(), card.rest.text()) == ("", "")
        if number < 5:
            assert director.focus is director.room.rounds.call
            director.key(Qt.Key.Key_Return)
    assert director.focus is director.room.rounds.ranking
    director.key(Qt.Key.Key_Return)
    assert director.room.in_ranking
    assert "The two averages make 260: 20 trays of thirteen tricks." in director.room.ranking.notes.text()
    assert "Most above the average, all pairs: " in director.room.ranking.notes.text()
    director.key(Qt.Key.Key_P, CONTROL)
    sheet = director.house.sheet(PrintSheet)
    file = tmp_path / "ranking.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    QTest.qWait(300)
    assert director.focus is sheet.pdf_button
    director.key(Qt.Key.Key_Return)
    assert file.read_bytes().startswith(b"%PDF-")
    assert sheet.pages is not None
    kept = read_match_file(file_of(director))
    best = ranking(kept).lines[0].ranks[0]
    assert kept.name_of(best.entrant).replace(" / ", " and ") in sheet.pages.words()
    assert len(kept.standing.results) == 100 and kept.standing.results[FIRST] == Made(tricks(FIRST))


def test_a_result_is_on_disk_when_it_is_entered(director: Director) -> None:
    director.enter(9)
    match = read_match_file(file_of(director))
    assert match.standing.results == {FIRST: Made(9)} and match.name_of(1) == "Ada / Ruth"
    assert director.room.rounds.place == Place(1, 1, 2)
    assert director.house.window.saved.text() == "Saved"
    assert director.house.window.facts.text() == "1 of 100 results"


@pytest.mark.parametrize("wrong", ["14", "x", "-1", ""])
def test_what_cannot_be_made_is_not_entered(director: Director, wrong: str) -> None:
    director.enter(wrong)  # type: ignore[arg-type]
    assert read_match_file(file_of(director)).standing.results == {}
    card = director.room.rounds.card
    assert card.notice.isVisible() and director.focus is card.field


def test_another_result_is_asked_for_twice_and_both_stay(director: Director) -> None:
    director.enter(9)
    director.key(Qt.Key.Key_Left)
    assert director.room.rounds.place == FIRST
    director.enter(8)
    assert "Was nine and four" in director.room.rounds.card.notice.text()
    assert read_match_file(file_of(director)).standing.results == {FIRST: Made(9)}
    director.key(Qt.Key.Key_Return)
    match = read_match_file(file_of(director))
    assert match.standing.results == {FIRST: Made(8)} and len(match.journal) == 2
    director.key(Qt.Key.Key_F7)
    history = director.room.ranking.traveller.history.text()
    assert "9 – 4" in history and "8 – 5" in history
    rows = director.room.ranking.traveller.rows
    assert [(rows.item(0, at).text(), rows.item(0, at).data(STRUCK)) for at in (3, 4, 5)] == [
        ("6", ""), ("8", "9"), ("5", "4"),
    ]  # fmt: skip
    assert "<s>9</s> 8<" in web_page(match) and "<s>4</s> 5<" in web_page(match)


def test_undo_takes_back_by_an_entry_and_redo_enters_again(director: Director) -> None:
    director.enter(9)
    director.key(Qt.Key.Key_Z, CONTROL)
    path = file_of(director)
    assert read_match_file(path).standing.results == {} and path.read_text(encoding="utf-8").endswith(" back\n")
    assert director.room.rounds.place == FIRST
    director.key(Qt.Key.Key_Y, CONTROL)
    assert read_match_file(path).standing.results == {FIRST: Made(9)}
    assert not director.house.window.actions_by_key["redo"].isEnabled()


def test_arrows_lead_to_other_tables_and_trays(director: Director) -> None:
    rounds = director.room.rounds
    spoken: list[str] = []
    director.room._announcer.spoken.connect(lambda words, _: spoken.append(words))
    for key, place in (
        (Qt.Key.Key_Down, Place(1, 2, 5)), (Qt.Key.Key_Right, Place(1, 2, 6)), (Qt.Key.Key_Up, FIRST),
        (Qt.Key.Key_Up, Place(1, 5, 17)), (Qt.Key.Key_Left, Place(1, 5, 20)),
    ):  # fmt: skip
        director.key(key)
        assert rounds.place == place and director.focus is rounds.card.field
    assert spoken[0] == "Table 2, tray 5. 2  Edith and Jo against 7  Vera and Otto"
    told = rounds.tables.item(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Table 2: 2  Edith and Jo against 7  Vera and Otto, trays 5–8, 0 of 4 entered"


def test_ctrl_g_goes_to_a_table_and_a_tray(director: Director) -> None:
    director.key(Qt.Key.Key_G, CONTROL)
    director.house.sheet(GoSheet)
    director.type("3")
    director.key(Qt.Key.Key_Tab)
    director.type("11")
    director.key(Qt.Key.Key_Return)
    assert director.room.rounds.place == Place(1, 3, 11)


def test_DW_REV_5_a_revoke_is_entered_with_what_was_held_before(director: Director) -> None:
    director.type("7")
    director.tab_to("Revoke…")
    director.key(Qt.Key.Key_Return)
    sheet = director.house.sheet(RevokeSheet)
    sheet.side.set_value(EW)
    sheet.held.setValue(9)
    sheet.yes.click()
    assert sheet.wrong.isVisible() and "cannot have had nine" in sheet.wrong.text().replace("9", "nine")
    sheet.held.setValue(2)
    sheet.yes.click()
    assert read_match_file(file_of(director)).standing.results == {FIRST: Made(7, Revoked(EW, 1, 2))}


def test_DW_E12_a_table_takes_the_average(director: Director) -> None:
    director.tab_to("Average")
    director.key(Qt.Key.Key_Return)
    assert read_match_file(file_of(director)).standing.results == {FIRST: TakesAverage()}


def test_DW_IRR_1_a_new_deal_only_where_nobody_has_played_the_tray(director: Director) -> None:
    before = director.room.match.tray(1)
    director.room.rounds.card.new_deal.click()
    anew = read_match_file(file_of(director)).tray(1)
    assert anew is not None and anew != before
    director.enter(7)
    director.key(Qt.Key.Key_Left)
    director.room.rounds.card.new_deal.click()
    assert "has been played" in director.room.rounds.card.notice.text()
    assert read_match_file(file_of(director)).standing.results == {FIRST: Made(7)}


def test_a_round_is_called_anyway_and_the_gap_stays_marked(director: Director) -> None:
    rounds = director.room.rounds
    for _ in range(19):
        director.enter(7)
    assert not rounds.call.isEnabled() and "table 5 one" in rounds.lacking.text()
    director.tab_to("Call it anyway")
    director.key(Qt.Key.Key_Return)
    assert rounds.title.text() == "Round 2 of 5"
    assert "Round 1, table 5, tray 20" in rounds.lacking.text()


def test_names_are_put_right_and_a_pair_that_leaves_lets_its_adversaries_sit_out(director: Director) -> None:
    room = director.room
    room._ask_people()
    sheet = director.house.sheet(PeopleSheet)
    sheet.name.setText("Ada")
    sheet.yes.click()
    assert sheet.wrong.isVisible()
    sheet.name.setText("Ada and Rachel")
    sheet.yes.click()
    assert read_match_file(file_of(director)).name_of(1) == "Ada / Rachel"
    room._ask_people()
    sheet = director.house.sheet(PeopleSheet)
    sheet.who.set_value(10)
    sheet.who.chosen.emit(10)
    sheet.stop.click()
    match = read_match_file(file_of(director))
    assert match.standing.stopped == {10: 1} and room.facts == "0 of 84 results"


def test_it_is_taken_up_where_it_was_left(house: House) -> None:
    house.open()
    director = Director(house)
    director.open()
    director.begin()
    for _ in range(6):
        director.enter(7)
    place = director.room.rounds.place
    path = file_of(director)
    with path.open("ab") as file:
        file.write(b"[20:15] result round 1 tab")
    house.shut()
    house.open()
    house.qtbot.waitUntil(lambda: house.window.central.room is not None) if house.program._seen else director.open()
    room = director.room
    assert room.rounds.place == place and len(room.match.standing.results) == 6
    assert room.rounds.torn.isVisible() and "round 1 tab" in room.rounds.torn.text()
    director.enter(8)
    assert not room.rounds.torn.isVisible() and len(read_match_file(path).standing.results) == 7


def test_a_file_that_is_no_match_is_named_and_left(house: House) -> None:
    house.open()
    house.paths.matches.mkdir(parents=True)
    path = house.paths.matches / "old.dwm"
    path.write_text("nothing\n", encoding="utf-8")
    director = Director(house)
    director.open()
    assert director.room.kept is None and "old.dwm" in house.sheet(RefusedSheet).sentence.text()
    assert path.read_text(encoding="utf-8") == "nothing\n"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (lambda whole: b"", "The file is empty."),
        (lambda whole: whole.replace(b"tray 2 NS 7", b"tray 2 NS 14"), "Thirteen tricks at most, and these are 14."),
        (lambda whole: whole + whole.splitlines(keepends=True)[-1], "Tray 2 has a result of table 1 already; another"),
        (lambda whole: whole + b"result round 1 table 9 tray 1 NS 7\n", "There is no table 9; there are 5."),
        (lambda whole: whole + (b"# " + b"x" * 400 + b"\n") * 12_000, "The file has more than 4 megabytes; no match"),
    ],
)
def test_a_match_that_cannot_be_opened_says_all_of_why_on_a_sheet_and_the_other_goes_on(
    director: Director, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken, why: str
) -> None:
    director.enter(9)
    director.enter(7)
    whole, path = file_of(director).read_bytes(), tmp_path / "torn.dwm"
    path.write_bytes(broken(whole))
    found = path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    director.key(Qt.Key.Key_O, CONTROL)
    sheet = director.house.sheet(RefusedSheet)
    words = sheet.sentence.text()
    assert words.startswith("torn.dwm: ") and why in words and words.endswith("The file is left as it is.")
    director.key(Qt.Key.Key_Escape)
    QTest.qWait(50)
    assert director.room.kept.path == file_of(director) and path.read_bytes() == found
    director.enter(8)
    assert len(read_match_file(file_of(director)).standing.results) == 3


def test_another_match_is_opened_and_nothing_is_said_of_the_one_before(
    director: Director, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    director.enter(9)
    path = tmp_path / "other.dwm"
    path.write_bytes(file_of(director).read_bytes())
    assert "nine" in director.house.window.said.text()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    director.key(Qt.Key.Key_O, CONTROL)
    assert director.room.kept.path == path and director.house.window.said.text() == "Taken up where you left it."


def test_what_is_pasted_and_far_too_long_for_names_is_refused_and_what_stood_there_stays(house: House) -> None:
    house.open()
    sheet = NewMatchSheet(house.window)
    sheet.names.setPlainText("\n".join(PAIRS))
    QApplication.clipboard().setText("x" * 60_000)
    sheet.names.paste()
    assert sheet.names.toPlainText() == "\n".join(PAIRS) and sheet.setup is not None
    assert sheet.wrong.text() == "This text is too long for the names of one match; nothing of it was pasted."
    QApplication.clipboard().setText("\nMay and June\nZoe and Jack")
    sheet.names.moveCursor(QTextCursor.MoveOperation.End)
    sheet.names.paste()
    assert len(lines_of(sheet.names.toPlainText())) == 12 and sheet.wrong.text() == ""


def test_the_table_waits_and_is_back(director: Director) -> None:
    house = director.house
    assert not house.view.isVisible() and house.conductor.moment.sheet
    assert not house.window.actions_by_key["deal_number"].isEnabled()
    director.open()
    assert house.window.central.room is None and house.view.isVisible() and not house.conductor.moment.sheet
    assert house.window.game_label.text() == "English Dummy"


def test_what_another_program_enters_is_seen_with_the_next_entry(director: Director) -> None:
    path = file_of(director)
    enter_in_file(path, ["result round 1 table 2 tray 5 NS 4"])
    director.enter(9)
    assert director.room.facts == "2 of 100 results"


@pytest.mark.parametrize(
    ("lines", "form", "words"),
    [
        (PAIRS[:8], "skip", "three rounds, 20 trays"),
        (PAIRS[:9], "mitchell", "One pair sits out"),
        (PAIRS[:4], "mitchell", "two rounds"),
    ],
)  # fmt: skip
def test_DW_MOV_10_the_usual_form_fits_the_number(house: House, lines, form: str, words: str) -> None:
    house.open()
    sheet = NewMatchSheet(house.window)
    sheet.names.setPlainText("\n".join(lines))
    assert sheet.form.value() == form and sheet.setup is not None
    assert words.casefold() in sheet.facts.text().casefold()


@pytest.mark.parametrize(
    ("text", "unit", "words"),
    [
        ("Ada and Ruth\nMax", "pairs", "two tables"),
        ("Ada and Ruth\nMax\nTom and Jo\nIda and Paul", "pairs", "Line 2: a pair has two names, and here is one."),
        ("Ada and Ruth\nA and B and C\nTom and Jo\nIda and Paul", "pairs", "names, and here are three."),
        ("\n".join(f"Person {n}" for n in range(9)), "persons", "fours"),
        ("Bulls: Ada, Ruth\nBears", "teams", "four names"),
    ],
)  # fmt: skip
def test_what_does_not_fit_says_why_and_nothing_begins(house: House, text: str, unit: str, words: str) -> None:
    house.open()
    sheet = NewMatchSheet(house.window)
    sheet.unit.set_value(unit)
    sheet.names.setPlainText(text)
    assert sheet.setup is None and not sheet.begin.isEnabled() and words in sheet.wrong.text()


MUCH = "A match has at most 100 tables, and these would be 200."


@pytest.mark.parametrize(
    ("unit", "lines", "words"),
    [
        ("pairs", [f"Ann {n} and Bob {n}" for n in range(400)], MUCH),
        ("persons", [f"Ann {n}" for n in range(800)], MUCH),
        ("teams", [f"Team {n}: A, B, C, D" for n in range(200)], MUCH),
        ("pairs", ["x" * 200 + " and Bob", *(f"Ann {n} and Bob {n}" for n in range(5))],
         "A name has one to 40 characters that can be printed."),
    ],
)  # fmt: skip
def test_what_is_far_too_much_is_refused_in_one_sentence_and_no_match_is_written(house, unit, lines, words) -> None:
    house.open()
    house.program.sheets.club.open()
    house.program.sheets.club.new_match()
    sheet = house.sheet(NewMatchSheet)
    sheet.unit.set_value(unit)
    text = "\n".join(lines)
    sheet.names.setPlainText(text)
    assert sheet.setup is None and not sheet.begin.isEnabled()
    assert words in sheet.wrong.text() and sheet.wrong.text().count(".") <= 2, sheet.wrong.text()
    sheet._begin()
    assert sheet.names.toPlainText() == text, "what was written is not lost"
    assert not house.program.sheets.club.folder.exists() or not list(house.program.sheets.club.folder.iterdir())


def test_the_bar_begins_another_match_in_the_room_and_deals_at_the_table(director: Director) -> None:
    window = director.house.window
    button = next(one for one in window.bar_buttons if one.objectName() == "btn:new_deal")
    assert window.actions_by_key["new_deal"].text().replace("&", "") == "New match…"
    assert window.actions_by_key["new_deal"].iconText() == "New match…" and button.isEnabled()
    director.key(Qt.Key.Key_N, CONTROL)
    assert director.house.sheet(NewMatchSheet).isVisible()
    director.house.program.sheets.close_sheet()
    director.house.do("club_match")
    assert window.actions_by_key["new_deal"].text().replace("&", "") == "New deal"
    assert window.actions_by_key["new_deal"].iconText() == "New deal"


def test_names_of_an_earlier_match_need_not_be_typed_again(director: Director) -> None:
    house, room = director.house, director.room
    file_of(director).with_name("torn.dwm").write_text("dummywhist match 1\nform mitch")
    director.enter(7)
    room._ask_people()
    house.sheet(PeopleSheet).name.setText("Ada and Rosalind")
    house.sheet(PeopleSheet).yes.click()
    house.program.sheets.club.new_match()
    sheet = house.sheet(NewMatchSheet)
    assert sheet.before.isVisible() and sheet.before.count() == 2
    sheet.before.setFocus()
    director.key(Qt.Key.Key_Down)
    assert director.focus is sheet.names
    assert sheet.names.toPlainText().splitlines()[:2] == ["Ada / Rosalind", "Edith / Jo"]
    assert sheet.setup is not None and len(sheet.setup.names) == len(PAIRS)
    assert sheet.setup.names[0].names == ("Ada", "Rosalind")


def test_a_sheet_without_earlier_matches_offers_none(house: House) -> None:
    house.open()
    house.program.sheets.club.open()
    house.program.sheets.club.new_match()
    assert not house.sheet(NewMatchSheet).before.isVisible()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# ours\n77009\n63WU THTS\n" + "\n".join(map(str, range(1, 19))), ""),
        ("77009\nkettle\n", "numbers.txt, line 2: “kettle” is no deal number"),
        ("77009\n5\n\n77 009\n", "numbers.txt, line 4: This deal stands in line 1 already."),
        ("1\n2\n3\n", "The file has three deal numbers, and 20 trays are played."),
        ("# nothing\n\n", "numbers.txt holds no deal numbers, one a line."),
        ("1\n" * 60_000, "numbers.txt is too large for a list of deal numbers."),
        (None, "numbers.txt: No such file or directory."),
    ],
)
def test_trays_are_dealt_by_numbers_of_a_file(house: House, tmp_path: Path, monkeypatch, text, said: str) -> None:
    file = tmp_path / "numbers.txt"
    if text is not None:
        file.write_text(text)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    house.open()
    house.program.sheets.club.open()
    house.program.sheets.club.new_match()
    sheet = house.sheet(NewMatchSheet)
    sheet.names.setPlainText("\n".join(PAIRS))
    sheet.cards.setFocus()
    QTest.keyClick(sheet.cards, Qt.Key.Key_End)
    QTest.qWait(0)
    assert sheet.wrong.text().startswith(said) and sheet.wrong.isVisible() == bool(said)
    assert sheet.names.toPlainText().splitlines() == list(PAIRS), "what was written is not lost"
    if not said:
        assert sheet.cards.currentText() == "numbers.txt" and sheet.setup is not None
        assert sheet.setup.trays[:3] == (dealt(1, 77009), dealt(2, read_deal_text("63WU THTS")), dealt(3, 1))
        assert len(sheet.setup.trays) == 20


def test_names_may_be_pasted_in_many_ways(house: House) -> None:
    house.open()
    sheet = NewMatchSheet(house.window)
    sheet.names.setPlainText("1. Ada / Ruth\n2) Edith & Jo\n\n Max,Ana \nTom\tJoan\n")
    assert sheet.setup is not None
    assert [one.names for one in sheet.setup.names] == [
        ("Ada", "Ruth"),
        ("Edith", "Jo"),
        ("Max", "Ana"),
        ("Tom", "Joan"),
    ]


@pytest.mark.parametrize("size", ["a4", "letter"])
def test_each_paper_has_pages_on_which_nothing_is_missing(director: Director, size: str) -> None:
    match = director.room.match
    pages = {kind: typeset(paper_of(match, kind), size) for kind in PAPERS}
    assert {kind: made.count for kind, made in pages.items()} == {
        "ranking": 1, "travellers": 5, "scores": 3, "movement": 3, "slips": 3, "hands": 10,
    }  # fmt: skip
    assert pages["scores"].words().count("Against") == len(PAIRS)
    assert "Ida and Paul" in pages["movement"].words() and "Tray 20" in pages["slips"].words()
    assert all(made.pdf().startswith(b"%PDF-") for made in pages.values())


LONG_NAMES = ("Wilhelmina Featherstonehaugh", "Maximilian von Hohenlohe-Oehringen")


@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize(("form", "number"), [("mitchell", 10), ("skip", 32)])
def test_long_names_and_many_rounds_have_room_on_every_card(qapp, size: str, form: str, number: int) -> None:
    names = tuple(Told(entrant, LONG_NAMES) for entrant in range(1, number + 1))
    match = full(replace(setup(form, number, trays=2), names=names), lambda _place, _holders: 7)
    for kind in PAPERS:
        pages = typeset(paper_of(match, kind), size)
        for card, scale in zip(getattr(pages, "_cards", ()), getattr(pages, "_scales", ()), strict=True):
            took, room = card.size() * scale, getattr(pages, "_room")  # noqa: B009 - of one kind of pages
            assert took.height() <= room.height() and took.width() <= room.width() + 2, card.toPlainText()
            assert took.width() >= room.width() - 2, "it is set over the whole width"
            assert scale >= 0.55, (kind, scale, card.toPlainText())
    words = typeset(paper_of(match, "ranking"), size).words()
    assert "Wilhelmina Featherstone… and Maximilian von Hohenloh…" in words, "both of a pair are to be known"
    assert "Featherstonehaugh" not in words, "nor stands a longer name in a sentence under it"


def test_results_go_to_other_programs(director: Director, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    director.enter(9)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), "Tables of results (*.csv)"))
    director.room.export_wanted.emit()
    lines = (tmp_path / "out.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("tray,round,table,N,E,S,W,tricks NS") and lines[1].startswith(
        "1,1,1,Ada,Ida,Ruth,Paul,9,"
    )
    page = web_page(director.room.match)
    assert "<script" not in page and "Ada and Ruth" in page and "9" in page


def test_a_full_disk_is_said_in_amber_and_nothing_is_lost(director: Director, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int, _content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    window = director.house.window
    with monkeypatch.context() as patch:
        patch.setattr("dummywhist.engine.duplicate.keeping.os.write", full)
        director.enter(9)
        director.enter(8)
        director.open()
        assert window.central.room is not None, "what is not on disk would be lost"
    assert window.saved.text() == "Not saved: The disk is full." and window.retry.isVisible()
    assert read_match_file(file_of(director)).standing.results == {} and director.room.facts == "2 of 100 results"
    window.retry.click()
    assert window.saved.text() == "Saved" and len(read_match_file(file_of(director)).standing.results) == 2


def test_a_match_is_opened_from_anywhere(house: House, tmp_path: Path) -> None:
    path = tmp_path / "friends.dwm"
    path.write_text("dummywhist match 1\nform mitchell\npairs 6\ntrays 2\n", encoding="utf-8")
    program = house.begin()
    assert program.open_file(path)
    house.show()
    director = Director(house)
    assert director.room.kept is not None and director.room.kept.path == path
    director.enter(7)
    assert read_match_file(path).standing.results == {FIRST: Made(7)}
    assert not program.open_file(tmp_path / "missing.dwm")


def test_the_room_gives_way_to_a_table_that_is_opened(director: Director) -> None:
    director.house.program.new_table(director.house.program.first_seating())
    assert director.house.window.central.room is None and director.house.view.isVisible()


def test_the_traveller_shows_the_hands_that_are_known(director: Director) -> None:
    director.key(Qt.Key.Key_F7)
    traveller = director.room.ranking.traveller
    assert not traveller.hands.isVisible()
    director.tab_to("Show the four hands")
    director.key(Qt.Key.Key_Return)
    assert traveller.hands.isVisible() and traveller.show_hands.text() == "Hide the four hands"


def test_f1_tells_how_a_match_is_directed(director: Director) -> None:
    director.key(Qt.Key.Key_F1)
    assert "Entering results" in director.house.sheet(RulesPage).view.toPlainText()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_another_language_is_spoken_at_once_and_the_card_stays(director: Director, language: str) -> None:
    director.enter(9)
    director.key(Qt.Key.Key_Down)
    place, title = director.room.rounds.place, director.room.rounds.title.text()
    director.house.program.prefer(Preferences.language, language)
    QTest.qWait(0)
    QTest.qWait(50)
    assert director.room.rounds.place == place and director.room.rounds.title.text() != title
    director.enter(7)
    assert len(read_match_file(file_of(director)).standing.results) == 2


@pytest.mark.parametrize(
    ("form", "number", "unit", "figures"),
    [
        ("mitchell", 10, "pairs", ("Tricks", "±")),
        ("mitchell", 20, "persons", ("Tricks", "Lost", "±")),
        ("howell", 8, "pairs", ("Tricks", "±")),
        ("teams", 5, "teams", ("Tricks", "Matches")),
        ("two_teams", 2, "teams", ("Tricks",)),
        ("clubs", 8, "pairs", ("Tricks",)),
    ],
)  # fmt: skip
def test_DW_SC_each_form_has_its_room_and_its_ranking(house: House, form, number, unit, figures) -> None:
    match = full(setup(form, number, unit), lambda place, _: tricks(place))
    house.paths.matches.mkdir(parents=True)
    (house.paths.matches / "club.dwm").write_text(match_text(match), encoding="utf-8")
    house.open()
    director = Director(house)
    director.open()
    assert director.room.rounds.place is None and "All results are in" in director.room.rounds.lacking.text()
    found = told(match, ranking(match))
    assert found.figures == figures
    for size in ((1366, 768), (1024, 640)):
        house.window.resize(*size)
        QTest.qWait(0)
        assert so_far(director.room.rounds) == {
            (line.name, line.figures[0], *line.figures[1:][-1:]) for band in found.bands for line in band.lines
        }, "the tricks stand beside what decides"
    director.key(Qt.Key.Key_F7)
    ranked = [line for band in found.bands for line in band.lines]
    assert len(ranked) == (len(match.movement.teams) or len(match.movement.labels))
    shown = director.room.ranking.rows.as_text()
    assert all("\t".join((line.place, line.label, line.name, *line.figures)) in shown for line in ranked)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_names_as_long_as_may_be_and_hundreds_of_gaps_have_room_in_the_window(house: House, size) -> None:
    names = tuple(Told(pair, ("Wilhelmina Alexandrina Bartholomea Feath", "W" * 40)) for pair in range(1, 31))
    agreed = replace(setup("mitchell", 30), names=names)
    match = full(agreed, lambda place, _holders: None if place.round > 7 else tricks(place))
    house.paths.matches.mkdir(parents=True)
    (house.paths.matches / "club.dwm").write_text(match_text(match), encoding="utf-8")
    house.open(size=size)
    director = Director(house)
    director.open()
    QTest.qWait(50)
    page, window = director.room.rounds, house.window
    assert (window.width(), window.height()) == size, "the window is no larger"
    assert page.lacking.text().endswith("; and 200 more.") and "and five more tables." in page.lacking.text()
    for part in (page.title, page.card, page.card.title, page.tables, *page.ranks, page.ranking):
        box = part.rect().translated(part.mapTo(window, QPoint(0, 0)))
        assert not part.isVisible() or window.rect().contains(box), part
    assert page.title.drawn_size == 29 and page.card.title.drawn_size == 20
    columns = sum(page.tables.columnWidth(place) for place in range(page.tables.columnCount()))
    assert columns <= page.tables.viewport().width()
    assert "… and WW" in page.card.who.text() and " against " in page.card.who.text()


def so_far(page: RoundsPage) -> set[tuple[str, ...]]:
    """The lines of the ranking so far that are seen: the name, and its figures."""
    lines = set()
    for ledger in (one for one in page.ranks if one.isVisible()):
        seen = [place for place in range(1, ledger.columnCount()) if not ledger.isColumnHidden(place)]
        heads = [ledger.model().headerData(place, Qt.Orientation.Horizontal, SAID) for place in seen[1:-1]]
        assert heads == ["Tricks"] * len(heads), "a screen reader has a head for each column"
        assert sum(map(ledger.columnWidth, [0, *seen])) <= ledger.viewport().width()
        for row in range(ledger.rowCount()):
            items = [ledger.item(row, place) for place in seen]
            if all(items):
                lines.add(tuple(item.text() for item in items))
    return lines
