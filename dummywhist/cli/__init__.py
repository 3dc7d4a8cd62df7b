"""The headless face: what can be done without a screen. Qt is never imported here."""

from typing import Final

COMMANDS: Final = frozenset(("games", "rules", "selfplay", "replay", "solve", "arena", "export", "import", "bot"))
