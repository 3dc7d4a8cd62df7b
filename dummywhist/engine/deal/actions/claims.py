"""Claims: so many of the tricks still to be played are claimed, and the other player admits it or not."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import PLAIN, numbers, one_of, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass

STANDINGS: Final = ("exact", "high", "low")
"""How a claim may stand to perfect play."""


@declare("claim", "claim 5", doer=Doer.PLAYER, who="a player", phase="play", spelling=words(numbers(0, 13)),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Claim(DealAction):
    """A player claims so many of the tricks still to be played (DF-50)."""

    tricks: Public[int]


@declare("judge", "judge exact", "judge high", "judge low", doer=Doer.REFEREE, who="`referee`", phase="play",
         spelling=words(one_of(*STANDINGS)))  # fmt: skip
@dataclass(frozen=True, slots=True)
class Judge(DealAction):
    """A claim is exact, high or low for the claimant by perfect play from here (DF-53)."""

    standing: Public[str]


@declare("accept", doer=Doer.PLAYER, who="the other player", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class Accept(DealAction):
    """The other player admits the claim (DF-51)."""


@declare("decline", doer=Doer.PLAYER, who="the other player", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class Decline(DealAction):
    """The other player does not admit the claim; it is forgotten (DF-52)."""


CLAIMS: Final = tuple(Claim(tricks) for tricks in range(14))
JUDGED: Final = {standing: Judge(standing) for standing in STANDINGS}
ACCEPT: Final = Accept()
DECLINE: Final = Decline()


def claims(options: Iterable[Action]) -> dict[int, Action]:
    """Return the claims among ``options``, by the tricks claimed."""
    return {option.tricks: option for option in options if isinstance(option, Claim)}


def others(options: Iterable[Action]) -> list[Action]:
    """Return what may be done by ``options`` beside claiming."""
    return [option for option in options if not isinstance(option, Claim)]
