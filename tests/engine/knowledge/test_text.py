"""A View survives being written and read; a View that cannot be true is refused with one sentence."""

import json
import random

import pytest

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.lines import LONGEST
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.engine.random_play import random_states

pytestmark = pytest.mark.slow


def shape(value: object) -> object:
    """Return ``value`` with every tuple's class beside it, so that equal tuples of two classes differ."""
    if isinstance(value, tuple):
        return (type(value).__name__, [shape(item) for item in value])
    return value


@pytest.mark.parametrize("seed", range(20))
def test_views_of_random_play_survive_the_text(seed):
    for state in random_states(seed):
        for viewer in (*state.setup.layout.players, None):
            seen = view(state, viewer)
            text = view_text(seen)
            assert text.isascii() and "\n" not in text
            assert shape(read_view(text)) == shape(seen)


def views(seed: int) -> list[View]:
    states = list(random_states(seed))
    return [view(state, viewer) for state in states for viewer in (*state.setup.layout.players, None)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(5))
def test_views_of_every_game_survive_the_text(game, seed):
    for state in random_states(seed, game):
        for viewer in (*state.layout.players, None):
            seen = view(state, viewer)
            text = view_text(seen)
            assert text.isascii() and len(text) < LONGEST // 2
            assert shape(read_view(text)) == shape(seen)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(6))
def test_damaged_views_of_every_game_are_unreadable_or_true_views(game, seed):
    dice = random.Random(seed)
    states = list(random_states(seed, game))
    for _ in range(60):
        state = dice.choice(states)
        seen = view(state, dice.choice((*state.layout.players, None)))
        text = json.dumps(mutated(dice, json.loads(view_text(seen))))
        try:
            read = read_view(text)
        except Unreadable as wrong:
            assert str(wrong).endswith(".") and "\n" not in str(wrong)
        else:
            assert shape(read_view(view_text(read))) == shape(read)


@pytest.mark.parametrize("text", ["", "{", "[]", "1", "null", '"x"', "NaN", "{}", '{"game":1,"game":1}', "[" * 100_000])
def test_what_is_no_view_is_unreadable(text):
    with pytest.raises(Unreadable) as caught:
        read_view(text)
    assert "\n" not in str(caught.value)


def mutated(dice: random.Random, data: object) -> object:
    """Return ``data`` with one small thing changed."""
    if isinstance(data, dict) and data and dice.random() < 0.97:
        key = dice.choice(list(data))
        return {**data, key: mutated(dice, data[key])}
    if isinstance(data, list) and data and dice.random() < 0.8:
        place = dice.randrange(len(data))
        return [*data[:place], mutated(dice, data[place]), *data[place + 1 :]]
    if isinstance(data, str) and len(data) > 1 and dice.random() < 0.7:
        place = dice.randrange(len(data))
        return data[:place] + dice.choice("NESWSHDC23456789TJQKA. x") + data[place + 1 :]
    return dice.choice([None, True, False, 0, 1, 13, -1, 10**30, 0.5, "", "N", "S", "SA", "x" * 500, [], {}, [[]]])


@pytest.mark.parametrize("seed", range(30))
def test_damaged_views_are_unreadable_or_true_views(seed):
    dice = random.Random(seed)
    seen = dice.choice(views(seed))
    for _ in range(60):
        text = json.dumps(mutated(dice, json.loads(view_text(seen))))
        try:
            read = read_view(text)
        except Unreadable as wrong:
            assert str(wrong).endswith(".") and "\n" not in str(wrong)
        else:
            assert shape(read_view(view_text(read))) == shape(read)


def play_view(seed: int = 1, tricks: int = 3, cards: int = 1) -> dict[str, object]:
    for state in random_states(seed):
        if state.phase_name == "play" and len(state.tricks) == tricks and len(state.trick) == cards:
            viewer = state.setup.layout.holder[(state.leader + cards) % 4]
            data: dict[str, object] = json.loads(view_text(view(state, viewer)))
            return data
    raise AssertionError


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"to_play": None}, "another hand’s turn"),
        ({"options": []}, "not the choices"),
        ({"viewer": "D"}, "holds no hand"),
        ({"trump_known": False}, "trumps are not"),
        ({"phase": "deal"}, "trumps are known before the deal"),
        ({"before": {"NS": 0, "EW": 99}}, "scores"),
        ({"dummies": "S"}, "sit"),
        ({"dealt": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"}, "as dealt"),
        ({"last_visible": 1}, "“last_visible”"),
        ({"strange": 1}, "“strange”"),
    ],
)  # fmt: skip
def test_contradictions_are_named(change, sentence):
    data = play_view()
    with pytest.raises(Unreadable, match=sentence):
        read_view(json.dumps({**data, **change}))


def test_a_missing_field_is_named():
    data = play_view()
    del data["trick"]
    with pytest.raises(Unreadable, match="“trick”"):
        read_view(json.dumps(data))


def test_a_card_cannot_be_in_two_places():
    data = play_view(tricks=4, cards=0)
    first = str(data["played"][0]).split(" ")
    second = str(data["played"][1]).split(" ")
    second[1] = first[1]
    data["played"][1] = " ".join(second)
    with pytest.raises(Unreadable):
        read_view(json.dumps(data))
