"""Do players who look into worlds judge well before the play, from their View alone, and say what they thought?"""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dummywhist.engine.cards.card import SPADES
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.notation import read_hand
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import Bid, Call, Double, Pass
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.actions.packets import ChooseDummy
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.belief.resampling import resampled
from dummywhist.engine.players.calls.estimate import hand_tricks, pair_tricks
from dummywhist.engine.players.calls.evaluation import Real, outcome
from dummywhist.engine.players.calls.exchange import Exchanging
from dummywhist.engine.players.calls.partnership_estimate import hope
from dummywhist.engine.players.calls.phases import BY_PHASE, PLANS
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.solver import is_native
from tests.engine.players.test_judgement import LOW, STRONG, WEAK, after, dealt, does, ending, made
from tests.engine.random_play import random_states
from tests.secrecy import told_apart_by_nothing

A, B, C = PLAYERS[:3]
QUICK = Manner(budget=20_000)
CALLED = ("bid-dummy", "single-dummy-bridge", "humbug", "double-dummy-dead", "three-handed")
pytestmark = pytest.mark.skipif(not is_native(), reason="without the fast solver they judge as steady does")


def deciding(game: str, seed: int) -> Iterator[tuple[DealState, Player]]:
    """Yield the states of a deal in which somebody decides before the play, and who."""
    found = next(one for one in GAMES if one.key == game)
    for state in random_states(seed, found):
        if state.phase_name in BY_PHASE:
            for player in state.layout.players:
                if player in kernel.actors(state):
                    yield state, player


def bid_of(state: DealState) -> Bid:
    """Return the bid that A makes."""
    action = does(state, level="master")
    assert isinstance(action, Bid)
    return action


def test_BD_12_a_strong_hand_bids_uptown_and_a_hand_of_low_cards_downtown():
    assert bid_of(dealt("bid-dummy", {SOUTH: STRONG}, EAST)).denomination in ("up", "nt")
    assert bid_of(dealt("bid-dummy", {SOUTH: LOW}, EAST)).denomination in ("down", "nt")


def test_BD_14_a_poor_hand_leaves_a_high_bid_to_its_bidder():
    state = after(dealt("bid-dummy", {SOUTH: "T87.9873.T98.J97"}, WEST), (C, Bid(5, "up")))
    assert does(state, level="master") == Pass()


def test_BD_71_the_last_to_speak_bids_no_more_than_he_must():
    """A contract that is made counts all books above six, however few were bid."""
    state = after(dealt("bid-dummy", {SOUTH: STRONG}, SOUTH), (B, Pass()), (C, Bid(2, "up")))
    assert bid_of(state).level <= 3


def test_BD_18_the_dealer_who_must_bid_bids_low():
    state = dealt("bid-dummy", {SOUTH: "T87.9873.T98.J97"}, SOUTH)
    assert bid_of(after(state, (B, Pass()), (C, Pass()))).level == 1


def test_BD_20_the_declarer_names_what_both_hands_are_good_for():
    hands = {SOUTH: "AKQ32.A5.432.543", NORTH: "JT98.K3.AK5.AK62"}
    state = after(dealt("bid-dummy", hands, EAST), (A, Bid(4, "up")), (B, Pass()), (C, Pass()))
    assert does(state, level="master") == NameTrump(SPADES)
    hands = {SOUTH: "A2345.A23.A2.A23", NORTH: "678.456.345678.4"}
    state = after(dealt("bid-dummy", hands, EAST), (A, Bid(4, "nt")), (B, Pass()), (C, Pass()))
    assert does(state, level="master") == NameDirection(True)


def test_BD_21_worthless_cards_are_put_away_and_never_the_best():
    state = dealt("bid-dummy", {SOUTH: "AKQ32.A5.432.543"}, EAST, jokers="on")
    state = after(state, (A, Bid(4, "up")), (B, Pass()), (C, Pass()))
    away = does(state, level="master")
    assert isinstance(away, Discard) and len(away.cards) == 2
    assert all(card < 52 and card % 13 < 11 for card in away.cards), "neither jokers nor aces and kings"


def test_SD_12_a_hopeless_contract_is_doubled_and_a_sound_one_is_not():
    state = dealt("single-dummy-bridge", {WEST: "AKQJ9.AKQ.AK.A52", NORTH: WEAK}, SOUTH)
    action = does(after(state, (A, Bid(7, "C"))), B, "master")
    assert isinstance(action, Double | Bid)
    state = dealt("single-dummy-bridge", {WEST: WEAK, NORTH: "AK5.KQJ5.AK32.K2"}, SOUTH)
    assert not isinstance(does(after(state, (A, Bid(2, "H"))), B, "master"), Double)


def test_SD_20_the_declarer_takes_the_better_dummy():
    good, bad = "AK5.KQJ5.AK32.K2", "432.432.654.6543"
    for shown, seat in ((good, NORTH), (bad, EAST)):
        state = dealt("single-dummy-bridge", {SOUTH: "QJT98.A98.QJT.AQ", NORTH: shown}, SOUTH)
        state = after(state, (A, Bid(3, "S")), (B, Pass()))
        assert does(state, level="master") == ChooseDummy(seat)


@pytest.mark.parametrize("game", ["humbug", "double-dummy-dead"])
@pytest.mark.parametrize("level", ["strong", "master"])
def test_HW_4_a_good_hand_is_kept_and_a_poor_one_thrown_in(game, level):
    assert does(dealt(game, {SOUTH: STRONG}, NORTH), level=level) == Keep()
    assert does(dealt(game, {SOUTH: WEAK}, NORTH), level=level) == Exchange()


def test_HW_20_the_dealer_names_his_best_suit():
    state = dealt("humbug", {SOUTH: STRONG}, SOUTH, trump="dealer_names")
    assert does(state, level="master") == NameTrump(SPADES)


def test_TH_10_a_hand_is_kept_if_it_is_better_than_an_unseen_one_for_its_target():
    assert does(dealt("three-handed", {SOUTH: "A4.AK5.K3.AKQJ98"}, EAST), level="master") == Keep()
    assert does(dealt("three-handed", {SOUTH: "T864.9742.97643."}, EAST), level="master") == Exchange()


def test_HW_4_who_threw_his_hand_in_is_taken_to_have_had_a_poor_one():
    state = dealt("humbug", {}, SOUTH)
    for action, poor in ((Exchange(), True), (Keep(), False)):
        table = Exchanging(view(after(state, (B, action)), A), 1, PLANS["master"])
        trump = table.view.trump
        mean = sum(hand_tricks(world.dealt[B], trump, 2) for world in table.worlds) / len(table.worlds)
        assert (mean < 6.2) == poor


def test_DF_54_a_claim_with_many_cards_left_is_solved():
    state = ending(1)
    worth = made(state, A)
    for tricks in range(4):
        answer = does(after(state, (A, Claim(tricks))), B, "master")
        assert answer == (Accept() if tricks <= worth else Decline())
    start = dealt("double-dummy", {}, SOUTH, match="single")
    assert does(after(start, (A, Claim(0))), B, "master") == Accept()
    assert does(after(start, (A, Claim(13))), B, "master") == Decline()


@pytest.mark.parametrize("game", CALLED)
@pytest.mark.parametrize("seed", [2, 0])
def test_what_may_not_be_seen_makes_no_difference(game, seed):
    dice = random.Random(5)
    for state, player in deciding(game, seed):
        seen = view(state, player)
        other = view(told_apart_by_nothing(state, player, set(), dice), player)
        assert decide("strong", seen, 3, QUICK) == decide("strong", other, 3, QUICK)


@pytest.mark.parametrize("game", CALLED)
@settings(max_examples=1, deadline=None)
@given(seed=st.integers(100, 1 << 20))
@example(seed=1006)  # the highest bid is made: there is nothing but a pass
def test_every_decision_is_lawful_and_tells_what_was_thought(game, seed):
    for state, player in deciding(game, seed):
        seen = view(state, player)
        decision = decide("strong", seen, seed, QUICK)
        assert (type(decision.action), decision.action) in {(type(option), option) for option in seen.options}
        thought = decision.thought
        if len(seen.options) == 1:
            assert thought is None
            continue
        assert thought is not None and not thought.cut
        first, *others = thought.candidates
        assert first.action == decision.action
        # A contract that is expected to fail gives way to a sound one (`calls/soundness.py`).
        assert all(first.points >= one.points for one in others) or isinstance(first.action, Call)
        options = {(type(option), option) for option in seen.options}
        assert {(type(one.action), one.action) for one in thought.candidates} <= options
        for world in thought.worlds:
            for seat in SEATS:
                held = seen.cards_at(seat)
                assert held is None or world.hands[seat] == held


def test_what_was_decided_before_makes_no_difference():
    states = [(state, player) for game in CALLED for state, player in islice(deciding(game, 2), 2)]
    first = [decide("strong", view(state, player), 1, QUICK) for state, player in states]
    backwards = [decide("strong", view(state, player), 1, QUICK) for state, player in reversed(states)]
    assert first == backwards[::-1]


def test_without_a_budget_it_is_decided_by_the_estimate():
    for game in CALLED:
        for state, player in deciding(game, 3):
            seen = view(state, player)
            decision = decide("master", seen, 1, Manner(budget=0))
            assert decision.action in seen.options
            assert decision.thought is not None and decision.thought.looked == 0


def test_a_clock_that_has_run_out_is_told():
    state = dealt("humbug", {SOUTH: "AJ74.K93.QT5.Q86"}, NORTH)
    decision = decide("master", view(state, A), 1, Manner(seconds=0.0))
    assert decision.action in (Keep(), Exchange())
    assert decision.thought is not None and decision.thought.cut


def test_a_hope_is_what_the_estimate_says_of_unseen_partners():
    dice = random.Random(4)
    for trump in (SPADES, None):
        off = []
        for _ in range(40):
            cards = dice.sample(range(52), 52)
            hand = hand_of(cards[:13])  # type: ignore[arg-type]
            partners = [hand_of(dice.sample(cards[13:], 13)) for _ in range(30)]  # type: ignore[arg-type]
            off.append(hope(hand, trump) - sum(pair_tricks(hand, ally, trump) for ally in partners) / 30)
        assert abs(sum(off) / 40) < 0.2 and sum(abs(one) for one in off) / 40 < 0.5


def test_a_hand_hopes_for_more_with_better_cards():
    assert hope(read_hand(STRONG), SPADES) > 9 > 5.5 > hope(read_hand(WEAK), SPADES)


@given(weights=st.lists(st.floats(0, 1), min_size=5, max_size=40), seed=st.integers(0, 99))
def test_worlds_are_taken_as_often_as_they_are_likely(weights, seed):
    wanted = 20
    found = resampled(range(len(weights)), weights, wanted, random.Random(seed))
    assert len(found) == wanted
    whole = sum(weights)
    for world, weight in enumerate(weights if whole > 0.001 else ()):
        assert abs(found.count(world) - wanted * weight / whole) <= 1.01 or world == len(weights) - 1


def test_what_is_made_at_the_table_lies_round_what_was_solved():
    line = tuple(float(won) for won in range(14))
    assert outcome(line, 7, Real(0.25, 0.8)) == pytest.approx(7.25, abs=0.02)
    step = tuple(float(won >= 7) for won in range(14))
    assert 0.5 < outcome(step, 7, Real(0.0, 0.9)) < 0.8
