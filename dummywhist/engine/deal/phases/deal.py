"""The deal: the pack is cut, the cards are dealt, the last is turned (ED-20..26, W-DEAL, W-TRUMP)."""

from enum import Enum

from dummywhist.engine.cards.card import Suit, suit_of
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import Seat, left_of
from dummywhist.engine.deal.action import CutPack, DealAction, DealCards, TurnTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent, DummyFaced, HandsDealt, PackCut, TrumpFixed, TrumpTurned
from dummywhist.engine.deal.layout import CHANCE, TABLE, By
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.rules.parts import ROTATION, TrumpBy


class Step(Enum):
    """How far the deal has come."""

    CUT = 0
    DEAL = 1
    TURN = 2


def cutter(setup: Setup) -> Seat:
    """Return who cuts: the dealer's right-hand neighbour (W-DEAL-2)."""
    return left_of(setup.dealer, -1)


def rotated_trump(by: TrumpBy, ordinal: int) -> Suit | None:
    """Return the trump of deal ``ordinal`` (from 0) of a rotation: hearts, diamonds, spades, clubs (W-TRUMP-8)."""
    suits = ROTATION if by is TrumpBy.ROTATE else (*ROTATION, None)
    return suits[ordinal % len(suits)]


def begin(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Begin with the cut."""
    return state._replace(stage=Step.CUT), ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act: a living hand does what a dummy would do (P cuts and deals for D)."""
    holder = state.setup.layout.holder
    match state.stage:
        case Step.CUT:
            player = holder[cutter(state.setup)]
        case Step.TURN:
            player = holder[state.setup.dealer]
        case _:
            return (CHANCE,)
    return (TABLE,) if player is None else (player, TABLE)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do; whether dealt hands are right is told by `rightly_dealt`."""
    if by not in actors(state):
        return NONE
    match state.stage:
        case Step.CUT:
            return Choices(others=(CutPack(),))
        case Step.TURN:
            return Choices(others=(TurnTrump(),))
        case _:
            return NONE


def rightly_dealt(state: DealState, action: DealCards) -> bool:
    """Whether the hands are of the right size, share no card, and the last card went to the dealer (W-DEAL-3)."""
    setup = state.setup
    seen = 0
    for seat, hand in enumerate(action.hands):
        wanted = setup.rules.dealing.cards if seat in setup.layout.chairs else 0
        if hand < 0 or hand.bit_count() != wanted or seen & hand or hand >> 52:
            return False
        seen |= hand
    return len(action.hands) == 4 and action.last >= 0 and bool(action.hands[setup.dealer] >> action.last & 1)


def apply(state: DealState, by: By, action: DealAction) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    """Return the state after ``action``, what happened, and whether the phase is over."""
    setup = state.setup
    match action:
        case CutPack():
            return state._replace(stage=Step.DEAL), (PackCut(cutter(setup)),), False
        case DealCards(hands, last, number):
            dealt = state._replace(
                stage=Step.TURN, dealt=hands, hands=hands, last=last, number=number,
                leader=setup.layout.next_chair(setup.dealer),
            )  # fmt: skip
            events: tuple[DealEvent, ...] = (HandsDealt(setup.dealer, hands),)
            by_rule = setup.rules.dealing.trump
            if by_rule is TrumpBy.TURNED:
                return dealt, events, False
            suit = rotated_trump(by_rule, setup.ordinal)
            return _face(dealt._replace(trump=suit, ranked=ranking(suit)), (*events, TrumpFixed(suit)))
        case TurnTrump():
            card = state.last
            assert card is not None
            trump = suit_of(card)
            living = setup.dealer not in setup.layout.dummies
            turned = state._replace(turned=card, lies=living, trump=trump, ranked=ranking(trump))
            return _face(turned, (TrumpTurned(setup.dealer, card),))
    raise AssertionError(action)


def _face(state: DealState, events: tuple[DealEvent, ...]) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    layout = state.setup.layout
    if not layout.dummies:
        return state, events, True
    # ED-30: with `after_lead` dummy stays closed until the first card, unless dummy itself leads.
    if state.setup.rules.facing.before_lead or state.leader in layout.dummies:
        faced = tuple(DummyFaced(seat, Hand(state.hands[seat])) for seat in layout.dummies)
        return state._replace(faced=True), (*events, *faced), True
    return state, events, True
