"""Is Single Dummy Bridge played by its page of the rulebook? Each test bears the id of the rule or example."""

from random import Random

import pytest

from dummywhist.engine.cards.card import HEARTS
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, opposite
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import Bid, Pass
from dummywhist.engine.deal.actions.packets import ChooseDummy, Reveal
from dummywhist.engine.deal.event import DummyFaced
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.phases.auction import Bidding, bids_above, contract_of, thrown_in
from dummywhist.engine.deal.points import Declared, count_contract
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.text import read_call
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.messages import worded
from dummywhist.engine.session.tally import DealRecord, Rubber, with_deal
from tests.laws.dealing import A, B, dealt, do, played_out, rules_of, setup_of, side
from tests.playing import session_log

SD = rules_of("single-dummy-bridge")
NS, EW = side("NS"), side("EW")
P, Q = A, B
CALLS = {"X": "double", "XX": "redouble"}


def bidding(calls: str, dealer=SOUTH, rules=SD):
    """The deal after calls like `P 1H, Q X, P pass`."""
    state = dealt(setup_of(rules, dealer))
    for call in calls.split(", ") if calls else ():
        by, word = call.split(" ")
        spelled = CALLS.get(word, word)
        if spelled[0].isdigit():
            spelled = f"{spelled[0]} {spelled[1:]}"
        state = do(state, read_call(spelled), {"P": P, "Q": Q}[by])
    return state


def refused(state, by, call) -> str:
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, by, call)
    return worded(caught.value.message, ENGLISH)


# ---- the deal


def test_SD_2_seats():
    layout = setup_of(SD).layout
    assert layout.holder == (P, Q, P, Q) and set(layout.dummies) == {NORTH, EAST}
    assert layout.own_seat(P) == SOUTH and layout.own_seat(Q) == WEST


def test_SD_3_the_players_deal_in_turn():
    _, session = session_log(SD, Random(1), deals=6)
    dealers = [deal.dealer for deal in session.all_rubbers[0].games[0].deals]
    assert dealers == [(SOUTH, WEST)[n % 2] for n in range(len(dealers))]


@pytest.mark.parametrize("dealer", [SOUTH, WEST])
@pytest.mark.parametrize("revealed", ["dealer", "non_dealer"])
def test_SD_5_6_one_dummy_is_turned_before_the_bidding(dealer, revealed):
    state = dealt(setup_of(rules_of("single-dummy-bridge", revealed=revealed), dealer))
    shown = opposite(dealer)
    if revealed == "non_dealer":
        shown = NORTH if shown == EAST else EAST
    assert state.faced == (shown,)
    for viewer, own in ((P, SOUTH), (Q, WEST), (None, None)):
        seen = view(state, viewer)
        assert [seat for seat in SEATS if isinstance(seen.hands[seat], Cards)] == sorted(
            seat for seat in (shown, own) if seat is not None
        )


@pytest.mark.parametrize("seat", [NORTH, EAST])
def test_SD_6_chance_may_decide_which(seat):
    state = dealt(setup_of(rules_of("single-dummy-bridge", revealed="random")))
    assert kernel.actors(state) == (CHANCE,) and not state.faced
    state = do(state, Reveal(seat), CHANCE)
    assert state.faced == (seat,) and state.phase_name == "auction"


# ---- the auction


def test_SD_10_the_dealer_calls_first():
    assert kernel.actors(bidding("")) == (P,)
    assert kernel.actors(bidding("", WEST)) == (Q,)


def test_SD_11_thirty_five_bids_in_order():
    every = bids_above(bidding(""))
    assert len(every) == 35
    assert [f"{bid.level}{bid.denomination}" for bid in every[:6]] == ["1C", "1D", "1H", "1S", "1NT", "2C"]


AUCTIONS = [
    ("P pass, Q 1C, P pass", (Q, "1 C", 1)),
    ("P pass, Q pass", None),
    ("P 1H, Q X, P pass", (P, "1 H", 2)),
    ("P 1H, Q X, P XX, Q pass", (P, "1 H", 4)),
    ("P 1H, Q X, P 2H, Q pass", (P, "2 H", 1)),
    ("P 2D, Q X, P XX, Q 3C, P X, Q pass", (Q, "3 C", 2)),
    ("P 1H, Q pass", (P, "1 H", 1)),
]


@pytest.mark.parametrize(("calls", "contract"), AUCTIONS, ids=[calls for calls, _ in AUCTIONS])
def test_SD_12_to_15_worked_auctions(calls, contract):
    state = bidding(calls)
    assert state.phase_name != "auction"
    if contract is None:
        assert thrown_in(state) and state.part(Bidding).contract is None
        return
    by, bid, doubled = contract
    assert state.part(Bidding).contract == (by, read_call(bid), doubled)
    assert kernel.actors(state) == (by,) and state.phase_name == "choose_dummy"


def test_SD_11_a_lower_strain_is_refused():
    state = bidding("P 1NT")
    assert refused(state, Q, Bid(1, "S")) == "A bid of the same level must be of a higher kind than the last."
    assert Bid(2, "C") in kernel.choices(state, Q)


def test_SD_12_doubles_and_redoubles():
    state = bidding("P 1H")
    assert refused(bidding(""), P, read_call("double")) == "There is no bid to double."
    assert refused(state, Q, read_call("redouble")).startswith("Only your own bid")
    doubled = do(state, read_call("double"), Q)
    assert refused(doubled, P, read_call("double")) == "Only the other player’s bid can be doubled."
    assert contract_of(do(doubled, read_call("redouble"), P)).doubled == 4
    assert contract_of(do(doubled, Bid(1, "S"), P)).doubled == 1


def test_SD_14_a_hand_thrown_in_scores_nothing():
    state = bidding("P pass, Q pass")
    assert state.phase_name == "count" and not state.tricks
    counted = do(state, next(iter(kernel.choices(state, P))), P)
    assert dict(counted.result.after) == {NS: 0, EW: 0} and not counted.result.scored


def test_SD_13_ends_at_once():
    state = bidding("P 1H, Q pass")
    assert refused(state, P, Bid(2, "H")) == "The bidding is over."


# ---- the choice of dummy


@pytest.mark.parametrize("chosen", [NORTH, EAST])
def test_SD_20_21_the_declarer_chooses(chosen):
    state = bidding("P 1H, Q pass")
    before = state.hands
    assert state.faced == (NORTH,)
    after, events = kernel.apply(state, P, ChooseDummy(chosen))
    faced = [event.seat for event in events if isinstance(event, DummyFaced)]
    assert len(faced) == 1, "the other one is turned now"
    assert set(after.faced) == {NORTH, EAST}
    assert after.hands[NORTH] == before[chosen], "the chosen packet lies opposite the declarer"
    assert after.hands[EAST] == before[EAST if chosen == NORTH else NORTH]
    assert refused(state, Q, ChooseDummy(chosen)) == "It is not your turn."
    assert refused(state, P, ChooseDummy(WEST)) == "Choose one of the two packets."


def test_SD_20_the_other_player_too_sees_which_was_open():
    """When the packets change places, the open one is still the only one that is open before the lead."""
    rules = rules_of("single-dummy-bridge", dummy_shown="after_lead")
    state = bidding("P 1H, Q pass", rules=rules)
    after = do(state, ChooseDummy(EAST), P)
    assert after.faced == (EAST,) and after.hands[EAST] == state.hands[NORTH]
    for viewer in (P, Q, None):
        assert view(after, viewer).hands[NORTH] == Count(13)
    led = do(after, next(iter(kernel.choices(after, Q))), Q)
    assert set(led.faced) == {NORTH, EAST}


def test_SD_22_each_sees_thirty_nine_cards():
    state = do(bidding("P 1H, Q pass"), ChooseDummy(NORTH), P)
    for viewer, other in ((P, WEST), (Q, SOUTH)):
        assert [seat for seat in SEATS if view(state, viewer).cards_at(seat) is None] == [other]


# ---- the play


@pytest.mark.parametrize(
    ("lead", "declarer", "leader"),
    [
        ("own_hand", "P", WEST), ("own_hand", "Q", SOUTH), ("left_of_declarer", "P", WEST),
        ("left_of_declarer", "Q", NORTH),
    ],
)  # fmt: skip
def test_SD_30_who_leads(lead, declarer, leader):
    rules = rules_of("single-dummy-bridge", opening_lead=lead)
    calls = "P 1H, Q pass" if declarer == "P" else "P pass, Q 1H, P pass"
    state = bidding(calls, rules=rules)
    state = do(state, ChooseDummy(NORTH if declarer == "P" else EAST))
    assert state.leader == leader and state.trump == HEARTS


def test_SD_31_32_thirteen_tricks_of_four_cards():
    state = played_out(do(bidding("P 1H, Q pass"), ChooseDummy(NORTH)), Random(3))
    assert len(state.tricks) == 13 and {len(trick.cards) for trick in state.tricks} == {4}


# ---- the count
# id, bid, doubled, tricks, points of the declarer, of the opponent, and of the opponent by bridge_nv

HANDS = [
    ("SD-E1", "3 NT", 1, 9, 100, 0, 0),
    ("SD-E2", "3 NT", 1, 11, 160, 0, 0),
    ("SD-E3", "1 NT", 1, 7, 40, 0, 0),
    ("SD-E4", "4 S", 1, 10, 120, 0, 0),
    ("SD-E5", "1 H", 1, 13, 210, 0, 0),
    ("SD-E6", "5 D", 1, 11, 100, 0, 0),
    ("SD-E7", "2 C", 2, 9, 120, 0, 0),
    ("SD-E8", "1 NT", 4, 7, 160, 0, 0),
    ("SD-E9", "7 NT", 2, 13, 440, 0, 0),
    ("SD-E10", "4 H", 1, 8, 0, 100, 100),
    ("SD-E11", "4 H", 2, 8, 0, 200, 300),
    ("SD-E12", "2 S", 4, 7, 0, 200, 200),
    ("SD-E13", "1 C", 1, 6, 0, 50, 50),
    ("SD-E15", "3 NT", 2, 5, 0, 400, 800),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HANDS])
def test_SD_40_to_44_worked_hands(row):
    _, spelled, doubled, won, declarer, opponent, bridge = row
    bid = read_call(spelled)
    made = Declared(NS, (EW,), bid.level, bid.denomination, doubled, won)
    before = {NS: 0, EW: 0}
    results = {
        fail: dict(count_contract(rules_of("single-dummy-bridge", fail=fail).count, before, {}, made).after)
        for fail in ("none", "penalty_50", "declarer_minus", "bridge_nv")
    }
    assert results["penalty_50"] == {NS: declarer, EW: opponent}
    assert results["none"] == {NS: declarer, EW: 0}
    assert results["declarer_minus"] == {NS: declarer - opponent, EW: 0}
    assert results["bridge_nv"] == {NS: declarer, EW: bridge}


def test_SD_41_overtricks_may_count_nothing():
    count = rules_of("single-dummy-bridge", overtricks="bid_only").count
    made = Declared(NS, (EW,), 3, "NT", 1, 11)
    assert dict(count_contract(count, {NS: 0, EW: 0}, {}, made).after) == {NS: 100, EW: 0}


def at(rules, ours, theirs) -> Rubber:
    rubber = Rubber(0, P, (P, Q, P, Q), rules.match.of, rules.stakes, 0)
    return with_deal(rubber, DealRecord(0, SOUTH, DealResult(((NS, ours), (EW, theirs)), (), (), ())))


def test_SD_E14_the_higher_total_wins_at_the_target():
    made = Declared(NS, (EW,), 1, "C", 1, 7)
    result = count_contract(SD.count, {NS: 480, EW: 490}, {}, made)
    assert dict(result.after) == {NS: 500, EW: 490}
    rubber = at(SD, 500, 490)
    assert rubber.over and rubber.winner == NS


def test_SD_46_the_game_goes_on_below_the_target():
    assert not at(SD, 499, 490).over
    assert at(rules_of("single-dummy-bridge", target=450), 440, 460).winner == EW


def test_SD_15_a_pass_after_a_redouble_ends():
    state = bidding("P 1H, Q X, P XX")
    assert Pass() in list(kernel.choices(state, Q)) and Bid(1, "S") in kernel.choices(state, Q)
