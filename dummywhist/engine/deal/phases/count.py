"""The count: what the deal is worth goes to the score (ED-70..75, W-GAME-13)."""

from dummywhist.engine.deal import counting
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.count import COUNT
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.counting import Facts
from dummywhist.engine.deal.event import DealCounted
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import TABLE, By, Side
from dummywhist.engine.deal.phases.auction import contract_of
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.phases.honours import HonoursAsked
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.score import DealResult
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.won import Agreed, won_by
from dummywhist.engine.rules.parts import Code


def begin(state: DealState) -> Begun:
    """Begin; the count itself is an action, so that the last trick can be looked at before it."""
    return state, ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return who may act: any player, or the automation."""
    return (*state.layout.players, TABLE)


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do."""
    return Choices(others=(COUNT,)) if by in actors(state) else NONE


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state after the count."""
    result = counted(state)
    return state._replace(result=result), (DealCounted(result),), True


def facts_of(state: DealState) -> Facts:
    """Return what the deal is counted by."""
    tricks = {side: won_by(state, side) for side in state.layout.sides}
    setup = state.setup
    return Facts(
        setup.rules.count, setup.layout, state.layout, dict(setup.before), tricks, state.held, state.trump,
        state.part(HonoursAsked).called, state.part(Exchanging).kept, contract_of(state),
        bool(state.part(Agreed).tricks),
        tuple(one._replace(keep=safe_tricks(state, one.offender)) for one in state.part(LawTable).penalties),
    )  # fmt: skip


def safe_tricks(state: DealState, side: Side) -> int:
    """Return how many tricks no revoke of ``side`` takes from it: in duplicate those before the first (W-AWL-6,
    DW-REV-4); otherwise none is safe.
    """
    laws, layout = state.setup.rules.laws, state.layout
    if laws is None or laws.code is not Code.AWL_DUPLICATE:
        return 0
    found = [row[2] for row in state.part(LawTable).proved if row[0] == side == layout.side[row[1]]]
    return sum(layout.side[trick.winner] == side for trick in state.tricks[: min(found, default=1) - 1])


def counted(state: DealState) -> DealResult:
    """Return what the deal counts."""
    return counting.counted(facts_of(state))


PHASE = Phase("count", begin, actors, choices, apply)
