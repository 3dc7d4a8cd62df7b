"""How many tricks did a side come to, card by card? With all hands seen, and on what it could know, for the strip."""

from dummywhist.engine.deal.layout import Side
from dummywhist.engine.seats.review import Review
from dummywhist.engine.values import NamedTuple


class Outlook(NamedTuple):
    """Tricks of a side in the whole deal, each after how many of the ``cards`` of the deal, in their order.

    ``seen``: with all hands seen, after each card that was solved. ``known``: what the card that the side chose last
    brings on what could be known, as far as that is counted; the first is what its best card brought, the last what was
    made.
    """

    cards: int
    seen: tuple[tuple[int, int], ...]
    known: tuple[tuple[int, float], ...]


def outlook(review: Review, side: Side) -> Outlook:
    """Return what ``side`` came to in the deal of ``review``.

    Of two sides the tricks of one are the rest of the other's; where there are more, only cards of ``side`` tell.
    """
    layout = review.end.layout
    two = len(layout.sides) == 2
    seen: dict[int, int] = {}
    for one in review.cards:
        own = layout.side[one.seat] == side
        if not (own or two):
            continue
        brings, moment = review.seen(one), review.moment(one)
        whole = len(one.view.played) + one.position.tricks
        seen[moment] = max(brings.values()) if own else whole - max(brings.values())
        seen[moment + 1] = brings[one.card] if own else whole - brings[one.card]
    known: dict[int, float] = {}
    for judged in review.judged():
        if judged.known is None or layout.side[judged.decision.seat] != side:
            continue
        moment = review.moment(judged.decision)
        if not known:
            known[moment] = max(judged.known.tricks.values())
        known[moment + 1] = judged.known.tricks[judged.decision.card]
    end = review.played
    if review.over and known and end in seen:  # the last cards had no choice
        known[end] = seen[end]
    return Outlook(review.played, tuple(sorted(seen.items())), tuple(sorted(known.items())))
