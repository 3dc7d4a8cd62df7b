"""Are cards that were shown called as the laws say (W-EXP, W-CLAIM-2..4, W-AWL-8, 12, ED-53, ED-54, DF-35, MO-53)?"""

from random import Random

import pytest

from dummywhist.engine.cards.card import CLUBS
from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import ACCEPT, DECLINE, Claim, Judge, others
from dummywhist.engine.deal.actions.laws import (
    THROW_DOWN,
    WAIVE,
    CallCard,
    CallRevoke,
    ChoosePenalty,
    Counts,
    Expose,
    PlayTwo,
    Withdraw,
    exposures,
    pairs,
)
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import CallLost, CardsExposed
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import REFEREE, TABLE
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.knowledge.consistent import check_view
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.law_table import remark
from dummywhist.engine.players.protocol import decide
from tests.laws.dealing import A, B, C, dealt, dealt_by, do, rules_of, setup_of
from tests.playing import played

# West leads. Every hand has three or four cards of each suit, so that nobody is void.
GIVEN = {
    WEST: ["C2", "C3", "C4", "D5", "D6", "D7", "H8", "H9", "HT", "SJ", "SQ", "SK", "SA"],
    NORTH: ["C5", "C6", "C7", "D8", "D9", "DT", "HJ", "HQ", "HK", "S2", "S3", "S4", "S5"],
    EAST: ["C8", "C9", "CT", "DJ", "DQ", "DK", "HA", "H2", "H3", "S6", "S7", "S8", "S9"],
    SOUTH: ["CJ", "CQ", "CK", "CA", "DA", "D2", "D3", "D4", "H4", "H5", "H6", "H7", "ST"],
}
MORT = ("mort-3", "mort-4")


def begun(game="english-dummy", given=GIVEN, **changes):
    """Return a deal in which West leads, everything can go wrong, and spades are trumps.

    At English Dummy A sits South and plays North's open hand, B sits West, C East; at whist A and C sit North, South.
    """
    setup = setup_of(rules_of(game, **({"follow": "penalise", "penalise_scope": "all"} | changes)))
    state = dealt(setup, dealt_by(setup, given, "ST"))
    while state.phase_name != "play":
        by = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    assert to_play(state) == WEST
    return state


def card(word):
    return read_card(word)


def holder(state, seat):
    return state.layout.holder[seat]


def cards(state, words):
    """Return the deal after these cards, each by who plays the hand on turn; nobody calls anything."""
    for word in words.split():
        state = free(state)
        state = do(state, Play(card(word)), holder(state, to_play(state)))
    return state


def free(state):
    """Return the deal when nobody calls a card of the hand on turn."""
    while WAIVE in (options := can(state, kernel.actors(state)[0])) and Play not in {type(one) for one in options}:
        state = do(state, WAIVE, kernel.actors(state)[0])
    return state


def can(state, by):
    return set(kernel.choices(state, by))


def law(state):
    return state.part(LawTable)


def expose(state, seat, word):
    return do(state, Expose(card(word)), holder(state, seat))


def two(*words):
    return PlayTwo(*sorted(card(word) for word in words))


def refused(state, by, action):
    with pytest.raises(Unlawful) as said:
        kernel.apply(state, by, action)
    return said.value.message.key


# ---- exposing


def test_W_EXP_1_2_ED_54_a_card_dropped_lies_face_up_and_may_be_called_until_it_is_played():
    state, events = kernel.apply(begun(), B, Expose(card("D5")))
    assert events == (CardsExposed(B, WEST, (card("D5"),), True, False),)
    assert law(state).exposed == ((WEST, card("D5")),)
    assert can(state, A) == {CallCard(card("D5")), WAIVE}  # ED-54: P calls it, before the lead
    played = do(do(state, CallCard(card("D5")), A), Play(card("D5")), B)
    assert law(played).exposed == () and established(played) == []
    later = cards(state, "C2 C5 C8 CJ")
    assert law(later).exposed == ((WEST, card("D5")),)


def test_W_EXP_2_it_may_be_called_at_any_trick_repeatedly():
    state = do(cards(expose(begun(), EAST, "H2"), "C2 C5"), CallCard(card("H2")), A)
    # W-EXP-3, W-P1: he has clubs, so that the call forces nothing.
    state = cards(state, "C8 CJ")
    assert law(state).exposed == ((EAST, card("H2")),)
    state = do(state, Quit(), TABLE)
    state = do(cards(state, "D2 D5 D8"), CallCard(card("H2")), A)
    assert law(state).owed == ((EAST, "H2"),)


def test_W_EXP_3_the_holder_may_play_it_himself_and_it_cannot_be_forbidden():
    state = free(expose(begun(), WEST, "C2"))
    assert Play(card("C2")) in can(state, B)
    assert law(cards(state, "C2")).exposed == ()


def test_W_EXP_3_W_P1_no_call_can_force_a_revoke():
    state = do(cards(expose(begun(), EAST, "H2"), "C2 C5"), CallCard(card("H2")), A)
    obeying = Insight(view(state, C))
    assert obeying.legal == hand_of(card(word) for word in ("C8", "C9", "CT"))
    assert established(do(cards(state, "C8 CJ"), Quit(), TABLE)) == []


def test_W_EXP_3_W_REV_4_who_took_up_a_card_of_the_suit_led_again_is_called_no_other():
    """East followed North's wrong card, and takes the club up again: all know that he can follow."""
    state = cards(expose(begun("classic-whist"), EAST, "HA"), "C2 D8 C8")
    state = do(state, Withdraw(card("D8")), holder(state, NORTH))
    assert law(state).follows == ((NORTH, CLUBS), (EAST, CLUBS))
    state = cards(do(do(state, WAIVE, holder(state, EAST)), WAIVE, holder(state, WEST)), "C5")
    assert to_play(state) == EAST and answering(state) == ()
    assert refused(state, holder(state, SOUTH), CallCard(card("HA"))) == "refusal.call_forces_revoke"
    later = do(cards(state, "C8 CJ"), Quit(), TABLE)
    assert law(later).follows == () and CallCard(card("HA")) not in can(later, holder(later, WEST))
    assert CallCard(card("HA")) in can(cards(later, "H4 H8 HJ"), holder(later, SOUTH))


def test_W_EXP_3_only_of_a_card_that_would_be_a_revoke_is_it_said_that_no_call_can_force_one():
    """East holds an exposed club and an exposed heart, and took back a diamond from a trick of clubs."""
    state = cards(expose(expose(begun("classic-whist"), EAST, "C8"), EAST, "HA"), "C2 C5")
    state = cards(free(state), "DJ")
    state = do(state, Withdraw(card("DJ")), holder(state, EAST))
    state = do(do(state, WAIVE, holder(state, NORTH)), WAIVE, holder(state, SOUTH))
    club, heart, partner = CallCard(card("C8")), CallCard(card("HA")), holder(state, WEST)
    assert club in can(state, holder(state, NORTH)) and heart not in can(state, holder(state, NORTH))
    waits = do(do(state, WAIVE, holder(state, NORTH)), WAIVE, holder(state, SOUTH))
    assert refused(waits, partner, heart) == "refusal.call_forces_revoke"
    assert refused(waits, partner, club) == "refusal.call_not_exposed"
    followed = do(waits, Play(card("C9")), holder(waits, EAST))
    assert refused(followed, partner, heart) == "refusal.call_not_exposed"


def test_W_EXP_3_of_cards_of_the_suit_led_and_others_only_the_first_can_be_called():
    state = cards(expose(expose(begun(), EAST, "H2"), EAST, "C9"), "C2 C5")
    assert can(state, A) == {CallCard(card("C9")), WAIVE}


def test_W_REV_13_a_called_card_not_played_though_it_could_be_is_a_revoke():
    state = do(expose(begun(), WEST, "D5"), CallCard(card("D5")), A)
    wrong = cards(state, "C2")
    assert Withdraw(card("C2")) in can(cards(wrong, "C5"), B)  # until the trick is quitted it can be mended
    assert established(do(cards(wrong, "C5 C8 CJ"), Quit(), TABLE)) == [Revoke(WEST, 1, True)]
    assert established(do(cards(state, "D5 D8 DJ D2"), Quit(), TABLE)) == []


def test_W_PEN_1_either_adversary_calls_and_the_holder_waits_for_both():
    state = expose(begun("classic-whist"), WEST, "D5")
    north, south = holder(state, NORTH), holder(state, SOUTH)
    assert can(state, north) == can(state, south) == {CallCard(card("D5")), WAIVE}
    assert refused(state, holder(state, WEST), Play(card("C2"))) == "refusal.law_first"
    waived = do(state, WAIVE, north)
    assert not can(waived, north) and can(waived, south)
    assert Play(card("C2")) in can(do(waived, WAIVE, south), holder(state, WEST))
    called = do(state, CallCard(card("D5")), south)
    assert law(called).owed == ((WEST, "D5"),) and not law(called).free


def test_W_EXP_6_a_demand_before_the_holders_turn_loses_the_call_for_that_trick():
    state = expose(begun(), EAST, "C9")
    assert CallCard(card("C9")) in can(state, A)  # West is to lead
    lost, events = kernel.apply(state, A, CallCard(card("C9")))
    assert events == (CallLost(A, EAST, card("C9")),) and law(lost).lost == (EAST,) and law(lost).owed == ()
    lost = cards(lost, "C2 C5")
    assert Play(card("C8")) in can(lost, C)  # nobody is asked
    quitted = do(cards(lost, "C8 CJ"), Quit(), TABLE)
    assert law(quitted).lost == () and law(quitted).exposed
    assert CallCard(card("C9")) in can(cards(quitted, "D2 D5 D8"), A)


def test_W_AWL_8_in_duplicate_only_the_right_hand_adversary_calls_before_he_plays_himself():
    state = expose(begun("classic-whist", code="awl_duplicate"), EAST, "C9")
    north, south = holder(state, NORTH), holder(state, SOUTH)
    state = cards(state, "C2")
    assert CallCard(card("C9")) in can(state, north) and CallCard(card("C9")) not in can(state, south)
    called = cards(do(state, CallCard(card("C9")), north), "C5")
    assert law(called).owed == ((EAST, "C9"),)
    # He loses it for that trick by playing first.
    late = cards(state, "C5")
    assert CallCard(card("C9")) not in can(late, north)
    assert refused(late, north, CallCard(card("C9"))) == "refusal.call_not_exposed"


def test_W_AWL_8_of_the_holders_lead_the_right_hand_adversary_is_asked_before_it():
    state = expose(begun("classic-whist", code="awl_duplicate"), WEST, "D5")
    north, south = holder(state, NORTH), holder(state, SOUTH)
    assert can(state, south) == {CallCard(card("D5")), WAIVE} and not can(state, north)


def test_W_AWL_8_by_the_code_of_1893_either_calls_and_nothing_is_lost_by_haste():
    state = expose(begun("classic-whist", code="awl_1893"), EAST, "C9")
    north, south = holder(state, NORTH), holder(state, SOUTH)
    assert CallCard(card("C9")) not in can(state, north) | can(state, south)
    state = cards(state, "C2 C5")
    assert can(state, north) == can(state, south) == {CallCard(card("C9")), WAIVE}


def test_ED_53_what_P_drops_is_seen_and_taken_up_again():
    state, events = kernel.apply(begun(), A, Expose(card("D2")))
    assert events == (CardsExposed(A, SOUTH, (card("D2"),), False, False),) and law(state).exposed == ()
    for adversary in (B, C):
        assert dict(view(state, adversary).memory)[SOUTH] == 1 << card("D2")


def test_DF_35_at_double_dummy_nothing_is_exposed():
    state = begun("double-dummy")
    player = next(player for player in state.layout.players if exposures(can(state, player)))
    shown = next(iter(exposures(can(state, player))))
    assert law(do(state, Expose(shown), player)).exposed == ()
    hand = to_play(state)
    cards_of_both, action = next(iter(pairs(can(state, holder(state, hand))).items()))
    both = do(state, action, holder(state, hand))
    assert can(both, holder(state, hand)) == {Counts(one) for one in cards_of_both}  # he says which he meant
    assert law(do(both, Counts(min(cards_of_both)), holder(state, hand))).exposed == ()


@pytest.mark.parametrize("game", MORT)
def test_MO_53_vivant_is_not_liable_for_a_card_dropped(game):
    state = begun(game)
    (mort,) = state.layout.dummies
    vivant = holder(state, mort)
    dropped = next(iter(exposures(can(state, vivant))))
    assert law(do(state, Expose(dropped), vivant)).exposed == ()


@pytest.mark.parametrize("game", MORT)
def test_MO_54_an_adversarys_exposed_card_may_be_called_by_vivant(game):
    state = begun(game)
    (mort,) = state.layout.dummies
    seat = next(seat for seat in state.layout.chairs if holder(state, seat) != holder(state, mort))
    dropped = next(iter(exposures(can(state, holder(state, seat)))))
    state = do(state, Expose(dropped), holder(state, seat))
    assert law(state).exposed == ((seat, dropped),)


# ---- two cards at once


def test_W_EXP_4_ED_54_the_adversaries_choose_which_of_two_is_the_play():
    state = cards(begun(), "C2 C5")
    state = do(state, two("C8", "CT"), C)
    assert can(state, A) == {Counts(card("C8")), Counts(card("CT"))} and not can(state, C) and not can(state, B)
    played = do(state, Counts(card("CT")), A)
    assert played.trick[-1] == card("CT") and law(played).exposed == ((EAST, card("C8")),) and law(played).two == ()


def test_W_EXP_4_only_one_that_follows_suit_is_the_play():
    state = do(cards(begun(), "C2 C5"), two("C8", "DJ"), C)
    assert can(state, A) == {Counts(card("C8"))}
    both_wrong = do(cards(begun(), "C2 C5"), two("DJ", "HA"), C)
    wrong = do(both_wrong, Counts(card("HA")), A)
    assert Withdraw(card("HA")) in can(wrong, C)


def test_ED_53_of_two_played_by_P_he_says_which_he_meant_from_either_hand():
    state = cards(begun(), "C2")
    state = do(state, two("C5", "C6"), A)
    assert can(state, A) == {Counts(card("C5")), Counts(card("C6"))} and not can(state, B)
    state = do(state, Counts(card("C6")), A)
    assert state.trick[-1] == card("C6") and law(state).exposed == ()
    state = do(cards(state, "C8"), two("CJ", "CQ"), A)
    state = do(state, Counts(card("CQ")), A)
    assert law(state).exposed == () and dict(view(state, B).memory)[SOUTH] == 1 << card("CJ")


@pytest.mark.parametrize("game", MORT)
def test_MO_53_of_vivants_two_cards_the_adversaries_choose_and_the_other_goes_back(game):
    state = begun(game)
    (mort,) = state.layout.dummies
    while holder(state, to_play(state)) != holder(state, mort):
        options = others(kernel.choices(state, holder(state, to_play(state))))
        state = do(state, options[0], holder(state, to_play(state)))
    vivant = holder(state, mort)
    action = next(iter(pairs(can(state, vivant)).values()))
    state = do(state, action, vivant)
    assert not can(state, vivant)
    adversary = kernel.actors(state)[0]
    counts = next(iter(can(state, adversary)))
    state = do(state, counts, adversary)
    assert counts.card in state.trick and law(state).exposed == ()


# ---- claims


@pytest.mark.parametrize("check", ["opponents", "solver"])
def test_W_CLAIM_2_a_refused_claim_exposes_the_claimants_cards(check):
    state = do(begun(claim_check=check), Claim(13), B)
    by, answer = (REFEREE, Judge("high")) if check == "solver" else (A, DECLINE)
    state, events = kernel.apply(state, by, answer)
    hand = tuple(cards_in(state.hands[WEST]))
    assert events[-1] == CardsExposed(B, WEST, hand, True, False)
    assert len(law(state).exposed) == 13 and can(state, A) >= {CallCard(card("C2")), CallCard(card("SA")), WAIVE}
    # W-CLAIM-2: play goes on, and the cards stay with who holds them.
    assert law(cards(state, "C2")).exposed == tuple((WEST, one) for one in hand if one != card("C2"))


def test_ED_43_P_claims_without_penalty():
    state = do(do(begun(claim_check="opponents"), Claim(13), A), DECLINE, B)
    assert law(state).exposed == () and view(state, B).memory == ()


def test_DF_52_at_double_dummy_a_refused_claim_exposes_nothing():
    state = begun("double-dummy")
    claimant, other = state.layout.players
    state = do(do(state, Claim(13), claimant), DECLINE, other)
    assert law(state) == LawTable() and view(state, other).memory == ()


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_AWL_12_a_refused_claim_exposes_the_partners_cards(code):
    state = begun("classic-whist", code=code, claim_check="opponents")
    state = do(do(state, Claim(13), holder(state, WEST)), DECLINE, holder(state, NORTH))
    assert {seat for seat, _ in law(state).exposed} == {EAST} and len(law(state).exposed) == 13


@pytest.mark.parametrize("scope", ["revoke", "revoke_turn"])
def test_W_CLAIM_2_only_where_everything_can_go_wrong(scope):
    state = do(do(begun(penalise_scope=scope, claim_check="opponents"), Claim(13), B), DECLINE, A)
    assert law(state).exposed == ()
    assert not exposures(can(state, B)) and not pairs(can(state, B))
    assert refused(state, B, Expose(card("C2"))) == "refusal.expose_never"


def test_W_CLAIM_3_a_hand_thrown_down_is_exposed_and_binds_nobody_else():
    state = do(begun("classic-whist"), THROW_DOWN, holder(begun("classic-whist"), WEST))
    assert {seat for seat, _ in law(state).exposed} == {WEST} and state.phase_name == "play"
    assert len(law(state).exposed) == 13


# ---- what is known of them


def test_W_EXP_2_all_know_where_an_exposed_card_is():
    state = expose(begun(), WEST, "SA")
    for other in (A, C):
        assert dict(view(state, other).memory)[WEST] == 1 << card("SA")
    assert view(state, B).memory == ()
    state = cards(state, "C2")
    insight = Insight(view(state, A))
    assert insight.must[WEST] >> card("SA") & 1 and not insight.may[EAST] >> card("SA") & 1


def test_W_EXP_8_nobody_is_waited_for_because_he_could_show_a_card():
    state = begun()
    assert all(not others(kernel.choices(state, player)) for player in (A, C))
    assert {type(one) for one in others(kernel.choices(state, B))} == {Play}


@pytest.mark.parametrize("level", ["beginner", "steady"])
@pytest.mark.parametrize("game", ["english-dummy", "classic-whist"])
def test_W_EXP_8_computers_answer_choose_and_call_and_never_show_a_card(game, level):
    rng = Random(f"{game} {level}")
    rules = rules_of(game, follow="penalise", penalise_scope="all", claim_check="opponents")
    answered = 0
    for _, session, _ in played(rules, rng, deals=2):
        state = session.deal
        if state is None or state.phase_name != "play":
            continue
        for player in answering(state):
            shown = view(state, player)
            action = decide(level, shown, 1).action
            assert kernel.lawful(state, player, action)
            answered += 1
        for player in state.layout.players:
            said = remark(level, view(state, player), 1, state.layout.players)
            assert said is None or (kernel.lawful(state, player, said) and not said.declared.unasked)
    assert answered


def test_W_EXP_2_a_computer_calls_the_card_that_costs_its_holder_most():
    state = expose(expose(begun(), EAST, "C8"), EAST, "CT")
    state = cards(state, "C4 C7")
    # North's seven holds the trick; an eight and a ten would win it: neither is ill-timed.
    assert decide("steady", view(state, A), 1).action == WAIVE
    state = cards(expose(begun(), WEST, "SJ"), "")
    assert decide("steady", view(state, A), 1).action == CallCard(card("SJ"))


@pytest.mark.parametrize("viewer", [A, B, C])
def test_W_EXP_2_a_View_in_which_a_card_may_be_called_that_is_not_there_is_refused(viewer):
    state = expose(begun(), WEST, "SA")
    shown = view(state, viewer)
    check_view(shown, state.setup.rules)
    lying = shown._replace(parts=(law(state)._replace(exposed=((WEST, card("ST")),)),))
    with pytest.raises(Unreadable, match="not in that hand"):
        check_view(lying, state.setup.rules)


def test_W_REV_9_a_revoke_after_an_admitted_claim_costs_points_or_tricks():
    state = do(cards(begun(claim_check="opponents"), "C2 C5 DJ CJ"), Quit(), TABLE)
    state = do(do(do(state, Claim(8), A), ACCEPT, B), ACCEPT, C)
    assert state.phase_name in ("honours", "count")
    while state.phase_name == "honours":
        by = kernel.actors(state)[0]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    state = do(state, CallRevoke(EAST, 1), A)
    # There is nothing to deduct.
    assert {option.kind for option in can(state, A) if isinstance(option, ChoosePenalty)} == {"add", "tricks"}
    played = do(cards(begun(), "C2 C5 DJ CJ"), Quit(), TABLE)
    assert established(played) == [Revoke(EAST, 1)]


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_CLAIM_4_the_American_codes_know_tricks_alone(code):
    state = begun("classic-whist", code=code, claim_check="opponents")
    west, north, east = (holder(state, seat) for seat in (WEST, NORTH, EAST))
    state = do(cards(state, "C2 C5 DJ CJ"), Quit(), TABLE)
    state = do(do(do(state, Claim(8), north), ACCEPT, west), ACCEPT, east)
    state = do(state, CallRevoke(EAST, 1), north)
    assert {option.kind for option in can(state, north) if isinstance(option, ChoosePenalty)} == {"tricks"}
