"""Is Classic Whist played by its page of the rulebook? Each test bears the id of the rule or example it proves."""

from dataclasses import replace
from random import Random

import pytest

from dummywhist.engine.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, left_of
from dummywhist.engine.deal.counting import honours_held
from dummywhist.engine.deal.points import count_tricks
from dummywhist.engine.deal.score import Penalty, count_deal
from dummywhist.engine.rules.counts import Count, GameValue, Revokes, TrickCount, TrickScore
from dummywhist.engine.rules.games.classic_whist import CLASSIC_WHIST
from dummywhist.engine.rules.match import BestOf, FirstTo
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.settle import settle
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, Game, rubber_value
from tests.laws.dealing import A, B, C, D, dealt, rules_of, setup_of
from tests.laws.worth import game_worth
from tests.playing import lopsided_deal, next_entry, session_log

SUITS = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS, "N": None}
SHORT = rules_of("classic-whist")
X, Y = DUMMY_SIDE, ADVERSARIES
SIDES = {1: X, 2: Y}


def test_CW_1_four_players_partners_opposite():
    layout = setup_of(SHORT).layout
    assert layout.holder == (B, D, A, C)
    assert layout.side[NORTH] == layout.side[SOUTH] == X
    assert layout.side[EAST] == layout.side[WEST] == Y
    assert not layout.dummies


def test_CW_3_W_CUT_3_the_two_lowest_play_the_two_highest_and_the_lowest_deals():
    _, session = session_log(SHORT, Random(1), deals=1)
    assert session.last.setup.layout.holder == (B, D, A, C)
    assert session.last.setup.dealer == SOUTH


@pytest.mark.parametrize("dealer", SEATS)
def test_CW_8_and_20_the_deal_passes_to_the_left_who_leads(dealer):
    state = dealt(setup_of(SHORT, dealer))
    assert state.phase_name == "play" and state.leader == left_of(dealer)
    assert state.turned is not None and state.hands[dealer] >> state.turned & 1


@pytest.mark.parametrize(
    ("trump", "suits"), [("rotate", "HDSCHDSCHDSCHDSCHDSCHDSC"), ("rotate_with_no_trump", "HDSCNHDSCNHDSCNHDSCNHDSC")]
)
def test_CW_11_to_15_trumps_take_turns(trump, suits):
    rules = rules_of("classic-whist", trump=trump)
    for ordinal, suit in enumerate(suits):
        state = dealt(setup_of(rules, ordinal=ordinal))
        assert state.trump == SUITS[suit] and state.turned is None
        assert state.fixed


def test_CW_16_no_honours_at_no_trumps():
    state = dealt(setup_of(rules_of("classic-whist", trump="rotate_with_no_trump"), ordinal=4))
    assert state.trump is None
    assert set(honours_held(state.layout, state.hands, None).values()) == {0}


@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        pytest.param("H", "SK S3 SA S9", "SA", id="CW_T1"),
        pytest.param("H", "SK H2 SA CA", "H2", id="CW_T2"),
        pytest.param("H", "SK H2 H9 SA", "H9", id="CW_T3"),
        pytest.param("N", "D4 SA D7 HA", "D7", id="CW_T4"),
        pytest.param("H", "C2 DA SA SK", "C2", id="CW_T5"),
    ],
)
def test_CW_20_who_wins_the_trick(trump, cards, winner):
    played = [read_card(card) for card in cards.split()]
    assert played[winning_index(ranking(SUITS[trump]), played)] == read_card(winner)


# id, game, honours, before, tricks, honours held, revokes, after, game to, by
HANDS = [
    ("CW-E1", 5, "on", (0, 0), (8, 5), (1, 3), (), (2, 2), None, ""),
    ("CW-E2", 5, "on", (0, 0), (7, 6), (2, 2), (), (1, 0), None, ""),
    ("CW-E3", 5, "on", (0, 0), (6, 7), (4, 0), (), (4, 1), None, ""),
    ("CW-E4", 5, "on", (4, 2), (6, 7), (4, 0), (), (4, 3), None, ""),
    ("CW-E5", 5, "on", (3, 2), (6, 7), (3, 1), (), (5, 3), 1, "honours"),
    ("CW-E6", 5, "on", (3, 0), (4, 9), (3, 1), (), (5, 3), 1, "honours"),
    ("CW-E7", 5, "on", (3, 0), (8, 5), (0, 4), (), (5, 0), 1, "odd_tricks"),
    ("CW-E8", 5, "on", (3, 4), (8, 5), (1, 3), (), (5, 4), 1, "odd_tricks"),
    ("CW-E8a", 5, "on", (3, 2), (8, 5), (0, 4), (), (5, 2), 1, "odd_tricks"),
    ("CW-E9", 5, "on", (3, 3), (7, 6), (0, 4), (), (4, 7), 2, "honours"),
    ("CW-E10", 5, "on", (4, 4), (7, 6), (0, 4), (), (5, 4), 1, "odd_tricks"),
    ("CW-E11", 5, "on", (0, 0), (13, 0), (3, 1), (), (7, 0), 1, "odd_tricks"),
    ("CW-E12", 5, "on", (2, 0), (0, 13), (0, 4), ((2, "add"),), (5, 0), 1, "revoke"),
    ("CW-E13", 5, "on", (2, 1), (8, 5), (2, 2), ((1, "tricks"),), (2, 3), None, ""),
    ("CW-E14", 5, "on", (3, 0), (9, 4), (3, 1), ((1, "add"),), (4, 3), None, ""),
    ("CW-E15", 5, "on", (4, 4), (7, 6), (2, 2), ((1, "deduct"), (2, "deduct")), (2, 1), None, ""),
    ("CW-E16", 5, "on", (0, 3), (2, 11), (2, 2), ((2, "tricks"),), (0, 4), None, ""),
    ("CW-F1", 7, "off", (6, 5), (9, 4), (2, 2), (), (9, 5), 1, "odd_tricks"),
    ("CW-F2", 7, "off", (4, 6), (9, 4), (4, 0), (), (7, 6), 1, "odd_tricks"),
    ("CW-F3", 7, "on", (6, 3), (6, 7), (4, 0), (), (6, 4), None, ""),
    ("CW-F4", 7, "on", (5, 3), (6, 7), (3, 1), (), (7, 4), 1, "honours"),
    ("CW-F5", 10, "on", (8, 7), (6, 7), (3, 1), (), (10, 8), 1, "honours"),
    ("CW-F6", 10, "on", (9, 7), (6, 7), (4, 0), (), (9, 8), None, ""),
    ("CW-F7", 10, "on", (4, 5), (9, 4), (3, 1), (), (9, 5), None, ""),
    ("CW-F8", 10, "on", (8, 6), (8, 5), (0, 4), (), (10, 6), 1, "odd_tricks"),
    ("CW-F9", 7, "off", (5, 2), (8, 5), (2, 2), ((1, "tricks"),), (5, 3), None, ""),
    ("CW-F10", 7, "off", (6, 0), (11, 2), (2, 2), ((1, "tricks"),), (6, 0), None, ""),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in HANDS])
def test_CW_30_to_37_worked_hands(row):
    """There is no bonus for a slam: CW-E11 counts seven (CW-25)."""
    _, game, honours, before, tricks, held, revokes, after, to, by = row
    count = rules_of("classic-whist", game=game, honours=honours).count
    if honours == "off":
        count = replace(count, revokes=Revokes(amount=2))  # American
    result = count_deal(
        count,
        dict(zip((X, Y), before, strict=True)),
        dict(zip((X, Y), tricks, strict=True)),
        dict(zip((X, Y), held, strict=True)),
        penalties=[_penalty(side, kind) for side, kind in revokes],
    )
    assert result.winner == SIDES.get(to)
    # A score above the figure is printed as reached in the rulebook; the program keeps it at the game (CW-36).
    assert tuple(min(score, game) for score in after) == tuple(score for _, score in result.after)
    if to is not None:
        score = dict(result.before)
        for line in result.lines:
            score[line.side] += line.amount
            if score[SIDES[to]] >= game:
                assert line.cause.value == by
                break


def _penalty(side: int, kind) -> Penalty:
    return Penalty(SIDES[side], kind)


RUBBERS = [
    ("CW-R1", ((1, 5, 0), (1, 5, 0)), 8),
    ("CW-R2", ((1, 5, 3), (2, 0, 5), (1, 5, 4)), 1),
    ("CW-R3", ((1, 5, 4), (1, 5, 3)), 4),
    ("CW-R4", ((1, 5, 1), (1, 5, 2)), 6),
    ("CW-R5", ((2, 2, 5), (1, 5, 0), (2, 0, 5)), -4),
    ("CW-R6", ((1, 5, 0), (2, 4, 5), (1, 5, 0)), 7),
    ("CW-R7", ((2, 1, 5), (2, 4, 5)), -5),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0].replace("-", "_")) for row in RUBBERS])
def test_CW_43_44_worked_rubbers(row):
    _, games, value = row
    won = tuple(Game((), SIDES[to], game_worth(SHORT.points, max(scores), min(scores)), True) for to, *scores in games)
    assert rubber_value(SHORT.match.of, won) == value
    assert rubber_value(SHORT.match.of, won[:1]) is None


def test_CW_45_all_values_of_rubbers():
    two, three = set(), set()
    for first in (1, 2, 3):
        for second in (1, 2, 3):
            match = BestOf(3, FirstTo(5))
            two.add(rubber_value(match, (Game((), X, first, True), Game((), X, second, True))))
            for lost in (1, 2, 3):
                games = (Game((), X, first, True), Game((), Y, lost, True), Game((), X, second, True))
                three.add(rubber_value(match, games))
    assert two == {4, 5, 6, 7, 8}
    assert three == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.parametrize(
    ("value", "before", "tricks", "worth"),
    [
        pytest.param("difference", (0, 0), 13, 7, id="CW_G1"),
        pytest.param("difference", (6, 6), 7, 1, id="CW_G2"),
        pytest.param("difference", (6, 4), 9, 3, id="CW_G3"),
        pytest.param("playout", (6, 4), 11, 7, id="CW_G4"),
        pytest.param("playout", (6, 0), 13, 13, id="CW_G5"),
    ],
)
def test_CW_46_worked_games_of_seven(value, before, tricks, worth):
    count = rules_of("classic-whist", match="single", game=7, honours="off", game_value=value).count
    held = {X: 2, Y: 2}
    result = count_deal(count, {X: before[0], Y: before[1]}, {X: tricks, Y: 13 - tricks}, held)
    assert (result.winner, result.value) == (X, worth)


def test_CW_48_the_long_game_counts_double_under_half():
    count = rules_of("classic-whist", game=10, game_value="double_under_half").count
    assert [game_worth(count, 10, loser) for loser in (0, 4, 5, 9)] == [2, 2, 1, 1]


def test_CW_49_a_running_count_has_no_games():
    rules = rules_of("classic-whist", match="continuous")
    assert rules.count == TrickCount(continuous=True)
    _, session = session_log(rules, Random(7), lopsided_deal)
    assert session.time_called
    (rubber,) = session.rubbers
    assert rubber.value == rubber.scores[X] - rubber.scores[Y]
    assert dict(session.settlement.money)[A] == rubber.value


def test_CW_51_each_settles_with_one_opponent():
    _, session = session_log(SHORT, Random(5), lopsided_deal)
    value = session.rubbers[0].value
    assert dict(session.settlement.points) == {A: value, B: value, C: -value, D: -value}
    payments = session.settlement.payments
    assert len(payments) == 2 and {units for _, _, units in payments} == {abs(value)}
    # W-STAKE-3: the loser pays the adversary on his right; clockwise from South sit A C B D.
    right = {A: D, C: A, B: C, D: B}
    assert all(payee == right[payer] for payer, payee, _ in payments)


DEALS = [
    ("CW-D1", "H", (8, 5), (2, 0), (2, 0), (8, 5), 2),
    ("CW-D2", "D", (5, 8), (0, 2), (2, 2), (13, 13), 0),
    ("CW-D3", "S", (7, 6), (1, 0), (3, 2), (20, 19), 1),
    ("CW-D4", "C", (13, 0), (7, 0), (10, 2), (33, 19), 8),
    ("CW-D5", "H", (6, 7), (0, 1), (10, 3), (39, 26), 7),
    ("CW-D6", "D", (9, 4), (3, 0), (13, 3), (48, 30), 10),
    ("CW-D7", "S", (4, 9), (0, 3), (13, 6), (52, 39), 7),
    ("CW-D8", "C", (10, 3), (4, 0), (17, 6), (62, 42), 11),
]


@pytest.mark.parametrize("deals", [pytest.param(DEALS[: n + 1], id=DEALS[n][0].replace("-", "_")) for n in range(8)])
def test_CW_61_66_68_W_GAME_11_a_tournament(deals):
    totals = {score: {X: 0, Y: 0} for score in TrickScore}
    for number, (_, trump, tricks, odd, *_) in enumerate(deals):
        state = dealt(setup_of(rules_of("classic-whist", match="tournament", trump="rotate"), ordinal=number))
        assert state.trump == SUITS[trump]
        for score in TrickScore:
            result = count_tricks(TrickCount(score), totals[score], {X: tricks[0], Y: tricks[1]})
            totals[score] = dict(result.after)
            gained = [after - before for (_, after), (_, before) in zip(result.after, result.before, strict=True)]
            if score is TrickScore.ODD_TRICKS:
                assert tuple(gained) == odd and 1 <= sum(gained) <= 7
            else:
                assert sum(gained) == (13 if score is TrickScore.ALL_TRICKS else 0)
    _, _, _, _, odd_total, all_total, net = deals[-1]
    assert tuple(totals[TrickScore.ODD_TRICKS].values()) == odd_total
    assert tuple(totals[TrickScore.ALL_TRICKS].values()) == all_total
    assert totals[TrickScore.NET][X] == net


def test_W_E28_a_tournament_of_four_deals():
    scores = {X: 0, Y: 0}
    for tricks in (8, 5, 9, 6):
        scores = dict(count_tricks(TrickCount(), scores, {X: tricks, Y: 13 - tricks}).after)
    assert scores == {X: 5, Y: 3}


def test_CW_65_rotating_partners():
    """Deals 1-4 P1+P2, 5-8 P1+P3, 9-12 P1+P4; odd tricks 6-4, 3-7, 5-2 by blocks give 14, 15, 9, 16."""
    rules = rules_of("classic-whist", match="tournament", tournament_partners="rotate")
    _, session = session_log(rules, Random(3))
    assert session.deals == 12
    assert [set(rubber.players_of(X)) for rubber in session.rubbers] == [{A, B}, {A, C}, {A, D}]
    scores = [(6, 4), (3, 7), (5, 2)]
    wanted = tuple(_with_score(rubber, *score) for rubber, score in zip(session.rubbers, scores, strict=True))
    points = dict(settle(wanted, session.players, True).points)
    assert points == {A: 14, B: 15, C: 9, D: 16}
    assert sum(points.values()) == 2 * 27


def _with_score(rubber, ours, theirs):
    game = rubber.games[-1]
    last = game.deals[-1]
    result = last.result._replace(before=((X, ours), (Y, theirs)), lines=())
    return rubber._replace(games=(game._replace(deals=(*game.deals[:-1], last._replace(result=result))),))


@pytest.mark.parametrize(("tie", "more"), [("share", False), ("extra_deal", True)])
def test_CW_67_equal_totals_are_shared_or_played_off(tie, more):
    found = 0
    for seed in range(40):
        rules = rules_of("classic-whist", match="tournament", tournament_deals=4, tournament_score="net", tie=tie)
        rng = Random(seed)
        session = sessions.start(rules)
        while sessions.actors(session) and session.deals < 4:
            session, _ = sessions.apply(session, *next_entry(session, rng))
        scores = session.all_rubbers[0].scores
        if scores[X] == scores[Y]:
            found += 1
            assert (session.stage != "over") is more
            assert more or session.rubbers[0].games[0].winner is None
        else:
            assert session.stage == "over"
    assert found


def test_presets_are_those_of_the_page():
    rules = {name: rules_of("classic-whist", **_preset(name)) for name in ("short", "american", "long", "tournament")}
    assert rules["short"].count.game == 5 and rules["short"].match.of.games == 3
    assert isinstance(rules["american"].count, Count)
    assert rules["american"].count.value is GameValue.DIFFERENCE and rules["american"].honours is None
    assert rules["american"].match.of.games == 1 and not rules["american"].trick.last_visible
    assert rules["long"].count.game == 10 and rules["long"].count.value is GameValue.DOUBLE_UNDER_HALF
    assert isinstance(rules["tournament"].count, TrickCount) and rules["tournament"].dealing.cycle


def _preset(key):
    return dict(next(preset.changes for preset in CLASSIC_WHIST.presets if preset.key == key))
