"""Which pack does a deal number stand for? The same one for ever, on every machine.

The stream is SHA-256 in counter mode: block i is the digest of the ASCII text ``dummywhist pack 1:NUMBER:i`` with the
number and i in decimal; each block gives four unsigned 64-bit big-endian words, in order. `below(n)` takes the next
word w and, unless w is under the largest multiple of n that fits in 64 bits, throws it away and takes another; the
answer is w mod n. The pack starts as S2 … SA H2 … HA D2 … DA C2 … CA and is shuffled by Fisher-Yates from the last
place down to the second: place k changes with place below(k + 1). Pack place 0 is the first card dealt. The number is
from 0 up to 2^64 - 1; `engine/cards/deal_name.py` says how chance gives one, and how it is called.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from itertools import chain, count
from struct import Struct
from typing import Final

from dummywhist.engine.cards.card import PACK, Card
from dummywhist.engine.errors import Unreadable

NUMBERS: Final = 1 << 64
FOUR_WORDS: Final = Struct(">4Q")


def number_text(number: int) -> str:
    """Spell a deal number for people, grouped by three with spaces."""
    return f"{number:,}".replace(",", " ")


def read_number(text: str) -> int:
    """Read a deal number, with or without groups; Unreadable if it is none or too large."""
    digits = text.replace(" ", "").replace("\u202f", "").replace("\u00a0", "")
    if digits.isascii() and digits.isdigit():
        significant = digits.lstrip("0") or "0"
        # Judged by length first: int() itself refuses texts of thousands of digits.
        if len(significant) <= 20 and int(significant) < NUMBERS:
            return int(significant)
    raise Unreadable("unreadable.number", text=text)


def words(number: int) -> Iterator[int]:
    """Return the 64-bit words of the stream of ``number``."""
    return chain.from_iterable(_fours(number))


def _fours(number: int) -> Iterator[tuple[int, ...]]:
    begun = hashlib.sha256(b"dummywhist pack 1:%d:" % number)
    for counter in count():
        block = begun.copy()
        block.update(b"%d" % counter)
        yield FOUR_WORDS.unpack(block.digest())


@cache
def _spans(cards: int) -> tuple[tuple[int, int, int], ...]:
    """Return each place from the last down to the second, how many it may change with, what a word must be under."""
    return tuple((span - 1, span, NUMBERS - NUMBERS % span) for span in range(cards, 1, -1))


def shuffled(number: int, pack: tuple[Card, ...] = PACK) -> tuple[Card, ...]:
    """Return ``pack`` in the order of deal ``number``, first card to be dealt first."""
    stream = words(number)
    cards = list(pack)
    for last, span, under in _spans(len(cards)):
        word = next(stream)
        while word >= under:
            word = next(stream)
        other = word % span
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
