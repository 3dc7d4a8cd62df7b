"""How is somebody at the table named, and a word of the game? In the language spoken now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from dummywhist.ui.tongues.grammar import Grammar
from dummywhist.ui.tongues.kinds import Noun, NounKey, Person, Who
from dummywhist.ui.tongues.speech import grammar

__all__ = [
    "Noun",
    "Who",
    "capital",
    "dummy",
    "dummy_of",
    "heading",
    "is_you",
    "mid",
    "noun",
    "player",
    "together",
    "you",
]


def made(person: Person, *, name: bool = False) -> Who:
    """Return who is meant; ``name``: as on a plate or at the beginning of a line."""
    return _made(grammar(), person, name)


@lru_cache(maxsize=256)
def _made(language: Grammar, person: Person, name: bool) -> Who:
    return Who(language.who(Who("", person), "name" if name else ""), person)


def you(*, name: bool = False) -> Who:
    """Return the only person at the table: "you", "You"."""
    return made(Person("you"), name=name)


def player(words: str) -> Who:
    """Return a player by his name."""
    return made(Person("player", str(words)))


def dummy(mort: bool = False, *, name: bool = False) -> Who:
    """Return the dummy, which is called Mort in some games."""
    return made(Person("mort" if mort else "dummy"), name=name)


def dummy_of(owner: Who, mort: bool = False, *, name: bool = False) -> Who:
    """Return whose dummy it is, where there are two."""
    return made(Person("dummy_of", parts=(owner.person,), mort=mort), name=name)


def together(members: Iterable[str], *, name: bool = False) -> Who:
    """Return several as one: "you and Max"; a plain word is taken for a player's name."""
    people = tuple(one.person if isinstance(one, Who) else Person("player", one) for one in members)
    return made(people[0] if len(people) == 1 else Person("several", parts=people), name=name)


def noun(key: NounKey) -> Noun:
    """Return a word of the game."""
    return Noun(grammar().noun(Noun("", key), ""), key)


def capital(words: str) -> str:
    """Begin a sentence; somebody stays somebody."""
    said = words[:1].upper() + words[1:]
    return Who(said, words.person) if isinstance(words, Who) else said


def mid(words: str) -> str:
    """Return somebody as inside a sentence: "You" becomes "you"; a plain word stays."""
    return made(words.person) if isinstance(words, Who) else words


def heading(words: str) -> str:
    """Return somebody as at the beginning of a line: "you" becomes "You"; a plain word stays."""
    return made(words.person, name=True) if isinstance(words, Who) else words


def is_you(words: str) -> bool:
    """Whether the only person at the table is meant, alone."""
    return isinstance(words, Who) and words.person.kind == "you"
