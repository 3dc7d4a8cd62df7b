"""Does a name say where all cards lie, and is a slip in it found?"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.deal_name import SIGNS
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.cards.whole_name import (
    LENGTH,
    WholeDeal,
    can_be_named,
    is_whole_name,
    read_whole_name,
    whole_name,
)
from dummywhist.engine.errors import Unreadable


def some_deal(seed: int) -> WholeDeal:
    rng = Random(seed)
    cards = [Card(card) for card in range(52)]
    rng.shuffle(cards)
    hands = tuple(hand_of(cards[13 * at : 13 * at + 13]) for at in range(4))
    dealer = rng.choice(SEATS)
    return WholeDeal(hands, dealer, rng.choice(list(cards_in(hands[dealer]))))


def first_deal() -> WholeDeal:
    """The deal of number 0: each hand has the next thirteen cards."""
    return WholeDeal(tuple(Hand(((1 << 13) - 1) << 13 * at) for at in range(4)), Seat(0), Card(0))


def last_deal() -> WholeDeal:
    """The deal of the highest number."""
    hands = tuple(Hand(((1 << 13) - 1) << 13 * (3 - at)) for at in range(4))
    return WholeDeal(hands, Seat(3), Card(12))


@given(st.integers(0, 10**9))
def test_every_deal_is_read_as_it_was_named(seed: int) -> None:
    deal = some_deal(seed)
    name = whole_name(deal)
    assert is_whole_name(name) and read_whole_name(name) == deal
    assert read_whole_name(name.casefold().replace(" ", "-")) == deal


def test_the_first_and_the_last_deal_have_names_of_the_same_length() -> None:
    assert whole_name(first_deal()) == "a" + "2222 2222 2222 2222 2222 22"
    for deal in (first_deal(), last_deal()):
        assert len(whole_name(deal).replace(" ", "")) == LENGTH + 1 and read_whole_name(whole_name(deal)) == deal


@given(st.integers(0, 10**6), st.integers(0, LENGTH - 1), st.sampled_from(SIGNS))
def test_one_wrong_sign_is_found(seed: int, at: int, sign: str) -> None:
    name = whole_name(some_deal(seed)).replace(" ", "")
    wrong = name[: at + 1] + sign + name[at + 2 :]
    if wrong != name:
        with pytest.raises(Unreadable) as told:
            read_whole_name(wrong)
        assert told.value.message.key == "unreadable.name_check"


@given(st.integers(0, 10**6), st.integers(0, LENGTH - 1), st.integers(0, LENGTH - 1))
def test_two_signs_that_changed_places_are_found(seed: int, one: int, other: int) -> None:
    signs = list(whole_name(some_deal(seed)).replace(" ", ""))
    signs[one + 1], signs[other + 1] = signs[other + 1], signs[one + 1]
    if "".join(signs) != whole_name(some_deal(seed)).replace(" ", ""):
        with pytest.raises(Unreadable):
            read_whole_name("".join(signs))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unreadable.whole_name"), ("a", "unreadable.whole_name"), ("K7QM 3X9T", "unreadable.whole_name"),
        ("a" + "Z" * 21 + "2", "unreadable.name_check"), ("a" + "2" * 21 + "O", "unreadable.name_sign"),
        ("b" + "2" * 22, "unreadable.whole_name"), ("a" + "2" * 23, "unreadable.whole_name"),
    ],
)  # fmt: skip
def test_what_is_none_is_told(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as told:
        read_whole_name(text)
    assert told.value.message.key == key


def test_a_right_check_sign_does_not_make_a_deal_of_a_number_that_is_too_high() -> None:
    for last in SIGNS:
        with pytest.raises(Unreadable):
            read_whole_name("a" + "Z" * 21 + last)


def test_only_four_hands_of_thirteen_with_a_card_of_the_dealers_have_a_name() -> None:
    deal = some_deal(1)
    other = next(cards_in(deal.hands[(deal.dealer + 1) % 4]))
    for wrong in (deal._replace(turned=other), deal._replace(hands=(deal.hands[0],) * 4)):
        assert not can_be_named(*wrong)
        with pytest.raises(ValueError):
            whole_name(wrong)
    assert not can_be_named(deal.hands, deal.dealer, None)
