"""Does every value have its turn every day or by `./check --long`, and is no row or column left out of a day?"""

import pytest

from tests.daily import one_in, pairs


def daily(parameters: list[object]) -> list[object]:
    """Return what runs every day."""
    return [one for one in parameters if not getattr(one, "marks", ())]


def every(parameters: list[object]) -> list[object]:
    """Return what runs at all."""
    return [getattr(one, "values", one) for one in parameters]


def test_one_in_three_runs_every_day_and_what_is_named():
    found = one_in(3, "abcdefgh", "h")
    assert daily(found) == ["a", "d", "g", "h"]
    assert [one[0] for one in every(found)] == list("abcdefgh")


@pytest.mark.parametrize("step", [1, 2, 3])
def test_every_day_each_row_has_one_column_and_each_column_its_turn(step):
    rows, columns = list("abcdefghijkl"), [1, 2, 3, 4, 5]
    found = pairs(rows, columns, step)
    assert [row for row, _ in daily(found)] == rows
    assert {column for _, column in daily(found)} == set(columns)
    assert [tuple(one) for one in every(found)] == [(row, column) for row in rows for column in columns]
