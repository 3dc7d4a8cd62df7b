"""Does the window do what each gesture means, whatever comes after what? A few hundred; the long run makes more."""

import pytest

from dummywhist.ui.controls import fresh
from dummywhist.ui.seat import course
from tests.ui.gestures import GUARD_MS, Hands, Wrong, session
from tests.ui.house import House


def test_a_card_that_is_done_again_is_no_misplay(house: House) -> None:
    house.open(size=(1024, 640))
    hands = Hands(house, 1)
    card = min(house.rest().playable)
    hands.allowed = {card}
    house.click_card(card)
    hands.check()
    assert hands.cards == 1
    house.rest()
    for command in ("undo", "redo"):
        house.do(command)
        hands.check()
    house.rest()
    with pytest.raises(Wrong, match="was played, and no card chosen"):
        while hands.cards == 1:
            house.click_card(min(house.rest().playable)) if house.rest().playable else house.click_cloth()
            hands.gathers = True
            hands.check()


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_each_card_is_the_one_that_a_press_chose(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(course, "GUARD_MS", GUARD_MS)
    monkeypatch.setattr(fresh, "GUARD_MS", GUARD_MS)
    hands = session(house, seed, 60)
    assert hands.cards + hands.answered
