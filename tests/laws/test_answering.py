"""Who answers for what, and until when: acts of play, dummy's calls, a revoke after a claim (W-REV-2, ED-61, DF-Q9)?"""

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, Claim
from dummywhist.engine.deal.actions.laws import (
    ASKS,
    THROW_DOWN,
    CallRevoke,
    CallSuit,
    ChoosePenalty,
    PlayAhead,
    Withdraw,
    revokes_claimed,
)
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.proof import proven
from dummywhist.engine.knowledge.view import view
from tests.laws.dealing import A, B, C, do
from tests.laws.test_exposed import begun, can, card, cards, free, holder, law

WHIST = "classic-whist"


def by(state, seat, action):
    return do(state, action, holder(state, seat))


def wrong_of_east(game=WHIST, **changes):
    """Return a deal in which East, who holds clubs, has played a diamond to them."""
    return cards(begun(game, claim_check="opponents", **changes), "C2 C5 DJ")


# ---- acts of play


def declined(state, seat):
    return by(by(state, seat, Claim(8)), NORTH, DECLINE)


@pytest.mark.parametrize("seat", [EAST, WEST])
@pytest.mark.parametrize("act", [declined, lambda state, seat: by(state, seat, THROW_DOWN)])
def test_W_REV_2_who_claims_or_throws_down_and_his_partner_take_nothing_back(act, seat):
    state = wrong_of_east()
    assert Withdraw(card("DJ")) in can(state, holder(state, EAST)) and ASKS[EAST] in can(state, holder(state, WEST))
    state = act(state, seat)
    state = cards(state, "CJ")
    assert Withdraw(card("DJ")) not in can(state, holder(state, EAST))
    assert ASKS[EAST] not in can(state, holder(state, WEST))
    assert established(do(state, Quit(), TABLE)) == [Revoke(EAST, 1)]


def test_W_REV_2_an_act_of_the_other_side_takes_no_right_away():
    state = free(by(wrong_of_east(), SOUTH, THROW_DOWN))
    assert Withdraw(card("DJ")) in can(state, holder(state, EAST))


def test_W_REV_2_what_is_played_after_the_act_and_in_the_next_trick_can_be_taken_back():
    state = cards(by(begun(WHIST), EAST, THROW_DOWN), "C2 C5 DJ")
    assert Withdraw(card("DJ")) in can(state, holder(state, EAST))
    state = do(cards(by(wrong_of_east(), EAST, THROW_DOWN), "CJ"), Quit(), TABLE)
    state = cards(state, "CQ D5")
    assert Withdraw(card("D5")) in can(state, holder(state, WEST))


def test_W_REV_2_W_REV_4_a_card_that_went_back_with_an_earlier_one_is_played_anew():
    state = cards(begun(WHIST), "C2 D8 DJ")
    state = by(by(state, EAST, THROW_DOWN), NORTH, Withdraw(card("D8")))
    assert state.trick == (card("C2"),)
    state = cards(state, "C5 DQ")
    assert Withdraw(card("DQ")) in can(state, holder(state, EAST))


def test_ED_51a_P_who_claims_takes_nothing_back():
    state = do(cards(begun(claim_check="opponents"), "H8 HJ HA H4"), Quit(), TABLE)
    state = cards(state, "C8 D2")
    claimed = do(do(state, Claim(8), A), DECLINE, B)
    assert Withdraw(card("D2")) in can(state, A) and Withdraw(card("D2")) not in can(claimed, A)


def test_DF_52_a_refused_claim_binds_nobody():
    state = cards(begun("double-dummy"), "C2 C5 DJ")
    state = do(do(state, Claim(8), B), DECLINE, A)
    assert Withdraw(card("DJ")) in can(state, B)


# ---- a call of dummy


def suit_of_dummy(game="english-dummy"):
    """Return a deal in which dummy is called upon to lead a spade, since its player led in its turn."""
    state = do(cards(begun(game, claim_check="opponents"), "H8 HK H2 H4"), Quit(), TABLE)
    assert to_play(state) == NORTH
    state = do(state, PlayAhead(card("CJ")), A)
    return do(state, CallSuit(read_suit("S")), B)


@pytest.mark.parametrize("game", ["english-dummy", "double-dummy"])
def test_ED_61_who_does_not_obey_a_call_of_dummy_revokes_himself(game):
    state = cards(suit_of_dummy(game), "C5")
    assert Withdraw(card("C5")) in can(state, A)  # W-REV-2
    state = do(cards(state, "C8 CJ C2"), Quit(), TABLE)
    assert established(state) == [Revoke(SOUTH, 2, True)]
    proof = proven(view(state, B), SOUTH, 2)
    assert (proof.seat, proof.suit, proof.wrong) == (SOUTH, None, card("CJ"))
    obeyed = do(cards(suit_of_dummy(game), "S2 S6 ST SA"), Quit(), TABLE)
    assert established(obeyed) == []


@pytest.mark.parametrize("game", ["english-dummy", "double-dummy"])
def test_ED_61_W_REV_5_who_revokes_in_a_trick_in_which_dummy_disobeyed_pays_once(game):
    """A call names a hand and a trick, and no more."""
    state = cards(suit_of_dummy(game), "C5 C8")
    wrong = next(one for one in cards_in(state.hands[SOUTH]) if state.ranked.suit[one] != read_suit("C"))
    state = do(cards(do(state, Play(wrong), A), "C2"), Quit(), TABLE)
    assert established(state) == [Revoke(SOUTH, 2)]


def counting(state):
    """Return the deal when the honours were called or not: revokes may be claimed."""
    while state.phase_name == "honours":
        who = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, who))), who)
    assert state.phase_name == "count"
    return state


def test_ED_61_ED_50_it_is_claimed_of_P_and_a_wrong_card_of_dummy_of_nobody():
    state = do(cards(suit_of_dummy(), "C5 C8 CJ C2"), Quit(), TABLE)
    state = do(cards(state, "CQ C3 D8 C9"), Quit(), TABLE)
    assert established(state) == [Revoke(SOUTH, 2, True)]
    state = counting(do(do(do(state, Claim(8), A), ACCEPT, B), ACCEPT, C))
    assert {seat for seat, _ in revokes_claimed(can(state, B))} == {SOUTH}
    state = do(state, CallRevoke(SOUTH, 2), B)
    assert law(state).proved[0][1:3] == (SOUTH, 2)
    assert ChoosePenalty("add") in can(state, B)


# ---- a revoke after a claim


def test_DF_Q9_the_tricks_as_claimed_go_over():
    state = do(cards(begun("double-dummy"), "C2 C5 C8 D2"), Quit(), TABLE)
    state = counting(do(do(state, Claim(8), A), ACCEPT, B))
    state = do(state, CallRevoke(SOUTH, 1), B)
    assert {one.kind for one in can(state, B) if isinstance(one, ChoosePenalty)} == {"tricks", "add"}
    tricks = next(row[1] for row in law(state).outcomes if row[0] == "tricks")
    # One trick was played, and eight of the twelve left were claimed.
    assert dict(tricks)[state.layout.side[SOUTH]] == 8 - 3
