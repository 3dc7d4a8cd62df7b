"""Does every game keep the contract under every toggle? A seeded sample; `python -m tests.long` plays many."""

from functools import cache
from random import Random

import pytest

from dummywhist.engine.rules.counts import ContractCount
from dummywhist.engine.rules.declare import toggle_of
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.contract import check_session, random_changes
from tests.engine.values import BID_AT_RANDOM, MOST, check_values, covering, values
from tests.playing import any_deal, lopsided_deal

FEWEST_TRAYS = 4


@cache
def rows(key):
    """Return what is played of a game, found once: which values, with which rules, of the laws or not."""
    return tuple(covering(game_of(key)))


def check_row(game, rules, laws):
    most = BID_AT_RANDOM if isinstance(rules.count, ContractCount) else MOST
    check_values(game, rules, laws, Random(str(dict(rules.settings))), most)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_session_under_many_values_of_toggles(game):
    """Many at once; `python -m tests.long values` plays a session under each by itself. A match is of few trays."""
    _, rules, laws = rows(game.key)[0]
    if "trays" in rules.settings:
        rules = game.rules({**rules.settings, "trays": FEWEST_TRAYS})
    check_row(game, rules, laws)


@pytest.mark.repeated
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_sessions_under_every_value_of_every_toggle(game):
    for _, rules, laws in rows(game.key):
        check_row(game, rules, laws)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_value_of_every_toggle_is_played(game):
    held = [value for row, _, _ in rows(game.key) for value in row]
    assert len(held) == len(set(held)) and set(held) == set(values(game))
    for row, rules, laws in rows(game.key):
        assert (rules.laws is not None) is laws or ("follow", "penalise") in row
        for key, name in row:
            assert rules.settings.get(key, toggle_of(game.toggles, key).default) == name


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_sessions_under_rules_drawn_at_random(game, seed):
    rng = Random(seed)
    rules = game.rules(random_changes(game, rng))
    check_session(game, rules, rng, any_deal if seed % 3 == 0 else lopsided_deal, deals=9, meddling=0.01)
