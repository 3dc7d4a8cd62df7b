"""Which idea is behind the card that would have been better? That of a strong player who finds it."""

from typing import Final

from dummywhist.engine.messages import Message
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.retry import is_right

STRONG: Final = "master"


def idea_of(judged: Judged) -> Message | None:
    """Return the idea of a strong player who sees what the player saw; None if he plays no right card himself."""
    decision = judged.decision
    told = decide(STRONG, decision.view, 0)
    card = told.action.plays
    return told.idea if card is not None and card in judged.seen and is_right(judged, card) else None
