"""What is counted before anybody asks: a person's cards while he plays, the others' after the deal; shown to nobody."""

import pytest
from PySide6.QtCore import QTimer

from dummywhist.engine.deal.layout import Player
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.deal_study import has_choice
from dummywhist.engine.study.question import AskWeighed
from dummywhist.ui.seat.ahead import ASKER
from dummywhist.ui.seat.analyst import Analyst
from tests.ui.house import House, play
from tests.ui.test_tutor import weighed

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[AskWeighed]:
    """What is asked ahead, in this order; it is answered at once, and kept."""
    ask, found = Analyst.ask, []

    def quickly(self, asker, question, urgency, then, *, anew=False):  # type: ignore[no-untyped-def]
        if asker != ASKER:
            ask(self, asker, question, urgency, then, anew=anew)
            return
        found.append(question)
        told = weighed(question.view, 0.5)
        self.findings.keep(question, told)
        QTimer.singleShot(0, self, lambda: then(told))

    monkeypatch.setattr(Analyst, "ask", quickly)
    return found


def test_own_cards_are_asked_about_while_one_plays_and_the_others_after_the_deal(
    house: House, asked: list[AskWeighed]
) -> None:
    house.sit(("person", "steady", "steady"), motion="off")
    me = Player("A")
    house.rest()
    while house.conductor.standing.deals == 0:
        if house.picture.playable:
            play(house, 1)
        else:
            house.conductor.gather()
        house.rest()
        if house.conductor.standing.deals == 0:
            assert all(one.view.viewer == me for one in asked), "of others nothing is counted while they play"
    own = len(asked)
    house.do("review")
    review = house.program.sheets.review.judging.review
    chosen = [one for one in review.cards if has_choice(one)]
    mine = [review.question(one) for one in chosen if one.player == me]
    assert len(mine) > 10 and all(one in asked[:own] for one in mine), "all of them, as the review asks"
    house.until(lambda: all(review.question(one) in asked for one in chosen))
    house.until(lambda: review.over)
    assert len(review.judged()) == len(review.cards)
