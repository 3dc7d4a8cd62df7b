"""What happens above a deal? Facts in the past tense, all public."""

from typing import NamedTuple, get_args

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.visibility import Public, declare_events
from dummywhist.engine.rules.declare import Setting


class CardsDrawn(NamedTuple):
    """Entrants (by number from 1) drew cards in the cut; ``again`` must draw again."""

    cards: Public[tuple[tuple[int, Card], ...]]
    again: Public[tuple[int, ...]]


class OrderFound(NamedTuple):
    """The order of dummy: entrants by number from 1, lowest cutter first; ``cut`` or agreed."""

    order: Public[tuple[int, ...]]
    cut: Public[bool]


class ChairTaken(NamedTuple):
    """A player took a chair of the room."""

    player: Public[Player]
    chair: Public[Seat]


class RubberBegan(NamedTuple):
    """A rubber began: who has dummy, who sits N E S W."""

    number: Public[int]
    owner: Public[Player]
    seats: Public[tuple[Player | None, ...]]


class SatDown(NamedTuple):
    """The low cutter sat down on the right of the other player, or on his left."""

    player: Public[Player]
    right: Public[bool]


class TimeCalled(NamedTuple):
    """The time is up: the deal in play is finished and no new one begun."""


class DealerChosen(NamedTuple):
    """Dummy's partner said who deals first."""

    seat: Public[Seat]


class RulesChanged(NamedTuple):
    """Other rules are wanted; they hold from the next deal, rubber or session, each as it is declared."""

    changes: Public[tuple[tuple[str, Setting], ...]]


class GameWon(NamedTuple):
    """A side won a game of ``value`` points; nobody did (``side`` None) where the highest score is shared."""

    side: Public[Side | None]
    value: Public[int]


class RubberWon(NamedTuple):
    """A rubber was won, or shared (``side`` None).

    ``value`` is signed, plus for the first side, ``net`` less the points conceded.
    """

    number: Public[int]
    side: Public[Side | None]
    value: Public[int]
    net: Public[int]


class SessionOver(NamedTuple):
    """The session is over; ``abandoned`` if it was broken off."""

    abandoned: Public[bool]


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
declare_events(*get_args(SessionEvent))
