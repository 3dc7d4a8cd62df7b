"""A match of trays, and friends who have played it: files as bytes, made quickly."""

import hashlib
from functools import cache

from nacl.signing import SigningKey

from dummywhist.sealing.results import Begins, Counted, Entry, Opened, entry_line, first_lines, key_text
from dummywhist.sealing.sealed import Agreed, Sealed, key_of, read_sealed, sealed_text

WORD = "blue kettle 4417"
LEVELS = ("person", "steady", "steady", "steady")


def match(trays: int = 48, title: str = "Autumn cup") -> bytes:
    """Return the file of a match, always the same for the same."""
    return _match(trays, title)


@cache
def _match(trays: int, title: str) -> bytes:
    return sealed_text(Agreed(title, trays, "steady"), WORD).encode()


@cache
def key(trays: int = 48) -> bytes:
    """Return the key of that match."""
    return key_of(read_sealed(match(trays)).salt, WORD)


@cache
def signer(player: str) -> SigningKey:
    """Return the key of the installation at which ``player`` plays."""
    return SigningKey(hashlib.sha256(player.encode()).digest())


def tricks(player: str, tray: int) -> int:
    """Return what ``player`` made of a tray."""
    return hashlib.sha256(f"{player} {tray}".encode()).digest()[0] % 14


def entries(player: str, trays: int) -> list[Entry]:
    """Return what is recorded of one who has played so many trays."""
    return [
        entry for tray in range(1, trays + 1) for entry in (Opened(tray), Counted(tray, tricks(player, tray), LEVELS))
    ]


def written(player: str, of: Sealed, noted: list[Entry], by: SigningKey | None = None) -> bytes:
    """Return a file in which ``noted`` is recorded one after the other, each signed, whether it can be so or not."""
    key = by or signer(player)
    lines = list(first_lines(Begins(of.name, of.agreed.trays, key_text(key), player), key))
    for entry in noted:
        lines.append(entry_line(entry, lines[-1], key))
    return "".join(f"{line}\n" for line in lines).encode()


def results(player: str, played: int = 48, trays: int = 48) -> bytes:
    """Return the results of one who has played so many trays of the match."""
    return written(player, read_sealed(match(trays)), entries(player, played))
