"""The phase on the page of the architecture is written out whole: a game that has it is played, written and read."""

import re
import sys
from dataclasses import replace
from random import Random
from types import ModuleType

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import ACTIONS
from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.phases import catalogue
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import game_of
from tests.docs.ledger import ROOT
from tests.engine.random_play import applied, dealt, setup_of

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SECTION = PAGE.partition("## How to add a phase, an action, a layer")[2].partition("\n## ")[0]


@pytest.fixture
def bow(monkeypatch):
    """The module that the page writes, declared as the page says."""
    module = ModuleType("bow")
    monkeypatch.setitem(sys.modules, "bow", module)
    for name, declared in list(ACTIONS.items()):
        monkeypatch.setitem(ACTIONS, name, declared)
    code = "\n\n".join(re.findall(r"```python\n(.*?)```", SECTION, re.S))
    try:
        exec(compile(code, "docs/architecture.md", "exec"), module.__dict__)
        monkeypatch.setitem(catalogue.PHASES, "bow", catalogue.declared([module.PHASE])["bow"])
        monkeypatch.setitem(BY_WORD, "bow", module.Bow)
        yield module
    finally:
        ACTIONS.pop("bow", None)


def test_the_phase_of_the_page_is_played_written_and_read(bow, monkeypatch):
    plain = game_of("english-dummy").rules()
    at = plain.phases.index("play")
    rules = replace(plain, phases=(*plain.phases[:at], "bow", *plain.phases[at:]))
    monkeypatch.setattr("dummywhist.engine.knowledge.text.game_of", lambda key: _Game(rules))
    monkeypatch.setattr("dummywhist.engine.knowledge.text.rules_of", lambda _: rules)
    state, dice = dealt(setup_of(rules, 2), 7), Random(7)
    assert state.phase_name == "bow" and len(kernel.actors(state)) == 3
    for by in kernel.actors(state):
        seen = view(state, by)
        assert read_view(view_text(seen)) == seen
        action = decide("steady", seen, 1).action
        assert action == bow.Bow(True), "the first choice is what a computer does"
        state = applied(state, by, action)
    assert state.phase_name == "play"
    while state.result is None:
        by = dice.choice(kernel.actors(state))
        options = list(kernel.choices(state, by))
        state = applied(state, by, dice.choice(options))
        assert view(state, None).part(bow.Bows).made == (("A", True), ("B", True), ("C", True))


class _Game:
    def __init__(self, rules):
        self._rules = rules

    def rules(self, _):
        return self._rules
