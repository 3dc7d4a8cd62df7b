"""Who can sit at a table? A person, or a computer of a level, under a name."""

from typing import Final, NamedTuple

from dummywhist.engine.errors import Unreadable

PERSON: Final = "person"
RANDOM: Final = "random"
KINDS: Final = (PERSON, "beginner", "steady", "strong", "master", RANDOM)
"""Who can sit at a table: a person, or a computer of this level; ``RANDOM`` plays any lawful card."""
NAME_LENGTH: Final = 40


class Person(NamedTuple):
    """Who sits at the table: a name, and `PERSON` or the level of a computer."""

    name: str
    kind: str


def checked_person(person: Person) -> Person:
    """Return ``person`` with the spaces of the name put right; Unreadable for an invalid name or kind."""
    name = " ".join(person.name.split())
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise Unreadable("unreadable.name", longest=NAME_LENGTH)
    if person.kind not in KINDS:
        raise Unreadable("unreadable.kind", text=person.kind, kinds=", ".join(KINDS))
    return Person(name, person.kind)
