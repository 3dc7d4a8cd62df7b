"""Thirteen and the Odd: two hands, a turned card that is nobody's, one point for the odd trick (rulebook page TO-)."""

from dataclasses import replace

from dummywhist.engine.rules.compose import Settings, rubber_of, two_hand_count, with_laws
from dummywhist.engine.rules.declare import Preset
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.match import OneRubber
from dummywhist.engine.rules.parts import Dealing, Rules, TurnedTo
from dummywhist.engine.rules.seats import OPPOSITE
from dummywhist.engine.rules.toggles.two_hands import THIRTEEN as TOGGLES

PRESETS = (
    Preset("foster", "Thirteen and the Odd, Foster", "Foster's Complete Hoyle", {}),
    Preset("each_trick", "Each odd trick counts", "Common use", {"score": "per_trick"}),
)


def compose(settings: Settings, changes: Settings) -> Rules:
    """Return the rules of Thirteen and the Odd for complete ``settings``."""
    rules = Rules(
        game="thirteen",
        settings=dict(changes),
        seats=OPPOSITE,
        dealing=Dealing(
            turned=TurnedTo.NOBODY, turned_stays=settings["turnup_visible"] == "on", packets=OPPOSITE.chairs
        ),
        count=replace(two_hand_count(settings), odd_only=settings["score"] == "odd_only"),
        match=OneRubber(rubber_of(settings, 0, rubber=False)),
        phases=("deal", "play", "count"),
    )
    return with_laws(rules, settings)


THIRTEEN = Game(
    key="thirteen",
    name="Thirteen and the Odd",
    players=2,
    summary="Two hands, and the odd trick scores.",
    source="Foster's Complete Hoyle",
    toggles=TOGGLES,
    presets=PRESETS,
    compose=compose,
)
