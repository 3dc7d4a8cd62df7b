"""What does a revoke cost? The limits of the penalty: DW-REV-3 to 5. Figures are tricks, averages fractions of them."""

from fractions import Fraction
from typing import Final

from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.values import NamedTuple

FIRST: Final = 2


class Shared(NamedTuple):
    """What both sides are given: ``struck`` is that of the offenders while averages are struck (DW-REV-5)."""

    offenders: Fraction
    struck: Fraction
    adversaries: Fraction


def penalty(revokes: int) -> int:
    """Return the tricks that so many revokes of one side cost (DW-REV-3)."""
    return FIRST + revokes - 1 if revokes else 0


def limited(made: int, revokes: int, held: int, average: Fraction | None) -> Fraction:
    """Return what is left to offenders who ``made`` so many tricks (DW-REV-4).

    Nothing that they ``held`` before the first revoke is taken, and above it no more is left than the ``average`` of
    the deal for their direction. None: no other table played it by the rules, and there is no average to bind them.
    """
    left = Fraction(made - penalty(revokes))
    return max(Fraction(held), left if average is None else min(left, average))


def in_team_play(made: int, revokes: int, held: int, average: Fraction | None) -> Shared:
    """Return what teams and individuals get (DW-REV-4).

    The adversaries have the rest of thirteen: that is never below their own average unless ``held`` forbids it, because
    the offenders are bound by theirs.
    """
    offenders = limited(made, revokes, held, average)
    return Shared(offenders, offenders, CARDS - offenders)


def in_pair_play(made: int, revokes: int, held: int, average: Fraction | None, best: int) -> Shared:
    """Return what pairs get (DW-REV-5); ``best`` is the best score of the adversaries' direction at other tables.

    It is 0 where there are none, so that the adversaries keep what they made: nobody has done better. What is struck
    makes thirteen with what the adversaries get; what is left to the offenders in the end may be less.
    """
    cost = penalty(revokes)
    theirs = CARDS - made
    adversaries = theirs if theirs >= best else min(theirs + cost, best)
    struck = min(made, max(made - cost, CARDS - best))
    return Shared(limited(made, revokes, held, average), Fraction(struck), Fraction(adversaries))


def transferred(made: int, revokes: int) -> Shared:
    """Return what both sides get where no limits are played: the penalty passes from one to the other."""
    offenders = Fraction(max(made - penalty(revokes), 0))
    return Shared(offenders, offenders, CARDS - offenders)
