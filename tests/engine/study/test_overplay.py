"""Other tables play a deal that is over: four computers, each with what he would see (DW-DEF-2, DW-MNE-7)."""

import json

import pytest

from dummywhist.engine.cards.card import suit_of
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.study import overplay
from dummywhist.engine.study.answering import answer, answer_text
from dummywhist.engine.study.finding import Overplay
from dummywhist.engine.study.overplay import overplayed
from dummywhist.engine.study.question import AskOverplay, AskTray
from dummywhist.engine.study.text import finding_text, question_text, read_finding, read_question
from tests.engine.test_played_twice import play
from tests.engine.test_trays_ahead import table_of
from tests.ui.scene.asked import golden

RULES = ("default", "trump-declared_suit", "trump-rotate", "follow-penalise", "claim_check-solver")


def counted(name: str) -> View:
    """The first deal of a kept session as all see it when it is counted."""
    return next(view(session.last, None) for session in golden(f"duplicate-whist/{name}") if session.last is not None)


@pytest.mark.parametrize("name", RULES)
def test_DW_DEF_2_another_table_plays_the_same_cards_under_the_same_trump(name, monkeypatch):
    seen, starts, trumps = counted(name), [], []
    apply = kernel.apply

    def watched(state, by, action):
        after, events = apply(state, by, action)
        if state.phase_name == "deal" and after.phase_name == "play":
            starts.append((after.hands, after.dealer))
        trumps.append(after.trump if after.fixed else None)
        return after, events

    monkeypatch.setattr(kernel, "apply", watched)
    found = overplayed(seen, "steady", 1)
    assert starts == [(seen.dealt, seen.dealer)] and trumps[-1] == seen.trump
    assert 0 <= found.tricks <= 13


def test_a_table_plays_alike_by_its_seed_and_other_tables_otherwise():
    seen = counted("default")
    found = [overplayed(seen, "beginner", seed).tricks for seed in range(12)]
    assert found == [overplayed(seen, "beginner", seed).tricks for seed in range(12)]
    assert len(set(found)) > 1


def test_each_of_the_four_is_asked_by_what_he_sees(monkeypatch):
    seen, asked = counted("default"), []
    decide = overplay.decide

    def watched(level, shown, seed, *more):
        asked.append(shown)
        return decide(level, shown, seed, *more)

    monkeypatch.setattr(overplay, "decide", watched)
    overplayed(seen, "steady", 3)
    assert {shown.viewer for shown in asked} == {Player(one) for one in seen.layout.players}
    for shown in asked:
        own = shown.layout.own_seat(shown.viewer)
        assert all(shown.cards_at(seat) is None for seat in shown.layout.chairs if seat != own)
        assert shown.dealt is None


def test_question_and_answer_are_read_as_they_are_written():
    question = AskOverplay(counted("default"), LEVELS[1], 7)
    assert read_question(question_text(question)) == question
    found = answer(question)
    assert isinstance(found, Overplay) and read_finding(finding_text(found)) == found
    assert read_finding(answer_text(question_text(question))) == found


@pytest.mark.parametrize("name", RULES)
def test_DW_PLAY_1_the_play_is_kept_trick_by_trick_and_gives_the_count(name):
    seen = counted(name)
    found = overplayed(seen, "steady", 2)
    left = [list(cards_in(hand)) for hand in seen.dealt]
    won = {NORTH % 2: 0, 1 - NORTH % 2: 0}
    for trick, after in zip(found.played, found.played[1:], strict=False):
        assert after.leader == trick.winner
    for trick in found.played:
        for step, card in enumerate(trick.cards):
            left[(trick.leader + step) % 4].remove(card)
        led = suit_of(trick.cards[0])
        order = [(suit_of(card) == seen.trump, suit_of(card) == led, card % 13) for card in trick.cards]
        assert trick.winner == (trick.leader + order.index(max(order))) % 4
        won[trick.winner % 2] += 1
    assert len({len(hand) for hand in left}) == 1
    if not left[0]:
        assert found.tricks == won[NORTH % 2]
    assert won[NORTH % 2] <= found.tricks <= 13 - won[1 - NORTH % 2]


def test_an_answer_without_its_play_is_none():
    with pytest.raises(Unreadable):
        read_finding('{"v":1,"found":"overplay","tricks":7}')
    with pytest.raises(Unreadable):
        read_finding('{"v":1,"found":"overplay","tricks":7,"played":["N HA H2"]}')


def test_a_deal_that_is_not_over_is_not_played_elsewhere():
    for session in golden("duplicate-whist/default"):
        if session.deal is not None and session.deal.phase_name == "play":
            seen = view(session.deal, session.deal.layout.holder[NORTH])
            with pytest.raises(ValueError):
                overplayed(seen, "steady", 1)
            with pytest.raises(Unreadable):
                read_question(question_text(AskOverplay(seen, "steady", 1)))
            return


@pytest.mark.parametrize(
    "changes", [{}, {"trump": "declared_suit", "declared": "clubs"}, {"trump": "rotate"}, {"claim_check": "solver"}]
)
def test_DW_MNE_7_a_tray_is_played_ahead_as_it_is_when_it_is_counted(changes):
    table = table_of(**changes)
    ahead = table.operator().unseen_trays()
    play(table, 3)
    for past, tray in zip(table.seat(None).past(), ahead, strict=False):
        assert answer(AskTray(tray, "steady", 5)) == answer(AskOverplay(past.end, "steady", 5))


def asked() -> AskTray:
    return AskTray(table_of(trump="declared_suit", declared="clubs").operator().unseen_trays()[1], LEVELS[1], 7)


def test_the_question_of_a_tray_ahead_names_no_card_and_is_read_as_it_is_written():
    question = asked()
    assert question.tray.settings
    text = question_text(question)
    assert read_question(text) == question
    assert set(json.loads(text)) == {"v", "ask", "level", "seed", "number", "ordinal", "dealer", "settings"}


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("number", -1), ("number", 1 << 64), ("number", "7"), ("ordinal", 1.5), ("dealer", "X"), ("seed", None),
     ("level", "Strong!"), ("settings", {"trays": 5.5}), ("settings", {"no_such": 1}), ("settings", [])],
)  # fmt: skip
def test_a_question_of_a_tray_that_is_wrong_is_refused(field, wrong):
    text = question_text(asked())
    read_question(text)
    with pytest.raises(Unreadable):
        read_question(json.dumps({**json.loads(text), field: wrong}))
