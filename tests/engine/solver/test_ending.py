"""The small search agrees with a plain one that looks at every card; layouts agree with what is known."""

import random
from functools import cache

import pytest

from dummywhist.engine.cards.card import PACK, SUITS, Card
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.knowledge.infer import SUIT_MASKS, Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.solver.ending import Ending
from dummywhist.engine.solver.ending_reference import TooLong
from dummywhist.engine.solver.solver import is_native
from tests.engine.players.positions import on_turn
from tests.engine.random_play import random_states

pytestmark = pytest.mark.slow


def every_line(hands, trump, leader, trick, card, chairs, ours):
    """Return the tricks of ``ours`` after ``card``, by looking at every line of play."""
    ranked = ranking(trump)

    @cache
    def best(held, lead, cards):
        at = chairs.index(lead)
        if len(cards) == len(chairs):
            winner = chairs[(at + winning_index(ranked, cards)) % len(chairs)]
            won = int(winner in ours)
            return won if not any(held[chair] for chair in chairs) else won + best(held, winner, ())
        seat = chairs[(at + len(cards)) % len(chairs)]
        suited = held[seat] & SUIT_MASKS[cards[0] // 13] if cards else 0
        options = [other for other in PACK if (suited or held[seat]) >> other & 1]
        values = [
            best(tuple(hand & ~(1 << other) for hand in held), lead, (*cards, other)) for other in options
        ]  # fmt: skip
        return max(values) if seat in ours else min(values)

    return best(tuple(hand & ~(1 << card) for hand in hands), leader, (*trick, card))


def random_ending(dice, chairs):
    """Return the hands, trump, leader, open trick, cards of the hand on turn that may be played, tricks left."""
    left = dice.choice([2, 3, 3, 4]) + (4 - len(chairs))
    pack = dice.sample(PACK, 4 * left)
    hands = [sum(1 << card for card in pack[left * seat : left * seat + left]) for seat in SEATS]
    trump, at = dice.choice([*SUITS, None]), dice.randrange(len(chairs))
    trick: list[Card] = []
    for place in range(len(chairs)):
        seat = chairs[(at + place) % len(chairs)]
        suited = hands[seat] & SUIT_MASKS[trick[0] // 13] if trick else 0
        options = [card for card in PACK if (suited or hands[seat]) >> card & 1]
        if place == len(chairs) - 1 or dice.random() < 0.3:
            return hands, trump, chairs[at], tuple(trick), options, left
        trick.append(dice.choice(options))
        hands[seat] &= ~(1 << trick[-1])
    raise AssertionError


TABLES = {
    "four": (SEATS, (NORTH, SOUTH)),
    "three": ((EAST, SOUTH, WEST), (SOUTH,)),
    "two": ((NORTH, SOUTH), (SOUTH,)),
}


@pytest.mark.parametrize("table", TABLES)
def test_the_search_agrees_with_every_line_looked_at(table):
    chairs, ours = TABLES[table]
    dice = random.Random(1)
    right = wrong = 0
    for _ in range(150):
        hands, trump, leader, trick, options, left = random_ending(dice, chairs)
        north, east, south, west = hands
        ending = Ending((north, east, south, west), trump, trick, chairs, ours)
        for card in options:
            found = ending.tricks(leader, trick, card, left, dice.randrange(left + 1))
            truth = every_line(hands, trump, leader, trick, card, chairs, ours)
            assert abs(found - truth) <= (1 if table == "four" else 2)
            right, wrong = right + (found == truth), wrong + (found != truth)
    # The habits that make it small (see the module) cost something in less than one card of fifty.
    assert wrong * 50 < right


def long_ending(dice, chairs):
    """Return hands of up to seven cards, with jokers among the trumps, and what is asked about them."""
    left = dice.randrange(1, 8)
    trump = dice.choice([*SUITS, None])
    pack = dice.sample(range(52 if trump is None else 54), 4 * left)
    hands = [sum(1 << card for card in pack[left * seat : left * seat + left]) for seat in SEATS]
    at, masks, trick = dice.randrange(len(chairs)), ranking(trump).of_suit, []
    for place in range(len(chairs)):
        seat = chairs[(at + place) % len(chairs)]
        led = next((mask for mask in masks if trick and mask >> trick[0] & 1), 0)
        options = [card for card in range(54) if (hands[seat] & led or hands[seat]) >> card & 1]
        if place == len(chairs) - 1 or dice.random() < 0.5:
            return hands, trump, chairs[at], tuple(trick), options, left
        trick.append(dice.choice(options))
        hands[seat] &= ~(1 << trick[-1])
    raise AssertionError


@pytest.mark.skipif(not is_native(), reason="the native search was not built")
@pytest.mark.parametrize("most", [2500, 12])
@pytest.mark.parametrize("table", TABLES)
def test_the_native_search_looks_at_what_the_reference_looks_at(table, most):
    chairs, ours = TABLES[table]
    dice = random.Random(f"{table} {most}")
    given_up = 0
    for _ in range(60):
        hands, trump, leader, trick, options, left = long_ending(dice, chairs)
        told = []
        for slow in (False, True):
            ending = Ending(hands, trump, trick, chairs, ours, most, slow=slow)
            found = []
            try:
                for card in options:
                    found.append((ending.tricks(leader, trick, card, left, left // 2), ending.looked))
            except TooLong:
                found.append("too long")
                given_up += 1
            told.append(found)
        assert told[0] == told[1]
    assert given_up or most > 12


@pytest.mark.skipif(not is_native(), reason="the native search was not built")
def test_what_is_no_ending_is_refused():
    four = (0b0011, 0b1100, 0b110000, 0b11000000)
    ending = Ending(four, None, (), SEATS, (NORTH, SOUTH))
    assert ending.tricks(NORTH, (), Card(0), 2, 1) == 0
    for leader, trick, card, left in [
        (NORTH, (), Card(2), 2), (NORTH, (), Card(0), 3), (EAST, (Card(0),), Card(1), 2), (NORTH, (), Card(60), 2),
    ]:  # fmt: skip
        with pytest.raises(ValueError):
            ending.tricks(leader, trick, card, left, 1)
    for hands, trick, chairs in [
        ((1, 1, 2, 4), (), SEATS), (four, (Card(0),), SEATS), (four, (), (NORTH,)), (four, (), (NORTH, NORTH)),
        ((1 << 54, 2, 4, 8), (), SEATS), ((1, 2, 4), (), SEATS),
    ]:  # fmt: skip
        with pytest.raises(ValueError):
            Ending(hands, None, trick, chairs, (NORTH,))


@pytest.mark.parametrize("seed", range(25))
def test_layouts_agree_with_what_is_known(seed):
    dice = random.Random(seed)
    for state in random_states(seed):
        if state.phase_name != "play" or len(state.trick) == 4 or dice.random() < 0.7:
            continue
        insight = Insight(on_turn(state))
        for hands in layouts(insight, 20, dice):
            assert hands[0] | hands[1] | hands[2] | hands[3] == sum(int(hand) for hand in state.hands)
            for seat in SEATS:
                assert hands[seat].bit_count() == state.hands[seat].bit_count()
                assert not hands[seat] & ~insight.may[seat] and not insight.must[seat] & ~hands[seat]
                assert not state.hands[seat] & ~insight.may[seat], "the truth is possible"


@pytest.mark.parametrize("seed", range(12))
def test_few_layouts_are_all_of_them(seed):
    last = next(state for state in random_states(seed) if state.phase_name == "play" and len(state.tricks) == 10)
    insight = Insight(on_turn(last))
    found = layouts(insight, 20, random.Random(0))
    assert len(found) == len(set(found)) and tuple(int(hand) for hand in last.hands) in found
