"""Positions for tests: hands as text, cards already played, and the View of whoever plays next."""

from collections.abc import Sequence

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import card_text, read_card, read_hand
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layout import CHANCE, TABLE
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.choice import Decision
from dummywhist.engine.players.manner import BOOKS
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.english_dummy import ENGLISH_DUMMY
from tests.engine.random_play import applied, setup_of

RULES = ENGLISH_DUMMY.rules()


def position(hands: Sequence[str], dealer: Seat, turned: str, played: str = "") -> DealState:
    """Return the deal of ``hands`` N E S W (whole ones of thirteen cards) after the cards of ``played``."""
    state = kernel.start(setup_of(RULES, dealer))
    state = applied(state, TABLE, CutPack())
    state = applied(state, CHANCE, DealCards(tuple(read_hand(hand) for hand in hands), read_card(turned)))
    state = applied(state, TABLE, TurnTrump())
    for word in played.split():
        state = quitted(state)
        player = state.setup.layout.holder[to_play(state)]
        assert player is not None
        state = applied(state, player, Play(read_card(word)))
    return quitted(state)


def quitted(state: DealState) -> DealState:
    """Return ``state`` with a full trick quitted."""
    return applied(state, TABLE, Quit()) if len(state.trick) == 4 else state


def on_turn(state: DealState) -> View:
    """Return the View of whoever plays next."""
    return view(state, state.layout.holder[to_play(state)])


def plays(state: DealState, level: str = BOOKS, seed: int = 1) -> str:
    """Return the card that a player of ``level`` plays next."""
    return card_of(decide(level, on_turn(state), seed))


def card_of(decision: Decision) -> str:
    """Return the card of a decision."""
    assert isinstance(decision.action, Play)
    return card_text(decision.action.card)


def hands_of(state: DealState) -> tuple[Hand, ...]:
    """Return the four hands by seat."""
    return tuple(Hand(state.hands[seat]) for seat in SEATS)
