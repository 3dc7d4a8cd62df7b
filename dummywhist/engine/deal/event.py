"""What has happened? Facts in the past tense, derived from actions and never stored."""

from typing import NamedTuple, get_args

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.auction import Call, Undertaking
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.visibility import Held, Private, Public, declare_events


class PackCut(NamedTuple):
    """The pack was cut by the player at ``seat`` for the dealer."""

    seat: Public[Seat]


class HandsDealt(NamedTuple):
    """Cards were dealt: the whole hands, by seat. Only the table may see this; seats get `knowledge.HandsSeen`."""

    dealer: Public[Seat]
    hands: Held[tuple[Hand, ...]]


class TrumpTurned(NamedTuple):
    """The last card was turned for the dealer at ``seat``."""

    seat: Public[Seat]
    card: Public[Card]


class TrumpFixed(NamedTuple):
    """The trump suit of the deal comes from the rotation; None for no trumps (W-TRUMP-8)."""

    suit: Public[Suit | None]


class DummyFaced(NamedTuple):
    """The hand at ``seat`` was laid open (ED-30)."""

    seat: Public[Seat]
    hand: Public[Hand]


class TrumpTakenUp(NamedTuple):
    """The dealer took the turned card into his hand."""

    seat: Public[Seat]
    card: Public[Card]


class Played(NamedTuple):
    """``card`` was played from the hand at ``seat``; ``led`` if it is the first of the trick."""

    seat: Public[Seat]
    card: Public[Card]
    led: Public[bool]


class TrickWon(NamedTuple):
    """The trick is full and ``seat`` won it with ``card``."""

    seat: Public[Seat]
    card: Public[Card]


class Quitted(NamedTuple):
    """The trick was turned and quitted; ``number`` counts from 1."""

    seat: Public[Seat]
    side: Public[Side]
    number: Public[int]


class HonoursCalled(NamedTuple):
    """A player called honours for his side."""

    player: Public[Player]
    side: Public[Side]


class HonoursPassed(NamedTuple):
    """A player called no honours."""

    player: Public[Player]


class CallMade(NamedTuple):
    """A player bid, passed, doubled or redoubled."""

    player: Public[Player]
    call: Public[Call]


class AuctionOver(NamedTuple):
    """The auction ended: whose bid is the contract; nobody's if the hand is thrown in."""

    declarer: Public[Player | None]
    bid: Public[Undertaking | None]


class DummyPlaced(NamedTuple):
    """The dummy went opposite the declarer: the new layout, and the old seat of the hand at each seat (BD-6)."""

    layout: Public[Layout]
    came: Public[tuple[Seat, ...]]


class DummyChosen(NamedTuple):
    """The declarer took the packet at ``seat`` for his dummy; ``crossed`` if the two packets changed places (SD-21)."""

    player: Public[Player]
    seat: Public[Seat]
    crossed: Public[bool]


class HandKept(NamedTuple):
    """A player keeps the hand that he was dealt."""

    player: Public[Player]
    seat: Public[Seat]


class HandExchanged(NamedTuple):
    """A player threw in his hand for the packet at ``packet``, where the old hand lies now."""

    player: Public[Player]
    seat: Public[Seat]
    packet: Public[Seat]


class TrumpNamed(NamedTuple):
    """A player named the trump suit, or with None the direction of a no-trump contract."""

    player: Public[Player]
    suit: Public[Suit | None]
    down: Public[bool]


class CardsPutAway(NamedTuple):
    """The declarer put cards of the dummy away; only he may see which: seats get `knowledge.PutAwaySeen`."""

    player: Public[Player]
    seat: Public[Seat]
    cards: Private[tuple[Card, ...]]


class JokerHandedIn(NamedTuple):
    """A player handed in a joker for the card put away at ``place``; only he may see both: seats get `HandedInSeen`."""

    player: Public[Player]
    seat: Public[Seat]
    joker: Private[Card]
    card: Private[Card]
    place: Public[int]


class Claimed(NamedTuple):
    """A player claimed so many of the ``left`` tricks."""

    player: Public[Player]
    tricks: Public[int]
    left: Public[int]


class ClaimJudged(NamedTuple):
    """Both were told whether the claim is exact, high or low."""

    standing: Public[str]


class ClaimAnswered(NamedTuple):
    """The other player admitted the claim, or did not."""

    player: Public[Player]
    admitted: Public[bool]


class DealCounted(NamedTuple):
    """The deal was counted."""

    result: Public[DealResult]


DealEvent = (
    PackCut | HandsDealt | TrumpTurned | TrumpFixed | DummyFaced | TrumpTakenUp | Played | TrickWon | Quitted
    | HonoursCalled | HonoursPassed | CallMade | AuctionOver | DummyPlaced | DummyChosen | HandKept | HandExchanged
    | TrumpNamed | CardsPutAway | JokerHandedIn | Claimed | ClaimJudged | ClaimAnswered | DealCounted
)  # fmt: skip
declare_events(*get_args(DealEvent))
