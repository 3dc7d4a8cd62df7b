"""Where the unseen cards may lie: certain, likely, by room left; a function of the View alone."""

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import Cards, View, view
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.study.answering import answer_text
from dummywhist.engine.study.chances import MOST, TELLING, UNSURE, chances
from dummywhist.engine.study.finding import Chances
from dummywhist.engine.study.question import AskChances
from dummywhist.engine.study.text import finding_text, question_text, read_finding, read_question
from tests.engine.record.test_branches import played


def states(game: str) -> list[DealState]:
    """Return the states of a deal played at random."""
    return list(played(game).deals()[0].states)


def views(game: str, every: int) -> list[View]:
    """Return what each player sees now and then in the play of a deal, as long as he holds cards."""
    found = []
    for state in states(game)[::every]:
        for player in state.layout.players:
            seen = view(state, player)
            own = seen.own
            if seen.phase == "play" and seen.result is None and own is not None:
                held = seen.hands[own]
                if isinstance(held, Cards) and held.hand:
                    found.append(seen)
    return found


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_the_chances_of_a_hidden_hand_are_as_many_cards_as_it_has(game: str) -> None:
    found = views(game, 1)
    assert found
    for seen in found[:: max(1, len(found) // 6)]:
        told = chances(seen)
        if not told.layouts:
            continue
        assert told.effective <= told.layouts + 1e-6
        for at, seat in enumerate(told.seats):
            held = seen.hands[seat]
            many = held.hand.bit_count() if isinstance(held, Cards) else held.cards
            for which in (0, 1):
                whole = sum((one.chances, one.equal)[which][at] for one in told.cards)
                assert whole == pytest.approx(many, abs=UNSURE * len(told.cards) + 1e-6)
        for one in told.cards:
            assert all(0 <= chance <= 1 for chance in (*one.chances, *one.equal))
            assert [chance in (0.0, 1.0) for chance in one.chances] == [chance in (0.0, 1.0) for chance in one.equal]
        assert len(told.likely) <= MOST and all(TELLING <= one.chance < 1 for one in told.likely)
        for hands, share in told.samples:
            assert 0 < share <= 1
            unseen = {one.card for one in told.cards}
            assert all({*cards_in(hands[seat])} <= unseen for seat in told.seats)


def test_it_is_a_function_of_the_view_alone_and_of_the_seed() -> None:
    seen = views("english-dummy", 17)[4]
    assert chances(seen) == chances(seen)
    assert chances(seen, 1).cards != chances(seen, 2).cards or chances(seen).layouts < 600


def test_what_is_certain_is_0_or_1_and_nothing_else_is() -> None:
    """After a hand did not follow a suit it has none of it."""
    proved = 0
    for seen in views("english-dummy", 1):
        for trick in seen.played:
            chairs = seen.layout.chairs
            first = chairs.index(trick.leader)
            led = trick.cards[0] // 13
            for place, card in enumerate(trick.cards[1:], 1):
                seat = chairs[(first + place) % len(chairs)]
                if card // 13 == led or isinstance(seen.hands[seat], Cards):
                    continue
                told = chances(seen)
                if seat in told.seats:
                    at = told.seats.index(seat)
                    assert all(one.chances[at] == 0.0 for one in told.cards if one.card // 13 == led)
                    proved += 1
        if proved > 5:
            return
    pytest.fail("nobody failed to follow")


@pytest.mark.skipif(policy() is None, reason="what is likely is read from the plays by the native policies")
def test_what_is_likely_names_the_card_it_follows_from() -> None:
    caused = 0
    for seen in views("english-dummy", 3):
        told = chances(seen)
        for one in told.likely:
            if one.cause is None:
                continue
            cards = [*(card for trick in seen.played for card in trick.cards), *seen.trick]
            assert one.cause.card in cards and one.cause.trick <= len(seen.played)
            caused += 1
    assert caused


def test_there_is_nothing_to_tell_where_all_is_seen_or_nothing_is() -> None:
    state = states("english-dummy")[0]
    assert chances(view(state, None)) == Chances()
    end = states("english-dummy")[-1]
    assert all(chances(view(end, player)) == Chances() for player in end.layout.players)


def test_question_and_finding_are_read_as_they_are_spelled() -> None:
    seen = views("english-dummy", 11)[7]
    question = AskChances(seen, 3)
    assert read_question(question_text(question)) == question
    told = read_finding(answer_text(question_text(question)))
    assert isinstance(told, Chances) and told.layouts
    assert read_finding(finding_text(told)) == told
    text = finding_text(told)
    for old, new in (
        ('"seats":["', '"seats":["X'), ('"layouts":', '"layouts":-'), ('"samples":[', '"samples":[["x",1],'),
        ('"likely":[', '"likely":[["odd","N","S",null,0.7,null],'), ('"effective":', '"effective":"a","e":'),
        ('"likely":[', '"likely":[["holds","N","S",null,0.7,null],'), ('"cards":[', '"cards":[["SA",[2],[0]],'),
    ):  # fmt: skip
        with pytest.raises(Unreadable):
            read_finding(text.replace(old, new, 1))
