"""What happens above a deal? Facts in the past tense, all public."""

from typing import NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.rules.declare import Setting


class CardsDrawn(NamedTuple):
    """Entrants (by number from 1) drew cards in the cut; ``again`` must draw again."""

    cards: tuple[tuple[int, Card], ...]
    again: tuple[int, ...]


class OrderFound(NamedTuple):
    """The order of dummy: entrants by number from 1, lowest cutter first; ``cut`` or agreed."""

    order: tuple[int, ...]
    cut: bool


class ChairTaken(NamedTuple):
    """A player took a chair of the room."""

    player: Player
    chair: Seat


class RubberBegan(NamedTuple):
    """A rubber began: who has dummy, who sits N E S W."""

    number: int
    owner: Player
    seats: tuple[Player | None, ...]


class SatDown(NamedTuple):
    """The low cutter sat down on the right of the other player, or on his left."""

    player: Player
    right: bool


class TimeCalled(NamedTuple):
    """The time is up: the deal in play is finished and no new one begun."""


class DealerChosen(NamedTuple):
    """Dummy's partner said who deals first."""

    seat: Seat


class RulesChanged(NamedTuple):
    """Other rules are wanted; they hold from the next deal, rubber or session, each as it is declared."""

    changes: tuple[tuple[str, Setting], ...]


class GameWon(NamedTuple):
    """A side won a game of ``value`` points; nobody did (``side`` None) where the highest score is shared."""

    side: Side | None
    value: int


class RubberWon(NamedTuple):
    """A rubber was won, or shared (``side`` None).

    ``value`` is signed, plus for the first side, ``net`` less the points conceded.
    """

    number: int
    side: Side | None
    value: int
    net: int


class SessionOver(NamedTuple):
    """The session is over; ``abandoned`` if it was broken off."""

    abandoned: bool


SessionEvent = (
    CardsDrawn
    | OrderFound
    | ChairTaken
    | SatDown
    | RubberBegan
    | DealerChosen
    | RulesChanged
    | GameWon
    | RubberWon
    | TimeCalled
    | SessionOver
)
