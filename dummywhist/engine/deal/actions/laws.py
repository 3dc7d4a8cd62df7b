"""The laws of the table: wrong cards are taken back, remedies demanded, revokes claimed and paid for."""

from collections.abc import Iterable
from typing import Final

from dummywhist.engine.cards.card import PACK, SUITS, Card, Suit
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.actions.action import Action, Chosen, DealAction, Doer, declare
from dummywhist.engine.deal.actions.spelling import CARD, PLAIN, SEAT, SUIT, choice, one_of, words
from dummywhist.engine.deal.visibility import Public
from dummywhist.engine.values import dataclass

REMEDIES: Final = (
    "card", "highest", "lowest", "highest-trump", "lowest-trump", "suit", "stand", "win", "lose", "trump", "plain",
)  # fmt: skip
"""What may be demanded: that a card taken back may be called, the highest or lowest of the suit led (W-REV-4), the
highest or lowest trump when it can be played (W-PEN-5), a suit at the next lead (W-LEAD-1), that a wrong lead stands
(MO-55), that a trick is won or not won (W-TURN-2, W-QUIT-6), a trump or not (W-AWL-10).
"""
PENALTIES: Final = ("tricks", "deduct", "add")
"""How a revoke is paid for (W-REV-9)."""


@declare("ask", "ask W", doer=Doer.PLAYER, who="who may ask", phase="play", spelling=words(SEAT), chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class AskNone(DealAction):
    """Who did not follow suit is asked whether he has none, before the trick is quitted (W-REV-3, W-AWL-3)."""

    seat: Public[Seat]


@declare("none", doer=Doer.PLAYER, who="who was asked", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class HaveNone(DealAction):
    """He answers that he has none (W-REV-3)."""


@declare("withdraw", "withdraw C4", doer=Doer.PLAYER, who="who played it", phase="play", spelling=words(CARD),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Withdraw(DealAction):
    """A card that did not follow suit is taken back before the trick is quitted, and all that lie on it (W-REV-2)."""

    card: Public[Card]


@declare("let-stand", doer=Doer.PLAYER, who="who played it", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class LetStand(DealAction):
    """A wrong card of which all were told is let stand, where `revoke_detection` is `warn` (W-REV-5)."""


@declare("demand", "demand card", "demand highest", doer=Doer.PLAYER, who="an adversary", phase="play",
         spelling=words(one_of(*REMEDIES)), chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Demand(DealAction):
    """What is demanded for a card taken back or out of turn, for the turned card named, or for attention drawn to the
    trick (W-REV-4, W-LEAD-1, W-TURN-2, W-PEN-5, W-QUIT-6).
    """

    remedy: Public[str]


@declare("waive", doer=Doer.PLAYER, who="an adversary", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class Waive(DealAction):
    """No remedy is demanded, no card is called."""


@declare("later", doer=Doer.PLAYER, who="an adversary", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class PutOff(DealAction):
    """No trump is demanded in this trick for the turned card; it may be in a later one (W-TRUMP-6, DW-TR-4)."""


@declare("call", "call C4", doer=Doer.PLAYER, who="an adversary", phase="play", spelling=words(CARD),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class CallCard(DealAction):
    """A card that may be called is demanded, when its holder is to play (W-PEN-1, W-EXP-2)."""

    card: Public[Card]


@declare("ahead", "ahead C4", doer=Doer.PLAYER, who="who plays that hand", phase="play", spelling=words(CARD),
         chosen=Chosen.ALWAYS, unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class PlayAhead(DealAction):
    """A card is led or played out of turn (W-LEAD, W-TURN), or a further winning card before partner has played
    (W-EXP-7); of which hand it is follows from the cards.
    """

    card: Public[Card]


@declare("must-win", "must-win 8", doer=Doer.PLAYER, who="an adversary", phase="play",
         spelling=words(choice({str(number): number for number in range(1, 14)})), chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class MustWin(DealAction):
    """The partner of who played winning cards one after another is to win this trick, from 1, if he can (W-EXP-7)."""

    trick: Public[int]


@declare("suit", "suit H", doer=Doer.PLAYER, who="an adversary", phase="play", spelling=words(SUIT),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class CallSuit(DealAction):
    """The hand that has the lead is called upon to lead a suit (W-PEN-2)."""

    suit: Public[Suit]


@declare("revoke", "revoke W 5", "revoke W ?", doer=Doer.PLAYER, who="an adversary", phase="count",
         spelling=words(SEAT, choice({"?": 0, **{str(number): number for number in range(1, 14)}})),
         chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class CallRevoke(DealAction):
    """A revoke is claimed of the hand at a seat, in the trick named, or in one not named (W-REV-5)."""

    seat: Public[Seat]
    trick: Public[int]


@declare("penalty", "penalty tricks", "penalty deduct", "penalty add", doer=Doer.PLAYER, who="a claimant",
         phase="count", spelling=words(one_of(*PENALTIES)), chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class ChoosePenalty(DealAction):
    """A revoke that was proved is paid for so: tricks taken, points off, points on (W-REV-9)."""

    kind: Public[str]


@declare("remit", doer=Doer.PLAYER, who="a claimant", phase="count", spelling=PLAIN, chosen=Chosen.ALWAYS)
@dataclass(frozen=True, slots=True)
class Remit(DealAction):
    """Nothing is taken for a revoke that was proved."""


@declare("content", doer=Doer.PLAYER, who="a player", phase="count", spelling=PLAIN, chosen=Chosen.OF_MORE)
@dataclass(frozen=True, slots=True)
class Content(DealAction):
    """A player's side is content with the deal and claims no revoke more (W-REV-6)."""


@declare("expose", "expose C4", doer=Doer.PLAYER, who="a player", phase="play", spelling=words(CARD),
         chosen=Chosen.ALWAYS, unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Expose(DealAction):
    """A player drops a card of his own hand face up, or shows it (W-EXP-1, ED-53)."""

    card: Public[Card]


@declare("throw-down", doer=Doer.PLAYER, who="a player", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS,
         unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class ThrowDown(DealAction):
    """A player lays all cards of his own hand open on the table (W-CLAIM-3)."""


@declare("play-two", "play-two C4 D5", doer=Doer.PLAYER, who="who plays the hand on turn", phase="play",
         spelling=words(CARD, CARD), chosen=Chosen.ALWAYS, unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class PlayTwo(DealAction):
    """Two cards of the hand on turn are played at once; the lower in the order of the pack is named first (W-EXP-4)."""

    first: Public[Card]
    second: Public[Card]


@declare("counts", "counts C4", doer=Doer.PLAYER, who="an adversary, or who played two", phase="play",
         spelling=words(CARD), chosen=Chosen.ALWAYS)  # fmt: skip
@dataclass(frozen=True, slots=True)
class Counts(DealAction):
    """Of two cards played at once this one is the play (W-EXP-4, ED-53, MO-53)."""

    card: Public[Card]

    @property
    def plays(self) -> Card:
        """The card that is played by it."""
        return self.card


@declare("name-turned", doer=Doer.PLAYER, who="a player", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS,
         unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class NameTurned(DealAction):
    """A player names the turned card after it was taken up (W-TRUMP-4)."""


@declare("forget-turned", doer=Doer.PLAYER, who="the dealer", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS,
         unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class ForgetTurned(DealAction):
    """The dealer cannot remember the turned card, and asks for it (W-TRUMP-6)."""


@declare("draw-trick", doer=Doer.PLAYER, who="a player whose partner is still to play", phase="play", spelling=PLAIN,
         chosen=Chosen.ALWAYS, unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class DrawTrick(DealAction):
    """A player draws the trick in play near, which calls his partner's attention to it (W-QUIT-6, W-AWL-11)."""


@declare("look-back", doer=Doer.PLAYER, who="a player", phase="play", spelling=PLAIN, chosen=Chosen.ALWAYS,
         unasked=True)  # fmt: skip
@dataclass(frozen=True, slots=True)
class LookBack(DealAction):
    """A player looks at the last quitted trick where the rules hide it (W-QUIT-4, W-AWL-17)."""


DRAW_TRICK: Final = DrawTrick()
LOOK_BACK: Final = LookBack()
NAME_TURNED: Final = NameTurned()
FORGET_TURNED: Final = ForgetTurned()
NONE_HELD: Final = HaveNone()
THROW_DOWN: Final = ThrowDown()
LET_STAND: Final = LetStand()
WAIVE: Final = Waive()
PUT_OFF: Final = PutOff()
REMIT: Final = Remit()
CONTENT: Final = Content()
ASKS: Final = tuple(AskNone(seat) for seat in SEATS)
DEMANDS: Final = {remedy: Demand(remedy) for remedy in REMEDIES}
PENALTY: Final = {kind: ChoosePenalty(kind) for kind in PENALTIES}
CALLS: Final = tuple(tuple(CallRevoke(seat, trick) for trick in range(14)) for seat in SEATS)
WITHDRAWN: Final = tuple(Withdraw(card) for card in (*PACK, Card(52), Card(53)))
SHOWN: Final = tuple(Expose(card) for card in (*PACK, Card(52), Card(53)))
COUNTS: Final = tuple(Counts(card) for card in (*PACK, Card(52), Card(53)))
AHEAD: Final = tuple(PlayAhead(card) for card in (*PACK, Card(52), Card(53)))
MUST_WIN: Final = tuple(MustWin(trick) for trick in range(14))
SUIT_CALLS: Final = {suit: CallSuit(suit) for suit in SUITS}
CALLED: Final = tuple(CallCard(card) for card in (*PACK, Card(52), Card(53)))


ANSWERING: Final = (HaveNone, LetStand, Demand, Waive, PutOff, Counts, CallSuit, MustWin)
"""What is said only where the law asks for it."""
ANSWERS: Final = (*ANSWERING, CallCard, Withdraw)
"""What can be said where the law asks."""


def waives(action: object) -> bool:
    """Whether nothing is demanded, or taken, with ``action``."""
    return isinstance(action, Waive | Remit)


def demands(options: Iterable[Action]) -> dict[str, Action]:
    """Return the remedies demanded among ``options``, by what they are called."""
    return {option.remedy: option for option in options if isinstance(option, Demand)}


def taken_back(options: Iterable[Action]) -> dict[Card, Action]:
    """Return the ways to take a card back among ``options``, by card."""
    return {option.card: option for option in options if isinstance(option, Withdraw)}


def revokes_claimed(options: Iterable[Action]) -> dict[tuple[Seat, int], Action]:
    """Return the claims of a revoke among ``options``, by hand and trick."""
    return {(option.seat, option.trick): option for option in options if isinstance(option, CallRevoke)}


def questions(options: Iterable[Action]) -> dict[Seat, Action]:
    """Return the questions among ``options`` whether a hand has none, by hand."""
    return {option.seat: option for option in options if isinstance(option, AskNone)}


def card_calls(options: Iterable[Action]) -> dict[Card, Action]:
    """Return the calls of an exposed card among ``options``, by card."""
    return {option.card: option for option in options if isinstance(option, CallCard)}


def exposures(options: Iterable[Action]) -> dict[Card, Action]:
    """Return the ways to drop a card face up among ``options``, by card."""
    return {option.card: option for option in options if isinstance(option, Expose)}


def pairs(options: Iterable[Action]) -> dict[frozenset[Card], Action]:
    """Return the ways to play two cards at once among ``options``, by the cards."""
    return {frozenset((option.first, option.second)): option for option in options if isinstance(option, PlayTwo)}


def ahead(options: Iterable[Action]) -> dict[Card, Action]:
    """Return the cards that may be played out of turn by one of ``options``, by card."""
    return {option.card: option for option in options if isinstance(option, PlayAhead)}


def untimely(action: Action) -> bool:
    """Whether a player may do ``action`` while others are on turn: he plays ahead, draws the trick, looks back, asks
    who did not follow, or mends his card.
    """
    return isinstance(action, PlayAhead | DrawTrick | LookBack | AskNone | Withdraw)


def tricks_to_win(options: Iterable[Action]) -> dict[int, Action]:
    """Return the demands to win a trick among ``options``, by the trick from 1."""
    return {option.trick: option for option in options if isinstance(option, MustWin)}


def suit_calls(options: Iterable[Action]) -> dict[Suit, Action]:
    """Return the calls of a suit among ``options``, by suit."""
    return {option.suit: option for option in options if isinstance(option, CallSuit)}
