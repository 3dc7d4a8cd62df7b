"""What the pages of the laws say and no other test bears: who asks in time, how a revoke is paid for, by which code."""

from random import Random

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import PASS, Bid
from dummywhist.engine.deal.actions.laws import (
    ASKS,
    CONTENT,
    DEMANDS,
    LOOK_BACK,
    NONE_HELD,
    REMIT,
    CallRevoke,
    CallSuit,
    ChoosePenalty,
    PlayAhead,
    Withdraw,
)
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE, Side, column_of
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.parts import Code
from dummywhist.engine.rules.remedies import AMERICAN, Offence, Whose, row_of
from tests.laws.dealing import A, B, C, dealt, do, rules_of, setup_of
from tests.laws.laid import counted, past_honours, steered
from tests.laws.test_exposed import begun, can, card, cards, expose, holder, law, refused
from tests.laws.test_revokes import revoked

EW = Side("EW")


def by(state, seat, action):
    return do(state, action, holder(state, seat))


# ---- asked in time


@pytest.mark.parametrize("game", ["english-dummy", "classic-whist"])
@pytest.mark.parametrize("code", ["english", "english_revised"])
def test_W_REV_3_asked_in_time_the_turning_of_the_trick_establishes_nothing(game, code):
    if game == "english-dummy" and code != "english":
        pytest.skip("English Dummy has the English code alone")
    state = cards(begun(game, **({"code": code} if game == "classic-whist" else {})), "C2 C5 DJ CJ")
    asked = by(state, WEST, ASKS[EAST])
    assert refused(asked, TABLE, Quit()) == "refusal.law_first", "the trick waits for the answer"
    mended = by(asked, EAST, Withdraw(card("DJ")))
    assert mended.trick == (card("C2"), card("C5")) and established(mended) == []
    denied = do(by(asked, EAST, NONE_HELD), Quit(), TABLE)
    assert established(denied) == [Revoke(EAST, 1)]


# ---- the penalty of a revoke as an object of the engine


def test_W_PEN_6_the_adversaries_demand_it_together_at_the_end_of_the_deal_and_it_is_entered_in_the_score():
    middle = do(cards(begun("classic-whist"), "C2 C5 DJ CJ"), Quit(), TABLE)
    assert refused(middle, holder(middle, NORTH), CallRevoke(EAST, 1)) == "refusal.revoke_early"
    state = past_honours(revoked("classic-whist", before={"EW": 3}, honours="off"))
    odd = won_by(state, EW) - 6
    assert 0 < odd <= 4
    for claimant, chooser in ((NORTH, SOUTH), (SOUTH, NORTH)):
        proved = by(state, claimant, CallRevoke(EAST, 1))
        # Either of the two chooses what either has claimed.
        paid = by(proved, chooser, ChoosePenalty("deduct"))
        after = dict(counted(paid).result.after)
        assert after == {"NS": 0, "EW": 3 - 3 + odd}
    late = by(state, NORTH, CONTENT)
    assert refused(late, holder(late, SOUTH), CallRevoke(EAST, 1)) == "refusal.revoke_late"


# ---- classic whist as a page


def test_CW_21_english_use_allows_the_last_trick_and_where_it_is_hidden_it_costs_a_suit():
    for last_trick, seen in (("visible", True), ("hidden", False)):
        state = do(cards(begun("classic-whist", last_trick=last_trick), "C2 C5 C8 CJ"), Quit(), TABLE)
        west = holder(state, WEST)
        assert (view(state, west).last_trick is not None) is seen
        assert (LOOK_BACK in can(state, west)) is not seen


def test_CW_22_each_of_the_four_laws_of_whist_holds_at_four_hands():
    assert law(expose(begun("classic-whist"), WEST, "D5")).exposed == ((WEST, card("D5")),)
    led = by(begun("classic-whist"), SOUTH, PlayAhead(card("CJ")))
    assert {DEMANDS["card"], DEMANDS["suit"]} <= can(led, holder(led, WEST))
    soon = by(cards(begun("classic-whist"), "C2"), SOUTH, PlayAhead(card("CJ")))
    assert {DEMANDS["win"], DEMANDS["lose"]} <= can(soon, holder(soon, EAST))
    wrong = do(cards(begun("classic-whist"), "C2 C5 DJ CJ"), Quit(), TABLE)
    assert established(wrong) == [Revoke(EAST, 1)]


# ---- English Dummy


def test_ED_58_the_hand_of_dummys_side_from_which_a_suit_is_called_leads_anything_if_it_has_none():
    state = do(cards(begun(), "H8 HK H2 H4"), Quit(), TABLE)  # dummy has the lead
    state = do(state, PlayAhead(card("CJ")), A)
    state = do(state, CallSuit(read_suit("D")), C)
    diamonds = state.ranked.of_suit[read_suit("D")]
    assert Insight(view(state, A)).legal == state.hands[NORTH] & diamonds
    void = state._replace(
        hands=tuple(hand & ~diamonds if seat == NORTH else hand for seat, hand in enumerate(state.hands))
    )
    assert Insight(view(void, A)).legal == void.hands[NORTH]
    paid = do(cards(void, "C5 C8 CQ C2"), Quit(), TABLE)
    assert established(paid) == [] and not law(paid).owed and not law(paid).suits


# ---- the codes


@pytest.mark.parametrize("offence", Offence)
@pytest.mark.parametrize("whose", Whose)
def test_W_MISC_1_the_revised_code_answers_every_offence_as_the_old_one(offence, whose):
    """What else it has is in the play: how often the trump is called (W-TRUMP-4), which tricks are seen (W-QUIT-4)."""
    for game in GAMES:
        english = row_of(offence, game.key, Code.ENGLISH, whose)
        assert row_of(offence, game.key, Code.REVISED, whose) == english


@pytest.mark.parametrize("offence", Offence)
def test_W_AWL_every_offence_at_whist_has_an_american_law_in_america_alone(offence):
    for code in (Code.ENGLISH, Code.REVISED, *AMERICAN):
        ids = row_of(offence, "classic-whist", code, Whose.ANY).ids
        american = any(rule.startswith(("W-AWL-", "DW-")) for rule in ids)
        # The code of 1893 has no law of its own for a card forgotten, nor either for two cards at once.
        unsaid = offence is Offence.TWO or (offence is Offence.FORGOTTEN and code is Code.AWL_1893)
        assert american is (code in AMERICAN and not unsaid)


# ---- bid whist: the worked examples by actions


def bid_whist(tricks, reneged, seed):
    """Return A's contract of four uptown at its count, steered to so many books, or None if it comes otherwise.

    ``reneged``: whether it was the declarer's own hand, else a hand of the other side, that reneged.
    """
    state = dealt(setup_of(rules_of("bid-dummy", follow="penalise")), seed=seed)
    while state.phase_name != "play":
        who = kernel.actors(state)[0]
        options = kernel.choices(state, who)
        if Bid(4, "up") in options or PASS in options:
            state = do(state, Bid(4, "up") if who == A else PASS, who)
        else:
            state = do(state, next(iter(options)), who)
    layout, dice = state.layout, Random(seed)
    ours = layout.side[layout.own_seat(A)]
    wanted = [ours] * tricks + [layout.other_side(ours)] * (13 - tricks)
    dice.shuffle(wanted)
    while state.phase_name == "play":
        if trick_full(state):
            state = do(state, Quit(), TABLE)
            continue
        seat, who = to_play(state), layout.holder[to_play(state)]
        options = list(cards_in(kernel.choices(state, who).cards))
        state = do(state, Play(steered(state, seat, options, wanted[len(state.tricks)], dice)), who)
    there = [revoke for revoke in established(state) if (layout.holder[revoke.seat] == A) is reneged]
    return (state, there) if won_by(state, ours) == tricks and there else None


def example(reneged):
    return next(found for seed in range(300) if (found := bid_whist(11, reneged, seed)) is not None)


def gained(state):
    """Return what each player has after the deal is counted."""
    after = dict(counted(state).result.after)
    return {player: after[column_of(state.setup.layout, player)] for player in (A, B, C)}


def test_BD_E12_a_right_call_of_the_declarer_moves_three_books_to_him():
    state, (renege, *_) = example(False)
    state = do(state, CallRevoke(renege.seat, renege.trick), A)
    assert gained(do(state, ChoosePenalty("tricks"), A)) == {A: 7, B: 0, C: 0}


def test_BD_E13_a_call_of_the_wrong_book_moves_three_from_those_who_call():
    state, reneges = example(True)
    there = {renege.trick for renege in reneges}
    wrong = next(number for number in range(1, 14) if number not in there)
    assert gained(do(state, CallRevoke(reneges[0].seat, wrong), B)) == {A: 7, B: 0, C: 0}


def test_BD_E14_a_right_call_of_the_others_sets_the_contract():
    state, (renege, *_) = example(True)
    state = do(state, CallRevoke(renege.seat, renege.trick), C)
    assert REMIT in can(state, C)
    assert gained(do(state, ChoosePenalty("tricks"), C)) == {A: 0, B: 4, C: 4}
    assert not answering(state)
