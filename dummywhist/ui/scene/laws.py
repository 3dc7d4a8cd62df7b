"""By which laws is the deal of a view played? The order of its cards, the suit to follow, who decides what."""

from __future__ import annotations

from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import Ranking, ranking, suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import kind_of_hand
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import BidCount, ContractCount
from dummywhist.engine.rules.parts import Order
from dummywhist.engine.rules.remedies import Offence, Row, Whose, row_of

__all__ = ["cited", "deciding", "law_of", "led_suit", "needed", "playable", "ranked", "remedies_of", "rules_of"]


def ranked(view: View) -> Ranking:
    """Return how the cards rank in the deal as it stands."""
    return ranking(view.trump, view.down, rules_of(view).dealing.good_ace)


def led_suit(view: View) -> Suit | None:
    """Return the suit that the trick on the table asks for; None if it asks for none."""
    return suit_led(ranked(view), view.trick) if view.trick else None


def playable(view: View, seat: Seat) -> Hand | None:
    """Return the cards that the hand at ``seat`` may play, if it is seen."""
    hand = view.cards_at(seat)
    return None if hand is None else following(rules_of(view).trick, ranked(view), hand, view.trick)


def deciding(view: View) -> Player | None:
    """Return the player whose decision the table waits for outside the play, if one player's turn is known to all."""
    if view.viewer is not None and view.options:
        return view.viewer
    rules, layout = rules_of(view), view.layout
    match view.phase:
        case "auction" if rules.auction is not None:
            players = _round(view, dealer_first=rules.auction.dealer_first)
            return players[len(view.calls) % len(players)]
        case "exchange" if rules.exchange is not None and rules.exchange.order is not Order.AT_ONCE:
            decided = dict(view.kept)
            players = _round(view, dealer_first=rules.exchange.order is Order.DEALER_FIRST)
            return next((player for player in players if player not in decided), None)
        case "discard" | "choose_dummy" | "name":
            return layout.holder[view.dealer] if view.contract is None else view.contract.declarer
    return None


def law_of(view: View, offence: Offence, seat: Seat) -> str:
    """Return by which rule ``offence`` of the hand at ``seat`` is answered: that of whist, where it is the same."""
    row = _row(view, offence, seat)
    ids = row.ids
    if rules_of(view).game == "duplicate-whist":
        return next((rule for rule in ids if rule.startswith("DW-")), ids[0])
    if row.whose is not Whose.ANY:  # what holds for these hands alone is said by the rule of the game
        return ids[0]
    return next((rule for rule in ids if rule.startswith("W-")), ids[0])


DUPLICATE: Final = {
    "W-AWL-2": "DW-REV-1", "W-AWL-3": "DW-REV-8", "W-AWL-4": "DW-REV-2", "W-AWL-5": "DW-REV-3", "W-AWL-7": "DW-REV-6",
    "W-AWL-8": "DW-EXP-3", "W-AWL-9": "DW-LOT-1", "W-AWL-10": "DW-POT-1", "W-AWL-11": "DW-MISC-1",
    "W-AWL-13": "DW-MISC-4", "W-AWL-14": "DW-MISC-3", "W-AWL-15": "DW-MISC-5", "W-AWL-16": "DW-TR-4",
    "W-AWL-17": "DW-PLAY-2", "W-TURN-1": "DW-POT-1",
}  # fmt: skip
"""What the page of Duplicate Whist says in words of its own, by the rule of whist that says the same."""


def cited(view: View, rule: str) -> str:
    """Return the rule that a player reads where ``rule`` holds: that of the game's own page, if it has one."""
    return DUPLICATE.get(rule, rule) if rules_of(view).game == "duplicate-whist" else rule


def remedies_of(view: View, offence: Offence, seat: Seat) -> tuple[str, ...]:
    """Return what may be demanded for ``offence`` of the hand at ``seat``."""
    return _row(view, offence, seat).remedies


def _row(view: View, offence: Offence, seat: Seat) -> Row:
    rules = rules_of(view)
    assert rules.laws is not None
    return row_of(offence, rules.game, rules.laws.code, kind_of_hand(view.layout, seat))


def _round(view: View, dealer_first: bool) -> list[Player]:
    """Return the players in turn, from the dealer or from his left."""
    layout = view.layout
    chairs = [chair for chair in layout.chairs if chair not in layout.dummies]
    first = chairs.index(view.dealer) + (0 if dealer_first else 1)
    held = (layout.holder[chairs[(first + step) % len(chairs)]] for step in range(len(chairs)))
    return [player for player in held if player is not None]


def needed(view: View) -> int | None:
    """Return how many tricks the declarer has promised to win (BD-12, SD-11); None without a contract."""
    rule = rules_of(view).count
    if view.contract is None or not isinstance(rule, BidCount | ContractCount):
        return None
    return rule.book + view.contract.bid.level
