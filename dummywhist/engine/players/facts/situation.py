"""What does a player look at before he chooses? The table from his chair: left, partner, right, trumps, runs."""

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.knowledge.infer import Insight, highest
from dummywhist.engine.players.facts.reckoning import Reckoning
from dummywhist.engine.values import NamedTuple


class Run(NamedTuple):
    """Cards of one hand and suit that are worth the same, because no other hand has a card between them."""

    low: Card
    top: Card
    mask: int


def _round(insight: Insight) -> tuple[Seat, Seat, Seat]:
    """Return left, partner and right; where there are fewer the seats of hands that do not play, which hold nothing."""
    chairs = insight.view.layout.chairs
    at = chairs.index(insight.seat)
    others = [chairs[(at + step) % len(chairs)] for step in range(1, len(chairs))]
    empty = [seat for seat in SEATS if seat not in chairs]
    if not empty:
        return others[0], others[1], others[2]
    return others[0], empty[0], others[1] if len(others) > 1 else empty[1]


class Situation:
    """An Insight as seen from the hand on turn.

    ``left``, ``partner``, ``right`` are seats, ``after`` those that still play to the trick; ``ally`` partner's cards
    where they are seen; ``ours`` the cards that the player commands: his own hand, and his partner's if he plays dummy
    too. ``first_led``: who opened each suit. Numbers of trumps are expected ones where they are not known.
    """

    __slots__ = (
        "after", "ally", "chances", "first_led", "hand", "insight", "led", "left", "my_trumps", "ours", "partner",
        "partner_trumps", "rank", "right", "sees_partner", "suit", "suits", "their_trumps", "trump", "trumps",
    )  # fmt: skip

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self.hand = int(insight.hand)
        self.suits = insight.suits
        self.suit, self.rank = insight.ranked.suit, insight.ranked.strength
        self.led = Suit(-1) if insight.led is None else insight.led
        chances = self.chances = Reckoning(insight)
        self.left, self.partner, self.right = _round(insight)
        self.sees_partner = self.partner not in insight.hidden
        self.ally = int(insight.must[self.partner]) if self.sees_partner else 0
        self.ours = self.hand | self.ally if insight.plays_dummy else self.hand
        turn = (self.left, self.right) if insight.alone else (self.left, self.partner, self.right)
        self.after = turn[: len(insight.view.layout.chairs) - 1 - len(insight.view.trick)]
        self.trump = insight.trump
        self.trumps = 0 if self.trump is None else self.suits[self.trump]
        self.my_trumps = (self.hand & self.trumps).bit_count()
        if self.trump is None:
            self.partner_trumps = self.their_trumps = 0.0
        else:
            self.partner_trumps = chances.length(self.partner, self.trump)
            self.their_trumps = chances.length(self.left, self.trump) + chances.length(self.right, self.trump)
        self.first_led: dict[int, Seat] = {}
        for trick in reversed(insight.tricks):
            suit = insight.led_in(trick.cards)
            if suit is not None:
                self.first_led[suit] = trick.leader

    def runs(self, cards: int) -> list[Run]:
        """Return the runs of ``cards``, a part of the hand on turn, from the lowest of each suit."""
        return runs(self.insight, cards)

    def above(self, card: Card) -> int:
        """Return how many cards that are out against the player are higher than ``card``."""
        return (self.insight.higher(card) & ~self.ours).bit_count()

    def ruff_risk(self, seat: Seat, suit: Suit) -> float:
        """Return the chance that the hand at ``seat`` can ruff ``suit``."""
        if not self.trumps or suit == self.trump:
            return 0.0
        lacks = self.chances.lacks
        return lacks(seat, self.suits[suit]) - lacks(seat, self.suits[suit] | self.trumps)

    def winners(self, cards: int) -> int:
        """Return how many of ``cards`` stand at the head of their suits, plain suits only."""
        found = 0
        for suit in SUITS:
            if suit == self.trump:
                continue
            held = cards & self.suits[suit]
            if held:
                against = self.suits[suit] & ~self.insight.gone & ~self.ours
                found += (held & -(1 << against.bit_length())).bit_count() if against else held.bit_count()
        return found


def head(held: int) -> Card | None:
    """Return the highest card of ``held``, cards of one suit."""
    return highest(held) if held else None


def runs(insight: Insight, cards: int) -> list[Run]:
    """Return the runs of ``cards``, a part of the hand on turn, from the lowest of each suit."""
    suit = insight.ranked.suit
    others = ~insight.gone & ~insight.hand
    for played in insight.view.trick:
        others |= 1 << played
    found: list[Run] = []
    low = top = -1
    mask = 0
    while cards:
        bit = cards & -cards
        card = bit.bit_length() - 1
        cards ^= bit
        if mask and (suit[card] != suit[top] or others & (bit - (2 << top))):
            found.append(Run(Card(low), Card(top), mask))
            mask = 0
        if not mask:
            low = card
        top = card
        mask |= bit
    if mask:
        found.append(Run(Card(low), Card(top), mask))
    return found
