"""What can be done? Every entry of the log is one of these; imperatives all.

They are dataclasses, which are equal only to others of their own type: a play of card 3 is no claim of 3 tricks.
"""

from dataclasses import dataclass
from typing import Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.rules.declare import Setting


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: each of these entrants (by number from 1) draws a card for the order of dummy (ED-10, ED-11)."""

    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class AgreeOrder:
    """The order in which the entrants (by number from 1) take dummy is agreed, not cut for."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeChair:
    """A player takes a chair of the room before a rubber (ED-12, ED-13)."""

    chair: Seat


@dataclass(frozen=True, slots=True)
class Arrange:
    """A table begins with a deal from elsewhere, in place of the cut: its number in its session from 1, who deals.

    ``scores`` are those before it, by the columns of the score; ``left``: the low cutter sits on the other's left.
    """

    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    left: bool = False


@dataclass(frozen=True, slots=True)
class ChooseDealer:
    """Dummy's partner says who deals first in his rubber: his own seat or dummy's."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """The rules wanted from now on, as differences from the game's defaults."""

    changes: tuple[tuple[str, Setting], ...]


@dataclass(frozen=True, slots=True)
class Abandon:
    """The session is broken off (ED-98)."""


@dataclass(frozen=True, slots=True)
class CutPack:
    """The dealer's right-hand neighbour cuts (ED-23). A deal number names the pack as it is after the cut."""


@dataclass(frozen=True, slots=True)
class DealCards:
    """Chance: the hands by seat N E S W, the last card dealt, and the deal number if they came from one."""

    hands: tuple[Hand, ...]
    last: Card
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TurnTrump:
    """The dealer turns the last card (W-DEAL-3)."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card is led or played."""

    card: Card


@dataclass(frozen=True, slots=True)
class Quit:
    """The full trick is turned and quitted (W-QUIT-1)."""


@dataclass(frozen=True, slots=True)
class TakeUpTrump:
    """A living dealer takes the turned card into his hand (W-TRUMP-2)."""


@dataclass(frozen=True, slots=True)
class CallHonours:
    """A player calls his side's honours (W-HON-3)."""


@dataclass(frozen=True, slots=True)
class PassHonours:
    """A player calls no honours."""


@dataclass(frozen=True, slots=True)
class Bid:
    """So many tricks above six in a denomination: a direction or no trump (BD-12), or a strain (SD-11)."""

    level: int
    denomination: str


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid, double or redouble."""


@dataclass(frozen=True, slots=True)
class Double:
    """The other player's bid is to count twice (SD-12)."""


@dataclass(frozen=True, slots=True)
class Redouble:
    """One's own doubled bid is to count four times (SD-12)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """A player keeps the hand that he was dealt: he stands, or plays (HW-4, DD-5, TH-10)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player throws in his hand and takes the packet that the game gives him for it (HW-4, TH-11)."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The trump suit is named (BD-20, HW-20)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class NameDirection:
    """Uptown or downtown is named for a bid at no trump (BD-20)."""

    down: bool


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards of the dummy are put away (BD-21), in the order in which they lie."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """A joker is handed in for one of the cards put away, unseen: the first or the second (BD-39)."""

    place: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: which dummy is turned before the auction (SD-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChooseDummy:
    """The declarer takes this packet for his dummy (SD-20)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """A player claims so many of the tricks still to be played (DF-50)."""

    tricks: int


STANDINGS: Final = ("exact", "high", "low")
"""How a claim may stand to perfect play."""


@dataclass(frozen=True, slots=True)
class Judge:
    """The referee: a claim is ``exact``, ``high`` or ``low`` for the claimant by perfect play from here (DF-53)."""

    standing: str


@dataclass(frozen=True, slots=True)
class Accept:
    """The other player admits the claim."""


@dataclass(frozen=True, slots=True)
class Decline:
    """The other player does not admit the claim; it is forgotten (DF-52)."""


@dataclass(frozen=True, slots=True)
class SitRight:
    """The low cutter sits on the right of the other player, or on his left (DF-3)."""

    right: bool


@dataclass(frozen=True, slots=True)
class CallTime:
    """The time is up: no new deal is begun (TH-51)."""


@dataclass(frozen=True, slots=True)
class CountDeal:
    """The deal is counted."""


Call = Bid | Pass | Double | Redouble
SessionAction = (
    Draw | AgreeOrder | Arrange | TakeChair | SitRight | ChooseDealer | ChangeRules | CallTime | Abandon
)  # fmt: skip
DealAction = (
    CutPack | DealCards | TurnTrump | Play | Quit | TakeUpTrump | CallHonours | PassHonours | CountDeal | Call | Keep
    | Exchange | NameTrump | NameDirection | Discard | TakeDiscard | Reveal | ChooseDummy | Claim | Judge | Accept
    | Decline
)  # fmt: skip
Action = SessionAction | DealAction
