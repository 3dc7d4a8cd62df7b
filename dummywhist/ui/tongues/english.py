"""How are cards, people and numbers said in English?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dummywhist.engine.messages import NUMBER_WORDS, RANK_WORDS, SEAT_WORDS, SUIT_WORDS
from dummywhist.ui.tongues.grammar import figures, listed
from dummywhist.ui.tongues.kinds import Noun, Person, Who

NOUNS: Final[Mapping[str, str]] = {
    "rubber": "rubber", "game": "game", "part": "part", "trick": "trick", "book": "book", "deal": "deal",
    "hand": "hand", "tournee": "tournée", "session": "session", "tournament": "tournament",
}  # fmt: skip


class English:
    """The grammar of English."""

    def plural(self, number: int) -> int:
        """One is one, all else is more."""
        return 0 if number == 1 else 1

    def card(self, card: int, form: str) -> str:
        """Return "ten of diamonds"."""
        _plain(form)
        if card >= 52:
            return "big joker" if card == 53 else "little joker"
        return f"{RANK_WORDS[card % 13]} of {SUIT_WORDS[card // 13]}s"

    def suit(self, suit: int, form: str) -> str:
        """Return "diamond"."""
        _plain(form)
        return SUIT_WORDS[suit]

    def suits(self, suit: int, form: str) -> str:
        """Return "diamonds"."""
        _plain(form)
        return f"{SUIT_WORDS[suit]}s"

    def rank(self, rank: int, form: str) -> str:
        """Return "ten"."""
        _plain(form)
        return RANK_WORDS[rank]

    def seat(self, seat: int, form: str) -> str:
        """Return "East"."""
        _plain(form)
        return SEAT_WORDS[seat]

    def number(self, number: int, form: str) -> str:
        """Return "no", "one", "fourteen" as 14."""
        _plain(form)
        return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else figures(number)

    def words(self, number: int, form: str) -> str:
        """Return "none", "one"."""
        return "none" if number == 0 else self.number(number, form)

    def who(self, who: Who, form: str) -> str:
        """Return "you", "Edith", "dummy"; as a name "You", "Dummy"."""
        return _person(who.person, form)

    def noun(self, noun: Noun, form: str) -> str:
        """Return "rubber", "rubbers"."""
        word = NOUNS[noun.key]
        return {"": word, "pl": f"{word}s"}[form]

    def person(self, person: Person) -> int:
        """Where only two forms are told, several go with you."""
        return 1 if person.number == 1 else 0

    def gender(self, noun: Noun) -> int:
        """There is one."""
        return 0

    def joined(self, words: Sequence[str]) -> str:
        """Return "Ada, Bess and Cora"."""
        return listed(words, "and")

    def figure(self, number: float, places: int) -> str:
        """Write with a point."""
        return f"{number:.{places}f}"


def _plain(form: str) -> None:
    if form:
        raise KeyError(form)


def _person(person: Person, form: str) -> str:
    if person.kind == "several":
        return English().joined([_person(part, form if place == 0 else "") for place, part in enumerate(person.parts)])
    own = {"you": "you", "dummy": "dummy", "mort": "Mort", "vivant": "Vivant"}
    dummy = "Mort" if person.mort else "dummy"
    if person.kind == "dummy_of":
        owner = person.parts[0]
        said = f"your {dummy}" if owner.kind == "you" else f"{owner.name}’s {dummy}"
    else:
        said = own.get(person.kind, person.name)
    match form:
        case "":
            return said
        case "name":
            return said[:1].upper() + said[1:] if person.kind != "player" else said
        case "whose":
            return "your" if person.kind == "you" else f"{said}’s"
    raise KeyError(form)
