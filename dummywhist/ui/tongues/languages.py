"""Which languages does the window speak? Each declared once; everything else about it is found from here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from dummywhist.engine.values import dataclass
from dummywhist.ui.tongues.english import English
from dummywhist.ui.tongues.french import French
from dummywhist.ui.tongues.german import German
from dummywhist.ui.tongues.grammar import Grammar

CATALOGUES: Final = Path(__file__).parent / "catalogues"
PICTURES: Final = "JQKA"
"""What stands on jack, queen, king and ace as the deck is drawn."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the window.

    ``code``: as in ISO 639-1, and in the settings file; ``name``: what the language calls itself; ``courts``: the
    letters on jack, queen, king and ace; ``suits``: the letters that name spades, hearts, diamonds and clubs on the
    keyboard; ``locales``: how names of the system's locales begin where this language is meant; ``written``: whether
    the code itself is written in it, so that it has no catalogue, and its handbook is the one that others translate.
    """

    code: str
    name: str
    grammar: Grammar
    courts: str
    suits: str
    locales: tuple[str, ...]
    written: bool = False

    @property
    def catalogue(self) -> Path | None:
        """The compiled catalogue of all strings; None for the language of the code."""
        return None if self.written else CATALOGUES / f"{self.code}.qm"

    @property
    def of_qt(self) -> str:
        """The catalogue of the strings of Qt itself, as Qt names it; "" for English, which Qt is written in."""
        return "" if self.written else f"qtbase_{self.code}"

    @property
    def handbook(self) -> str:
        """The folder of its pages in the handbook; "" for the handbook itself."""
        return "" if self.written else self.code

    @property
    def letters(self) -> str:
        """The letters on court cards as they are read: "A K Q J"."""
        return " ".join(reversed(self.courts))

    @property
    def redrawn(self) -> Mapping[str, str]:
        """The letters that the deck draws otherwise for this language, by those of its pictures."""
        pairs = zip(PICTURES, self.courts, strict=True)
        return MappingProxyType({drawn: own for drawn, own in pairs if drawn != own})

    def is_meant_by(self, locale: str) -> bool:
        """Whether a system's locale, such as "fr-CA" or "de_AT.UTF-8", asks for this language."""
        return locale.lower().replace("_", "-").partition("-")[0].partition(".")[0] in self.locales


ENGLISH: Final = Language("en", "English", English(), "JQKA", "SHDC", ("en",), written=True)
ALL: Final = (
    ENGLISH,
    Language("fr", "Français", French(), "VDRA", "PCKT", ("fr",)),
    Language("de", "Deutsch", German(), "BDKA", "PHKT", ("de",)),
)
LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType({language.code: language for language in ALL})
"""The languages of the window by their code, in the order in which they are offered."""
