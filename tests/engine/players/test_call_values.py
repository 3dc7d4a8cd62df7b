"""Are calls worth what is said of them? The same worlds for all, followed to the end, and tricks of the contract named.

Everything is solved again here, world by world, beside what the players report.
"""

import random
from collections.abc import Iterator
from statistics import mean

import pytest

from dummywhist.engine.cards.card import SUITS, Suit
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.seat import EAST, SOUTH
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import PASS, Bid, Call, Pass
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.calls import auction, bridge
from dummywhist.engine.players.calls.estimate import pair_facts, pair_tricks
from dummywhist.engine.players.calls.estimate_weights import WORTH
from dummywhist.engine.players.calls.evaluation import RARE, Outlook, Plan, Play, Real, Valued, outcome
from dummywhist.engine.players.calls.phases import BY_PHASE
from dummywhist.engine.players.calls.soundness import SHORT, Promise, most_tricks, taken
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver, is_native
from tests.engine.players.test_judgement import after, dealt
from tests.engine.random_play import random_states

A, B = PLAYERS[:2]
WORLDS = 14
WHOLE = Plan(WORLDS, WORLDS, WORLDS, 1 << 62, 1 << 62, 99)
"""Every call that may be best is solved in every world."""
BIDDING = ("bid-dummy", "single-dummy-bridge")
Table = auction.Auction | bridge.Table
needs_solver = pytest.mark.skipif(not is_native(), reason="without the fast solver they judge as steady does")


def calling(game: str, seed: int) -> Iterator[View]:
    """Yield what each sees who has a choice of calls, in an auction at random."""
    found = next(one for one in GAMES if one.key == game)
    for state in random_states(seed, found):
        if state.phase_name == "auction":
            for player in state.layout.players:
                if player in kernel.actors(state) and len(view(state, player).options) > 1:
                    yield view(state, player)


def table_of(seen: View, seed: int, plan: Plan) -> Table:
    names_suits = rules_of(seen).auction is not None and rules_of(seen).auction.suits  # type: ignore[union-attr]
    return (bridge.Table if names_suits else auction.Auction)(seen, seed, plan)


def calls_of(table: Table) -> list[Call]:
    if isinstance(table, bridge.Table):
        return bridge.calls_of(table.view)
    return auction.calls_of(table.view, table.rules)


def tricks_where_it_stands(table: Table, made: Call) -> list[float]:
    """Return what the viewer's side makes in each world in which the contract is what a call names or leaves."""
    plays = [play for play in table.seen(made) if play.stands and play.deal is not None]
    solver = Solver(64)
    found = [solver.tricks(table.posed(play.deal)) + table.real(play.deal).more for play in plays]
    solver.forget()
    return found


def mean_points(table: Table, made: Call) -> float:
    """Return what a call is worth: in every world the auction followed to its end, and that deal solved."""
    solver, points = Solver(64), []
    for play in table.seen(made):
        tricks = 0 if play.deal is None else solver.tricks(table.posed(play.deal))
        points.append(outcome(play.points, tricks, table.real(play.deal)) if play.deal is not None else play.points[0])
        solver.forget()
    return mean(points)


@needs_solver
@pytest.mark.parametrize("game", BIDDING)
@pytest.mark.parametrize("seed", [1, 4])
def test_every_call_is_worth_the_mean_over_the_same_worlds(game, seed):
    for seen in list(calling(game, seed))[:2]:
        table = table_of(seen, seed, WHOLE)
        calls = calls_of(table)
        plays = [table.seen(made) for made in calls]
        outlook = Outlook(len(calls), WORLDS, lambda way, world, of=plays: of[way][world], table.posed, table.real)
        found = outlook.best(WHOLE, PLAIN)
        solved = [way for way, valued in enumerate(found) if valued.solved == WORLDS]
        for way in solved:
            assert found[way].points == pytest.approx(mean_points(table, calls[way]), abs=1e-6)
        thought = BY_PHASE["auction"](seen, seed, WHOLE, PLAIN).thought
        assert thought is not None
        told = {one.action: one for one in thought.candidates}
        for way, valued in enumerate(found):
            assert told[calls[way]].points == pytest.approx(valued.points)


@pytest.mark.parametrize("game", BIDDING)
def test_a_world_holds_the_same_hands_whatever_is_called(game):
    for seen in list(calling(game, 3))[:3]:
        table = table_of(seen, 5, WHOLE)
        by_world: list[set[frozenset[Hand]]] = [set() for _ in range(WORLDS)]
        for made in calls_of(table):
            for world, play in enumerate(table.seen(made)):
                if play.deal is not None:
                    by_world[world].add(frozenset(table.posed(play.deal).hands))
        extra = rules_of(seen).dealing.extra
        for world, layouts in enumerate(by_world):
            held = table.worlds[world]
            living = set(held.hands.values()) if isinstance(held, auction.World) else {table.hand, held.theirs}
            assert all(living <= layout for layout in layouts)
            # What is put away from the dummy depends on the trumps; nothing else may differ.
            assert len(layouts) <= 1 or extra


@needs_solver
@pytest.mark.parametrize("game", BIDDING)
@pytest.mark.parametrize("seed", [2, 7, 11])
def test_the_tricks_told_are_the_mean_in_the_contract_named(game, seed):
    for seen in list(calling(game, seed))[:2]:
        decision = BY_PHASE["auction"](seen, seed, WHOLE, PLAIN)
        table = table_of(seen, seed, WHOLE)
        assert decision.thought is not None
        chosen = decision.thought.candidates[0]
        assert chosen.action == decision.action
        assert isinstance(chosen.action, Call)
        made = tricks_where_it_stands(table, chosen.action)
        if len(made) < RARE * WORLDS:
            assert chosen.tricks is None
        elif len(decision.thought.candidates) > 1:
            assert chosen.tricks == pytest.approx(mean(made), abs=0.8)
            if decision.reason.key in ("reason.bid", "reason.bid_over", "reason.bid_cheap", "reason.bid_short"):
                assert decision.reason.args["n"] == round(chosen.tricks)
        for one in decision.thought.candidates:
            assert isinstance(one.action, Call)
            standing = [play.stands for play in table.seen(one.action)]
            assert (one.tricks is None) == (sum(standing) < RARE * WORLDS)


@pytest.mark.parametrize("game", BIDDING)
def test_a_call_stands_only_as_the_bid_that_it_makes_or_leaves(game):
    for seen in list(calling(game, 8))[:3]:
        table = table_of(seen, 2, WHOLE)
        for made in calls_of(table):
            for world, play in enumerate(table.seen(made)):
                reached = table.result(world, made)
                own = made.bid is not None
                if play.stands:
                    assert reached is not None
                    assert (reached[0] == table.me and reached[1] == made.bid) if own else made.bid is None
                elif own and reached is not None:
                    assert reached[:2] != (table.me, made.bid)


@needs_solver
@pytest.mark.parametrize(("level", "seed"), [("strong", 3), ("strong", 5), ("master", 0), ("master", 1), ("master", 2)])
def test_SD_11_a_bid_promises_no_more_than_is_made_where_it_is_played(level, seed):
    state = dealt("single-dummy-bridge", {SOUTH: "K8.QJ83.A4.KQ832"}, SOUTH, seed)
    seen = view(state, A)
    decision = decide(level, seen, seed)
    assert isinstance(decision.action, Bid | Pass)
    if isinstance(decision.action, Bid):
        made = tricks_where_it_stands(table_of(seen, seed + 100, Plan(100, 1, 1, 0, 0)), decision.action)
        if decision.reason.key == "reason.bid_on":
            assert len(made) < 30
        else:
            assert mean(made) > 6 + decision.action.level - SHORT - 0.2
            assert decision.reason.args["n"] <= mean(made) + 1


@needs_solver
@pytest.mark.parametrize("game", BIDDING)
@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize("seed", range(4))
def test_no_contract_is_promised_that_fails_by_a_trick_where_a_sound_one_is_at_hand(game, level, seed):
    """What is sound is judged over other worlds: it counts if it is clear there."""
    rules = {"bid-dummy": EAST, "single-dummy-bridge": SOUTH}
    for number in (2 * seed, 2 * seed + 1):
        state = dealt(game, {}, rules[game], number)
        by = kernel.actors(state)[0]
        seen = view(state, next(player for player in PLAYERS if player == by))
        action = decide(level, seen, number).action
        if not isinstance(action, Bid):
            continue
        table = table_of(seen, number + 100, Plan(60, 1, 1, 0, 0))
        if not falls_short(table, action):
            continue
        others = [bid for bid in calls_of(table) if isinstance(bid, Bid) and bid != action]
        assert not [bid for bid in others if clearly_sound(table, bid)], f"deal {number}: {action}"


def falls_short(table: Table, bid: Bid) -> bool:
    made = tricks_where_it_stands(table, bid)
    return len(made) >= 10 and mean(made) <= 6 + bid.level - SHORT - 0.4


def clearly_sound(table: Table, bid: Bid) -> bool:
    made = tricks_where_it_stands(table, bid)
    return len(made) >= 10 and mean(made) >= 6 + bid.level + 0.4


def outlook_of(*points: list[float], stands: list[bool]) -> Outlook:
    """Return what ways are worth that bring such points in each world; the first stands where it says."""

    def seen(way: int, world: int) -> Play:
        return Play((way, world), 6.5, "pair", (points[way][world],) * 14, way > 0 or stands[world])

    def posed(_: object) -> Position:
        raise AssertionError("nothing is solved without nodes")

    return Outlook(len(points), len(points[0]), seen, posed, lambda _: Real(0.0, 0.5))


def promised(*short: float | None, alone: tuple[float, ...] = ()) -> list[Promise]:
    """Return what calls promise, all the same if nobody says more unless ``alone`` says otherwise."""
    return [Promise(one, of) for one, of in zip(short, alone or [0.0] * len(short), strict=True)]


@pytest.mark.parametrize(
    ("first", "short", "other", "way"),
    [
        ([9.0, 9.0, -9.0, 9.0] * 5, 1.5, None, 1),  # good only where others bid over it
        ([9.0, 9.0, 9.0, 9.0] * 5, 1.5, None, 0),  # a sacrifice: failing is cheaper than a pass
        ([9.0, 9.0, -9.0, 9.0] * 5, 0.9, None, 0),  # sound enough
        ([0.9, 0.9, 1.5, 1.0] * 5, 1.5, 0.0, 2),  # a sacrifice, but no better than a sound bid beyond doubt
        ([9.0, 9.0, 9.0, 9.0] * 5, 1.5, 0.0, 0),
        ([0.3, 0.1, 0.3, 0.1] * 5, 1.5, None, 1),  # no better than a pass beyond doubt
    ],
)
def test_what_falls_short_is_bid_only_as_a_sacrifice(first, short, other, way):
    passing, sound = [0.0, 1.0, -1.0, 0.2] * 5, [-3.0, 5.0, -3.5, 5.0] * 5
    ways = [first, passing] if other is None else [first, passing, sound]
    outlook = outlook_of(*ways, stands=[False, False, True, False] * 5)
    found = outlook.best(Plan(20, 1, 1, 0, 0), Manner(budget=0))
    assert taken(outlook, found, promised(short, None, other)[: len(ways)]) == way


def test_what_falls_short_is_not_bid_because_somebody_always_bids_over_it():
    outlook = outlook_of([9.0] * 20, [0.0] * 20, stands=[False] * 20)
    found = outlook.best(Plan(20, 1, 1, 0, 0), Manner(budget=0))
    assert taken(outlook, found, promised(1.5, None)) == 1
    assert taken(outlook, found, promised(0.5, None)) == 0


def test_of_calls_that_are_not_told_apart_that_is_made_which_is_worth_most_if_nobody_says_more():
    first, second = [4.0, 6.0] * 10, [6.0, 3.9] * 10
    outlook = outlook_of(first, second, [-5.0] * 20, stands=[True] * 20)
    found = outlook.best(Plan(20, 1, 1, 0, 0), Manner(budget=0))
    assert taken(outlook, found, promised(0.0, 0.0, None, alone=(3.0, 2.0, 0.0))) == 0
    assert taken(outlook, found, promised(0.0, 0.0, None, alone=(2.0, 3.0, 0.0))) == 1
    # Not if it promises a trick too many.
    assert taken(outlook, found, promised(0.0, 1.5, None, alone=(2.0, 3.0, 0.0))) == 0


def test_a_pass_is_not_given_up_for_a_bid_that_would_be_better_if_nobody_said_more():
    bid, passing = [4.0, 5.0] * 10, [5.0, 4.2] * 10
    outlook = outlook_of(bid, passing, stands=[True] * 20)
    found = outlook.best(Plan(20, 1, 1, 0, 0), Manner(budget=0))
    assert found[0].points < found[1].points
    assert taken(outlook, found, promised(0.5, None, alone=(6.0, 4.6))) == 1


@needs_solver
@pytest.mark.parametrize("game", BIDDING)
def test_what_a_call_is_worth_if_nobody_says_more_counts_what_the_estimate_misses(game):
    seen = next(calling(game, 6))
    table = table_of(seen, 3, WHOLE)
    calls = calls_of(table)
    plays = [table.alone(made) for made in calls]
    named = [way for way, play in enumerate(plays) if play]
    outlook = Outlook(len(named), WORLDS, lambda way, world: plays[named[way]][world], table.posed, table.real)
    found = outlook.best(WHOLE, PLAIN)
    solved = [way for way, valued in enumerate(found) if valued.solved == WORLDS]
    assert solved
    for way in solved:
        assert outlook.by_itself(plays[named[way]]) == pytest.approx(found[way].points)
    assert outlook.by_itself([]) is None


def valued(points: float, tricks: float | None, stands: float) -> Valued:
    return Valued(points, tricks, 0, stands)


@pytest.mark.parametrize(
    ("found", "most"),
    [
        ([valued(-3.6, 3.6, 0.9), valued(-4.5, 5.7, 0.8)], 6),  # the dearer contract makes more tricks
        ([valued(-1.0, 6.6, 0.9), valued(-2.0, 9.4, 0.2)], 7),  # what hardly ever stands says nothing
        ([valued(-2.0, 9.4, 0.2), valued(-1.0, 8.0, 0.3)], 8),
        ([valued(-2.0, 9.4, 0.05), valued(-1.0, None, 0.0)], None),
    ],
)
def test_a_pass_names_the_most_tricks_in_sight(found, most):
    calls = [PASS, Bid(4, "H"), Bid(4, "S")]
    assert most_tricks(calls, [valued(0.0, 4.0, 1.0), *found]) == most


def test_nothing_is_bid_that_would_be_worse_than_a_pass_if_it_were_left_in():
    outlook = outlook_of([9.0] * 20, [7.0] * 20, [0.0] * 20, stands=[True] * 20)
    found = outlook.best(Plan(20, 1, 1, 0, 0), Manner(budget=0))
    assert taken(outlook, found, promised(0.0, 0.0, None, alone=(-1.0, 1.0, 0.0))) == 1
    assert taken(outlook, found, promised(0.0, 0.0, None, alone=(-1.0, -1.0, 0.0))) == 2


def test_no_sacrifice_fails_by_nearly_two_tricks():
    outlook = outlook_of([9.0] * 20, [0.0] * 20, stands=[True] * 20)
    found = outlook.best(Plan(20, 1, 1, 0, 0), Manner(budget=0))
    assert taken(outlook, found, promised(1.7, None)) == 0
    assert taken(outlook, found, promised(1.8, None)) == 1


def test_pass_at_the_opening_names_no_contract():
    for game in BIDDING:
        seen = view(dealt(game, {}, EAST if game == "bid-dummy" else SOUTH), A)
        thought = decide("strong", seen, 1, Manner(budget=0)).thought
        if thought is not None:
            assert [one.tricks for one in thought.candidates if one.action == PASS] == [None]


def test_a_contract_that_stands_is_told_with_the_tricks_of_the_side_that_calls():
    state = after(dealt("single-dummy-bridge", {}, SOUTH, 4), (A, Bid(3, "H")))
    seen = view(state, B)
    table = bridge.Table(seen, 1, WHOLE)
    assert [play.stands for play in table.seen(PASS)] == [True] * WORLDS
    made = tricks_where_it_stands(table, PASS)
    valued = bridge.call(seen, 1, WHOLE, PLAIN).thought
    assert valued is not None
    told = next(one.tricks for one in valued.candidates if one.action == PASS)
    assert told == pytest.approx(mean(made), abs=0.8)


@pytest.mark.parametrize("trump", [*SUITS, None])
def test_two_hands_are_worth_the_sum_of_their_facts(trump: Suit | None):
    dice = random.Random(6)
    worth = WORTH["pair no trump" if trump is None else "pair"]
    for jokers in (False, True):
        for _ in range(100):
            cards = dice.sample(range(54 if jokers else 52), 26)
            mine, ally = hand_of(cards[:13]), hand_of(cards[13:])  # type: ignore[arg-type]
            facts = worth[""] + sum(worth.get(fact, 0.0) for fact in pair_facts(mine, ally, trump, jokers))
            assert pair_tricks(mine, ally, trump, jokers) == pytest.approx(facts)
