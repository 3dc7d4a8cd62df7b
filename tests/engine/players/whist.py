"""Positions of classic whist for tests: four closed hands, and cards already played."""

from collections.abc import Sequence

from dummywhist.engine.cards.notation import read_card, read_hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, columns, lay_out
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.rules.games.catalogue import game_of
from tests.engine.players.positions import quitted
from tests.engine.random_play import applied


def whist(hands: Sequence[str], dealer: Seat, turned: str, played: str = "") -> DealState:
    """Return the deal of ``hands`` N E S W after the cards of ``played``; the turned card names trumps."""
    rules = game_of("classic-whist").rules({})
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    state = kernel.start(Setup(rules, 0, dealer, layout, tuple((side, 0) for side in columns(layout))))
    state = applied(state, TABLE, CutPack())
    state = applied(state, CHANCE, DealCards(tuple(read_hand(hand) for hand in hands), read_card(turned)))
    state = applied(state, TABLE, TurnTrump())
    for word in played.split():
        state = quitted(state)
        player = layout.holder[to_play(state)]
        assert player is not None
        state = applied(state, player, Play(read_card(word)))
    return quitted(state)
