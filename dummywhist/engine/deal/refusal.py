"""Why may somebody not do this? A message with the law in it: of a layer, of the phase, or of the time."""

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.layers.catalogue import stack_of
from dummywhist.engine.deal.layers.laws.layer import BY_LAW
from dummywhist.engine.deal.layout import By
from dummywhist.engine.deal.phases.catalogue import PHASES
from dummywhist.engine.deal.phases.play import why_not_take_up
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.deal.untimely import untimely
from dummywhist.engine.messages import Message, message


def why_not(state: DealState, by: By, action: DealAction) -> Message:
    """Return why ``by`` may not do ``action`` in ``state``; meant for actions that are not among his choices."""
    phase = state.phase_name
    if phase == "over":
        return message("refusal.over")
    for layer in reversed(stack_of(state.setup.rules.layers).layers):
        said: Message | None = layer.why_not(state, by, action)
        if said is not None:
            return said
    return PHASES[phase].why_not(state, by, action) or _at_no_time(state, action) or untimely(state, by, action)


def _at_no_time(state: DealState, action: DealAction) -> Message | None:
    """Return why something that belongs to the play cannot be done now, or in this game at all."""
    if state.setup.rules.laws is None and type(action) in BY_LAW:
        return message("refusal.no_laws")
    if action.word == "take-up":
        return why_not_take_up(state)
    key = IN_NO_PLAY.get(action.word)
    if key is None:
        return None
    return message(key if state.phase_name == "play" else "refusal.not_in_play")


IN_NO_PLAY: Final[Mapping[str, str]] = {
    "play": "refusal.not_in_play",
    "claim": "refusal.no_claims",
    "judge": "refusal.no_claim",
    "share-out": "refusal.not_abandoned",
    "accept": "refusal.no_claim",
    "decline": "refusal.no_claim",
}
"""What is said in the play of a game in which these cannot be done: by the word of the action."""
