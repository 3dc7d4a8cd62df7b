"""Calls and exchanges in the review: asked for after the cards, told in points, and where the table stands then."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dummywhist.engine.players.thought import Thought
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.seats.past import Past, PlayedDeal
from dummywhist.engine.seats.review import Review, Verdict
from dummywhist.engine.solver.solver import is_native
from dummywhist.engine.study.calling import calls
from dummywhist.engine.study.finding import Advice, Finding
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.question import Advise, AskWeighed
from dummywhist.ui.panels.review_panel import ReviewPanel, ReviewTold
from dummywhist.ui.panels.review_words import Words
from dummywhist.ui.seat.judging import Judging
from tests.engine.study.test_calling import made_up
from tests.engine.study.test_deal_study import every_counted
from tests.ui.test_split import weighed

pytestmark = pytest.mark.skipif(not is_native(), reason="a deal is judged with the fast solver")
GAMES = ("humbug", "single-dummy-bridge")


class Answers(QObject):
    """Answers at once: cards as if all hands were seen, calls by what may be called last."""

    def __init__(self, review: Review) -> None:
        super().__init__()
        self.review = review
        self.asked: list[object] = []

    def ask(self, _asker: str, question: object, _urgency: object, told: Callable[[Finding], None]) -> None:
        self.asked.append(question)
        if isinstance(question, AskWeighed):
            one = next(one for one in self.review.cards if one.view == question.view)
            told(weighed(self.review, one, question.card))
        else:
            assert isinstance(question, Advise)
            told(Advice(question.view.options[0], thought=Thought(made_up(question))))

    def found(self, _question: object) -> None:
        """Nothing was found before."""

    def cancel(self, _asker: str) -> None:
        """Nothing waits."""


def review_of(log: DealLog) -> Review:
    states = tuple(played(log, entries) for entries in range(len(log.entries) + 1))
    return Review(Past(PlayedDeal(log, states), None, False))


@pytest.mark.parametrize("game", GAMES)
def test_calls_are_asked_after_the_cards_and_stand_in_the_list_in_points(game: str, qtbot: QtBot) -> None:
    log = next(log for log in every_counted(game) if len(list(calls(log))) > 1)
    review = review_of(log)
    answers = Answers(review)
    judging = Judging(review, answers, answers)  # type: ignore[arg-type]
    judging.go_on()
    assert review.over and not judging.running and review.next_call() is None
    kinds = [isinstance(question, Advise) for question in answers.asked]
    assert kinds == sorted(kinds) and sum(kinds) == len(review.calls) > 0, "the cards first"
    assert all(getattr(question, "view").viewer is not None for question in answers.asked)  # noqa: B009
    names = {player: f"P{player}" for player in review.end.layout.players}
    words = Words(review, names, None)
    rows = words.calls(None)
    lost = [one for one in review.judged_calls() if one.verdict in
            (Verdict.UNLUCKY, Verdict.LUCKY, Verdict.SLIP, Verdict.MISTAKE)]  # fmt: skip
    assert [row.at for row in rows] == [one.call.at for one in lost] and rows
    for row, one in zip(rows, lost, strict=True):
        assert row.card is None and row.call and row.trick == 0 and row.second.endswith("in points")
        assert row.who == names[one.call.player] and row.call in row.spoken
        assert (row.known == "0") is (one.known_loss == 0)
    panel = ReviewPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show_told(ReviewTold("Deal 1", rows=(*rows, *words.rows(None, {}))), None)
    panel.show()
    button = panel.rows[0]
    assert button.row == rows[0] and rows[0].call in button.accessibleName()
    assert button.call_shown(400) == rows[0].call and not button.grab().isNull()
    told = []
    panel.loss_chosen.connect(told.append)
    button.click()
    assert told == [rows[0].at]
    player = rows[0].player
    assert all(row.player == player for row in words.calls(player))
