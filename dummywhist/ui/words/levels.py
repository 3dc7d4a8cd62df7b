"""What are the levels of the computers called? Everything that names a level or offers one asks here."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from dummywhist.engine.messages import message
from dummywhist.engine.record.people import KINDS, OTHER, PERSON
from dummywhist.others import Other
from dummywhist.ui.preferences import Preferences
from dummywhist.ui.tongues import mark, say, tr

COMPUTERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "beginner": mark("Computer, gentle"),
        "steady": mark("Computer, steady"),
        "strong": mark("Computer, strong"),
        "master": mark("Computer, master"),
    }
)
STORIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "beginner": mark("Gentle plays as people do who have just learnt: it errs where they err, and forgets cards."),
        "steady": mark("Steady plays as people do who know the whist books, and counts the last cards."),
        "strong": mark("Strong looks into likely layouts of the hidden cards before each card."),
        "master": mark("Master looks into more layouts and reads more from the cards played; it thinks longest."),
    }
)
"""What each level is, in one sentence."""
LEVELS: Final = tuple(kind for kind in KINDS if kind in Preferences.level.choices)
"""The levels that people choose among, the gentlest first."""
FAST: Final = ("strong", "master")
"""Levels that look into worlds, which takes the fast solver."""


def kind_words(kind: str) -> str:
    """Return ``Person here``, ``Computer, strong``, or the name in plain letters of a player of another maker."""
    if kind == PERSON:
        return tr("Person here")
    return tr(COMPUTERS[kind]) if kind in COMPUTERS else kind.removeprefix(OTHER)


def no_solver() -> str:
    """Return what is lost where the fast solver was not built, and how to have it."""
    return say(message("note.no_solver"))


def level_stories(kinds: Iterable[str] = LEVELS) -> str:
    """Return what the levels among ``kinds`` are, a sentence for each, the gentlest first."""
    wanted = set(kinds)
    return " ".join(tr(STORIES[kind]) for kind in STORIES if kind in wanted)


def kinds(others: Iterable[Other] = (), now: str = PERSON) -> tuple[tuple[str, str], ...]:
    """Return who can sit on a seat, with what each is called: also who sits there ``now`` and is known no more."""
    known = {**{kind: kind_words(kind) for kind in (PERSON, *LEVELS)}, **{other.kind: other.name for other in others}}
    return tuple({**known, **({} if now in known else {now: kind_words(now)})}.items())
