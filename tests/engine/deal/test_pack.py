"""Who gets which cards of a pack? The ordinary whist deal, seen from whoever deals (ED-21, W-DEAL-3)."""

from random import Random

import pytest

from dummywhist.engine.cards.hand import FULL_PACK, holds
from dummywhist.engine.cards.seat import SEATS, left_of
from dummywhist.engine.cards.shuffle import shuffled
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.session.session import apply, start
from tests.playing import english_dummy, session_log


def some_setup() -> Setup:
    """Return the setup of the first deal of a session."""
    session = start(english_dummy())
    for by, action in session_log(english_dummy(), Random(1), deals=1)[0]:
        if session.deal is not None:
            return session.deal.setup
        session, _ = apply(session, by, action)
    raise AssertionError


SETUP = some_setup()


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("number", [0, 1, 123_456_789, (1 << 64) - 1])
def test_cards_go_round_from_the_dealers_left_and_the_last_is_his(dealer, number):
    pack = shuffled(number)
    dealt = deal_out(SETUP._replace(dealer=dealer), number)
    assert dealt.number == number and dealt.last == pack[51] and holds(dealt.hands[dealer], pack[51])
    seat = dealer
    for card in pack:
        seat = left_of(seat)
        assert holds(dealt.hands[seat], card)
    assert sum(dealt.hands) == FULL_PACK and {hand.bit_count() for hand in dealt.hands} == {13}


def test_the_dealer_decides_who_gets_which_cards_of_the_same_pack():
    by_dealer = {dealer: deal_out(SETUP._replace(dealer=dealer), 7) for dealer in SEATS}
    for dealer, dealt in by_dealer.items():
        other = by_dealer[left_of(dealer)]
        assert [other.hands[left_of(seat)] for seat in SEATS] == list(dealt.hands)
