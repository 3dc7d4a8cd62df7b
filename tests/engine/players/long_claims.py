"""Is what the players say of their cards true? Decisions of every level in all games, judged with all hands open."""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Final, NamedTuple

from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import worded
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.engine.players.truth import untrue
from tests.engine.random_play import random_states
from tests.sections import Section

SHARES: Final = {"beginner": 0.25, "steady": 0.35, "strong": 0.25, "master": 0.15}
"""How many of the decisions are of each level."""
QUICK: Final = Manner(budget=1500)
CHUNK: Final = 50
LOOKED: Final = 0.25
"""Of the cards of a deal, so many are looked at."""


class Played(NamedTuple):
    """A card as it is to be played, with what its player says."""

    state: DealState
    card: int
    decision: Decision


def cards_of(game: str, level: str, seed: int) -> Iterator[Played]:
    """Yield cards of random deals of ``game``, without end, where more than one is lawful."""
    dice = random.Random(seed)
    while True:
        for state in random_states(dice.getrandbits(48), game_of(game)):
            if state.phase_name != "play" or state.result is not None or trick_full(state) or dice.random() > LOOKED:
                continue
            player = state.layout.holder[to_play(state)]
            seen = view(state, player)
            if sum(option.plays is not None for option in seen.options) < 2:
                continue
            decision = decide(level, seen, dice.getrandbits(32), QUICK)
            if decision.action.plays is not None:
                yield Played(state, decision.action.plays, decision)


def lies(game: str, level: str, many: int, seed: int) -> list[str]:
    """Return what is said falsely in ``many`` decisions."""
    found = []
    for state, card, decision in islice(cards_of(game, level, seed), many):
        for said in (decision.reason, decision.idea):
            if untrue(state, card, said, decision.thought):
                words = worded(said, ENGLISH)
                found.append(f"{game}, {level}, seed {seed}: {said.key} {words!r} of card {card} at {state}")
    return found


def _chunk(task: tuple[str, str, int, int]) -> list[str]:
    return lies(*task)


def _tasks(count: int, seed: int) -> Sequence[tuple[str, str, int, int]]:
    tasks: list[tuple[str, str, int, int]] = []
    for game in GAMES:
        for level, share in SHARES.items():
            many = -(-round(count * share) // len(GAMES))
            for at in range(0, many, CHUNK):
                tasks.append((game.key, level, min(CHUNK, many - at), seed * 1_000_003 + len(tasks)))
    return tasks


def claims(count: int, seed: int, jobs: int) -> str:
    """Judge what is said in ``count`` decisions; return the totals."""
    tasks = _tasks(count, seed)
    with ProcessPoolExecutor(jobs) as pool:
        wrong = [line for lines in pool.map(_chunk, tasks) for line in lines]
    assert not wrong, f"{len(wrong)} false\n" + "\n".join(wrong[:20])
    asked = {level: sum(many for _, other, many, _ in tasks if other == level) for level in SHARES}
    listed = ", ".join(f"{many:,} of {level}" for level, many in asked.items())
    return f"{sum(asked.values()):,} decisions in {len(GAMES)} games ({listed}), nothing said falsely"


CLAIMS = Section("claims", "decisions with what is said of them", 20_000, claims, spread=True)
