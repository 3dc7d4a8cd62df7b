"""How are worlds drawn before the play? Importance resampling by the likelihood of the calls and choices so far."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import TypeVar

Drawn = TypeVar("Drawn")


def resampled(worlds: Sequence[Drawn], weights: Sequence[float], wanted: int, luck: Random) -> list[Drawn]:
    """Return ``wanted`` of ``worlds``, each as often as its weight asks; their order carries no information."""
    if len(worlds) == wanted and len(set(weights)) == 1:
        return list(worlds)
    whole = sum(weights)
    if not whole > 0:
        weights, whole = [1.0] * len(worlds), float(len(worlds))
    step = whole / wanted
    at = luck.random() * step
    found: list[Drawn] = []
    sums = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        sums += weight
        while at < sums and len(found) < wanted:
            found.append(world)
            at += step
    while len(found) < wanted:
        found.append(worlds[-1])
    for last in range(wanted - 1, 0, -1):
        other = int(luck.random() * (last + 1))
        found[last], found[other] = found[other], found[last]
    return found


class Blur:
    """The error, in tricks, of our model of the others' judgement: the same for each question in one world."""

    __slots__ = ("_error", "_found", "_luck")

    def __init__(self, luck: Random, error: float) -> None:
        self._luck = Random(int(luck.random() * (1 << 53)))
        self._error = error
        self._found: dict[Hashable, float] = {}

    def of(self, *what: Hashable) -> float:
        """Return the difference for this player, suit or whatever ``what`` names."""
        if what not in self._found:
            self._found[what] = 2 * self._error * (sum(self._luck.random() for _ in range(3)) - 1.5)
        return self._found[what]

    def chance(self, *what: Hashable) -> float:
        """Return a number from 0 to 1 for ``what``."""
        if what not in self._found:
            self._found[what] = self._luck.random()
        return self._found[what]
