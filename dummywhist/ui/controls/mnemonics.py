"""Which letter opens a menu, or an entry of one? One for each, in whatever language, no two alike."""

from collections.abc import Collection, Sequence
from functools import lru_cache


def letters(texts: Sequence[str], taken: Collection[str] = ()) -> tuple[str, ...]:
    """Return a letter of each text, in lower case, no two alike and none that is ``taken``; "" where none is left.

    The first letter of a word is better than one within. As many texts as can have a letter get one.
    """
    return _letters(tuple(texts), frozenset(taken))


@lru_cache(maxsize=64)  # the menus of a language or two: they are lettered again at every change of their words
def _letters(texts: tuple[str, ...], taken: frozenset[str]) -> tuple[str, ...]:
    free = [[letter for letter in _plain(text) if letter not in taken] for text in texts]
    initials = [_initials(text) for text in texts]
    first = [[letter for letter in options if letter in begins] for options, begins in zip(free, initials, strict=True)]
    owner: dict[str, int] = {}
    for choices in (first, free):
        for number in range(len(texts)):
            if number not in owner.values():
                _give(number, choices, owner, set())
    found = {number: letter for letter, number in owner.items()}
    return tuple(found.get(number, "") for number in range(len(texts)))


def marked(text: str, letter: str) -> str:
    """Return a text as menus want it: an ampersand before the letter, at the beginning of a word if there is one."""
    places = [at for at, each in enumerate(text) if each.lower() == letter]
    at = next((at for at in places if at == 0 or not text[at - 1].isalnum()), places[0] if places else -1)
    if not letter or at < 0:
        return text.replace("&", "&&")
    return f"{text[:at].replace('&', '&&')}&{text[at:].replace('&', '&&')}"


def lettered(texts: Sequence[str], taken: Collection[str] = ()) -> tuple[str, ...]:
    """Return the texts of one menu, each with its letter marked."""
    return tuple(marked(text, letter) for text, letter in zip(texts, letters(texts, taken), strict=True))


def unmarked(text: str) -> str:
    """Return a text as people read it, without the ampersand of its letter; a doubled one is one that is meant."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def letter_of(text: str) -> str:
    """Return the letter that is marked in a text, in lower case, or ""."""
    at = text.replace("&&", "  ").find("&")
    return text[at + 1].lower() if 0 <= at < len(text) - 1 else ""


def _plain(text: str) -> str:
    """Return the letters that every keyboard of the language has, initials first, each once."""
    kept = [*_initials(text), *(each for each in text.lower() if each.isascii() and each.isalpha())]
    return "".join(dict.fromkeys(kept))


def _initials(text: str) -> str:
    return "".join(word[0] for word in text.lower().split() if word[0].isascii() and word[0].isalpha())


def _give(number: int, choices: Sequence[Sequence[str]], owner: dict[str, int], asked: set[str]) -> bool:
    """Give one of its letters to a text; whoever has it takes another one, if there is one for him."""
    for letter in choices[number]:
        if letter not in owner:
            owner[letter] = number
            return True
    for letter in choices[number]:
        if letter not in asked:
            asked.add(letter)
            if _give(owner[letter], choices, owner, asked):
                owner[letter] = number
                return True
    return False
