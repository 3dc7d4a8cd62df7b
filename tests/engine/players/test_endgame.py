"""The small search agrees with a plain one that looks at every card; layouts agree with what is known."""

import random
from functools import cache

import pytest

from dummywhist.engine.cards.card import PACK, SUITS, Card
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST
from dummywhist.engine.knowledge.infer import SUIT_MASKS, Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.players.books.endgame import Ending
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
        before = list(ending.hands)
        for card in options:
            found = ending.tricks(leader, trick, card, left, dice.randrange(left + 1))
            truth = every_line(hands, trump, leader, trick, card, chairs, ours)
            assert abs(found - truth) <= (1 if table == "four" else 2)
            right, wrong = right + (found == truth), wrong + (found != truth)
        assert ending.hands == before
    # The habits that make it small (see the module) cost something in less than one card of fifty.
    assert wrong * 50 < right


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
