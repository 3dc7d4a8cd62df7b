"""How does a steady player play? As the whist books teach."""

from dummywhist.engine.cards.card import SUITS
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.knowledge.infer import SUIT_MASKS, Insight, highest, lowest
from dummywhist.engine.players.choice import Choice, chosen


def steady(insight: Insight, seed: int) -> Choice:
    """Return a steady player's card."""
    trick, legal, trump = insight.view.trick, insight.legal, insight.trump
    if not trick:
        masters = [card for card in cards_in(legal) if insight.is_master(card) and card // 13 != trump]
        if masters:
            return chosen(masters[-1], "best_card", "take_tricks")
        longest = max(SUITS, key=lambda suit: (legal & SUIT_MASKS[suit]).bit_count())
        return chosen(lowest(legal & SUIT_MASKS[longest]), "long_suit", "long_suit")
    assert insight.winning is not None
    best = trick[(insight.winning - insight.view.leader) % 4]
    winners = [card for card in cards_in(legal) if beats(insight.ranked, card, best)]
    low = min(cards_in(legal), key=lambda card: (card // 13 == trump, card % 13))
    if insight.winning == insight.partner and (len(trick) == 3 or insight.is_master(best)):
        return chosen(low, "partner_wins", "save_high")
    if not winners:
        return chosen(low, "cannot_win", "save_high")
    if len(trick) == 3 or winners[0] // 13 != trick[0] // 13:
        return chosen(winners[0], "win_cheaply", "win_cheaply")
    if len(trick) == 2:
        return chosen(highest(legal), "third_high", "third_high")
    return chosen(low, "second_low", "second_low")
