"""Moments of a session that the tests of the table look for."""

from dummywhist.engine.cards.card import suit_of
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.layout import PLAYERS

A = PLAYERS[0]


def my_turn(session, dummy=False, dimmed=False):
    """Whether A plays next, from his hand or from dummy, and must follow suit."""
    deal = session.deal
    if deal is None or deal.phase_name != "play" or len(deal.trick) == 4:
        return False
    chairs = deal.setup.layout.chairs
    seat = chairs[(chairs.index(deal.leader) + len(deal.trick)) % 4]
    if deal.setup.layout.holder[seat] != A or (seat in deal.setup.layout.dummies) != dummy:
        return False
    if not dimmed:
        return True
    if not deal.trick:
        return False
    held = {suit_of(card) for card in cards_in(deal.hands[seat])}
    return suit_of(deal.trick[0]) in held and len(held) > 1
