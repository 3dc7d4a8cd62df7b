"""What can be done without a screen? The commands of the command line; Qt is never imported here."""

from typing import Final

COMMANDS: Final = frozenset(
    (
        "games", "rules", "selfplay", "replay", "solve", "arena", "export", "import", "duplicate", "problems", "deals",
        "study", "statistics",
    )
)  # fmt: skip
