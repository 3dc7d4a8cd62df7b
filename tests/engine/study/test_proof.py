"""A player that goes by its View is proved honest, one that does not is found out; a choice has its case."""

from collections.abc import Callable
from random import Random

import pytest

from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.study import honesty
from dummywhist.engine.study.answering import advise
from dummywhist.engine.study.finding import Advice, Proof
from dummywhist.engine.study.honesty import knows_all
from dummywhist.engine.study.proof import Prove, Proving
from dummywhist.engine.study.question import Advise
from tests.engine.study.choices import COMPUTERS, asked, free_choice, last_log, played
from tests.engine.study.test_honesty import choices, random_log


def prove(question: Prove, player: Callable[[Advise], Advice | None]) -> list[Proof]:
    """Return the proof after every step of it, with ``player`` asked."""
    proving = Proving(question, Random(2))
    told = [proving.proof]
    while not proving.proof.over:
        wanted = proving.ask()
        if wanted is not None:
            assert wanted.manner.seconds is None
            proving.hear(player(wanted))
        told.append(proving.proof)
    assert proving.ask() is None
    return told


def test_an_honest_player_is_proved_honest() -> None:
    table = played(COMPUTERS, 14)
    chosen = free_choice(last_log(table))
    told = prove(Prove(chosen, asked(chosen, table.session.entrant_of[chosen.player]), 6), advise)
    assert [proof.done for proof in told] == [0, 0, 1, 2, 3, 4, 5, 6, 6]
    assert told[-1].honest and told[-1].again == chosen.action


def test_a_player_that_answers_otherwise_each_time_is_found_out() -> None:
    chosen = free_choice(last_log(played(COMPUTERS, 14)))
    times = iter(range(100))

    def fickle(question: Advise) -> Advice:
        options = question.view.options
        return Advice(options[next(times) % 2])

    last = prove(Prove(chosen, asked(chosen, 1), 6), fickle)[-1]
    assert last.actions > 0 and not last.honest and last.views == 0


def test_a_view_that_hangs_on_hidden_cards_is_found_out() -> None:
    table = played(COMPUTERS, 14)
    chosen = free_choice(last_log(table))
    question = asked(chosen, 1)
    shown = question.view._replace(last_visible=not question.view.last_visible)
    last = prove(Prove(chosen, Advise("steady", 1, shown), 6), advise)[-1]
    assert last.views == 6 and not last.honest


def test_what_is_compared_is_seen_in_the_deal_that_lies_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A View that gives away how the cards lie is another one in each of them, also where they come again."""
    chosen = free_choice(last_log(played(COMPUTERS, 14)))

    def leaking(state: DealState, player: Player) -> View:
        return view(state, player)._replace(ordinal=hash(state.hands) % 1_000_000)

    monkeypatch.setattr(honesty, "view", leaking)
    question = Advise("steady", 1, leaking(chosen.state(), chosen.player))
    for repeated in (False, True):
        last = prove(Prove(chosen, question, 6, repeated=repeated), advise)[-1]
        assert last.done == last.views == 6 and not last.honest


def test_where_nobody_can_be_asked_nothing_is_proved() -> None:
    chosen = free_choice(last_log(played(COMPUTERS, 14)))
    last = prove(Prove(chosen, asked(chosen, 1), 6), lambda _: None)[-1]
    assert last.failed and last.over and not last.honest and last.done == 0


def test_who_sees_every_card_has_nothing_reshuffled() -> None:
    """One card is hidden, and one hand has room for it."""
    late = (one for one in reversed(choices(random_log(3, "english-dummy"))) if isinstance(one.action, Play))
    chosen = next(one for one in late if knows_all(one.view()))
    last = prove(Prove(chosen, asked(chosen, 1), 6), advise)[-1]
    assert last.over and last.done == 0 and not last.failed
