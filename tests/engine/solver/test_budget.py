"""Does a budget of nodes mean the same everywhere, and what is asked in bulk the same as what is asked one by one?"""

from random import Random
from threading import Event

import pytest

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.solver.position import Position
from dummywhist.engine.solver.solver import Solver, is_native
from tests.engine.solver.positions import family_position, whist_position

native = pytest.mark.skipif(not is_native(), reason="the fast solver was not built")
either = pytest.mark.parametrize("slow", [pytest.param(False, marks=native), True])


def worlds_of(seed: int, cards: int, many: int) -> list[Position]:
    """Layouts of two hidden hands, in the middle of a trick or before it."""
    rng = Random(seed)
    base = whist_position(rng, cards)
    turn = base.on_turn
    seen = (turn, (turn + 2) % 4)
    loose = [card for at, hand in enumerate(base.hands) if at not in seen for card in cards_in(hand)]
    left = base.hands[(turn + 1) % 4].bit_count()
    found = []
    for _ in range(many):
        rng.shuffle(loose)
        hands = list(base.hands)
        hands[(turn + 1) % 4], hands[(turn + 3) % 4] = hand_of(loose[:left]), hand_of(loose[left:])
        found.append(Position(tuple(hands), base.trump, base.leader, base.trick, base.side))
    return found


@either
def test_what_a_budget_finishes_is_what_is_found_without_one(slow: bool) -> None:
    worlds = worlds_of(1, 3 if slow else 8, 12)
    solver = Solver(slow=slow)
    plain = solver.batch(worlds)
    whole = solver.spent
    assert whole > 0
    assert solver.batch(worlds, nodes=whole) == plain and solver.spent == whole
    seen = set()
    for nodes in (1, whole // 4, whole // 2, whole - 1):
        part = solver.batch(worlds, nodes=nodes)
        done = sum(one.cards is not None for one in part)
        assert part == plain[:done] + [type(plain[0])(None, None)] * (len(worlds) - done)
        assert solver.spent == nodes and done < len(worlds)
        seen.add(done)
    assert len(seen) > 2


@native
def test_a_budget_finishes_the_same_on_every_processor_and_whatever_was_solved_before() -> None:
    worlds = worlds_of(2, 9, 25)
    solver, portable = Solver(), Solver(portable=True)
    solver.batch(worlds)
    nodes = solver.spent * 2 // 3
    first = solver.batch(worlds, nodes=nodes, world_nodes=nodes // 8)
    for world in worlds_of(3, 8, 10):
        solver.cards(world)
    assert any(one.cards is None for one in first) and any(one.cards for one in first)
    assert solver.batch(worlds, nodes=nodes, world_nodes=nodes // 8) == first
    assert portable.batch(worlds, nodes=nodes, world_nodes=nodes // 8) == first and portable.spent == solver.spent
    for kind in ((lambda rng: whist_position(rng, 7)), (lambda rng: family_position(rng, 5))):
        spent = []
        for one in (solver, portable):
            one.batch([kind(Random(seed)) for seed in range(60)])
            spent.append(one.spent)
        assert spent[0] == spent[1]


@either
def test_one_hard_world_does_not_eat_the_budget(slow: bool) -> None:
    easy = worlds_of(4, 2 if slow else 5, 6)
    hard = whist_position(Random(4), 4 if slow else 11, mid_trick=False)
    solver = Solver(slow=slow)
    plain = solver.batch(easy)
    cap = solver.spent
    found = solver.batch([*easy[:3], hard, *easy[3:]], world_nodes=cap)
    assert found[3].cards is None and [*found[:3], *found[4:]] == plain
    assert cap < solver.spent <= 8 * cap
    values = solver.batch([*easy[:3], hard, *easy[3:]], cards=False, world_nodes=cap)
    assert values[3].tricks is None and all(one.tricks is not None for one in (*values[:3], *values[4:]))


@either
def test_one_position_has_a_budget_too(slow: bool) -> None:
    position = whist_position(Random(5), 3 if slow else 9, mid_trick=False)
    solver = Solver(slow=slow)
    plain = solver.cards(position)
    whole = solver.spent
    solver.forget()
    assert solver.cards(position, nodes=whole - 1) is None and solver.spent == whole - 1
    solver.forget()
    assert solver.cards(position, nodes=whole) == plain and solver.spent == whole
    solver.forget()
    solver.tricks(position)
    assert 0 < solver.spent <= whole + 1
    solver.table(position.hands)
    assert solver.spent > 0


@either
def test_the_race_has_a_budget_too(slow: bool) -> None:
    worlds = worlds_of(6, 3 if slow else 7, 10)
    solver = Solver(slow=slow)
    best = solver.best(worlds)
    whole = solver.spent
    assert best is not None and solver.best(worlds, nodes=whole) == best and solver.spent == whole
    assert solver.best(worlds, nodes=whole - 1) is None and solver.spent == whole - 1


@either
def test_a_budget_of_nothing_is_refused_in_a_sentence(slow: bool) -> None:
    position = whist_position(Random(7), 2, mid_trick=False)
    solver = Solver(slow=slow)
    for nodes in (0, -5):
        with pytest.raises(ValueError, match=r"a budget of nodes must be 1 or more"):
            solver.batch([position], nodes=nodes)
        with pytest.raises(ValueError, match=r"a budget of nodes must be 1 or more"):
            solver.worlds(position, [position.hands], world_nodes=nodes)
        with pytest.raises(ValueError, match=r"a budget of nodes must be 1 or more"):
            solver.cards(position, nodes=nodes)
        with pytest.raises(ValueError, match=r"a budget of nodes must be 1 or more"):
            solver.best([position], nodes=nodes)
    with pytest.raises(ValueError, match="one thread"):
        solver.batch([position], nodes=10, threads=2)


@either
@pytest.mark.parametrize("seed", range(4))
def test_worlds_in_bulk_are_worlds_one_by_one(slow: bool, seed: int) -> None:
    worlds = worlds_of(seed, 2 if slow else 7, 15)
    solver = Solver(slow=slow)
    plain = solver.batch(worlds)
    nodes = solver.spent // 2
    found = solver.worlds(worlds[0], [world.hands for world in worlds])
    assert found.cards == worlds[0].legal()
    assert [dict(zip(found.cards, told or (), strict=True)) for told in found.tricks] == [one.cards for one in plain]
    part = solver.worlds(worlds[0], [world.hands for world in worlds], nodes=nodes)
    done = sum(told is not None for told in part.tricks)
    assert done < len(worlds) and part.tricks == found.tricks[:done] + [None] * (len(worlds) - done)
    assert solver.worlds(worlds[0], []).tricks == []


@either
def test_jokers_that_cannot_win_are_told_in_bulk_too(slow: bool) -> None:
    seed = found = 0
    while found < 4:
        seed += 1
        position = family_position(Random(seed), 3)
        if position.trump is not None or not position.hands[position.on_turn] >> 52:
            continue
        found += 1
        solver = Solver(slow=slow)
        told = solver.worlds(position, [position.hands])
        assert [dict(zip(told.cards, told.tricks[0] or (), strict=True))] == [solver.cards(position)]


@either
def test_a_world_that_cannot_be_is_named(slow: bool) -> None:
    world = whist_position(Random(8), 3, mid_trick=False)
    solver = Solver(slow=slow)
    turned = world.hands[1:] + world.hands[:1]
    with pytest.raises(ValueError, match="World 2: The hand on turn is another"):
        solver.worlds(world, [world.hands, turned])
    twice = list(world.hands)
    twice[world.on_turn - 1] = world.hands[world.on_turn]
    with pytest.raises((ValueError, Unreadable)):
        solver.worlds(world, [twice])
    with pytest.raises((ValueError, Unreadable)):
        solver.worlds(world, [[*world.hands[:3], Hand(0)] if world.on_turn != 3 else [Hand(0), *world.hands[1:]]])


@either
@pytest.mark.parametrize("kind", [whist_position, family_position])
def test_what_a_card_loses_is_what_all_cards_say(slow: bool, kind) -> None:
    rng = Random(9)
    positions = [kind(rng, 3 if slow else 6 if kind is whist_position else 4) for _ in range(12 if slow else 60)]
    cards = [rng.choice(position.legal()) for position in positions]
    solver = Solver(slow=slow)
    told = [one.cards or {} for one in solver.batch(positions)]
    wanted = [max(one.values()) - one[card] for one, card in zip(told, cards, strict=True)]
    assert solver.losses(positions, cards) == wanted and any(wanted)
    whole = solver.spent
    part = solver.losses(positions, cards, nodes=max(1, whole // 2))
    done = sum(loss is not None for loss in part)
    assert 0 < done < len(wanted) and part == wanted[:done] + [None] * (len(wanted) - done)


@either
def test_a_card_that_may_not_be_played_loses_nothing_that_is_told(slow: bool) -> None:
    hands = (hand_of([read_card("SA"), read_card("C2")]), hand_of([read_card("SK"), read_card("C3")]))
    position = Position(hands, SUITS[3], 0, (), 0b01)
    solver = Solver(slow=slow)
    assert solver.losses([position] * 2, [read_card("SA"), read_card("C2")]) == [0, 0]
    for wrong in (Card(60), read_card("SK")):
        with pytest.raises(ValueError, match=r"may not be played|no card"):
            solver.losses([position, position], [read_card("SA"), wrong])
    with pytest.raises(ValueError, match="a card for each position"):
        solver.losses([position], [])
    assert solver.losses([], []) == []


@native
def test_bulk_questions_can_be_cancelled_or_late() -> None:
    worlds = worlds_of(10, 13, 100)
    stop = Event()
    stop.set()
    solver = Solver()
    hands = [world.hands for world in worlds]
    assert None in solver.worlds(worlds[0], hands, cancel=stop).tricks
    assert None in solver.worlds(worlds[0], hands, deadline=0.0).tricks
    assert None in solver.losses(worlds, [worlds[0].legal()[0]] * 100, cancel=stop)
