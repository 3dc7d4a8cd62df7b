"""Is the deal over when all hands were thrown down, and are the tricks left shared out once (W-CLAIM-3, W-CLAIM-4)?"""

import pytest

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import Claim, Judge, ShareOut
from dummywhist.engine.deal.actions.laws import (
    CONTENT,
    PENALTY,
    THROW_DOWN,
    WAIVE,
    CallRevoke,
    Expose,
    PlayAhead,
)
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import HandsAbandoned
from dummywhist.engine.deal.layout import REFEREE, TABLE
from dummywhist.engine.deal.won import Agreed, won_by
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.session import session as sessions
from dummywhist.engine.solver import solver
from dummywhist.engine.study import claims
from dummywhist.engine.table import Table
from tests.laws.dealing import A, B, C, D, do
from tests.laws.test_exposed import begun, can, card, cards, free, holder, law, refused
from tests.playing import play_on

WHIST = "classic-whist"
SIDES = ("NS", "EW")


def throw(state, seat):
    state = free(state)
    return do(state, THROW_DOWN, holder(state, seat))


def all_down(state, *seats):
    for seat in seats:
        state = throw(state, seat)
    return state


def test_W_CLAIM_4_when_all_four_are_thrown_down_the_referee_shares_out_what_is_left():
    state = all_down(cards(begun(WHIST), "C2 C5"), EAST, SOUTH, WEST)
    assert state.phase_name == "play" and law(state).down == (EAST, SOUTH, WEST)
    state = throw(state, NORTH)
    assert kernel.actors(state) == (REFEREE,) and can(state, REFEREE) == {ShareOut(tricks) for tricks in range(14)}
    assert not any(can(state, by) for by in (A, B, C, D, TABLE))
    found = claims.judged(state)
    assert found == ShareOut(claims.worth_of(state, holder(state, EAST)).tricks)
    over, events = kernel.apply(state, REFEREE, found)
    assert HandsAbandoned(holder(state, EAST), found.tricks, 13) in events and over.phase_name == "count"
    assert [won_by(over, side) for side in (state.layout.side[EAST], state.layout.side[NORTH])] == [
        found.tricks,
        13 - found.tricks,
    ]
    assert set(over.faced) == set(over.layout.chairs)


def test_ED_43_W_CLAIM_4_the_dummy_players_hand_counts_among_those_thrown_down():
    state = all_down(begun(), WEST, EAST)
    assert kernel.actors(state)[0] != REFEREE and law(state).exposed
    state = throw(state, SOUTH)
    assert kernel.actors(state) == (REFEREE,)
    assert do(state, ShareOut(5), REFEREE).part(Agreed).tricks == (("EW", 5), ("NS", 8))


def test_W_CLAIM_3_who_keeps_his_hand_plays_on_with_the_others_cards_exposed():
    state = all_down(begun(WHIST), WEST, NORTH, EAST)
    assert {seat for seat, _ in law(state).exposed} == {WEST, NORTH, EAST}
    state = cards(state, "C2 C5 C8 CJ")
    assert state.phase_name == "play" and not state.part(Agreed).tricks


def test_W_CLAIM_4_hands_stay_down_from_trick_to_trick_and_a_full_trick_is_quitted_first():
    state = all_down(begun(WHIST), WEST, NORTH)
    state = do(cards(state, "C2 C5 C8 CJ"), Quit(), TABLE)
    state = throw(state, EAST)
    state = free(cards(state, "CA C3 C6 C9"))
    state = throw(state, SOUTH)
    assert TABLE in kernel.actors(state) and REFEREE not in kernel.actors(state)
    state = do(state, Quit(), TABLE)
    assert kernel.actors(state) == (REFEREE,) and can(state, REFEREE) == {ShareOut(tricks) for tricks in range(12)}


def test_W_CLAIM_4_no_proof_afterwards_but_of_a_revoke_which_costs_points():
    state = do(cards(begun(WHIST, revoke_penalty="choice"), "C2 C5 DJ CJ"), Quit(), TABLE)
    state = all_down(state, WEST, NORTH, EAST, SOUTH)
    over = do(state, ShareOut(11), REFEREE)
    assert refused(over, holder(over, NORTH), Claim(3)) == "refusal.not_in_play"
    call = do(over, CallRevoke(EAST, 1), holder(over, NORTH))
    kinds = {one for one in can(call, holder(over, NORTH)) if one in PENALTY.values()}
    assert kinds and PENALTY["tricks"] not in kinds and PENALTY["add"] in kinds
    ended = do(call, PENALTY["add"], holder(over, NORTH))
    while ended.result is None:
        by = kernel.actors(ended)[0]
        ended = do(ended, CONTENT if CONTENT in can(ended, by) else next(iter(kernel.choices(ended, by))), by)
    # W-REV-11: the side that revoked had eleven tricks, five odd ones, and stops at four.
    assert dict(ended.result.after)["EW"] == 4 and ended.result.winner is None


def test_W_CLAIM_4_nothing_else_can_be_done_and_nobody_shares_out_before():
    state = begun(WHIST)
    assert refused(state, REFEREE, ShareOut(3)) == "refusal.not_abandoned"
    state = all_down(state, WEST, NORTH, EAST, SOUTH)
    assert refused(state, holder(state, WEST), Play(card("C2"))) == "refusal.abandoned"
    assert refused(state, holder(state, WEST), Expose(card("C2"))) == "refusal.abandoned"
    assert refused(state, holder(state, WEST), Claim(13)) == "refusal.abandoned"
    assert refused(state, REFEREE, Judge("exact")) == "refusal.abandoned"
    assert refused(state, REFEREE, ShareOut(14)) == "refusal.not_abandoned"
    assert refused(state, holder(state, WEST), THROW_DOWN) == "refusal.abandoned"


def test_W_CLAIM_4_the_last_hand_stays_up_while_a_card_lies_that_may_go_back():
    state = all_down(begun(WHIST), WEST, NORTH, EAST)
    state = do(state, PlayAhead(card("CJ")), holder(state, SOUTH))
    assert THROW_DOWN not in can(state, holder(state, SOUTH))
    assert refused(state, holder(state, SOUTH), THROW_DOWN) == "refusal.law_first"


def test_DF_52_at_double_dummy_a_hand_that_is_shown_binds_nobody():
    state = begun("double-dummy")
    for player in state.layout.players:
        if THROW_DOWN in can(state, player):
            state = do(state, THROW_DOWN, player)
    assert kernel.actors(state)[0] in state.layout.players


def at_the_last_hand():
    """Return a table at which one hand more ends the deal, and whose it is."""
    people = [Person(name, "person") for name in ("Ruth", "Edith", "Max", "Ada")]
    table = Table(new_record(WHIST, {"follow": "penalise", "penalise_scope": "all"}, people))
    play_on(table, lambda here: here.session.deal is not None and here.session.deal.phase_name == "play")
    *others, last = table.session.deal.layout.players
    for player in others:
        done(table, player, THROW_DOWN)
        while any(WAIVE in table.choices(by) for by in table.actors):
            done(table, next(by for by in table.actors if WAIVE in table.choices(by)), WAIVE)
    return table, last


def done(table, by, action):
    assert not isinstance(table.submit(Proposal(by, action, table.stamp)), Refusal)


@pytest.mark.skipif(not solver.is_native(), reason="the fast solver was not built")
def test_W_CLAIM_4_the_table_shares_out_by_the_solver_and_the_record_tells_the_same():
    table, last = at_the_last_hand()
    done(table, last, THROW_DOWN)
    assert table.waits_for_chance
    deal = table.session.deal
    step = table.chance()
    assert step.entry.action == claims.judged(deal) and table.session.deal.phase_name == "count"


def test_W_CLAIM_4_without_the_fast_solver_the_last_hand_stays_up(monkeypatch):
    table, last = at_the_last_hand()
    monkeypatch.setattr(claims, "is_native", lambda: False)
    said = table.submit(Proposal(last, THROW_DOWN, table.stamp))
    assert isinstance(said, Refusal) and said.message.key == "refusal.no_sharing"
    assert sessions.lawful(table.session, last, THROW_DOWN)
