"""Kept and played deals in the window: found, kept, described, played again, passed on by name and by file."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.cards.whole_name import WholeDeal, read_whole_name, whole_name
from dummywhist.engine.library.index import Kept, _write
from dummywhist.engine.library.searching import search
from dummywhist.engine.library.shelf import deals_text, key_of, name_of, pbn_of, read_shelf
from dummywhist.ui.desk.library import Library
from dummywhist.ui.panels.library_sheet import LibrarySheet
from dummywhist.ui.panels.make_deal import MakeDealSheet
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from dummywhist.ui.tongues import speak, tr
from dummywhist.ui.words import search_words
from dummywhist.ui.words.deal_told import hands_told, open_to_below, short_hand
from tests.engine.library.made_up import made_up
from tests.ui.house import House
from tests.ui.panels.fits import cut
from tests.ui.test_lessons import look
from tests.ui.test_review import KINDS, counted_once

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def library(house: House) -> Library:
    return house.program.sheets.library


def two_counted(table) -> bool:
    last = table.session.last
    return last is not None and last.result is not None and last.setup.ordinal == 1


def opened(house: House, **how: object) -> LibrarySheet:
    """Open the library over a table with two counted deals, and wait until the records are read."""
    house.seed(KINDS, two_counted)
    house.open(**how)
    house.rest()
    return again(house)


def again(house: House) -> LibrarySheet:
    house.key(Qt.Key.Key_F, CTRL | SHIFT)
    sheet = house.sheet(LibrarySheet)
    house.until(lambda: bool(library(house)._found.deals) and not sheet.note.text().endswith("…"))
    return sheet


def seek(house: House, sheet: LibrarySheet, text: str) -> None:
    sheet.search.setText(text)
    house.until(lambda: not sheet._later.isActive())


def shown(house: House) -> list[int]:
    return [one.facts.deal for one in library(house)._shown]


def kept_lines(house: House) -> list[str]:
    path = house.paths.kept_deals
    return path.read_text("utf-8").splitlines() if path.exists() else []


# ---- found


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_played_deals_are_listed_the_newest_first_with_all_that_is_known(house: House, size: tuple[int, int]) -> None:
    sheet = opened(house, size=size)
    names = ["Due today", "Your mistakes", "Found by the solver", "From the old books", "Deal of the day", "Kept deals",
             "All played deals", "Make a deal"]  # fmt: skip
    assert sheet.place == "played" and [one.text() for one in map(sheet.kinds.item, range(8))] == names
    numbers = [one.data(Qt.ItemDataRole.UserRole) for one in map(sheet.kinds.item, range(8))]
    assert numbers == ["0", "0", "600", "63", "1", "0", "2", ""]
    assert shown(house) == [1, 0]
    row = sheet.model.rows[0]
    assert row.title == "Deal 2, English Dummy" and "of 13 tricks" in row.task and "Edith" in row.task
    assert sheet.name.text() == row.title and [text.text()[:6] for text in sheet.hands][-1].startswith("Ruth")
    assert "♠" in sheet.hands[0].text() and "spades" in sheet.hands[0].accessibleName()
    assert sheet.review.isEnabled() and sheet.copy_name.isEnabled() and not sheet.title_field.isVisible()
    look(house, "library-played")


def test_a_search_finds_by_facts_and_words_and_tells_what_nobody_understands(house: House) -> None:
    sheet = opened(house)
    deals = library(house)._deals["played"]
    for text in ("took 7+", "with edith", "i lead", "slam", "2001", "trumps 6+", "dummy 4 trumps"):
        seek(house, sheet, text)
        assert library(house)._shown == search(deals, text).deals and not sheet.unknown.isVisible()
    seek(house, sheet, "trimps 5-3, with Edith")
    assert sheet.unknown.text() == "No fact is called “trimps 5-3”. Is it “trumps”?" and shown(house) == [1, 0]
    assert sheet.search.unread == ((0, 10),)
    look(house, "library-unknown")
    seek(house, sheet, "with nobody")
    assert shown(house) == [] and sheet.nothing.text() == "No deal fits." and not sheet.go.isEnabled()
    seek(house, sheet, "")
    sheet.fact.set_value("took 9+")
    sheet.fact.chosen.emit("took 9+")
    assert sheet.search.text() == "took 9+" and house.focus() is sheet.search
    sheet.game.set_value("mort-3")
    sheet.game.chosen.emit("mort-3")
    assert shown(house) == []


@pytest.mark.parametrize(("language", "text"), [("de", "Stiche 5+, mit Edith"), ("fr", "levées 5+, avec Edith")])
def test_it_is_searched_in_other_languages(house: House, language: str, text: str) -> None:
    sheet = opened(house, size=(1024, 640), language=language)
    seek(house, sheet, text)
    deals = library(house)._deals["played"]
    assert library(house)._shown == search(deals, "took 5+, with Edith").deals and not sheet.unknown.isVisible()
    house.press(sheet.keep)
    look(house, f"library-{language}")


def test_every_language_has_words_for_the_same_facts() -> None:
    try:
        wanted = [set(search_words.group_words(group)) for group in search_words.GROUPS]
        for language in ("en", "de", "fr"):
            speak(language)
            told = search_words.english_of()
            assert set(told.values()) <= set().union(*wanted)
            assert [set(search_words.group_words(tr(group))) for group in search_words.GROUPS] == wanted
            assert bool(told) == (language != "en")
    finally:
        speak("en")


def test_ten_thousand_deals_are_searched_and_shown_in_a_tenth_of_a_second(house: House) -> None:
    facts = made_up(1, 10_000)
    house.seed(KINDS, counted_once)
    house.open()
    house.rest()
    sheet = again(house)
    library(house)._found = library(house)._found._replace(deals=tuple(facts))
    library(house)._gather()
    sheet.sought.emit()
    assert len(sheet.model.rows) == 10_000
    times = []
    for text in ("dummy weak hearts, took 9+", "trumps 5-3", "", "with Edith"):
        sheet.search.blockSignals(True)
        sheet.search.setText(text)
        sheet.search.blockSignals(False)
        began = time.process_time()
        sheet.sought.emit()
        times.append(time.process_time() - began)
    assert sorted(times)[2] < 0.1, times


# ---- kept


def test_a_deal_is_kept_described_found_by_its_tag_and_kept_no_longer(house: House) -> None:
    sheet = opened(house)
    house.press(sheet.keep)
    assert sheet.keep.text() == "Drop it" and sheet.title_field.isVisible()
    assert sheet.model.rows[0].state == "kept" and len(kept_lines(house)) == 1
    house.press(sheet.title_field)
    house.type("Grand coup")
    house.key(Qt.Key.Key_Tab)
    house.type("endgame, To show")
    house.key(Qt.Key.Key_Tab)
    assert sheet.model.rows[0].title == "Grand coup" and sheet.model.rows[0].state == "#endgame #To show"
    look(house, "library-kept")
    house.shut()
    house.open()
    sheet = again(house)
    assert sheet.place == "kept" and sheet.name.text() == "Grand coup"
    assert (sheet.title_field.text(), sheet.tags_field.text()) == ("Grand coup", "endgame, To show")
    for text, many in (("#endgame", 1), ("grand", 1), ("#other", 0)):
        seek(house, sheet, text)
        assert len(sheet.model.rows) == many
    seek(house, sheet, "")
    house.press(sheet.keep)
    assert sheet.nothing.text() == "No deals kept yet. Keep one of the played deals, or read a file."
    assert read_shelf(kept_lines(house)).deals == {}


def test_a_row_has_a_menu_with_all_that_can_be_done_with_its_deal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: found.append(menu))  # none can be held off screen
    sheet = opened(house)
    sheet.list.setFocus()

    def choose(words: str) -> None:
        at = sheet.list.visualRect(sheet.list.currentIndex()).center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, sheet.list.viewport().mapToGlobal(at))
        house.app.sendEvent(sheet.list.viewport(), event)
        action = next(one for one in found.pop().actions() if one.text() == words)
        assert action.isEnabled()
        action.trigger()

    choose("Tag")
    assert sheet.told is not None and sheet.told.kept and house.focus() is sheet.tags_field
    house.type("endgame")
    house.press(sheet.note_field)
    house.type("for Ada")
    house.key(Qt.Key.Key_Return)
    assert house.sheet(LibrarySheet) is sheet
    assert library(house)._shown[0].kept.tags == ("endgame",) and library(house)._shown[0].kept.note == "for Ada"
    choose("Delete the note")
    assert library(house)._shown[0].kept.note == ""
    choose("Copy its name")
    assert QGuiApplication.clipboard().text() == sheet.told.passed_on
    choose("Copy it for bridge programs (PBN)")
    assert QGuiApplication.clipboard().text() == pbn_of(library(house)._shown[0].facts)
    choose("Drop it")
    assert library(house).kept() == {}


def test_a_kept_deal_stays_when_its_record_is_gone_and_says_so(house: House) -> None:
    sheet = opened(house)
    house.press(sheet.keep)
    house.program.sheets.close_sheet()
    house.sit(KINDS)
    (house.paths.tables / house.left[0]).unlink()
    house.key(Qt.Key.Key_F, CTRL | SHIFT)
    sheet = house.sheet(LibrarySheet)
    house.until(lambda: not sheet.note.text().endswith("…"))
    assert sheet.about.text().endswith("The record is not there.") and not sheet.review.isEnabled()
    assert sheet.go.isEnabled()
    look(house, "library-gone")


def test_the_deal_on_the_table_is_kept_by_a_key_once_it_is_counted(house: House) -> None:
    house.seed(KINDS, counted_once)
    house.open()
    house.rest()
    house.key(Qt.Key.Key_K, CTRL | SHIFT)
    assert house.window.said.text() == "Deal 1 is kept. It is among the kept deals, in the menu Study."
    house.key(Qt.Key.Key_K, CTRL | SHIFT)
    assert house.window.said.text() == "Deal 1 is kept already." and len(kept_lines(house)) == 1
    house.shut()
    house.left = ()
    house.sit(("person", "steady", "steady"))
    house.rest()
    house.key(Qt.Key.Key_K, CTRL | SHIFT)
    assert house.window.said.text() == "Only a counted deal can be kept."


def test_torn_lines_are_set_aside_with_a_sentence(house: House) -> None:
    house.paths.kept_deals.parent.mkdir(parents=True, exist_ok=True)
    house.paths.kept_deals.write_text('["torn')
    opened(house)
    assert house.window.said.text() == (
        "One line of deals.log could not be read and was set aside in deals.log.torn. The others are there."
    )
    assert kept_lines(house) == []


# ---- played again, looked through


def test_a_deal_is_played_again_at_a_table_of_its_own(house: House) -> None:
    sheet = opened(house)
    facts = library(house)._shown[1].facts
    before = house.program.path
    sheet.list.setFocus()
    house.key(Qt.Key.Key_Down)
    house.key(Qt.Key.Key_Return)
    house.until(lambda: house.program.path not in (None, before) and house.sitting.mid_deal)
    assert sorted(house.deal.dealt) == sorted(facts.hands) and house.deal.turned == facts.turned
    assert house.deal.dealt[2] == facts.hands[2], "the person has the hand that he had"
    assert "arrange 1 dealer" in house.program.path.read_text()


def test_a_deal_is_looked_through_at_its_table(house: House) -> None:
    sheet = opened(house)
    table = house.program.path
    house.program.sheets.close_sheet()
    house.program.new_table(house.program.first_seating())
    house.rest()
    sheet = again(house)
    seek(house, sheet, "deal 1")
    house.press(sheet.review)
    house.until(lambda: house.program.path == table and house.sitting.reviewing)
    place = house.program.sheets.looking.place()
    assert place is not None and place.ordinal == 0


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_one_list_leads_from_the_problems_to_the_deals_and_to_a_deal_that_is_made(
    house: House, size: tuple[int, int]
) -> None:
    house.seed(KINDS, two_counted)
    house.open(size=size)
    house.rest()
    house.do("problems")
    sheet = house.sheet(ProblemsSheet)
    house.until(lambda: sheet.kinds.item(6).data(Qt.ItemDataRole.UserRole) == "2")
    look(house, "places-problems")
    sheet.kinds.setFocus()
    for _ in range(3):
        house.key(Qt.Key.Key_Down)
    deals = house.sheet(LibrarySheet)
    assert deals.place == "kept" and house.focus() is deals.kinds
    assert deals.kinds.currentItem().data(Qt.ItemDataRole.AccessibleTextRole) == "Kept deals, 0"
    house.key(Qt.Key.Key_Down)
    house.until(lambda: len(deals.model.rows) == 2)
    assert house.sheet(LibrarySheet) is deals and deals.place == "played"
    house.until(lambda: not deals.note.text())
    house.qtbot.wait(50)
    look(house, "places-deals")
    house.key(Qt.Key.Key_Down)
    made = house.sheet(MakeDealSheet)
    assert house.focus() is made.kinds and made.kinds.item(6).data(Qt.ItemDataRole.UserRole) == "2"
    look(house, "places-make")
    house.key(Qt.Key.Key_Home)
    back = house.sheet(ProblemsSheet)
    assert back.place == "due" and house.focus() is back.kinds
    house.key(Qt.Key.Key_Escape)
    assert house.free


# ---- passed on


def test_a_name_is_copied_and_gives_the_deal_to_somebody_else(house: House) -> None:
    sheet = opened(house)
    facts = library(house)._shown[0].facts
    house.press(sheet.copy_name)
    name = QGuiApplication.clipboard().text()
    assert read_whole_name(name).hands == facts.hands and name in sheet.note.text()
    seek(house, sheet, name.casefold())
    assert sheet.model.rows[0].title.startswith("A deal of English Dummy, a") and not sheet.unknown.isVisible()
    look(house, "library-name")
    house.press(sheet.keep)
    assert list(read_shelf(kept_lines(house)).deals) == [key_of(facts)]
    seek(house, sheet, name[:4] + ("2" if name[4] != "2" else "3") + name[5:])
    assert "does not fit the others" in sheet.unknown.text() and not sheet.model.rows


def test_chosen_deals_go_to_a_file_and_come_from_it(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(house)
    file = tmp_path / "for Ada.deals"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_rest: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_rest: (str(file), ""))
    seek(house, sheet, "deal 1")
    house.press(sheet.write)
    assert sheet.note.text() == "One deal is in for Ada.deals."
    name = name_of(library(house)._shown[0].facts)
    assert name is not None and name in file.read_text()
    house.press(house.button("Read a file…", sheet))
    assert sheet.note.text() == "One deal of for Ada.deals is kept." and sheet.place == "kept"
    assert len(kept_lines(house)) == 1 and len(sheet.model.rows) == 1
    house.press(house.button("Read a file…", sheet))
    assert sheet.note.text() == "for Ada.deals has no deal that is not there yet."


def test_chosen_deals_go_to_bridge_programs_and_come_from_them(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = opened(house)
    file = tmp_path / "for Ada.pbn"

    def chosen(_parent, _title, usual: str, kinds: str, _kind: str) -> tuple[str, str]:
        assert usual.endswith(".deals")
        return str(tmp_path / "for Ada.deals"), kinds.split(";;")[1]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_rest: (str(file), ""))
    house.press(sheet.write)
    assert sheet.note.text() == "Two deals are in for Ada.pbn." and not (tmp_path / "for Ada.deals").exists()
    keys = {key_of(one.facts) for one in library(house)._shown}
    house.press(house.button("Read a file…", sheet))
    assert sheet.note.text() == "Two deals of for Ada.pbn are kept." and sheet.place == "kept"
    assert {key_of(one.facts) for one in library(house)._shown} == keys
    file.write_text("[Event")
    house.press(house.button("Read a file…", sheet))
    assert sheet.note.text().startswith("for Ada.pbn: line 1: ") and len(sheet.model.rows) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "x.deals: It is no file of deals of Dummy Whist."),
        (b"\xff\xfe", "x.deals: It is no text."),
        (None, "x.deals: No such file or directory."),
        (
            deals_text([])[0].encode() + b"nonsense\n",
            "x.deals has no deal that is not there yet. line 3: “nonsense” names no deal",
        ),
    ],
)
def test_a_file_that_is_none_is_told_in_a_sentence(house: House, tmp_path: Path, content, said: str) -> None:
    house.open()
    if content is not None:
        (tmp_path / "x.deals").write_bytes(content)
    assert library(house).bring(tmp_path / "x.deals").startswith(said)
    assert kept_lines(house) == []


def test_a_file_that_cannot_be_written_is_told(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = opened(house)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_rest: (str(tmp_path / "no" / "x.deals"), ""))
    house.press(sheet.write)
    assert sheet.note.text().startswith("The deals could not be written: ")


def test_the_window_may_close_while_the_records_are_read(house: House) -> None:
    house.seed(KINDS, counted_once)
    house.open()
    house.rest()
    _write(house.paths.played_deals, {"gone.dwr": Kept((1, 1), tuple(made_up(2, 5000)))})
    house.key(Qt.Key.Key_F, CTRL | SHIFT)
    house.shut()


@pytest.mark.parametrize(("size", "text_size"), [((800, 600), 150), ((1024, 640), 150), ((800, 600), 100)])
def test_nothing_is_cut_at_a_side_however_large_the_text(house: House, size: tuple[int, int], text_size: int) -> None:
    house.seed(KINDS, counted_once)
    house.open(size=size, text_size=text_size, language="de")
    house.rest()
    for command, at, place in (("problems", 1, "mistake"), ("library", 6, "played")):
        house.do(command)
        sheet = house.program.sheets.open_sheet
        assert isinstance(sheet, ProblemsSheet | LibrarySheet)
        house.qtbot.wait(50)
        for part in (sheet.search, sheet.list, sheet.preview, sheet.columns.choice, sheet.kinds):
            if part.isVisible():
                left = part.mapTo(sheet.panel, part.rect().topLeft()).x()
                assert left >= 0 and left + part.width() <= sheet.panel.width(), (command, part)
        assert sheet.kinds.isVisible() != sheet.columns.choice.isVisible()
        assert sheet.columns.choice.isVisible() or text_size == 100
        if sheet.columns.choice.isVisible():
            choose(sheet, at)
            assert sheet.place == place
        look(house, f"{command}-{text_size}")
        house.program.sheets.close_sheet()
        house.until(lambda: house.offers("problems"))
    house.do("library")
    choose(house.sheet(LibrarySheet), 7)
    made = house.sheet(MakeDealSheet)
    house.until(lambda: house.focus() is made.columns.choice or house.focus() is made.kinds)
    house.qtbot.wait(50)
    assert cut(made.content) == []
    for one in (made.words, made.hand, made.preview, made.tag, made.shape):
        left = one.mapTo(made.panel, one.rect().topLeft()).x()
        assert left >= 0 and left + one.width() <= made.panel.width(), one
    look(house, f"make-{text_size}")


def choose(sheet: ProblemsSheet | LibrarySheet, at: int) -> None:
    """Choose a place by the list that opens."""
    sheet.columns.choice.set_value(at)
    sheet.columns.choice.chosen.emit(at)


def test_a_deal_that_is_still_to_be_played_shows_only_what_one_sees(house: House) -> None:
    house.open()
    house.rest()
    house.do("library")
    sheet = house.sheet(LibrarySheet)
    one = made_up(3, 1)[0]
    name = whole_name(WholeDeal(one.hands, SOUTH, max(cards_in(one.hands[SOUTH]))))
    seek(house, sheet, name)
    told = [whose for whose, _seen, _heard in hands_told(library(house)._shown[0].facts)]
    assert told == ["Dummy", "You"]
    shown = " ".join(label.text() for label in sheet.preview.findChildren(QLabel) if label.isVisible())
    for seat in (EAST, WEST):
        assert short_hand(one.hands[seat]) not in shown
    for seat in (NORTH, SOUTH):
        assert short_hand(one.hands[seat]) in shown
    look(house, "library-unplayed")


@pytest.mark.parametrize(
    ("game", "seen"),
    [
        ("classic-whist", [SOUTH]), ("mort-3", [NORTH, SOUTH]), ("double-dummy", [NORTH, EAST, SOUTH]),
        ("single-dummy-bridge", [SOUTH]), ("humbug", [SOUTH]), ("bid-dummy", [SOUTH]),
    ],
)  # fmt: skip
def test_which_hands_lie_open_before_the_first_card(game: str, seen: list[Seat]) -> None:
    assert set(open_to_below(made_up(3, 1)[0]._replace(game=game, whole=0))) == set(seen)
