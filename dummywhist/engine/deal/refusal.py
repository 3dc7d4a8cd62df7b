"""Why may somebody not do this? A message with the law in it."""

from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.deal.action import (
    Accept,
    Bid,
    Call,
    CallHonours,
    ChooseDummy,
    Claim,
    DealAction,
    DealCards,
    Decline,
    Discard,
    Double,
    Exchange,
    Judge,
    Keep,
    NameDirection,
    NameTrump,
    Pass,
    Play,
    Quit,
    Redouble,
    TakeDiscard,
    TakeUpTrump,
)
from dummywhist.engine.deal.counting import honours_held
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import CHANCE, By, Player
from dummywhist.engine.deal.phases import (
    auction,
    choose_dummy,
    deal,
    discard,
    exchange,
    honours,
    jokers,
    name,
    play,
)
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.untimely import untimely
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Dealing, TurnedTo


def why_not(state: DealState, by: By, action: DealAction) -> Message:
    """Return why ``by`` may not do ``action`` in ``state``; meant for actions that are not among his choices."""
    phase = state.phase_name
    if phase == "over":
        return message("refusal.over")
    match action:
        case DealCards() if by == CHANCE and state.part(deal.Dealing).step is deal.Step.DEAL:
            return _why_not_dealt(state.setup.rules.dealing)
        case Play(card):
            return _why_not_play(state, by, card) if phase == "play" else message("refusal.not_in_play")
        case Quit() if phase == "play" and not play.trick_full(state):
            return message("refusal.trick_not_full")
        case TakeUpTrump():
            return _why_not_take_up(state)
        case CallHonours() if phase == "honours" and by in honours.actors(state):
            return _why_no_honours(state, by)
        case Bid() | Pass() | Double() | Redouble() if phase == "auction":
            return _why_not_call(state, by, action)
        case Discard() if phase == "discard":
            return _why_not_discard(state, by)
        case NameTrump() | NameDirection() if phase == "name":
            return _why_not_name(state, by)
        case Keep() | Exchange() if phase == "exchange":
            return _why_not_decide(state, by)
        case ChooseDummy() if phase == "choose_dummy":
            return message("refusal.not_your_turn" if by not in choose_dummy.actors(state) else "refusal.no_packet")
        case TakeDiscard() if phase == "jokers":
            return message("refusal.take_joker" if by in jokers.actors(state) else "refusal.not_your_turn")
        case Claim() | Judge() | Accept() | Decline():
            return _why_not_claim(state, by, action)
    return untimely(state, by, action)


def _why_not_dealt(dealing: Dealing) -> Message:
    if dealing.turned is TurnedTo.NOBODY:
        return message("refusal.deal_nobody", hands=len(dealing.packets))
    if dealing.served_after:
        return message("refusal.deal_jokers" if dealing.extra else "refusal.deal_packet")
    return message("refusal.deal")


def _why_not_call(state: DealState, by: By, call: Call) -> Message:
    if by not in auction.actors(state):
        return message("refusal.not_your_call")
    contract = auction.contract_of(state)
    match call:
        case Pass():
            return message("refusal.dealer_bids")
        case Double() | Redouble() if not auction.doubles(state):
            return message("refusal.no_doubles")
        case Double():
            if contract is None:
                return message("refusal.nothing_to_double")
            return message("refusal.double_own" if contract.declarer == by else "refusal.doubled")
        case Redouble():
            return message("refusal.redouble")
    if contract is None:
        return message("refusal.no_such_bid")
    return too_low(contract.bid, call) if auction.may_be_bid(state, call) else message("refusal.bid_low")


def too_low(best: Bid, bid: Bid) -> Message:
    """Return why ``bid``, which the game has, does not raise ``best`` (BD-14, SD-11)."""
    return message("refusal.same_level" if bid.level == best.level and bid.level else "refusal.bid_low")


def _why_not_discard(state: DealState, by: By) -> Message:
    if by not in discard.actors(state):
        return message("refusal.declarer_discards")
    return message("refusal.discard", spare=state.setup.rules.dealing.extra)


def _why_not_name(state: DealState, by: By) -> Message:
    if by not in name.actors(state):
        return message("refusal.not_your_turn")
    contract = auction.contract_of(state)
    no_trump = contract is not None and contract.bid.denomination == "nt"
    return message("refusal.name_direction" if no_trump else "refusal.name_suit")


def _why_not_decide(state: DealState, by: By) -> Message:
    if any(by == player for player, _ in state.part(exchange.Exchanging).kept):
        return message("refusal.decided")
    if by in state.layout.players and by not in exchange.deciders(state):
        return message("refusal.dealer_keeps")
    return message("refusal.decides_later" if by in state.layout.players else "untimely.players_only")


def _why_not_claim(state: DealState, by: By, action: DealAction) -> Message:
    if state.phase_name != "play":
        return message("refusal.not_in_play")
    claim = claim_of(state)
    if not isinstance(action, Claim):
        if claim is None:
            return message("refusal.no_claim")
        return message("refusal.own_claim" if by == claim[0] else "refusal.claim_judged")
    if not state.setup.rules.trick.claims:
        return message("refusal.no_claims")
    if claim is not None:
        return message("refusal.claim_open")
    if play.trick_full(state):
        return message("refusal.gather_first")
    return message("refusal.claim_many", left=play.unplayed(state))


def _why_not_play(state: DealState, by: By, card: int) -> Message:
    layout = state.layout
    if claim_of(state) is not None:
        return message("refusal.claim_open")
    if play.trick_full(state):
        return message("refusal.gather_first")
    seat = play.to_play(state)
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
    if play.to_play(state) in layout.dummies:
        return message("refusal.not_from_dummy")
    if any(card >= 0 and state.hands[dummy] >> card & 1 for dummy in layout.dummies if layout.holder[dummy] == by):
        return message("refusal.not_from_own")
    return message("refusal.not_held", card=card)


def _why_not_take_up(state: DealState) -> Message:
    if not state.lies:
        return message("refusal.no_turn_up")
    return message("refusal.take_up_dealer" if play.may_take_up(state) else "refusal.take_up_early")


def _why_no_honours(state: DealState, by: By) -> Message:
    side = state.layout.side[state.layout.own_seat(Player(by))]
    assert side is not None
    held = honours_held(state.layout, state.held, state.trump)[side]
    if held >= 3:
        return message("refusal.honours_barred")
    return message("refusal.honours_few" if held else "refusal.honours_none", held=held)
