"""Are the common laws of whist kept, as far as English Dummy borrows them? Each test bears the id of its rule."""

import tomllib
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.cards.card import Suit, cutting_rank, suit_of
from dummywhist.engine.cards.hand import cards_in, of_suit
from dummywhist.engine.cards.notation import read_card, suit_text
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.deal import CutPack, TurnTrump
from dummywhist.engine.deal.actions.play import Play, Quit, TakeUpTrump
from dummywhist.engine.deal.event import Quitted, TrickWon, TrumpFixed
from dummywhist.engine.deal.layout import CHANCE, TABLE, By, Player, Side, lay_out
from dummywhist.engine.deal.line import Cause
from dummywhist.engine.deal.phases.deal import cycled_trump
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.score import DealResult, Penalty, count_deal, game_lines
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.deal.won import won_by
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.rules.compose import ROTATION
from dummywhist.engine.rules.counts import Count, GameValue, Honours, Revokes
from dummywhist.engine.rules.parts import Rules, Stakes, StakeUnit
from dummywhist.engine.rules.seats import ONE_DUMMY
from dummywhist.engine.session.settle import paid, settle
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, DealRecord, Rubber, with_deal
from tests.laws.worth import game_worth
from tests.playing import any_deal, doing, english_dummy, on_turn

LAWS = tomllib.loads((Path(__file__).parent / "whist.toml").read_text(encoding="utf-8"))
A, B, C = (Player(By(name)) for name in "ABC")
X, Y = DUMMY_SIDE, ADVERSARIES
SIDES = {"X": X, "Y": Y}
BOTH = (X, Y)

ENGLISH = Count()
AMERICAN = Count(game=7, honours=None, revokes=Revokes(amount=2), value=GameValue.DIFFERENCE)
LONG = Count(game=10, value=GameValue.DOUBLE_UNDER_HALF)


def rows(table: str) -> list:
    return [pytest.param(row, id=row["id"].replace("-", "_")) for row in LAWS[table]]


def pair(values) -> dict[Side, int]:
    return dict(zip(BOTH, values, strict=True))


def counted(count, before, tricks, honours=(2, 2), revokes="", called=None):
    penalties = [
        Penalty(SIDES[offender], kind)
        for offender, kind in (revoke.split(": ") for revoke in revokes.split(", ") if revoke)
    ]
    return count_deal(count, pair(before), pair(tricks), pair(honours), called, penalties)


def after(result: DealResult) -> list[int]:
    return [points for _, points in result.after]


def won(result: DealResult) -> str:
    return "" if result.winner is None else f"{'X' if result.winner == X else 'Y'} {result.value}"


def state_of(dealer: Seat, rules: Rules, ordinal: int = 0, seed: int = 1) -> DealState:
    layout = lay_out(ONE_DUMMY, {SOUTH: A, WEST: B, EAST: C})
    setup = Setup(rules, ordinal, dealer, layout, ((X, 0), (Y, 0)))
    state = kernel.start(setup)
    for action in (CutPack(), any_deal(setup, Random(seed)), TurnTrump()):
        by = kernel.actors(state)[0]
        if kernel.lawful(state, by, action):
            state, _ = kernel.apply(state, by, action)
    return state


# ---- the play


def test_W_PLAY_1_dealers_left_leads_any_card():
    for dealer, leader in ((NORTH, EAST), (EAST, SOUTH), (SOUTH, WEST), (WEST, NORTH)):
        state = state_of(dealer, english_dummy())
        assert to_play(state) == leader
        assert kernel.choices(state, state.setup.layout.holder[leader]).cards == state.hands[leader]


def test_W_PLAY_2_follow_suit_if_able_otherwise_any_card():
    rng = Random(2)
    void = forced = 0
    for seed in range(20):
        state = state_of(SEATS[seed % 4], english_dummy(), seed=seed)
        while state.phase_name == "play":
            if not trick_full(state):
                seat = to_play(state)
                choices = kernel.choices(state, state.setup.layout.holder[seat])
                hand = state.hands[seat]
                suited = of_suit(hand, suit_of(state.trick[0])) if state.trick else hand
                assert choices.cards == (suited or hand)
                void += bool(state.trick) and not suited
                forced += suited.bit_count() == 1 and bool(state.trick)
            by = rng.choice(on_turn(state))
            state, _ = kernel.apply(state, by, rng.choice(doing(state, by)))
    assert void > 100 and forced > 100


@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        ("H", "S2 S3 S4 S5", 3),
        ("H", "SA S3 S4 S5", 0),
        ("H", "SA H2 S4 S5", 1),
        ("H", "SA H2 H3 SK", 2),
        ("H", "SA H9 H3 SK", 1),
        ("S", "D2 CA HA D3", 3),
        ("S", "D2 CA HA H3", 0),
        ("N", "D2 CA HA SA", 0),
        ("N", "DT DJ DQ D9", 2),
    ],
)
def test_W_PLAY_3_who_wins_a_trick(trump, cards, winner):
    suit = None if trump == "N" else Suit("SHDC".index(trump))
    assert winning_index(ranking(suit), [read_card(text) for text in cards.split()]) == winner


def test_W_PLAY_3_the_winner_leads_and_W_PLAY_4_his_side_has_the_trick():
    rng = Random(3)
    state = state_of(NORTH, english_dummy())
    winner = None
    tricks = {X: 0, Y: 0}
    while state.phase_name == "play":
        by = rng.choice(on_turn(state))
        state, events = kernel.apply(state, by, rng.choice(doing(state, by)))
        for event in events:
            if isinstance(event, TrickWon):
                winner = event.seat
            if isinstance(event, Quitted):
                assert event.seat == winner
                tricks[event.side] += 1
                assert event.side == (X if winner in (NORTH, SOUTH) else Y)
                if state.phase_name == "play":
                    assert to_play(state) == winner
    assert sum(tricks.values()) == 13
    assert {side: won_by(state, side) for side in BOTH} == tricks


# ---- the trump


def test_W_TRUMP_2_dealer_takes_up_at_his_turn():
    state = state_of(EAST, english_dummy(), seed=28)
    for _ in range(3):
        assert not any(TakeUpTrump() in kernel.choices(state, by) for by in (A, B, C, TABLE))
        by = kernel.actors(state)[0]
        state, _ = kernel.apply(state, by, next(iter(kernel.choices(state, by))))
    assert to_play(state) == EAST
    assert TakeUpTrump() in kernel.choices(state, C) and TakeUpTrump() in kernel.choices(state, TABLE)
    assert not any(TakeUpTrump() in kernel.choices(state, by) for by in (A, B))
    taken, _ = kernel.apply(state, C, TakeUpTrump())
    assert not taken.lies and taken.hands == state.hands
    # It may be that very play.
    followed = [Play(card) for card in cards_in(state.hands[EAST]) if Play(card) in kernel.choices(state, C)]
    if Play(state.turned) in followed:
        assert not kernel.apply(state, C, Play(state.turned))[0].lies
    state, _ = kernel.apply(state, C, next(action for action in followed if action != Play(state.turned)))
    assert state.lies
    assert TakeUpTrump() in kernel.choices(state, C)
    state, _ = kernel.apply(state, A, Quit())
    assert TakeUpTrump() in kernel.choices(state, C)


def test_W_TRUMP_8_rotation():
    by_four = "".join(suit_text(cycled_trump(ROTATION, deal)) for deal in range(10))
    by_five = "".join(suit_text(cycled_trump((*ROTATION, None), deal)) for deal in range(10))
    assert by_four == "HDSCHDSCHD"
    assert by_five == "HDSCNHDSCN"


@pytest.mark.parametrize("value", ["rotate", "rotate_with_no_trump"])
@pytest.mark.parametrize("ordinal", range(6))
def test_W_TRUMP_8_no_card_is_turned(value, ordinal):
    state = state_of(EAST, english_dummy(trump=value), ordinal)
    assert state.phase_name == "play"
    assert state.turned is None and not state.lies
    assert state.trump == cycled_trump(ROTATION if value == "rotate" else (*ROTATION, None), ordinal)
    assert state.ranked.trump == state.trump
    assert view(state, A).trump_known


def test_W_TRUMP_8_is_told():
    state = state_of(EAST, english_dummy(trump="rotate_with_no_trump"), 4)
    setup = state.setup
    before = kernel.start(setup)
    before, _ = kernel.apply(before, TABLE, CutPack())
    _, events = kernel.apply(before, CHANCE, any_deal(setup, Random(4)))
    assert TrumpFixed(None) in events


def test_W_TRUMP_8_no_honours_at_no_trump():
    for claim in ("automatic", "call"):
        state = state_of(NORTH, english_dummy(trump="rotate_with_no_trump", honours_claim=claim), 4)
        rng = Random(5)
        while state.phase_name == "play":
            by = rng.choice(on_turn(state))
            state, _ = kernel.apply(state, by, rng.choice(doing(state, by)))
        # Nobody is asked to call what there is not.
        state, _ = kernel.apply(state, TABLE, CountDeal())
        assert state.result is not None
        assert dict(state.result.honours) == {X: 0, Y: 0}
        assert not any(line.cause is Cause.HONOURS for line in state.result.lines)


# ---- the last trick


def test_W_QUIT_1_a_full_trick_waits_for_the_quit():
    state = state_of(NORTH, english_dummy())
    for _ in range(4):
        by = kernel.actors(state)[0]
        state, _ = kernel.apply(state, by, next(iter(kernel.choices(state, by))))
    assert kernel.actors(state) == (A, B, C, TABLE)
    for by in kernel.actors(state):
        assert list(kernel.choices(state, by)) == [Quit()]
    assert not state.tricks and len(state.trick) == 4
    state, _ = kernel.apply(state, B, Quit())
    assert len(state.tricks) == 1 and not state.trick


@pytest.mark.parametrize(("value", "seen"), [("visible", True), ("hidden", False)])
def test_W_QUIT_3_and_4_last_trick(value, seen):
    state = state_of(NORTH, english_dummy(last_trick=value))
    assert view(state, A).last_trick is None
    rng = Random(6)
    while len(state.tricks) < 2:
        by = rng.choice(on_turn(state))
        state, _ = kernel.apply(state, by, rng.choice(doing(state, by)))
    for viewer in (A, B, C, None):
        # Never more than the last one.
        assert view(state, viewer).last_trick == (state.tricks[-1] if seen else None)


# ---- the count


@pytest.mark.parametrize("row", rows("hands"))
def test_W_GAME_13_count(row):
    result = counted(ENGLISH, row["before"], row["tricks"], row["honours"], ", ".join(row["revokes"]))
    assert after(result) == row["after"]
    assert won(result) == row["game"]


def test_W_GAME_1_odd_tricks():
    for tricks in range(14):
        result = counted(AMERICAN, (0, 0), (tricks, 13 - tricks))
        assert after(result) == [max(0, tricks - 6), max(0, 7 - tricks)]


def test_W_GAME_14_the_cap_is_applied_after_each_addition():
    # Stood one short and revoked: stays there, whatever is added.
    assert after(counted(ENGLISH, (4, 0), (13, 0), (2, 2), "X: deduct")) == [4, 0]
    assert after(counted(ENGLISH, (4, 0), (10, 3), (2, 2), "X: tricks")) == [4, 0]
    # Three of his adversaries' and his tricks are each held at four.
    assert after(counted(ENGLISH, (3, 0), (9, 4), (4, 0), "Y: add, X: deduct")) == [4, 0]
    # The bar can be switched off.
    free = Count(revokes=Revokes(bars_game=False))
    assert won(counted(free, (4, 0), (10, 3), (2, 2), "X: tricks")) == "X 3"
    assert won(counted(free, (3, 0), (10, 3), (2, 2), "X: deduct")) == ""


def test_W_GAME_13_nothing_is_counted_after_the_game():
    result = counted(ENGLISH, (3, 0), (4, 9), (0, 4), "Y: add, Y: tricks")
    assert after(result) == [5, 0]
    assert [line.facts.remark for line in result.scored] == ["", "not_reached", "not_reached", "not_reached"]


def test_W_REV_14_cancelled_penalties_take_nothing_and_bar_both_sides():
    result = counted(ENGLISH, (3, 3), (9, 4), (2, 2), "X: cancelled, Y: cancelled")
    assert after(result) == [4, 3]
    assert [line.facts.remark for line in result.scored] == ["cancelled", "cancelled", "held"]


def test_W_REV_16_no_more_than_there_is():
    assert after(counted(ENGLISH, (0, 0), (12, 1), (2, 2), "Y: tricks")) == [5, 0]
    assert after(counted(ENGLISH, (1, 0), (7, 6), (2, 2), "X: deduct")) == [1, 0]


@pytest.mark.parametrize("held", range(5))
def test_W_HON_1_honours(held):
    result = counted(ENGLISH, (0, 0), (7, 6), (held, 4 - held))
    points = {4: 4, 3: 2}.get(held, 0), {0: 4, 1: 2}.get(held, 0)
    assert after(result) == [1 + points[0], points[1]]


def test_W_HON_2_the_bar_looks_at_the_score_before_the_deal():
    assert after(counted(ENGLISH, (3, 0), (7, 6), (4, 0))) == [5, 0]
    assert after(counted(ENGLISH, (4, 0), (6, 7), (4, 0))) == [4, 1]
    assert after(counted(Count(honours=Honours(barred_one_short=False)), (4, 0), (6, 7), (4, 0))) == [5, 1]


def test_W_HON_3_what_is_not_called_is_not_counted():
    assert after(counted(ENGLISH, (0, 0), (7, 6), (4, 0), called=frozenset())) == [1, 0]
    assert after(counted(ENGLISH, (0, 0), (7, 6), (4, 0), called=frozenset({X}))) == [5, 0]
    assert after(counted(ENGLISH, (0, 0), (7, 6), (0, 4), called=frozenset({X}))) == [1, 0]


def test_W_HON_5_honours_switched_off():
    assert after(counted(english_dummy(honours="off").count, (0, 0), (7, 6), (4, 0))) == [1, 0]


# ---- other values of a game


def test_W_E24():
    assert [game_worth(AMERICAN, 7, loser) for loser in (3, 0, 6)] == [4, 7, 1]
    assert won(counted(AMERICAN, (6, 3), (8, 5))) == "X 4"
    assert after(counted(AMERICAN, (6, 3), (8, 5))) == [7, 3]


def test_W_E25():
    playout = Count(game=7, honours=None, value=GameValue.PLAYOUT)
    result = counted(playout, (6, 2), (11, 2))
    assert after(result) == [11, 2]
    assert won(result) == "X 9"


def test_W_GAME_8_the_last_deal_is_counted_in_full():
    playout = Count(value=GameValue.PLAYOUT)
    result = counted(playout, (3, 2), (8, 5), (1, 3))
    # The adversaries' honours count as well, though the game was won by tricks before them.
    assert after(result) == [5, 4]
    assert won(result) == "X 1"
    assert after(counted(playout, (0, 0), (13, 0), (4, 0))) == [11, 0]


def test_W_E26():
    result = counted(AMERICAN, (6, 3), (9, 4), revokes="X: tricks")
    assert after(result) == [6, 3]
    assert won(result) == ""


def test_W_E27_code_of_1893():
    result = counted(AMERICAN, (0, 0), (5, 8), revokes="Y: tricks, Y: tricks")
    assert after(result) == [3, 0]


def test_W_E29():
    result = counted(LONG, (8, 4), (7, 6), (4, 0))
    assert after(result) == [10, 4]
    assert won(result) == "X 2"
    assert [line.amount for line in result.scored] == [1, 4]


def test_W_GAME_9_single_from_half_on():
    assert [game_worth(LONG, 10, loser) for loser in range(10)] == [2] * 5 + [1] * 5


def test_flat_value():
    flat = english_dummy(game_value="flat").count
    assert [game_worth(flat, 5, loser) for loser in range(5)] == [1] * 5


# ---- rubbers and stakes


def game_deal(winner: Side, scores: tuple[int, int], tricks: tuple[int, int] = (7, 6)) -> DealRecord:
    reached = tuple(zip(BOTH, scores, strict=True))
    worth = game_lines(ENGLISH, winner, 5, min(scores))
    result = DealResult(reached, tuple(zip(BOTH, tricks, strict=True)), (), (), winner, worth)
    return DealRecord(0, NORTH, result)


def new_rubber(unit: StakeUnit, amount: int) -> Rubber:
    match = english_dummy().match.of
    return Rubber(0, A, (A, C, A, B), match, Stakes(unit, amount), 0)


@pytest.mark.parametrize("row", rows("rubbers"))
def test_W_GAME_5_and_6_rubber(row):
    rubber = new_rubber(StakeUnit.RUBBER_POINT, 1)
    for game in row["games"]:
        winner, score = game.split(" ")
        x, y = (int(points) for points in score.split("-"))
        rubber = with_deal(rubber, game_deal(SIDES[winner], (x, y)))
    assert rubber.winner == SIDES[row["winner"]]
    assert rubber.value == (row["value"] if row["winner"] == "X" else -row["value"])


def ahead_by_nine(unit: StakeUnit, amount: int) -> Rubber:
    """X has won two games to one and is nine odd tricks ahead."""
    rubber = new_rubber(unit, amount)
    rubber = with_deal(rubber, game_deal(X, (5, 0), (12, 1)))
    rubber = with_deal(rubber, game_deal(Y, (0, 5), (4, 9)))
    return with_deal(rubber, game_deal(X, (5, 0), (12, 1)))


def test_W_E30():
    rubber = ahead_by_nine(StakeUnit.TRIPLE, 10)
    assert rubber.odd_tricks_ahead() == 9
    assert paid(rubber) == 165
    assert dict(settle((rubber,), (A, B, C), True).money) == {A: 330, B: -165, C: -165}


@pytest.mark.parametrize(
    ("unit", "amount", "each"),
    [
        (StakeUnit.RUBBER_POINT, 10, 10 * (3 + 3 + 2 - 3)),
        (StakeUnit.GAME, 10, 10),
        (StakeUnit.TRICK, 10, 90),
        (StakeUnit.TRIPLE, 1, Fraction(33, 2)),
        (StakeUnit.NONE, 10, 0),
    ],
)
def test_W_STAKE_1_to_3_units(unit, amount, each):
    rubber = ahead_by_nine(unit, amount)
    assert paid(rubber) == each
    assert dict(settle((rubber,), (A, B, C), True).money) == {A: 2 * each, B: -each, C: -each}


def test_W_STAKE_2_the_losers_pay():
    rubber = new_rubber(StakeUnit.TRIPLE, 10)
    for _ in range(2):
        rubber = with_deal(rubber, game_deal(Y, (0, 5), (4, 9)))
    assert rubber.value == -8
    assert paid(rubber) == -(60 + 50 + 50)


def test_W_CUT_1_ace_is_lowest_in_cutting():
    ace, two, king = (read_card(text) for text in ("SA", "S2", "SK"))
    assert sorted((king, ace, two), key=cutting_rank) == [ace, two, king]
