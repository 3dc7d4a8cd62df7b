"""What is said of matches by file?"""

from typing import Final

from dummywhist.engine.rules.toggles.duplicate_whist import SUIT
from dummywhist.ui.tongues import mark, rule_text, tr

TURNED: Final = "turned"
LIMIT: Final = mark(
    "Who has the word can look ahead with a few lines of code, and who copies the data folder first can play a tray "
    "twice and hand in the better play. A file at home can neither stop nor show that: it is a match among friends. "
    "If you play as well, let a friend make the trays."
)
"""What files at home cannot do."""


def trump_words(trump: str) -> str:
    """Return how trumps come about in a match: ``turned``, or the suit that is trumps in all trays."""
    suits = {str(value.name): value.label for value in SUIT.values}
    return tr("Turned for each tray") if trump == TURNED else rule_text(suits[trump])


def trumps() -> list[tuple[str, str]]:
    """Return all ways in which trumps can come about, each with its words."""
    return [(trump, trump_words(trump)) for trump in (TURNED, *(str(value.name) for value in SUIT.values))]


def played_words(played: int, trays: int) -> str:
    """Return how far a match is played: ``4 of 12``, or all trays."""
    return str(trays) if played == trays else tr("{played} of {trays}", played=played, trays=trays)
