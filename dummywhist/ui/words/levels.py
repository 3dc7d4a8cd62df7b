"""What are the levels of the computers called? Everything that names a level or offers one asks here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dummywhist.engine.record.log import KINDS, PERSON

LEVEL_WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {"beginner": "Gentle", "steady": "Steady", "strong": "Strong", "master": "Master"}
)
"""The levels that people choose among, the gentlest first."""
LEVELS: Final = tuple(kind for kind in KINDS if kind in LEVEL_WORDS)
FAST: Final = ("strong", "master")
"""Levels that look into worlds, which takes the fast solver."""
SLOW_SOLVER: Final = "Without the fast solver, which is not built here, Strong and Master play as Steady."


def kind_words(kind: str) -> str:
    """Return ``Person here``, or ``Computer, strong``."""
    return "Person here" if kind == PERSON else f"Computer, {LEVEL_WORDS.get(kind, kind).lower()}"


def kinds() -> tuple[tuple[str, str], ...]:
    """Return who can sit on a seat, with what each is called."""
    return tuple((kind, kind_words(kind)) for kind in (PERSON, *LEVELS))
