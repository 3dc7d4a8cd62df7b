"""Where do the pictures lie? One answer for a checkout, an installed wheel and a packed program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from dummywhist.ui.tongues import tr


class MissingDeck(Exception):
    """The card pictures are not there, or cannot be used; the message is one sentence for the player."""


def asset_folders() -> Iterator[Path]:
    """The places where assets may lie, the likeliest first."""
    package = Path(__file__).resolve().parents[2]
    packed = getattr(sys, "_MEIPASS", None)
    if packed:
        yield Path(packed) / "dummywhist" / "assets"
        yield Path(packed) / "assets"
    yield package / "assets"
    yield package.parent / "assets"


def find_deck() -> Path:
    """The folder of the built-in deck, the one that holds its deck.toml."""
    for folder in asset_folders():
        if (folder / "cards" / "deck.toml").is_file():
            return folder / "cards"
    raise MissingDeck(tr("The card pictures are missing: the folder assets/cards was not found beside the program."))


def find_asset(name: str) -> Path | None:
    """A file or folder of the assets by its name, such as `icon/dummywhist.svg`; None where it is not there."""
    return next((folder / name for folder in asset_folders() if (folder / name).exists()), None)
