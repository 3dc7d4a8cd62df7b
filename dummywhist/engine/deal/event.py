"""What has happened? Facts in the past tense, derived from actions and never stored."""

from typing import NamedTuple

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.score import DealResult


class PackCut(NamedTuple):
    """The pack was cut by the player at ``seat`` for the dealer."""

    seat: Seat


class HandsDealt(NamedTuple):
    """Cards were dealt: the whole hands, by seat. Only the table may see this; seats get `knowledge.HandsSeen`."""

    dealer: Seat
    hands: tuple[Hand, ...]


class TrumpTurned(NamedTuple):
    """The last card was turned for the dealer at ``seat``."""

    seat: Seat
    card: Card


class TrumpFixed(NamedTuple):
    """The trump suit of the deal comes from the rotation; None for no trumps (W-TRUMP-8)."""

    suit: Suit | None


class DummyFaced(NamedTuple):
    """The hand at ``seat`` was laid open (ED-30)."""

    seat: Seat
    hand: Hand


class TrumpTakenUp(NamedTuple):
    """The dealer took the turned card into his hand."""

    seat: Seat
    card: Card


class Played(NamedTuple):
    """``card`` was played from the hand at ``seat``; ``led`` if it is the first of the trick."""

    seat: Seat
    card: Card
    led: bool


class TrickWon(NamedTuple):
    """The trick is full and ``seat`` won it with ``card``."""

    seat: Seat
    card: Card


class Quitted(NamedTuple):
    """The trick was turned and quitted; ``number`` counts from 1."""

    seat: Seat
    side: Side
    number: int


class HonoursCalled(NamedTuple):
    """A player called honours for his side."""

    player: Player
    side: Side


class HonoursPassed(NamedTuple):
    """A player called no honours."""

    player: Player


class DealCounted(NamedTuple):
    """The deal was counted."""

    result: DealResult


DealEvent = (
    PackCut | HandsDealt | TrumpTurned | TrumpFixed | DummyFaced | TrumpTakenUp | Played | TrickWon | Quitted
    | HonoursCalled | HonoursPassed | DealCounted
)  # fmt: skip
