"""What does one seat see happen? Events with everything taken out that it may not see."""

from typing import NamedTuple

from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.event import DealEvent, HandsDealt
from dummywhist.engine.deal.layout import Layout, Player
from dummywhist.engine.knowledge.view import Cards, Count, Seen


class HandsSeen(NamedTuple):
    """Cards were dealt, as one seat sees it: the hands it plays, and how many cards the others have."""

    dealer: Seat
    hands: tuple[Seen, ...]


def redact(event: DealEvent, layout: Layout, viewer: Player | None) -> DealEvent | HandsSeen:
    """Return ``event`` as ``viewer`` sees it; all events but the deal itself are public at this table."""
    if isinstance(event, HandsDealt):
        return HandsSeen(
            event.dealer,
            tuple(
                Cards(event.hands[seat])
                if viewer is not None and layout.holder[seat] == viewer
                else Count(event.hands[seat].bit_count())
                for seat in SEATS
            ),
        )
    return event
