"""What do preferences mean at the table? Its looks, its pace, how computers think and what they agree on."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dummywhist.engine.players.agreed import read_conventions
from dummywhist.engine.players.budgets import MASTER, STRONG
from dummywhist.engine.players.manner import BOOKS, Manner
from dummywhist.engine.values import NamedTuple
from dummywhist.ui.preferences import Preferences, Speed, Thinking
from dummywhist.ui.scene.parts import Looks
from dummywhist.ui.seat.moment import Pace
from dummywhist.ui.tongues import current_letters
from dummywhist.ui.words.levels import LEVELS

SPEEDS: Mapping[Speed, Pace] = {
    "off": Pace(0, 300),
    "fast": Pace(80, 350),
    "normal": Pace(350, 900),
    "slow": Pace(700, 1600),
}
"""Least time before a computer's card and how long a full trick lies, in ms."""
AT_ONCE = 0
THINKING: Mapping[Thinking, float | None] = {"quick": 0.25, "normal": None, "long": 4.0}
"""How much of its own time a level takes to think; None: as much as it has by itself."""
NODES = {"strong": STRONG.nodes, "master": MASTER.nodes}


class RoomPlan(NamedTuple):
    """How many other ``tables`` play a tray, and the ``level`` of who plays there; ``here``: as strong as here."""

    tables: int = 8
    level: str = "here"


NOWHERE: Final = RoomPlan(0)
"""What is played here is played nowhere else."""


def room_of(preferences: Preferences) -> RoomPlan:
    """Return who plays the trays of a match elsewhere."""
    return RoomPlan(preferences.other_tables, preferences.other_level)


def looks_of(preferences: Preferences) -> Looks:
    """Return what the scene is told of the preferences."""
    return Looks(
        four_colours=preferences.four_colours,
        jumbo=preferences.jumbo,
        letters=current_letters(),
        back=preferences.back,
        cloth=preferences.cloth,
        speed=preferences.motion,
        reduced_motion=preferences.reduced_motion,
        trumps_at=preferences.trumps_side,
        dummy_rows=preferences.dummy_rows == "rows",
        scale=preferences.card_size / 100,
        choose_then_play=preferences.play == "choose",
        reminder=preferences.turnup_reminder,
        letters_of_whist=preferences.whist_letters,
        deals_clockwise=preferences.deal_direction == "clockwise",
    )


def pace_of(preferences: Preferences) -> Pace:
    """Return the conductor's pace by the preferences."""
    pace = replace(SPEEDS[preferences.motion], forced=preferences.play_forced)
    if preferences.gather == "wait":
        return replace(pace, trick=None)
    return replace(pace, trick=AT_ONCE) if preferences.gather == "at_once" else pace


def manners_of(preferences: Preferences) -> dict[str, Manner]:
    """Return how computers are to play, by their level: what they agree on, and how long they think."""
    agreed = read_conventions(preferences.agreed)
    share = THINKING[preferences.thinking]
    budgets = {} if share is None else {level: round(share * nodes) for level, nodes in NODES.items()}
    return {
        level: Manner(budgets.get(level), agreed=agreed, errs=preferences.computers_err and level != BOOKS)
        for level in (*LEVELS, BOOKS)
    }
