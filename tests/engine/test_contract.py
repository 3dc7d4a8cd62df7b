"""Does every game keep the contract under every toggle? A seeded sample; `python -m tests.long` plays many."""

from random import Random

import pytest

from dummywhist.engine.rules.counts import ContractCount
from dummywhist.engine.rules.declare import toggle_of
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.contract import check_session, random_changes
from tests.engine.values import BID_AT_RANDOM, MOST, check_values, covering, values
from tests.playing import any_deal, lopsided_deal

ROWS = [
    pytest.param(game, rules, laws, id=f"{game.key}-{at}", marks=[pytest.mark.repeated] * (at > 0))
    for game in GAMES
    for at, (_, rules, laws) in enumerate(covering(game))
]
"""Of each game the first session is quick."""


@pytest.mark.parametrize(("game", "rules", "laws"), ROWS)
def test_sessions_under_every_value_of_every_toggle(game, rules, laws):
    """Many at once; `python -m tests.long values` plays a session under each by itself."""
    most = BID_AT_RANDOM if isinstance(rules.count, ContractCount) else MOST
    check_values(game, rules, laws, Random(str(dict(rules.settings))), most)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_value_of_every_toggle_is_played(game):
    held = [value for row, _, _ in covering(game) for value in row]
    assert len(held) == len(set(held)) and set(held) == set(values(game))
    for row, rules, laws in covering(game):
        assert (rules.laws is not None) is laws or ("follow", "penalise") in row
        for key, name in row:
            assert rules.settings.get(key, toggle_of(game.toggles, key).default) == name


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_sessions_under_rules_drawn_at_random(game, seed):
    rng = Random(seed)
    rules = game.rules(random_changes(game, rng))
    check_session(game, rules, rng, any_deal if seed % 3 == 0 else lopsided_deal, deals=9, meddling=0.01)
