"""What can be done? Every entry of the log is one of these; imperatives all."""

from typing import NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.rules.declare import Setting


class Draw(NamedTuple):
    """Chance: each of these entrants (by number from 1) draws a card for the order of dummy (ED-10, ED-11)."""

    cards: tuple[tuple[int, Card], ...]


class AgreeOrder(NamedTuple):
    """The order in which the entrants (by number from 1) take dummy is agreed, not cut for."""

    order: tuple[int, ...]


class TakeChair(NamedTuple):
    """A player takes a chair of the room before a rubber (ED-12, ED-13)."""

    chair: Seat


class ChooseDealer(NamedTuple):
    """Dummy's partner says who deals first in his rubber: his own seat or dummy's."""

    seat: Seat


class ChangeRules(NamedTuple):
    """The rules wanted from now on, as differences from the game's defaults."""

    changes: tuple[tuple[str, Setting], ...]


class Abandon(NamedTuple):
    """The session is broken off (ED-98)."""


class CutPack(NamedTuple):
    """The dealer's right-hand neighbour cuts (ED-23). A deal number names the pack as it is after the cut."""


class DealCards(NamedTuple):
    """Chance: the hands by seat N E S W, the last card dealt, and the deal number if they came from one."""

    hands: tuple[Hand, ...]
    last: Card
    number: int | None = None


class TurnTrump(NamedTuple):
    """The dealer turns the last card (W-DEAL-3)."""


class Play(NamedTuple):
    """A card is led or played."""

    card: Card


class Quit(NamedTuple):
    """The full trick is turned and quitted (W-QUIT-1)."""


class TakeUpTrump(NamedTuple):
    """A living dealer takes the turned card into his hand (W-TRUMP-2)."""


class CallHonours(NamedTuple):
    """A player calls his side's honours (W-HON-3)."""


class PassHonours(NamedTuple):
    """A player calls no honours."""


class CountDeal(NamedTuple):
    """The deal is counted."""


SessionAction = Draw | AgreeOrder | TakeChair | ChooseDealer | ChangeRules | Abandon
DealAction = CutPack | DealCards | TurnTrump | Play | Quit | TakeUpTrump | CallHonours | PassHonours | CountDeal
Action = SessionAction | DealAction
