"""Duplicate whist at the table: compass points, the slip that is turned down, cards kept before each player."""

import os
from pathlib import Path

import pytest

from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.rules.seats import AXES
from dummywhist.ui.desk.sheets import Seating
from dummywhist.ui.panels.table_plan import planned
from dummywhist.ui.seat.conductor import Mode
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
