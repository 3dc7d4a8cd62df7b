"""Is a deal made in the window as it was wished, is its rarity told, and a contradiction at once?"""

import pytest

from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.cards.seat import NORTH, SOUTH, WEST
from dummywhist.engine.wishes.making import Maker
from dummywhist.engine.wishes.reading import read_wish
from dummywhist.ui.panels.make_deal import MakeDealSheet, rarity
from dummywhist.ui.panels.problems_sheet import ProblemsSheet
from tests.ui.test_lessons import look


def opened(house):
    house.do("problems")
    house.press(house.button("Make a deal…", house.sheet(ProblemsSheet)))
    return house.sheet(MakeDealSheet)


def choose(select, value) -> None:
    select.set_value(value)
    select.chosen.emit(value)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_a_deal_is_made_as_it_was_wished(house, size):
    house.open(size=size)
    before = house.program.path
    sheet = opened(house)
    assert house.focus() is sheet.my_trumps
    choose(sheet.my_trumps, 5)
    choose(sheet.dummy_trumps, 3)
    choose(sheet.weak, 1)
    choose(sheet.dealer, int(WEST))
    house.until(lambda: sheet.told.text())
    chance = Maker(read_wish("trumps 5-3, dummy weak hearts, left deals")).chance
    assert sheet.told.text() == rarity(float(chance), exact=True)
    look(house, "make-deal")
    house.press(sheet.go)
    house.until(lambda: house.program.path not in (None, before) and house.sitting.view_now() is not None)
    house.rest()
    seen = house.sitting.operator._authority.deal
    mine, dummy = (size_of(seen.dealt[seat], seen.trump) for seat in (SOUTH, NORTH))
    assert (mine, dummy, seen.dealer) == (5, 3, WEST)
    assert "arrange 1 dealer W scores 0 0" in house.program.path.read_text()
    stamp, path = house.sitting.operator.stamp, house.program.path
    house.shut()
    house.open()
    assert house.program.path == path and house.sitting.operator.stamp >= stamp


def size_of(hand, suit) -> int:
    return size(of_suit(hand, suit))


def test_what_cannot_be_had_together_is_told_and_cannot_be_dealt(house):
    house.open()
    sheet = opened(house)
    choose(sheet.my_trumps, 8)
    choose(sheet.dummy_trumps, 9)
    house.until(lambda: sheet.told.text())
    assert sheet.told.text() == ("These cannot be had together: “Trumps in your hand: 8”, “Trumps in dummy: 9”.")
    assert not sheet.go.isEnabled()
    look(house, "make-deal-contradiction")
    choose(sheet.dummy_trumps, 5)
    assert sheet.go.isEnabled()


def test_rarity():
    assert rarity(1 / 325.2, exact=True) == "1 deal in 325 fits."
    assert rarity(1 / 905, exact=False) == "About 1 deal in 905 fits."
    assert rarity(0.0, exact=False) == "Such deals are very rare."
