"""Before a deal that is proved to be fair: its secret, its seal, and what people give to it."""

import re
from typing import Final

from dummywhist.engine.cards.seal import CUTS, HEX, START, Share
from dummywhist.engine.deal.actions.action import Action, Doer, SessionAction, declare
from dummywhist.engine.deal.actions.spelling import MisspelledError, Spelling
from dummywhist.engine.deal.visibility import Nobody, Public
from dummywhist.engine.values import dataclass

SHARE: Final = re.compile(r'([1-6]) cut ([0-9]|[1-4][0-9]|5[01]) words "(.*)"', re.ASCII | re.DOTALL)
SEALING: Final = frozenset(("secret", "seal", "share"))
"""What is done between the cut of a deal and its cards, by the words of the actions."""


def _read_secret(text: str) -> tuple[str]:
    if HEX.fullmatch(text) is None:
        raise MisspelledError(text)
    return (text,)


def _read_seal(text: str) -> tuple[str, str]:
    seal, _, after = text.partition(" after ")
    if HEX.fullmatch(seal) is None or (after != START and HEX.fullmatch(after) is None):
        raise MisspelledError(text)
    return seal, after


def _read_share(text: str) -> tuple[int, int, str]:
    found = SHARE.fullmatch(text)
    if found is None:
        raise MisspelledError(text)
    return int(found[1]), int(found[2]), found[3]


@declare(
    "secret", "secret ceae2db598a2fa0fda6ff318adb65f2e21650dd4a2c06a094dfcad4368eabc3f", doer=Doer.CHANCE,
    who="`chance`", spelling=Spelling(lambda secret: secret, _read_secret),
)  # fmt: skip
@dataclass(frozen=True, slots=True)
class MakeSecret(SessionAction):
    """The secret of the next deal, 32 bytes from the system's random source, where the table proves its deals.

    It stands before the seal, so that no seal is ever without it; nobody is shown it before the deal is over.
    """

    secret: Nobody[str]


@declare(
    "seal", "seal fb114688c0a1137e506cb42110b37eb899191726ec88e28efa2ec2d67d224e46 after start", doer=Doer.CHANCE,
    who="`chance`", spelling=Spelling(lambda seal, after: f"{seal} after {after}", _read_seal),
)  # fmt: skip
@dataclass(frozen=True, slots=True)
class SealDeal(SessionAction):
    """The next deal is sealed, after what was mixed for the deal sealed before it, or at the `start` of a sitting."""

    seal: Public[str]
    after: Public[str]


@declare(
    "share", 'share 1 cut 23 words "blue kettle 4417"', doer=Doer.TABLE, who="a player, or `table`",
    spelling=Spelling(lambda entrant, cut, words: f'{entrant} cut {cut} words "{words}"', _read_share),
)  # fmt: skip
@dataclass(frozen=True, slots=True)
class GiveShare(SessionAction):
    """An entrant gives a share to the sealed deal: cards in the left packet, 1 to 51 (0: no cut), and words.

    Words are at most 200 Latin letters, digits and signs, with single spaces. Who gives neither has no line. The order
    of the lines is that in which they were given.
    """

    entrant: Public[int]
    cut: Public[int]
    words: Public[str]

    @property
    def share(self) -> Share:
        """What is given."""
        return Share(self.entrant, self.cut, self.words)

    @property
    def empty(self) -> bool:
        """Whether neither a cut nor words are given."""
        return not (0 < self.cut <= CUTS or self.words.strip())


def sealing(action: Action) -> bool:
    """Whether ``action`` belongs to the sealing of a deal."""
    return action.word in SEALING
