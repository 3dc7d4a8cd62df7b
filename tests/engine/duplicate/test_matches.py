"""Do random matches lose nothing? A few of those of the long run, whatever their form."""

from random import Random

import pytest

from tests.engine.duplicate.matches import check_match, random_match


@pytest.mark.parametrize("seed", range(6))
def test_random_matches_lose_nothing_and_two_scorers_agree(seed):
    for number in range(8):
        match, _ = random_match(Random(f"{seed} {number}"))
        check_match(match)
