"""Who decides for a player of a match? A level, the yardstick, or chance; each from the View alone."""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache

from dummywhist.cli.levels import PEOPLE, RANDOM
from dummywhist.cli.match import at_random
from dummywhist.cli.other_player import OtherPlayer
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.belief.policy import policy
from dummywhist.engine.players.books.claiming import own_claim
from dummywhist.engine.players.choice import drawn
from dummywhist.engine.players.manner import PLAIN, Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.players.search.pimc import MEMORY_MB, Yardstick, pimc, read_yardstick
from dummywhist.engine.solver.solver import Solver

Decider = Callable[[View], Action]
BEFORE_PLAY = "steady"
"""How the yardstick decides what is no card."""


def decider(level: str, seed: int, manner: Manner = PLAIN, command: Sequence[str] | None = None) -> Decider:
    """Return who plays at ``level`` with the chance of ``seed``; the ``manner`` is no matter of the yardstick's.

    ``command`` starts a player of another maker.
    """
    if command is not None:
        return OtherPlayer(command, level, seed, manner)
    if level == RANDOM:
        dice = random.Random(seed)
        # Only random() gives the same on every version of Python.
        return lambda seen: at_random(seen.options if seen.claim else others(seen.options), dice.random)
    if level == PEOPLE:
        luck = random.Random(seed)
        return lambda seen: _as_people(seen, seed, luck)
    yardstick = read_yardstick(level)
    if yardstick is not None:
        return lambda seen: _measured(seen, seed, yardstick)
    return lambda seen: decide(level, seen, seed, manner).action


def _measured(seen: View, seed: int, yardstick: Yardstick) -> Action:
    if sum(option.plays is not None for option in seen.options) < 2:
        return decide(BEFORE_PLAY, seen, seed).action
    claim = own_claim(seen)
    return play_of(pimc(Insight(seen), seed, yardstick, _solver()).card) if claim is None else claim.action


def _as_people(seen: View, seed: int, luck: random.Random) -> Action:
    """Draw a card as often as people play it in such a place (`belief.policy`)."""
    learned = policy()
    if learned is None or sum(option.plays is not None for option in seen.options) < 2:
        return decide(BEFORE_PLAY, seen, seed).action
    chances = learned.chances(Insight(seen), "people")
    return play_of(drawn(tuple(chances), tuple(chances.values()), luck))


@lru_cache(maxsize=1)
def _solver() -> Solver:
    """Return the solver of this process. A batch begins with an empty table, so no answer depends on earlier ones."""
    return Solver(MEMORY_MB)
