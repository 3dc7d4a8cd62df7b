"""Which of many values does a test take every day? The others say the same with another sample: `./check --long`."""

from collections.abc import Iterable, Sequence
from math import gcd
from typing import TypeVar

import pytest

T = TypeVar("T")


def one_in(many: int, values: Iterable[T], *always: T) -> list[object]:
    """Return ``values`` as parameters: each ``many``-th from the first on, and those named, run every day."""
    return [
        value if at % many == 0 or value in always else pytest.param(value, marks=pytest.mark.repeated)
        for at, value in enumerate(values)
    ]


def pairs(rows: Sequence[object], columns: Sequence[object], step: int = 1) -> list[object]:
    """Return every row with every column as parameters; every day each row has one column, and each column its turn.

    Which one goes on from row to row by ``step``, so that with several tests a row meets other columns. Where there
    are fewer rows than columns, the last columns wait for `./check --long`.
    """
    assert gcd(step, len(columns)) == 1, "a column would never have its turn"
    return [
        (row, column) if number == at * step % len(columns) else pytest.param(row, column, marks=pytest.mark.repeated)
        for at, row in enumerate(rows)
        for number, column in enumerate(columns)
    ]
