"""Is a value of a line that was read what it has to be? ValueError if not."""

from typing import Any


def number_of(value: Any) -> int:
    """Return a whole number, 0 or more."""
    if type(value) is not int or value < 0:
        raise ValueError
    return value


def words_of(value: Any) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise ValueError
    return value


def share_of(value: Any, most: float = 1.0) -> float:
    """Return a number from 0 to ``most``."""
    if type(value) not in (int, float) or not 0 <= value <= most:
        raise ValueError
    return float(value)
