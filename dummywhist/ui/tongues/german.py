"""How are cards, people and numbers said in German?

Forms: ``nom``, ``akk``, ``dat``, ``gen`` with the article; of a noun also ``pl``, ``dieser``, ``diesen``, ``diesem``;
of somebody ``whose`` before what is his ("Ihr", "Ediths") and ``name`` as on a plate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dummywhist.ui.tongues.grammar import figures, listed, with_comma
from dummywhist.ui.tongues.kinds import Noun, Person, Who

RANKS: Final = (
    "Zwei",
    "Drei",
    "Vier",
    "Fünf",
    "Sechs",
    "Sieben",
    "Acht",
    "Neun",
    "Zehn",
    "Bube",
    "Dame",
    "König",
    "Ass",
)
GENDERS: Final = "fffffffffmfmn"
SUITS: Final = ("Pik", "Herz", "Karo", "Kreuz")
SEATS: Final = ("Nord", "Ost", "Süd", "West")
JACK: Final = 9
ARTICLES: Final[Mapping[str, Mapping[str, str]]] = {
    "m": {"nom": "der", "akk": "den", "dat": "dem", "gen": "des"},
    "f": {"nom": "die", "akk": "die", "dat": "der", "gen": "der"},
    "n": {"nom": "das", "akk": "das", "dat": "dem", "gen": "des"},
}
NOUNS: Final[Mapping[str, tuple[str, str, str]]] = {
    "rubber": ("m", "Robber", "Robber"), "game": ("f", "Partie", "Partien"), "part": ("f", "Runde", "Runden"),
    "trick": ("m", "Stich", "Stiche"), "book": ("m", "Stich", "Stiche"), "deal": ("n", "Spiel", "Spiele"),
    "hand": ("n", "Blatt", "Blätter"), "tournee": ("f", "Tournee", "Tourneen"),
    "session": ("f", "Sitzung", "Sitzungen"), "tournament": ("n", "Turnier", "Turniere"),
}  # fmt: skip
"""Gender, word, plural."""
OWN: Final = {"dummy": "Strohmann", "mort": "Mort", "vivant": "Vivant"}
YOU: Final = {"": "Sie", "name": "Sie", "nom": "Sie", "akk": "Sie", "dat": "Ihnen", "whose": "Ihr"}
DUMMY_OF_YOU: Final = {
    "": "Ihr {}", "name": "Ihr {}", "nom": "Ihr {}", "akk": "Ihren {}", "dat": "Ihrem {}", "gen": "Ihres {}s",
    "whose": "Ihres {}s",
}  # fmt: skip


class German:
    """The grammar of German."""

    def plural(self, number: int) -> int:
        """One is one, all else is more."""
        return 0 if number == 1 else 1

    def card(self, card: int, form: str) -> str:
        """Return "Karo-Zehn"; in a case "die Karo-Zehn", "dem Karo-Buben"."""
        if card >= 52:
            end = "e" if form in ("", "nom") else "en"
            size = ("groß" if card == 53 else "klein") + ("er" if form == "" else end)
            return _cased(f"{size.capitalize() if form == '' else size} Joker", "m", form)
        rank = card % 13
        return _cased(f"{SUITS[card // 13]}-{_weak(rank, form)}", GENDERS[rank], form)

    def suit(self, suit: int, form: str) -> str:
        """Return "Karo"."""
        return _cased(SUITS[suit], "n", form)

    def suits(self, suit: int, form: str) -> str:
        """Return "Karo"."""
        return _cased(SUITS[suit], "n", form)

    def rank(self, rank: int, form: str) -> str:
        """Return "Zehn"; in a case "die Zehn"."""
        return _cased(_weak(rank, form), GENDERS[rank], form)

    def seat(self, seat: int, form: str) -> str:
        """Return "Ost"."""
        return f"{SEATS[seat]}s" if form in ("gen", "whose") else SEATS[seat]

    def number(self, number: int, form: str) -> str:
        """Return figures, which stand in every case."""
        return figures(number)

    def words(self, number: int, form: str) -> str:
        """Return figures."""
        return self.number(number, form)

    def who(self, who: Who, form: str) -> str:
        """Return "Sie", "Edith", "der Strohmann"; as a name "Strohmann"."""
        return _person(who.person, form)

    def noun(self, noun: Noun, form: str) -> str:
        """Return "Robber", "der Robber", "die Robber" as ``pl`` without the article."""
        gender, word, more = NOUNS[noun.key]
        endings = {"dieser": "nom", "diesen": "akk", "diesem": "dat"}
        if form == "pl":
            return more
        if form in endings:
            this = {"m": ("dieser", "diesen", "diesem"), "f": ("diese", "diese", "dieser"),
                    "n": ("dieses", "dieses", "diesem")}[gender]  # fmt: skip
            return f"{this[list(endings).index(form)]} {word}"
        return _cased(f"{word}s" if form == "gen" and gender != "f" else word, gender, form)

    def person(self, person: Person) -> int:
        """Several go with you, for the polite form is a plural."""
        return 1 if person.number == 1 else 0

    def gender(self, noun: Noun) -> int:
        """Masculine, feminine, neuter."""
        return "mfn".index(NOUNS[noun.key][0])

    def joined(self, words: Sequence[str]) -> str:
        """Return "Ada, Bess und Cora"."""
        return listed(words, "und")

    def figure(self, number: float, places: int) -> str:
        """Write with a comma."""
        return with_comma(number, places)


def _weak(rank: int, form: str) -> str:
    """The jack has an ending of his own; the genitive has one."""
    if rank == JACK and form in ("akk", "dat", "gen"):
        return "Buben"
    if form == "gen" and GENDERS[rank] != "f":
        return {11: "Königs", 12: "Asses"}[rank]
    return RANKS[rank]


def _cased(word: str, gender: str, form: str) -> str:
    return word if form == "" else f"{ARTICLES[gender][form]} {word}"


def _genitive(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in ("s", "x", "z", "ß") else f"{name}s"


def _person(person: Person, form: str) -> str:
    match person.kind:
        case "several":
            return German().joined([_person(part, form) for part in person.parts])
        case "you":
            return YOU[form]
        case "player":
            if form in ("gen", "whose"):
                return _genitive(person.name)
            return {key: person.name for key in ("", "name", "nom", "akk", "dat")}[form]
        case "dummy_of":
            word = "Mort" if person.mort else "Strohmann"
            owner = person.parts[0]
            if owner.kind == "you":
                ending = "Strohmanne" if form == "gen" and not person.mort else word
                return DUMMY_OF_YOU[form].format(ending)
            whose = _genitive(owner.name)
            return f"{whose} {word}s" if form in ("gen", "whose") else f"{whose} {word}"
    word = OWN[person.kind]
    if form == "name":
        return word
    if form in ("gen", "whose"):
        return f"des {word}s"
    return f"{ARTICLES['m'][form or 'nom']} {word}"
