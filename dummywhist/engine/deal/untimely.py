"""When may something be done in a deal? Why not now: the game has none of it, it is done already, or not yet due."""

from collections.abc import Callable, Mapping
from typing import Final

from dummywhist.engine.deal.actions.action import DealAction, Doer
from dummywhist.engine.deal.layout import CHANCE, By
from dummywhist.engine.deal.phases.deal import Dealing, Step
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message


def untimely(state: DealState, by: By, action: DealAction) -> Message:
    """Return why ``by`` may not do ``action`` in this part of the deal."""
    declared = action.declared
    if declared.doer is Doer.CHANCE and by != CHANCE:
        return message("refusal.chance")
    if declared.word in PARTICULAR:
        return PARTICULAR[declared.word](state)
    phase, word = declared.phase, declared.untimely
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


def _dealing(state: DealState) -> Message:
    return message("untimely.deal_early" if _to_be_cut(state) else "untimely.deal_late")


def _cutting(state: DealState) -> Message:
    return message("untimely.cut_by" if _to_be_cut(state) else "untimely.cut_late")


PARTICULAR: Final[Mapping[str, Callable[[DealState], Message]]] = {
    "deal": _dealing, "cut": _cutting, "turn": _turning, "honours": _honours, "no-honours": _honours,
}  # fmt: skip
"""Of what more is to be said than that the game has none, or that it is too early or too late: by its word."""
