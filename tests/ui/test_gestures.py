"""Does the window do what each gesture means, whatever comes after what? A few hundred; the long run makes more."""

import pytest

from dummywhist.ui.seat import course
from tests.ui.gestures import GUARD_MS, session
from tests.ui.house import House


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_each_card_is_the_one_that_a_press_chose(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(course, "GUARD_MS", GUARD_MS)
    hands = session(house, seed, 60)
    assert hands.cards
