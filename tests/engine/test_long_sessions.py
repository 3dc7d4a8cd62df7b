"""Do the long runs do what they say? A few deals of each."""

import pytest

from tests import second_scorer
from tests.engine import long_sessions
from tests.engine.long_sessions import RANDOM, STEADY, play_at_random, play_steadily


@pytest.mark.parametrize("seed", [1, 2])
def test_a_few_deals_at_random(seed):
    totals = play_at_random(4, seed)
    assert totals.deals == 4
    assert totals == play_at_random(4, seed)


def test_a_few_deals_of_steady_players():
    totals = play_steadily(2, 3)
    assert totals.deals >= 2 and totals.entries > 100


def test_what_is_found_wrong_is_raised(monkeypatch):
    def disagree(lines):
        raise second_scorer.Disagreement("line 1: it is otherwise")

    monkeypatch.setattr(long_sessions.second_scorer, "check", disagree)
    for played in (play_at_random, play_steadily):
        with pytest.raises(second_scorer.Disagreement):
            played(1, 4)


def test_the_numbers_that_were_promised():
    assert (RANDOM.usual, STEADY.usual) == (100_000, 1_000)
