"""Who of several people at one screen can take back the card that he has just played? (W-REV-2, ED-50)."""

from dummywhist.engine.deal.actions.laws import taken_back
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.seats.operator import Operator


def mending(operator: Operator) -> Player | None:
    """Return the person who can take back the card that was played last; None where one person has the screen alone.

    To be told to him alone: it says that his card is a wrong one.
    """
    standing = operator.standing
    if len(standing.persons) < 2 or not standing.playing or standing.rules.laws is None:
        return None
    for player in standing.persons:
        seen = operator.seat(player).view
        # A card played too soon goes back by itself (ED-60).
        if seen is not None and seen.trick and seen.trick[-1] in taken_back(seen.options):
            return None if seen.part(LawTable).early else player
    return None
