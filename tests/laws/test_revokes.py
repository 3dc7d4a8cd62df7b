"""Are wrong cards asked about, taken back, and paid for as the laws say (W-REV, ED-50..52, W-AWL, BD-60..67)?"""

from random import Random

import pytest

from dummywhist.engine.cards.card import CLUBS
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, Claim, Judge
from dummywhist.engine.deal.actions.laws import (
    CONTENT,
    LET_STAND,
    NONE_HELD,
    REMIT,
    WAIVE,
    AskNone,
    CallCard,
    CallRevoke,
    ChoosePenalty,
    Content,
    Demand,
    Withdraw,
)
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import WrongCardTold
from dummywhist.engine.deal.law import LawTable, demanded, obedient
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established, wrong_cards
from dummywhist.engine.deal.layout import REFEREE, TABLE, Side
from dummywhist.engine.deal.phases.play import following, to_play, trick_full
from dummywhist.engine.deal.points import taken
from dummywhist.engine.deal.score import Penalty
from dummywhist.engine.deal.won import Agreed
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.consistent import check_view
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.parts import Trick
from dummywhist.engine.rules.remedies import ROWS, Offence
from tests.laws.dealing import A, B, C, all_waive, dealt, dealt_by, do, rules_of, setup_of
from tests.laws.laid import claimed, counted, found, laid

NS, EW = Side("NS"), Side("EW")
# West leads. Every hand has three or four cards of each suit, so that nobody is void.
GIVEN = {
    WEST: ["C2", "C3", "C4", "D5", "D6", "D7", "H8", "H9", "HT", "SJ", "SQ", "SK", "SA"],
    NORTH: ["C5", "C6", "C7", "D8", "D9", "DT", "HJ", "HQ", "HK", "S2", "S3", "S4", "S5"],
    EAST: ["C8", "C9", "CT", "DJ", "DQ", "DK", "HA", "H2", "H3", "S6", "S7", "S8", "S9"],
    SOUTH: ["CJ", "CQ", "CK", "CA", "DA", "D2", "D3", "D4", "H4", "H5", "H6", "H7", "ST"],
}


def begun(game="english-dummy", before=None, **changes):
    """Return a deal in which West leads and nobody is void; spades are trumps."""
    setup = setup_of(rules_of(game, follow="penalise", **changes), before=before)
    state = dealt(setup, dealt_by(setup, GIVEN, "ST"))
    assert state.phase_name == "play" and to_play(state) == WEST
    return state


def cards(state, words):
    """Return the deal after these cards, each by who plays the hand on turn; nothing is quitted."""
    for word in words.split():
        state = do(state, Play(read_card(word)), state.layout.holder[to_play(state)])
    return state


def can(state, by):
    return set(kernel.choices(state, by))


def law(state):
    return state.part(LawTable)


def demands(state, by):
    return {one for one in can(state, by) if isinstance(one, Demand)}


def refused(state, by, action):
    with pytest.raises(Unlawful) as said:
        kernel.apply(state, by, action)
    return said.value.message.key


def to_the_count(state, dice=0):
    """Return the deal played out by cards that follow suit."""
    dice = Random(dice)
    while state.phase_name == "play":
        if trick_full(state):
            state = do(state, Quit(), TABLE)
            continue
        seat = to_play(state)
        legal = following(state.setup.rules.trick, state.ranked, state.hands[seat], state.trick)
        state = do(state, Play(dice.choice(list(cards_in(legal)))), state.layout.holder[seat])
    return state


# ---- what can be played


def test_W_REV_1_every_card_can_be_played_and_only_a_wrong_one_is_a_revoke():
    state = cards(begun(), "C2")
    assert kernel.choices(state, A).cards == state.hands[NORTH]  # D's hand, by P
    state = cards(state, "C5")
    assert kernel.choices(state, C).cards == state.hands[EAST]
    wrong = cards(state, "DJ")
    assert wrong_cards(wrong) == [(EAST, read_card("DJ"))]
    assert wrong_cards(cards(state, "C8")) == []


def test_W_REV_1_who_has_none_does_not_revoke():
    setup = setup_of(rules_of("english-dummy", follow="penalise"))
    void = dict(GIVEN) | {
        EAST: ["DJ", "DQ", "DK", "D8", "D9", "DT", "HA", "H2", "H3", "S6", "S7", "S8", "S9"],
        NORTH: ["C5", "C6", "C7", "C8", "C9", "CT", "HJ", "HQ", "HK", "S2", "S3", "S4", "S5"],
    }
    state = cards(dealt(setup, dealt_by(setup, void, "ST")), "C2 C5 DJ CJ")
    assert wrong_cards(state) == []
    assert AskNone(EAST) in can(state, B)  # he may be asked all the same
    state = do(state, AskNone(EAST), B)
    assert can(state, C) == {NONE_HELD}


# ---- correction


def test_W_REV_2_a_wrong_card_is_taken_back_until_the_trick_is_quitted():
    state = cards(begun(), "C2 C5 DJ")
    assert Withdraw(read_card("DJ")) in can(state, C)
    full = cards(state, "CJ")
    assert Withdraw(read_card("DJ")) in can(full, C)
    assert Withdraw(read_card("DJ")) not in can(full, B) | can(full, A)
    quitted = do(full, Quit(), TABLE)
    assert not any(isinstance(action, Withdraw) for action in can(quitted, C))
    assert refused(quitted, C, Withdraw(read_card("DJ"))) == "refusal.withdraw_gone"
    assert established(quitted) == [Revoke(EAST, 1)]


def test_W_REV_2_who_followed_takes_nothing_back():
    state = cards(begun(), "C2 C5 C8 CJ")
    for by in (A, B, C):
        assert not any(isinstance(action, Withdraw | AskNone) for action in can(state, by))
    assert refused(state, C, Withdraw(read_card("C8"))) == "refusal.withdraw_lies"


def test_W_REV_3_ED_51a_only_a_living_partner_asks():
    state = cards(begun(), "C2 C5 DJ")
    assert AskNone(EAST) in can(state, B) and AskNone(EAST) not in can(state, A)
    mine = cards(begun(), "C2 C5 C8 DA")
    # P has no partner who could ask him, and no adversary may.
    assert not any(isinstance(action, AskNone) for by in (A, B, C) for action in can(mine, by))
    assert refused(mine, B, AskNone(SOUTH)) == "refusal.ask_who"
    assert refused(mine, B, AskNone(NORTH)) == "refusal.ask_followed"


def test_W_REV_3_the_answer_none_leaves_the_wrong_card_to_be_established():
    asked = do(cards(begun(), "C2 C5 DJ"), AskNone(EAST), B)
    assert kernel.actors(asked) == (C,)
    assert can(asked, C) == {Withdraw(read_card("DJ")), NONE_HELD}
    assert refused(asked, A, Play(read_card("CJ"))) == "refusal.law_first"
    answered = do(asked, NONE_HELD, C)
    assert AskNone(EAST) not in can(answered, B)
    assert established(do(cards(answered, "CJ"), Quit(), TABLE)) == [Revoke(EAST, 1)]


def test_W_REV_3_asked_in_time_it_is_mended():
    asked = do(cards(begun(), "C2 C5 DJ CJ"), AskNone(EAST), B)
    mended = do(asked, Withdraw(read_card("DJ")), C)
    assert mended.trick == tuple(map(read_card, ("C2", "C5")))
    assert mended.hands[EAST] >> read_card("DJ") & 1 and mended.hands[SOUTH] >> read_card("CJ") & 1


@pytest.mark.parametrize(
    ("remedy", "owed"), [("highest", "CT"), ("lowest", "C8")]
)  # fmt: skip
def test_W_REV_4_W_PEN_3_the_adversaries_require_highest_or_lowest(remedy, owed):
    mended = do(cards(begun(), "C2 C5 DJ CJ"), Withdraw(read_card("DJ")), C)
    assert kernel.actors(mended) == (A,)
    assert can(mended, A) == {Demand("card"), Demand("highest"), Demand("lowest"), WAIVE}
    state = do(mended, Demand(remedy), A)
    legal = following(Trick(), state.ranked, state.hands[EAST], state.trick)
    left = obedient(state.ranked, state.trick, legal, law(state).owed, EAST)
    assert left == hand_of([read_card(owed)])
    done = to_the_count(cards(state, f"{owed} CA"))
    assert established(done) == [] and not law(done).owed


def test_W_REV_4_those_who_played_after_it_may_change_their_cards_and_nobody_calls_them():
    mended = all_waive(do(cards(begun(), "C2 C5 DJ CJ"), Withdraw(read_card("DJ")), C))
    state = cards(mended, "C9 CA")
    assert state.trick[-1] == read_card("CA") and law(state).exposed == ()


def test_W_REV_4_W_PEN_1_the_wrong_card_may_be_called_until_it_is_played():
    state = do(do(cards(begun(), "C2 C5 DJ CJ"), Withdraw(read_card("DJ")), C), Demand("card"), A)
    assert law(state).exposed == ((EAST, read_card("DJ")),)
    # W-EXP-3: a call cannot force a revoke, and who took back a renounce can follow.
    assert not any(isinstance(action, CallCard) for action in can(state, A))
    assert refused(state, A, CallCard(read_card("DJ"))) == "refusal.call_forces_revoke"
    later = do(cards(state, "C8 CJ"), Quit(), TABLE)
    assert law(later).follows == ()
    assert law(later).owed == () and law(later).exposed
    # South leads a diamond: West, D, and East, of whom it is called.
    later = cards(later, "D2 D5 D8")
    assert CallCard(read_card("DJ")) in can(later, A) and CallCard(read_card("DJ")) not in can(later, B)
    called = do(later, CallCard(read_card("DJ")), A)
    obeyed = cards(called, "DJ")
    assert law(obeyed).exposed == () and established(to_the_count(obeyed)) == []
    # W-REV-13: to disobey while able is a revoke; W-EXP-2: and he may still be called.
    disobeyed = do(cards(called, "DQ"), Quit(), TABLE)
    assert law(disobeyed).exposed and established(disobeyed) == [Revoke(EAST, 2, True)]


def test_W_EXP_6_a_call_before_the_turn_of_its_holder_is_refused():
    state = do(do(cards(begun(), "C2 C5 DJ"), Withdraw(read_card("DJ")), C), Demand("card"), A)
    state = do(cards(state, "C8 CJ"), Quit(), TABLE)
    assert to_play(state) == SOUTH
    assert refused(state, A, CallCard(read_card("DJ"))) == "refusal.call_not_exposed"


def test_W_REV_13_a_disobedient_card_may_be_taken_back_and_the_call_holds():
    state = do(do(cards(begun(), "C2 C5 DJ"), Withdraw(read_card("DJ")), C), Demand("highest"), A)
    state = do(cards(state, "C8"), Withdraw(read_card("C8")), C)
    assert law(state).wrong == () and law(state).owed == ((EAST, "highest"),)
    assert established(to_the_count(cards(state, "CT"))) == []


def test_W_REV_4_all_remember_a_card_that_was_taken_back():
    state = do(cards(begun(), "C2 C5 DJ CJ"), Withdraw(read_card("DJ")), C)
    assert (EAST, hand_of([read_card("DJ")])) in view(state, A).memory
    assert (SOUTH, hand_of([read_card("CJ")])) in view(state, B).memory
    assert view(state, C).memory == ((SOUTH, hand_of([read_card("CJ")])),)


# ---- the dummy and its player


def test_ED_50_DF_36_MO_60_a_wrong_card_of_dummy_stands_and_nothing_is_owed():
    for game in ("english-dummy", "mort-3", "double-dummy"):
        state = cards(begun(game), "C2 D8")
        by = state.layout.holder[NORTH]
        assert Withdraw(read_card("D8")) in can(state, by), game
        mended = do(state, Withdraw(read_card("D8")), by)
        assert law(mended) == LawTable(follows=((NORTH, CLUBS),)) and to_play(mended) == NORTH
        stands = do(cards(state, "C8 CJ"), Quit(), TABLE)
        assert established(stands) == []
        done = to_the_count(stands)
        claimant = next(p for p in done.layout.players if CONTENT in can(done, p) and p != by)
        assert refused(done, claimant, CallRevoke(NORTH, 1)) == "refusal.revoke_dummy"


def test_ED_50_dummy_revoke_prevented():
    state = cards(begun(dummy_revoke="prevent"), "C2")
    assert kernel.choices(state, A).cards == following(Trick(), state.ranked, state.hands[NORTH], state.trick)
    assert kernel.choices(cards(state, "C5"), C).cards == state.hands[EAST]


def test_ED_53_MO_53_a_card_of_dummys_player_is_not_called():
    for game in ("english-dummy", "mort-3"):
        state = cards(begun(game), "C2 C5 C8 DA")
        mended = do(state, Withdraw(read_card("DA")), A)
        assert set(kernel.actors(mended)) == {B, C}
        assert can(mended, B) == {Demand("highest"), Demand("lowest"), WAIVE}


def test_DF_35_nothing_is_owed_for_a_card_taken_back():
    state = cards(begun("double-dummy"), "C2 C5 C8 DA")
    by = state.layout.holder[SOUTH]
    assert law(do(state, Withdraw(read_card("DA")), by)) == LawTable(follows=((SOUTH, CLUBS),))


# ---- America


def test_W_AWL_3_an_adversary_asks_and_requires_the_correction():
    state = cards(begun("classic-whist", code="awl_1893"), "C2 C5 DJ")
    west, east = state.layout.holder[WEST], state.layout.holder[EAST]
    north = state.layout.holder[NORTH]
    assert AskNone(EAST) in can(state, north) and AskNone(EAST) in can(state, west)
    assert can(do(state, AskNone(EAST), north), east) == {Withdraw(read_card("DJ"))}
    assert can(do(state, AskNone(EAST), west), east) == {Withdraw(read_card("DJ")), NONE_HELD}
    english = cards(begun("classic-whist"), "C2 C5 DJ")
    assert AskNone(EAST) not in can(english, north) and AskNone(EAST) in can(english, west)


def test_W_AWL_4_by_the_code_of_1893_only_the_card_is_called():
    for played, rest in (("C2 C5 DJ", "C8 CJ"), ("C2 C5 DJ CJ", "C8 CJ")):
        state = cards(begun("classic-whist", code="awl_1893"), played)
        mended = do(state, Withdraw(read_card("DJ")), state.layout.holder[EAST])
        assert mended.part(LawTable).exposed == ((EAST, read_card("DJ")),)
        called = [CallCard(read_card("DJ")), WAIVE]
        for later, wanted in ((mended, []), (cards(do(cards(mended, rest), Quit(), TABLE), "H4 H8 HJ"), called)):
            # W-EXP-3: not in the trick in which the hand must follow.
            for seat in (NORTH, SOUTH):
                offered = {one for one in can(later, later.layout.holder[seat]) if not isinstance(one, Claim)}
                assert offered == set(wanted)


def test_W_AWL_4_in_duplicate_the_left_adversary_who_has_played_calls_highest_or_lowest():
    state = cards(begun("classic-whist", code="awl_duplicate"), "C2 C5 DJ CJ")
    holder = state.layout.holder
    mended = do(state, Withdraw(read_card("DJ")), holder[EAST])
    assert mended.part(LawTable).exposed == ((EAST, read_card("DJ")),)
    assert can(mended, holder[SOUTH]) == {Demand("highest"), Demand("lowest"), WAIVE}
    assert not demands(mended, holder[NORTH])
    # He had not played yet, or it was the fourth hand: nothing but the card, which lies open of itself.
    for played, wrong, seat in (("C2 C5 DJ", "DJ", EAST), ("C2 C5 C8 DA", "DA", SOUTH)):
        early = do(
            cards(begun("classic-whist", code="awl_duplicate"), played), Withdraw(read_card(wrong)), holder[seat]
        )
        assert early.part(LawTable).exposed == ((seat, read_card(wrong)),)
        assert not any(demands(early, player) for player in early.layout.players)


@pytest.mark.parametrize(("code", "sizes"), [("awl_1893", [2, 2]), ("awl_duplicate", [2, 1]), ("english", [3, 3])])
def test_W_AWL_5_W_REV_12_what_each_revoke_of_a_side_costs(code, sizes):
    rules = rules_of("classic-whist", follow="penalise", code=code)
    state = laid(rules, {}, {NS: 5, EW: 8}, {NS: 2, EW: 2}, [EW, EW])
    done = claimed(state, [(EW, "tricks"), (EW, "tricks")])
    assert [row[5] for row in law(done).proved] == sizes


def test_W_AWL_7_in_duplicate_a_revoke_cannot_be_waived():
    for code, waived in (("awl_duplicate", False), ("awl_1893", True)):
        rules = rules_of("classic-whist", follow="penalise", code=code)
        state = laid(rules, {}, {NS: 5, EW: 8}, {NS: 2, EW: 2}, [EW])
        revoke = next(found(state, EW))
        by = next(p for p in state.layout.players if CallRevoke(revoke.seat, revoke.trick) in can(state, p))
        proved = do(state, CallRevoke(revoke.seat, revoke.trick), by)
        assert (REMIT in can(proved, by)) is waived and ChoosePenalty("tricks") in can(proved, by)


def test_W_REV_12_revoke_further_one_each():
    rules = rules_of("english-dummy", follow="penalise", revoke_further="one_each")
    done = claimed(laid(rules, {}, {NS: 5, EW: 8}, None, [EW, EW]), [(EW, "tricks"), (EW, "tricks")])
    assert [row[5] for row in law(done).proved] == [3, 1]


# ---- claims


def revoked(game="english-dummy", **changes):
    """Return a deal at its count in which East alone revoked, in the first trick."""
    state = do(cards(begun(game, **changes), "C2 C5 DJ CJ"), Quit(), TABLE)
    state = to_the_count(state)
    assert state.phase_name == "count" and established(state) == [Revoke(EAST, 1)]
    return state


def test_W_REV_5_a_revoke_is_claimed_with_its_trick_or_without():
    for trick in (1, 0):
        state = do(revoked(), CallRevoke(EAST, trick), A)
        assert law(state).open == (EW, EAST, 1, NS, "", 3)
        assert kernel.actors(state) == (A,)
    # The next one of the same hand is not there: settled as false, and the right to claim is not lost.
    again = do(do(do(revoked(), CallRevoke(EAST, 0), A), REMIT, A), CallRevoke(EAST, 0), A)
    assert law(again).open is None and CONTENT in can(again, A)
    assert refused(again, A, CallRevoke(EAST, 0)) == "refusal.revoke_twice"
    assert refused(again, A, CallRevoke(EAST, 1)) == "refusal.revoke_twice"


def test_W_REV_5_bad_claims_are_refused_and_change_nothing():
    state = revoked()
    assert refused(state, B, CallRevoke(EAST, 1)) == "refusal.revoke_own"
    assert refused(state, A, CallRevoke(EAST, 14)) == "refusal.revoke_no_trick"
    assert refused(state, B, ChoosePenalty("tricks")) == "refusal.law_nothing"
    assert refused(begun(), A, CallRevoke(EAST, 1)) == "refusal.revoke_early"
    assert refused(state, TABLE, next(iter(kernel.choices(counted_ready(state), TABLE)))) == "refusal.law_before_count"


def counted_ready(state):
    while TABLE not in kernel.actors(state):
        state = do(state, CONTENT, kernel.actors(state)[0])
    return state


def test_W_REV_6_a_side_claims_until_one_of_it_is_content():
    state = revoked()
    assert set(kernel.actors(state)) == {A, B, C}
    adversaries = do(state, Content(), B)
    # CAVENDISH case 8: only his side loses the right.
    assert kernel.actors(adversaries) == (A,)
    assert refused(adversaries, C, CallRevoke(SOUTH, 1)) == "refusal.revoke_late"
    assert CallRevoke(EAST, 1) in can(adversaries, A)
    assert counted(adversaries).result is not None


def test_W_REV_8_a_false_claim_costs_nothing_or_a_point():
    free = do(revoked(before={"NS": 2}), CallRevoke(EAST, 2), A)
    assert law(free).called == ((NS, EAST, 2, False),) and law(free).proved == ()
    plain = dict(counted(revoked(before={"NS": 2})).result.after)
    assert dict(counted(free).result.after) == plain
    costs = do(revoked(before={"NS": 2}, false_claim="minus_one"), CallRevoke(EAST, 2), A)
    assert dict(counted(costs).result.after) == plain | {"NS": plain["NS"] - 1}
    # It is no revoke: the side is not barred from winning the game.
    assert not any(line.facts.kind != "false" for line in counted(costs).result.lines if line.cause.value == "revoke")


def test_W_REV_9_ED_52_dummys_player_alone_chooses_and_the_adversaries_either():
    state = do(revoked(before={"EW": 3}), CallRevoke(EAST, 1), A)
    assert can(state, A) == {ChoosePenalty("tricks"), ChoosePenalty("deduct"), ChoosePenalty("add"), REMIT}
    mine = to_the_count(do(cards(begun(before={"NS": 3}), "C2 C5 C8 DA"), Quit(), TABLE))
    mine = do(mine, CallRevoke(SOUTH, 1), C)
    assert set(kernel.actors(mine)) == {B, C}
    assert ChoosePenalty("add") in can(mine, B)


def test_MO_69_what_takes_nothing_is_not_offered():
    state = do(revoked("mort-3", before={"EW": 0}), CallRevoke(EAST, 1), A)
    assert ChoosePenalty("deduct") not in can(state, A)


@pytest.mark.parametrize(("score", "second"), [(1, False), (3, False), (4, True)])
def test_MO_69_MO_Q11_points_are_not_offered_once_the_penalty_before_took_the_last(score, second):
    state = laid(rules_of("english-dummy", follow="penalise"), {EW: score}, {NS: 4, EW: 9}, None, [EW, EW])
    first, other = list(found(state, EW))[:2]
    state = do(do(state, CallRevoke(first.seat, first.trick), A), ChoosePenalty("deduct"), A)
    state = do(state, CallRevoke(other.seat, other.trick), A)
    assert (ChoosePenalty("deduct") in can(state, A)) is second
    assert ChoosePenalty("tricks") in can(state, A)


def test_W_REV_18_MO_69_where_nothing_can_be_taken_any_more_one_choice_is_left():
    state = laid(rules_of("english-dummy", follow="penalise"), {NS: 4}, {NS: 13, EW: 0}, None, [EW, EW])
    first, other = list(found(state, EW))[:2]
    state = do(do(state, CallRevoke(first.seat, first.trick), A), ChoosePenalty("add"), A)
    state = do(state, CallRevoke(other.seat, other.trick), A)
    assert can(state, A) == {ChoosePenalty("tricks"), REMIT}


@pytest.mark.parametrize("kind", ["tricks", "deduct", "add"])
def test_W_REV_9_a_fixed_penalty(kind):
    state = do(revoked(before={"EW": 3}, revoke_penalty=kind), CallRevoke(EAST, 1), A)
    assert can(state, A) == {ChoosePenalty(kind), REMIT}


def test_W_REV_19_the_penalty_worth_most_is_offered_first():
    rules = rules_of("english-dummy", follow="penalise")
    lost = laid(rules, {"NS": 2, "EW": 0}, {NS: 0, EW: 13}, None, [EW])
    revoke = next(found(lost, EW))
    wins = do(lost, CallRevoke(revoke.seat, revoke.trick), A)
    # ED-E16: three points on end the game at once, a treble (W-REV-18).
    assert law(wins).offers[0] == "add"
    for seed in range(12):
        state = laid(rules_of("english-dummy", follow="penalise"), {"NS": seed % 4, "EW": seed % 5}, {NS: 6, EW: 7},
                     None, [EW])  # fmt: skip
        revoke = next(found(state, EW))
        proved = do(state, CallRevoke(revoke.seat, revoke.trick), A)
        worth = {}
        for kind in law(proved).offers:
            result = counted(do(proved, ChoosePenalty(kind), A)).result
            after = dict(result.after)
            worth[kind] = (result.value if result.winner == NS else 0, after[NS] - after[EW])
        best = max(worth.values())
        assert law(proved).offers[0] == next(kind for kind in ("tricks", "add", "deduct") if worth.get(kind) == best)


def test_W_REV_5_told_at_the_end():
    state = revoked(revoke_detection="automatic")
    assert law(state).open == (EW, EAST, 1, NS, "", 3) and kernel.actors(state) == (A,)
    assert TABLE in kernel.actors(do(state, ChoosePenalty("tricks"), A))


def test_W_REV_5_told_at_once_and_correctable():
    state = cards(begun(revoke_detection="warn"), "C2 C5")
    warned, events = kernel.apply(state, C, Play(read_card("DJ")))
    assert WrongCardTold(EAST, read_card("DJ")) in events
    assert kernel.actors(warned) == (C,) and can(warned, C) == {Withdraw(read_card("DJ")), LET_STAND}
    stands = do(cards(do(warned, LET_STAND, C), "CJ"), Quit(), TABLE)
    assert law(to_the_count(stands)).open == (EW, EAST, 1, NS, "", 3)
    assert not law(cards(state, "C8")).warned


def revoked_openly(**changes):
    """Return a deal in which East let a wrong card stand of which all were told, one trick later."""
    state = cards(begun(revoke_detection="warn", **changes), "C2 C5 DJ")
    return do(cards(do(state, LET_STAND, C), "CJ"), Quit(), TABLE)


def test_W_REV_15_who_revoked_may_demand_that_the_deal_be_played_out():
    state = revoked_openly(penalise_scope="all")
    judged = do(do(state, Claim(3), A), Judge("exact"), REFEREE)
    assert judged.phase_name == "play" and set(kernel.actors(judged)) == {B, C}
    assert can(judged, B) == {ACCEPT, DECLINE} and view(judged, B).judged == "exact"
    check_view(view(judged, B), judged.setup.rules)
    out = do(judged, DECLINE, B)
    assert out.phase_name == "play" and not out.part(Agreed).tricks and not law(out).exposed
    assert refused(out, A, Claim(2)) == "refusal.claim_barred"
    agreed = do(do(judged, ACCEPT, B), ACCEPT, C)
    assert agreed.phase_name == "count" and dict(agreed.part(Agreed).tricks)[NS] == 3


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(lambda: cards(begun(revoke_detection="warn"), "C2 C5 C8"), id="nobody revoked"),
        pytest.param(
            lambda: do(cards(begun(revoke_detection="automatic"), "C2 C5 DJ CJ"), Quit(), TABLE), id="told at the end"
        ),
        pytest.param(lambda: do(cards(begun(), "C2 C5 DJ CJ"), Quit(), TABLE), id="charged at the end"),
    ],
)
def test_W_REV_15_a_right_claim_is_settled_where_no_revoke_is_charged_in_the_play(state):
    assert do(do(state(), Claim(3), A), Judge("exact"), REFEREE).phase_name == "count"


def test_W_REV_15_a_claim_of_who_revoked_himself_is_settled_at_once():
    judged = do(do(revoked_openly(), Claim(3), B), Judge("low"), REFEREE)
    assert judged.phase_name == "count"


# ---- the other games


def test_BD_61_to_66_a_renege_names_the_book_and_a_wrong_call_costs_the_callers():
    rules = rules_of("bid-dummy", follow="penalise")
    state = bid(rules)
    dice = Random(3)
    while state.phase_name != "count":
        state = wild(state, dice)
    reneges = [revoke for revoke in established(state)]
    assert reneges and all(revoke.seat not in state.layout.dummies for revoke in reneges)
    revoke = reneges[0]
    side = state.layout.side[revoke.seat]
    caller = next(p for p in state.layout.players if state.layout.side[state.layout.own_seat(p)] != side)
    assert refused(state, caller, CallRevoke(revoke.seat, 0)) == "refusal.revoke_unnamed"
    tricks = {of: sum(state.layout.side[t.winner] == of for t in state.tricks) for of in state.layout.sides}
    right = do(state, CallRevoke(revoke.seat, revoke.trick), caller)
    assert law(right).offers == ("tricks",)
    paid = counted(do(right, ChoosePenalty("tricks"), caller))
    wrong_trick = next(n for n in range(1, 14) if Revoke(revoke.seat, n) not in reneges)
    wrong = do(state, CallRevoke(revoke.seat, wrong_trick), caller)
    assert law(wrong).proved == ((state.layout.other_side(side), revoke.seat, wrong_trick, side, "tricks", 3),)
    moved = next(line for line in paid.result.lines if line.cause.value == "revoke")
    assert moved.facts.moved == min(3, tricks[side])
    assert refused(wrong, caller, CallRevoke(revoke.seat, wrong_trick)) == "refusal.revoke_twice"


@pytest.mark.parametrize(("held", "left"), [(13, 10), (3, 0), (2, 0), (0, 0)])
def test_BD_64_W_REV_16_no_more_books_are_moved_than_there_are(held, left):
    tricks, lines = taken({NS: held, EW: 13 - held}, [Penalty(NS, "tricks", 3, EW)], {NS: 0, EW: 0})
    assert tricks == {NS: left, EW: 13 - left} and lines[0].facts.moved == held - left


@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0), (0, 0)])
def test_W_REV_8_W_Q4_where_tricks_are_counted_a_false_claim_takes_a_point_and_no_trick(before, after):
    """Each of two, as far as there are points."""
    false = Penalty(NS, "false", 1, EW)
    tricks, lines = taken({NS: 9, EW: 4}, [false, false], {NS: before, EW: 3})
    assert tricks == {NS: 9, EW: 4} and {(line.side, line.unit.value) for line in lines} == {(NS, "points")}
    assert before + sum(line.amount for line in lines) == after == lines[-1].facts.score.after


def test_W_REV_14_where_tricks_are_counted_what_is_cancelled_moves_none():
    both = [Penalty(NS, "cancelled", 3, EW), Penalty(EW, "cancelled", 2, NS)]
    tricks, lines = taken({NS: 9, EW: 4}, both, {NS: 0, EW: 0})
    assert tricks == {NS: 9, EW: 4} and [(line.amount, line.facts.remark) for line in lines] == [(0, "cancelled")] * 2


def test_BD_66_nothing_is_owed_for_a_card_taken_back():
    assert next(row for row in ROWS if row.ids == ("BD-66",)).remedies == ()


def test_BD_67_a_dummys_renege_that_counts():
    for value, counts in (("stands", False), ("counts", True)):
        state = bid(rules_of("bid-dummy", follow="penalise", dummy_revoke=value))
        dice = Random(5)
        while state.phase_name != "count":
            state = wild(state, dice)
        assert any(revoke.seat in state.layout.dummies for revoke in established(state)) is counts


def test_SD_33_two_tricks_if_the_card_or_a_later_one_of_the_suit_won():
    """Compared with a second reading of the tricks; dummies answer for nothing."""
    seen = set()
    for seed in range(12):
        state = bid(rules_of("single-dummy-bridge", follow="penalise"))
        dice = Random(seed)
        while state.phase_name != "count":
            state = wild(state, dice)
        for revoke in established(state):
            assert revoke.seat not in state.layout.dummies
            by = next(p for p in state.layout.players if CallRevoke(revoke.seat, revoke.trick) in can(state, p))
            size = law(do(state, CallRevoke(revoke.seat, revoke.trick), by)).proved[0][5]
            led = state.ranked.suit[state.tricks[revoke.trick - 1].cards[0]]
            later = [
                trick
                for number, trick in enumerate(state.tricks, 1)
                if trick.winner == revoke.seat
                and (number == revoke.trick or (number > revoke.trick and led == state.ranked.suit[
                    trick.cards[(revoke.seat - trick.leader) % 4]]))
            ]  # fmt: skip
            assert size == (2 if later else 1)
            seen.add(size)
    assert seen == {1, 2}


def bid(rules):
    """Return a deal after its first bid, or whatever comes before its play."""
    state = dealt(setup_of(rules))
    bids = False
    while state.phase_name != "play":
        by = kernel.actors(state)[0]
        options = list(kernel.choices(state, by))
        calls = [option for option in options if option.word == "bid"]
        passes = [option for option in options if option.word == "pass"]
        state = do(state, (calls if calls and not bids else passes or options)[0], by)
        bids = True
    return state


def wild(state, dice):
    """Return the deal after any card of the hand on turn, or the quitting of its trick."""
    if trick_full(state):
        return do(state, Quit(), TABLE)
    by = state.layout.holder[to_play(state)]
    return do(state, Play(dice.choice(list(cards_in(kernel.choices(state, by).cards)))), by)


def test_W_REV_9_at_three_hands_the_tricks_go_to_the_claimant():
    state = dealt(setup_of(rules_of("three-handed", follow="penalise", exchange="off")))
    dice = Random(2)
    while state.phase_name != "count":
        state = wild(state, dice)
    revoke = established(state)[0]
    by = next(p for p in state.layout.players if p != state.layout.holder[revoke.seat])
    taken = do(do(state, CallRevoke(revoke.seat, revoke.trick), by), ChoosePenalty("tricks"), by)
    plain, paid = counted(state).result, counted(taken).result
    to = state.layout.side[state.layout.own_seat(by)]
    moved = next(line.facts.moved for line in paid.lines if line.cause.value == "revoke")
    assert moved and dict(paid.after)[to] == dict(plain.after)[to] + moved
    assert dict(paid.after)[state.layout.side[revoke.seat]] == dict(plain.after)[state.layout.side[revoke.seat]] - moved


# ---- the legal set under a demand

CALLED = [
    ("W-P1", "S:K4 H:9", "S9", "H9", "SK S4"),
    ("W-P8", "S:Q63", "S9", "highest", "SQ"),
    ("W-P8", "S:Q63", "S9", "lowest", "S3"),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row[0].replace('-', '_')}-{row[3]}") for row in CALLED])
def test_W_PEN_1_3_the_legal_cards_under_a_call(row):
    _, hand, led, what, legal = row
    held = Hand(sum(1 << read_card(suit[0] + rank) for suit in hand.split() for rank in suit[2:]))
    ranked = ranking(1)
    trick = (read_card(led),)
    lawful = following(Trick(), ranked, held, trick)
    assert obedient(ranked, trick, lawful, ((EAST, what),), EAST) == hand_of(map(read_card, legal.split()))
    assert obedient(ranked, trick, lawful, ((EAST, what),), WEST) == lawful


def test_the_first_demand_that_can_be_obeyed_holds():
    ranked, trick = ranking(1), (read_card("S9"),)
    lawful = hand_of(map(read_card, ("SQ", "S6", "S3")))
    owed = ((EAST, "H9"), (EAST, "lowest"), (EAST, "highest"))
    assert obedient(ranked, trick, lawful, owed, EAST) == hand_of([read_card("S3")])
    assert demanded(ranked, trick, lawful, "H9") == 0


def test_every_row_of_the_remedies_can_be_reached():
    """No row stands behind one that takes all it would hold for."""
    for at, row in enumerate(ROWS):
        for before in ROWS[:at]:
            covers = (
                before.offence is row.offence
                and (not before.codes or (row.codes and set(row.codes) <= set(before.codes)))
                and (not before.games or (row.games and set(row.games) <= set(before.games)))
                and before.whose in (row.whose, type(row.whose).ANY)
            )
            assert not covers, (row, before)
    assert {row.offence for row in ROWS} == set(Offence)
