"""Duplicate whist at the table: compass points, the slip that is turned down, cards kept before each player."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.rules.seats import AXES
from dummywhist.ui.panels.table_plan import planned
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Seating
from tests.ui.house import House
from tests.ui.test_law_table import follow

PEOPLE = (("Ruth", "person"), ("Edith", "steady"), ("Max", "steady"), ("Ada", "steady"))
SIZES = ((1366, 768), (1024, 640), (1920, 1080))


def look(house: House, name: str) -> None:
    """Keep a picture of the window, if somebody wants to look."""
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"{name}-{house.window.width()}.png"))


def sit(house: House, size: tuple[int, int] = SIZES[0], **changes: object) -> House:
    plan = planned(DUPLICATE_WHIST, PEOPLE, 0, changes)
    people = tuple(Person(name, kind) for name, kind in plan.people)
    program = house.begin(size=size, first_number=5)
    program.new_table(Seating(plan.game, people, plan.order(lambda _many: 0), dict(plan.changes)))
    house.show()
    house.rest()
    return house


def play_to(house: House, tricks: int) -> None:
    while len(house.deal.tricks) < tricks or house.conductor.mode is not Mode.PERSON:
        follow(house)
        house.rest()


@pytest.mark.parametrize("size", SIZES)
def test_DW_PLAY_1_each_keeps_his_cards_before_him_and_their_ends_point_to_the_winners(house, size):
    sit(house, size)
    assert house.deal.dealer == NORTH
    assert {place: plate.role for place, plate in house.picture.plates.items()} == {
        "bottom": "South", "top": "North, your partner", "left": "West", "right": "East",
    }  # fmt: skip
    look(house, "tray-begun")
    play_to(house, 6)
    table, won = house.view.scene_items.table, [AXES[one.winner] == AXES[NORTH] for one in house.deal.tricks]
    for place in ("bottom", "left", "top", "right"):
        turned = [table.cards["quitted", place, i].rotation for i in range(len(won))]
        assert turned == [0.0 if one else 90.0 for one in won]
    look(house, "tray")


@pytest.mark.parametrize("size", SIZES)
def test_DW_MNE_7_the_other_room_plays_a_tray_when_it_is_counted_and_never_before(house, size):
    sit(house, size, trays=4)
    room = house.conductor.computers.other_room
    play_to(house, 5)
    assert room.trays() == [] and house.picture.verdict is None
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    house.until(lambda: len(room.trays()) == 1 and room.trays()[0].complete)
    house.rest()
    (tray,) = room.trays()
    ours = dict(house.operator_result())["NS"] if hasattr(house, "operator_result") else tray.own
    verdict = house.picture.verdict
    assert verdict.title == f"You and Edith {tray.own}, Max and Ada {13 - tray.own}" and tray.own == ours
    assert verdict.lines[0] == "The same cards at eight other tables."
    mean = sum((tray.own, *tray.others)) / 9
    assert verdict.lines[1].startswith(f"Average {mean:.1f}, you ")
    look(house, "other-room")


KEYS = (
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo", "nothing is taken back"),
    (Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier, "hint", "no help before a tray is over"),
    (Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier, "same_deal", "nothing is taken back"),
    (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "new_deal", "nothing is taken back"),
    (Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier, "last_trick", "until it is quitted"),
)


def test_DW_TRAY_3_a_tray_is_played_once_and_each_key_says_why(house):
    sit(house, trays=4)
    play_to(house, 2)
    table, stamp = house.window, house.conductor.operator.stamp
    for key, modifiers, command, why in KEYS:
        assert not house.offers(command)
        assert why in table.actions_by_key[command].toolTip()
        house.key(key, modifiers)
        assert why in house.window.said.text(), command
    house.sitting.operator.restarts()
    house.program.deeds.same_deal()
    assert house.conductor.operator.stamp == stamp and len(house.deal.tricks) == 2
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    assert not house.offers("undo") and not house.offers("same_deal")
    assert house.offers("new_deal") and house.offers("why")


def test_a_reason_is_told_only_where_there_is_one(house):
    house.open()
    house.rest()
    assert "taken back" not in house.window.actions_by_key["undo"].toolTip()


def test_DW_MNE_7_a_tray_that_is_taken_back_is_compared_no_more(house):
    sit(house, trays=4)
    while house.conductor.mode is not Mode.BETWEEN:
        follow(house)
        house.rest()
    room = house.conductor.computers.other_room
    assert len(room.trays()) == 1
    house.conductor.undo()
    house.rest()
    assert house.deal.result is None and room.trays() == []
