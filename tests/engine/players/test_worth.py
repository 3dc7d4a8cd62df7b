"""Is a trick worth what the rules make of it at this score? The rulebook's own examples, and what a game is worth."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dummywhist.cli.arena.deals import setup_of
from dummywhist.engine.cards.card import SPADES
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import Bid, Double, Pass
from dummywhist.engine.deal.actions.deal import CutPack, TurnTrump
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, Side
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.search.match_equity import Standing
from dummywhist.engine.players.search.utility import CONTRACT_SLOPE, SLOPE, Worth, worth_of
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.engine.players.test_judgement import after, dealt
from tests.engine.random_play import applied

A, B, C = PLAYERS[:3]
SHARE = 1e-9


def scored(state: DealState, *scores: int) -> DealState:
    """Return ``state`` as if the deal had begun with ``scores``, by column."""
    sides = [side for side, _ in state.setup.before]
    return state._replace(setup=state.setup._replace(before=tuple(zip(sides, scores, strict=True))))


def steps(worth: Worth) -> list[float]:
    """Return what each trick adds, from the first to the thirteenth."""
    values = [worth.of(tricks) for tricks in range(14)]
    return [more - less for less, more in pairwise(values)]


def bid_dummy(bid: Bid, **changes: Setting) -> DealState:
    """Return a deal of Bid Dummy Whist in which A plays ``bid``."""
    state = after(dealt("bid-dummy", {}, EAST, **changes), (A, bid), (B, Pass()), (C, Pass()))
    return after(state, (A, NameTrump(SPADES)))


def thirteen() -> DealState:
    """Return a deal of Thirteen and the Odd after the cut, the deal and the turn."""
    state = kernel.start(setup_of("thirteen", 1))
    state = applied(state, TABLE, CutPack())
    return applied(applied(state, CHANCE, deal_out(state.setup, 1)), TABLE, TurnTrump())


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_trick_is_always_worth_something(game):
    """So that of equal points more tricks are preferred; points a trick never fall by more."""
    if game == "bid-dummy":
        state = bid_dummy(Bid(3, "up"))
    elif game == "thirteen":
        state = thirteen()
    else:
        state = dealt(game, {}, SOUTH)
    if game == "single-dummy-bridge":
        state = after(state, (A, Bid(2, "H")), (B, Pass()))
    for player in state.layout.players:
        worth = worth_of(view(state, player))
        assert all(step >= SLOPE * 0.99 for step in steps(worth))


def test_BD_E1_to_E4_the_tricks_below_a_bid_count_nothing_and_those_above_count_each():
    """Five up: 11 and 12 books count 5 and 6; 10 and 4 give each of the others 5."""
    worth = steps(Worth(view(bid_dummy(Bid(5, "up")), A)))
    assert worth[:10] == [pytest.approx(SLOPE)] * 10
    made = worth[10]
    assert made == pytest.approx(5 + 5, rel=0.15) and worth[11] == pytest.approx(1, rel=0.2)


def test_BD_73_a_boston_that_is_bid_counts_twice():
    with_double = steps(Worth(view(bid_dummy(Bid(7, "up")), A)))[12]
    without = steps(Worth(view(bid_dummy(Bid(7, "up"), boston_double="off"), A)))[12]
    assert with_double == pytest.approx(28, rel=0.3) and without == pytest.approx(14, rel=0.25)


def test_BD_72_the_other_two_gain_what_the_declarer_loses():
    state = bid_dummy(Bid(4, "up"))
    values = {player: Worth(view(state, player)) for player in (A, B, C)}
    for books in (9, 10):
        own, theirs = values[A].of(books), values[B].of(13 - books)
        assert theirs - SLOPE * (13 - books) == pytest.approx(-(own - SLOPE * books) / 2, rel=0.15)
        assert values[C].of(13 - books) == pytest.approx(theirs, rel=0.05)


def test_BD_E15_who_wins_the_game_by_setting_a_contract_gains_more_than_who_does_not():
    """At 3, 18 and 19 a contract of four that is set gives B 22 and C 23, and C the game."""
    state = scored(bid_dummy(Bid(4, "up")), 3, 18, 19)
    gained = {player: steps(Worth(view(state, player)))[3] for player in (B, C)}
    level = steps(Worth(view(bid_dummy(Bid(4, "up")), C)))[3]
    assert gained[C] > 1.5 * level > 1.5 * gained[B]


def test_SD_E4_and_E10_four_spades_count_thirty_a_trick_and_fifty_for_each_that_is_short():
    state = after(dealt("single-dummy-bridge", {}, SOUTH), (A, Bid(4, "S")), (B, Pass()))
    worth = steps(Worth(view(state, A)))
    assert worth[8] == pytest.approx(50, rel=0.25) and worth[10] == pytest.approx(30, rel=0.25)
    assert worth[9] == pytest.approx(120 + 50, rel=0.25)


def test_SD_42_a_doubled_contract_counts_twice():
    plain = after(dealt("single-dummy-bridge", {}, SOUTH), (A, Bid(2, "C")), (B, Pass()))
    doubled = after(dealt("single-dummy-bridge", {}, SOUTH), (A, Bid(2, "C")), (B, Double()), (A, Pass()))
    ratio = steps(Worth(view(doubled, A)))[7] / steps(Worth(view(plain, A)))[7]
    assert ratio == pytest.approx(2, rel=0.15)


def test_SD_E14_the_trick_that_wins_the_game_is_worth_more_than_it_counts():
    """At 480 to 490, one club made exactly counts twenty and wins."""
    state = after(dealt("single-dummy-bridge", {}, SOUTH), (A, Bid(1, "C")), (B, Pass()))
    level = steps(Worth(view(state, A)))
    near = steps(Worth(view(scored(state, 480, 490), A)))
    assert near[6] > 2 * level[6] and near[7] < level[7] + CONTRACT_SLOPE


def test_TH_40_a_trick_is_a_point_until_the_game_is_near_its_end():
    """A trick of mine is one point more for me and half a point less for each of the others."""
    state = after(dealt("three-handed", {}, EAST), (A, Keep()), (B, Keep()), (C, Keep()))
    assert all(step == pytest.approx(1.5, rel=0.45) for step in steps(Worth(view(state, A)))[2:7])
    first = state._replace(setup=state.setup._replace(ordinal=11))
    level = Worth(view(first, A))
    assert level.of(5, (4, 4)) - level.of(4, (5, 4)) > 3, "the last deal decides"


def test_TH_20_who_took_the_dealt_packet_is_a_point_worse_off_for_the_same_tricks():
    stood = after(dealt("three-handed", {}, EAST), (A, Keep()), (B, Keep()), (C, Keep()))
    took = after(dealt("three-handed", {}, EAST), (A, Exchange()), (B, Keep()), (C, Keep()))
    lost = Worth(view(stood, A)).of(5, (4, 4)) - Worth(view(took, A)).of(5, (4, 4))
    assert lost == pytest.approx(1, rel=0.3)


def test_TH_52_a_trick_taken_from_who_is_about_to_win_is_worth_more():
    state = dealt("three-handed", {}, EAST, end="score", exchange="off")
    near = Worth(view(scored(state, 17, 19, 5), A))
    assert near.of(4, (4, 5)) > near.of(4, (6, 3)) + 1


def test_TO_5_only_the_odd_trick_counts():
    worth = steps(Worth(view(thirteen(), A)))
    assert worth[6] > 1.5 and all(step == pytest.approx(SLOPE) for at, step in enumerate(worth) if at != 6)


def long_game() -> DealState:
    """Return a deal of Double Dummy with dead hands to 21, without honours."""
    state = dealt("double-dummy-dead", {}, NORTH, honours="off")
    rules = game_of("double-dummy-dead").rules({"game": 21, "honours": "off"})
    return state._replace(setup=state.setup._replace(rules=rules))


def test_DD_11_each_hand_that_was_kept_doubles_what_is_counted():
    once = after(long_game(), (A, Exchange()), (B, Exchange()))
    four = after(long_game(), (A, Keep()), (B, Keep()))
    ratio = steps(Worth(view(four, A)))[6] / steps(Worth(view(once, A)))[6]
    assert ratio == pytest.approx(4, rel=0.2)


def test_W_HON_2_honours_decide_before_the_bar_and_not_at_four():
    """HW-12: with three of the four honours a side that stands at three has them, at four it has not."""
    hands = {SOUTH: "AKQ98.432.432.32", NORTH: "765.AKQ.AKQ.AKQJ"}
    state = dealt("humbug", hands, NORTH, trump="dealer_names")
    state = after(state, (B, NameTrump(SPADES)), (A, Keep()))
    at_three = Worth(view(scored(state, 3, 0), A))
    at_four = Worth(view(scored(state, 4, 0), A))
    assert at_three.of(6) > 1 > 0 > at_four.of(6), "three honours win the game from two, and are barred at four"


def test_ED_75_tricks_beyond_the_game_count_nothing():
    state = dealt("english-dummy", {}, SOUTH)
    worth = steps(Worth(view(scored(state, 4, 0), A)))
    assert all(step == pytest.approx(SLOPE) for step in worth[7:]) and worth[6] > 2


def test_ED_74_of_unseen_honours_every_lie_is_thought_of():
    """Whoever sees fewer honours expects fewer, so the same tricks are worth less to him."""
    rich = dealt("english-dummy", {SOUTH: "432.432.432.AKQJ", WEST: "AK5.AK65.AK65.T9"}, WEST, honours="on")
    worth = [worth_of(view(rich, player)) for player in (A, B)]
    assert worth[0].of(7) > 2 > worth[1].of(7)


def test_MO_74_a_slam_is_worth_its_points_on_the_sheet():
    worth = steps(Worth(view(dealt("mort-3", {}, SOUTH), A)))
    assert worth[12] > 2


def test_worth_of_a_world_takes_the_honours_as_they_lie_there():
    """B sees two honours with the declarer at the most; in this world his side has the other two."""
    state = dealt("english-dummy", {SOUTH: "432.432.432.AK32", NORTH: "AK5.AK5.AK5.9854"}, SOUTH)
    north, east, south, west = (int(hand) for hand in state.hands)
    seen = view(state, B)
    assert worth_of(seen, (north, east, south, west)).of(6) > worth_of(seen).of(6) + 0.5


@pytest.mark.parametrize("game", ["english-dummy", "classic-whist", "mort-3", "humbug", "double-dummy-dead"])
@given(data=st.data())
def test_a_standing_is_worth_to_one_side_what_it_costs_the_other(game, data):
    rules = game_of(game).rules()
    end = rules.points.game - 1
    mine, theirs = data.draw(st.integers(0, end)), data.draw(st.integers(0, end))
    us, them = Side("us"), Side("them")
    from_us = Standing(rules, {us: mine, them: theirs}, us, 0)
    from_them = Standing(rules, {us: mine, them: theirs}, them, 0)
    assert from_us._before == pytest.approx(-from_them._before)
    if mine > theirs:
        assert from_us._before > 0
