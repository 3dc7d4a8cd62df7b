"""Trumps or the direction are named."""

from dataclasses import dataclass

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.deal.actions.action import Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import SUIT, choice, words
from dummywhist.engine.deal.visibility import Public


@declare("trump", "trump H", doer=Doer.PLAYER, who="the declarer, or the dealer", phase="name", spelling=words(SUIT),
         chosen=Chosen.ALWAYS, untimely="name")  # fmt: skip
@dataclass(frozen=True, slots=True)
class NameTrump(DealAction):
    """The trump suit is named (BD-20, HW-20)."""

    suit: Public[Suit]


@declare("direction", "direction up", "direction down", doer=Doer.PLAYER, who="the declarer", phase="name",
         spelling=words(choice({"down": True, "up": False})), chosen=Chosen.ALWAYS, untimely="name")  # fmt: skip
@dataclass(frozen=True, slots=True)
class NameDirection(DealAction):
    """Uptown or downtown is named for a bid at no trump (BD-20)."""

    down: Public[bool]
