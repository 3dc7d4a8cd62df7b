"""Is Double Dummy played by its page of the rulebook? Each test bears the id of the rule or example it proves."""

from random import Random

import pytest

from dummywhist.engine.cards.hand import cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline, Judge
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.actions.session import SitRight
from dummywhist.engine.deal.layout import REFEREE
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.score import Penalty, count_deal
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.messages import worded
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.settle import settle
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, Game, Rubber, rubber_value
from dummywhist.engine.study.claims import judged
from tests.laws.dealing import A, B, dealt, do, played_out, rules_of, setup_of
from tests.laws.worth import game_worth
from tests.playing import lopsided_deal, next_entry, session_log

DF = rules_of("double-dummy")
X, Y = DUMMY_SIDE, ADVERSARIES
SIDES = {1: X, 2: Y}


def test_DF_1_4_two_players_each_opposite_his_dummy():
    layout = setup_of(DF).layout
    assert layout.holder == (A, B, A, B) and set(layout.dummies) == {NORTH, EAST}
    assert layout.players == (A, B)


def test_DF_5_the_order_round_the_table():
    """On the right: A, B, a, b clockwise; on the left: A, b, a, B."""
    for seat, dummies in (("right", {NORTH, EAST}), ("left", {NORTH, WEST})):
        layout = setup_of(rules_of("double-dummy", seat=seat)).layout
        assert set(layout.dummies) == dummies
        assert layout.own_seat(A) == SOUTH
        assert layout.own_seat(B) == (WEST if seat == "right" else EAST)


@pytest.mark.parametrize("right", [True, False])
def test_DF_3_the_low_cutter_may_choose_his_side(right):
    rng = Random(1)
    session = sessions.start(rules_of("double-dummy", seat="choose"))
    while session.stage == "cut":
        session, _ = sessions.apply(session, *next_entry(session, rng))
    assert session.stage == "sit" and sessions.actors(session) == (A,)
    with pytest.raises(Unlawful):
        sessions.apply(session, B, SitRight(right))
    session, _ = sessions.apply(session, A, SitRight(right))
    wanted = setup_of(rules_of("double-dummy", seat="right" if right else "left")).layout
    assert session.deal.layout == wanted
    while session.stage != "over":
        session, _ = sessions.apply(session, *next_entry(session, rng, lopsided_deal))
    assert session.last.layout == wanted, "for the whole rubber"


# dealer → leader by places A B a b: South, West, North, East on the right; South, East, North, West on the left.
@pytest.mark.parametrize(
    ("seat", "order"),
    [("right", (NORTH, EAST, SOUTH, WEST)), ("left", (NORTH, EAST, SOUTH, WEST))],
)
def test_DF_8_9_the_deal_passes_through_all_four_hands(seat, order):
    rules = rules_of("double-dummy", seat=seat)
    _, session = session_log(rules_of("double-dummy", seat=seat, match="tournament", claims="off"), Random(2), deals=9)
    dealers = [deal.dealer for deal in session.all_rubbers[0].games[0].deals]
    assert dealers == [order[n % 4] for n in range(len(dealers))]
    for number, dealer in enumerate(order):
        state = dealt(setup_of(rules, dealer))
        assert state.leader == order[(number + 1) % 4]
        # A leads from hand or dummy in deals 2 and 4, B in deals 1 and 3.
        assert state.layout.holder[state.leader] == (A if number % 2 else B)


def test_DF_22_32_both_dummies_are_open_and_a_player_sees_thirty_nine_cards():
    state = dealt(setup_of(DF))
    assert state.faced == (NORTH, EAST) and not state.trick
    for viewer, own, other in ((A, SOUTH, WEST), (B, WEST, SOUTH)):
        seen = view(state, viewer)
        assert [seat for seat in SEATS if seen.cards_at(seat) is not None] == sorted((NORTH, EAST, own))
        assert seen.hands[other] == Count(13)


def test_DF_33_all_hands_may_be_open():
    state = dealt(setup_of(rules_of("double-dummy", show_fourth="on")))
    for viewer in (A, B, None):
        assert all(isinstance(seen, Cards) for seen in view(state, viewer).hands)


# ---- leads out of turn: with `follow` prevented the wrong hand cannot lead, and the law is said

WRONG_LEADS = [
    ("DF-L1", SOUTH, NORTH), ("DF-L2", NORTH, SOUTH), ("DF-L3", EAST, SOUTH), ("DF-L4", WEST, NORTH),
    ("DF-L5", SOUTH, NORTH), ("DF-L6", SOUTH, WEST), ("DF-L7", EAST, WEST),
]  # fmt: skip


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in WRONG_LEADS])
def test_DF_38_to_41_nobody_leads_out_of_turn(row):
    _, right, wrong = row
    state = dealt(setup_of(DF, Seat((right - 1) % 4)))
    assert to_play(state) == right
    card = next(cards_in(state.hands[wrong]))
    by = state.layout.holder[wrong]
    with pytest.raises(Unlawful) as caught:
        kernel.apply(state, by, Play(card))
    said = worded(caught.value.message, ENGLISH)
    expected = "It is not your turn." if state.layout.holder[right] != by else "choose a card of"
    assert expected in said


# ---- claims


def after_tricks(ours: int, theirs: int, rules=DF, before=None):
    """The deal when so many tricks are won, in which the rest of the cards are as they were dealt."""
    state = dealt(setup_of(rules, NORTH, before))
    gone = ours + theirs
    tricks = tuple(TrickPlayed(SOUTH, (), SOUTH if n < ours else WEST) for n in range(gone))
    hands = []
    for hand in state.hands:
        kept = list(cards_in(hand))[gone:]
        hands.append(type(hand)(sum(1 << card for card in kept)))
    return state._replace(tricks=tricks, hands=tuple(hands), lies=False)


CLAIMS = [
    ("DF-C1", (5, 3), 4, True, (9, 4)),
    ("DF-C2", (5, 3), 5, False, None),
    ("DF-C3", (0, 0), 7, True, (7, 6)),
    ("DF-C4", (6, 6), 0, True, (6, 7)),
    ("DF-C5", (9, 3), 1, True, (10, 3)),
    ("DF-C6", (7, 2), 3, True, (10, 3)),
    ("DF-C7", (4, 4), 2, True, (6, 7)),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in CLAIMS])
def test_DF_50_to_55_worked_claims(row):
    """An admitted claim ends the deal (W-PLAY-5, W-CLAIM-1)."""
    _, so_far, claimed, admitted, result = row
    state = after_tricks(*so_far)
    left = 13 - sum(so_far)
    assert Claim(left) in kernel.choices(state, A) and Claim(left + 1) not in kernel.choices(state, A)
    made = do(state, Claim(claimed), A)
    assert kernel.actors(made) == (B,)
    assert not kernel.choices(made, A)
    if not admitted:
        again = do(made, Decline(), B)
        assert again == state, "a refused claim binds nobody"
        return
    done = do(made, Accept(), B)
    assert done.phase_name == "count"
    counted = do(done, next(iter(kernel.choices(done, A))), A)
    assert tuple(won for _, won in counted.result.tricks) == result


def test_DF_51_a_trick_in_progress_counts_as_unplayed():
    state = dealt(setup_of(DF))
    state = do(state, next(iter(kernel.choices(state, B))), B)
    assert Claim(13) in kernel.choices(state, A) and Claim(13) in kernel.choices(state, B)
    while not trick_full(state):
        by = state.layout.holder[to_play(state)]
        state = do(state, next(iter(kernel.choices(state, by))), by)
    assert Claim(0) not in kernel.choices(state, A), "a full trick is quitted first"
    with pytest.raises(Unlawful, match="Gather the trick first"):
        kernel.apply(state, A, Claim(3))
    state = do(state, Quit(), A)
    assert Claim(13) not in kernel.choices(state, A) and Claim(12) in kernel.choices(state, A)


def test_DF_53_W_CLAIM_5_both_may_be_told_how_a_claim_stands():
    state = after_tricks(6, 5, rules_of("double-dummy", claim_check="solver"))
    # The last two tricks, with nothing but top cards on A's side.
    held = {SOUTH: "SA SK", NORTH: "SQ SJ", WEST: "S2 S3", EAST: "S4 S5"}
    hands = tuple(hand_of(read_card(card) for card in held[seat].split()) for seat in SEATS)
    state = state._replace(hands=hands)
    for by, number, expected in ((A, 2, "exact"), (A, 1, "low"), (A, 0, "low"), (B, 1, "high"), (B, 0, "exact")):
        made = do(state, Claim(number), by)
        other = B if by == A else A
        assert kernel.actors(made) == (REFEREE,)
        assert judged(made) == Judge(expected)
        with pytest.raises(Unlawful, match="The referee says first"):
            kernel.apply(made, other, Accept())
        told = do(made, Judge(expected), REFEREE)
        assert view(told, A).judged == view(told, B).judged == expected
        assert kernel.actors(told) == (other,)


def test_DF_50_no_claims_where_they_are_off():
    state = dealt(setup_of(rules_of("double-dummy", claims="off")))
    with pytest.raises(Unlawful, match="allow no claims"):
        kernel.apply(state, B, Claim(5))


def test_DF_56_honours_count_after_a_claim():
    state = dealt(setup_of(DF))
    state = do(do(state, Claim(7), B), Accept(), A)
    counted = do(state, next(iter(kernel.choices(state, A))), A)
    assert sum(held for _, held in counted.result.honours) == 4


# ---- the count

HANDS = [
    ("DF-E1", (0, 0), (9, 4), (2, 2), (), (3, 0), None),
    ("DF-E2", (0, 0), (6, 7), (3, 1), (), (2, 1), None),
    ("DF-E3", (0, 0), (8, 5), (4, 0), (), (6, 0), 1),
    ("DF-E4", (4, 0), (6, 7), (4, 0), (), (4, 1), None),
    ("DF-E5", (3, 2), (6, 7), (3, 1), (), (5, 3), 1),
    ("DF-E6", (3, 0), (4, 9), (3, 1), (), (5, 3), 1),
    ("DF-E7", (3, 0), (8, 5), (0, 4), (), (5, 0), 1),
    ("DF-E8", (4, 4), (7, 6), (0, 4), (), (5, 4), 1),
    ("DF-E9", (2, 0), (0, 13), (0, 4), ((2, "add"),), (5, 0), 1),
    ("DF-E10", (2, 1), (8, 5), (2, 2), ((1, "tricks"),), (2, 3), None),
    ("DF-E11", (3, 0), (9, 4), (3, 1), ((1, "add"),), (4, 3), None),
    ("DF-E12", (4, 1), (9, 4), (2, 2), ((1, "deduct"),), (4, 1), None),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HANDS])
def test_DF_60_to_62_worked_hands(row):
    _, before, tricks, held, revokes, after, to = row
    result = count_deal(
        DF.count,
        {X: before[0], Y: before[1]},
        {X: tricks[0], Y: tricks[1]},
        {X: held[0], Y: held[1]},
        penalties=[Penalty(SIDES[side], kind) for side, kind in revokes],
    )
    assert result.winner == SIDES.get(to)
    assert tuple(score for _, score in result.after) == tuple(min(score, 5) for score in after)


RUBBERS = [
    ("DF-R1", ((1, 5, 0), (1, 5, 0)), 8),
    ("DF-R2", ((1, 5, 3), (2, 0, 5), (1, 5, 4)), 1),
    ("DF-R3", ((1, 5, 2), (1, 5, 4)), 5),
    ("DF-R4", ((2, 1, 5), (1, 5, 3), (2, 0, 5)), -6),
    ("DF-R5", ((1, 5, 4), (1, 5, 3)), 4),
    ("DF-R6", ((2, 0, 5), (1, 5, 0), (2, 0, 5)), -5),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in RUBBERS])
@pytest.mark.parametrize(("payment", "times"), [("off", 1), ("on", 2)])
def test_DF_63_65_worked_rubbers(row, payment, times):
    _, games, value = row
    rules = rules_of("double-dummy", double_payment=payment)
    won = tuple(Game((), SIDES[to], game_worth(DF.count, max(scores), min(scores)), True) for to, *scores in games)
    assert rubber_value(DF.match.of, won) == value
    rubber = Rubber(0, A, (A, B, A, B), rules.match.of, rules.stakes, 0, games=won, value=value)
    account = settle((rubber,), (A, B), True)
    assert dict(account.points) == {A: value, B: -value}
    assert dict(account.money) == {A: times * value, B: -times * value}
    assert len(account.payments) == 1


def test_DF_64_one_rubber_and_the_table_breaks_up():
    _, session = session_log(DF, Random(4), lopsided_deal)
    assert len(session.rubbers) == 1


def test_DF_67_slams_have_no_value():
    result = count_deal(DF.count, {X: 0, Y: 0}, {X: 13, Y: 0}, {X: 2, Y: 2})
    assert {line.cause for line in result.scored} == {Cause.ODD_TRICKS}


def test_a_deal_is_played_through():
    state = played_out(dealt(setup_of(DF)), Random(5))
    assert len(state.tricks) == 13 and state.phase_name == "count"
