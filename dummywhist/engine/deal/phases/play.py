"""The play: lead, follow suit, quit the trick, take up the turned trump (ED-40..44, W-PLAY, W-QUIT, W-TRUMP-2)."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import SUIT_MASK, Hand
from dummywhist.engine.cards.ranking import winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.action import DealAction, Play, Quit, TakeUpTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent, DummyFaced, Played, Quitted, TrickWon, TrumpTakenUp
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.deal.state import DealState, TrickPlayed


def begin(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Begin with the lead of the dealer's left-hand neighbour (W-PLAY-1)."""
    return state, ()


def trick_full(state: DealState) -> bool:
    """Whether every chair in play has played to the trick."""
    return len(state.trick) == len(state.setup.layout.chairs)


def to_play(state: DealState) -> Seat:
    """Return the seat whose hand plays next; only while the trick is not full."""
    chairs = state.setup.layout.chairs
    return chairs[(chairs.index(state.leader) + len(state.trick)) % len(chairs)]


def winner(state: DealState) -> Seat:
    """Return the seat whose card wins the trick as it lies (W-PLAY-3); only when a card lies."""
    chairs = state.setup.layout.chairs
    index = winning_index(state.ranked, state.trick)
    return chairs[(chairs.index(state.leader) + index) % len(chairs)]


def following(state: DealState, seat: Seat) -> Hand:
    """Return the cards of the hand at ``seat`` that follow suit, or all if none does (W-PLAY-2)."""
    hand = state.hands[seat]
    if not state.trick:
        return hand
    suited = hand & (SUIT_MASK << (13 * state.ranked.suit[state.trick[0]]))
    return Hand(suited) if suited else hand


def may_take_up(state: DealState) -> bool:
    """Whether the dealer may take up the turned card: from his turn in the first trick on (W-TRUMP-2)."""
    if not state.lies:
        return False
    return bool(state.tricks) or trick_full(state) or to_play(state) == state.setup.dealer


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act: who plays the hand on turn; anybody to quit a full trick; the dealer to take up his trump."""
    layout = state.setup.layout
    if trick_full(state):
        return (*layout.players, TABLE)
    player = layout.holder[to_play(state)] or TABLE
    if may_take_up(state):
        dealer = layout.holder[state.setup.dealer] or TABLE
        return (player, TABLE) if dealer == player else (player, dealer, TABLE)
    return (player,)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do. The automation (`TABLE`) may quit and take up, never play."""
    layout = state.setup.layout
    others: tuple[DealAction, ...] = ()
    if state.lies and by in (TABLE, layout.holder[state.setup.dealer]) and may_take_up(state):
        others = (TakeUpTrump(),)
    if trick_full(state):
        return Choices(others=(Quit(), *others)) if by == TABLE or by in layout.players else NONE
    seat = to_play(state)
    if layout.holder[seat] == by:
        return Choices(seat, following(state, seat), others)
    return Choices(others=others) if others else NONE


def apply(state: DealState, by: By, action: DealAction) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    """Return the state after ``action``, what happened, and whether the phase is over."""
    match action:
        case Play(card):
            return (*_play(state, card), False)
        case Quit():
            return _quit(state)
        case TakeUpTrump() if state.turned is not None:
            return state._replace(lies=False), (TrumpTakenUp(state.setup.dealer, state.turned),), False
    raise AssertionError(action)


def _play(state: DealState, card: Card) -> tuple[DealState, tuple[DealEvent, ...]]:
    layout = state.setup.layout
    seat = to_play(state)
    hands = list(state.hands)
    hands[seat] = Hand(hands[seat] & ~(1 << card))
    trick = (*state.trick, card)
    led = len(trick) == 1
    lies = state.lies and card != state.turned
    events: tuple[DealEvent, ...] = (Played(seat, card, led),)
    faced = state.faced
    if led and not faced and layout.dummies:
        faced = True
        events = (*events, *(DummyFaced(dummy, hands[dummy]) for dummy in layout.dummies))
    played = state._replace(hands=tuple(hands), trick=trick, lies=lies, faced=faced)
    if len(trick) == len(layout.chairs):
        taker = winner(played)
        taking = trick[(layout.chairs.index(taker) - layout.chairs.index(state.leader)) % len(trick)]
        events = (*events, TrickWon(taker, taking))
    return played, events


def _quit(state: DealState) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    layout = state.setup.layout
    taker = winner(state)
    tricks = (*state.tricks, TrickPlayed(state.leader, state.trick, taker))
    side = layout.side[taker]
    assert side is not None
    quitted = state._replace(tricks=tricks, trick=(), leader=taker)
    return quitted, (Quitted(taker, side, len(tricks)),), not any(quitted.hands[chair] for chair in layout.chairs)
