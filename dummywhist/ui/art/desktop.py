"""Which decks has the desktop? Those of KDE and Gnome: one SVG file each, with an element for each card.

What lies in such a folder was made by others and may be anything: it is read with limits of size, and what cannot be
used is a `MissingDeck` with one sentence.
"""

from __future__ import annotations

import base64
import gzip
import re
import stat
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from configparser import ConfigParser
from configparser import Error as Malformed
from dataclasses import replace
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QStandardPaths
from PySide6.QtGui import QImageReader

from dummywhist.engine.cards.card import ACE, JOKER_BIG, JOKER_LITTLE, PACK, Card, rank_of, suit_of
from dummywhist.engine.values import dataclass
from dummywhist.ui.art.assets import MissingDeck
from dummywhist.ui.art.deck import Deck, Printed
from dummywhist.ui.art.drawings import renderer_of
from dummywhist.ui.tongues import current_language, tr

PACKED_MOST: Final = 8 << 20
OPEN_MOST: Final = 32 << 20
"""The largest file of a deck, as it lies and unpacked, in bytes."""
PIXELS_MOST: Final = 30_000_000
"""All bitmaps within one deck, in pixels: 120 MB."""
DESCRIPTION_MOST: Final = 64 << 10
LISTED_MOST: Final = 60
FLATTEST, SLENDEREST = 1.1, 2.0
"""Between these is the height of a card by its width."""
CORNER: Final = 0.05
SUITS: Final = ("spade", "heart", "diamond", "club")
COURTS: Final = ("jack", "queen", "king")
BACK: Final = "back"
JOKERS: Final = {JOKER_BIG: "red_joker", JOKER_LITTLE: "black_joker"}
PICTURE: Final = re.compile(rb"<(?:\w+:)?image\b")
DATA: Final = re.compile(rb"""href\s*=\s*["']data:[^,"']*,""")
BETWEEN: Final = re.compile(rb"&#\w+;|[^A-Za-z0-9+/]")
HEAD: Final = 1 << 16
"""So much of a bitmap is looked at to learn its size, in letters."""


@dataclass(frozen=True, slots=True)
class Found:
    """A deck that lies on this computer: what it is called in the settings and on the screen, and its file."""

    id: str
    name: str
    file: Path


def desktop_folders() -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """Return the folders where KDE and Gnome keep decks, those of the user first."""

    def all_of(name: str) -> tuple[Path, ...]:
        place = QStandardPaths.StandardLocation.GenericDataLocation
        found = QStandardPaths.locateAll(place, name, QStandardPaths.LocateOption.LocateDirectory)
        return tuple(Path(folder) for folder in found)

    return all_of("carddecks"), all_of("aisleriot/cards")


def desktop_decks(folders: tuple[Sequence[Path], Sequence[Path]] | None = None) -> tuple[Found, ...]:
    """Return the decks of the desktop by name, without opening their pictures; odd ones are passed over."""
    kde, gnome = desktop_folders() if folders is None else folders
    found: dict[str, Found] = {}
    for deck in (*_of_kde(kde), *_of_gnome(gnome)):
        found.setdefault(deck.id, deck)
        if len(found) == LISTED_MOST:
            break
    return tuple(sorted(found.values(), key=lambda deck: (deck.name.casefold(), deck.id)))


def _of_kde(folders: Iterable[Path]) -> Iterator[Found]:
    for folder in folders:
        for index in _listed(folder, "*/index.desktop"):
            try:
                about = index.stat()
                entries = _described(index, about.st_mtime_ns, about.st_size)
            except (OSError, ValueError, Malformed, KeyError):
                continue
            name = entries.get(f"name[{current_language().code}]") or entries.get("name") or index.parent.name
            svg = entries.get("svg", "")
            if svg and Path(svg).name == svg and _plain(index.parent / svg):
                yield Found(f"kde/{index.parent.name}", _one_line(name), index.parent / svg)


@lru_cache(maxsize=2 * LISTED_MOST)
def _described(index: Path, _changed: int, _size: int) -> Mapping[str, str]:
    """Return what the description of a deck says; it is read once while the file stays so old and so large."""
    described = ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    described.read_file(StringIO(_read(index, DESCRIPTION_MOST).decode("utf-8")))
    return dict(described["KDE Backdeck"])


def _of_gnome(folders: Iterable[Path]) -> Iterator[Found]:
    for folder in folders:
        for file in _listed(folder, "*.svg*"):
            if file.suffix in (".svg", ".svgz") and _plain(file):
                name = file.stem.replace("_", " ").replace("-", " ").strip()
                yield Found(f"gnome/{file.name}", _one_line(name[:1].upper() + name[1:]), file)


def _listed(folder: Path, pattern: str) -> list[Path]:
    try:
        return sorted(folder.glob(pattern))[:LISTED_MOST]
    except OSError:
        return []


def _one_line(name: str) -> str:
    return " ".join(name.split())[:40]


def _plain(file: Path) -> bool:
    """Whether this is a file that may be opened: no pipe and no device, which would keep whoever reads it."""
    try:
        return stat.S_ISREG(file.stat().st_mode)
    except OSError:
        return False


def _read(file: Path, most: int) -> bytes:
    """Return what stands in a plain file.

    Raises:
        OSError: it cannot be read.
        ValueError: it is none, or holds more than ``most`` bytes.
    """
    if not _plain(file):
        raise ValueError("no plain file")
    with file.open("rb") as opened:
        content = opened.read(most + 1)
    if len(content) > most:
        raise ValueError("too large")
    return content


def drawing(found: Found) -> bytes:
    """Return the SVG of a deck, unpacked, with bitmaps of a bearable size; it names no other files any more.

    Raises:
        MissingDeck: it cannot be read, or is too large.
    """
    try:
        packed = _read(found.file, PACKED_MOST)
        if not packed.startswith(b"\x1f\x8b"):
            content = packed
        else:
            unpacker = zlib.decompressobj(wbits=31)
            content = unpacker.decompress(packed, OPEN_MOST + 1)
            if len(content) > OPEN_MOST:
                raise ValueError("too large")
            if not unpacker.eof:
                raise zlib.error("cut off")
    except ValueError as error:
        raise unusable(found.name, tr("its file is too large")) from error
    except (OSError, zlib.error, gzip.BadGzipFile) as error:
        raise unusable(found.name, tr("its file cannot be read")) from error
    pixels, safe = 0, bytearray(content)
    for picture in PICTURE.finditer(content):
        end = content.find(b">", picture.end()) % (len(content) + 1)
        data = DATA.search(content, picture.end(), end)
        if data is None:  # a picture in another file: nothing but the deck's own file is ever opened
            safe[picture.end() : end] = safe[picture.end() : end].replace(b"href", b"left")
            continue
        pixels += _pixels(content[data.end() : min(data.end() + HEAD, end)])
        if pixels > PIXELS_MOST:
            raise unusable(found.name, tr("its pictures are too large"))
    return bytes(safe)


def _pixels(letters: bytes) -> int:
    """Return how many pixels a bitmap has whose beginning is spelled so; more than may be if that cannot be told."""
    buffer = QBuffer()
    spelled = BETWEEN.sub(b"", letters)
    buffer.setData(base64.b64decode(spelled[: len(spelled) // 4 * 4]))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    size = QImageReader(buffer).size()
    return size.width() * size.height() if size.isValid() else PIXELS_MOST + 1


def read_desktop_deck(found: Found, house: Deck) -> Deck:
    """Return a deck of the desktop; what it lacks, jokers above all, is taken from the deck of the ``house``.

    Raises:
        MissingDeck: it cannot be used.
    """
    content = drawing(found)
    made = renderer_of(content)
    if not made.isValid():
        raise unusable(found.name, tr("its picture is damaged"))
    elements = {card: name for card in PACK if made.elementExists(name := element(card))}
    if not elements:
        raise unusable(found.name, tr("there are no cards in it"))
    if all(made.elementExists(name) for name in JOKERS.values()):
        elements |= JOKERS
    box = made.boundsOnElement(next(iter(elements.values())))
    rho = box.height() / box.width() if box.width() > 0 else 0.0
    if not FLATTEST <= rho <= SLENDEREST:
        raise unusable(found.name, tr("its cards have an odd shape"))
    back = BACK if made.elementExists(BACK) else ""
    return replace(
        house, id=found.id, name=found.name, height=house.width * rho, corner=CORNER,
        printed=Printed(content, elements, back),
    )  # fmt: skip


def element(card: Card) -> str:
    """Return what the element of a card is called in such a deck."""
    rank = rank_of(card)
    name = "1" if rank == ACE else str(rank + 2) if rank < 9 else COURTS[rank - 9]
    return f"{name}_{SUITS[suit_of(card)]}"


def unusable(name: str, reason: str) -> MissingDeck:
    """Return the error of a deck that cannot be used."""
    return MissingDeck(tr("The deck “{name}” cannot be used: {reason}.", name=name, reason=reason))


def lacks(deck: Deck) -> str:
    """Say that cards of a desktop deck are the house's; "" if only jokers are."""
    if deck.printed is None or all(card in deck.printed.elements for card in PACK):
        return ""
    return tr("The deck “{name}” is not whole: our cards stand in for those that it lacks.", name=deck.name)
