"""The public part of a phase is in everybody's View, is written in it and read again; what is not public is refused."""

import json
from typing import NamedTuple

import pytest

from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases import catalogue
from dummywhist.engine.deal.phases.catalogue import PHASES, declared
from dummywhist.engine.deal.phases.phase import Phase
from dummywhist.engine.deal.visibility import Private, Public
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from tests.engine.random_play import random_states

A, B = (Player(By(name)) for name in "AB")


class Bows(NamedTuple):
    """Who bowed, how low and how often, and who bowed last."""

    made: Public[tuple[tuple[Player, bool], ...]] = ()
    times: Public[int] = 0
    last: Public[Player | None] = None


class Whispers(NamedTuple):
    """What was said behind the hand."""

    words: Private[str] = ""


@pytest.fixture
def state(monkeypatch):
    monkeypatch.setitem(catalogue.PHASES, "play", PHASES["play"]._replace(shows=Bows))
    return next(state for state in random_states(1) if state.phase_name == "play")


def test_everybody_sees_the_part_of_a_phase_and_reads_it_again(state):
    bows = Bows(((A, True), (B, False)), 2, B)
    for viewer in (None, *state.layout.players):
        seen = view(state.with_part(bows), viewer)
        assert seen.part(Bows) == bows and read_view(view_text(seen)) == seen


def test_a_part_that_says_nothing_is_not_written(state):
    seen = view(state, A)
    assert seen.part(Bows) == Bows() and "parts" not in json.loads(view_text(seen))


def test_a_part_that_no_phase_shows_is_not_in_a_view(state):
    assert view(state.with_part(Whispers("trumps!")), A).parts == ()


@pytest.mark.parametrize(
    "parts",
    [
        [],
        {"bow": {}},
        {"play": {"made": [], "times": 2}},
        {"play": {"made": [], "times": True, "last": None}},
        {"play": {"made": [["A"]], "times": 2, "last": None}},
        {"play": {"made": 3, "times": 2, "last": None}},
        {"play": {"made": [], "times": 2, "last": 4}},
    ],
)
def test_a_part_that_is_written_wrong_is_unreadable(state, parts):
    data = json.loads(view_text(view(state.with_part(Bows(times=2)), A)))
    with pytest.raises(Unreadable):
        read_view(json.dumps(data | {"parts": parts}))


def test_a_phase_shows_nothing_that_is_not_public():
    with pytest.raises(TypeError, match="whisper"):
        declared([Phase("whisper", shows=Whispers)])
