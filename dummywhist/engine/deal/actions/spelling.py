"""How are the parts of an action spelled? After its word, with single spaces."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dummywhist.engine.cards.notation import card_text, read_card, read_suit, suit_text
from dummywhist.engine.cards.seat import read_seat, seat_text
from dummywhist.engine.values import NamedTuple


class MisspelledError(ValueError):
    """What was read is not so spelled."""


class Spelling(NamedTuple):
    """``write`` spells the parts, given in their order; ``read`` reads them, or raises Misspelled or Unreadable."""

    write: Callable[..., str]
    read: Callable[[str], tuple[Any, ...]]


class Word(NamedTuple):
    """The spelling of one part in one word."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _nothing(text: str) -> tuple[Any, ...]:
    if text:
        raise MisspelledError(text)
    return ()


def _suit(text: str) -> Any:
    found = read_suit(text)
    if found is None:
        raise MisspelledError(text)
    return found


PLAIN: Final = Spelling(lambda: "", _nothing)
"""The word says all."""
CARD: Final = Word(card_text, read_card)
SEAT: Final = Word(seat_text, read_seat)
SUIT: Final = Word(suit_text, _suit)


def one_of(*known: str) -> Word:
    """Return the spelling of one of these words, which stands for itself."""
    return choice(dict(zip(known, known, strict=True)))


def choice(known: dict[str, Any]) -> Word:
    """Return the spelling of one of these values by its word; any other is spelled, but not read."""
    spelled = {value: word for word, value in known.items()}

    def read(text: str) -> Any:
        if text not in known:
            raise MisspelledError(text)
        return known[text]

    return Word(lambda value: spelled.get(value, str(value)), read)


def numbers(lowest: int, highest: int) -> Word:
    """Return the spelling of a whole number."""
    return choice({str(number): number for number in range(lowest, highest + 1)})


def words(*parts: Word) -> Spelling:
    """Return the spelling of as many parts, a word each."""

    def write(*values: Any) -> str:
        return " ".join(part.write(value) for part, value in zip(parts, values, strict=True))

    def read(text: str) -> tuple[Any, ...]:
        found = text.split(" ", len(parts) - 1)
        if len(found) != len(parts):
            raise MisspelledError(text)
        return tuple(part.read(word) for part, word in zip(parts, found, strict=True))

    return Spelling(write, read)


def several(part: Word, *, twice: bool = True) -> Spelling:
    """Return the spelling of one part that is a row of words; ``twice``: the same may stand there again."""

    def write(values: Sequence[Any]) -> str:
        return " ".join(part.write(value) for value in values)

    def read(text: str) -> tuple[Any, ...]:
        found = tuple(part.read(word) for word in text.split(" "))
        if not twice and len(set(found)) != len(found):
            raise MisspelledError(text)
        return (found,)

    return Spelling(write, read)
