"""What lies on the table as a card is played? What claims are judged by: only what the seat on turn can know.

High and low are never asked here: a card is better than another of its suit by the ranking of the deal, which is
another one downtown.
"""

from collections.abc import Iterator

from dummywhist.engine.cards.card import ACE, JACK, QUEEN, TEN, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import beats, winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import FIRST_JOKER, Insight
from dummywhist.engine.knowledge.view import Cards


class Telling:
    """A View and the very card that is played.

    ``hand`` is the hand with the card, ``rest`` without it, ``own`` the cards of its suit; ``best`` the card that holds
    the trick so far; ``partner`` None for who plays alone; ``foes`` the hands against the player, ``after`` those that
    still play to the trick. Better, best and poorest are meant by the ranking of the deal.
    """

    __slots__ = (
        "after", "best", "card", "down", "foes", "hand", "insight", "led", "own", "partner", "place", "plain", "power",
        "rest", "side_leads", "suit", "suits", "trump", "trumps", "view",
    )  # fmt: skip

    def __init__(self, insight: Insight, card: Card) -> None:
        view = self.view = insight.view
        self.insight = insight
        self.card = card
        ranked = insight.ranked
        self.power = ranked.strength
        self.suit = ranked.suit[card]
        self.suits = insight.suits
        self.down = view.down
        held = view.hands[insight.seat]
        assert isinstance(held, Cards)
        self.hand = int(held.hand)
        self.rest = self.hand & ~(1 << card)
        self.own = self.hand & self.suits[self.suit] if self.suit >= 0 else 0
        self.led = insight.led
        self.trump = insight.trump
        self.trumps = 0 if self.trump is None else self.suits[self.trump]
        self.plain = self.suit >= 0 and self.suit != self.trump
        self.partner: Seat | None = None if insight.alone else insight.partner
        chairs = view.layout.chairs
        self.foes = [seat for seat in chairs if seat not in (insight.seat, self.partner)]
        at = chairs.index(insight.seat)
        self.place = len(view.trick)
        left = len(chairs) - 1 - self.place
        self.after = [chairs[(at + step) % len(chairs)] for step in range(1, left + 1)]
        self.best: Card | None = None
        for other in view.trick:
            if self.best is None or beats(ranked, other, self.best):
                self.best = other

    # what the card does

    @property
    def leads(self) -> bool:
        """Whether the card is led."""
        return not self.view.trick

    @property
    def follows(self) -> bool:
        """Whether it follows suit."""
        return not self.leads and self.led is not None and self.suit == self.led

    @property
    def trumps_plain(self) -> bool:
        """Whether it is a trump on a plain suit."""
        return not self.leads and self.led is not None and self.suit == self.trump != self.led and self.suit >= 0

    @property
    def throws(self) -> bool:
        """Whether it neither follows suit nor trumps."""
        return not self.leads and self.led is not None and self.suit != self.led and self.suit != self.trump

    @property
    def wins(self) -> bool:
        """Whether it is the best card on the table."""
        return self.best is None or beats(self.insight.ranked, self.card, self.best)

    @property
    def partner_wins(self) -> bool:
        """Whether partner's card held the trick before this one."""
        return self.partner is not None and self.insight.winning == self.partner

    # what the hand has

    def better(self, card: Card) -> int:
        """Return the cards of its suit above ``card`` that are not played yet, wherever they are."""
        return self.insight.higher(card)

    def over(self, card: Card, other: Card) -> bool:
        """Whether ``card`` is of the suit of ``other`` and better."""
        same = self.insight.ranked.suit[card] == self.insight.ranked.suit[other] >= 0
        return same and self.power[card] > self.power[other]

    def top(self, cards: int) -> Card:
        """Return the best of ``cards``, which are of one suit and at least one."""
        return max(cards_in(Hand(cards)), key=lambda card: self.power[card])

    def poorest(self, cards: int) -> Card:
        """Return the poorest of them."""
        return min(cards_in(Hand(cards)), key=lambda card: self.power[card])

    def equal(self, card: Card, other: Card) -> bool:
        """Whether two cards of the hand are worth the same: no card of another hand, or on the table, is between."""
        low, high = sorted((self.power[card], self.power[other]))
        others = self.insight.out & ~self.hand
        for played in self.view.trick:
            others |= 1 << played
        suit = self.suits[self.insight.ranked.suit[card]]
        return not any(low < self.power[between] < high for between in cards_in(Hand(suit & others)))

    def as_low(self) -> bool:
        """Whether the hand has nothing poorer in the suit than the card and its equals."""
        return self.suit >= 0 and self.equal(self.card, self.poorest(self.own))

    def as_high(self) -> bool:
        """Whether it has nothing better in the suit than the card and its equals."""
        return self.suit >= 0 and self.equal(self.card, self.top(self.own))

    def small(self) -> bool:
        """Whether the card is below the ten, or what stands there downtown."""
        return self.card < FIRST_JOKER and self.power[self.card] < TEN

    def winners(self) -> Iterator[Card]:
        """Yield the lawful cards that would be the best on the table."""
        for card in cards_in(self.insight.legal):
            if self.best is None or beats(self.insight.ranked, card, self.best):
                yield card

    # what the others may do

    def may(self, seat: Seat, cards: int) -> int:
        """Return those of ``cards`` that may lie at ``seat``."""
        return int(self.insight.may[seat]) & cards

    def may_beat(self, seat: Seat, card: Card) -> bool:
        """Whether the hand at ``seat`` may beat ``card`` in this trick."""
        ranked, insight = self.insight.ranked, self.insight
        led = self.suit if self.leads else self.led
        if led is None or led < 0:
            return True
        suit = ranked.suit[card]
        if suit == led and self.may(seat, self.better(card)):
            return True
        if self.trump is None or led == self.trump or insight.must[seat] & self.suits[led]:
            return False
        return bool(self.may(seat, self.better(card) if suit == self.trump else self.trumps))

    def safe(self, card: Card) -> bool:
        """Whether no adversary who still plays can beat ``card``."""
        return not any(self.may_beat(seat, card) for seat in self.after if seat != self.partner)

    def unbeaten(self, card: Card) -> bool:
        """Whether nobody who still plays can beat it, partner neither."""
        return not any(self.may_beat(seat, card) for seat in self.after)

    def they_may_hold(self, cards: int) -> bool:
        """Whether an adversary may hold one of ``cards``."""
        return any(self.may(seat, cards) for seat in self.foes)

    # partner, dummy, the play so far

    @property
    def ally(self) -> int:
        """Partner's cards, if they are seen; else none."""
        return int(self.insight.must[self.partner]) if self.partner is not None and self.sees(self.partner) else 0

    def sees(self, seat: Seat) -> bool:
        """Whether the cards at ``seat`` are seen."""
        return seat not in self.insight.hidden

    @property
    def their_dummies(self) -> list[Seat]:
        """The adversaries' dummies that lie open."""
        return [seat for seat in self.foes if seat in self.view.layout.dummies and self.sees(seat)]

    def from_dummy(self) -> bool:
        """Whether the player of both hands now plays dummy's."""
        return self.insight.plays_dummy and self.insight.seat == self.insight.dummy

    def toward_dummy(self) -> bool:
        """Whether he now plays his own, and dummy is opposite."""
        return self.insight.plays_dummy and self.partner == self.insight.dummy and self.partner is not None

    def led_by(self, seat: Seat | None, suit: int) -> bool:
        """Whether ``seat`` led ``suit`` in a trick before this one."""
        return any(
            trick.leader == seat and self.insight.led_in(trick.cards) == suit
            for trick in self.insight.tricks
            if trick.winner is not None
        )

    def opened(self, suit: int) -> Seat | None:
        """Return who led ``suit`` first, in a trick before this one."""
        for trick in self.insight.tricks:
            if trick.winner is not None and self.insight.led_in(trick.cards) == suit:
                return trick.leader
        return None

    def by(self, seat: Seat) -> Iterator[tuple[int | None, Card]]:
        """Yield the suits to be followed and the cards that ``seat`` played; None as the suit of a card led."""
        chairs = self.view.layout.chairs
        for trick in self.insight.tricks:
            place = (chairs.index(seat) - chairs.index(trick.leader)) % len(chairs)
            if place < len(trick.cards):
                yield (self.insight.led_in(trick.cards[:place]) if place else None), trick.cards[place]

    def called(self, seat: Seat) -> bool:
        """Whether ``seat`` followed a plain suit without trying to win, and the next time with a poorer card."""
        chairs, ranked = self.view.layout.chairs, self.insight.ranked
        first: dict[int, Card | None] = {}
        for trick in self.insight.tricks:
            place = (chairs.index(seat) - chairs.index(trick.leader)) % len(chairs)
            if not 0 < place < len(trick.cards):
                continue
            card, led = trick.cards[place], self.insight.led_in(trick.cards[:place])
            if led is None or led == self.trump or ranked.suit[card] != led:
                continue
            earlier = first.get(led)
            if earlier is not None and self.over(earlier, card):
                return True
            tries = winning_index(ranked, trick.cards[: place + 1]) == place
            first[led] = None if led in first or tries else card
        return False

    # honours, which are the same cards in both directions

    def honour(self, card: Card) -> bool:
        """Whether ``card`` is an ace, king, queen or jack."""
        return card < FIRST_JOKER and card % 13 >= JACK

    def power_of(self, suit: int) -> int:
        """Return how strong a plain suit of the hand is, by length and then by its best cards, as who throws counts."""
        worth = {ACE: 4, ACE - 1: 3, QUEEN: 2, JACK: 1}
        held = self.hand & self.suits[suit]
        return 4 * held.bit_count() + sum(worth.get(self.power[card], 0) for card in cards_in(Hand(held)))
