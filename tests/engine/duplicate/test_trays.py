"""What lies in a tray, and what becomes of it when suits are changed? Sections 3 and 10 of the rules."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.engine.cards.again import overplay
from dummywhist.engine.cards.card import PACK, SUITS, rank_of, suit_of
from dummywhist.engine.cards.hand import FULL_PACK, cards_in, holds, size
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.seat import seat_text
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.duplicate.forms import Plan, movement_of, trays_at
from dummywhist.engine.duplicate.movement import PAIRS
from dummywhist.engine.duplicate.tray import dealer_of, dealt, in_suits, laid
from dummywhist.engine.errors import Unreadable


def test_DW_TRAY_4_dealers_go_round():
    assert "".join(seat_text(dealer_of(number)) for number in range(1, 9)) == "NESWNESW"


def test_DW_TRAY_1_and_DW_DEF_1_hands_by_compass_and_the_trump_card_with_the_dealer():
    tray = dealt(7, 77009)
    assert [size(hand) for hand in tray.hands] == [13] * 4 and sum(tray.hands) == FULL_PACK
    pack = shuffled(77009)
    assert seat_text(tray.dealer) == "S" and tray.turned == pack[-1] and holds(tray.hands[2], tray.turned)
    assert set(cards_in(tray.hands[3])) == set(pack[0::4]), "from the dealer's left, one at a time"
    assert laid(7, tray.hands, tray.turned).hands == tray.hands


@pytest.mark.parametrize("wrong", ["short", "twice", "turned elsewhere"])
def test_hands_that_are_no_deal_are_refused(wrong):
    tray = dealt(1, 5)
    hands, turned = list(tray.hands), tray.turned
    if wrong == "short":
        hands[1] = None
    elif wrong == "twice":
        hands[1] = hands[2]
    else:
        turned = next(cards_in(hands[1]))
    with pytest.raises(Unreadable, match="These are not the right hands"):
        laid(1, hands, turned)


@given(st.integers(0, (1 << 64) - 1), st.integers(1, 48))
def test_DW_MNE_6_the_overplay_has_every_tray_in_other_suits(number, trays):
    found = overplay(trays, number)
    assert sorted(changed.tray for changed in found) == list(range(1, trays + 1))
    assert all(sorted(changed.suits) == list(SUITS) != list(changed.suits) for changed in found)
    assert overplay(trays, number) == found


def test_DW_MNE_6_every_other_order_of_suits_comes_as_often():
    counts = Counter(changed.suits for changed in overplay(20_000, 7))
    assert len(counts) == 23
    assert all(abs(count - 20_000 / 23) < 5 * (20_000 / 23) ** 0.5 for count in counts.values())


def test_DW_MNE_6_a_tray_in_other_suits_is_the_same_deal():
    tray = dealt(3, 42)
    changed = in_suits(tray, (SUITS[3], SUITS[0], SUITS[1], SUITS[2]))
    assert changed.number == 3 and sum(changed.hands) == FULL_PACK
    assert card_text(changed.turned)[1] == card_text(tray.turned)[1]
    for before, after in zip(tray.hands, changed.hands, strict=True):
        for card in cards_in(before):
            moved = {0: 3, 1: 0, 2: 1, 3: 2}[suit_of(card)]
            assert any(suit_of(other) == moved and rank_of(other) == rank_of(card) for other in cards_in(after))
    back = in_suits(changed, (SUITS[1], SUITS[2], SUITS[3], SUITS[0]))
    assert (back.hands, back.turned) == (tray.hands, tray.turned)
    assert read_card("SA") in PACK


def test_DW_MNE_6_trays_of_the_overplay_come_in_another_order():
    plan = Plan("foster", PAIRS, 2, 8, shuffle=77309)
    first, again = movement_of(plan).sittings
    assert trays_at(plan, first) == tuple(range(1, 9))
    assert trays_at(plan, again) == tuple(changed.tray for changed in overplay(8, 77309)) != trays_at(plan, first)
