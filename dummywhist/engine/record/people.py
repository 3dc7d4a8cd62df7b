"""Who can sit at a table? A person, or a computer of a level or of another maker, under a name."""

import re
from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.values import NamedTuple

PERSON: Final = "person"
RANDOM: Final = "random"
KINDS: Final = (PERSON, "beginner", "steady", "strong", "master", RANDOM)
"""Who can sit at a table: a person, or a computer of this level; ``RANDOM`` plays any lawful card."""
OTHER: Final = "other-"
"""How the kind of a player of another maker begins; the rest is his name in plain letters."""
OTHERS: Final = re.compile(r"other-[a-z0-9](?:[a-z0-9-]{0,32}[a-z0-9])?", re.ASCII)
NAME_LENGTH: Final = 40


class Person(NamedTuple):
    """Who sits at the table: a name, and `PERSON`, a computer's level, or the kind of a player of another maker."""

    name: str
    kind: str


def checked_person(person: Person) -> Person:
    """Return ``person`` with the spaces of the name put right; Unreadable for an invalid name or kind."""
    name = " ".join(person.name.split())
    if not is_name(name):
        raise Unreadable("unreadable.name", longest=NAME_LENGTH)
    if person.kind not in KINDS and not is_other(person.kind):
        raise Unreadable("unreadable.kind", text=person.kind, kinds=", ".join(KINDS))
    return Person(name, person.kind)


def is_name(name: str) -> bool:
    """Whether somebody at a table may be called so."""
    return bool(name.strip()) and len(name) <= NAME_LENGTH and name.isprintable()


def is_other(kind: str) -> bool:
    """Whether ``kind`` is that of a player of another maker."""
    return OTHERS.fullmatch(kind) is not None
