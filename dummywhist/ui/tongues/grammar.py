"""What must a language know to word a sentence? Its names for cards and people, its plurals, its numbers.

Each language answers in a module of its own (`english`, `french`, `german`). A template says how an argument is worded:

- ``{card:card}``, ``{suit:suits}``, ``{suit:suit}``, ``{rank:rank}``, ``{seat:seat}``, ``{n:number}``, ``{n:words}``;
  after a dot stands a form that only this language has: ``{card:card.le}``, ``{card:card.dat}``;
- somebody at the table (`Who`) or a word of the game (`Noun`) takes such a form alone: ``{name:du}``, ``{unit:pl}``;
- ``{n:trick|tricks}`` chooses: by number; of a `Who` you, one, or several; of a `Noun` by gender; of a truth yes or no;
- ``^`` at the end begins a sentence: ``{name:le^}``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from dummywhist.ui.tongues.kinds import Noun, Person, Who


def figures(number: int) -> str:
    """Write a whole number, with a proper minus."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def listed(words: Sequence[str], last: str) -> str:
    """Return "Ada, Bess and Cora", with the word before the ``last``."""
    return "".join(words) if len(words) < 2 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def with_comma(number: float, places: int) -> str:
    """Write a broken number as on the continent."""
    return f"{number:.{places}f}".replace(".", ",")


class Grammar(Protocol):
    """A language. Every method raises KeyError for a form that the language does not have."""

    def __hash__(self) -> int:
        """Return the same for the same language: what it has worded may be kept by it."""

    def plural(self, number: int) -> int:
        """Return which of the forms ``one|more`` goes with ``number``."""

    def card(self, card: int, form: str) -> str:
        """Name a card of 0..53."""

    def suit(self, suit: int, form: str) -> str:
        """Name a suit of 0..3 as of one card: "spade"."""

    def suits(self, suit: int, form: str) -> str:
        """Name a suit of 0..3 as a whole: "spades"."""

    def rank(self, rank: int, form: str) -> str:
        """Name a rank of 0..12."""

    def seat(self, seat: int, form: str) -> str:
        """Name a seat of 0..3, N E S W."""

    def number(self, number: int, form: str) -> str:
        """Say a number with what it counts: "no", "one", "14"."""

    def words(self, number: int, form: str) -> str:
        """Say a number alone: "none", "one", "14"."""

    def who(self, who: Who, form: str) -> str:
        """Say somebody at the table; the form "" as the subject inside a sentence, "name" as on a plate."""

    def noun(self, noun: Noun, form: str) -> str:
        """Say a word of the game; the form "" alone and singular, "pl" plural."""

    def person(self, person: Person) -> int:
        """Return which of the forms of a choice goes with somebody at the table."""

    def gender(self, noun: Noun) -> int:
        """Return which of the forms of a choice goes with ``noun``."""

    def joined(self, words: Sequence[str]) -> str:
        """Join words: one, two and three."""

    def figure(self, number: float, places: int) -> str:
        """Write a broken number."""
