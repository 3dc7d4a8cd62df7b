"""How does somebody play who has just learnt the game? By a few maxims, without counting, and with slips."""

from random import Random

from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.knowledge.infer import Insight, highest, lowest
from dummywhist.engine.players.choice import Choice, chosen, dice

ACE, KING, TEN = 12, 11, 8


def beginner(insight: Insight, seed: int) -> Choice:
    """Return a beginner's card: legal, never absurd, often not the best."""
    luck = dice(insight, seed)
    if insight.led is None:
        return _lead(insight, luck)
    if not insight.legal & insight.suits[insight.led]:
        return _void(insight, luck)
    return _follow(insight, luck)


def _remembers_gone(insight: Insight, card: Card, luck: Random) -> bool:
    """Whether he remembers that ``card`` was played: the last two tricks surely, an honour mostly."""
    for trick in insight.tricks[-3:]:
        if card in trick.cards:
            return True
    return bool(insight.gone >> card & 1) and luck.random() < 0.6


def _looks_best(insight: Insight, card: Card, luck: Random) -> bool:
    """Whether he takes ``card`` for the best of its suit."""
    above = insight.suits[insight.ranked.suit[card]] & -(2 << card)
    return all(insight.hand >> other & 1 or _remembers_gone(insight, other, luck) for other in cards_in(Hand(above)))


def _lead(insight: Insight, luck: Random) -> Choice:
    hand, trump = insight.hand, insight.trump
    plain = [suit for suit in SUITS if suit != trump and hand & insight.suits[suit]]
    winners = [top for suit in plain if _looks_best(insight, top := highest(hand & insight.suits[suit]), luck)]
    if winners and luck.random() < 0.75:
        return chosen(insight, max(winners, key=lambda card: insight.ranked.strength[card]), "best_card", "take_tricks")
    returned = _partners_suit(insight)
    if returned is not None and hand & insight.suits[returned] and luck.random() < 0.6:
        return chosen(insight, _low_or_top(insight, returned, luck), "return_suit", "return_suit")
    singles = [suit for suit in plain if (hand & insight.suits[suit]).bit_count() == 1]
    if trump is not None and hand & insight.suits[trump] and singles and luck.random() < 0.5:
        return chosen(insight, lowest(hand & insight.suits[singles[0]]), "singleton", "ruff")
    if trump is not None and (hand & insight.suits[trump]).bit_count() >= 5 and luck.random() < 0.5:
        return chosen(insight, _low_or_top(insight, trump, luck), "many_trumps", "draw_trumps")
    suits = plain or [suit for suit in SUITS if hand & insight.suits[suit]]
    longest = max(suits, key=lambda suit: ((hand & insight.suits[suit]).bit_count(), luck.random()))
    return chosen(insight, _low_or_top(insight, longest, luck), "long_suit", "long_suit")


def _low_or_top(insight: Insight, suit: int, luck: Random) -> Card:
    """Return the top of two honours in sequence, else a low card; now and then the top of anything."""
    held = insight.hand & insight.suits[suit]
    top = highest(held)
    sequence = insight.ranked.strength[top] > TEN and held >> (top - 1) & 1
    return top if sequence or luck.random() < 0.12 else lowest(held)


def _partners_suit(insight: Insight) -> int | None:
    """Return the suit that his partner led last, as far as he remembers: in the last four tricks."""
    if insight.plays_dummy or insight.alone:
        return None
    for trick in reversed(insight.tricks[-4:]):
        if trick.leader == insight.partner:
            return insight.led_in(trick.cards)
    return None


def _follow(insight: Insight, luck: Random) -> Choice:
    trick, legal = insight.view.trick, insight.legal
    best = trick[_place(insight)]
    low, high = lowest(legal), highest(legal)
    winners = [card for card in cards_in(legal) if beats(insight.ranked, card, best)]
    partner_wins = insight.winning == insight.partner and not insight.alone
    if not winners:
        return chosen(insight, low, "partner_wins" if partner_wins else "cannot_win", "save_high")
    chairs = len(insight.view.layout.chairs)
    if len(trick) == chairs - 1:
        if partner_wins and luck.random() < 0.92:
            return chosen(insight, low, "partner_wins", "save_high")
        return chosen(insight, winners[0] if luck.random() < 0.85 else high, "win_cheaply", "win_cheaply")
    if len(trick) == 2 and not insight.alone:
        if partner_wins and (insight.ranked.strength[best] >= KING or luck.random() < 0.35):
            return chosen(insight, low, "partner_wins", "save_high")
        return chosen(insight, high if luck.random() < 0.8 else winners[0], "third_high", "third_high")
    if insight.ranked.strength[high] == ACE and luck.random() < 0.45:
        return chosen(insight, high, "takes_ace", "take_tricks")
    if luck.random() < 0.15:
        return chosen(insight, winners[0], "win_cheaply", "win_cheaply")
    return chosen(insight, low, "second_low", "second_low")


def _place(insight: Insight) -> int:
    assert insight.winning is not None
    chairs = insight.view.layout.chairs
    return (chairs.index(insight.winning) - chairs.index(insight.view.leader)) % len(chairs)


def _void(insight: Insight, luck: Random) -> Choice:
    trick, legal, trump = insight.view.trick, insight.legal, insight.trump
    best = trick[_place(insight)]
    trumps = 0 if trump is None else legal & insight.suits[trump]
    winners = [card for card in cards_in(insight.legal) if trumps >> card & 1 and beats(insight.ranked, card, best)]
    partner_wins = insight.winning == insight.partner and not insight.alone
    slip = luck.random()
    if winners and (not partner_wins or slip < (0.05 if insight.ranked.strength[best] >= KING else 0.3)):
        return chosen(insight, winners[0], "ruff", "ruff")
    plain = legal & ~trumps
    if not plain:
        return chosen(insight, lowest(trumps), "low_trump", "save_high")
    rank = insight.ranked.strength
    low = min(cards_in(Hand(plain)), key=lambda card: (rank[card], luck.random()))
    return chosen(insight, low, "discard_low", "discard")
