"""How does the log stay small? It goes to a file that begins anew when it is full, with a few older ones beside it."""

import logging.handlers
from pathlib import Path


def rotating(file: Path, largest: int, kept: int) -> logging.Handler:
    """Return what writes to ``file`` up to ``largest`` bytes, and keeps so many older ones."""
    return logging.handlers.RotatingFileHandler(
        file, maxBytes=largest, backupCount=kept, encoding="utf-8", errors="backslashreplace"
    )
