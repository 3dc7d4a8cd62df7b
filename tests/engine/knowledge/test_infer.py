"""What is concluded from a View is true of the hands behind it, and says as much as can be said."""

import pytest

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, WEST, Seat
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.infer import SUIT_MASKS, Insight
from dummywhist.engine.knowledge.view import view
from tests.engine.players.positions import on_turn, position
from tests.engine.random_play import random_states

HANDS = ("AKQJ.432.432.432", "T98.AKQ.765.8765", "765.JT98.AKQ.KQJ", "432.765.JT98.AT9")


@pytest.mark.parametrize("seed", range(30))
def test_conclusions_are_true(seed):
    for state in random_states(seed):
        if state.phase_name != "play" or len(state.trick) == 4:
            continue
        insight = Insight(on_turn(state))
        for seat in SEATS:
            assert not state.hands[seat] & ~insight.may[seat]
            assert not insight.must[seat] & ~state.hands[seat]
            assert insight.counts[seat] == state.hands[seat].bit_count()
        assert insight.unseen == sum(int(state.hands[seat]) for seat in insight.hidden)


@pytest.mark.parametrize("seed", range(12))
def test_who_renounces_has_none_and_the_other_hidden_hand_has_the_rest(seed):
    found = 0
    for state in random_states(seed):
        if state.phase_name != "play" or len(state.trick) == 4:
            continue
        insight = Insight(on_turn(state))
        for trick in insight.tricks:
            for place, card in enumerate(trick.cards):
                seat = Seat((trick.leader + place) % 4)
                suit = trick.cards[0] // 13
                if card // 13 != suit and seat in insight.hidden:
                    found += 1
                    assert insight.void(seat, Suit(suit))
                    other = next(hidden for hidden in insight.hidden if hidden != seat)
                    assert not insight.unseen & SUIT_MASKS[suit] & ~insight.must[other]
    assert found


def test_the_turned_card_is_known_to_lie_with_its_dealer():
    state = position(HANDS, EAST, "HA")
    insight = Insight(on_turn(state))
    card = read_card("HA")
    assert insight.turned_seat == EAST
    assert insight.must[EAST] >> card & 1 and not insight.may[WEST] >> card & 1


def test_only_who_is_on_turn_has_an_insight():
    state = position(HANDS, NORTH, "SA")
    waiting = next(
        player for player in state.setup.layout.players if player != state.setup.layout.holder[to_play(state)]
    )
    with pytest.raises(ValueError, match="turn"):
        Insight(view(state, waiting))
