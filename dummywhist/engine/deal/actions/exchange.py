"""A hand is kept or thrown in."""

from typing import Final

from dummywhist.engine.deal.actions.action import Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import PLAIN
from dummywhist.engine.values import dataclass


@declare("keep", doer=Doer.PLAYER, who="a player who may exchange", phase="exchange", spelling=PLAIN,
         chosen=Chosen.ALWAYS, untimely="exchange", silent=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Keep(DealAction):
    """A player keeps the hand that he was dealt: he stands, or plays (HW-4, DD-5, TH-10)."""


@declare("exchange", doer=Doer.PLAYER, who="a player who may exchange", phase="exchange", spelling=PLAIN,
         chosen=Chosen.ALWAYS, untimely="exchange", silent=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Exchange(DealAction):
    """A player throws in his hand and takes the packet that the game gives him for it (HW-4, TH-11)."""


KEEP: Final = Keep()
EXCHANGE: Final = Exchange()
