"""What is an argument that has a grammar? Somebody at the table, or a word of the game."""

from __future__ import annotations

from typing import Literal

from dummywhist.engine.values import dataclass

WhoKind = Literal["you", "player", "dummy", "mort", "vivant", "dummy_of", "several"]
NounKey = Literal["rubber", "game", "part", "trick", "book", "deal", "hand", "tournee", "session", "tournament"]


@dataclass(frozen=True, slots=True)
class Person:
    """Who is meant: ``name`` of a player, ``parts`` of several, of whose dummy it is the owner."""

    kind: WhoKind
    name: str = ""
    parts: tuple[Person, ...] = ()
    mort: bool = False

    @property
    def with_you(self) -> bool:
        """Whether the only person at the table is meant, or is among those who are."""
        return self.kind == "you" or (self.kind == "several" and any(part.with_you for part in self.parts))

    @property
    def number(self) -> int:
        """Which of ``you|one|several`` goes with it."""
        return 0 if self.with_you else 2 if self.kind == "several" else 1


class Who(str):
    """Somebody at the table, written in the language spoken when it was made; a sentence may ask for another form."""

    __slots__ = ("person",)

    person: Person

    def __new__(cls, words: str, person: Person) -> Who:
        """Make it of what it reads and of who is meant."""
        made = super().__new__(cls, words)
        made.person = person
        return made

    def __getnewargs__(self) -> tuple[str, Person]:  # type: ignore[override]
        return str(self), self.person


class Noun(str):
    """A word of the game, like rubber or trick, written in the language spoken when it was made."""

    __slots__ = ("key",)

    key: NounKey

    def __new__(cls, words: str, key: NounKey) -> Noun:
        """Make it of what it reads and of its key."""
        made = super().__new__(cls, words)
        made.key = key
        return made

    def __getnewargs__(self) -> tuple[str, NounKey]:  # type: ignore[override]
        return str(self), self.key
