"""Every game of the family: each decision of every level is lawful, has a reason, and comes from the View alone.

A sample; ``python -m tests.long --only decisions`` asks many times as often.
"""

import random
from collections.abc import Iterator

import pytest

from benchmarks.players import match
from dummywhist.cli.arena.tally import Estimate
from dummywhist.cli.match import Plan, SessionDone, play
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.messages import worded
from dummywhist.engine.players.manner import Manner
from dummywhist.engine.players.protocol import LEVELS, PEOPLE, decide
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from tests.daily import pairs
from tests.engine.players.strength import checked
from tests.engine.random_play import random_states
from tests.playing import awaited

pytestmark = pytest.mark.slow

EVERY = sorted(LEVELS)
QUICK = Manner(budget=4000)
SHORT = {
    "double-dummy": {"match": "single"},
    "single-dummy-bridge": {"target": 100},
    "bid-dummy": {"target": 7},
    "mort-4": {"tournee": "single_game"},
    "three-handed": {"deals": 3},
}
"""Rules by which a session is soon over."""


def asked(states: Iterator[DealState], dice: random.Random, share: float) -> Iterator[View]:
    """Yield Views of players who have more to do than to claim."""
    for state in states:
        for player in awaited(state):
            seen = view(state, player)
            if any(not isinstance(option, Claim) for option in seen.options) and dice.random() < share:
                yield seen


def named(item: object) -> str:
    return item.key if isinstance(item, Game) else str(item)


@pytest.mark.parametrize(("game", "level"), pairs(GAMES, EVERY), ids=named)
def test_every_decision_is_lawful_and_has_a_reason(game: Game, level: str):
    for seed in range(2 if level in PEOPLE else 1):
        for seen in asked(random_states(seed, game), random.Random(seed), 0.6 if level in PEOPLE else 0.3):
            decision = decide(level, seen, seed, QUICK)
            assert decision.action in seen.options
            assert type(decision.action) in {type(option) for option in seen.options}
            for said in (decision.reason, decision.idea):
                sentence = worded(said, ENGLISH)
                assert sentence.endswith(".") and 5 < len(sentence) < 180 and "{" not in sentence
                assert sentence[0].isupper()


@pytest.mark.parametrize(("game", "level"), pairs(GAMES, EVERY, 3), ids=named)
def test_the_same_view_and_seed_give_the_same_decision_also_through_text(game: Game, level: str):
    for seen in asked(random_states(11, game), random.Random(1), 0.1):
        assert (
            decide(level, seen, 7, QUICK)
            == decide(level, seen, 7, QUICK)
            == decide(level, read_view(view_text(seen)), 7, QUICK)
        )


@pytest.mark.parametrize(("game", "level"), pairs(GAMES, sorted(PEOPLE)), ids=named)
def test_a_whole_session_ends_by_itself(game: Game, level: str):
    plan = Plan(game.key, SHORT.get(game.key, {}), (level,) * game.players, "whole")
    *_, last = play(plan, 1, None)
    assert isinstance(last, SessionDone) and last.report is not None


def test_a_match_tells_the_better_level_and_a_level_is_no_better_than_itself():
    found = match("humbug", "beginner", "random", 30, "1", 1)
    assert checked("humbug", "beginner", "random", found)
    assert match("three-handed", "beginner", "beginner", 2, "1", 1) == Estimate(0.0, 0.0)
    with pytest.raises(AssertionError):
        checked("humbug", "random", "beginner", Estimate(-found.mean, found.se))
