"""Are the switches declared so that a panel, a file and a player can rely on them?"""

import itertools
import re

import pytest

from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.rules.declare import check, complete, differences, effective, idle, toggle_of
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.contract import rules_with

TOGGLES = [pytest.param(game, toggle, id=f"{game.key}-{toggle.key}") for game in GAMES for toggle in game.toggles]
PRESETS = [pytest.param(game, preset, id=f"{game.key}-{preset.key}") for game in GAMES for preset in game.presets]
ED = game_of("english-dummy")

ON_OFF = ["on", "off"]
TURNS = ["turned", "rotate", "rotate_with_no_trump"]
WHIST = {
    "cut_ties": ("redraw", ["redraw", "suit_rank"]),
    "trump": ("turned", TURNS),
    "last_trick": ("visible", ["visible", "hidden"]),
    "misdeal": ("loses_deal", ["loses_deal", "deal_again"]),
    "claim_check": ("solver", ["solver", "opponents"]),
    "game": (5, [5, 7, 10]),
    "honours": ("on", ON_OFF),
    "honours_barred_at": ("one_short", ["one_short", "none"]),
    "honours_claim": ("automatic", ["automatic", "call"]),
    "stake_unit": ("rubber_point", ["rubber_point", "game", "trick", "triple", "none"]),
    "stake": (1, list(range(101))),
}
RUBBERS = {
    "game_value": ("english", ["english", "difference", "playout", "double_under_half", "flat"]),
    "rubber_bonus": (2, list(range(11))),
    "rubber_stake": (0, list(range(101))),
}
FOLLOW = {"follow": ("prevent", ["prevent", "penalise"])}
AMOUNT = {"revoke_amount": (3, [1, 2, 3])}
LAWS = (
    FOLLOW
    | AMOUNT
    | {
        "revoke_penalty": ("choice", ["choice", "tricks", "deduct", "add"]),
        "revoke_further": ("same", ["same", "one_each"]),
        "revoke_both": ("each_punished", ["each_punished", "cancel"]),
        "revoke_bars_game": ("on", ON_OFF),
        "penalise_scope": ("revoke", ["revoke", "revoke_turn", "all"]),
        "revoke_detection": ("claim", ["claim", "automatic", "warn"]),
        "false_claim": ("none", ["none", "minus_one"]),
    }
)
MORT = (
    WHIST
    | LAWS
    | {
        "revoke_keep_one": ("on", ON_OFF),
        "first_deal": ("owner_chooses", ["owner_chooses", "owner", "dummy"]),
        "seating": ("auto", ["auto", "choose"]),
        "misdeal": ("opponents_elect", ["loses_deal", "deal_again", "opponents_elect"]),
        "play_out": ("on", ON_OFF),
        "slam": (20, [0, 20, 40]),
        "slam_to_game": ("off", ON_OFF),
        "consolation": (4, list(range(11))),
        "multiples": ("3-2-1", ["3-2-1", "none"]),
        "honours": ("off", ON_OFF),
        "permanent_vivant": ("off", ON_OFF),
        "tournee": ("full", ["full", "single_game"]),
    }
)
TWO_HANDS = (
    FOLLOW
    | AMOUNT
    | {
        "trump": ("turned", ["turned", "dealer_names"]),
        "decision_order": ("non_dealer_first", ["non_dealer_first", "dealer_first", "simultaneous"]),
        "honours": ("on", ON_OFF),
        "honours_barred_at": ("one_short", ["one_short", "none"]),
    }
)
RULEBOOK = {
    "english-dummy": WHIST | RUBBERS | LAWS | {
        "dummy_revoke": ("stands", ["stands", "prevent"]),
        "dummy_order": ("tournee", ["tournee", "continuous"]),
        "concession": (1, [0, 1, 2]),
        "rubbers": (3, list(range(1, 10))),
        "first_deal": ("dummy", ["dummy", "owner", "owner_chooses"]),
        "seat_choice": ("keep_cycle", ["keep_cycle", "chooser", "alternate_lr"]),
        "first_dummy": ("cut", ["cut", "agreed"]),
        "dummy_shown": ("before_lead", ["before_lead", "after_lead"]),
        "abandon": ("settle_finished", ["settle_finished", "settle_nothing"]),
    },
    "double-dummy": WHIST | RUBBERS | LAWS | {
        "match": ("rubber", ["single", "rubber", "tournament"]),
        "tournament_deals": (12, list(range(4, 49, 4))),
        "seat": ("right", ["right", "left", "choose"]),
        "first_deal": ("dummy", ["dummy", "owner"]),
        "show_fourth": ("off", ON_OFF),
        "misdeal": ("deal_again", ["loses_deal", "deal_again"]),
        "game_value": ("english", ["english", "difference", "flat"]),
        "claims": ("agree", ["agree", "off"]),
        "claim_check": ("opponents", ["opponents", "solver"]),
        "double_payment": ("off", ON_OFF),
    },
    "mort-3": MORT,
    "mort-4": MORT | {"sitter_shares": ("off", ON_OFF)},
    "classic-whist": WHIST | RUBBERS | LAWS | {
        "code": ("english", ["english", "english_revised", "awl_1893", "awl_duplicate"]),
        "match": ("rubber", ["single", "rubber", "continuous", "tournament"]),
        "tournament_deals": (12, list(range(4, 49, 4))),
        "tournament_partners": ("fixed", ["fixed", "rotate"]),
        "tournament_score": ("odd_tricks", ["odd_tricks", "all_tricks", "net"]),
        "tie": ("share", ["share", "extra_deal"]),
        "partners": ("cut", ["cut", "agreed"]),
    },
    "bid-dummy": FOLLOW | AMOUNT | {
        "dummy_revoke": ("stands", ["stands", "counts", "prevent"]),
        "jokers": ("off", ON_OFF),
        "downtown_rank": ("equal", ["equal", "above_uptown"]),
        "auction_rounds": ("single", ["single", "until_two_passes"]),
        "min_level": (1, [0, 1, 2, 3, 4]),
        "declare_after_dummy": ("on", ON_OFF),
        "downtown_ace": ("good", ["good", "bad"]),
        "nt_joker": ("worthless", ["worthless", "must_throw", "exchange"]),
        "nt_joker_lead": ("last_resort", ["last_resort", "free"]),
        "opening_lead": ("declarer", ["declarer", "left_of_declarer"]),
        "last_trick": ("visible", ["visible", "hidden"]),
        "boston_double": ("on", ON_OFF),
        "boston_factor": (2, [2, 4]),
        "boston_scope": ("bid", ["bid", "any"]),
        "no_trump_double": ("off", ON_OFF),
        "target": (21, [7, 11, 15, 21, 31]),
        "set_penalty": ("opponents_gain", ["opponents_gain", "declarer_minus"]),
    },
    "double-dummy-dead": TWO_HANDS | {
        "honours_barred_at": ("none", ["one_short", "none"]),
        "multiplier": ("on", ON_OFF),
        "multiplier_scope": ("all", ["all", "tricks_only"]),
        "game": (5, [5, 7, 10, 21]),
        "match": ("rubber", ["single", "rubber"]),
    },
    "humbug": TWO_HANDS | {
        "game": (5, [5, 7, 10]),
        "match": ("single", ["single", "rubber"]),
        "revoke_penalty": ("tricks", ["choice", "tricks", "deduct", "add"]),
    },
    "thirteen": FOLLOW | AMOUNT | {
        "score": ("odd_only", ["odd_only", "per_trick"]),
        "honours": ("off", ON_OFF),
        "turnup_visible": ("on", ON_OFF),
        "game": (5, [3, 5, 7, 10]),
    },
    "single-dummy-bridge": FOLLOW | {
        "target": (500, list(range(100, 2001, 50))),
        "revealed": ("dealer", ["dealer", "non_dealer", "random"]),
        "opening_lead": ("own_hand", ["own_hand", "left_of_declarer"]),
        "fail": ("penalty_50", ["none", "penalty_50", "declarer_minus", "bridge_nv"]),
        "overtricks": ("as_won", ["as_won", "bid_only"]),
        "dummy_shown": ("before_lead", ["before_lead", "after_lead"]),
    },
    "three-handed": FOLLOW | AMOUNT | {
        "dummy_target": (4, [3, 4, 5]),
        "other_target": (3, [3, 4]),
        "discard_target": (3, [3, 4]),
        "exchange": ("on", ["on", "off", "first_only"]),
        "trump": ("clubs", ["rotate", "rotate_with_no_trump", "clubs"]),
        "lead": ("left_of_dealer", ["left_of_dealer", "dummy_taker"]),
        "end": ("deals", ["deals", "time", "score"]),
        "deals": (12, list(range(3, 61, 3))),
        "score_target": (21, list(range(5, 52))),
        "minutes": (30, list(range(5, 181))),
        "finish_round": ("off", ON_OFF),
        "scoring": ("difference", ["difference", "over_only", "tricks"]),
    },
    "duplicate-whist": FOLLOW | {
        "partners": ("cut", ["cut", "agreed"]),
        "trays": (12, list(range(4, 49))),
        "movement": ("auto", ["auto", "mnemonic", "individuals"]),
        "suit_permutation": ("off", ON_OFF),
        "trump": ("turned", ["turned", "rotate", "declared_suit"]),
        "declared": ("hearts", ["hearts", "diamonds", "spades", "clubs"]),
        "last_trick": ("hidden", ["hidden", "visible"]),
        "claim_check": ("solver", ["solver", "opponents"]),
        "penalise_scope": ("revoke", ["revoke", "revoke_turn", "all"]),
        "revoke_detection": ("claim", ["claim", "automatic", "warn"]),
        "false_claim": ("none", ["none", "minus_one"]),
    },
}  # fmt: skip
"""Defaults and values by the tables of switches in docs/rules, but for those of the irregularities."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_switches_are_those_of_the_rulebook(game):
    declared = {
        toggle.key: (toggle.default, sorted(toggle.names(), key=str))
        for toggle in game.toggles
    }  # fmt: skip
    book = {key: (default, sorted(names, key=str)) for key, (default, names) in RULEBOOK[game.key].items()}
    assert declared == book


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
    assert toggle.ids and all(
        re.fullmatch(r"(ED|W|DF|MO|CW|BD|DD|HW|TO|SD|TH|DW)-([A-Z]+-)?\d+", law) for law in toggle.ids
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_switches_are_told_apart_and_stand_in_their_groups(game):
    for name in ("key", "label", "help"):
        texts = [getattr(toggle, name) for toggle in game.toggles]
        assert len(set(texts)) == len(texts)
    groups = [group for group, _ in itertools.groupby(toggle.group for toggle in game.toggles)]
    assert len(set(groups)) == len(groups), "the switches of a group stand together"


@pytest.mark.parametrize(("game", "toggle"), TOGGLES)
def test_what_a_switch_requires_can_be_had(game, toggle):
    for requirement in toggle.requires:
        other = toggle_of(game.toggles, requirement.key)
        assert set(requirement.names) < set(other.names())
        assert requirement.why[0].isupper() and requirement.why.endswith(".")
        assert toggle not in [needed for needed in needs(game, other)], "switches do not require each other in a ring"


def needs(game, toggle):
    for requirement in toggle.requires:
        other = toggle_of(game.toggles, requirement.key)
        yield other
        yield from needs(game, other)


def test_a_switch_waits_for_what_it_requires():
    """Seven points are wanted of a game while a tournament is played: they wait until games are played."""
    whist = game_of("classic-whist")
    assert effective(whist.toggles, {"match": "tournament", "game": 7, "honours_claim": "call", "stake": 3}) == {
        "match": "tournament", "stake": 3,
    }  # fmt: skip
    assert effective(whist.toggles, {"game": 7, "honours_claim": "call"}) == {"game": 7, "honours_claim": "call"}
    with pytest.raises(Contradiction, match="No game is played to a figure"):
        whist.rules({"match": "tournament", "honours_claim": "call"})


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
    for text in ("", "perhaps", str(toggle.default) + "0x", "-1", "100000", "None", "True"):
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
    for key in ("", "English-Dummy", "mort", "duplicate"):
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
    laws = [toggle.key for toggle in ED.toggles if toggle.group == "Laws of the table"][1:]
    assert [item.toggle.key for item in idle(ED.toggles, {})] == ["concession", "rubbers", *laws]
    assert [item.toggle.key for item in idle(ED.toggles, {"honours": "off"})] == [
        "concession", "rubbers", "honours_barred_at", "honours_claim", *laws,
    ]  # fmt: skip
    check(ED.toggles, {"honours": "off", "honours_claim": "automatic"})


def test_settings_are_kept_as_differences():
    assert dict(ED.rules({"game": 5, "stake": "7"}).settings) == {"stake": 7}
    settings = complete(ED.toggles, {"rubber_bonus": "10"})
    assert list(settings) == [toggle.key for toggle in ED.toggles]
    assert differences(ED.toggles, settings) == {"rubber_bonus": 10}
