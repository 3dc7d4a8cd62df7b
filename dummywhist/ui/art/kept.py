"""Which pictures of cards are left from the last start? One set of faces in a file, which anybody may delete.

To render a pack takes a tenth of the start. What the file holds is used only if it was made from the same drawings, by
the same version, and is whole; else it counts for nothing and is written anew.
"""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from dummywhist import __version__
from dummywhist.engine.cards.card import Card
from dummywhist.engine.record.whole import write_whole
from dummywhist.ui.art.deck import Deck
from dummywhist.ui.art.faces import FACES, Size

FORMAT: Final = 1
"""To be raised when the same drawing of the same version gives other pixels."""
NAME: Final = "faces"
HEAD_MOST: Final = 1 << 16
LARGEST: Final = 32 << 20
"""A set with more bytes is not kept."""
DEPTH: Final = 4
"""Bytes for a pixel."""
PIXELS: Final = QImage.Format.Format_ARGB32_Premultiplied


class KeptFaces:
    """The file that keeps a set of faces from start to start; nothing else is ever in it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._there: tuple[str, Size] | None = None

    def has(self, deck: Deck, size: Size) -> bool:
        """Say whether this set was read from the file, or written to it."""
        return self._there == (deck.id, size)

    def read(self, deck: Deck, size: Size) -> Mapping[Card, QImage] | None:
        """Return the faces of a deck of drawings at a size; None if they are not there, or the file is damaged."""
        try:
            images = self._images(key_of(deck, size), size)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        self._there = (deck.id, size)
        return dict(zip(FACES, images, strict=True))

    def _images(self, key: str, size: Size) -> Sequence[QImage]:
        room = size.width * size.height * DEPTH
        if room * len(FACES) > LARGEST or not stat.S_ISREG(self._file.stat().st_mode):
            raise ValueError("not kept")
        with self._file.open("rb") as opened:
            head = json.loads(opened.readline(HEAD_MOST))
            if head["key"] != key:
                raise ValueError("other faces")
            pixels = opened.read(room * len(FACES) + 1)
        if len(pixels) != room * len(FACES) or crc32(pixels) != head["sum"]:
            raise ValueError("damaged")
        sheet = QImage(pixels, size.width, size.height * len(FACES), size.width * DEPTH, PIXELS)
        images = [sheet.copy(0, at * size.height, size.width, size.height) for at in range(len(FACES))]
        for image in images:
            image.setDevicePixelRatio(size.ratio)
        return images

    def write(self, deck: Deck, size: Size, images: Mapping[Card, QImage]) -> bool:
        """Put a whole set in the place of what is there; works in any thread. False if it cannot be kept."""
        if size.width * size.height * DEPTH * len(FACES) > LARGEST:
            return False
        pixels = b"".join(bytes(images[card].convertToFormat(PIXELS).constBits()) for card in FACES)
        try:
            head = json.dumps({"key": key_of(deck, size), "sum": crc32(pixels)})
            write_whole(self._file, head.encode("ascii") + b"\n" + pixels, make_folder=True)
        except OSError:
            return False
        self._there = (deck.id, size)
        return True


def key_of(deck: Deck, size: Size) -> str:
    """Return all that the pixels of a set depend on, the drawings by a checksum.

    Raises:
        OSError: a drawing cannot be read.
    """
    drawings = 0
    for card in FACES:
        drawings = crc32(deck.face_file(card, size.style).read_bytes(), drawings)
    letters = crc32(repr(size.style.letters).encode())
    made_by = (FORMAT, __version__, qVersion(), sys.byteorder)
    return repr((*made_by, deck.id, size.style.id, letters, drawings, size.width, size.height, size.ratio))
