"""As what did somebody play a deal? With a dummy, against one, as one of four hands, with dead hands, alone."""

from typing import Final

from dummywhist.engine.deal.layout import Layout, Player, side_of

WITH_DUMMY, LEFT, RIGHT = "with_dummy", "against_left", "against_right"
FOUR_HANDS, DEAD_HANDS, ALONE = "four_hands", "dead_hands", "alone"
ROLES: Final = (WITH_DUMMY, LEFT, RIGHT, FOUR_HANDS, DEAD_HANDS, ALONE)
AGAINST: Final = "against_dummy"
"""The two roles against a dummy together: `LEFT` and `RIGHT` of it."""
GROUPS: Final = (WITH_DUMMY, AGAINST, FOUR_HANDS, DEAD_HANDS, ALONE)
TWO_SIDES: Final = 2


def role_of(layout: Layout, player: Player) -> str:
    """Return the role of ``player`` in a deal of this layout, as it was when the cards were played."""
    if len(layout.sides) != TWO_SIDES:
        return ALONE
    if any(layout.holder[dummy] == player for dummy in layout.dummies):
        return WITH_DUMMY
    mine = side_of(layout, player)
    for dummy in layout.dummies:
        if layout.side[dummy] == mine:
            return WITH_DUMMY  # his partner plays it
        return LEFT if layout.next_chair(dummy) == layout.own_seat(player) else RIGHT
    return FOUR_HANDS if len(layout.chairs) > TWO_SIDES else DEAD_HANDS


def group_of(role: str) -> str:
    """Return the role as filters have it: `LEFT` and `RIGHT` are one."""
    return AGAINST if role in (LEFT, RIGHT) else role
