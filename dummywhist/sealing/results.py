"""How are the results of a sealed match written, and what is wrong with a file of them? Signed records in a chain.

A record names the SHA-256 of the one before, and bears the signature of the installation that made it. So a record that
was changed, taken out or put in is found. What was cut off at the end, between two records, cannot be: it is a player
who has not finished. docs/match-file.md describes the file.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from nacl.exceptions import CryptoError
from nacl.signing import SigningKey, VerifyKey

from dummywhist.engine.duplicate.journal import check_name
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.people import is_name
from dummywhist.engine.values import NamedTuple, dataclass

VERSION: Final = 1
FIRST_LINE: Final = f"dummywhist results {VERSION}"
LARGEST: Final = 200_000
FIRST: Final = re.compile(r"dummywhist results ([1-9][0-9]{0,8})", re.ASCII)
RECORD: Final = re.compile(r"(.+) after ([0-9a-f]{64}) signed ([0-9a-f]{128})")
BEGINS: Final = re.compile(r"match ([0-9a-f]{64}) trays ([1-9][0-9]?) key ([0-9a-f]{64}) player (.+)")
SMALL: Final = r"(0|[1-9][0-9]?)"
ENTRY: Final = re.compile(
    rf"(?:opened tray {SMALL}|result tray {SMALL} NS {SMALL} played (\S+(?: \S+){{3}}))", re.ASCII
)


class Opened(NamedTuple):
    """A tray was opened: its cards have been seen."""

    tray: int


class Counted(NamedTuple):
    """North and South made so many ``tricks`` of a tray; ``played``: a level or `person` by compass, North first."""

    tray: int
    tricks: int
    played: tuple[str, ...]


Entry = Opened | Counted


class Begins(NamedTuple):
    """Whose results these are: of the ``match`` with this name and so many ``trays``, signed by ``key``."""

    match: str
    trays: int
    key: str
    player: str


@dataclass(frozen=True, slots=True)
class Results:
    """A file of results that is whole: all its records are signed, and none is lacking between two others.

    ``lines``: the file without the line ends. ``torn``: the end of the file, where its last line was cut short.
    """

    begins: Begins
    entries: tuple[Entry, ...]
    lines: tuple[str, ...]
    torn: str = ""

    @property
    def tricks(self) -> dict[int, int]:
        """By tray, what North and South made."""
        return {entry.tray: entry.tricks for entry in self.entries if isinstance(entry, Counted)}

    @property
    def last(self) -> Entry | None:
        """What was done last."""
        return self.entries[-1] if self.entries else None


# ---- writing ----


def first_lines(begins: Begins, signer: SigningKey) -> tuple[str, str]:
    """Return the lines with which a file begins.

    Raises:
        Unreadable: nobody can be called so.
    """
    check_name(begins.player)
    said = f"match {begins.match} trays {begins.trays} key {begins.key} player {begins.player}"
    return FIRST_LINE, _signed(said, FIRST_LINE, signer)


def entry_line(entry: Entry, before: str, signer: SigningKey) -> str:
    """Return the record of ``entry`` that comes after the line ``before``."""
    if isinstance(entry, Opened):
        return _signed(f"opened tray {entry.tray}", before, signer)
    said = f"result tray {entry.tray} NS {entry.tricks} played {' '.join(entry.played)}"
    return _signed(said, before, signer)


def key_text(signer: SigningKey) -> str:
    """Return the key by which the signatures of ``signer`` are checked."""
    return bytes(signer.verify_key).hex()


def _signed(said: str, before: str, signer: SigningKey) -> str:
    text = f"{said} after {_hash(before)}"
    return f"{text} signed {signer.sign(_to_sign(text)).signature.hex()}"


def _to_sign(text: str) -> bytes:
    return f"dummywhist result 1\n{text}\n".encode()


def _hash(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


# ---- reading ----


def read_results(content: bytes, *, torn: bool = False) -> Results:
    """Read a file of results, and check every record; ``torn``: a last line that was cut short is left out.

    Raises:
        Unreadable: it is none, or something was changed, taken out, put in or cut short; the error says what and where.
    """
    if len(content) > LARGEST:
        raise Unreadable("unreadable.large_file", megabytes=1)
    text = content.decode("utf-8", "surrogateescape")
    first = FIRST.match(text)
    if first is None:
        raise Unreadable("results.foreign", first=FIRST_LINE)
    if int(first[1]) != VERSION:
        raise Unreadable("results.newer", version=int(first[1]), known=VERSION)
    *lines, rest = text.split("\n")
    if rest and not torn:
        raise Unreadable("results.torn", line=len(lines) + 1)
    if not lines or lines[0] != FIRST_LINE:
        raise Unreadable("results.foreign", first=FIRST_LINE)
    if len(lines) < 2:
        raise Unreadable("results.begins", line=2)
    begins = _begins(lines)
    entries = _entries(lines, begins)
    return Results(begins, entries, tuple(lines), rest)


class _Record(NamedTuple):
    """A line as it was found: what it says, whether the key signed it, whether it names the line before."""

    said: str
    signed: bool
    follows: bool


def _record(lines: Sequence[str], at: int, key: str) -> _Record | None:
    """Return the record on line ``at``, None where there is none that could be read."""
    found = RECORD.fullmatch(lines[at])
    if found is None or not lines[at].isprintable():
        return None
    said, after, signature = found.groups()
    try:
        VerifyKey(bytes.fromhex(key)).verify(_to_sign(f"{said} after {after}"), bytes.fromhex(signature))
        signed = True
    except (CryptoError, ValueError):
        signed = False
    return _Record(said, signed, after == _safe_hash(lines[at - 1]))


def _safe_hash(line: str) -> str:
    return hashlib.sha256(line.encode("utf-8", "surrogateescape")).hexdigest()


def _begins(lines: Sequence[str]) -> Begins:
    found = RECORD.fullmatch(lines[1])
    told = BEGINS.fullmatch(found[1]) if found else None
    if told is None or not is_name(told[4]):
        raise Unreadable("results.begins", line=2)
    begins = Begins(told[1], int(told[2]), told[3], told[4])
    record = _record(lines, 1, begins.key)
    if record is None or not (record.signed and record.follows):
        raise Unreadable("results.begins", line=2)
    check_name(begins.player)
    return begins


def _entries(lines: Sequence[str], begins: Begins) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for at in range(2, len(lines)):
        record = _record(lines, at, begins.key)
        said = ENTRY.fullmatch(record.said) if record else None
        where = {"player": begins.player, "tray": _next_tray(entries)}
        if record is None or said is None or not record.signed:
            raise Unreadable(_why_unsigned(lines, at, record, begins.key), line=at + 1, **where)
        entry = _entry(said)
        _check_order(entries, entry, begins, at + 1)
        if not record.follows:
            raise Unreadable("results.chain", line=at + 1, **where)
        entries.append(entry)
    return tuple(entries)


def _why_unsigned(lines: Sequence[str], at: int, record: _Record | None, key: str) -> str:
    """Return what is to be said of a record that its key did not sign.

    Where it stands as the next record found it, it was never signed by that key; else it was changed afterwards.
    """
    if record is not None and record.follows and at + 1 < len(lines):
        after = _record(lines, at + 1, key)
        if after is not None and after.follows:
            return "results.signature"
    return "results.changed"


def _next_tray(entries: Sequence[Entry]) -> int:
    """Return of which tray the record must speak that comes after ``entries``, whatever stands in it."""
    last = entries[-1] if entries else None
    return 1 if last is None else last.tray + isinstance(last, Counted)


def _entry(said: re.Match[str]) -> Entry:
    opened, tray, tricks, played = said.groups()
    return Opened(int(opened)) if opened else Counted(int(tray), int(tricks), tuple(played.split(" ")))


def _check_order(entries: Sequence[Entry], entry: Entry, begins: Begins, line: int) -> None:
    """Say nothing if ``entry`` comes next: each tray is opened in its turn, and counted before the next."""
    last = entries[-1] if entries else None
    done = 0 if last is None else last.tray
    where = {"player": begins.player, "tray": entry.tray}
    if isinstance(entry, Opened):
        if entry.tray <= done:
            raise Unreadable("results.twice", line=line, **where)
        if isinstance(last, Opened):
            raise Unreadable("results.lacks", line=line, player=begins.player, tray=last.tray)
        if entry.tray > done + 1:
            raise Unreadable("results.lacks", line=line, player=begins.player, tray=done + 1)
        if entry.tray > begins.trays:
            raise Unreadable("results.beyond", line=line, trays=begins.trays, **where)
        return
    if entry.tray < done or (entry.tray == done and isinstance(last, Counted)):
        raise Unreadable("results.twice", line=line, **where)
    if not isinstance(last, Opened) or entry.tray != done:
        raise Unreadable("results.unopened", line=line, **where)
    if entry.tricks > CARDS:
        raise Unreadable("duplicate.tricks", line=line, tricks=entry.tricks)
