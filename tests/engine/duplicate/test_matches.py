"""Do random matches lose nothing? A few of those of the long run, whatever their form."""

from random import Random

import pytest

from tests.engine.duplicate.kills import kill_directors
from tests.engine.duplicate.matches import check_kill, check_match, random_match


@pytest.mark.parametrize("seed", range(6))
def test_random_matches_lose_nothing_and_two_scorers_agree(seed, tmp_path):
    for number in range(8):
        match, _ = random_match(Random(f"{seed} {number}"))
        check_match(match)
        check_kill(match, Random(number), tmp_path / "match.dwm")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_director_who_is_killed_loses_nothing(seed):
    assert "none lost" in kill_directors(20, seed)
