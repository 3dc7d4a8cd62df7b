"""Is Three-Handed Whist played by its page of the rulebook? Each test bears the id of the rule or example it proves."""

from random import Random

import pytest

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.session import CallTime
from dummywhist.engine.deal.counting import Facts, counted, targets
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.points import count_targets
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import Count, view
from dummywhist.engine.messages import worded
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.tally import DealRecord, Rubber, with_deal
from tests.laws.dealing import A, B, C, dealt, do, played_out, rules_of, setup_of, side
from tests.playing import next_entry, session_log

TH = rules_of("three-handed")
S, W, E = side("S"), side("W"), side("E")
"""The columns of A, B and C."""


def test_TH_1_2_three_players_and_a_packet():
    state = dealt(setup_of(TH))
    assert state.layout.holder == (None, C, A, B) and state.layout.sides == (S, W, E)
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    for viewer in (A, B, C, None):
        assert view(state, viewer).hands[NORTH] == Count(13)


def test_TH_3_the_deal_passes_to_the_left():
    _, session = session_log(TH, Random(1))
    dealers = [deal.dealer for deal in session.rubbers[0].games[0].deals]
    assert dealers == [(SOUTH, WEST, EAST)[n % 3] for n in range(12)]


def exchanged(decisions, rules=TH):
    """The deal after players B, C and the dealer A decided in turn."""
    state = dealt(setup_of(rules))
    for by, keeps in zip((B, C, A), decisions, strict=True):
        if kernel.actors(state) == (by,):
            state = do(state, Keep() if keeps else Exchange(), by)
    return state


def test_TH_10_each_decides_once_the_dealer_last():
    state = dealt(setup_of(TH))
    assert kernel.actors(state) == (B,)
    for early in (A, C):
        with pytest.raises(Unlawful) as caught:
            kernel.apply(state, early, Keep())
        assert worded(caught.value.message, ENGLISH) == "It is not yet your turn to decide."
    state = do(state, Keep(), B)
    assert kernel.actors(state) == (C,)
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, B, Exchange())
    assert worded(caught.value.message, ENGLISH) == "You have decided already."


def test_TH_11_12_a_chain_of_packets():
    begun = dealt(setup_of(TH))
    state = exchanged((False, False, False))
    assert state.hands[WEST] == begun.hands[NORTH], "the first takes the dealt packet"
    assert state.hands[EAST] == begun.hands[WEST], "the next what the one before threw in"
    assert state.hands[SOUTH] == begun.hands[EAST]
    assert state.hands[NORTH] == begun.hands[SOUTH]


def test_TH_13_only_its_former_owner_knows_a_thrown_hand():
    begun = dealt(setup_of(TH))
    state = exchanged((False, False, True))
    # B's hand is with C now, and C's in the middle.
    assert view(state, B).memory == ((EAST, begun.hands[WEST]),)
    assert view(state, C).memory == ((NORTH, begun.hands[EAST]),)
    assert view(state, A).memory == ()
    finished = played_out(state, Random(2))
    assert view(finished, B).memory == (), "what was played is no secret any more"
    assert view(finished, C).memory == ((NORTH, begun.hands[EAST]),)


def test_TH_14_whether_he_exchanged_is_public():
    state = exchanged((False, True, True))
    for viewer in (A, B, C, None):
        assert view(state, viewer).kept == ((B, False), (C, True), (A, True))


@pytest.mark.parametrize(("exchange", "phases"), [("off", ("deal", "play", "count"))])
def test_TH_10_no_exchange(exchange, phases):
    assert rules_of("three-handed", exchange=exchange).phases == phases


def test_TH_12_the_packet_may_be_taken_only_once():
    rules = rules_of("three-handed", exchange="first_only")
    state = do(dealt(setup_of(rules)), Exchange(), B)
    assert state.phase_name == "play" and state.part(Exchanging).kept == ((B, False), (C, True), (A, True))


def test_TH_30_clubs_are_always_trumps():
    for ordinal in range(5):
        assert dealt(setup_of(TH, ordinal=ordinal)).trump == CLUBS


@pytest.mark.parametrize(
    ("trump", "suits"),
    [("rotate", (CLUBS, DIAMONDS, HEARTS, SPADES)), ("rotate_with_no_trump", (CLUBS, DIAMONDS, HEARTS, SPADES, None))],
)
def test_TH_30_or_the_suits_take_turns(trump, suits):
    rules = rules_of("three-handed", trump=trump)
    for ordinal in range(10):
        assert dealt(setup_of(rules, ordinal=ordinal)).trump == suits[ordinal % len(suits)]


@pytest.mark.parametrize(
    ("lead", "decisions", "leader"),
    [
        ("left_of_dealer", (True, True, False), WEST),
        ("dummy_taker", (True, True, True), WEST),
        ("dummy_taker", (True, False, True), EAST),
        ("dummy_taker", (True, True, False), SOUTH),
    ],
)
def test_TH_31_who_leads(lead, decisions, leader):
    changes = {} if lead == "left_of_dealer" else {"lead": lead}
    assert exchanged(decisions, rules_of("three-handed", **changes)).leader == leader


def test_TH_32_three_card_tricks():
    state = played_out(exchanged((True, False, True)), Random(3))
    assert len(state.tricks) == 13 and {len(trick.cards) for trick in state.tricks} == {3}
    assert state.hands[NORTH].bit_count() == 13


# id, who took what: targets of A B C by who exchanged in the order A, B, C; tricks; scores
HANDS = [
    ("TH-E1", (), (5, 5, 3), (2, 2, 0)),
    ("TH-E2", (A,), (5, 6, 2), (1, 3, -1)),
    ("TH-E3", (A, B), (4, 3, 6), (0, 0, 3)),
    ("TH-E4", (A, B, C), (0, 13, 0), (-4, 10, -3)),
    ("TH-E5", (C,), (6, 4, 3), (3, 1, -1)),
    ("TH-E6", (B, C), (3, 4, 6), (0, 0, 3)),
    ("TH-E7", (), (13, 0, 0), (10, -3, -3)),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HANDS])
def test_TH_20_to_41_worked_hands(row):
    _, takers, tricks, scores = row
    home = setup_of(TH).layout
    kept = tuple((player, False) for player in takers)
    kept += tuple((player, True) for player in (A, B, C) if player not in takers)
    won = dict(zip((S, W, E), tricks, strict=True))
    facts = Facts(TH.count, home, home, dict.fromkeys((S, W, E), 0), won, (), CLUBS, None, kept)
    result = counted(facts)
    assert tuple(score for _, score in result.after) == scores
    assert sum(targets(facts, TH.count).values()) == (10 if takers else 9)
    assert sum(scores) == (3 if takers else 4)


def test_TH_E8_scores_of_every_seat_follow_its_own_target():
    """The other targets of the toggles, and the seed's sample, whose twelve tricks cannot be played (TH-42)."""
    count = rules_of("three-handed", dummy_target=5, discard_target=4, other_target=4).count
    home = setup_of(TH).layout
    kept = ((A, False), (B, False), (C, True))
    zero = dict.fromkeys((S, W, E), 0)
    assert targets(Facts(count, home, home, zero, zero, (), CLUBS, None, kept), count) == {S: 5, W: 4, E: 4}
    sample = count_targets(TH.count, zero, {S: 5, W: 6, E: 1}, {S: 4, W: 3, E: 3})
    assert tuple(score for _, score in sample.after) == (1, 3, -2)


@pytest.mark.parametrize(
    ("scoring", "scores"), [("difference", (1, 3, -1)), ("over_only", (1, 3, 0)), ("tricks", (5, 6, 2))]
)
def test_TH_43_other_ways_of_scoring(scoring, scores):
    count = rules_of("three-handed", scoring=scoring).count
    result = count_targets(count, dict.fromkeys((S, W, E), 0), {S: 5, W: 6, E: 2}, {S: 4, W: 3, E: 3})
    assert tuple(score for _, score in result.after) == scores


# ---- the end


def at(rules, *totals, deals=1) -> Rubber:
    """The game after ``deals`` deals with these totals."""
    rubber = Rubber(0, A, (None, C, A, B), rules.match.of, rules.stakes, 0, (S, W, E))
    after = tuple(zip((S, W, E), totals, strict=True))
    result = DealResult(after, (), (), ())
    for number in range(deals):
        rubber = with_deal(rubber, DealRecord(number, SOUTH, result))
    return rubber


def test_TH_54_worked_ends():
    score = rules_of("three-handed", end="score")
    assert at(score, 20, 22, 21).winner == W
    assert not at(score, 21, 21, 5).over
    assert not at(score, 20, 19, 5).over
    shared = at(TH, 8, 8, -4, deals=12)
    assert shared.over and shared.winner is None
    assert not at(TH, 8, 8, -4, deals=11).over


@pytest.mark.parametrize("deals", [3, 12, 60])
def test_TH_50_a_number_of_deals(deals):
    _, session = session_log(rules_of("three-handed", deals=deals), Random(4))
    assert session.deals == deals and session.stage == "over"


@pytest.mark.parametrize("finish", ["off", "on"])
def test_TH_51_no_hand_is_begun_after_the_time(finish):
    rng = Random(5)
    session = sessions.start(rules_of("three-handed", end="time", finish_round=finish))
    with pytest.raises(Unlawful):
        sessions.apply(session, TABLE, CallTime())
    while session.deals < 4 or not session.deal.tricks:
        session, _ = sessions.apply(session, *next_entry(session, Random(rng.random())))
        if session.time_called:
            return
    session, _ = sessions.apply(session, TABLE, CallTime())
    with pytest.raises(Unlawful):
        sessions.apply(session, A, CallTime())
    assert session.stage == "deal", "the hand in progress is finished"
    while session.stage == "deal":
        session, _ = sessions.apply(session, *next_entry(session, rng))
    assert session.deals == (6 if finish == "on" else 5)


def test_TH_51_time_called_between_deals_ends_the_game():
    rng = Random(6)
    session = sessions.start(rules_of("three-handed", end="time"))
    while session.deals < 1:
        session, _ = sessions.apply(session, *next_entry(session, rng))
    session, _ = sessions.apply(session, B, CallTime())
    assert session.stage == "over" and session.deals == 1
