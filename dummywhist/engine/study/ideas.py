"""Which idea is behind the card that would have been better? That of a strong player who finds it."""

from typing import Final

from dummywhist.engine.players.protocol import decide
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.retry import Idea, idea_for

STRONG: Final = "master"


def idea_of(judged: Judged) -> Idea | None:
    """Return the idea of a strong player who sees what the player saw; None if he plays no card as good as the best."""
    told = decide(STRONG, judged.decision.view, 0)
    return idea_for(judged, told.action.plays, told.idea)
