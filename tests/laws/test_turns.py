"""Are leads and plays out of turn answered as the laws say (W-LEAD, W-TURN, ED-55..61, DF-38..41, MO-55, W-AWL-9)?"""

from random import Random

import pytest

from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.notation import read_card, read_suit
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.laws import (
    SUIT_CALLS,
    WAIVE,
    AskNone,
    CallCard,
    CallSuit,
    Demand,
    PlayAhead,
    Withdraw,
)
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.event import CardsReturned, EarlyCardStood, LeadStood, LedAhead, PlayedAhead, TrickWon
from dummywhist.engine.deal.law import LawTable, demanded
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import following, to_play, trick_full
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.consistent import check_view
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.law_table import remark
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.parts import Code, Scope, Trick
from dummywhist.engine.rules.remedies import ROWS, Offence, Whose, row_of
from tests import second_scorer
from tests.contract import check_session, random_changes
from tests.laws.dealing import A, B, all_waive, do
from tests.laws.test_revokes import begun as begun_with
from tests.laws.test_revokes import can, cards, law, refused, to_the_count
from tests.playing import any_deal, lopsided_deal, played
from tests.reports import step_lines

WITH_TURNS = [game for game in GAMES if any(toggle.key == "penalise_scope" for toggle in game.toggles)]
each = pytest.mark.parametrize("game", WITH_TURNS, ids=lambda game: game.key)
FOUR = ("english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist")


def begun(game="english-dummy", **changes):
    """Return a deal in which West leads, nobody is void, and cards can be played out of turn; spades are trumps."""
    return begun_with(game, penalise_scope="revoke_turn", **changes)


def ahead(state, word):
    """Return the deal after a card was led or played out of turn by who plays its hand."""
    card = read_card(word)
    seat = next(seat for seat in state.layout.chairs if state.hands[seat] >> card & 1)
    return do(state, PlayAhead(card), state.layout.holder[seat])


def who(state, seat):
    return state.layout.holder[seat]


def held(state, seat):
    return hand_of(cards_in(state.hands[seat]))


def trick_of(state, words):
    """Return the deal after a full trick, quitted."""
    return do(cards(state, words), Quit(), TABLE)


# --- the table of penalties: W-PEN-2, W-PEN-4, W-P2..W-P8 ---


@pytest.mark.parametrize(
    ("hand", "trumps", "lying", "what", "legal"),
    [
        pytest.param("SK S4 H9", "D", "", "H", "H9", id="W-P2"),
        pytest.param("SK S4", "D", "", "H", "SK S4", id="W-P3"),
        pytest.param("D8 D2 C5", "D", "S3 SA", "win", "D8 D2", id="W-P4"),
        pytest.param("D8 D2 C5", "D", "S3 SA", "lose", "C5", id="W-P5"),
        pytest.param("SQ S6", "D", "S9 SA", "win", "SQ S6", id="W-P6"),
        pytest.param("SQ S6", "D", "S9 S3", "lose", "S6", id="W-P7"),
        pytest.param("SQ S6 S3", "D", "S9", "highest", "SQ", id="W-P8"),
        pytest.param("D8 D2 C5", "D", "S3 SA", "trump", "D8 D2", id="W-AWL-10-trump"),
        pytest.param("D8 D2 C5", "D", "S3 SA", "plain", "C5", id="W-AWL-10-plain"),
    ],
)
def test_W_P_which_cards_obey_a_demand(hand, trumps, lying, what, legal):
    ranked = ranking(read_suit(trumps))
    trick = tuple(read_card(word) for word in lying.split())
    may = following(Trick(), ranked, hand_of(read_card(word) for word in hand.split()), trick)
    obeying = demanded(ranked, trick, may, what) or may
    assert obeying == hand_of(read_card(word) for word in legal.split())


# --- leads out of turn: W-LEAD ---


def whist(**changes):
    return begun("classic-whist", **changes)


def by_seat(state, seat, action):
    return do(state, action, state.layout.holder[seat])


def test_W_LEAD_1_the_card_led_out_of_turn_may_be_left_to_be_called():
    state = ahead(whist(), "CJ")
    assert state.leader == SOUTH and state.trick == (read_card("CJ"),)
    assert law(state).astray == ((WEST, SOUTH),)
    for adversary in (WEST, EAST):
        assert {Demand("card"), Demand("suit"), WAIVE} <= can(state, who(state, adversary))
    for offender in (NORTH, SOUTH):
        assert WAIVE not in can(state, who(state, offender))
    state = by_seat(state, EAST, Demand("card"))
    assert state.trick == () and to_play(state) == WEST and state.hands[SOUTH] >> read_card("CJ") & 1
    assert law(state).exposed == ((SOUTH, read_card("CJ")),) and law(state).astray == ()
    state = cards(state, "C2 C5 C8")
    assert CallCard(read_card("CJ")) in can(state, who(state, WEST))


CALLS = set(SUIT_CALLS.values())
NEXT_LEADS = {SOUTH: "C2 C5 C8 CA", NORTH: "H8 HK H2 H4"}


@pytest.mark.parametrize("leader", NEXT_LEADS)
def test_W_LEAD_1_W_PEN_2_a_suit_is_called_from_offender_or_partner_whichever_next_leads(leader):
    state = by_seat(ahead(whist(), "CJ"), WEST, Demand("suit"))
    assert law(state).suits == ((SOUTH, NORTH, False),) and to_play(state) == WEST and not answering(state)
    state = trick_of(state, "D5 D8 DK D2")
    assert state.leader == EAST and not answering(state)
    state = trick_of(state, {SOUTH: "C8 CA C2 C5", NORTH: "H2 H4 H8 HK"}[leader])
    assert state.leader == leader and set(answering(state)) == {who(state, WEST), who(state, EAST)}
    assert can(state, who(state, EAST)) == {*(CallSuit(suit) for suit in range(4)), WAIVE}
    assert refused(state, who(state, leader), Play(next(cards_in(state.hands[leader])))) == "refusal.law_first"
    state = by_seat(state, EAST, CallSuit(read_suit("D")))
    assert law(state).owed == ((leader, "D"),) and not law(state).suits
    insight = Insight(view(state, who(state, leader)))
    assert insight.legal == held(state, leader) & insight.suits[read_suit("D")]
    after = cards(state, "D3" if leader == SOUTH else "D9")
    assert not established(trick_of(after, "D6 DT DJ" if leader == SOUTH else "DJ D3 D6"))


def test_W_LEAD_1_the_suit_may_be_waived_when_it_might_be_called():
    state = by_seat(ahead(whist(), "CJ"), WEST, Demand("suit"))
    state = all_waive(trick_of(state, "C2 C5 C8 CA"))
    assert not law(state).suits and not law(state).owed and not answering(state)


def test_W_LEAD_2_from_the_partner_who_had_the_lead_the_suit_is_called_at_once():
    state = trick_of(whist(), "C2 C5 C8 CA")
    state = ahead(state, "HJ")  # North leads, South had the lead
    assert law(state).astray == ((SOUTH, NORTH),)
    for adversary in (WEST, EAST):
        assert {*CALLS, Demand("card"), WAIVE} <= can(state, who(state, adversary))
        assert refused(state, who(state, adversary), Demand("suit")) == "refusal.law_nothing"
    called = by_seat(state, WEST, CallSuit(read_suit("D")))
    assert to_play(called) == SOUTH and not answering(called) and not called.trick
    assert law(called).owed == ((SOUTH, "D"),) and not law(called).suits and not law(called).exposed
    # Let play freely, only the card remains.
    free = by_seat(state, WEST, Demand("card"))
    assert not answering(free) and law(free).exposed == ((NORTH, read_card("HJ")),) and not law(free).suits


def test_W_LEAD_2_W_PEN_2_a_hand_from_which_a_suit_is_called_is_told_a_second_one_when_its_side_next_leads():
    state = trick_of(whist(), "C2 C5 C8 CA")
    state = by_seat(ahead(state, "HJ"), WEST, CallSuit(read_suit("D")))
    again = ahead(state, "HJ")
    assert {Demand("card"), Demand("suit"), WAIVE} <= can(again, who(again, WEST))
    assert not any(isinstance(one, CallSuit) for one in can(again, who(again, WEST)))
    later = by_seat(again, WEST, Demand("suit"))
    assert law(later).owed == ((SOUTH, "D"),) and law(later).suits == ((NORTH, SOUTH, False),) and not answering(later)


def test_W_LEAD_3_all_four_have_played_the_trick_stands():
    state = cards(ahead(whist(), "CJ"), "C2 C5 C8")
    assert law(state).astray == () and law(state).untimely == ((SOUTH, 1),)
    assert not {Demand("card"), WAIVE} & can(state, who(state, WEST))
    state = do(state, Quit(), TABLE)
    assert state.leader == SOUTH and state.tricks[0].leader == SOUTH and not established(state)


@pytest.mark.parametrize("followed", ["C2", "C2 C5"])
def test_W_LEAD_4_what_second_and_third_played_goes_back_without_penalty(followed):
    before = whist()
    state = all_waive(cards(ahead(before, "CJ"), followed))
    assert state.hands == before.hands and state.trick == () and to_play(state) == WEST
    assert not law(state).exposed and not law(state).suits and not law(state).untimely
    # What was seen is not forgotten.
    assert (SOUTH, hand_of([read_card("CJ")])) in view(state, who(state, WEST)).memory


def test_W_LEAD_5_W_P3_ED_58_who_has_none_of_the_suit_leads_anything():
    state = whist()
    state = state.with_part(LawTable(owed=((WEST, "D"),)))
    without = tuple(
        hand & ~(state.ranked.of_suit[read_suit("D")] if seat == WEST else 0) for seat, hand in enumerate(state.hands)
    )
    state = state._replace(hands=without)
    assert Insight(view(state, who(state, WEST))).legal == state.hands[WEST]
    state = cards(state, "C2 C5 C8 CA")
    assert not state.part(LawTable).exposed
    assert all(not revoke.disobeyed for revoke in established(do(state, Quit(), TABLE)))


@pytest.mark.parametrize("code", ["english", "awl_1893"])
def test_W_LEAD_6_W_REV_13_W_AWL_13_a_called_suit_that_is_not_led_though_held_is_a_revoke(code):
    state = by_seat(ahead(whist(code=code), "CJ"), WEST, Demand("suit"))
    caller = WEST if code == "english" else EAST  # W-AWL-9: who sits on the right of the hand that leads
    state = by_seat(trick_of(state, "C2 C5 C8 CA"), caller, CallSuit(read_suit("D")))
    state = cards(state, "CJ")
    assert Withdraw(read_card("CJ")) in can(cards(state, "C3"), who(state, SOUTH))
    state = trick_of(state, "C3 C6 C9")
    assert established(state) == [Revoke(SOUTH, 2, True)]


def test_W_MISC_1_W_AWL_14_the_first_demand_is_final():
    state = by_seat(ahead(whist(), "CJ"), WEST, Demand("card"))
    assert refused(state, who(state, EAST), Demand("suit")) == "refusal.law_nothing"


def test_a_wrong_lead_is_settled_before_another_card_is_played_out_of_turn_and_before_a_claim():
    state = ahead(whist(), "CJ")
    assert not any(isinstance(one, PlayAhead | Claim) for seat in range(4) for one in can(state, who(state, seat)))
    assert refused(state, who(state, NORTH), PlayAhead(read_card("C5"))) == "refusal.law_astray"
    assert refused(state, who(state, NORTH), Claim(13)) == "refusal.law_first"


def test_a_card_that_could_be_called_and_goes_back_can_be_called_again():
    state = by_seat(ahead(whist(), "CJ"), WEST, Demand("card"))
    state = ahead(trick_of(state, "D5 D8 DK D2"), "CJ")
    assert not law(state).exposed
    assert law(all_waive(state)).exposed == ((SOUTH, read_card("CJ")),)
    assert law(by_seat(state, EAST, Demand("card"))).exposed == ((SOUTH, read_card("CJ")),)


# --- plays out of turn: W-TURN ---


def test_W_TURN_1_W_TURN_3_third_before_second_the_fourth_may_play_too_and_both_stand():
    state = ahead(cards(whist(), "C2"), "C8")  # East, third hand
    assert law(state).early == ((EAST, read_card("C8")),) and to_play(state) == NORTH and not answering(state)
    assert PlayAhead(read_card("CJ")) in can(state, who(state, SOUTH))
    state = ahead(state, "CJ")
    assert not answering(state), "no penalty: the third hand was first"
    state, events = kernel.apply(state, who(state, NORTH), Play(read_card("C5")))
    assert [type(event) for event in events if isinstance(event, EarlyCardStood | TrickWon)] == [
        EarlyCardStood, EarlyCardStood, TrickWon,
    ]  # fmt: skip
    assert trick_full(state) and state.trick == tuple(map(read_card, ["C2", "C5", "C8", "CJ"]))
    assert law(state).untimely == ((EAST, 1), (SOUTH, 1)) and not law(state).early


def test_W_TURN_2_fourth_before_second_the_second_is_told_to_win_or_not():
    state = ahead(cards(whist(), "C2"), "CJ")  # South before North
    assert law(state).hurried == ((NORTH, False),)
    assert set(answering(state)) == {who(state, WEST), who(state, EAST)}
    assert can(state, who(state, EAST)) == {Demand("win"), Demand("lose"), WAIVE}
    assert refused(state, who(state, NORTH), Play(read_card("C5"))) == "refusal.law_first"
    told = by_seat(state, EAST, Demand("lose"))
    assert law(told).owed == ((NORTH, "lose"),) and not answering(told)
    assert not law(all_waive(state)).owed


def test_W_TURN_4_W_PEN_4_the_second_hand_must_beat_the_card_played_too_soon():
    state = ahead(cards(whist(), "H8"), "H4")  # South before North, who holds three hearts higher than the eight
    won = by_seat(state, WEST, Demand("lose"))
    assert Insight(view(won, who(won, NORTH))).legal == following(Trick(), won.ranked, won.hands[NORTH], won.trick), (
        "North has no heart that does not win"
    )
    state = ahead(cards(trick_of(whist(), "C2 C5 C8 CA"), "D4"), "DK")
    assert law(state).hurried == ((WEST, False),)
    must = by_seat(state, NORTH, Demand("win"))
    assert law(must).owed == ((WEST, "win"),)
    # He cannot beat the king: he plays what he likes, and it is no revoke.
    assert not established(trick_of(must, "D5 D8"))


def test_W_REV_13_who_could_win_and_does_not_though_told_to_revokes():
    state = by_seat(ahead(cards(whist(), "H8"), "H4"), WEST, Demand("win"))
    state = trick_of(state, "S2 H2")
    # That North did not follow is a revoke as well; it is one.
    assert [(revoke.seat, revoke.trick) for revoke in established(state)] == [(NORTH, 1)]
    state = trick_of(by_seat(ahead(cards(whist(), "C2"), "CJ"), WEST, Demand("lose")), "C5 C8")
    assert not established(state)


@pytest.mark.parametrize("early", ["C8 CJ", "CJ C8"])
def test_W_TURN_3_cards_played_too_soon_are_counted_where_they_lie(early):
    first, second = early.split()
    state = ahead(cards(whist(), "C2"), first)
    if answering(state):
        state = all_waive(state)
    state = ahead(state, second)
    for viewer in (*state.layout.players, None):
        shown = view(state, viewer)
        assert read_view(view_text(shown)) == shown
        assert sum(seen[0] if viewer is None else 0 for seen in shown.hands) in (0, 49)
    assert trick_full(cards(state, "C5"))


# --- English Dummy ---


def test_ED_55_a_lead_from_the_wrong_hand_of_the_dummy_side():
    state = trick_of(begun(), "C2 C5 C8 CA")
    state = ahead(state, "HJ")  # from dummy, and South had the lead
    for adversary in (WEST, EAST):
        assert {one for one in can(state, who(state, adversary)) if isinstance(one, Demand | CallSuit)} == CALLS
    state = by_seat(state, WEST, CallSuit(read_suit("D")))
    assert to_play(state) == SOUTH and not law(state).exposed
    # ED-61: not to obey is a revoke of P.
    state = trick_of(state, "CJ C3 C6 C9")
    assert established(state) == [Revoke(SOUTH, 2, True)]


def test_W_PEN_1_who_waived_a_wrong_lead_has_done_so_while_it_lies_and_no_longer():
    state = ahead(whist(), "CJ")  # South leads in the turn of West
    west = who(state, WEST)
    waived = do(state, WAIVE, west)
    assert law(waived).waived == ((west, "lead"),)
    assert not any(isinstance(one, Demand | CallSuit) or one == WAIVE for one in can(waived, west))
    # West plays to it: it lies on, and he has waived it still; East has not.
    on = cards(waived, "C2")
    assert law(on).waived == ((west, "lead"),) and law(on).astray and WAIVE in can(on, who(on, EAST))
    # All have played to it: it stands, and nothing is left of what was waived.
    stood = cards(on, "C5 C8")
    assert not law(stood).astray and law(stood).waived == ()


@pytest.mark.parametrize("card", ["CJ", "HJ"])
def test_ED_56_the_dummy_side_leads_for_an_adversary_and_it_goes_back(card):
    state = ahead(begun(), card)
    assert {one for one in can(state, who(state, EAST)) if isinstance(one, Demand) or one == WAIVE} == {WAIVE}
    before = begun()
    state = all_waive(state)
    assert state.hands == before.hands and to_play(state) == WEST and law(state) == LawTable()


def test_ED_57_all_four_have_played_to_the_wrong_lead_of_dummys_side():
    state = cards(ahead(begun(), "CJ"), "C2 C5 C8")
    assert law(state).astray == () and law(state).untimely == ((SOUTH, 1),)


@pytest.mark.parametrize(("trick", "right"), [("D5 D8 DK D2", EAST), (None, NORTH)])
def test_ED_59_an_adversary_leads_out_of_turn_and_dummys_player_alone_chooses(trick, right):
    state = trick_of(begun(), trick or "H8 HK H2 H4")
    assert state.leader == right
    state = ahead(state, "C2")  # West
    player = who(state, SOUTH)
    # At once, if the other adversary had the lead.
    assert {Demand("card"), WAIVE, *(CALLS if right == EAST else {Demand("suit")})} <= can(state, player)
    assert (Demand("suit") in can(state, player)) is (right != EAST)
    assert not {Demand("card"), WAIVE, *CALLS} & can(state, who(state, EAST))
    assert law(do(state, Demand("card"), player)).exposed == ((WEST, read_card("C2")),)


def test_ED_60_W_TURN_1_a_card_of_dummys_side_played_too_soon_goes_back_unless_the_next_has_played():
    state = trick_of(begun(), "D5 D8 DK D2")
    early = ahead(cards(state, "C8"), "C5")  # East led: dummy is the fourth hand
    assert law(early).hurried == () and Withdraw(read_card("C5")) in can(early, who(early, SOUTH))
    back, events = kernel.apply(early, who(early, SOUTH), Play(read_card("CJ")))
    assert any(isinstance(event, CardsReturned) for event in events)
    assert back.hands[NORTH] >> read_card("C5") & 1 and not law(back).early and to_play(back) == WEST
    assert law(do(early, Withdraw(read_card("C5")), who(early, SOUTH))).early == ()


def test_ED_60_W_TURN_1_it_stands_when_the_following_adversary_has_played():
    state = cards(trick_of(begun(), "C2 C5 C8 CA"), "D4")  # South leads: West second, North third, East fourth
    state = ahead(ahead(state, "D8"), "DJ")
    assert not answering(state), "the third hand was first"
    assert trick_full(cards(state, "D5"))
    # Nobody follows the fourth hand: West leads, North second, East third, South fourth.
    state = ahead(ahead(cards(begun(), "C2"), "C8"), "CJ")
    assert to_play(cards(state, "C5")) == SOUTH


def test_ED_60_W_TURN_2_of_the_adversaries_the_second_is_told_by_dummys_player():
    state = trick_of(begun(), "C2 C5 C8 CA")  # South leads: West second, North third, East fourth
    state = ahead(cards(state, "D3"), "DJ")
    assert law(state).hurried == ((WEST, False),) and answering(state) == (who(state, SOUTH),)
    assert can(state, who(state, SOUTH)) == {Demand("win"), Demand("lose"), WAIVE}


# --- Double Dummy ---

# A sits South, dummy a North; B West, dummy b East. Leads go round: West, North, East, South.
LEADS = {SOUTH: "C2 C5 C8 CA", NORTH: "H8 HK H2 H4", EAST: "D5 D8 DK D2", WEST: "SA S2 S6 ST"}


@pytest.mark.parametrize(
    ("example", "right", "led", "caller"),
    [
        ("DF-L1", SOUTH, "C6", B),
        ("DF-L2", NORTH, "CJ", B),
        ("DF-L3", EAST, "CJ", None),
        ("DF-L7", EAST, "C3", A),
    ],
)
def test_DF_38_39_leads_out_of_turn(example, right, led, caller):
    state = ahead(trick_of(begun("double-dummy"), LEADS[right]), led)
    before = trick_of(begun("double-dummy"), LEADS[right])
    other = A if who(state, state.leader) == B else B
    assert {one for one in can(state, other) if isinstance(one, Demand | CallSuit)} == (CALLS if caller else set())
    back = all_waive(state)
    assert back.hands == before.hands and to_play(back) == right and not law(back).exposed
    if caller:
        called = do(state, CallSuit(read_suit("D")), caller)
        assert law(called).owed == ((right, "D"),) and not answering(called) and called.hands == before.hands


def test_DF_L4_all_three_cards_go_back():
    before = trick_of(begun("double-dummy"), LEADS[WEST])
    state = cards(ahead(before, "C6"), "C8 CJ")
    state = do(state, WAIVE, B)
    assert state.hands == before.hands and to_play(state) == WEST


def test_DF_40_DF_L5_when_all_four_have_played_it_stands():
    state = cards(ahead(trick_of(begun("double-dummy"), LEADS[SOUTH]), "C6"), "C9 CJ C3")
    assert trick_full(state) and law(state).untimely == ((NORTH, 2),) and not law(state).suits


def test_DF_41_DF_L6_a_hand_that_has_none_of_the_suit_called_leads_what_it_likes():
    state = trick_of(begun("double-dummy"), LEADS[WEST])
    state = trick_of(state, "SJ S3 S7 CJ")  # South played its only trump
    state = trick_of(state, "C2 C5 C8 CA")
    state = do(ahead(state, "C6"), CallSuit(read_suit("S")), B)
    assert to_play(state) == SOUTH and Insight(view(state, A)).legal == state.hands[SOUTH]


# --- Mort ---


@pytest.mark.parametrize("game", ["mort-3", "mort-4"])
def test_MO_55_a_wrong_lead_of_vivants_side_may_stand_or_go_back(game):
    state = begun(game)
    vivant = who(state, state.layout.dummies[0])
    partner = next(seat for seat in state.layout.chairs if who(state, seat) == vivant and seat != NORTH)
    assert partner == SOUTH
    state = trick_of(state, LEADS[SOUTH])
    state = ahead(state, "HJ")
    assert {one for one in can(state, who(state, WEST)) if isinstance(one, Demand)} == {Demand("stand")}
    stood, events = kernel.apply(state, who(state, WEST), Demand("stand"))
    assert any(isinstance(event, LeadStood) for event in events) and stood.leader == NORTH
    stood = trick_of(stood, "H2 H4 H8")
    assert stood.tricks[1].leader == NORTH
    back = all_waive(state)
    assert to_play(back) == SOUTH and not answering(back) and not law(back).owed
    # Neither of the two had the lead: it goes back.
    astray = ahead(trick_of(begun(game), LEADS[EAST]), "CJ")
    assert not any(isinstance(one, Demand) for one in can(astray, who(astray, WEST)))
    assert WAIVE in can(astray, who(astray, WEST))


@pytest.mark.parametrize("game", ["mort-3", "mort-4"])
def test_MO_56_a_lead_out_of_turn_by_an_adversary_of_vivant(game):
    state = ahead(trick_of(begun(game), LEADS[SOUTH]), "C3")
    assert {Demand("card"), Demand("suit"), WAIVE} <= can(state, who(state, SOUTH))


# --- the American codes ---


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_AWL_9_no_card_is_exposed_and_the_hand_on_the_right_of_the_leader_calls_the_suit(code):
    state = ahead(whist(code=code), "CJ")
    assert {one for one in can(state, who(state, EAST)) if isinstance(one, Demand)} == {Demand("suit")}
    state = by_seat(state, EAST, Demand("suit"))
    state = trick_of(state, LEADS[SOUTH])
    assert answering(state) == (who(state, EAST),), "on South's right"
    # The partner had the lead: at once, by the adversary on the proper leader's right.
    state = ahead(trick_of(whist(code=code), LEADS[SOUTH]), "HJ")
    assert {WAIVE, *CALLS} <= can(state, who(state, EAST)) and not {WAIVE, *CALLS} & can(state, who(state, WEST))


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_AWL_10_the_third_hand_demands_the_seconds_highest_or_lowest(code):
    state = ahead(cards(whist(code=code), "C2"), "CJ")
    assert answering(state) == (who(state, EAST),)
    assert can(state, who(state, EAST)) == {Demand("highest"), Demand("lowest"), WAIVE}
    state = by_seat(state, EAST, Demand("highest"))
    assert law(state).owed == ((NORTH, "highest"),)
    assert Insight(view(state, who(state, NORTH))).legal == hand_of([read_card("C7")])


def test_W_AWL_10_if_void_a_trump_or_none():
    state = cards(whist(code="awl_1893"), "C2")
    clubs = state.ranked.of_suit[read_suit("C")]
    state = state._replace(
        hands=tuple(hand & ~clubs if seat == NORTH else hand for seat, hand in enumerate(state.hands))
    )
    state = by_seat(ahead(state, "CJ"), EAST, Demand("highest"))
    assert law(state).hurried == ((NORTH, True),)
    assert can(state, who(state, EAST)) == {Demand("trump"), Demand("plain"), WAIVE}
    state = by_seat(state, EAST, Demand("plain"))
    assert law(state).owed == ((NORTH, "plain"),)


# --- the remedies ---


@pytest.mark.parametrize("game", FOUR)
@pytest.mark.parametrize("code", [Code.ENGLISH, Code.AWL_1893, Code.AWL_DUPLICATE])
@pytest.mark.parametrize("whose", Whose)
def test_W_LEAD_ED_55_56_59_DF_38_39_MO_55_56_what_may_be_demanded_by_game_and_code(game, code, whose):
    american, dummys = code is not Code.ENGLISH, whose is not Whose.ANY
    for offence in (Offence.LED, Offence.LED_FOR_PARTNER):
        found = set(row_of(offence, game, code, whose).remedies)
        partner = offence is Offence.LED_FOR_PARTNER
        if game == "double-dummy" or (game == "english-dummy" and dummys):
            assert found == ({"suit"} if partner else set())
        elif game in ("mort-3", "mort-4") and dummys:
            assert found == ({"stand"} if partner else set())
        else:
            assert found == ({"suit"} if american else {"card", "suit"})


def test_only_offences_of_turn_are_answered_by_a_suit_or_by_winning():
    for row in ROWS:
        if {"suit", "stand", "win", "lose", "trump", "plain"} & set(row.remedies):
            assert row.offence in (
                Offence.LED, Offence.LED_FOR_PARTNER, Offence.FOURTH_EARLY, Offence.ATTENTION, Offence.LOOKED,
            )  # fmt: skip


@each
def test_nothing_is_played_out_of_turn_where_only_wrong_suits_are_penalised(game):
    state = begun_with(game.key)
    assert state.setup.rules.laws.scope is Scope.REVOKE
    assert not any(isinstance(one, PlayAhead) for by in state.layout.players for one in can(state, by))
    assert refused(state, who(state, SOUTH), PlayAhead(read_card("CJ"))) == "refusal.not_your_turn"


def test_a_card_of_the_hand_on_turn_is_not_played_out_of_turn():
    state = whist()
    assert refused(state, who(state, WEST), PlayAhead(read_card("C2"))) == "refusal.ahead_in_turn"
    assert refused(state, who(state, EAST), PlayAhead(read_card("C2"))) == "refusal.not_held"
    full = cards(state, "C2 C5 C8 CA")
    assert refused(full, who(state, EAST), PlayAhead(read_card("C9"))) == "refusal.gather_first"
    assert refused(state, who(state, EAST), CallSuit(read_suit("H"))) == "refusal.law_nothing"


# --- any play at all ---


def rules_with_turns(game, rng):
    """Return rules drawn at random under which cards can be played out of turn."""
    changes = {"follow": "penalise", "penalise_scope": "revoke_turn"}
    while True:
        try:
            return game.rules(random_changes(game, rng) | changes)
        except ValueError:
            continue


@pytest.mark.parametrize("seed", range(3))
@each
def test_sessions_in_which_cards_are_played_out_of_turn(game, seed):
    rng = Random(f"turns {game.key} {seed}")
    rules = rules_with_turns(game, rng)
    _, watch = check_session(game, rules, rng, lopsided_deal if seed % 2 else any_deal, deals=4)
    done = {type(action).__name__ for _, action in watch.log}
    assert {"PlayAhead", "Waive"} <= done
    lines = step_lines(watch.steps)
    assert second_scorer.check(lines)[0] == len([line for line in lines if line["kind"] == "deal"])
    assert any(line.get("out_of_turn") for line in lines)


@each
def test_views_with_cards_out_of_turn_are_consistent_and_what_follows_from_them_is_true(game):
    rng = Random(f"views {game.key}")
    early = astray = 0
    for _, session, _ in played(game.rules({"follow": "penalise", "penalise_scope": "revoke_turn"}), rng, deals=3):
        state = session.deal
        if state is None or state.phase_name not in ("play", "count"):
            continue
        if rng.random() > 0.03 and not (law(state).early or law(state).astray):
            continue
        early += bool(law(state).early)
        astray += bool(law(state).astray)
        for viewer in (*state.layout.players, None):
            shown = view(state, viewer)
            assert read_view(view_text(shown)) == shown
            if shown.to_play is None or who(state, shown.to_play) != viewer or not kernel.choices(state, viewer).cards:
                continue
            insight = Insight(shown)
            for seat in insight.hidden:
                whole = state.hands[seat] | hand_of(card for at, card in law(state).early if at == seat)
                assert not whole & ~insight.may[seat] and not insight.must[seat] & ~whole
            assert layouts(insight, 4, rng)
    assert early and astray


@each
def test_computers_answer_what_lies_out_of_turn_and_play_nothing_so(game):
    rng = Random(f"computers {game.key}")
    said = set()
    for _, session, _ in played(game.rules({"follow": "penalise", "penalise_scope": "revoke_turn"}), rng, deals=2):
        state = session.deal
        if state is None or state.phase_name != "play":
            continue
        for by in state.layout.players:
            shown = view(state, by)
            if not any(not isinstance(one, PlayAhead | Claim) for one in shown.options):
                continue
            remarked = remark("beginner", shown, 1, state.layout.players)
            assert remarked is None or kernel.lawful(state, by, remarked)
            if WAIVE in shown.options:
                action = decide("books", shown, 1).action
                assert kernel.lawful(state, by, action) and not isinstance(action, PlayAhead)
                assert law(state).wrong or action == remarked
                said.add(type(action).__name__)
            elif rng.random() < 0.05 and shown.to_play is not None and who(state, shown.to_play) == by:
                action = decide("books", shown, 1).action
                assert kernel.lawful(state, by, action) and not isinstance(action, PlayAhead)
    assert said


def test_a_view_in_which_a_card_lies_too_soon_for_its_turn_is_refused_if_its_turn_is_over():
    state = ahead(cards(whist(), "C2"), "C8")
    shown = view(state, who(state, WEST))
    for wrong in (
        law(state)._replace(early=((WEST, read_card("C8")),)),
        law(state)._replace(astray=((NORTH, EAST),)),
        law(state)._replace(early=()),
    ):
        with pytest.raises(Unreadable):
            check_view(shown._replace(parts=(wrong,)), state.setup.rules)


def test_ED_60_the_events_tell_who_played_out_of_turn():
    _, events = kernel.apply(whist(), who(whist(), SOUTH), PlayAhead(read_card("CJ")))
    assert events[0] == LedAhead(who(whist(), SOUTH), SOUTH, WEST)
    state = cards(whist(), "C2")
    _, events = kernel.apply(state, who(state, SOUTH), PlayAhead(read_card("CJ")))
    assert events == (PlayedAhead(who(state, SOUTH), SOUTH, read_card("CJ")),)


def test_what_is_played_out_of_turn_may_be_asked_about_when_its_turn_has_come():
    state = all_waive(ahead(cards(whist(), "C2"), "D2"))
    state = cards(state, "C5 C8")
    assert trick_full(state) and AskNone(SOUTH) in can(state, who(state, NORTH))
    assert Withdraw(read_card("D2")) in can(state, who(state, SOUTH))
    state = to_the_count(state)
    assert Revoke(SOUTH, 1) in established(state)
