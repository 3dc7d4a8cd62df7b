"""Does a second scorer, written from the rulebook alone, come to the same results?

Sessions under every value of every toggle are counted twice in tests/engine/test_contract.py.
"""

import copy
import re
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests import second_family, second_laws, second_scorer
from tests.contract import random_changes
from tests.playing import any_deal, lopsided_deal, session_log
from tests.reports import lines_of
from tests.score_lines import check_lines
from tests.second_family import Disagreement
from tests.second_scorer import check

pytestmark = pytest.mark.slow

GAME = game_of("english-dummy")
MOST = 40
"""Deals after which a session that bids at random is left: it might lose for ever (SD-44)."""
MOST_OF_LAWS = 6
"""Deals after which a session at a law table is left: random play there is long (`python -m tests.long lawful`)."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_sessions_under_rules_drawn_at_random(game, seed):
    rng = Random(seed)
    rules = game.rules(random_changes(game, rng))
    most = MOST if rules.laws is None else MOST_OF_LAWS
    log, session = session_log(rules, rng, any_deal if seed % 4 == 0 else lopsided_deal, most)
    lines = lines_of(rules, log)
    assert check(lines) == (session.deals, int(session.stage == "over"))
    assert check_lines(lines) >= session.deals


def test_the_second_scorer_is_independent():
    for module in (second_scorer, second_family, second_laws):
        source = Path(module.__file__).read_text(encoding="utf-8")
        imported = re.findall(r"^\s*(?:from|import)\s+(dummywhist|tests).*$", source, re.MULTILINE)
        assert imported.count("dummywhist") == 0
        others = re.findall(r"^\s*from tests(?:\.| import )(\w+)", source, re.MULTILINE)
        assert source.count("from tests") == len(others) and set(others) <= {"second_family", "second_laws"}


# ---- that the second scorer sees anything at all


@pytest.fixture(scope="module")
def told():
    rules = GAME.rules({})
    log, _ = session_log(rules, Random(3), lopsided_deal)
    return lines_of(rules, log)


def next_seat(seat):
    return "NESW"[("NESW".index(seat) + 1) % 4]


def swap(trick, one, two):
    trick["cards"][one], trick["cards"][two] = trick["cards"][two], trick["cards"][one]


WRONGS = {
    "a trick won by another": lambda deal: deal["tricks"][4].update(winner=next_seat(deal["tricks"][4]["winner"])),
    "a card played by another": lambda deal: swap(deal["tricks"][2], 0, 1),
    "a trick more": lambda deal: deal["tricks_won"].update(NS=deal["tricks_won"]["NS"] + 1),
    "a point more": lambda deal: deal["points"]["NS"].update(odd_tricks=deal["points"]["NS"]["odd_tricks"] + 1),
    "honours": lambda deal: deal["points"]["EW"].update(honours=deal["points"]["EW"]["honours"] + 2),
    "a score": lambda deal: deal["scores"].update(NS=deal["scores"]["NS"] + 1),
    "a game": lambda deal: deal["scores"]["games"].update(EW=deal["scores"]["games"]["EW"] + 1),
    "a game won": lambda deal: deal.update(game_won={"winner": "NS", "points": 9}),
    "another trump": lambda deal: deal.update(trump="SHDC"[("SHDC".index(deal["trump"]) + 1) % 4]),
    "another dealer": lambda deal: deal.update(dealer=next_seat(deal["dealer"])),
    "other seats": lambda deal: deal["seats"].update(W=deal["seats"]["E"], E=deal["seats"]["W"]),
    "a trick too few": lambda deal: deal["tricks"].pop(),
    "a card twice": lambda deal: deal.update(hands=deal["hands"].replace("A", "K", 1)),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONGS)
@pytest.mark.parametrize("place", [0, 3])
def test_a_wrong_deal_is_seen(told, wrong, place):
    assert check(told)[0] > 5
    lines = copy.deepcopy(told)
    WRONGS[wrong](lines[place])
    with pytest.raises(Disagreement, match=rf"^line {place + 1}: "):
        check(lines)


def first_line(lines, cause):
    """Return the first line of a score of ``cause``, and where it stands."""
    return next(
        (deal, line) for deal in lines for line in deal.get("lines", []) if line["cause"] == cause and line["amount"]
    )


@pytest.mark.parametrize("cause", ["odd_tricks", "beyond"])
def test_lines_that_do_not_add_up_are_seen(told, cause):
    for change in (lambda deal, line: deal["lines"].remove(line), lambda deal, line: line.update(amount=9)):
        lines = copy.deepcopy(told)
        change(*first_line(lines, cause))
        with pytest.raises(AssertionError):
            check_lines(lines)


@pytest.mark.parametrize("key", ["lines", "dues", "shares"])
def test_lines_of_a_rubber_that_do_not_add_up_are_seen(told, key):
    lines = copy.deepcopy(told)
    lines[-1]["unit_lines"][0][key].pop()
    with pytest.raises(AssertionError):
        check_lines(lines)


@pytest.mark.parametrize("key", ["result", "settlement"])
def test_a_wrong_account_is_seen(told, key):
    lines = copy.deepcopy(told)
    lines[-1][key]["A"] += 1
    with pytest.raises(Disagreement):
        check(lines)


def test_a_wrong_rubber_or_payment_is_seen(told):
    for change in (
        lambda line: line["units"][0].update(value=9),
        lambda line: line["payments"].pop(),
        lambda line: line.update(deals=1),
        lambda line: line["units"].pop(),
    ):
        lines = copy.deepcopy(told)
        change(lines[-1])
        with pytest.raises(Disagreement):
            check(lines)
