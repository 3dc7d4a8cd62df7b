"""Keep the hand or throw it in for a packet, once each (HW-4..7, DD-5..7, TH-10..14)."""

from dummywhist.engine.cards.seat import SEATS, Seat, left_of
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.exchange import EXCHANGE, KEEP, Exchange, Keep
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealEvent, HandExchanged, HandKept
from dummywhist.engine.deal.glimpses import Glimpses, Memory
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.parts import Exchange as Rule
from dummywhist.engine.rules.parts import Order, Packet
from dummywhist.engine.values import NamedTuple


class Exchanging(NamedTuple):
    """Who has still to decide, decisions announced when all are made (DD-6), and who decided to keep his hand."""

    waiting: tuple[Player, ...] = ()
    silent: tuple[tuple[Player, bool], ...] = ()
    kept: tuple[tuple[Player, bool], ...] = ()


def packet_of(state: DealState, seat: Seat) -> Seat:
    """Return where the packet lies that the hand at ``seat`` may be exchanged for (HW-4, TH-11)."""
    if _rule(state).packet is Packet.RIGHT:
        return left_of(seat, 3)
    return next(place for place in SEATS if place not in state.layout.chairs)


def deciders(state: DealState) -> tuple[Player, ...]:
    """Return the players in the order in which they decide."""
    rule, layout = _rule(state), state.layout
    first = layout.chairs.index(state.dealer) + (0 if rule.order is Order.DEALER_FIRST else 1)
    seats = [layout.chairs[(first + step) % len(layout.chairs)] for step in range(len(layout.chairs))]
    return tuple(_player(state, seat) for seat in seats if rule.dealer_may or seat != state.dealer)


def begin(state: DealState) -> Begun:
    """Ask everybody who may exchange."""
    return state.with_part(Exchanging(deciders(state))), ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return the next to decide, or all of them where they decide at once."""
    waiting = state.part(Exchanging).waiting
    return waiting if _rule(state).order is Order.AT_ONCE else waiting[:1]


def choices(state: DealState, by: By) -> Choices:
    """Return both decisions."""
    return Choices(others=(KEEP, EXCHANGE)) if by in actors(state) else NONE


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state after a decision; silent ones are announced together."""
    rule, stage = _rule(state), state.part(Exchanging)
    made = (Player(by), isinstance(action, Keep))
    waiting = tuple(player for player in stage.waiting if player != by)
    if rule.order is Order.AT_ONCE:
        silent = (*stage.silent, made)
        if waiting:
            return state.with_part(Exchanging(waiting, silent)), (), False
        told = tuple((player, kept) for one in deciders(state) for player, kept in silent if player == one)
    else:
        told = (made,)
        if rule.once and not made[1]:
            # The dealt packet is gone and thrown hands are dead: nobody after him has anything to decide.
            told += tuple((player, True) for player in waiting)
            waiting = ()
    after, events = state.with_part(Exchanging(waiting, (), stage.kept)), list[DealEvent]()
    for player, kept in told:
        after, event = _decided(after, player, kept)
        events.append(event)
    return after, tuple(events), not waiting


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why he may not decide."""
    if not isinstance(action, Keep | Exchange):
        return None
    if any(by == player for player, _ in state.part(Exchanging).kept):
        return message("refusal.decided")
    if by in state.layout.players and by not in deciders(state):
        return message("refusal.dealer_keeps")
    return message("refusal.decides_later" if by in state.layout.players else "untimely.players_only")


def _decided(state: DealState, player: Player, kept: bool) -> tuple[DealState, DealEvent]:
    seat = state.layout.own_seat(player)
    stage = state.part(Exchanging)
    state = state.with_part(stage._replace(kept=(*stage.kept, (player, kept))))
    if kept:
        return state, HandKept(player, seat)
    packet = packet_of(state, seat)
    hands = list(state.hands)
    hands[seat], hands[packet] = hands[packet], hands[seat]
    glimpses = state.part(Glimpses)
    moved = {seat: packet, packet: seat}
    memory = tuple(seen._replace(seat=moved.get(seen.seat, seen.seat)) for seen in glimpses.memory)
    thrown = Memory(player, packet, state.hands[seat])
    # HW-7: a dealer who exchanges loses the turned card.
    lies = state.lies and seat != state.dealer
    after = state._replace(hands=tuple(hands), lies=lies).with_part(glimpses._replace(memory=(*memory, thrown)))
    return after, HandExchanged(player, seat, packet)


def _rule(state: DealState) -> Rule:
    rule = state.setup.rules.exchange
    assert rule is not None
    return rule


def _player(state: DealState, seat: Seat) -> Player:
    player = state.layout.holder[seat]
    assert player is not None
    return player


PHASE = Phase("exchange", begin, actors, choices, apply, why_not)
