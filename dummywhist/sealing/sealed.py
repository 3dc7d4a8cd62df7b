"""How is a match sealed that friends play at home? Its file, `.dwm`: what is agreed, and trays that a word opens.

Each tray is a SecretBox of its own with a random nonce. The key comes from the match word by scrypt with the salt of
the file. In a box stand the tray's number, its deal number and the hash of what is agreed, so that no line can take the
place of another. docs/match-file.md describes the file.
"""

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from nacl.bindings import crypto_pwhash_scryptsalsa208sha256_ll
from nacl.exceptions import CryptoError
from nacl.secret import SecretBox

from dummywhist.engine.cards.seal import new_secret
from dummywhist.engine.cards.shuffle import NUMBERS
from dummywhist.engine.duplicate.journal import check_name
from dummywhist.engine.duplicate.tray import Tray, dealt
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.players.protocol import LEVELS
from dummywhist.engine.record.people import NAME_LENGTH, is_name
from dummywhist.engine.rules.toggles.duplicate_whist import SUIT, TRAYS
from dummywhist.engine.values import NamedTuple, dataclass

VERSION: Final = 1
FIRST_LINE: Final = f"dummywhist sealed match {VERSION}"
LARGEST: Final = 100_000
TURNED: Final = "turned"
TRUMPS: Final = (TURNED, *map(str, SUIT.names()))
"""How trumps come about: turned for each tray, or one suit for the match (DW-TR-1, DW-TR-8)."""
NUMBERED: Final = tuple(map(int, TRAYS.names()))
"""How many trays a match may have."""
SALT_BYTES: Final = 16
HEAD: Final = re.compile(
    rf"{FIRST_LINE}\ntitle ([^\n]+)\ntrays ([1-9][0-9]?)\nlevel ([a-z]+)\ntrump ([a-z]+)\n(?:closes ([^\n]+)\n)?"
    rf"salt ([0-9a-f]{{{2 * SALT_BYTES}}})\n"
)
NEWER: Final = re.compile(r"dummywhist sealed match ([1-9][0-9]{0,8})", re.ASCII)
INSIDE: Final = re.compile(r"dummywhist tray 1\n([1-9][0-9]?)\n([0-9]{1,20})\n([0-9a-f]{64})\n", re.ASCII)


class Agreed(NamedTuple):
    """What friends agree on: a ``title``, so many ``trays``, who the adversaries are, and how trumps come about.

    ``level``: of the computers. ``trump``: one of `TRUMPS`. ``closes``: until when to play; words only, or "".
    """

    title: str
    trays: int
    level: str
    trump: str = TURNED
    closes: str = ""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A sealed match as its file says it: what is ``agreed``, the ``salt``, and a box for each tray, the first first.

    ``name``: the SHA-256 of the whole file, in 64 hexadecimal digits, by which results name the match. ``head``: that
    of the lines before the trays, which each box repeats. A box that cannot be read is empty.
    """

    agreed: Agreed
    salt: bytes
    boxes: tuple[bytes, ...]
    name: str
    head: str


def sealed_text(agreed: Agreed, word: str) -> str:
    """Return the file of a new match that ``word`` opens; its secret is drawn, and forgotten.

    Raises:
        Unreadable: nothing of the kind can be agreed, or there is no word.
    """
    return sealed_anew(agreed, word)[0]


def sealed_anew(agreed: Agreed, word: str) -> tuple[str, bytes]:
    """Return the same, and the key that was made of the word."""
    check(agreed)
    if not spelled(word):
        raise Unreadable("sealing.no_word")
    salt = secrets.token_bytes(SALT_BYTES)
    head = "".join(f"{line}\n" for line in _head(agreed, salt))
    key = key_of(salt, word)
    box, secret, mark = SecretBox(key), new_secret(), _hash(head)
    lines = []
    for number in range(1, agreed.trays + 1):
        inside = f"dummywhist tray 1\n{number}\n{deal_of(secret, number)}\n{mark}\n"
        lines.append(f"tray {number} {bytes(box.encrypt(inside.encode('ascii'))).hex()}\n")
    return head + "".join(lines), key


def _head(agreed: Agreed, salt: bytes) -> tuple[str, ...]:
    closes = (f"closes {agreed.closes}",) if agreed.closes else ()
    return (
        FIRST_LINE, f"title {agreed.title}", f"trays {agreed.trays}", f"level {agreed.level}", f"trump {agreed.trump}",
        *closes, f"salt {salt.hex()}",
    )  # fmt: skip


def check(agreed: Agreed) -> None:
    """Say nothing if a match can be so; Unreadable if not."""
    check_name(agreed.title)
    if agreed.closes and (not is_name(agreed.closes) or agreed.closes != " ".join(agreed.closes.split())):
        raise Unreadable("unreadable.name", longest=NAME_LENGTH)
    if agreed.trays not in NUMBERED:
        raise Unreadable("sealing.trays", least=NUMBERED[0], most=NUMBERED[-1], trays=agreed.trays)
    if agreed.level not in LEVELS:
        raise Unreadable("unreadable.kind", text=agreed.level, kinds=", ".join(LEVELS))
    if agreed.trump not in TRUMPS:
        raise Unreadable("unreadable.value", text=agreed.trump, key="trump", values=", ".join(TRUMPS))


def deal_of(secret: str, number: int) -> int:
    """Return the deal number of tray ``number`` in the match of ``secret``: the first 64 bits of a SHA-256."""
    return int(_hash(f"dummywhist match 1\n{secret}\n{number}\n")[:16], 16)


def spelled(word: str) -> str:
    """Return a match word as it counts: composed, without spaces around it."""
    return unicodedata.normalize("NFC", word.strip())


def key_of(salt: bytes, word: str) -> bytes:
    """Return the 32 bytes that open the trays: slowly made, so that words cannot be tried in great numbers."""
    # As hashlib.scrypt, which the packed program has not: it would bring OpenSSL along.
    made: bytes = crypto_pwhash_scryptsalsa208sha256_ll(
        spelled(word).encode(), salt, n=2**17, r=8, p=1, dklen=SecretBox.KEY_SIZE, maxmem=2**28
    )
    return made


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# ---- reading ----


def is_sealed(content: bytes) -> bool:
    """Whether ``content`` says that it is a sealed match, of any version."""
    return NEWER.match(content[:60].decode("utf-8", "replace")) is not None


def read_sealed(content: bytes) -> Sealed:
    """Read a sealed match; its trays stay closed.

    Raises:
        Unreadable: it is none, or what is agreed cannot be read; the error names the line.
    """
    if len(content) > LARGEST:
        raise Unreadable("unreadable.large_file", megabytes=1)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("sealing.head") from None
    first = NEWER.match(text)
    if first is None:
        raise Unreadable("sealing.foreign", first=FIRST_LINE)
    if int(first[1]) != VERSION:
        raise Unreadable("sealing.newer", version=int(first[1]), known=VERSION)
    found = HEAD.match(text)
    if found is None:
        raise Unreadable("sealing.head")
    title, trays, level, trump, closes, salt = found.groups()
    agreed = Agreed(title, int(trays), level, trump, closes or "")
    check(agreed)
    lines = text[found.end() :].split("\n")
    if len(lines) != agreed.trays + 1 or lines[-1]:
        raise Unreadable("sealing.lines", trays=agreed.trays, found=len(lines) - 1)
    boxes = tuple(_box(line, number) for number, line in enumerate(lines[:-1], 1))
    return Sealed(agreed, bytes.fromhex(salt), boxes, hashlib.sha256(content).hexdigest(), _hash(found[0]))


def _box(line: str, number: int) -> bytes:
    """Return the box on the line of tray ``number``, empty where none can be read."""
    found = re.fullmatch(rf"tray {number} ((?:[0-9a-f]{{2}})+)", line, re.ASCII)
    return bytes.fromhex(found[1]) if found else b""


# ---- opening ----


def opened(sealed: Sealed, key: bytes, number: int) -> Tray:
    """Return tray ``number``, from 1.

    Raises:
        Unreadable: the key opens no tray (another word), or not this one (it was changed).
    """
    tray, fits = _inside(sealed, key, number)
    if tray is None:
        others = (_inside(sealed, key, other)[0] for other in range(1, sealed.agreed.trays + 1) if other != number)
        if any(other is not None for other in others):
            raise Unreadable("sealing.tray_changed", tray=number)
        raise Unreadable("sealing.wrong_word")
    if not fits:
        raise Unreadable("sealing.head_changed")
    return tray


def check_trays(sealed: Sealed, key: bytes) -> None:
    """Say nothing if every tray opens and is what was sealed; Unreadable, naming the first that was changed, if not."""
    for number in range(1, sealed.agreed.trays + 1):
        opened(sealed, key, number)


def _inside(sealed: Sealed, key: bytes, number: int) -> tuple[Tray | None, bool]:
    """Return a tray if it opens, and whether what is agreed is what it was sealed with."""
    try:
        inside = SecretBox(key).decrypt(sealed.boxes[number - 1]).decode("ascii")
    except (CryptoError, ValueError):
        return None, False
    found = INSIDE.fullmatch(inside)
    if found is None or int(found[1]) != number or int(found[2]) >= NUMBERS:
        return None, False
    return dealt(number, int(found[2])), found[3] == sealed.head
