"""Is each level better than the next in every game? Duplicate matches; a section of `python -m tests.long`."""

from itertools import pairwise

from benchmarks.players import match
from dummywhist.cli.arena.tally import Estimate
from dummywhist.cli.levels import RANDOM
from dummywhist.engine.players.protocol import PEOPLE
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.solver.processors import processors
from tests.sections import Section

LEVELS = (*reversed(PEOPLE), RANDOM)
"""Those that are quick; how the others fare is for `dummywhist arena`, over hours."""
ERRORS = 3
"""So many standard errors of the mean must a level be better by."""


def strengths(deals: int, seed: int) -> str:
    """Play ``deals`` deals of every game between neighbouring levels; return what they show."""
    said = []
    for game in GAMES:
        for first, second in pairwise(LEVELS):
            played = match(game.key, first, second, deals, str(seed), processors())
            said.append(checked(game.key, first, second, played))
    return "; ".join(said)


def checked(game: str, first: str, second: str, played: Estimate) -> str:
    """Return the figures of a match; AssertionError if ``first`` is not clearly better."""
    assert played.se is not None
    told = f"{game}: {first} better than {second} by {played.mean:+.2f} ± {played.se:.2f}"
    assert played.mean >= ERRORS * played.se > 0, told
    return told


STRENGTH = Section("strength", "deals of each match", 200, strengths)
