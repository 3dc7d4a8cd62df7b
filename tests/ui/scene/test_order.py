"""Order of hands: alternating colours, trumps at the end, ranks falling (ED-31)."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER_BIG,
    JOKER_LITTLE,
    PACK,
    SPADES,
    Card,
    make_card,
    rank_of,
    suit_of,
)
from dummywhist.ui.scene.layout import OpenHand
from dummywhist.ui.scene.order import display_order, fan_order, is_red, open_hand, suit_groups, suit_order
from tests.ui.scene.layout_check import hand

ALL = (SPADES, HEARTS, DIAMONDS, CLUBS)
hands = st.lists(st.sampled_from(PACK), min_size=1, max_size=15, unique=True)
trumps = st.sampled_from([None, *ALL])


def test_ED_31_test_picture():
    dealt = hand("S A T 5  D T 9 4 3  C K Q 6  H Q T 8")
    eight = make_card(HEARTS, rank_of(hand("H 8")[0]))
    assert open_hand(reversed(dealt), HEARTS, lying=eight) == OpenHand(
        (hand("S A T 5"), hand("D T 9 4 3"), hand("C K Q 6"), hand("H Q T")), eight
    )


def test_four_suits_alternate_with_trumps_last():
    assert suit_order(ALL, HEARTS) == (SPADES, DIAMONDS, CLUBS, HEARTS)
    assert suit_order(ALL, CLUBS) == (HEARTS, SPADES, DIAMONDS, CLUBS)
    assert suit_order(ALL, SPADES) == (HEARTS, CLUBS, DIAMONDS, SPADES)
    assert suit_order(ALL, DIAMONDS) == (SPADES, HEARTS, CLUBS, DIAMONDS)
    assert suit_order(ALL, None) == (SPADES, HEARTS, CLUBS, DIAMONDS)


def test_three_suits_alternate_where_they_can():
    assert suit_order({SPADES, HEARTS, DIAMONDS}, HEARTS) == (DIAMONDS, SPADES, HEARTS)
    assert suit_order({SPADES, CLUBS, HEARTS}, None) == (SPADES, HEARTS, CLUBS)
    assert suit_order({SPADES, CLUBS, HEARTS}, HEARTS) == (SPADES, CLUBS, HEARTS)


def test_a_fan_of_three_suits_alternates_whatever_is_trumps():
    assert fan_order({SPADES, CLUBS, HEARTS}, HEARTS) == (SPADES, HEARTS, CLUBS)
    assert fan_order({SPADES, HEARTS, DIAMONDS}, SPADES) == (HEARTS, SPADES, DIAMONDS)
    assert fan_order({SPADES, CLUBS}, CLUBS) == (SPADES, CLUBS)
    assert display_order(hand("S A  H K  C Q"), HEARTS) == hand("S A  H K  C Q")
    assert display_order(hand("S A  H K  C Q"), HEARTS, trumps_at="left") == hand("C Q  H K  S A")


@given(st.sets(st.sampled_from(ALL), min_size=3), trumps)
def test_no_two_suits_of_one_colour_meet_in_a_fan(suits, trump):
    order = fan_order(suits, trump)
    assert set(order) == suits
    assert all(is_red(a) != is_red(b) for a, b in pairwise(order))
    if len(suits) == 4 and trump is not None:
        assert order[-1] == trump


@given(st.sets(st.sampled_from(ALL)), trumps)
def test_suits_are_kept_and_trumps_are_last(suits, trump):
    order = suit_order(suits, trump)
    assert set(order) == suits and len(order) == len(suits)
    if trump in suits:
        assert order[-1] == trump
    if len(suits) == 4:
        assert all(is_red(a) != is_red(b) for a, b in pairwise(order))


@given(hands, trumps)
def test_a_hand_is_kept_and_falls_in_each_suit(cards, trump):
    shown = display_order(cards, trump)
    assert sorted(shown) == sorted(cards)
    for a, b in pairwise(shown):
        assert suit_of(a) != suit_of(b) or rank_of(a) > rank_of(b)
    assert display_order(cards, trump) == display_order(cards[::-1], trump)


@given(hands, trumps, st.data())
def test_the_order_does_not_change_when_a_suit_runs_out(cards, trump, data):
    left = data.draw(st.lists(st.sampled_from(cards), unique=True))
    whole = display_order(cards, trump)
    assert display_order(left, trump, dealt=cards) == tuple(card for card in whole if card in left)


def test_trumps_at_the_left():
    cards = hand("S A  D K  C Q  H J 2")
    assert display_order(cards, HEARTS, trumps_at="left") == hand("H J 2  C Q  D K  S A")
    assert display_order(cards, None, trumps_at="left") == display_order(cards, None)


def test_jokers_stand_at_the_end_of_the_trumps():
    cards = (JOKER_LITTLE, *hand("S A  H 2"), JOKER_BIG)
    assert suit_groups(cards, SPADES) == (hand("H 2"), hand("S A"), (JOKER_BIG, JOKER_LITTLE))
    assert display_order(cards, SPADES, trumps_at="left")[:3] == (JOKER_BIG, JOKER_LITTLE, *hand("S A"))


def test_where_low_wins_the_best_still_comes_first():
    def low(card: Card) -> int:
        return -rank_of(card)

    assert display_order(hand("S A 5 2"), None, strength=low) == hand("S 2 5 A")
