"""Does every game keep the contract under every toggle? A seeded sample; `python -m tests.long random` plays many."""

from random import Random

import pytest

from dummywhist.engine.rules.counts import ContractCount, Fail
from dummywhist.engine.rules.games.catalogue import GAMES
from tests import second_scorer
from tests.contract import check_session, random_changes, rules_with, some_values
from tests.playing import any_deal, lopsided_deal
from tests.reports import lines_of
from tests.score_lines import check_lines

VALUES = [
    pytest.param(game, toggle.key, name, id=f"{game.key}-{toggle.key}-{name}", marks=[pytest.mark.repeated] * (at > 0))
    for game in GAMES
    for toggle in game.toggles
    for at, name in enumerate(some_values(toggle))
]
"""Of each toggle the first value is quick."""


AT_THE_LAW_TABLE = 2
"""Deals of a session that is about a switch of the laws, which have to do with a deal and not with the session."""


@pytest.mark.parametrize(("game", "key", "name"), VALUES)
def test_a_session_under_every_value_of_every_toggle(game, key, name):
    rules = rules_with(game, key, name)
    of_laws = rules.laws is not None and key != "follow"
    deals = AT_THE_LAW_TABLE if of_laws else 200
    totals, watch = check_session(game, rules, Random(f"{key}={name}"), lopsided_deal, deals=deals)
    session = watch.session
    # Whoever has only the rulebook counts the same.
    lines = lines_of(rules, watch.log)
    assert second_scorer.check(lines) == (session.deals, int(session.stage == "over"))
    assert check_lines(lines) >= session.deals
    if of_laws:
        return
    if isinstance(rules.count, ContractCount) and rules.count.fail is Fail.DECLARER_MINUS and session.stage != "over":
        return  # who bids at random loses for ever
    assert session.stage == "over" and not session.abandoned
    assert len(session.rubbers) == rules.match.rubbers
    assert totals.refusals or totals.entries < 200


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_sessions_under_rules_drawn_at_random(game, seed):
    rng = Random(seed)
    rules = game.rules(random_changes(game, rng))
    check_session(game, rules, rng, any_deal if seed % 3 == 0 else lopsided_deal, deals=9, meddling=0.01)
