"""Under which name, version and types is the program known to a desktop, whatever its packed form?"""

import os
import platform
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dummywhist import __version__
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.ui.tongues.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGING: Final = ROOT / "packaging"
ID: Final = "org.dummywhist.DummyWhist"
"""The reverse-DNS id that desktop file, metainfo, icon, MIME file, bundle and window share."""
NAME: Final = "Dummy Whist"
COMMAND: Final = "dummywhist"
CONSOLE: Final = "dummywhist-console"
"""On Windows a program has either a window or a console: this is the one with a console, for sub-commands and bots."""
VERSION: Final = __version__
SUMMARY: Final = "Card table for Dummy Whist and its family"
AUTHORS: Final = "The Dummy Whist authors"
RECORD_TYPE: Final = "application/x-dummywhist-record"
RECORD_ICON: Final = f"{ID}.record"


@dataclass(frozen=True, slots=True)
class DealFile:
    """A type of file that bridge programs have too: how its name ends, its MIME type, what it is called, by language.

    ``one``: what a single such file is called in English.
    """

    ending: str
    mime: str
    one: str
    comment: Mapping[str, str]

    @property
    def key(self) -> str:
        """Return the name of the type in what is registered."""
        return self.ending.removeprefix(".")


DEAL_FILES: Final = (
    DealFile(
        ".pbn",
        "application/x-portable-bridge-notation",
        "Deal in Portable Bridge Notation",
        {
            "": "Deals in Portable Bridge Notation",
            "de": "Verteilungen in Portable Bridge Notation",
            "fr": "Donnes en Portable Bridge Notation",
        },
    ),
    DealFile(
        ".lin",
        "application/x-lin-bridge",
        "Deal as Bridge Base Online writes it",
        {
            "": "Deals as Bridge Base Online writes them",
            "de": "Verteilungen, wie Bridge Base Online sie schreibt",
            "fr": "Donnes comme les écrit Bridge Base Online",
        },
    ),
)
"""Files of bridge programs that can be opened: offered, never taken. Each system is told of all of them."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that can be opened from the program's icon: its key on the command line and its title."""

    key: str
    title: str


def system() -> str:
    """Return the name of this kind of machine, as it is in the names of what each makes: ``linux-x86_64``."""
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = platform.machine()
    return f"{name}-{'x64' if machine == 'AMD64' else machine}"


def games() -> tuple[Game, ...]:
    """Return the games in the order of the catalogue."""
    return tuple(Game(game.key, game.name) for game in GAMES)


def languages() -> list[str]:
    """Return the codes of the languages that the program speaks."""
    return list(LANGUAGES)


def translated() -> list[str]:
    """Return the codes of the languages that need words of Qt's own beside the program's."""
    return [language.code for language in LANGUAGES.values() if language.of_qt]


def epoch() -> int:
    """Return the second of which every file in a packed form is dated: SOURCE_DATE_EPOCH, which the build sets."""
    return int(os.environ["SOURCE_DATE_EPOCH"])


def filled(template: str, **values: str) -> str:
    """Return ``template`` with each ``@NAME@`` replaced by its value; ValueError if one is left over."""
    told = {"ID": ID, "NAME": NAME, "VERSION": VERSION, "SUMMARY": SUMMARY, "AUTHORS": AUTHORS, "COMMAND": COMMAND}
    told |= {"RECORD_TYPE": RECORD_TYPE, "RECORD_ICON": RECORD_ICON, "CONSOLE": CONSOLE}
    for name, value in (told | values).items():
        template = template.replace(f"@{name}@", value)
    left = re.search("@[A-Z_]+@", template)
    if left:
        raise ValueError(f"Nothing is known to stand for {left[0]}")
    return template
