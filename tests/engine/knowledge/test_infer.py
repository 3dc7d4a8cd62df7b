"""What is concluded from a View is true of the hands behind it, and says as much as can be said."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, WEST, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.knowledge.infer import ELSEWHERE, SUIT_MASKS, Insight
from dummywhist.engine.knowledge.sample import free_cards, layouts
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(8))
def test_conclusions_are_true_in_every_game(game, seed):
    for state in random_states(seed, game):
        if state.phase_name != "play" or trick_full(state) or claim_of(state) is not None:
            continue
        insight = Insight(on_turn(state))
        assert set(cards_in(insight.legal)) == {
            action.card for action in kernel.choices(state, insight.view.viewer) if isinstance(action, Play)
        }
        everywhere = [*state.hands, elsewhere(state, insight)]
        for place, cards in enumerate(everywhere):
            assert not cards & ~insight.may[place], place
            assert not insight.must[place] & ~cards
            assert insight.counts[place] == cards.bit_count()
        assert insight.unseen == sum(int(everywhere[place]) for place in insight.places)
        for seat, cards in insight.view.memory:
            assert not cards & ~insight.must[seat], "what he saw he knows"


def elsewhere(state, insight) -> Hand:
    """The cards that lie in no packet and are not known to the player on turn."""
    dealt = sum(state.dealt)
    loose = insight.pack & ~dealt & ~(0 if state.turned is None or insight.view.turned is None else 1 << state.turned)
    hidden = [card for card, by in zip(*state.part(Away), strict=True) if by != insight.view.viewer]
    return Hand(loose | hand_of(hidden))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(4))
def test_layouts_agree_with_what_is_known(game, seed):
    for state in random_states(seed, game):
        if state.phase_name != "play" or trick_full(state) or claim_of(state) is not None or len(state.trick) > 1:
            continue
        insight = Insight(on_turn(state))
        for deal in layouts(insight, 3, Random(seed)):
            for seat in SEATS:
                assert deal[seat].bit_count() == insight.counts[seat]
                assert not deal[seat] & ~insight.may[seat] and not insight.must[seat] & ~deal[seat]
            assert sum(hand.bit_count() for hand in deal) == sum(deal).bit_count(), "no card twice"


def test_every_layout_is_as_likely_as_another():
    """With three hidden hands, at the end of a deal, each way is drawn, and none much more often than another."""
    listed = 0
    for seed in range(6):
        for state in random_states(seed, game_of("classic-whist")):
            if state.phase_name != "play" or trick_full(state) or claim_of(state) is not None:
                continue
            insight = Insight(on_turn(state))
            free = free_cards(insight)
            if not 3 <= len(free) <= 6 or len(insight.places) < 3:
                continue
            listed += 1
            ways = all_layouts(insight, free)
            drawn = Counter(layouts(insight, 40 * len(ways), Random(seed)))
            assert set(drawn) == set(ways)
            assert min(drawn.values()) > 12 and max(drawn.values()) < 80 * max(Counter(ways).values())
    assert listed > 10


def all_layouts(insight, free):
    found = []
    for places in product(insight.places, repeat=len(free)):
        masks = [int(insight.must[place]) for place in (*SEATS, ELSEWHERE)]
        if any(not insight.may[place] >> card & 1 for card, place in zip(free, places, strict=True)):
            continue
        for card, place in zip(free, places, strict=True):
            masks[place] |= 1 << card
        if all(masks[place].bit_count() == insight.counts[place] for place in insight.places):
            found.append(tuple(masks[:4]))
    return found


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
