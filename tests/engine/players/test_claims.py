"""Is what a player says of his card true? Sentences are told only if they are, and some are told of few cards."""

from itertools import islice

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.choice import Said
from dummywhist.engine.players.mirror import LOW_WORDS
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.players.voice.claims import CLAIMS, NOTHING
from dummywhist.engine.players.voice.saying import PLAIN, told
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.engine.players.long_claims import cards_of, lies
from tests.engine.players.positions import on_turn, position
from tests.engine.players.truth import WORDS, untrue
from tests.engine.players.whist import whist

OTHER_CHOICES = frozenset(
    [
        "honours", "no_honours", "dealer", "chair", "go_on", "pass_high", "pass", "pass_bridge",
        "pass_defend", "bid", "must_bid", "double", "redouble", "take_shown", "take_hidden",
        "name_trump", "name_up", "name_down", "discard_jokers", "discard_void", "discard_weak",
        "take_better", "take_blind", "keep", "exchange", "exchange_thrown", "keep_hand",
        "keep_double", "exchange_hand", "claim_high", "claim_unsure", "claim_right",
        "claim_certain", "sit_right",
    ]
)  # fmt: skip
"""Reasons that are told of no card played: of calls, exchanges, claims, seats."""
OTHER_IDEAS = frozenset(
    [
        "bid", "double", "choose_dummy", "declare", "put_away", "take_discard", "exchange", "claim",
        "honours", "dealer", "chair", "go_on",
    ]
)  # fmt: skip
MANY = {"beginner": 30, "steady": 30, "strong": 8, "master": 4}
"""Decisions of each level in each game that are judged here; `tests.long` judges 20,000."""


def base(key: str) -> str:
    return key.removesuffix("_down")


def said(state: DealState, card: str, *keys: str, **args: str) -> str:
    """Return what is told of ``card`` by the first of ``keys`` that is true of it, or by the last resort."""
    here = read_card(card)
    named = {"card": here, "suit": here // 13, **{name: read_card(other) for name, other in args.items()}}
    offered = [Said(message(f"reason.{key}", **named), message("idea.judge")) for key in keys]
    return worded(told(Insight(on_turn(state)), here, offered).reason, ENGLISH)


def idea(state: DealState, card: str, key: str) -> str:
    offered = [Said(message("reason.plays", card=read_card(card)), message(f"idea.{key}"))]
    return told(Insight(on_turn(state)), read_card(card), offered).idea.key


def test_every_sentence_about_a_card_has_a_claim():
    reasons = {key for key in ENGLISH if key.startswith("reason.")} - {f"reason.{key}" for key in OTHER_CHOICES}
    ideas = {key for key in ENGLISH if key.startswith("idea.")} - {f"idea.{key}" for key in OTHER_IDEAS}
    judged = CLAIMS.keys() | NOTHING.keys()
    assert {base(key) for key in reasons | ideas} == {base(key) for key in judged}
    assert not CLAIMS.keys() & NOTHING.keys() and CLAIMS.keys() | NOTHING.keys() <= ENGLISH.keys()
    assert {base(low) for low in LOW_WORDS.values() if not low.startswith("infer.")} <= CLAIMS.keys() | NOTHING.keys()
    assert all(f"reason.{key}" in CLAIMS or f"reason.{key}" in NOTHING for group in PLAIN for key in group)


def test_every_sentence_is_judged_by_its_words_as_well():
    assert {base(key) for key in CLAIMS.keys() | NOTHING.keys()} == {base(key) for key in WORDS}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [game.key for game in GAMES])
@pytest.mark.slow
def test_nothing_false_is_said(game, level):
    assert lies(game, level, MANY[level], 1) == []


def test_third_hand_does_not_play_high_over_a_card_that_wins():
    """South leads the king of trumps, and North has the ace; nothing better is out."""
    hands = ("T865.A2.KQ82.A97", "Q73.J98.953.K842", "AJ94.KQ3.AT7.J65", "K2.T7654.J64.QT3")
    state = whist(hands, EAST, "H8", "HK H4")
    over = "Takes the trick over from partner’s king of hearts."
    assert said(state, "HA", "third_high", "win_sure", "takes_best") == over
    assert said(state, "H2", "leaves_partner", best="HK") == "Leaves the trick to partner’s king of hearts."
    assert idea(state, "HA", "third_high") != "idea.third_high"


def test_a_queen_is_no_small_trump():
    hands = ("AT65.K82.KQ2.A97", "KQ3..J9853.K8432", "J4.QT975.T64.QT6", "9872.AJ643.A7.J5")
    north, east, west, south = hands
    state = whist((north, east, south, west), SOUTH, "S2", "H5 HK")
    assert idea(state, "SQ", "ruff") != "idea.ruff"
    assert idea(state, "S3", "ruff") == "idea.ruff"
    assert said(state, "SQ", "ruff") == "Ruffs with the queen of spades."
    assert said(state, "D3", "ruff", "discard_low") == "Throws its lowest diamond."


def test_just_high_enough_is_not_said_over_partners_card_that_dummy_cannot_beat():
    hands = ("9732.K54.9743.52", "QT8.J732.KJT.KT9", "AJ54.AQ8.A52.Q74", "K6.T96.Q86.AJ863")
    state = position(hands, NORTH, "C5", "S8 S4")
    assert said(state, "SK", "beats_dummy") == "Plays just high enough that dummy cannot beat it."
    state = position(hands, NORTH, "C5", "DT D2")
    assert said(state, "DQ", "beats_dummy") == "Takes the trick over from partner’s ten of diamonds."


def test_what_always_can_be_said_is_true_of_every_card():
    """Without anything offered, each lawful card of a position is told of truly."""
    hands = ("9732.K54.9743.52", "QT8.J732.KJT.KT9", "AJ54.AQ8.A52.Q74", "K6.T96.Q86.AJ863")
    for played in ("", "D2", "D2 D6", "D2 D6 D3"):
        state = position(hands, EAST, "SQ", played)
        seen = on_turn(state)
        for option in seen.options:
            if option.plays is not None:
                reason, found, _ = told(Insight(seen), option.plays, ())
                assert not untrue(state, option.plays, reason, None) and not untrue(state, option.plays, found, None)


def test_where_the_worlds_do_not_decide_the_books_are_named():
    played = islice(cards_of("classic-whist", "strong", 3), 60)
    reasons = [one.decision.reason for one in played if one.decision.reason.key == "reason.either"]
    assert reasons
    assert all(worded(one, ENGLISH).startswith("Either would do; the books prefer the ") for one in reasons)
