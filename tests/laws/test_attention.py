"""Is it paid for if a player draws attention to the trick (W-QUIT-6, W-AWL-11, ED-43, DF-35, MO-53, MO-54)?"""

import pytest

from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.laws import DEMANDS, DRAW_TRICK, WAIVE, CallCard, Demand, PlayAhead
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import RemedyDemanded, TrickDrawn
from dummywhist.engine.deal.kernel import apply
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.law_table import remark
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.parts import Code
from dummywhist.engine.rules.remedies import Offence, Whose, row_of
from tests.laws.dealing import A, all_waive, do
from tests.laws.test_exposed import MORT, begun, can, card, cards, expose, holder, law, refused

ENGLISH = {DEMANDS[what] for what in ("highest", "lowest", "win", "lose")} | {WAIVE}
AMERICAN = {DEMANDS["highest"], DEMANDS["lowest"], WAIVE}
IF_VOID = {DEMANDS["trump"], DEMANDS["plain"], WAIVE}


def whist(words="C2", **changes):
    """Return a deal at whist after ``words``; West led."""
    return cards(begun("classic-whist", **changes), words)


def drawn(state, seat):
    return do(state, DRAW_TRICK, holder(state, seat))


def may_draw(state):
    """Return the hands whose players may draw the trick near."""
    return {seat for seat in (NORTH, EAST, SOUTH, WEST) if DRAW_TRICK in can(state, holder(state, seat))}


def told(state, seat, remedy, by=NORTH):
    return do(drawn(state, seat), DEMANDS[remedy], holder(state, by))


def legal(state, seat):
    return Insight(view(state, holder(state, seat))).legal


def without(state, seat, suit):
    """Return the deal in which the hand at ``seat`` has none of a suit."""
    gone = state.ranked.of_suit[read_suit(suit)]
    return state._replace(hands=tuple(hand & ~gone if at == seat else hand for at, hand in enumerate(state.hands)))


# ---- who, and when


@pytest.mark.parametrize(
    ("words", "seats"),
    [("", set()), ("C2", {WEST}), ("C2 C5", {WEST, NORTH}), ("C2 C5 C8", {NORTH}), ("C2 C5 C8 CJ", set())],
)
def test_W_QUIT_6_attention_is_drawn_by_who_has_played_before_his_partner_has(words, seats):
    assert may_draw(whist(words)) == seats


@pytest.mark.parametrize("scope", ["revoke", "revoke_turn"])
def test_W_QUIT_6_only_where_everything_can_go_wrong(scope):
    state = whist(penalise_scope=scope)
    assert may_draw(state) == set()
    assert refused(state, holder(state, WEST), DRAW_TRICK) == "refusal.draw_never"


def test_W_QUIT_6_once_in_a_trick_and_again_in_the_next():
    state = all_waive(drawn(whist(), WEST))
    assert law(state).drawn == (WEST,) and may_draw(state) == set()
    assert refused(state, holder(state, WEST), DRAW_TRICK) == "refusal.draw_late"
    state = do(cards(state, "C5 C8 CJ"), Quit(), TABLE)
    assert law(state) == LawTable()
    assert may_draw(cards(state, "CQ")) == {SOUTH}


def test_W_QUIT_6_not_when_the_partner_has_played_before_his_turn():
    state = do(whist(), PlayAhead(card("C8")), holder(whist(), EAST))
    assert may_draw(state) == set()


def test_W_QUIT_6_not_while_a_wrong_lead_lies_or_the_law_asks():
    state = whist("")
    assert may_draw(do(state, PlayAhead(card("CJ")), holder(state, SOUTH))) == set()
    state = do(whist(), PlayAhead(card("CJ")), holder(whist(), SOUTH))
    assert law(state).hurried == ((NORTH, False),) and may_draw(state) == set()


# ---- what is demanded


@pytest.mark.parametrize("by", [NORTH, SOUTH])
def test_W_QUIT_6_either_adversary_demands_of_the_partner_highest_lowest_to_win_or_to_lose(by):
    state, events = apply(whist(), holder(whist(), WEST), DRAW_TRICK)
    assert events == (TrickDrawn(holder(state, WEST), True),)
    assert law(state).hurried == ((EAST, False),)
    assert set(answering(state)) == {holder(state, NORTH), holder(state, SOUTH)}
    assert can(state, holder(state, by)) == ENGLISH
    assert can(state, holder(state, EAST)) == set() and can(state, holder(state, WEST)) == set()
    assert refused(state, holder(state, NORTH), Play(card("C5"))) == "refusal.law_first"
    player = holder(state, by)
    state, events = apply(state, player, DEMANDS["highest"])
    assert events == (RemedyDemanded(player, EAST, card("C2"), "highest"),)
    assert law(state).hurried == () and law(state).owed == ((EAST, "highest"),)


@pytest.mark.parametrize(
    ("remedy", "obeying"), [("highest", "CT"), ("lowest", "C8"), ("win", "C8 C9 CT"), ("lose", "C8 C9 CT")]
)
def test_W_QUIT_6_W_PEN_3_W_PEN_4_the_partner_obeys_if_he_can(remedy, obeying):
    state = cards(told(whist(), WEST, remedy), "C5")
    # Nothing that he has can lose to the five: the demand is void (W-EXP-3).
    assert legal(state, EAST) == hand_of(card(word) for word in obeying.split())


def test_W_QUIT_6_the_second_hand_speaks_and_the_fourth_must_lose_the_trick():
    state = cards(told(whist("C4 C7"), NORTH, "lose", by=WEST), "C8")
    state = state._replace(
        hands=tuple(
            hand_of(card(word) for word in ("C6", "CK", "H4")) if at == SOUTH else hand
            for at, hand in enumerate(state.hands)
        )
    )
    assert legal(state, SOUTH) == hand_of([card("C6")])


def test_W_QUIT_6_waived_nothing_is_owed():
    state = all_waive(drawn(whist(), WEST))
    assert law(state).owed == () and law(state).hurried == ()


def test_W_QUIT_6_W_REV_13_a_demand_that_is_not_obeyed_though_it_could_be_is_a_revoke():
    state = cards(told(whist(), WEST, "highest"), "C5 C8 CJ")
    assert established(do(state, Quit(), TABLE)) == [Revoke(EAST, 1, True)]
    state = cards(told(whist(), WEST, "highest"), "C5 CT CJ")
    assert established(do(state, Quit(), TABLE)) == []


def test_W_QUIT_6_the_demand_is_over_with_the_trick():
    state = do(cards(told(whist(), WEST, "highest"), "C5 CT CJ"), Quit(), TABLE)
    assert law(state) == LawTable()


def test_W_QUIT_6_of_a_fourth_hand_too_soon_and_attention_each_is_answered_by_itself():
    state = do(whist(), PlayAhead(card("CJ")), holder(whist(), SOUTH))
    state = do(state, Demand("win"), holder(state, WEST))
    # North is to play; West speaks before East has played.
    state = drawn(state, WEST)
    assert law(state).hurried == ((EAST, False),) and can(state, holder(state, NORTH)) == ENGLISH
    assert law(do(state, DEMANDS["lose"], holder(state, SOUTH))).owed == ((NORTH, "win"), (EAST, "lose"))


# ---- who has a dummy


def test_ED_43_P_may_speak_and_owes_nothing():
    state = cards(begun(), "C2 C5 C8 CJ")
    state = cards(do(state, Quit(), TABLE), "CQ")  # P leads from his own hand
    after, events = apply(state, A, DRAW_TRICK)
    assert events == (TrickDrawn(A, False),) and answering(after) == ()
    assert law(after).hurried == () and DRAW_TRICK not in can(after, A)


def test_W_QUIT_6_P_demands_of_the_partner_of_an_adversary_who_speaks():
    state = drawn(cards(begun(), "C2"), WEST)
    assert answering(state) == (A,) and can(state, A) == ENGLISH
    assert law(do(state, DEMANDS["lowest"], A)).owed == ((EAST, "lowest"),)


def test_DF_35_at_double_dummy_nothing_is_owed():
    state = cards(begun("double-dummy"), "C2")
    player = holder(state, WEST)
    state, events = apply(state, player, DRAW_TRICK)
    assert events == (TrickDrawn(player, False),) and answering(state) == () and law(state).hurried == ()


@pytest.mark.parametrize("game", MORT)
def test_MO_53_MO_54_vivant_owes_nothing_and_an_adversarys_partner_does(game):
    state = drawn(cards(begun(game), "C2"), WEST)
    vivant = holder(state, NORTH)
    assert answering(state) == (vivant,) and can(state, vivant) == ENGLISH
    quitted = do(cards(begun(game), "C2 C5 C8 CJ"), Quit(), TABLE)
    led = cards(quitted, "CQ")
    after, events = apply(led, holder(led, SOUTH), DRAW_TRICK)
    assert events == (TrickDrawn(holder(led, SOUTH), False),) and answering(after) == ()


# ---- the American codes


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
@pytest.mark.parametrize(
    ("words", "seat", "last"), [("C2", WEST, SOUTH), ("C2 C5", NORTH, EAST), ("C2 C5", WEST, SOUTH)]
)
def test_W_AWL_11_the_last_adversary_to_play_demands_highest_or_lowest(code, words, seat, last):
    state = drawn(whist(words, code=code), seat)
    assert answering(state) == (holder(state, last),)
    assert can(state, holder(state, last)) == AMERICAN
    partner = {WEST: EAST, NORTH: SOUTH}[seat]
    state = do(state, DEMANDS["lowest"], holder(state, last))
    assert law(state).owed == ((partner, "lowest"),)


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_AWL_11_if_void_a_trump_or_none(code):
    state = drawn(without(whist(code=code), EAST, "C"), WEST)
    state = do(state, DEMANDS["highest"], holder(state, SOUTH))
    assert law(state).hurried == ((EAST, True),)
    assert can(state, holder(state, SOUTH)) == IF_VOID and answering(state) == (holder(state, SOUTH),)
    state = cards(do(state, DEMANDS["trump"], holder(state, SOUTH)), "C5")
    assert legal(state, EAST) == state.hands[EAST] & state.ranked.of_suit[read_suit("S")]


def test_W_QUIT_6_if_void_an_english_demand_of_the_highest_falls():
    state = without(whist(), EAST, "C")
    state = cards(told(state, WEST, "highest"), "C5")
    assert legal(state, EAST) == state.hands[EAST]


@pytest.mark.parametrize("game", ["english-dummy", "double-dummy", *MORT, "classic-whist"])
@pytest.mark.parametrize("code", [Code.ENGLISH, Code.AWL_1893, Code.AWL_DUPLICATE])
@pytest.mark.parametrize("whose", [Whose.ANY, Whose.DUMMYS_PLAYER])
def test_W_QUIT_6_W_AWL_11_what_may_be_demanded_by_game_and_code(game, code, whose):
    row = row_of(Offence.ATTENTION, game, code, whose)
    if game == "double-dummy" or (whose is Whose.DUMMYS_PLAYER and game != "classic-whist"):
        assert row.remedies == ()
    elif code is Code.ENGLISH:
        assert {*map(Demand, row.remedies), WAIVE} == ENGLISH and not row.void
    else:
        assert {*map(Demand, row.remedies), WAIVE} == AMERICAN | IF_VOID and set(row.void) == {"trump", "plain"}


# ---- what is seen of it, and what computers do


def test_W_QUIT_6_all_see_who_drew_the_trick_near_and_what_is_asked():
    state = drawn(whist(), WEST)
    for viewer in (*state.layout.players, None):
        seen = view(state, viewer)
        assert seen.part(LawTable) == law(state) and read_view(view_text(seen)) == seen


@pytest.mark.parametrize("level", ["beginner", "steady"])
def test_W_QUIT_6_a_computer_lets_the_partner_win_from_his_own_side_or_lose_to_ours(level):
    state = drawn(whist("C2"), WEST)
    assert decide(level, view(state, holder(state, NORTH)), 1).action == DEMANDS["win"]
    state = drawn(whist("C2 C5"), WEST)
    assert decide(level, view(state, holder(state, NORTH)), 1).action == DEMANDS["lose"]
    state = drawn(whist("C2", code="awl_1893"), WEST)
    assert decide(level, view(state, holder(state, SOUTH)), 1).action == DEMANDS["highest"]


@pytest.mark.parametrize("level", ["beginner", "steady", "strong", "master"])
def test_W_QUIT_6_a_computer_draws_nothing_near(level):
    state = whist()
    shown = view(state, holder(state, WEST))
    assert DRAW_TRICK in shown.options and remark(level, shown, 1, state.layout.players) is None


@pytest.mark.parametrize("level", ["beginner", "steady"])
def test_W_PEN_3_a_computer_plays_the_highest_that_is_demanded(level):
    state = cards(told(whist(), WEST, "highest"), "C5")
    assert decide(level, view(state, holder(state, EAST)), 1).action == Play(card("CT"))


def test_W_QUIT_6_a_card_that_may_be_called_waits_for_what_was_demanded_before():
    state = expose(told(whist(), WEST, "highest"), EAST, "C9")
    state = cards(state, "C5")
    caller = holder(state, SOUTH)
    assert answering(state) and CallCard(card("C9")) in can(state, caller)
    state = do(state, CallCard(card("C9")), caller)
    assert legal(state, EAST) == hand_of([card("CT")])
