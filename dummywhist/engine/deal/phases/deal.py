"""The deal: the pack is cut, the cards are dealt, the last is turned (ED-20..26, W-DEAL, W-TRUMP)."""

from functools import lru_cache

from dummywhist.engine.cards.card import Suit, suit_of
from dummywhist.engine.cards.hand import FULL_PACK, JOKER_MASK
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.deal import CUT, TURN, CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent, HandsDealt, PackCut, TrumpFixed, TrumpTurned
from dummywhist.engine.deal.layout import CHANCE, TABLE, By
from dummywhist.engine.deal.pack import in_order, sizes
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState, Setup
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.values import Enum, NamedTuple


class Step(Enum):
    """How far the deal has come."""

    CUT = 0
    DEAL = 1
    TURN = 2


class Dealing(NamedTuple):
    """What is done next."""

    step: Step = Step.CUT


def cutter(setup: Setup) -> Seat:
    """Return who cuts: the dealer's right-hand neighbour (W-DEAL-2), the nearest hand that is played."""
    return _nearest(setup.dealer, setup.layout.chairs)


@lru_cache(maxsize=100)
def _nearest(dealer: Seat, chairs: tuple[Seat, ...]) -> Seat:
    return next(seat for seat in (left_of(dealer, -step) for step in range(1, 5)) if seat in chairs)


def cycled_trump(cycle: tuple[Suit | None, ...], ordinal: int) -> Suit | None:
    """Return the trump of deal ``ordinal`` (from 0) where trumps take turns (W-TRUMP-8, TH-30)."""
    return cycle[ordinal % len(cycle)]


def begin(state: DealState) -> Begun:
    """Begin with the cut."""
    return state, ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act: a living hand does what a dummy would do (P cuts and deals for D)."""
    holder = state.setup.layout.holder
    match state.part(Dealing).step:
        case Step.CUT:
            player = holder[cutter(state.setup)]
        case Step.TURN:
            player = holder[state.setup.dealer]
        case _:
            return (CHANCE,)
    return (TABLE,) if player is None else (player, TABLE)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do; `rightly_dealt` says whether dealt hands are right."""
    if by not in actors(state):
        return NONE
    match state.part(Dealing).step:
        case Step.CUT:
            return Choices(others=(CUT,))
        case Step.TURN:
            return Choices(others=(TURN,))
        case _:
            return NONE


def dealing_next(state: DealState) -> bool:
    """Whether the pack is cut and the cards are to be dealt."""
    return state.phase_name == "deal" and state.part(Dealing).step is Step.DEAL


def rightly_dealt(setup: Setup, action: DealAction) -> bool:
    """Whether the packets are of the right size, share no card, and the last card lies where it must (W-DEAL-3)."""
    if not isinstance(action, DealCards) or len(action.hands) != 4:
        return False
    wanted, pack = sizes(setup), FULL_PACK | (JOKER_MASK if setup.rules.dealing.jokers else 0)
    seen = 0
    for seat in SEATS:
        hand = action.hands[seat]
        if hand < 0 or hand.bit_count() != wanted.get(seat, 0) or seen & hand or hand & ~pack:
            return False
        seen |= hand
    if setup.rules.dealing.turned is TurnedTo.NOBODY:
        return 0 <= action.last < 52 and not seen >> action.last & 1
    return action.last >= 0 and bool(action.hands[in_order(setup)[-1]] >> action.last & 1)


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state after ``action``, what happened, and whether the phase is over."""
    setup = state.setup
    dealing = setup.rules.dealing
    match action:
        case CutPack():
            return state.with_part(Dealing(Step.DEAL)), (PackCut(cutter(setup)),), False
        case DealCards(hands, last, number):
            dealt = state._replace(dealt=hands, hands=hands, last=last, number=number)
            events: tuple[DealEvent, ...] = (HandsDealt(setup.dealer, hands),)
            if dealing.turned is not None:
                return dealt.with_part(Dealing(Step.TURN)), events, False
            dealt = dealt.with_part(Dealing())
            if not dealing.cycle:
                return dealt, events, True
            suit = cycled_trump(dealing.cycle, setup.ordinal)
            return dealt._replace(trump=suit, ranked=ranking(suit), fixed=True), (*events, TrumpFixed(suit)), True
        case TurnTrump():
            card = state.last
            assert card is not None
            trump = suit_of(card)
            lies = dealing.turned is TurnedTo.DEALER and setup.dealer not in setup.layout.dummies
            turned = state._replace(turned=card, lies=lies, trump=trump, ranked=ranking(trump), fixed=True)
            return turned.with_part(Dealing()), (TrumpTurned(setup.dealer, card),), True
    raise AssertionError(action)


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return what is wrong with dealt hands."""
    if not isinstance(action, DealCards) or by != CHANCE or state.part(Dealing).step is not Step.DEAL:
        return None
    dealing = state.setup.rules.dealing
    if dealing.turned is TurnedTo.NOBODY:
        return message("refusal.deal_nobody", hands=len(dealing.packets))
    if dealing.served_after:
        return message("refusal.deal_jokers" if dealing.extra else "refusal.deal_packet")
    return message("refusal.deal")


PHASE = Phase("deal", begin, actors, choices, apply, why_not)
