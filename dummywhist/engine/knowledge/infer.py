"""What follows from a View? Which cards are out, where each may lie, and where some must lie."""

from typing import NamedTuple

from dummywhist.engine.cards.card import SUITS, Card, Suit, suit_of
from dummywhist.engine.cards.hand import FULL_PACK, SUIT_MASK, Hand
from dummywhist.engine.cards.ranking import Ranking, ranking, winning_index
from dummywhist.engine.cards.seat import SEATS, Seat, left_of, opposite
from dummywhist.engine.knowledge.view import Cards, View

SUIT_MASKS: tuple[int, ...] = tuple(SUIT_MASK << 13 * suit for suit in SUITS)


class Led(NamedTuple):
    """A trick as seen: its number from 0, who led, the cards in order, who won (None while it is open)."""

    number: int
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


class Insight:
    """What the player of the hand on turn can conclude.

    ``seat`` plays ``hand`` and may play ``legal``; ``plays_dummy`` says that he plays both hands of his side. By seat:
    ``may`` the cards that may lie there, ``must`` those that lie there for sure (for an open hand both are the hand),
    ``counts`` the number of cards. ``unseen`` are the cards in hidden hands, ``gone`` those played. ``winning`` is the
    seat that holds the trick so far.
    """

    __slots__ = (
        "counts", "dummy", "gone", "hand", "hidden", "legal", "may", "must", "partner", "plays_dummy", "ranked", "seat",
        "shown_out", "tricks", "trump", "turned_seat", "unseen", "view", "winning",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        seat = view.to_play
        if seat is None or view.viewer is None or view.layout.holder[seat] != view.viewer:
            raise ValueError("it is not the viewer's turn to play")
        self.view = view
        self.seat = seat
        self.partner = opposite(seat)
        self.trump: Suit | None = view.trump
        self.ranked: Ranking = ranking(view.trump)
        dummies = view.layout.dummies
        self.dummy: Seat | None = dummies[0] if dummies else None
        self.plays_dummy = self.dummy is not None and view.layout.holder[self.dummy] == view.viewer
        held = view.hands[seat]
        assert isinstance(held, Cards)
        self.hand: Hand = held.hand
        trick = view.trick
        suited = self.hand & SUIT_MASKS[suit_of(trick[0])] if trick else 0
        self.legal = Hand(suited or self.hand)
        self.tricks = tuple(
            Led(number, done.leader, done.cards, done.winner) for number, done in enumerate(view.played)
        ) + ((Led(len(view.played), view.leader, trick, None),) if trick else ())
        self.winning: Seat | None = left_of(view.leader, winning_index(self.ranked, trick)) if trick else None
        self._locate()

    def _locate(self) -> None:
        view = self.view
        gone = 0
        shown_out = [0, 0, 0, 0]
        for _, leader, cards, _ in self.tricks:
            led = cards[0] // 13
            for place, card in enumerate(cards):
                gone |= 1 << card
                if card // 13 != led:
                    shown_out[(leader + place) % 4] |= SUIT_MASKS[led]
        seen = gone
        counts, hidden = [], []
        may, must = [0, 0, 0, 0], [0, 0, 0, 0]
        for seat in SEATS:
            held = view.hands[seat]
            if isinstance(held, Cards):
                seen |= held.hand
                may[seat] = must[seat] = held.hand
                counts.append(held.hand.bit_count())
            else:
                hidden.append(seat)
                counts.append(held.cards)
        unseen = FULL_PACK & ~seen
        for seat in hidden:
            may[seat] = unseen & ~shown_out[seat]
        turned = view.turned
        self.turned_seat: Seat | None = None
        if turned is not None and not gone >> turned & 1:
            self.turned_seat = view.dealer
            for seat in hidden:
                if seat != view.dealer:
                    may[seat] &= ~(1 << turned)
        # A card that only one hand may hold is there; a hand that is full of such cards holds no other.
        changed = True
        while changed:
            changed = False
            for seat in hidden:
                others = 0
                for other in hidden:
                    if other != seat:
                        others |= may[other]
                sure = may[seat] & ~others
                if sure.bit_count() >= counts[seat] and may[seat] != sure:
                    may[seat] = sure
                    changed = True
                if may[seat].bit_count() == counts[seat]:
                    sure = may[seat]
                    for other in hidden:
                        if other != seat and may[other] & sure:
                            may[other] &= ~sure
                            changed = True
                must[seat] = sure
        self.gone = Hand(gone)
        self.unseen = Hand(unseen)
        self.counts = tuple(counts)
        self.hidden = tuple(hidden)
        self.shown_out = tuple(shown_out)
        self.may = tuple(Hand(mask) for mask in may)
        self.must = tuple(Hand(mask) for mask in must)

    @property
    def out(self) -> Hand:
        """The cards not yet played, wherever they are, but those on the table."""
        return Hand(FULL_PACK & ~self.gone)

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether the hand at ``seat`` is known to have none of ``suit``."""
        return not self.may[seat] & SUIT_MASKS[suit]

    def higher(self, card: Card) -> int:
        """Return the mask of the cards of the suit above ``card`` that are not yet played."""
        top = (card // 13 + 1) * 13
        return ((1 << top) - (2 << card)) & ~self.gone

    def is_master(self, card: Card) -> bool:
        """Whether no other hand has a higher card of the suit."""
        return not self.higher(card) & ~self.hand


def lowest(mask: int) -> Card:
    """Return the lowest int among the cards of ``mask``: the lowest card of a suit."""
    return Card((mask & -mask).bit_length() - 1)


def highest(mask: int) -> Card:
    """Return the highest int among the cards of ``mask``: the highest card of a suit."""
    return Card(mask.bit_length() - 1)


def in_suit(mask: int, suit: Suit) -> Hand:
    """Return the cards of ``suit`` in ``mask``."""
    return Hand(mask & SUIT_MASKS[suit])
