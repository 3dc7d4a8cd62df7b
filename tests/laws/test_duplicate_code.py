"""Are the American laws of duplicate kept where they hold at any table, without trays (DW-TR, DW-EXP, DW-LOT, DW-REV)?

Every test is at classic whist under `code = awl_duplicate`; where the code of 1893 says something else it is told too.
"""

import pytest

from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.deal.actions.claims import DECLINE, Claim, Judge
from dummywhist.engine.deal.actions.laws import (
    ASKS,
    DEMANDS,
    DRAW_TRICK,
    FORGET_TURNED,
    LOOK_BACK,
    MUST_WIN,
    NAME_TURNED,
    NONE_HELD,
    REMIT,
    SUIT_CALLS,
    THROW_DOWN,
    WAIVE,
    CallCard,
    CallRevoke,
    CallSuit,
    ChoosePenalty,
    Demand,
    Expose,
    PlayAhead,
    Withdraw,
)
from dummywhist.engine.deal.actions.play import TAKE_UP, Play, Quit
from dummywhist.engine.deal.event import CardsExposed, CardWithdrawn
from dummywhist.engine.deal.kernel import apply
from dummywhist.engine.deal.law import HIGHEST_TRUMP, LOWEST_TRUMP, LawTable
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established, wrong_cards
from dummywhist.engine.deal.layout import REFEREE, TABLE, Side
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.ui.scene.questions.law_posing import law_question
from tests.laws.dealing import do, rules_of
from tests.laws.laid import claimed, counted, laid
from tests.laws.test_exposed import begun, can, card, cards, expose, free, holder, law, refused
from tests.laws.test_revokes import begun as begun_at
from tests.laws.test_revokes import revoked
from tests.ui.scene.asked import naming

NS, EW = Side("NS"), Side("EW")
DUPLICATE, OF_1893 = "awl_duplicate", "awl_1893"
BOTH_CODES = pytest.mark.parametrize("code", [DUPLICATE, OF_1893])
HIGHEST, LOWEST = DEMANDS[HIGHEST_TRUMP], DEMANDS[LOWEST_TRUMP]
SUITS = {*SUIT_CALLS.values(), WAIVE}


def whist(words="", code=DUPLICATE, **changes):
    """Return a deal at whist after ``words``; West leads, everything can go wrong."""
    return cards(begun("classic-whist", code=code, **changes), words)


def quitted(words, **changes):
    """Return a deal after full tricks of these words, each quitted."""
    state = whist(**changes)
    words = words.split()
    for at in range(0, len(words), 4):
        state = do(cards(state, " ".join(words[at : at + 4])), Quit(), TABLE)
    return state


def by(state, seat, action):
    return do(state, action, holder(state, seat))


def legal(state, seat):
    return Insight(view(state, holder(state, seat))).legal


def without(state, seat, suit):
    """Return the deal in which the hand at ``seat`` has none of a suit."""
    gone = state.ranked.of_suit[read_suit(suit)]
    return state._replace(hands=tuple(hand & ~gone if at == seat else hand for at, hand in enumerate(state.hands)))


def demanded_of(state, seat):
    return {one for one in can(state, holder(state, seat)) if isinstance(one, Demand)}


# ---- terms


def test_DW_DEF_3_a_renounce_in_error_is_a_revoke_when_it_was_not_corrected():
    state = whist("C2 C5 DJ")
    assert wrong_cards(state) == [(EAST, card("DJ"))] and established(state) == []
    uncorrected = do(cards(state, "CJ"), Quit(), TABLE)
    assert established(uncorrected) == [Revoke(EAST, 1)]
    corrected = by(state, EAST, Withdraw(card("DJ")))
    assert law(corrected).exposed == ((EAST, card("DJ")),)
    assert established(do(cards(corrected, "C8 CJ"), Quit(), TABLE)) == []
    # Who has none renounces, and does nothing wrong.
    void = without(whist("C2 C5"), EAST, "C")
    assert wrong_cards(cards(void, "DJ")) == []
    assert established(do(cards(void, "DJ CJ"), Quit(), TABLE)) == []


def test_DW_DEF_4_DW_PLAY_3_a_card_face_up_on_the_table_is_played_and_all_four_quit_the_trick():
    state = whist("C2")
    # Placed in the course of play it is played: it does not come back, unless it was a renounce in error.
    assert refused(state, holder(state, WEST), Withdraw(card("C2"))) == "refusal.withdraw_lies"
    assert state.trick == (card("C2"),) and to_play(state) == NORTH
    full = cards(state, "C5 C8 CJ")
    assert trick_full(full) and not full.tricks
    done = do(full, Quit(), TABLE)
    assert done.tricks[0].winner == SOUTH and to_play(done) == SOUTH


# ---- the trump slip


def taken_up(code=DUPLICATE):
    """Return the deal after the first trick; South dealt, took the ten of spades up, and leads."""
    state = quitted("C2 C5 C8 CJ", code=code)
    return by(state, SOUTH, TAKE_UP) if state.lies else state


def test_DW_TR_3_the_card_may_not_be_named_when_it_is_taken_up_and_all_may_know_the_suit():
    before = whist()
    assert before.lies
    for seat in (WEST, NORTH, EAST, SOUTH):
        assert refused(before, holder(before, seat), NAME_TURNED) == "refusal.turned_unsaid"
    state = taken_up()
    for seat in (WEST, NORTH, EAST, SOUTH):
        shown = view(state, holder(state, seat))
        assert shown.trump == read_suit("S"), "the suit may be asked at any time"
        assert NAME_TURNED in can(state, holder(state, seat))


@pytest.mark.parametrize("caller", [NORTH, SOUTH])
@pytest.mark.parametrize(("what", "owed"), [(HIGHEST, HIGHEST_TRUMP), (LOWEST, LOWEST_TRUMP)])
def test_DW_TR_4_for_naming_it_either_adversary_calls_the_partners_highest_or_lowest_trump(caller, what, owed):
    state = by(taken_up(), WEST, NAME_TURNED)
    assert set(answering(state)) == {holder(state, NORTH), holder(state, SOUTH)}
    state = by(state, caller, what)
    assert law(state).owed == ((EAST, owed),)


def test_DW_TR_4_for_looking_the_card_up_the_offenders_own_trump_is_called():
    state = by(taken_up(), SOUTH, FORGET_TURNED)
    assert set(answering(state)) == {holder(state, WEST), holder(state, EAST)}
    assert law(by(state, WEST, HIGHEST)).owed == ((SOUTH, HIGHEST_TRUMP),)


def test_DW_TR_4_it_is_repeated_until_obeyed_and_not_changed():
    state = by(by(taken_up(), WEST, NAME_TURNED), NORTH, LOWEST)
    for seat in (NORTH, SOUTH):
        assert refused(state, holder(state, seat), HIGHEST) == "refusal.law_nothing"
    # East follows suit, for he can; then he leads.
    state = do(cards(state, "D2 D5 D8 DJ"), Quit(), TABLE)
    assert law(state).owed == ((EAST, LOWEST_TRUMP),)
    assert legal(state, EAST) == hand_of([card("S6")]), "he leads: nothing else obeys"
    assert established(do(cards(state, "DQ D3 D6 D9"), Quit(), TABLE)) == [Revoke(EAST, 3, True)]
    paid = cards(state, "S6")
    assert law(paid).trumps == ()


def test_DW_TR_4_who_has_played_to_the_trick_owes_it_in_the_next():
    state = cards(taken_up(), "D2 D5")
    state = by(by(state, EAST, NAME_TURNED), NORTH, LOWEST)  # West, who answers, has played
    assert law(state).trumps == ((WEST, False, LOWEST_TRUMP),)
    state = do(cards(state, "D8 DJ"), Quit(), TABLE)
    assert established(state) == [] and law(state).owed == ((WEST, LOWEST_TRUMP),)


# ---- looking at a trick again


def test_DW_PLAY_2_every_card_of_the_trick_is_seen_until_it_is_quitted_and_then_it_costs_a_suit():
    state = whist("C2 C5 C8 CJ", last_trick="hidden")
    for seat in (WEST, NORTH, EAST, SOUTH):
        assert view(state, holder(state, seat)).trick == state.trick
        assert refused(state, holder(state, seat), LOOK_BACK) == "refusal.look_late"
    state = by(do(state, Quit(), TABLE), NORTH, LOOK_BACK)
    # As for a lead out of turn: North's side leads, so the suit is called now, by who sits on South's right.
    assert answering(state) == (holder(state, EAST),) and can(state, holder(state, EAST)) == SUITS
    state = by(state, EAST, CallSuit(read_suit("H")))
    assert law(state).owed == ((SOUTH, "H"),)


# ---- exposed cards


def test_DW_EXP_1_a_card_shown_is_liable_to_be_called_and_any_card_of_the_hand():
    state, events = apply(whist(), holder(whist(), EAST), Expose(card("C9")))
    assert events == (CardsExposed(holder(state, EAST), EAST, (card("C9"),), True, False),)
    assert law(state).exposed == ((EAST, card("C9")),)


def test_DW_EXP_2_who_says_that_the_rest_are_his_lays_his_partners_hand_open():
    state = whist(claim_check="opponents")
    state = by(by(state, WEST, Claim(13)), NORTH, DECLINE)
    assert {seat for seat, _ in law(state).exposed} == {EAST} and len(law(state).exposed) == 13


def test_DW_EXP_2_who_shows_his_remaining_cards_before_his_partner_has_played_lays_both_hands_open():
    state = whist()
    state, events = apply(state, holder(state, WEST), THROW_DOWN)
    assert [(event.seat, len(event.cards), event.liable) for event in events] == [(WEST, 13, True), (EAST, 13, True)]
    assert {seat for seat, _ in law(state).exposed} == {WEST, EAST}


@pytest.mark.parametrize(
    ("words", "seat", "open_hands"),
    [
        ("C2 C5 C8", WEST, {WEST}),  # East has played to the trick
        ("C2 C5", WEST, {WEST, EAST}),
        ("C2 C5", NORTH, {NORTH, SOUTH}),
        ("C2 C5 C8 CJ", NORTH, {NORTH}),
    ],
)
def test_DW_EXP_2_only_if_his_partner_has_still_to_play_to_the_trick(words, seat, open_hands):
    state = by(whist(words), seat, THROW_DOWN)
    assert {hand for hand, _ in law(state).exposed} == open_hands


def test_DW_EXP_2_not_if_the_partner_has_played_too_soon():
    state = by(by(whist("C2"), EAST, PlayAhead(card("C8"))), WEST, THROW_DOWN)
    assert {hand for hand, _ in law(state).exposed} == {WEST}


def test_W_CLAIM_3_by_the_code_of_1893_a_hand_thrown_down_is_the_only_one_that_lies_open():
    state = whist(code=OF_1893)
    assert {seat for seat, _ in law(by(state, WEST, THROW_DOWN)).exposed} == {WEST}


def test_DW_EXP_3_only_the_right_hand_adversary_calls_and_loses_it_by_playing_first():
    state = expose(whist(), EAST, "C9")
    state = cards(state, "C2")
    assert CallCard(card("C9")) in can(state, holder(state, NORTH))
    for seat in (SOUTH, WEST):
        assert refused(state, holder(state, seat), CallCard(card("C9"))) == "refusal.call_not_exposed"
    called = cards(by(state, NORTH, CallCard(card("C9"))), "C5")
    assert legal(called, EAST) == hand_of([card("C9")])
    late = cards(state, "C5")
    assert refused(late, holder(late, NORTH), CallCard(card("C9"))) == "refusal.call_not_exposed"
    assert legal(late, EAST) == hand_of(card(word) for word in ("C8", "C9", "CT"))
    # To the next trick it can be called again, and in the course of play he gets rid of it.
    assert law(do(cards(late, "C8 CJ"), Quit(), TABLE)).exposed == ((EAST, card("C9")),)
    assert law(cards(late, "C9")).exposed == ()


def test_DW_EXP_3_a_call_cannot_make_him_revoke():
    state = by(cards(expose(whist(), EAST, "H2"), "C2"), NORTH, CallCard(card("H2")))
    state = cards(state, "C5")
    assert legal(state, EAST) == hand_of(card(word) for word in ("C8", "C9", "CT"))
    assert established(do(cards(state, "C8 CJ"), Quit(), TABLE)) == []


def test_DW_EXP_3_of_the_holders_lead_the_card_is_called_before_he_leads_another():
    state = expose(whist(), WEST, "D5")
    assert answering(state) == (holder(state, SOUTH),), "on West's right"
    assert refused(state, holder(state, WEST), Play(card("C2"))) == "refusal.law_first"
    called = by(state, SOUTH, CallCard(card("D5")))
    assert legal(called, WEST) == hand_of([card("D5")])
    assert legal(by(state, SOUTH, WAIVE), WEST) == state.hands[WEST]


# ---- leads out of turn


def ahead(state, seat, word):
    return by(state, seat, PlayAhead(card(word)))


@BOTH_CODES
def test_DW_LOT_1_W_AWL_9_the_suit_is_called_when_the_offenders_have_won_a_trick_before_they_lead_and_only_then(code):
    """The trick is quitted for good when the next card is led (W-QUIT-1): until then the play waits for the call."""
    state = ahead(whist(code=code), SOUTH, "CJ")
    assert demanded_of(state, WEST) == demanded_of(state, EAST) == {Demand("suit")}
    state = by(state, EAST, Demand("suit"))
    assert not law(state).exposed and to_play(state) == WEST and not answering(state)
    state = cards(state, "D5 D8 DK D2")  # East wins: it is not their turn to lead
    assert trick_full(state) and not answering(state)
    state = do(cards(do(state, Quit(), TABLE), "C8 CA C2 C5"), Quit(), TABLE)  # South wins
    assert answering(state) == (holder(state, EAST),), "on South's right"
    assert can(state, holder(state, EAST)) == SUITS
    assert refused(state, holder(state, WEST), CallSuit(read_suit("D"))) == "refusal.law_first"
    assert refused(state, holder(state, SOUTH), Play(card("CJ"))) == "refusal.law_first"
    called = by(state, EAST, CallSuit(read_suit("D")))
    assert law(called).owed == ((SOUTH, "D"),) and not law(called).suits and not answering(called)
    assert legal(called, SOUTH) == called.hands[SOUTH] & called.ranked.of_suit[read_suit("D")]
    waived = by(state, EAST, WAIVE)
    assert not law(waived).owed and not law(waived).suits and not answering(waived)
    later = do(cards(waived, "CJ C3 C6 C9"), Quit(), TABLE)
    assert not answering(later) and refused(later, holder(later, EAST), CallSuit(0)) == "refusal.law_nothing"


@BOTH_CODES
def test_DW_LOT_1_of_the_partner_who_is_the_next_to_win_the_suit_is_called_by_who_sits_on_his_right(code):
    state = by(ahead(whist(code=code), SOUTH, "CJ"), WEST, Demand("suit"))
    state = do(cards(state, "H8 HK H2 H4"), Quit(), TABLE)  # North wins
    assert answering(state) == (holder(state, WEST),)
    state = by(state, WEST, CallSuit(read_suit("S")))
    assert law(state).owed == ((NORTH, "S"),)


@BOTH_CODES
def test_DW_LOT_2_if_his_partner_had_the_lead_he_is_told_at_once_and_must_wait(code):
    state = ahead(quitted("C2 C5 C8 CA", code=code), NORTH, "HJ")  # South had the lead
    assert can(state, holder(state, EAST)) >= SUITS and not demanded_of(state, EAST), "on South's right"
    assert refused(state, holder(state, WEST), CallSuit(read_suit("D"))) == "refusal.law_nothing"
    assert refused(state, holder(state, SOUTH), Play(card("CJ"))) == "refusal.not_your_turn"
    state = by(state, EAST, CallSuit(read_suit("D")))
    assert to_play(state) == SOUTH and law(state).owed == ((SOUTH, "D"),) and not law(state).exposed


@BOTH_CODES
def test_DW_LOT_3_who_has_none_leads_anything_and_the_cards_of_a_void_lead_go_back(code):
    before = whist(code=code)
    state = cards(ahead(before, SOUTH, "CJ"), "C2 C5")
    state = by(state, WEST, WAIVE)
    assert state.hands == before.hands and state.trick == () and to_play(state) == WEST and not law(state).exposed
    state = ahead(quitted("C2 C5 C8 CA", code=code), NORTH, "HJ")
    state = without(by(state, EAST, CallSuit(read_suit("D"))), SOUTH, "D")
    assert legal(state, SOUTH) == state.hands[SOUTH]
    assert established(do(cards(state, "CJ C3 C6 C9"), Quit(), TABLE)) == []
    stood = cards(ahead(before, SOUTH, "CJ"), "C2 C5 C8")
    assert trick_full(stood) and not law(stood).astray and not law(stood).suits and not answering(stood)


# ---- plays out of turn


@BOTH_CODES
def test_DW_POT_1_third_before_second_lets_the_fourth_play_too_and_nobody_is_told_anything(code):
    state = ahead(whist("C2", code=code), EAST, "C8")
    assert PlayAhead(card("CJ")) in can(state, holder(state, SOUTH)) and not answering(state)
    state = cards(ahead(state, SOUTH, "CJ"), "C5")
    assert trick_full(state) and not law(state).owed


@BOTH_CODES
@pytest.mark.parametrize(("what", "word"), [("highest", "C7"), ("lowest", "C5")])
def test_DW_POT_1_fourth_before_second_lets_the_third_call_the_seconds_highest_or_lowest(code, what, word):
    state = ahead(whist("C2", code=code), SOUTH, "CJ")
    assert answering(state) == (holder(state, EAST),)
    state = by(state, EAST, Demand(what))
    assert legal(state, NORTH) == hand_of([card(word)])


@BOTH_CODES
@pytest.mark.parametrize("what", ["trump", "plain"])
def test_DW_POT_1_if_void_to_trump_or_not(code, what):
    state = ahead(without(whist("C2", code=code), NORTH, "C"), SOUTH, "CJ")
    state = by(by(state, EAST, Demand("lowest")), EAST, Demand(what))
    trumps = state.hands[NORTH] & state.ranked.of_suit[read_suit("S")]
    assert legal(state, NORTH) == (trumps if what == "trump" else state.hands[NORTH] & ~trumps)


@BOTH_CODES
def test_DW_POT_2_the_second_waits_for_the_demand_and_it_is_lost_when_the_third_has_played(code):
    state = ahead(whist("C2", code=code), SOUTH, "CJ")
    assert refused(state, holder(state, NORTH), Play(card("C5"))) == "refusal.law_first"
    assert refused(state, holder(state, EAST), PlayAhead(card("C8"))) == "refusal.law_first"
    waived = by(state, EAST, WAIVE)
    assert not law(waived).owed and Play(card("C5")) in can(waived, holder(waived, NORTH))
    # The third hand had played before the fourth: there is nothing to demand.
    third = ahead(ahead(whist("C2", code=code), EAST, "C8"), SOUTH, "CJ")
    assert not answering(third)
    assert refused(third, holder(third, EAST), Demand("highest")) == "refusal.law_nothing"


# ---- the revoke


@BOTH_CODES
def test_DW_REV_1_W_AWL_2_a_renounce_is_corrected_until_the_trick_is_quitted(code):
    full = whist("C2 C5 DJ CJ", code=code)
    assert Withdraw(card("DJ")) in can(full, holder(full, EAST))
    done = do(full, Quit(), TABLE)
    assert refused(done, holder(done, EAST), Withdraw(card("DJ"))) == "refusal.withdraw_gone"
    assert established(done) == [Revoke(EAST, 1)]


@BOTH_CODES
@pytest.mark.parametrize("seat", [EAST, WEST])
def test_DW_REV_1_W_AWL_2_in_america_nothing_but_a_lead_or_play_to_the_next_trick_establishes_it(code, seat):
    """W-REV-2 has it of Cavendish and Hoffmann that a claim does so too; the American codes name no such act."""
    state = whist("C2 C5 DJ", code=code, claim_check="opponents")
    claimed_ = by(by(state, seat, Claim(8)), NORTH, DECLINE)
    thrown = by(state, seat, THROW_DOWN)
    for after in (claimed_, thrown):
        after = cards(after, "CJ")
        assert Withdraw(card("DJ")) in can(after, holder(after, EAST))


@pytest.mark.parametrize("what", ["highest", "lowest"])
def test_DW_REV_2_W_AWL_4_the_wrong_card_may_be_called_and_highest_or_lowest_is_demanded_besides(what):
    state = by(whist("C2 C5 DJ CJ"), EAST, Withdraw(card("DJ")))
    assert refused(state, holder(state, EAST), Play(card("C8"))) == "refusal.law_first", "he waits for his word"
    state = by(state, SOUTH, Demand(what))
    assert law(state).exposed == ((EAST, card("DJ")),), "liable to be called in any case"
    assert legal(state, EAST) == hand_of([card("CT" if what == "highest" else "C8")])
    # Later players may change their cards, and nobody calls those.
    state = cards(state, f"{'CT' if what == 'highest' else 'C8'} CA")
    assert law(state).exposed == ((EAST, card("DJ")),)


def test_DW_REV_2_in_english_whist_it_is_the_one_or_the_other():
    for code in ("english", "english_revised"):
        state = by(whist("C2 C5 DJ CJ", code=code), EAST, Withdraw(card("DJ")))
        assert law(by(state, SOUTH, Demand("highest"))).exposed == ()


def test_DW_REV_2_waived_nothing_is_owed_and_the_card_may_be_called_all_the_same():
    state = by(whist("C2 C5 DJ CJ"), EAST, Withdraw(card("DJ")))
    waived = by(state, SOUTH, WAIVE)
    assert law(waived).exposed == ((EAST, card("DJ")),) and law(waived).owed == ()
    assert refused(waived, holder(waived, SOUTH), Demand("lowest")) == "refusal.law_nothing"


@pytest.mark.parametrize(
    ("words", "seat", "wrong", "left"),
    [
        ("C2 D8 C8", NORTH, "D8", EAST),  # second hand, the third has played
        ("C2 C5 DJ CJ", EAST, "DJ", SOUTH),  # third hand, the fourth has played
    ],
)
def test_DW_REV_2_the_left_hand_adversary_of_the_second_or_third_hand(words, seat, wrong, left):
    state = by(whist(words), seat, Withdraw(card(wrong)))
    assert demanded_of(state, left) == {Demand("highest"), Demand("lowest")}
    other = {EAST: WEST, SOUTH: NORTH}[left]
    assert demanded_of(state, other) == set() and law(state).exposed == ((seat, card(wrong)),)


@pytest.mark.parametrize(
    ("code", "sizes", "tricks"),
    [
        (DUPLICATE, [2, 1, 1], 4),
        (OF_1893, [2, 2, 2], 6),
        ("english", [3, 3, 3], 9),
        ("english_revised", [3, 3, 3], 9),
    ],
)
def test_DW_REV_3_W_AWL_5_what_three_revokes_of_a_side_cost(code, sizes, tricks):
    rules = rules_of("classic-whist", follow="penalise", code=code)
    state = laid(rules, {}, {NS: 3, EW: 10}, {NS: 2, EW: 2}, [EW, EW, EW])
    done = claimed(state, [(EW, "tricks")] * 3)
    assert [row[5] for row in law(done).proved] == sizes and sum(sizes) == tricks
    moved = [line.facts.moved for line in done.result.lines if line.cause.value == "revoke"]
    assert moved == sizes


def test_DW_REV_3_the_first_of_each_side_costs_two():
    rules = rules_of("classic-whist", follow="penalise", code=DUPLICATE)
    state = laid(rules, {}, {NS: 6, EW: 7}, {NS: 2, EW: 2}, [NS, EW])
    assert [row[5] for row in law(claimed(state, [(NS, "tricks"), (EW, "tricks")])).proved] == [2, 2]


def test_DW_REV_6_in_time_it_must_be_enforced_and_it_is_not_claimed_when_his_side_goes_on():
    state = revoked("classic-whist", code=DUPLICATE)
    north = holder(state, NORTH)
    proved = do(state, CallRevoke(EAST, 1), north)
    assert can(proved, north) == {ChoosePenalty("tricks")}
    assert refused(proved, north, REMIT) == "refusal.law_nothing"
    done = counted(state)
    assert done.result is not None and not law(done).proved
    by_1893 = revoked("classic-whist", code=OF_1893)
    assert REMIT in can(do(by_1893, CallRevoke(EAST, 1), north), north)


@BOTH_CODES
def test_DW_REV_8_W_AWL_3_an_adversary_asks_and_can_require_the_correction(code):
    state = whist("C2 C5 DJ CJ", code=code)
    for seat in (NORTH, SOUTH, WEST):
        assert ASKS[EAST] in can(state, holder(state, seat))
    required = by(state, SOUTH, ASKS[EAST])
    assert can(required, holder(state, EAST)) == {Withdraw(card("DJ"))}
    assert refused(required, TABLE, Quit()) == "refusal.law_first"
    # Who has none says so, and is not asked again.
    void = by(without(state, EAST, "C"), SOUTH, ASKS[EAST])
    assert can(void, holder(void, EAST)) == {NONE_HELD}
    void = by(void, EAST, NONE_HELD)
    assert refused(void, holder(void, NORTH), ASKS[EAST]) == "refusal.ask_who"
    assert refused(do(state, Quit(), TABLE), holder(state, SOUTH), ASKS[EAST]) == "refusal.ask_followed"


# ---- miscellaneous


@BOTH_CODES
def test_DW_MISC_1_the_last_adversary_calls_the_partners_highest_or_lowest_or_a_trump_or_none(code):
    state = by(whist("C2", code=code), WEST, DRAW_TRICK)
    assert answering(state) == (holder(state, SOUTH),)
    assert demanded_of(state, SOUTH) == {Demand("highest"), Demand("lowest")}
    assert legal(cards(by(state, SOUTH, Demand("highest")), "C5"), EAST) == hand_of([card("CT")])
    void = by(without(whist("C2", code=code), EAST, "C"), WEST, DRAW_TRICK)
    void = by(void, SOUTH, Demand("highest"))
    assert demanded_of(void, SOUTH) == {Demand("trump"), Demand("plain")}


def test_DW_MISC_2_a_partner_may_prevent_a_revoke_and_is_told_of_every_penalty():
    state = whist("C2 C5 DJ CJ")
    assert ASKS[EAST] in can(state, holder(state, WEST))
    mended = by(by(state, WEST, ASKS[EAST]), EAST, Withdraw(card("DJ")))
    # What is asked, and of whom, is the same for both: either may remind the other of what he may demand.
    for seat in (NORTH, SOUTH):
        assert law(mended).wrong and view(mended, holder(mended, seat)).part(LawTable) == law(mended)
    assert demanded_of(mended, SOUTH) == {Demand("highest"), Demand("lowest")} and not demanded_of(mended, NORTH)


@BOTH_CODES
def test_W_AWL_4_a_card_taken_back_lies_open_and_nobody_need_demand_it(code):
    state = whist("C2 C5 DJ", code=code)
    after, events = apply(state, holder(state, EAST), Withdraw(card("DJ")))
    player = holder(state, EAST)
    assert events == (
        CardWithdrawn(player, EAST, card("DJ"), ()),
        CardsExposed(player, EAST, (card("DJ"),), True, False),
    )
    assert law(after).exposed == ((EAST, card("DJ")),) and not law(after).wrong
    for seat in (NORTH, SOUTH):
        assert refused(after, holder(after, seat), Demand("card")) == "refusal.law_nothing"


@BOTH_CODES
def test_DW_MISC_3_W_AWL_14_the_first_demand_is_final(code):
    state = by(taken_up(code), SOUTH, NAME_TURNED)
    for first, second in ((EAST, WEST), (WEST, EAST)):
        assert {HIGHEST, LOWEST} <= can(state, holder(state, second))
        once = by(state, first, HIGHEST)
        assert refused(once, holder(once, second), LOWEST) == "refusal.law_nothing"


@BOTH_CODES
def test_DW_MISC_3_W_AWL_14_what_either_adversary_waives_neither_enforces(code):
    state = by(by(taken_up(code), SOUTH, NAME_TURNED), EAST, WAIVE)
    assert refused(state, holder(state, WEST), HIGHEST) == "refusal.law_nothing" and not law(state).trumps


@pytest.mark.parametrize("code", ["english", "english_revised", OF_1893])
def test_W_AWL_8_W_PEN_1_the_other_adversary_may_call_a_card_that_one_of_them_does_not_call_now(code):
    """Not to call a card now is to waive nothing: it may be called in any trick (Foster, law 23)."""
    shown = by(expose(whist(code=code), WEST, "D5"), SOUTH, WAIVE)
    assert CallCard(card("D5")) in can(shown, holder(shown, NORTH)) and answering(shown)
    neither = by(shown, NORTH, WAIVE)
    assert not answering(neither) and law(neither).exposed == ((WEST, card("D5")),), "it may be called later"


@pytest.mark.parametrize("scope", ["revoke", "revoke_turn", "all"])
def test_W_AWL_8_DW_EXP_3_before_he_plays_the_right_hand_adversary_calls_and_later_nobody(scope):
    """Whatever else can go wrong: a card that was taken back lies open at every table."""
    rules = {"code": DUPLICATE, "penalise_scope": scope}
    state = cards(begun_at("classic-whist", **rules), "C2 C5 DJ CJ")
    state = by(by(state, EAST, Withdraw(card("DJ"))), SOUTH, WAIVE)
    state = do(cards(state, "C8 CJ"), Quit(), TABLE)  # South leads to the next trick, West follows
    state = cards(state, "D2 D5")
    call = CallCard(card("DJ"))
    assert to_play(state) == NORTH and call in can(state, holder(state, NORTH))
    called = by(state, NORTH, call)
    assert law(called).owed
    late = cards(state, "D8")
    assert to_play(late) == EAST
    for seat in (NORTH, SOUTH):
        assert call not in can(late, holder(late, seat))


@BOTH_CODES
def test_DW_MISC_3_W_AWL_14_a_wrong_adversary_and_a_wrong_penalty_get_nothing(code):
    state = ahead(whist("C2", code=code), SOUTH, "CJ")
    assert refused(state, holder(state, WEST), Demand("highest")) == "refusal.law_first"
    for wrong in ("win", "lose", "card", "suit", "highest-trump", "trump"):
        assert refused(state, holder(state, EAST), Demand(wrong)) == "refusal.law_nothing"
    lead = ahead(whist(code=code), SOUTH, "CJ")
    for wrong in ("card", "stand", "highest"):
        assert refused(lead, holder(lead, EAST), Demand(wrong)) == "refusal.law_nothing"


@BOTH_CODES
def test_DW_MISC_4_W_AWL_13_needless_disobedience_is_a_revoke(code):
    # Highest or lowest.
    state = by(by(whist("C2", code=code), WEST, DRAW_TRICK), SOUTH, Demand("highest"))
    assert established(do(cards(state, "C5 C8 CJ"), Quit(), TABLE)) == [Revoke(EAST, 1, True)]
    # To trump, or not to.
    for what, wrong in (("trump", "DJ"), ("plain", "S6")):
        state = by(without(whist("C2", code=code), EAST, "C"), WEST, DRAW_TRICK)
        state = by(by(state, SOUTH, Demand("highest")), SOUTH, Demand(what))
        assert established(do(cards(state, f"C5 {wrong} CJ"), Quit(), TABLE)) == [Revoke(EAST, 1, True)]
    # To lead a suit.
    state = ahead(quitted("C2 C5 C8 CA", code=code), NORTH, "HJ")
    state = by(state, EAST, CallSuit(read_suit("D")))
    assert established(do(cards(state, "CJ C3 C6 C9"), Quit(), TABLE)) == [Revoke(SOUTH, 2, True)]
    # To win a trick.
    state = whist("SA", code=code)
    state = by(by(state, WEST, PlayAhead(card("SK"))), NORTH, MUST_WIN[2])
    state = do(cards(state, "S2 S6 ST"), Quit(), TABLE)
    assert law(state).must == ((EAST, 2),)


def test_every_law_of_this_page_holds_where_the_seat_is_anybodys():
    """The laws know no seat: dealt round, the same happens to the next hand (W-AWL-8)."""
    for seat, right in ((NORTH, WEST), (EAST, NORTH), (SOUTH, EAST)):
        state = expose(whist(), Seat(seat), {NORTH: "C5", EAST: "C8", SOUTH: "CQ"}[seat])
        state = cards(state, {NORTH: "", EAST: "C2", SOUTH: "C2 C7"}[seat])
        callers = {at for at in range(4) if any(isinstance(one, CallCard) for one in can(state, holder(state, at)))}
        assert callers == {right}
        assert free(state)


@pytest.mark.parametrize(("code", "moved"), [(DUPLICATE, 0), (OF_1893, 2)])
def test_W_AWL_6_DW_REV_4_tricks_won_before_the_first_revoke_are_not_taken(code, moved):
    """East and West win tricks 1 and 2, East revokes in trick 3, and they win no more."""
    state = cards(begun_at("classic-whist", code=code), "SA S2 S6 ST")
    state = cards(do(state, Quit(), TABLE), "SK S3 S7 H4")
    state = do(cards(do(state, Quit(), TABLE), "C2 C5 DJ CJ"), Quit(), TABLE)
    state = by(state, SOUTH, Claim(10))
    state = do(state, Judge("exact"), REFEREE)
    assert state.phase_name == "count"
    north = holder(state, NORTH)
    proved = do(state, CallRevoke(EAST, 3), north)
    seen = view(proved, north)
    question = law_question(seen, naming(seen))
    assert question is not None
    assert question.replies[0].label == ("Take two tricks" if moved else "Nothing can be taken")
    done = counted(do(proved, ChoosePenalty("tricks"), north))
    assert [line.facts.moved for line in done.result.lines if line.cause.value == "revoke"] == [moved]
