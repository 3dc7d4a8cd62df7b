"""How likely is it? Chances that a hidden hand holds, lacks or beats a card, from the cards alone.

The unseen cards that may lie in either hidden hand are shared out evenly; a card that only one may hold is there.
"""

from math import comb

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight, highest


class Reckoning:
    """The chances behind one decision.

    ``free`` are the cards that may lie in either hidden hand, ``room`` by seat how many of them each will have.
    """

    __slots__ = ("free", "gone", "hidden", "may", "must", "none_of", "room", "suit", "suits", "trump")

    def __init__(self, insight: Insight) -> None:
        # What lies in no hand that plays beats nothing.
        playing = [seat in insight.view.layout.chairs for seat in range(4)]
        self.may = tuple(insight.may[seat] if playing[seat] else Hand(0) for seat in range(4))
        self.must = tuple(insight.must[seat] if playing[seat] else Hand(0) for seat in range(4))
        self.gone = insight.gone
        self.trump = insight.trump
        self.suit, self.suits = insight.ranked.suit, insight.suits
        self.hidden = insight.hidden
        free = int(insight.unseen)
        for place in insight.places:
            free &= ~insight.must[place]
        self.free = free
        self.room = tuple(
            insight.counts[seat] - insight.must[seat].bit_count() if seat in insight.hidden and playing[seat] else 0
            for seat in range(4)
        )
        # How likely is a hidden hand to lack all of k free cards?
        many = free.bit_count()
        self.none_of = tuple(
            [comb(many - lacked, room) / comb(many, room) if room <= many else 0.0 for lacked in range(many + 1)]
            for room in self.room
        )

    def chance(self, seat: Seat, card: Card) -> float:
        """Return the chance that ``card`` is in the hand at ``seat``."""
        if self.must[seat] >> card & 1:
            return 1.0
        if not self.may[seat] >> card & 1:
            return 0.0
        return 1.0 - self.none_of[seat][1]

    def lacks(self, seat: Seat, mask: int) -> float:
        """Return the chance that the hand at ``seat`` has none of the cards of ``mask``."""
        if self.must[seat] & mask:
            return 0.0
        if seat not in self.hidden:
            return 1.0
        return self.none_of[seat][(self.may[seat] & self.free & mask).bit_count()]

    def length(self, seat: Seat, suit: Suit) -> float:
        """Return how many cards of ``suit`` are expected in the hand at ``seat``."""
        mask = self.suits[suit]
        sure = (self.must[seat] & mask).bit_count()
        maybe = self.may[seat] & self.free & mask
        return sure + maybe.bit_count() * (1.0 - self.none_of[seat][1]) if maybe else float(sure)

    def beats(self, seat: Seat, best: Card, led: Suit) -> float:
        """Return the chance that the hand at ``seat`` can beat ``best`` in a trick in which ``led`` was led."""
        trump = self.trump
        suit = self.suit[best]
        higher = self.suits[suit] & ~((2 << best) - 1) & ~self.gone
        if suit == led:
            chance = 1.0 - self.lacks(seat, higher)
            if trump is None or trump == led:
                return chance
            ruffs = self.suits[trump]
        else:
            chance, ruffs = 0.0, higher
        out_of_suit = self.lacks(seat, self.suits[led])
        if out_of_suit:
            chance += out_of_suit - self.lacks(seat, self.suits[led] | ruffs)
        return chance

    def top(self, seat: Seat, suit: Suit) -> Card | None:
        """Return the highest card of ``suit`` that may lie at ``seat``."""
        held = self.may[seat] & self.suits[suit]
        return highest(held) if held else None
