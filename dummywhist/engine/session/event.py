"""What happens above a deal? Facts in the past tense, all public."""

from typing import get_args

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.deal.visibility import Event, Public, declare_events
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Entrants (by number from 1) drew cards in the cut; ``again`` must draw again."""

    cards: Public[tuple[tuple[int, Card], ...]]
    again: Public[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class PlacesFound(Event):
    """More sat down than play: who plays this session and who waits, entrants by number from 1."""

    playing: Public[tuple[int, ...]]
    waiting: Public[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class OrderFound(Event):
    """The order of dummy: entrants by number from 1, lowest cutter first; ``cut`` or agreed."""

    order: Public[tuple[int, ...]]
    cut: Public[bool]


@dataclass(frozen=True, slots=True)
class ChairTaken(Event):
    """A player took a chair of the room."""

    player: Public[Player]
    chair: Public[Seat]


@dataclass(frozen=True, slots=True)
class RubberBegan(Event):
    """A rubber began: who has dummy, who sits N E S W."""

    number: Public[int]
    owner: Public[Player]
    seats: Public[tuple[Player | None, ...]]


@dataclass(frozen=True, slots=True)
class SatDown(Event):
    """The low cutter sat down on the right of the other player, or on his left."""

    player: Public[Player]
    right: Public[bool]


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The time is up: the deal in play is finished and no new one begun."""


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """Dummy's partner said who deals first."""

    seat: Public[Seat]


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """Other rules are wanted; they hold from the next deal, rubber or session, each as it is declared."""

    changes: Public[tuple[tuple[str, Setting], ...]]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A side won a game of ``value`` points; nobody did (``side`` None) where the highest score is shared."""

    side: Public[Side | None]
    value: Public[int]


@dataclass(frozen=True, slots=True)
class RubberWon(Event):
    """A rubber was won, or shared (``side`` None).

    ``value`` is signed, plus for the first side, ``net`` less the points conceded.
    """

    number: Public[int]
    side: Public[Side | None]
    value: Public[int]
    net: Public[int]


@dataclass(frozen=True, slots=True)
class SessionOver(Event):
    """The session is over; ``abandoned`` if it was broken off."""

    abandoned: Public[bool]


@dataclass(frozen=True, slots=True)
class DealSealed(Event):
    """The next deal is sealed: who hears this may note the seal before anybody gives a share."""

    seal: Public[str]


@dataclass(frozen=True, slots=True)
class ShareGiven(Event):
    """An entrant (by number from 1) gave a share to the sealed deal: a cut (0: none) and words."""

    entrant: Public[int]
    cut: Public[int]
    words: Public[str]


SessionEvent = (
    CardsDrawn
    | PlacesFound
    | OrderFound
    | ChairTaken
    | SatDown
    | RubberBegan
    | DealerChosen
    | RulesChanged
    | DealSealed
    | ShareGiven
    | GameWon
    | RubberWon
    | TimeCalled
    | SessionOver
)
declare_events(*get_args(SessionEvent))
