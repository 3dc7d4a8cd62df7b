"""Does a call bind whom it should, and nobody else (W-EXP-3, W-EXP-4, W-PEN-2, W-REV-2, W-REV-13)?"""

import pytest

from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import CallCard, CallSuit, Counts, Demand, PlayAhead, Withdraw
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import WrongCardTold
from dummywhist.engine.deal.law import LOWEST_TRUMP, LawTable
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import to_play
from tests.laws.dealing import do
from tests.laws.test_exposed import GIVEN, begun, can, card, cards, expose, holder, law, two

WHIST = "classic-whist"
VOID = GIVEN | {
    WEST: ["H8", "H9", "HT", "HJ", "HQ", "HK", "D5", "D6", "D7", "SJ", "SQ", "SK", "SA"],
    NORTH: ["C2", "C3", "C4", "C5", "C6", "C7", "D8", "D9", "DT", "S2", "S3", "S4", "S5"],
}
"""West has no club."""


def owing(state, seat, what):
    """Return the deal in which the hand at ``seat`` owes ``what``."""
    return state.with_part(LawTable(owed=((seat, what),)))


def ahead(state, seat, word):
    return do(state, PlayAhead(card(word)), holder(state, seat))


# ---- two cards at once


def test_W_EXP_3_W_EXP_4_of_two_cards_the_one_that_obeys_a_suit_call_is_the_play():
    state = do(owing(begun(WHIST), WEST, "H"), two("C2", "H8"), holder(begun(WHIST), WEST))
    assert can(state, holder(state, NORTH)) == {Counts(card("H8"))}
    state = do(state, Counts(card("H8")), holder(state, NORTH))
    assert established(do(cards(state, "HJ HA H4"), Quit(), TABLE)) == []


def test_W_EXP_3_W_EXP_4_of_two_cards_the_called_one_is_the_play():
    state = expose(begun(WHIST), WEST, "D5")
    state = do(state, CallCard(card("D5")), holder(state, NORTH))
    state = do(state, two("C2", "D5"), holder(state, WEST))
    assert can(state, holder(state, SOUTH)) == {Counts(card("D5"))}


def test_W_REV_13_W_EXP_4_where_neither_of_the_two_obeys_either_is_the_play_and_a_revoke():
    state = do(owing(begun(WHIST), WEST, "H"), two("C2", "D5"), holder(begun(WHIST), WEST))
    assert can(state, holder(state, NORTH)) == {Counts(card("C2")), Counts(card("D5"))}
    state = do(state, Counts(card("C2")), holder(state, NORTH))
    assert established(do(cards(state, "C5 C8 CJ"), Quit(), TABLE)) == [Revoke(WEST, 1, True)]


def test_W_EXP_4_which_of_two_cards_may_be_chosen_tells_nothing_of_the_rest_of_the_hand():
    lower = GIVEN | {
        WEST: ["S5" if word == "C2" else word for word in GIVEN[WEST]],
        NORTH: ["C2" if word == "S5" else word for word in GIVEN[NORTH]],
    }
    for given in (GIVEN, lower):  # the jack is West's lowest trump, or it is not
        state = owing(begun(WHIST, given), WEST, LOWEST_TRUMP)
        state = do(state, two("SJ", "D5"), holder(state, WEST))
        assert can(state, holder(state, NORTH)) == {Counts(card("SJ"))}


# ---- a lead against a call


def test_W_REV_2_W_REV_13_a_lead_against_a_call_is_taken_back_before_anybody_has_played_to_it():
    state = cards(owing(begun(WHIST), WEST, "H"), "C2")
    assert Withdraw(card("C2")) in can(state, holder(state, WEST))
    assert Withdraw(card("C2")) not in can(state, holder(state, EAST))
    back = do(state, Withdraw(card("C2")), holder(state, WEST))
    assert back.trick == () and to_play(back) == WEST and law(back).owed == ((WEST, "H"),) and not law(back).wrong
    assert established(do(cards(back, "H8 HJ HA H4"), Quit(), TABLE)) == []


def test_W_REV_2_what_lies_too_soon_on_that_lead_goes_back_with_it():
    state = ahead(cards(owing(begun(WHIST), WEST, "H"), "C2"), EAST, "C8")
    back = do(state, Withdraw(card("C2")), holder(state, WEST))
    assert back.hands == begun(WHIST).hands and not law(back).early
    assert cards(back, "H8").trick == (card("H8"),)


@pytest.mark.parametrize("obeys", [True, False])
def test_W_REV_5_where_wrong_cards_are_told_at_once_so_is_a_lead_against_a_call(obeys):
    state = owing(begun(WHIST, revoke_detection="warn"), WEST, "H")
    word = "H8" if obeys else "C2"
    state, events = kernel.apply(state, holder(state, WEST), Play(card(word)))
    told = [event for event in events if isinstance(event, WrongCardTold)]
    assert told == ([] if obeys else [WrongCardTold(WEST, card("C2"))])
    assert answering(state) == (() if obeys else (holder(state, WEST),))


# ---- a suit is called of a lead


def test_W_PEN_2_a_suit_called_binds_nobody_who_does_not_lead():
    state = ahead(owing(begun(WHIST, VOID), WEST, "H"), SOUTH, "CJ")
    # West, without a club, plays what it likes to South's lead out of turn.
    state = do(cards(state, "D5 C2 C8"), Quit(), TABLE)
    assert established(state) == [] and state.tricks[0].leader == SOUTH


@pytest.mark.parametrize(("leader", "follow"), [(SOUTH, "C2 C5 C8"), (EAST, "CJ C2 C5")])
def test_W_PEN_2_W_LEAD_3_a_suit_called_is_called_at_the_next_lead_when_another_lead_stood(leader, follow):
    state = ahead(owing(begun(WHIST), WEST, "H"), leader, "CA" if leader == SOUTH else "C8")
    state = do(cards(state, follow), Quit(), TABLE)
    assert law(state).owed == () and law(state).suits == ((WEST, EAST, False),)
    if state.leader != EAST:
        state = do(cards(state, "DA D6 D8 DK"), Quit(), TABLE) if state.leader == SOUTH else state
        assert state.leader == SOUTH and not answering(state)
        state = do(cards(state, "D2 D7 D9 DQ"), Quit(), TABLE)
    assert state.leader == EAST and set(answering(state)) == {holder(state, NORTH), holder(state, SOUTH)}
    called = do(state, CallSuit(read_suit("H")), holder(state, NORTH))
    assert law(called).owed == ((EAST, "H"),) and law(called).suits == ()


def test_W_PEN_2_a_suit_called_is_owed_still_when_the_other_sides_lead_goes_back():
    state = ahead(owing(begun(WHIST), WEST, "H"), SOUTH, "CJ")
    back = do(state, Demand("card"), holder(state, WEST))
    assert law(back).owed == ((WEST, "H"),) and to_play(back) == WEST
