"""Claims: so many of the tricks still to be played are claimed; the other side or the referee says if it is right."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import PLAIN, numbers, one_of, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass

STANDINGS: Final = ("exact", "high", "low", "unknown")
"""How a claim may stand to perfect play; unknown where that cannot be found out."""


@declare("claim", "claim 5", doer=Doer.PLAYER, who="a player", phase="play", spelling=words(numbers(0, 13)),
         chosen=Chosen.ALWAYS, unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Claim(DealAction):
    """A player claims so many of the tricks still to be played for his side (W-CLAIM-1, DF-50)."""

    tricks: Public[int]


@declare("judge", "judge exact", "judge high", "judge low", "judge unknown", doer=Doer.REFEREE, who="`referee`",
         phase="play", spelling=words(one_of(*STANDINGS)))  # fmt: skip
@dataclass(frozen=True, slots=True)
class Judge(DealAction):
    """A claim is exact, high or low for the claimant by perfect play from here (W-CLAIM-5, DF-53)."""

    standing: Public[str]


@declare("accept", doer=Doer.PLAYER, who="an adversary", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class Accept(DealAction):
    """An adversary admits the claim (W-CLAIM-1, DF-51)."""


@declare("decline", doer=Doer.PLAYER, who="an adversary", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class Decline(DealAction):
    """An adversary does not admit the claim: play goes on (W-CLAIM-1, DF-52)."""


@declare("share-out", "share-out 5", doer=Doer.REFEREE, who="`referee`", phase="play", spelling=words(numbers(0, 13)))
@dataclass(frozen=True, slots=True)
class ShareOut(DealAction):
    """All hands were thrown down: by perfect play from here the side that began it makes so many tricks (W-CLAIM-4)."""

    tricks: Public[int]


CLAIMS: Final = tuple(Claim(tricks) for tricks in range(14))
JUDGED: Final = {standing: Judge(standing) for standing in STANDINGS}
SHARED: Final = tuple(ShareOut(tricks) for tricks in range(14))
ACCEPT: Final = Accept()
DECLINE: Final = Decline()


def claims(options: Iterable[Action]) -> dict[int, Action]:
    """Return the claims among ``options``, by the tricks claimed."""
    return {option.tricks: option for option in options if isinstance(option, Claim)}


def others(options: Iterable[Action]) -> list[Action]:
    """Return what may be done by ``options`` beside what nobody is waited for: claiming, showing cards."""
    return [option for option in options if not option.declared.unasked]
