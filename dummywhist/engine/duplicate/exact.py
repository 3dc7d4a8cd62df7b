"""How are many fractions added and put in order, in little time? It grows with their number, and no faster."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm


def unit_of(numbers: Iterable[Fraction]) -> int:
    """Return the parts of one in which all ``numbers`` are whole."""
    return lcm(*{number.denominator for number in numbers})


def whole(number: Fraction, unit: int) -> int:
    """Return how many parts ``number`` has, of which ``unit`` are one."""
    return number.numerator * (unit // number.denominator)


def total(numbers: Iterable[Fraction]) -> Fraction:
    """Return the sum of ``numbers``, nothing if there are none: those of one denominator are added as whole numbers."""
    by_denominator: dict[int, int] = {}
    for number in numbers:
        numerator, denominator = number.as_integer_ratio()
        by_denominator[denominator] = by_denominator.get(denominator, 0) + numerator
    sums = [Fraction(numerator, denominator) for denominator, numerator in by_denominator.items()]
    return sum(sums[1:], sums[0]) if sums else Fraction(0)


def places(keys: Sequence[object]) -> list[tuple[int, bool]]:
    """Return the place of each of ``keys``, which are in order, and whether it is shared, as equals do (DW-E13)."""
    found: list[tuple[int, bool]] = []
    for at, key in enumerate(keys):
        if at and key == keys[at - 1]:
            place = found[-1][0]
            found[-1] = place, True
            found.append((place, True))
        else:
            found.append((at + 1, False))
    return found
