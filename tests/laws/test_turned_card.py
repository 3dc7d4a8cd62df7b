"""Is it paid for if the turned card is named or forgotten after it was taken up (W-TRUMP-4, W-TRUMP-6, W-PEN-5)?"""

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.laws import DEMANDS, FORGET_TURNED, NAME_TURNED, PUT_OFF, WAIVE
from dummywhist.engine.deal.actions.play import TAKE_UP, Play, Quit
from dummywhist.engine.deal.event import TrumpDemanded, TurnedNamed
from dummywhist.engine.deal.kernel import apply
from dummywhist.engine.deal.law import HIGHEST_TRUMP, LATER, LOWEST_TRUMP, LawTable, demanded
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import following, to_play
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from tests.laws.dealing import A, B, C, all_waive, do
from tests.laws.test_exposed import begun, can, card, cards, holder, law, refused

HIGHEST, LOWEST = DEMANDS[HIGHEST_TRUMP], DEMANDS[LOWEST_TRUMP]
TAKEN = "C2 C5 C8 CJ"
"""The first trick: the dealer, South, has taken the ten of spades up and wins it."""


def taken_up(game="classic-whist", **changes):
    """Return the deal after the first trick; South dealt, took the ten of spades up, and leads."""
    state = cards(begun(game, **changes), TAKEN)
    state = do(state, Quit(), TABLE)
    return do(state, TAKE_UP, holder(state, SOUTH)) if state.lies else state


def test_W_TRUMP_4_the_highest_or_lowest_trump_may_be_called_from_who_names_the_card():
    state = taken_up()
    west = holder(state, WEST)
    state, events = apply(state, west, NAME_TURNED)
    assert events == (TurnedNamed(west, card("ST"), False),)
    north, south = holder(state, NORTH), holder(state, SOUTH)
    assert can(state, north) == can(state, south) == {HIGHEST, LOWEST, PUT_OFF, WAIVE}
    state = do(state, LOWEST, north)
    assert law(state).owed == ((WEST, LOWEST_TRUMP),)
    # He has a diamond to follow with: the demand waits.
    state = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    assert law(state).owed == ((WEST, LOWEST_TRUMP),)


def test_W_TRUMP_6_it_is_repeated_until_it_is_obeyed_and_cannot_be_changed():
    state = taken_up()
    south, west = holder(state, SOUTH), holder(state, WEST)
    state, events = apply(state, south, FORGET_TURNED)
    assert events == (TurnedNamed(south, card("ST"), True),)
    state = do(state, HIGHEST, west)
    assert not can(state, west) & {HIGHEST, LOWEST}
    seen = Insight(view(state, south))
    assert seen.legal == 1 << card("ST")  # he leads: nothing else obeys
    obeyed = cards(state, "ST SJ S2 S6")
    assert law(obeyed).trumps == ()
    disobeyed = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    assert established(disobeyed) == [Revoke(SOUTH, 2, True)] and law(disobeyed).trumps


def test_W_TRUMP_4_W_PEN_5_in_the_revised_code_it_is_demanded_of_one_card_only():
    for code, left in (("english", True), ("english_revised", False)):
        state = taken_up(code=code)
        state = do(do(state, NAME_TURNED, holder(state, WEST)), HIGHEST, holder(state, NORTH))
        # He has a diamond to follow with: the demand was called once, and could not be obeyed.
        state = do(cards(state, "D2 D5"), NAME_TURNED, holder(state, EAST))
        assert bool(law(state).trumps) and law(state).trumps[-1][0] == EAST
        assert any(row[0] == WEST for row in law(state).trumps) is left


@pytest.mark.parametrize("code", ["english", "english_revised"])
def test_W_TRUMP_6_in_either_code_the_call_on_who_forgot_the_card_is_repeated_until_it_is_obeyed(code):
    state = taken_up(code=code)
    state = do(do(state, FORGET_TURNED, holder(state, SOUTH)), HIGHEST, holder(state, WEST))
    wrong = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    assert law(wrong).owed == ((SOUTH, HIGHEST_TRUMP),)


def test_W_REV_13_in_the_revised_code_the_one_call_binds():
    state = taken_up(code="english_revised")
    state = do(do(state, NAME_TURNED, holder(state, SOUTH)), HIGHEST, holder(state, WEST))
    disobeyed = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    assert established(disobeyed) == [Revoke(SOUTH, 2, True)] and not law(disobeyed).trumps


def test_W_PEN_5_W_EXP_3_no_demand_for_a_trump_can_force_a_revoke():
    state = taken_up()
    state = do(do(state, NAME_TURNED, holder(state, WEST)), HIGHEST, holder(state, NORTH))
    state = cards(state, "D2")
    legal = following(state.setup.rules.trick, state.ranked, state.hands[WEST], state.trick)
    assert demanded(state.ranked, state.trick, legal, HIGHEST_TRUMP) == 0
    assert Insight(view(state, holder(state, WEST))).legal == legal
    trumped = cards(do(taken_up(), NAME_TURNED, holder(state, WEST)), "")
    assert can(trumped, holder(state, NORTH)) == {HIGHEST, LOWEST, PUT_OFF, WAIVE}


def test_W_TRUMP_4_nothing_is_owed_if_it_is_waived_or_while_the_card_lies():
    state = taken_up()
    west = holder(state, WEST)
    waived = all_waive(do(state, NAME_TURNED, west))
    assert law(waived) == LawTable()
    assert refused(begun("classic-whist"), west, NAME_TURNED) == "refusal.turned_unsaid"
    assert FORGET_TURNED not in can(state, west)
    elsewhere = taken_up(penalise_scope="revoke")
    assert NAME_TURNED not in can(elsewhere, west)


def test_ED_62_P_names_it_without_penalty_and_an_adversary_does_not():
    state = taken_up("english-dummy")
    assert law(do(state, NAME_TURNED, A)).trumps == () and law(do(state, FORGET_TURNED, A)).trumps == ()
    named = do(state, NAME_TURNED, B)
    assert can(named, A) == {HIGHEST, LOWEST, PUT_OFF, WAIVE} and not can(named, C)
    assert law(do(named, HIGHEST, A)).owed == ((WEST, HIGHEST_TRUMP),)


def test_W_AWL_16_DW_TR_4_in_duplicate_the_partner_answers_for_it():
    state = taken_up(code="awl_duplicate")
    state = do(do(state, NAME_TURNED, holder(state, WEST)), HIGHEST, holder(state, NORTH))
    assert law(state).owed == ((EAST, HIGHEST_TRUMP),)


def test_W_AWL_16_by_the_code_of_1893_the_namer_answers():
    state = taken_up(code="awl_1893")
    state = do(do(state, NAME_TURNED, holder(state, WEST)), HIGHEST, holder(state, NORTH))
    assert law(state).owed == ((WEST, HIGHEST_TRUMP),)


@pytest.mark.parametrize("code", ["english", "english_revised", "awl_1893", "awl_duplicate"])
def test_W_TRUMP_6_DW_TR_4_the_call_may_be_put_off_to_a_later_trick_before_that_hand_has_played(code):
    state = taken_up(code=code)
    seat = EAST if code == "awl_duplicate" else WEST
    state = do(state, NAME_TURNED, holder(state, WEST))
    state, events = apply(state, holder(state, NORTH), PUT_OFF)
    assert events == (TrumpDemanded(holder(state, NORTH), seat, LATER),) and not law(state).owed
    # That one of them waits takes nothing from the other (W-PEN-5, DW-TR-4).
    assert can(state, holder(state, SOUTH)) == {HIGHEST, LOWEST, PUT_OFF, WAIVE} and not can(
        state, holder(state, NORTH)
    )
    assert law(do(state, LOWEST, holder(state, SOUTH))).owed == ((seat, LOWEST_TRUMP),)
    state = do(state, PUT_OFF, holder(state, SOUTH))
    # In the same trick nothing is asked again; in the next when that hand is to play.
    state = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    while to_play(state) != seat:
        assert not can(state, holder(state, NORTH)) & {HIGHEST, LOWEST}
        state = cards(state, first_card(state))
    north, south = holder(state, NORTH), holder(state, SOUTH)
    assert can(state, north) == can(state, south) == {HIGHEST, LOWEST, PUT_OFF, WAIVE}
    again = do(do(state, PUT_OFF, south), PUT_OFF, north)
    assert first_card(again) and not can(again, north) & {HIGHEST, LOWEST}
    called = do(state, LOWEST, south)
    assert law(called).owed == ((seat, LOWEST_TRUMP),) and law(called).trumps == ((seat, False, LOWEST_TRUMP),)
    assert law(all_waive(state)).trumps == ()


@pytest.mark.parametrize("code", ["english", "english_revised"])
@pytest.mark.parametrize("waives_first", [True, False])
def test_W_PEN_5_who_waived_is_not_asked_again_where_the_other_put_off(code, waives_first):
    state = do(taken_up(code=code), NAME_TURNED, holder(taken_up(code=code), WEST))
    north, south = holder(state, NORTH), holder(state, SOUTH)
    said = [(WAIVE, north), (PUT_OFF, south)]
    for action, by in said if waives_first else reversed(said):
        state = do(state, action, by)
    assert not law(state).owed and not answering(state)
    state = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    while to_play(state) != WEST:
        state = cards(state, first_card(state))
    assert can(state, south) == {HIGHEST, LOWEST, PUT_OFF, WAIVE} and not can(state, north)
    assert law(do(state, WAIVE, south)) == LawTable()


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_AWL_14_in_america_what_one_waives_the_other_cannot_put_off(code):
    state = do(taken_up(code=code), NAME_TURNED, holder(taken_up(code=code), WEST))
    put_off = do(state, PUT_OFF, holder(state, NORTH))
    assert not law(do(put_off, WAIVE, holder(state, SOUTH))).trumps
    assert not answering(do(state, WAIVE, holder(state, SOUTH)))


def first_card(state):
    """Return a card that the hand on turn may play, as it is written."""
    seat = to_play(state)
    legal = following(state.setup.rules.trick, state.ranked, state.hands[seat], state.trick)
    return card_text(next(cards_in(legal)))


@pytest.mark.parametrize("level", ["beginner", "steady"])
def test_W_TRUMP_4_computers_demand_and_obey(level):
    state = do(taken_up(), FORGET_TURNED, holder(taken_up(), SOUTH))
    west, south = holder(state, WEST), holder(state, SOUTH)
    action = decide(level, view(state, west), 1).action
    assert action in (HIGHEST, LOWEST)
    state = do(state, action, west)
    assert to_play(state) == SOUTH
    assert decide(level, view(state, south), 1).action == Play(read_card("ST"))
