"""Are all calls of an auction to be seen: by the mouse, by the keyboard, at every table with an auction?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dummywhist.ui.panels.calls_sheet import CallsSheet
from dummywhist.ui.scene.buttons import RegionButton
from tests.ui.house import House


def called(house: House) -> list[str]:
    """The calls that the sheet lists, with who made them."""
    return [label.accessibleName() for label in house.sheet(CallsSheet).findChildren(QLabel) if label.accessibleName()]


@pytest.mark.parametrize("game", ["bid-dummy", "single-dummy-bridge"])
def test_the_list_of_the_calls(house: House, game: str) -> None:
    house.sit_at(game, ("person", "beginner", "beginner")[: 3 if game == "bid-dummy" else 2], size=(1024, 640))
    house.rest()
    while not (seen := house.sitting.view_now()) or not seen.calls:
        offered = tuple(house.conductor.operator.seat(house.conductor.on_turn).choices())
        bids = [action for action in offered if getattr(action, "bid", None) is not None]
        house.conductor.propose(bids[-1] if bids else offered[0])  # the highest wins, and nobody leads yet
        house.rest()
    made = len(seen.calls)
    house.do("calls")
    assert sum(": " in words for words in called(house)) == made
    house.key(Qt.Key.Key_Escape)
    assert house.free
    house.click(house.view.scene_items.trump.box.center().toPoint())
    assert sum(": " in words for words in called(house)) == made
    house.key(Qt.Key.Key_Escape)
    place, chip = next((place, item) for place, item in house.view.scene_items.calls.items() if item.isVisible())
    house.click(chip.box.center().toPoint())
    assert called(house)
    house.key(Qt.Key.Key_Escape)
    chips = [
        button for button in house.view.findChildren(RegionButton) if button.objectName() == f"region:call:{place}"
    ]
    chips[0].click()
    assert called(house), "an assistive technology opens it as well"


def test_there_is_no_list_where_there_is_no_auction(house: House) -> None:
    house.open(size=(1024, 640))
    house.rest()
    assert not house.offers("calls")
    house.click(house.view.scene_items.trump.box.center().toPoint())
    assert house.free and "trumps" in house.said
