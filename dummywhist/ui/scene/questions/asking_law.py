"""What have all questions of the law in common? Who answers for a hand, and the parts of a bar."""

from __future__ import annotations

from collections.abc import Sequence

from dummywhist.engine.cards.seat import Seat
from dummywhist.ui.scene.questions.question import LawQuestion, Reply
from dummywhist.ui.scene.standing import Naming


def bar(naming: Naming, title: str, replies: Sequence[Reply], rule: str, proof: str = "") -> LawQuestion:
    """Return the bar that asks ``title`` by ``rule``."""
    return LawQuestion(title, proof, tuple(replies), rule, naming.phrase("law.text"), naming.phrase("law.back"))


def who(naming: Naming, seat: Seat) -> str:
    """Return who answers for the hand at ``seat``."""
    return naming.player_name(naming.layout.holder[seat])
