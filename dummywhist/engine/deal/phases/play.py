"""The play: lead, follow suit, quit the trick, take up the turned trump (ED-40..44, W-PLAY, W-QUIT, W-TRUMP-2)."""

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand
from dummywhist.engine.cards.ranking import Ranking, suit_led, winning_index
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.action import STANDINGS, Accept, Claim, DealAction, Decline, Judge, Play, Quit, TakeUpTrump
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import (
    ClaimAnswered,
    Claimed,
    ClaimJudged,
    DealEvent,
    Played,
    Quitted,
    TrickWon,
    TrumpTakenUp,
)
from dummywhist.engine.deal.layers.claims import Claiming, claim_of
from dummywhist.engine.deal.layout import REFEREE, TABLE, By, Layout, Player
from dummywhist.engine.deal.phases.auction import Contract, contract_of, thrown_in
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.phases.face import opened
from dummywhist.engine.deal.state import DealState, TrickPlayed
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


def begin(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
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
    """Return who may act: who plays the hand on turn; anybody to quit a full trick; the dealer to take up his trump.

    Nobody else does before a claim is judged and answered. Where claims are made, either player may make one while a
    trick is open.
    """
    layout = state.layout
    claim, judged, _ = state.part(Claiming)
    if claim is not None:
        if state.setup.rules.trick.judged and judged is None:
            return (REFEREE,)
        return tuple(player for player in layout.players if player != claim[0])
    if trick_full(state):
        return (*layout.players, TABLE)
    if thrown_in(state):
        return ()
    player = layout.holder[to_play(state)] or TABLE
    acting: tuple[By, ...] = (player,)
    if state.setup.rules.trick.claims:
        acting = layout.players
    if may_take_up(state):
        dealer = layout.holder[state.dealer] or TABLE
        acting = (*acting, TABLE) if dealer in acting else (*acting, dealer, TABLE)
    return acting


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do. The automation (`TABLE`) may quit and take up, never play."""
    layout = state.layout
    if claim_of(state) is not None:
        if by not in actors(state):
            return NONE
        judging = tuple(Judge(standing) for standing in STANDINGS)
        return Choices(others=judging if by == REFEREE else (Accept(), Decline()))
    others: tuple[DealAction, ...] = ()
    if state.lies and by in (TABLE, layout.holder[state.dealer]) and may_take_up(state):
        others = (TakeUpTrump(),)
    if trick_full(state):
        return Choices(others=(Quit(), *others)) if by == TABLE or by in layout.players else NONE
    if state.setup.rules.trick.claims and by in layout.players:
        others = (*others, *(Claim(tricks) for tricks in range(unplayed(state) + 1)))
    seat = to_play(state)
    if layout.holder[seat] == by:
        return Choices(seat, following(state.setup.rules.trick, state.ranked, state.hands[seat], state.trick), others)
    return Choices(others=others) if others else NONE


def apply(state: DealState, by: By, action: DealAction) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    """Return the state after ``action``, what happened, and whether the phase is over."""
    match action:
        case Play(card):
            return (*_play(state, card), False)
        case Quit():
            return _quit(state)
        case TakeUpTrump() if state.turned is not None:
            return state._replace(lies=False), (TrumpTakenUp(state.dealer, state.turned),), False
        case Claim(tricks):
            player = Player(by)
            return state.with_part(Claiming((player, tricks))), (Claimed(player, tricks, unplayed(state)),), False
        case Judge(standing):
            return state.with_part(state.part(Claiming)._replace(judged=standing)), (ClaimJudged(standing),), False
        case Decline():
            return state.with_part(Claiming()), (ClaimAnswered(Player(by), False),), False
        case Accept():
            return _agreed(state), (ClaimAnswered(Player(by), True),), True
    raise AssertionError(action)


def _agreed(state: DealState) -> DealState:
    """Return the state with the tricks still to be played divided as claimed (DF-51)."""
    layout, claim = state.layout, claim_of(state)
    assert claim is not None
    claimant, tricks = claim
    side = layout.side[layout.own_seat(claimant)]
    assert side is not None
    left = unplayed(state)
    return state.with_part(Claiming(agreed=((side, tricks), (layout.other_side(side), left - tricks))))


def _play(state: DealState, card: Card) -> tuple[DealState, tuple[DealEvent, ...]]:
    layout = state.layout
    seat = to_play(state)
    hands = list(state.hands)
    hands[seat] = Hand(hands[seat] & ~(1 << card))
    trick = (*state.trick, card)
    led = len(trick) == 1
    lies = state.lies and card != state.turned
    events: tuple[DealEvent, ...] = (Played(seat, card, led),)
    played = state._replace(hands=tuple(hands), trick=trick, lies=lies)
    if led and len(state.faced) < len(layout.dummies):
        # As at bridge: the dummies are shown when the first card has been led.
        played, shown = opened(played, layout.dummies)
        events = (*events, *shown)
    if len(trick) == len(layout.chairs):
        taker = winner(played)
        taking = trick[(layout.chairs.index(taker) - layout.chairs.index(state.leader)) % len(trick)]
        events = (*events, TrickWon(taker, taking))
    return played, events


def _quit(state: DealState) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    layout = state.layout
    taker = winner(state)
    tricks = (*state.tricks, TrickPlayed(state.leader, state.trick, taker))
    side = layout.side[taker]
    assert side is not None
    quitted = state._replace(tricks=tricks, trick=(), leader=taker)
    return quitted, (Quitted(taker, side, len(tricks)),), not any(quitted.hands[chair] for chair in layout.chairs)
