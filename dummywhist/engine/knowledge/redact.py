"""What does one seat see happen? Events with everything taken out that it may not see."""

from typing import NamedTuple

from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.event import CardsPutAway, DealEvent, HandsDealt, JokerHandedIn
from dummywhist.engine.deal.layout import Layout, Player
from dummywhist.engine.knowledge.view import Cards, Count, Seen


class HandsSeen(NamedTuple):
    """Cards were dealt, as one seat sees it: the hands it plays, and how many cards the others have."""

    dealer: Seat
    hands: tuple[Seen, ...]


class PutAwaySeen(NamedTuple):
    """The declarer put so many cards of the dummy away, as others see it."""

    player: Player
    seat: Seat
    cards: int


class HandedInSeen(NamedTuple):
    """A player handed in a joker for the card put away at ``place``, as others see it."""

    player: Player
    seat: Seat
    place: int


SECRET = (HandsDealt, CardsPutAway, JokerHandedIn)
"""What not everybody sees alike."""
SeatEvent = DealEvent | HandsSeen | PutAwaySeen | HandedInSeen


def redact(event: DealEvent, layout: Layout, viewer: Player | None) -> SeatEvent:
    """Return ``event`` as ``viewer`` sees it."""
    if isinstance(event, CardsPutAway) and event.player != viewer:
        return PutAwaySeen(event.player, event.seat, len(event.cards))
    if isinstance(event, JokerHandedIn) and event.player != viewer:
        return HandedInSeen(event.player, event.seat, event.place)
    if isinstance(event, HandsDealt):
        return HandsSeen(
            event.dealer,
            tuple(
                Cards(event.hands[seat])
                if viewer is not None and layout.holder[seat] == viewer and seat not in layout.dummies
                else Count(event.hands[seat].bit_count())
                for seat in SEATS
            ),
        )
    return event
