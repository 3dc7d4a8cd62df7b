"""Which of the calls that may be best is made? One that is good in itself too, if there is such a one.

What others say after a call is known worst of all. So a contract that is expected to fail is bid only where failing is
surely cheaper than what else would be played, nothing is bid that would be worse than a pass if it were left in, and of
bids that the worlds do not tell apart that is made which is worth most if nobody says more. A pass that is worth most
is not given up for such a bid.
"""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.players.calls.evaluation import Outlook, Valued
from dummywhist.engine.players.choice import Decision, decided
from dummywhist.engine.values import NamedTuple

SHORT: Final = 1.0
"""A contract that is expected to fail by so many tricks is not sound."""
RUIN: Final = 1.75
"""Nor is it a sacrifice if it is expected to fail by so many."""
DOUBT: Final = 2.0
"""Standard errors by which an unsound call must be better than every sound bid."""
CHEAPER: Final = 1.0
"""Standard errors by which it must be better than a pass."""
NEAR: Final = 0.7
"""Standard errors within which calls are not told apart."""
LIKELY: Final = 0.5
"""A bid that is played in fewer of the worlds is said to be bid over."""
MISSED: Final = 0.5
"""A contract that is expected to miss so many tricks is more likely to fail than to be made."""


class Promise(NamedTuple):
    """What a call says by itself: ``short``, by how many tricks it is expected to miss what it promises, None for a
    pass, which promises nothing; ``alone``, what it is worth if nobody says more, None where that names no contract
    that would be played.
    """

    short: float | None
    alone: float | None

    @property
    def sound(self) -> bool:
        """Whether it promises no trick too many."""
        return self.short is None or self.short < SHORT


def taken(outlook: Outlook, found: Sequence[Valued], promises: Sequence[Promise]) -> int:
    """Return the way that is taken, by what each is worth and what it ``promises``."""
    order = sorted(range(len(found)), key=lambda way: -found[way].points)
    best, *others = [way for way in order if _fair(outlook, promises, way)] or order
    if not promises[best].sound:
        sound = [way for way in others if promises[way].sound]
        return next((way for way in sound if _behind(outlook, found, way, best) <= _beyond(promises[way])), best)
    if promises[best].short is None:
        return best
    near = [way for way in others if promises[way].sound and _behind(outlook, found, way, best) <= NEAR]
    return max((best, *near), key=lambda way: _worth(found, promises, way))


def _beyond(sound: Promise) -> float:
    """Return by how many standard errors an unsound call must be better than a sound one."""
    return CHEAPER if sound.short is None else DOUBT


def _behind(outlook: Outlook, found: Sequence[Valued], way: int, best: int) -> float:
    """Return by how many standard errors a way is worth less than ``best``."""
    gain, doubt = found[best].points - found[way].points, outlook.doubt(way, best)
    return gain / doubt if doubt else 0.0 if gain <= 0 else DOUBT + 1


def _worth(found: Sequence[Valued], promises: Sequence[Promise], way: int) -> float:
    """Return what a way is worth if nobody says more; where that names no contract, what it is worth as it is."""
    value = promises[way].alone
    return found[way].points if value is None else value


def _fair(outlook: Outlook, promises: Sequence[Promise], way: int) -> bool:
    """Whether a call is no worse than a pass if nobody says more, and sound or a sacrifice: not ruinous, and better
    than a pass in the worlds where nobody bids over it.
    """
    passing = next((at for at, promise in enumerate(promises) if promise.short is None), None)
    if passing is None:
        return True
    promise, floor = promises[way], promises[passing].alone
    if promise.alone is not None and floor is not None and promise.alone < floor:
        return False
    if promise.short is None or promise.sound:
        return True
    return promise.short < RUIN and outlook.left_in(way, passing) > 0


def bid_said(chosen: Call, valued: Valued, short: float | None, over: bool) -> Decision:
    """Return the decision for a bid that is ``short`` by so many tricks, with the mean of the tricks where it is
    played; ``over`` another bid or none.
    """
    if valued.told is None:
        return decided(chosen, "bid_on", "bid")
    if over and short is not None and short >= SHORT:
        key = "bid_cheap"
    elif valued.stands < LIKELY:
        key = "bid_over"
    else:
        key = "bid_short" if short is not None and short >= MISSED else "bid"
    return decided(chosen, key, "bid", n=round(valued.told))


def most_tricks(calls: Sequence[Call], found: Sequence[Valued]) -> int | None:
    """Return the most tricks in sight with a bid that was looked at and is likely to be played; if none is, those with
    the best of the bids, None if nothing is said of them.
    """
    bids = [valued for made, valued in zip(calls, found, strict=True) if made.bid is not None]
    told = [valued.told for valued in bids if valued.told is not None and valued.stands >= LIKELY]
    if not told:
        best = sorted(bids, key=lambda valued: -valued.points)
        told = [valued.told for valued in best if valued.told is not None][:1]
    return round(max(told)) if told else None
