"""The play: lead, follow suit, quit the trick, take up the turned trump (ED-40..44, W-PLAY, W-QUIT, W-TRUMP-2)."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand
from dummywhist.engine.cards.ranking import Ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.play import QUIT, TAKE_UP, Play, Quit, TakeUpTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent, Quitted, TrumpTakenUp, played_from, won_by
from dummywhist.engine.deal.layout import TABLE, By, Layout, Player
from dummywhist.engine.deal.phases.auction import Contract, contract_of, thrown_in
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.phases.face import opened
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState, TrickPlayed
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Lead, Trick


def first_leader(
    lead: Lead, layout: Layout, dealer: Seat, contract: Contract | None, kept: tuple[tuple[Player, bool], ...]
) -> Seat:
    """Return the hand that leads to the first trick (W-PLAY-1, BD-50, SD-30, TH-31)."""
    left = layout.next_chair(dealer)
    match lead:
        case Lead.DECLARER if contract is not None:
            return layout.own_seat(contract.declarer)
        case Lead.LEFT_OF_DECLARER if contract is not None:
            return layout.next_chair(layout.own_seat(contract.declarer))
        case Lead.OTHER_PLAYER if contract is not None:
            return layout.own_seat(next(player for player in layout.players if player != contract.declarer))
        case Lead.DUMMY_TAKER:
            taker = next((player for player, stood in kept if not stood), None)
            return left if taker is None else layout.own_seat(taker)
    return left


def begin(state: DealState) -> Begun:
    """Begin with the first lead; a dummy that leads is open (ED-30)."""
    if thrown_in(state):
        return state._replace(held=state.hands), ()
    rule = state.setup.rules.trick
    leader = first_leader(rule.lead, state.layout, state.dealer, contract_of(state), state.part(Exchanging).kept)
    begun = state._replace(held=state.hands, leader=leader)
    return opened(begun, begun.layout.dummies) if begun.leader in begun.layout.dummies else (begun, ())


def trick_full(state: DealState) -> bool:
    """Whether every chair in play has played to the trick."""
    return len(state.trick) == len(state.layout.chairs)


def to_play(state: DealState) -> Seat:
    """Return the seat whose hand plays next; only while the trick is not full."""
    chairs = state.layout.chairs
    return chairs[(chairs.index(state.leader) + len(state.trick)) % len(chairs)]


def winner(state: DealState) -> Seat:
    """Return the seat whose card wins the trick as it lies (W-PLAY-3); only when a card lies."""
    chairs = state.layout.chairs
    index = winning_index(state.ranked, state.trick)
    return chairs[(chairs.index(state.leader) + index) % len(chairs)]


def following(rule: Trick, ranked: Ranking, hand: Hand, trick: tuple[Card, ...]) -> Hand:
    """Return the cards of ``hand`` that may be played: those that follow suit, or all if none does.

    W-PLAY-2; for jokers at no trumps BD-36..38, where the suit to follow is that of the first other card.
    """
    led = suit_led(ranked, trick)
    if led is None:
        plain = Hand(hand & ~JOKER_MASK)
        leading = not trick and ranked.trump is None and not rule.joker_leads
        return plain if leading and plain else hand
    suited = Hand(hand & ranked.of_suit[led])
    if suited:
        return suited
    jokers = Hand(hand & JOKER_MASK)
    return jokers if jokers and rule.joker_thrown and ranked.trump is None else hand


def may_take_up(state: DealState) -> bool:
    """Whether the dealer may take up the turned card: from his turn in the first trick on (W-TRUMP-2)."""
    if not state.lies:
        return False
    return bool(state.tricks) or trick_full(state) or to_play(state) == state.dealer


def unplayed(state: DealState) -> int:
    """Return how many tricks are still to be won, with the one in progress (DF-51)."""
    return state.setup.rules.dealing.cards - len(state.tricks)


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act: who plays the hand on turn; anybody to quit a full trick; the dealer to take up his trump."""
    layout = state.layout
    if trick_full(state):
        return (*layout.players, TABLE)
    if thrown_in(state):
        return ()
    player = layout.holder[to_play(state)] or TABLE
    if not may_take_up(state):
        return (player,)
    dealer = layout.holder[state.dealer] or TABLE
    return (player, TABLE) if player == dealer else (player, dealer, TABLE)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do. The automation (`TABLE`) may quit and take up, never play."""
    layout, trick = state.layout, state.trick
    chairs, holder = layout.chairs, layout.holder
    others: tuple[DealAction, ...] = ()
    if state.lies and by in (TABLE, holder[state.dealer]) and may_take_up(state):
        others = (TAKE_UP,)
    if len(trick) == len(chairs):
        return Choices(others=(QUIT, *others)) if by == TABLE or by in layout.players else NONE
    seat = chairs[(chairs.index(state.leader) + len(trick)) % len(chairs)]
    if holder[seat] == by:
        return Choices(seat, following(state.setup.rules.trick, state.ranked, state.hands[seat], trick), others)
    return Choices(others=others) if others else NONE


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state after ``action``, what happened, and whether the phase is over."""
    match action:
        case Play(card):
            return (*laid(state, card), False)
        case Quit():
            return _quit(state)
        case TakeUpTrump() if state.turned is not None:
            return state._replace(lies=False), (TrumpTakenUp(state.dealer, state.turned),), False
    raise AssertionError(action)


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why a card may not be played, a trick not be quitted, the trump not be taken up."""
    match action:
        case Play(card):
            return _why_not_play(state, by, card)
        case Quit() if not trick_full(state):
            return message("refusal.trick_not_full")
    return None


def why_not_take_up(state: DealState) -> Message:
    """Return why the turned card cannot be taken up; at any time of the deal."""
    if not state.lies:
        return message("refusal.no_turn_up")
    return message("refusal.take_up_dealer" if may_take_up(state) else "refusal.take_up_early")


def laid(state: DealState, card: Card) -> Begun:
    """Return the deal with ``card`` played from the hand on turn, and what all see."""
    layout = state.layout
    seat = to_play(state)
    hands = list(state.hands)
    hands[seat] = Hand(hands[seat] & ~(1 << card))
    trick = (*state.trick, card)
    led = len(trick) == 1
    lies = state.lies and card != state.turned
    events: tuple[DealEvent, ...] = (played_from(seat, card, led),)
    played = state._replace(hands=tuple(hands), trick=trick, lies=lies)
    if led and len(state.faced) < len(layout.dummies):
        # As at bridge: the dummies are shown when the first card has been led.
        played, shown = opened(played, layout.dummies)
        events = (*events, *shown)
    if len(trick) == len(layout.chairs):
        taker = winner(played)
        taking = trick[(layout.chairs.index(taker) - layout.chairs.index(state.leader)) % len(trick)]
        events = (*events, won_by(taker, taking))
    return played, events


def _quit(state: DealState) -> Stepped:
    layout = state.layout
    taker = winner(state)
    tricks = (*state.tricks, TrickPlayed(state.leader, state.trick, taker))
    side = layout.side[taker]
    assert side is not None
    quitted = state._replace(tricks=tricks, trick=(), leader=taker)
    return quitted, (Quitted(taker, side, len(tricks)),), not any(quitted.hands[chair] for chair in layout.chairs)


def _why_not_play(state: DealState, by: By, card: int) -> Message:
    layout = state.layout
    if trick_full(state):
        return message("refusal.gather_first")
    seat = to_play(state)
    if layout.holder[seat] != by:
        return message("refusal.not_your_turn")
    hand = state.hands[seat]
    if card < 0 or not hand >> card & 1:
        return _why_not_from_here(state, by, card)
    suit = suit_led(state.ranked, state.trick)
    if suit is None:
        return message("refusal.joker_lead")
    held = (hand & state.ranked.of_suit[suit]).bit_count()
    if not held:
        return message("refusal.throw_joker")
    who = "dummy" if seat in layout.dummies else "you"
    return message(f"refusal.follow_{who}" + ("_one" if held == 1 else ""), suit=suit, held=held)


def _why_not_from_here(state: DealState, by: By, card: int) -> Message:
    layout = state.layout
    if to_play(state) in layout.dummies:
        return message("refusal.not_from_dummy")
    if any(card >= 0 and state.hands[dummy] >> card & 1 for dummy in layout.dummies if layout.holder[dummy] == by):
        return message("refusal.not_from_own")
    return message("refusal.not_held", card=card)


PHASE = Phase("play", begin, actors, choices, apply, why_not)
