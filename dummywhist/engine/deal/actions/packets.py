"""Two dummies: which of them is turned before the auction, and which the declarer takes."""

from collections.abc import Iterable

from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import SEAT, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass


@declare("reveal", "reveal N", doer=Doer.CHANCE, who="`chance`", phase="reveal", spelling=words(SEAT),
         untimely="reveal")  # fmt: skip
@dataclass(frozen=True, slots=True)
class Reveal(DealAction):
    """Which dummy is turned before the auction, where `revealed` is `random` (SD-6)."""

    seat: Public[Seat]


@declare("dummy", "dummy N", doer=Doer.PLAYER, who="the declarer", phase="choose_dummy", spelling=words(SEAT),
         chosen=Chosen.ALWAYS, untimely="choose")  # fmt: skip
@dataclass(frozen=True, slots=True)
class ChooseDummy(DealAction):
    """The declarer takes the packet that lies there for his dummy (SD-20)."""

    seat: Public[Seat]


def packets(options: Iterable[Action]) -> dict[Seat, Action]:
    """Return the choices of a packet among ``options``, by the seat where it lies."""
    return {option.seat: option for option in options if isinstance(option, ChooseDummy)}
