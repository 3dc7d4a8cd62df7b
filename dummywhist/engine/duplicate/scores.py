"""What does each result of a tray count? Averages, limits of revokes, and what a table gets that takes the average."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final

from dummywhist.engine.duplicate.result import EW, NS, Made, Place, Played, Side, TakesAverage
from dummywhist.engine.duplicate.revokes import Shared, in_pair_play, in_team_play, transferred
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple


class Figures(NamedTuple):
    """What a result counts for both lines, in tricks.

    ``struck``: the same while averages of totals are struck (DW-REV-5). ``regular``: no table under penalty, and none
    that takes the average (DW-DEF-5).
    """

    north_south: Fraction
    east_west: Fraction
    struck: tuple[Fraction, Fraction]
    regular: bool

    def of(self, side: Side) -> Fraction:
        """Return what ``side`` gets."""
        return self.north_south if side == NS else self.east_west


TRICKS: Final = tuple(Fraction(tricks) for tricks in range(CARDS + 1))
REGULAR: Final = tuple(
    Figures(made, rest, (made, rest), regular=True) for made, rest in zip(TRICKS, reversed(TRICKS), strict=True)
)
"""Of a table that played by the rules, by the tricks that North and South made."""


class TrayScores(NamedTuple):
    """A tray: the average of North and South (None: nobody played it by the rules), and what each result counts.

    The average of East and West is the rest of thirteen. A table that takes an average which there is not has no
    figures.
    """

    average: Fraction | None
    figures: Mapping[Place, Figures]

    def average_of(self, side: Side) -> Fraction | None:
        """Return the average of ``side`` (DW-DEF-5)."""
        return self.average if self.average is None or side == NS else CARDS - self.average


def scores_of(results: Mapping[Place, Played], *, pairs: bool, limits: bool) -> dict[int, TrayScores]:
    """Return the scores of every tray that has results.

    ``pairs``: pairs are compared, so that a revoke costs what DW-REV-5 says; else DW-REV-4. Without ``limits`` its
    penalty passes whole from one side to the other.
    """
    trays: dict[int, list[tuple[Place, Played]]] = {}
    for place, played in results.items():
        trays.setdefault(place.tray, []).append((place, played))
    return {tray: _tray(trays[tray], pairs, limits) for tray in sorted(trays)}


def _tray(results: Iterable[tuple[Place, Played]], pairs: bool, limits: bool) -> TrayScores:
    results = sorted(results, key=lambda one: one[0])
    regular = [played.north_south for _, played in results if isinstance(played, Made) and played.revoked is None]
    average = Fraction(sum(regular), len(regular)) if regular else None
    figures = {}
    for place, played in results:
        if isinstance(played, TakesAverage):
            if average is not None:
                rest = CARDS - average
                figures[place] = Figures(average, rest, (average, rest), regular=False)
        elif played.revoked is None:
            figures[place] = REGULAR[played.north_south]
        else:
            figures[place] = _revoked(played, regular, average, pairs, limits)
    return TrayScores(average, figures)


def _revoked(made: Made, regular: list[int], average: Fraction | None, pairs: bool, limits: bool) -> Figures:
    """Return the figures of a table under penalty; ``regular`` are the tricks of North and South at the others."""
    revoked = made.revoked
    assert revoked is not None
    tricks = made.tricks(revoked.side)
    if revoked.side == EW and average is not None:
        average = CARDS - average
    best = max(regular, default=0) if revoked.side == EW else CARDS - min(regular, default=CARDS)
    if not limits:
        shared = transferred(tricks, revoked.revokes)
    elif pairs:
        shared = in_pair_play(tricks, revoked.revokes, revoked.held, average, best)
    else:
        shared = in_team_play(tricks, revoked.revokes, revoked.held, average)
    return _by_side(shared, revoked.side)


def _by_side(shared: Shared, offenders: Side) -> Figures:
    if offenders == NS:
        return Figures(shared.offenders, shared.adversaries, (shared.struck, shared.adversaries), regular=False)
    return Figures(shared.adversaries, shared.offenders, (shared.adversaries, shared.struck), regular=False)
