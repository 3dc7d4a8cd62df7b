"""Is it paid for if a quitted trick is looked at where none may be seen again (W-QUIT-4, W-AWL-17, ED-62)?"""

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.laws import LOOK_BACK, SUIT_CALLS, WAIVE, CallSuit, Demand, PlayAhead
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.event import LookedBack
from dummywhist.engine.deal.kernel import apply
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.consistent import check_view
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.law_table import remark
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.parts import Code
from dummywhist.engine.rules.remedies import Offence, Whose, row_of
from tests.laws.dealing import A, B, C, all_waive, do
from tests.laws.test_exposed import MORT, begun, can, cards, holder, law, refused

SUITS = {*SUIT_CALLS.values(), WAIVE}
FIRST = "C2 C5 C8 CJ"
"""The first trick, which South wins."""
TRICKS = {SOUTH: "CQ C3 C6 C9", WEST: "H8 HJ HA H4"}


def quitted(game="classic-whist", **changes):
    """Return a deal after its first trick; South has won it and leads, and no quitted trick may be seen again."""
    state = cards(begun(game, **({"last_trick": "hidden"} | changes)), FIRST)
    return do(state, Quit(), TABLE)


def looked(state, seat):
    return do(state, LOOK_BACK, holder(state, seat))


def sees(state):
    """Return the players who see the last trick."""
    return {player for player in (*state.layout.players, None) if view(state, player).last_trick is not None}


# ---- who, and when


def test_W_QUIT_4_anybody_may_do_it_once_a_trick_is_quitted_and_once_in_each_trick():
    state = begun("classic-whist", last_trick="hidden")
    assert not any(LOOK_BACK in can(state, player) for player in state.layout.players)
    assert refused(state, holder(state, WEST), LOOK_BACK) == "refusal.look_late"
    state = quitted()
    assert all(LOOK_BACK in can(state, player) for player in state.layout.players)
    state = looked(state, WEST)
    assert LOOK_BACK not in can(state, holder(state, WEST)) and LOOK_BACK in can(state, holder(state, NORTH))
    state = do(cards(state, TRICKS[SOUTH]), Quit(), TABLE)
    assert law(state).looked == () and LOOK_BACK in can(state, holder(state, WEST))


@pytest.mark.parametrize("changes", [{"penalise_scope": "revoke"}, {"penalise_scope": "revoke_turn"}])
def test_W_QUIT_4_only_where_everything_can_go_wrong(changes):
    state = quitted(**changes)
    assert not any(LOOK_BACK in can(state, player) for player in state.layout.players)
    assert refused(state, holder(state, WEST), LOOK_BACK) == "refusal.look_never"


def test_W_QUIT_3_where_the_last_trick_may_be_seen_it_is_no_offence():
    state = quitted(last_trick="visible")
    assert not any(LOOK_BACK in can(state, player) for player in state.layout.players)
    assert sees(state) == {*state.layout.players, None} and law(state) == LawTable()


def test_W_QUIT_4_who_looked_sees_the_last_trick_until_the_next_is_quitted_and_nobody_else_does():
    state = quitted()
    west = holder(state, WEST)
    assert sees(state) == set()
    state, events = apply(state, west, LOOK_BACK)
    assert events == (LookedBack(west),) and sees(state) == {west}
    assert view(state, west).last_trick == state.tricks[0]
    state = cards(state, TRICKS[SOUTH])
    assert sees(state) == {west}
    assert sees(do(state, Quit(), TABLE)) == set()


def test_W_QUIT_4_what_is_seen_is_read_as_it_is_written_and_a_view_that_sees_too_much_is_none():
    state = looked(quitted(), WEST)
    for viewer in (*state.layout.players, None):
        seen = view(state, viewer)
        assert read_view(view_text(seen)) == seen
        check_view(seen, state.setup.rules)
        with pytest.raises(Unreadable):
            check_view(seen._replace(last_visible=not seen.last_visible), state.setup.rules)


# ---- what is demanded


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
@pytest.mark.parametrize("by", [WEST, EAST])
def test_W_QUIT_4_W_PEN_2_a_suit_is_called_when_the_offender_or_his_partner_leads(seat, by):
    state = looked(quitted(), seat)
    assert law(state).suits == ((seat, {SOUTH: NORTH, NORTH: SOUTH}[seat], True),)
    assert set(answering(state)) == {holder(state, WEST), holder(state, EAST)}
    assert can(state, holder(state, by)) == SUITS
    state = do(state, CallSuit(read_suit("D")), holder(state, by))
    assert law(state).owed == ((SOUTH, "D"),) and law(state).suits == ()
    insight = Insight(view(state, holder(state, SOUTH)))
    assert insight.legal == state.hands[SOUTH] & state.ranked.of_suit[read_suit("D")]
    disobeyed = do(cards(state, "CQ C3 C6 C9"), Quit(), TABLE)
    assert established(disobeyed) == [Revoke(SOUTH, 2, True)]


def test_W_QUIT_4_it_waits_until_his_side_leads():
    state = looked(quitted(), WEST)
    assert answering(state) == ()
    state = do(cards(state, "CQ C3 C6 C9"), Quit(), TABLE)
    assert answering(state) == (), "South leads again"
    state = do(cards(state, "H4 HT HJ HA"), Quit(), TABLE)
    assert state.leader == EAST
    assert set(answering(state)) == {holder(state, NORTH), holder(state, SOUTH)}
    assert can(state, holder(state, NORTH)) == SUITS


def test_W_QUIT_4_waived_nothing_is_owed():
    state = all_waive(looked(quitted(), SOUTH))
    assert law(state).suits == () and law(state).owed == () and answering(state) == ()


def test_W_QUIT_4_two_who_looked_pay_one_after_the_other():
    state = looked(looked(quitted(), WEST), EAST)
    assert law(state).suits == ((WEST, EAST, True), (EAST, WEST, True))
    state = do(cards(state, "H4 HT HJ HA"), Quit(), TABLE)
    state = do(state, CallSuit(read_suit("D")), holder(state, SOUTH))
    assert law(state).suits == ((EAST, WEST, True),) and answering(state) == ()


def test_W_LEAD_1_a_lead_out_of_turn_is_still_told_from_it():
    state = quitted()
    state = do(state, PlayAhead(next(cards_in(state.hands[WEST]))), holder(state, WEST))
    state = do(state, Demand("suit"), holder(state, SOUTH))
    assert law(state).suits == ((WEST, EAST, False),)


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_W_AWL_17_the_adversary_on_the_right_of_who_leads_calls_the_suit(code, seat):
    state = looked(quitted(code=code), seat)
    assert answering(state) == (holder(state, EAST),)
    assert can(state, holder(state, EAST)) == SUITS and not can(state, holder(state, WEST))


# ---- who has a dummy


def test_ED_62_P_pays_for_looking_and_so_does_an_adversary():
    state = looked(quitted("english-dummy"), SOUTH)
    assert set(answering(state)) == {B, C} and can(state, B) == SUITS
    state = quitted("english-dummy")
    state = do(cards(looked(state, EAST), "H4 HT HJ HA"), Quit(), TABLE)
    assert answering(state) == (A,) and can(state, A) == SUITS


def test_ED_62_a_suit_is_called_from_dummy_too():
    state = looked(quitted("english-dummy"), SOUTH)
    state = do(state, WAIVE, B)
    state = do(cards(state, "CQ C3 C6 C9"), Quit(), TABLE)
    state = looked(do(cards(state, "H4 H8 HK H2"), Quit(), TABLE), SOUTH)
    assert state.leader == NORTH and set(answering(state)) == {B, C}
    assert law(do(state, CallSuit(read_suit("S")), C)).owed == ((NORTH, "S"),)


@pytest.mark.parametrize("game", ["double-dummy", *MORT])
def test_W_QUIT_4_DF_30_MO_50_at_double_dummy_and_mort_a_suit_is_called_as_at_whist(game):
    state = looked(quitted(game), SOUTH)
    assert law(state).suits == ((SOUTH, NORTH, True),)
    assert set(answering(state)) == {holder(state, WEST), holder(state, EAST)}


@pytest.mark.parametrize("game", ["english-dummy", "double-dummy", *MORT, "classic-whist"])
@pytest.mark.parametrize("code", [Code.ENGLISH, Code.AWL_1893, Code.AWL_DUPLICATE])
@pytest.mark.parametrize("whose", Whose)
def test_W_QUIT_4_W_AWL_17_what_may_be_demanded_by_game_and_code(game, code, whose):
    row = row_of(Offence.LOOKED, game, code, whose)
    assert row.remedies == ("suit",)
    assert ("W-AWL-17" in row.ids) is (code is not Code.ENGLISH) and ("W-QUIT-4" in row.ids) is (code is Code.ENGLISH)


# ---- computers


@pytest.mark.parametrize("level", ["beginner", "steady", "strong", "master"])
def test_W_QUIT_4_a_computer_looks_at_nothing(level):
    state = quitted()
    for seat in (WEST, NORTH, EAST):
        shown = view(state, holder(state, seat))
        assert LOOK_BACK in shown.options and remark(level, shown, 1, state.layout.players) is None


@pytest.mark.parametrize("level", ["beginner", "steady"])
def test_W_QUIT_4_a_computer_calls_a_suit_and_obeys(level):
    state = looked(quitted(), SOUTH)
    action = decide(level, view(state, holder(state, WEST)), 1).action
    assert isinstance(action, CallSuit)
    state = do(state, action, holder(state, WEST))
    played = decide(level, view(state, holder(state, SOUTH)), 1).action.plays
    assert state.ranked.suit[played] == action.suit
