"""Which cards speak for themselves where everybody plays for himself, in tricks of two or three cards?"""

from dummywhist.engine.cards.card import SUITS, Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.knowledge.infer import Insight, highest, lowest
from dummywhist.engine.players.choice import Choice, chosen
from dummywhist.engine.players.reckoning import Reckoning

SURE = 0.999


class Foes:
    """The other players of a deal from the hand on turn: what they may hold against it."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self.chances = Reckoning(insight)
        chairs = insight.view.layout.chairs
        at = chairs.index(insight.seat)
        self.all = tuple(chairs[(at + step) % len(chairs)] for step in range(1, len(chairs)))
        self.after: tuple[Seat, ...] = self.all[: len(chairs) - 1 - len(insight.view.trick)]

    def stands(self, card: Card, led: Suit) -> float:
        """Return the chance that nobody who still plays beats ``card``."""
        chance = 1.0
        for seat in self.after:
            chance *= 1.0 - self.chances.beats(seat, card, led)
        return chance

    def length(self, suit: Suit) -> float:
        """Return how many cards of ``suit`` the others are expected to hold."""
        return sum(self.chances.length(seat, suit) for seat in self.all)


def alone(insight: Insight) -> Choice:
    """Return the card that a player for himself plays by the maxims."""
    foes = Foes(insight)
    if insight.led is None:
        return _lead(insight, foes)
    if insight.legal & insight.suits[insight.led]:
        return _follow(insight, foes, insight.led)
    return _void(insight, foes, insight.led)


def best_on_table(insight: Insight) -> Card:
    """Return the card that holds the trick so far."""
    chairs = insight.view.layout.chairs
    assert insight.winning is not None
    return insight.view.trick[(chairs.index(insight.winning) - chairs.index(insight.view.leader)) % len(chairs)]


def _lead(insight: Insight, foes: Foes) -> Choice:
    hand, trump = insight.hand, insight.trump
    held = {suit: hand & insight.suits[suit] for suit in SUITS if hand & insight.suits[suit]}
    trumps = held.get(trump, 0) if trump is not None else 0
    theirs = 0.0 if trump is None else foes.length(trump)
    if trumps and theirs and trump is not None:
        top = highest(trumps)
        if foes.stands(top, trump) > SURE and trumps.bit_count() >= theirs:
            return chosen(insight, top, "draw_best", "draw_trumps")
    sure = [
        (not foes.length(suit), top)
        for suit in held
        if suit != trump and foes.stands(top := highest(held[suit]), suit) > SURE
    ]
    if sure:
        return chosen(insight, max(sure)[1], "best_card" if theirs else "cash_safe", "take_tricks")
    plain = [suit for suit in held if suit != trump] or list(held)
    likely = [(foes.stands(top := highest(held[suit]), suit), top) for suit in plain]
    chance, card = max(likely)
    if chance > 0.7:
        return chosen(insight, card, "likely_best", "take_tricks")
    longest = max(plain, key=lambda suit: (held[suit].bit_count(), -held[suit]))
    return chosen(insight, lowest(held[longest]), "long_suit", "long_suit")


def _follow(insight: Insight, foes: Foes, led: Suit) -> Choice:
    best = best_on_table(insight)
    legal = insight.legal
    winners = [card for card in cards_in(legal) if beats(insight.ranked, card, best)]
    low = lowest(legal)
    if not winners:
        return chosen(insight, low, "cannot_win", "save_high")
    if not foes.after:
        return chosen(insight, winners[0], "win_cheaply", "win_cheaply")
    sure = next((card for card in winners if foes.stands(card, led) > 0.6), None)
    if sure is not None:
        return chosen(insight, sure, "second_high", "second_high")
    return chosen(insight, low, "second_low", "second_low")


def _void(insight: Insight, foes: Foes, led: Suit) -> Choice:
    best = best_on_table(insight)
    legal, trump = insight.legal, insight.trump
    trumps = 0 if trump is None else legal & insight.suits[trump]
    ruffs = [card for card in cards_in(Hand(trumps)) if beats(insight.ranked, card, best)]
    plain = legal & ~trumps
    if ruffs:
        ruff = next((card for card in ruffs if foes.stands(card, led) > 0.6), ruffs[0])
        return chosen(insight, ruff, "ruff", "ruff")
    if not plain:
        return chosen(insight, lowest(legal), "low_trump", "save_high")
    return chosen(insight, _least(insight, Hand(plain)), "throw_least", "discard")


def _least(insight: Insight, plain: Hand) -> Card:
    """Return the card that can best be spared: low, from a suit in which nothing is guarded by it."""
    rank = insight.ranked.strength

    def loss(card: Card) -> tuple[int, int]:
        held = insight.hand & insight.suits[insight.ranked.suit[card]]
        top = highest(held)
        above = (insight.higher(top) & ~insight.hand).bit_count()
        guards = 0 < above < 3 and held.bit_count() <= above + 1
        return int(guards or (card == top and above < 2)) * 5 + rank[card], held.bit_count()

    return min(cards_in(plain), key=loss)
