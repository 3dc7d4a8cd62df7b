"""Is each level better than the next in every game? Duplicate matches; a section of `python -m tests.long`."""

import os
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

from benchmarks.players import LEVELS, Match, match
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.sections import Section

ERRORS = 3
"""So many standard errors of the mean must a level be better by."""


def strengths(deals: int, seed: int) -> str:
    """Play ``deals`` deals of every game between neighbouring levels; return what they show."""
    numbers = range(seed * 1000, seed * 1000 + deals)
    said = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in GAMES:
            for first, second in pairwise(LEVELS):
                said.append(checked(game.key, first, second, match(game.key, first, second, numbers, pool)))
    return "; ".join(said)


def checked(game: str, first: str, second: str, played: Match) -> str:
    """Return the figures of a match; AssertionError if ``first`` is not clearly better."""
    told = f"{game}: {first} better than {second} by {played.better:+.2f} ± {played.error:.2f}"
    assert played.better >= ERRORS * played.error > 0, told
    return told


STRENGTH = Section("strength", "deals of each match", 200, strengths)
