"""The end of a deal: honours are called, the deal is counted."""

from typing import Final

from dummywhist.engine.deal.actions.action import Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import PLAIN
from dummywhist.engine.values import dataclass


@declare("honours", doer=Doer.PLAYER, who="a player", phase="honours", spelling=PLAIN, chosen=Chosen.ALWAYS,
         untimely="honours")  # fmt: skip
@dataclass(frozen=True, slots=True)
class CallHonours(DealAction):
    """A player calls his side's honours, where `honours_claim` is `call` (W-HON-3)."""


@declare("no-honours", doer=Doer.PLAYER, who="a player", phase="honours", spelling=PLAIN, chosen=Chosen.OF_MORE,
         untimely="honours")  # fmt: skip
@dataclass(frozen=True, slots=True)
class PassHonours(DealAction):
    """A player calls no honours, where `honours_claim` is `call` (W-HON-3)."""


@declare("count", doer=Doer.TABLE, who="any player, or `table`", phase="count", spelling=PLAIN, untimely="count",
         automated=lambda automation: automation.count)  # fmt: skip
@dataclass(frozen=True, slots=True)
class CountDeal(DealAction):
    """The deal is counted."""


CALL_HONOURS: Final = CallHonours()
NO_HONOURS: Final = PassHonours()
COUNT: Final = CountDeal()
