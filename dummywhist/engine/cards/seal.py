"""How is a deal sealed before anybody knows it? A secret, its seal, the shares of people, and the number from all.

Texts are UTF-8, lines end with one line feed, hexadecimal digits are small, ``H`` is SHA-256 in 64 of them:

* the seal is ``H("dummywhist seal 1\\n" after "\\n" secret "\\n")``, with ``start`` or what was mixed before;
* what is mixed is ``H("dummywhist deal 1\\n" seal "\\n" secret "\\n"``, then a line ``cut words`` for each share``)``;
* the first 16 digits of that are the deal number, for which `shuffle` gives the pack.

The script that checks it, `engine/fair/check_deal.py`, has none of this code.
"""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from itertools import pairwise
from math import log2
from typing import Final, Literal

from dummywhist.engine.values import NamedTuple

START: Final = "start"
"""What the first seal of a sitting comes after."""
Proving = Literal["", "shares", "at-once"]
"""Whether each deal of a table is proved to be fair: not, with the shares of people, or with none."""
CUTS: Final = 51
"""The most cards that the left packet of a cut may have; a cut of 0 is none."""
LONGEST_WORDS: Final = 200
MOST_SHARES: Final = 8
HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
SEEN: Final = re.compile(r"[ -~À-ÖØ-öø-ſ’]*")
"""Signs that can be seen, and of which none looks like another: Latin ones alone."""
STRONG: Final = 18.0
"""Bits that nobody can guess in a share from which on a deal cannot be chosen to any use."""
DIGIT_BITS: Final = 3.3
LETTER_BITS: Final = 2.0


class Share(NamedTuple):
    """What a person gives to a deal: the ``entrant`` (from 1), cards in the left packet (0: no cut), words."""

    entrant: int
    cut: int
    words: str


def new_secret() -> str:
    """Return 32 bytes of the system's randomness, in 64 hexadecimal digits."""
    return secrets.token_hex(32)


def seal_of(after: str, secret: str) -> str:
    """Return the seal of ``secret`` after what was mixed before, or `START`."""
    return _digest(f"dummywhist seal 1\n{after}\n{secret}\n")


def mixed_of(seal: str, secret: str, shares: Iterable[Share]) -> str:
    """Return what ``secret`` and ``shares``, in the order given, are mixed to."""
    lines = "".join(f"{share.cut} {share.words}\n" for share in shares)
    return _digest(f"dummywhist deal 1\n{seal}\n{secret}\n{lines}")


def number_of(mixed: str) -> int:
    """Return the deal number of what was mixed."""
    return int(mixed[:16], 16)


def plain_words(text: str) -> str:
    """Return words as they are kept: composed, with single spaces, without any at the ends."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def without_strange(text: str) -> str:
    """Return ``text``, composed, without the signs that no share may hold, for what is typed and not yet given."""
    composed = unicodedata.normalize("NFC", "".join(" " if sign.isspace() else sign for sign in text))
    return "".join(sign for sign in composed if SEEN.fullmatch(sign))


def may_be_seen(words: str) -> bool:
    """Whether words hold only signs that a share may hold, and no more of them than may be."""
    return len(words) <= LONGEST_WORDS and SEEN.fullmatch(words) is not None


def surprise(cut: int, words: str) -> float:
    """Return about how many bits a share holds that nobody could guess, if its words were not chosen foolishly."""
    bits = log2(CUTS) if cut else 0.0
    for before, sign in pairwise(f" {words.casefold()}"):
        if sign != before:
            bits += DIGIT_BITS if sign.isdigit() else LETTER_BITS if sign.isalpha() else 0.0
    return bits


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
