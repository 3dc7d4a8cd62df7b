"""How do the names of files end that can be opened? Desktops are told the same (packaging/bundling/about.py)."""

from collections.abc import Iterable
from typing import Final

RECORD: Final = ".dwr"
MATCH: Final = ".dwm"
"""Of a duplicate match."""
DEALS: Final = (".pbn", ".lin")
"""Of deals for bridge programs, and of them; the first is the one that can be written."""


def patterns(endings: Iterable[str]) -> str:
    """Return which files a person is offered to choose from, as file dialogs spell it."""
    return " ".join(f"*{ending}" for ending in endings)
