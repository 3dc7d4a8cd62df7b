"""What does it prove that somebody did not follow suit? That follows from what the rules prevent."""

from dummywhist.engine.rules.parts import Follow, Rules
from dummywhist.engine.values import Enum


class Proof(Enum):
    """What is known of a hand that did not follow suit.

    ``VOID``: it has none of the suit. ``LIKELIHOOD``: it is likely to have none, for a card that does not follow can be
    played, and is penalised when it is found out (W-REV).
    """

    VOID = "void"
    LIKELIHOOD = "likelihood"


def renounce_proves(rules: Rules) -> Proof:
    """Return what a renounce proves under ``rules`` (W-PLAY-2)."""
    return Proof.VOID if rules.trick.follow is Follow.PREVENT else Proof.LIKELIHOOD
