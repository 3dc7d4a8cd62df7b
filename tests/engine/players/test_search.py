"""When are worlds enough, and which cards do they not tell apart?"""

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.players.search.determinization import Solved, undecided
from dummywhist.engine.players.thought import World

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
