"""The auction: bids, passes, doubles."""

from collections.abc import Iterable
from typing import ClassVar, Final

from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import PLAIN, numbers, one_of, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass

DENOMINATIONS = ("up", "down", "nt", "C", "D", "H", "S", "NT")


class Call(DealAction):
    """What a player says when it is his turn in the auction."""

    __slots__ = ()

    passes: ClassVar[bool] = False
    """Whether he says nothing."""
    times: ClassVar[int] = 1
    """How often the points of the contract count after it: more than once for a double."""

    @property
    def bid(self) -> "Bid | None":
        """What he undertakes by it; None if it is no bid."""
        return None


class Undertaking(Call):
    """So many tricks above six in a denomination: what a bid says and a contract is."""

    __slots__ = ()

    level: int
    denomination: str


@declare("bid", "bid 4 up", "bid 3 nt", "bid 2 H", "bid 1 NT", doer=Doer.PLAYER, who="the player on turn",
         phase="auction", spelling=words(numbers(0, 7), one_of(*DENOMINATIONS)),
         chosen=Chosen.ALWAYS, untimely="bid")  # fmt: skip
@dataclass(frozen=True, slots=True)
class Bid(Undertaking):
    """So many tricks above six in a denomination: a direction or no trump (BD-12), or a strain (SD-11)."""

    level: Public[int]
    denomination: Public[str]

    @property
    def bid(self) -> "Bid":
        """The bid."""
        return self


@declare("pass", doer=Doer.PLAYER, who="the player on turn", phase="auction", spelling=PLAIN, chosen=Chosen.ALWAYS,
         untimely="bid")  # fmt: skip
@dataclass(frozen=True, slots=True)
class Pass(Call):
    """No bid, double or redouble."""

    passes: ClassVar[bool] = True


@declare("double", doer=Doer.PLAYER, who="the player on turn", phase="auction", spelling=PLAIN, chosen=Chosen.ALWAYS,
         untimely="bid")  # fmt: skip
@dataclass(frozen=True, slots=True)
class Double(Call):
    """The other player's bid is to count twice (SD-12)."""

    times: ClassVar[int] = 2


@declare("redouble", doer=Doer.PLAYER, who="the player on turn", phase="auction", spelling=PLAIN, chosen=Chosen.ALWAYS,
         untimely="bid")  # fmt: skip
@dataclass(frozen=True, slots=True)
class Redouble(Call):
    """One's own doubled bid is to count four times (SD-12)."""

    times: ClassVar[int] = 4


PASS: Final = Pass()
DOUBLE: Final = Double()
REDOUBLE: Final = Redouble()
BIDS: Final = {(level, name): Bid(level, name) for level in range(8) for name in DENOMINATIONS}


def bid_of(level: int, denomination: str) -> Bid:
    """Return the bid of so many tricks above six in a denomination."""
    return BIDS.get((level, denomination)) or Bid(level, denomination)


def calls(options: Iterable[Action]) -> list[Call]:
    """Return the calls among ``options``, in their order."""
    return [option for option in options if isinstance(option, Call)]


def bids(options: Iterable[Action]) -> list[Bid]:
    """Return the bids among ``options``, in their order."""
    return [option for option in options if isinstance(option, Bid)]
