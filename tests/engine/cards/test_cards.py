"""Are cards, hands, seats and their spellings what they say?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import (
    JOKER_BIG,
    JOKER_LITTLE,
    PACK,
    SUITS,
    Card,
    cutting_rank,
    is_joker,
    make_card,
    rank_of,
    suit_of,
)
from dummywhist.engine.cards.hand import (
    EMPTY,
    FULL_PACK,
    CardSet,
    cards_in,
    hand_of,
    holds,
    of_suit,
    size,
    with_card,
    without,
)
from dummywhist.engine.cards.notation import (
    card_text,
    hand_text,
    hands_text,
    read_card,
    read_hand,
    read_hands,
    read_suit,
    suit_text,
)
from dummywhist.engine.cards.ranking import beats, ranking, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, left_of, opposite, read_seat, seat_text
from dummywhist.engine.errors import Unreadable

ALL = (*PACK, JOKER_LITTLE, JOKER_BIG)
cards = st.sampled_from(ALL)
packets = st.sets(cards)
trumps = st.sampled_from((None, *SUITS))


def test_a_card_is_suit_and_rank():
    assert [make_card(suit_of(card), rank_of(card)) for card in PACK] == list(PACK)
    assert len({(suit_of(card), rank_of(card)) for card in PACK}) == 52


@pytest.mark.parametrize("joker", [JOKER_LITTLE, JOKER_BIG])
def test_a_joker_has_neither(joker):
    assert is_joker(joker) and not any(is_joker(card) for card in PACK)
    with pytest.raises(ValueError):
        suit_of(joker)
    with pytest.raises(ValueError):
        rank_of(joker)


def test_ace_is_lowest_in_cutting():
    in_order = sorted(PACK[:13], key=cutting_rank)
    assert [card_text(card)[1] for card in in_order] == list("A23456789TJQK")


# ---- hands and sets


@given(packets)
def test_a_hand_holds_what_it_was_made_of(chosen):
    hand = hand_of(chosen)
    assert list(cards_in(hand)) == sorted(chosen)
    assert size(hand) == len(chosen)
    assert {card for card in ALL if holds(hand, card)} == chosen
    assert {card for suit in SUITS for card in cards_in(of_suit(hand, suit))} == {c for c in chosen if not is_joker(c)}


@given(packets, cards)
def test_a_card_more_or_less(chosen, card):
    assert with_card(hand_of(chosen), card) == hand_of(chosen | {card})
    assert without(hand_of(chosen), card) == hand_of(chosen - {card})


def test_the_pack_is_full():
    assert hand_of(PACK) == FULL_PACK
    assert hand_of(()) == EMPTY


@given(packets, packets)
def test_card_sets_are_sets(one, two):
    ours, theirs = CardSet(one), CardSet.of(hand_of(two))
    assert set(ours & theirs) == one & two
    assert set(ours | theirs) == one | two
    assert set(ours - theirs) == one - two
    assert set(ours ^ theirs) == one ^ two
    assert (ours <= theirs) is (one <= two) and (ours < theirs) is (one < two)
    assert (ours == theirs) is (one == two) and ours == one
    assert ours.isdisjoint(theirs) is one.isdisjoint(two)
    assert len(ours) == len(one) and list(ours) == sorted(one)
    assert all((card in ours) is (card in one) for card in ALL)
    if one == two:
        assert hash(ours) == hash(theirs)


def test_what_is_no_card_is_in_no_set():
    everything = CardSet(ALL)
    assert not any(strange in everything for strange in (-1, 54, 1000, "SA", None, 3.0))
    assert repr(CardSet(PACK[:2])) == "CardSet([0, 1])"


# ---- spelling


@given(cards)
def test_cards_are_read_as_they_are_spelled(card):
    assert read_card(card_text(card)) == card


def test_cards_have_different_spellings():
    assert len({card_text(card) for card in ALL}) == 54
    assert [card_text(card) for card in (Card(0), Card(25), Card(34), Card(51))] == ["S2", "HA", "DT", "CA"]


@given(trumps)
def test_trumps_are_read_as_they_are_spelled(trump):
    assert read_suit(suit_text(trump)) == trump


@given(packets)
def test_hands_are_read_as_they_are_spelled(chosen):
    assert read_hand(hand_text(hand_of(chosen))) == hand_of(chosen)


def test_spelling_of_hands():
    assert hand_text(read_hand("2KAQ.39J.8T.4567")) == "AKQ2.J93.T8.7654"
    assert hand_text(EMPTY) == "..."
    assert hand_text(hand_of(ALL)).endswith(".BL")
    assert read_hand("A....L") == hand_of((Card(12), JOKER_LITTLE))


@given(st.lists(st.integers(0, 4), min_size=54, max_size=54), st.sets(st.sampled_from(SEATS)))
def test_four_hands_are_read_as_they_are_spelled(places, absent):
    hands = tuple(
        None if seat in absent else hand_of(card for card, place in zip(ALL, places, strict=True) if place == seat)
        for seat in SEATS
    )
    assert read_hands(hands_text(hands)) == hands
    assert hands_text({seat: hand for seat, hand in zip(SEATS, hands, strict=True) if hand is not None}) == (
        hands_text(hands)
    )


@pytest.mark.parametrize(
    "text", ["", "S", "1S", "AS", "S1", "S10", "sa", "SA ", "XA", "J", "JJ", "ЅA", "SAK", "S\n", "S²"]
)
def test_what_is_no_card(text):
    with pytest.raises(Unreadable, match="is no card"):
        read_card(text)


@pytest.mark.parametrize("text", ["", "AK", "A.K.Q", "A.K.Q.J.", "A.K.Q.J.B.L", "a...", "1...", "...,", "A K..."])
def test_what_is_no_hand(text):
    with pytest.raises(Unreadable):
        read_hand(text)


def test_a_card_cannot_be_there_twice():
    for text in ("AA...", "....BB"):
        with pytest.raises(Unreadable, match="is there twice"):
            read_hand(text)
    with pytest.raises(Unreadable, match="The king of hearts is there twice"):
        read_hands("N:A... .K.. ..Q. J.K..")


@pytest.mark.parametrize(
    "text", ["", "N", "N:", "N:... ... ...", "N:... ... ... ... ...", "E:... ... ... ...", "N:- - -"]
)
def test_what_are_no_hands(text):
    with pytest.raises(Unreadable):
        read_hands(text)


@pytest.mark.parametrize("text", ["", "X", "SH", "s", "NN"])
def test_what_is_no_suit(text):
    with pytest.raises(Unreadable, match="is no suit"):
        read_suit(text)


@given(st.text(max_size=20))
def test_any_text_is_read_or_refused_with_a_sentence(text):
    for read in (read_card, read_suit, read_hand, read_hands, read_seat):
        try:
            read(text)
        except Unreadable as error:
            assert str(error).endswith(".")


# ---- seats


def test_seats_go_clockwise():
    assert [seat_text(left_of(NORTH, steps)) for steps in range(5)] == ["N", "E", "S", "W", "N"]
    assert left_of(NORTH, -1) == WEST
    assert opposite(NORTH) == SOUTH and opposite(WEST) == EAST
    assert [read_seat(seat_text(seat)) for seat in SEATS] == list(SEATS)


@pytest.mark.parametrize("text", ["", "n", "NE", "X", "NESW"])
def test_what_is_no_seat(text):
    with pytest.raises(Unreadable, match="is no seat"):
        read_seat(text)


# ---- ranking


@given(trumps, st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True))
def test_who_wins_by_the_words_of_the_law(trump, played):
    """Highest trump wins; without trumps, highest of the suit led (W-PLAY-3)."""
    trumped = [card for card in played if suit_of(card) == trump]
    of_suit_led = [card for card in played if suit_of(card) == suit_of(played[0])]
    best = max(trumped or of_suit_led, key=rank_of)
    assert played[winning_index(ranking(trump), played)] == best


@given(trumps, st.sampled_from(PACK), st.sampled_from(PACK))
def test_no_two_cards_beat_each_other(trump, one, two):
    table = ranking(trump)
    assert not (suit_of(one) == suit_of(two) and beats(table, one, two) and beats(table, two, one))
    assert not beats(table, one, one)
    if suit_of(one) == suit_of(two) and one != two:
        assert beats(table, one, two) is not beats(table, two, one)
