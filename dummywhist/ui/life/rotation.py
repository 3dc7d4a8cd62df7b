"""How does the log stay small? A full file is replaced by a new one, and a few older ones are kept."""

import logging.handlers
from pathlib import Path


def rotating(file: Path, largest: int, kept: int) -> logging.Handler:
    """Return what writes to ``file`` up to ``largest`` bytes, and keeps so many older ones."""
    return logging.handlers.RotatingFileHandler(
        file, maxBytes=largest, backupCount=kept, encoding="utf-8", errors="backslashreplace"
    )
