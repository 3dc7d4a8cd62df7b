"""Mort, or French Dummy: single games, slams, consolation; for three, or four of whom one sits out (page MO-)."""

from dataclasses import replace
from functools import partial

from dummywhist.engine.rules.compose import (
    Settings,
    rubber_of,
    whist_claims,
    whist_dealing,
    whist_honours,
    whist_revokes,
    whist_stakes,
    with_laws,
)
from dummywhist.engine.rules.counts import Count, GameValue
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import EachTakesDummy, KeepsDummy, Match, OneRubber
from dummywhist.engine.rules.parts import WHIST, Code, Cutting, FirstDeal, Rules, SeatChoice, Trick
from dummywhist.engine.rules.seats import ONE_DUMMY, with_players
from dummywhist.engine.rules.toggles.mort import FOUR, THREE

PRESETS = (
    Preset("foster", "Mort, Foster", "Foster's Complete Hoyle", {}),
    Preset("one_game", "A single game", "Common use", {"tournee": "single_game"}),
)


def length(players: int, settings: Settings) -> Match:
    """Return how many games are played, and who is Vivant in each (MO-6, MO-10)."""
    game = rubber_of(settings, 0, rubber=False)
    if settings["tournee"] == "single_game":
        return OneRubber(game)
    if settings["permanent_vivant"] == "on":
        return KeepsDummy(game, players, concession=0)
    return EachTakesDummy(game, players)


def compose(players: int, settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Mort for so many ``players`` and complete ``settings``."""
    slam = int(settings["slam"])
    choose = SeatChoice.CHOOSER if players == 3 else SeatChoice.FIRST_ONLY
    rules = Rules(
        game=f"mort-{players}",
        settings=dict(changes),
        seats=with_players(ONE_DUMMY, players),
        dealing=whist_dealing(settings),
        trick=Trick(last_visible=settings["last_trick"] == "visible"),
        count=Count(
            game=int(settings["game"]),
            honours=whist_honours(settings),
            revokes=whist_revokes(settings),
            value=GameValue.MORT if settings["play_out"] == "on" else GameValue.MORT_STOPPED,
            slam=slam or None,
            slam_to_game=settings["slam_to_game"] == "on",
            consolation=int(settings["consolation"]),
            multiples=settings["multiples"] != "none",
        ),
        cutting=Cutting(
            ties_by_suit=settings["cut_ties"] == "suit_rank",
            seats=choose if settings["seating"] == "choose" else SeatChoice.KEEP_CYCLE,
            afresh=True,
        ),
        first_deal=FirstDeal(settings["first_deal"]),
        match=length(players, settings),
        stakes=whist_stakes(settings),
        claims=whist_claims(settings),
        phases=("deal", "face", "play", "honours", "count"),
        customs=replace(WHIST, trump_held=True),
    )
    return with_laws(rules, settings, Code.ENGLISH)


MORT_3 = Game("mort-3", "Mort for three", 3, "Vivant and Mort against two, a game each.", "Foster's Complete Hoyle",
              THREE, PRESETS, partial(compose, 3))  # fmt: skip
MORT_4 = Game("mort-4", "Mort for four", 4, "As for three, and one sits out in turn.", "Foster's Complete Hoyle",
              FOUR, PRESETS, partial(compose, 4), candidates=6)  # fmt: skip
