"""What has happened? Facts in the past tense, derived from actions and never stored."""

from typing import Final, get_args

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions.auction import Call, Undertaking
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.visibility import Event, Held, Private, Public, declare_events
from dummywhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """The pack was cut by the player at ``seat`` for the dealer."""

    seat: Public[Seat]


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Cards were dealt: the whole hands, by seat. Only the table may see this; seats get `knowledge.HandsSeen`."""

    dealer: Public[Seat]
    hands: Held[tuple[Hand, ...]]


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The last card was turned for the dealer at ``seat``."""

    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class TrumpFixed(Event):
    """The trump suit of the deal comes from the rotation; None for no trumps (W-TRUMP-8)."""

    suit: Public[Suit | None]


@dataclass(frozen=True, slots=True)
class DummyFaced(Event):
    """The hand at ``seat`` was laid open (ED-30)."""

    seat: Public[Seat]
    hand: Public[Hand]


@dataclass(frozen=True, slots=True)
class TrumpTakenUp(Event):
    """The dealer took the turned card into his hand."""

    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class Played(Event):
    """``card`` was played from the hand at ``seat``; ``led`` if it is the first of the trick."""

    seat: Public[Seat]
    card: Public[Card]
    led: Public[bool]


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The trick is full and ``seat`` won it with ``card``."""

    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class Quitted(Event):
    """The trick was turned and quitted; ``number`` counts from 1."""

    seat: Public[Seat]
    side: Public[Side]
    number: Public[int]


@dataclass(frozen=True, slots=True)
class HonoursCalled(Event):
    """A player called honours for his side."""

    player: Public[Player]
    side: Public[Side]


@dataclass(frozen=True, slots=True)
class HonoursPassed(Event):
    """A player called no honours."""

    player: Public[Player]


@dataclass(frozen=True, slots=True)
class CallMade(Event):
    """A player bid, passed, doubled or redoubled."""

    player: Public[Player]
    call: Public[Call]


@dataclass(frozen=True, slots=True)
class AuctionOver(Event):
    """The auction ended: whose bid is the contract; nobody's if the hand is thrown in."""

    declarer: Public[Player | None]
    bid: Public[Undertaking | None]


@dataclass(frozen=True, slots=True)
class DummyPlaced(Event):
    """The dummy went opposite the declarer: the new layout, and the old seat of the hand at each seat (BD-6)."""

    layout: Public[Layout]
    came: Public[tuple[Seat, ...]]


@dataclass(frozen=True, slots=True)
class DummyChosen(Event):
    """The declarer took the packet at ``seat`` for his dummy; ``crossed`` if the two packets changed places (SD-21)."""

    player: Public[Player]
    seat: Public[Seat]
    crossed: Public[bool]


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """A player keeps the hand that he was dealt."""

    player: Public[Player]
    seat: Public[Seat]


@dataclass(frozen=True, slots=True)
class HandExchanged(Event):
    """A player threw in his hand for the packet at ``packet``, where the old hand lies now."""

    player: Public[Player]
    seat: Public[Seat]
    packet: Public[Seat]


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """A player named the trump suit, or with None the direction of a no-trump contract."""

    player: Public[Player]
    suit: Public[Suit | None]
    down: Public[bool]


@dataclass(frozen=True, slots=True)
class CardsPutAway(Event):
    """The declarer put cards of the dummy away; only he may see which: seats get `knowledge.PutAwaySeen`."""

    player: Public[Player]
    seat: Public[Seat]
    cards: Private[tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class JokerHandedIn(Event):
    """A player handed in a joker for the card put away at ``place``; only he may see both: seats get `HandedInSeen`."""

    player: Public[Player]
    seat: Public[Seat]
    joker: Private[Card]
    card: Private[Card]
    place: Public[int]


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A player claimed so many of the ``left`` tricks."""

    player: Public[Player]
    tricks: Public[int]
    left: Public[int]


@dataclass(frozen=True, slots=True)
class ClaimJudged(Event):
    """All were told whether the claim is exact, high or low, or that it cannot be told."""

    standing: Public[str]


@dataclass(frozen=True, slots=True)
class ClaimSettled(Event):
    """The referee settled what ``player`` claimed: it was right and is counted so, or it is refused (W-CLAIM-5)."""

    player: Public[Player]
    tricks: Public[int]
    left: Public[int]
    right: Public[bool]


@dataclass(frozen=True, slots=True)
class HandsAbandoned(Event):
    """All threw down their hands: of ``left`` tricks the side of ``player`` got so many, the other side the rest."""

    player: Public[Player]
    tricks: Public[int]
    left: Public[int]


@dataclass(frozen=True, slots=True)
class ClaimAnswered(Event):
    """An adversary admitted the claim, or did not."""

    player: Public[Player]
    admitted: Public[bool]


@dataclass(frozen=True, slots=True)
class NoneAsked(Event):
    """A player asked who plays the hand at ``seat`` whether it has none of the suit led (W-REV-3)."""

    player: Public[Player]
    seat: Public[Seat]


@dataclass(frozen=True, slots=True)
class NoneAnswered(Event):
    """A player answered that the hand at ``seat`` has none of ``suit``, which was led."""

    player: Public[Player]
    seat: Public[Seat]
    suit: Public[Suit]


@dataclass(frozen=True, slots=True)
class WrongCardTold(Event):
    """All were told that ``card``, just played from the hand at ``seat``, is a wrong one (W-REV-5)."""

    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class CardWithdrawn(Event):
    """A player took ``card`` back into the hand at ``seat``, and those on it went back too (W-REV-4)."""

    player: Public[Player]
    seat: Public[Seat]
    card: Public[Card]
    also: Public[tuple[tuple[Seat, Card], ...]]


@dataclass(frozen=True, slots=True)
class WrongCardStood(Event):
    """A player let a wrong card stand of which all were told."""

    player: Public[Player]
    seat: Public[Seat]


@dataclass(frozen=True, slots=True)
class RemedyDemanded(Event):
    """A player demanded ``remedy`` of the hand at ``seat``, or nothing.

    For ``card`` that was taken back into it, or for what the hand across did, whose card in the trick it is (W-REV-4,
    W-LEAD-1, W-TURN-2, W-QUIT-6).
    """

    player: Public[Player]
    seat: Public[Seat]
    card: Public[Card]
    remedy: Public[str | None]


@dataclass(frozen=True, slots=True)
class CardCalled(Event):
    """A player called ``card`` of the hand at ``seat`` (W-PEN-1)."""

    player: Public[Player]
    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class WaivedAlone(Event):
    """A player demands nothing, and another adversary still may (W-PEN-1)."""

    player: Public[Player]


@dataclass(frozen=True, slots=True)
class CallLost(Event):
    """A player demanded ``card`` of the hand at ``seat`` too early: it cannot be called in this trick (W-EXP-6)."""

    player: Public[Player]
    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class CardsExposed(Event):
    """Cards of the hand at ``seat``, a player's, were seen; they may be called if it is ``liable`` (W-EXP-1, ED-53).

    ``across``: for what the partner said or showed (W-AWL-12, DW-EXP-2).
    """

    player: Public[Player]
    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]
    liable: Public[bool]
    across: Public[bool]


@dataclass(frozen=True, slots=True)
class TurnedNamed(Event):
    """A player named the turned ``card``, or had ``forgotten`` it and was told it (W-TRUMP-4, W-TRUMP-6)."""

    player: Public[Player]
    card: Public[Card]
    forgotten: Public[bool]


@dataclass(frozen=True, slots=True)
class TrumpDemanded(Event):
    """A player demanded ``remedy`` of the hand at ``seat``, put it off, or nothing, for the turned card (W-PEN-5)."""

    player: Public[Player]
    seat: Public[Seat]
    remedy: Public[str | None]


@dataclass(frozen=True, slots=True)
class TrickDrawn(Event):
    """A player drew the trick in play near; his partner answers for it if it is ``liable`` (W-QUIT-6, W-AWL-11)."""

    player: Public[Player]
    liable: Public[bool]


@dataclass(frozen=True, slots=True)
class LookedBack(Event):
    """A player looked at the last quitted trick, which may not be seen again (W-QUIT-4, W-AWL-17)."""

    player: Public[Player]


@dataclass(frozen=True, slots=True)
class TwoPlayed(Event):
    """A player played two cards at once from the hand at ``seat`` (W-EXP-4)."""

    player: Public[Player]
    seat: Public[Seat]
    first: Public[Card]
    second: Public[Card]


@dataclass(frozen=True, slots=True)
class LedAhead(Event):
    """A player led from the hand at ``seat`` when the hand at ``right`` had the lead (W-LEAD-1)."""

    player: Public[Player]
    seat: Public[Seat]
    right: Public[Seat]


@dataclass(frozen=True, slots=True)
class PlayedAhead(Event):
    """A player played ``card`` from the hand at ``seat`` before its turn (W-TURN-3)."""

    player: Public[Player]
    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class WinnerPlayed(Event):
    """A player played on with a winning ``card`` of the hand at ``seat`` before its partner had played (W-EXP-7)."""

    player: Public[Player]
    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class TrickDemanded(Event):
    """A player told the hand at ``seat`` to win ``trick``, from 1, or nothing: its partner played on (W-EXP-7)."""

    player: Public[Player]
    seat: Public[Seat]
    trick: Public[int | None]


@dataclass(frozen=True, slots=True)
class EarlyCardStood(Event):
    """The turn of the hand at ``seat`` came: ``card``, played before, is its card to the trick (W-TURN-3)."""

    seat: Public[Seat]
    card: Public[Card]


@dataclass(frozen=True, slots=True)
class LeadStood(Event):
    """The lead out of turn from the hand at ``seat`` stands (W-LEAD-3, MO-55)."""

    seat: Public[Seat]


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """These cards went back to the hands that they were played from out of turn (W-LEAD-4, ED-60).

    ``leads``: the hand that leads now, if the first of them was led; None if they were played to a trick.
    """

    cards: Public[tuple[tuple[Seat, Card], ...]]
    leads: Public[Seat | None] = None


@dataclass(frozen=True, slots=True)
class SuitCalled(Event):
    """A player called ``suit`` from the hand at ``seat``, which has the lead (W-PEN-2); None if he called none."""

    player: Public[Player]
    seat: Public[Seat]
    suit: Public[Suit | None]


@dataclass(frozen=True, slots=True)
class RevokeClaimed(Event):
    """A player claimed a revoke of the hand at ``seat`` in ``trick`` from 1, or in one not named (0); it was proved in
    trick ``found``, or not (0).
    """

    player: Public[Player]
    seat: Public[Seat]
    trick: Public[int]
    found: Public[int]


@dataclass(frozen=True, slots=True)
class RevokeTold(Event):
    """All were told of a revoke of the hand at ``seat`` in ``trick`` (W-REV-5)."""

    seat: Public[Seat]
    trick: Public[int]


@dataclass(frozen=True, slots=True)
class PenaltyChosen(Event):
    """A player chose how ``side`` pays for a revoke; ``kind`` is None if he waived it.

    ``took``: whether a trick or a point goes over; the only kind left may take nothing (MO-Q11).
    """

    player: Public[Player]
    side: Public[Side]
    kind: Public[str | None]
    took: Public[bool] = True


@dataclass(frozen=True, slots=True)
class PenaltiesCancelled(Event):
    """Both sides revoked, and nothing is paid for it (W-REV-14)."""


@dataclass(frozen=True, slots=True)
class ScoreAgreed(Event):
    """A player's side claims no revoke more (W-REV-6)."""

    player: Public[Player]
    side: Public[Side]


@dataclass(frozen=True, slots=True)
class DealCounted(Event):
    """The deal was counted."""

    result: Public[DealResult]


DealEvent = (
    PackCut | HandsDealt | TrumpTurned | TrumpFixed | DummyFaced | TrumpTakenUp | Played | TrickWon | Quitted
    | HonoursCalled | HonoursPassed | CallMade | AuctionOver | DummyPlaced | DummyChosen | HandKept | HandExchanged
    | TrumpNamed | CardsPutAway | JokerHandedIn | Claimed | ClaimJudged | ClaimSettled | HandsAbandoned | ClaimAnswered
    | NoneAsked | NoneAnswered | WrongCardTold | CardWithdrawn | WrongCardStood | RemedyDemanded | CardCalled
    | LedAhead | PlayedAhead | EarlyCardStood | LeadStood | CardsReturned | SuitCalled
    | WaivedAlone | CallLost | CardsExposed | TwoPlayed | WinnerPlayed | TrickDemanded | TurnedNamed | TrumpDemanded
    | TrickDrawn | LookedBack
    | RevokeClaimed | RevokeTold | PenaltyChosen | PenaltiesCancelled | ScoreAgreed | DealCounted
)  # fmt: skip
declare_events(*get_args(DealEvent))

CARDS: Final = range(54)
PLAYED: Final = tuple(
    tuple(tuple(Played(seat, Card(card), led) for led in (False, True)) for card in CARDS) for seat in SEATS
)
WON: Final = tuple(tuple(TrickWon(seat, Card(card)) for card in CARDS) for seat in SEATS)


def played_from(seat: Seat, card: Card, led: bool) -> Played:
    """Return the playing of ``card`` from the hand at ``seat``; made beforehand, for it happens most often."""
    return PLAYED[seat][card][led]


def won_by(seat: Seat, card: Card) -> TrickWon:
    """Return the winning of a trick by ``seat`` with ``card``; made beforehand."""
    return WON[seat][card]
