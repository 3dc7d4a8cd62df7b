"""What is certain for a seat? Cards it does not see, hands that are out of a suit, cards that must lie somewhere."""

from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.study.finding import Known, Void


def known(seen: View) -> Known:
    """Return what the viewer knows for sure from ``seen`` alone; nothing before he sees cards or without a viewer."""
    own = seen.own
    if own is None or not isinstance(seen.hands[own], Cards) or not any(seen.hands):
        return Known()
    insight = Insight(seen._replace(to_play=own))
    voids = tuple(
        Void(seat, suit, _shown_in(insight, seat, suit))
        for seat in SEATS if seat in insight.hidden and seat in seen.layout.chairs
        for suit in SUITS if insight.unseen & insight.suits[suit] and insight.void(seat, suit)
    )  # fmt: skip
    sure = tuple((seat, Hand(insight.must[seat])) for seat in SEATS if seat in insight.hidden and insight.must[seat])
    return Known(insight.unseen, voids, sure)


def _shown_in(insight: Insight, seat: int, suit: int) -> int | None:
    """Return the number of the trick in which the hand at ``seat`` did not follow ``suit``."""
    chairs = insight.view.layout.chairs
    for number, leader, cards, _ in insight.tricks:
        first = chairs.index(leader)
        for place in range(1, len(cards)):
            if chairs[(first + place) % len(chairs)] != seat or insight.led_in(cards[:place]) != suit:
                continue
            if insight.ranked.suit[cards[place]] != suit:
                return number
    return None
