"""Is Mort played by its page of the rulebook? Each test bears the id of the rule or example it proves."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, left_of
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.session import ChooseDealer, TakeChair
from dummywhist.engine.deal.line import Cause, Line, Slam, Unit
from dummywhist.engine.deal.score import DealResult, Penalty, count_deal, game_lines
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.rules.counts import Revokes
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.settle import Settlement, settle
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, DealRecord, Rubber, with_deal
from tests.laws.dealing import A, B, C, D, dealt, do, rules_of, setup_of
from tests.laws.worth import game_worth
from tests.playing import doing, lopsided_deal, next_entry, session_log

THREE, FOUR = rules_of("mort-3"), rules_of("mort-4")
VM, RL = DUMMY_SIDE, ADVERSARIES
SIDES = {"V-M": VM, "R-L": RL}


def result_of(winner, ours, theirs, slams=(0, 0), revoke=0, count=THREE.count) -> DealResult:
    """The deal that ends a game at ``ours`` to ``theirs``, with slams on the sheet as if all were made in it."""
    lines = [
        Line(Cause.SLAM, side, 20, ("MO-74",), Slam(13, False), Unit.SHEET)
        for side, number in zip((winner, RL if winner == VM else VM), slams, strict=True)
        for _ in range(number)
    ]
    scores = {winner: ours, RL if winner == VM else VM: theirs}
    before = ((VM, scores[VM]), (RL, scores[RL]))
    worth = game_lines(count, winner, ours, theirs)
    return DealResult(before, ((VM, 7), (RL, 6)), (), tuple(lines), winner, worth)


def game_of(rules, number, owner, seats, result) -> Rubber:
    """A game of a tournée that was one deal long."""
    rubber = Rubber(number, owner, seats, rules.match.of, rules.stakes, 0)
    return with_deal(rubber, DealRecord(number, SOUTH, result))


# ---- the tournée and the seats


def test_MO_4_7_three_players_one_game_each():
    _, session = session_log(THREE, Random(1), lopsided_deal)
    assert [rubber.owner for rubber in session.rubbers] == [A, B, C]
    assert all(len(rubber.games) == 1 for rubber in session.rubbers)


def test_MO_20_24_25_seats_clockwise_vivant_right_mort_left():
    _, session = session_log(THREE, Random(2), lopsided_deal)
    assert [rubber.seats for rubber in session.rubbers] == [(A, C, A, B), (B, A, B, C), (C, B, C, A)]
    _, session = session_log(FOUR, Random(2), lopsided_deal)
    # North and South are Mort and Vivant, West is Right (on Vivant's left), East is Left.
    table = [(A, B, C, D), (B, C, D, A), (C, D, A, B), (D, A, B, C)]
    for rubber, (vivant, right, left, sitter) in zip(session.rubbers, table, strict=True):
        assert rubber.seats == (vivant, left, vivant, right)
        assert sitter not in rubber.seats


def test_MO_23_who_was_vivant_sits_out_in_the_next_game():
    _, session = session_log(FOUR, Random(3), lopsided_deal)
    for before, after in zip(session.rubbers, session.rubbers[1:], strict=False):
        assert before.owner not in after.seats


@pytest.mark.parametrize("swapped", [False, True])
def test_MO_24_right_and_left_may_be_exchanged_in_the_first_game_of_four(swapped):
    rng = Random(4)
    session = sessions.start(rules_of("mort-4", seating="choose"))
    session, _ = sessions.apply(session, *next_entry(session, rng))
    while session.stage == "cut":
        session, _ = sessions.apply(session, *next_entry(session, rng))
    assert session.stage == "chairs" and sessions.actors(session) == (A,)
    session, _ = sessions.apply(session, A, TakeChair(NORTH))
    assert sessions.actors(session) == (B,)
    free = [action.chair for action in sessions.choices(session, B)]
    assert set(free) == {EAST, WEST}, "not opposite Vivant, where Mort lies"
    session, _ = sessions.apply(session, B, TakeChair(left_of(NORTH) if not swapped else left_of(NORTH, 3)))
    assert session.rubber.seats == ((A, B, A, C) if swapped else (A, C, A, B))
    while not session.rubbers or session.stage in ("chairs", "dealer"):
        session, _ = sessions.apply(session, *next_entry(session, rng, lopsided_deal))
    assert session.rubber.seats == (B, D, B, C), "games two to four are fixed"


def test_MO_26_the_sitter_sees_what_the_table_shows():
    state = dealt(setup_of(FOUR))
    assert D not in state.layout.players
    assert view(state, None).hands[NORTH] == Cards(state.hands[NORTH])
    assert not kernel.choices(state, D)
    assert all(view(state, None).hands[seat] == Count(13) for seat in (EAST, SOUTH, WEST))


def test_MO_10_one_player_may_keep_mort():
    _, session = session_log(rules_of("mort-4", permanent_vivant="on"), Random(6), lopsided_deal)
    assert [rubber.owner for rubber in session.rubbers] == [A, A, A, A]
    assert {player for rubber in session.rubbers for player in rubber.seats} == {A, B, C, D}


# ---- the deal


@pytest.mark.parametrize("rules", [THREE, FOUR], ids=["three", "four"])
def test_MO_30_vivant_says_who_deals_first_in_every_game(rules):
    rng = Random(7)
    session = sessions.start(rules)
    asked = 0
    while sessions.actors(session):
        if session.stage == "dealer":
            asked += 1
            assert sessions.actors(session) == (session.rubber.owner,)
            listed = [action.seat for action in sessions.choices(session, session.rubber.owner)]
            assert listed == [NORTH, SOUTH]
            seat = rng.choice(listed)
            session, _ = sessions.apply(session, session.rubber.owner, ChooseDealer(seat))
            assert session.deal.setup.dealer == seat
        session, _ = sessions.apply(session, *next_entry(session, rng, lopsided_deal))
    assert asked == rules.match.rubbers


@pytest.mark.parametrize(("first_deal", "dealer"), [("owner", SOUTH), ("dummy", NORTH)])
def test_MO_30_or_it_is_settled(first_deal, dealer):
    _, session = session_log(rules_of("mort-3", first_deal=first_deal), Random(8), lopsided_deal, deals=1)
    assert session.last.setup.dealer == dealer


@pytest.mark.parametrize("dealer", SEATS)
def test_MO_32_33_who_leads_and_whose_the_turned_card_is(dealer):
    state = dealt(setup_of(THREE, dealer))
    assert state.leader == left_of(dealer)
    assert state.hands[dealer] >> state.turned & 1
    assert state.lies is (dealer != NORTH)
    assert state.layout.next_chair(dealer) == left_of(dealer)


def test_MO_34_mort_is_spread_before_the_lead():
    state = dealt(setup_of(THREE))
    assert state.faced == (NORTH,) and not state.trick
    for viewer in (A, B, C, None):
        assert view(state, viewer).hands[NORTH] == Cards(state.hands[NORTH])


def test_MO_51_vivant_plays_every_card_of_mort():
    state = dealt(setup_of(THREE, WEST))
    assert state.leader == NORTH
    assert kernel.choices(state, A).seat == NORTH
    assert not doing(state, B) and not doing(state, C)


# ---- the count of a hand

HANDS = [
    ("MO-H1", (4, 3), (11, 2), (), (9, 3), None, "V-M", 11),
    ("MO-H2", (4, 4), (13, 0), (), (4, 4), "V-M", None, 0),
    ("MO-H3", (0, 0), (13, 0), (), (0, 0), "V-M", None, 0),
    ("MO-H4", (4, 0), (12, 1), (), (10, 0), None, "V-M", 17),
    ("MO-H5", (2, 3), (6, 7), (("R-L", "deduct"), ("R-L", "add")), (5, 1), None, "V-M", 10),
    ("MO-H6", (0, 0), (11, 2), (("R-L", "tricks"),), (6, 0), None, "V-M", 13),
    ("MO-H7", (0, 0), (12, 1), (("R-L", "tricks"),), (6, 0), None, "V-M", 13),
    ("MO-H8", (0, 0), (13, 0), (("V-M", "tricks"),), (4, 0), None, None, 0),
    ("MO-H9", (0, 0), (13, 0), (("V-M", "add"),), (4, 3), None, None, 0),
    ("MO-H10", (3, 1), (13, 0), (("R-L", "add"),), (6, 1), "V-M", "V-M", 31),
    ("MO-H11", (4, 2), (7, 6), (("V-M", "add"),), (4, 5), None, "R-L", 6),
    ("MO-H12", (4, 2), (9, 4), (("V-M", "deduct"),), (4, 2), None, None, 0),
    ("MO-H13", (1, 4), (5, 8), (("R-L", "tricks"),), (3, 4), None, None, 0),
    ("MO-H14", (4, 4), (7, 6), (("V-M", "deduct"), ("R-L", "deduct")), (2, 1), None, None, 0),
    ("MO-H15", (4, 4), (7, 6), (), (5, 4), None, "V-M", 6),
    ("MO-H16", (2, 0), (9, 4), (("R-L", "add"),), (8, 0), None, "V-M", 15),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HANDS])
def test_MO_66_to_68_70_to_74_worked_hands(row):
    """Twelve tricks are six points and no slam (MO-75): MO-H4. Each revoke has its own penalty (MO-62): MO-H5."""
    _, before, tricks, revokes, after, slam, winner, net = row
    result = count_deal(
        THREE.count,
        {VM: before[0], RL: before[1]},
        {VM: tricks[0], RL: tricks[1]},
        {VM: 2, RL: 2},
        penalties=[Penalty(SIDES[side], kind) for side, kind in revokes],
    )
    assert tuple(score for _, score in result.after) == after
    assert result.winner == (None if winner is None else SIDES[winner])
    sheet = {line.side: line.amount for line in result.lines if line.cause is Cause.SLAM}
    assert sheet == ({} if slam is None else {SIDES[slam]: 20})
    if winner is not None:
        rubber = game_of(THREE, 0, A, (A, C, A, B), result)
        assert abs(rubber.value) == rubber.games[0].value == net


def test_MO_63_a_trick_is_left_to_the_offenders():
    assert THREE.count.revokes.keep_one
    result = count_deal(THREE.count, {VM: 0, RL: 0}, {VM: 9, RL: 4}, {VM: 2, RL: 2}, penalties=[Penalty(RL, "tricks")])
    assert dict(result.after) == {VM: 6, RL: 0}, "three of four go over, one is left"


def test_MO_64_no_marker_goes_below_zero():
    result = count_deal(THREE.count, {VM: 0, RL: 1}, {VM: 7, RL: 6}, {VM: 2, RL: 2}, penalties=[Penalty(RL, "deduct")])
    assert dict(result.after) == {VM: 1, RL: 0}


def test_MO_73_a_slam_is_really_won():
    count = replace(THREE.count, revokes=Revokes())  # no trick is left to the offenders
    tricks = count_deal(count, {VM: 0, RL: 0}, {VM: 11, RL: 2}, {VM: 2, RL: 2}, penalties=[Penalty(RL, "tricks")])
    assert [line.cause for line in tricks.scored] == [Cause.REVOKE, Cause.ODD_TRICKS]
    assert dict(tricks.tricks)[VM] == 11 and tricks.scored[-1].facts.won == 13
    revoked = count_deal(count, {VM: 0, RL: 0}, {VM: 13, RL: 0}, {VM: 2, RL: 2}, penalties=[Penalty(VM, "add")])
    assert [line.cause for line in revoked.lines] == [Cause.REVOKE, Cause.ODD_TRICKS]


def test_MO_72_honours_do_not_count_unless_wanted():
    assert THREE.honours is None
    counted = rules_of("mort-3", honours="on")
    result = count_deal(counted.count, {VM: 0, RL: 0}, {VM: 7, RL: 6}, {VM: 0, RL: 4})
    assert dict(result.after) == {VM: 1, RL: 4}


def test_MO_Q14_slam_to_game():
    count = rules_of("mort-3", slam_to_game="on").count
    result = count_deal(count, {VM: 4, RL: 0}, {VM: 13, RL: 0}, {VM: 2, RL: 2})
    assert dict(result.after) == {VM: 11, RL: 0}
    assert game_of(THREE, 0, A, (A, C, A, B), result).value == 4 + 7 + 3 + 4 + 20


def test_MO_57_the_hand_may_stop_at_five():
    count = rules_of("mort-3", play_out="off").count
    result = count_deal(count, {VM: 4, RL: 3}, {VM: 11, RL: 2}, {VM: 2, RL: 2})
    assert dict(result.after) == {VM: 5, RL: 3}
    assert result.value == 5 + 1 + 4 - 3


# ---- the value of a game

GAMES = [
    ("MO-E1", "V-M", (9, 3), (0, 0), 11),
    ("MO-E2", "V-M", (8, 2), (0, 0), 12),
    ("MO-E3", "R-L", (5, 4), (0, 1), -14),
    ("MO-E4", "V-M", (11, 0), (0, 0), 18),
    ("MO-E5", "R-L", (10, 0), (0, 0), 17),
    ("MO-E6", "V-M", (5, 4), (0, 0), 6),
    ("MO-E7", "V-M", (10, 0), (1, 0), 37),
    ("MO-E8", "V-M", (5, 0), (0, 1), -8),
    ("MO-E9", "R-L", (6, 3), (1, 1), 8),
    ("MO-E10", "V-M", (5, 4), (1, 0), 26),
    ("MO-E11", "R-L", (7, 2), (0, 2), -29),
    ("MO-E12", "R-L", (7, 1), (0, 0), 12),
    ("MO-E13", "V-M", (5, 2), (0, 0), 9),
    ("MO-E14", "V-M", (5, 3), (0, 0), 7),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in GAMES])
def test_MO_83_worked_games(row):
    """The multiple looks at the marker alone: MO-E8 is a triple although the losers made a slam (MO-84)."""
    _, winner, marker, slams, net = row
    rubber = game_of(THREE, 0, A, (A, C, A, B), result_of(SIDES[winner], *marker, slams))
    assert rubber.games[0].value == net
    sign = 1 if winner == "V-M" else -1
    account = settle((rubber,), (A, B, C), True)
    assert dict(account.money) == {A: 2 * sign * net, B: -sign * net, C: -sign * net}


def test_MO_E4_the_revoke_goes_to_the_marker():
    result = count_deal(THREE.count, {VM: 4, RL: 0}, {VM: 10, RL: 3}, {VM: 2, RL: 2}, penalties=[Penalty(RL, "add")])
    assert dict(result.after) == {VM: 11, RL: 0} and result.value == 18


NETS = {
    0: (12, 13, 14, 15, 16, 17), 1: (10, 11, 12, 13, 14, 15), 2: (9, 10, 11, 12, 13, 14), 3: (7, 8, 9, 10, 11, 12),
    4: (6, 7, 8, 9, 10, 11),
}  # fmt: skip


@pytest.mark.parametrize("loser", NETS)
def test_MO_85_86_the_table_of_nets(loser):
    """Without slams and revokes the greatest net is 17 and the least 6 (MO-85)."""
    assert tuple(game_worth(THREE.count, winner, loser) for winner in range(5, 11)) == NETS[loser]


def test_MO_81_multiples_of_longer_games():
    seven = rules_of("mort-3", game=7).count
    bare = rules_of("mort-3", game=7, multiples="none", consolation=0).count
    extra = [game_worth(seven, 7, loser) - game_worth(bare, 7, loser) - 4 for loser in range(7)]
    assert extra == [3, 2, 2, 2, 1, 1, 1], "below half of seven is three or less"


# ---- settlement

SETTLED = [
    ("MO-S1", 3, "off", "V-M", 12, {A: 24, B: -12, C: -12}),
    ("MO-S2", 3, "off", "R-L", -14, {A: 28, B: -14, C: -14}),
    ("MO-S3", 3, "off", "R-L", 9, {A: -18, B: 9, C: 9}),
    ("MO-S4", 3, "off", "V-M", -8, {A: -16, B: 8, C: 8}),
    ("MO-S5", 4, "off", "V-M", 12, {A: 24, B: -12, C: -12, D: 0}),
    ("MO-S6", 4, "off", "R-L", 17, {A: -34, B: 17, C: 17, D: 0}),
    ("MO-S7", 4, "on", "V-M", 12, {A: 12, B: -12, C: -12, D: 12}),
    ("MO-S8", 4, "on", "R-L", 7, {A: -7, B: 7, C: 7, D: -7}),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in SETTLED])
def test_MO_91_to_93_settlement_of_one_game(row):
    _, players, shares, winner, net, money = row
    changes = {"sitter_shares": "on"} if shares == "on" else {}
    rules = rules_of(f"mort-{players}", **changes)
    rubber = game_of(rules, 0, A, (A, C, A, B), result_of(SIDES[winner], 5, 4))
    rubber = rubber._replace(value=net if winner == "V-M" else -net)
    account = settle((rubber,), (A, B, C, D)[:players], True)
    assert dict(account.money) == money
    assert sum(money.values()) == 0


def tournee(rules, rows, players) -> Settlement:
    games = []
    for number, (vivant, right, left, winner, marker, slams) in enumerate(rows):
        games.append(
            game_of(
                rules, number, vivant, (vivant, left, vivant, right), result_of(winner, marker[0], marker[1], slams)
            )
        )
    return settle(tuple(games), players, True)


def test_MO_94_a_tournee_of_three():
    rows = [
        (A, B, C, VM, (8, 2), (0, 0)),
        (B, C, A, RL, (5, 4), (0, 0)),
        (C, A, B, VM, (10, 0), (0, 0)),
    ]
    account = tournee(THREE, rows, (A, B, C))
    assert dict(account.points) == dict(account.money) == {A: 13, B: -41, C: 28}
    paid = dict(account.money)
    for payer, payee, units in account.payments:
        paid[payer] += units
        paid[payee] -= units
    assert set(paid.values()) == {Fraction(0)}


def test_MO_94_a_tournee_of_four():
    rows = [
        (A, B, C, VM, (8, 2), (0, 0)),
        (B, C, D, RL, (6, 3), (0, 0)),
        (C, D, A, VM, (5, 0), (0, 0)),
        (D, A, B, RL, (5, 4), (0, 1)),
    ]
    account = tournee(FOUR, rows, (A, B, C, D))
    assert dict(account.points) == dict(account.money) == {A: -2, B: -42, C: 20, D: 24}


def test_MO_74_a_slam_goes_on_at_the_old_score():
    """A hand of thirteen tricks, played: nothing on the marker, twenty on the sheet, and the game goes on."""
    setup = setup_of(THREE, SOUTH, {"NS": 4, "EW": 4})
    tricks = tuple(TrickPlayed(SOUTH, (), SOUTH) for _ in range(13))
    state = dealt(setup)._replace(tricks=tricks, phase=THREE.phases.index("count"))
    state = do(state, next(iter(kernel.choices(state, A))), A)
    assert dict(state.result.after) == {VM: 4, RL: 4} and state.result.winner is None
    rubber = Rubber(0, A, (A, C, A, B), THREE.match.of, THREE.stakes, 0)
    rubber = with_deal(rubber, DealRecord(0, SOUTH, state.result))
    assert not rubber.over
    rubber = with_deal(rubber, DealRecord(1, WEST, result_of(VM, 5, 4)))
    assert rubber.over and rubber.value == 26, "MO-E10"


def test_play_follows_the_laws_of_whist():
    state = dealt(setup_of(THREE), None, 3)
    led = next(iter(kernel.choices(state, B)))
    state = do(state, led, B)
    suit = led.card // 13
    hand = state.hands[NORTH]
    legal = [action.card for action in doing(state, A)]
    suited = [card for card in range(52) if hand >> card & 1 and card // 13 == suit]
    assert legal == (suited or [card for card in range(52) if hand >> card & 1])
