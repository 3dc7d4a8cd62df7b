"""How far does chance alone move the total of a table that plays as the others do?"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

CERTAIN: Final = 3
"""With fewer other tables nothing is said of chance."""


def moved_by_chance(others: Iterable[Sequence[int]]) -> float | None:
    """Return the standard deviation of the total of a table that plays as the others do, in tricks.

    ``others``: of each tray, the tricks at the other tables. With v their sample variance and n all tables of a tray it
    is sqrt(sum of v (n - 1) / n). None where there is no tray, or one with too few others to say.
    """
    trays = list(others)
    if not trays or min(map(len, trays)) < CERTAIN:
        return None
    found = 0.0
    for made in trays:
        mean = sum(made) / len(made)
        variance = sum((one - mean) ** 2 for one in made) / (len(made) - 1)
        found += variance * len(made) / (len(made) + 1)
    return sqrt(found)
