"""Are the games of two hands played by their pages? Humbug HW-, dead hands DD-, Thirteen and the Odd TO-."""

from dataclasses import replace
from random import Random

import pytest

from dummywhist.engine.cards.card import suit_of
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, left_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.deal import CutPack, TurnTrump
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.layout import CHANCE
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.score import Penalty, count_deal, honour_points
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.messages import worded
from dummywhist.engine.rules.counts import Honours, Revokes
from tests.laws.dealing import A, B, dealt, do, played_out, rules_of, setup_of, side
from tests.playing import lopsided_deal, session_log

HW, DD, TO = rules_of("humbug"), rules_of("double-dummy-dead"), rules_of("thirteen")
S, N = side("S"), side("N")
GAMES = pytest.mark.parametrize("rules", [HW, DD], ids=["humbug", "dead"])


def decided(state, by, keeps):
    return do(state, Keep() if keeps else Exchange(), by)


# ---- the deal


@GAMES
def test_HW_1_2_DD_1_2_four_hands_two_of_them_dead(rules):
    state = dealt(setup_of(rules))
    assert state.layout.holder == (B, None, A, None)
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    assert state.hands[SOUTH] >> state.turned & 1, "the last card is the dealer's own"


@GAMES
def test_HW_3_DD_15_the_players_deal_in_turn(rules):
    _, session = session_log(rules, Random(1), lopsided_deal)
    dealers = [deal.dealer for game in session.rubbers[0].games for deal in game.deals]
    assert dealers == [(SOUTH, NORTH)[n % 2] for n in range(len(dealers))]


@GAMES
def test_HW_4_5_DD_4_10_each_sees_his_own_hand_alone(rules):
    state = dealt(setup_of(rules))
    for viewer, own in ((A, SOUTH), (B, NORTH)):
        seen = view(state, viewer)
        assert [seat for seat in (NORTH, EAST, SOUTH, WEST) if isinstance(seen.hands[seat], Cards)] == [own]


# ---- the decision


@GAMES
@pytest.mark.parametrize(
    ("order", "first"), [("non_dealer_first", B), ("dealer_first", A), ("simultaneous", None)], ids=str
)
def test_HW_6_DD_6_who_decides_first(rules, order, first):
    changes = {} if order == "non_dealer_first" else {"decision_order": order}
    state = dealt(setup_of(rules_of(rules.game, **changes)))
    assert set(kernel.actors(state)) == ({A, B} if first is None else {first})
    if first is None:
        after, events = kernel.apply(state, A, Exchange())
        assert not events, "told when both have decided"
        assert view(after, B) == view(state, B)._replace(options=view(after, B).options)
        after, events = kernel.apply(after, B, Keep())
        assert len(events) == 2
        return
    second = B if first == A else A
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, second, Keep())
    assert worded(caught.value.message, ENGLISH) == "It is not yet your turn to decide."
    after = decided(state, first, True)
    assert kernel.actors(after) == (second,)
    with pytest.raises(Unlawful):
        kernel.apply(after, first, Exchange())


@GAMES
def test_HW_4_HW_Q2_each_takes_the_dead_hand_on_his_own_right(rules):
    state = dealt(setup_of(rules))
    after = decided(decided(state, B, False), A, False)
    # North's right hand lies East... clockwise N E S W: the hand before him is West's.
    assert after.hands[NORTH] == state.hands[left_of(NORTH, 3)] == state.hands[WEST]
    assert after.hands[SOUTH] == state.hands[EAST]
    assert after.hands[WEST] == state.hands[NORTH] and after.hands[EAST] == state.hands[SOUTH]


@GAMES
def test_HW_7_DD_3_7_a_dealer_who_exchanges_loses_the_turned_card(rules):
    state = dealt(setup_of(rules))
    assert state.lies
    stood = decided(decided(state, B, True), A, True)
    assert stood.lies and stood.hands[SOUTH] >> state.turned & 1
    gone = decided(decided(state, B, True), A, False)
    assert not gone.lies and not gone.hands[SOUTH] >> state.turned & 1
    assert gone.trump == suit_of(state.turned), "the trump suit stays"
    assert view(gone, B).turned == state.turned, "it stays visible (HW-Q3)"
    finished = played_out(gone, Random(3))
    assert all(state.turned not in trick.cards for trick in finished.tricks)


@GAMES
def test_HW_Q5_the_hand_thrown_away_is_remembered_by_its_owner_alone(rules):
    state = dealt(setup_of(rules))
    after = decided(decided(state, B, False), A, True)
    assert view(after, B).memory == ((WEST, state.hands[NORTH]),)
    assert view(after, A).memory == () and view(after, None).memory == ()
    for viewer in (A, B, None):
        assert view(after, viewer).hands[WEST] == Count(13)
    assert view(after, A).kept == ((B, False), (A, True)), "whether he exchanged is heard by all"


@GAMES
def test_HW_20_21_the_dealer_names_trumps_and_keeps_his_hand(rules):
    named = rules_of(rules.game, trump="dealer_names")
    state = do(kernel.start(setup_of(named)), CutPack())
    state = do(state, deal_out(state.setup, 5), CHANCE)
    assert state.phase_name == "name" and kernel.actors(state) == (A,) and state.turned is None
    with pytest.raises(Unlawful):
        kernel.apply(state, B, Exchange())
    state = do(state, NameTrump(suit_of(read_card("H2"))), A)
    assert state.phase_name == "exchange" and kernel.actors(state) == (B,)
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, A, Exchange())
    assert worded(caught.value.message, ENGLISH) == "The dealer names trumps and keeps his hand."
    state = decided(state, B, False)
    assert state.phase_name == "play" and state.hands[SOUTH] == state.dealt[SOUTH]


@GAMES
def test_HW_8_DD_9_the_non_dealer_leads_to_two_card_tricks(rules):
    state = decided(decided(dealt(setup_of(rules)), B, True), A, True)
    assert state.leader == NORTH
    finished = played_out(state, Random(4))
    assert len(finished.tricks) == 13 and {len(trick.cards) for trick in finished.tricks} == {2}
    for before, after in zip(finished.tricks, finished.tricks[1:], strict=False):
        assert after.leader == before.winner


def test_HW_8_a_trump_beats_any_other_suit():
    hearts = ranking(suit_of(read_card("H2")))
    assert winning_index(hearts, [read_card("SA"), read_card("H2")]) == 1
    assert winning_index(hearts, [read_card("S2"), read_card("CA")]) == 0


# ---- honours


@pytest.mark.parametrize(
    ("mine", "his", "points"),
    [(2, 2, 0), (2, 1, 2), (2, 0, 2), (3, 1, 3), (3, 0, 3), (4, 0, 4), (1, 1, 0), (1, 0, 0), (0, 0, 0), (1, 3, 0)],
)
def test_HW_11_the_table_of_honours(mine, his, points):
    assert honour_points(Honours(outright=True), mine, his) == points


# id, rules, before, tricks, honours, revokes of A, after, winner. A is the first column.
HUMBUG = [
    ("HW-E1", {}, (0, 0), (8, 5), (1, 1), 0, (2, 0), None),
    ("HW-E2", {}, (0, 0), (6, 7), (2, 2), 0, (0, 1), None),
    ("HW-E3", {}, (0, 0), (7, 6), (0, 4), 0, (1, 4), None),
    ("HW-E4", {}, (0, 0), (9, 4), (3, 1), 0, (6, 0), "A"),
    ("HW-E5", {}, (3, 4), (8, 5), (1, 3), 0, (5, 4), "A"),
    ("HW-E6", {}, (2, 4), (7, 6), (0, 2), 0, (3, 4), None),
    ("HW-E6", {"honours_barred_at": "none"}, (2, 4), (7, 6), (0, 2), 0, (3, 6), "B"),
    ("HW-E7", {}, (0, 0), (7, 6), (0, 2), 1, (0, 5), "B"),
    ("HW-E8", {}, (0, 0), (2, 11), (0, 0), 1, (0, 7), "B"),
    ("HW-E9", {}, (4, 4), (7, 6), (0, 0), 0, (5, 4), "A"),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HUMBUG])
def test_HW_9_to_14_worked_hands(row):
    _, changes, before, tricks, held, revokes, after, winner = row
    result = count_deal(
        rules_of("humbug", **changes).count,
        {S: before[0], N: before[1]},
        {S: tricks[0], N: tricks[1]},
        {S: held[0], N: held[1]},
        penalties=[Penalty(S, "tricks")] * revokes,
    )
    assert result.winner == {"A": S, "B": N, None: None}[winner]
    assert tuple(score for _, score in result.after) == tuple(min(score, 5) for score in after)


# id, how many kept, before, tricks, honours, revokes of B, lines: tricks and honours of A, of B
DEAD = [
    ("DD-E1", 0, (0, 0), (8, 5), (1, 1), 0, (2, 0), (0, 0)),
    ("DD-E2", 1, (0, 0), (8, 5), (1, 1), 0, (4, 0), (0, 0)),
    ("DD-E3", 2, (0, 0), (7, 6), (2, 2), 0, (4, 0), (0, 0)),
    ("DD-E4", 2, (0, 0), (13, 0), (4, 0), 0, (28, 16), (0, 0)),
    ("DD-E5", 1, (0, 0), (5, 8), (3, 1), 0, (0, 6), (4, 0)),
    ("DD-E6", 0, (0, 0), (6, 7), (0, 1), 0, (0, 0), (1, 0)),
    ("DD-E7", 1, (3, 4), (7, 6), (0, 2), 0, (2, 0), (0, 0)),
    ("DD-E8", 2, (0, 0), (6, 7), (0, 0), 1, (12, 0), (0, 0)),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in DEAD])
def test_DD_11_to_16_worked_hands(row):
    identity, kept, before, tricks, held, revokes, ours, theirs = row
    # The bare points, as if the game were never over: DD-E4 and DD-E7 tell what the game makes of them.
    long = DD.count if identity == "DD-E7" else replace(DD.count, game=100)
    result = count_deal(
        long,
        {S: before[0], N: before[1]},
        {S: tricks[0], N: tricks[1]},
        {S: held[0], N: held[1]},
        penalties=[Penalty(N, "tricks")] * revokes,
        times=2**kept,
    )
    lines = {(line.side, line.cause.value): line.amount for line in result.scored}
    for column, points in ((S, ours), (N, theirs)):
        assert (lines.get((column, "odd_tricks"), 0), lines.get((column, "honours"), 0)) == points
    if identity == "DD-E7":
        assert result.winner == S and dict(result.after) == {S: 5, N: 4}
    if identity == "DD-E4":
        assert count_deal(DD.count, {S: 0, N: 0}, {S: 13, N: 0}, {S: 4, N: 0}, times=4).winner == S


@pytest.mark.parametrize(
    ("keeps", "times"), [((True, True), 4), ((True, False), 2), ((False, True), 2), ((False, False), 1)], ids=str
)
def test_DD_11_hands_kept_multiply(keeps, times):
    state = dealt(setup_of(DD))
    for by, kept in zip((B, A), keeps, strict=True):
        state = decided(state, by, kept)
    state = played_out(state, Random(6))
    counted = do(state, next(iter(kernel.choices(state, A))), A)
    scored = [line.facts.times for line in counted.result.scored if line.amount]
    assert scored and set(scored) == {times}


def test_DD_Q3_a_dealer_who_must_keep_his_hand_has_kept_it():
    state = dealt(setup_of(rules_of("double-dummy-dead", trump="dealer_names")))
    state = decided(do(state, NameTrump(suit_of(read_card("S2"))), A), B, False)
    state = played_out(state, Random(6))
    counted = do(state, next(iter(kernel.choices(state, A))), A)
    assert {line.facts.times for line in counted.result.scored if line.amount} == {2}


def test_DD_11_multiplier_scope():
    count = rules_of("double-dummy-dead", multiplier_scope="tricks_only", game=21).count
    result = count_deal(count, {S: 0, N: 0}, {S: 8, N: 5}, {S: 3, N: 1}, times=4)
    assert dict(result.after) == {S: 11, N: 0}
    assert not rules_of("double-dummy-dead", multiplier="off").count.kept


# ---- Thirteen and the Odd


def test_TO_1_2_3_two_hands_and_a_card_that_is_nobodys():
    state = do(kernel.start(setup_of(TO)), CutPack())
    state = do(state, deal_out(state.setup, 7), CHANCE)
    assert [hand.bit_count() for hand in state.hands] == [13, 0, 13, 0]
    state = do(state, TurnTrump())
    assert state.phase_name == "play" and not state.lies
    assert not any(hand >> state.turned & 1 for hand in state.hands)
    assert state.leader == NORTH, "the non-dealer leads (TO-4)"
    finished = played_out(state, Random(8))
    assert all(state.turned not in trick.cards for trick in finished.tricks)


def test_TO_2_one_at_a_time_the_adversary_first():
    setup = setup_of(TO)
    number = 12345
    given = deal_out(setup, number)
    from_seat = {seat: list(cards_in(hand)) for seat, hand in enumerate(given.hands) if hand}
    assert set(from_seat) == {NORTH, SOUTH} and len(from_seat[NORTH]) == 13
    assert not any(hand >> given.last & 1 for hand in given.hands)


def test_TO_3_the_turned_card_may_be_put_away_after_the_first_trick():
    for visible, stays in (("on", True), ("off", False)):
        state = dealt(setup_of(rules_of("thirteen", turnup_visible=visible)))
        assert view(state, A).turned == state.turned
        later = state._replace(tricks=played_out(state, Random(9)).tricks[:1])
        assert (view(later, A).turned is not None) is stays
        assert view(later, A).trump == state.trump


THIRTEEN = [
    ("TO-E1", {}, (0, 0), 7, 0, (1, 0), None),
    ("TO-E2", {}, (0, 0), 13, 0, (1, 0), None),
    ("TO-E2", {"score": "per_trick"}, (0, 0), 13, 0, (7, 0), "N"),
    ("TO-E3", {}, (0, 0), 6, 0, (0, 1), None),
    ("TO-E4", {}, (0, 0), 8, 1, (0, 1), None),
    ("TO-E5", {}, (0, 0), 9, 1, (0, 1), None),
    ("TO-E6", {}, (0, 0), 10, 1, (1, 0), None),
    ("TO-E7", {}, (4, 4), 7, 0, (5, 4), "N"),
    ("TO-E8", {}, (0, 0), 13, 0, (1, 0), None),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in THIRTEEN])
def test_TO_5_to_9_worked_hands(row):
    """Non-dealer first: he sits North here."""
    _, changes, before, won, revokes, after, winner = row
    result = count_deal(
        rules_of("thirteen", **changes).count,
        {N: before[0], S: before[1]},
        {N: won, S: 13 - won},
        {N: 4, S: 0},
        penalties=[Penalty(N, "tricks")] * revokes,
    )
    assert result.winner == (None if winner is None else N)
    assert tuple(score for _, score in result.after) == tuple(min(score, 5) for score in after)


def test_TO_6_honours_count_only_if_wanted():
    assert TO.honours is None
    counted = rules_of("thirteen", honours="on").count
    result = count_deal(counted, {N: 0, S: 0}, {N: 7, S: 6}, {N: 1, S: 2})
    assert dict(result.after) == {N: 1, S: 2}


def test_TO_9_three_tricks_go_over():
    assert TO.count.revokes == Revokes(amount=3)
