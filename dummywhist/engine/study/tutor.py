"""Is somebody asked before a card is played? If it costs enough on what he can know, and nothing speaks for it."""

from typing import ClassVar, Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import opposite
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.agreed import SILENT, Conventions
from dummywhist.engine.players.manner import BOOKS, PLAIN
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.study.finding import Tutored, Weighed
from dummywhist.engine.study.knowable import ERRORS
from dummywhist.engine.study.verdict import WORTHLESS
from dummywhist.engine.values import dataclass

LAST: Final = 2
"""So many tricks at the end nobody is asked about."""


@dataclass(frozen=True, slots=True)
class Tutoring:
    """What did the viewer of ``view`` do when he was asked before ``card``?"""

    finds: ClassVar = Tutored

    view: View
    card: Card


def dear(told: Weighed, card: Card, seen: View, limit: float, agreed: Conventions) -> float | None:
    """Return the tricks that ``card`` costs on what the viewer of ``seen`` can know, if he is to be asked; else None.

    He is asked if they are more than ``limit`` and three standard errors, the card costs something at this score, more
    than the last two tricks are left, and no convention that he ``agreed`` with a partner asks for the card.
    """
    tricks, points, errors = dict(told.tricks), dict(told.points), dict(told.errors)
    cost = max(tricks.values()) - tricks[card]
    if cost <= max(limit, ERRORS * errors[card]) or max(points.values()) - points[card] <= WORTHLESS:
        return None
    if seen.to_play is None or (seen.cards_at(seen.to_play) or 0).bit_count() <= LAST:
        return None
    return None if _asked_for(card, seen, agreed) else cost


def _asked_for(card: Card, seen: View, agreed: Conventions) -> bool:
    """Whether the books play ``card`` by the conventions, and another without them."""
    layout = seen.layout
    assert seen.to_play is not None
    mate = opposite(seen.to_play)
    if mate in layout.dummies or seen.to_play in layout.dummies or layout.side[mate] != layout.side[seen.to_play]:
        return False
    by_them = decide(BOOKS, seen, 0, PLAIN._replace(agreed=agreed)).action
    return by_them.plays == card and decide(BOOKS, seen, 0, PLAIN._replace(agreed=SILENT)).action.plays != card
