"""Hints in three degrees, why a computer chose, and the proof that nothing hidden went into it: in the real window."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QWidget

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.players import protocol
from dummywhist.engine.players.agreed import COMMON
from dummywhist.engine.players.belief.public_inference import overheard
from dummywhist.engine.study.case import Case
from dummywhist.engine.study.honesty import Chosen, reshuffled
from dummywhist.ui.controls.choices import Segment, Segmented
from dummywhist.ui.panels import asking, new_table, preferences
from dummywhist.ui.panels.asking import SeatsSheet
from dummywhist.ui.panels.case_panel import CasePanel
from dummywhist.ui.panels.hint_box import HintContent
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.preferences import PreferencesSheet
from dummywhist.ui.panels.record_panel import RecordPanel
from dummywhist.ui.preferences import Page
from dummywhist.ui.scene.buttons import card_name
from dummywhist.ui.scene.layout.types import Rect
from dummywhist.ui.seat import computers
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.words.levels import LEVELS, no_solver
from tests.ui import house as houses
from tests.ui.house import House, play, point
from tests.ui.seat.driving import script

SMALL, WIDE = (1024, 640), (1366, 768)
COMPUTERS = ("person", "steady", "steady")
NOTES_EVERYTHING = """
import json, sys
from dummywhist.engine.players.worker import Worker, _say
worker = Worker()
for raw in sys.stdin.buffer:
    with open({path!r}, "ab") as notes:
        notes.write(raw)
    _say(worker.answers(raw.rstrip()))
"""


def play_deal(house: House) -> None:
    """Play the deal to its end."""
    while house.conductor.mode is not Mode.BETWEEN:
        play(house, 1)
        house.rest()


def panel(house: House) -> CasePanel:
    """The why dock, which must be open."""
    dock = house.window.central.dock
    assert isinstance(dock, CasePanel) and dock.isVisible()
    return dock


def words(widget: QWidget) -> str:
    """All words that are to be seen in a widget."""
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def case(house: House) -> Case:
    found = house.program.sheets.reasons.case
    assert isinstance(found, Case)
    return found


def chosen(house: House, about: Case) -> Chosen:
    """Return the choice with all hands, as the table knows it."""
    return Chosen(house.table.deals()[about.spot.ordinal].log, about.spot.at)


def played_by_computer(house: House) -> Card:
    """Return a card of the open trick that a computer played; play on until there is one."""
    while True:
        house.rest()
        for card in house.deal.trick:
            found = house.program.sheets.reasons.of_card(card)
            if found is not None and house.conductor.mode is Mode.PERSON:
                return card
        play(house, 1)


# ---- hints ----


def hint_of(house: House) -> HintContent:
    content = house.program.sheets.hints.content
    assert isinstance(content, HintContent) and content.isVisible()
    return content


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_hint_stands_beside_the_cards_in_three_degrees(house: House, size: tuple[int, int]) -> None:
    house.sit(COMPUTERS, size=size)
    while len(house.rest().playable) < 3:
        play(house, 1)
    for degree in range(3):
        with house.qtbot.waitSignal(house.sitting.hinted, timeout=20_000):
            house.do("hint")
        content = hint_of(house)
        assert content.degrees.value() == degree
        assert content.sentence.text() not in (house.said, house.prompt)  # said once
        assert (house.view.advised is None) == (degree == 0)
    content, advised = hint_of(house), house.view.advised
    assert advised is not None
    assert advised in house.picture.playable
    assert content.values.isVisible() == bool(content.values.rows)
    for row in content.values.rows:
        assert row.points and (row.card in house.picture.playable)
    assert [row.card for row in content.values.rows if row.done] in ([advised], [])
    in_dock = house.window.central.dock is not None
    assert in_dock or size == WIDE
    if not in_dock:
        box = content.parentWidget()
        assert house.view.viewport().rect().contains(box.geometry())
        lying = [pose.rect(1.397) for pose in house.view.scene_items.table.cards.values()]
        inner = box.geometry().adjusted(10, 10, -10, -10)
        assert not any(inner.intersects(boxed(rect)) for rect in lying)
    card_degree = next(segment for segment in content.findChildren(Segment) if segment.text() == "Card")
    house.press(card_degree)
    assert card_name(advised).lower() in content.sentence.text().lower()
    house.click_card(advised)
    house.rest()
    assert house.program.sheets.hints.content is None and house.view.advised is None


def boxed(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def test_escape_puts_the_hint_away(house: House) -> None:
    house.sit(COMPUTERS, size=WIDE)
    house.rest()
    with house.qtbot.waitSignal(house.sitting.hinted, timeout=20_000):
        house.do("hint")
    house.until(lambda: house.program.sheets.hints.content is not None)
    house.program.deeds.escape()
    assert house.program.sheets.hints.content is None


# ---- why, in the middle of a deal ----


def test_in_play_only_what_all_saw_is_told(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    card = played_by_computer(house)
    house.program.sheets.looking.why_card(card)
    shown, asked = panel(house), case(house)
    seen = house.conductor.view()
    assert seen is not None and not asked.counted and asked.card == card
    assert shown.reasons.title.text() == "Seen by all" and shown.note.text().endswith("when the deal is counted.")
    assert not shown.values.isVisible() and not shown.layouts.isVisible() and not shown.idea.isVisible()
    said = house.conductor.computers.findings.said(chosen(house, asked).view(), asked.action)
    assert said is not None and said.advice.reason is not None
    heard = overheard(seen, asked.action, asked.trick, asked.seat, COMMON)
    assert len(shown.reasons.lines) == len(heard)


def test_when_the_deal_is_counted_all_is_told(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL, gather="at_once")
    card = played_by_computer(house)
    house.program.sheets.looking.why_card(card)
    assert panel(house).reasons.title.text() == "Seen by all"
    play_deal(house)
    shown = panel(house)
    house.until(lambda: shown.reasons.title.text() == "Reason")
    assert case(house).counted and case(house).card == card and shown.idea.isVisible()
    assert "asked again" not in words(shown).lower()


def test_the_key_asks_about_the_last_choice_of_a_computer(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    house.rest()
    card = played_by_computer(house)
    QTest.keyClick(house.focus(), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    last = case(house)
    assert last.card is not None and last.spot.at >= 0 and last.person.kind == "steady"
    assert last.card == house.deal.trick[-1] or last.card == card
    assert card_name(last.card).lower() in house.said.lower()


def test_the_key_asks_about_the_card_of_the_trick_in_focus(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    played_by_computer(house)
    for _ in range(4):
        QTest.keyClick(house.focus(), Qt.Key.Key_Up)
    focus = house.view.focus_card
    assert focus in house.deal.trick
    QTest.keyClick(house.focus(), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    asked = house.program.sheets.reasons.case
    assert asked is None or asked.card == focus


@pytest.fixture(autouse=True)
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that were asked for: the offscreen platform cannot hold a popup."""
    found: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: found.append(menu))
    return found


def plain(action: QAction) -> str:
    """What an entry of a menu says, without the mark before its letter."""
    return action.text().replace("&", "")


def context_menu(menus: list[QMenu], at: QPoint, on: QWidget) -> list[str]:
    """Ask for the context menu there, and return what it offers."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, on.mapToGlobal(at))
    QApplication.sendEvent(on, event)
    return [plain(action) for action in menus[-1].actions() if action.text()]


def choose(menus: list[QMenu], label: str) -> None:
    """Choose from the menu that was asked for last."""
    next(action for action in menus[-1].actions() if plain(action) == label).trigger()


def menu_by_keyboard(house: House, menus: list[QMenu]) -> list[str]:
    """Press Shift+F10 as the window system does, and return what the one menu offers that it opens."""
    before, handle = len(menus), house.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert len(menus) == before + 1
    return [plain(action) for action in menus[-1].actions() if action.text()]


def test_shift_f10_is_the_menu_key_on_a_card_and_on_a_plate(house: House, menus: list[QMenu]) -> None:
    house.sit(COMPUTERS, size=SMALL)
    house.rest()
    house.view.focus_hand()
    house.key(Qt.Key.Key_Home)
    card = house.view.focus_card
    assert card is not None
    assert f"Play the {card_name(card).lower()}" in menu_by_keyboard(house, menus)
    for key, button in house.view.overlay.regions.items():
        if key.startswith("plate:"):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            player = next(plate.player for at, plate in house.picture.plates.items() if key == f"plate:{at}")
            assert player is not None and menu_by_keyboard(house, menus)[-1] == "Seats…"
            assert menus[-1].accessibleName() == house.sitting.names()[player]


def trick_spot(house: House, card: Card) -> QPoint:
    table = house.view.scene_items.table
    place = next(place for place, lying in house.picture.facts.trick if lying == card)
    return point(table.hit["trick", place])


def test_the_menu_of_a_card_in_the_trick_asks_why(house: House, menus: list[QMenu]) -> None:
    house.sit(COMPUTERS, size=SMALL)
    card = played_by_computer(house)
    label = f"Why the {card_name(card).lower()}?"
    assert label in context_menu(menus, trick_spot(house, card), house.view.viewport())
    choose(menus, label)
    assert case(house).card == card and panel(house).isVisible()


def test_the_menu_of_a_card_in_the_last_trick_asks_why(house: House, menus: list[QMenu]) -> None:
    house.sit(COMPUTERS, size=SMALL)
    while not house.deal.tricks or house.rest().winning is not None:
        play(house, 1)
        if house.rest().winning is not None:
            house.click_cloth()
            house.rest()
    house.do("last_trick")
    table = house.view.scene_items.table
    found = [
        (place, card)
        for place, card in house.picture.last_trick
        if house.program.sheets.reasons.of_card(card) is not None
    ]
    place, card = found[0]
    label = f"Why the {card_name(card).lower()}?"
    assert label in context_menu(menus, point(table.hit["trick", place]), house.view.viewport())
    choose(menus, label)
    assert case(house).card == card
    house.window.central.close_dock()
    if not house.sitting.last_shown:
        house.do("last_trick")
    house.do("why")
    assert case(house).card in [card for _, card in found]


def test_the_menu_of_a_plate_asks_why_and_proves(house: House, menus: list[QMenu]) -> None:
    house.sit(COMPUTERS, size=SMALL)
    card = played_by_computer(house)
    house.program.sheets.reasons.shuffles = 3
    asked = house.program.sheets.reasons.of_card(card)
    place = next(at for at, plate in house.picture.plates.items() if plate.player == asked.player)
    plate = house.view.scene_items.plates[place]
    offered = context_menu(menus, plate.box.center().toPoint(), house.view.viewport())
    prove = next(label for label in offered if label.startswith("Prove it: "))
    assert any(label.startswith("Why ") for label in offered)
    choose(menus, prove)
    house.until(lambda: "each time" in panel(house).proof.text() or "tell where" in panel(house).proof.text())


def test_a_persons_own_card_has_no_reason_here(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    played_by_computer(house)
    mine = min(house.picture.playable)
    house.click_card(mine)
    house.until(lambda: any(entry.action == Play(mine) for entry in house.table.entries))
    house.program.sheets.looking.why_card(mine)
    assert panel(house).choice.text().startswith("A person played this card") and not panel(house).prove.isEnabled()


def test_the_card_that_the_computer_played_for_a_person_is_explained_to_him(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    while len(house.rest().playable) < 2:
        play(house, 1)
    mine = house.picture.playable
    with house.qtbot.waitSignal(house.conductor.noted, timeout=20_000):
        house.do("play_one")
    card = next(e.action.plays for e in reversed(house.table.entries) if e.by == house.table.persons[0])
    assert card in mine
    house.program.sheets.looking.why_card(card)
    assert panel(house).reasons.title.text() == "Reason" and panel(house).idea.isVisible()


# ---- why, from the record ----


def test_the_record_asks_why_of_any_computers_card(house: House) -> None:
    house.sit(COMPUTERS, size=WIDE, gather="at_once")
    play_deal(house)
    house.do("record")
    record = house.window.central.dock
    assert isinstance(record, RecordPanel)
    ordinal = house.sitting.seat.past()[-1].ordinal
    reasons = house.program.sheets.reasons
    steps = [step for step in range(1, 53) if reasons.of_step(ordinal, step) is not None]
    assert len(steps) > 20
    for step in (steps[0], steps[len(steps) // 2]):
        if house.window.central.dock is not record:
            house.press(panel(house).back)
        house.program.sheets.looking.step_to(step)
        house.press(record.why)
        shown = panel(house)
        assert shown.reasons.title.text() == "Reason" and shown.reasons.lines and shown.idea.isVisible()
        assert house.sitting.reviewing and shown.back.isVisible()
        assert case(house).counted and card_name(case(house).card).lower() in shown.choice.text().lower()
    house.press(panel(house).back)
    assert house.window.central.dock is record and house.sitting.reviewing


def test_the_menu_and_the_key_of_the_record_list_ask_why(house: House, menus: list[QMenu]) -> None:
    house.sit(COMPUTERS, size=WIDE, gather="at_once")
    play_deal(house)
    house.do("record")
    record = house.window.central.dock
    assert isinstance(record, RecordPanel)
    ordinal, reasons = house.sitting.seat.past()[-1].ordinal, house.program.sheets.reasons
    step = next(step for step in range(9, 53) if reasons.of_step(ordinal, step) is not None)
    house.program.sheets.looking.step_to(step)
    cell = record.tricks.visualItemRect(record.tricks.currentItem()).center()
    offered = context_menu(menus, cell, record.tricks.viewport())
    assert len(offered) == 1 and offered[0].startswith("Why the ")
    choose(menus, offered[0])
    asked = case(house).spot.at
    house.press(panel(house).back)
    house.program.sheets.looking.step_to(step)
    record.tricks.setFocus()
    QTest.keyClick(house.focus(), Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert case(house).spot.at == asked


def test_after_a_new_start_the_computer_is_asked_again(house: House) -> None:
    house.seed(COMPUTERS, lambda table: table.session.deals == 1)
    house.open(size=SMALL)
    house.rest()
    found = house.program.sheets.reasons.of_step(0, 9)
    step = 9
    while found is None:
        step += 1
        found = house.program.sheets.reasons.of_step(0, step)
    house.program.sheets.reasons.explain(found)
    # Every card of that table was the lowest, and no steady player's choice: so much is said.
    house.until(lambda: "sked again" in panel(house).note.text() and "is asked" not in panel(house).note.text())


def side_file(house: House) -> Path:
    found = list(house.paths.tables.glob("*.dwa"))
    assert len(found) == 1
    return found[0]


def test_after_a_new_start_nothing_is_asked_twice(house: House, tmp_path: Path, monkeypatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setattr(houses, "BOT", script(tmp_path, NOTES_EVERYTHING.format(path=str(notes))))
    house.sit(COMPUTERS, size=SMALL)
    house.program.sheets.reasons.shuffles = 3
    card = played_by_computer(house)
    house.program.sheets.reasons.prove(house.program.sheets.reasons.of_card(card))
    house.until(lambda: panel(house).prove.text() == "Prove it" and panel(house).proof.text())
    proof = panel(house).proof.text()
    again = view_text(chosen(house, case(house)).view()).encode()
    times = sum(
        line.startswith(b"decide") and line.rstrip().endswith(again) for line in notes.read_bytes().splitlines()
    )
    assert "3 times" not in proof or times == 5, "chosen once, asked once more, and once for each reshuffle"
    with house.qtbot.waitSignal(house.sitting.hinted, timeout=20_000):
        house.do("hint")
    hint = hint_of(house).sentence.text()
    house.shut()
    assert side_file(house).read_bytes().startswith(b"dummywhist analysis 1\nsaid ")
    notes.write_bytes(b"")
    house.open(size=SMALL)
    house.rest()
    house.program.sheets.reasons.shuffles = 3
    with house.qtbot.waitSignal(house.sitting.hinted, timeout=20_000):
        house.do("hint")
    assert hint_of(house).sentence.text() == hint
    found = house.program.sheets.reasons.of_card(card)
    house.program.sheets.reasons.prove(found)
    assert panel(house).proof.text() == proof and panel(house).prove.text() == "Prove it"
    said = house.conductor.computers.findings.said(chosen(house, found).view(), found.action)
    assert said is not None and said.advice.reason is not None
    assert b"decide" not in notes.read_bytes(), "a process was asked again"


def test_a_side_file_that_cannot_be_read_is_a_word_and_no_more(house: House) -> None:
    house.seed(COMPUTERS, lambda table: table.session.deals == 1)
    broken = house.paths.tables / house.left[0].replace(".dwr", ".dwa")
    broken.write_text("dummywhist analysis 1\nrubbish\n")
    house.open(size=SMALL)
    house.rest()
    reasons = house.program.sheets.reasons
    reasons.explain(next(case for step in range(9, 53) if (case := reasons.of_step(0, step)) is not None))
    assert "cannot be read any more" in house.sitting.told_last
    house.until(lambda: "sked again" in panel(house).note.text() and "is asked" not in panel(house).note.text())
    house.shut()
    assert b"rubbish" not in side_file(house).read_bytes()


def test_a_copy_takes_its_findings_along(house: House, tmp_path: Path, monkeypatch) -> None:
    house.sit(COMPUTERS, size=SMALL)
    played_by_computer(house)
    copy = tmp_path / "copy.dwr"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    house.do("save_copy")
    house.shut()
    assert set(side_file(house).read_text().splitlines()) >= set(copy.with_suffix(".dwa").read_text().splitlines())
    assert copy.exists() and copy.with_suffix(".dwa").read_text().count("\nsaid ") >= 1


# ---- the proof ----


def test_prove_it_reshuffles_what_the_seat_could_not_see(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    house.program.sheets.reasons.shuffles = 8
    card = played_by_computer(house)
    house.program.sheets.looking.why_card(card)
    shown = panel(house)
    house.press(shown.prove)
    assert shown.prove.text() == "Stop" and shown.bar.isVisible()
    house.until(lambda: shown.prove.text() == "Prove it")
    name = house.sitting.names()[case(house).player]
    wanted = f"Reshuffled 8 times what {name} could not see: {name} saw the same each time and chose the same."
    assert shown.proof.text() == wanted
    assert house.said == shown.proof.text() and not shown.bar.isVisible()
    assert next(reshuffled(chosen(house, case(house)), 1, Random(1)), None) is not None


def test_a_proof_is_stopped_by_its_button(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    house.program.sheets.reasons.shuffles = 5000
    house.program.sheets.looking.why_card(played_by_computer(house))
    shown = panel(house)
    house.press(shown.prove)
    house.until(lambda: re.match(r"Reshuffled [1-9][0-9]* of", shown.proof.text()))
    house.press(shown.prove)
    assert shown.proof.text() == "Stopped: nothing is proved." and shown.prove.text() == "Prove it"


def test_play_goes_on_while_something_is_proved(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    house.program.sheets.reasons.shuffles = 5000
    house.program.sheets.looking.why_card(played_by_computer(house))
    house.press(panel(house).prove)
    before = len(house.table.entries)
    play(house, 2)
    assert len(house.table.entries) > before and panel(house).prove.text() == "Stop"
    house.press(panel(house).prove)


# ---- levels and conventions ----


def test_every_level_is_offered_wherever_one_is_chosen(house: House) -> None:
    house.sit(COMPUTERS, size=SMALL)
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    labels = [sheet.kinds[1].itemText(row) for row in range(sheet.kinds[1].count())]
    assert labels == ["Person here", "Computer, gentle", "Computer, steady", "Computer, strong", "Computer, master"]
    house.program.sheets.close_sheet()
    house.do("seats")
    kinds = next(kind for _, kind in house.sheet(SeatsSheet).fields.values())
    assert [kinds.itemText(row) for row in range(kinds.count())] == labels
    house.program.sheets.close_sheet()
    house.do("preferences")
    preferred = house.sheet(PreferencesSheet)
    preferred.pages.setCurrentRow(1)
    level = preferred.controls["level"]
    assert isinstance(level, Segmented)
    assert [segment.text() for segment in level.segments] == ["Gentle", "Steady", "Strong", "Master"]


def test_the_levels_of_the_window_are_those_of_the_players() -> None:
    assert tuple(protocol.LEVELS) == LEVELS


def test_without_the_fast_solver_it_is_said_how_strong_and_master_play(house: House, monkeypatch) -> None:
    for module in (asking, new_table, preferences):
        monkeypatch.setattr(module, "is_native", lambda: False)
    house.sit(("person", "master", "steady"), size=SMALL)
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    assert sheet.slow.isVisible() and sheet.slow.text() == no_solver()
    sheet.kinds[1].setCurrentIndex(1)
    sheet.kinds[1].activated.emit(1)
    assert not sheet.slow.isVisible()
    house.program.sheets.close_sheet()
    for command, kind in (("seats", SeatsSheet), ("preferences", PreferencesSheet)):
        house.do(command)
        found = house.sheet(kind)
        if isinstance(found, PreferencesSheet):
            found.pages.setCurrentRow(1)
        assert any(no_solver() in label.text() for label in found.findChildren(QLabel))
        house.program.sheets.close_sheet()
    monkeypatch.setattr(computers, "is_native", lambda: False)
    house.program.after_first_paint()
    assert house.window.said.text() == no_solver()


def test_what_is_preferred_reaches_the_computers(house: House, tmp_path: Path, monkeypatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setattr(houses, "BOT", script(tmp_path, NOTES_EVERYTHING.format(path=str(notes))))
    house.sit(("person", "strong", "steady"), size=SMALL)
    house.rest()
    house.do("preferences")
    sheet = house.sheet(PreferencesSheet)
    sheet.pages.setCurrentRow(list(Page).index(Page.CONVENTIONS))
    for key in ("echo", "call"):
        house.press(sheet.conventions[key])
    sheet.pages.setCurrentRow(1)
    thinking = sheet.controls["thinking"]
    assert isinstance(thinking, Segmented)
    quick = next(part for part in thinking.segments if part.text() == "Quick")
    house.press(quick)
    house.program.sheets.close_sheet()
    assert house.program.settings.preferences.agreed == "call=off, echo=off"
    notes.write_bytes(b"")
    while b"level strong" not in notes.read_bytes():
        assert house.conductor.mode is not Mode.BETWEEN, "no computer was asked in the whole deal"
        play(house, 1)
    told = notes.read_text().splitlines()
    assert "agree call=off, echo=off" in told and "clock 8000" in told
    assert any(line.startswith("budget ") and int(line.split()[1]) < 600_000 for line in told)
    company = next(line for line in told if line.startswith("company "))
    assert sorted(word.split("=")[1] for word in company.split()[1:]) == ["computer", "computer", "person"]
    for line in told:
        if line.startswith("decide "):
            assert isinstance(json.loads(line.split(" ", 2)[2]), dict)


def test_the_table_looks_the_same_to_a_pointer_on_bare_cloth(house: House, menus: list[QMenu]) -> None:
    """The menu of the cloth offers no reason for anything."""
    house.sit(COMPUTERS, size=SMALL)
    played_by_computer(house)
    assert not [label for label in context_menu(menus, house.bare(), house.view.viewport()) if label.startswith("Why ")]
