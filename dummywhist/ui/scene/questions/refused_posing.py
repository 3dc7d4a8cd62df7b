"""What is asked of who claimed too many tricks? To play on, and whether the line is to be shown later (W-CLAIM-5)."""

from __future__ import annotations

from typing import Final

from dummywhist.ui.scene.questions.question import LawQuestion, Reply
from dummywhist.ui.scene.wording import Phrase

PLAY_ON: Final = "play on"
SHOW_LINE: Final = "show the line"
"""What the buttons stand for, which are no actions of the deal."""


def refused_question(tricks: int, left: int, shows_line: bool, phrase: Phrase) -> LawQuestion:
    """Return the bar after a claim of ``tricks`` of those ``left`` was refused by the solver."""
    key = "law.refused_all" if tricks == left else "law.refused"
    replies = (
        Reply(phrase("law.play_on"), PLAY_ON),
        Reply(phrase("law.show_line"), SHOW_LINE, marked=shows_line),
    )
    return LawQuestion(
        phrase(key, n=tricks, of=left), phrase("law.refused_why"), replies, "W-CLAIM-5", phrase("law.text"),
        phrase("law.back"),
    )  # fmt: skip
