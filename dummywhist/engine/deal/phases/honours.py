"""The call of honours, where they must be called: after the last card, before the next trump (ED-74, W-HON-3)."""

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.count import CALL_HONOURS, NO_HONOURS, CallHonours
from dummywhist.engine.deal.choices import NONE, Choices
from dummywhist.engine.deal.counting import honours_held
from dummywhist.engine.deal.event import DealEvent, HonoursCalled, HonoursPassed
from dummywhist.engine.deal.layout import By, Player, Side
from dummywhist.engine.deal.phases.phase import Begun, Phase, Stepped
from dummywhist.engine.deal.score import honour_points
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.values import NamedTuple


class HonoursAsked(NamedTuple):
    """Who has still to answer, and the sides that called their honours (None: they need not be called)."""

    waiting: tuple[Player, ...] = ()
    called: frozenset[Side] | None = None


def entitled(state: DealState, side: Side) -> bool:
    """Whether ``side`` may count honours: enough of them, and not barred (W-HON-1, W-HON-2)."""
    count = state.setup.rules.count
    if not isinstance(count, Count) or count.honours is None:
        return False
    held = honours_held(state.layout, state.held, state.trump)
    if not honour_points(count.honours, held[side], held[state.layout.other_side(side)]):
        return False
    return not (count.honours.barred_one_short and dict(state.setup.before)[side] >= count.game - 1)


def begin(state: DealState) -> Begun:
    """Ask every player, if honours must be called."""
    rule = state.setup.rules.honours
    if rule is None or not rule.called or state.trump is None:
        return state, ()
    return state.with_part(HonoursAsked(state.layout.players, frozenset())), ()


def actors(state: DealState) -> tuple[By, ...]:
    """Return the players who have not yet answered."""
    return state.part(HonoursAsked).waiting


def choices(state: DealState, by: By) -> Choices:
    """Return what ``by`` may do: call what his side holds, or call nothing."""
    if by not in actors(state):
        return NONE
    side = _side_of(state, by)
    if entitled(state, side):
        return Choices(others=(CALL_HONOURS, NO_HONOURS))
    return Choices(others=(NO_HONOURS,))


def apply(state: DealState, by: By, action: DealAction) -> Stepped:
    """Return the state after ``action``, what happened, and whether the phase is over."""
    asked = state.part(HonoursAsked)
    called = asked.called or frozenset()
    side = _side_of(state, by)
    if isinstance(action, CallHonours):
        waiting = tuple(player for player in asked.waiting if _side_of(state, player) != side)
        called = called | {side}
        event: DealEvent = HonoursCalled(Player(by), side)
    else:
        waiting = tuple(player for player in asked.waiting if player != by)
        event = HonoursPassed(Player(by))
    return state.with_part(HonoursAsked(waiting, called)), (event,), not waiting


def why_not(state: DealState, by: By, action: DealAction) -> Message | None:
    """Return why honours may not be called."""
    if not isinstance(action, CallHonours) or by not in actors(state):
        return None
    held = honours_held(state.layout, state.held, state.trump)[_side_of(state, by)]
    if held >= 3:
        return message("refusal.honours_barred")
    return message("refusal.honours_few" if held else "refusal.honours_none", held=held)


def _side_of(state: DealState, by: By) -> Side:
    layout = state.layout
    side = layout.side[layout.own_seat(Player(by))]
    assert side is not None
    return side


PHASE = Phase("honours", begin, actors, choices, apply, why_not)
