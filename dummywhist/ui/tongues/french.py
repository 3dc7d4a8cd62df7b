"""How are cards, people and numbers said in French?

Forms: ``le`` with its article, ``du`` and ``au`` with de and à, ``un``; of somebody also ``moi`` after a preposition
and ``name`` as on a plate; ``devant`` and
``derriere`` the verb stand whom something is given to: "vous ", or " à Edith".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dummywhist.ui.tongues.grammar import figures, listed, with_comma
from dummywhist.ui.tongues.kinds import Noun, Person, Who

RANKS: Final = ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi", "as")
SUITS: Final = ("pique", "cœur", "carreau", "trèfle")
SEATS: Final = ("Nord", "Est", "Sud", "Ouest")
QUEEN: Final = 10
NOUNS: Final[Mapping[str, tuple[str, str]]] = {
    "rubber": ("m", "robre"), "game": ("f", "partie"), "part": ("f", "manche"), "trick": ("f", "levée"),
    "book": ("f", "levée"), "deal": ("f", "donne"),
    "hand": ("f", "main"), "tournee": ("f", "tournée"), "session": ("f", "séance"), "tournament": ("m", "tournoi"),
}  # fmt: skip
"""Gender and word."""
OWN: Final = {"dummy": "mort", "mort": "mort", "vivant": "vivant"}
SOUNDS: Final = "aàâeéèêiîoôuhAÀÂEÉÈÊIÎOÔUH"
"""Letters before which an article loses its vowel; names with h are taken to have a mute one."""
YOU: Final[Mapping[str, str]] = {
    "": "vous", "name": "Vous", "le": "vous", "moi": "vous", "du": "de vous", "au": "à vous", "devant": "vous ",
    "derriere": "",
}  # fmt: skip
ROLES: Final[Mapping[str, str]] = {"le": "le {}", "du": "du {}", "au": "au {}", "un": "un {}", "moi": "le {}"}


class French:
    """The grammar of French."""

    def plural(self, number: int) -> int:
        """Nought and one are one."""
        return 0 if abs(number) < 2 else 1

    def card(self, card: int, form: str) -> str:
        """Return "dix de carreau"; with ``le``: "le dix de carreau", "l’as de pique"."""
        if card >= 52:
            return _with("grand joker" if card == 53 else "petit joker", form)
        return f"{self.rank(card % 13, form)} de {SUITS[card // 13]}"

    def suit(self, suit: int, form: str) -> str:
        """Return "carreau"."""
        return _with(SUITS[suit], form)

    def suits(self, suit: int, form: str) -> str:
        """Return "carreau": a suit has no plural here."""
        return _with(SUITS[suit], form)

    def rank(self, rank: int, form: str) -> str:
        """Return "dix"; with ``le``: "la dame"."""
        return _with(RANKS[rank], form, feminine=rank == QUEEN)

    def seat(self, seat: int, form: str) -> str:
        """Return "Est"."""
        return _with(SEATS[seat], form, named=True)

    def number(self, number: int, form: str) -> str:
        """Return figures, which are read as words of either gender."""
        return figures(number)

    def words(self, number: int, form: str) -> str:
        """Return figures."""
        return self.number(number, form)

    def who(self, who: Who, form: str) -> str:
        """Return "vous", "Edith", "le mort"; as a name "Vous", "Mort"."""
        return _person(who.person, form)

    def noun(self, noun: Noun, form: str) -> str:
        """Return "robre", "le robre", "robres", "ce robre"."""
        gender, word = NOUNS[noun.key]
        feminine = gender == "f"
        match form:
            case "pl":
                return f"{word}s"
            case "ce":
                return f"{'cette' if feminine else 'ce'} {word}"
        return _with(word, form, feminine=feminine)

    def person(self, person: Person) -> int:
        """You, one and several each have a form."""
        return person.number

    def gender(self, noun: Noun) -> int:
        """Masculine, then feminine."""
        return int(NOUNS[noun.key][0] == "f")

    def joined(self, words: Sequence[str]) -> str:
        """Return "Ada, Bess et Cora"."""
        return listed(words, "et")

    def figure(self, number: float, places: int) -> str:
        """Write with a comma."""
        return with_comma(number, places)


def _with(word: str, form: str, *, feminine: bool = False, named: bool = False) -> str:
    """Return ``word`` with its article; a name has none."""
    vowel = word[:1] in SOUNDS and word not in ("huit",)
    if named:
        return {"": word, "le": word, "moi": word, "du": f"d’{word}" if vowel else f"de {word}", "au": f"à {word}"}[
            form
        ]
    if form == "":
        return word
    if form == "un":
        return f"{'une' if feminine else 'un'} {word}"
    if vowel:
        return {"le": f"l’{word}", "du": f"de l’{word}", "au": f"à l’{word}"}[form]
    if feminine:
        return {"le": f"la {word}", "du": f"de la {word}", "au": f"à la {word}"}[form]
    return {"le": f"le {word}", "du": f"du {word}", "au": f"au {word}"}[form]


def _person(person: Person, form: str) -> str:
    if person.kind != "you" and form == "devant":
        return ""
    if person.kind != "you" and form == "derriere":
        return f" {_person(person, 'au')}"
    match person.kind:
        case "several":
            first = [_person(part, form if place == 0 else {"name": ""}.get(form, form))
                     for place, part in enumerate(person.parts)]  # fmt: skip
            return French().joined(first)
        case "you":
            return YOU[form]
        case "player":
            return person.name if form == "name" else _with(person.name, form, named=True)
        case "dummy_of":
            return _dummy_of(person.parts[0], form)
    word = OWN[person.kind]
    return word.capitalize() if form == "name" else ROLES[form or "le"].format(word)


def _dummy_of(owner: Person, form: str) -> str:
    if owner.kind == "you":
        return {"name": "Votre mort", "": "votre mort", "le": "votre mort", "moi": "votre mort",
                "du": "de votre mort", "au": "à votre mort"}[form]  # fmt: skip
    whose = _with(owner.name, "du", named=True)
    return f"Mort {whose}" if form == "name" else f"{ROLES[form or 'le'].format('mort')} {whose}"
