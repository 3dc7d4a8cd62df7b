"""When are worlds enough, and which cards do they not tell apart?"""

from collections.abc import Iterator

import pytest

from dummywhist.cli.arena.deals import Moment, played, setup_of
from dummywhist.cli.arena.deciders import decider
from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.protocol import SEARCHING, decide
from dummywhist.engine.players.search.determinization import Solved, undecided
from dummywhist.engine.players.thought import World
from dummywhist.engine.solver.solver import is_native

LAST = 5
"""With so many cards left in a hand two hidden hands lie in at most 252 ways."""
BEST, OTHER = Card(3), Card(20)
STEADY = (5, 5)


def solved(*made: tuple[int, int]) -> list[Solved]:
    """Return worlds that are all as likely, with the tricks that two cards make in each."""
    return [Solved(World((0, 0, 0, 0), 1.0), {BEST: best, OTHER: other}) for best, other in made]


@pytest.mark.parametrize("scale", [[float(made) for made in range(14)], [-2.0 * made for made in range(14)]])
def test_cards_are_undecided_until_one_is_behind_by_more_than_the_worlds_may_err(scale):
    assert undecided(solved(*[(5, 4), (4, 5)] * 20), scale)
    assert not undecided(solved(*[(5, 4), (5, 4), (5, 5)] * 20), scale)


def test_a_card_that_would_be_better_in_a_world_not_seen_yet_is_not_given_up():
    scale = [float(made) for made in range(14)]
    # In four worlds of 40 it is behind, and nowhere before: by the spread alone that would be clear with two errors.
    assert undecided(solved(*[(5, 4)] * 4, *[STEADY] * 36), scale)
    assert not undecided(solved(*[(5, 4)] * 8, *[STEADY] * 32), scale)


def test_cards_that_make_the_same_in_every_world_are_not_undecided():
    assert not undecided(solved(*[STEADY] * 10), [float(made) for made in range(14)])
    assert not undecided([], [0.0, 1.0])


def late(game: str, number: int) -> Iterator[View]:
    """Yield what each sees who has a choice of cards when `LAST` are left, in a deal of steady players."""
    setup = setup_of(game, number)
    for moment in played(setup, number, dict.fromkeys(setup.layout.players, decider("steady", number))):
        if isinstance(moment, Moment) and isinstance(moment.action, Play):
            seen = view(moment.state, moment.player)
            if max(hand.bit_count() for hand in moment.state.hands) == LAST and Insight(seen).legal.bit_count() > 1:
                yield seen


@pytest.mark.skipif(not is_native(), reason="without the fast solver nothing is searched")
@pytest.mark.parametrize("level", SEARCHING)
def test_where_few_cards_are_left_all_ways_are_looked_at_and_the_seed_decides_nothing(level):
    found = [seen for number in (1, 2) for seen in late("english-dummy", number)]
    assert found
    for seen in found:
        one, other = (decide(level, seen, seed) for seed in (1, 2))
        assert one.thought is not None
        assert other.thought is not None
        assert one.thought.candidates == other.thought.candidates
        assert one == other
