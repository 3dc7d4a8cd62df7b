"""Double Dummy with dead hands: Humbug Whist with doubled and quadrupled scores (rulebook page DD-)."""

from dataclasses import replace

from dummywhist.engine.rules.compose import Settings, two_hand_count
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.games.humbug import with_dead_hands
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.rules.toggles.two_hands import DEAD_HANDS as TOGGLES

PRESETS = (
    Preset("article", "Double Dummy, dead hands", "The article Dummy whist", {}),
    Preset("long", "Long game: twenty-one points", "Common use", {"game": 21}),
)


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Double Dummy with dead hands for complete ``settings``."""
    kept = settings["multiplier"] == "on"
    tricks_alone = settings["multiplier_scope"] == "tricks_only"
    count = replace(two_hand_count(settings), kept=kept, kept_tricks=tricks_alone)
    return with_dead_hands("double-dummy-dead", settings, changes, count)


DOUBLE_DUMMY_DEAD = Game(
    key="double-dummy-dead",
    name="Double Dummy (dead hands)",
    players=2,
    summary="Play your hand or exchange it; hands kept count double.",
    source="The article Dummy whist",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
