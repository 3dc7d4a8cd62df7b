"""Which moments of the law table are reached in a real window? `python -m tests.long --only laws-onscreen`."""

from typing import Final

from tests.sections import Section
from tests.ui.onscreen import law_rows_a, law_rows_b, law_rows_people
from tests.ui.onscreen.law_rows import Row, play_rows

ROWS: Final[tuple[Row, ...]] = (*law_rows_a.ROWS, *law_rows_b.ROWS, *law_rows_people.ROWS)
SIZES: Final = ("1366x768", "1024x640")


def play(count: int, _seed: int) -> str:
    """Play all rows by pointer and by keyboard ``count`` times, at each size."""
    people = [row.among_people() for row in ROWS if set(row.left.kinds) != {"person"}]
    played = (play_rows(rows, sizes) for _ in range(count) for rows, sizes in ((ROWS, SIZES), (people, SIZES[:1])))
    return "; ".join(played)


LAWS_ONSCREEN: Final = Section("laws-onscreen", "times, moments of the law table in a real window", 1, play)
