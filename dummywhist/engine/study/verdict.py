"""Was a card good? Two losses, with all hands seen and on what could be known, make one word."""

from typing import Final

from dummywhist.engine.values import Enum

MISTAKE: Final = 0.50
"""Tricks lost on what could be known from which a card is a mistake."""
WORTHLESS: Final = 0.02
"""Points: a card that costs no more is worth nothing at this score."""


class Verdict(Enum):
    """What is said of a card."""

    ONLY = "only card"
    BEST = "best"
    AS_GOOD = "as good"
    UNLUCKY = "unlucky, well played"
    LUCKY = "lucky"
    SLIP = "slip"
    MISTAKE = "mistake"


def verdict_of(seen: int, known: float, tolerance: float) -> Verdict:
    """Return the verdict on a card that had a choice, by tricks lost with all hands ``seen``, and on what was ``known``
    with its ``tolerance``.
    """
    if not seen:
        if known > tolerance:
            return Verdict.LUCKY
        return Verdict.AS_GOOD if known > 0 else Verdict.BEST
    if known <= tolerance:
        return Verdict.UNLUCKY
    return Verdict.SLIP if known < MISTAKE else Verdict.MISTAKE
