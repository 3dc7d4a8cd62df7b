"""What are the levels of the computers called? Everything that names a level or offers one asks here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dummywhist.engine.record.people import KINDS, PERSON
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.tongues import mark, tr

COMPUTERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "beginner": mark("Computer, gentle"),
        "steady": mark("Computer, steady"),
        "strong": mark("Computer, strong"),
        "master": mark("Computer, master"),
    }
)
LEVELS: Final = tuple(kind for kind in KINDS if kind in Preferences.level.choices)
"""The levels that people choose among, the gentlest first."""
FAST: Final = ("strong", "master")
"""Levels that look into worlds, which takes the fast solver."""
SLOW_SOLVER: Final = mark("Without the fast solver, which is not built here, Strong and Master play as Steady.")


def kind_words(kind: str) -> str:
    """Return ``Person here``, or ``Computer, strong``."""
    return tr("Person here") if kind == PERSON else tr(COMPUTERS[kind]) if kind in COMPUTERS else kind


def kinds() -> tuple[tuple[str, str], ...]:
    """Return who can sit on a seat, with what each is called."""
    return tuple((kind, kind_words(kind)) for kind in (PERSON, *LEVELS))
