"""What is counted before anybody asks: a person's cards while he plays, the others' after the deal; shown to nobody."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer

from dummywhist.engine.cards.hand import EMPTY, cards_in, size
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.deal_study import has_choice
from dummywhist.engine.study.open_hands import decisions
from dummywhist.engine.study.question import AskWeighed
from dummywhist.ui.seat.ahead import ASKER, Ahead
from dummywhist.ui.seat.analyst import Analyst
from tests.engine.study.test_deal_study import every_counted
from tests.ui.house import House, play
from tests.ui.onscreen.law_table import ROWS
from tests.ui.test_law_table import taken_up
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


class Asked:
    """What would be asked of a process."""

    def __init__(self) -> None:
        self.questions: list[object] = []

    def ask(self, _asker: str, question: object, _urgency: object, then: Callable[[None], None]) -> None:
        self.questions.append(question)
        then(None)


def test_of_a_card_out_of_turn_or_against_the_law_nothing_is_asked(qapp: object) -> None:
    told = Asked()
    ahead = Ahead(told, None)  # type: ignore[arg-type]
    log = next(iter(every_counted("english-dummy")))
    one = next(one for one in decisions(log) if one.view.trick and has_choice(one) and size(one.legal) < 4)
    others = [player for player in one.view.layout.players if player != one.player]
    wrong = next(card for card in cards_in(one.view.cards_at(one.seat) or EMPTY) if not one.legal >> card & 1)
    for player in others:
        ahead.chose(one.view._replace(viewer=player), one.card)
    ahead.chose(one.view, wrong)
    assert told.questions == []
    ahead.chose(one.view, one.card)
    assert told.questions == [AskWeighed(one.view, one.card)]


def test_a_card_of_another_hand_that_is_chosen_by_law_is_not_weighed(house: House) -> None:
    """W-EXP-4: of two cards that an adversary played at once the person says which counts."""
    two = next(row for row in ROWS if row.name == "06-two")
    taken_up(house, two.left)
    house.rest()
    me = house.sitting.you
    assert me is not None
    chosen = next(option for option in house.table.choices(me) if option.plays is not None)
    assert house.conductor.propose(chosen)
    house.rest()


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
