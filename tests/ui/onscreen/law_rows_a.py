"""Rows 1 to 13 of the law table in a real window: wrong suits, cards shown, leads and cards out of turn."""

from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from tests.ui.onscreen.law_rows import Guest, Left, Row, deal_of, in_play

A, B, C, D = PLAYERS
ALONE: Final = ("person", "steady", "steady")


def renounces(deal: DealState, seat: Seat) -> Card | None:
    """Return a card that does not follow, of a hand that could, is on turn and is no dummy's."""
    led = suit_led(deal.ranked, deal.trick) if deal.trick else None
    if led is None or trick_full(deal) or to_play(deal) != seat:
        return None
    hand = list(cards_in(deal.hands[seat]))
    plain = [card for card in hand if deal.ranked.suit[card] not in (led, deal.trump)]
    return (
        plain[0] if plain and len(plain) < len(hand) and any(deal.ranked.suit[card] == led for card in hand) else None
    )


def can_renounce(player: Player):
    """Return whether a player is on turn with his own hand, and can fail to follow suit."""
    return in_play(lambda deal: renounces(deal, deal.layout.own_seat(player)) is not None)


def renounce(player: Player):
    """Return the card that fails to follow, played."""

    def then(table):
        deal = deal_of(table)
        card = renounces(deal, deal.layout.own_seat(player))
        assert card is not None
        return player, play_of(card)

    return then


def _note(guest: Guest) -> None:
    guest.notice("Max played the ", ["Note it", "Say nothing"])
    guest.answer("Note it")
    guest.none()


ROWS: Final = (Row("01-note", Left(ALONE, can_renounce(C), (renounce(C),)), _note),)
