"""The law is called in the play: noted for the player alone, claimed when the deal is played; by mouse and by keys."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.ui.scene.questions.law_bar import LawBar
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.law_notes import LawNote, LawNotes, beside
from tests.ui.house import House
from tests.ui.test_law_table import bar, counted, follow

CONTROL = Qt.KeyboardModifier.ControlModifier


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def sat(house: House, tricks: int = 2, **how) -> House:
    """Sit down at a law table, so many tricks into the deal."""
    house.sit(("person", "beginner", "beginner"), changes={"follow": "penalise"}, first_number=5, **how)
    while len(house.deal.tricks) < tricks or house.conductor.mode is not Mode.PERSON:
        house.rest()
        if len(house.deal.tricks) < tricks or house.conductor.mode is not Mode.PERSON:
            follow(house)
    return house


def notes(house: House):
    seen = house.sitting.view_now()
    return [(note.seat, note.trick) for note in house.sitting.cloth.notes.of(seen.viewer, seen.ordinal)]


def to_the_end(house: House) -> None:
    while house.deal.phase_name == "play":
        house.rest()
        if house.deal.phase_name == "play":
            follow(house)


def plate(house: House, name: str):
    place = next(at for at, plate in house.picture.plates.items() if plate.name == name)
    box = house.view.scene_items.plates[place].box
    return house.view.scene_items.plates[place], box.center().toPoint()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640), (1920, 1080)])
def test_W_REV_5_a_revoke_is_noted_by_the_mouse_and_the_plates_are_buttons(house, size):
    sat(house, size=size)
    tool = house.window._button_of["call_law"]
    assert tool.isVisible() and not house.window._button_of["hint"].isVisible()
    house.press(tool)
    asked = bar(house)
    assert asked.title == "What do you call?"
    assert [reply.label for reply in asked.question.replies] == ["Revoke", "Let it be"]
    look(house, "call")
    house.press(house.button("Revoke", asked))
    assert asked.title == "Whose revoke?"
    house.click(plate(house, "Edith")[1])
    assert asked.title == "In which trick did Edith revoke?"
    look(house, "call-trick")
    assert [reply.label for reply in asked._shown()][-2:] == ["Not sure", "Back"]
    house.press(house.button("2", asked))
    assert house.said == "Noted: Edith, trick 2." and not house.view.question.isVisible()
    assert len(notes(house)) == 1 and house.picture.playable


def test_W_REV_6_what_was_noted_is_claimed_when_the_deal_is_played(house):
    sat(house)
    house.key(Qt.Key.Key_R, CONTROL)
    house.rest()
    assert bar(house).buttons[0].hasFocus()
    for _ in range(3):
        house.key(Qt.Key.Key_Return)
    assert house.said.startswith("Noted: ") and len(notes(house)) == 1
    to_the_end(house)
    house.until(lambda: not notes(house))
    house.rest()
    claimed = house.deal.part(LawTable).called
    assert len(claimed) == 1 and not claimed[0][3]
    assert bar(house).question.proof.startswith("Not proved: ")
    house.press(house.button("Go on to the count", bar(house)))
    house.until(lambda: house.conductor.mode is Mode.BETWEEN)
    assert not counted(house).part(LawTable).penalties


def test_W_REV_6_a_note_outlives_the_program_and_may_be_taken_back(house):
    sat(house)
    house.do("call_law")
    for _ in range(3):
        house.key(Qt.Key.Key_Return)
    ((seat, trick),) = notes(house)
    path = beside(house.program.path)
    assert json.loads(path.read_text())["notes"] == [[str(house.sitting.view_now().viewer), 0, int(seat), trick]]
    house.shut()
    house.open()
    house.rest()
    assert notes(house) == [(seat, trick)]
    house.do("call_law")
    (reply,) = [one for one in bar(house).question.replies if one.label.startswith("Take back: ")]
    house.press(house.button(reply.label, bar(house)))
    assert notes(house) == [] and house.sitting.told_last == "Taken back."


def test_W_REV_12_each_revoke_that_was_noted_is_claimed_and_paid_for_in_its_turn(house):
    """The second is not lost while the first is still to be paid for, and its bar says which it is."""
    house.seed(
        ("person", "beginner", "beginner"),
        lambda table: table.session.deal is not None and table.session.deal.phase_name == "count",
        follow="penalise",
    )
    house.open()
    house.rest()
    deal, own = house.deal, house.deal.layout.side[house.picture.seats["bottom"]]
    first, second = [one for one in established(deal) if deal.layout.side[one.seat] != own][:2]
    seen = house.sitting.view_now()
    for revoke in (first, second):
        house.sitting.cloth.notes.add(LawNote(seen.viewer, seen.ordinal, revoke.seat, revoke.trick))
    house.shut()
    house.open()
    house.until(lambda: len(notes(house)) == 1)
    house.rest()
    assert bar(house).title.startswith("Proved: ") and not bar(house).question.count
    house.key(Qt.Key.Key_Return)
    house.until(lambda: not notes(house) and house.deal.part(LawTable).open is not None)
    house.rest()
    assert bar(house).title.startswith("Proved: ") and bar(house).question.count == "2 of 2"
    paid = [(row[1], row[2]) for row in house.deal.part(LawTable).proved if row[3] == own]
    assert paid == [(first.seat, first.trick), (second.seat, second.trick)]


def test_the_question_is_put_away_by_escape_by_its_key_and_by_a_card(house):
    sat(house)
    for leave in ("escape", "key", "card"):
        house.do("call_law")
        assert isinstance(house.view.question.box, LawBar) and house.view.question.isVisible()
        if leave == "escape":
            house.key(Qt.Key.Key_Return)
            house.key(Qt.Key.Key_Escape)
            assert bar(house).title == "What do you call?"
            house.key(Qt.Key.Key_Escape)
        elif leave == "key":
            house.key(Qt.Key.Key_R, CONTROL)
        else:
            house.click_card(min(house.picture.playable))
        house.rest()
        assert not house.conductor.moment.calling and not house.view.question.isVisible()


def test_before_the_count_the_key_goes_to_the_claim_of_a_revoke(house):
    sat(house)
    to_the_end(house)
    house.rest()
    house.do("call_law")
    assert bar(house).title == "Whose revoke?"


def test_damaged_notes_are_none(tmp_path):
    record = tmp_path / "table.dwr"
    for text in ("", "[]", '{"version": 1, "notes": [[1, 2]]}', '{"version": 9, "notes": []}'):
        beside(record).write_text(text)
        assert LawNotes(record).of(None, 0) == ()


def test_without_a_law_table_there_is_no_such_command(house):
    house.sit(("person", "beginner", "beginner"), first_number=5)
    house.rest()
    assert not house.window.actions_by_key["call_law"].isVisible() and house.window._button_of["hint"].isVisible()
