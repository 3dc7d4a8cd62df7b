"""The count: what the deal is worth goes to the score (ED-70..75, W-GAME-13)."""

from dummywhist.engine.deal.action import CountDeal, DealAction
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.event import DealCounted, DealEvent
from dummywhist.engine.deal.layout import TABLE, By, Player, Side
from dummywhist.engine.deal.phases.honours import honours_held
from dummywhist.engine.deal.points import (
    Declared,
    count_bid,
    count_contract,
    count_targets,
    count_tricks,
    thrown_in,
)
from dummywhist.engine.deal.score import DealResult, count_deal
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.counts import BidCount, ContractCount, Count, TargetCount, TrickCount


def begin(state: DealState) -> tuple[DealState, tuple[DealEvent, ...]]:
    """Begin; the count itself is an action, so that the last trick can be looked at before it."""
    return state._replace(stage=None), ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act: any player, or the automation."""
    return (*state.layout.players, TABLE)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do."""
    return Choices(others=(CountDeal(),)) if by in actors(state) else NONE


def apply(state: DealState, by: By, action: DealAction) -> tuple[DealState, tuple[DealEvent, ...], bool]:
    """Return the state after the count."""
    result = counted(state)
    return state._replace(result=result), (DealCounted(result),), True


def counted(state: DealState) -> DealResult:
    """Return what the deal counts by the game's own kind of count."""
    before = dict(state.setup.before)
    tricks = {side: state.won_by(side) for side in state.layout.sides}
    match state.setup.rules.count:
        case Count() as count:
            kept = sum(1 for _, kept in state.kept if kept)
            times = 2**kept if count.kept else 1
            return count_deal(count, before, tricks, honours_held(state), state.called, times=times)
        case TrickCount() as count:
            return count_tricks(count, before, tricks)
        case TargetCount() as count:
            return count_targets(count, before, tricks, targets(state, count))
        case BidCount() as count:
            made = declared(state, tricks)
            return thrown_in(before) if made is None else count_bid(count, before, tricks, made)
        case ContractCount() as count:
            made = declared(state, tricks)
            return thrown_in(before) if made is None else count_contract(count, before, tricks, made)


def targets(state: DealState, count: TargetCount) -> dict[Side, int]:
    """Return the target of each player: the first to exchange took the dealt packet (TH-20, TH-21)."""
    found = {Side(str(player)): count.others for player in state.layout.players}
    takers = [player for player, kept in state.kept if not kept]
    for place, player in enumerate(takers):
        found[Side(str(player))] = count.thrown if place else count.dummy
    return found


def declared(state: DealState, tricks: dict[Side, int]) -> Declared | None:
    """Return the contract with the tricks of its side; None if nobody bid."""
    contract, layout = state.contract, state.layout
    if contract is None:
        return None
    side = layout.side[layout.own_seat(contract.declarer)]
    assert side is not None
    column = _column(state, contract.declarer)
    others = tuple(_column(state, player) for player in layout.players if player != contract.declarer)
    return Declared(
        column, others, contract.bid.level, contract.bid.denomination, contract.doubled, tricks[side]
    )  # fmt: skip


def _column(state: DealState, player: Player) -> Side:
    """Return where the points of ``player`` are written."""
    if state.setup.rules.seats.own_columns:
        return Side(str(player))
    side = state.layout.side[state.layout.own_seat(player)]
    assert side is not None
    return side
