"""Are the switches declared so that a panel, a file and a player can rely on them?"""

import itertools
import re

import pytest

from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.rules.declare import check, complete, differences, idle, toggle_of
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.contract import rules_with

TOGGLES = [pytest.param(game, toggle, id=f"{game.key}-{toggle.key}") for game in GAMES for toggle in game.toggles]
PRESETS = [pytest.param(game, preset, id=f"{game.key}-{preset.key}") for game in GAMES for preset in game.presets]
ED = game_of("english-dummy")

RULEBOOK = {
    "dummy_order": ("tournee", ["tournee", "continuous"]),
    "concession": (1, [0, 1, 2]),
    "rubbers": (3, list(range(1, 10))),
    "first_deal": ("dummy", ["dummy", "owner", "owner_chooses"]),
    "seat_choice": ("keep_cycle", ["keep_cycle", "chooser", "alternate_lr"]),
    "cut_ties": ("redraw", ["redraw", "suit_rank"]),
    "first_dummy": ("cut", ["cut", "agreed"]),
    "dummy_shown": ("before_lead", ["before_lead", "after_lead"]),
    "game": (5, [5, 7, 10]),
    "honours": ("on", ["on", "off"]),
    "honours_barred_at": ("one_short", ["one_short", "none"]),
    "honours_claim": ("automatic", ["automatic", "call"]),
    "misdeal": ("loses_deal", ["loses_deal", "deal_again"]),
    "stake": (1, list(range(101))),
    "rubber_stake": (0, list(range(101))),
    "abandon": ("settle_finished", ["settle_finished", "settle_nothing"]),
    "last_trick": ("visible", ["visible", "hidden"]),
    "trump": ("turned", ["turned", "rotate", "rotate_with_no_trump"]),
    "game_value": ("english", ["english", "difference", "playout", "double_under_half", "flat"]),
    "rubber_bonus": (2, list(range(11))),
    "stake_unit": ("rubber_point", ["rubber_point", "game", "trick", "triple", "none"]),
}
"""Defaults and values by the rulebook (ED-, section 12; W-, section 16), but for those of the irregularities."""


def test_the_switches_of_english_dummy_are_those_of_the_rulebook():
    declared = {toggle.key: (toggle.default, list(toggle.names())) for toggle in ED.toggles}
    assert declared == RULEBOOK


@pytest.mark.parametrize(("game", "toggle"), TOGGLES)
def test_a_switch_can_be_read_and_understood(game, toggle):
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", toggle.key)
    assert toggle.default in toggle.names()
    assert len(set(toggle.names())) == len(toggle.names())
    # One sentence that begins and ends like one.
    assert toggle.help[0].isupper() and toggle.help.endswith(".")
    assert not re.search(r"[.!?] [A-Z]", toggle.help), "one sentence, please"
    assert len(toggle.help) <= 160
    assert not re.search("['\"]", toggle.help + toggle.label), "typographic quotes, please"
    assert toggle.label[0].isupper() and not toggle.label.endswith(".") and len(toggle.label) <= 30
    labels = [value.label for value in toggle.values]
    assert len(set(labels)) == len(labels) and all(label and not label.endswith(".") for label in labels)
    assert toggle.source and toggle.group
    assert toggle.ids and all(re.fullmatch(r"(ED|W)-([A-Z]+-)?\d+", law) for law in toggle.ids)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_switches_are_told_apart_and_stand_in_their_groups(game):
    for name in ("key", "label", "help"):
        texts = [getattr(toggle, name) for toggle in game.toggles]
        assert len(set(texts)) == len(texts)
    groups = [group for group, _ in itertools.groupby(toggle.group for toggle in game.toggles)]
    assert len(set(groups)) == len(groups), "the switches of a group stand together"


@pytest.mark.parametrize(("game", "toggle"), TOGGLES)
def test_what_a_switch_requires_changes_together_with_it(game, toggle):
    """A switch that waits for the next rubber must not contradict one that holds from the next deal."""
    for requirement in toggle.requires:
        other = toggle_of(game.toggles, requirement.key)
        assert other.since == toggle.since
        assert set(requirement.names) < set(other.names())
        assert not other.requires
        assert requirement.why[0].isupper() and requirement.why.endswith(".")


@pytest.mark.parametrize(("game", "toggle"), TOGGLES)
def test_every_value_is_read_as_it_is_written(game, toggle):
    for name in toggle.names():
        read = toggle.read(str(name))
        assert read == name and type(read) is type(name)
        assert toggle.label_of(name)
        rules = rules_with(game, toggle.key, name)
        assert rules.settings.get(toggle.key, toggle.default) == name


@pytest.mark.parametrize(("game", "toggle"), TOGGLES)
def test_a_strange_value_is_refused_with_what_it_may_be(game, toggle):
    for text in ("", "perhaps", str(toggle.default) + "0x", "-1", "1000", "None", "True"):
        with pytest.raises(Unreadable, match=f"is no value of {toggle.key}; it may be"):
            complete(game.toggles, {toggle.key: text})


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_presets_can_be_had(game, preset):
    rules = game.rules(preset.changes)
    assert dict(rules.settings) == dict(preset.changes), "a preset is its differences from the defaults"
    assert preset.label and preset.source


def test_an_unknown_switch_is_refused():
    with pytest.raises(Unreadable, match="There is no rule “colour” in this game"):
        ED.rules({"colour": "red"})


def test_an_unknown_game_is_refused():
    assert game_of("english-dummy") is ED
    for key in ("", "English-Dummy", "mort"):
        with pytest.raises(Unreadable, match="There is no game"):
            game_of(key)


@pytest.mark.parametrize(
    ("changes", "label"),
    [
        ({"concession": 2}, "Points conceded"),
        ({"rubbers": 5}, "Rubbers"),
        ({"cut_ties": "suit_rank", "first_dummy": "agreed"}, "Equal cards in the cut"),
        ({"honours": "off", "honours_claim": "call"}, "Claiming honours"),
        ({"honours": "off", "honours_barred_at": "none"}, "Honours barred"),
        ({"stake_unit": "none", "stake": 5}, "Stake"),
        ({"stake_unit": "game", "rubber_stake": 5}, "Extra stake on the rubber"),
    ],
)
def test_a_switch_that_can_have_no_effect_is_a_contradiction(changes, label):
    with pytest.raises(Contradiction) as caught:
        check(ED.toggles, changes)
    assert str(caught.value).startswith(f"“{label}” cannot be changed: ")
    assert {item.toggle.label for item in idle(ED.toggles, changes)} >= {label}
    with pytest.raises(Contradiction):
        ED.rules(changes)


def test_an_idle_switch_at_its_default_is_no_contradiction():
    assert [item.toggle.key for item in idle(ED.toggles, {})] == ["concession", "rubbers"]
    assert [item.toggle.key for item in idle(ED.toggles, {"honours": "off"})] == [
        "concession", "rubbers", "honours_barred_at", "honours_claim",
    ]  # fmt: skip
    check(ED.toggles, {"honours": "off", "honours_claim": "automatic"})


def test_settings_are_kept_as_differences():
    assert dict(ED.rules({"game": 5, "stake": "7"}).settings) == {"stake": 7}
    settings = complete(ED.toggles, {"rubber_bonus": "10"})
    assert list(settings) == [toggle.key for toggle in ED.toggles]
    assert differences(ED.toggles, settings) == {"rubber_bonus": 10}
