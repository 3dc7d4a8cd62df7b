"""Are tricks claimed in the window in every game: asked for by a key, settled, told, and the deal counted?"""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.solver import is_native
from dummywhist.ui.scene.questions.claim_box import ClaimBox
from tests.ui.house import House

PLACES = ((1366, 768), (1024, 640), (1920, 1080))
CONTROL = Qt.KeyboardModifier.ControlModifier
needs_solver = pytest.mark.skipif(not is_native(), reason="without the fast solver the other side answers")


def on_lead(house: House, game: str, size: tuple[int, int]) -> None:
    """Play by what is offered first until a person has a card to play."""
    players = next(found.players for found in GAMES if found.key == game)
    house.sit_at(game, ("person", *("beginner",) * (players - 1)), size=size)
    house.rest()
    while (seen := house.sitting.view_now()) is None or seen.phase != "play":
        assert house.conductor.on_turn is not None
        house.conductor.propose(house.conductor.operator.seat(house.conductor.on_turn).choices()[0])
        house.rest()


def claim(house: House, tricks: int) -> None:
    """Claim by the keyboard: Ctrl+K, the number, Enter."""
    house.do("claim")
    house.rest()
    box = house.view.findChild(ClaimBox)
    assert box is not None and box.isVisible()
    folder = os.environ.get("DUMMYWHIST_LOOK")
    if folder:
        house.window.grab().save(str(Path(folder) / f"claim-{house.table.record.game}-{house.window.width()}.png"))
    house.conductor.propose(Claim(tricks))
    house.rest()


@needs_solver
@pytest.mark.parametrize("game", ["english-dummy", "classic-whist", "bid-dummy", "three-handed", "humbug"])
@pytest.mark.parametrize("size", PLACES[:1])
def test_W_CLAIM_5_what_is_wrong_is_refused_and_play_goes_on(house: House, game: str, size: tuple[int, int]) -> None:
    on_lead(house, game, size)
    claim(house, 13)
    seen = house.sitting.view_now()
    assert seen is not None and seen.phase == "play" and seen.claim is None
    assert "refused" in house.said
    assert not house.offers("claim"), "the side waits until the trick is quitted"


@needs_solver
@pytest.mark.parametrize("game", ["english-dummy", "classic-whist", "bid-dummy", "humbug"])
def test_W_CLAIM_1_what_is_given_up_is_counted(house: House, game: str) -> None:
    on_lead(house, game, PLACES[0])
    claim(house, 0)
    deal = house.table.deal
    assert deal is not None and deal.result is not None
    assert sorted(won for _, won in deal.result.tricks)[0] == 0
    assert house.table.session.deals == 1


@needs_solver
@pytest.mark.parametrize("game", ["bid-dummy", "single-dummy-bridge"])
def test_W_CLAIM_1_the_score_sheet_says_that_tricks_were_claimed(house: House, game: str) -> None:
    on_lead(house, game, PLACES[0])
    claim(house, 0)
    house.do("score")
    told = [label.text() for label in house.window.findChildren(QLabel)]
    assert any("The last tricks were claimed" in words for words in told)
