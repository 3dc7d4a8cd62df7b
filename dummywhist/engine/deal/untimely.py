"""When may something be done in a deal? Why not now: the game has none of it, it is done already, or not yet due."""

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.count import CallHonours, PassHonours
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.packets import Reveal
from dummywhist.engine.deal.layout import CHANCE, By
from dummywhist.engine.deal.phases.deal import Dealing, Step
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message


def untimely(state: DealState, by: By, action: DealAction) -> Message:
    """Return why ``by`` may not do ``action`` in this part of the deal."""
    match action:
        case DealCards() | Reveal() if by != CHANCE:
            return message("refusal.chance")
        case DealCards():
            return message("untimely.deal_early" if _to_be_cut(state) else "untimely.deal_late")
        case CutPack():
            return message("untimely.cut_by" if _to_be_cut(state) else "untimely.cut_late")
        case TurnTrump():
            return _turning(state)
        case CallHonours() | PassHonours():
            return _honours(state)
    phase, word = action.declared.phase, action.declared.untimely
    if phase is None or word is None:
        return message("refusal.not_now")
    phases = state.setup.rules.phases
    if phase not in phases:
        return message(f"untimely.{word}_none")
    at = phases.index(phase)
    if state.phase == at:
        return message("refusal.not_your_turn")
    return message(f"untimely.{word}_early" if state.phase < at else f"untimely.{word}_late")


def _to_be_cut(state: DealState) -> bool:
    return state.phase_name == "deal" and state.part(Dealing).step is Step.CUT


def _turning(state: DealState) -> Message:
    if state.setup.rules.dealing.turned is None:
        return message("untimely.turn_none")
    if state.phase_name != "deal":
        return message("untimely.turn_late")
    return message("untimely.turn_by" if state.part(Dealing).step is Step.TURN else "untimely.turn_early")


def _honours(state: DealState) -> Message:
    rule = state.setup.rules.honours
    if rule is None:
        return message("untimely.honours_none")
    return message("untimely.honours_when" if rule.called else "untimely.honours_uncalled")
