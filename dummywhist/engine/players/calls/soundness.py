"""Which of the calls that may be best is made? One that does not promise a trick too many, if there is such a one.

What others bid over a call is known worst of all. So a contract that is expected to fail is bid only where failing is
cheaper than what else would be played: not for the sake of those worlds in which somebody bids over it.
"""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.players.calls.evaluation import Outlook, Valued
from dummywhist.engine.players.choice import Decision, decided

SHORT: Final = 1.0
"""A contract that is expected to fail by so many tricks is not sound."""
DOUBT: Final = 2.0
"""Standard errors by which an unsound call must be better than every sound one."""

LIKELY: Final = 0.5
"""A bid that is played in fewer of the worlds is said to be bid over."""


def taken(outlook: Outlook, found: Sequence[Valued], short: Sequence[float | None]) -> int:
    """Return the way that is taken; ``short`` says by how many tricks each is expected to miss what it promises, None
    for a pass, which promises nothing.
    """
    order = sorted(range(len(found)), key=lambda way: -found[way].points)
    fair = [way for way in order if _fair(outlook, short, way)] or order
    best = fair[0]
    if _sound(short[best]):
        return best
    for way in fair[1:]:
        gain = found[best].points - found[way].points
        if short[way] is not None and _sound(short[way]) and gain <= DOUBT * outlook.doubt(way, best):
            return way
    return best


def _sound(short: float | None) -> bool:
    return short is None or short < SHORT


def _fair(outlook: Outlook, short: Sequence[float | None], way: int) -> bool:
    """Whether a call is sound, or a sacrifice: better than a pass in the worlds where nobody bids over it."""
    return _sound(short[way]) or None not in short or outlook.left_in(way, short.index(None)) > 0


def bid_said(chosen: Call, valued: Valued, short: float | None, over: bool) -> Decision:
    """Return the decision for a bid, with the mean of the tricks where it is played; ``over`` another bid or none."""
    if valued.told is None:
        return decided(chosen, "bid_on", "bid")
    key = "bid" if valued.stands >= LIKELY else "bid_over"
    return decided(chosen, "bid_cheap" if over and not _sound(short) else key, "bid", n=round(valued.told))
